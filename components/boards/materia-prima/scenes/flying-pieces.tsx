import type { Side } from '@/components/kit/stage/between';
import type { Box } from '@/components/kit/stage/box';
import type { Placed } from '@/components/kit/stage/cue-view';
import { Flight, Sided } from '@/components/kit/stage/flights';
import { useTheme } from '@/components/kit/theme';
import type { Seat } from '@/engine/core/seat';
import { COST, FORMULA_LEVEL, type FormulaId } from '@/engine/games/materia-prima/cards';
import { EXTENSION, KINDS, type Extension, type Kind, type Thing } from '@/engine/games/materia-prima/data';

import { FormulaCard, SHAPE } from '../art/formula-card';
import { CardBack } from '../art/mission-card';
import { Token } from '../art/small-pieces';
import { ExtensionPlaque, plaqueHeight } from '../art/tower-card';
import { usePerson, useSetting } from '../table';
import type { CueOf } from './cues';
import type { Name } from './lying';

type FlightProps = Omit<Placed<CueOf<'fly'>>, 'cue'>;

const isFormula = (name: Name): name is FormulaId => name in COST;
const isExtension = (name: Name): name is Extension => name in EXTENSION;

export function PieceFlight({ cue, ...flight }: Placed<CueOf<'fly'>>) {
  const { sort, piece, side } = cue;
  const kind = KINDS.find((one) => one === sort);
  if (piece === null || isFormula(piece)) {
    return kind ? <FormulaFlight {...flight} kind={kind} formula={piece} side={side} /> : null;
  }
  if (isExtension(piece)) return <ExtensionFlight {...flight} extension={piece} />;
  return <ThingFlight {...flight} thing={piece} />;
}

const THING = { least: 14, most: 34, share: 0.24 };

/** As large as elements are where it leaves. */
function thingSize({ width }: Box): number {
  return Math.round(Math.min(THING.most, Math.max(THING.least, width * THING.share)));
}

function ThingFlight({ thing, ...flight }: FlightProps & { readonly thing: Thing }) {
  const size = thingSize(flight.from);
  const scales = [1, thingSize(flight.to) / size] as const;
  return (
    <Flight {...flight} width={size} height={size} scales={scales} seen="passing">
      <Token thing={thing} size={size} />
    </Flight>
  );
}

const FORMULA = 64;

interface FormulaFlightProps extends FlightProps {
  readonly kind: Kind;
  readonly formula: FormulaId | null;
  readonly side: Side;
}

function FormulaFlight({ kind, formula, side, ...flight }: FormulaFlightProps) {
  const { near } = useSetting();
  const size = { width: FORMULA, height: Math.round(FORMULA * SHAPE) };
  const back = <CardBack kind={kind} {...size} />;
  const face = formula === null ? back : <SmallFormula formula={formula} seat={near} {...size} />;
  return (
    <Flight {...flight} {...size} scales={[0.5, 0.8]} seen="passing">
      <Sided side={side} face={face} back={back} {...size} progress={flight.progress} />
    </Flight>
  );
}

interface SmallFormulaProps {
  readonly formula: FormulaId;
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
}

/** A formula by its name and price alone, in the colour of a seat. */
export function SmallFormula({ formula, seat, width, height }: SmallFormulaProps) {
  const { speech } = useSetting();
  const { colour } = usePerson(seat);
  return (
    <FormulaCard
      formula={formula}
      name={speech.text.formula(formula)}
      level={FORMULA_LEVEL[formula]}
      cost={COST[formula]}
      width={width}
      height={height}
      colour={colour}
      isLit
    />
  );
}

function ExtensionFlight({ extension, ...flight }: FlightProps & { readonly extension: Extension }) {
  const { scheme } = useTheme();
  const width = Math.round(Math.min(84, Math.max(44, flight.from.width)));
  return (
    <Flight {...flight} width={width} height={plaqueHeight(width)} scales={[1, 0.6]} seen="passing">
      <ExtensionPlaque extension={extension} width={width} theme={scheme} isLit />
    </Flight>
  );
}
