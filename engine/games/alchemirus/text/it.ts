import { italianTo as to } from '@/engine/core/wording';
import { GIFT_CARDS, GLORIA_CARDS, HAND_AT_START, HAND_LIMIT } from '../data';
import {
  a,
  A_GOOD,
  amount,
  bankWords,
  cardCount,
  cardsOf,
  domoFields,
  DRAWN_FOR,
  fameOf,
  field,
  fieldCount,
  fields,
  freedWords,
  fromPlace,
  goldPrice,
  goods,
  goodsOf,
  inPlot,
  IT,
  ontoPlace,
  PAID_FOR,
  places,
  plain,
  plot,
  price,
  prices,
  seen,
  stallLimits,
  THE_GOOD,
  theBuilding,
  thePlot,
  toPlace,
  toThe,
} from './it-names';
import { reasons, rules, sections } from './it-rules';
import { costOf } from '../queries/cards';
import { purchasePrice } from '../queries/market';
import { fameForSteps, fieldAfter } from '../queries/ring';
import { CARD_NAMES, destination, fieldAhead, hasCards, laidOut, proceeds, rubble } from './parts';
import type { AlchemirusText } from './text';

export const it: AlchemirusText = {
  title: 'Alchemirus',
  unit: (count) => (count === 1 ? 'punto Fama' : 'punti Fama'),
  tagline:
    'Da un giardino e una bancarella fino all’oro e alla Fama, con uno Spirito geloso dei suoi segreti.',
  begins:
    'Secondo il regolamento comincia la persona più anziana, o chi ha avuto meno Fama nella partita precedente; oppure decide la sorte.',
  hadLeast: 'meno Fama la volta scorsa',
  options: {
    bank: {
      name: 'Banca',
      help: 'Stabilisce se accanto al mazzo ci sono cinque carte scoperte. All’inizio del turno, invece di pescare, puoi prenderne una in cambio di un’altra carta della tua mano.',
      values: ['Cinque carte scoperte', 'Senza banca'],
    },
    openMarket: {
      name: 'Mercato aperto',
      help: 'Stabilisce se gli altri possono comprare un prodotto che vendi in cambio di carte. Pagano una carta in più di quante ne ricevi tu.',
      values: ['Gli altri non comprano', 'Gli altri possono comprare'],
    },
    fameGoal: {
      name: 'Fama da raggiungere',
      help: 'Stabilisce con quanti punti Fama comincia l’ultimo round. Con 15 la partita è più breve.',
      values: ['20 punti Fama', '15 punti Fama'],
    },
  },
  questions: {
    draw: () => 'Pesca una carta, oppure scambiane una delle tue con la banca.',
    move: () => 'Scegli un campo per la tua pedina.',
    build: () => 'Scegli un edificio dalla tua mano, oppure smetti di costruire.',
    harvest: () => 'Fai il raccolto, oppure rinuncia.',
    grow: ({ left }) =>
      `Non ci sono abbastanza carte per tutto il raccolto. Scegli un edificio: ${left === 1 ? 'resta' : 'restano'} ${cardCount(left)}.`,
    transport: () => 'Porta un prodotto nel suo prossimo edificio, oppure smetti.',
    transmute: () => 'Scegli un edificio che trasmuta, oppure smetti.',
    sell: () => 'Vendi un prodotto, oppure termina la vendita.',
    gifts: () => `Dona ${cardCount(GIFT_CARDS)} per ${fameOf(1)}, oppure rinuncia.`,
    spirit: () => 'Sposta lo Spirito: non può restare dov’è.',
    rob: () => 'Prendi una carta a caso a chi ha un Domo, oppure rinuncia.',
    pay: ({ purpose, left }) =>
      purpose === 'limit'
        ? `Puoi tenere ${HAND_LIMIT} carte. Scegli ${cardCount(left)} da scartare.`
        : `Scegli ${cardCount(left)} da scartare ${PAID_FOR[purpose]}.`,
    offer: ({ seller, good, price: paid }, who) =>
      `${who(seller)} vende ${A_GOOD[good]}: ${IT[good]} compri per ${cardCount(purchasePrice(paid))} o rinunci?`,
    end: () => 'Termina il turno; prima, se puoi e vuoi, gioca una Gloria.',
  },
  moves: {
    draw: () => 'Pesca una carta dal mazzo',
    exchange: ({ take, give }) => `Prendi ${a(take)} dalla banca e scarta ${a(give)}`,
    place: ({ field: index }) => `Metti la pedina sul campo ${field(index)}`,
    go: ({ steps }, _, table) => {
      const to = fieldAhead(table, steps);
      const way = to === null ? `Avanza di ${fieldCount(steps)}` : `Vai al campo ${field(to)}`;
      return way + (fameForSteps(steps) > 0 ? ` per ${fameOf(1)}` : '');
    },
    build: ({ building, demolish }, _, table) => {
      const what = `${a(building)} per ${cardCount(costOf(building))}`;
      return demolish === null
        ? `Costruisci ${what}`
        : `Demolisci ${theBuilding(demolish, table)} e costruisci ${what}`;
    },
    pay: ({ card }) => `Scarta ${a(card)}`,
    harvest: () => 'Fai il raccolto',
    grow: ({ plot: index }, _, table) => `Raccogli ${inPlot(index, table)}`,
    carry: ({ from, good, to }) =>
      `Porta ${THE_GOOD[good]} dal ${plot(from)} ${toThe(destination(good))} del ${plot(to)}`,
    transmute: ({ plot: index }, _, table) => `Trasmuta ${inPlot(index, table)}`,
    sell: (move) =>
      `Vendi ${THE_GOOD[move.good]} del ${plot(move.from)} in ${a(move.at)} per ${amount(proceeds(move), move.currency)}`,
    give: () => `Dona ${cardCount(GIFT_CARDS)} per ${fameOf(1)}`,
    haunt: ({ place, isForHand }) =>
      isForHand
        ? `Scarta tutta la mano e sposta lo Spirito ${ontoPlace(place)}`
        : `Sposta lo Spirito ${ontoPlace(place)}`,
    rob: ({ seat }, who) => `Prendi una carta a caso dalla mano di ${who(seat)}`,
    buy: ({ plot: index }, _, table) => `Compra per ${thePlot(index, table)}`,
    gloria: () => `Gioca una Gloria con altre ${cardCount(GLORIA_CARDS)} per ${fameOf(1)}`,
    done: () => 'Va bene così',
  },
  facts: {
    began: ({ first, bank }, who) => `Il primo turno è toccato ${to(who(first))}.${bankWords(bank)}`,
    dealt: ({ seat, cards }, who) =>
      `${who(seat)} ha ricevuto ${cardCount(HAND_AT_START)}${cards ? `: ${cardsOf(cards)}` : ''}.`,
    turnBegan: ({ seat, turn }, who) => `${who(seat)} ha cominciato il round ${turn}.`,
    drew: ({ seat, cards, count, why }, who) =>
      `${who(seat)} ha pescato ${cards ? seen(cards) : cardCount(count)}${DRAWN_FOR[why]}.`,
    exchanged: ({ seat, take, give }, who) =>
      `${who(seat)} ha preso ${a(take)} dalla banca e ha scartato ${a(give)}.`,
    bankFilled: ({ bank }) =>
      hasCards(bank) ? `La banca offriva ora ${cardsOf(laidOut(bank))}.` : 'La banca è rimasta vuota.',
    reshuffled: ({ count }) =>
      count === 1
        ? 'Il mazzo era vuoto: l’unica carta disponibile ne ha formato uno nuovo.'
        : `Il mazzo era vuoto: ${count} carte, rimescolate, ne hanno formato uno nuovo.`,
    placed: ({ seat, field: index }, who) => `${who(seat)} ha messo la pedina sul campo ${field(index)}.`,
    moved: ({ seat, from, steps, fame }, who) =>
      `${who(seat)} ha mosso la pedina di ${fieldCount(steps)} fino al campo ${field(fieldAfter(from, steps))}${fame > 0 ? `, per ${fameOf(fame)}` : ''}.`,
    built: ({ seat, building, demolished }, who) => {
      const cost = `per ${cardCount(costOf(building))}`;
      if (!demolished) return `${who(seat)} ha costruito ${a(building)} ${cost}.`;
      const { building: old, freed } = rubble(demolished.cards);
      return `${who(seat)} ha demolito ${a(old)} e ha costruito ${a(building)} ${cost}.${freedWords(freed)}`;
    },
    paid: ({ seat, card, purpose }, who) => `${who(seat)} ha scartato ${a(card)} ${PAID_FOR[purpose]}.`,
    harvested: ({ seat, goods: grown }, who) => `${who(seat)} ha raccolto ${goodsOf(grown)}.`,
    carried: ({ seat, good }, who) => `${who(seat)} ha portato ${A_GOOD[good]} in ${a(destination(good))}.`,
    transmuted: ({ seat, into, discarded }, who) => {
      if (into === 'gold')
        return `${who(seat)} ha trasmutato una tintura e un metallo in oro!${discarded ? ` Una delle due carte è finita negli scarti: ${a(discarded)}.` : ''}`;
      const change = into === 'tincture' ? 'un’erba in tintura' : 'un minerale in metallo';
      return `${who(seat)} ha trasmutato ${change}.`;
    },
    sold: ({ seat, good, at, currency, amount: count, card }, who) => {
      const sale = `${who(seat)} ha venduto ${A_GOOD[good]} in ${a(at)} per ${amount(count, currency)}.`;
      return card ? `${sale} La sua carta è finita negli scarti: ${a(card)}.` : sale;
    },
    bought: ({ seat, from, good, price: paid, plot: index }, who) =>
      `${who(seat)} ha comprato da ${who(from)} ${A_GOOD[good]} pagando ${cardCount(paid)}, per il ${plot(index)}.`,
    earned: ({ seat, by, fame }, who) =>
      `${who(seat)} ha ottenuto ${fameOf(fame)} con ${by === 'gifts' ? 'i doni' : 'una Gloria'}.`,
    haunted: ({ seat, from, to, discarded }, who) => {
      const hand = discarded.length > 0 ? `ha scartato tutta la mano (${cardsOf(discarded)}) e ` : '';
      return `${who(seat)} ${hand}ha spostato lo Spirito ${fromPlace(from)} ${toPlace(to)}.`;
    },
    robbed: ({ seat, from, card }, who) =>
      `${who(seat)} ha preso una carta a caso dalla mano di ${who(from)}${card ? `: ${a(card)}` : ''}.`,
    goalReached: ({ seat }, who) =>
      `${who(seat)} ha raggiunto la Fama richiesta: questo round è diventato l’ultimo.`,
    ended: () => 'L’ultimo round è finito, e con esso la partita.',
  },
  reasons,
  lines: {
    sale: 'Fama dalle vendite',
    gifts: 'Fama dai doni',
    gloria: 'Fama da Gloria',
    steps: 'Fama pagata per i movimenti lunghi',
  },
  sections,
  rules,
  cards: CARD_NAMES,
  plain,
  effects: {
    horten: 'Raccolto: se è vuoto, riceve un’erba.',
    metalle: 'Raccolto: se è vuota, riceve un minerale.',
    pergula: `Vendita: vende ${stallLimits.pergula}: ${prices('pergula')}.`,
    alembic: 'Trasmutazione: trasforma un’erba in tintura.',
    fornax: 'Trasmutazione: trasforma un minerale in metallo.',
    domo: `Pesca 1 carta quando la tua pedina arriva su ${domoFields}.`,
    taberna: `Vendita: vende ${stallLimits.taberna}: ${prices('taberna')}.`,
    labrium: 'Trasmutazione: trasforma una tintura e un metallo in oro.',
    donarium: `Vendita: vende ${stallLimits.donarium} per ${goldPrice}.`,
    gloria: `Fine del turno: scartala con altre ${cardCount(GLORIA_CARDS)} per ${fameOf(1)}; non è un edificio.`,
  },
  goods,
  fields,
  fieldEffects: {
    build: 'Costruisci dalla tua mano tutto ciò che riesci a pagare.',
    harvest: 'Ogni tuo Horten vuoto riceve un’erba, ogni Metalle vuota un minerale.',
    transport: 'Porta erbe ad Alembic, minerali a Fornax, tinture e metalli a Labrium.',
    spirit: 'Devi spostare lo Spirito; qui sta una sola pedina.',
    transmutation: 'I tuoi Alembic, Fornax e Labrium trasmutano ciò che contengono.',
    sale: 'Vendi prodotti con Pergula, Taberna e Donarium per carte o Fama.',
    gifts: `Scarta ${cardCount(GIFT_CARDS)} per ${fameOf(1)}, una volta per visita.`,
  },
  places,
  hauntings: {
    labrium: 'Nessun Labrium produce oro.',
    alembic: 'Nessun Alembic produce tinture.',
    horten: 'Nessun Horten dà erbe.',
    metalle: 'Nessuna Metalle dà minerali.',
    fornax: 'Nessuna Fornax produce metalli.',
    domo: 'Nessun Domo dà carte.',
  },
  stallLimits,
  currencies: { cards: 'carte', fame: 'Fama' },
  field,
  amount,
  price,
  goodsOf,
  cardsOf,
};
