import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon, Spoken } from '@/components/kit/beacon';
import { Glow } from '@/components/kit/glow';
import { Medallion } from '@/components/kit/medallion';
import { Scroll } from '@/components/kit/scroll';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useInks, useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Label, Numeral } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { GOODS } from '@/engine/games/alchemirus/data';
import { isBlocked } from '@/engine/games/alchemirus/queries/goods';

import { GoodObject } from '../art/goods';
import { MiniEstate } from '../art/mini-estate';
import { GlancePanel } from '../art/panels';
import { CardSign, HouseSign, Laurel } from '../art/small-pieces';
import { othersOf, playerOf } from '../seats';
import { isLegal } from '../touch/situation';
import { pointsAt } from '../touch/hint';
import { playerLabel } from '../words/labels';
import { GAP, PAD } from '../layout';
import { estateAt, handAt, laurelAt, minisOf } from '../scenes/places';
import { useFame, useHeld } from '../scenes/scene-context';
import { usePerson, useSetting, useMatch } from '../table';

/** Everybody else at a glance; a touch shows the whole estate. */
export function Opponents() {
  const { view, near, layout, speech } = useSetting();
  const others = othersOf(view, near);
  const panels = others.map((seat) => <Opponent key={seat} seat={seat} />);
  const { width } = layout.opponents;
  const isScrolled = others.length * (width + GAP) > layout.upper.width + GAP;
  return (
    <View role="group" aria-label={speech.words.opponents}>
      {isScrolled ? (
        <Scroll horizontal contentContainerStyle={styles.row}>
          {panels}
        </Scroll>
      ) : (
        <View style={styles.row}>{panels}</View>
      )}
      <Spoken of="opponents" />
    </View>
  );
}

function Opponent({ seat }: { readonly seat: Seat }) {
  const { view, layout, speech, touch, situation, pointer } = useMatch();
  const { colour } = usePerson(seat);
  const { scheme } = useTheme();
  const { width, height } = layout.opponents;
  const anchor = useAnchor(estateAt(seat));
  const isTarget = isLegal(situation.moves, { type: 'rob', seat });
  return (
    <View ref={anchor} collapsable={false}>
      <Touch
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
        >
          <Glance seat={seat} />
        </GlancePanel>
      </Touch>
      <Glow isOn={isTarget} isDashed={situation.draft.seat !== seat} radius={10} />
      <Beacon isOn={pointsAt(pointer, { type: 'player', seat })} radius={10} />
    </View>
  );
}

const Glance = memo(function Glance({ seat }: { readonly seat: Seat }) {
  const { layout } = useSetting();
  const { hasEstates, height } = layout.opponents;
  const isTall = height > 100;
  return (
    <View style={[styles.glance, hasEstates && !isTall ? styles.beside : null]}>
      <View style={hasEstates && !isTall ? styles.half : null}>
        <Name seat={seat} />
        <Counts seat={seat} hasGoods={!hasEstates} />
      </View>
      {hasEstates ? <Plots seat={seat} /> : null}
    </View>
  );
});

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
      <View ref={anchor} collapsable={false}>
        <Laurel size={26} theme={scheme}>
          {fame}
        </Laurel>
      </View>
    </View>
  );
}

function Counts({ seat, hasGoods }: { readonly seat: Seat; readonly hasGoods: boolean }) {
  const { view } = useSetting();
  const { second } = useInks();
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
      <View style={styles.count}>
        <HouseSign size={15} colour={second} />
        <Numeral size={13.5} maxScale={1.4}>
          {estate.length}
        </Numeral>
      </View>
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
          <View key={good} style={styles.good}>
            <GoodObject good={good} size={17} />
            {count > 1 ? (
              <Numeral size={11} maxScale={1.2}>
                {count}
              </Numeral>
            ) : null}
          </View>
        );
      })}
    </View>
  );
}

function Plots({ seat }: { readonly seat: Seat }) {
  const { view, layout } = useSetting();
  const anchor = useAnchor(minisOf(seat));
  const { width, height } = layout.opponents;
  const isTall = height > 100;
  const { estate } = playerOf(view, seat);
  const room = isTall ? width - 16 : width - 158;
  const fit = isTall
    ? Math.min(room, ((height - 54) / 2 / 1.24) * 6)
    : Math.min(room, (height / 2 / 1.3) * 6);
  return (
    <View ref={anchor} collapsable={false}>
      <MiniEstate
        width={Math.floor(fit)}
        plots={estate.map((plot) => ({ ...plot, isBlocked: isBlocked(view, plot.building) }))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: GAP, paddingHorizontal: PAD },
  glance: { flex: 1, paddingHorizontal: 8, paddingVertical: 4, justifyContent: 'center' },
  beside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  half: { width: 134 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  flexible: { flex: 1 },
  counts: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 3, flexShrink: 0 },
  goods: { flex: 1, flexDirection: 'row', justifyContent: 'flex-end', gap: 2, overflow: 'hidden' },
  good: { flexDirection: 'row', alignItems: 'flex-end' },
});
