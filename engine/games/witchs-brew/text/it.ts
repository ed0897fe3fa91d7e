import { toSeat } from '@/engine/core/seat';
import { counted, italianTo as to, joined } from '@/engine/core/wording';
import {
  NOTHING,
  potionOf,
  RAVENS_TO_END,
  type Colour,
  type Drops,
  type Potion,
  type PotionId,
  type Role,
  type Shelf,
  type Stack,
} from '../data';
import { withoutExtra } from '../drops';
import type { Source } from '../state';
import { eachRole, goodsIn, isNothing, pointsOf, SPELL_NAMES, spellBehind } from './parts';
import type { WitchsBrewText } from './text';

const roles: Readonly<Record<Role, string>> = {
  'wolf-keeper': 'Guardalupi',
  'snake-hunter': 'Serparo',
  'herb-collector': 'Erborista',
  witch: 'Strega',
  wizard: 'Mago',
  druid: 'Druido',
  alchemist: 'Alchimista',
  'fortune-teller': 'Veggente',
  assistant: 'Assistente',
  warlock: 'Stregone',
  cutpurse: 'Tagliaborse',
  monk: 'Mendicante',
};

interface Article {
  readonly il: string;
  readonly del: string;
}

const IL: Article = { il: 'il ', del: 'del ' };
const LO: Article = { il: 'lo ', del: 'dello ' };
const LA: Article = { il: 'la ', del: 'della ' };
const ELIDED: Article = { il: 'l’', del: 'dell’' };

const ROLE_ARTICLES: Readonly<Record<Role, Article>> = {
  'wolf-keeper': IL,
  'snake-hunter': IL,
  'herb-collector': ELIDED,
  witch: LA,
  wizard: IL,
  druid: IL,
  alchemist: ELIDED,
  'fortune-teller': LA,
  assistant: ELIDED,
  warlock: LO,
  cutpurse: IL,
  monk: IL,
};

function the(role: Role): string {
  return ROLE_ARTICLES[role].il + roles[role];
}

function ofThe(role: Role): string {
  return ROLE_ARTICLES[role].del + roles[role];
}

const calls = eachRole((role) => `Io sono ${the(role)}!`);
const claims = eachRole((role) => `No, sono io ${the(role)}!`);

const full: Readonly<Record<Role, string>> = {
  'wolf-keeper': 'prendi 3 gocce di sangue di lupo',
  'snake-hunter': 'prendi 3 gocce di veleno di serpente',
  'herb-collector': 'prendi 3 gocce di succo d’erbe',
  witch: 'prepara la pozione del calderone di ferro',
  wizard: 'prepara la pozione del calderone di rame',
  druid: 'prepara la pozione del calderone d’argento',
  alchemist: 'paga 1 goccia qualsiasi e prendi 5 pezzi d’oro',
  'fortune-teller': 'paga 1 pezzo d’oro e prendi 2 fiale',
  assistant: 'paga 1 pezzo d’oro e prendi 3 gocce a scelta',
  warlock: 'lancia l’incantesimo scoperto',
  cutpurse: 'manda un terzo dell’oro altrui sulla mensola',
  monk: 'manda un quarto delle gocce altrui sulla mensola',
};

const favour: Readonly<Record<Role, string>> = {
  'wolf-keeper': 'prendi 1 goccia di sangue di lupo',
  'snake-hunter': 'prendi 1 goccia di veleno di serpente',
  'herb-collector': 'prendi 1 goccia di succo d’erbe',
  witch: 'prepara la pozione del calderone di ferro con 2 pezzi d’oro in più',
  wizard: 'prepara la pozione del calderone di rame con 2 pezzi d’oro in più',
  druid: 'prepara la pozione del calderone d’argento con 2 pezzi d’oro in più',
  alchemist: 'paga 1 goccia qualsiasi e prendi 2 pezzi d’oro',
  'fortune-teller': 'paga 1 pezzo d’oro e prendi 1 fiala',
  assistant: 'paga 1 pezzo d’oro e prendi 1 goccia a scelta',
  warlock: 'prendi 1 pezzo d’oro',
  cutpurse: 'paga 1 pezzo d’oro in meno',
  monk: 'paga 1 goccia in meno',
};

const drops: Readonly<Record<Colour, string>> = {
  red: 'sangue di lupo',
  white: 'veleno di serpente',
  green: 'succo d’erbe',
};

const stacks: Readonly<Record<Stack, string>> = {
  iron: 'calderone di ferro',
  copper: 'calderone di rame',
  silver: 'calderone d’argento',
  gold: 'mensola dell’oro',
  drops: 'mensola delle gocce',
};

const STACK_ARTICLES: Readonly<Record<Stack, Article>> = {
  iron: IL,
  copper: IL,
  silver: IL,
  gold: LA,
  drops: LA,
};

function ofStack(stack: Stack): string {
  return STACK_ARTICLES[stack].del + stacks[stack];
}

function dropsOf(count: number, colour: Colour): string {
  return `${counted(count, 'goccia', 'gocce')} di ${drops[colour]}`;
}

function gold(count: number): string {
  return counted(count, 'pezzo d’oro', 'pezzi d’oro');
}

function vialsOf(count: number): string {
  return counted(count, 'fiala', 'fiale');
}

const goods = goodsIn({
  and: 'e',
  nothing: 'nulla',
  drops: (count, colour, isFirst) => (isFirst ? dropsOf(count, colour) : `${count} di ${drops[colour]}`),
  gold,
  vials: vialsOf,
});

function some(mix: Drops): string {
  return goods({ ...NOTHING, drops: mix });
}

function worth({ points, hasRaven }: Potion): string {
  return `${points} punti${hasRaven ? ', con un corvo' : ''}`;
}

/** "Mancavano 2 gocce", by the two forms of the verb. */
function lacking(shelf: Shelf, count: number, one: string, more: string): string {
  const what = shelf === 'gold' ? gold(count) : counted(count, 'goccia', 'gocce');
  return `${count === 1 ? one : more} ${what}`;
}

/** "Con Copia, " where a spell did it; of a role the log has told before. */
function by(source: Source): string {
  const spell = spellBehind(source);
  return spell ? `Con ${SPELL_NAMES[spell]}, ` : '';
}

function forbiddenWords(forbidden: readonly Role[]): string {
  if (forbidden.length === 0) return '';
  return ` ${forbidden.length === 1 ? 'Ruolo vietato' : 'Ruoli vietati'}: ${joined(forbidden.map(the), 'e')}.`;
}

function treasure(potions: readonly PotionId[], vials: number): string {
  const cards = counted(potions.length, 'carta pozione', 'carte pozione');
  const worthOf = potions.length === 0 ? 'nessuna carta pozione' : `${cards} (${pointsOf(potions)} punti)`;
  return `${worthOf} e ${vials === 0 ? 'nessuna fiala' : vialsOf(vials)}`;
}

export const it: WitchsBrewText = {
  title: 'Witch’s Brew',
  unit: (count) => (count === 1 ? 'punto' : 'punti'),
  tagline: 'Cinque ruoli in segreto e una domanda: osare un «No, sono io la Strega!» o lasciar correre?',
  options: {
    forbiddenRoles: {
      name: 'Ruoli vietati',
      help: 'Stabilisce se a ogni round la sorte vieta dei ruoli, che nessuno può scegliere. In cinque non ci sono mai ruoli vietati.',
      values: ['Due se si è in tre', 'Due se si è in tre, uno se in quattro', 'Nessuno'],
    },
    openScores: {
      name: 'Punti durante la partita',
      help: 'Stabilisce se i punti di tutti si vedono in ogni momento o soltanto a partita finita.',
      values: ['Nascosti fino alla fine', 'Visibili a tutti'],
    },
  },
  questions: {
    choose: () => 'Scegli cinque ruoli per questo round.',
    lead: () => 'Chiama uno dei tuoi ruoli.',
    answer: ({ role, claimant }, who) =>
      `Hai anche tu ${the(role)}: contendi il ruolo ${to(who(claimant))} o dici «Così sia»?`,
    effect: ({ role, isFull }) =>
      isFull
        ? `Tu sei ${the(role)}: ${full[role]}, oppure rinuncia.`
        : `Il tuo favore: ${favour[role]}, oppure rinuncia.`,
    give: ({ to: monk, count }, who) =>
      `Per il Mendicante di ${who(monk)}, metti sulla mensola ${counted(count, 'goccia', 'gocce')} a tua scelta.`,
    complete: ({ shelf, missing }) =>
      `Alla ${stacks[shelf]} ${lacking(shelf, missing, 'manca', 'mancano')}. Completala e prendi la pozione, oppure rinuncia.`,
  },
  moves: {
    choose: ({ roles: chosen }) => `Scegli ${joined(chosen.map(the), 'e')}`,
    call: ({ role }) => `Chiama ${the(role)}`,
    claim: () => 'Rivendica il ruolo',
    yield: () => 'Di’ «Così sia»',
    take: () => 'Applica l’effetto',
    sell: ({ drop }) => `Paga ${dropsOf(1, drop)}`,
    gather: ({ drops: mix }) => `Prendi ${some(mix)}`,
    brew: ({ cauldron, drops: mix, extra }) =>
      `Prepara la pozione ${ofStack(cauldron)} con ${some(mix)}${extra ? `, aggiungendo ${dropsOf(1, extra)} per una fiala` : ''}`,
    give: ({ drops: mix }) => `Dai ${some(mix)}`,
    add: ({ drops: mix }) => (mix ? `Aggiungi ${some(mix)}` : 'Aggiungi l’oro che manca'),
    decline: () => 'Rinuncia',
  },
  facts: {
    began: ({ first }, who) => `La sorte ha affidato ${to(who(first))} l’apertura del primo round.`,
    setBegan: ({ set, leader, spell, forbidden }, who) =>
      `È cominciato il round ${set}; la prima chiamata spettava ${to(who(leader))}. L’incantesimo scoperto era ${SPELL_NAMES[spell]}.${forbiddenWords(forbidden)}`,
    chose: ({ seat, roles: chosen }, who) =>
      chosen
        ? `${who(seat)} ha scelto cinque ruoli: ${joined(chosen.map(the), 'e')}.`
        : `${who(seat)} ha scelto cinque ruoli.`,
    led: ({ seat, trick }, who) => `Chiamata ${trick}: toccava ${to(who(seat))}.`,
    called: ({ seat, role }, who) => `${who(seat)} ha chiamato: «${calls[role]}»`,
    passed: ({ seat, role, isOut }, who) =>
      isOut ? `${who(seat)} non aveva più ruoli.` : `${who(seat)} non aveva ${the(role)}.`,
    faced: ({ seat, role }, who) => `${who(seat)} aveva ${the(role)} e doveva rispondere.`,
    claimed: ({ seat, role, from }, who) =>
      `«${claims[role]}» ha detto ${who(seat)}, e ha tolto il ruolo ${to(who(from))}.`,
    yielded: ({ seat, role }, who) => `«Così sia», ha detto ${who(seat)} giocando ${the(role)}.`,
    swapped: ({ seat, by: source, price, gain }, who) =>
      isNothing(price)
        ? `${by(source)}${who(seat)} ha preso ${goods(gain)}.`
        : `${by(source)}${who(seat)} ha pagato ${goods(price)} e ha preso ${goods(gain)}.`,
    brewed: ({ seat, by: source, cauldron, potion, price, extra }, who) => {
      const paid = goods(withoutExtra(price, extra));
      const card = `${by(source)}${who(seat)} ha preparato la pozione ${ofStack(cauldron)} (${worth(potionOf(potion))}) pagando ${paid}.`;
      return extra ? `${card} Una goccia in più, di ${drops[extra]}, ha fruttato una fiala.` : card;
    },
    declined: ({ seat, role, isFull, why }, who) => {
      const effect = `${isFull ? 'azione primaria' : 'favore'} ${ofThe(role)}`;
      if (why === 'choice') return `${who(seat)} ha rinunciato ${isFull ? 'all’' : 'al '}${effect}.`;
      if (why === 'price') return `${who(seat)} non poteva pagare ${isFull ? 'l’' : 'il '}${effect}.`;
      return `${isFull ? 'L’' : 'Il '}${effect} non aveva nulla da offrire ${to(who(seat))}.`;
    },
    levied: ({ seat, shelf }, who) =>
      shelf === 'gold'
        ? `Il Tagliaborse di ${who(seat)} ha preteso un terzo dell’oro altrui.`
        : `Il Mendicante di ${who(seat)} ha chiesto un quarto delle gocce altrui.`,
    gave: ({ seat, shelf, price, isSpared }, who) => {
      const less = shelf === 'gold' ? 'uno in meno' : 'una in meno';
      return `${who(seat)} ha messo ${goods(price)} sulla ${stacks[shelf]}${isSpared ? `, ${less} grazie al «Così sia»` : ''}.`;
    },
    bottled: ({ seat, shelf, potion, added }, who) =>
      `${who(seat)} ${isNothing(added) ? '' : `ha aggiunto ${goods(added)} e `}ha preso la pozione ${ofStack(shelf)}: ${worth(potionOf(potion))}.`,
    leftShort: ({ seat, shelf, missing }, who) =>
      `Nessuna pozione per ${who(seat)}: alla ${stacks[shelf]} ${lacking(shelf, missing, 'mancava ancora', 'mancavano ancora')}. Ciò che vi si trovava è rimasto lì.`,
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
  reasons: {
    'not-a-move': 'In questo gioco non si può fare una cosa simile.',
    'not-asked': 'Ora la parola spetta a qualcun altro. Verrà anche il tuo momento.',
    'game-over': 'La partita è finita: i corvi sono arrivati e l’ultimo round è stato giocato.',
    'choose-first': 'Prima scegli i cinque ruoli da tenere in mano in questo round.',
    'five-in-order':
      'La mano è fatta di cinque ruoli diversi. Scegline un altro al posto di quello che hai preso due volte.',
    'role-forbidden': 'Quel ruolo è vietato in questo round. Scegline un altro al suo posto.',
    'call-first': 'Tocca a te aprire: prima chiama uno dei ruoli che hai ancora in mano.',
    'role-not-held': 'Non hai in mano quel ruolo. Chiamane uno di quelli che ti restano.',
    'answer-first': 'Hai il ruolo che è stato chiamato, quindi prima rispondi: rivendicalo o di’ «Così sia».',
    'effect-first': 'Prima decidi sull’effetto del tuo ruolo: applicalo o rinuncia.',
    'other-effect': 'Il tuo ruolo offre altro. Fai ciò che concede, oppure rinuncia.',
    'cannot-pay':
      'Ti manca una parte del prezzo, e un effetto si paga per intero. Paga in un altro modo, oppure rinuncia.',
    'wrong-number-of-drops': 'Il numero di gocce non è giusto. Scegline esattamente quante ne servono.',
    'other-cauldron':
      'Quel calderone non spetta al tuo ruolo o al tuo incantesimo. Usa quello indicato, oppure rinuncia.',
    'cauldron-empty':
      'In quel calderone non è rimasta nessuna pozione. Usane un altro, se il tuo incantesimo lo permette, oppure rinuncia.',
    'wrong-recipe':
      'Queste gocce non sono quelle della ricetta. Paga esattamente quelle indicate sulla pozione scoperta.',
    'no-drop-to-add':
      'Pagata la pozione, non ti resta nessuna goccia di quel colore. Aggiungine un’altra, o fai a meno della fiala.',
    'adding-not-allowed':
      'Solo con la Strega, il Mago o il Druido una goccia in più diventa una fiala; con un incantesimo no. Prepara la pozione senza aggiunte.',
    'give-first': 'Prima scegli le gocce da mettere sulla mensola per il Mendicante.',
    'give-exactly': 'Dai esattamente le gocce dovute, e solo gocce che possiedi.',
    'complete-first': 'Prima decidi sulla mensola: aggiungi esattamente ciò che manca, o lasciala com’è.',
    'add-exactly':
      'Aggiungi esattamente ciò che manca: oro alla mensola dell’oro, gocce tue a quella delle gocce. Oppure rinuncia.',
  },
  lines: {
    iron: 'Calderone di ferro',
    copper: 'Calderone di rame',
    silver: 'Calderone d’argento',
    gold: 'Mensola dell’oro',
    drops: 'Mensola delle gocce',
    vials: 'Fiale',
  },
  sections: {
    components: 'Ruoli, incantesimi e pozioni',
    setup: 'Preparazione',
    set: 'Il round',
    effects: 'Che cosa fanno i ruoli',
    end: 'Fine e punteggio',
    secrecy: 'Chi può vedere che cosa',
  },
  rules: {
    'WB-1':
      'Witch’s Brew si gioca in 3, 4 o 5. Ognuno comincia con 2 pezzi d’oro, una goccia per colore (il sangue di lupo è rosso, il veleno di serpente bianco, il succo d’erbe verde) e gli stessi dodici ruoli.',
    'WB-2':
      'Le carte pozione stanno a faccia in su in cinque pile, una per calderone e una per mensola, con le meno costose in cima. Si può ottenere solo quella in cima, ma le pile si possono sfogliare in ogni momento. Gli otto incantesimi si mescolano: è scoperto solo il primo, e gli altri non li guarda nessuno. La sorte decide chi apre il primo round.',
    'WB-3': 'La riserva di oro, gocce e fiale non finisce mai.',
    'WB-4':
      'L’oro, le gocce e il numero delle tue carte pozione sono visibili a tutti. Una carta pozione con un corvo resta a faccia in su davanti a te; le altre carte pozione e le fiale, una volta tue, sono nascoste agli altri. Tutti vedono quale carta viene presa, ma nei round successivi né il tavolo né il resoconto lo ripetono. Se l’opzione «Punti durante la partita» è su «Visibili a tutti», carte, fiale e punti di ognuno restano sempre in vista.',
    'WB-5':
      'All’inizio di un round ognuno sceglie in segreto cinque dei dodici ruoli. Gli altri sette restano fuori per tutto il round.',
    'WB-6':
      'Alcuni ruoli possono essere vietati: all’inizio di ogni round, prima di ogni scelta, si pescano, scoperti, da un mazzo mescolato dei dodici ruoli, e nessuno può sceglierli. Quanti siano lo stabilisce l’opzione «Ruoli vietati»: di norma «Due se si è in tre», e nessuno se si è di più; altrimenti «Due se si è in tre, uno se in quattro», oppure «Nessuno» in ogni caso. In cinque non ci sono mai ruoli vietati. I ruoli pescati restano da parte; quando nel mazzo ne rimangono troppo pochi, si rimescolano tutti e dodici.',
    'WB-7':
      'Chi apre chiama uno dei propri ruoli: «Io sono la Strega!» Chiamare un ruolo significa sempre rivendicarne l’azione primaria. Un ruolo chiamato, con tutte le risposte, è una chiamata.',
    'WB-8':
      'Gli altri rispondono uno dopo l’altro, in senso orario. Chi non ha quel ruolo viene saltato. Chi ce l’ha deve giocarlo subito, senza poterlo tenere per dopo: con «No, sono io la Strega!» rivendica per sé l’azione primaria, con «Così sia» si accontenta del favore. Niente chiacchiere al tavolo, per favore: sulla mano propria o altrui non si dice nulla e non si danno indizi.',
    'WB-9':
      'Una nuova rivendicazione toglie l’azione primaria a chi l’aveva rivendicata prima. Chi la perde non ottiene proprio nulla: ha speso il ruolo, non può rispondere di nuovo e, se si tratta del Tagliaborse o del Mendicante, paga per intero.',
    'WB-10':
      'Un favore si applica subito, prima che risponda il prossimo e ben prima dell’azione primaria, anche se soffia agli altri la pozione in cima. Con il Tagliaborse e il Mendicante il favore consiste solo nel pagare uno in meno (WB-16, WB-17).',
    'WB-11':
      'Quando tutti hanno risposto, esegue l’azione primaria chi ha rivendicato il ruolo per ultimo. A ogni effetto, azione primaria o favore, si può rinunciare, e ciò che non si può pagare vale come rinuncia. O tutto o niente: nessuna parte di un effetto senza il suo intero prezzo.',
    'WB-12':
      'Chi ha rivendicato il ruolo per ultimo apre la chiamata seguente, anche se ha rinunciato all’azione. Se non ha più ruoli, tocca a chi ne ha ancora ed è più vicino alla sua sinistra. Quando una sola persona ha ancora ruoli, ogni sua chiamata va subito a segno.',
    'WB-13':
      'Il round finisce quando nessuno ha più ruoli. Chi ha avuto l’ultima azione primaria, eseguita o no, apre il round seguente. L’incantesimo scoperto va in fondo alla pila, lanciato o no, e si scopre il successivo. Poi ognuno sceglie di nuovo fra tutti e dodici i ruoli.',
    'WB-14':
      'Quando prepari una pozione con la Strega, il Mago o il Druido, come azione primaria o come favore, puoi aggiungere al prezzo una goccia di qualsiasi colore e prendere in cambio una fiala. Lo decidi insieme alla pozione, e una volta sola per pozione. Con un incantesimo non si può, e senza pozione niente goccia in più.',
    'WB-15':
      'Da una pila vuota non si prepara nulla. Un ruolo la cui pila o mensola è vuota si può chiamare lo stesso, e così lo Stregone, se per il suo incantesimo non restano pozioni: non fa nulla, e l’apertura passa come al solito.',
    'WB-16':
      'Tagliaborse: ognuno degli altri mette un terzo del proprio oro, arrotondato per difetto, sulla carta scoperta della mensola dell’oro: 0 se ha 2 pezzi, 1 se ne ha 3 o 5, 2 se ne ha 6. Chi ha detto «Così sia» ne mette uno in meno, ma mai meno di zero. L’oro si conta quando si esegue l’azione primaria, dopo tutti i favori, e tutti pagano, anche oltre ciò che serve alla carta.',
    'WB-17':
      'Mendicante: ognuno degli altri mette un quarto delle proprie gocce, arrotondato per difetto, sulla carta scoperta della mensola delle gocce: 0 se ne ha 3, 1 se ne ha 4 o 7, 2 se ne ha 8. Chi ha detto «Così sia» ne mette una in meno, ma mai meno di zero. Ognuno sceglie quali gocce dare, in ordine dalla sinistra di chi agisce; la domanda arriva solo a chi ha davvero una scelta.',
    'WB-18':
      'Se ciò che si trova sulla carta della mensola, avanzi di prima compresi, raggiunge quanto serve, va tutto nella riserva e chi agisce prende la carta: una sola carta per azione, e nulla passa alla successiva. Se non basta, chi agisce può aggiungere esattamente ciò che manca, in oro o in gocce a propria scelta, anche se nessuno ha dovuto pagare. Non si può aggiungere senza completare la carta. Altrimenti tutto resta sulla carta per un’altra volta.',
    'WB-19':
      'Ciò che supera il necessario si perde nella riserva. Se si rinuncia al Tagliaborse o al Mendicante, nessuno paga.',
    'WB-20':
      'Appena si prende una pozione, la successiva della stessa pila è scoperta. Un effetto che viene dopo, nella stessa chiamata, può già ottenerla.',
    'WB-21':
      'Quando in tutto sono state prese quattro o più carte con un corvo, non importa da chi, il round si gioca fino in fondo, e le pozioni prese nel frattempo contano. Poi la partita è finita.',
    'WB-22':
      'I tuoi punti sono quelli delle tue carte pozione, più 1 per ogni fiala. Vince chi ne ha di più. In caso di parità vince chi ha più gocce e oro, sommati; se anche così si è pari, la vittoria è condivisa.',
    'WB-23':
      'Ogni ruolo ha un’azione primaria e un favore. Guardalupi, Serparo ed Erborista: prendi 3 gocce di sangue di lupo, di veleno di serpente o di succo d’erbe; favore: prendine 1. Strega, Mago e Druido: prepara la pozione del calderone di ferro, di rame o d’argento, cioè paga le gocce della sua carta scoperta e prendi la carta; favore: lo stesso, con 2 pezzi d’oro in più. Alchimista: paga 1 goccia di qualsiasi colore e prendi 5 pezzi d’oro; favore: prendine 2. Veggente: paga 1 pezzo d’oro e prendi 2 fiale; favore: prendine 1. Assistente: paga 1 pezzo d’oro e prendi 3 gocce a scelta; favore: prendine 1. Stregone: lancia l’incantesimo scoperto; favore: prendi 1 pezzo d’oro dalla riserva. Tagliaborse: un terzo dell’oro di ognuno degli altri va sulla mensola dell’oro; favore: paga 1 pezzo d’oro in meno. Mendicante: un quarto delle gocce di ognuno degli altri va sulla mensola delle gocce; favore: paga 1 goccia in meno.',
    'WB-24':
      'Gli incantesimi sono otto. Copia: prendi 3 gocce a scelta. Optio: prepara la pozione di uno qualsiasi dei tre calderoni, con le gocce esatte della sua carta. Magus, Strix e Sanatio: prepara la pozione del calderone di rame, di ferro o d’argento con tante gocce quante ne indica la carta, di qualsiasi colore. Herba, Lupus e Serpens: paga 1 goccia di succo d’erbe, di sangue di lupo o di veleno di serpente e prendi 2 fiale.',
    'WB-25':
      'Le 31 carte pozione valgono in tutto 107 punti. Ogni calderone ne ha sette e usa due tipi di gocce, uno principale e uno secondario: sangue di lupo e succo d’erbe per il ferro, veleno di serpente e sangue di lupo per il rame, succo d’erbe e veleno di serpente per l’argento. Dall’alto, la prima e la seconda carta vogliono 1 goccia principale (2 punti ciascuna); la terza e la quarta 1 principale e 1 secondaria (3 punti ciascuna); la quinta 2 principali e 1 secondaria (4 punti e un corvo); la sesta 2 e 2 (5 punti); la settima 3 e 2 (6 punti e un corvo). Ogni mensola ne ha cinque: quella dell’oro vuole oro, l’altra gocce di qualsiasi colore. Dall’alto, la prima e la seconda ne vogliono 3 (2 punti ciascuna), la terza 4 (3 punti e un corvo), la quarta 5 (4 punti), la quinta 6 (5 punti e un corvo).',
    'WB-26':
      'Sono nascosti i cinque ruoli scelti da ognuno, e quindi i sette esclusi; l’ordine degli incantesimi e del mazzo dei ruoli vietati; e, se i punti non sono visibili, le carte pozione coperte e le fiale altrui. Le chiamate e le risposte di questo round sono sotto gli occhi di tutti. Su un dispositivo condiviso, scegliere i cinque ruoli e chiamarne uno sono momenti privati, per i quali il dispositivo cambia mano; chi apre sceglie per ultimo e può chiamare subito. Le risposte si danno a tavolo aperto, perché chi viene interpellato ha di certo il ruolo e deve giocarlo. Lo stesso vale per gli effetti e per ciò che si dà al Mendicante.',
  },
  roles,
  calls,
  claims,
  soBeIt: 'Così sia',
  lacks: eachRole((role) => `non ha ${the(role)}`),
  full,
  favour,
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
  drops,
  stacks,
  goods,
  potion: (potion) => `pozione ${ofStack(potion.stack)}, ${worth(potion)}`,
};
