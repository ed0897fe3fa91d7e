import { capital, counted, joined } from '@/engine/core/wording';
import type { Equipment, FormulaId } from '../cards';
import { LAST_ROUND, MISSIONS, WISDOM_GOAL, type Kind, type Thing } from '../data';
import { isCity, isMine, type Bearing, type Land, type Tile } from '../map';
import type { FigureId } from '../state';
import {
  abilities,
  alchemists,
  cities,
  equipment,
  extensions,
  extra,
  homunculi,
  kinds,
  missions,
  names,
  onTerrain,
  price,
  stones,
  terrains,
  things,
} from './en-names';
import { reasons, rules } from './en-rules';
import { gestureIn } from './gesture';
import { costOf, doneAt, effectIn, isHomeOf, placeIn, thingsIn, total } from './parts';
import type { MateriaPrimaText } from './text';

const and = (words: readonly string[]) => joined(words, 'and');
const aThing = (thing: Thing) => (thing === 'soul' ? 'a soul stone' : things[thing]);
const formulas = (count: number, kind: Kind) =>
  counted(count, `${kinds[kind]} formula`, `${kinds[kind]} formulas`);
const aFormula = (kind: Kind) => `${kind === 'equipment' ? 'an' : 'a'} ${kinds[kind]} formula`;

const thingsOf = thingsIn({
  and: 'and',
  nothing: 'nothing',
  counted: (count, thing) =>
    thing === 'soul' ? counted(count, 'soul stone', 'soul stones') : `${count} ${things[thing]}`,
});

const effect = effectIn({
  attack: 'attack',
  defence: 'defence',
  capacity: 'capacity',
  soul: 'makes a soul stone',
  abilities,
  extra,
});

function figure(id: FigureId): string {
  const called: Readonly<Record<FigureId, string>> = { ...alchemists, ...homunculi };
  return called[id];
}

function formula(id: FormulaId): string {
  const called: Readonly<Record<FormulaId, string>> = { ...homunculi, ...equipment, ...stones };
  return called[id];
}

function land(one: Land): string {
  if (isMine(one)) return `${things[one]} mine`;
  return isCity(one) ? cities[one] : terrains[one];
}

const side = (bearing: Bearing) => (bearing === 'middle' ? 'heart' : bearing);
const ofTile = (tile: Tile) => `of the ${names.tiles[tile]}`;

/** "the hills east of Hammerbreach" */
const place = placeIn({
  city: (city) => cities[city],
  mineBy: (mine, city) => `the ${land(mine)} by ${cities[city]}`,
  mineOf: (mine, tile) => `the ${land(mine)} ${ofTile(tile)}`,
  landBy: (terrain, bearing, city) => `the ${terrains[terrain]} ${bearing} of ${cities[city]}`,
  part: (bearing, tile) => `the ${side(bearing)} ${ofTile(tile)}`,
});

/** "in the hills east of Hammerbreach" */
const at = placeIn({
  city: (city) => `in ${cities[city]}`,
  mineBy: (mine, city) => `at the ${land(mine)} by ${cities[city]}`,
  mineOf: (mine, tile) => `at the ${land(mine)} ${ofTile(tile)}`,
  landBy: (terrain, bearing, city) => `${onTerrain[terrain]} ${bearing} of ${cities[city]}`,
  part: (bearing, tile) => `in the ${side(bearing)} ${ofTile(tile)}`,
});

const gear = (pieces: readonly Equipment[]) => and(pieces.map((piece) => `the ${equipment[piece]}`));

const gesture = gestureIn({
  equip: (id, changes) => `Equip ${figure(id)}: ${and(changes)}`,
  shift: (id, changes) => `Shift elements with ${figure(id)}: ${and(changes)}`,
  pack: (changes) => capital(and(changes)),
  on: (pieces) => `put on ${gear(pieces)}`,
  off: (pieces) => `put away ${gear(pieces)}`,
  taken: (elements) => `take ${thingsOf(elements)} along`,
  left: (elements) => `leave ${thingsOf(elements)} in the tower`,
  drop: (id, dropped) => `Drop ${thingsOf(dropped)} with ${figure(id)}`,
  loot: (elements) => `Take ${thingsOf(elements)} from the ground`,
});

const cost = (id: FormulaId) => and(costOf(id).map((thing) => things[thing]));

export const en: MateriaPrimaText = {
  ...names,
  title: 'Materia Prima',
  unit: () => 'wisdom',
  tagline:
    'Mine, carry, transmute, and fight for the Philosopher’s Stone, with a secret mission up your sleeve.',
  begins: 'By the rulebook the players agree on it, usually on the youngest.',
  place,
  at,
  land,
  figure,
  formula,
  thingsOf,
  extra,
  effect,
  cost,
  price,
  options: {
    map: {
      name: 'Map',
      help: 'Decides whether the seven tiles are laid at random or as a fixed, fair map for a first game.',
      values: ['At random', 'For beginners'],
    },
    pickUp: {
      name: 'Picking up',
      help: 'Decides how much of what lies on a hex one Extract takes up.',
      values: ['One thing an action', 'All that fits'],
    },
    alchemists: {
      name: 'Alchemists',
      help: 'Decides whether the alchemists are picked in turn or dealt.',
      values: ['Picked', 'Dealt'],
    },
    soullessWins: {
      name: 'Soulless victory',
      help: 'Decides whether a player without a soul stone can win by wisdom when another ends the game.',
      values: ['Only those with a soul can win', 'The soulless can win'],
    },
    endAt25: {
      name: 'Early end',
      help: `Decides whether the game also ends after a turn in which somebody has ${WISDOM_GOAL} wisdom.`,
      values: ['Only by a mission', `Also at ${WISDOM_GOAL} wisdom`],
    },
    endAt60: {
      name: 'Last round',
      help: `Decides whether the game ends after round ${LAST_ROUND} at the latest. The rulebook knows no such end: this rule is ours, since without it a few games among bots never end.`,
      values: [`Round ${LAST_ROUND}`, 'No last round'],
    },
  },
  questions: {
    alchemist: () => 'Pick your alchemist.',
    mission: () => 'Choose the mission you keep.',
    place: () => 'Choose a free hex for your tower and your alchemist.',
    turn: () => 'Choose an action, or end your turn.',
    drop: ({ figure: id }) => `${figure(id)} may drop more. Choose, or finish.`,
    pack: ({ figure: id, isEquip }) =>
      isEquip ? `Choose what ${figure(id)} takes along.` : `Choose the elements ${figure(id)} carries.`,
    loot: ({ figure: id }) => `${figure(id)} cannot carry everything. Choose what to take.`,
    keep: ({ kind, isFirst }) =>
      isFirst ? `Choose ${aFormula(kind)} to keep.` : `Choose another ${kinds[kind]} formula to keep.`,
    discard: ({ left }) => `Your hand is too large. Discard ${counted(left, 'formula', 'formulas')}.`,
  },
  moves: {
    pick: ({ alchemist }) => `Pick ${alchemists[alchemist]}`,
    choose: ({ mission }) => `Keep the mission ${missions[mission]}`,
    place: ({ hex }, _, seen) => doneAt('Place the tower', hex, seen, at),
    move: ({ figure: id, to }, _, seen) =>
      isHomeOf(seen, id, to)
        ? `Move ${figure(id)} home to the tower`
        : doneAt(`Move ${figure(id)}`, to, seen, (...goal) => `to ${place(...goal)}`),
    mine: ({ figure: id }) => `Extract from the mine with ${figure(id)}`,
    pickUp: ({ figure: id, thing }) =>
      thing === null ? `Take up what fits with ${figure(id)}` : `Take up ${aThing(thing)} with ${figure(id)}`,
    drop: ({ figure: id, thing }) => `Drop ${aThing(thing)} with ${figure(id)}`,
    put: ({ thing }) => `Drop ${aThing(thing)} too`,
    attack: ({ figure: id, target }) => `Attack ${figure(target)} with ${figure(id)}`,
    loot: ({ element }) => `Take ${things[element]} from the ground`,
    equip: ({ figure: id }) => `Equip ${figure(id)}`,
    shift: () => 'Shift elements between card and tower',
    doff: ({ equipment: piece }) => `Put the ${equipment[piece]} away`,
    don: ({ equipment: piece }) => `Put the ${equipment[piece]} on`,
    take: ({ element }) => `Take ${things[element]} along`,
    convert: ({ into, pay }) => `Convert ${and(pay.map((element) => things[element]))} into ${things[into]}`,
    transmute: ({ formula: id, wear, dissolve }) => {
      const rest = wear ? ' and wear it' : dissolve ? ` and dissolve the ${homunculi[dissolve]}` : '';
      return `Transmute ${formula(id)}${rest}`;
    },
    research: ({ kind }) => `Research ${kinds[kind]} formulas`,
    keep: ({ formula: id }) => `Keep ${formula(id)}`,
    discard: ({ formula: id }) => `Discard ${formula(id)}`,
    buy: ({ pay }) => `Buy the extension for ${thingsOf(pay)}`,
    activate: ({ extension, figure: id }) =>
      id === null ? `Use the ${extensions[extension]}` : `Use the ${extensions[extension]} for ${figure(id)}`,
    done: () => 'Leave it at that',
    endTurn: () => 'End the turn',
  },
  gesture,
  facts: {
    began: ({ first, market }, who) => {
      const open = market.flatMap((extension) => (extension ? [extensions[extension]] : []));
      return `The first turn went to ${who(first)}. The cities offered ${and(open)}.`;
    },
    dealt: ({ seat, alchemist, missions: pair }, who) => {
      const secret = pair ? `the missions ${and(pair.map((one) => missions[one]))}` : 'two missions';
      return `${who(seat)} was dealt ${and([...(alchemist ? [alchemists[alchemist]] : []), secret])}.`;
    },
    formulasDealt: ({ seat, formulas: hand }, who) =>
      `${who(seat)} was dealt ${hand ? `the formulas ${and(hand.map(formula))}` : 'three formulas'}.`,
    picked: ({ seat, alchemist }, who) => `${who(seat)} picked ${alchemists[alchemist]}.`,
    chose: ({ seat, mission }, who) =>
      mission ? `${who(seat)} kept the mission ${missions[mission]}.` : `${who(seat)} kept a mission.`,
    placed: ({ seat, hex, ...spot }, who) => `${who(seat)} placed the tower ${at(hex, spot)}.`,
    turnBegan: ({ seat, round }, who) => `${who(seat)} began round ${round}.`,
    moved: ({ figure: id, to, isHome, ...spot }) =>
      `${figure(id)} went ${isHome ? 'home to the tower' : `to ${place(to, spot)}`}.`,
    mined: ({ figure: id, element, count }) => `${figure(id)} extracted ${count} ${things[element]}.`,
    pickedUp: ({ figure: id, things: taken }) => `${figure(id)} took up ${thingsOf(taken)}.`,
    dropped: ({ figure: id, thing, hex, ...spot }) =>
      `${figure(id)} dropped ${aThing(thing)} ${at(hex, spot)}.`,
    fought: ({ figure: id, target, attack, defence, isWon }) =>
      `${figure(id)} attacked ${figure(target)}: ${total(attack)} against ${total(defence)}, ${isWon ? 'a victory' : 'beaten off'}.`,
    beaten: ({ seat, figure: id, lost, soul }, who) => {
      const gone = id in alchemists ? `${figure(id)} was sent home` : `${who(seat)} lost the ${figure(id)}`;
      const fate =
        soul === 'taken' ? ' A soul stone was taken.' : soul === 'dropped' ? ' A soul stone fell.' : '';
      return `${gone} and left ${thingsOf(lost)}.${fate}`;
    },
    looted: ({ figure: id, elements }) => `${figure(id)} looted ${thingsOf(elements)}.`,
    packed: ({ figure: id, elements, worn, isEquip }) => {
      const gear =
        isEquip && worn.length > 0 ? ` and wears ${and(worn.map((piece) => equipment[piece]))}` : '';
      return `${figure(id)} now carries ${thingsOf(elements)}${gear}.`;
    },
    converted: ({ seat, into, pay }, who) => `${who(seat)} converted ${thingsOf(pay)} into ${things[into]}.`,
    transmuted: ({ seat, formula: id, isWorn }, who) =>
      `${who(seat)} transmuted ${formula(id)}${isWorn ? ' and wears it' : ''}.`,
    dissolved: ({ seat, figure: id }, who) => `${who(seat)} dissolved the ${figure(id)}.`,
    stoneMade: ({ seat }, who) => `${who(seat)} has made the Philosopher’s Stone!`,
    turned: ({ seat, isSoulless }, who) =>
      isSoulless ? `${who(seat)} has no soul stone left.` : `${who(seat)} has a soul again.`,
    researched: ({ seat, kind, count, formulas: seen }, who) =>
      `${who(seat)} looked at ${formulas(count, kind)}${seen ? `: ${and(seen.map(formula))}` : ''}.`,
    kept: ({ seat, kind, formula: id }, who) => `${who(seat)} kept ${id ? formula(id) : aFormula(kind)}.`,
    discarded: ({ seat, kind, formula: id }, who) =>
      `${who(seat)} discarded ${id ? formula(id) : aFormula(kind)}.`,
    bought: ({ seat, city, extension, pay }, who) =>
      `${who(seat)} bought the ${extensions[extension]} in ${cities[city]} for ${thingsOf(pay)}.`,
    opened: ({ city, extension }) =>
      extension
        ? `${cities[city]} now offers the ${extensions[extension]}.`
        : `${cities[city]} has nothing more to offer.`,
    activated: ({ seat, extension, figure: id }, who) =>
      `${who(seat)} used the ${extensions[extension]}${id ? ` for ${figure(id)}` : ''}.`,
    fulfilled: ({ seat, mission }, who) => `${who(seat)} fulfilled the mission ${missions[mission]}!`,
    ended: ({ why, by }, who) => {
      if (why === 'rounds') return `After ${LAST_ROUND} rounds the game was over.`;
      const ender = by === null ? 'Nobody' : who(by);
      return why === 'mission'
        ? `${ender} ended the game.`
        : `${WISDOM_GOAL} wisdom was reached: the game was over.`;
    },
  },
  reasons,
  lines: {
    elements: 'Elements of level 3',
    homunculi: 'Homunculi',
    equipment: 'Equipment',
    fragments: 'Fragments',
    stone: 'Philosopher’s Stone',
    souls: 'Soul stones',
    extensions: 'Extensions',
    mission: 'Mission',
  },
  lineNote: ({ what, points }) => {
    const mission = MISSIONS.find((one) => one === what);
    return mission ? `${missions[mission]}, ${points > 0 ? 'fulfilled' : 'not fulfilled'}` : null;
  },
  sections: {
    components: 'Elements, alchemists and dice',
    map: 'The map',
    setup: 'Setting up',
    turn: 'Your turn',
    tower: 'In your tower',
    city: 'In a city',
    fight: 'Fighting',
    missions: 'Missions',
    end: 'End and wisdom',
    secrecy: 'Open and hidden',
  },
  rules,
};
