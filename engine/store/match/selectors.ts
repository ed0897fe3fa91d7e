import { createSelector } from '@reduxjs/toolkit';

import type { Cabinet } from '@/engine/core/cabinet';
import type { AnyGame, GameTypes, Refusal } from '@/engine/core/game';
import { chronicled, undoProblemTold, witnessed, type LogEntry, type UndoProblem } from '@/engine/core/match';
import { judge, legalMoves } from '@/engine/core/play';
import type { Seat } from '@/engine/core/seat';
import { toldTo, type Told } from '@/engine/core/told';
import { turnsIn, type Turn } from '@/engine/core/turns';
import { areHuman, humanSeats, type SeatedPerson } from '../people/seated-people';
import type { AppState } from '../state';
import { follower } from './following';
import type { MatchState } from './match';
import { handOversIn, lastOwnEntry } from './hand-overs';
import { gameOn, lessonOn, momentOf, shownTo, undoerIn, whereaboutsIn } from './queries';
import { deedsIn, headlinesOf, lastTurn, recapOf, showingsOf, type RecapPart, type Showing } from './recap';

type Move = GameTypes['move'];

// Always the same ones, so that nothing is drawn again for them.
const NOBODY: readonly SeatedPerson[] = [];
const NO_MOVES: readonly Move[] = [];
const NO_LOG: readonly LogEntry<GameTypes>[] = [];
const NO_TURNS: readonly Turn<GameTypes>[] = [];
const NO_RECAP: readonly RecapPart[] = [];
const NO_SHOWINGS: readonly Showing[] = [];
const NO_FACTS: readonly GameTypes['fact'][] = [];
const NOTHING_TOLD: readonly Told<GameTypes>[] = [];
const NO_SCORE: readonly number[] = [];

/**
 * What the app reads about the game on the device. All of them are null or empty without one. Nothing comes out
 * but through `view` and `witness` for whoever is looking just now.
 */
export function selectorsFor(games: Cabinet) {
  const match = (state: AppState) => state.match?.match ?? null;
  const people = (state: AppState) => state.match?.people ?? NOBODY;
  const holder = (state: AppState) => state.match?.holder ?? null;
  const game = (state: AppState) => state.match && gameOn(games, state.match.game);

  const moment = createSelector([match, people, holder], (on, seated, held) =>
    on ? momentOf({ match: on, people: seated, holder: held }) : null,
  );
  const viewer = (state: AppState) => moment(state)?.viewer ?? null;
  const shown = (state: AppState) => {
    const looking = viewer(state);
    return state.match && looking !== null ? shownTo(state.match, looking) : 0;
  };
  const isTheirs = (state: AppState) => ['own', 'open'].includes(moment(state)?.type ?? '');

  const view = createSelector([match, game, viewer], (on, rules, looking) =>
    on && rules && looking !== null ? rules.view(on.table, looking) : null,
  );

  /** Somebody looks at what the others at the table may not see. */
  const isToBeHidden = createSelector(
    [people, viewer],
    (seated, looking) => looking !== null && looking !== 'public' && humanSeats(seated).length > 1,
  );

  /** What he looks at lies face down before him, until he takes it up. */
  const isFaceDown = (state: AppState) => isToBeHidden(state) && state.match?.isFaceDown === true;

  /** What whoever is looking may do. */
  const moves = createSelector([match, game, isTheirs], (on, rules, theirs) =>
    on && rules && theirs ? legalMoves(rules, on.table) : NO_MOVES,
  );

  /** What the viewer came to know, in full: to be shown while it is news. */
  const witnessing = createSelector([match, game, viewer], (on, rules, looking) =>
    on && rules && looking !== null ? witnessed(rules, on, looking) : NO_LOG,
  );

  /** Who reads what has happened: among several people the log tells only what is open, as others may be looking. */
  const reader = createSelector([people, viewer], (seated, looking) =>
    humanSeats(seated).length > 1 ? 'public' : looking,
  );

  /** What has happened so far, as it may be read up. */
  const log = createSelector([match, game, reader], (on, rules, reading) =>
    on && rules && reading !== null ? chronicled(rules, on, reading) : NO_LOG,
  );

  /** The same turn by turn. */
  const turns = createSelector([log, game], (entries, rules) => (rules ? turnsIn(rules, entries) : NO_TURNS));

  /** What happened since the viewer was last shown something, still to be played from the facts. */
  const unseen = createSelector([witnessing, shown], (entries, upTo) =>
    upTo < entries.length ? entries.slice(upTo) : NO_LOG,
  );
  const unseenFacts = createSelector([unseen], (entries) => entries.flatMap((entry) => entry.facts));

  /** The same with what the viewer saw of the table before each: what a board is given to show. */
  const followed = follower();
  const trail = createSelector([match, game, shown], (on, played, upTo) =>
    on && played ? followed(played, on, upTo) : [],
  );
  const told = createSelector([trail, game, viewer], (traced, played, looking) =>
    played && looking !== null && traced.length > 0 ? toldTo(played, traced, looking) : NOTHING_TOLD,
  );

  /** The device has to change hands, but first everybody sees what just happened on the open table. */
  const isFinishingShow = (state: AppState) =>
    moment(state)?.type === 'curtain' && state.match?.isOnShow === true && unseenFacts(state).length > 0;

  /** What the others did since whoever holds the device last did. Empty again after the first own move. */
  const recap = createSelector([match, game, viewer, witnessing], (on, rules, looking, entries) => {
    if (!on || !rules || rules.isWatched || looking === null || looking === 'public') return NO_RECAP;
    const since = entries.slice(lastOwnEntry(on.log, looking) + 1);
    return recapOf(since, looking, on.table.seats, rules.weigh, rules.doer);
  });

  /** The same for the curtain before whoever is asked: as the open table knows it. */
  const openRecap = createSelector([match, game, moment], (on, rules, now) => {
    if (!on || !rules || rules.isWatched || now?.type !== 'curtain' || now.seat === null) return NO_RECAP;
    const since = chronicled(rules, on, 'public').slice(lastOwnEntry(on.log, now.seat) + 1);
    // The more there are who did something, the less is told of each.
    const tellers = recapOf(since, now.seat, on.table.seats, rules.weigh, rules.doer).length;
    return recapOf(since, now.seat, on.table.seats, rules.weigh, rules.doer, Math.max(1, 3 - tellers));
  });

  /** What one of the recap did, to be seen again. It plays the record through: only for those who ask. */
  const shownAgain = (state: AppState, actor: Seat): readonly Showing[] => {
    const [on, rules, reader] = [match(state), game(state), viewer(state)];
    if (!on || !rules || reader === null || reader === 'public') return NO_SHOWINGS;
    const since = lastOwnEntry(on.log, reader) + 1;
    return showingsOf(rules, on.record, witnessing(state), { actor, reader, since });
  };

  /** For the curtain: what came of the last turn, as the open table knows it. */
  const headlines = createSelector([match, game], (on, rules) => {
    if (!on || !rules) return NO_FACTS;
    const turn = lastTurn(chronicled(rules, on, 'public'), rules.passesTurn);
    return headlinesOf(deedsIn(turn, rules.doer), rules.weigh);
  });

  const handOvers = createSelector([match, people], (on, seated) =>
    on ? handOversIn(on.log, areHuman(seated)) : 0,
  );

  /** Points that everybody may see, by seat; none where the rules hide them. */
  const openScore = createSelector([match, game], (on, rules) =>
    on && rules ? rules.openScore(on.table) : NO_SCORE,
  );

  /** What whoever is asked on the open table would see with the device in his hand; null where nobody may. */
  const holding = (state: AppState) => {
    const [on, rules, now] = [match(state), game(state), moment(state)];
    const isOffered = now?.type === 'open' && now.viewer === 'public' && now.seat !== null;
    return on && rules && isOffered ? rules.view(on.table, now.seat) : null;
  };

  /** Whether whoever looks is about to make his first move in this game. */
  const isFirstMove = createSelector(
    [match, moment],
    (on, now) =>
      on !== null && now?.type === 'own' && !on.record.from && on.log.every(({ seat }) => seat !== now.seat),
  );

  /** Why nothing can be taken back now; null if it is possible. */
  const undoProblem = createSelector(
    [match, people, holder, game],
    (on, seated, held, rules): UndoProblem | null => {
      if (!on || !rules) return 'nothing-to-undo';
      const state = { match: on, people: seated, holder: held };
      const seat = undoerIn(momentOf(state));
      return seat === null ? 'nothing-to-undo' : undoProblemTold(rules, on, seat, whereaboutsIn(state));
    },
  );

  /** How far the lesson on the device has come; null where a game is played. */
  const lesson = createSelector([(state: AppState) => state.match], (on) => on && lessonOn(games, on));

  return {
    match,
    game,
    people,
    moment,
    lesson,
    view,
    isToBeHidden,
    isFaceDown,
    moves,
    log,
    turns,
    unseen,
    unseenFacts,
    told,
    isFinishingShow,
    recap,
    openRecap,
    shownAgain,
    headlines,
    handOvers,
    openScore,
    undoProblem,
    holding,
    isFirstMove,
  };
}

/** Why the seat cannot do this now; null if it can. Nothing is played by asking. */
export function refusalOf(game: AnyGame, { match }: MatchState, seat: Seat, move: Move): Refusal | null {
  const judged = judge(game, match.table, seat, move);
  return judged.ok ? null : judged.problem;
}
