import { StyleSheet, View } from 'react-native';

import { Scroll } from '@/components/kit/scroll';
import { Touch } from '@/components/kit/touch';
import { useTheme } from '@/components/kit/theme';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { times } from '@/components/kit/drawing/geometry';
import { BUILDINGS, REWARD, type Building } from '@/engine/games/alchemirus/data';
import { costOf, isAffordable } from '@/engine/games/alchemirus/queries/cards';

import { CardFace } from '../art/card';
import { cardHeight } from '../art/card-back';
import { GoodsSign, FameToken } from '../art/small-pieces';
import { PaySocket } from '../art/small-card';
import { CardTouch } from './hand';
import { dueOf, type Due } from '../touch/situation';
import { GAP, PAD, type Layout } from '../layout';
import { DISCARDS } from '../scenes/places';
import { useMatch } from '../table';
import { useAnchor } from '@/components/kit/stage/anchors';
import { capital, explained } from '@/engine/core/wording';

/** What is being paid for, and a socket for every card that pays. */
export function PayTable() {
  const { view, situation, layout } = useMatch();
  const due = dueOf(situation);
  if (!due) return null;
  const { table: height } = shareOf(layout, view.hand.length);
  const card = Math.min((height - 16) / 1.52, layout.upper.width * 0.38, 250);
  return (
    <View style={[styles.table, { minHeight: height }]}>
      <Subject due={due} width={card} />
      <View style={styles.beside}>
        <Words due={due} />
        <Sockets due={due} room={layout.upper.width - card - 4 * PAD} />
        <Paid due={due} />
      </View>
    </View>
  );
}

function Subject({ due, width }: { readonly due: Due; readonly width: number }) {
  const { speech, touch, view } = useMatch();
  const { scheme } = useTheme();
  const { text, words } = speech;
  if (!due.card) return <Sign due={due} size={width} />;
  const isChosenHere = view.asked?.what.type !== 'pay';
  const face = (
    <CardFace
      card={due.card}
      name={text.cards[due.card]}
      plain={text.plain[due.card]}
      width={width}
      theme={scheme}
      isLit
    />
  );
  if (!isChosenHere) return face;
  return (
    <Touch
      label={explained(speech.language, words.back, text.cards[due.card])}
      onPress={() => touch({ type: 'back' })}
      testID="chosen"
    >
      {face}
    </Touch>
  );
}

function Sign({ due, size }: { readonly due: Due; readonly size: number }) {
  return (
    <View
      style={{ width: size, height: cardHeight(size), alignItems: 'center', justifyContent: 'center' }}
      aria-hidden
    >
      {due.purpose in REWARD ? <FameToken size={size * 0.84} /> : <GoodsSign size={size * 0.7} />}
    </View>
  );
}

function Words({ due }: { readonly due: Due }) {
  const { speech, layout } = useMatch();
  const { text, words } = speech;
  const isBig = layout.arrangement === 'panes';
  return (
    <View>
      {due.card ? (
        <Heading size={isBig ? 28 : 19} maxScale={1.4} numberOfLines={1}>
          {text.cards[due.card]}
        </Heading>
      ) : null}
      <Body size={isBig ? 19 : 14.5} tone="second" numberOfLines={layout.isLargeText ? 6 : 3} maxScale={1.5}>
        {capital(due.card ? text.effects[due.card] : words.forPurpose[due.purpose])}
      </Body>
    </View>
  );
}

interface SocketsProps {
  readonly due: Due;
  readonly room: number;
}

const MOST_SOCKETS = 12;

function Sockets({ due, room }: SocketsProps) {
  const { view, situation, touch, speech, layout } = useMatch();
  const { scheme } = useTheme();
  const anchor = useAnchor(DISCARDS);
  const { paying } = situation.draft;
  const seen = Math.min(MOST_SOCKETS, due.count);
  const most = layout.arrangement === 'panes' ? 74 : 52;
  const width = Math.max(24, Math.min(most, (room - 4) / Math.min(seen, 5) - 12));
  return (
    <View ref={anchor} collapsable={false} style={styles.sockets}>
      {times(seen, (index) => {
        const place = paying[index];
        const card = place === undefined ? null : (view.hand[place] ?? null);
        const socket = (
          <PaySocket
            width={width}
            height={Math.round(width * 1.36)}
            theme={scheme}
            card={card}
            isNext={index === paying.length}
          />
        );
        if (card === null || place === undefined) return <View key={index}>{socket}</View>;
        return (
          <Touch
            key={index}
            label={explained(speech.language, speech.words.takeBack, speech.text.cards[card])}
            onPress={() => touch({ type: 'card', place })}
            hitSlop={6}
          >
            {socket}
          </Touch>
        );
      })}
    </View>
  );
}

/** The dearest building that could still be paid for afterwards. */
function affordable(hand: readonly string[], due: Due, paying: readonly number[]): Building | null {
  const rest = hand.filter((_, place) => place !== due.place && !paying.includes(place));
  const fitting = BUILDINGS.filter((one) => rest.includes(one) && isAffordable(one, rest.length));
  return fitting.sort((one, other) => costOf(other) - costOf(one))[0] ?? null;
}

function Paid({ due }: { readonly due: Due }) {
  const { view, situation, speech, layout } = useMatch();
  const { words, text } = speech;
  const { paying } = situation.draft;
  const stays = view.hand.length - paying.length - (due.place === null ? 0 : 1);
  const next = due.purpose === 'build' ? affordable(view.hand, due, paying) : null;
  const isBig = layout.arrangement === 'panes';
  return (
    <View accessible aria-live="polite">
      <Numeral size={isBig ? 22 : 16} tone="gold" maxScale={1.5}>
        {(due.purpose === 'limit' ? words.marked : words.paid)(paying.length, due.count)}
      </Numeral>
      <Label size={isBig ? 16 : 13} tone="second" numberOfLines={2} maxScale={1.5}>
        {next ? words.staysEnough(stays, text.cards[next]) : words.stays(stays)}
      </Label>
    </View>
  );
}

const RATIO = 1.4;
const MOST_CARD = 92;
const LEAST_CARD = 48;
const LONELY = 0.7;
/** What the sockets need at least. */
const LEAST_TABLE = 176;
const MOST_TABLE = 250;

interface Grid {
  readonly columns: number;
  readonly card: number;
  readonly height: number;
}

/** How many columns let all cards be as large as possible in the room there is. */
export function gridOf(count: number, width: number, height: number): Grid {
  let best = { columns: 4, card: 0, score: 0 };
  for (let columns = 4; columns <= Math.max(4, Math.min(7, count)); columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - (columns - 1) * GAP) / columns;
    const down = (height - (rows - 1) * GAP) / rows / RATIO;
    const card = Math.min(across, down, MOST_CARD);
    // One card alone in the last row looks forgotten.
    const isLonely = rows > 1 && count % columns === 1;
    const score = card * (isLonely ? LONELY : 1);
    if (score > best.score) best = { columns, card, score };
  }
  const card = Math.floor(Math.max(LEAST_CARD, best.card));
  const rows = Math.ceil(count / best.columns);
  return { columns: best.columns, card, height: Math.round(rows * (card * RATIO + GAP) + GAP) };
}

/** Sockets above, the cards to be marked below: they share the room. */
export function shareOf(layout: Layout, count: number): { readonly table: number; readonly grid: Grid } {
  const { height, isApart } = layout.pay;
  const width = layout.lower.width - 2 * PAD;
  if (isApart) return { table: Math.min(height, 420), grid: gridOf(count, width, height) };
  const grid = gridOf(count, width, Math.max(150, height - LEAST_TABLE - 2 * GAP));
  const table = Math.max(LEAST_TABLE, Math.min(MOST_TABLE, height - grid.height));
  return { table, grid };
}

/** All cards of the hand in rows, to be marked. */
export function PayGrid() {
  const { view, layout, speech } = useMatch();
  const { grid } = shareOf(layout, view.hand.length);
  const { columns, card } = grid;
  const width = columns * card + (columns - 1) * GAP;
  const cards = (
    <View role="list" aria-label={speech.words.hand} style={[styles.grid, { width }]}>
      {view.hand.map((kind, place) => (
        <View role="listitem" key={`${kind} ${place}`}>
          <CardTouch place={place} width={card} height={Math.round(card * RATIO)} isFixed />
        </View>
      ))}
    </View>
  );
  if (layout.isScrolled) return <View style={styles.middle}>{cards}</View>;
  return (
    <Scroll style={{ maxHeight: grid.height }} contentContainerStyle={styles.middle}>
      {cards}
    </Scroll>
  );
}

const styles = StyleSheet.create({
  table: { flexDirection: 'row', gap: 2 * PAD, paddingHorizontal: PAD, alignItems: 'center' },
  beside: { flex: 1, gap: 8 },
  sockets: { flexDirection: 'row', flexWrap: 'wrap', gap: 5 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: GAP },
  middle: { alignItems: 'center', paddingVertical: GAP },
});
