import { useMemo } from 'react';

import type { Language } from '@/engine/core/text';
import type { Told } from '@/engine/core/told';
import type { BoardProps } from '../board';
import type { Cue } from '../feel';
import { usePlan, type Planning } from '../plan/use-plan';
import { useSpeech, type TableSpeech } from '../speech';
import type { Tables } from '../stage/scene';
import { isWaiting, useTold } from '../stage/told';
import { useStage, type AnyScene, type Stage } from '../stage/use-stage';
import { usePickedUp } from '../use-picked-up';
import type { TableGame, TableSetting } from './table-setting';

type InAll<Value> = Readonly<Record<Language, Value>>;

/** What a game's board brings so that its table can be shown and told of. It stays the same. */
export interface Showing<G extends TableGame, Scene extends AnyScene<G['view']>, Text, Words> {
  readonly texts: InAll<Text>;
  readonly words: InAll<Words>;
  /** The table while what the viewer holds lies face down. */
  readonly covered: (view: G['view']) => G['view'];
  /** What is shown of a fact meanwhile; null where nothing is, until it has been taken up. */
  readonly overheard: ((told: Told<G>) => Told<G>) | null;
  /** What moves when this happens. */
  readonly sceneOf: (tables: Tables<G['view']>, fact: G['fact']) => Scene;
  /** What is heard of each fact; null of what makes no sound. */
  readonly sounds: Readonly<Record<G['fact']['type'], Cue | null>>;
  readonly say: (speech: TableSpeech<Text, Words>, fact: G['fact']) => string;
  /** The fact that ends the game with a picture of its own. */
  readonly finale?: G['fact']['type'];
  /** What words stay after they were shown; none by themselves. */
  readonly lasting?: Lasting<G>;
}

interface Lasting<G extends TableGame> {
  /** Whether a fact is only a part of what was told last. */
  readonly isPartOf: (fact: G['fact'], last: G['fact']) => boolean;
}

interface ShownTable<G extends TableGame, Scene, Text, Words> {
  readonly setting: TableSetting<G, TableSpeech<Text, Words>>;
  readonly stage: Stage<G['view'], G['fact'], Scene>;
  /** What has happened, as it is shown. */
  readonly told: readonly Told<G>[];
  readonly carryOut: Planning<G['move']>['carryOut'];
}

const NOTHING: readonly never[] = [];
const isNeverPart = () => false;

/**
 * What every board begins with: whether the hand lies face down, what has happened and is still to be shown, what may be
 * done once it has been, and the words for all of it.
 */
export function useTable<G extends TableGame, Scene extends AnyScene<G['view']>, Text, Words>(
  props: BoardProps<G>,
  showing: Showing<G, Scene, Text, Words>,
): ShownTable<G, Scene, Text, Words> {
  const { people, onMove, onShown, onRule, explain, actions, atThumb, chronicle } = props;
  const { isLeftHanded = false, isReplay = false } = props;
  const { asked } = props.view;
  const speech = useSpeech(showing.texts, showing.words, props.language, people);
  const { isFaceDown, pickUp } = usePickedUp(props.view.viewer, props.pickedUp);
  const { covered, overheard, sceneOf, sounds, say, finale, lasting } = showing;
  const view = useMemo(
    () => (isFaceDown ? covered(props.view) : props.view),
    [isFaceDown, covered, props.view],
  );
  const told = useMemo(() => {
    if (!isFaceDown) return props.told;
    return overheard ? props.told.map(overheard) : NOTHING;
  }, [isFaceDown, overheard, props.told]);
  const stage = useStage<G['view'], G['fact'], Scene>({
    view,
    told,
    onShown,
    sceneOf,
    sounds,
    say: (fact) => say(speech, fact),
    ...(finale !== undefined && { finale }),
  });
  const last = useTold(stage, lasting?.isPartOf ?? isNeverPart);
  const answers = stage.fact ? NOTHING : props.moves;
  const { carryOut, isUnderWay } = usePlan({ asked, moves: answers, onMove });
  const moves = isFaceDown || isUnderWay ? NOTHING : answers;
  const isTold = stage.fact !== null || isWaiting(view) || isUnderWay;
  const caption = !lasting ? stage.caption : isTold ? last : null;
  const shown = stage.view;
  const setting = useMemo(
    () => ({
      view: shown,
      asked,
      moves,
      speech,
      people,
      caption,
      isLeftHanded,
      isReplay,
      isFaceDown,
      pickUp,
      actions,
      atThumb,
      chronicle,
      onRule,
      explain,
    }),
    [
      shown,
      asked,
      moves,
      speech,
      people,
      caption,
      isLeftHanded,
      isReplay,
      isFaceDown,
      pickUp,
      actions,
      atThumb,
      chronicle,
      onRule,
      explain,
    ],
  );
  return { setting, stage, told, carryOut };
}
