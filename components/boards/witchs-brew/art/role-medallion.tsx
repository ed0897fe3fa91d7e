import { memo } from 'react';

import type { Role } from '@/engine/games/witchs-brew/data';
import { Drawing } from './drawing';
import { print } from './prints';

interface RoleMedallionProps {
  /** Without a role: a card that is still held, face down. */
  readonly role: Role | null;
  readonly size: number;
}

/** A role by its sign, from 16 points up. */
export const RoleMedallion = memo(function RoleMedallion({ role, size }: RoleMedallionProps) {
  const sign = print(role ? `medallion-${role}` : 'medallion-back');
  return <Drawing layers={[{ print: sign }]} viewBox={sign.box} width={size} height={size} />;
});
