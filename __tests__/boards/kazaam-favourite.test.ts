import { creatureMarks } from '@/components/boards/kazaam/art/creature-marks';
import { SEAL } from '@/components/boards/kazaam/art/favourite-marks';
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

const isSeal = (mark: Mark) => mark.type === 'group' && mark.marks === SEAL;
const drawn = (seat = ANNA, isAlive = false) =>
  creatureMarks({ ...boardOf(view, seat), theme: 'dark', isSmall: false, isAlive }).map((layer) =>
    'print' in layer ? [] : layer,
  );
const seals = (...sketch: Parameters<typeof drawn>) =>
  drawn(...sketch)
    .flat()
    .filter(isSeal).length;

test('a board shows the favourite homunculus behind its empty places', () => {
  const prints = drawn().map((marks) => marks.flatMap((mark) => (mark.type === 'group' ? [mark.marks] : [])));
  const { board } = boardOf(view, ANNA);
  for (const [index, place] of PLACES.entries()) {
    const isPrinted = prints[index]?.includes(partMarks('bone', place));
    expect([place, isPrinted]).toEqual([place, board[place] === null]);
  }
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
