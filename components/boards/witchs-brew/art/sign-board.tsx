import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { seedOf } from '@/components/kit/drawing/geometry';
import { OnSurface } from '@/components/kit/theme';
import { COLOURS_OF, HUES } from '@/components/kit/tokens';
import type { Colour as PlayerColour } from '@/engine/core/guise';
import type { Theme } from './paints';
import { Stretched } from './placed';
import { print } from './prints';
import { nearestShape, SIGN_BOARDS } from './shapes';

/** The head of a board in units: name and sign above the player's line. */
export const SIGN_HEAD = 28;

export interface SignBoardProps {
  readonly width: number;
  readonly height: number;
  readonly colour: PlayerColour;
  readonly theme: Theme;
  /** 1 on a phone. */
  readonly scale?: number;
  /** It is this player who is asked. */
  readonly isActive?: boolean;
  /** What stands in the dark head. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** What makes a parent of that size a player's board that hangs by its chains: wood, a dark head of `SIGN_HEAD` units, the line in his colour. */
export const SignBoard = memo(function SignBoard(props: SignBoardProps) {
  const { width, height, colour, theme, scale = 1, isActive = false, head, children } = props;
  const shape = nearestShape(SIGN_BOARDS, width, height);
  const grain = seedOf(colour) % 2 === 0 ? 0 : 1;
  const glowing = { borderWidth: 2.6 * scale, borderColor: COLOURS_OF[theme].glowEdge };
  const line = { borderBottomWidth: 2.4 * scale, borderColor: HUES[colour] };
  return (
    <>
      <Stretched print={print(`sign-${grain}-${shape}`)} width={width} height={height} theme={theme} />
      {isActive ? <View style={[styles.glow, glowing, { borderRadius: 5 * scale }]} /> : null}
      <OnSurface surface="walnut">
        <View
          style={[
            styles.head,
            line,
            { minHeight: SIGN_HEAD * scale, gap: 3 * scale, marginHorizontal: 4 * scale },
          ]}
        >
          {head}
        </View>
        {children}
      </OnSurface>
    </>
  );
});

const styles = StyleSheet.create({
  glow: { ...StyleSheet.absoluteFill, margin: -1, pointerEvents: 'none' },
  head: { flexDirection: 'row', alignItems: 'center' },
});
