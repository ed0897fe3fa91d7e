import { StyleSheet, View } from 'react-native';

import { Glow } from '@/components/kit/glow';
import { Icon } from '@/components/kit/icon';
import { OnSurface } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Numeral } from '@/components/kit/type';
import { isAlike } from '@/engine/core/alike';
import type { Product } from '@/engine/games/materia-prima/data';

import { Token } from '../art/small-pieces';
import { plainRecipe, recipesFor, type Convert } from '../touch/brewing';
import { moveLabel } from '../words/labels';
import { useMatch } from '../table';
import { MoveButton } from './leaf';

interface ConvertBarProps {
  readonly product: Product | null;
  readonly recipe: Convert | null;
  /** What the product would be good for. */
  readonly note: string | null;
  /** Why nothing at all can be made now. */
  readonly idle: string | null;
  readonly onRecipe: (recipe: Convert) => void;
  readonly onDone: () => void;
}

/** What would flow together, and the button that lets it. */
export function ConvertBar({ product, recipe, note, idle, onRecipe, onDone }: ConvertBarProps) {
  const { speech, moves, hint } = useMatch();
  const { sheets } = speech.words;
  const move = recipe ?? plainRecipe(product ?? 'sulphur');
  const recipes = product ? recipesFor(moves, product) : [];
  const lack = product === null && idle === null ? sheets.chooseProduct : null;
  return (
    <View style={styles.bar}>
      {recipes.length > 1 ? (
        <View role="radiogroup" aria-label={sheets.payWith} style={styles.ways}>
          {recipes.map((way) => (
            <Touch
              key={way.pay.join(' ')}
              role="radio"
              label={moveLabel(speech, way)}
              isSelected={isAlike(way, recipe)}
              onPress={() => onRecipe(way)}
              style={styles.way}
            >
              <Recipe recipe={way} size={24} />
              <Glow isOn={isAlike(way, recipe)} isDashed={false} />
            </Touch>
          ))}
        </View>
      ) : null}
      <MoveButton
        move={move}
        lack={lack}
        size="small"
        label={speech.words.sheets.acts.convert}
        note={(product === null ? idle : note) ?? lack ?? sheets.oneAction}
        spoken={product === null ? speech.words.sheets.acts.convert : moveLabel(speech, move)}
        isLit={hint?.type === 'convert' && isAlike(hint, recipe)}
        onDone={onDone}
        testID="convert"
      >
        {product ? (
          <OnSurface surface="brass">
            <Recipe recipe={move} size={30} />
          </OnSurface>
        ) : null}
      </MoveButton>
    </View>
  );
}

function Recipe({ recipe: { pay, into }, size }: { readonly recipe: Convert; readonly size: number }) {
  return (
    <View style={styles.recipe} aria-hidden>
      <Token thing={pay[0]} size={size} />
      <Numeral size={size * 0.6} maxScale={1}>
        +
      </Numeral>
      <Token thing={pay[1]} size={size} />
      <Icon name="forward" size={size * 0.7} />
      <Token thing={into} size={size * 1.2} />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { gap: 8 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  way: { minHeight: 48, paddingHorizontal: 8, justifyContent: 'center' },
  recipe: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
