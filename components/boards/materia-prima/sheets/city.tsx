import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { Body, Heading, Label } from '@/components/kit/type';
import { isAlike } from '@/engine/core/alike';
import { OFFERS, type City, type Kind } from '@/engine/games/materia-prima/data';
import { cityOf, marketAt, researchOf } from '@/engine/games/materia-prima/queries/city';
import { alchemistOf, handLimitOf } from '@/engine/games/materia-prima/queries/figures';
import { elementsOf, sizeOf, stockOf } from '@/engine/games/materia-prima/stock';
import { READING } from '@/engine/games/materia-prima/rulebook';
import { capital, explained } from '@/engine/core/wording';

import { CardBack } from '../art/mission-card';
import { ExtensionPlaque } from '../art/tower-card';
import { leastMissed, type Buy } from '../touch/brewing';
import { priceMarked, type MarkedPrice } from '../touch/marking';
import { movesOf, nearPlayer } from '../touch/situation';
import { useHalfChosen, useSetting, useMatch } from '../table';
import { Leaf, MoveButton, Part, Rules } from './leaf';
import { Markable } from './tokens';

/** The city in which the alchemist is, or none. */
function useCity(): City | null {
  const { view } = useSetting();
  const player = nearPlayer(view);
  if (player.figures.length === 0) return null;
  return cityOf(view, player);
}

/** What one can do in a city: study formulas, and build on to the tower. */
export function CitySheet({ onClose }: { readonly onClose: () => void }) {
  const { text, words } = useSetting().speech;
  const city = useCity();
  return (
    <Leaf title={city ? text.cities[city] : words.sheets.noCity} onClose={onClose}>
      {city ? (
        <>
          <Research city={city} />
          <Market city={city} />
          <Rules rules={READING.city} />
        </>
      ) : (
        <Body>{text.reasons['not-in-a-city']}</Body>
      )}
    </Leaf>
  );
}

function Research({ city }: { readonly city: City }) {
  const { view, speech } = useSetting();
  const { text, words } = speech;
  const player = nearPlayer(view);
  const { draw, keep } = researchOf(view, player);
  const held = view.hand.length;
  const limit = handLimitOf(player);
  return (
    <Part title={text.actions.research}>
      <Body tone="second">{words.sheets.research(draw, keep)}</Body>
      {held >= limit ? <Label tone="second">{words.sheets.handFull(held, limit)}</Label> : null}
      <View style={styles.decks}>
        {OFFERS[city].map((kind) => (
          <Deck key={kind} kind={kind} />
        ))}
      </View>
    </Part>
  );
}

function Deck({ kind }: { readonly kind: Kind }) {
  const { view, speech, hint } = useMatch();
  const move = { type: 'research', kind } as const;
  return (
    <View style={styles.deck}>
      <CardBack kind={kind} width={84} />
      <Label tone="second">{speech.words.formulas(view.deckSizes[kind])}</Label>
      <MoveButton
        size="small"
        move={move}
        label={capital(speech.text.kinds[kind])}
        spoken={capital(
          explained(speech.language, speech.words.sheets.acts.research, speech.text.kinds[kind]),
        )}
        isLit={isAlike(hint, move)}
        testID={`research-${kind}`}
        style={styles.wide}
      />
    </View>
  );
}

/** Paid with what he carries; what is missed least is proposed. */
function Market({ city }: { readonly city: City }) {
  const { view, moves, speech, hint } = useMatch();
  const { scheme } = useTheme();
  const { text, words } = speech;
  const { sheets } = words;
  const player = nearPlayer(view);
  const { load } = alchemistOf(player);
  const payments = movesOf(moves, 'buy');
  const [marked, setMarked] = useHalfChosen<MarkedPrice | null>('payment', null);
  const owned = player.extensions.length;
  const pay = priceMarked(marked, owned, leastMissed(payments, load, view.hand));
  const extension = marketAt(view, city);
  if (!extension) {
    return (
      <Part title={text.actions.buy}>
        <Body tone="second">{text.reasons['nothing-for-sale']}</Body>
      </Part>
    );
  }
  const move: Buy = { type: 'buy', pay: elementsOf(stockOf(pay)) };
  return (
    <Part title={text.actions.buy}>
      <View style={styles.pair}>
        <ExtensionPlaque extension={extension} width={110} theme={scheme} />
        <View style={styles.beside}>
          <Heading size={17}>{text.extensions[extension]}</Heading>
          <Body>{text.powers[extension]}</Body>
          <Label tone="second">{capital(words.costs(text.price(owned)))}</Label>
        </View>
      </View>
      {sizeOf(load) === 0 ? (
        <Body tone="second">{sheets.carriesNothing}</Body>
      ) : (
        <Markable
          things={elementsOf(load)}
          marked={pay}
          label={sheets.payWith}
          said={sheets.paysOf}
          onMark={(paid) => setMarked({ owned, pay: paid })}
        />
      )}
      <MoveButton
        move={move}
        lack={pay.length === 0 && payments.length > 0 ? sheets.markPay : null}
        label={sheets.acts.buy}
        note={pay.length > 0 ? text.thingsOf(pay) : sheets.markPay}
        isLit={hint?.type === 'buy' && isAlike(hint, move)}
        testID="buy"
      />
    </Part>
  );
}

const styles = StyleSheet.create({
  decks: { flexDirection: 'row', flexWrap: 'wrap', gap: 16, justifyContent: 'center' },
  deck: { alignItems: 'center', gap: 6, minWidth: 130, flexGrow: 1, maxWidth: 320 },
  wide: { alignSelf: 'stretch' },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: 16, alignItems: 'center' },
  beside: { flex: 1, minWidth: 150, gap: 4 },
});
