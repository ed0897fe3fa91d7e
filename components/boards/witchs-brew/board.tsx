import { useEffect, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BoardProps } from '@/components/kit/board';
import { DragProvider } from '@/components/kit/drag-layer';
import { useSpeech } from '@/components/kit/speech';
import { AnchorProvider, ROOT, useAnchor } from '@/components/kit/stage/anchors';
import { SkipArea } from '@/components/kit/stage/skip-area';
import { OnSurface } from '@/components/kit/theme';
import { usePickedUp } from '@/components/kit/use-picked-up';
import { useTableRoom } from '@/components/kit/use-table-room';
import { covered } from '@/engine/games/witchs-brew/queries/secrecy';
import type { WitchsBrew, WitchsBrewMove } from '@/engine/games/witchs-brew/state';
import { en } from '@/engine/games/witchs-brew/text/en';
import { fr } from '@/engine/games/witchs-brew/text/fr';
import { it } from '@/engine/games/witchs-brew/text/it';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { ChooseScreen } from './table/choose-screen';
import { FinalCount } from './scenes/final-count';
import { layoutFor, type Layout } from './layout';
import { PRIVATE_WORDS } from './words/private-words';
import { SceneProvider } from './scenes/scene-context';
import { SceneLayer } from './scenes/scene-layer';
import { Sheets } from './sheets/sheets';
import { TableProvider, type Setting } from './table';
import { useInteraction } from './touch/use-interaction';
import { useStage } from './scenes/use-stage';
import { BOARD_WORDS } from './words/words';
import { Workshop } from './arrangements';

export type WitchsBrewBoardProps = BoardProps<WitchsBrew>;

const TEXTS = { en, it, fr };
const NO_MOVES: readonly WitchsBrewMove[] = [];

/** Witch's Brew, as one player or the open table sees it. */
export function WitchsBrewBoard(props: WitchsBrewBoardProps) {
  return (
    <AnchorProvider>
      <DragProvider>
        <Table {...props} />
      </DragProvider>
    </AnchorProvider>
  );
}

function Table(props: WitchsBrewBoardProps) {
  const { people, onShown, onRule, explain, actions, chronicle, isLeftHanded = false } = props;
  const speech = useSpeech(TEXTS, BOARD_WORDS, props.language, people);
  const { isFaceDown, pickUp } = usePickedUp(props.view.viewer, props.pickedUp);
  const isCovered = isFaceDown && (props.told.length > 0 || !isChoosing(props));
  // There is no hand yet while roles are chosen: whoever looks through them has taken the device to himself.
  const isTakenUp = isFaceDown && !isCovered;
  useEffect(() => {
    if (isTakenUp) pickUp();
  }, [isTakenUp, pickUp]);
  const seen = useMemo(() => (isCovered ? covered(props.view) : props.view), [isCovered, props.view]);
  const stage = useStage({ view: seen, told: props.told, onShown, speech, isCovered });
  const { view, near, scene, caption } = stage;
  const moves = scene || isCovered ? NO_MOVES : props.moves;
  const hint = moves.length > 0 ? (props.hint ?? null) : null;
  const root = useAnchor(ROOT);
  const { pointing, touches } = useInteraction({ ...props, view, moves, speech });
  const layout = useLayout(view);
  const setting = useMemo<Setting>(
    () => ({
      ...touches,
      view,
      moves,
      hint,
      speech,
      people,
      layout,
      near,
      caption,
      isLeftHanded,
      isFaceDown,
      pickUp,
      actions,
      chronicle,
      onRule,
      explain,
    }),
    [
      touches,
      view,
      moves,
      hint,
      speech,
      people,
      layout,
      near,
      caption,
      isLeftHanded,
      isFaceDown,
      pickUp,
      actions,
      chronicle,
      onRule,
      explain,
    ],
  );
  return (
    <TableProvider setting={setting} pointing={pointing}>
      <OnSurface surface="bench">
        <SceneProvider value={scene}>
          <View ref={root} collapsable={false} style={styles.table}>
            {isChoosing({ view, moves }) ? <ChooseScreen /> : <Workshop />}
            <Sheets />
            {scene ? <SceneLayer key={stage.step} scene={scene} /> : null}
            {scene && !stage.ended ? (
              <SkipArea label={PRIVATE_WORDS[speech.language].skip} onSkip={stage.skip} step={stage.step} />
            ) : null}
            {stage.ended ? <FinalCount ended={stage.ended} onDone={stage.skip} /> : null}
          </View>
        </SceneProvider>
      </OnSurface>
    </TableProvider>
  );
}

/** Roles are chosen in private, on a screen of its own. */
function isChoosing({ view, moves }: Pick<WitchsBrewBoardProps, 'view' | 'moves'>): boolean {
  return view.asked?.what.type === 'choose' && view.asked.seat === view.viewer && moves.length > 0;
}

function useLayout({ players }: WitchsBrewView): Layout {
  const room = useTableRoom();
  const opponents = players.length - 1;
  return useMemo(() => layoutFor({ ...room, opponents }), [room, opponents]);
}

const styles = StyleSheet.create({
  table: { flex: 1 },
});
