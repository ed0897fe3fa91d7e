import { sum } from '@/engine/core/list';
import { capital, counted, italianTo as to, joined } from '@/engine/core/wording';
import type { Equipment, FormulaId } from '../cards';
import type { Extension, Kind, Thing } from '../data';
import { LAST_ROUND, WISDOM_GOAL } from '../ends';
import { isAlchemist } from '../queries/figures';
import type { FigureId } from '../state';
import { bearings, FEMININE, names, ofTile, onTerrain, theTerrain } from './it-names';
import { gestureIn } from './gesture';
import { reasons, rules } from './it-rules';
import { calledBy, doneAt, effectIn, missionNote, onOffer, placeIn, thingsIn, walkIn } from './parts';
import type { MateriaPrimaText } from './text';
import { cover } from '../cover';

const OF_KIND: Readonly<Record<Kind, string>> = {
  homunculus: 'di homunculus',
  equipment: 'di equipaggiamento',
  stone: 'della Pietra',
};

const and = (words: readonly string[]) => joined(words, 'e');
const aThing = (thing: Thing) => (thing === 'soul' ? 'una pietra anima' : names.things[thing]);
const aFormula = (kind: Kind) => `una formula ${OF_KIND[kind]}`;
const formulas = (count: number, kind: Kind) => `${counted(count, 'formula', 'formule')} ${OF_KIND[kind]}`;

const called = calledBy(names, {
  and,
  mine: (element) => `miniera ${/^A/.test(names.things[element]) ? 'd’' : 'di '}${names.things[element]}`,
});
const { formula, land } = called;

const thingsOf = thingsIn({
  and: 'e',
  nothing: 'niente',
  things: names.things,
  souls: (count) => counted(count, 'pietra anima', 'pietre anima'),
});

/** "porta 2 Fuoco", "non porta niente". */
const does = (verb: string, what: readonly Thing[]) =>
  `${what.length === 0 ? 'non ' : ''}${verb} ${thingsOf(what)}`;

const effect = effectIn({
  attack: 'attacco',
  defence: 'difesa',
  capacity: 'capacità',
  soul: 'crea una pietra anima',
  abilities: names.abilities,
  extra: names.extra,
});

function article(name: string, isFeminine: boolean): string {
  if (/^[aeiou]/i.test(name)) return 'l’';
  if (isFeminine) return 'la ';
  return /^(s[^aeiou]|z|gn|ps)/i.test(name) ? 'lo ' : 'il ';
}

const withArticle = (id: FormulaId | Extension, name: string) => article(name, FEMININE.has(id)) + name;
const theFormula = (id: FormulaId) => withArticle(id, formula(id));
const theExtension = (id: Extension) => withArticle(id, names.extensions[id]);
const theFigure = (id: FigureId) => (isAlchemist(id) ? names.alchemists[id] : theFormula(id));
const TheFigure = (id: FigureId) => capital(theFigure(id));

/** "le colline a est di Hammerbreach" */
const place = placeIn({
  city: (city) => names.cities[city],
  mineBy: (mine, city) => `la ${land(mine)} vicino a ${names.cities[city]}`,
  mineOf: (mine, tile) => `la ${land(mine)} ${ofTile[tile]}`,
  landBy: (terrain, bearing, city) =>
    `${theTerrain[terrain]} ${bearings[bearing][2]} di ${names.cities[city]}`,
  part: (bearing, tile) => `${bearings[bearing][0]} ${ofTile[tile]}`,
});

/** "sulle colline a est di Hammerbreach" */
const at = placeIn({
  city: (city) => `a ${names.cities[city]}`,
  mineBy: (mine, city) => `alla ${land(mine)} vicino a ${names.cities[city]}`,
  mineOf: (mine, tile) => `alla ${land(mine)} ${ofTile[tile]}`,
  landBy: (terrain, bearing, city) =>
    `${onTerrain[terrain]} ${bearings[bearing][2]} di ${names.cities[city]}`,
  part: (bearing, tile) => `${bearings[bearing][1]} ${ofTile[tile]}`,
});

const walk = walkIn({
  home: (id) => `Riporta ${theFigure(id)} alla torre`,
  away: (id) => `Muovi ${theFigure(id)}`,
  to: at,
});

const gear = (pieces: readonly Equipment[]) => and(pieces.map(theFormula));

const gesture = gestureIn({
  equip: (id, changes) => `Equipaggia ${theFigure(id)}: ${and(changes)}`,
  shift: (id, changes) => `Sposta elementi tra ${theFigure(id)} e la torre: ${and(changes)}`,
  pack: (changes) => capital(and(changes)),
  on: (pieces) => `indossa ${gear(pieces)}`,
  off: (pieces) => `riponi ${gear(pieces)}`,
  taken: (elements) => `prendi ${thingsOf(elements)}`,
  left: (elements) => `lascia ${thingsOf(elements)} nella torre`,
  drop: (id, dropped) => `Scarta ${thingsOf(dropped)} con ${theFigure(id)}`,
  loot: (elements) => `Prendi ${thingsOf(elements)} dal bottino`,
});

export const it: MateriaPrimaText = {
  ...cover.text.it,
  ...names,
  ...called,
  theFigure,
  place,
  at,
  thingsOf,
  effect,
  questions: {
    alchemist: () => 'Scegli il tuo alchimista.',
    mission: () => 'Scegli la missione da tenere.',
    place: () => 'Scegli un esagono libero per la torre e l’alchimista.',
    turn: () => 'Scegli un’azione, oppure finisci il turno.',
    drop: ({ figure: id }) => `${TheFigure(id)} può scartare altro. Scegli, oppure concludi.`,
    pack: ({ figure: id, isEquip }) =>
      isEquip
        ? `Scegli che cosa prende ${theFigure(id)}.`
        : `Scegli gli elementi che porterà ${theFigure(id)}.`,
    loot: ({ figure: id }) => `${TheFigure(id)} non può portare tutto. Scegli che cosa prendere.`,
    keep: ({ kind, isFirst }) =>
      isFirst ? `Scegli ${aFormula(kind)} da tenere.` : `Scegli un’altra formula ${OF_KIND[kind]} da tenere.`,
    discard: ({ left }) => `Hai troppe formule in mano. Scartane ${left}.`,
  },
  moves: {
    pick: ({ alchemist }) => `Scegli ${names.alchemists[alchemist]}`,
    choose: ({ mission }) => `Tieni la missione ${names.missions[mission]}`,
    place: ({ hex }, _, seen) => doneAt('Metti la torre', hex, seen, at),
    move: (move, _, seen) => walk(move, seen),
    mine: ({ figure: id }) => `Estrai dalla miniera con ${theFigure(id)}`,
    pickUp: ({ figure: id, thing }) =>
      `Raccogli ${thing === null ? 'quello che ci sta' : aThing(thing)} con ${theFigure(id)}`,
    drop: ({ figure: id, thing }) => `Scarta ${aThing(thing)} con ${theFigure(id)}`,
    put: ({ thing }) => `Scarta anche ${aThing(thing)}`,
    attack: ({ figure: id, target }) => `Attacca ${theFigure(target)} con ${theFigure(id)}`,
    loot: ({ element }) => `Prendi ${names.things[element]} dal bottino`,
    equip: ({ figure: id }) => `Equipaggia ${theFigure(id)}`,
    shift: () => 'Sposta elementi tra alchimista e torre',
    doff: ({ equipment: piece }) => `Riponi ${theFormula(piece)}`,
    don: ({ equipment: piece }) => `Indossa ${theFormula(piece)}`,
    take: ({ element }) => `Prendi ${names.things[element]} dalla torre`,
    convert: ({ into, pay }) =>
      `Converti ${and(pay.map((element) => names.things[element]))} in ${names.things[into]}`,
    transmute: ({ formula: id, wear, dissolve }) => {
      const rest = dissolve ? ` e dissolvi ${theFormula(dissolve)}` : '';
      return `Trasmuta ${wear ? 'e indossa ' : ''}${theFormula(id)}${rest}`;
    },
    research: ({ kind }) => `Ricerca formule ${OF_KIND[kind]}`,
    keep: ({ formula: id }) => `Tieni ${theFormula(id)}`,
    discard: ({ formula: id }) => `Scarta ${theFormula(id)}`,
    buy: ({ pay }) => `Acquista l’ampliamento per ${thingsOf(pay)}`,
    activate: ({ extension, figure: id }) =>
      `Usa ${theExtension(extension)}${id === null ? '' : ` per ${theFigure(id)}`}`,
    done: () => 'Va bene così',
    endTurn: () => 'Finisci il turno',
  },
  gesture,
  facts: {
    began: ({ first, market }, who) =>
      `Il primo turno è toccato ${to(who(first))}. Le città offrivano ${and(onOffer(market, names.extensions))}.`,
    dealt: ({ seat, alchemist, missions: pair }, who) => {
      const secret = pair ? `le missioni ${and(pair.map((one) => names.missions[one]))}` : 'due missioni';
      return `${who(seat)} ha ricevuto ${and([...(alchemist ? [names.alchemists[alchemist]] : []), secret])}.`;
    },
    formulasDealt: ({ seat, formulas: hand }, who) =>
      `${who(seat)} ha ricevuto ${hand ? `le formule ${and(hand.map(formula))}` : 'tre formule'}.`,
    picked: ({ seat, alchemist }, who) => `${who(seat)} ha scelto ${names.alchemists[alchemist]}.`,
    chose: ({ seat, mission }, who) =>
      `${who(seat)} ha tenuto ${mission ? `la missione ${names.missions[mission]}` : 'una missione'}.`,
    placed: ({ seat, hex, ...spot }, who) => `${who(seat)} ha messo la torre ${at(hex, spot)}.`,
    turnBegan: ({ seat, round }, who) => `Round ${round}: è cominciato il turno di ${who(seat)}.`,
    moved: ({ figure: id, to, isHome, ...spot }) =>
      `${TheFigure(id)} ha raggiunto ${isHome ? 'la sua torre' : place(to, spot)}.`,
    mined: ({ figure: id, element, count }) =>
      `${TheFigure(id)} ha estratto ${count} ${names.things[element]}.`,
    pickedUp: ({ figure: id, things: taken }) => `${TheFigure(id)} ha raccolto ${thingsOf(taken)}.`,
    dropped: ({ figure: id, thing, hex, ...spot }) =>
      `${TheFigure(id)} ha scartato ${aThing(thing)} ${at(hex, spot)}.`,
    fought: ({ figure: id, target, attack, defence, isWon }) =>
      `${TheFigure(id)} ha attaccato ${theFigure(target)}: ${sum(attack)} contro ${sum(defence)}, attacco ${isWon ? 'riuscito' : 'respinto'}.`,
    beaten: ({ seat, figure: id, lost, soul }, who) => {
      const gone = isAlchemist(id)
        ? `${names.alchemists[id]} ha dovuto tornare alla torre e ${does('ha lasciato', lost)}.`
        : `${who(seat)} ha perso ${theFigure(id)}, che ${does('ha lasciato', lost)}.`;
      const fate =
        soul === 'taken'
          ? ' Una pietra anima è passata di mano.'
          : soul === 'dropped'
            ? ' Una pietra anima è caduta a terra.'
            : '';
      return gone + fate;
    },
    looted: ({ figure: id, elements }) => `${TheFigure(id)} ${does('ha preso come bottino', elements)}.`,
    packed: ({ figure: id, elements, worn, isEquip }) => {
      const gear = isEquip && worn.length > 0 ? ` e indossa ${and(worn.map(theFormula))}` : '';
      return `Ora ${theFigure(id)} ${does('porta', elements)}${gear}.`;
    },
    converted: ({ seat, into, pay }, who) =>
      `${who(seat)} ha convertito ${thingsOf(pay)} in ${names.things[into]}.`,
    transmuted: ({ seat, formula: id, isWorn }, who) =>
      `${who(seat)} ha trasmutato ${isWorn ? 'e indossato ' : ''}${theFormula(id)}.`,
    dissolved: ({ seat, figure: id }, who) => `${who(seat)} ha dissolto ${theFigure(id)}.`,
    stoneMade: ({ seat }, who) => `${who(seat)} ha creato la Pietra Filosofale!`,
    turned: ({ seat, isSoulless }, who) =>
      isSoulless ? `${who(seat)} non ha più pietre anima.` : `${who(seat)} ha di nuovo un’anima.`,
    researched: ({ seat, kind, count, formulas: seen }, who) =>
      `${who(seat)} ha guardato ${formulas(count, kind)}${seen ? `: ${and(seen.map(formula))}` : ''}.`,
    kept: ({ seat, kind, formula: id }, who) =>
      `${who(seat)} ha tenuto ${id ? theFormula(id) : aFormula(kind)}.`,
    discarded: ({ seat, kind, formula: id }, who) =>
      `${who(seat)} ha scartato ${id ? theFormula(id) : aFormula(kind)}.`,
    bought: ({ seat, city, extension, pay }, who) =>
      `${who(seat)} ha acquistato ${theExtension(extension)} a ${names.cities[city]} per ${thingsOf(pay)}.`,
    opened: ({ city, extension }) =>
      extension
        ? `${names.cities[city]} offre ora ${theExtension(extension)}.`
        : `${names.cities[city]} non ha più niente da offrire.`,
    activated: ({ seat, extension, figure: id }, who) =>
      `${who(seat)} ha usato ${theExtension(extension)}${id ? ` per ${theFigure(id)}` : ''}.`,
    fulfilled: ({ seat, mission }, who) =>
      `${who(seat)} ha completato la missione ${names.missions[mission]}!`,
    ended: ({ why, by }, who) => {
      if (why === 'rounds') return `Dopo ${LAST_ROUND} round la partita è finita.`;
      if (why === 'wisdom') return `Raggiunti ${WISDOM_GOAL} punti saggezza: la partita è finita.`;
      return by === null ? 'Nessuno ha chiuso la partita.' : `${who(by)} ha chiuso la partita.`;
    },
  },
  reasons,
  turnName: ({ began }) => (began?.type === 'turnBegan' ? `Round ${began.round}` : null),
  lines: {
    elements: 'Elementi di livello 3',
    homunculi: 'Homunculi',
    equipment: 'Equipaggiamenti',
    fragments: 'Frammenti',
    stone: 'Pietra Filosofale',
    souls: 'Pietre anima',
    extensions: 'Ampliamenti',
    mission: 'Missione',
  },
  lineNote: missionNote(names.missions, 'completata', 'non completata'),
  tieBreak: ({ merit }) => (merit === 'soul' ? 'perché ha ancora un’anima' : 'perché ha chiuso la partita'),
  sections: {
    components: 'Elementi, alchimisti e dadi',
    map: 'La mappa',
    setup: 'Preparazione',
    turn: 'Il tuo turno',
    tower: 'Nella tua torre',
    city: 'In una città',
    fight: 'Combattere',
    missions: 'Missioni',
    end: 'Fine e saggezza',
    secrecy: 'Scoperto e segreto',
  },
  rules,
};
