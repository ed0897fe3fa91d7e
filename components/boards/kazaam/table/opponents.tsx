import { Fragment, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Spoken } from '@/components/kit/beacon';
import { Icon } from '@/components/kit/icon';
import { Scroll } from '@/components/kit/scroll';
import { useAnchor } from '@/components/kit/stage/anchors';
import { Heading, Label, Numeral } from '@/components/kit/type';
import { Medallion } from '@/components/kit/medallion';
import { useTheme } from '@/components/kit/theme';
import { useTextScale } from '@/components/kit/use-text-scale';
import { Walnut } from '@/components/kit/walnut';
import { Glow } from '@/components/kit/glow';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { INGREDIENTS, PLACES, type Place } from '@/engine/games/kazaam/data';
import { ingredientsIn, partsOn } from '@/engine/games/kazaam/queries/counts';
import { objectOf } from '@/engine/games/kazaam/queries/powers';

import { Creature } from '../art/creature';
import { HandBacks } from '../art/hand-backs';
import { IngredientSign } from '../art/ingredient-sign';
import { Portrait } from '../art/portrait';
import { TileBack } from '../art/tile';
import { Vessel } from '../art/vessel';
import { boardOf, glows, nearSeat, playerOf } from '../touch/intent';
import { GAP } from '../layout';
import { PowerZone } from '../pieces/power-zone';
import { SpotTouch } from '../pieces/spot-touch';
import type { Spot } from '../touch/spots';
import { usePerson, useSetting, useMatch } from '../table';

const WIDE = 240;
const NARROW = 96;
/** Beside the board of a narrow panel: a face, and how far the creature has come. */
const BESIDE = 26;

/** The others in order of play, at a glance; a tap shows one of them large. */
export function Opponents() {
  const { view, layout, speech } = useSetting();
  const others = othersFrom(nearSeat(view), view.players.length);
  const isColumn = layout.arrangement === 'panes';
  const panels = others.map((seat) => (
    <OpponentPanel key={seat} seat={seat} width={layout.opponents.width} />
  ));
  if (isColumn) {
    return (
      <View role="group" aria-label={speech.words.opponents} style={styles.column}>
        {panels}
      </View>
    );
  }
  const isScrolled = others.length > layout.opponents.columns;
  return (
    <Scroll
      horizontal
      scrollEnabled={isScrolled}
      showsHorizontalScrollIndicator={false}
      role="group"
      aria-label={speech.words.opponents}
      style={styles.scroll}
      contentContainerStyle={styles.row}
    >
      {panels}
    </Scroll>
  );
}

interface PanelProps {
  readonly seat: Seat;
  readonly width: number;
}

function OpponentPanel({ seat, width }: PanelProps) {
  const isWide = width >= WIDE;
  const isNarrow = width < NARROW;
  const spot = useMemo<Spot>(() => ({ type: 'player', seat }), [seat]);
  return (
    <SpotTouch spot={spot} radius={10} style={{ width }}>
      <Walnut
        radius={10}
        contentStyle={[styles.content, isWide ? styles.wide : null, isNarrow ? styles.narrow : null]}
      >
        {isWide ? (
          <WidePanel seat={seat} width={width} />
        ) : isNarrow ? (
          <NarrowPanel seat={seat} width={width} />
        ) : (
          <SmallPanel seat={seat} width={width} />
        )}
      </Walnut>
      <PowerZone spot={spot} />
      <Spoken of="opponents" />
    </SpotTouch>
  );
}

function SmallPanel({ seat, width }: PanelProps) {
  const { view, speech, layout } = useSetting();
  const player = playerOf(view, seat);
  const isLow = layout.opponents.board < 60;
  const board = Math.min(layout.opponents.board, width - 54);
  return (
    <>
      <View style={styles.title}>
        <Label isBold size={13} numberOfLines={1} style={styles.name}>
          {speech.who(seat)}
        </Label>
        <Numeral size={12.5} tone="gold">
          {speech.words.partsShort(partsOn(player.board))}
        </Numeral>
      </View>
      <View style={styles.body}>
        <MiniBoard seat={seat} size={board} />
        <View style={styles.facts}>
          <View>
            <Portrait alchemist={player.alchemist} size={isLow ? 24 : 36} withSigil={false} />
            <Medallion person={usePerson(seat)} size={isLow ? 13 : 17} style={styles.medallion} />
          </View>
          <View style={styles.fact}>
            <TileBack size={14} />
            <Numeral size={13}>{player.handSize}</Numeral>
          </View>
          <View style={styles.fact}>
            <Icon name="flask" size={17} />
            <Numeral size={13}>{ingredientsIn(player.purse)}</Numeral>
          </View>
        </View>
      </View>
    </>
  );
}

/** Four of them go beside each other on any phone. */
function NarrowPanel({ seat, width }: PanelProps) {
  const { view, speech, layout } = useSetting();
  const player = playerOf(view, seat);
  const person = usePerson(seat);
  const board = Math.min(layout.opponents.board, width - BESIDE - 12);
  return (
    <>
      <Label isBold size={12.5} numberOfLines={1}>
        {speech.who(seat)}
      </Label>
      <View style={styles.body}>
        <MiniBoard seat={seat} size={board} />
        <View style={styles.facts}>
          {board < 50 ? (
            <Medallion person={person} size={20} />
          ) : (
            <View>
              <Portrait alchemist={player.alchemist} size={24} withSigil={false} />
              <Medallion person={person} size={13} style={styles.medallion} />
            </View>
          )}
          <Numeral size={12} tone="gold">
            {speech.words.partsShort(partsOn(player.board))}
          </Numeral>
        </View>
      </View>
      <View style={styles.owned}>
        <TileBack size={12} />
        <Numeral size={12.5}>{player.handSize}</Numeral>
        <Icon name="flask" size={14} />
        <Numeral size={12.5}>{ingredientsIn(player.purse)}</Numeral>
      </View>
    </>
  );
}

function WidePanel({ seat, width }: PanelProps) {
  const { view, speech, layout } = useSetting();
  const player = playerOf(view, seat);
  const isPane = layout.arrangement === 'panes';
  const board = Math.min(isPane ? 164 : layout.opponents.board + 24, width * 0.42);
  return (
    <>
      <MiniBoard seat={seat} size={board} />
      <View style={styles.wideFacts}>
        <View style={styles.wideTitle}>
          <View>
            <Portrait alchemist={player.alchemist} size={isPane ? 52 : 42} withSigil={false} />
            <Medallion person={usePerson(seat)} size={21} style={styles.medallion} />
          </View>
          <View style={styles.words}>
            <Heading size={17} numberOfLines={1}>
              {speech.who(seat)}
            </Heading>
            <Label isBold tone="gold" size={14}>
              {speech.words.parts(partsOn(player.board))}
            </Label>
          </View>
        </View>
        <View style={styles.handLine}>
          <Label size={14}>{speech.words.inHand(player.handSize)}</Label>
          <HandBacks count={player.handSize} size={22} />
        </View>
        {isPane ? <VesselPurse seat={seat} /> : <Purse seat={seat} width={width - board - AROUND} />}
      </View>
    </>
  );
}

/** What a wide panel needs besides its board and its facts. */
const AROUND = 28;

/** How much room an ingredient's sign and number take. */
const SIGN = 14;
const NUMBER = 13.5;

interface PurseProps {
  readonly seat: Seat;
  /** How wide it may be. */
  readonly width: number;
}

/** What somebody else owns: signs with numbers, in one row or in two. */
function Purse({ seat, width }: PurseProps) {
  const { purse } = playerOf(useSetting().view, seat);
  const scale = useTextScale();
  const isOneRow = INGREDIENTS.length * (SIGN + NUMBER * scale) <= width;
  const rows = isOneRow ? [INGREDIENTS] : [INGREDIENTS.slice(0, 3), INGREDIENTS.slice(3)];
  return rows.map((row, index) => (
    <View key={index} style={styles.purseRow}>
      {row.map((ingredient, place) => (
        <Fragment key={ingredient}>
          <IngredientSign ingredient={ingredient} size={SIGN} style={place === 0 ? null : styles.next} />
          <Numeral size={NUMBER} tone={purse[ingredient] > 0 ? 'ink' : 'second'} style={styles.amount}>
            {purse[ingredient]}
          </Numeral>
        </Fragment>
      ))}
    </View>
  ));
}

/** The same large: vessels, below each its sign and number. */
export function VesselPurse({ seat }: { readonly seat: Seat }) {
  const { purse } = playerOf(useSetting().view, seat);
  const { scheme } = useTheme();
  return (
    <View style={styles.purse}>
      {INGREDIENTS.map((ingredient) => (
        <View key={ingredient} style={styles.dose}>
          <Vessel ingredient={ingredient} level={purse[ingredient]} size={30} theme={scheme} />
          <View style={styles.counted}>
            <IngredientSign ingredient={ingredient} size={SIGN} />
            <Numeral size={NUMBER} tone={purse[ingredient] > 0 ? 'ink' : 'second'}>
              {purse[ingredient]}
            </Numeral>
          </View>
        </View>
      ))}
    </View>
  );
}

/** A creature at a glance. The light on single tiles shows what a tail may strike. */
function MiniBoard({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const { view } = useSetting();
  const { scheme } = useTheme();
  const anchor = useAnchor(`board:${seat}`);
  const side = 3 * Math.floor(size / 3);
  return (
    <View ref={anchor} collapsable={false} style={[styles.mini, { width: side, height: side }]}>
      <Creature {...boardOf(view, seat)} size={side} theme={scheme} />
      <MiniTargets seat={seat} side={side} />
    </View>
  );
}

function MiniTargets({ seat, side }: { readonly seat: Seat; readonly side: number }) {
  const { situation } = useMatch();
  const { selection } = situation;
  if (selection?.type !== 'part' || objectOf(selection.place) !== 'tile') return null;
  return (
    <View style={[styles.targets, { width: side, height: side }]}>
      {PLACES.map((place) => (
        <MiniTarget key={place} seat={seat} place={place} side={side / 3} />
      ))}
    </View>
  );
}

interface MiniTargetProps {
  readonly seat: Seat;
  readonly place: Place;
  readonly side: number;
}

function MiniTarget({ seat, place, side }: MiniTargetProps) {
  const { situation } = useMatch();
  const spot: Spot = { type: 'place', seat, place };
  return (
    <View style={{ width: side, height: side }}>
      <Glow isOn={glows(situation, spot)} radius={2} isDashed={false} />
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: 8 },
  scroll: { flexGrow: 0 },
  row: { gap: GAP, paddingBottom: 6 },
  content: { padding: 6, paddingTop: 4 },
  narrow: { padding: 5, gap: 2 },
  owned: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-evenly', gap: 2 },
  title: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline', gap: 4 },
  name: { flexShrink: 1 },
  body: { flexDirection: 'row', justifyContent: 'space-between', gap: 4 },
  facts: { alignItems: 'center', justifyContent: 'space-between', flexGrow: 1 },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  purseRow: { flexDirection: 'row', alignItems: 'center' },
  next: { marginLeft: 'auto' },
  amount: { marginLeft: 2 },
  counted: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  medallion: { position: 'absolute', right: -6, bottom: -3 },
  wide: { flexDirection: 'row', gap: 12, alignItems: 'center' },
  wideFacts: { flex: 1, gap: 6, justifyContent: 'space-evenly' },
  wideTitle: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flexShrink: 1 },
  handLine: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    flexWrap: 'wrap',
  },
  purse: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 4 },
  dose: { alignItems: 'center', gap: 2 },
  mini: { borderRadius: 4, overflow: 'hidden' },
  targets: { position: 'absolute', flexDirection: 'row', flexWrap: 'wrap', pointerEvents: 'none' },
});
