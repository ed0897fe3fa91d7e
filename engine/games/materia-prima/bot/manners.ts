import { EVEN, type Nature } from '@/engine/core/nature';

/** How somebody goes about it: how he is inclined, and what he holds to be right. */
export interface Manner {
  readonly nature: Nature;
  /** How many homunculi he wants, unless his mission asks for more. */
  readonly helpers: number;
  /** How much of each element he lays in while he does not know what the next fragment will ask for. */
  readonly provision: number;
  /** A way longer by more than this is not worth one more element. */
  readonly detour: number;
  /** Whether fragments come before helpers of the same level. */
  readonly isStoneFirst: boolean;
  /** With fewer goals than this he is off for formulas, even if nobody mines for him meanwhile. */
  readonly fewGoals: number;
  /** How much farther he goes for a mine while something can be made at home; −1: he goes home at once. */
  readonly patience: number;
  /** Whether an extension is bought only with what no formula needs. */
  readonly isThrifty: boolean;
  /** How many actions a homunculus must have to be worth making, unless the mission asks for it. */
  readonly briskness: number;
  /** By how much worse odds he fights than an adept, and what it is to him that somebody else is beaten. */
  readonly courage: number;
  readonly rivalry: number;
  /** How far he goes out of his way for a fight with somebody who has the Stone. */
  readonly pursuit: number;
  /** What useful gear is worth to him, less its level. */
  readonly gear: number;
}

export const ADEPT: Manner = {
  nature: EVEN,
  helpers: 2,
  provision: 2,
  detour: 3,
  isStoneFirst: false,
  fewGoals: 1,
  patience: -1,
  isThrifty: false,
  briskness: 1,
  courage: 0,
  rivalry: 0,
  pursuit: 0,
  gear: 3,
};

/** Found by letting manners play against each other. */
export const MASTER: Manner = {
  ...ADEPT,
  helpers: 1,
  patience: 0,
  isThrifty: true,
  courage: 0.3,
  rivalry: 6,
  gear: 1.5,
};

/** Other ways to go about it, among which a master looks for a better move. */
export const VARIANTS: readonly Manner[] = [
  ADEPT,
  { ...MASTER, helpers: 2 },
  { ...MASTER, isStoneFirst: true },
  { ...MASTER, provision: 4 },
  { ...MASTER, pursuit: 5 },
  { ...MASTER, courage: 0, rivalry: 0 },
];
