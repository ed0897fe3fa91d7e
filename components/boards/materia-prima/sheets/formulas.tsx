import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Body, Heading, Label } from '@/components/kit/type';
import { isAlike } from '@/engine/core/alike';
import { KINDS, type Thing } from '@/engine/games/materia-prima/data';
import { COST, FORMULA_LEVEL, type FormulaId, type Homunculus } from '@/engine/games/materia-prima/cards';
import { handLimitOf } from '@/engine/games/materia-prima/queries/figures';
import { isEquipment, isHomunculus, lackingFor } from '@/engine/games/materia-prima/queries/formulas';
import { wealthOf } from '@/engine/games/materia-prima/queries/tower';
import { READING } from '@/engine/games/materia-prima/rulebook';
import type { MateriaPrimaSeatView } from '@/engine/games/materia-prima/view';
import { capital } from '@/engine/core/wording';

import { CardBack } from '../art/mission-card';
import { Token } from '../art/small-pieces';
import type { Convert, Transmute } from '../touch/brewing';
import { formulaEffect, heldBy } from '../words/labels';
import { afterMove, movesOf, nearPlayer } from '../touch/situation';
import { useHalfChosen, useSetting, useMatch } from '../table';
import { CardRow, CardTouch, FormulaFace, useCardWidth, type Pill } from './cards';
import { Choice, ChoiceGroup } from './choice';
import { Leaf, MoveButton, Rules, useSheetWidth } from './leaf';
import { countedThings } from './tokens';

/** "2 Gold", "Glass, Mercury": there is little room on a card. */
function shortly(names: Readonly<Record<Thing, string>>, things: readonly Thing[]): string {
  const named = countedThings(things).map(({ thing, count }) =>
    count > 1 ? `${count} ${names[thing]}` : names[thing],
  );
  return named.join(', ');
}

/** What of a formula's price a player has neither with his alchemist nor in his tower. */
export function lackingOf(player: MateriaPrimaSeatView, formula: FormulaId): readonly Thing[] {
  return lackingFor(formula, wealthOf(player), player.souls);
}

/** What a formula still wants, in a few words. */
function usePill(recipe: Convert | null): (formula: FormulaId) => Pill {
  const { view, preview, speech } = useSetting();
  const { text, words } = speech;
  const now = nearPlayer(view);
  const later = afterMove(preview, recipe) ?? now;
  return (formula) => {
    const lacking = lackingOf(now, formula);
    if (lacking.length === 0) return { words: words.sheets.ready, tone: 'ready' };
    if (lackingOf(later, formula).length === 0) return { words: words.sheets.afterConvert, tone: 'soon' };
    return { words: words.sheets.needs(shortly(text.things, lacking)), tone: 'lacking' };
  };
}

interface HandProps {
  readonly chosen: FormulaId | null;
  readonly onChoose: (formula: FormulaId | null) => void;
  /** A Convert that is about to be made. */
  readonly recipe?: Convert | null;
}

/** The formulas in hand side by side; one of them can be chosen. */
export function Hand({ chosen, onChoose, recipe = null }: HandProps) {
  const { view, speech, hint, isFaceDown, pickUp } = useMatch();
  const { sheets } = speech.words;
  const width = useCardWidth(Math.max(3, view.hand.length));
  const pill = usePill(recipe);
  if (isFaceDown || view.viewer === 'public') return <FaceDown onPickUp={isFaceDown ? pickUp : null} />;
  if (view.hand.length === 0) return <Body tone="second">{sheets.noFormulas}</Body>;
  return (
    <CardRow label={sheets.hand}>
      {view.hand.map((formula) => (
        <CardTouch
          key={formula}
          formula={formula}
          width={width}
          role="checkbox"
          isMarked={formula === chosen}
          isDim={pill(formula).tone === 'lacking'}
          isHinted={hint?.type === 'transmute' && hint.formula === formula && chosen !== formula}
          pill={pill(formula)}
          onPress={() => onChoose(formula === chosen ? null : formula)}
        />
      ))}
    </CardRow>
  );
}

/** Others are still looking: only the backs are seen. */
function FaceDown({ onPickUp }: { readonly onPickUp: (() => void) | null }) {
  const { view, speech } = useSetting();
  const { hand } = nearPlayer(view);
  const backs = KINDS.flatMap((kind) => Array.from({ length: hand[kind] }, () => kind));
  return (
    <View style={styles.faceDown}>
      <View role="img" aria-label={speech.words.formulas(backs.length)} style={styles.backs}>
        {backs.map((kind, index) => (
          <CardBack key={index} kind={kind} width={64} />
        ))}
      </View>
      {onPickUp ? <Button kind="walnut" label={speech.words.pickUp} onPress={onPickUp} /> : null}
    </View>
  );
}

/** What can be decided about a formula before it is transmuted. */
interface Making {
  readonly wear: boolean;
  readonly dissolve: Homunculus | null;
}

/** How it is transmuted if nothing else is said: worn if it can be. */
function makingOf(ways: readonly Transmute[], said: Partial<Making>): Making {
  const wear = said.wear ?? ways.some((way) => way.wear);
  const first = ways.find((way) => way.wear === wear);
  return { wear, dissolve: said.dissolve ?? first?.dissolve ?? null };
}

/** One formula with its price, what becomes of it, and the button that makes it. */
export function Transmuting({ formula }: { readonly formula: FormulaId }) {
  const { view, moves, preview, speech, hint, layout } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const [said, setSaid] = useHalfChosen<Partial<Making>>(`making ${formula}`, {});
  const player = nearPlayer(view);
  const ways = movesOf(moves, 'transmute').filter((move) => move.formula === formula);
  const making = makingOf(ways, said);
  const move: Transmute = { type: 'transmute', formula, ...making };
  const homunculi = [...new Set(ways.flatMap(({ dissolve }) => dissolve ?? []))];
  const isHinted = hint?.type === 'transmute' && hint.formula === formula;
  return (
    <View style={styles.making}>
      {layout.isLargeText ? null : <Gist formula={formula} />}
      {isEquipment(formula) && ways.length > 1 ? (
        <ChoiceGroup label={sheets.wearOrStore}>
          {[true, false].map((wear) => (
            <Choice
              key={String(wear)}
              label={wear ? sheets.wear : sheets.store}
              isChosen={making.wear === wear}
              isHinted={isHinted && hint.wear === wear && making.wear !== wear}
              onPress={() => setSaid({ ...said, wear })}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      {isHomunculus(formula) && homunculi.length > 0 ? (
        <ChoiceGroup label={sheets.dissolves}>
          {homunculi.map((one) => (
            <Choice
              key={one}
              label={text.homunculi[one]}
              isChosen={making.dissolve === one}
              isHinted={isHinted && hint.dissolve === one && making.dissolve !== one}
              onPress={() => setSaid({ ...said, dissolve: one })}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      <MoveButton
        move={move}
        label={sheets.acts.transmute}
        note={noteOf()}
        isLit={isHinted && isAlike(hint, move)}
        testID="transmute"
      />
    </View>
  );

  function noteOf(): string {
    const lacking = lackingOf(player, formula);
    if (lacking.length > 0) return sheets.needs(text.thingsOf(lacking));
    if (isHomunculus(formula)) return sheets.actsNextTurn;
    const { fragments } = afterMove(preview, move) ?? player;
    if (fragments.length > player.fragments.length) return sheets.stoneThen(fragments.length);
    return sheets.oneAction;
  }
}

/** What a formula is, costs and gives. */
function Gist({ formula }: { readonly formula: FormulaId }) {
  const { speech } = useSetting();
  const effect = formulaEffect(speech, formula) ?? speech.words.sheets.fragment(FORMULA_LEVEL[formula]);
  return (
    <>
      <View style={styles.row}>
        <Heading size={17} style={styles.flexible}>
          {speech.text.formula(formula)}
        </Heading>
        <Price formula={formula} />
      </View>
      <Label tone="second">{capital(effect)}</Label>
    </>
  );
}

/** The price, and what of it is there. */
function Price({ formula }: { readonly formula: FormulaId }) {
  const { view, speech } = useSetting();
  const lacking = [...lackingOf(nearPlayer(view), formula)];
  return (
    <View role="img" aria-label={speech.words.costs(speech.text.cost(formula))} style={styles.price}>
      {COST[formula].map((thing, index) => {
        const place = lacking.indexOf(thing);
        if (place >= 0) lacking.splice(place, 1);
        return (
          <View key={index} style={place >= 0 ? styles.lacking : null}>
            <Token thing={thing} size={30} />
          </View>
        );
      })}
    </View>
  );
}

/** The hand, and one formula of it in full. */
export function FormulasSheet({ onClose }: { readonly onClose: () => void }) {
  const { view, speech, hint, layout } = useMatch();
  const { sheets } = speech.words;
  const hinted = hint?.type === 'transmute' ? hint.formula : null;
  const [chosen, setChosen] = useHalfChosen<FormulaId | null>('formula', hinted);
  const width = useSheetWidth();
  const player = nearPlayer(view);
  const held = chosen !== null && view.hand.includes(chosen) ? chosen : null;
  return (
    <Leaf
      title={sheets.formulasTitle(heldBy(player), handLimitOf(player))}
      onClose={onClose}
      footer={held ? <Transmuting key={held} formula={held} /> : null}
    >
      <Hand chosen={held} onChoose={setChosen} />
      {held ? (
        <View style={styles.large}>
          <FormulaFace formula={held} width={Math.min(220, width * 0.6)} />
          {layout.isLargeText ? <Gist formula={held} /> : null}
        </View>
      ) : view.hand.length > 0 ? (
        <Body tone="second">{sheets.chooseFormula}</Body>
      ) : null}
      <Rules rules={READING.hand} />
    </Leaf>
  );
}

const styles = StyleSheet.create({
  faceDown: { gap: 12, alignItems: 'center' },
  backs: { flexDirection: 'row', gap: 10 },
  making: { gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  flexible: { flex: 1 },
  price: { flexDirection: 'row', gap: 6 },
  lacking: { opacity: 0.4 },
  large: { alignItems: 'center' },
});
