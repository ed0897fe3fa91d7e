import { memo } from 'react';

import { Shown } from './drawing';
import { CREATURE } from './places';
import { print } from './prints';
import { FAR, GLOW, SPARK_ROOM } from './triumph-places';

interface TriumphProps {
  /** The side of the creature in the middle. */
  readonly size: number;
}

const MIDDLE = CREATURE / 2;

/** How far the rays reach beyond the creature's square. */
export function rayMargin(size: number): number {
  return (size * (FAR - MIDDLE)) / CREATURE;
}

/** Rays from the middle of a creature; the drawing is larger than it by `rayMargin` on each side. */
export const Rays = memo(function Rays({ size }: TriumphProps) {
  return <Shown print={print('rays')} size={size + 2 * rayMargin(size)} />;
});

/** How far the light behind the creature reaches beyond its square. */
export function dawnMargin(size: number): number {
  return (size * (GLOW - MIDDLE)) / CREATURE;
}

/** The light behind a creature; larger than it by `dawnMargin` on each side. */
export const Dawn = memo(function Dawn({ size }: TriumphProps) {
  return <Shown print={print('dawn')} size={size + 2 * dawnMargin(size)} />;
});

/** What the creature throws on the ground; it stays there when the creature jumps. */
export const GroundShadow = memo(function GroundShadow({ size }: TriumphProps) {
  return <Shown print={print('ground-shadow')} size={(size * 640) / CREATURE} />;
});

export function sparkMargin(size: number): number {
  return (size * SPARK_ROOM) / CREATURE;
}

/** One of two sets of sparks, to shine by turns; larger than the creature by `sparkMargin` on each side. */
export const Sparks = memo(function Sparks({ size, set }: TriumphProps & { readonly set: 0 | 1 }) {
  return <Shown print={print(`sparks-${set}`)} size={size + 2 * sparkMargin(size)} />;
});
