import { Fragment, memo } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { Beacon, Spoken } from '@/components/kit/beacon';
import { Glow } from '@/components/kit/glow';
import { Medallion } from '@/components/kit/medallion';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Label, Numeral } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { GOODS, MOST_BUILDINGS } from '@/engine/games/alchemirus/data';
import { isBlocked } from '@/engine/games/alchemirus/queries/goods';

import { GoodObject } from '../art/goods';
import { MiniEstate } from '../art/mini-estate';
import { miniColumns, miniEstateHeight } from '../art/mini-plan';
import { GlancePanel } from '../art/panels';
import { CardSign, HouseSign, Laurel } from '../art/small-pieces';
import { othersOf, playerOf } from '../seats';
import { isLegal } from '../touch/situation';
import { pointsAt } from '../touch/hint';
import { playerLabel } from '../words/labels';
import { GAP, PAD, PANEL_WORDS, type Layout } from '../layout';
import { estateAt, handAt, laurelAt, minisOf } from '../scenes/places';
import { useFame, useHeld } from '../scenes/scene-context';
import { usePerson, useSetting, useMatch } from '../table';

/** Everybody else at a glance; a touch shows the whole estate. */
export function Opponents() {
  const { view, near, layout, speech } = useSetting();
  const others = othersOf(view, near);
  const { shape } = layout.opponents;
  return (
    <View role="group" aria-label={speech.words.opponents} style={styles[shape]}>
      {others.map((seat, index) => (
        <View key={seat} style={shape === 'corners' ? CORNERS[index] : null}>
          <Opponent seat={seat} />
        </View>
      ))}
      <Spoken of="opponents" />
    </View>
  );
}

const CORNERS: readonly ViewStyle[] = [
  { position: 'absolute', left: 0, top: 0 },
  { position: 'absolute', right: 0, top: 0 },
  { position: 'absolute', left: 0, bottom: 0 },
];

function Opponent({ seat }: { readonly seat: Seat }) {
  const { view, layout, speech, touch, situation, pointer } = useMatch();
  const { colour } = usePerson(seat);
  const { scheme } = useTheme();
  const { width, height } = layout.opponents;
  const anchor = useAnchor(estateAt(seat));
  const isTarget = isLegal(situation.moves, { type: 'rob', seat });
  return (
    <Touch
      anchor={anchor}
      label={playerLabel(speech, view, seat)}
      hint={isTarget ? undefined : speech.words.explains}
      isSelected={isTarget ? situation.draft.seat === seat : undefined}
      onPress={() => touch({ type: 'player', seat })}
      testID={`player-${seat}`}
    >
      <GlancePanel
        width={width}
        height={height}
        colour={colour}
        theme={scheme}
        isActive={view.asked?.seat === seat}
        style={[styles.glance, isBeside(layout) ? styles.beside : null]}
      >
        <Glance seat={seat} />
      </GlancePanel>
      <Glow isOn={isTarget} isDashed={situation.draft.seat !== seat} radius={10} />
      <Beacon isOn={pointsAt(pointer, { type: 'player', seat })} radius={10} />
    </Touch>
  );
}

/** A panel so high has its estate below the name, and not beside it. */
const TALL = 100;

const isBeside = ({ opponents: { hasEstates, height } }: Layout): boolean => hasEstates && height <= TALL;

const Glance = memo(function Glance({ seat }: { readonly seat: Seat }) {
  const { layout } = useSetting();
  const { hasEstates, shape } = layout.opponents;
  if (shape === 'corners') return <SealOf seat={seat} />;
  const words = (
    <>
      <Name seat={seat} />
      <Counts seat={seat} hasGoods={!hasEstates} />
    </>
  );
  return (
    <>
      {isBeside(layout) ? <View style={styles.half}>{words}</View> : words}
      {hasEstates ? <Plots seat={seat} /> : null}
    </>
  );
});

/** Who it is and how much fame he has: a touch tells the rest. */
function SealOf({ seat }: { readonly seat: Seat }) {
  const person = usePerson(seat);
  const laurel = useAnchor(laurelAt(seat));
  const fame = useFame(seat);
  return (
    <View ref={laurel} collapsable={false} style={styles.seal}>
      <Medallion person={person} size={24} />
      <Numeral size={13.5} tone="gold" maxScale={1.2}>
        {fame}
      </Numeral>
    </View>
  );
}

function Name({ seat }: { readonly seat: Seat }) {
  const { layout } = useSetting();
  const person = usePerson(seat);
  const { scheme } = useTheme();
  const anchor = useAnchor(laurelAt(seat));
  const fame = useFame(seat);
  return (
    <View style={styles.name}>
      {layout.opponents.width < 130 ? null : <Medallion person={person} size={22} />}
      <Label
        isBold
        size={layout.isTight ? 13 : 14.5}
        numberOfLines={1}
        maxScale={1.6}
        style={styles.flexible}
      >
        {person.name}
      </Label>
      <Laurel size={26} theme={scheme} anchor={anchor}>
        {fame}
      </Laurel>
    </View>
  );
}

function Counts({ seat, hasGoods }: { readonly seat: Seat; readonly hasGoods: boolean }) {
  const { view } = useSetting();
  const { scheme } = useTheme();
  const { estate } = playerOf(view, seat);
  const hand = useAnchor(handAt(seat));
  const held = useHeld(seat);
  return (
    <View style={styles.counts}>
      <View ref={hand} collapsable={false} style={styles.count}>
        <CardSign size={15} />
        <Numeral size={13.5} maxScale={1.4}>
          {held}
        </Numeral>
      </View>
      <HouseSign size={15} theme={scheme} />
      <Numeral size={13.5} maxScale={1.4} style={styles.houses}>
        {estate.length}
      </Numeral>
      {hasGoods ? <Goods seat={seat} /> : null}
    </View>
  );
}

function Goods({ seat }: { readonly seat: Seat }) {
  const { view, layout } = useSetting();
  const lying = playerOf(view, seat).estate.flatMap(({ goods }) => goods);
  const kinds = GOODS.filter((good) => lying.includes(good)).slice(layout.opponents.width < 130 ? -2 : -4);
  return (
    <View style={styles.goods}>
      {kinds.map((good) => {
        const count = lying.filter((one) => one === good).length;
        return (
          <Fragment key={good}>
            <GoodObject good={good} size={17} />
            {count > 1 ? (
              <Numeral size={11} maxScale={1.2}>
                {count}
              </Numeral>
            ) : null}
          </Fragment>
        );
      })}
    </View>
  );
}

function Plots({ seat }: { readonly seat: Seat }) {
  const { view, layout } = useSetting();
  const anchor = useAnchor(minisOf(seat));
  const { width, height } = layout.opponents;
  const { estate } = playerOf(view, seat);
  const room =
    height > TALL
      ? { width: width - 2 * PAD, height: height - PANEL_WORDS }
      : { width: width - 158, height: height * 0.95 };
  const mini = miniColumns(room);
  const whole = miniEstateHeight(mini.width, MOST_BUILDINGS, mini.columns);
  return (
    <View ref={anchor} collapsable={false} style={{ width: mini.width, height: whole }}>
      <MiniEstate
        {...mini}
        plots={estate.map((plot) => ({ ...plot, isBlocked: isBlocked(view, plot.building) }))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: GAP, paddingHorizontal: PAD },
  column: { alignItems: 'center', gap: GAP },
  corners: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  seal: { alignItems: 'center' },
  glance: { paddingHorizontal: 3.6, justifyContent: 'center' },
  beside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  half: { width: 134 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  flexible: { flex: 1 },
  counts: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 3, flexShrink: 0 },
  houses: { marginLeft: -3 },
  goods: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    gap: 1,
    overflow: 'hidden',
  },
});
