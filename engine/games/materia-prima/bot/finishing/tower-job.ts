import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { COST, EQUIPMENT, STONE, type FormulaId, type Stone } from '../../cards';
import { EXTENSION, MOST_WORN, type Element } from '../../data';
import { alchemistOf, isAlchemist, roomOf } from '../../queries/figures';
import type { Work } from './tower-work';
import { makingsOf, type Makings } from './element-makings';
import { HEXES, landAt, type Hex } from '../../map';
import { legal } from '../../moves/legal';
import { elementsOfCost, isEquipment, isWearable } from '../../queries/formulas';
import { lyingAt } from '../../queries/piles';
import {
  beginning,
  errandTo,
  isAble,
  isNear,
  leftAfter,
  readyExtension,
  type Errand,
  type Reach,
} from './turn-reach';
import { inBoxOrder } from '../../setup';
import type { Figure, MateriaPrimaMove, MateriaPrimaPlayer } from '../../state';
import { wealthOf } from '../../queries/tower';
import { countOf, merged, NO_ELEMENTS, stockOf } from '../../stock';

/** Work in the tower as it may be done within the turn. */
interface Job {
  /** How it goes on. */
  readonly moves: () => readonly MateriaPrimaMove[];
  /** What can still be done when it is done, at best. */
  readonly after: Reach;
}

type Moves = readonly MateriaPrimaMove[];

/** Null if there are not actions enough for it. */
export function jobOf(reach: Reach, work: Work): Job | null {
  const { table, player } = reach;
  const wanted = [...work.formulas.flatMap((formula) => elementsOfCost(COST[formula])), ...work.freight];
  if (!isThinkable(reach, work, wanted)) return null;
  const own = makingsOf(wealthOf(player), wanted, table.state.active);
  const bringers = bringersOf(reach, own);
  const stock = bringers.reduce((all, { figure }) => merged(all, figure.load), wealthOf(player));
  const best = makingsOf(stock, wanted, table.state.active);
  const errand = labourOf(reach, work, best);
  if (!errand || !isAble(helped(reach), errand.deeds)) return null;
  return {
    moves: () => movesFor(reach, work, { own, best, bringers }),
    after: afterWork(reach, work, best, errand),
  };
}

/** Whether he has actions enough, even if all that his figures carry were at home: quickly seen. */
function isThinkable(reach: Reach, { formulas }: Work, wanted: readonly Element[]): boolean {
  const { table, player } = reach;
  const [figure, transmute] = [helped(reach), formulas.length];
  if (player.home === null || !isNear(reach, figure, [player.home], { transmute })) return false;
  const all = player.figures.reduce((stock, { load }) => merged(stock, load), player.store);
  const { conversions } = makingsOf(all, wanted, table.state.active);
  return isNear(reach, figure, [player.home], { convert: conversions, transmute });
}

interface Means {
  /** With what the alchemist has, and with what others can bring him. */
  readonly own: Makings;
  readonly best: Makings;
  readonly bringers: readonly Errand[];
}

function movesFor(reach: Reach, work: Work, { own, best, bringers }: Means): Moves {
  if (best.missing.length > 0) return supplies(reach, best.missing);
  const alone = own.missing.length === 0 ? labourOf(reach, work, own) : null;
  const brought = bringers.flatMap((bringer) => beginning(reach, [bringer]));
  if (!alone || !isAble(helped(reach), alone.deeds)) return brought;
  return [...labour(reach, work, own, alone), ...brought];
}

/** The alchemist with the additional actions that an extension may still give him (MP-20). */
function helped({ table, seat, player, stables }: Reach): Figure {
  const alchemist = alchemistOf(player);
  const converts = readyExtension(table, seat, 'convert') ? (['convert'] as const) : [];
  const moves = stables ? (['move'] as const) : [];
  return { ...alchemist, extras: [...alchemist.extras, ...converts, ...moves] };
}

/** What the alchemist has to do for it himself. */
function labourOf(reach: Reach, { formulas }: Work, { conversions }: Makings): Errand | null {
  const { home } = reach.player;
  if (home === null) return null;
  const deeds = { convert: conversions, transmute: formulas.length };
  return errandTo(reach, alchemistOf(reach.player), [home], { deeds, next: { type: 'endTurn' } });
}

/** MP-13, MP-14 */
function labour(reach: Reach, { formulas }: Work, { lacking }: Makings, errand: Errand): Moves {
  const { table, seat, player } = reach;
  const { figure, deeds } = errand;
  const still = readyExtension(table, seat, 'convert');
  if (still && deeds.convert && !isAble(figure, deeds))
    return [{ type: 'activate', extension: still, figure: null }];
  if (figure.hex !== player.home) return beginning(reach, [errand]);
  return allowed(reach).filter((move) => {
    if (move.type === 'transmute') return formulas.includes(move.formula);
    return move.type === 'convert' && countOf(lacking, move.into) > 0;
  });
}

function allowed({ table }: Reach): Moves {
  const ask = asked(table);
  return ask ? legal(table, ask) : [];
}

/** Homunculi that can come home with something that is lacking there (MP-12). */
function bringersOf(reach: Reach, { lacking }: Makings): readonly Errand[] {
  const { home, figures } = reach.player;
  if (home === null) return [];
  return figures.flatMap((figure) => {
    const isUseful = figure.load.some((count, index) => count > 0 && at(lacking, index) > 0);
    if (isAlchemist(figure.id) || !isUseful) return [];
    const next: MateriaPrimaMove = { type: 'equip', figure: figure.id };
    const errand = errandTo(reach, figure, [home], { deeds: { equip: 1 }, next });
    return errand && isAble(figure, errand.deeds) ? [errand] : [];
  });
}

/** Where a level-1 element that is missing can still be had: from an extension, a mine or the ground. */
function supplies(reach: Reach, missing: readonly Element[]): Moves {
  const activations = allowed(reach).filter((move) => {
    const power = move.type === 'activate' ? EXTENSION[move.extension] : null;
    if (power?.type === 'produce') return missing.includes(power.element);
    return power?.type === 'pair' && power.elements.some((element) => missing.includes(element));
  });
  return [...activations, ...reach.player.figures.flatMap((figure) => extractions(reach, figure, missing))];
}

/** MP-9, MP-10 */
function extractions(reach: Reach, figure: Figure, missing: readonly Element[]): Moves {
  const { table, player } = reach;
  const { home } = player;
  if (home === null || roomOf(player, figure) === 0) return [];
  const isAll = table.options.pickUp === 'all';
  const deeds = { extract: 1, equip: isAlchemist(figure.id) ? 0 : 1 };
  const fetched = (hex: Hex, next: MateriaPrimaMove) => {
    const errand = errandTo(reach, figure, [hex, home], { deeds, next });
    return errand ? beginning(reach, [errand]) : [];
  };
  return missing.flatMap((thing) =>
    HEXES.filter((hex) => hex !== home).flatMap((hex) => {
      if (landAt(table.state.layout, hex) === thing) return fetched(hex, { type: 'mine', figure: figure.id });
      if (countOf(lyingAt(table.state, hex), thing) === 0) return [];
      return fetched(hex, { type: 'pickUp', figure: figure.id, thing: isAll ? null : thing });
    }),
  );
}

/** The player at home with all that was made; what he takes along of it, he takes without an action (MP-13). */
function afterWork(reach: Reach, { formulas, freight }: Work, { rest }: Makings, { deeds }: Errand): Reach {
  const alchemist = helped(reach);
  const used = [...(deeds.move ? ['move'] : []), ...(deeds.convert ? ['convert'] : [])];
  const figure: Figure = {
    ...alchemist,
    hex: reach.player.home ?? alchemist.hex,
    load: NO_ELEMENTS,
    actions: leftAfter(alchemist, deeds),
    extras: alchemist.extras.filter((one) => !used.includes(one)),
  };
  const figures = reach.player.figures.map((one) => (one.id === figure.id ? figure : one));
  const store = merged(rest, stockOf(freight));
  return { ...reach, player: { ...made(reach.player, formulas), figures, store }, mayShift: true };
}

function isStone(formula: FormulaId): formula is Stone {
  return formula in STONE;
}

function made(player: MateriaPrimaPlayer, formulas: Work['formulas']): MateriaPrimaPlayer {
  const gear = formulas.filter(isWearable);
  const pieces = [...player.worn, ...gear].slice(0, Math.max(MOST_WORN, player.worn.length));
  const paid = formulas.filter((formula) => COST[formula].includes('soul')).length;
  const won = formulas.filter((formula) => isEquipment(formula) && EQUIPMENT[formula].make === 'soul').length;
  const stones = formulas.filter(isStone);
  return {
    ...player,
    fragments: inBoxOrder([...player.fragments, ...stones]),
    worn: pieces,
    stored: [...player.stored, ...gear.filter((piece) => !pieces.includes(piece))],
    souls: player.souls - paid + won,
  };
}
