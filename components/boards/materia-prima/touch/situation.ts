import type { BoardProps } from '@/components/kit/board';
import type { Step } from '@/components/kit/plan/plan';
import { isAlike } from '@/engine/core/alike';
import type { Refusal } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { toSeat, type Seat } from '@/engine/core/seat';
import type { Hex } from '@/engine/games/materia-prima/map';
import type {
  Figure,
  FigureId,
  MateriaPrima,
  MateriaPrimaMove,
  MateriaPrimaQuestion,
} from '@/engine/games/materia-prima/state';
import type { MateriaPrimaSeatView, MateriaPrimaView } from '@/engine/games/materia-prima/view';

import type { Opened } from './subjects';

export type PlannedStep = Step<MateriaPrimaMove>;

/** What would come of moves, as the game itself says. */
export type Foresight = BoardProps<MateriaPrima>['preview'];

/** What a player has put together before it is a move; for one question only. */
export interface Draft {
  /** Where the tower is to stand. */
  readonly hex: Hex | null;
  /** The hexes that the chosen figure is to walk over, its own not among them. */
  readonly path: readonly Hex[];
  /** The next touch is where to go, whoever stands there. */
  readonly isWalking: boolean;
  /** The turn is to end although somebody could still act: asked once more. */
  readonly isEnding: boolean;
}

export const NO_DRAFT: Draft = { hex: null, path: [], isWalking: false, isEnding: false };

/** All that an intention can be read from. */
export interface Situation {
  readonly view: MateriaPrimaView;
  readonly moves: readonly MateriaPrimaMove[];
  /** Who is to act: stays the same from one action to the next. */
  readonly chosen: FigureId | null;
  readonly draft: Draft;
}

export type Asked = Pick<Situation, 'view' | 'moves'>;

/** The buttons under the map. */
export type Deed = 'move' | 'extract' | 'drop' | 'attack' | 'tower' | 'equip' | 'city' | 'endTurn';

/** What can be touched on the table; sheets are opened, and have their own. */
export type Spot =
  /** With whoever of several was met by the finger. */
  | { readonly type: 'hex'; readonly hex: Hex; readonly figure?: FigureId | undefined }
  | { readonly type: 'figure'; readonly figure: FigureId }
  | { readonly type: 'deed'; readonly deed: Deed }
  | { readonly type: 'opener'; readonly opens: Opened['type'] }
  | { readonly type: 'back' };

/** Words that help where no move was meant, so that no rule can refuse one. */
export type Advice = { readonly type: 'choose-hex' } | { readonly type: 'nobody-near' };

/** What touching something means. */
export type Meaning =
  | { readonly type: 'plan'; readonly steps: readonly PlannedStep[] }
  /** It would be this move, which is not legal: say why. */
  | { readonly type: 'refused'; readonly move: MateriaPrimaMove }
  /** It would be several moves, of which a later one is not legal: say why. */
  | { readonly type: 'blocked'; readonly reason: Refusal<MateriaPrima>['reason'] }
  | { readonly type: 'draft'; readonly draft: Draft }
  | { readonly type: 'choose'; readonly figure: FigureId }
  | { readonly type: 'open'; readonly opened: Opened }
  | { readonly type: 'advice'; readonly advice: Advice }
  | { readonly type: 'nothing' };

export const NOTHING: Meaning = { type: 'nothing' };

export const drafted = (draft: Draft): Meaning => ({ type: 'draft', draft });
export const advised = (advice: Advice): Meaning => ({ type: 'advice', advice });
export const opening = (opened: Opened): Meaning => ({ type: 'open', opened });
export const refusing = (move: MateriaPrimaMove): Meaning => ({ type: 'refused', move });

export function isAskedFor({ view, moves }: Asked, type: MateriaPrimaQuestion['type']): boolean {
  return moves.length > 0 && view.asked?.what.type === type;
}

export function isLegal(moves: readonly MateriaPrimaMove[], move: MateriaPrimaMove): boolean {
  return moves.some((one) => isAlike(one, move));
}

export function movesOf<Type extends MateriaPrimaMove['type']>(
  moves: readonly MateriaPrimaMove[],
  type: Type,
): readonly Extract<MateriaPrimaMove, { readonly type: Type }>[] {
  return moves.filter(
    (move): move is Extract<MateriaPrimaMove, { readonly type: Type }> => move.type === type,
  );
}

/** What is asked, if it is a question of this kind. */
export function questionOf<Type extends MateriaPrimaQuestion['type']>(
  { asked }: Pick<MateriaPrimaView, 'asked'>,
  type: Type,
): Extract<MateriaPrimaQuestion, { readonly type: Type }> | null {
  return asked?.what.type === type
    ? (asked.what as Extract<MateriaPrimaQuestion, { readonly type: Type }>)
    : null;
}

/** Whose things lie before us: one's own, or on the open table those of whoever is asked openly or has the turn. */
export function nearSeat({ viewer, asked, turn }: MateriaPrimaView): Seat {
  if (viewer !== 'public') return viewer;
  return asked?.open ? asked.seat : turn;
}

export function playerOf(view: MateriaPrimaView, seat: Seat): MateriaPrimaSeatView {
  return at(view.players, seat);
}

export function nearPlayer(view: MateriaPrimaView): MateriaPrimaSeatView {
  return playerOf(view, nearSeat(view));
}

/** The same player once this is done; null if nothing is, or nobody can say. */
export function afterMove(preview: Foresight, move: MateriaPrimaMove | null): MateriaPrimaSeatView | null {
  const seen = move ? preview([move]) : null;
  return seen?.type === 'after' ? nearPlayer(seen.view) : null;
}

/** A figure on the map, and whose it is. */
export interface Standing {
  readonly seat: Seat;
  readonly figure: Figure;
}

export function standingOf(view: MateriaPrimaView, id: FigureId): Standing | null {
  return allStanding(view).find(({ figure }) => figure.id === id) ?? null;
}

export function allStanding({ players }: Pick<MateriaPrimaView, 'players'>): readonly Standing[] {
  return players.flatMap(({ figures }, seat) => figures.map((figure) => ({ seat: toSeat(seat), figure })));
}

export function standingOn(view: MateriaPrimaView, hex: Hex): readonly Standing[] {
  return allStanding(view).filter(({ figure }) => figure.hex === hex);
}

/** The moves of a gesture, each with the question that it answers: the first what is asked now, the others `then`. */
export function planOf(
  { view, moves }: Asked,
  list: readonly MateriaPrimaMove[],
  then: MateriaPrimaQuestion['type'] | null = null,
): Meaning {
  const [first, ...rest] = list;
  const question = view.asked?.what.type;
  if (!first || !question) return NOTHING;
  if (!isLegal(moves, first)) return refusing(first);
  const later = rest.map((move) => ({ answers: then ?? question, move }));
  return { type: 'plan', steps: [{ answers: question, move: first }, ...later] };
}
