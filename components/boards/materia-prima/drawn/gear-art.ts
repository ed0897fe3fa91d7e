import { ADAMANT_PLATE, LAPIS_AEGIS, OAK_BUCKLER, RING_JERKIN, SCALED_MAIL } from './gear/armour';
import { BOTTOMLESS_TRUNK, DEEP_SATCHEL, FORAGER_POUCH, RIVER_BASKET } from './gear/bags';
import type { Thing } from './gear/hand';
import {
  ARCHIVIST_CIRCLET,
  ATHANOR_AMULET,
  DOWSING_PENDANT,
  GHOST_CLOAK,
  MINER_LENS,
  PORTER_BROOCH,
  SEER_RING,
  WIND_ANKLET,
} from './gear/jewels';
import { HEART_CRUCIBLE, SPIRIT_LANTERN } from './gear/souls';
import { ASH_BLADE, BOAR_SPEAR, COPPER_GLAIVE, SULPHUR_LANCE, SUNSTEEL_SWORD } from './gear/weapons';
import type { Equipment } from '@/engine/games/materia-prima/cards';

/** Each piece of equipment round 0, 0 within 46 units. */
export const GEAR: Readonly<Record<Equipment, Thing>> = {
  'ash-blade': ASH_BLADE,
  'boar-spear': BOAR_SPEAR,
  'oak-buckler': OAK_BUCKLER,
  'ring-jerkin': RING_JERKIN,
  'forager-pouch': FORAGER_POUCH,
  'river-basket': RIVER_BASKET,
  'porter-brooch': PORTER_BROOCH,
  'dowsing-pendant': DOWSING_PENDANT,
  'copper-glaive': COPPER_GLAIVE,
  'sulphur-lance': SULPHUR_LANCE,
  'lapis-aegis': LAPIS_AEGIS,
  'scaled-mail': SCALED_MAIL,
  'deep-satchel': DEEP_SATCHEL,
  'archivist-circlet': ARCHIVIST_CIRCLET,
  'wind-anklet': WIND_ANKLET,
  'miner-lens': MINER_LENS,
  'sunsteel-sword': SUNSTEEL_SWORD,
  'adamant-plate': ADAMANT_PLATE,
  'bottomless-trunk': BOTTOMLESS_TRUNK,
  'seer-ring': SEER_RING,
  'ghost-cloak': GHOST_CLOAK,
  'athanor-amulet': ATHANOR_AMULET,
  'heart-crucible': HEART_CRUCIBLE,
  'spirit-lantern': SPIRIT_LANTERN,
};
