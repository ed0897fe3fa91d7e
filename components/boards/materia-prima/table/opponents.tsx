import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Spoken } from '@/components/kit/beacon';
import { Scroll } from '@/components/kit/scroll';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useInks, useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Label, Numeral } from '@/components/kit/type';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { FORMULA_LEVEL } from '@/engine/games/materia-prima/cards';
import { homunculiOf } from '@/engine/games/materia-prima/queries/figures';
import { kindsOf } from '@/engine/games/materia-prima/stock';

import { IronPanel } from '../art/panels';
import { GearPicture, IconSign, NoSoul, Sigil, Skull, StoneSoFar, Token } from '../art/small-pieces';
import { Bust, FigurePicture } from '../art/standee';
import { playerLabel } from '../words/labels';
import { GAP, PAD } from '../layout';
import { seatAt } from '../scenes/places';
import { playerOf } from '../touch/situation';
import { usePerson, useSetting } from '../table';

/** In less room than this everything is a little smaller, so that nothing is cut off. */
const ROOMY = 130;
/** In less than this a name needs the room of the portrait. */
const PORTRAIT = 112;
/** In so much, what he has built is shown beside what he counts. */
const BROAD = 300;
/** The rest is told by a touch. */
const MOST_GEAR = 3;
const MOST_KINDS = 4;

/** Everybody else at a glance; a touch tells all that is known of them. */
export function Opponents() {
  const { view, near, layout, speech, isReplay } = useSetting();
  const isColumn = layout.arrangement === 'panes' || (isReplay && layout.arrangement === 'beside');
  const others = othersFrom(near, view.players.length);
  const panels = others.map((seat) => <Opponent key={seat} seat={seat} />);
  const isScrolled = !isColumn && others.length * (layout.opponents.width + GAP) > layout.stack.width + GAP;
  return (
    <View role="group" aria-label={speech.words.table.opponents}>
      {isScrolled ? (
        <Scroll horizontal contentContainerStyle={styles.row}>
          {panels}
        </Scroll>
      ) : (
        <View style={isColumn ? styles.column : styles.row}>{panels}</View>
      )}
      <Spoken of="opponents" />
    </View>
  );
}

const Opponent = memo(function Opponent({ seat }: { readonly seat: Seat }) {
  const { view, layout, speech, asked, open } = useSetting();
  const { colour } = usePerson(seat);
  const { scheme } = useTheme();
  const anchor = useAnchor(seatAt(seat));
  const { width, height } = layout.opponents;
  return (
    <View ref={anchor} collapsable={false}>
      <Touch
        label={playerLabel(speech, view, seat)}
        onPress={() => open({ type: 'player', seat })}
        testID={`player-${seat}`}
      >
        <IronPanel
          width={width}
          height={height}
          theme={scheme}
          colour={colour}
          isActive={asked?.seat === seat}
          style={width < PORTRAIT ? styles.narrow : [styles.glance, width < ROOMY ? styles.close : null]}
        >
          <Glance seat={seat} />
        </IronPanel>
      </Touch>
    </View>
  );
});

/** By the room there is: everything beside a portrait, what he is worth under it, or no portrait at all. */
function Glance({ seat }: { readonly seat: Seat }) {
  const { width } = useSetting().layout.opponents;
  if (width < PORTRAIT) return <NarrowGlance seat={seat} />;
  if (width >= BROAD) return <BroadGlance seat={seat} />;
  const isRoomy = width >= ROOMY;
  return (
    <>
      {isRoomy ? (
        <Portrait seat={seat} size={36} />
      ) : (
        <View style={styles.middle}>
          <Portrait seat={seat} size={28} />
          <Wisdom seat={seat} />
        </View>
      )}
      <View style={styles.facts}>
        <View style={styles.line}>
          <Name seat={seat} />
          {isRoomy ? <Wisdom seat={seat} /> : null}
        </View>
        <Counts seat={seat} />
      </View>
    </>
  );
}

/** With a row to himself all that he has built is seen. */
function BroadGlance({ seat }: { readonly seat: Seat }) {
  const { view } = useSetting();
  const { colour } = usePerson(seat);
  const player = playerOf(view, seat);
  return (
    <>
      <Portrait seat={seat} size={36} />
      <View style={styles.named}>
        <View style={styles.line}>
          <Name seat={seat} />
          <Wisdom seat={seat} />
        </View>
        <Counts seat={seat} />
      </View>
      <View style={styles.estate}>
        {homunculiOf(player).map((id) => (
          <FigurePicture key={id} figure={id} colour={colour} size={28} />
        ))}
        {[...player.worn, ...player.stored].slice(0, MOST_GEAR).map((piece) => (
          <GearPicture key={piece} piece={piece} size={24} />
        ))}
        {kindsOf(player.store)
          .toReversed()
          .slice(0, MOST_KINDS)
          .map((element) => (
            <Token key={element} thing={element} size={17} />
          ))}
      </View>
    </>
  );
}

/** The name has a line of its own: what else there is to know stands under it. */
function NarrowGlance({ seat }: { readonly seat: Seat }) {
  const { colour } = usePerson(seat);
  return (
    <>
      <View style={styles.line}>
        <Sigil colour={colour} size={14} />
        <Name seat={seat} />
      </View>
      <View style={[styles.line, styles.spread]}>
        <Wisdom seat={seat} />
        <Counts seat={seat} />
      </View>
    </>
  );
}

function Portrait({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const { view } = useSetting();
  const { colour } = usePerson(seat);
  const { alchemist, souls } = playerOf(view, seat);
  if (!alchemist) return <Sigil colour={colour} size={20} />;
  return (
    <View>
      <Bust figure={alchemist} colour={colour} size={size} isSkull={souls === 0} />
      <Sigil colour={colour} size={14} style={styles.sigil} />
      {souls === 0 ? <Skull size={14} style={styles.skull} /> : null}
    </View>
  );
}

function Name({ seat }: { readonly seat: Seat }) {
  const { name } = usePerson(seat);
  return (
    <Label isBold size={13} numberOfLines={1} maxScale={1.5} style={styles.flexible}>
      {name}
    </Label>
  );
}

function Wisdom({ seat }: { readonly seat: Seat }) {
  const { view, layout } = useSetting();
  const { gold } = useInks();
  const isRoomy = layout.opponents.width >= ROOMY;
  return (
    <View style={styles.pair}>
      <IconSign name="crown" size={isRoomy ? 12 : 11} colour={gold} />
      <Numeral size={isRoomy ? 14.5 : 13} tone="gold" maxScale={1.4}>
        {playerOf(view, seat).wisdom}
      </Numeral>
    </View>
  );
}

function Counts({ seat }: { readonly seat: Seat }) {
  const { view, layout } = useSetting();
  const { colour } = usePerson(seat);
  const player = playerOf(view, seat);
  const homunculi = homunculiOf(player);
  const [first] = homunculi;
  const { width } = layout.opponents;
  const size = width < PORTRAIT ? 13 : width < ROOMY ? 15 : 17;
  return (
    <View style={[styles.line, width < PORTRAIT ? styles.tight : null]}>
      <StoneSoFar levels={player.fragments.map((stone) => FORMULA_LEVEL[stone])} size={size} />
      {player.souls > 0 ? <Token thing="soul" size={size} /> : <NoSoul size={size} />}
      <Numeral size={13} maxScale={1.4} tone={player.souls > 0 ? 'ink' : 'cinnabar'} style={styles.count}>
        {player.souls}
      </Numeral>
      {first && width < BROAD ? (
        <>
          <FigurePicture figure={first} colour={colour} size={size - 1} />
          <Numeral size={13} maxScale={1.4} style={styles.count}>
            {homunculi.length}
          </Numeral>
        </>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: GAP, paddingHorizontal: PAD },
  column: { alignItems: 'center', gap: GAP },
  glance: { flexDirection: 'row', alignItems: 'center', gap: 5, paddingLeft: 8, paddingRight: 5 },
  close: { gap: 3, paddingLeft: 7, paddingRight: 4 },
  narrow: { justifyContent: 'center', gap: 3, paddingLeft: 7, paddingRight: 4 },
  middle: { alignItems: 'center' },
  spread: { justifyContent: 'space-between' },
  tight: { gap: 2 },
  sigil: { position: 'absolute', left: -4, bottom: -3 },
  skull: { position: 'absolute', right: -4, top: -4 },
  facts: { flex: 1, gap: 1 },
  named: { width: 128, gap: 1 },
  estate: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: 4 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  pair: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  /** Nearer to what is counted than to what comes next. */
  count: { marginLeft: -2 },
  flexible: { flex: 1 },
});
