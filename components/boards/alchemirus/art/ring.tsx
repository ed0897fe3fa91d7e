import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import { round } from '@/components/kit/drawing/geometry';
import type { Mark } from '@/components/kit/drawing/marks';
import { FIELDS, SPIRIT_PLACES, type FieldAction, type SpiritPlace } from '@/engine/games/alchemirus/data';
import { ArcWords } from './arc-words';
import { Drawing } from './drawing';
import type { Theme } from './paints';
import { Piece, type Spot } from './piece';
import {
  around,
  DARK_MEDAL,
  fieldEdge,
  fieldGround,
  fieldMiddle,
  fieldSign,
  HUB,
  hauntPlace,
  isAtFoot,
  medalEdge,
  medalOf,
  pawnPlace,
  PLATE,
  RING,
  STEP,
  studPlace,
  trail,
  turnOf,
  type FieldState,
  type Place,
} from './ring-marks';

export type { FieldState } from './ring-marks';

const BOX: ViewBox = [-RING.edge, -RING.edge, 2 * RING.edge, 2 * RING.edge];
const unitOf = (size: number): number => size / (2 * RING.edge);

const spotOf = (size: number, [x, y]: Place): Spot => ({
  x: (x + RING.edge) * unitOf(size),
  y: (y + RING.edge) * unitOf(size),
});

export interface Standing {
  readonly index: number;
  /** Which of the pawns on this field, and how many there are. */
  readonly order?: number;
  readonly count?: number;
}

/** Where the foot of a pawn stands, from the upper left of the ring. */
export const sectorSpot = (size: number, { index, order = 0, count = 1 }: Standing): Spot =>
  spotOf(size, pawnPlace(index, order, count));

/** The middle of a field. */
export const sectorMiddle = (size: number, index: number): Spot => spotOf(size, fieldMiddle(index));

/** Where a stud sits on the inner edge of a field. */
export const studSpot = (size: number, index: number): Spot => spotOf(size, studPlace(index));

/** The middle of one of the Spirit's places; its heart is 7 units above. */
export const hauntSpot = (size: number, place: SpiritPlace): Spot => spotOf(size, hauntPlace(place));

/** Sizes of what stands on a ring of that size. */
export const ringPawn = (size: number): number => 35 * unitOf(size);
export const ringSpirit = (size: number): number => 72 * unitOf(size);
export const ringStud = (size: number): number => Math.max(20, 22 * unitOf(size));
export const medalSize = (size: number): number => 2 * RING.medal * 1.14 * unitOf(size);

/** Where the heart of the Spirit is when it stands on a place. */
export function spiritSpot(size: number, place: SpiritPlace): Spot {
  const { x, y } = hauntSpot(size, place);
  return { x, y: y - 7 * unitOf(size) };
}

/** Which field lies at a place of the ring, or null for its hub and beyond its edge. */
export function sectorAt(size: number, { x, y }: Spot): number | null {
  const [left, top] = [x / unitOf(size) - RING.edge, y / unitOf(size) - RING.edge];
  const distance = Math.hypot(left, top);
  if (distance < RING.inner - 4 || distance > RING.edge) return null;
  const turn = (Math.atan2(top, left) + Math.PI / 2 + STEP / 2 + 2 * Math.PI) % (2 * Math.PI);
  return Math.floor(turn / STEP) % FIELDS.length;
}

export interface FieldLook {
  readonly state: FieldState;
  readonly isChosen?: boolean;
  /** How many pawns stand there: the engraving makes room. */
  readonly pawns?: number;
}

/** How one of the Spirit's places may be chosen: by a step, or for the whole hand. */
export type HauntLook = 'near' | 'any';

interface AlchemicRingProps {
  readonly size: number;
  readonly theme: Theme;
  /** All eight, clockwise from the top. */
  readonly fields: readonly FieldLook[];
  readonly names: Readonly<Record<FieldAction, string>>;
  /** Where the Spirit is: that medallion is dark. */
  readonly spirit: SpiritPlace;
  readonly haunts?: Partial<Readonly<Record<SpiritPlace, HauntLook>>>;
  /** Pawns, the Spirit and studs, by the spots of this module. */
  readonly children?: ReactNode;
}

const NONE = {};

/** The Alchemic Ring with its eight fields and the Spirit's medallions; a square. */
export const AlchemicRing = memo(function AlchemicRing(props: AlchemicRingProps) {
  const { size, theme, fields, names, spirit, haunts = NONE, children } = props;
  return (
    <View style={[styles.ring, { width: size, height: size }]} aria-hidden>
      <RingPlate size={size} theme={theme} />
      {fields.map((look, index) => (
        <RingSector key={index} index={index} size={size} theme={theme} {...look} />
      ))}
      {fields.map(({ state, isChosen = false }, index) => (
        <SectorEdge key={index} index={index} size={size} state={state} isChosen={isChosen} />
      ))}
      {fields.map(({ state }, index) => (
        <FieldName key={index} index={index} size={size} state={state} names={names} />
      ))}
      <Haunts size={size} theme={theme} spirit={spirit} haunts={haunts} />
      {children}
    </View>
  );
});

interface PlateProps {
  readonly size: number;
  readonly theme: Theme;
}

/** What never changes: brass, wood, and the well of the Spirit. */
const RingPlate = memo(function RingPlate({ size, theme }: PlateProps) {
  return (
    <View style={styles.layer} renderToHardwareTextureAndroid shouldRasterizeIOS>
      <Piece layers={[PLATE, HUB]} box={BOX} margin={12} width={size} theme={theme} />
    </View>
  );
});

/** The part of the ring that a field lies in, with room for its light. */
function sectorBox(index: number): ViewBox {
  const turn = turnOf(index);
  const corners = [turn - Math.PI / 8, turn, turn + Math.PI / 8].flatMap((angle) => [
    around(RING.inner, angle),
    around(RING.outer, angle),
  ]);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 7, Math.min(...ys) - 7];
  return [round(left), round(top), round(Math.max(...xs) + 7 - left), round(Math.max(...ys) + 7 - top)];
}

const BOXES = FIELDS.map((_, index) => sectorBox(index));

interface PartProps {
  readonly index: number;
  readonly size: number;
  readonly marks: readonly Mark[];
  readonly theme?: Theme;
}

function Part({ index, size, marks, theme = 'dark' }: PartProps) {
  const box = BOXES[index] ?? BOX;
  const unit = unitOf(size);
  const { x, y } = spotOf(size, [box[0], box[1]]);
  return (
    <View style={[styles.layer, { left: x, top: y }]}>
      <Drawing layers={[marks]} viewBox={box} width={box[2] * unit} height={box[3] * unit} theme={theme} />
    </View>
  );
}

interface RingSectorProps extends FieldLook {
  readonly index: number;
  readonly size: number;
  readonly theme: Theme;
}

/** A field of a ring of that size, laid over its plate. */
const RingSector = memo(function RingSector(props: RingSectorProps) {
  const { index, size, theme, state, pawns = 0 } = props;
  const marks = useMemo(
    () => [...fieldGround(index, state, theme), ...fieldSign(index, state, pawns)],
    [index, state, theme, pawns],
  );
  return <Part index={index} size={size} marks={marks} theme={theme} />;
});

interface EdgeProps {
  readonly index: number;
  readonly size: number;
  readonly state: FieldState;
  readonly isChosen: boolean;
}

/** The light along the edge of a field lies over its neighbours. */
const SectorEdge = memo(function SectorEdge({ index, size, state, isChosen }: EdgeProps) {
  const marks = useMemo(() => fieldEdge(index, state, isChosen), [index, state, isChosen]);
  return marks.length === 0 ? null : <Part index={index} size={size} marks={marks} />;
});

const NAME_INK: Readonly<Record<FieldState, string>> = {
  rest: '#f7e6bc',
  free: '#fffbe8',
  fame: '#f7e6bc',
  far: '#cdb890',
  locked: '#cdb890',
};

interface NameProps {
  readonly index: number;
  readonly size: number;
  readonly state: FieldState;
  readonly names: Readonly<Record<FieldAction, string>>;
}

function FieldName({ index, size, state, names }: NameProps) {
  const action = FIELDS[index] ?? 'build';
  return (
    <ArcWords
      words={names[action]}
      ring={size}
      radius={(isAtFoot(index) ? 122.6 : 114.3) * unitOf(size)}
      turn={turnOf(index)}
      isFlipped={isAtFoot(index)}
      size={Math.max(11.5, 10 * unitOf(size))}
      colour={NAME_INK[state]}
    />
  );
}

interface HauntsProps extends PlateProps {
  readonly spirit: SpiritPlace;
  readonly haunts: Partial<Readonly<Record<SpiritPlace, HauntLook>>>;
}

const Haunts = memo(function Haunts({ size, theme, spirit, haunts }: HauntsProps) {
  const medal = medalSize(size);
  return SPIRIT_PLACES.map((place) => {
    const { x, y } = hauntSpot(size, place);
    return (
      <View key={place} style={[styles.layer, { left: x - medal / 2, top: y - medal / 2 }]}>
        <HauntMedal
          place={place}
          size={medal}
          theme={theme}
          isDark={place === spirit}
          look={haunts[place] ?? null}
        />
      </View>
    );
  });
});

interface HauntMedalProps {
  readonly place: SpiritPlace;
  readonly size: number;
  readonly theme: Theme;
  readonly isDark?: boolean;
  readonly look?: HauntLook | null;
}

/** One of the Spirit's places as a medallion; a square. */
export const HauntMedal = memo(function HauntMedal(props: HauntMedalProps) {
  const { place, size, theme, isDark = false, look = null } = props;
  const layers = useMemo(
    () => [medalOf(place), isDark ? DARK_MEDAL : [], look ? medalEdge(theme, look === 'any') : []],
    [place, isDark, look, theme],
  );
  return (
    <Piece
      layers={layers}
      box={[-114, -114, 228, 228]}
      margin={28}
      width={size}
      theme={theme}
      isSmall={size < 52}
    />
  );
});

interface RingTrailProps {
  readonly size: number;
  /** The field that the pawn stands on, and how many it goes on. */
  readonly from: number;
  readonly steps: number;
}

/** The way of a pawn, dotted; laid over the whole ring. */
export const RingTrail = memo(function RingTrail({ size, from, steps }: RingTrailProps) {
  const marks = useMemo(() => trail(from, steps), [from, steps]);
  return (
    <View style={styles.layer}>
      <Drawing layers={[marks]} viewBox={BOX} width={size} height={size} />
    </View>
  );
});

const styles = StyleSheet.create({
  ring: { pointerEvents: 'none' },
  layer: { position: 'absolute', left: 0, top: 0 },
});
