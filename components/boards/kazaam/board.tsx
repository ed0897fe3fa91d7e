import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Bench } from '@/components/kit/bench';
import type { BoardProps } from '@/components/kit/board';
import { DragProvider } from '@/components/kit/drag-layer';
import { useRoom } from '@/components/kit/pane';
import { useSpeech } from '@/components/kit/speech';
import { AnchorProvider, ROOT, useAnchor } from '@/components/kit/stage/anchors';
import { SkipArea } from '@/components/kit/stage/skip-area';
import { usePickedUp } from '@/components/kit/use-picked-up';
import { useTableRoom } from '@/components/kit/use-table-room';
import type { Told } from '@/engine/core/told';
import type { Kazaam, KazaamMove } from '@/engine/games/kazaam/state';
import type { TileId } from '@/engine/games/kazaam/tiles';
import { en } from '@/engine/games/kazaam/text/en';
import { fr } from '@/engine/games/kazaam/text/fr';
import { it } from '@/engine/games/kazaam/text/it';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { Arrangement, type ArrangementProps } from './arrangements';
import { placeOnBoard } from './choreography';
import { KazaamMoment } from './kazaam-moment';
import { layoutFor, type Layout } from './layout';
import { SceneProvider } from './scene-context';
import { SceneLayer } from './scene-layer';
import { MovesSheet, OpponentSheet, ShownTilesSheet } from './sheets';
import { stopAsked, StopAnswers, StopQuestion } from './stop-question';
import { TableProvider, useSetting, type Setting } from './table';
import { useInteraction } from './use-interaction';
import { useStage } from './use-stage';
import { BOARD_WORDS } from './words';

export type KazaamBoardProps = BoardProps<Kazaam>;

const TEXTS = { en, it, fr };
const NO_MOVES: readonly KazaamMove[] = [];
const NOTHING_TOLD: readonly Told<Kazaam>[] = [];

/** Kazaam, as one player or the open table sees it. */
export function KazaamBoard(props: KazaamBoardProps) {
  return (
    <AnchorProvider partOf={placeOnBoard}>
      <DragProvider>
        <Table {...props} />
      </DragProvider>
    </AnchorProvider>
  );
}

function Table(props: KazaamBoardProps) {
  const { language, people, onShown, isLeftHanded = false } = props;
  const { isFaceDown, pickUp } = usePickedUp(props.view.viewer, props.pickedUp);
  const seen = useMemo(() => (isFaceDown ? withoutHand(props.view) : props.view), [isFaceDown, props.view]);
  const told = isFaceDown ? NOTHING_TOLD : props.told;
  const speech = useSpeech(TEXTS, BOARD_WORDS, language, people);
  const [carried, setCarried] = useState<TileId | null>(null);
  const stage = useStage({ view: seen, told, onShown, speech, carried });
  const isShowing = stage.scene !== null;
  const moves = isShowing || isFaceDown ? NO_MOVES : props.moves;
  const { view, caption, fresh } = stage;
  const { pointing, touches } = useInteraction({ ...props, view, moves, speech, onCarried: setCarried });
  const layout = useLayout(view.players.length - 1, props.isReplay);
  const lifted = stage.scene?.lifted ?? null;
  const isHolderAsked = props.view.asked?.seat === props.view.viewer;
  const setting = useMemo<Setting>(
    () => ({
      ...touches,
      view,
      moves,
      speech,
      people,
      layout,
      lifted,
      fresh,
      caption,
      isHolderAsked,
      isLeftHanded,
      pickUp: isFaceDown ? pickUp : null,
    }),
    [
      touches,
      view,
      moves,
      speech,
      people,
      layout,
      lifted,
      fresh,
      caption,
      isHolderAsked,
      isLeftHanded,
      isFaceDown,
      pickUp,
    ],
  );
  return (
    <TableProvider setting={setting} pointing={pointing}>
      <SceneProvider value={stage.scene}>
        <Surface>
          <Content actions={props.actions} chronicle={props.chronicle} onRule={props.onRule} />
          {stage.scene ? <SceneLayer key={stage.step} scene={stage.scene} /> : null}
          {isShowing && !stage.completed ? (
            <SkipArea label={speech.words.skip} onSkip={stage.skip} step={stage.step} />
          ) : null}
          {stage.completed ? (
            <KazaamMoment seat={stage.completed.seat} size={layout.board} onDone={stage.skip} />
          ) : null}
        </Surface>
      </SceneProvider>
    </TableProvider>
  );
}

/** What the open table shows of it, until the hand is picked up. */
function withoutHand(view: KazaamView): KazaamView {
  return { ...view, viewer: 'public', hand: [], shown: null };
}

function useLayout(opponents: number, isReplay = false): Layout {
  const room = useTableRoom();
  return useMemo(() => layoutFor({ ...room, opponents, isReplay }), [room, opponents, isReplay]);
}

/** Bench to the very edges, everything on it inside of them. */
function Surface({ children }: { readonly children: ReactNode }) {
  const { top, right, bottom, left } = useRoom().insets;
  const anchor = useAnchor(ROOT);
  return (
    <Bench style={{ paddingTop: top, paddingRight: right, paddingBottom: bottom, paddingLeft: left }}>
      <View ref={anchor} collapsable={false} style={styles.surface}>
        {children}
      </View>
    </Bench>
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
      <Scene actions={actions} chronicle={chronicle} onMoves={openMoves} onReveal={reveal} />
      <MovesSheet isOpen={isListing} onClose={closeMoves} />
      <OpponentSheet onRule={onRule} />
      <ShownTilesSheet isOpen={hidden !== shown} onClose={() => setHidden(shown)} />
    </>
  );
});

/** The table itself, or the question that is asked about a power. */
function Scene(props: ArrangementProps) {
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

const styles = StyleSheet.create({
  surface: { flex: 1 },
});
