import { italianTo as to } from '@/engine/core/wording';
import { GLORIA_CARDS, HAND_AT_START, HAND_LIMIT } from '../data';
import { names, say } from './it-names';
import { reasons, rules, sections } from './it-rules';
import { costOf } from '../queries/cards';
import { purchasePrice } from '../queries/market';
import { fameForSteps, fieldAfter } from '../queries/ring';
import { destination, fieldAhead, hasCards, laidOut, proceeds, rubble } from './parts';
import type { AlchemirusText } from './text';
import { cover } from '../cover';

export const it: AlchemirusText = {
  ...cover.text.it,
  ...names,
  questions: {
    draw: () => 'Pesca una carta, oppure scambiane una delle tue con la banca.',
    move: () => 'Scegli un campo per la tua pedina.',
    build: () => 'Scegli un edificio dalla tua mano, oppure smetti di costruire.',
    harvest: () => 'Fai il raccolto, oppure rinuncia.',
    grow: ({ left }) =>
      `Non ci sono abbastanza carte per tutto il raccolto. Scegli un edificio: ${left === 1 ? 'resta' : 'restano'} ${say.cardCount(left)}.`,
    transport: () => 'Porta un prodotto nel suo prossimo edificio, oppure smetti.',
    transmute: () => 'Scegli un edificio che trasmuta, oppure smetti.',
    sell: () => 'Vendi un prodotto, oppure termina la vendita.',
    gifts: () => `Dona ${say.giftCards} per ${say.fameOf(1)}, oppure rinuncia.`,
    spirit: () => 'Sposta lo Spirito: non può restare dov’è.',
    rob: () => 'Prendi una carta a caso a chi ha un Domo, oppure rinuncia.',
    pay: ({ purpose, left }) =>
      purpose === 'limit'
        ? `Puoi tenere ${HAND_LIMIT} carte. Scegli ${say.cardCount(left)} da scartare.`
        : `Scegli ${say.cardCount(left)} da scartare ${say.paidFor[purpose]}.`,
    offer: ({ seller, good, price: paid }, who) =>
      `${who(seller)} vende ${say.aGood[good]}: ${say.it[good]} compri per ${say.cardCount(purchasePrice(paid))} o rinunci?`,
    end: () => 'Termina il turno; prima, se puoi e vuoi, gioca una Gloria.',
  },
  moves: {
    draw: () => 'Pesca una carta dal mazzo',
    exchange: ({ take, give }) => `Prendi ${say.a(take)} dalla banca e scarta ${say.a(give)}`,
    place: ({ field: index }) => `Metti la pedina sul campo ${say.field(index)}`,
    go: ({ steps }, _, table) => {
      const to = fieldAhead(table, steps);
      const way = to === null ? `Avanza di ${say.fieldCount(steps)}` : `Vai al campo ${say.field(to)}`;
      return way + (fameForSteps(steps) > 0 ? ` per ${say.fameOf(1)}` : '');
    },
    build: ({ building, demolish }, _, table) => {
      const what = `${say.a(building)} per ${say.cardCount(costOf(building))}`;
      return demolish === null
        ? `Costruisci ${what}`
        : `Demolisci ${say.theBuilding(demolish, table)} e costruisci ${what}`;
    },
    pay: ({ card }) => `Scarta ${say.a(card)}`,
    harvest: () => 'Fai il raccolto',
    grow: ({ plot: index }, _, table) => `Raccogli ${say.inPlot(index, table)}`,
    carry: ({ from, good, to }) =>
      `Porta ${say.theGood[good]} dal ${say.plot(from)} ${say.toThe(destination(good))} del ${say.plot(to)}`,
    transmute: ({ plot: index }, _, table) => `Trasmuta ${say.inPlot(index, table)}`,
    sell: (move) =>
      `Vendi ${say.theGood[move.good]} del ${say.plot(move.from)} in ${say.a(move.at)} per ${say.amount(proceeds(move), move.currency)}`,
    give: () => `Dona ${say.giftCards} per ${say.fameOf(1)}`,
    haunt: ({ place, isForHand }) =>
      isForHand
        ? `Scarta tutta la mano e sposta lo Spirito ${say.ontoPlace(place)}`
        : `Sposta lo Spirito ${say.ontoPlace(place)}`,
    rob: ({ seat }, who) => `Prendi una carta a caso dalla mano di ${who(seat)}`,
    buy: ({ plot: index }, _, table) => `Compra per ${say.thePlot(index, table)}`,
    gloria: () => `Gioca una Gloria con altre ${say.cardCount(GLORIA_CARDS)} per ${say.fameOf(1)}`,
    done: () => 'Va bene così',
  },
  facts: {
    began: ({ first, bank }, who) => `Il primo turno è toccato ${to(who(first))}.${say.bankWords(bank)}`,
    dealt: ({ seat, cards }, who) =>
      `${who(seat)} ha ricevuto ${say.cardCount(HAND_AT_START)}${cards ? `: ${say.cardsOf(cards)}` : ''}.`,
    turnBegan: ({ seat, turn }, who) => `${who(seat)} ha cominciato il round ${turn}.`,
    drew: ({ seat, cards, count, why }, who) =>
      `${who(seat)} ha pescato ${cards ? say.seen(cards) : say.cardCount(count)}${say.drawnFor[why]}.`,
    exchanged: ({ seat, take, give }, who) =>
      `${who(seat)} ha preso ${say.a(take)} dalla banca e ha scartato ${say.a(give)}.`,
    bankFilled: ({ bank }) =>
      hasCards(bank) ? `La banca offriva ora ${say.cardsOf(laidOut(bank))}.` : 'La banca è rimasta vuota.',
    reshuffled: ({ count }) =>
      count === 1
        ? 'Il mazzo era vuoto: l’unica carta disponibile ne ha formato uno nuovo.'
        : `Il mazzo era vuoto: ${count} carte, rimescolate, ne hanno formato uno nuovo.`,
    placed: ({ seat, field: index }, who) => `${who(seat)} ha messo la pedina sul campo ${say.field(index)}.`,
    moved: ({ seat, from, steps, fame }, who) =>
      `${who(seat)} ha mosso la pedina di ${say.fieldCount(steps)} fino al campo ${say.field(fieldAfter(from, steps))}${fame > 0 ? `, per ${say.fameOf(fame)}` : ''}.`,
    built: ({ seat, building, demolished }, who) => {
      const cost = `per ${say.cardCount(costOf(building))}`;
      if (!demolished) return `${who(seat)} ha costruito ${say.a(building)} ${cost}.`;
      const { building: old, freed } = rubble(demolished.cards);
      return `${who(seat)} ha demolito ${say.a(old)} e ha costruito ${say.a(building)} ${cost}.${say.freedWords(freed)}`;
    },
    paid: ({ seat, card, purpose }, who) =>
      `${who(seat)} ha scartato ${say.a(card)} ${say.paidFor[purpose]}.`,
    harvested: ({ seat, goods: grown }, who) => `${who(seat)} ha raccolto ${say.goodsOf(grown)}.`,
    carried: ({ seat, good }, who) =>
      `${who(seat)} ha portato ${say.aGood[good]} in ${say.a(destination(good))}.`,
    transmuted: ({ seat, into, discarded }, who) => {
      if (into === 'gold')
        return `${who(seat)} ha trasmutato una tintura e un metallo in oro!${discarded ? ` Una delle due carte è finita negli scarti: ${say.a(discarded)}.` : ''}`;
      const change = into === 'tincture' ? 'un’erba in tintura' : 'un minerale in metallo';
      return `${who(seat)} ha trasmutato ${change}.`;
    },
    sold: ({ seat, good, at, currency, amount: count, card }, who) => {
      const sale = `${who(seat)} ha venduto ${say.aGood[good]} in ${say.a(at)} per ${say.amount(count, currency)}.`;
      return card ? `${sale} La sua carta è finita negli scarti: ${say.a(card)}.` : sale;
    },
    bought: ({ seat, from, good, price: paid, plot: index }, who) =>
      `${who(seat)} ha comprato da ${who(from)} ${say.aGood[good]} pagando ${say.cardCount(paid)}, per il ${say.plot(index)}.`,
    earned: ({ seat, by, fame }, who) =>
      `${who(seat)} ha ottenuto ${say.fameOf(fame)} con ${by === 'gifts' ? 'i doni' : 'una Gloria'}.`,
    haunted: ({ seat, from, to, discarded }, who) => {
      const hand = discarded.length > 0 ? `ha scartato tutta la mano (${say.cardsOf(discarded)}) e ` : '';
      return `${who(seat)} ${hand}ha spostato lo Spirito ${say.fromPlace(from)} ${say.toPlace(to)}.`;
    },
    robbed: ({ seat, from, card }, who) =>
      `${who(seat)} ha preso una carta a caso dalla mano di ${who(from)}${card ? `: ${say.a(card)}` : ''}.`,
    goalReached: ({ seat }, who) =>
      `${who(seat)} ha raggiunto la Fama richiesta: questo round è diventato l’ultimo.`,
    ended: () => 'L’ultimo round è finito, e con esso la partita.',
  },
  reasons,
  turnName: ({ began }) => (began?.type === 'turnBegan' ? `Round ${began.turn}` : null),
  lines: {
    sale: 'Fama dalle vendite',
    gifts: 'Fama dai doni',
    gloria: 'Fama da Gloria',
    steps: 'Fama pagata per i movimenti lunghi',
  },
  tieBreak: ({ own, other }) => `con gli edifici più costosi, ${own} a ${other}`,
  sections,
  rules,
  effects: {
    horten: 'Raccolto: se è vuoto, riceve un’erba.',
    metalle: 'Raccolto: se è vuota, riceve un minerale.',
    pergula: `Vendita: vende ${names.stallLimits.pergula}: ${say.prices('pergula')}.`,
    alembic: 'Trasmutazione: trasforma un’erba in tintura.',
    fornax: 'Trasmutazione: trasforma un minerale in metallo.',
    domo: `Pesca 1 carta quando la tua pedina arriva su ${say.domoFields}.`,
    taberna: `Vendita: vende ${names.stallLimits.taberna}: ${say.prices('taberna')}.`,
    labrium: 'Trasmutazione: trasforma una tintura e un metallo in oro.',
    donarium: `Vendita: vende ${names.stallLimits.donarium} per ${say.goldPrice}.`,
    gloria: `Fine del turno: scartala con altre ${say.cardCount(GLORIA_CARDS)} per ${say.fameOf(1)}; non è un edificio.`,
  },
  fieldEffects: {
    build: 'Costruisci dalla tua mano tutto ciò che riesci a pagare.',
    harvest: 'Ogni tuo Horten vuoto riceve un’erba, ogni Metalle vuota un minerale.',
    transport: 'Porta erbe ad Alembic, minerali a Fornax, tinture e metalli a Labrium.',
    spirit: 'Devi spostare lo Spirito; qui sta una sola pedina.',
    transmutation: 'I tuoi Alembic, Fornax e Labrium trasmutano ciò che contengono.',
    sale: 'Vendi prodotti con Pergula, Taberna e Donarium per carte o Fama.',
    gifts: `Scarta ${say.giftCards} per ${say.fameOf(1)}, una volta per visita.`,
  },
  hauntings: {
    labrium: 'Nessun Labrium produce oro.',
    alembic: 'Nessun Alembic produce tinture.',
    horten: 'Nessun Horten dà erbe.',
    metalle: 'Nessuna Metalle dà minerali.',
    fornax: 'Nessuna Fornax produce metalli.',
    domo: 'Nessun Domo dà carte.',
  },
  currencies: { cards: 'carte', fame: 'Fama' },
};
