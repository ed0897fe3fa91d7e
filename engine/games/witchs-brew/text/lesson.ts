import type { LessonText } from '@/engine/core/lesson';
import { toSeat } from '@/engine/core/seat';
import type { Language } from '@/engine/core/text';
import { italianTo } from '@/engine/core/wording';

export type WitchsBrewStep = 'choose' | 'call' | 'risk' | 'favour' | 'claim' | 'last';

const NEXT = toSeat(1);
const LAST = toSeat(2);

const en: LessonText<WitchsBrewStep> = {
  steps: {
    choose: {
      title: 'Five of twelve',
      why: () =>
        'Everybody picks five roles in secret. Some bring drops or gold, others brew potions, and potions are points.',
      todos: () => ['Tap what is lit, one role after the other, then seal them.'],
    },
    call: {
      title: 'The first call',
      why: () =>
        'You lead. Whoever calls a role wants its full action: three wolf blood for the Wolf Keeper, if nobody takes it away.',
      todos: () => ['Tap the Wolf Keeper, then call.', 'Nobody objects: take your three drops.'],
    },
    risk: {
      title: 'A bold word',
      why: () =>
        'Whoever had the full action leads again. The Alchemist turns one drop into five gold; but somebody after you may hold that role as well.',
      todos: () => ['Tap the Alchemist, then call.'],
    },
    favour: {
      title: 'So be it',
      why: (who) =>
        `Outdone! Only the last claim counts, so you got nothing. Now ${who(LAST)} calls the Druid, and ${who(NEXT)} speaks after you. The favour costs more, but nobody can take it from you.`,
      todos: () => ['Say “So be it”.', 'Brew the potion: one herb juice and two gold.'],
    },
    claim: {
      title: 'No, I am the Witch!',
      why: (who) =>
        `Well done: ${who(NEXT)} took the Druid from ${who(LAST)}, and you have your potion. This time you speak last, so nobody can outdo you.`,
      todos: () => ['Claim the Witch.', 'Brew the potion for one wolf blood.'],
    },
    last: {
      title: 'Your last role',
      why: () =>
        'You had the full action, so you lead. The Wizard brews the copper cauldron for one snake venom.',
      todos: () => ['Tap the Wizard, then call.', 'Brew the potion, or decline.'],
    },
  },
  end: {
    title: 'Now guess',
    words: () =>
      'Once all roles are played, everybody picks five anew. With three players, chance forbids two each time. After the fourth raven on a potion the round is played out, and potions and vials are counted.',
  },
};

const it: LessonText<WitchsBrewStep> = {
  steps: {
    choose: {
      title: 'Cinque su dodici',
      why: () =>
        'Ognuno sceglie in segreto cinque ruoli. Alcuni portano gocce o oro, altri preparano pozioni, e le pozioni sono punti.',
      todos: () => ['Tocca uno a uno i ruoli illuminati, poi sigilla.'],
    },
    call: {
      title: 'Il primo annuncio',
      why: () =>
        'Apri tu. Chi annuncia un ruolo ne vuole l’azione primaria: tre gocce di sangue di lupo per il Cacciatore di lupi, se nessuno te lo porta via.',
      todos: () => ['Tocca il Cacciatore di lupi, poi annuncia.', 'Nessuno si oppone: prendi le tre gocce.'],
    },
    risk: {
      title: 'Un po’ di coraggio',
      why: () =>
        'Chi ha avuto l’azione primaria annuncia ancora. L’Alchimista cambia una goccia in cinque pezzi d’oro; ma qualcuno dopo di te potrebbe avere lo stesso ruolo.',
      todos: () => ['Tocca l’Alchimista, poi annuncia.'],
    },
    favour: {
      title: 'Così sia',
      why: (who) =>
        `Peccato! Conta solo chi rivendica per ultimo: a te, nulla. Ora ${who(LAST)} annuncia il Druido, e ${who(NEXT)} parla dopo di te. L’azione secondaria costa di più, ma nessuno può togliertela.`,
      todos: () => ['Di’ «Così sia».', 'Prepara la pozione: una goccia di succo d’erbe e due pezzi d’oro.'],
    },
    claim: {
      title: 'No, sono io la Strega!',
      why: (who) =>
        `Ben fatto: ${who(NEXT)} ha tolto il Druido ${italianTo(who(LAST))}, e tu hai già la pozione. Stavolta dopo di te non parla nessuno: nulla da temere.`,
      todos: () => ['Rivendica la Strega.', 'Prepara la pozione con una goccia di sangue di lupo.'],
    },
    last: {
      title: 'L’ultimo ruolo',
      why: () =>
        'Hai avuto l’azione primaria, quindi annunci tu. Al Mago, per il calderone di rame, basta una goccia di veleno di serpente.',
      todos: () => ['Tocca il Mago, poi annuncia.', 'Prepara la pozione, o rinuncia.'],
    },
  },
  end: {
    title: 'Ora tocca all’intuito',
    words: () =>
      'Giocati tutti i ruoli, ognuno ne sceglie di nuovo cinque. In tre, ogni volta la sorte ne vieta due. Dopo il quarto corvo su una pozione si finisce il round, poi si contano pozioni e fiale.',
  },
};

const fr: LessonText<WitchsBrewStep> = {
  steps: {
    choose: {
      title: 'Cinq sur douze',
      why: () =>
        'Chacun choisit cinq rôles en secret. Les uns apportent des gouttes ou de l’or, d’autres brassent des potions, et les potions sont des points.',
      todos: () => ['Touchez un à un les rôles éclairés, puis scellez.'],
    },
    call: {
      title: 'La première annonce',
      why: () =>
        'Vous ouvrez. Annoncer un rôle, c’est en vouloir l’action principale : trois gouttes de sang de loup pour le Louvetier, si personne ne vous le prend.',
      todos: () => [
        'Touchez le Louvetier, puis annoncez.',
        'Personne ne s’y oppose : prenez vos trois gouttes.',
      ],
    },
    risk: {
      title: 'Un peu d’audace',
      why: () =>
        'Qui a eu l’action principale annonce encore. L’Alchimiste change une goutte en cinq pièces d’or ; mais quelqu’un après vous a peut-être le même rôle.',
      todos: () => ['Touchez l’Alchimiste, puis annoncez.'],
    },
    favour: {
      title: 'Ainsi soit-il',
      why: (who) =>
        `Raté ! Seule compte la dernière revendication : vous n’avez rien. Maintenant ${who(LAST)} annonce le Druide, et ${who(NEXT)} parle après vous. La faveur coûte plus cher, mais personne ne peut vous l’ôter.`,
      todos: () => [
        'Dites « Ainsi soit-il ».',
        'Brassez la potion : une goutte de suc d’herbes et deux pièces d’or.',
      ],
    },
    claim: {
      title: 'Non, c’est moi la Sorcière !',
      why: (who) =>
        `Bien vu : ${who(NEXT)} a pris le Druide à ${who(LAST)}, et vous avez votre potion. Cette fois vous parlez après tout le monde : rien à craindre.`,
      todos: () => ['Revendiquez la Sorcière.', 'Brassez la potion avec une goutte de sang de loup.'],
    },
    last: {
      title: 'Le dernier rôle',
      why: () =>
        'Vous avez eu l’action principale, donc vous ouvrez. Au Magicien, pour le chaudron de cuivre, une goutte de venin de vipère suffit.',
      todos: () => ['Touchez le Magicien, puis annoncez.', 'Brassez la potion, ou renoncez.'],
    },
  },
  end: {
    title: 'À vous de deviner',
    words: () =>
      'Quand tous les rôles sont joués, chacun en choisit de nouveau cinq. À trois, le hasard en interdit deux chaque fois. Après le quatrième corbeau sur une potion, on finit la manche, puis on compte potions et fioles.',
  },
};

export const lessonText: Readonly<Record<Language, LessonText<WitchsBrewStep>>> = { en, it, fr };
