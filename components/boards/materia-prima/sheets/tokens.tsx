import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { times } from '@/components/kit/drawing/geometry';
import { Glow } from '@/components/kit/glow';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import { THINGS, type Thing } from '@/engine/games/materia-prima/data';
import { capital } from '@/engine/core/wording';

import { GlassSlot } from '../art/panels';
import { CountTag, IconSign, Token } from '../art/small-pieces';
import { useSetting } from '../table';

const TOKEN = 34;

interface TokenTouchProps {
  readonly thing: Thing;
  /** How many there are of it; one alone is not counted. */
  readonly count?: number;
  readonly label: string;
  /** Written under it. */
  readonly caption?: string;
  readonly isMarked?: boolean;
  readonly isLit?: boolean;
  readonly onPress: () => void;
}

/** One thing to be touched, with how many there are of it. */
function TokenTouch(props: TokenTouchProps) {
  const { thing, count = 1, label, caption, isMarked, isLit = false } = props;
  return (
    <Touch
      label={label}
      {...(isMarked === undefined ? {} : { role: 'checkbox' as const, isSelected: isMarked })}
      onPress={props.onPress}
      testID={`element-${thing}`}
      style={styles.touch}
    >
      <View style={styles.token}>
        <GlassSlot size={46} thing={thing} share={TOKEN / 46} />
        <Glow isOn={isMarked ?? false} radius={24} isDashed={false} />
        {isMarked ? <Check /> : null}
        {count > 1 ? (
          <View style={styles.count}>
            <CountTag size={18}>{count}</CountTag>
          </View>
        ) : null}
        <Beacon isOn={isLit} radius={24} />
      </View>
      {caption === undefined ? null : (
        <Label size={12.5} maxScale={1.6} align="center" numberOfLines={2} style={styles.caption}>
          {caption}
        </Label>
      )}
    </Touch>
  );
}

function Check() {
  const { colours } = useTheme();
  return (
    <View style={[styles.check, { backgroundColor: colours.surface }]} aria-hidden>
      <IconSign name="check" size={14} colour={colours.glow} />
    </View>
  );
}

/** Things that can be touched, side by side. */
function TokenGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <View role="group" aria-label={label} style={styles.group}>
      {children}
    </View>
  );
}

interface MarkableProps<Item extends Thing> {
  readonly things: readonly Item[];
  readonly marked: readonly Item[];
  readonly label: string;
  /** How many of a thing are marked, in words. */
  readonly said: (name: string, marked: number, count: number) => string;
  readonly hinted?: Thing | null;
  readonly onMark: (marked: readonly Item[]) => void;
}

/** Things by kind; a touch marks one more of it, and after the last one none. */
export function Markable<Item extends Thing>(props: MarkableProps<Item>) {
  const { things, marked, label, said, hinted = null, onMark } = props;
  const named = useThingName();
  return (
    <TokenGroup label={label}>
      {[...new Set(things)].map((thing) => {
        const count = things.filter((one) => one === thing).length;
        const chosen = marked.filter((one) => one === thing).length;
        const next = chosen === count ? 0 : chosen + 1;
        const rest = marked.filter((one) => one !== thing);
        return (
          <TokenTouch
            key={thing}
            thing={thing}
            count={count}
            label={said(named(thing), chosen, count)}
            caption={count > 1 ? `${chosen} / ${count}` : named(thing)}
            isMarked={chosen > 0}
            isLit={hinted === thing}
            onPress={() => onMark([...rest, ...times(next, () => thing)])}
          />
        );
      })}
    </TokenGroup>
  );
}

/** Things side by side to be looked at, and how many there are of each. */
export function TokenRow({
  things,
  size = 26,
}: {
  readonly things: readonly Thing[];
  readonly size?: number;
}) {
  const { text } = useSetting().speech;
  return (
    <View role="img" aria-label={text.thingsOf(things)} style={styles.row}>
      {countedThings(things).map(({ thing, count }) =>
        count === 1 ? (
          <Token key={thing} thing={thing} size={size} />
        ) : (
          <View key={thing}>
            <Token thing={thing} size={size} />
            <View style={styles.count}>
              <CountTag size={size * 0.56}>{count}</CountTag>
            </View>
          </View>
        ),
      )}
    </View>
  );
}

interface Counted {
  readonly thing: Thing;
  readonly count: number;
}

export function countedThings(things: readonly Thing[]): readonly Counted[] {
  return THINGS.map((thing) => ({
    thing,
    count: things.filter((one) => one === thing).length,
  })).filter(({ count }) => count > 0);
}

export function useThingName(): (thing: Thing) => string {
  const { text } = useSetting().speech;
  return (thing) => capital(text.things[thing]);
}

const styles = StyleSheet.create({
  touch: { minWidth: 56, minHeight: 56, alignItems: 'center', justifyContent: 'center', gap: 2 },
  token: { width: 46, height: 46 },
  caption: { fontVariant: ['lining-nums'] },
  count: { position: 'absolute', right: -5, bottom: -4 },
  check: {
    position: 'absolute',
    right: -6,
    top: -6,
    width: 20,
    height: 20,
    borderRadius: 10,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
});
