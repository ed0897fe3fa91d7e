import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BoardProps } from '@/components/kit/board';
import { DragProvider } from '@/components/kit/drag-layer';
import { usePlan } from '@/components/kit/plan/use-plan';
import { useSpeech } from '@/components/kit/speech';
import { AnchorProvider, ROOT, useAnchor } from '@/components/kit/stage/anchors';
import { SkipArea } from '@/components/kit/stage/skip-area';
import { OnSurface } from '@/components/kit/theme';
import { usePickedUp } from '@/components/kit/use-picked-up';
import { useTableRoom } from '@/components/kit/use-table-room';
import type { Alchemirus, AlchemirusMove } from '@/engine/games/alchemirus/state';
import { en } from '@/engine/games/alchemirus/text/en';
import { fr } from '@/engine/games/alchemirus/text/fr';
import { it } from '@/engine/games/alchemirus/text/it';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import { Arrangements } from './arrangements';
import { nearSeat } from './deeds';
import { layoutFor, type Layout } from './layout';
import { partOf } from './places';
import { SceneProvider } from './scene-context';
import { SceneLayer } from './scene-layer';
import { Sheets } from './sheets';
import { TableProvider, type Setting } from './table';
import { useInteraction } from './use-interaction';
import { covered, useStage } from './use-stage';
import { BOARD_WORDS } from './words/words';

export type AlchemirusBoardProps = BoardProps<Alchemirus>;

const TEXTS = { en, it, fr };
const NO_MOVES: readonly AlchemirusMove[] = [];

/** Alchemirus, as one player or the open table sees it. */
export function AlchemirusBoard(props: AlchemirusBoardProps) {
  return (
    <AnchorProvider partOf={partOf}>
      <DragProvider>
        <Table {...props} />
      </DragProvider>
    </AnchorProvider>
  );
}

function Table(props: AlchemirusBoardProps) {
  const { people, onRule, actions, isLeftHanded = false, isReplay = false } = props;
  const speech = useSpeech(TEXTS, BOARD_WORDS, props.language, people);
  const { isFaceDown, pickUp } = usePickedUp(props.view.viewer, props.pickedUp);
  const seen = useMemo(() => (isFaceDown ? covered(props.view) : props.view), [isFaceDown, props.view]);
  const stage = useStage({
    view: seen,
    told: props.told,
    onShown: props.onShown,
    speech,
    isCovered: isFaceDown,
  });
  const { view, scene, top } = stage;
  const answers = scene ? NO_MOVES : props.moves;
  const { onMove } = props;
  const { asked } = props.view;
  const { carryOut, isUnderWay } = usePlan({ asked, moves: answers, onMove });
  const moves = isFaceDown || isUnderWay ? NO_MOVES : answers;
  const caption = stage.caption ?? (isUnderWay ? stage.told : null);
  const near = nearSeat(view);
  const root = useAnchor(ROOT);
  const { pointing, touches } = useInteraction({ ...props, view, moves, carryOut, speech });
  const layout = useLayout(view, isReplay);
  const setting = useMemo<Setting>(
    () => ({
      ...touches,
      view,
      asked,
      moves,
      speech,
      people,
      layout,
      near,
      top,
      caption,
      isLeftHanded,
      isReplay,
      isFaceDown,
      pickUp,
      actions,
      onRule,
    }),
    [
      touches,
      view,
      asked,
      moves,
      speech,
      people,
      layout,
      near,
      top,
      caption,
      isLeftHanded,
      isReplay,
      isFaceDown,
      pickUp,
      actions,
      onRule,
    ],
  );
  return (
    <TableProvider setting={setting} pointing={pointing}>
      <OnSurface surface="bench">
        <SceneProvider value={scene}>
          <View ref={root} collapsable={false} style={styles.table}>
            <Arrangements />
            <Sheets />
            <SceneLayer scene={scene} />
            {scene ? <SkipArea label={speech.words.skip} onSkip={stage.skip} step={stage.step} /> : null}
          </View>
        </SceneProvider>
      </OnSurface>
    </TableProvider>
  );
}

function useLayout({ players }: AlchemirusView, isReplay: boolean): Layout {
  const room = useTableRoom();
  const opponents = players.length - 1;
  return useMemo(() => layoutFor({ ...room, opponents, isReplay }), [room, opponents, isReplay]);
}

const styles = StyleSheet.create({
  // The plates of the outermost plots are broader than these: the page must not become as broad.
  table: { flex: 1, overflow: 'hidden' },
});
