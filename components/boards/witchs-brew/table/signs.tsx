import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { css } from 'react-native-reanimated';

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
import { purseRow } from '../art/small-pieces';
import { SIGN_HEAD, SignBoard } from '../art/sign-board';
import { hasCard, saidBy, standingOf } from '../words/labels';
import { GAP, PAD } from '../layout';
import { fitting } from '../words/letters';
import { roleAt } from '../scenes/places';
import { CardCount, PurseColumn, VialCount } from '../pieces/amount';
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
  const { width, height, scale } = layout.signs;
  return (
    <SubjectTouch subject={{ type: 'player', seat }} style={{ width, height: height ?? LARGE_SIGN }}>
      <SignBoard
        width={width}
        height={height ?? LARGE_SIGN}
        colour={colour}
        theme={scheme}
        scale={scale}
        isActive={view.asked?.seat === seat}
        head={<Head seat={seat} />}
      >
        <Middle seat={seat} />
        <SaidRibbon seat={seat} />
        <RoleRow
          seat={seat}
          size={Math.min(20 * scale, (width - 10) / CHOSEN_ROLES - 1)}
          style={[styles.roles, { minHeight: 22 * scale }]}
        />
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
    <>
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
    </>
  );
}

/** How many potion cards or vials somebody has. */
function useCountLooks(seat: Seat) {
  const { scale } = useSetting().layout.signs;
  return { seat, size: readable(17, scale, 13), lettering: readable(14, scale, 12), isOnSign: true };
}

/** For vials, and cards where the head has no room for them. */
const UNDER_PLACE = 20;

/** As large as its four rows fit. */
const purseSize = (room: number, scale: number) =>
  Math.min(readable(18, scale, 13), room / (4 * purseRow(1)));

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
  const purse = {
    size: purseSize(room, layout.isLargeText ? 2 * scale : scale),
    lettering: readable(17, scale, 12.5),
  };
  const place = Math.min(most, width - column - 10 * scale, (room - under) / 1.4);
  return (
    <View style={[styles.middle, { paddingHorizontal: 4 * scale }]}>
      <View style={styles.places}>
        <RolePlace
          ref={anchor}
          state={standing}
          role={hasCard(standing) ? (view.trick?.role ?? null) : null}
          width={place}
          theme={scheme}
        />
        {isNarrow ? (
          <View style={styles.under}>
            <CardCount {...counts} />
            <VialCount {...counts} />
          </View>
        ) : (
          <VialCount {...counts} />
        )}
      </View>
      <PurseColumn seat={seat} {...purse} />
    </View>
  );
}

const ribbonSize = (scale: number) => readable(12, scale, 10.5);

/** The breadth of a letter on a ribbon, in parts of its size. */
const LETTER = 0.47;
const LEAST_LETTER = 10;

function SaidRibbon({ seat }: { readonly seat: Seat }) {
  const { layout, view, speech } = useSetting();
  const unrolling = useUnrolling();
  const { width, scale } = layout.signs;
  const said = saidBy(speech, view, seat);
  const size = layout.isLargeText ? 18 : ribbonSize(scale);
  if (!said) return <View style={[styles.said, { height: ribbonHeight(size) }]} />;
  const room = width - 24;
  const isLong = said.words.length * LETTER * LEAST_LETTER > room;
  const standing = standingOf(view, seat);
  const kind = standing === 'empty' ? 'waits' : standing;
  return (
    <Ribbon key={kind} kind={kind} width={width - 4} size={size} style={[styles.said, unrolling]}>
      {isLong ? said.short : said.words}
    </Ribbon>
  );
}

const UNROLLED = css.keyframes({
  from: { opacity: 0, transform: [{ scaleX: 0.3 }] },
  to: { opacity: 1, transform: [{ scaleX: 1 }] },
});
const UNROLLS = 120;

/** What has just been said. */
function useUnrolling() {
  const { isStill, duration } = useMotion();
  return useMemo(() => (isStill ? null : once(UNROLLED, duration(UNROLLS))), [isStill, duration]);
}

const styles = StyleSheet.create({
  grow: { alignSelf: 'stretch' },
  row: { flexDirection: 'row', gap: GAP, paddingHorizontal: PAD },
  spread: { justifyContent: 'space-evenly' },
  name: { flex: 1 },
  middle: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'space-evenly' },
  places: { alignItems: 'center', gap: 3 },
  under: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  said: { alignSelf: 'center', marginTop: -4 },
  roles: { alignSelf: 'center', justifyContent: 'center', gap: 1 },
});
