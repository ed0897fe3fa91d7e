import { StyleSheet, View } from 'react-native';
import { Path, Svg } from 'react-native-svg';

import { useBox } from '@/components/kit/stage/anchors';
import { middleOf, type Box } from '@/components/kit/stage/box';

interface LightLineProps {
  /** Anchors: what it is drawn in, where it begins, where it ends. */
  readonly root: string;
  readonly from: string;
  readonly to: string;
}

/** A line of light from what acts to what it is aimed at. */
export function LightLine({ root, from, to }: LightLineProps) {
  const page = useBox(root, root);
  const start = useBox(from, root);
  const end = useBox(to, root);
  if (!page || !start || !end) return null;
  const [line, head] = lineBetween(middle(start), middle(end), page.width);
  return (
    <View style={styles.layer} aria-hidden>
      <Svg width={page.width} height={page.height}>
        <Path
          d={line}
          fill="none"
          stroke="#FFB030"
          strokeOpacity={0.28}
          strokeWidth={16}
          strokeLinecap="round"
        />
        <Path
          d={line}
          fill="none"
          stroke="#FFD870"
          strokeOpacity={0.75}
          strokeWidth={6}
          strokeLinecap="round"
        />
        <Path
          d={line}
          fill="none"
          stroke="#FFFBE0"
          strokeWidth={2.4}
          strokeLinecap="round"
          strokeDasharray="2 9"
        />
        <Path d={head} fill="#FFE9A0" stroke="#8A5C18" strokeWidth={1.4} strokeLinejoin="round" />
      </Svg>
    </View>
  );
}

type Point = readonly [x: number, y: number];

function middle(box: Box): Point {
  const { x, y } = middleOf(box);
  return [x, y];
}

/** Bulges to the side, so that it runs beside the boards rather than over them. */
function lineBetween([x1, y1]: Point, [x2, y2]: Point, width: number): readonly [line: string, head: string] {
  const side = (x1 + x2) / 2 > width / 2 ? 1 : -1;
  const bulge = Math.min(60, Math.abs(y2 - y1) * 0.25) * side;
  const bend: Point = [x2 + bulge, y2 - (y2 - y1) * 0.35];
  const angle = Math.atan2(y2 - bend[1], x2 - bend[0]);
  const wing = (turn: number): string =>
    `${Math.round(x2 - 22 * Math.cos(angle + turn))} ${Math.round(y2 - 22 * Math.sin(angle + turn))}`;
  const line = `M${x1} ${y1}C${x1 + bulge} ${y1 + (y2 - y1) * 0.35} ${bend[0]} ${bend[1]} ${x2} ${y2}`;
  return [line, `M${x2} ${y2}L${wing(0.42)} ${wing(-0.42)}Z`];
}

const styles = StyleSheet.create({
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
});
