import type { Game, GameCustoms, GameRules, GameTypes } from './game';
import type { GameLab } from './lab';
import { at } from './list';
import type { Scout } from './search';
import { toSeat, type Seat } from './seat';

/** A game as its folder declares it: its rules, and whatever is not as usual with it. */
type DeclaredGame<G extends GameTypes> = GameRules<G> &
  Partial<Omit<GameCustoms<G>, 'scout' | 'lab'>> & {
    readonly scout?: Partial<Scout<G>>;
    readonly lab?: Partial<GameLab<G>>;
  };

/** The whole game: what it does not declare is as usual. */
export function complete<G extends GameTypes>(declared: DeclaredGame<G>): Game<G> {
  return {
    ...usualCustoms<G>(),
    ...declared,
    scout: { ...usualScout<G>(), ...declared.scout },
    lab: { ...usualLab(declared), ...declared.lab },
  };
}

/** One chapter, told in full; no turns to speak of, no older rules, and points are counted at the end. */
function usualCustoms<G extends GameTypes>(): Omit<GameCustoms<G>, 'scout' | 'lab'> {
  return {
    retell: (fact) => fact,
    beginsChapter: () => false,
    chaptersInFull: 1,
    passesTurn: () => false,
    doer: seatNamed,
    goesOn: () => false,
    isSameGesture: () => false,
    isDone: () => false,
    isSpared: () => false,
    isIdle: () => false,
    isWatched: false,
    migrate: () => {
      throw new Error('There are no older rules');
    },
    openScore: () => [],
    tempers: [],
  };
}

/** Whose deed a fact is: that of the seat which it names. */
export function seatNamed(fact: GameTypes['fact']): Seat | null {
  return 'seat' in fact && typeof fact.seat === 'number' ? toSeat(fact.seat) : null;
}

/** Lines are played to the end, everybody moving at random; one that is too long promises everybody the same. */
function usualScout<G extends GameTypes>(): Scout<G> {
  return {
    lines: 200,
    hopes: (_, { seats }) => Array.from({ length: seats }, () => 1 / seats),
    candidates: (_, __, moves) => moves.map((move) => ({ move, promise: 0 })),
    reply: (mind, table) => {
      const moves = mind.legalIn(table);
      return at(moves, mind.below(moves.length));
    },
    isEnd: () => false,
  };
}

/** A game of one round, in which nothing but wins and points is counted. */
function usualLab<G extends GameTypes>({ starter }: GameRules<G>): GameLab<G> {
  return {
    traits: () => ({}),
    turns: () => 1,
    first: starter ?? (() => toSeat(0)),
    tally: () => [],
    expected: [],
    findings: () => ({}),
    bounds: {
      orderShare: null,
      traitShare: {},
      medianTurns: null,
      findings: {},
      mustOccur: [],
      leastShare: [],
    },
  };
}
