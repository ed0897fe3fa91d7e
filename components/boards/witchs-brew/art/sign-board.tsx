import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Colour as PlayerColour } from '@/engine/core/guise';
import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, seedOf } from '@/components/kit/drawing/geometry';
import { fill, line, path, type Mark } from '@/components/kit/drawing/marks';
import { OnSurface } from '@/components/kit/theme';
import { COLOURS_OF, HUES } from '@/components/kit/tokens';
import { lit, shadowed, strokes } from './lit';
import type { Theme } from './paints';
import { Piece } from './piece';
import { sceneHues } from './scene-hues';

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly colour: PlayerColour;
  readonly isActive: boolean;
  readonly chain: number;
  readonly theme: Theme;
}

function chains(width: number, chain: number): readonly Mark[] {
  const d = `M18 ${-chain}V4M${width - 18} ${-chain}V4`;
  return [line(d, '#0c0705', 4.5), line(d, '#a9803c', 2.2, { strokeDasharray: '3.4 2.4' })];
}

function boardMarks({ width, height, colour, isActive, chain, theme }: Plan): readonly Mark[] {
  const hues = sceneHues(theme);
  const random = chance(seedOf(colour));
  const edge = handCut(corners(0, 0, width, height, 6), 1, 16, random);
  const grain = strokes(26, random, (next) => [
    4 + next() * width * 0.6,
    6 + next() * (height - 10),
    (next() - 0.5) * 3,
    24 + next() * 30,
  ]);
  const glow = (strokeWidth: number, strokeOpacity: number) =>
    path(edge, { fill: 'none', stroke: COLOURS_OF[theme].glowEdge, strokeWidth, strokeOpacity });
  return [
    ...(chain > 0 ? chains(width, chain) : []),
    shadowed(edge, [3, 6], hues.shadow),
    lit(edge, hues.board, {
      line: 1.8,
      scale: 0.8,
      rim: 0.45,
      inside: [line(grain, hues.boardGrain, 1.1, { strokeOpacity: 0.5 })],
    }),
    ...(isActive ? [glow(7, 0.3), glow(2.6, 1)] : []),
    fill(handCut(corners(2, 2, width - 4, 24, 5), 0.5, 30, random), hues.header, hues.headerOpacity),
    line(`M4 27H${width - 4}`, HUES[colour], 2.4),
  ];
}

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
  /** How far the chains reach up to the beam. */
  readonly chain?: number;
  readonly children?: ReactNode;
}

/** A player's board as it hangs from the beam: wood, a dark head of `SIGN_HEAD` units, the line in his colour. */
export const SignBoard = memo(function SignBoard(props: SignBoardProps) {
  const { width, height, colour, theme, scale = 1, isActive = false, chain = 10, children } = props;
  const [across, high] = [width / scale, height / scale];
  const marks = useMemo(
    () => boardMarks({ width: across, height: high, colour, isActive, chain: chain / scale, theme }),
    [across, high, colour, isActive, chain, scale, theme],
  );
  return (
    <View style={{ width, height }}>
      <View style={styles.wood}>
        <Piece
          layers={[marks]}
          box={[0, 0, across, high]}
          margin={Math.max(8, chain / scale + 2)}
          width={width}
        />
      </View>
      <OnSurface surface="walnut">{children}</OnSurface>
    </View>
  );
});

const styles = StyleSheet.create({ wood: { ...StyleSheet.absoluteFill } });
