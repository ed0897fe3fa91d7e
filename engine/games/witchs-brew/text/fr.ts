import { toSeat } from '@/engine/core/seat';
import { frenchOf as of, joined } from '@/engine/core/wording';
import { potionOf, RAVENS_TO_END } from '../data';
import { withoutExtra } from '../drops';
import {
  by,
  dropsOf,
  forbiddenWords,
  missing,
  names,
  ofStack,
  ofThe,
  plural,
  some,
  the,
  treasure,
  worth,
} from './fr-names';
import { reasons, rules, sections } from './fr-rules';
import { countedIn, deedIn, eachRole, isNothing, SPELL_NAMES } from './parts';
import type { WitchsBrewText } from './text';
import { cover } from '../cover';

export const fr: WitchsBrewText = {
  ...cover.text.fr,
  ...names,
  questions: {
    choose: () => 'Choisissez cinq rôles pour cette manche.',
    lead: () => 'Annoncez l’un de vos rôles.',
    answer: ({ role, claimant }, who) =>
      `Vous avez aussi ${the(role)} : disputer le rôle à ${who(claimant)}, ou « Ainsi soit-il » ?`,
    effect: ({ role, isFull }) =>
      isFull
        ? `Vous êtes ${the(role)} : ${names.full[role]}, ou renoncer ?`
        : `Votre faveur : ${names.favour[role]}, ou renoncer ?`,
    give: ({ to, count }, who) =>
      `Pour le Frère quêteur ${of(who(to))}, posez ${plural(count, 'goutte')} de votre choix sur l’étagère.`,
    complete: ({ shelf, missing: count }) =>
      `Il manque ${missing(shelf, count)} sur l’${names.stacks[shelf]}. La compléter et prendre la potion, ou renoncer ?`,
  },
  moves: {
    choose: ({ roles: chosen }) => `Choisir ${joined(chosen.map(the), 'et')}`,
    call: ({ role }) => `Annoncer ${the(role)}`,
    claim: (_, __, table) => `Revendiquer le rôle${table?.trick ? ` ${ofThe(table.trick.role)}` : ''}`,
    yield: () => 'Dire « Ainsi soit-il »',
    take: (_, __, table) => deedIn(table, names) ?? 'Profiter de l’effet',
    sell: ({ drop }) => `Payer ${dropsOf(1, drop)}`,
    gather: ({ drops: mix }) => `Prendre ${some(mix)}`,
    brew: ({ cauldron, drops: mix, extra }) =>
      `Brasser la potion ${ofStack(cauldron)} avec ${some(mix)}${extra ? `, en ajoutant ${dropsOf(1, extra)} pour une fiole` : ''}`,
    give: ({ drops: mix }) => `Donner ${some(mix)}`,
    add: ({ drops: mix }) => (mix ? `Ajouter ${some(mix)}` : 'Ajouter l’or qui manque'),
    decline: () => 'Renoncer',
  },
  facts: {
    began: ({ first }, who) => `L’ouverture de la première manche est revenue à ${who(first)}.`,
    setBegan: ({ set, leader, spell, forbidden }, who) =>
      `La manche ${set} a commencé ; la première annonce revenait à ${who(leader)}. Le sort visible était ${SPELL_NAMES[spell]}.${forbiddenWords(forbidden)}`,
    chose: ({ seat, roles: chosen }, who) =>
      chosen
        ? `${who(seat)} a choisi cinq rôles : ${joined(chosen.map(the), 'et')}.`
        : `${who(seat)} a choisi cinq rôles.`,
    led: ({ seat, trick }, who) => `Annonce ${trick} : c’était à ${who(seat)} de parler.`,
    called: ({ seat, role }, who) => `${who(seat)} a annoncé : « ${names.calls[role]} »`,
    passed: ({ seat, role, isOut }, who) =>
      isOut ? `${who(seat)} n’avait plus de rôle.` : `${who(seat)} n’avait pas ${the(role)}.`,
    faced: ({ seat, role }, who) => `${who(seat)} avait ${the(role)} et devait répondre.`,
    claimed: ({ seat, role, from }, who) =>
      `« ${names.claims[role]} » a dit ${who(seat)}, qui a pris le rôle à ${who(from)}.`,
    yielded: ({ seat, role }, who) => `« Ainsi soit-il », a dit ${who(seat)} en jouant ${the(role)}.`,
    swapped: ({ seat, by: source, price, gain }, who) =>
      isNothing(price)
        ? `${by(source)}${who(seat)} a pris ${names.goods(gain)}.`
        : `${by(source)}${who(seat)} a payé ${names.goods(price)} et a pris ${names.goods(gain)}.`,
    brewed: ({ seat, by: source, cauldron, potion, price, extra }, who) => {
      const paid = names.goods(withoutExtra(price, extra));
      const card = `${by(source)}${who(seat)} a brassé la potion ${ofStack(cauldron)} (${worth(potionOf(potion))}) pour ${paid}.`;
      return extra ? `${card} Une goutte de plus, de ${names.drops[extra]}, a rapporté une fiole.` : card;
    },
    declined: ({ seat, role, isFull, why }, who) => {
      const effect = `${isFull ? 'action principale' : 'faveur'} ${ofThe(role)}`;
      const article = isFull ? 'l’' : 'la ';
      if (why === 'choice') return `${who(seat)} a renoncé à ${article}${effect}.`;
      if (why === 'price') return `${who(seat)} n’avait pas de quoi payer ${article}${effect}.`;
      return `${isFull ? 'L’' : 'La '}${effect} n’avait rien à offrir à ${who(seat)}.`;
    },
    levied: ({ seat, shelf }, who) =>
      shelf === 'gold'
        ? `Le Coupe-bourse ${of(who(seat))} a réclamé un tiers de l’or des autres.`
        : `Le Frère quêteur ${of(who(seat))} a demandé un quart des gouttes des autres.`,
    gave: ({ seat, shelf, price, isSpared }, who) =>
      `${who(seat)} a posé ${names.goods(price)} sur l’${names.stacks[shelf]}${isSpared ? ', une de moins grâce à « Ainsi soit-il »' : ''}.`,
    bottled: ({ seat, shelf, potion, added }, who) =>
      `${who(seat)} ${isNothing(added) ? '' : `a ajouté ${names.goods(added)} et `}a pris la potion ${ofStack(shelf)} : ${worth(potionOf(potion))}.`,
    leftShort: ({ seat, shelf, missing: count }, who) =>
      `Pas de potion pour ${who(seat)} : il manquait encore ${missing(shelf, count)} sur l’${names.stacks[shelf]}. Ce qui s’y trouvait y est resté.`,
    ravenCame: ({ seat, ravens }, who) => {
      if (ravens < RAVENS_TO_END)
        return `Un corbeau est venu avec la potion ${of(who(seat))} : ${ravens} sur ${RAVENS_TO_END}.`;
      if (ravens === RAVENS_TO_END)
        return `Le quatrième corbeau est venu avec la potion ${of(who(seat))} : cette manche est devenue la dernière.`;
      return `Un corbeau de plus est venu avec la potion ${of(who(seat))} : ${ravens} en tout.`;
    },
    tookCard: ({ seat }, who) => `${who(seat)} a pris une carte potion.`,
    tookVials: ({ seat }, who) => `${who(seat)} a obtenu des fioles.`,
    setEnded: ({ set, last }, who) =>
      `La manche ${set} est finie. La dernière action principale est revenue à ${who(last)}.`,
    ended: ({ potions, vials }, who) => {
      const all = potions.map(
        (cards, seat) => `${who(toSeat(seat))} : ${treasure(cards, vials[seat] ?? 0)}.`,
      );
      return `La partie est finie et tout a été dévoilé. ${all.join(' ')}`;
    },
  },
  reasons,
  turnName: (head) =>
    countedIn(
      head,
      (set) => `Manche ${set}`,
      (set, trick) => `Manche ${set}, annonce ${trick}`,
    ),
  lines: {
    iron: 'Chaudron de fer',
    copper: 'Chaudron de cuivre',
    silver: 'Chaudron d’argent',
    gold: 'Étagère de l’or',
    drops: 'Étagère des gouttes',
    vials: 'Fioles',
  },
  tieBreak: ({ own, other }) => `avec plus de gouttes et d’or, ${own} contre ${other}`,
  sections,
  rules,
  soBeIt: 'Ainsi soit-il',
  lacks: eachRole((role) => `n’a pas ${the(role)}`),
  spells: SPELL_NAMES,
  spellEffects: {
    copia: 'prendre 3 gouttes au choix',
    optio: 'brasser la potion d’un chaudron au choix',
    magus: 'brasser la potion du chaudron de cuivre avec des gouttes de toute couleur',
    strix: 'brasser la potion du chaudron de fer avec des gouttes de toute couleur',
    sanatio: 'brasser la potion du chaudron d’argent avec des gouttes de toute couleur',
    herba: 'payer 1 goutte de suc d’herbes et prendre 2 fioles',
    lupus: 'payer 1 goutte de sang de loup et prendre 2 fioles',
    serpens: 'payer 1 goutte de venin de vipère et prendre 2 fioles',
  },
  potion: (potion) => `potion ${ofStack(potion.stack)}, ${worth(potion)}`,
};
