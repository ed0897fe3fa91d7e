import type { Catalogue, Drawn } from '@/components/kit/drawing/catalogue';
import { times } from '@/components/kit/drawing/geometry';
import { group, type Mark } from '@/components/kit/drawing/marks';
import { CARDS, type Card } from '@/engine/games/alchemirus/data';
import {
  BACK_BOX,
  boxOf,
  CARD_RATIO,
  CARD_UNITS,
  CUTS,
  DECK_BOX,
  DECK_STEP,
  LARGE_WINDOW,
  MINI,
  RIM,
  ROW,
  SHEET_BOX,
  SOCKET,
  windowBox,
  WINDOWS,
} from '../art/card-plan';
import { backOf } from './back-marks';
import { cardGround, rivets } from './card-marks';
import { cardScene } from './card-scene';
import { bankRow, discardsBed, miniCard, socket } from './small-card-marks';

type Entry = readonly [name: string, drawing: Drawn];

const BACK = backOf(100 * CARD_RATIO);

const windowOf = (card: Card, height: number): readonly Mark[] =>
  cardScene(card, { x: RIM, y: RIM, width: 200 - 2 * RIM, height });

/** As many cards as are seen of a pile, the upper one at the upper left. */
function pile(seen: number): readonly Mark[] {
  return times(seen, (index) => {
    const shift = (seen - 1 - index) * DECK_STEP;
    return group(`translate(${shift} ${shift})`, BACK);
  });
}

/** All pictures of a card, one after the other: much of them is alike. */
function picturesOf(card: Card): readonly Entry[] {
  return [
    [
      `window-${card}-large`,
      { layers: [windowOf(card, LARGE_WINDOW)], box: windowBox(LARGE_WINDOW), width: 110, isStretched: true },
    ],
    ...WINDOWS.map((height): Entry => [
      `window-${card}-${height}`,
      { layers: [windowOf(card, height)], box: windowBox(height), width: 60, isStretched: true },
    ]),
    [`mini-${card}`, { layers: [miniCard(card)], box: boxOf(MINI), width: 52, small: 46, isStretched: true }],
    [`row-${card}`, { layers: [bankRow(card)], box: boxOf(ROW), width: 108, isStretched: true }],
  ];
}

export const CARD_PRINTS: Catalogue['drawn'] = {
  ...Object.fromEntries(CARDS.flatMap(picturesOf)),
  ...Object.fromEntries(
    CUTS.map((cut) => [
      `sheet-${cut}`,
      { layers: [cardGround(CARD_UNITS, cut)], box: SHEET_BOX, width: 98, isStretched: true as const },
    ]),
  ),
  'sheet-large': {
    layers: [cardGround(CARD_UNITS, CUTS.length), rivets(CARD_UNITS)],
    box: SHEET_BOX,
    width: 180,
    isStretched: true,
  },
  back: { layers: [BACK], box: BACK_BOX, width: 90, isStretched: true },
  ...Object.fromEntries(
    times(4, (index) => [`deck-${index + 1}`, { layers: [pile(index + 1)], box: DECK_BOX, width: 42 }]),
  ),
  discards: { layers: (theme) => [discardsBed(theme)], box: [0, 0, 100, 152], width: 42 },
  socket: { layers: (theme) => [socket(theme, false)], box: boxOf(SOCKET), width: 66, isStretched: true },
  'socket-next': {
    layers: (theme) => [socket(theme, true)],
    box: boxOf(SOCKET),
    width: 66,
    isStretched: true,
  },
};
