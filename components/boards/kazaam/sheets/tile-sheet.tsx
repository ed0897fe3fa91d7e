import { StyleSheet, View } from 'react-native';

import { Sheet } from '@/components/kit/sheet';
import { useTheme } from '@/components/kit/theme';
import { Body, Label } from '@/components/kit/type';
import { capital, explained as joined } from '@/engine/core/wording';
import { BOARDS, type Ingredient } from '@/engine/games/kazaam/data';
import { yieldOf } from '@/engine/games/kazaam/queries/hand';
import { priceOf } from '@/engine/games/kazaam/queries/laying';
import { worthOf } from '@/engine/games/kazaam/queries/standings';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';

import { IngredientSign } from '../art/ingredient-sign';
import { PowerSign } from '../art/power-sign';
import { HeldTile } from '../pieces/held-tile';
import { isFavourite, missingToPlay, nearSeat, playerOf } from '../touch/intent';
import { tileLabel } from '../words/labels';
import { useMatch } from '../table';

/** A tile that a finger was held on: large, with its power, its price, what it yields and what it counts. */
export function TileSheet() {
  const { explained, explainTile, speech } = useMatch();
  return (
    <Sheet
      isOpen={explained !== null}
      title={explained === null ? '' : capital(speech.text.tile(tileOf(explained)))}
      onClose={() => explainTile(null)}
      closeLabel={speech.words.close}
    >
      {explained === null ? null : <Explained tile={explained} />}
    </Sheet>
  );
}

const LARGE = 176;

function Explained({ tile }: { readonly tile: TileId }) {
  const { situation, speech } = useMatch();
  const { colours } = useTheme();
  const { view } = situation;
  const { alchemist } = playerOf(view, nearSeat(view));
  const { part } = tileOf(tile);
  return (
    <View style={styles.whole}>
      <View accessible role="img" aria-label={capital(tileLabel(speech, view, tile))}>
        <HeldTile
          tile={tile}
          size={LARGE}
          missing={missingToPlay(view, tile)}
          isFavourite={isFavourite(view, tile)}
        />
      </View>
      <View style={styles.facts}>
        <View style={styles.power}>
          <PowerSign part={part} size={30} colour={colours.gold} />
          <Body size={18} style={styles.words}>
            {speech.text.powers[part]}
          </Body>
        </View>
        <Symbols caption={speech.words.toLay} symbols={priceOf(tile)} />
        <Symbols caption={speech.words.inCrucible} symbols={yieldOf(tile, BOARDS[alchemist].ingredient)} />
        <Label isBold tone="gold">
          {speech.words.worth(worthOf(alchemist, tileOf(tile)))}
        </Label>
      </View>
    </View>
  );
}

interface SymbolsProps {
  readonly caption: string;
  readonly symbols: readonly Ingredient[];
}

function Symbols({ caption, symbols }: SymbolsProps) {
  const { speech } = useMatch();
  const named = symbols.map((symbol) => speech.text.ingredients[symbol]).join(', ');
  return (
    <View accessible role="img" aria-label={joined(speech.language, caption, named)} style={styles.symbols}>
      <Label style={styles.caption}>{caption}</Label>
      {symbols.map((symbol, index) => (
        <IngredientSign key={index} ingredient={symbol} size={24} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flexDirection: 'row', flexWrap: 'wrap', gap: 20, justifyContent: 'center', alignItems: 'center' },
  facts: { flexGrow: 1, flexShrink: 1, flexBasis: 240, gap: 12 },
  power: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flexShrink: 1 },
  symbols: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 5 },
  caption: { minWidth: 110 },
});
