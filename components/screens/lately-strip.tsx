import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Person } from '@/components/kit/board';
import { IconButton } from '@/components/kit/button';
import type { Print } from '@/components/kit/drawing/print';
import { Icon } from '@/components/kit/icon';
import { Medallion } from '@/components/kit/medallion';
import { painted } from '@/components/kit/paint';
import { Pieces } from '@/components/kit/pieces';
import { Scroll } from '@/components/kit/scroll';
import { OnSurface, useTheme } from '@/components/kit/theme';
import { RADIUS, SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { useWindow } from '@/components/kit/turned';
import { useWords } from '@/components/words/use-words';
import { sentences } from '@/engine/core/wording';

/** What somebody did since the last turn of whoever looks, as he may know it. */
interface Deeds {
  readonly person: Person;
  /** The latest of it last. */
  readonly lines: readonly string[];
  /** What the lines name, in pictures: these are shown, the lines are said. */
  readonly pieces: readonly Print[];
  /** Shows it once more; not while somebody else is to move. */
  readonly onAgain: (() => void) | undefined;
}

interface LatelyStripProps {
  readonly others: readonly Deeds[];
  readonly isLeftHanded: boolean;
  readonly onPutAway: () => void;
}

/** How much of the screen it takes, and at which edge. */
interface StripRoom {
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

const BREADTH = TARGET + SPACE.small;
const LOW = 520;
/** For a few pieces. */
const LEAST_DEED = 150;
const NO_ROOM: StripRoom = { top: 0, left: 0, right: 0 };

const useIsLow = () => {
  const { width, height } = useWindow();
  return width > height && height < LOW;
};

/** The room that the table leaves for it; where the screen is low it stands at the side without a thumb. */
export function useStripRoom(isThere: boolean, isLeftHanded: boolean): StripRoom {
  const isLow = useIsLow();
  if (!isThere) return NO_ROOM;
  if (!isLow) return { ...NO_ROOM, top: BREADTH };
  return isLeftHanded ? { ...NO_ROOM, right: BREADTH } : { ...NO_ROOM, left: BREADTH };
}

/** Side by side where there is room; else so broad that the beginning of the next one is seen. */
function useDeedWidth(count: number): number {
  const { width } = useWindow();
  const { left, right } = useSafeAreaInsets();
  const across = width - left - right - 2 * SPACE.small - TARGET - SPACE.tiny;
  const each = Math.floor((across - (count - 1) * SPACE.tiny) / count);
  return Math.max(each, Math.min(LEAST_DEED, Math.floor(across * 0.84)));
}

/** The last turns of the others, each to be seen again by a touch. */
export function LatelyStrip({ others, isLeftHanded, onPutAway }: LatelyStripProps) {
  const { t } = useWords();
  const isLow = useIsLow();
  const each = useDeedWidth(others.length);
  const { top, left, right, bottom } = useSafeAreaInsets();
  const upright = { top, bottom, width: BREADTH, ...(isLeftHanded ? { right } : { left }) };
  return (
    <View
      role="group"
      aria-label={t('lately.title')}
      style={[styles.strip, isLow ? [styles.upright, upright] : [styles.lying, { top, left, right }]]}
      testID="lately"
    >
      <Scroll
        horizontal={!isLow}
        showsHorizontalScrollIndicator={false}
        style={styles.whole}
        contentContainerStyle={isLow ? styles.column : styles.row}
      >
        {others.map((deeds) => (
          <Deed key={`${deeds.person.name}${deeds.person.colour}`} {...deeds} width={isLow ? null : each} />
        ))}
      </Scroll>
      <IconButton icon="close" label={t('lately.putAway')} onPress={onPutAway} />
    </View>
  );
}

/** Without a width there is room for the sign only. */
function Deed({ person, lines, pieces, onAgain, width }: Deeds & { readonly width: number | null }) {
  const { t } = useWords();
  const { materials, colours } = useTheme();
  const isShort = width === null;
  return (
    <Touch
      label={sentences(person.name, ...lines)}
      hint={onAgain ? t('lately.again') : undefined}
      onPress={onAgain}
      style={[
        styles.deed,
        isShort ? styles.short : { width },
        { borderColor: colours.edge },
        painted(materials.walnut),
      ]}
    >
      <OnSurface surface="walnut">
        <Medallion person={person} size={34} />
        {isShort ? null : (
          <View style={styles.pieces}>
            <Pieces pieces={pieces} />
          </View>
        )}
        {isShort || !onAgain ? null : <Icon name="replay" size={18} />}
      </OnSurface>
    </Touch>
  );
}

const styles = StyleSheet.create({
  strip: { position: 'absolute', alignItems: 'center', gap: SPACE.tiny },
  lying: { flexDirection: 'row', height: BREADTH, paddingHorizontal: SPACE.small },
  upright: { flexDirection: 'column', paddingVertical: SPACE.small },
  whole: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny, flexGrow: 1 },
  column: { alignItems: 'center', gap: SPACE.tiny },
  deed: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    height: TARGET,
    paddingHorizontal: SPACE.small,
    borderWidth: 1.4,
    borderRadius: RADIUS.button,
  },
  short: { width: TARGET, paddingHorizontal: 0, justifyContent: 'center' },
  pieces: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny, overflow: 'hidden' },
});
