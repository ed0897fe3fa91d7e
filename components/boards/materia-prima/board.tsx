import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BoardProps, Sight } from '@/components/kit/board';
import { usePlan } from '@/components/kit/plan/use-plan';
import { useSpeech } from '@/components/kit/speech';
import { AnchorProvider, ROOT, useAnchor } from '@/components/kit/stage/anchors';
import { SkipArea } from '@/components/kit/stage/skip-area';
import { OnSurface } from '@/components/kit/theme';
import { usePickedUp } from '@/components/kit/use-picked-up';
import { useTableRoom } from '@/components/kit/use-table-room';
import type { MateriaPrima, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { en } from '@/engine/games/materia-prima/text/en';
import { fr } from '@/engine/games/materia-prima/text/fr';
import { it } from '@/engine/games/materia-prima/text/it';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { Arrangements } from './arrangements';
import { layoutFor, type Layout } from './layout';
import { partOf } from './places';
import { SceneProvider } from './scene-context';
import { SceneLayer } from './scene-layer';
import { Sheets } from './sheets';
import { seenHexes } from './sights';
import { nearSeat } from './situation';
import { OpenedProvider, TableProvider, type Setting } from './table';
import { useInteraction } from './use-interaction';
import { covered, useStage } from './use-stage';
import { BOARD_WORDS } from './words/words';

export type MateriaPrimaBoardProps = BoardProps<MateriaPrima>;

const TEXTS = { en, it, fr };
const NO_MOVES: readonly MateriaPrimaMove[] = [];
const NO_SIGHTS: readonly Sight<MateriaPrima>[] = [];

/** Materia Prima, as one player or the open table sees it. */
export function MateriaPrimaBoard(props: MateriaPrimaBoardProps) {
  return (
    <AnchorProvider partOf={partOf}>
      <Table {...props} />
    </AnchorProvider>
  );
}

function Table(props: MateriaPrimaBoardProps) {
  const { people, onRule, actions, chronicle, isLeftHanded = false, isReplay = false } = props;
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
  const { view, scene } = stage;
  const answers = scene ? NO_MOVES : props.moves;
  const { onMove } = props;
  const { asked } = props.view;
  const { carryOut, isUnderWay } = usePlan({ asked, moves: answers, onMove });
  const moves = isFaceDown || isUnderWay ? NO_MOVES : answers;
  const caption = stage.caption ?? (isUnderWay ? stage.told : null);
  const near = nearSeat(view);
  const root = useAnchor(ROOT);
  const { pointing, opened, touches } = useInteraction({ ...props, view, moves, carryOut, speech });
  const layout = useLayout(view, isReplay);
  const { sights: spokenOf = NO_SIGHTS } = props;
  const sights = useMemo(() => seenHexes(spokenOf, view), [spokenOf, view]);
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
      caption,
      sights,
      isLeftHanded,
      isReplay,
      isFaceDown,
      pickUp,
      actions,
      chronicle,
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
      caption,
      sights,
      isLeftHanded,
      isReplay,
      isFaceDown,
      pickUp,
      actions,
      chronicle,
      onRule,
    ],
  );
  return (
    <TableProvider setting={setting} pointing={pointing}>
      <OnSurface surface="bench">
        <SceneProvider value={scene}>
          <View ref={root} collapsable={false} style={styles.table}>
            <Arrangements />
            <OpenedProvider value={opened}>
              <Sheets />
            </OpenedProvider>
            <SceneLayer scene={scene} step={stage.step} />
            {scene ? <SkipArea label={speech.words.skip} onSkip={stage.skip} step={stage.step} /> : null}
          </View>
        </SceneProvider>
      </OnSurface>
    </TableProvider>
  );
}

function useLayout({ players }: MateriaPrimaView, isReplay: boolean): Layout {
  const room = useTableRoom();
  const opponents = players.length - 1;
  return useMemo(() => layoutFor({ ...room, opponents, isReplay }), [room, opponents, isReplay]);
}

const styles = StyleSheet.create({
  table: { flex: 1 },
});
