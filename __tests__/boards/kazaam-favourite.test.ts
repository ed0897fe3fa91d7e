import { creatureLayers } from '@/components/boards/kazaam/art/creature-layers';
import { boxOf } from '@/components/boards/kazaam/art/places';
import { print } from '@/components/boards/kazaam/art/prints';
import { catalogue } from '@/components/boards/kazaam/drawn/catalogue';
import { partMarks } from '@/components/boards/kazaam/drawn/parts';
import { boardOf, type Situation } from '@/components/boards/kazaam/touch/intent';
import { factsLabel, labelOf, tileLabel, type Speech } from '@/components/boards/kazaam/words/labels';
import { BOARD_WORDS } from '@/components/boards/kazaam/words/words';
import type { Mark } from '@/components/kit/drawing/marks';
import { PLACES } from '@/engine/games/kazaam/data';
import { kazaam } from '@/engine/games/kazaam/game';
import { en } from '@/engine/games/kazaam/text/en';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { ANNA, BEN, scenario, tile } from '../engine/kazaam/scenario';

/** Severus prefers bone, Minerva fur. */
const view: KazaamView = kazaam.view(
  scenario({
    players: [
      {
        alchemist: 'severus',
        hand: ['bone tail', 'fur tail'],
        board: ['bone head', 'bone torso down', 'fur left-arm'],
      },
      { alchemist: 'minerva', board: ['bone head', 'fur torso'] },
    ],
  }),
  ANNA,
);
const speech: Speech = { language: 'en', text: en, words: BOARD_WORDS.en, who: (seat) => `Seat ${seat}` };
const situation: Situation = { view, moves: [], selection: null };

const shown = (seat = ANNA, isAlive = false) =>
  creatureLayers({ ...boardOf(view, seat), isSmall: false, isAlive }).flatMap((layer) =>
    'print' in layer ? [{ print: layer.print, box: layer.box ?? layer.print.box }] : [],
  );
const seals = (...sketch: Parameters<typeof shown>) =>
  shown(...sketch).filter((one) => one.print === print('seal')).length;

test('a board shows the favourite homunculus behind its empty places', () => {
  const [hollows, faint, ...tiles] = shown();
  expect([hollows?.print, faint?.print]).toEqual([print('slots'), print('faint-bone')]);
  // Every tile lies over the place where it is, and over no other one.
  const { board } = boardOf(view, ANNA);
  for (const place of PLACES) {
    const isCovered = tiles.some(({ box }) => `${box}` === `${boxOf(place)}`);
    expect([place, isCovered]).toEqual([place, board[place] !== null]);
  }
  const drawn = catalogue.drawn['faint-bone']!.layers as readonly (readonly Mark[])[];
  const parts = drawn.flat().flatMap((mark) => (mark.type === 'group' ? [mark.marks] : []));
  expect(parts).toEqual(PLACES.map((place) => partMarks('bone', place)));
});

test('tiles of it carry a seal on a board, also asleep, and on a creature that lives', () => {
  expect(seals(ANNA)).toBe(2);
  expect(seals(BEN)).toBe(1);
  expect(seals(ANNA, true)).toBe(2);
});

test('in a hand and in the discards it is the favourite of who looks, on a board that of its owner', () => {
  const told = BOARD_WORDS.en.favouriteTile;
  expect(tileLabel(speech, view, tile('bone tail'))).toContain(told);
  expect(tileLabel(speech, view, tile('fur tail'))).not.toContain(told);
  expect(factsLabel(speech, view, tile('bone tail'))).toContain(told);
  const label = (seat: typeof ANNA, place: 'head' | 'torso') =>
    labelOf(speech, situation, { type: 'place', seat, place });
  expect(label(ANNA, 'torso')).toContain(told);
  expect(label(BEN, 'head')).not.toContain(told);
  expect(label(BEN, 'torso')).toContain(told);
});
