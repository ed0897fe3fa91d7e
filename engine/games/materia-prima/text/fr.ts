import { sum } from '@/engine/core/list';
import { capital, frenchCounted as counted, frenchOf as of, joined } from '@/engine/core/wording';
import type { Equipment, FormulaId } from '../cards';
import type { Extension, Kind, Thing } from '../data';
import { LAST_ROUND, WISDOM_GOAL } from '../ends';
import { isAlchemist } from '../queries/figures';
import type { FigureId } from '../state';
import { bearings, FEMININE, names, ofTile, theTerrain } from './fr-names';
import { gestureIn } from './gesture';
import { reasons, rules } from './fr-rules';
import { calledBy, doneAt, effectIn, missionNote, onOffer, placeIn, thingsIn, walkIn } from './parts';
import type { MateriaPrimaText } from './text';
import { cover } from '../cover';

const OF_KIND: Readonly<Record<Kind, string>> = {
  homunculus: 'd’homoncule',
  equipment: 'd’équipement',
  stone: 'de la Pierre',
};

/** "du Feu", "une pierre d’âme". */
const SOME: Readonly<Record<Thing, string>> = {
  water: 'de l’Eau',
  earth: 'de la Terre',
  air: 'de l’Air',
  fire: 'du Feu',
  iron: 'du Fer',
  sulphur: 'du Soufre',
  glass: 'du Verre',
  copper: 'du Cuivre',
  mercury: 'du Mercure',
  regia: 'de l’Eau régale',
  platinum: 'du Platine',
  gold: 'de l’Or',
  soul: 'une pierre d’âme',
};

const and = (words: readonly string[]) => joined(words, 'et');
const aFormula = (kind: Kind) => `une formule ${OF_KIND[kind]}`;
const formulas = (count: number, kind: Kind) => `${counted(count, 'formule', 'formules')} ${OF_KIND[kind]}`;

const called = calledBy(names, {
  and,
  mine: (element) => `mine ${/^[AE]/.test(names.things[element]) ? 'd’' : 'de '}${names.things[element]}`,
});
const { formula, land } = called;

const thingsOf = thingsIn({
  and: 'et',
  nothing: 'rien',
  things: names.things,
  souls: (count) => counted(count, 'pierre d’âme', 'pierres d’âme'),
});

/** "a laissé 2 Feu", "n’a rien laissé". */
const does = (verb: string, nothing: string, what: readonly Thing[]) =>
  what.length > 0 ? `${verb} ${thingsOf(what)}` : nothing;
const left = (what: readonly Thing[]) => does('a laissé', 'n’a rien laissé', what);

const effect = effectIn({
  attack: 'attaque',
  defence: 'défense',
  capacity: 'capacité',
  soul: 'crée une pierre d’âme',
  abilities: names.abilities,
  extra: names.extra,
});

/** The h of "Hydre" is mute, that of "Héron" and "Harnois" is not. */
function article(name: string, isFeminine: boolean): string {
  if (/^([aeiouéèêœ]|hy)/i.test(name)) return 'l’';
  return isFeminine ? 'la ' : 'le ';
}

const withArticle = (id: FormulaId | Extension, name: string) => article(name, FEMININE.has(id)) + name;
const theFormula = (id: FormulaId) => withArticle(id, formula(id));
const theExtension = (id: Extension) => withArticle(id, names.extensions[id]);
const theFigure = (id: FigureId) => (isAlchemist(id) ? names.alchemists[id] : theFormula(id));
const TheFigure = (id: FigureId) => capital(theFigure(id));

/** "les collines à l’est de Hammerbreach" */
const place = placeIn({
  city: (city) => names.cities[city],
  mineBy: (mine, city) => `la ${land(mine)} près de ${names.cities[city]}`,
  mineOf: (mine, tile) => `la ${land(mine)} ${ofTile[tile]}`,
  landBy: (terrain, bearing, city) =>
    `${theTerrain[terrain]} ${bearings[bearing][2]} de ${names.cities[city]}`,
  part: (bearing, tile) => `${bearings[bearing][0]} ${ofTile[tile]}`,
});

/** "dans les collines à l’est de Hammerbreach" */
const at = placeIn({
  city: (city) => `à ${names.cities[city]}`,
  mineBy: (mine, city) => `à la ${land(mine)} près de ${names.cities[city]}`,
  mineOf: (mine, tile) => `à la ${land(mine)} ${ofTile[tile]}`,
  landBy: (terrain, bearing, city) =>
    `dans ${theTerrain[terrain]} ${bearings[bearing][2]} de ${names.cities[city]}`,
  part: (bearing, tile) => `${bearings[bearing][1]} ${ofTile[tile]}`,
});

const walk = walkIn({
  home: (id) => `Ramener ${theFigure(id)} au donjon`,
  away: (id) => `Déplacer ${theFigure(id)}`,
  to: (...goal) => `vers ${place(...goal)}`,
});

const gear = (pieces: readonly Equipment[]) => and(pieces.map(theFormula));

const gesture = gestureIn({
  equip: (id, changes) => `Équiper ${theFigure(id)} : ${and(changes)}`,
  shift: (id, changes) => `Transférer des éléments entre ${theFigure(id)} et le donjon : ${and(changes)}`,
  pack: (changes) => capital(and(changes)),
  on: (pieces) => `porter ${gear(pieces)}`,
  off: (pieces) => `ranger ${gear(pieces)}`,
  taken: (elements) => `emporter ${thingsOf(elements)}`,
  left: (elements) => `laisser ${thingsOf(elements)} au donjon`,
  drop: (id, dropped) => `Déposer ${thingsOf(dropped)} avec ${theFigure(id)}`,
  loot: (elements) => `Prendre ${thingsOf(elements)} dans le butin`,
});

export const fr: MateriaPrimaText = {
  ...cover.text.fr,
  ...names,
  ...called,
  theFigure,
  place,
  at,
  thingsOf,
  effect,
  questions: {
    alchemist: () => 'Choisissez votre alchimiste.',
    mission: () => 'Choisissez la mission que vous gardez.',
    place: () => 'Choisissez une case libre pour votre donjon et votre alchimiste.',
    turn: () => 'Choisissez une action, ou finissez votre tour.',
    drop: ({ figure: id }) => `${TheFigure(id)} peut déposer autre chose. Choisissez, ou terminez.`,
    pack: ({ figure: id, isEquip }) =>
      isEquip
        ? `Choisissez ce que prend ${theFigure(id)}.`
        : `Choisissez les éléments que transportera ${theFigure(id)}.`,
    loot: ({ figure: id }) => `${TheFigure(id)} ne peut pas tout transporter. Choisissez quoi prendre.`,
    keep: ({ kind, isFirst }) =>
      isFirst
        ? `Choisissez ${aFormula(kind)} à garder.`
        : `Choisissez une autre formule ${OF_KIND[kind]} à garder.`,
    discard: ({ left: count }) => `Vous avez trop de formules en main. Défaussez-en ${count}.`,
  },
  moves: {
    pick: ({ alchemist }) => `Choisir ${names.alchemists[alchemist]}`,
    choose: ({ mission }) => `Garder la mission ${names.missions[mission]}`,
    place: ({ hex }, _, seen) => doneAt('Placer le donjon', hex, seen, at),
    move: (move, _, seen) => walk(move, seen),
    mine: ({ figure: id }) => `Extraire de la mine avec ${theFigure(id)}`,
    pickUp: ({ figure: id, thing }) =>
      `Ramasser ${thing === null ? 'tout ce qui est possible' : SOME[thing]} avec ${theFigure(id)}`,
    drop: ({ figure: id, thing }) => `Déposer ${SOME[thing]} avec ${theFigure(id)}`,
    put: ({ thing }) => `Déposer aussi ${SOME[thing]}`,
    attack: ({ figure: id, target }) => `Attaquer ${theFigure(target)} avec ${theFigure(id)}`,
    loot: ({ element }) => `Prendre ${SOME[element]} dans le butin`,
    equip: ({ figure: id }) => `Équiper ${theFigure(id)}`,
    shift: () => 'Transférer des éléments entre l’alchimiste et le donjon',
    doff: ({ equipment: piece }) => `Ranger ${theFormula(piece)}`,
    don: ({ equipment: piece }) => `Porter ${theFormula(piece)}`,
    take: ({ element }) => `Prendre ${SOME[element]} dans le donjon`,
    convert: ({ into, pay }) =>
      `Convertir ${and(pay.map((element) => names.things[element]))} en ${names.things[into]}`,
    transmute: ({ formula: id, wear, dissolve }) => {
      const rest = dissolve ? ` et dissoudre ${theFormula(dissolve)}` : '';
      return `Transmuter ${wear ? 'et porter ' : ''}${theFormula(id)}${rest}`;
    },
    research: ({ kind }) => `Rechercher des formules ${OF_KIND[kind]}`,
    keep: ({ formula: id }) => `Garder ${theFormula(id)}`,
    discard: ({ formula: id }) => `Défausser ${theFormula(id)}`,
    buy: ({ pay }) => `Acheter l’extension pour ${thingsOf(pay)}`,
    activate: ({ extension, figure: id }) =>
      `Utiliser ${theExtension(extension)}${id === null ? '' : ` pour ${theFigure(id)}`}`,
    done: () => 'En rester là',
    endTurn: () => 'Finir le tour',
  },
  gesture,
  facts: {
    began: ({ first, market }, who) =>
      `Le premier tour est revenu à ${who(first)}. Les villes proposaient ${and(onOffer(market, names.extensions))}.`,
    dealt: ({ seat, alchemist, missions: pair }, who) => {
      const secret = pair ? `les missions ${and(pair.map((one) => names.missions[one]))}` : 'deux missions';
      return `${who(seat)} a reçu ${and([...(alchemist ? [names.alchemists[alchemist]] : []), secret])}.`;
    },
    formulasDealt: ({ seat, formulas: hand }, who) =>
      `${who(seat)} a reçu ${hand ? `les formules ${and(hand.map(formula))}` : 'trois formules'}.`,
    picked: ({ seat, alchemist }, who) => `${who(seat)} a choisi ${names.alchemists[alchemist]}.`,
    chose: ({ seat, mission }, who) =>
      `${who(seat)} a gardé ${mission ? `la mission ${names.missions[mission]}` : 'une mission'}.`,
    placed: ({ seat, hex, ...spot }, who) => `${who(seat)} a placé son donjon ${at(hex, spot)}.`,
    turnBegan: ({ seat, round }, who) => `Manche ${round} : le tour ${of(who(seat))} a commencé.`,
    moved: ({ figure: id, to, isHome, ...spot }) =>
      `${TheFigure(id)} a rejoint ${isHome ? 'son donjon' : place(to, spot)}.`,
    mined: ({ figure: id, element, count }) =>
      `${TheFigure(id)} a extrait ${count} ${names.things[element]}.`,
    pickedUp: ({ figure: id, things: taken }) => `${TheFigure(id)} a ramassé ${thingsOf(taken)}.`,
    dropped: ({ figure: id, thing, hex, ...spot }) =>
      `${TheFigure(id)} a déposé ${SOME[thing]} ${at(hex, spot)}.`,
    fought: ({ figure: id, target, attack, defence, isWon }) =>
      `${TheFigure(id)} a attaqué ${theFigure(target)} : ${sum(attack)} contre ${sum(defence)}, attaque ${isWon ? 'réussie' : 'repoussée'}.`,
    beaten: ({ seat, figure: id, lost, soul }, who) => {
      const gone = isAlchemist(id)
        ? `${names.alchemists[id]} a dû rentrer au donjon et ${left(lost)}.`
        : `${who(seat)} a perdu ${theFigure(id)}, qui ${left(lost)}.`;
      const fate =
        soul === 'taken'
          ? ' Une pierre d’âme a changé de mains.'
          : soul === 'dropped'
            ? ' Une pierre d’âme est tombée.'
            : '';
      return gone + fate;
    },
    looted: ({ figure: id, elements }) =>
      `${TheFigure(id)} ${does('a pris comme butin', 'n’a pris aucun butin', elements)}.`,
    packed: ({ figure: id, elements, worn, isEquip }) => {
      const gear = isEquip && worn.length > 0 ? ` et porte ${and(worn.map(theFormula))}` : '';
      return `${TheFigure(id)} ${does('transporte désormais', 'ne transporte rien', elements)}${gear}.`;
    },
    converted: ({ seat, into, pay }, who) =>
      `${who(seat)} a converti ${thingsOf(pay)} en ${names.things[into]}.`,
    transmuted: ({ seat, formula: id, isWorn }, who) =>
      `${who(seat)} a transmuté ${isWorn ? 'et équipé ' : ''}${theFormula(id)}.`,
    dissolved: ({ seat, figure: id }, who) => `${who(seat)} a dissous ${theFigure(id)}.`,
    stoneMade: ({ seat }, who) => `${who(seat)} a créé la Pierre philosophale !`,
    turned: ({ seat, isSoulless }, who) =>
      isSoulless ? `${who(seat)} n’a plus de pierre d’âme.` : `${who(seat)} a retrouvé une âme.`,
    researched: ({ seat, kind, count, formulas: seen }, who) =>
      `${who(seat)} a regardé ${formulas(count, kind)}${seen ? ` : ${and(seen.map(formula))}` : ''}.`,
    kept: ({ seat, kind, formula: id }, who) =>
      `${who(seat)} a gardé ${id ? theFormula(id) : aFormula(kind)}.`,
    discarded: ({ seat, kind, formula: id }, who) =>
      `${who(seat)} a défaussé ${id ? theFormula(id) : aFormula(kind)}.`,
    bought: ({ seat, city, extension, pay }, who) =>
      `${who(seat)} a acheté ${theExtension(extension)} à ${names.cities[city]} pour ${thingsOf(pay)}.`,
    opened: ({ city, extension }) =>
      extension
        ? `${names.cities[city]} propose maintenant ${theExtension(extension)}.`
        : `${names.cities[city]} n’a plus rien à proposer.`,
    activated: ({ seat, extension, figure: id }, who) =>
      `${who(seat)} a utilisé ${theExtension(extension)}${id ? ` pour ${theFigure(id)}` : ''}.`,
    fulfilled: ({ seat, mission }, who) => `${who(seat)} a accompli la mission ${names.missions[mission]} !`,
    ended: ({ why, by }, who) => {
      if (why === 'rounds') return `Après ${LAST_ROUND} manches, la partie s’est terminée.`;
      if (why === 'wisdom') return `${WISDOM_GOAL} points de sagesse atteints : la partie s’est terminée.`;
      return by === null ? 'Personne n’a terminé la partie.' : `${who(by)} a terminé la partie.`;
    },
  },
  reasons,
  turnName: ({ began }) => (began?.type === 'turnBegan' ? `Manche ${began.round}` : null),
  lines: {
    elements: 'Éléments de niveau 3',
    homunculi: 'Homoncules',
    equipment: 'Équipements',
    fragments: 'Fragments',
    stone: 'Pierre philosophale',
    souls: 'Pierres d’âme',
    extensions: 'Extensions',
    mission: 'Mission',
  },
  lineNote: missionNote(names.missions, 'accomplie', 'non accomplie'),
  tieBreak: ({ merit }) => (merit === 'soul' ? 'pour avoir gardé une âme' : 'pour avoir mis fin à la partie'),
  sections: {
    components: 'Éléments, alchimistes et dés',
    map: 'Le plateau',
    setup: 'Mise en place',
    turn: 'Votre tour',
    tower: 'Dans votre donjon',
    city: 'Dans une ville',
    fight: 'Le combat',
    missions: 'Les missions',
    end: 'Fin et sagesse',
    secrecy: 'Visible et secret',
  },
  rules,
};
