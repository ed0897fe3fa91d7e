import { power } from '@/engine/core/exact';
import { at } from '@/engine/core/list';
import {
  CARRIED_FROM,
  CENTRE,
  LONG_WAY_FAME,
  PRICES,
  SPIRIT_WAYS,
  STALL_SALES,
  type Building,
  type Good,
  type SpiritPlace,
} from '../data';
import { copied, KIND, none, type Kind, type Tally } from '../kinds';

/**
 * The affairs of one seat in outline: what a bot imagines instead of whole tables. It is written over while it
 * goes on, so that thousands of turns can be imagined in a few milliseconds.
 */
export interface Course {
  /** Turns from now. */
  turn: number;
  /** −1 before the first turn. */
  field: number;
  fame: number;
  /** The fame earned on the way, the sooner the dearer. */
  worth: number;
  /** All cards of the hand; those of them whose kind is known, together and by kind. */
  cards: number;
  known: number;
  hand: Tally;
  /** Of how many unknown cards one could choose, and what has been found among them. */
  seen: number;
  found: Tally;
  estate: Tally;
  buildings: number;
  herbs: number;
  ores: number;
  /** On Alembics and Fornaces: still raw, and finished. */
  brewing: number;
  tinctures: number;
  smelting: number;
  metals: number;
  /** On Labria. */
  joinedTinctures: number;
  joinedMetals: number;
  gold: number;
  spirit: SpiritPlace;
  /** Sold in this visit: at Pergulae, Tabernae and Donaria. */
  atPergulae: number;
  atTabernae: number;
  atDonaria: number;
}

/** What does not change while a course is imagined. */
export interface Prospect {
  readonly goal: number;
  /** In how many turns somebody else may end the game, and what fame is worth with each turn after it. */
  readonly horizon: number;
  readonly tooLate: number;
  /** What fame is worth after each number of turns. */
  readonly patience: readonly number[];
}

/** Farther ahead nobody thinks. */
export const MOST_TURNS = 42;
/** What fame beyond the goal is worth: it helps only if somebody else gets there in the same round. */
const BEYOND = 0.15;
/** How many cards one can choose from for each that is drawn: the bank counts for something. */
const CHOICE = 1.6;
/** What a card is worth, in fame. */
const CARD = 0.2;

/** Copied name by name, which is many times faster than a spread. */
export function copyCourse(one: Course): Course {
  return {
    turn: one.turn,
    field: one.field,
    fame: one.fame,
    worth: one.worth,
    cards: one.cards,
    known: one.known,
    hand: copied(one.hand),
    seen: one.seen,
    found: copied(one.found),
    estate: copied(one.estate),
    buildings: one.buildings,
    herbs: one.herbs,
    ores: one.ores,
    brewing: one.brewing,
    tinctures: one.tinctures,
    smelting: one.smelting,
    metals: one.metals,
    joinedTinctures: one.joinedTinctures,
    joinedMetals: one.joinedMetals,
    gold: one.gold,
    spirit: one.spirit,
    atPergulae: one.atPergulae,
    atTabernae: one.atTabernae,
    atDonaria: one.atDonaria,
  };
}

export function earn(course: Course, fame: number, { goal, horizon, tooLate, patience }: Prospect): void {
  if (fame === 0) return;
  const counted = Math.max(0, Math.min(fame, goal - course.fame));
  const late = Math.max(0, course.turn - horizon);
  course.fame += fame;
  const now = patience[course.turn] ?? 0;
  course.worth += (counted + BEYOND * (fame - counted)) * now * (late > 0 ? power(tooLate, late) : 1);
}

/** AL-5 */
export function payForSteps(course: Course): void {
  course.fame -= LONG_WAY_FAME;
  course.worth -= LONG_WAY_FAME;
}

/** Cards of which nobody knows yet what they are. */
export function drawUnknown(course: Course, count: number): void {
  course.cards += count;
  course.seen += count * CHOICE;
}

export function take(course: Course, kind: Kind): void {
  course.hand[kind] += 1;
  course.known += 1;
  course.cards += 1;
}

export function lose(course: Course, kind: Kind): void {
  course.hand[kind] -= 1;
  course.known -= 1;
  course.cards -= 1;
}

export function loseHand(course: Course): void {
  course.hand = none();
  course.found = none();
  course.cards = 0;
  course.known = 0;
  course.seen = 0;
}

/** The number of a good that lies on buildings of a kind goes up or down. */
export function shift(course: Course, building: Building, good: Good, by: number): void {
  switch (good) {
    case 'gold':
      course.gold += by;
      return;
    case 'herb':
      if (building === CARRIED_FROM.herb) course.herbs += by;
      else course.brewing += by;
      return;
    case 'ore':
      if (building === CARRIED_FROM.ore) course.ores += by;
      else course.smelting += by;
      return;
    case 'tincture':
      if (building === CARRIED_FROM.tincture) course.tinctures += by;
      else course.joinedTinctures += by;
      return;
    case 'metal':
      if (building === CARRIED_FROM.metal) course.metals += by;
      else course.joinedMetals += by;
  }
}

export function harvest(course: Course): void {
  if (course.spirit !== 'horten') course.herbs = course.estate[KIND.horten];
  if (course.spirit !== 'metalle') course.ores = course.estate[KIND.metalle];
}

/** How many goods of each kind can be carried on now. */
const joinableTinctures = (course: Course) =>
  Math.min(course.tinctures, course.estate[KIND.labrium] - course.gold - course.joinedTinctures);
const joinableMetals = (course: Course) =>
  Math.min(course.metals, course.estate[KIND.labrium] - course.gold - course.joinedMetals);
const brewableHerbs = (course: Course) =>
  Math.min(course.herbs, course.estate[KIND.alembic] - course.brewing - course.tinctures);
const smeltableOres = (course: Course) =>
  Math.min(course.ores, course.estate[KIND.fornax] - course.smelting - course.metals);

export function canTransport(course: Course): boolean {
  return (
    brewableHerbs(course) > 0 ||
    smeltableOres(course) > 0 ||
    joinableTinctures(course) > 0 ||
    joinableMetals(course) > 0
  );
}

export function transport(course: Course): void {
  const tinctures = joinableTinctures(course);
  course.tinctures -= tinctures;
  course.joinedTinctures += tinctures;
  const metals = joinableMetals(course);
  course.metals -= metals;
  course.joinedMetals += metals;
  const herbs = brewableHerbs(course);
  course.herbs -= herbs;
  course.brewing += herbs;
  const ores = smeltableOres(course);
  course.ores -= ores;
  course.smelting += ores;
}

export function canTransmute(course: Course): boolean {
  const { spirit, brewing, smelting, joinedTinctures, joinedMetals } = course;
  return (
    (spirit !== 'alembic' && brewing > 0) ||
    (spirit !== 'fornax' && smelting > 0) ||
    (spirit !== 'labrium' && joinedTinctures > 0 && joinedMetals > 0)
  );
}

export function transmute(course: Course): void {
  if (course.spirit !== 'labrium') {
    const gold = Math.min(course.joinedTinctures, course.joinedMetals);
    course.gold += gold;
    course.joinedTinctures -= gold;
    course.joinedMetals -= gold;
  }
  if (course.spirit !== 'alembic') {
    course.tinctures += course.brewing;
    course.brewing = 0;
  }
  if (course.spirit !== 'fornax') {
    course.metals += course.smelting;
    course.smelting = 0;
  }
}

/** How many tinctures, and how many metals, are kept to make gold of. */
function keptForGold({ estate }: Course): number {
  return estate[KIND.alembic] > 0 && estate[KIND.fornax] > 0 ? estate[KIND.labrium] : 0;
}

export const spareTinctures = (course: Course) =>
  Math.max(0, course.tinctures + course.joinedTinctures - keptForGold(course));
export const spareMetals = (course: Course) =>
  Math.max(0, course.metals + course.joinedMetals - keptForGold(course));

export function canSellWell(course: Course): boolean {
  if (course.gold > 0 || spareTinctures(course) > 0 || spareMetals(course) > 0) return true;
  return course.herbs + course.ores > 0 && course.estate[KIND.alembic] + course.estate[KIND.fornax] === 0;
}

const price = { gold: PRICES.donarium.gold?.fame ?? 0, shop: PRICES.taberna.gold?.fame ?? 0 };

/** Gold for fame; what is left over for cards while they are wanted, or else for fame. */
export function sell(course: Course, prospect: Prospect, wantsCards: boolean): void {
  const { estate } = course;
  const treasured = Math.min(course.gold, estate[KIND.donarium] - course.atDonaria);
  course.gold -= treasured;
  earn(course, price.gold * treasured, prospect);
  const shop = estate[KIND.taberna] * STALL_SALES.taberna - course.atTabernae;
  const shown = Math.min(course.gold, shop);
  course.gold -= shown;
  earn(course, price.shop * shown, prospect);
  sellRest(course, prospect, shop - shown, wantsCards);
}

function sellRest(course: Course, prospect: Prospect, shop: number, wantsCards: boolean): void {
  let stalls = course.estate[KIND.pergula] - course.atPergulae;
  if (wantsCards || course.estate[KIND.donarium] + course.estate[KIND.taberna] === 0) {
    const changed = Math.min(course.gold, stalls);
    course.gold -= changed;
    stalls -= changed;
    drawUnknown(course, 5 * changed);
  }
  const finished = spareTinctures(course) + spareMetals(course);
  const inShop = Math.min(finished, shop);
  const atStalls = Math.min(finished - inShop, stalls);
  sellFinished(course, inShop + atStalls);
  if (wantsCards) drawUnknown(course, 3 * (inShop + atStalls));
  else {
    drawUnknown(course, 3 * atStalls);
    earn(course, inShop, prospect);
  }
  sellRaw(course, shop - inShop + stalls - atStalls);
}

function sellFinished(course: Course, count: number): void {
  const tinctures = Math.min(count, spareTinctures(course));
  const metals = count - tinctures;
  const fromAlembics = Math.min(tinctures, course.tinctures);
  const fromFornaces = Math.min(metals, course.metals);
  course.tinctures -= fromAlembics;
  course.joinedTinctures -= tinctures - fromAlembics;
  course.metals -= fromFornaces;
  course.joinedMetals -= metals - fromFornaces;
}

/** The next harvest replaces them. */
function sellRaw(course: Course, places: number): void {
  const herbs = Math.min(course.herbs, places);
  const ores = Math.min(course.ores, places - herbs);
  course.herbs -= herbs;
  course.ores -= ores;
  drawUnknown(course, herbs + ores);
}

/** What an estate yields in one round of the ring, in fame, with the Spirit in a place. */
function income({ estate }: Course, spirit: SpiritPlace | null): number {
  const gardens = spirit === 'horten' ? 0 : estate[KIND.horten];
  const mines = spirit === 'metalle' ? 0 : estate[KIND.metalle];
  const tinctures = spirit === 'alembic' ? 0 : Math.min(gardens, estate[KIND.alembic]);
  const metals = spirit === 'fornax' ? 0 : Math.min(mines, estate[KIND.fornax]);
  const gold = spirit === 'labrium' ? 0 : Math.min(tinctures, metals, estate[KIND.labrium]);
  const studies = spirit === CENTRE ? 0 : estate[KIND.domo];
  const treasured = Math.min(gold, estate[KIND.donarium]);
  const shop = estate[KIND.taberna] * STALL_SALES.taberna;
  const shown = Math.min(gold - treasured, shop);
  const finished = tinctures + metals - 2 * gold;
  const inShop = Math.min(finished, shop - shown);
  const atStalls = Math.min(finished - inShop, estate[KIND.pergula]);
  const cards = 3 * studies + 3 * atStalls + 5 * (gold - treasured - shown);
  return price.gold * treasured + price.shop * shown + inShop + CARD * cards;
}

/** What it yields with the Spirit nowhere. Whoever asks for several harms finds it out once. */
export const wholeIncome = (course: Course) => income(course, null);

/** How much less an estate yields in a round of the ring with the Spirit in a place. */
export function harm(course: Course, place: SpiritPlace, whole = wholeIncome(course)): number {
  return course.estate[KIND[place]] === 0 ? 0 : whole - income(course, place);
}

/** The place that harms this seat least among those to which the Spirit goes for nothing. */
export function leastHarm(course: Course, whole = wholeIncome(course)): SpiritPlace {
  const ways = SPIRIT_WAYS[course.spirit];
  let best: SpiritPlace = at(ways, 0);
  let least = Infinity;
  for (const place of ways) {
    const harmed = harm(course, place, whole);
    if (harmed < least) [best, least] = [place, harmed];
  }
  return best;
}

/** Whether the centre is so much better for this seat than any place near by that it gives its hand for it. */
export function isWorthHand(course: Course, place: SpiritPlace, whole = wholeIncome(course)): boolean {
  if (course.spirit === CENTRE || course.cards === 0) return false;
  return harm(course, place, whole) - harm(course, CENTRE, whole) > 0.3 * course.cards;
}

export function haunt(course: Course): void {
  const whole = wholeIncome(course);
  const place = leastHarm(course, whole);
  if (isWorthHand(course, place, whole)) {
    loseHand(course);
    course.spirit = CENTRE;
  } else course.spirit = place;
}

/** With the card that it begins with. */
export function nextTurn(course: Course): void {
  course.turn += 1;
  course.atPergulae = 0;
  course.atTabernae = 0;
  course.atDonaria = 0;
  drawUnknown(course, 1);
}
