import { memo } from 'react';

import { widthOf } from '@/components/kit/drawing/print';
import type { Role } from '@/engine/games/witchs-brew/data';
import { Drawing } from './drawing';
import { print } from './prints';

interface RoleMedallionProps {
  readonly role: Role;
  readonly size: number;
}

/** A role by its sign, from 16 points up. */
export const RoleMedallion = memo(function RoleMedallion({ role, size }: RoleMedallionProps) {
  const sign = print(`medallion-${role}`);
  return <Drawing layers={[{ print: sign }]} viewBox={sign.box} width={size} height={size} />;
});

const HELD = ['held-1', 'held-2', 'held-3', 'held-4', 'held-5'] as const;

interface HeldRolesProps {
  readonly count: number;
  readonly size: number;
}

/** Cards that are still held, face down: a medallion each, side by side. */
export const HeldRoles = memo(function HeldRoles({ count, size }: HeldRolesProps) {
  const name = HELD[count - 1];
  if (!name) return null;
  const held = print(name);
  return <Drawing layers={[{ print: held }]} viewBox={held.box} width={widthOf(held, size)} height={size} />;
});
