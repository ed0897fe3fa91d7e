import { frenchOf as of } from '@/engine/core/wording';
import { GLORIA_CARDS, HAND_AT_START, HAND_LIMIT } from '../data';
import { names, say } from './fr-names';
import { reasons, rules, sections } from './fr-rules';
import { costOf } from '../queries/cards';
import { purchasePrice } from '../queries/market';
import { fameForSteps, fieldAfter } from '../queries/ring';
import { destination, fieldAhead, hasCards, laidOut, proceeds, rubble } from './parts';
import type { AlchemirusText } from './text';
import { cover } from '../cover';

export const fr: AlchemirusText = {
  ...cover.text.fr,
  ...names,
  questions: {
    draw: () => 'Piochez une carte, ou échangez l’une des vôtres avec la banque.',
    move: () => 'Choisissez une case pour votre pion.',
    build: () => 'Choisissez un bâtiment de votre main, ou arrêtez-vous là.',
    harvest: () => 'Faire votre récolte, ou y renoncer ?',
    grow: ({ left }) =>
      `Les cartes ne suffisent pas pour toute la récolte. Choisissez un bâtiment : il reste ${say.cardCount(left)}.`,
    transport: () => 'Portez une marchandise à son prochain bâtiment, ou arrêtez-vous là.',
    transmute: () => 'Choisissez un bâtiment qui transmute, ou arrêtez-vous là.',
    sell: () => 'Vendez une marchandise, ou terminez la vente.',
    gifts: () => `Donner ${say.giftCards} pour ${say.fameOf(1)}, ou les garder ?`,
    spirit: () => 'Déplacez l’Esprit : il ne peut pas rester où il est.',
    rob: () => 'Prendre une carte au hasard à quelqu’un qui a un Domo, ou y renoncer ?',
    pay: ({ purpose, left }) =>
      purpose === 'limit'
        ? `Vous pouvez garder ${HAND_LIMIT} cartes. Choisissez ${say.cardCount(left)} à défausser.`
        : `Choisissez ${say.cardCount(left)} à défausser ${say.paidFor[purpose]}.`,
    offer: ({ seller, good, price: paid }, who) =>
      `${who(seller)} vend ${say.aGood[good]}. L’acheter pour ${say.cardCount(purchasePrice(paid))}, ou renoncer ?`,
    end: () => 'Terminez votre tour ; avant, jouez une Gloria si vous le pouvez et le voulez.',
  },
  moves: {
    draw: () => 'Piocher une carte',
    exchange: ({ take, give }) => `Prendre ${say.a(take)} à la banque et défausser ${say.a(give)}`,
    place: ({ field: index }) => `Poser le pion sur la case ${say.field(index)}`,
    go: ({ steps }, _, table) => {
      const to = fieldAhead(table, steps);
      const way = to === null ? `Avancer ${say.by(steps)}` : `Aller à la case ${say.field(to)}`;
      return way + (fameForSteps(steps) > 0 ? ` pour ${say.fameOf(1)}` : '');
    },
    build: ({ building, demolish }, _, table) => {
      const what = `${say.a(building)} pour ${say.cardCount(costOf(building))}`;
      return demolish === null
        ? `Construire ${what}`
        : `Démolir ${say.theBuilding(demolish, table)} et construire ${what}`;
    },
    pay: ({ card }) => `Défausser ${say.a(card)}`,
    harvest: () => 'Faire la récolte',
    grow: ({ plot: index }, _, table) => `Récolter ${say.inPlot(index, table)}`,
    carry: ({ from, good, to }) =>
      `Porter ${say.theGood[good]} de la ${say.plot(from)} ${say.toThe(destination(good))} de la ${say.plot(to)}`,
    transmute: ({ plot: index }, _, table) => `Transmuter ${say.inPlot(index, table)}`,
    sell: (move) =>
      `Vendre ${say.theGood[move.good]} de la ${say.plot(move.from)} dans ${say.a(move.at)} pour ${say.amount(proceeds(move), move.currency)}`,
    give: () => `Donner ${say.giftCards} pour ${say.fameOf(1)}`,
    haunt: ({ place, isForHand }) =>
      isForHand
        ? `Défausser toute votre main et déplacer l’Esprit ${say.toPlace(place)}`
        : `Déplacer l’Esprit ${say.toPlace(place)}`,
    rob: ({ seat }, who) => `Prendre une carte au hasard dans la main ${of(who(seat))}`,
    buy: ({ plot: index }, _, table) => `Acheter pour ${say.thePlot(index, table)}`,
    gloria: () => `Jouer une Gloria et ${GLORIA_CARDS} autres cartes pour ${say.fameOf(1)}`,
    done: () => 'En rester là',
  },
  facts: {
    began: ({ first, bank }, who) => `Le premier tour est revenu à ${who(first)}.${say.bankWords(bank)}`,
    dealt: ({ seat, cards }, who) =>
      `${who(seat)} a reçu ${say.cardCount(HAND_AT_START)}${cards ? ` : ${say.cardsOf(cards)}` : ''}.`,
    turnBegan: ({ seat, turn }, who) => `${who(seat)} a commencé la manche ${turn}.`,
    drew: ({ seat, cards, count, why }, who) =>
      `${who(seat)} a pioché ${cards ? say.seen(cards) : say.cardCount(count)}${say.drawnFor[why]}.`,
    exchanged: ({ seat, take, give }, who) =>
      `${who(seat)} a pris ${say.a(take)} à la banque et a défaussé ${say.a(give)}.`,
    bankFilled: ({ bank }) =>
      hasCards(bank)
        ? `La banque offrait alors ${say.cardsOf(laidOut(bank))}.`
        : 'La banque est restée vide.',
    reshuffled: ({ count }) =>
      count === 1
        ? 'La pioche était vide ; la seule carte à mélanger en a formé une nouvelle.'
        : `La pioche était vide ; ${count} cartes mélangées en ont formé une nouvelle.`,
    placed: ({ seat, field: index }, who) => `${who(seat)} a posé son pion sur la case ${say.field(index)}.`,
    moved: ({ seat, from, steps, fame }, who) =>
      `${who(seat)} a avancé ${say.by(steps)} jusqu’à la case ${say.field(fieldAfter(from, steps))}${fame > 0 ? `, pour ${say.fameOf(fame)}` : ''}.`,
    built: ({ seat, building, demolished }, who) => {
      const cost = `pour ${say.cardCount(costOf(building))}`;
      if (!demolished) return `${who(seat)} a construit ${say.a(building)} ${cost}.`;
      const { building: old, freed } = rubble(demolished.cards);
      return `${who(seat)} a démoli ${say.a(old)} et a construit ${say.a(building)} ${cost}.${say.freedWords(freed)}`;
    },
    paid: ({ seat, card, purpose }, who) => `${who(seat)} a défaussé ${say.a(card)} ${say.paidFor[purpose]}.`,
    harvested: ({ seat, goods: grown }, who) => `${who(seat)} a récolté ${say.goodsOf(grown)}.`,
    carried: ({ seat, good }, who) =>
      `${who(seat)} a porté ${say.aGood[good]} dans ${say.a(destination(good))}.`,
    transmuted: ({ seat, into, discarded }, who) => {
      if (into === 'gold')
        return `${who(seat)} a transmuté une teinture et du métal en or !${discarded ? ` L’une des deux cartes a été défaussée : ${say.a(discarded)}.` : ''}`;
      const change = into === 'tincture' ? 'une herbe en teinture' : 'du minerai en métal';
      return `${who(seat)} a transmuté ${change}.`;
    },
    sold: ({ seat, good, at, currency, amount: count, card }, who) => {
      const sale = `${who(seat)} a vendu ${say.aGood[good]} dans ${say.a(at)} pour ${say.amount(count, currency)}.`;
      return card ? `${sale} Sa carte a été défaussée : ${say.a(card)}.` : sale;
    },
    bought: ({ seat, from, good, price: paid, plot: index }, who) =>
      `${who(seat)} a acheté ${say.aGood[good]} à ${who(from)} contre ${say.cardCount(paid)}, pour sa ${say.plot(index)}.`,
    earned: ({ seat, by: means, fame }, who) =>
      `${who(seat)} a gagné ${say.fameOf(fame)} grâce à ${means === 'gifts' ? 'des dons' : 'une Gloria'}.`,
    haunted: ({ seat, from, to, discarded }, who) => {
      const hand = discarded.length > 0 ? `a défaussé toute sa main (${say.cardsOf(discarded)}) et ` : '';
      return `${who(seat)} ${hand}a déplacé l’Esprit ${say.fromPlace(from)} ${say.toPlace(to)}.`;
    },
    robbed: ({ seat, from, card }, who) =>
      `${who(seat)} a pris une carte au hasard dans la main ${of(who(from))}${card ? ` : ${say.a(card)}` : ''}.`,
    goalReached: ({ seat }, who) =>
      `${who(seat)} a atteint la renommée voulue : cette manche est devenue la dernière.`,
    ended: () => 'La dernière manche est achevée, et la partie aussi.',
  },
  reasons,
  turnName: ({ began }) => (began?.type === 'turnBegan' ? `Manche ${began.turn}` : null),
  lines: {
    sale: 'Renommée des ventes',
    gifts: 'Renommée des dons',
    gloria: 'Renommée de Gloria',
    steps: 'Renommée payée pour les longs trajets',
  },
  tieBreak: ({ own, other }) => `avec les bâtiments les plus chers, ${own} contre ${other}`,
  sections,
  rules,
  effects: {
    horten: 'Récolte : s’il est vide, il reçoit une herbe.',
    metalle: 'Récolte : si elle est vide, elle reçoit du minerai.',
    pergula: `Vente : vend ${names.stallLimits.pergula} : ${say.prices('pergula')}.`,
    alembic: 'Transmutation : change une herbe en teinture.',
    fornax: 'Transmutation : change du minerai en métal.',
    domo: `Piochez 1 carte quand votre pion arrive sur ${say.domoFields}.`,
    taberna: `Vente : vend ${names.stallLimits.taberna} : ${say.prices('taberna')}.`,
    labrium: 'Transmutation : change une teinture et du métal en or.',
    donarium: `Vente : vend ${names.stallLimits.donarium} pour ${say.goldPrice}.`,
    gloria: `Fin de votre tour : défaussez-la avec ${GLORIA_CARDS} autres cartes pour ${say.fameOf(1)} ; ce n’est pas un bâtiment.`,
  },
  fieldEffects: {
    build: 'Construisez de votre main tout ce que vous pouvez payer.',
    harvest: 'Chaque Horten vide reçoit une herbe, chaque Metalle vide du minerai.',
    transport: 'Portez l’herbe à un Alembic, le minerai à une Fornax, teinture et métal à un Labrium.',
    spirit: 'Il faut déplacer l’Esprit ; il n’y a de place que pour un pion.',
    transmutation: 'Vos Alembic, Fornax et Labrium transmutent ce qu’ils portent.',
    sale: 'Vendez avec Pergula, Taberna et Donarium, pour des cartes ou de la renommée.',
    gifts: `Défaussez ${say.giftCards} pour ${say.fameOf(1)}, une fois par visite.`,
  },
  hauntings: {
    labrium: 'Aucun Labrium ne produit d’or.',
    alembic: 'Aucun Alembic ne produit de teinture.',
    horten: 'Aucun Horten ne donne d’herbe.',
    metalle: 'Aucune Metalle ne donne de minerai.',
    fornax: 'Aucune Fornax ne produit de métal.',
    domo: 'Aucun Domo ne donne de carte.',
  },
  currencies: { cards: 'cartes', fame: 'renommée' },
};
