import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import { ALCHEMIST, type Alchemist } from '@/engine/games/materia-prima/data';
import { excessOf } from '@/engine/games/materia-prima/queries/city';
import { handLimitOf } from '@/engine/games/materia-prima/queries/figures';
import { READING, type MateriaPrimaRule } from '@/engine/games/materia-prima/rulebook';
import { capital } from '@/engine/core/wording';

import { FigureNiche } from '../art/panels';
import { discardsIn, keptIn, nextMark } from '../touch/hint-marks';
import { Strengths } from '../pieces/strengths';
import { giftWords, list, soullessWords, strengthWords } from '../words/labels';
import { discardSteps, keepSteps } from '../touch/marking';
import { movesOf, nearPlayer, questionOf, type PlannedStep } from '../touch/situation';
import { useHalfChosen, usePerson, useMatch, useSetting } from '../table';
import { CardRow, CardTouch, useCardWidth } from './cards';
import { Leaf, MoveButton, Rules } from './leaf';

interface QuestionProps {
  readonly onClose: () => void;
}

interface FormulaChoiceProps {
  /** What is half chosen is kept by it. */
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly cards: readonly FormulaId[];
  readonly label: string;
  /** How many are to be marked. */
  readonly count: number;
  /** What a hint wants to be marked. */
  readonly wanted: readonly FormulaId[];
  readonly stepsOf: (marked: readonly FormulaId[]) => readonly PlannedStep[];
  readonly deed: string;
  readonly lack: (count: number) => string;
  /** What would come of so many. */
  readonly warning?: (marked: number) => string | null;
  readonly rules: readonly MateriaPrimaRule[];
  readonly onClose: () => void;
}

/** So many of these formulas. */
function FormulaChoice(props: FormulaChoiceProps) {
  const { name, title, help, cards, label, count, wanted, stepsOf, deed, warning, rules, onClose } = props;
  const { text } = useSetting().speech;
  const [marked, setMarked] = useHalfChosen<readonly FormulaId[]>(name, []);
  const width = useCardWidth(3);
  const lacking = count - marked.length;
  const lack = lacking > 0 ? props.lack(lacking) : null;
  const steps = stepsOf(marked);
  const move = (steps[0] ?? stepsOf(cards)[0])?.move;
  const next = nextMark(wanted, marked);
  const warned = warning?.(marked.length) ?? null;
  return (
    <Leaf
      title={title}
      onClose={onClose}
      footer={
        move ? (
          <MoveButton
            move={move}
            steps={steps}
            lack={lack}
            label={deed}
            note={lack ?? marked.map((one) => text.formula(one)).join(', ')}
            isLit={next.isDone}
            testID="confirm"
          />
        ) : null
      }
    >
      <Body tone="second">{help}</Body>
      <CardRow label={label}>
        {cards.map((formula) => (
          <CardTouch
            key={formula}
            formula={formula}
            width={width}
            role={count === 1 ? 'radio' : 'checkbox'}
            isMarked={marked.includes(formula)}
            isHinted={formula === next.item}
            onPress={() => setMarked(toggled(marked, formula, count))}
          />
        ))}
      </CardRow>
      {warned === null ? null : <Label tone="cinnabar">{warned}</Label>}
      <Rules rules={rules} />
    </Leaf>
  );
}

/** Marks one more, or takes the mark off; of one alone the mark moves. */
function toggled(marked: readonly FormulaId[], formula: FormulaId, most: number): readonly FormulaId[] {
  if (marked.includes(formula)) return marked.filter((one) => one !== formula);
  return most === 1 ? [formula] : [...marked, formula].slice(-most);
}

/** Which of the formulas shown are kept. */
export function KeepSheet({ onClose }: QuestionProps) {
  const { view, speech, line } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const question = questionOf(view, 'keep');
  if (!question) return null;
  const title = sheets.keepTitle(text.kinds[question.kind]);
  const warning = (marked: number) => {
    const over = excessOf(nearPlayer(view), view.hand.length + marked);
    return over > 0 ? sheets.thenDiscard(over) : null;
  };
  return (
    <FormulaChoice
      name="kept"
      title={title}
      help={sheets.keepHelp(question.left)}
      cards={view.shown}
      label={title}
      count={question.left}
      wanted={keptIn(line)}
      stepsOf={keepSteps}
      deed={sheets.keep}
      lack={sheets.chooseKept}
      warning={warning}
      rules={READING.keep}
      onClose={onClose}
    />
  );
}

/** What goes under its deck. */
export function DiscardSheet({ onClose }: QuestionProps) {
  const { view, speech, line } = useMatch();
  const { sheets } = speech.words;
  const question = questionOf(view, 'discard');
  if (!question) return null;
  return (
    <FormulaChoice
      name="discarded"
      title={sheets.discardTitle(question.left)}
      help={sheets.discardHelp(handLimitOf(nearPlayer(view)))}
      cards={view.hand}
      label={sheets.hand}
      count={question.left}
      wanted={discardsIn(line)}
      stepsOf={discardSteps}
      deed={sheets.discard}
      lack={sheets.chooseDiscard}
      rules={READING.discard}
      onClose={onClose}
    />
  );
}

/** Who one is. */
export function AlchemistSheet({ onClose }: QuestionProps) {
  const { moves, speech, hint, near } = useMatch();
  const { colour } = usePerson(near);
  const { text, words } = speech;
  const { sheets } = words;
  const title = sheets.pickAlchemist(speech.who(near));
  const picks = movesOf(moves, 'pick').map(({ alchemist }) => alchemist);
  const [chosen, setChosen] = useHalfChosen<Alchemist | null>('alchemist', null);
  const wanted = hint?.type === 'pick' ? hint.alchemist : null;
  const [first] = picks;
  if (!first) return null;
  return (
    <Leaf
      title={title}
      onClose={onClose}
      footer={
        <MoveButton
          move={{ type: 'pick', alchemist: chosen ?? first }}
          lack={chosen === null ? sheets.chooseAlchemist : null}
          label={sheets.pick}
          note={chosen === null ? sheets.chooseAlchemist : text.alchemists[chosen]}
          isLit={wanted !== null && wanted === chosen}
          testID="confirm"
        />
      }
    >
      <View role="radiogroup" aria-label={title} style={styles.people}>
        {picks.map((alchemist) => {
          const card = ALCHEMIST[alchemist];
          const gift = giftWords(speech, card);
          return (
            <Touch
              key={alchemist}
              role="radio"
              label={list([
                text.alchemists[alchemist],
                strengthWords(speech, card.heart),
                gift,
                soullessWords(speech, alchemist),
              ])}
              isSelected={alchemist === chosen}
              onPress={() => setChosen(alchemist)}
              testID={`alchemist-${alchemist}`}
              style={[styles.person, alchemist === chosen ? styles.chosen : null]}
            >
              <FigureNiche width={70} height={92} figure={alchemist} colour={colour} />
              <View style={styles.beside}>
                <Heading size={17}>{text.alchemists[alchemist]}</Heading>
                <Strengths {...card.heart} size={24} />
                {gift ? <Label tone="second">{capital(gift)}</Label> : null}
                <Label tone="second">{soullessWords(speech, alchemist)}</Label>
              </View>
              <Beacon isOn={alchemist === wanted && alchemist !== chosen} />
            </Touch>
          );
        })}
      </View>
      <Rules rules={READING.alchemistChoice} />
    </Leaf>
  );
}

const styles = StyleSheet.create({
  people: { gap: 10 },
  person: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 16,
    padding: 8,
    borderRadius: 12,
    borderWidth: 2,
    borderColor: 'transparent',
  },
  chosen: { borderColor: '#F0C35A' },
  beside: { flex: 1, gap: 4 },
});
