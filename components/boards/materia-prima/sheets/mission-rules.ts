import type { Mission } from '@/engine/games/materia-prima/data';
import type { MateriaPrimaRule } from '@/engine/games/materia-prima/rulebook';

/** Which rule says all about a mission. */
export const MISSION_RULES: Readonly<Record<Mission, MateriaPrimaRule>> = {
  tyrant: 'MP-26',
  'armory-master': 'MP-27',
  'lord-of-hellfire': 'MP-28',
  soulreaper: 'MP-29',
  pacifist: 'MP-30',
  magnate: 'MP-31',
  spender: 'MP-32',
  homekeeper: 'MP-33',
  cultist: 'MP-34',
  bodyguard: 'MP-35',
};
