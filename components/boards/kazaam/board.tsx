import { memo, useCallback, useMemo, useState } from 'react';

import type { BoardProps } from '@/components/kit/board';
import { Ground } from '@/components/kit/shell/ground';
import { TableShell } from '@/components/kit/shell/table-shell';
import { useLayout } from '@/components/kit/shell/use-layout';
import { useTable } from '@/components/kit/shell/use-table';
import type { Kazaam } from '@/engine/games/kazaam/state';
import type { TileId } from '@/engine/games/kazaam/tiles';

import { Arrangement, type ArrangementProps } from './arrangements';
import { partOf } from './scenes/places';
import { KazaamMoment } from './scenes/kazaam-moment';
import { layoutFor } from './layout';
import { SceneLayer } from './scenes/scene-layer';
import { MovesSheet, OpponentSheet, ShownTilesSheet } from './sheets/sheets';
import { TileSheet } from './sheets/tile-sheet';
import { stopAsked, StopAnswers, StopQuestion } from './sheets/stop-question';
import { TableProvider, useSetting, type Setting } from './table';
import { useInteraction } from './touch/use-interaction';
import { useFresh, useShowing } from './scenes/use-stage';

export type KazaamBoardProps = BoardProps<Kazaam>;

/** Kazaam, as one player or the open table sees it. */
export function KazaamBoard(props: KazaamBoardProps) {
  const [carried, setCarried] = useState<TileId | null>(null);
  const { setting: table, stage, told } = useTable(props, useShowing(carried));
  const { view, moves, speech } = table;
  const { scene, fact, step } = stage;
  const fresh = useFresh(table.isFaceDown ? view : props.view, told);
  const { pointing, touches } = useInteraction({ ...props, view, moves, speech, onCarried: setCarried });
  const layout = useLayout(layoutFor, table);
  const lifted = scene?.lifted ?? null;
  const isHolderAsked = props.view.asked?.seat === props.view.viewer;
  const setting = useMemo<Setting>(
    () => ({ ...table, ...touches, layout, lifted, fresh, isHolderAsked }),
    [table, touches, layout, lifted, fresh, isHolderAsked],
  );
  return (
    <TableProvider setting={setting} pointing={pointing} scene={scene}>
      <TableShell
        partOf={partOf}
        stage={stage}
        skipLabel={speech.words.skip}
        finale={
          fact?.type === 'completed' ? (
            <KazaamMoment seat={fact.seat} size={layout.board} onDone={stage.skip} />
          ) : null
        }
      >
        <Ground>
          <Content actions={props.actions} chronicle={props.chronicle} onRule={props.onRule} />
        </Ground>
        {scene ? <SceneLayer key={step} scene={scene} /> : null}
      </TableShell>
    </TableProvider>
  );
}

type ContentProps = Pick<KazaamBoardProps, 'actions' | 'chronicle' | 'onRule'>;

const Content = memo(function Content({ actions, chronicle, onRule }: ContentProps) {
  const { shown } = useSetting().view;
  const [isListing, setListing] = useState(false);
  const [hidden, setHidden] = useState<readonly number[] | null>(null);
  const openMoves = useCallback(() => setListing(true), []);
  const closeMoves = useCallback(() => setListing(false), []);
  const reveal = useCallback(() => setHidden(null), []);
  return (
    <>
      <TableOrQuestion actions={actions} chronicle={chronicle} onMoves={openMoves} onReveal={reveal} />
      <MovesSheet isOpen={isListing} onClose={closeMoves} />
      <OpponentSheet onRule={onRule} />
      <ShownTilesSheet isOpen={hidden !== shown} onClose={() => setHidden(shown)} />
      <TileSheet />
    </>
  );
});

/** The table itself, or the question that is asked about a power. */
function TableOrQuestion(props: ArrangementProps) {
  const { view, moves, layout } = useSetting();
  const question = stopAsked({ view, moves });
  if (!question) return <Arrangement {...props} />;
  return (
    <>
      <StopQuestion question={question} size={layout.pair} actions={props.actions} />
      <StopAnswers />
    </>
  );
}
