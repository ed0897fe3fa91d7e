import { memo, useMemo, type ReactNode, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import { FIELDS, SPIRIT_PLACES, type FieldAction, type SpiritPlace } from '@/engine/games/alchemirus/data';
import { Drawing } from './drawing';
import { fieldEdges, fieldGrounds, trail, type FieldLook, type FieldState } from './field-marks';
import type { Theme } from './paints';
import { Laid, type Spot } from './piece';
import { print } from './prints';
import { MEDAL_BOX, SIGN_BOX } from './ring-boxes';
import {
  fieldMiddle,
  hauntPlace,
  pawnPlace,
  RING,
  signPlace,
  STEP,
  studPlace,
  type Place,
} from './ring-plan';
import { RingWords } from './ring-words';

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

/** How one of the Spirit's places may be chosen: by a step, or for the whole hand. */
export type HauntLook = 'near' | 'any';

interface AlchemicRingProps {
  readonly size: number;
  readonly theme: Theme;
  /** All eight, clockwise from the top. */
  readonly fields: readonly FieldLook[];
  /** Written on the fields, where there is room. */
  readonly names?: Readonly<Record<FieldAction, string>>;
  /** Where the Spirit is: that medallion is dark. */
  readonly spirit: SpiritPlace;
  readonly haunts?: Partial<Readonly<Record<SpiritPlace, HauntLook>>>;
  /** Too small for what is engraved on it. */
  readonly isPlain?: boolean;
  /** Tells where it is. */
  readonly anchor?: Ref<View>;
  /** Pawns, the Spirit and studs, by the spots of this module. */
  readonly children?: ReactNode;
}

const NONE = {};

/** The Alchemic Ring with its eight fields and the Spirit's medallions; a square. */
export const AlchemicRing = memo(function AlchemicRing(props: AlchemicRingProps) {
  const { size, theme, fields, names, spirit, haunts = NONE, isPlain = false, anchor, children } = props;
  return (
    <View
      ref={anchor}
      collapsable={anchor === undefined}
      style={[styles.ring, { width: size, height: size }]}
      aria-hidden
    >
      <Laid print={print('ring')} space={spaceOf(size)} theme={theme} />
      {isPlain ? null : <Fields size={size} theme={theme} fields={fields} />}
      {isPlain
        ? null
        : fields.map(({ state, isIdle = false, pawns = 0 }, index) => (
            <FieldSign key={index} index={index} size={size} state={isIdle ? 'far' : state} pawns={pawns} />
          ))}
      {names ? <RingWords size={size} states={fields.map(({ state }) => state)} names={names} /> : null}
      {isPlain ? null : <Haunts size={size} theme={theme} spirit={spirit} haunts={haunts} />}
      {children}
    </View>
  );
});

const spaceOf = (size: number) => ({ left: BOX[0], top: BOX[1], unit: unitOf(size) });

interface PlateProps {
  readonly size: number;
  readonly theme: Theme;
}

/** Light and shade on the fields. */
function Fields({ size, theme, fields }: PlateProps & { readonly fields: readonly FieldLook[] }) {
  const look = JSON.stringify(
    fields.map(({ state, isChosen = false, isIdle = false }) => ({ state, isChosen, isIdle })),
  );
  const marks = useMemo(() => {
    const looks = JSON.parse(look) as readonly FieldLook[];
    return [...fieldGrounds(looks, theme), ...fieldEdges(looks)];
  }, [look, theme]);
  return (
    <Drawing layers={[marks]} viewBox={BOX} width={size} height={size} theme={theme} style={styles.layer} />
  );
}

interface SignProps {
  readonly index: number;
  readonly size: number;
  readonly state: FieldState;
  readonly pawns: number;
}

/** The engraving of a field; it gives way to a crowd. */
const FieldSign = memo(function FieldSign({ index, size, state, pawns }: SignProps) {
  if (pawns > 2) return null;
  const [x, y] = signPlace(index, pawns);
  const [left, top, width, height] = SIGN_BOX;
  return (
    <Laid
      print={print(`sign-${FIELDS[index] ?? 'build'}-${state === 'locked' ? 'far' : state}`)}
      space={spaceOf(size)}
      box={[x + left, y + top, width, height]}
    />
  );
});

interface HauntsProps extends PlateProps {
  readonly spirit: SpiritPlace;
  readonly haunts: Partial<Readonly<Record<SpiritPlace, HauntLook>>>;
}

/** From here on the medallions of a ring show their stones. */
const LEAST_FINE = 326;

const Haunts = memo(function Haunts({ size, theme, spirit, haunts }: HauntsProps) {
  return SPIRIT_PLACES.map((place) => {
    const { x, y } = hauntSpot(size, place);
    const unit = medalSize(size) / MEDAL.width;
    return (
      <MedalParts
        key={place}
        place={place}
        theme={theme}
        space={{ left: -x / unit, top: -y / unit, unit }}
        isFine={size >= LEAST_FINE}
        isDark={place === spirit}
        look={haunts[place] ?? null}
      />
    );
  });
});

/** A medallion without its shadow. */
const MEDAL = { left: -114, top: -114, width: 228 } as const;

interface MedalLook {
  readonly place: SpiritPlace;
  readonly theme: Theme;
  readonly isDark?: boolean;
  readonly look?: HauntLook | null;
}

interface MedalPartsProps extends Required<MedalLook> {
  readonly space: { readonly left: number; readonly top: number; readonly unit: number };
  /** Drawn here, and not only where the ring has it. */
  readonly isFine: boolean;
}

function MedalParts({ place, theme, isDark, look, space, isFine }: MedalPartsProps) {
  return (
    <>
      {isFine ? <Laid print={print(`medal-${place}`)} space={space} box={MEDAL_BOX} /> : null}
      {isDark ? <Laid print={print('medal-dark')} space={space} /> : null}
      {look ? <Laid print={print(`medal-${look}`)} space={space} theme={theme} /> : null}
    </>
  );
}

/** One of the Spirit's places as a medallion; a square. */
export const HauntMedal = memo(function HauntMedal(props: MedalLook & { readonly size: number }) {
  const { place, size, theme, isDark = false, look = null } = props;
  return (
    <View style={{ width: size, height: size }} aria-hidden>
      <MedalParts
        place={place}
        theme={theme}
        space={{ left: MEDAL.left, top: MEDAL.top, unit: size / MEDAL.width }}
        isFine
        isDark={isDark}
        look={look}
      />
    </View>
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
  return <Drawing layers={[marks]} viewBox={BOX} width={size} height={size} style={styles.layer} />;
});

const styles = StyleSheet.create({
  ring: { pointerEvents: 'none' },
  layer: { position: 'absolute', left: 0, top: 0 },
});
