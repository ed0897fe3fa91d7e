import { at } from '@/engine/core/list';
import type { Gesture } from '@/engine/core/gesture';
import type { Equipment } from '../cards';
import type { Element, Thing } from '../data';
import type { Figure, FigureId, MateriaPrima } from '../state';
import { elementsOf } from '../stock';
import type { MateriaPrimaView } from '../view';

/** What becomes of gear and elements when somebody packs. */
interface Repacked {
  readonly on: readonly Equipment[];
  readonly off: readonly Equipment[];
  readonly taken: readonly Element[];
  readonly left: readonly Element[];
}

/** What a language needs to say what several small moves come to. */
interface GestureWords {
  /** "Equip Lenka: put on the Ash Blade and leave 1 Water in the tower" */
  equip(figure: FigureId, changes: readonly string[]): string;
  shift(figure: FigureId, changes: readonly string[]): string;
  /** What was begun goes on: the changes alone. */
  pack(changes: readonly string[]): string;
  on(gear: readonly Equipment[]): string;
  off(gear: readonly Equipment[]): string;
  taken(elements: readonly Element[]): string;
  left(elements: readonly Element[]): string;
  drop(figure: FigureId, things: readonly Thing[]): string;
  loot(elements: readonly Element[]): string;
}

/** What a gesture comes to; null where its first move says it all. */
export function gestureIn(words: GestureWords) {
  return (gesture: Gesture<MateriaPrima>, seen: MateriaPrimaView): string | null => {
    const [first] = gesture;
    const figure = figureOf(gesture, seen);
    if (!figure) return null;
    switch (first.type) {
      case 'equip':
        return whole(words.equip, figure.id, changesIn(words, repacked(gesture, elementsOf(figure.load))));
      case 'shift':
        return whole(words.shift, figure.id, changesIn(words, repacked(gesture, elementsOf(figure.load))));
      case 'doff':
      case 'don':
      case 'take':
        return words.pack(changesIn(words, repacked(gesture, [])));
      case 'drop':
      case 'put': {
        const things = gesture.flatMap((move) =>
          move.type === 'drop' || move.type === 'put' ? [move.thing] : [],
        );
        return things.length > 1 ? words.drop(figure.id, things) : null;
      }
      case 'loot': {
        const elements = gesture.flatMap((move) => (move.type === 'loot' ? [move.element] : []));
        return elements.length > 1 ? words.loot(elements) : null;
      }
      default:
        return null;
    }
  };
}

function whole(
  said: (figure: FigureId, changes: readonly string[]) => string,
  figure: FigureId,
  changes: readonly string[],
): string | null {
  return changes.length > 0 ? said(figure, changes) : null;
}

/** Whose things they are: whoever is named, or asked about, or else the alchemist. */
function figureOf([first]: Gesture<MateriaPrima>, { asked, players }: MateriaPrimaView): Figure | null {
  if (!asked) return null;
  const { figures } = at(players, asked.seat);
  const named = 'figure' in first ? first.figure : 'figure' in asked.what ? asked.what.figure : null;
  return figures.find(({ id }) => id === named) ?? figures[0] ?? null;
}

/** Everything is put down first: what is taken up again has never left. */
function repacked(gesture: Gesture<MateriaPrima>, carried: readonly Element[]): Repacked {
  const taken = gesture.flatMap((move) => (move.type === 'take' ? [move.element] : []));
  return {
    on: gesture.flatMap((move) => (move.type === 'don' ? [move.equipment] : [])),
    off: gesture.flatMap((move) => (move.type === 'doff' ? [move.equipment] : [])),
    taken: less(taken, carried),
    left: less(carried, taken),
  };
}

/** The items of a list that another does not have, each as often. */
function less<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const rest = [...others];
  return items.filter((item) => {
    const place = rest.indexOf(item);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

function changesIn(words: GestureWords, { on, off, taken, left }: Repacked): readonly string[] {
  return [
    ...(off.length > 0 ? [words.off(off)] : []),
    ...(on.length > 0 ? [words.on(on)] : []),
    ...(left.length > 0 ? [words.left(left)] : []),
    ...(taken.length > 0 ? [words.taken(taken)] : []),
  ];
}
