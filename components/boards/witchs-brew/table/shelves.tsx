import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Label } from '@/components/kit/type';
import { SHELVES, type Drops, type Shelf as ShelfName } from '@/engine/games/witchs-brew/data';
import { countOf, listed, plus } from '@/engine/games/witchs-brew/drops';
import { lyingOn, potionOn } from '@/engine/games/witchs-brew/queries/stacks';
import { capital } from '@/engine/core/wording';

import { Shelf, shelfWordsLeft } from '../art/shelf';
import { SpellPage, spellPageHeight } from '../art/spell-page';
import { GAP, PAD } from '../layout';
import { lyingAt, shelfAt, SPELL } from '../scenes/places';
import { useAmount } from '../scenes/scene-context';
import { SubjectTouch } from '../pieces/subject-touch';
import { useMatch, useScene, useSetting } from '../table';
import { pledged } from '../touch/intent';
import { Taker } from './taker';

/** Two planks on the wall; the spell hangs beside them, or beside the signs. */
export function Shelves() {
  const { layout, speech } = useSetting();
  const { isBroad, isLargeText } = layout;
  return (
    <View role="group" aria-label={speech.words.shelves} style={styles.row}>
      <View style={isBroad && !isLargeText ? styles.beside : styles.below}>
        {SHELVES.map((shelf) => (
          <ShelfTouch key={shelf} shelf={shelf} />
        ))}
      </View>
      {isBroad ? null : <OpenSpell />}
    </View>
  );
}

/** Low planks are larger to the finger than to the eye. */
const LEAST_TOUCH = 48;

/** What somebody takes up for something else leaves a shelf as it is. */
function ShelfTouch({ shelf }: { readonly shelf: ShelfName }) {
  return <LaidShelf shelf={shelf} own={pledged(useMatch().situation)} />;
}

interface LaidShelfProps {
  readonly shelf: ShelfName;
  /** Drops that have been taken up for the drop shelf. */
  readonly own: Drops;
}

const LaidShelf = memo(function LaidShelf({ shelf, own }: LaidShelfProps) {
  const { layout, view } = useSetting();
  const { scheme } = useTheme();
  const { width, scale, pitch } = layout.shelf;
  const beyond = Math.max(0, (LEAST_TOUCH - pitch) / 2);
  const anchor = useAnchor(shelfAt(shelf));
  const { count, lying } = useLying({ shelf, own });
  return (
    <Taker stack={shelf}>
      <SubjectTouch
        subject={{ type: 'stack', stack: shelf }}
        style={{ paddingVertical: beyond, marginVertical: -beyond }}
      >
        <View ref={anchor} collapsable={false} style={{ width, minHeight: pitch }}>
          <Captions shelf={shelf} lying={count} />
          <Shelf
            shelf={shelf}
            potion={potionOn(view, shelf)}
            width={width}
            scale={scale}
            lying={lying}
            theme={scheme}
            style={layout.isLargeText ? null : styles.plank}
          />
        </View>
      </SubjectTouch>
    </Taker>
  );
});

/** What lies on a shelf: what was given, what is on its way in its place, and what has been taken up for it. */
function useLying({ shelf, own }: LaidShelfProps) {
  const { view } = useSetting();
  const onItsWay = useScene()?.laid ?? null;
  const { dropsOnShelf } = view;
  const count = useAmount(lyingAt(shelf), lyingOn(view, shelf)) + (shelf === 'gold' ? 0 : countOf(own));
  const lying = useMemo(
    () => (shelf === 'gold' ? count : (onItsWay ?? listed(plus(dropsOnShelf, own)).slice(0, count))),
    [shelf, count, dropsOnShelf, own, onItsWay],
  );
  return { count, lying };
}

function Captions({ shelf, lying }: { readonly shelf: ShelfName; readonly lying: number }) {
  const { layout, view, speech } = useSetting();
  const { text, words } = speech;
  const potion = potionOn(view, shelf);
  const size = Math.max(11.5, 13 * layout.shelf.scale);
  return (
    <View style={[styles.captions, { paddingLeft: shelfWordsLeft(layout.shelf.scale) }]}>
      {layout.shelf.scale < LEAST_NAMED ? (
        <View />
      ) : (
        <Label isBold size={size} numberOfLines={1} style={styles.name}>
          {capital(text.stacks[shelf])}
        </Label>
      )}
      <Label isBold size={size}>
        {potion ? words.ofNeed(lying, potion.need) : words.empty}
      </Label>
    </View>
  );
}

/** On smaller shelves coins and drops alone say which it is. */
const LEAST_NAMED = 0.9;

/** The spell that a warlock may cast in this set. */
export function OpenSpell() {
  const { layout, view, speech } = useSetting();
  const { width } = layout.spell;
  const anchor = useAnchor(SPELL);
  const isAway = useScene()?.isSpellAway ?? false;
  return (
    <SubjectTouch
      subject={{ type: 'spell', spell: view.spell }}
      style={[styles.spell, { width, height: spellPageHeight(width) }]}
    >
      <View ref={anchor} collapsable={false} style={styles.ground} />
      <View style={[styles.pinned, isAway ? styles.away : null]}>
        <SpellPage spell={view.spell} name={speech.text.spells[view.spell]} width={width} />
      </View>
    </SubjectTouch>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: PAD,
  },
  beside: { flex: 1, flexDirection: 'row', justifyContent: 'space-between', gap: 2 * GAP },
  below: { flexShrink: 1, gap: 0 },
  plank: { position: 'absolute', left: 0, bottom: 0 },
  captions: { flexDirection: 'row', gap: 6, justifyContent: 'space-between', paddingRight: 4 },
  name: { flexShrink: 1 },
  spell: { alignSelf: 'center' },
  ground: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  away: { opacity: 0 },
  pinned: { transform: [{ rotate: '2deg' }] },
});
