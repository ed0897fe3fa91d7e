import { BANK_SIZE, FREE_STEPS, GLORIA_CARDS, HAND_AT_START, HAND_LIMIT, MOST_BUILDINGS } from '../data';
import { byPayment } from '../rulebook';
import { names, say } from './it-names';
import { costOf } from '../queries/cards';
import { ALL_CARDS } from './parts';
import type { AlchemirusText } from './text';

export const reasons: AlchemirusText['reasons'] = {
  'not-a-move': 'Questo non si può fare in questo gioco.',
  'not-asked': 'Ora la scelta spetta ad altri. Arriverà il tuo momento.',
  'game-over': 'La partita è finita: l’ultimo round è già stato giocato.',
  'draw-first': 'Prendi prima una carta: pescala dal mazzo, oppure scambiane una tua con la banca.',
  'not-in-bank':
    'Questa carta non è nella banca. Prendine una di quelle che ci sono, oppure pesca dal mazzo.',
  'nothing-to-exchange':
    'Per una carta della banca devi scartarne una che hai già in mano. Scegli una delle tue.',
  'move-first': 'Scegli prima il campo in cui va la tua pedina.',
  'must-move': 'La tua pedina non può restare dov’è. Falla avanzare di almeno un campo.',
  'steps-cost-fame': `Per più di ${say.fieldCount(FREE_STEPS)} serve ${say.fameOf(1)}, e non ne hai. Scegli un campo più vicino.`,
  'pawn-placed-already': 'La tua pedina è già sull’anello: avanza in senso orario dal campo in cui si trova.',
  'pawn-not-placed-yet':
    'La tua pedina non è ancora sull’anello. Nel tuo primo turno mettila su un campo qualsiasi.',
  'spirit-field-taken':
    'Sul campo dello Spirito c’è già una pedina, e ce ne può stare una sola. Scegli un altro campo.',
  'other-field':
    'Il campo in cui si trova la tua pedina serve ad altro. Fai ciò che permette, oppure fermati qui.',
  'card-not-in-hand': 'Questa carta non è nella tua mano. Scegline una che hai.',
  'cannot-afford':
    'Non hai abbastanza altre carte per pagare quell’edificio. Scegline uno meno caro, oppure smetti.',
  'estate-full': `Hai già ${MOST_BUILDINGS} edifici. Scegli quale demolire per fare posto al nuovo.`,
  'demolish-only-when-full': `Hai ancora posto. Si demolisce soltanto quando si hanno ${MOST_BUILDINGS} edifici e se ne costruisce un altro.`,
  'gloria-is-no-building':
    'Gloria non è un edificio. Tienila per la fine del turno, oppure usala per pagare.',
  'spirit-first': 'Su questo campo devi prima di tutto spostare lo Spirito.',
  'spirit-must-leave': 'Lo Spirito è già lì. Spostalo in un altro posto.',
  'spirit-too-far':
    'Senza scartare la mano, lo Spirito si sposta di un solo posto lungo il suo anello. Scegli un posto vicino.',
  'no-hand-to-discard':
    'Non hai carte in mano da scartare per un simile balzo. Sposta lo Spirito senza scartare, fin dove puoi.',
  'rob-first': 'Decidi prima se prendere una carta, e a chi.',
  'nothing-to-rob':
    'Puoi prendere una carta soltanto a chi, fra gli altri, ha un Domo e almeno una carta in mano. Scegli di nuovo, oppure rinuncia.',
  'grow-first': 'Scegli prima quale edificio riceve la prossima carta del raccolto.',
  'nothing-grows-there':
    'Qui non si raccoglie nulla. Scegli un Horten vuoto o una Metalle vuota che lo Spirito non blocchi.',
  'no-such-good': 'Qui non c’è quel prodotto. Scegline uno che vedi sui tuoi edifici.',
  'wrong-way':
    'Quel prodotto non va lì. Le erbe vanno in un Alembic, i minerali in una Fornax, tinture e metalli in un Labrium.',
  'place-taken': 'Quel posto è occupato. Scegli un altro edificio, oppure libera prima questo.',
  'nothing-to-transmute':
    'Qui non si trasmuta nulla: manca qualcosa, oppure lo Spirito lo impedisce. Scegli un altro edificio.',
  'decided-already':
    'In questa trasmutazione quell’edificio ha già avuto la sua occasione. Prosegui con uno successivo, oppure smetti.',
  'no-good-to-sell': 'Qui non c’è quel prodotto. Vendine uno che vedi sui tuoi edifici, oppure smetti.',
  'stall-missing': 'Non hai costruito quell’edificio. Vendi dove ne possiedi uno adatto.',
  'stall-sold-out':
    'In questa visita i tuoi edifici di quel tipo non possono vendere altro. Vendi altrove, oppure smetti.',
  'not-traded-there': 'Quell’edificio non vende così. Guarda il suo listino e scegli un altro modo.',
  'too-few-for-gifts': `Per i doni servono ${say.giftCards}, e ne hai di meno. Prosegui senza.`,
  'no-gloria': 'Non hai una Gloria in mano. Termina pure il turno.',
  'too-few-for-gloria': `Una Gloria richiede altre ${say.cardCount(GLORIA_CARDS)}, e ne hai di meno. Tienila per un altro turno.`,
  ...byPayment('pay-first', (payment) => `Scegli prima le carte da scartare ${say.paidFor[payment]}.`),
  ...byPayment(
    'pay-in-order',
    (payment) =>
      `Le carte da scartare ${say.paidFor[payment]} si scelgono un tipo alla volta, nell’ordine in cui sono disposte. Scegli questo tipo, o uno successivo se dopo ci sono carte a sufficienza.`,
  ),
  ...byPayment(
    'pay-from-hand',
    (payment) =>
      `Non hai questa carta in mano, quindi non puoi scartarla ${say.paidFor[payment]}. Scegline una che hai.`,
  ),
  'answer-offer-first': 'Ti viene offerto un prodotto. Prima compralo, oppure rinuncia.',
  'no-place-for-it': 'Quel posto non è libero o non è adatto. Scegline un altro, oppure rinuncia.',
  'end-first': 'La tua azione è finita. Gioca una Gloria, se puoi, oppure termina il turno.',
};

export const sections: AlchemirusText['sections'] = {
  components: 'Carte, anello e Spirito',
  setup: 'Preparazione',
  turn: 'Il turno',
  build: 'Costruzione',
  spirit: 'Spirito',
  goods: 'Raccolto, Trasporto, Trasmutazione',
  sale: 'Vendita e Doni',
  end: 'Gloria e fine',
  options: 'Opzioni',
  secrecy: 'Chi può vedere che cosa',
};

export const rules: AlchemirusText['rules'] = {
  'AL-27': `Le carte sono ${ALL_CARDS}: ${say.boxed}. Una carta in mano vale per ciò che mostra, oppure come denaro: qualunque carta scartata paga 1. Anche un prodotto è una carta: dal mazzo va direttamente, coperta, su un edificio, e nessuno la guarda. Le erbe diventano tinture e i minerali metalli; una tintura e un metallo insieme diventano oro. La Fama non si esaurisce mai.`,
  'AL-28': `Le pedine percorrono in senso orario l’Anello Alchemico, che ha ${say.fieldCount(say.ringSize)}: ${say.ring}, e poi di nuovo da capo.`,
  'AL-29': `All’interno lo Spirito ha un suo piccolo anello (in senso orario: ${say.spiritRing}) intorno a un centro, che corrisponde a Domo. Lo Spirito comincia su Labrium.`,
  'AL-1': `Ad Alchemirus si gioca in 2, 3 o 4. Ognuno comincia con un Horten e una Pergula già costruiti, scoperti davanti a sé, e senza Fama. Le altre carte si mescolano e ognuno ne riceve ${HAND_AT_START}, che formano la sua mano nascosta. La sorte decide chi comincia; poi il turno passa a sinistra.`,
  'AL-2':
    'Soltanto quando serve una carta e il mazzo è vuoto, gli scarti si rimescolano e formano un nuovo mazzo. Se non ci sono nemmeno scarti, ciò che non si può pescare non si pesca.',
  'AL-3':
    'La Fama è visibile a tutti. Le mani sono nascoste, ma si vede quante carte ha ciascuno. Anche gli scarti sono visibili, compresa la carta di un prodotto quando viene scartata.',
  'AL-4': `Il tuo turno segue sempre quest’ordine: pesca una carta; muovi la pedina; esegui l’azione del campo, se vuoi; gioca una Gloria, se vuoi; scarta fino ad avere non più di ${say.cardCount(HAND_LIMIT)}. Infine si guarda se hai raggiunto la Fama richiesta.`,
  'AL-5': `La pedina avanza in senso orario di ${say.freeSteps} campi. Puoi anche farla avanzare di ${say.paidSteps} campi pagando ${say.fameOf(1)}, se lo hai. Non può restare dov’è. Nel tuo primo turno non la muovi: la metti su un campo qualsiasi.`,
  'AL-6':
    'L’azione di un campo è facoltativa; soltanto quella dello Spirito è obbligatoria, e lì si può scegliere solo fra tre modi di eseguirla.',
  'AL-7':
    'Sul campo dello Spirito può stare una sola pedina: finché ce n’è un’altra, la tua non può fermarsi lì né esservi messa. Puoi metterci la pedina nel tuo primo turno: allora devi spostare lo Spirito (AL-13), e questo non vale come superarlo. Su tutti gli altri campi c’è posto per tutti.',
  'AL-8':
    'Se la tua pedina supera il campo dello Spirito senza fermarsi, peschi una carta, prima dell’azione del campo raggiunto. Vale anche se il movimento è pagato con la Fama. Lasciare il campo dello Spirito non è superarlo.',
  'AL-9': `Ogni tuo Domo ti dà una carta quando la tua pedina arriva su ${say.domoFields}, che tu esegua poi l’azione o no. Finché lo Spirito è al centro, nessun Domo dà carte.`,
  'AL-10': `Metti davanti a te un edificio dalla tua mano e scarta tante altre carte della mano quante ne costa: ${say.costs}. In una sola visita puoi costruire tutto ciò che riesci a pagare, e quanti edifici dello stesso tipo vuoi. Per un Alembic si scartano altre ${say.cardCount(costOf('alembic'))}.`,
  'AL-11': `Puoi avere al massimo ${MOST_BUILDINGS} edifici, compresi i primi due. Per costruirne un altro devi prima demolire uno dei tuoi: lo scarti insieme ai prodotti che contiene, e non vale come pagamento; poi paghi per intero. Non si demolisce per nessun altro motivo.`,
  'AL-12': 'Gloria non è un edificio e non si può costruire.',
  'AL-13':
    'Sul campo dello Spirito devi scegliere uno dei tre modi: sposti lo Spirito di un posto a sinistra o a destra sul suo anello; scarti tutta la mano, che deve avere almeno una carta, e lo sposti in un posto qualsiasi, centro compreso; oppure, se è al centro, lo sposti in un posto qualsiasi dell’anello. Un passo a sinistra o a destra non porta mai al centro né fuori dal centro, e lo Spirito finisce sempre in un posto diverso da prima.',
  'AL-14':
    'Il tipo di edificio su cui sta lo Spirito non funziona per nessuno: niente erbe da Horten, niente minerali da Metalle, niente trasmutazioni in Alembic, Fornax o Labrium, niente carte da Domo quando è al centro. I prodotti si possono comunque mettere lì, portare via e vendere.',
  'AL-15':
    'Se sposti lo Spirito al centro, puoi prendere una carta a caso dalla mano di un’altra persona che ha costruito un Domo e ha almeno una carta.',
  'AL-16':
    'Ogni tuo Horten vuoto riceve un’erba e ogni tua Metalle vuota un minerale, tranne dove sta lo Spirito: è la prima carta del mazzo, coperta. Tutti ricevono la propria nello stesso momento. Se le carte non bastano, scegli tu quali edifici ne ricevono una.',
  'AL-17':
    'Sposta quanti prodotti vuoi, uno dopo l’altro: erbe da Horten ad Alembic, minerali da Metalle a Fornax, tinture da Alembic e metalli da Fornax a Labrium. Il posto deve essere libero, ma puoi averlo liberato un attimo prima. Alembic e Fornax hanno un posto solo, per ciò che entra o per ciò che ne esce. Un Labrium ha un posto per una tintura e uno per un metallo, e non accetta né l’una né l’altro finché contiene oro. L’oro non si trasporta. Con un minerale in una Metalle, un metallo in una Fornax e un Labrium vuoto, puoi portare prima il metallo e poi il minerale.',
  'AL-18':
    'Ogni tuo Alembic trasmuta la sua erba in tintura, ogni Fornax il suo minerale in metallo, ogni Labrium una tintura e un metallo in oro: di queste due carte una si scarta e l’altra resta come oro. Dove sta lo Spirito non succede nulla. Tutto avviene insieme, quindi nulla si trasmuta due volte, ma puoi escludere gli edifici che vuoi.',
  'AL-19': `Vendi prodotti da qualsiasi tuo edificio, uno dopo l’altro, ciascuno in un edificio che vende. Una Pergula vende ${names.stallLimits.pergula}: ${say.prices('pergula')}. Una Taberna vende ${names.stallLimits.taberna}: ${say.prices('taberna')}. Un Donarium vende ${names.stallLimits.donarium} per ${say.goldPrice}. Dove ci sono due prezzi, per ogni prodotto scegli carte o Fama, e una Taberna può mescolare prodotti e pagamenti. La carta del prodotto si scarta; le carte che ricevi vengono dal mazzo. Con una Pergula e una Taberna, due erbe, un minerale e un metallo possono rendere 3 carte e 1 punto Fama.`,
  'AL-20': `Scarta ${say.giftCards} della tua mano per ${say.fameOf(1)}. Si può fare una sola volta per visita.`,
  'AL-21': `Alla fine del tuo turno, dovunque sia la tua pedina, puoi scartare dalla mano una Gloria insieme ad altre ${say.cardCount(GLORIA_CARDS)} per ${say.fameOf(1)}. In un turno si può giocare una sola Gloria.`,
  'AL-22': `Alla fine del tuo turno puoi tenere al massimo ${say.cardCount(HAND_LIMIT)}: scarta le altre, a tua scelta. In ogni altro momento la mano non ha limiti.`,
  'AL-23':
    'Se alla fine di un turno qualcuno ha la Fama richiesta (20 punti, se l’opzione «Fama da raggiungere» non dice altro), comincia l’ultimo round: gioca ancora un turno soltanto chi ne ha avuti di meno. Resta l’ultimo round anche se poi parte di quella Fama viene spesa.',
  'AL-24':
    'Vince chi ha più Fama. In caso di parità vince chi ha gli edifici che, sommati, costano di più; se anche così si è pari, la partita finisce in pareggio.',
  'AL-25': `Con l’opzione «Banca» su «Cinque carte scoperte», come di solito, accanto al mazzo ci sono ${BANK_SIZE} carte scoperte. Invece di pescare all’inizio del turno, e solo allora, puoi prenderne una e scartare un’altra carta che avevi già in mano; il posto vuoto si riempie subito dal mazzo. Quando il mazzo finisce, la banca si rimescola con gli scarti nel nuovo mazzo; si scoprono ${BANK_SIZE} nuove carte, se ce ne sono abbastanza, e solo dopo si pesca la carta che serviva. Con «Senza banca» si pesca sempre.`,
  'AL-26':
    'Con l’opzione «Mercato aperto» su «Gli altri possono comprare», ogni prodotto venduto in cambio di carte, ma non di Fama, viene prima offerto agli altri, a partire dalla sinistra di chi vende. Il primo che accetta scarta tante carte quante ne riceve chi vende, più una, e mette il prodotto in un posto libero e adatto, a sua scelta: un’erba su Horten o Alembic, un minerale su Metalle o Fornax, una tintura su Alembic o Labrium, un metallo su Fornax o Labrium, l’oro su un Labrium del tutto vuoto. Lo Spirito non lo impedisce. Chi vende riceve come sempre le carte dal mazzo: per una tintura venduta per 3 carte, chi compra ne scarta 4. Di solito vale «Gli altri non comprano».',
  'AL-30':
    'L’opzione «Fama da raggiungere» è di solito su «20 punti Fama». Con «15 punti Fama» l’ultimo round comincia già a 15, per una partita più breve.',
  'AL-31':
    'Nessuno vede le mani altrui, l’ordine del mazzo e la faccia delle carte che fanno da prodotti. Tutti vedono gli scarti, gli edifici, i prodotti e dove si trovano, la Fama, la banca, le pedine, lo Spirito e quante carte ha ciascuno. Per un turno serve la propria mano: un dispositivo condiviso passa di mano una volta per turno. Le offerte del mercato aperto si fanno a tavolo aperto, perché il numero delle carte è noto a tutti; con quali carte pagare si sceglie in privato, e solo se l’offerta è accettata.',
};
