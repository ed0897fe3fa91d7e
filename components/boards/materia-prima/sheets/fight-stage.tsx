import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { Label } from '@/components/kit/type';
import { at } from '@/engine/core/list';
import { AXIAL } from '@/engine/games/materia-prima/map';
import type { FigureId } from '@/engine/games/materia-prima/state';
import { elementsOf } from '@/engine/games/materia-prima/stock';

import { hexSpot, mapHeight, mapWidth, type Spot as Point } from '../art/hex';
import { MapPicture } from '../art/map';
import { StageFrame } from '../art/panels';
import { Rims } from '../art/rims';
import { Badge } from '../art/small-pieces';
import { Standee, standingAt } from '../art/standee';
import { placeName } from '../labels';
import { mapOf } from '../map-ground';
import { playerOf, standingOf, type Standing } from '../situation';
import { useSetting } from '../table';

/** Lower where the screen is narrow, and mostly short as well. */
const HEIGHTS = { narrow: 124, broad: 150 } as const;
const NARROW = 330;
const SIDE = 54;
const BADGE = 44;

export interface FightStageProps {
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly width: number;
}

/** The two hexes of a fight, and who stands on them: a piece of the same map, nearer. */
export function FightStage({ figure, target, width }: FightStageProps) {
  const { view, speech } = useSetting();
  const { scheme } = useTheme();
  const height = width < NARROW ? HEIGHTS.narrow : HEIGHTS.broad;
  const [one, other] = [standingOf(view, figure), standingOf(view, target)];
  if (!one || !other) return null;
  const [from, to] = [one, other].map(({ figure: { hex } }) => hexSpot(at(AXIAL, hex), SIDE));
  if (!from || !to) return null;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const origin = { x: width / 2 - middle.x, y: height / 2 - middle.y + SIDE * 0.2 };
  const map = { left: origin.x - mapWidth(SIDE) / 2, top: origin.y - mapHeight(SIDE) / 2 };
  const lit = [
    { ...at(AXIAL, one.figure.hex), kind: 'chosen' as const },
    { ...at(AXIAL, other.figure.hex), kind: 'attack' as const },
  ];
  const badge = { left: width / 2 - BADGE / 2, top: height / 2 + SIDE * 0.2 - BADGE / 2 };
  const standing = [
    { who: one, spot: from },
    { who: other, spot: to },
  ].sort((a, b) => a.spot.y - b.spot.y);
  return (
    <View style={[styles.stage, { width, height }]} aria-hidden>
      <View style={[styles.piece, map]}>
        <MapPicture layout={mapOf(view.layout)} side={SIDE} theme={scheme} />
        <View style={styles.over}>
          <Rims all={AXIAL} lit={lit} side={SIDE} theme={scheme} veil={2} />
        </View>
      </View>
      {standing.map(({ who, spot }) => (
        <Fighter
          key={who.figure.id}
          who={who}
          foot={{ x: origin.x + spot.x, y: origin.y + spot.y + SIDE * 0.44 }}
        />
      ))}
      <View style={[styles.piece, badge]}>
        <Badge kind="attack" size={BADGE} />
      </View>
      <View style={styles.over}>
        <StageFrame width={width} height={height} />
      </View>
      <View style={styles.name}>
        <Label isBold size={12} maxScale={1.3} style={styles.words}>
          {placeName(speech, view, other.figure.hex)}
        </Label>
      </View>
    </View>
  );
}

function Fighter({ who: { seat, figure }, foot }: { readonly who: Standing; readonly foot: Point }) {
  const { view, people } = useSetting();
  const player = playerOf(view, seat);
  const isSkull = player.souls === 0 && figure.id === player.alchemist;
  return (
    <View style={[styles.piece, standingAt(SIDE, foot)]}>
      <Standee
        figure={figure.id}
        colour={at(people, seat).colour}
        side={SIDE}
        isSkull={isSkull}
        load={elementsOf(figure.load)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { overflow: 'hidden', borderRadius: 12 },
  piece: { position: 'absolute' },
  over: { position: 'absolute', left: 0, top: 0 },
  name: {
    position: 'absolute',
    right: 8,
    bottom: 8,
    borderRadius: 8,
    paddingHorizontal: 8,
    paddingVertical: 3,
    backgroundColor: 'rgba(20, 12, 7, 0.86)',
  },
  words: { color: '#F2E6CF' },
});
