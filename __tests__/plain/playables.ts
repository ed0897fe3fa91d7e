import { cabinetOf } from '@/engine/core/cabinet';
import { games } from '@/engine/games';

/** Games that have been brought without their boards. */
export const cabinet = cabinetOf(games);
export const boardOf = () => undefined;
