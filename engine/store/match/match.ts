import { createAction, type UnknownAction } from '@reduxjs/toolkit';

import { asked, type Refusal } from '@/engine/core/game';
import { replaceAt } from '@/engine/core/list';
import type { Match } from '@/engine/core/match';
import type { Seat, Viewer } from '@/engine/core/seat';
import { humanSeats, type SeatedPerson } from '../people/seated-people';
import type { Journal } from '../saves/journal';
import type { SaveStatus } from '../saves/write-game';
import { momentOf } from './queries';

/** A move that the rules did not let through. */
interface RefusedMove extends Refusal {
  readonly seat: Seat;
  readonly move: unknown;
}

/** Up to how many entries of the log have been shown. */
interface Shown {
  readonly onTable: number;
  readonly bySeat: readonly number[];
}

/** The one game that is on the device now, whichever it is. */
export interface MatchState {
  readonly id: string;
  readonly game: string;
  readonly match: Match;
  readonly people: readonly SeatedPerson[];
  readonly begunAt: number;
  readonly playedAt: number;
  /** Who holds the device; null when nobody is known to. */
  readonly holder: Seat | null;
  readonly shown: Shown;
  readonly refusal: RefusedMove | null;
  /** A move is being written: until it is, no other can be made. */
  readonly isWriting: boolean;
  readonly saved: SaveStatus;
  readonly journal: Journal;
  /** Nobody is looking at the table: bots wait. */
  readonly isPaused: boolean;
  /** The last move was made before everybody's eyes: what came of it is shown before any curtain falls. */
  readonly isOnShow: boolean;
  /** Everybody has been looking: what the holder keeps to himself lies face down until he takes it up. */
  readonly isFaceDown: boolean;
  /** A bot has been thinking for so long that it should be seen. */
  readonly isPondering: boolean;
  /** The bot that is to hurry, until somebody else is asked: its turn may be many small moves. */
  readonly hurried: Seat | null;
}

/** A game put on the device. */
type GameOnDevice = Pick<
  MatchState,
  'id' | 'game' | 'match' | 'people' | 'begunAt' | 'playedAt' | 'journal' | 'saved'
>;

/** What became of a writing. */
type WriteResult = Pick<MatchState, 'id' | 'journal' | 'saved'>;

export interface Played extends WriteResult {
  readonly match: Match;
  readonly at: number;
}

export const gameStarted = createAction<GameOnDevice>('match/gameStarted');
export const gameOpened = createAction<GameOnDevice>('match/gameOpened');
export const gameLeft = createAction('match/gameLeft');
export const writingBegan = createAction('match/writingBegan');
/** Nothing new, but what could not be saved before may be now. */
export const gameSaved = createAction<WriteResult>('match/gameSaved');
export const movePlayed = createAction<Played>('match/movePlayed');
export const undone = createAction<Played>('match/undone');
export const peopleChanged = createAction<WriteResult & { readonly people: readonly SeatedPerson[] }>(
  'match/peopleChanged',
);
export const moveRefused = createAction<RefusedMove>('match/moveRefused');
export const refusalRead = createAction('match/refusalRead');
export const deviceTaken = createAction<Seat>('match/deviceTaken');
export const deviceHidden = createAction('match/deviceHidden');
/** The holder takes up what lay face down before him. */
export const handPickedUp = createAction('match/handPickedUp');
/** The viewer has been shown everything before the given entry of the log. */
export const factsShown = createAction<{ readonly viewer: Viewer; readonly upTo: number }>(
  'match/factsShown',
);
export const watchingStopped = createAction('match/watchingStopped');
export const watchingResumed = createAction('match/watchingResumed');
/** A bot thinks about its move, and that takes a while. */
export const botPondered = createAction('match/botPondered');
/** Whoever watches has no more patience with the bot that thinks: it moves now, by what it has found, and so on. */
export const botHurried = createAction('match/botHurried');

/** A plain reducer: the match is never inside an Immer draft. */
export function matchReducer(state: MatchState | null = null, action: UnknownAction): MatchState | null {
  if (gameStarted.match(action)) return newState(action.payload, 0);
  if (gameOpened.match(action)) return newState(action.payload, action.payload.match.log.length);
  return state && exposed(changed(state, action));
}

function newState(payload: GameOnDevice, shown: number): MatchState {
  return exposed({
    ...payload,
    holder: null,
    shown: { onTable: shown, bySeat: payload.people.map(() => shown) },
    refusal: null,
    isWriting: false,
    isPaused: false,
    isOnShow: false,
    isFaceDown: false,
    isPondering: false,
    hurried: null,
  });
}

/** While the table is open to everybody, what its holder keeps to himself is put down; somebody alone has nobody to hide it from. */
function exposed<State extends MatchState | null>(state: State): State {
  if (!state) return state;
  const isAlone = humanSeats(state.people).length === 1;
  const isOpen = momentOf(state).viewer === 'public';
  const isFaceDown = !isAlone && (isOpen || state.isFaceDown);
  return isFaceDown === state.isFaceDown ? state : { ...state, isFaceDown };
}

function changed(state: MatchState, action: UnknownAction): MatchState | null {
  if (gameLeft.match(action)) return null;
  if (writingBegan.match(action)) return { ...state, isWriting: true };
  if (moveRefused.match(action)) return { ...state, refusal: action.payload };
  if (refusalRead.match(action)) return { ...state, refusal: null };
  if (deviceTaken.match(action)) return withHolder(state, action.payload);
  if (handPickedUp.match(action)) return { ...state, isFaceDown: false };
  if (deviceHidden.match(action)) return { ...state, holder: null, isOnShow: false };
  if (factsShown.match(action)) return withShown(state, action.payload.viewer, action.payload.upTo);
  if (botPondered.match(action)) return { ...state, isPondering: true };
  if (botHurried.match(action)) return { ...state, hurried: asked(state.match.table)?.seat ?? null };
  if (watchingStopped.match(action)) return { ...state, isPaused: true, isPondering: false };
  if (watchingResumed.match(action)) return { ...state, isPaused: false };
  return afterWriting(state, action);
}

/** What comes back from the storage after the game was left is of no interest. */
function afterWriting(state: MatchState, action: UnknownAction): MatchState {
  if (movePlayed.match(action) && isOf(state, action.payload)) {
    return { ...withMatch(state, action.payload), isOnShow: isOpenlyAsked(state) };
  }
  if (undone.match(action) && isOf(state, action.payload)) {
    return { ...withMatch(state, action.payload), isOnShow: false, hurried: null };
  }
  if (peopleChanged.match(action) && isOf(state, action.payload)) {
    return { ...withJournal(state, action.payload), people: action.payload.people };
  }
  if (gameSaved.match(action) && isOf(state, action.payload)) return withJournal(state, action.payload);
  return state;
}

/** Bots play before everybody's eyes, and so does who answers an open question. */
function isOpenlyAsked({ match, people }: MatchState): boolean {
  const ask = asked(match.table);
  return ask !== null && (ask.open || people[ask.seat]?.bot !== null);
}

function isOf(state: MatchState, { id }: WriteResult): boolean {
  return state.id === id;
}

function withJournal(state: MatchState, { journal, saved }: WriteResult): MatchState {
  return { ...state, journal, saved };
}

function withMatch(state: MatchState, played: Played): MatchState {
  const { match, at } = played;
  const last = match.log.length;
  const { onTable, bySeat } = state.shown;
  const shown = { onTable: Math.min(onTable, last), bySeat: bySeat.map((upTo) => Math.min(upTo, last)) };
  return {
    ...withJournal(state, played),
    match,
    playedAt: at,
    refusal: null,
    isWriting: false,
    isPondering: false,
    hurried: asked(match.table)?.seat === state.hurried ? state.hurried : null,
    shown,
  };
}

/** Who holds the device has also seen what the open table was shown, and the other way round. */
function withShown(state: MatchState, viewer: Viewer, upTo: number): MatchState {
  const { onTable, bySeat } = state.shown;
  const last = Math.min(upTo, state.match.log.length);
  const seat = viewer === 'public' ? state.holder : viewer;
  const seats = seat === null ? bySeat : replaceAt(bySeat, seat, Math.max(bySeat[seat] ?? 0, last));
  return { ...state, shown: { onTable: Math.max(onTable, last), bySeat: seats } };
}

/** What happened before stands on the table as the last turns, and is no longer news to it. */
function withHolder(state: MatchState, seat: Seat): MatchState {
  const onTable = state.match.log.length;
  const bySeat = replaceAt(state.shown.bySeat, seat, onTable);
  return { ...state, holder: seat, isOnShow: false, isFaceDown: false, shown: { onTable, bySeat } };
}
