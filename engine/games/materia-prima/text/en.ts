import { sum } from '@/engine/core/list';
import { capital, counted, joined } from '@/engine/core/wording';
import type { Equipment } from '../cards';
import type { Kind, Thing } from '../data';
import { LAST_ROUND, WISDOM_GOAL } from '../ends';
import type { Bearing, Tile } from '../map';
import { names, onTerrain } from './en-names';
import { reasons, rules } from './en-rules';
import { gestureIn } from './gesture';
import { calledBy, doneAt, effectIn, missionNote, onOffer, placeIn, thingsIn, walkIn } from './parts';
import type { MateriaPrimaText } from './text';
import { cover } from '../cover';

const and = (words: readonly string[]) => joined(words, 'and');
const aThing = (thing: Thing) => (thing === 'soul' ? 'a soul stone' : names.things[thing]);
const formulas = (count: number, kind: Kind) =>
  counted(count, `${names.kinds[kind]} formula`, `${names.kinds[kind]} formulas`);
const aFormula = (kind: Kind) => `${kind === 'equipment' ? 'an' : 'a'} ${names.kinds[kind]} formula`;

const called = calledBy(names, { and, mine: (element) => `${names.things[element]} mine` });
const { figure, formula, land } = called;

const thingsOf = thingsIn({
  and: 'and',
  nothing: 'nothing',
  things: names.things,
  souls: (count) => counted(count, 'soul stone', 'soul stones'),
});

const effect = effectIn({
  attack: 'attack',
  defence: 'defence',
  capacity: 'capacity',
  soul: 'makes a soul stone',
  abilities: names.abilities,
  extra: names.extra,
});

const side = (bearing: Bearing) => (bearing === 'middle' ? 'heart' : bearing);
const ofTile = (tile: Tile) => `of the ${names.tiles[tile]}`;

/** "the hills east of Hammerbreach" */
const place = placeIn({
  city: (city) => names.cities[city],
  mineBy: (mine, city) => `the ${land(mine)} by ${names.cities[city]}`,
  mineOf: (mine, tile) => `the ${land(mine)} ${ofTile(tile)}`,
  landBy: (terrain, bearing, city) => `the ${names.terrains[terrain]} ${bearing} of ${names.cities[city]}`,
  part: (bearing, tile) => `the ${side(bearing)} ${ofTile(tile)}`,
});

/** "in the hills east of Hammerbreach" */
const at = placeIn({
  city: (city) => `in ${names.cities[city]}`,
  mineBy: (mine, city) => `at the ${land(mine)} by ${names.cities[city]}`,
  mineOf: (mine, tile) => `at the ${land(mine)} ${ofTile(tile)}`,
  landBy: (terrain, bearing, city) => `${onTerrain[terrain]} ${bearing} of ${names.cities[city]}`,
  part: (bearing, tile) => `in the ${side(bearing)} ${ofTile(tile)}`,
});

const walk = walkIn({
  home: (id) => `Move ${figure(id)} home to the tower`,
  away: (id) => `Move ${figure(id)}`,
  to: (...goal) => `to ${place(...goal)}`,
});

const gear = (pieces: readonly Equipment[]) => and(pieces.map((piece) => `the ${names.equipment[piece]}`));

const gesture = gestureIn({
  equip: (id, changes) => `Equip ${figure(id)}: ${and(changes)}`,
  shift: (id, changes) => `Shift elements with ${figure(id)}: ${and(changes)}`,
  pack: (changes) => capital(and(changes)),
  on: (pieces) => `put on ${gear(pieces)}`,
  off: (pieces) => `put away ${gear(pieces)}`,
  taken: (elements) => `take ${thingsOf(elements)} along`,
  left: (elements) => `leave ${thingsOf(elements)} in the tower`,
  drop: (id, dropped) => `Drop ${thingsOf(dropped)} with ${figure(id)}`,
  loot: (elements) => `Take ${thingsOf(elements)} from the spoils`,
});

export const en: MateriaPrimaText = {
  ...cover.text.en,
  ...names,
  ...called,
  theFigure: figure,
  place,
  at,
  thingsOf,
  effect,
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
      isFirst ? `Choose ${aFormula(kind)} to keep.` : `Choose another ${names.kinds[kind]} formula to keep.`,
    discard: ({ left }) => `Your hand is too large. Discard ${counted(left, 'formula', 'formulas')}.`,
  },
  moves: {
    pick: ({ alchemist }) => `Pick ${names.alchemists[alchemist]}`,
    choose: ({ mission }) => `Keep the mission ${names.missions[mission]}`,
    place: ({ hex }, _, seen) => doneAt('Place the tower', hex, seen, at),
    move: (move, _, seen) => walk(move, seen),
    mine: ({ figure: id }) => `Extract from the mine with ${figure(id)}`,
    pickUp: ({ figure: id, thing }) =>
      thing === null ? `Take up what fits with ${figure(id)}` : `Take up ${aThing(thing)} with ${figure(id)}`,
    drop: ({ figure: id, thing }) => `Drop ${aThing(thing)} with ${figure(id)}`,
    put: ({ thing }) => `Drop ${aThing(thing)} too`,
    attack: ({ figure: id, target }) => `Attack ${figure(target)} with ${figure(id)}`,
    loot: ({ element }) => `Take ${names.things[element]} from the spoils`,
    equip: ({ figure: id }) => `Equip ${figure(id)}`,
    shift: () => 'Shift elements between card and tower',
    doff: ({ equipment: piece }) => `Put the ${names.equipment[piece]} away`,
    don: ({ equipment: piece }) => `Put the ${names.equipment[piece]} on`,
    take: ({ element }) => `Take ${names.things[element]} along`,
    convert: ({ into, pay }) =>
      `Convert ${and(pay.map((element) => names.things[element]))} into ${names.things[into]}`,
    transmute: ({ formula: id, wear, dissolve }) => {
      const rest = wear ? ' and wear it' : dissolve ? ` and dissolve the ${names.homunculi[dissolve]}` : '';
      return `Transmute ${formula(id)}${rest}`;
    },
    research: ({ kind }) => `Research ${names.kinds[kind]} formulas`,
    keep: ({ formula: id }) => `Keep ${formula(id)}`,
    discard: ({ formula: id }) => `Discard ${formula(id)}`,
    buy: ({ pay }) => `Buy the extension for ${thingsOf(pay)}`,
    activate: ({ extension, figure: id }) =>
      id === null
        ? `Use the ${names.extensions[extension]}`
        : `Use the ${names.extensions[extension]} for ${figure(id)}`,
    done: () => 'Leave it at that',
    endTurn: () => 'End the turn',
  },
  gesture,
  facts: {
    began: ({ first, market }, who) =>
      `The first turn went to ${who(first)}. The cities offered ${and(onOffer(market, names.extensions))}.`,
    dealt: ({ seat, alchemist, missions: pair }, who) => {
      const secret = pair ? `the missions ${and(pair.map((one) => names.missions[one]))}` : 'two missions';
      return `${who(seat)} was dealt ${and([...(alchemist ? [names.alchemists[alchemist]] : []), secret])}.`;
    },
    formulasDealt: ({ seat, formulas: hand }, who) =>
      `${who(seat)} was dealt ${hand ? `the formulas ${and(hand.map(formula))}` : 'three formulas'}.`,
    picked: ({ seat, alchemist }, who) => `${who(seat)} picked ${names.alchemists[alchemist]}.`,
    chose: ({ seat, mission }, who) =>
      mission ? `${who(seat)} kept the mission ${names.missions[mission]}.` : `${who(seat)} kept a mission.`,
    placed: ({ seat, hex, ...spot }, who) => `${who(seat)} placed the tower ${at(hex, spot)}.`,
    turnBegan: ({ seat, round }, who) => `${who(seat)} began round ${round}.`,
    moved: ({ figure: id, to, isHome, ...spot }) =>
      `${figure(id)} went ${isHome ? 'home to the tower' : `to ${place(to, spot)}`}.`,
    mined: ({ figure: id, element, count }) => `${figure(id)} extracted ${count} ${names.things[element]}.`,
    pickedUp: ({ figure: id, things: taken }) => `${figure(id)} took up ${thingsOf(taken)}.`,
    dropped: ({ figure: id, thing, hex, ...spot }) =>
      `${figure(id)} dropped ${aThing(thing)} ${at(hex, spot)}.`,
    fought: ({ figure: id, target, attack, defence, isWon }) =>
      `${figure(id)} attacked ${figure(target)}: ${sum(attack)} against ${sum(defence)}, ${isWon ? 'a victory' : 'beaten off'}.`,
    beaten: ({ seat, figure: id, lost, soul }, who) => {
      const gone =
        id in names.alchemists ? `${figure(id)} was sent home` : `${who(seat)} lost the ${figure(id)}`;
      const fate =
        soul === 'taken' ? ' A soul stone was taken.' : soul === 'dropped' ? ' A soul stone fell.' : '';
      return `${gone} and left ${thingsOf(lost)}.${fate}`;
    },
    looted: ({ figure: id, elements }) => `${figure(id)} looted ${thingsOf(elements)}.`,
    packed: ({ figure: id, elements, worn, isEquip }) => {
      const gear =
        isEquip && worn.length > 0 ? ` and wears ${and(worn.map((piece) => names.equipment[piece]))}` : '';
      return `${figure(id)} now carries ${thingsOf(elements)}${gear}.`;
    },
    converted: ({ seat, into, pay }, who) =>
      `${who(seat)} converted ${thingsOf(pay)} into ${names.things[into]}.`,
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
      `${who(seat)} bought the ${names.extensions[extension]} in ${names.cities[city]} for ${thingsOf(pay)}.`,
    opened: ({ city, extension }) =>
      extension
        ? `${names.cities[city]} now offers the ${names.extensions[extension]}.`
        : `${names.cities[city]} has nothing more to offer.`,
    activated: ({ seat, extension, figure: id }, who) =>
      `${who(seat)} used the ${names.extensions[extension]}${id ? ` for ${figure(id)}` : ''}.`,
    fulfilled: ({ seat, mission }, who) => `${who(seat)} fulfilled the mission ${names.missions[mission]}!`,
    ended: ({ why, by }, who) => {
      if (why === 'rounds') return `After ${LAST_ROUND} rounds the game was over.`;
      const ender = by === null ? 'Nobody' : who(by);
      return why === 'mission'
        ? `${ender} ended the game.`
        : `${WISDOM_GOAL} wisdom was reached: the game was over.`;
    },
  },
  reasons,
  turnName: ({ began }) => (began?.type === 'turnBegan' ? `Round ${began.round}` : null),
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
  lineNote: missionNote(names.missions, 'fulfilled', 'not fulfilled'),
  tieBreak: ({ merit }) => (merit === 'soul' ? 'by still having a soul' : 'by having ended the game'),
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
