import { memo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Later } from '@/components/kit/later';
import { Label } from '@/components/kit/type';
import { isAlike } from '@/engine/core/alike';
import { explained } from '@/engine/core/wording';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import type { Product } from '@/engine/games/materia-prima/data';
import { elementsOf, type Stock } from '@/engine/games/materia-prima/stock';
import { READING } from '@/engine/games/materia-prima/rulebook';

import { formulaHeight } from '../art/formula-card';
import { plainRecipe, recipesFor, type Convert } from '../touch/brewing';
import { afterMove, movesOf, nearPlayer } from '../touch/situation';
import { useHalfChosen, useSetting, useMatch } from '../table';
import { useCardWidth } from './cards';
import { ConvertBar } from './convert-bar';
import { Hand, lackingOf, Transmuting } from './formulas';
import { ButtonRow, Leaf, MoveButton, Part, Rules, useSheetWidth } from './leaf';
import { Still, type Flowing } from './still';
import { TowerHead } from './tower-head';

interface Brewing {
  readonly product: Product | null;
  readonly recipe: Convert | null;
}

/** If nothing at all can be made, whichever is asked for says why. */
const ANY_PRODUCT: Product = 'sulphur';

const NO_BREWING: Brewing = { product: null, recipe: null };

/** What is chosen on the still; a recipe that can no longer be followed is forgotten. */
function useBrewing() {
  const { moves } = useSetting();
  const [brewing, setBrewing] = useHalfChosen<Brewing>('brewing', NO_BREWING);
  const { product } = brewing;
  const recipes = product ? recipesFor(moves, product) : [];
  const recipe = recipes.find((one) => isAlike(one, brewing.recipe)) ?? recipes[0] ?? null;
  const choose = (next: Product | null) => setBrewing({ product: next, recipe: null });
  const follow = (way: Convert) => setBrewing({ product: way.into, recipe: way });
  return { product, recipe, choose, follow };
}

/** The own tower: the still, the hand of formulas, and what lies stored. */
export function TowerSheet({ onClose }: { readonly onClose: () => void }) {
  const { view, speech, near, hint } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const width = useSheetWidth();
  const { product, recipe, choose, follow } = useBrewing();
  const [flow, setFlow] = useState<Flowing | null>(null);
  const [formula, setFormula] = useHalfChosen<FormulaId | null>('formula', null);
  const player = nearPlayer(view);
  const held = formula !== null && view.hand.includes(formula) ? formula : null;
  return (
    <Leaf
      title={text.towers[player.tower]}
      onClose={onClose}
      footer={held && hint?.type !== 'shift' ? <Transmuting key={held} formula={held} /> : <Deeds />}
    >
      <TowerHead seat={near} width={width} />
      <Still width={width} chosen={product} flow={flow} onChoose={choose} />
      <ConvertBar
        product={product}
        recipe={recipe}
        note={useReach(recipe)}
        idle={useIdleness()}
        onRecipe={follow}
        onDone={() => {
          if (recipe) setFlow({ convert: recipe, count: (flow?.count ?? 0) + 1 });
          choose(null);
        }}
      />
      <Later height={formulaHeight(useCardWidth(3))}>
        <Hand chosen={held} onChoose={setFormula} recipe={recipe} />
        <Part title={sheets.whereElements}>
          <Stores />
        </Part>
        <Rules rules={READING.tower} />
      </Later>
    </Leaf>
  );
}

/** Which formula would be within reach after a Convert. */
function useReach(recipe: Convert | null): string | null {
  const { view, preview, speech } = useSetting();
  if (!recipe) return null;
  const now = nearPlayer(view);
  const later = afterMove(preview, recipe) ?? now;
  const isReady = (formula: FormulaId, player: typeof now) => lackingOf(player, formula).length === 0;
  const reached = view.hand.find((formula) => !isReady(formula, now) && isReady(formula, later));
  const { oneAction, withinReach } = speech.words.sheets;
  return reached ? withinReach(speech.text.formula(reached)) : oneAction;
}

/** Why the still is of no use at the moment; null if something can be made. */
function useIdleness(): string | null {
  const { view, moves, preview, speech } = useSetting();
  const { text, words } = speech;
  const { alchemist } = nearPlayer(view);
  if (movesOf(moves, 'convert').length > 0) return null;
  const seen = preview([plainRecipe(ANY_PRODUCT)]);
  if (!alchemist || moves.length === 0 || seen.type !== 'refused') return words.sheets.notNow;
  const { reason } = seen.refusal;
  if (reason === 'not-at-home') return words.sheets.onlyAtHome(text.figure(alchemist));
  return reason === 'no-actions-left' ? words.sheets.noActionLeft : words.sheets.nothingToMake;
}

/** What lies in the tower, and what the alchemist has with him: the still shows both together. */
const Stores = memo(function Stores() {
  const { view, speech } = useSetting();
  const { text, words } = speech;
  const player = nearPlayer(view);
  const [alchemist] = player.figures;
  const said = (place: string, stock: Stock) =>
    explained(speech.language, place, text.thingsOf(elementsOf(stock)));
  return (
    <View style={styles.stores}>
      <Label>{said(words.sheets.inTower, player.store)}</Label>
      {alchemist ? <Label>{said(words.sheets.with(text.figure(alchemist.id)), alchemist.load)}</Label> : null}
    </View>
  );
});

/** What else can be done at home. */
const Deeds = memo(function Deeds() {
  const { view, speech, open, hint } = useMatch();
  const { sheets } = speech.words;
  const [alchemist] = nearPlayer(view).figures;
  if (!alchemist) return null;
  return (
    <ButtonRow>
      <MoveButton
        move={{ type: 'equip', figure: alchemist.id }}
        size="small"
        label={sheets.acts.equip}
        note={sheets.equipNote}
        onAsk={() => open({ type: 'pack', figure: alchemist.id })}
        style={styles.flexible}
        testID="equip"
      />
      {view.mayShift ? (
        <MoveButton
          move={{ type: 'shift' }}
          kind="walnut"
          size="small"
          label={sheets.shift}
          spoken={`${sheets.shift}, ${sheets.noAction}`}
          isLit={hint?.type === 'shift'}
          onAsk={() => open({ type: 'shift' })}
          style={styles.flexible}
          testID="shift"
        />
      ) : null}
    </ButtonRow>
  );
});

const styles = StyleSheet.create({
  stores: { gap: 6 },
  flexible: { flex: 1 },
});
