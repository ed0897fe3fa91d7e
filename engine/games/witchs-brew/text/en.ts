import { toSeat } from '@/engine/core/seat';
import { joined } from '@/engine/core/wording';
import { potionOf, RAVENS_TO_END } from '../data';
import { withoutExtra } from '../drops';
import { by, forbiddenWords, missing, names, some, the, treasure, worth } from './en-names';
import { reasons, rules, sections } from './en-rules';
import { countedIn, deedIn, eachRole, isNothing, SPELL_NAMES } from './parts';
import type { WitchsBrewText } from './text';
import { cover } from '../cover';

export const en: WitchsBrewText = {
  ...cover.text.en,
  ...names,
  questions: {
    choose: () => 'Choose five roles for this round.',
    lead: () => 'Call one of your roles.',
    answer: ({ role, claimant }, who) =>
      `You hold ${the(role)}: claim it from ${who(claimant)}, or so be it?`,
    effect: ({ role, isFull }) =>
      isFull
        ? `You are ${the(role)}: ${names.full[role]}, or decline?`
        : `Your favour: ${names.favour[role]}, or decline?`,
    give: ({ to, count }, who) =>
      `For ${who(to)}’s Begging Monk, put ${missing('drops', count)} of your choice on the shelf.`,
    complete: ({ shelf, missing: count }) =>
      `The ${names.stacks[shelf]} is ${missing(shelf, count)} short. Complete it and take the potion, or decline?`,
  },
  moves: {
    choose: ({ roles: chosen }) => `Choose ${joined(chosen.map(the), 'and')}`,
    call: ({ role }) => `Call ${the(role)}`,
    claim: (_, __, table) => (table?.trick ? `Claim ${the(table.trick.role)}` : 'Claim the role'),
    yield: () => 'Say “So be it”',
    take: (_, __, table) => deedIn(table, names) ?? 'Carry out the effect',
    sell: ({ drop }) => `Pay 1 ${names.drops[drop]}`,
    gather: ({ drops: mix }) => `Take ${some(mix)}`,
    brew: ({ cauldron, drops: mix, extra }) =>
      `Brew the ${names.stacks[cauldron]} with ${some(mix)}${extra ? `, and add 1 ${names.drops[extra]} for a vial` : ''}`,
    give: ({ drops: mix }) => `Give ${some(mix)}`,
    add: ({ drops: mix }) => (mix ? `Add ${some(mix)}` : 'Add the missing gold'),
    decline: () => 'Decline',
  },
  facts: {
    began: ({ first }, who) => `The first round was ${who(first)}’s to lead.`,
    setBegan: ({ set, leader, spell, forbidden }, who) =>
      `Round ${set} began, with ${who(leader)} to lead. The open spell was ${SPELL_NAMES[spell]}.${forbiddenWords(forbidden)}`,
    chose: ({ seat, roles: chosen }, who) =>
      chosen
        ? `${who(seat)} chose five roles: ${joined(chosen.map(the), 'and')}.`
        : `${who(seat)} chose five roles.`,
    led: ({ seat, trick }, who) => `Trick ${trick}: ${who(seat)} led.`,
    called: ({ seat, role }, who) => `${who(seat)} called: “${names.calls[role]}”`,
    passed: ({ seat, role, isOut }, who) =>
      isOut ? `${who(seat)} had no role left.` : `${who(seat)} had no ${names.roles[role]}.`,
    faced: ({ seat, role }, who) => `${who(seat)} held ${the(role)} and had to answer.`,
    claimed: ({ seat, role, from }, who) =>
      `“${names.claims[role]}” said ${who(seat)}, and took the role from ${who(from)}.`,
    yielded: ({ seat, role }, who) => `“So be it,” said ${who(seat)}, and played ${the(role)}.`,
    swapped: ({ seat, by: source, price, gain }, who) =>
      isNothing(price)
        ? `${by(source)}${who(seat)} took ${names.goods(gain)}.`
        : `${by(source)}${who(seat)} paid ${names.goods(price)} and took ${names.goods(gain)}.`,
    brewed: ({ seat, by: source, cauldron, potion, price, extra }, who) => {
      const paid = names.goods(withoutExtra(price, extra));
      const card = `${by(source)}${who(seat)} brewed the potion of the ${names.stacks[cauldron]} (${worth(potionOf(potion))}) for ${paid}.`;
      return extra ? `${card} One more drop, ${names.drops[extra]}, bought a vial.` : card;
    },
    declined: ({ seat, role, isFull, why }, who) => {
      const effect = `the ${isFull ? 'full action' : 'favour'} of ${the(role)}`;
      if (why === 'choice') return `${who(seat)} declined ${effect}.`;
      if (why === 'price') return `${who(seat)} could not pay for ${effect}.`;
      return `There was nothing for ${who(seat)} in ${effect}.`;
    },
    levied: ({ seat, shelf }, who) =>
      shelf === 'gold'
        ? `${who(seat)}’s Cutpurse came for a third of the others’ gold.`
        : `${who(seat)}’s Begging Monk came for a quarter of the others’ drops.`,
    gave: ({ seat, shelf, price, isSpared }, who) =>
      `${who(seat)} put ${names.goods(price)} on the ${names.stacks[shelf]}${isSpared ? ', one less thanks to “So be it”' : ''}.`,
    bottled: ({ seat, shelf, potion, added }, who) =>
      `${who(seat)} ${isNothing(added) ? '' : `added ${names.goods(added)} and `}took the potion of the ${names.stacks[shelf]}: ${worth(potionOf(potion))}.`,
    leftShort: ({ seat, shelf, missing: count }, who) =>
      `${who(seat)} got no potion: the ${names.stacks[shelf]} was still ${missing(shelf, count)} short. What lay there stayed.`,
    ravenCame: ({ seat, ravens }, who) => {
      if (ravens < RAVENS_TO_END)
        return `A raven came with ${who(seat)}’s potion: ${ravens} of ${RAVENS_TO_END}.`;
      if (ravens === RAVENS_TO_END)
        return `The fourth raven came with ${who(seat)}’s potion: this round became the last.`;
      return `Another raven came with ${who(seat)}’s potion, making ${ravens}.`;
    },
    tookCard: ({ seat }, who) => `${who(seat)} took a potion card.`,
    tookVials: ({ seat }, who) => `${who(seat)} traded for vials.`,
    setEnded: ({ set, last }, who) => `Round ${set} ended. The last full action had fallen to ${who(last)}.`,
    ended: ({ potions, vials }, who) => {
      const all = potions.map((cards, seat) => `${who(toSeat(seat))}: ${treasure(cards, vials[seat] ?? 0)}.`);
      return `The game ended and everything was shown. ${all.join(' ')}`;
    },
  },
  reasons,
  turnName: (head) =>
    countedIn(
      head,
      (set) => `Round ${set}`,
      (set, trick) => `Round ${set}, trick ${trick}`,
    ),
  lines: {
    iron: 'Iron cauldron',
    copper: 'Copper cauldron',
    silver: 'Silver cauldron',
    gold: 'Gold shelf',
    drops: 'Drop shelf',
    vials: 'Vials',
  },
  tieBreak: ({ own, other }) => `with more drops and gold, ${own} to ${other}`,
  sections,
  rules,
  soBeIt: 'So be it',
  lacks: eachRole((role) => `has no ${names.roles[role]}`),
  spells: SPELL_NAMES,
  spellEffects: {
    copia: 'take any 3 drops',
    optio: 'brew any one cauldron',
    magus: 'brew the copper cauldron with drops of any colour',
    strix: 'brew the iron cauldron with drops of any colour',
    sanatio: 'brew the silver cauldron with drops of any colour',
    herba: 'pay 1 herb juice and take 2 vials',
    lupus: 'pay 1 wolf blood and take 2 vials',
    serpens: 'pay 1 snake venom and take 2 vials',
  },
  potion: (potion) => `potion of the ${names.stacks[potion.stack]}, ${worth(potion)}`,
};
