import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Medallion } from '@/components/kit/medallion';
import { CharacterLine } from '@/components/kit/character-line';
import { Sheet } from '@/components/kit/sheet';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { at } from '@/engine/core/list';
import { allSeats, type Seat } from '@/engine/core/seat';
import {
  CARDS,
  GOODS,
  PRICES,
  STALLS,
  type Card,
  type FieldAction,
  type SpiritPlace,
  type Stall,
} from '@/engine/games/alchemirus/data';
import {
  CARD_RULES,
  FIELD_RULES,
  GOAL_RULE,
  HAUNTING_RULE,
  RULES_ABOUT,
  WAY_RULE,
  type AlchemirusRule,
} from '@/engine/games/alchemirus/rulebook';
import { isBlocked as isHaunted } from '@/engine/games/alchemirus/queries/goods';
import { actionOn } from '@/engine/games/alchemirus/queries/ring';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';
import { capital, explained } from '@/engine/core/wording';

import { CardFace } from '../art/card';
import { GoodObject } from '../art/goods';
import { NamePlate } from '../art/panels';
import { Plot } from '../art/plot';
import { HauntMedal } from '../art/ring';
import { MiniCard } from '../art/small-card';
import { FieldMedal, Laurel } from '../art/small-pieces';
import { playerOf } from '../seats';
import { fashionOf, lyingOn } from '../table/plots';
import { PriceTable } from '../table/prices';
import { cardLabel, playerLabel, type Speech } from '../words/labels';
import type { Subject } from '../touch/subjects';
import { useSetting, useMatch } from '../table';

/** What is being explained, over the table; opening it changes nothing. */
export function Sheets() {
  const { inspected, inspect, speech, view } = useMatch();
  const page = inspected && pageOf(speech, view, inspected);
  return (
    <Sheet
      isOpen={page !== null}
      title={page?.title ?? ''}
      onClose={() => inspect(null)}
      closeLabel={speech.words.close}
    >
      {page?.body}
    </Sheet>
  );
}

interface Page {
  readonly title: string;
  readonly body: ReactNode;
}

function pageOf({ text, words, who }: Speech, view: AlchemirusView, subject: Subject): Page {
  switch (subject.type) {
    case 'card':
      return { title: text.cards[subject.card], body: <CardPart card={subject.card} /> };
    case 'field': {
      const action = actionOn(subject.field);
      return { title: text.fields[action], body: <FieldPart action={action} /> };
    }
    case 'place':
      return { title: capital(text.places[subject.place]), body: <PlacePart place={subject.place} /> };
    case 'plot': {
      const { building } = at(playerOf(view, subject.seat).estate, subject.plot);
      const title = words.plot(subject.plot + 1, text.cards[building]);
      return { title, body: <CardPart card={building} /> };
    }
    case 'player':
      return { title: words.estateOf(who(subject.seat)), body: <PlayerPart seat={subject.seat} /> };
    case 'bank':
      return { title: words.bank, body: <BankPart /> };
    case 'fame':
      return { title: words.standings, body: <FamePart /> };
  }
}

/** Opens the rules that say more. */
function Rules({ rules }: { readonly rules: readonly AlchemirusRule[] }) {
  const { speech, onRule, inspect } = useSetting();
  const open = (rule: AlchemirusRule) => {
    inspect(null);
    onRule(rule);
  };
  return (
    <View style={styles.rules}>
      {rules.map((rule) => {
        const label = `${speech.words.rule} ${rule}`;
        return (
          <Touch key={rule} label={label} role="link" onPress={() => open(rule)} style={styles.link}>
            <Label isBold tone="lapis" style={styles.underlined}>
              {label}
            </Label>
          </Touch>
        );
      })}
    </View>
  );
}

interface LeafProps {
  readonly picture: ReactNode;
  readonly rules: readonly AlchemirusRule[];
  readonly children: ReactNode;
}

/** A picture with words beside it. */
function Leaf({ picture, rules, children }: LeafProps) {
  return (
    <>
      <View style={styles.pair}>
        {picture}
        <View style={styles.beside}>{children}</View>
      </View>
      <Rules rules={rules} />
    </>
  );
}

const isStall = (card: Card): card is Stall => STALLS.some((stall) => stall === card);

function CardPart({ card }: { readonly card: Card }) {
  const { view, speech } = useSetting();
  const { scheme } = useTheme();
  const { text } = speech;
  const isHeld = view.spirit === card;
  const picture = (
    <View role="img" aria-label={cardLabel(speech, card)}>
      <CardFace card={card} name={text.cards[card]} plain={text.plain[card]} width={160} theme={scheme} />
    </View>
  );
  return (
    <Leaf picture={picture} rules={isHeld ? [...CARD_RULES[card], HAUNTING_RULE] : CARD_RULES[card]}>
      <Heading size={17}>{capital(text.plain[card])}</Heading>
      <Body>{capital(text.effects[card])}</Body>
      {isHeld ? <Body tone="cinnabar">{capital(text.hauntings[view.spirit])}</Body> : null}
      {isStall(card) ? <PriceList stall={card} /> : null}
    </Leaf>
  );
}

function PriceList({ stall }: { readonly stall: Stall }) {
  const { text, language } = useSetting().speech;
  const goods = GOODS.filter((good) => PRICES[stall][good]);
  return (
    <View style={styles.prices}>
      {goods.map((good) => (
        <View key={good} style={styles.row}>
          <GoodObject good={good} size={24} />
          <Label style={styles.flexible}>
            {explained(language, capital(text.goods[good]), text.price(PRICES[stall][good] ?? {}))}
          </Label>
        </View>
      ))}
    </View>
  );
}

function FieldPart({ action }: { readonly action: FieldAction }) {
  const { text } = useSetting().speech;
  return (
    <Leaf picture={<FieldMedal action={action} size={84} />} rules={[...FIELD_RULES[action], WAY_RULE]}>
      <Body>{capital(text.fieldEffects[action])}</Body>
      {action === 'sale' ? <PriceTable stalls={STALLS} /> : null}
    </Leaf>
  );
}

function PlacePart({ place }: { readonly place: SpiritPlace }) {
  const { view, speech } = useSetting();
  const { scheme } = useTheme();
  const isHere = view.spirit === place;
  const picture = <HauntMedal place={place} size={110} theme={scheme} isDark={isHere} />;
  return (
    <Leaf picture={picture} rules={RULES_ABOUT.spirit}>
      <Label isBold tone={isHere ? 'gold' : 'second'}>
        {isHere ? speech.words.spiritNow : speech.words.spiritThen}
      </Label>
      <Body>{capital(speech.text.hauntings[place])}</Body>
      <Body tone="second">{capital(speech.text.effects[place])}</Body>
    </Leaf>
  );
}

const SHEET_PLOT = 92;

/** Somebody's whole estate: open information. */
function PlayerPart({ seat }: { readonly seat: Seat }) {
  const { view, speech, people } = useSetting();
  const { scheme } = useTheme();
  const { text, words } = speech;
  const player = playerOf(view, seat);
  const person = at(people, seat);
  return (
    <>
      <View style={styles.row} accessible aria-label={playerLabel(speech, view, seat)}>
        <Medallion person={person} size={40} />
        <Label style={styles.flexible}>
          {`${words.handOf(player.handSize)} · ${words.buildings(player.estate.length)} · ${words.turn(player.turns)}`}
        </Label>
        <Laurel size={40} theme={scheme}>
          {player.fame}
        </Laurel>
      </View>
      <CharacterLine person={person} />
      <View style={styles.plots}>
        {player.estate.map(({ building, goods }, index) => {
          const isBlocked = isHaunted(view, building);
          const parts = [
            words.plot(index + 1, text.cards[building]),
            ...(goods.length > 0 ? [words.lying(text.goodsOf(goods))] : []),
            ...(isBlocked ? [words.held] : []),
          ];
          return (
            <View key={index} role="img" aria-label={parts.join(', ')} style={styles.plot}>
              <Plot
                building={building}
                width={SHEET_PLOT}
                theme={scheme}
                index={index}
                fashion={fashionOf(player.estate, index)}
                isBlocked={isBlocked}
                goods={lyingOn({ building, goods })}
              />
              <NamePlate isBlocked={isBlocked} size={13}>
                {text.cards[building]}
              </NamePlate>
            </View>
          );
        })}
      </View>
      <Rules rules={RULES_ABOUT.estate} />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.part}>
      <Heading size={16}>{title}</Heading>
      {children}
    </View>
  );
}

const DISCARDED = { width: 46, height: 64 } as const;

function BankPart() {
  const { view, speech } = useSetting();
  const { words, text } = speech;
  const laid = view.bank.flatMap((card) => card ?? []);
  const discarded = CARDS.filter((card) => view.discards.includes(card));
  return (
    <>
      <Body>{laid.length > 0 ? text.cardsOf(laid) : words.noBank}</Body>
      <Label tone="second">{words.deck(view.deckSize)}</Label>
      <Part title={words.discards(view.discards.length)}>
        <View style={styles.cards}>
          {discarded.map((card) => {
            const count = view.discards.filter((one) => one === card).length;
            return (
              <View key={card} role="img" aria-label={`${count} ${text.cards[card]}`} style={styles.card}>
                <View style={DISCARDED}>
                  <MiniCard card={card} {...DISCARDED} />
                </View>
                <Numeral size={14}>{`× ${count}`}</Numeral>
              </View>
            );
          })}
        </View>
      </Part>
      <Rules rules={RULES_ABOUT.bank} />
    </>
  );
}

function FamePart() {
  const { view, speech, people } = useSetting();
  const { scheme } = useTheme();
  const { text, words, who } = speech;
  return (
    <>
      {view.isLastRound ? <Body tone="cinnabar">{words.lastRoundLong}</Body> : null}
      {allSeats(view.players.length).map((seat) => (
        <View key={seat} style={styles.row}>
          <Medallion person={at(people, seat)} size={32} />
          <Label style={styles.flexible}>{who(seat)}</Label>
          <Laurel size={36} theme={scheme}>
            {playerOf(view, seat).fame}
          </Laurel>
        </View>
      ))}
      <Body>{text.rules[GOAL_RULE]}</Body>
      <Rules rules={RULES_ABOUT.fame} />
    </>
  );
}

const styles = StyleSheet.create({
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: 20, alignItems: 'flex-start' },
  beside: { flex: 1, minWidth: 150, gap: 12 },
  prices: { gap: 4 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  flexible: { flex: 1 },
  rules: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 20 },
  link: { minHeight: 48, minWidth: 48, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
  plots: { flexDirection: 'row', flexWrap: 'wrap', gap: 10, justifyContent: 'center' },
  plot: { width: SHEET_PLOT, gap: 4 },
  part: { gap: 8 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  card: { alignItems: 'center', gap: 2 },
});
