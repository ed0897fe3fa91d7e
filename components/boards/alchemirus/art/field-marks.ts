import { fill, line, path, type Mark } from '@/components/kit/drawing/marks';
import type { Theme } from './paints';
import { INSIDES, sector, wayOf } from './ring-plan';

export type FieldState = 'rest' | 'free' | 'fame' | 'far' | 'locked';

export interface FieldLook {
  readonly state: FieldState;
  readonly isChosen?: boolean;
  /** It can be reached, but there is nothing to do. */
  readonly isIdle?: boolean;
  /** How many pawns stand there: the engraving makes room. */
  readonly pawns?: number;
}

/** How dark a field lies that is not lit. */
const DUSK: Readonly<Record<Theme, Readonly<Record<Exclude<FieldState, 'free'>, number>>>> = {
  dark: { rest: 0.3, fame: 0.26, far: 0.56, locked: 0.46 },
  light: { rest: 0.06, fame: 0.12, far: 0.5, locked: 0.42 },
};

const DARK_STATES = ['rest', 'fame', 'far', 'locked'] as const;

type Fields = readonly FieldLook[];

const indexesOf = (fields: Fields, isMeant: (field: FieldLook) => boolean): readonly number[] =>
  fields.flatMap((field, index) => (isMeant(field) ? [index] : []));

const together = (indexes: readonly number[], outline: (index: number) => string): string =>
  indexes.map(outline).join('');

/** One mark for all fields that are alike; none where there are none. */
const forAll = (indexes: readonly number[], mark: (d: string) => readonly Mark[]): readonly Mark[] =>
  indexes.length === 0 ? [] : mark(together(indexes, sector));

/** What the fields show of whether they can be reached; their edges in light are `fieldEdges`. */
export function fieldGrounds(fields: Fields, theme: Theme): readonly Mark[] {
  const rimmed = indexesOf(fields, ({ state }) => state !== 'free' && state !== 'fame');
  return [
    ...indexesOf(fields, ({ state, isIdle = false }) => state === 'free' && !isIdle).map((index) =>
      fill(sector(index), '@gold-wash'),
    ),
    ...forAll(
      indexesOf(fields, ({ isIdle = false }) => isIdle),
      (d) => [fill(d, '#0e0805', DUSK[theme].far)],
    ),
    ...DARK_STATES.flatMap((dark) =>
      forAll(
        indexesOf(fields, ({ state }) => state === dark),
        (d) => [fill(d, '#0e0805', DUSK[theme][dark])],
      ),
    ),
    ...(rimmed.length === 0
      ? []
      : [
          line(
            together(rimmed, (index) => INSIDES[index] ?? ''),
            '#a8803c',
            0.9,
            { strokeOpacity: 0.7 },
          ),
        ]),
  ];
}

function rim(d: string, colour: string, width: number, opacity = 1, dashes?: string): Mark {
  return path(d, {
    fill: 'none',
    stroke: colour,
    strokeWidth: width,
    strokeOpacity: opacity,
    strokeLinejoin: 'round',
    ...(dashes ? { strokeDasharray: dashes } : {}),
  });
}

/** Never by colour alone: a whole bright rim is free, a dashed one costs fame. */
export function fieldEdges(fields: Fields): readonly Mark[] {
  const isPlain = ({ state, isChosen = false }: FieldLook) => state === 'free' && !isChosen;
  const isBright = ({ state, isChosen = false }: FieldLook) =>
    state === 'free' || (isChosen && state !== 'fame');
  return [
    ...forAll(indexesOf(fields, isPlain), (d) => [rim(d, '#ffb83a', 8, 0.2), rim(d, '#ffd25a', 4.6, 0.45)]),
    ...forAll(
      indexesOf(fields, ({ isChosen = false }) => isChosen),
      (d) => [rim(d, '#ffb83a', 12, 0.28), rim(d, '#ffd25a', 6.5, 0.5)],
    ),
    ...forAll(indexesOf(fields, isBright), (d) => [rim(d, '#fff3c0', 2.1)]),
    ...forAll(
      indexesOf(fields, ({ state }) => state === 'fame'),
      (d) => [rim(d, '#1c0f06', 3), rim(d, '#ffdc6a', 1.9, 1, '4.2 4')],
    ),
  ];
}

/** The way of a pawn over the fields, dotted. */
export function trail(from: number, steps: number): readonly Mark[] {
  const d = wayOf(from, steps);
  return [
    line(d, '#1c0f06', 4.4, { strokeOpacity: 0.8 }),
    line(d, '#ffd98a', 2.4, { strokeDasharray: '.1 5.4' }),
  ];
}
