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
export interface Turn<Piece> {
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
 * with those that have gone, first by face, then from behind. Where a piece has taken the place of another that looks
 * alike from here, its place is said by `renewed`.
 */
export function between<Piece>(
  before: readonly Lying<Piece>[],
  after: readonly Lying<Piece>[],
  renewed: readonly string[] = [],
): Changes<Piece> {
  const there = pile(before);
  const fresh = [...renewed];
  const turns: Turn<Piece>[] = [];
  const come = after.filter((now) => {
    const isRenewed = takeFrom(fresh, (place) => place === now.place) !== undefined;
    const then = isRenewed ? undefined : there.take(now);
    if (then && isDown(then) !== isDown(now)) turns.push(turnOf(now));
    return !then;
  });
  const gone = [...there.left()];
  const opened = come.filter((now) => takeFrom(gone, (then) => turnsInto(then, now)));
  const elsewhere = come.filter((now) => !opened.includes(now));
  return { turns: [...turns, ...opened.map(turnOf)], ...matched(gone, elsewhere) };
}

/** Where it lies one side of it was seen before, and another is seen now. */
function turnsInto<Piece>(then: Lying<Piece>, now: Lying<Piece>): boolean {
  const isOneKnown = (then.piece === null) !== (now.piece === null);
  return isOneKnown && then.sort === now.sort && then.place === now.place;
}

function matched<Piece>(left: readonly Lying<Piece>[], come: readonly Lying<Piece>[]) {
  const gone = [...left];
  const source = (to: Lying<Piece>, fits: (from: Lying<Piece>) => boolean) =>
    takeFrom(gone, (from) => from.sort === to.sort && from.place !== to.place && fits(from));
  const byFace = come.map((to) => source(to, ({ piece }) => piece === to.piece));
  const ways = come.map((to, index) => ({
    to,
    from: byFace[index] ?? source(to, ({ piece }) => piece === null || to.piece === null),
  }));
  return {
    travels: ways.flatMap(({ from, to }) => (from ? [travelOf(from, to)] : [])),
    gone,
    come: ways.flatMap(({ from, to }) => (from ? [] : [to])),
  };
}

/** Takes the first item that fits out of a list. */
function takeFrom<Item>(items: Item[], fits: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(fits);
  return index < 0 ? undefined : items.splice(index, 1)[0];
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

/** Pieces by what they are and where, to be taken one by one; of several that are alike the first one first. */
function pile<Piece>(pieces: readonly Lying<Piece>[]) {
  const nameOf = ({ sort, piece, place }: Lying<Piece>) => `${sort} ${String(piece)} ${place}`;
  const heaps = new Map<string, Lying<Piece>[]>();
  for (const piece of pieces) {
    const heap = heaps.get(nameOf(piece));
    if (heap) heap.push(piece);
    else heaps.set(nameOf(piece), [piece]);
  }
  return {
    take: (piece: Lying<Piece>) => heaps.get(nameOf(piece))?.shift(),
    left: (): readonly Lying<Piece>[] => [...heaps.values()].flat(),
  };
}
