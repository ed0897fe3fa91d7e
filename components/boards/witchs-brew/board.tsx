import { useEffect, useMemo } from 'react';

import type { BoardProps } from '@/components/kit/board';
import { TableShell } from '@/components/kit/shell/table-shell';
import { useLayout } from '@/components/kit/shell/use-layout';
import { useTable } from '@/components/kit/shell/use-table';
import { usePickedUp, type PickedUp } from '@/components/kit/use-picked-up';
import type { WitchsBrew } from '@/engine/games/witchs-brew/state';

import { ChooseScreen } from './table/choose-screen';
import { FinalCount } from './scenes/final-count';
import { layoutFor } from './layout';
import { PRIVATE_WORDS } from './words/private-words';
import { SceneLayer } from './scenes/scene-layer';
import { Sheets } from './sheets/sheets';
import { TableProvider, type Setting } from './table';
import { useInteraction } from './touch/use-interaction';
import { SHOWING, useNear } from './scenes/use-stage';
import { Workshop } from './arrangements';

export type WitchsBrewBoardProps = BoardProps<WitchsBrew>;

/** Witch's Brew, as one player or the open table sees it. */
export function WitchsBrewBoard(props: WitchsBrewBoardProps) {
  const pickedUp = usePickedUpToChoose(props);
  const { setting: table, stage } = useTable({ ...props, pickedUp }, SHOWING);
  const { view, moves, speech } = table;
  const { scene, fact, step } = stage;
  const near = useNear(view, fact !== null);
  const hint = moves.length > 0 ? (props.hint ?? null) : null;
  const { pointing, touches } = useInteraction({ ...props, view, moves, speech });
  const layout = useLayout(layoutFor, table);
  const setting = useMemo<Setting>(
    () => ({ ...table, ...touches, layout, near, hint }),
    [table, touches, layout, near, hint],
  );
  return (
    <TableProvider setting={setting} pointing={pointing} scene={scene}>
      <TableShell
        stage={stage}
        skipLabel={PRIVATE_WORDS[speech.language].skip}
        finale={fact?.type === 'ended' ? <FinalCount ended={fact} onDone={stage.skip} /> : null}
      >
        {isChoosing({ view, moves }) ? <ChooseScreen /> : <Workshop />}
        <Sheets />
        {scene ? <SceneLayer key={step} scene={scene} /> : null}
      </TableShell>
    </TableProvider>
  );
}

/** There is no hand yet while roles are chosen: whoever looks through them has taken the device to himself. */
function usePickedUpToChoose(props: WitchsBrewBoardProps): PickedUp {
  const { isFaceDown, pickUp } = usePickedUp(props.view.viewer, props.pickedUp);
  const isTakenUp = isFaceDown && props.told.length === 0 && isChoosing(props);
  useEffect(() => {
    if (isTakenUp) pickUp();
  }, [isTakenUp, pickUp]);
  return { isFaceDown: isFaceDown && !isTakenUp, pickUp };
}

/** Roles are chosen in private, on a screen of its own. */
function isChoosing({ view, moves }: Pick<WitchsBrewBoardProps, 'view' | 'moves'>): boolean {
  return view.asked?.what.type === 'choose' && view.asked.seat === view.viewer && moves.length > 0;
}
