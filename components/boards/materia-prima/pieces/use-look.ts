import type { Colour } from '@/engine/core/guise';
import type { Seat } from '@/engine/core/seat';
import { isSkull } from '@/engine/games/materia-prima/queries/figures';
import type { FigureId } from '@/engine/games/materia-prima/state';

import { usePerson, useSetting } from '../table';
import { playerOf } from '../touch/situation';

interface Look {
  readonly colour: Colour;
  readonly isSkull: boolean;
}

/** What tells a figure from others of its shape: whose it is, and which of its sides is up. */
export function useLook(seat: Seat, figure: FigureId): Look {
  const { view } = useSetting();
  const { colour } = usePerson(seat);
  return { colour, isSkull: isSkull(playerOf(view, seat), figure) };
}
