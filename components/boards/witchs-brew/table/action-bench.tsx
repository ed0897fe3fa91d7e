import { StyleSheet, View } from 'react-native';

import { Parchment } from '@/components/kit/parchment';
import { Body } from '@/components/kit/type';
import { THUMB_SIDE } from '@/components/kit/shell/arrangement';
import { useSize } from '@/components/kit/use-size';
import { isAlike } from '@/engine/core/alike';
import { quoted } from '@/engine/core/wording';
import { deedOf } from '@/engine/games/witchs-brew/queries/deeds';
import type { WitchsBrewMove } from '@/engine/games/witchs-brew/state';

import { SpeechBubble } from '../art/speech';
import { ActionStrip } from './action-strip';
import { composed, lacking, taskOf, type Situation } from '../touch/intent';
import {
  busyLabel,
  goodsOf,
  moveLabel,
  questionLabel,
  saidBy,
  standingOf,
  type Speech,
} from '../words/labels';
import { PAD, type Layout } from '../layout';
import { BREADTH, fitting } from '../words/letters';
import { OwnCard } from '../pieces/own-card';
import { OwnerLine } from './owner-line';
import { WordButton } from '../pieces/plate-button';
import { Stores } from './stores';
import { useSetting, useMatch } from '../table';
import { adviceWords } from '../touch/use-interaction';
import { useMoveActions } from '../touch/use-move-actions';

/** What lies on the bench while somebody acts: the card, what was said, what is owned, and what is to be done. */
export function ActionBody() {
  const { layout, isLeftHanded } = useSetting();
  const { card } = layout.bench;
  const isUpright = layout.arrangement !== 'stack';
  return (
    <>
      {isUpright ? <OwnerLine /> : null}
      <View style={[styles.top, isLeftHanded ? styles.mirrored : styles.row]}>
        <OwnCard width={card} />
        <View style={styles.column}>
          <Saying />
          {isUpright ? null : <OwnerLine />}
          <Stores />
        </View>
      </View>
      <ActionStrip />
    </>
  );
}

/** What the owner of the bench said in this trick; where he is asked something else, the question. */
function Saying() {
  const { view, near, speech, layout, moves } = useSetting();
  const standing = standingOf(view, near);
  const isQuestion = isOtherQuestion(view.asked?.what.type) && moves.length > 0;
  const said = standing === 'empty' || standing === 'waits' ? null : saidBy(speech, view, near)?.words;
  const question = isQuestion ? questionLabel(speech, view) : null;
  const words = question ? shortened(question, layout) : said && quoted(speech.language, said);
  return words ? <Said words={words} isQuestion={isQuestion} /> : <View />;
}

interface SaidProps {
  readonly words: string;
  readonly isQuestion: boolean;
}

/** Mounted with its words: in a browser only what is mounted with `onLayout` is ever measured. */
function Said({ words, isQuestion }: SaidProps) {
  const { layout } = useSetting();
  const [size, onLayout] = useSize();
  return (
    <View style={styles.saying} onLayout={onLayout}>
      {size ? (
        <View style={styles.bubble}>
          <SpeechBubble width={size.width - 8} height={size.height} />
        </View>
      ) : null}
      <Body
        isBold
        size={isQuestion ? lettersIn(layout).question : saidLetters(words, layout)}
        align="center"
        keepsWords
        numberOfLines={layout.bench.isTight && !layout.isLargeText && !isQuestion ? 2 : undefined}
        style={[styles.said, isQuestion ? styles.asked : null]}
      >
        {words}
      </Body>
    </View>
  );
}

/** How large words are set, by the room there is for them. */
function lettersIn({ arrangement, bench }: Layout) {
  if (bench.isTight) return { question: 12.5, said: 16 };
  return { question: 15, said: arrangement === 'panes' ? 23 : 20 };
}

/** What somebody said stays on one line where the bench is low. */
function saidLetters(words: string, layout: Layout): number {
  const { said } = lettersIn(layout);
  const { width, card } = layout.bench;
  if (layout.arrangement !== 'stack' || layout.isLargeText) return said;
  return fitting(words, width - card - 2 * PAD - 44, { least: 13, most: said });
}

/** Where there is little room, only what is the matter: what can be done stands on the buttons. */
function shortened(question: string, { bench, isLargeText }: Layout): string {
  return bench.isTight && !isLargeText ? question.replace(/\. .*/, '.') : question;
}

const isOtherQuestion = (type: string | undefined) => type === 'give' || type === 'complete';

/** Do it, or decline. */
export function ActionFoot() {
  const { layout, isLeftHanded, speech } = useSetting();
  const { situation, touch, pointer } = useMatch();
  const { words } = speech;
  const direction = layout.isLargeText ? null : isLeftHanded ? styles.mirrored : styles.row;
  const actions = useMoveActions((move) => move.type !== 'decline');
  const lack = lacking(situation);
  const move = composed(situation);
  const canDecline = situation.moves.some(({ type }) => type === 'decline');
  const isAdding = situation.view.asked?.what.type === 'complete';
  const label = lack ? adviceWords(speech, lack) : primaryWords(speech, situation);
  const spoken =
    move && situation.moves.some((one) => isAlike(one, move)) ? moveSpoken(speech, situation, move) : label;
  return (
    <View style={[styles.buttons, direction]}>
      <WordButton
        kind={lack ? 'dull' : 'brass'}
        words={label}
        label={spoken}
        actions={actions}
        onPress={() => touch({ type: 'confirm' })}
        height={layout.bench.button}
        lettering={fitting(label, primaryRoom(layout, canDecline), CAPITALS)}
        isPointedAt={pointer?.type === 'confirm'}
        testID="confirm"
        style={layout.isLargeText ? null : styles.primary}
      />
      {canDecline ? (
        <WordButton
          kind="leather"
          words={isAdding ? words.leaveIt : words.decline}
          onPress={() => touch({ type: 'decline' })}
          height={layout.bench.button}
          lettering={layout.bench.isTight ? 12.5 : 15}
          isPointedAt={pointer?.type === 'decline'}
          testID="decline"
          style={layout.isLargeText ? null : [styles.secondary, layout.bench.isTight ? null : styles.roomy]}
        />
      ) : null}
    </View>
  );
}

const CAPITALS = { least: 13, most: 21, breadth: BREADTH.capitals };

/** For the words of the first button, beside the second one. */
function primaryRoom({ bench, arrangement, isLargeText }: Layout, hasSecond: boolean): number {
  const across = bench.width - (arrangement === 'stack' ? 2 * PAD : 44) - THUMB_SIDE;
  return (hasSecond && !isLargeText ? (across - 8) * 0.65 : across) - 30;
}

/** The whole move, as the game says it; what is simply taken is named. */
function moveSpoken(speech: Speech, situation: Situation, move: WitchsBrewMove): string {
  return move.type === 'take' || (move.type === 'add' && !move.drops)
    ? primaryWords(speech, situation)
    : moveLabel(speech, move);
}

function primaryWords({ text, words }: Speech, situation: Situation): string {
  const task = taskOf(situation);
  switch (task?.type) {
    case 'brew':
      return words.brew;
    case 'add-gold':
      return words.addGold(text.goods(goodsOf({ gold: task.missing })));
    case 'take': {
      const deed = deedOf(situation.view.spell, task.role, task.isFull);
      return deed.type === 'swap' ? words.take(text.goods(deed.gain)) : words.collect;
    }
    case 'mix':
      return words[task.verb];
    case 'answer':
    case undefined:
      return '';
  }
}

/** Somebody else is busy: the others look on. */
export function WatchFoot() {
  const { view, speech, caption, layout } = useSetting();
  // Whoever holds the device is not told that he is thinking while he cannot answer.
  const busy = view.asked?.seat === view.viewer ? '' : busyLabel(speech, view);
  return (
    <Parchment seed={55} style={styles.busy}>
      <Body
        isItalic
        size={caption === null ? 17 : 15}
        align="center"
        numberOfLines={layout.isLargeText ? undefined : 2}
        aria-live={caption === null ? 'polite' : 'off'}
      >
        {caption ?? busy}
      </Body>
    </Parchment>
  );
}

const styles = StyleSheet.create({
  top: { gap: 10, flexGrow: 1, alignItems: 'center' },
  row: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  column: { flex: 1, alignSelf: 'stretch', justifyContent: 'space-evenly', gap: 3 },
  saying: { justifyContent: 'center', minHeight: 30, paddingVertical: 2 },
  bubble: { ...StyleSheet.absoluteFill, left: 8, pointerEvents: 'none' },
  said: { color: '#7A1710', paddingLeft: 20, paddingRight: 10 },
  asked: { color: '#2B1708' },
  buttons: { gap: 8 },
  primary: { flex: 1.9 },
  secondary: { flex: 1, minWidth: 94 },
  roomy: { minWidth: 124 },
  // Two lines, so that nothing moves when what is told becomes longer.
  busy: { minHeight: 58, paddingVertical: 8, justifyContent: 'center' },
});
