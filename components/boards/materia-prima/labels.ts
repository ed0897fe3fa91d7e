import type { TableSpeech } from '@/components/kit/speech';
import { allSeats, type Seat } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import { capital } from '@/engine/core/wording';
import {
  EQUIPMENT_PIECES,
  FORMULA_LEVEL,
  HOMUNCULI,
  HOMUNCULUS,
  type Equipment,
  type FormulaId,
  type Homunculus,
} from '@/engine/games/materia-prima/cards';
import {
  ALCHEMIST,
  CITIES,
  KINDS,
  OFFERS,
  type Alchemist,
  type Gift,
  type Strength,
  type Thing,
} from '@/engine/games/materia-prima/data';
import {
  capacityOf,
  diceOf,
  hasStone,
  homunculiOf,
  isAlchemist,
} from '@/engine/games/materia-prima/queries/figures';
import { isCity, landAt, spotAt, type Hex } from '@/engine/games/materia-prima/map';
import { chanceToWin } from '@/engine/games/materia-prima/queries/odds';
import type { Figure, FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { kindOf } from '@/engine/games/materia-prima/steps';
import { elementsOf, sizeOf } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaText } from '@/engine/games/materia-prima/text/text';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { playerOf, standingOf, standingOn } from './situation';
import type { BoardWords } from './words/words';

/** Everything words are made of. */
export type Speech = TableSpeech<MateriaPrimaText, BoardWords>;

type Part = string | null | false | undefined;

export const list = (parts: readonly Part[], mark = ', ') => parts.filter(Boolean).join(mark);

/** A move in words, as the game says it. */
export function moveLabel({ text, who }: Speech, move: MateriaPrimaMove, seen?: MateriaPrimaView): string {
  return say(text.moves, move, who, seen);
}

export function questionLabel({ text, who }: Speech, { asked }: MateriaPrimaView): string | null {
  return asked && say(text.questions, asked.what, who);
}

/** "The Earth mine of the Blue Woods": no two hexes of a map have the same name. */
export function placeName({ text }: Speech, { layout }: MateriaPrimaView, hex: Hex): string {
  return capital(text.place(hex, spotAt(layout, hex)));
}

/** "at the Earth mine of the Blue Woods" */
export function whereabouts({ text }: Speech, { layout }: MateriaPrimaView, hex: Hex): string {
  return text.at(hex, spotAt(layout, hex));
}

/** What lies on a hex, whoever dropped it. */
export function lyingOn({ piles }: MateriaPrimaView, hex: Hex): readonly Thing[] {
  return piles
    .filter((pile) => pile.hex === hex)
    .flatMap(({ elements, souls }): readonly Thing[] => [
      ...elementsOf(elements),
      ...Array.from({ length: souls }, () => 'soul' as const),
    ]);
}

/** A hex with everything on it; the notes are what could be done there. */
export function hexLabel(
  speech: Speech,
  view: MateriaPrimaView,
  hex: Hex,
  notes: readonly Part[] = [],
): string {
  const { text, words } = speech;
  const lying = lyingOn(view, hex);
  return list([
    placeName(speech, view, hex),
    ...notes,
    towerOn(speech, view, hex),
    ...standingOn(view, hex).map(({ seat, figure }) => shortFigure(speech, seat, figure)),
    lying.length > 0 && words.lying(text.thingsOf(lying)),
    cityWords(speech, view, hex),
  ]);
}

function towerOn({ words, who }: Speech, { players }: MateriaPrimaView, hex: Hex): Part {
  const owner = allSeats(players.length).find((seat) => players[seat]?.home === hex);
  return owner === undefined ? null : words.towerOf(who(owner));
}

function shortFigure({ text, words, who }: Speech, seat: Seat, { id, load }: Figure): string {
  const name = words.figureOf(text.figure(id), who(seat));
  const carried = elementsOf(load);
  return carried.length === 0 ? name : `${name} ${words.carrying(text.thingsOf(carried))}`;
}

function cityWords({ text, words }: Speech, { layout, market }: MateriaPrimaView, hex: Hex): Part {
  const land = landAt(layout, hex);
  if (!isCity(land)) return null;
  const extension = market[CITIES.indexOf(land)] ?? null;
  return list([
    words.offers(OFFERS[land].map((kind) => text.kinds[kind]).join(', ')),
    extension && words.sells(text.extensions[extension]),
  ]);
}

/** A figure on the map with all that it can do and carries. */
export function figureLabel(speech: Speech, view: MateriaPrimaView, id: FigureId): string {
  const standing = standingOf(view, id);
  if (!standing) return speech.text.figure(id);
  const { text, words, who } = speech;
  const { seat, figure } = standing;
  const player = playerOf(view, seat);
  const isOwn = seat === view.turn;
  return list([
    words.figureOf(text.figure(id), who(seat)),
    whereabouts(speech, view, figure.hex),
    isOwn && actionWords(speech, view, figure),
    words.attack(diceOf(player, id, 'attack')),
    words.defence(diceOf(player, id, 'defence')),
    words.load(sizeOf(figure.load), capacityOf(player, id)),
    loadWords(speech, figure),
    ...(isAlchemist(id) ? alchemistWords(speech, view, seat) : []),
  ]);
}

function actionWords({ text, words }: Speech, { fresh }: MateriaPrimaView, figure: Figure): string {
  const { id, actions, extras } = figure;
  if (fresh.some((one) => one === id)) return words.actsNextTurn;
  const more = extras.map((action) => text.actions[action]);
  return list([words.actionsLeft(actions), more.length > 0 && words.additional(more.join(', '))], ' ');
}

function loadWords({ text, words }: Speech, { load }: Figure): string {
  const carried = elementsOf(load);
  return carried.length === 0 ? words.carriesNothing : words.carrying(text.thingsOf(carried));
}

function alchemistWords({ text, words }: Speech, view: MateriaPrimaView, seat: Seat): readonly Part[] {
  const { souls, worn } = playerOf(view, seat);
  return [
    souls === 0 ? words.soulless : words.soulStones(souls),
    worn.length > 0 && words.wears(worn.map((piece) => text.equipment[piece]).join(', ')),
  ];
}

const HOMUNCULUS_IDS: ReadonlySet<FormulaId> = new Set(HOMUNCULI);
const EQUIPMENT_IDS: ReadonlySet<FormulaId> = new Set(EQUIPMENT_PIECES);

export function isHomunculus(formula: FormulaId): formula is Homunculus {
  return HOMUNCULUS_IDS.has(formula);
}

export function isEquipment(formula: FormulaId): formula is Equipment {
  return EQUIPMENT_IDS.has(formula);
}

/** What a card gives besides its numbers; null if nothing. */
export function giftWords({ text }: Speech, { ability, extra }: Gift): string | null {
  return list([ability && text.abilities[ability], extra && text.extra(extra)]) || null;
}

export function strengthWords({ words }: Speech, { attack, defence, capacity, actions }: Strength): string {
  return list([
    words.attack(attack),
    words.defence(defence),
    words.capacity(capacity),
    words.actions(actions),
  ]);
}

/** MP-25: the skull side, to be read before it counts. */
export function soullessWords(speech: Speech, alchemist: Alchemist): string {
  return speech.words.sheets.soulless(strengthWords(speech, ALCHEMIST[alchemist].skull));
}

/** What a formula gives once it is transmuted. */
export function formulaEffect(speech: Speech, formula: FormulaId): string | null {
  if (isEquipment(formula)) return speech.text.effect(formula);
  if (!isHomunculus(formula)) return null;
  const card = HOMUNCULUS[formula];
  return list([strengthWords(speech, card), giftWords(speech, card)]);
}

/** A formula as it lies in a hand. */
export function formulaLabel(speech: Speech, formula: FormulaId): string {
  const { text, words } = speech;
  return list([
    text.formula(formula),
    text.kinds[kindOf(formula)],
    words.level(FORMULA_LEVEL[formula]),
    words.costs(text.cost(formula)),
    formulaEffect(speech, formula),
  ]);
}

/** What everybody knows of somebody. */
export function playerLabel(speech: Speech, view: MateriaPrimaView, seat: Seat): string {
  const { text, words, who } = speech;
  const player = playerOf(view, seat);
  const { alchemist, wisdom, souls, fragments, extensions } = player;
  const homunculi = homunculiOf(player).length;
  const formulas = KINDS.reduce((sum, kind) => sum + player.hand[kind], 0);
  return list([
    who(seat),
    alchemist && text.alchemists[alchemist],
    words.wisdom(wisdom),
    souls === 0 ? words.soulless : words.soulStones(souls),
    hasStone(player)
      ? words.hasStone
      : fragments.length > 0 && words.fragments(fragments.map((stone) => FORMULA_LEVEL[stone]).join(', ')),
    homunculi > 0 && words.homunculi(homunculi),
    words.formulas(formulas),
    extensions.length > 0 && words.extensions(extensions.length),
  ]);
}

/** How likely an attack is to win, from 0 to 1. */
export function oddsOf(view: MateriaPrimaView, attacker: FigureId, target: FigureId): number {
  const [one, other] = [standingOf(view, attacker), standingOf(view, target)];
  if (!one || !other) return 0;
  return chanceToWin(
    diceOf(playerOf(view, one.seat), attacker, 'attack'),
    diceOf(playerOf(view, other.seat), target, 'defence'),
  );
}
