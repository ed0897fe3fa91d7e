import { StyleSheet, View } from 'react-native';

import { Banner, bannerWidth, PlaceName } from './banner';
import { Chart } from './chart';
import { mapHeight, mapWidth } from './hex';
import { LivingSite } from './living-site';
import { MapPicture } from './map';
import { hexesOf, SAMPLE_LAYOUT } from './map-layout';
import type { Theme } from './paints';
import { onHex, Rims, type LitHex } from './rims';
import { named } from './gallery-formulas';
import { Badge } from './small-pieces';
import { Standee, standingAt, Tower } from './standee';

const SAMPLE_LIT: readonly LitHex[] = [
  { q: 0, r: 1, kind: 'chosen' },
  { q: 0, r: 0, kind: 'near' },
  { q: -1, r: 1, kind: 'near' },
  { q: -1, r: 2, kind: 'near' },
  { q: -1, r: 0, kind: 'far' },
  { q: 1, r: -1, kind: 'far' },
  { q: 1, r: 0, kind: 'attack' },
];

const TOWERS = [{ q: 3, r: 0 }];

/** A map in mid-game, to be looked at. */
export function SampleMap({ theme, side }: { readonly theme: Theme; readonly side: number }) {
  const [width, height] = [mapWidth(side), mapHeight(side)];
  const all = hexesOf(SAMPLE_LAYOUT);
  const foot = (q: number, r: number, x: number, y: number) => {
    const { left, top } = onHex({ q, r }, side, [x, y], 0);
    return [styles.over, standingAt(side, { x: left, y: top })];
  };
  return (
    <View style={[styles.chart, { width: width + side, height: height + side }]}>
      <Chart width={width + side} height={height + side} theme={theme} />
      <View style={[styles.over, { left: side / 2, top: side / 2 }]}>
        <MapPicture layout={SAMPLE_LAYOUT} side={side} theme={theme} towers={TOWERS} />
        <Rims all={all} lit={SAMPLE_LIT} side={side} theme={theme} />
        {all.map(({ q, r, ground }) => (
          <LivingSite
            key={`${q},${r}`}
            hex={{ q, r }}
            ground={ground}
            side={side}
            style={[styles.over, onHex({ q, r }, side, [0, 0], 2 * side)]}
          />
        ))}
        <View style={foot(3, 0, 0, 0.4)}>
          <Tower colour="orange" side={side} />
        </View>
        <View style={foot(1, -3, 0.42, 0.2)}>
          <Standee figure="vitrudes" colour="purple" side={side} load={['regia', 'fire']} />
        </View>
        <View style={foot(0, 1, 0.15, 0.44)}>
          <Standee figure="lenka" colour="sky" side={side} isLit />
        </View>
        <View style={foot(1, 0, -0.1, 0.44)}>
          <Standee
            figure="wilka"
            colour="orange"
            side={side}
            load={['mercury', 'air', 'air', 'gold', 'soul']}
          />
        </View>
        <View style={foot(-1, -1, 0, 0.44)}>
          <Standee figure="sejlon" colour="green" side={side} isSkull />
        </View>
        <View style={foot(-1, 0, 0.15, 0.44)}>
          <Standee figure="vitriol-hydra" colour="vermilion" side={side} />
        </View>
        {all.map(({ q, r, ground }) => {
          if (ground.type !== 'city') return null;
          const { left, top } = onHex({ q, r }, side, [0, 0.68], 0);
          const [name, size] = [named(ground.city), Math.max(12, side * 0.36)];
          return (
            <View key={name} style={[styles.over, { left: left - bannerWidth(name, size) / 2, top }]}>
              <Banner size={size}>{name}</Banner>
            </View>
          );
        })}
        <View style={[styles.over, onHex({ q: -2, r: -1 }, side, [-0.7, 1.1], side)]}>
          <PlaceName>Blue Woods</PlaceName>
        </View>
        <View style={[styles.over, onHex({ q: 1, r: 0 }, side, [0.6, -0.6], side * 0.7)]}>
          <Badge kind="attack" size={side * 0.7} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { overflow: 'hidden' },
  over: { position: 'absolute' },
});
