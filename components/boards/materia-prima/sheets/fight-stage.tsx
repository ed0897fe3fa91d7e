import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { Label } from '@/components/kit/type';
import { at } from '@/engine/core/list';
import { AXIAL } from '@/engine/games/materia-prima/map';
import type { FigureId } from '@/engine/games/materia-prima/state';
import { elementsOf } from '@/engine/games/materia-prima/stock';

import { hexSpot, mapHeight, mapWidth, SIDE, type Spot as Point } from '../art/hex';
import { MapPicture } from '../art/map';
import { StageFrame } from '../art/panels';
import { Rims } from '../art/rims';
import { Badge } from '../art/small-pieces';
import { Standee, standingAt } from '../art/standee';
import { useLook } from '../pieces/use-look';
import { placeName } from '../words/labels';
import { mapOf } from '../map/map-ground';
import { standingOf, type Standing } from '../touch/situation';
import { useSetting } from '../table';

/** Lower where the screen is narrow, and mostly short as well. */
const HEIGHTS = { narrow: 124, broad: 150 } as const;
const NARROW = 330;
const MOST_SIDE = 54;
/** In sides: from the feet of the lower one to the head of a tall one as high as he stands. */
const TALL = 1.75;
const AIR = 8;
/** How far below the middle the middle between both hexes lies, in sides: heads need more room than feet. */
const SHIFT = 0.24;
const BADGE = 44;

interface FightStageProps {
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly width: number;
}

/** So large that both are seen from head to foot. */
function sideFor(height: number, one: Standing, other: Standing): number {
  const [from, to] = [one, other].map(({ figure: { hex } }) => hexSpot(at(AXIAL, hex), 1).y);
  const apart = Math.abs((from ?? 0) - (to ?? 0));
  return Math.round(Math.min(MOST_SIDE, (height - AIR) / (TALL + apart)));
}

/** The two hexes of a fight, and who stands on them: a piece of the same map, nearer. */
export function FightStage({ figure, target, width }: FightStageProps) {
  const { view, speech } = useSetting();
  const { scheme } = useTheme();
  const height = width < NARROW ? HEIGHTS.narrow : HEIGHTS.broad;
  const [one, other] = [standingOf(view, figure), standingOf(view, target)];
  if (!one || !other) return null;
  const side = sideFor(height, one, other);
  const [from, to] = [one, other].map(({ figure: { hex } }) => hexSpot(at(AXIAL, hex), side));
  if (!from || !to) return null;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const origin = { x: width / 2 - middle.x, y: height / 2 - middle.y + side * SHIFT };
  const map = { left: origin.x - mapWidth(side) / 2, top: origin.y - mapHeight(side) / 2 };
  const lit = [
    { ...at(AXIAL, one.figure.hex), kind: 'chosen' as const },
    { ...at(AXIAL, other.figure.hex), kind: 'attack' as const },
  ];
  const unit = SIDE / side;
  const sight = {
    middle: { x: middle.x * unit, y: (middle.y - side * SHIFT) * unit },
    width: width * unit,
    height: height * unit,
  };
  const badge = { left: width / 2 - BADGE / 2, top: height / 2 + side * SHIFT - BADGE / 2 };
  const standing = [
    { who: one, spot: from },
    { who: other, spot: to },
  ].sort((a, b) => a.spot.y - b.spot.y);
  return (
    <View style={styles.whole} aria-hidden>
      <View style={[styles.stage, { width, height }]}>
        <View style={[styles.piece, map]}>
          <MapPicture layout={mapOf(view.layout)} side={side} theme={scheme} sight={sight} />
          <Rims all={AXIAL} lit={lit} side={side} theme={scheme} veil={2} />
        </View>
        {standing.map(({ who, spot }) => (
          <Fighter
            key={who.figure.id}
            who={who}
            side={side}
            foot={{ x: origin.x + spot.x, y: origin.y + spot.y + side * 0.44 }}
          />
        ))}
        <Badge kind="attack" size={BADGE} style={[styles.piece, badge]} />
        <StageFrame width={width} height={height} />
      </View>
      <Label tone="second" size={13} maxScale={1.4} align="center">
        {placeName(speech, view, other.figure.hex)}
      </Label>
    </View>
  );
}

interface FighterProps {
  readonly who: Standing;
  readonly side: number;
  readonly foot: Point;
}

function Fighter({ who: { seat, figure }, side, foot }: FighterProps) {
  const look = useLook(seat, figure.id);
  return (
    <Standee
      figure={figure.id}
      {...look}
      side={side}
      load={elementsOf(figure.load)}
      at={standingAt(side, foot)}
    />
  );
}

const styles = StyleSheet.create({
  whole: { gap: 4 },
  stage: { overflow: 'hidden', borderRadius: 12 },
  piece: { position: 'absolute' },
});
