import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { times } from '@/components/kit/drawing/geometry';
import { Parchment } from '@/components/kit/parchment';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { isAlike } from '@/engine/core/alike';
import { sum } from '@/engine/core/list';
import { COST, type FormulaId } from '@/engine/games/materia-prima/cards';
import { LEVEL, THINGS, type Element, type Thing } from '@/engine/games/materia-prima/data';
import { capacityOf, carriedOf, fittingOf, isSoulless } from '@/engine/games/materia-prima/queries/figures';
import { isMine, landAt } from '@/engine/games/materia-prima/map';
import type { FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { elementsOf, type Stock } from '@/engine/games/materia-prima/stock';
import { READING } from '@/engine/games/materia-prima/rulebook';
import { capital } from '@/engine/core/wording';

import { GlassSlot } from '../art/panels';
import { IconSign, Token, TotalSeal } from '../art/small-pieces';
import { dropsIn, lootIn, nextMark } from '../touch/hint-marks';
import { moveLabel } from '../words/labels';
import { dropSteps, lootSteps } from '../touch/marking';
import {
  movesOf,
  nearPlayer,
  questionOf,
  standingOf,
  type Foresight,
  type PlannedStep,
} from '../touch/situation';
import { useHalfChosen, useSetting, useMatch } from '../table';
import { Leaf, MoveButton, Rules } from './leaf';
import { Markable } from './tokens';

/** What a figure could let go of. */
function useCarried(id: FigureId): readonly Thing[] {
  const { view } = useSetting();
  const player = nearPlayer(view);
  const figure = standingOf(view, id)?.figure;
  if (!figure) return [];
  return THINGS.flatMap((thing) => times(carriedOf(player, figure, thing), () => thing));
}

/** Whether the last soul goes by it. Where the plan needs no end, the game asks for none. */
function endsSoulless(preview: Foresight, steps: readonly PlannedStep[]): boolean {
  const drops = steps.flatMap(({ move }) => (move.type === 'done' ? [] : [move]));
  const seen = preview(drops);
  return seen.type === 'after' && isSoulless(nearPlayer(seen.view));
}

interface DropSheetProps {
  readonly figure: FigureId;
  readonly onClose: () => void;
}

/** What is laid down by one action. */
export function DropSheet({ figure, onClose }: DropSheetProps) {
  const { view, preview, speech, hint, line } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const begun = questionOf(view, 'drop');
  const carried = useCarried(figure);
  const elements = carried.filter((thing) => thing !== 'soul');
  const [marked, setMarked] = useHalfChosen<readonly Thing[]>(
    'dropped',
    begun || carried.length > 1 ? [] : elements,
  );
  const steps = dropSteps(figure, marked, begun !== null);
  const losesSoul = marked.includes('soul') && endsSoulless(preview, steps);
  const [first] = steps;
  const next = nextMark(dropsIn(line), marked);
  const title = capital(sheets.dropTitle(text.theFigure(figure)));
  const fallback: MateriaPrimaMove = { type: 'drop', figure, thing: carried[0] ?? 'water' };
  return (
    <Leaf
      title={title}
      onClose={onClose}
      footer={
        <MoveButton
          move={first?.move ?? fallback}
          steps={steps}
          lack={marked.length === 0 && !begun ? sheets.markDrop : null}
          label={marked.length === 0 && begun ? sheets.enough : sheets.acts.drop}
          note={marked.length > 0 ? text.thingsOf(marked) : begun ? undefined : sheets.markDrop}
          onDone={onClose}
          isLit={hint?.type === 'done' || next.isDone}
          testID="confirm"
        />
      }
    >
      <Body tone="second">{sheets.dropHelp}</Body>
      <Markable
        things={carried}
        marked={marked}
        label={title}
        said={sheets.markedOf}
        hinted={next.item}
        onMark={setMarked}
      />
      {losesSoul ? <Body tone="cinnabar">{sheets.lastSoul(text.figure(figure))}</Body> : null}
      {elements.length > 1 && marked.length < elements.length ? (
        <Button
          kind="walnut"
          size="small"
          label={sheets.allElements}
          onPress={() => setMarked(elements)}
          style={styles.start}
        />
      ) : null}
      <Rules rules={losesSoul ? READING.lastSoul : READING.drop} />
    </Leaf>
  );
}

/** One thing an action, or the mine. */
export function PickUpSheet({ figure, onClose }: DropSheetProps) {
  const { view, moves, speech, hint } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const ways = [...movesOf(moves, 'mine'), ...movesOf(moves, 'pickUp')].filter(
    (move) => move.figure === figure,
  );
  const hex = standingOf(view, figure)?.figure.hex;
  const land = hex === undefined ? null : landAt(view.layout, hex);
  return (
    <Leaf title={sheets.extractTitle(text.theFigure(figure))} onClose={onClose}>
      {ways.length === 0 ? <Body>{sheets.nothingToTake}</Body> : null}
      <View style={styles.ways}>
        {ways.map((move) => {
          const thing = move.type === 'mine' ? (land && isMine(land) ? land : null) : move.thing;
          return (
            <MoveButton
              key={move.type === 'mine' ? 'mine' : String(move.thing)}
              kind={move.type === 'mine' ? 'brass' : 'walnut'}
              move={move}
              label={thing ? capital(text.things[thing]) : sheets.allThatFits}
              note={move.type === 'mine' ? sheets.fromMine : sheets.fromGround}
              spoken={moveLabel(speech, move)}
              isLit={isAlike(hint, move)}
              onDone={onClose}
              testID={move.type === 'mine' ? 'mine' : `take-${String(move.thing)}`}
            >
              {thing ? <Token thing={thing} size={32} /> : null}
            </MoveButton>
          );
        })}
      </View>
      <Rules rules={READING.extract} />
    </Leaf>
  );
}

/** What is worth taking: the highest first, then what formulas in hand ask for. */
function dearestOf(elements: Stock, hand: readonly FormulaId[], count: number): readonly Element[] {
  const worth = (element: Element) =>
    LEVEL[element] * 4 + hand.filter((formula) => COST[formula].some((thing) => thing === element)).length;
  return [...elementsOf(elements)].sort((one, other) => worth(other) - worth(one)).slice(0, count);
}

/** Which of the loser's elements fill the room there is. */
export function LootSheet({ onClose }: { readonly onClose: () => void }) {
  const { view, speech, line } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const question = questionOf(view, 'loot');
  const player = nearPlayer(view);
  const figure = question ? standingOf(view, question.figure)?.figure : undefined;
  const count = question && figure ? fittingOf(player, figure, question.elements) : 0;
  const [marked, setMarked] = useHalfChosen<readonly Element[]>('looted', () =>
    question ? dearestOf(question.elements, view.hand, count) : [],
  );
  if (!question || !figure) return null;
  const steps = lootSteps(marked);
  const [first] = elementsOf(question.elements);
  const next = nextMark(lootIn(line), marked);
  const left = count - marked.length;
  return (
    <Leaf
      title={question.isWon ? sheets.spoils : sheets.takeUp}
      onClose={onClose}
      footer={
        <MoveButton
          move={steps[0]?.move ?? { type: 'loot', element: first ?? 'water' }}
          steps={steps}
          lack={left > 0 ? sheets.markLoot(left) : null}
          label={sheets.take}
          note={left > 0 ? sheets.markLoot(left) : text.thingsOf(marked)}
          isLit={next.isDone}
          testID="confirm"
        />
      }
    >
      {question.isWon && view.dice ? <Rolled /> : null}
      <Parchment seed={44} style={styles.parchment}>
        <Heading size={16}>{question.isWon ? sheets.loserCarried : sheets.liesHere}</Heading>
        <Markable
          things={elementsOf(question.elements)}
          marked={marked}
          label={sheets.spoils}
          said={sheets.markedOf}
          hinted={next.item}
          onMark={(elements) => setMarked(elements.slice(-count))}
        />
      </Parchment>
      <Load figure={question.figure} more={marked} />
      <Body tone="second" isItalic align="center">
        {sheets.lootHelp}
      </Body>
      <Rules rules={question.isWon ? READING.loot : READING.drop} />
    </Leaf>
  );
}

/** The dice as they lie. */
function Rolled() {
  const { view, speech } = useSetting();
  const { dice } = view;
  if (!dice) return null;
  const [attack, defence] = [sum(dice.attack), sum(dice.defence)];
  return (
    <View role="img" aria-label={speech.words.sheets.beats(attack, defence)} style={styles.rolled}>
      <TotalSeal side="attack" size={48}>
        {attack}
      </TotalSeal>
      <Heading size={17} align="center" style={styles.flexible}>
        {speech.words.sheets.beats(attack, defence)}
      </Heading>
      <TotalSeal side="defence" size={48}>
        {defence}
      </TotalSeal>
    </View>
  );
}

/** What a figure would carry then, slot by slot. */
function Load({ figure: id, more }: { readonly figure: FigureId; readonly more: readonly Element[] }) {
  const { view, speech } = useSetting();
  const { text, words } = speech;
  const standing = standingOf(view, id);
  if (!standing) return null;
  const capacity = capacityOf(nearPlayer(view), id);
  const carried = [...elementsOf(standing.figure.load), ...more];
  return (
    <View
      accessible
      aria-label={`${text.figure(id)}, ${words.load(carried.length, capacity)}`}
      style={styles.load}
    >
      <View style={styles.row}>
        <Label isBold style={styles.flexible}>
          {words.sheets.with(text.theFigure(id))}
        </Label>
        <IconSign name="bag" size={18} colour="#C9992F" />
        <Numeral size={17} tone="gold">{`${carried.length}/${capacity}`}</Numeral>
      </View>
      <Slots things={carried} capacity={capacity} />
    </View>
  );
}

/** How much of its socket a thing fills. */
const SLOT_SHARE = 30 / 38;

/** Glass sockets with what lies in them. */
function Slots({ things, capacity }: { readonly things: readonly Thing[]; readonly capacity: number }) {
  return (
    <View style={styles.slots} aria-hidden>
      {times(Math.max(capacity, things.length), (index) => {
        return <GlassSlot key={index} size={38} thing={things[index]} share={SLOT_SHARE} />;
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  start: { alignSelf: 'flex-start' },
  ways: { gap: 10 },
  parchment: { gap: 10 },
  rolled: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  flexible: { flex: 1 },
  load: { gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  slots: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
