import type { Mark } from '@/components/kit/drawing/marks';
import type { Fashion } from '../art/fashion';
import type { Card } from '@/engine/games/alchemirus/data';
import { ALEMBIC } from './buildings/alembic';
import { DOMO } from './buildings/domo';
import { DONARIUM } from './buildings/donarium';
import { FORNAX } from './buildings/fornax';
import { GLORIA } from './buildings/gloria';
import { HORTEN } from './buildings/horten';
import { LABRIUM } from './buildings/labrium';
import { METALLE } from './buildings/metalle';
import { PERGULA } from './buildings/pergula';
import { TABERNA } from './buildings/taberna';

const ART: Readonly<Record<Card, readonly Mark[] | readonly [readonly Mark[], readonly Mark[]]>> = {
  horten: HORTEN,
  metalle: METALLE,
  pergula: PERGULA,
  alembic: ALEMBIC,
  fornax: FORNAX,
  domo: DOMO,
  taberna: TABERNA,
  labrium: LABRIUM,
  donarium: DONARIUM,
  gloria: GLORIA,
};

const isPair = (
  art: readonly Mark[] | readonly [readonly Mark[], readonly Mark[]],
): art is readonly [readonly Mark[], readonly Mark[]] => Array.isArray(art[0]);

/** A building 200 units wide on the ground line 0, its top at about −150 (the Domo's −192); light from the upper left. */
export function buildingArt(card: Card, fashion: Fashion = 0): readonly Mark[] {
  const art = ART[card];
  return isPair(art) ? art[fashion] : art;
}
