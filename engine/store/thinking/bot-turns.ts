import { ponder, thinkingRng, type Character, type Thought } from '@/engine/core/bot';
import { asked, type GameTypes } from '@/engine/core/game';
import type { Seat } from '@/engine/core/seat';
import { botPondered, type MatchState } from '../match/match';
import { playMove } from '../match/play-move';
import { gameOn, lessonOn, momentOf, shownTo } from '../match/queries';
import type { Speed } from '../settings/settings';
import type { AppState } from '../state';
import type { StartListening } from '../world/listeners';
import { wait, type Tools } from '../world/world';
import { inSlices } from './time-slices';

/** How long the table stands still before a bot moves or begins a turn of many moves. */
const PACE_MS: Readonly<Record<Speed, number>> = { off: 0, fast: 250, normal: 700, slow: 1400 };

/** A bot does not wait for ever to be watched. */
const LONGEST_WATCH_MS = 10_000;

/** A shorter thought goes without a sign. */
const UNSEEN_MS = 250;

interface BotTurn {
  readonly state: MatchState;
  readonly seat: Seat;
  readonly character: Character;
}

/** Lets the bots play, one at a time, by the same door as everybody. */
export function letBotsPlay(listen: StartListening): void {
  listen({
    predicate: (_, state, before) => isNewTurn(state, before),
    effect: async (_, { getState, dispatch, extra, pause, condition, cancelActiveListeners }) => {
      cancelActiveListeners();
      const key = keyOf(getState());
      const rest = (ms: number) => pause(wait(extra.schedule, ms));
      if (!isWatched(getState())) {
        await Promise.race([condition((_action, state) => isWatched(state)), rest(LONGEST_WATCH_MS)]);
      }
      if (!isHurried(getState())) {
        const hurried = condition((_action, state) => isHurried(state));
        await Promise.race([hurried, rest(paceOf(extra, getState()))]);
      }
      const turn = botTurn(getState());
      if (!turn || lessonOn(extra.games, turn.state)?.type === 'over' || keyOf(getState()) !== key) return;
      const since = extra.now();
      const between = () => {
        const isSeen = getState().match?.isPondering ?? true;
        if (!isSeen && keyOf(getState()) === key && extra.now() - since >= UNSEEN_MS) dispatch(botPondered());
        return rest(0);
      };
      const pace = { now: extra.now, rest: between, isHurried: () => isHurried(getState()) };
      const move = await inSlices(thought(extra, turn), pace);
      if (keyOf(getState()) === key) await dispatch(playMove(turn.seat, move));
    },
  });
}

function isHurried({ match }: AppState): boolean {
  return match !== null && match.hurried !== null;
}

/** A bot that goes on with its own turn has been waited for already. */
function paceOf({ games }: Tools, state: AppState): number {
  const turn = botTurn(state);
  const ask = turn && asked(turn.state.match.table);
  if (!turn || !ask) return 0;
  const last = turn.state.match.log.at(-1);
  const isGoingOn = last?.seat === ask.seat && gameOn(games, turn.state.game).goesOn(ask.what);
  return isGoingOn ? 0 : PACE_MS[state.settings.botSpeed];
}

/** In a lesson the bots do what it tells of, for as long as the learner keeps to it. */
function* thought({ games }: Tools, { state, character }: BotTurn): Thought<GameTypes> {
  const { record, table } = state.match;
  const lesson = lessonOn(games, state);
  if (lesson?.type === 'step' && lesson.next) return lesson.next[1];
  return yield* ponder(gameOn(games, state.game), table, character, thinkingRng(record));
}

function isNewTurn(state: AppState, before: AppState): boolean {
  const key = keyOf(state);
  return key !== null && key !== keyOf(before);
}

/** One for each decision that a bot has to take; null if none has. */
function keyOf(state: AppState): string | null {
  const turn = botTurn(state);
  return turn && `${turn.state.id} ${turn.state.match.record.moves.length}`;
}

function botTurn({ match: state }: AppState): BotTurn | null {
  if (!state || state.isPaused || state.isWriting) return null;
  const { type, seat } = momentOf(state);
  const person = seat === null ? undefined : state.people[seat];
  if (type !== 'bot' || seat === null || !person?.bot) return null;
  return { state, seat, character: { level: person.bot, temper: person.temper ?? 'even' } };
}

/**
 * Whether whoever looks has been shown all that happened; with animations off there is nothing to show, nor is there where
 * small moves only lead up to something.
 */
function isWatched({ match, settings }: AppState): boolean {
  if (!match || settings.speed === 'off') return true;
  return match.match.log
    .slice(shownTo(match, momentOf(match).viewer))
    .every(({ facts }) => facts.length === 0);
}
