import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { chance, handCut, round, seedOf, times, type Point } from '@/components/kit/drawing/geometry';
import { group, type Mark } from '@/components/kit/drawing/marks';
import { OnSurface } from '@/components/kit/theme';
import { Body, Lettering } from '@/components/kit/type';
import { backMarks, windowFrame, windowMarks, type BackKind, type Window } from './card-marks';
import { shape, stroke } from './hand';
import { MISSION_MARKS } from './mission-marks';
import type { Mission } from '@/engine/games/materia-prima/data';
import { keeper } from '@/components/kit/drawing/once';
import { Piece } from './piece';
import { sheetLight, sheetMarks } from './sheet-marks';
import { SIGN_PATHS } from './signs';

const BLOB: readonly Point[] = times(12, (index) => {
  const turn = (index / 12) * 2 * Math.PI;
  return [15 * Math.cos(turn), 15 * Math.sin(turn)];
});

/** A drop of sealing wax with the sign of gold, radius 15. */
const WAX: readonly Mark[] = [
  shape(handCut(BLOB, 2, 99, chance(12)), '@cinnabar', 1.4, { stroke: '#3a0805' }),
  group('scale(.7)', [stroke(SIGN_PATHS.gold, '#3a0805', 2.4)]),
  stroke('M-10-4C-9-9-4-12 1-12', '#ffd9cc', 1.4, 0.7),
];

function missionMarks(mission: Mission, window: Window, width: number): readonly Mark[] {
  const { x, y, height } = window;
  const scale = Math.min(window.width / 132, height / 88);
  const place = `translate(${round(x + window.width / 2)} ${round(y + height / 2)}) scale(${scale.toFixed(3)})`;
  return [
    ...windowMarks(window, '@card-mission', width / 160),
    group(place, MISSION_MARKS[mission]),
    ...windowFrame(window, width / 160),
    // Clear of the name below.
    group(`translate(${round(width - 22)} ${round(y + height - 9)})`, WAX),
  ];
}

const keep = keeper<readonly Mark[]>();

interface MissionCardProps {
  readonly mission: Mission;
  readonly name: string;
  readonly text: string;
  readonly width: number;
  /** By default 1.2 times the width. */
  readonly height?: number;
  readonly isLit?: boolean;
}

/** In what size the task is written, and how much larger for whoever reads large text. */
export const taskSize = (width: number): number => Math.max(12, width * 0.08);
export const TASK_SCALE = 1.2;

export const missionHeight = (width: number): number => Math.round(width * 1.2);
/** A card that is higher has more room for its words, not a larger picture. */
export const pictureHeight = (width: number): number => Math.round(missionHeight(width) * 0.5);

/** A secret mission: what it is about, its name and its one sentence. */
export const MissionCard = memo(function MissionCard(props: MissionCardProps) {
  const { mission, name, text, width, height = missionHeight(width), isLit = false } = props;
  const area = { width, height };
  const window = { x: 13, y: 13, width: width - 26, height: pictureHeight(width) };
  const sheet = keep(`sheet ${mission} ${width} ${height}`, () =>
    sheetMarks(area, { seed: seedOf(mission), stray: 1.8 }),
  );
  const face = keep(`${mission} ${width} ${height}`, () => missionMarks(mission, window, width));
  const title = Math.max(11, Math.min(width * 0.095, (width - 30) / (name.length * 0.66)));
  return (
    <View style={[styles.card, area]} aria-hidden>
      <View style={styles.ground}>
        <Piece
          layers={[isLit ? sheetLight(area) : [], sheet, face]}
          box={[0, 0, width, height]}
          margin={12}
          width={width}
        />
      </View>
      <View style={[styles.foot, { top: window.y + window.height + 6 }]}>
        <OnSurface surface="parchment">
          <Lettering size={title} maxScale={1} align="center" numberOfLines={2}>
            {name}
          </Lettering>
          <Body size={taskSize(width)} maxScale={TASK_SCALE} align="center">
            {text}
          </Body>
        </OnSurface>
      </View>
    </View>
  );
});

const BACK_HEIGHT = 188;

interface CardBackProps {
  readonly kind: BackKind;
  readonly width: number;
  readonly height?: number;
}

/** The back of a card by its kind. */
export const CardBack = memo(function CardBack({ kind, width, height }: CardBackProps) {
  const high = height === undefined ? BACK_HEIGHT : Math.round((height / width) * 130);
  const marks = keep(`back ${kind} ${high}`, () => backMarks(kind, high));
  return <Piece layers={[marks]} box={[0, 0, 130, high]} margin={8} width={width} />;
});

const styles = StyleSheet.create({
  card: { pointerEvents: 'none' },
  ground: { position: 'absolute', left: 0, top: 0 },
  foot: { position: 'absolute', left: 14, right: 14, bottom: 12, justifyContent: 'center', gap: 2 },
});
