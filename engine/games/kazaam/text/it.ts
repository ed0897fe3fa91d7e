import { toSeat, type Seat } from '@/engine/core/seat';
import type { Who } from '@/engine/core/text';
import { italianTo as to } from '@/engine/core/wording';
import type { Alchemist, Homunculus, Ingredient, Part, Place } from '../data';
import type { KazaamAim } from '../state';
import type { Tile, TileId } from '../tiles';
import { phrasesIn, withArticles } from './parts';
import type { KazaamText } from './text';
import { cover } from '../cover';

const places: Readonly<Record<Place, string>> = {
  'left-ear': 'orecchio sinistro',
  head: 'testa',
  'right-ear': 'orecchio destro',
  'left-arm': 'braccio sinistro',
  torso: 'torso',
  'right-arm': 'braccio destro',
  'left-leg': 'gamba sinistra',
  tail: 'coda',
  'right-leg': 'gamba destra',
};

const alchemists: Readonly<Record<Alchemist, string>> = {
  severus: 'Severus',
  minerva: 'Minerva',
  zosimos: 'Zosimo',
  maria: 'Maria',
  geber: 'Geber',
  perenelle: 'Perenella',
};

const OF: Readonly<Record<Homunculus, string>> = {
  fire: 'di fuoco',
  bone: 'd’osso',
  reptile: 'di rettile',
  wood: 'di legno',
  fur: 'di pelliccia',
  insect: 'd’insetto',
  stone: 'di pietra',
};

const ONE: Readonly<Record<Ingredient, string>> = {
  mercury: 'una dose di mercurio',
  sulphur: 'una dose di zolfo',
  mandrake: 'una mandragora',
  'unicorn-horn': 'un corno di unicorno',
  'dragon-blood': 'una dose di sangue di drago',
  'phoenix-feather': 'una piuma di fenice',
};

const TWO: Readonly<Record<Ingredient, string>> = {
  mercury: 'due dosi di mercurio',
  sulphur: 'due dosi di zolfo',
  mandrake: 'due mandragore',
  'unicorn-horn': 'due corni di unicorno',
  'dragon-blood': 'due dosi di sangue di drago',
  'phoenix-feather': 'due piume di fenice',
};

interface Article {
  readonly il: string;
  readonly del: string;
  readonly dal: string;
  readonly sul: string;
  /** "One's own", with and without "on". */
  readonly proprio: string;
  readonly sulProprio: string;
}

const MASCULINE: Article = {
  il: 'il ',
  del: 'del ',
  dal: 'dal ',
  sul: 'sul ',
  proprio: 'il proprio ',
  sulProprio: 'sul proprio ',
};
const BEFORE_VOWEL: Article = { ...MASCULINE, il: 'l’', del: 'dell’', dal: 'dall’', sul: 'sull’' };
const FEMININE: Article = {
  il: 'la ',
  del: 'della ',
  dal: 'dalla ',
  sul: 'sulla ',
  proprio: 'la propria ',
  sulProprio: 'sulla propria ',
};

const ARTICLES: Readonly<Record<Part, Article>> = {
  ear: BEFORE_VOWEL,
  arm: MASCULINE,
  leg: FEMININE,
  torso: MASCULINE,
  tail: FEMININE,
  head: FEMININE,
};

/** The name of a place with an article: `placed('del', 'left-ear')` is "dell’orecchio sinistro". */
const { placed, named } = withArticles({ articles: ARTICLES, places, of: OF });

function the(tile: TileId): string {
  return named('il', tile);
}

function nameOf(tile: Tile): string {
  return `${places[tile.place]} ${OF[tile.homunculus]}`;
}

const { list, seen, yieldOf } = phrasesIn({ and: 'e', colon: ': ', one: ONE, two: TWO, the });

function on(aim: KazaamAim, user: Seat | null, who: Who): string {
  switch (aim.type) {
    case 'hand':
      return `sulla mano di ${who(aim.seat)}`;
    case 'tile':
      return aim.seat === user
        ? placed('sulProprio', aim.place)
        : `${placed('sul', aim.place)} di ${who(aim.seat)}`;
    case 'discards':
      return 'sugli scarti';
    case 'supply':
      return 'sulla dispensa';
  }
}

export const it: KazaamText = {
  ...cover.text.it,
  questions: {
    turn: () => 'Scegli un’azione o termina il turno.',
    stop: ({ user, place, aim }, who) => {
      if (place !== 'head')
        return `${who(user)} usa ${placed('il', place)} ${on(aim, user, who)}. Annullare questo potere con una testa?`;
      const stopped =
        aim.type === 'tile' ? `il potere ${placed('del', aim.place)} di ${who(aim.seat)}` : 'un potere';
      return `Con una testa, ${who(user)} annulla ${stopped}. Annullare la testa di ${who(user)} con un’altra?`;
    },
    look: ({ seat }, who) => `Ecco la mano di ${who(seat)}: guardala bene, poi vai avanti.`,
    newTile: () => 'Ti è arrivata in mano una nuova tessera: guardala, poi vai avanti.',
    search: () => 'Prendi una delle tessere scartate, oppure nessuna.',
    gather: ({ left }) =>
      left > 1 ? `Scegli un ingrediente: ne restano ${left} da prendere.` : 'Scegli l’ultimo ingrediente.',
  },
  moves: {
    draw: () => 'Pesca una tessera',
    play: ({ tile }) => `Gioca ${the(tile)}`,
    use: ({ place, aim }, who) =>
      aim
        ? `Usa ${placed('il', place)} ${on(aim, null, who)}`
        : `Gira a faccia in giù ${placed('il', place)} senza effetto`,
    extract: ({ tile }) => `Estrai gli ingredienti ${named('dal', tile)}`,
    restore: () => 'Scopri tutte le tessere',
    end: () => 'Termina il turno',
    stop: () => 'Annulla con la testa',
    allow: () => 'Lascia fare',
    seen: () => 'Visto, avanti',
    take: ({ tile }) => (tile === null ? 'Non prendere nulla' : `Prendi ${the(tile)}`),
    gather: ({ ingredient }) => `Prendi ${ONE[ingredient]}`,
  },
  facts: {
    began: ({ first, alchemists: dealt }, who) => {
      const boards = dealt.map((alchemist, seat) => `${alchemists[alchemist]} per ${who(toSeat(seat))}`);
      return `Le plance sono state sorteggiate: ${list(boards)}. Il primo turno è toccato ${to(who(first))}.`;
    },
    dealt: ({ seat, tiles }, who) => `${who(seat)} ha pescato la mano iniziale${seen(tiles)}.`,
    headStart: ({ seat, ingredient }, who) =>
      `Aiuto per chi gioca più tardi: ${who(seat)} ha ricevuto ${ONE[ingredient]}.`,
    turnBegan: ({ seat, round }, who) => `Round ${round}: è cominciato il turno di ${who(seat)}.`,
    turnEnded: ({ seat, unused }, who) => {
      const actions = unused === 1 ? 'un’azione non usata' : `${unused} azioni non usate`;
      return `${who(seat)} ha terminato il turno con ${actions}.`;
    },
    reshuffled: ({ count }) =>
      count === 1
        ? 'L’unica tessera scartata è diventata la nuova riserva.'
        : `Le ${count} tessere scartate sono state mescolate per formare la nuova riserva.`,
    drew: ({ seat, tile }, who) => `${who(seat)} ha pescato ${tile === null ? 'una tessera' : the(tile)}.`,
    played: ({ seat, tile }, who) => `${who(seat)} ha giocato ${the(tile)}.`,
    extracted: ({ seat, tile, favourite }, who) =>
      `${who(seat)} ha scartato ${the(tile)} e ne ha estratto ${yieldOf(tile)}, più ${ONE[favourite]} (ingrediente preferito).`,
    discarded: ({ seat }, who) => `${who(seat)} ha scartato una tessera e ne ha estratto gli ingredienti.`,
    restored: ({ seat, places: restored }, who) =>
      `${who(seat)} ha scoperto ${list(restored.map((place) => placed('il', place)))}.`,
    used: ({ seat, tile, aim }, who) =>
      aim
        ? `${who(seat)} ha usato ${the(tile)} ${on(aim, seat, who)}.`
        : `${who(seat)} ha girato a faccia in giù ${the(tile)} senza effetto.`,
    stopped: ({ seat, user, place }, who) =>
      place === 'head'
        ? `Con un’altra testa, ${who(seat)} ha annullato quella che ${who(user)} aveva opposto a un potere.`
        : `Con una testa, ${who(seat)} ha annullato il potere ${placed('del', place)} di ${who(user)}.`,
    looked: ({ seat, at, tiles }, who) => `${who(seat)} ha guardato la mano di ${who(at)}${seen(tiles)}.`,
    stole: ({ seat, from, tile }, who) =>
      `${who(seat)} ha preso ${tile === null ? 'una tessera a caso' : the(tile)} dalla mano di ${who(from)}.`,
    searched: ({ seat, tiles }, who) => `${who(seat)} ha frugato tra gli scarti${seen(tiles)}.`,
    recovered: ({ seat, tile }, who) =>
      `${who(seat)} ha preso ${tile === null ? 'una tessera' : the(tile)} dagli scarti.`,
    tookNothing: ({ seat }, who) => `${who(seat)} non ha preso nulla dagli scarti.`,
    gathered: ({ seat, ingredient }, who) => `${who(seat)} ha preso ${ONE[ingredient]} dalla dispensa.`,
    struck: ({ seat, owner, tile, isDiscarded }, who) => {
      const target = owner === seat ? named('proprio', tile) : `${the(tile)} di ${who(owner)}`;
      return isDiscarded
        ? `Con la coda, ${who(seat)} ha gettato tra gli scarti ${target}.`
        : `Con la coda, ${who(seat)} ha girato a faccia in giù ${target}.`;
    },
    swept: ({ seat, owner, place }, who) => {
      const target = owner === seat ? placed('proprio', place) : `${placed('il', place)} di ${who(owner)}`;
      return `Con la coda, ${who(seat)} ha gettato tra gli scarti ${target}.`;
    },
    completed: ({ seat }, who) => `Kazaam! ${who(seat)} ha completato la creatura.`,
  },
  reasons: {
    'not-a-move': 'Questo non si può fare in questo gioco.',
    'not-asked': 'In questo momento la scelta spetta a qualcun altro.',
    'game-over': 'La partita è finita: una creatura è completa.',
    'hand-full':
      'Hai già sei tessere in mano. Prima di pescare, giocane una o scartane una per estrarne gli ingredienti.',
    'nothing-to-draw': 'Non c’è nulla da pescare: la riserva e gli scarti sono vuoti.',
    'not-in-hand': 'Quella tessera non è nella tua mano, e si giocano solo tessere dalla mano.',
    'cannot-pay':
      'Ti manca qualche ingrediente tra quelli stampati sulla tessera. Puoi procurartelo con un’estrazione o con un torso.',
    'place-taken': 'Quel posto della tua plancia ha già una tessera. Solo una coda può liberarlo.',
    'nothing-to-extract': 'Quella tessera non è nella tua mano, e si estrae solo da tessere della mano.',
    'nothing-asleep': 'Nessuna delle tue tessere è coperta: non c’è nulla da scoprire.',
    'no-tile-there': 'In quel posto della tua plancia non c’è nessuna tessera.',
    'already-asleep': 'Quella tessera è coperta e non ha potere finché non scopri le tue tessere.',
    'head-is-no-action':
      'Una testa non si usa come azione: aspetta il momento in cui qualcun altro usa un potere.',
    'wrong-object':
      'Quella parte non ha potere su questo. A orecchie e braccia serve una mano, alle gambe gli scarti, al torso la dispensa, alla coda una tessera su una plancia.',
    'ear-on-oneself': 'Un orecchio serve a spiare la mano altrui: la tua la conosci già.',
    'ear-on-empty-hand': 'Quella mano è vuota e un orecchio non vedrebbe nulla. Scegline un’altra.',
    'arm-on-oneself': 'Un braccio prende dalla mano altrui, non dalla tua.',
    'arm-on-empty-hand': 'Quella mano è vuota e un braccio non ha nulla da prendere. Scegline un’altra.',
    'arm-with-full-hand':
      'Hai già sei tessere in mano: un braccio non può portartene un’altra. Prima giocane una o scartane una per estrarne gli ingredienti.',
    'leg-with-full-hand':
      'Hai già sei tessere in mano: una gamba non può portartene un’altra. Prima giocane una o scartane una per estrarne gli ingredienti.',
    'leg-without-discards': 'Non ci sono tessere scartate: una gamba non ha dove frugare.',
    'tail-on-nothing': 'In quel posto non c’è nessuna tessera da colpire.',
    'tail-on-itself': 'Una coda non può colpire sé stessa. Scegli un’altra tessera.',
    'stop-or-allow': 'Prima decidi di questo potere: annullalo con la testa o lascia fare.',
    'no-power-to-stop':
      'Adesso non c’è nessun potere da annullare. Una testa risponde quando qualcun altro ne usa uno.',
    'look-first': 'Prima finisci di guardare la mano che l’orecchio ti mostra.',
    'nothing-to-look-at': 'Adesso non c’è nulla da guardare. Scegli un’azione o termina il turno.',
    'new-tile-first': 'Prima guarda la tessera che ti è appena arrivata in mano.',
    'search-first': 'Prima finisci di frugare tra gli scarti: prendi una tessera, oppure nessuna.',
    'not-searching': 'Le tessere scartate si prendono solo con il potere di una gamba.',
    'not-in-discards': 'Quella tessera non è tra gli scarti. Prendine una che ci sia, oppure nessuna.',
    'gather-first': 'Prima scegli gli ingredienti che il torso ti procura.',
    'not-gathering':
      'Gli ingredienti non si prendono così. Estraili da una tessera della mano oppure usa un torso.',
  },
  turnName: ({ began }) => (began?.type === 'turnBegan' ? `Round ${began.round}` : null),
  lines: {
    limbs: 'Orecchie, braccia e gambe scoperte',
    vitals: 'Testa, torso e coda scoperti',
    'one-homunculus': 'Tutte di un solo homunculus',
    favourite: 'Homunculus preferito',
    finisher: 'Creatura completata',
  },
  tieBreak: ({ merit, own, other }) =>
    merit === 'tiles'
      ? `con più tessere scoperte, ${own} a ${other}`
      : `con più ingredienti rimasti, ${own} a ${other}`,
  sections: {
    components: 'La creatura e le tessere',
    setup: 'Preparazione',
    turn: 'Il turno',
    draw: 'Pescare',
    play: 'Giocare',
    use: 'Usare',
    extract: 'Estrarre',
    restore: 'Scoprire',
    end: 'Fine e punteggio',
    secrecy: 'Chi può vedere che cosa',
  },
  rules: {
    'KZ-1':
      'A Kazaam giocano da 2 a 5 persone. A ognuna tocca in sorte una delle sei plance degli alchimisti; le altre non servono. Ogni plancia indica un ingrediente e un homunculus preferiti: Severus ama il mercurio e l’osso, Minerva il corno di unicorno e la pelliccia, Zosimo lo zolfo e il fuoco, Maria la mandragora e il legno, Geber il sangue di drago e il rettile, Perenella la piuma di fenice e l’insetto.',
    'KZ-2':
      'Le settanta tessere, mescolate e coperte, formano la riserva. Ogni persona ne pesca tre e le tiene in mano, nascoste alle altre.',
    'KZ-3':
      'Chi comincia lo decide la sorte, oppure si sceglie durante la preparazione. Poi il turno passa a sinistra, in senso orario attorno al tavolo.',
    'KZ-4':
      'All’inizio nessuno ha ingredienti. Se l’opzione «Aiuto per chi gioca più tardi» è su «Un ingrediente preferito», chi gioca in terza posizione o più tardi comincia con un’unità del proprio ingrediente preferito. La dispensa degli ingredienti non si esaurisce mai.',
    'KZ-5':
      'Nel tuo turno hai fino a tre azioni, in qualsiasi ordine, e puoi ripetere la stessa quante volte vuoi. Puoi anche farne di meno, o nessuna, e terminare il turno.',
    'KZ-6':
      'Le azioni tra cui scegliere sono cinque: pescare una tessera, giocare una tessera, usare una parte, estrarre ingredienti, scoprire le proprie tessere.',
    'KZ-7': 'Dopo la terza azione, o quando termini prima il turno, tocca a chi siede alla tua sinistra.',
    'KZ-8': 'Prendi in mano una tessera a caso dalla riserva, senza farla vedere agli altri.',
    'KZ-9':
      'In mano non puoi mai avere più di sei tessere. Con sei non puoi né pescare né ottenere tessere con un potere, e non puoi nemmeno buttarne via una e basta: per fare posto, giocane una o scartane una per estrarne gli ingredienti.',
    'KZ-10':
      'Se al momento di pescare la riserva è vuota, prima si mescolano le tessere scartate per formarne una nuova. Finché riserva e scarti sono entrambi vuoti, nessuno può pescare.',
    'KZ-11':
      'Metti una tessera della tua mano, scoperta, nel suo posto sulla tua plancia e versa nella dispensa esattamente gli ingredienti che vi sono stampati. Se non li hai tutti, non puoi giocarla.',
    'KZ-12':
      'La tua plancia ha nove posti, uno per tessera: testa, torso, coda, e un orecchio, un braccio e una gamba per lato. Un posto che ha già una tessera, scoperta o coperta, non ne accoglie altre.',
    'KZ-13':
      'Puoi giocare parti di qualsiasi homunculus e mescolarle a piacere, qualunque sia quello che preferisci.',
    'KZ-14':
      'Gira a faccia in giù una delle tue tessere scoperte e sfruttane il potere, anche nel turno in cui l’hai giocata. Da quel momento resta coperta, senza potere, finché non la scopri di nuovo. Il potere è facoltativo: qualsiasi tessera scoperta, tranne la testa, si può girare come azione anche senza effetto, per esempio per lasciarne scoperto un solo tipo. Se il potere non ha nulla su cui agire (la tua mano è piena, le mani altrui o gli scarti sono vuoti, non c’è nulla da colpire), puoi soltanto girare la tessera senza effetto.',
    'KZ-15':
      'Orecchio: guarda tutta la mano di un’altra persona che abbia almeno una tessera. La vedi soltanto tu.',
    'KZ-16':
      'Braccio: prendi una tessera a caso dalla mano di un’altra persona e mettila nella tua. Devi avere meno di sei tessere in mano, e l’altra persona almeno una. Quale tessera fosse lo sapete soltanto voi due.',
    'KZ-17':
      'Gamba: guarda tutte le tessere scartate e prendine in mano una a tua scelta, oppure, dopo aver guardato, nessuna. Devi avere meno di sei tessere in mano. Solo chi sta usando una gamba può guardare gli scarti.',
    'KZ-18': 'Torso: prendi dalla dispensa tre ingredienti qualsiasi, uguali o diversi.',
    'KZ-19':
      'Coda: colpisci una tessera su una plancia qualsiasi, anche sulla tua. Se è scoperta, viene girata a faccia in giù; se è coperta, viene scartata e il suo posto torna libero. La coda si gira prima di colpire e non può mai colpire sé stessa. Il potere della tessera colpita non si attiva, e nulla di ciò che è costata viene restituito.',
    'KZ-20':
      'Testa: usarla non è un’azione. Quando qualcun altro usa un potere, puoi girare a faccia in giù la tua testa scoperta: quel potere non ha effetto, la sua tessera resta coperta e l’azione è spesa. Se l’opzione «Che cosa può annullare una testa» è su «Solo ciò che è rivolto a chi la possiede», puoi annullare solo un potere rivolto a te o a una delle tue tessere; una testa si considera rivolta a chi ha usato il potere che essa annulla.',
    'KZ-21':
      'Anche quello di una testa è un potere, perciò un’altra testa scoperta, di qualcun altro, può annullarlo. In tal caso il potere annullato per primo ha effetto comunque, e non si chiede più a nessuno di annullarlo. Ogni testa si gira quando viene usata, quindi la catena finisce presto. In nessun altro modo puoi girare la tua testa; può farlo soltanto il colpo di una coda.',
    'KZ-22':
      'Per prima cosa annuncia il potere e il suo bersaglio: una persona per un orecchio o un braccio, una tessera per una coda. Poi si chiede a chi ha una testa scoperta che può annullarlo, una persona dopo l’altra a partire dalla sinistra di chi lo usa, finché qualcuno lo annulla. Gli ingredienti di un torso e la tessera di una gamba si scelgono solo in seguito. Se una tessera viene girata senza effetto, non si chiede a nessuno.',
    'KZ-23':
      'Scarta una tessera della tua mano. Prendi dalla dispensa gli ingredienti che vi sono stampati e, in più, un’unità dell’ingrediente preferito della tua plancia.',
    'KZ-24':
      'Scopri le tue tessere coperte, cioè rimettile a faccia in su: tutte, senza scegliere. Per farlo te ne serve almeno una.',
    'KZ-25':
      'Nel momento in cui qualcuno ha una tessera in tutti e nove i posti, scoperta o coperta che sia, la creatura si sveglia: «Kazaam!». La partita finisce subito, da sé, e non si compiono altre azioni.',
    'KZ-26':
      'Contano solo le tessere scoperte. Ogni orecchio, braccio e gamba vale 1 punto; testa, torso e coda valgono 2 punti ciascuno.',
    'KZ-27':
      'Se tutte le tue tessere scoperte sono di un solo homunculus, non importa quale, ciascuna vale 1 punto in più. Basta anche una sola tessera scoperta. Questo vale per chiunque, non solo per chi ha completato la creatura.',
    'KZ-28': 'Ogni tessera scoperta dell’homunculus preferito della tua plancia vale 1 punto in più.',
    'KZ-29': 'Chi ha completato la creatura ottiene altri 4 punti.',
    'KZ-30':
      'Vince chi ha più punti. A parità decide il maggior numero di tessere scoperte e, tra chi è ancora alla pari, il maggior numero di ingredienti. Se anche questo è uguale, la partita tra loro finisce in pareggio.',
    'KZ-31':
      'Componi la tua creatura su una plancia di tre posti per tre. Da sinistra a destra, la fila in alto ha l’orecchio sinistro, la testa e l’orecchio destro; quella di mezzo il braccio sinistro, il torso e il braccio destro; quella in basso la gamba sinistra, la coda e la gamba destra. Accostate, le nove tessere formano un’unica immagine della creatura.',
    'KZ-32':
      'Le tessere sono settanta: nove parti per ciascuno dei sette homunculi, più una parte di ciascuno in una seconda copia con gli stessi simboli (fuoco: orecchio destro; osso: braccio destro; rettile: gamba sinistra; legno: orecchio sinistro; pelliccia: gamba destra; insetto: braccio sinistro; pietra: coda). I simboli di una tessera sono ciò che costa giocarla e ciò che rende quando ne estrai gli ingredienti. Un orecchio ne ha due, un braccio o una gamba tre, una coda o un torso quattro, una testa cinque, e su una tessera non ce ne sono mai tre uguali. I costi dei sei homunculi preferiti seguono uno stesso schema, spostato di ingrediente in ingrediente: così ognuno è difficile quanto gli altri. La pietra non è la preferita di nessuno, e i suoi costi sono distribuiti quasi in parti uguali.',
    'KZ-33':
      'La tua mano la vedi solo tu: gli altri vedono quante tessere hai, a meno che un orecchio non conceda a qualcuno uno sguardo. Nessuno vede le tessere della riserva, e solo una gamba apre gli scarti a chi la usa; quante tessere ci siano da una parte e dall’altra è noto a tutti, come lo è ogni tessera nel momento in cui viene scartata; in seguito non viene più nominata. Tutto il resto è sotto gli occhi di tutti: le plance, anche quale tessera è coperta, gli ingredienti, di chi è il turno e quante azioni restano. Su un dispositivo condiviso, perciò, a chi ha una testa si chiede apertamente; il dispositivo passa di mano solo quando la scelta seguente mostrerebbe una mano.',
  },
  homunculi: {
    fire: 'fuoco',
    bone: 'osso',
    reptile: 'rettile',
    wood: 'legno',
    fur: 'pelliccia',
    insect: 'insetto',
    stone: 'pietra',
  },
  places,
  parts: { ear: 'orecchio', arm: 'braccio', leg: 'gamba', torso: 'torso', tail: 'coda', head: 'testa' },
  powers: {
    ear: 'Guarda tutta la mano di un’altra persona.',
    arm: 'Prendi una tessera a caso dalla mano di un’altra persona.',
    leg: 'Guarda le tessere scartate e prendine una a tua scelta, oppure nessuna.',
    torso: 'Prendi dalla dispensa tre ingredienti qualsiasi.',
    tail: 'Colpisci una tessera su una plancia qualsiasi: se è scoperta viene girata, se è coperta viene scartata.',
    head: 'Quando qualcun altro usa un potere, gira la testa a faccia in giù per annullarlo; non è un’azione.',
  },
  ingredients: {
    mercury: 'mercurio',
    sulphur: 'zolfo',
    mandrake: 'mandragora',
    'unicorn-horn': 'corno di unicorno',
    'dragon-blood': 'sangue di drago',
    'phoenix-feather': 'piuma di fenice',
  },
  alchemists,
  tile: nameOf,
};
