import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { times } from '@/components/kit/drawing/geometry';
import { Beacon } from '@/components/kit/beacon';
import { DropZone } from '@/components/kit/drag-layer';
import { Parchment } from '@/components/kit/parchment';
import { Scroll } from '@/components/kit/scroll';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Heading, Label, Numeral } from '@/components/kit/type';
import { STALLS, type Currency, type Stall } from '@/engine/games/alchemirus/data';
import {
  currenciesFor,
  priceOf,
  proceedsOfAll,
  salesLeft,
  type Sale,
} from '@/engine/games/alchemirus/queries/market';
import { capital } from '@/engine/core/wording';

import { CardSign, FameToken } from '../art/small-pieces';
import {
  PricePlate,
  PriceRail,
  StallScene,
  Stand,
  standHeight,
  standsLeft as besideStall,
} from '../art/market';
import { TabPlate } from '../art/panels';
import { playerOf } from '../seats';
import { goodOfPiece } from './estate-view';
import { stalls as stallsTaking } from '../touch/cargo';
import { estateOf, visitOf } from '../touch/situation';
import { pointsAt } from '../touch/hint';
import { GAP, PAD } from '../layout';
import { arePricesBelow, OwnPrices, PriceSheet } from './prices';
import { RAIL, SIDE_BY_SIDE, STAND_GAP, standsIn } from './stands';
import { useMatch } from '../table';

const LEAST_PANEL = 160;
const MOST_PANEL = 340;
const MOST_ROOMY = 400;
/** What the prices take up at most. */
const PRICES = 130;

/** The stalls that one has, with what is laid out on them. */
export function Market({ width, height }: { readonly width: number; readonly height: number }) {
  const { view, layout } = useMatch();
  const estate = estateOf(view);
  const owned = STALLS.filter((stall) => estate.some(({ building }) => building === stall));
  const rows = rowsOf(owned);
  const hasPrices = arePricesBelow(layout);
  const room = hasPrices ? height - PRICES : height;
  const free = (room - (rows.length - 1) * 12 - 14) / Math.max(1, rows.length);
  const most = hasPrices ? MOST_ROOMY : MOST_PANEL;
  const each = Math.round(layout.isScrolled ? LEAST_PANEL : Math.max(LEAST_PANEL, Math.min(free, most)));
  return (
    <Scroll style={layout.isScrolled ? { width } : { width, height }} contentContainerStyle={styles.market}>
      {rows.map((row) => (
        <View key={row.join()} style={styles.row}>
          {row.map((stall) => (
            <StallPanel
              key={stall}
              stall={stall}
              width={(width - (row.length - 1) * GAP) / row.length}
              height={each}
            />
          ))}
        </View>
      ))}
      {hasPrices ? <PriceSheet width={width} /> : null}
    </Scroll>
  );
}

/** The shop has a row for itself; the two small ones share one. */
function rowsOf(owned: readonly Stall[]): readonly (readonly Stall[])[] {
  const small = owned.filter((stall) => stall !== 'taberna');
  const rows = [owned.filter((stall) => stall === 'taberna'), small];
  return rows.filter((row) => row.length > 0);
}

interface StallPanelProps {
  readonly stall: Stall;
  readonly width: number;
  readonly height: number;
}

function StallPanel({ stall, width, height }: StallPanelProps) {
  const { view, speech, situation, pointer, touch, letGo, inspect } = useMatch();
  const { scheme } = useTheme();
  const { words, text } = speech;
  const { draft } = situation;
  const estate = estateOf(view);
  const laid = draft.sales.flatMap((sale, index) => (sale.at === stall ? [{ sale, index }] : []));
  const free = Math.max(0, salesLeft(visitOf(situation), estate, stall));
  const isTarget = draft.held !== null && stallsTaking(situation, draft.held).includes(stall);
  const stands = standsIn({ width, height }, besideStall({ width, height }), laid.length + free);
  const { left, stand, rail } = stands;
  const accepts = (piece: string) => {
    const held = goodOfPiece(piece);
    return held !== null && stallsTaking(situation, held).includes(stall);
  };
  const onDrop = (piece: string) => {
    const held = goodOfPiece(piece);
    if (held) letGo(held, { type: 'stall', stall });
  };
  return (
    <View style={{ width, height }}>
      <StallScene stall={stall} width={width} height={height} theme={scheme} />
      <DropZone
        id={`stall-${stall}`}
        label={words.stall(text.cards[stall], words.stallFree(free))}
        accepts={accepts}
        onDrop={onDrop}
        onWrongDrop={onDrop}
        onTap={() => touch({ type: 'stall', stall })}
        onLongPress={() => inspect({ type: 'card', card: stall })}
        hint={speech.words.explainHint}
        isLit={isTarget}
        radius={10}
        style={StyleSheet.absoluteFill}
        testID={`stall-${stall}`}
      >
        <Beacon isOn={pointsAt(pointer, { type: 'stall', stall })} radius={10} isInside />
      </DropZone>
      <View style={styles.tab}>
        <TabPlate theme={scheme}>{words.stall(text.cards[stall], text.stallLimits[stall])}</TabPlate>
      </View>
      <View style={[styles.stands, { left, width: stands.width, top: 18 }]}>
        <Line isScrolled={laid.length + free > SIDE_BY_SIDE}>
          {laid.map(({ sale, index }) => (
            <Laid key={index} sale={sale} index={index} stand={stand} rail={rail} />
          ))}
          {times(Math.min(free, MOST_FREE), (index) => (
            <FreeStand key={`free ${index}`} stall={stall} stand={stand} isTarget={isTarget} />
          ))}
        </Line>
      </View>
    </View>
  );
}

const MOST_FREE = 6;

interface LineProps {
  readonly isScrolled: boolean;
  readonly children: ReactNode;
}

/** Fingers reach the stall between the stands, unless there are so many that they are moved sideways. */
function Line({ isScrolled, children }: LineProps) {
  if (!isScrolled) return <View style={[styles.line, styles.whole]}>{children}</View>;
  return (
    <Scroll horizontal contentContainerStyle={styles.line}>
      {children}
    </Scroll>
  );
}

interface FreeStandProps {
  readonly stall: Stall;
  readonly stand: number;
  readonly isTarget: boolean;
}

function FreeStand({ stall, stand, isTarget }: FreeStandProps) {
  const { speech, touch } = useMatch();
  return (
    <Touch
      label={speech.words.layHere(speech.text.cards[stall])}
      onPress={() => touch({ type: 'stall', stall })}
      style={styles.free}
    >
      <Stand width={stand} good={null} isTarget={isTarget} />
    </Touch>
  );
}

interface LaidProps {
  readonly sale: Sale;
  /** Its place in the plan. */
  readonly index: number;
  readonly stand: number;
  readonly rail: number;
}

function Laid({ sale, index, stand, rail }: LaidProps) {
  const { speech, touch } = useMatch();
  const { words, text } = speech;
  const price = text.amount(priceOf(sale) ?? 0, sale.currency);
  return (
    <View style={styles.laid}>
      <Touch
        label={capital(words.onStand(text.goods[sale.good], price))}
        hint={words.takeBack}
        onPress={() => touch({ type: 'sale', index })}
        testID={`sale-${index}`}
        style={{ height: standHeight(stand) }}
      >
        <Stand width={stand} good={sale.good} />
      </Touch>
      <Prices sale={sale} index={index} stand={stand} rail={rail} />
    </View>
  );
}

/** Cards or fame, where both are offered. */
function Prices({ sale, index, stand, rail: wide }: LaidProps) {
  const { speech, touch } = useMatch();
  const { scheme } = useTheme();
  const offers = currenciesFor(sale.at, sale.good);
  const width = offers.length > 1 ? wide : stand;
  const other = offers.find((currency) => currency !== sale.currency);
  const priceIn = (currency: Currency) => priceOf({ ...sale, currency }) ?? 0;
  const rail = (
    <PriceRail width={width} height={RAIL} theme={scheme}>
      {offers.map((currency) => (
        <PricePlate
          key={currency}
          currency={currency}
          amount={priceIn(currency)}
          width={width / offers.length}
          height={RAIL}
          theme={scheme}
          isChosen={sale.currency === currency}
        />
      ))}
    </PriceRail>
  );
  if (!other) return rail;
  return (
    <Touch
      role="switch"
      label={speech.words.instead(speech.text.amount(priceIn(other), other))}
      isChecked={sale.currency === 'fame'}
      onPress={() => touch({ type: 'currency', index })}
      testID={`currency-${index}`}
    >
      {rail}
    </Touch>
  );
}

/** What a sale would bring, exactly; before anything is laid out, what it could. */
export function Receipt() {
  const { situation, layout } = useMatch();
  const isOpen = situation.draft.sales.length > 0 || arePricesBelow(layout);
  return (
    <Parchment seed={31} style={[styles.receipt, { minHeight: layout.hand.height }]}>
      {isOpen ? <Proceeds /> : <OwnPrices />}
    </Parchment>
  );
}

function Proceeds() {
  const { view, near, speech, situation } = useMatch();
  const { words } = speech;
  const { fame, handSize } = playerOf(view, near);
  const brought = proceedsOfAll(situation.draft.sales);
  const best = Math.max(...view.players.map((player, seat) => (seat === near ? 0 : player.fame)));
  const leads = brought.fame > 0 && fame + brought.fame > best;
  return (
    <>
      <Heading size={16} maxScale={1.4}>
        {words.receive}
      </Heading>
      <View style={styles.pair}>
        <View style={styles.half}>
          <CardSign size={34} />
          <View style={styles.flexible}>
            <Numeral size={24} maxScale={1.4}>
              {`+${brought.cards}`}
            </Numeral>
            <Label size={13} tone="second" maxScale={1.5}>
              {words.handTo(handSize, handSize + brought.cards)}
            </Label>
          </View>
        </View>
        <View style={styles.half}>
          <FameToken size={40} />
          <View style={styles.flexible}>
            <Numeral size={24} maxScale={1.4}>
              {`+${brought.fame}`}
            </Numeral>
            <Label size={13} tone="second" maxScale={1.5}>
              {words.fameTo(fame, fame + brought.fame, view.fameGoal)}
              {leads ? ` · ${words.wouldLead}` : ''}
            </Label>
          </View>
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  market: { gap: 12, paddingTop: 12, paddingHorizontal: 0 },
  row: { flexDirection: 'row', gap: GAP },
  tab: { position: 'absolute', left: 8, top: -9, pointerEvents: 'none' },
  stands: { position: 'absolute', bottom: 4, pointerEvents: 'box-none' },
  line: {
    flexDirection: 'row',
    gap: STAND_GAP,
    alignItems: 'flex-end',
    flexGrow: 1,
    pointerEvents: 'box-none',
  },
  laid: { alignItems: 'center', gap: 3 },
  whole: { flex: 1 },
  free: { paddingBottom: RAIL + 3 },
  receipt: { paddingVertical: 8, paddingHorizontal: 2 * PAD, justifyContent: 'center' },
  pair: { flexDirection: 'row', gap: PAD },
  half: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 8 },
  flexible: { flex: 1 },
});
