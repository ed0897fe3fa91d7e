import { toSeat } from '@/engine/core/seat';
import { counted, italianTo as to, joined } from '@/engine/core/wording';
import { potionOf, RAVENS_TO_END } from '../data';
import { withoutExtra } from '../drops';
import {
  by,
  dropsOf,
  forbiddenWords,
  lacking,
  names,
  ofStack,
  ofThe,
  some,
  the,
  treasure,
  worth,
} from './it-names';
import { reasons, rules, sections } from './it-rules';
import { countedIn, deedIn, eachRole, isNothing, SPELL_NAMES } from './parts';
import type { WitchsBrewText } from './text';
import { cover } from '../cover';

export const it: WitchsBrewText = {
  ...cover.text.it,
  ...names,
  questions: {
    choose: () => 'Scegli cinque ruoli per questo round.',
    lead: () => 'Annuncia uno dei tuoi ruoli.',
    answer: ({ role, claimant }, who) =>
      `Hai anche tu ${the(role)}: contendi il ruolo ${to(who(claimant))} o dici «Così sia»?`,
    effect: ({ role, isFull }) =>
      isFull
        ? `Tu sei ${the(role)}: ${names.full[role]}, oppure rinuncia.`
        : `Azione secondaria: ${names.favour[role]}, oppure rinuncia.`,
    give: ({ to: monk, count }, who) =>
      `Per il Monaco mendicante di ${who(monk)}, metti sulla mensola ${counted(count, 'goccia', 'gocce')} a tua scelta.`,
    complete: ({ shelf, missing }) =>
      `Alla ${names.stacks[shelf]} ${lacking(shelf, missing, 'manca', 'mancano')}. Completala e prendi la pozione, oppure rinuncia.`,
  },
  moves: {
    choose: ({ roles: chosen }) => `Scegli ${joined(chosen.map(the), 'e')}`,
    call: ({ role }) => `Annuncia ${the(role)}`,
    claim: (_, __, table) => `Rivendica il ruolo${table?.trick ? ` ${ofThe(table.trick.role)}` : ''}`,
    yield: () => 'Di’ «Così sia»',
    take: (_, __, table) => deedIn(table, names) ?? 'Applica l’effetto',
    sell: ({ drop }) => `Paga ${dropsOf(1, drop)}`,
    gather: ({ drops: mix }) => `Prendi ${some(mix)}`,
    brew: ({ cauldron, drops: mix, extra }) =>
      `Prepara la pozione ${ofStack(cauldron)} con ${some(mix)}${extra ? `, aggiungendo ${dropsOf(1, extra)} per una fiala` : ''}`,
    give: ({ drops: mix }) => `Dai ${some(mix)}`,
    add: ({ drops: mix }) => (mix ? `Aggiungi ${some(mix)}` : 'Aggiungi l’oro che manca'),
    decline: () => 'Rinuncia',
  },
  facts: {
    began: ({ first }, who) => `È toccato ${to(who(first))} aprire il primo round.`,
    setBegan: ({ set, leader, spell, forbidden }, who) =>
      `È cominciato il round ${set}; il primo annuncio spettava ${to(who(leader))}. L’incantesimo scoperto era ${SPELL_NAMES[spell]}.${forbiddenWords(forbidden)}`,
    chose: ({ seat, roles: chosen }, who) =>
      chosen
        ? `${who(seat)} ha scelto cinque ruoli: ${joined(chosen.map(the), 'e')}.`
        : `${who(seat)} ha scelto cinque ruoli.`,
    led: ({ seat, trick }, who) => `Annuncio ${trick}: toccava ${to(who(seat))}.`,
    called: ({ seat, role }, who) => `${who(seat)} ha annunciato: «${names.calls[role]}»`,
    passed: ({ seat, role, isOut }, who) =>
      isOut ? `${who(seat)} non aveva più ruoli.` : `${who(seat)} non aveva ${the(role)}.`,
    faced: ({ seat, role }, who) => `${who(seat)} aveva ${the(role)} e doveva rispondere.`,
    claimed: ({ seat, role, from }, who) =>
      `«${names.claims[role]}» ha detto ${who(seat)}, togliendo il ruolo ${to(who(from))}.`,
    yielded: ({ seat, role }, who) => `«Così sia», ha detto ${who(seat)} giocando ${the(role)}.`,
    swapped: ({ seat, by: source, price, gain }, who) =>
      isNothing(price)
        ? `${by(source)}${who(seat)} ha preso ${names.goods(gain)}.`
        : `${by(source)}${who(seat)} ha pagato ${names.goods(price)} e ha preso ${names.goods(gain)}.`,
    brewed: ({ seat, by: source, cauldron, potion, price, extra }, who) => {
      const paid = names.goods(withoutExtra(price, extra));
      const card = `${by(source)}${who(seat)} ha preparato la pozione ${ofStack(cauldron)} (${worth(potionOf(potion))}) pagando ${paid}.`;
      return extra ? `${card} Una goccia in più, di ${names.drops[extra]}, ha fruttato una fiala.` : card;
    },
    declined: ({ seat, role, isFull, why }, who) => {
      const effect = `azione ${isFull ? 'primaria' : 'secondaria'} ${ofThe(role)}`;
      if (why === 'choice') return `${who(seat)} ha rinunciato all’${effect}.`;
      if (why === 'price') return `${who(seat)} non poteva pagare l’${effect}.`;
      return `L’${effect} non aveva nulla da offrire ${to(who(seat))}.`;
    },
    levied: ({ seat, shelf }, who) =>
      shelf === 'gold'
        ? `Il Ladro di ${who(seat)} ha preteso un terzo dell’oro altrui.`
        : `Il Monaco mendicante di ${who(seat)} ha chiesto un quarto delle gocce altrui.`,
    gave: ({ seat, shelf, price, isSpared }, who) => {
      const less = shelf === 'gold' ? 'uno in meno' : 'una in meno';
      return `${who(seat)} ha messo ${names.goods(price)} sulla ${names.stacks[shelf]}${isSpared ? `, ${less} grazie al «Così sia»` : ''}.`;
    },
    bottled: ({ seat, shelf, potion, added }, who) =>
      `${who(seat)} ${isNothing(added) ? '' : `ha aggiunto ${names.goods(added)} e `}ha preso la pozione ${ofStack(shelf)}: ${worth(potionOf(potion))}.`,
    leftShort: ({ seat, shelf, missing }, who) =>
      `Nessuna pozione per ${who(seat)}: alla ${names.stacks[shelf]} ${lacking(shelf, missing, 'mancava ancora', 'mancavano ancora')}. Ciò che vi si trovava è rimasto lì.`,
    ravenCame: ({ seat, ravens }, who) => {
      if (ravens < RAVENS_TO_END)
        return `Con la pozione di ${who(seat)} è arrivato un corvo: ${ravens} su ${RAVENS_TO_END}.`;
      if (ravens === RAVENS_TO_END)
        return `Con la pozione di ${who(seat)} è arrivato il quarto corvo: il round è diventato l’ultimo.`;
      return `Con la pozione di ${who(seat)} è arrivato un altro corvo: ${ravens} in tutto.`;
    },
    tookCard: ({ seat }, who) => `${who(seat)} ha preso una carta pozione.`,
    tookVials: ({ seat }, who) => `${who(seat)} ha ottenuto delle fiale.`,
    setEnded: ({ set, last }, who) =>
      `Il round ${set} è finito. L’ultima azione primaria è toccata ${to(who(last))}.`,
    ended: ({ potions, vials }, who) => {
      const all = potions.map((cards, seat) => `${who(toSeat(seat))}: ${treasure(cards, vials[seat] ?? 0)}.`);
      return `La partita è finita e tutto è stato scoperto. ${all.join(' ')}`;
    },
  },
  reasons,
  turnName: (head) =>
    countedIn(
      head,
      (set) => `Round ${set}`,
      (set, trick) => `Round ${set}, annuncio ${trick}`,
    ),
  lines: {
    iron: 'Calderone di ferro',
    copper: 'Calderone di rame',
    silver: 'Calderone d’argento',
    gold: 'Mensola dell’oro',
    drops: 'Mensola delle gocce',
    vials: 'Fiale',
  },
  tieBreak: ({ own, other }) => `con più gocce e oro, ${own} a ${other}`,
  sections,
  rules,
  soBeIt: 'Così sia',
  lacks: eachRole((role) => `non ha ${the(role)}`),
  spells: SPELL_NAMES,
  spellEffects: {
    copia: 'prendi 3 gocce a scelta',
    optio: 'prepara la pozione di un calderone a scelta',
    magus: 'prepara la pozione del calderone di rame con gocce di qualsiasi colore',
    strix: 'prepara la pozione del calderone di ferro con gocce di qualsiasi colore',
    sanatio: 'prepara la pozione del calderone d’argento con gocce di qualsiasi colore',
    herba: 'paga 1 goccia di succo d’erbe e prendi 2 fiale',
    lupus: 'paga 1 goccia di sangue di lupo e prendi 2 fiale',
    serpens: 'paga 1 goccia di veleno di serpente e prendi 2 fiale',
  },
  potion: (potion) => `pozione ${ofStack(potion.stack)}, ${worth(potion)}`,
};
