/** A piece as it lies on the table of a view. */
export interface Lying<Piece> {
  /** What may turn out to be one another, seen from behind: all cards of a deck. */
  readonly sort: string;
  /** Which one it is; null where whoever looks may not know. */
  readonly piece: Piece | null;
  readonly place: string;
  /** It lies on its face, though it is known. */
  readonly isDown?: boolean;
}

/** How a piece is seen on its way: by its face, by its back, or turning on arriving. */
export type Side = 'up' | 'down' | 'opening' | 'closing';

/** A piece that has left one place and lies at another. */
export interface Travel<Piece> {
  readonly sort: string;
  /** Which one it is, if that is seen at either end. */
  readonly piece: Piece | null;
  readonly side: Side;
  readonly from: string;
  readonly to: string;
}

/** A piece that has turned over where it lies. */
interface Turn<Piece> {
  readonly piece: Piece | null;
  readonly place: string;
  readonly isUp: boolean;
}

interface Changes<Piece> {
  /** In the order in which they arrive. */
  readonly travels: readonly Travel<Piece>[];
  readonly turns: readonly Turn<Piece>[];
  /** What lay on the table and lies nowhere now: it went back to a supply. */
  readonly gone: readonly Lying<Piece>[];
  /** What lay nowhere before: it came out of a supply. */
  readonly come: readonly Lying<Piece>[];
}

/**
 * What has moved between two tables. Pieces that look alike are one as good as another: those that have come are matched
 * with those that have gone, first by face, then from behind.
 */
export function between<Piece>(
  before: readonly Lying<Piece>[],
  after: readonly Lying<Piece>[],
): Changes<Piece> {
  const there = pile(before, nameOf);
  const turns: Turn<Piece>[] = [];
  const come = after.filter((now) => {
    const then = there.take(nameOf(now));
    if (then && isDown(then) !== isDown(now)) turns.push(turnOf(now));
    return !then;
  });
  return { ...matched(there.left(), come), turns };
}

function matched<Piece>(gone: readonly Lying<Piece>[], come: readonly Lying<Piece>[]) {
  const faces = pile(gone, faceOf);
  const byFace = come.map((to) => faces.take(faceOf(to)));
  const backs = pile(faces.left(), ({ sort }) => sort);
  const ways = come.map((to, index) => ({ to, from: byFace[index] ?? backs.take(to.sort) }));
  return {
    travels: ways.flatMap(({ from, to }) => (from ? [travelOf(from, to)] : [])),
    gone: backs.left(),
    come: ways.flatMap(({ from, to }) => (from ? [] : [to])),
  };
}

function travelOf<Piece>(from: Lying<Piece>, to: Lying<Piece>): Travel<Piece> {
  const piece = to.piece ?? from.piece;
  return { sort: to.sort, piece, side: sideOf(from, to), from: from.place, to: to.place };
}

function sideOf(from: Lying<unknown>, to: Lying<unknown>): Side {
  const isSeen = (one: Lying<unknown>) => one.piece !== null && !isDown(one);
  if (isSeen(from)) return isSeen(to) ? 'up' : 'closing';
  return isSeen(to) ? 'opening' : 'down';
}

function turnOf<Piece>(now: Lying<Piece>): Turn<Piece> {
  return { piece: now.piece, place: now.place, isUp: !isDown(now) };
}

const isDown = ({ isDown: isFaceDown = false }: Lying<unknown>): boolean => isFaceDown;
const faceOf = ({ sort, piece }: Lying<unknown>): string => `${sort} ${String(piece)}`;
const nameOf = (one: Lying<unknown>): string => `${faceOf(one)} ${one.place}`;

/** Things by a name, to be taken one by one; of several with the same name the first one first. */
function pile<Item>(items: readonly Item[], named: (item: Item) => string) {
  const heaps = new Map<string, Item[]>();
  for (const item of items) {
    const heap = heaps.get(named(item));
    if (heap) heap.push(item);
    else heaps.set(named(item), [item]);
  }
  return {
    take: (name: string): Item | undefined => heaps.get(name)?.shift(),
    left: (): readonly Item[] => [...heaps.values()].flat(),
  };
}
