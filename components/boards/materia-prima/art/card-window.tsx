import { StyleSheet, View } from 'react-native';

import { Whole } from '@/components/kit/drawing/whole';
import type { Area } from './area';
import { print, type PrintName } from './prints';

export interface Pane extends Area {
  readonly x: number;
  readonly y: number;
}

interface CardWindowProps extends Pane {
  readonly name: PrintName;
  /** How much larger than drawn its frame is. */
  readonly k: number;
}

/** A picture on a card, in its frame: it fills its pane, whatever the shape of that. */
export function CardWindow({ name, x, y, width, height, k }: CardWindowProps) {
  const pane = { left: x - 0.7 * k, top: y - 0.7 * k, width: width + 1.4 * k, height: height + 1.4 * k };
  return (
    <View style={[styles.window, pane, { borderRadius: 6.7 * k, borderWidth: 1.4 * k }]}>
      <Whole print={print(name)} />
      <View style={[styles.line, { borderRadius: 5.3 * k, borderWidth: 0.7 * k }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  window: { position: 'absolute', overflow: 'hidden', borderColor: '#3b2406' },
  line: { ...StyleSheet.absoluteFill, borderColor: 'rgba(230, 178, 60, 0.7)' },
});
