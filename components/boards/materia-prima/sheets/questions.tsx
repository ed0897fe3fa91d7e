import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import { ALCHEMIST, type Alchemist } from '@/engine/games/materia-prima/data';
import { excessOf } from '@/engine/games/materia-prima/queries/city';
import { handLimitOf } from '@/engine/games/materia-prima/queries/figures';
import type { MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { READING } from '@/engine/games/materia-prima/rulebook';
import { capital } from '@/engine/core/wording';

import { FigureNiche } from '../art/panels';
import { StatBoss } from '../art/small-pieces';
import { discardsIn, keptIn, nextMark } from '../touch/hint-marks';
import { giftWords, list, soullessWords, strengthWords } from '../words/labels';
import { discardSteps, keepSteps } from '../touch/marking';
import { movesOf, nearPlayer, questionOf } from '../touch/situation';
import { useHalfChosen, usePerson, useMatch } from '../table';
import { CardRow, CardTouch, useCardWidth } from './cards';
import { Leaf, MoveButton, Rules } from './leaf';

interface QuestionProps {
  readonly onClose: () => void;
}

/** Which of the formulas shown are kept. */
export function KeepSheet({ onClose }: QuestionProps) {
  const { view, speech, line } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const [marked, setMarked] = useHalfChosen<readonly FormulaId[]>('kept', []);
  const width = useCardWidth(3);
  const question = questionOf(view, 'keep');
  if (!question) return null;
  const { left, kind } = question;
  const player = nearPlayer(view);
  const over = excessOf(player, view.hand.length + marked.length);
  const lacking = left - marked.length;
  const steps = keepSteps(marked);
  const first: MateriaPrimaMove | undefined = view.shown[0] && { type: 'keep', formula: view.shown[0] };
  const move = steps[0]?.move ?? first;
  const next = nextMark(keptIn(line), marked);
  const toggle = (formula: FormulaId) => setMarked(toggled(marked, formula, left));
  return (
    <Leaf
      title={sheets.keepTitle(text.kinds[kind])}
      onClose={onClose}
      footer={
        move ? (
          <MoveButton
            move={move}
            steps={steps}
            lack={lacking > 0 ? sheets.chooseKept(lacking) : null}
            label={sheets.keep}
            note={
              lacking > 0 ? sheets.chooseKept(lacking) : marked.map((one) => text.formula(one)).join(', ')
            }
            isLit={next.isDone}
            testID="confirm"
          />
        ) : null
      }
    >
      <Body tone="second">{sheets.keepHelp(left)}</Body>
      <CardRow label={sheets.keepTitle(text.kinds[kind])}>
        {view.shown.map((formula) => (
          <CardTouch
            key={formula}
            formula={formula}
            width={width}
            role={left === 1 ? 'radio' : 'checkbox'}
            isMarked={marked.includes(formula)}
            isHinted={formula === next.item}
            onPress={() => toggle(formula)}
          />
        ))}
      </CardRow>
      {over > 0 ? <Label tone="cinnabar">{sheets.thenDiscard(over)}</Label> : null}
      <Rules rules={READING.keep} />
    </Leaf>
  );
}

/** Marks one more, or takes the mark off; of one alone the mark moves. */
function toggled(marked: readonly FormulaId[], formula: FormulaId, most: number): readonly FormulaId[] {
  if (marked.includes(formula)) return marked.filter((one) => one !== formula);
  return most === 1 ? [formula] : [...marked, formula].slice(-most);
}

/** What goes under its deck. */
export function DiscardSheet({ onClose }: QuestionProps) {
  const { view, speech, line } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const [marked, setMarked] = useHalfChosen<readonly FormulaId[]>('discarded', []);
  const width = useCardWidth(3);
  const question = questionOf(view, 'discard');
  const [first] = marked.length > 0 ? marked : view.hand;
  if (!question || !first) return null;
  const { left } = question;
  const next = nextMark(discardsIn(line), marked);
  return (
    <Leaf
      title={sheets.discardTitle(left)}
      onClose={onClose}
      footer={
        <MoveButton
          move={{ type: 'discard', formula: first }}
          steps={discardSteps(marked)}
          lack={marked.length < left ? sheets.chooseDiscard(left - marked.length) : null}
          label={sheets.discard}
          note={
            marked.length < left
              ? sheets.chooseDiscard(left - marked.length)
              : marked.map((one) => text.formula(one)).join(', ')
          }
          isLit={next.isDone}
          testID="confirm"
        />
      }
    >
      <Body tone="second">{sheets.discardHelp(handLimitOf(nearPlayer(view)))}</Body>
      <CardRow label={sheets.hand}>
        {view.hand.map((formula) => (
          <CardTouch
            key={formula}
            formula={formula}
            width={width}
            role={left === 1 ? 'radio' : 'checkbox'}
            isMarked={marked.includes(formula)}
            isHinted={formula === next.item}
            onPress={() => setMarked(toggled(marked, formula, left))}
          />
        ))}
      </CardRow>
      <Rules rules={READING.discard} />
    </Leaf>
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
                <View style={styles.stats}>
                  <StatBoss name="att" size={24}>
                    {card.heart.attack}
                  </StatBoss>
                  <StatBoss name="shield" size={24}>
                    {card.heart.defence}
                  </StatBoss>
                  <StatBoss name="bag" size={24}>
                    {card.heart.capacity}
                  </StatBoss>
                  <StatBoss name="hour" size={24}>
                    {card.heart.actions}
                  </StatBoss>
                </View>
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
  stats: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
});
