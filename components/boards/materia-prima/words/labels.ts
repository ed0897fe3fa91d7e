import type { TableSpeech } from '@/components/kit/speech';
import { allSeats, type Seat } from '@/engine/core/seat';
import { sum } from '@/engine/core/list';
import { say } from '@/engine/core/text';
import { capital } from '@/engine/core/wording';
import { FORMULA_LEVEL, HOMUNCULUS, type FormulaId } from '@/engine/games/materia-prima/cards';
import {
  ALCHEMIST,
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
  isSoulless,
} from '@/engine/games/materia-prima/queries/figures';
import { spotAt, type Hex } from '@/engine/games/materia-prima/map';
import { chanceOf, isVictory } from '@/engine/games/materia-prima/queries/fight';
import { cityAt, marketAt } from '@/engine/games/materia-prima/queries/city';
import { pilesAt } from '@/engine/games/materia-prima/queries/piles';
import type { Dice, Figure, FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { isEquipment, isHomunculus, kindOf } from '@/engine/games/materia-prima/queries/formulas';
import { elementsOf, sizeOf } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaText } from '@/engine/games/materia-prima/text/text';
import type { MateriaPrimaSeatView, MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { playerOf, standingOf, standingOn } from '../touch/situation';
import type { BoardWords } from './words';

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
export function lyingOn(ground: MateriaPrimaView, hex: Hex): readonly Thing[] {
  return pilesAt(ground, hex).flatMap(({ elements, souls }): readonly Thing[] => [
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

function cityWords({ text, words }: Speech, view: MateriaPrimaView, hex: Hex): Part {
  const city = cityAt(view, hex);
  if (!city) return null;
  const extension = marketAt(view, city);
  return list([
    words.offers(OFFERS[city].map((kind) => text.kinds[kind]).join(', ')),
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
  const player = playerOf(view, seat);
  const { souls, worn } = player;
  return [
    isSoulless(player) ? words.soulless : words.soulStones(souls),
    worn.length > 0 && words.wears(worn.map((piece) => text.equipment[piece]).join(', ')),
  ];
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

/** The skull side, to be read before it counts. */
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

/** How many formulas somebody holds. */
export function heldBy({ hand }: MateriaPrimaSeatView): number {
  return sum(KINDS.map((kind) => hand[kind]));
}

/** What everybody knows of somebody. */
export function playerLabel(speech: Speech, view: MateriaPrimaView, seat: Seat): string {
  const { text, words, who } = speech;
  const player = playerOf(view, seat);
  const { alchemist, wisdom, souls, fragments, extensions } = player;
  const homunculi = homunculiOf(player).length;
  return list([
    who(seat),
    alchemist && text.alchemists[alchemist],
    words.wisdom(wisdom),
    isSoulless(player) ? words.soulless : words.soulStones(souls),
    hasStone(player)
      ? words.hasStone
      : fragments.length > 0 && words.fragments(fragments.map((stone) => FORMULA_LEVEL[stone]).join(', ')),
    homunculi > 0 && words.homunculi(homunculi),
    words.formulas(heldBy(player)),
    extensions.length > 0 && words.extensions(extensions.length),
  ]);
}

/** How likely an attack is to win, from 0 to 1. */
export function oddsOf(view: MateriaPrimaView, attacker: FigureId, target: FigureId): number {
  const [one, other] = [standingOf(view, attacker), standingOf(view, target)];
  if (!one || !other) return 0;
  return chanceOf(
    { id: attacker, of: playerOf(view, one.seat) },
    { id: target, of: playerOf(view, other.seat) },
  );
}

/** How a fight came out, in a word. */
export function verdictOf({ words }: Speech, dice: Dice): string {
  return isVictory(dice) ? words.table.victory : words.table.repelled;
}
