import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import { Spoken } from '@/components/kit/beacon';
import { Medallion } from '@/components/kit/medallion';
import { once, useMotion } from '@/components/kit/motion';
import { Scroll } from '@/components/kit/scroll';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Body } from '@/components/kit/type';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { CHOSEN_ROLES } from '@/engine/games/witchs-brew/data';

import { Ribbon, ribbonHeight } from '../art/ribbon';
import { RolePlace } from '../art/role-place';
import { SIGN_HEAD, SignBoard } from '../art/sign-board';
import { hasCard, saidBy, standingOf } from '../words/labels';
import { GAP, PAD } from '../layout';
import { fitting } from '../words/letters';
import { roleAt } from '../scenes/places';
import { CardCount, Purse, VialCount } from '../pieces/amount';
import { RoleRow } from '../pieces/role-row';
import { SubjectTouch } from '../pieces/subject-touch';
import { usePerson, useSetting } from '../table';

/** The boards of everybody but the one whose bench lies before us, hanging from the beam. */
export function Signs() {
  const { layout, view, near, speech } = useSetting();
  const { isScrolled, chain } = layout.signs;
  const signs = othersFrom(near, view.players.length).map((seat) => <Sign key={seat} seat={seat} />);
  const hanging = { paddingTop: chain };
  return (
    <View role="group" aria-label={speech.words.opponents} style={isScrolled ? null : styles.grow}>
      {isScrolled ? (
        <Scroll horizontal contentContainerStyle={[styles.row, hanging]}>
          {signs}
        </Scroll>
      ) : (
        <View style={[styles.row, styles.spread, hanging]}>{signs}</View>
      )}
      <Spoken of="opponents" />
    </View>
  );
}

const Sign = memo(function Sign({ seat }: { readonly seat: Seat }) {
  const { layout, view } = useSetting();
  const { colour } = usePerson(seat);
  const { scheme } = useTheme();
  const { width, height, scale, chain } = layout.signs;
  return (
    <SubjectTouch subject={{ type: 'player', seat }}>
      <SignBoard
        width={width}
        height={height ?? LARGE_SIGN}
        colour={colour}
        theme={scheme}
        scale={scale}
        chain={chain}
        isActive={view.asked?.seat === seat}
      >
        <View style={styles.content}>
          <Head seat={seat} />
          <Middle seat={seat} />
          <View style={styles.foot}>
            <SaidRibbon seat={seat} />
            <RoleRow
              seat={seat}
              size={Math.min(20 * scale, (width - 10) / CHOSEN_ROLES - 1)}
              style={[styles.roles, { minHeight: 22 * scale }]}
            />
          </View>
        </View>
      </SignBoard>
    </SubjectTouch>
  );
});

/** With very large text. */
const LARGE_SIGN = 260;

/** Text that shrinks with the board, but not below what can be read. */
const readable = (size: number, scale: number, least: number) => Math.max(least, size * scale);

/** How many cards, and a sign of them. */
const CARDS_ROOM = 34;
/** Of a bold letter, in parts of its size. */
const BOLD = 0.52;

function useIsNarrow(): boolean {
  const { width, scale } = useSetting().layout.signs;
  return width < 110 * Math.max(0.9, scale);
}

function Head({ seat }: { readonly seat: Seat }) {
  const { layout, speech } = useSetting();
  const person = usePerson(seat);
  const { width, scale } = layout.signs;
  const isNarrow = useIsNarrow();
  const counts = useCountLooks(seat);
  const medallion = readable(22, scale, 16);
  const most = readable(15.5, scale, 12);
  const name = speech.who(seat);
  const room = width - medallion - (isNarrow ? 0 : CARDS_ROOM * Math.max(0.8, scale)) - 18 * scale;
  return (
    <View
      style={[styles.head, { minHeight: SIGN_HEAD * scale, gap: 3 * scale, paddingHorizontal: 4 * scale }]}
    >
      <Medallion person={person} size={medallion} />
      <Body
        isBold
        size={layout.isLargeText ? most : fitting(name, room, { least: 10.5, most, breadth: BOLD })}
        numberOfLines={1}
        style={styles.name}
      >
        {name}
      </Body>
      {isNarrow ? null : <CardCount {...counts} />}
    </View>
  );
}

/** How many potion cards or vials somebody has. */
function useCountLooks(seat: Seat) {
  const { scale } = useSetting().layout.signs;
  return { seat, size: readable(17, scale, 13), lettering: readable(14, scale, 12), isOnSign: true };
}

/** For vials, and cards where the head has no room for them. */
const UNDER_PLACE = 20;

function Middle({ seat }: { readonly seat: Seat }) {
  const { layout, view } = useSetting();
  const { scheme } = useTheme();
  const { width, scale, height } = layout.signs;
  const standing = standingOf(view, seat);
  const anchor = useAnchor(roleAt(seat));
  const isNarrow = useIsNarrow();
  const counts = useCountLooks(seat);
  const column = readable(isNarrow ? 36 : 42, scale, 34);
  const room = (height ?? LARGE_SIGN) - (SIGN_HEAD + 22) * scale - ribbonHeight(ribbonSize(scale)) + 2;
  const under = UNDER_PLACE * Math.max(1, scale);
  const most = layout.isLargeText ? 110 : 66 * scale;
  const place = Math.min(most, width - column - 10 * scale, (room - under) / 1.4);
  return (
    <View style={[styles.middle, { paddingHorizontal: 4 * scale }]}>
      <View style={styles.places}>
        <View ref={anchor} collapsable={false}>
          <RolePlace
            state={standing}
            role={hasCard(standing) ? (view.trick?.role ?? null) : null}
            width={place}
            theme={scheme}
          />
        </View>
        <View style={styles.under}>
          {isNarrow ? <CardCount {...counts} /> : null}
          <VialCount {...counts} />
        </View>
      </View>
      <View style={styles.goods}>
        <Purse seat={seat} size={readable(18, scale, 13)} lettering={readable(17, scale, 12.5)} isOnSign />
      </View>
    </View>
  );
}

const ribbonSize = (scale: number) => readable(12, scale, 10.5);

/** The breadth of a letter on a ribbon, in parts of its size. */
const LETTER = 0.47;
const LEAST_LETTER = 10;

function SaidRibbon({ seat }: { readonly seat: Seat }) {
  const { layout, view, speech } = useSetting();
  const { width, scale } = layout.signs;
  const said = saidBy(speech, view, seat);
  const size = layout.isLargeText ? 18 : ribbonSize(scale);
  if (!said) return <View style={{ height: ribbonHeight(size) }} />;
  const room = width - 24;
  const isLong = said.words.length * LETTER * LEAST_LETTER > room;
  const standing = standingOf(view, seat);
  const kind = standing === 'empty' ? 'waits' : standing;
  return (
    <Unrolling key={kind}>
      <Ribbon kind={kind} width={width - 4} size={size}>
        {isLong ? said.short : said.words}
      </Ribbon>
    </Unrolling>
  );
}

const UNROLLED = css.keyframes({
  from: { opacity: 0, transform: [{ scaleX: 0.3 }] },
  to: { opacity: 1, transform: [{ scaleX: 1 }] },
});
const UNROLLS = 120;

/** What has just been said. */
function Unrolling({ children }: { readonly children: React.ReactNode }) {
  const { isStill, duration } = useMotion();
  return <Animated.View style={isStill ? null : once(UNROLLED, duration(UNROLLS))}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  grow: { alignSelf: 'stretch' },
  row: { flexDirection: 'row', gap: GAP, paddingHorizontal: PAD },
  spread: { justifyContent: 'space-evenly' },
  content: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center' },
  name: { flex: 1 },
  middle: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'space-evenly' },
  places: { alignItems: 'center', gap: 3 },
  under: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  goods: { alignSelf: 'stretch', justifyContent: 'space-evenly' },
  foot: { alignItems: 'center', marginTop: -4 },
  roles: { justifyContent: 'center', gap: 1 },
});
