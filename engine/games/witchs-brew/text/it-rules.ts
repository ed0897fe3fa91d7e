import type { WitchsBrewText } from './text';

export const reasons: WitchsBrewText['reasons'] = {
  'not-a-move': 'Questo non si può fare in questo gioco.',
  'not-asked': 'Ora la parola spetta a qualcun altro. Verrà anche il tuo momento.',
  'game-over': 'La partita è finita: i corvi sono arrivati e l’ultimo round è stato giocato.',
  'choose-first': 'Prima scegli i cinque ruoli da tenere in mano in questo round.',
  'five-in-order':
    'La mano è fatta di cinque ruoli diversi. Scegline un altro al posto di quello che hai preso due volte.',
  'role-forbidden': 'Quel ruolo è vietato in questo round. Scegline un altro al suo posto.',
  'call-first': 'Tocca a te aprire: prima annuncia uno dei ruoli che hai ancora in mano.',
  'role-not-held': 'Non hai in mano quel ruolo. Annunciane uno di quelli che ti restano.',
  'answer-first': 'Hai il ruolo che è stato annunciato, quindi prima rispondi: rivendicalo o di’ «Così sia».',
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
  'give-first': 'Prima scegli le gocce da mettere sulla mensola per il Monaco mendicante.',
  'give-exactly': 'Dai esattamente le gocce dovute, e solo gocce che possiedi.',
  'complete-first': 'Prima decidi sulla mensola: aggiungi esattamente ciò che manca, o lasciala com’è.',
  'add-exactly':
    'Aggiungi esattamente ciò che manca: oro alla mensola dell’oro, gocce tue a quella delle gocce. Oppure rinuncia.',
};

export const sections: WitchsBrewText['sections'] = {
  components: 'Ruoli, incantesimi e pozioni',
  setup: 'Preparazione',
  set: 'Il round',
  effects: 'Che cosa fanno i ruoli',
  end: 'Fine e punteggio',
  secrecy: 'Chi può vedere che cosa',
};

export const rules: WitchsBrewText['rules'] = {
  'WB-1':
    'A Intruglio di strega si gioca in 3, 4 o 5. Ognuno comincia con 2 pezzi d’oro, una goccia per colore (il sangue di lupo è rosso, il veleno di serpente bianco, il succo d’erbe verde) e gli stessi dodici ruoli.',
  'WB-2':
    'Le carte pozione stanno a faccia in su in cinque pile, una per calderone e una per mensola, con le meno costose in cima. Si può ottenere solo quella in cima, ma le pile si possono sfogliare in ogni momento. Gli otto incantesimi si mescolano: è scoperto solo il primo, e gli altri non li guarda nessuno. Chi apre il primo round lo decide la sorte, oppure si sceglie durante la preparazione.',
  'WB-3': 'La riserva di oro, gocce e fiale non finisce mai.',
  'WB-4':
    'L’oro, le gocce, le fiale e il numero delle tue carte pozione sono visibili a tutti. Una carta pozione con un corvo resta a faccia in su davanti a te; le altre carte pozione, una volta tue, sono nascoste agli altri. Tutti vedono quale carta viene presa, ma nei round successivi né il tavolo né il resoconto lo ripetono. Se l’opzione «Punti durante la partita» è su «Visibili a tutti», carte e punti di ognuno restano sempre in vista; di solito è su «Nascosti fino alla fine».',
  'WB-5':
    'All’inizio di un round ognuno sceglie in segreto cinque dei dodici ruoli. Gli altri sette restano fuori per tutto il round.',
  'WB-6':
    'Alcuni ruoli possono essere vietati: all’inizio di ogni round, prima di ogni scelta, si pescano, scoperti, da un mazzo mescolato dei dodici ruoli, e nessuno può sceglierli. Quanti siano lo stabilisce l’opzione «Ruoli vietati»: di norma «Due se si è in tre», e nessuno se si è di più; altrimenti «Due se si è in tre, uno se in quattro», oppure «Nessuno» in ogni caso. In cinque non ci sono mai ruoli vietati. I ruoli pescati restano da parte; quando nel mazzo ne rimangono troppo pochi, si rimescolano tutti e dodici.',
  'WB-7':
    'Chi apre annuncia uno dei propri ruoli: «Io sono la Strega!» Annunciare un ruolo significa sempre rivendicarne l’azione primaria. Un ruolo annunciato, con tutte le risposte, è un annuncio.',
  'WB-8':
    'Gli altri rispondono uno dopo l’altro, in senso orario. Chi non ha quel ruolo viene saltato. Chi ce l’ha deve giocarlo subito, senza poterlo tenere per dopo: con «No, sono io la Strega!» rivendica per sé l’azione primaria, con «Così sia» si accontenta dell’azione secondaria. Niente chiacchiere al tavolo, per favore: sulla mano propria o altrui non si dice nulla e non si danno indizi.',
  'WB-9':
    'Una nuova rivendicazione toglie l’azione primaria a chi l’aveva rivendicata prima. Chi la perde non ottiene proprio nulla: ha speso il ruolo, non può rispondere di nuovo e, se si tratta del Ladro o del Monaco mendicante, paga per intero.',
  'WB-10':
    'Un’azione secondaria si esegue subito, prima della risposta seguente e ben prima dell’azione primaria, anche se soffia agli altri la pozione in cima. Con il Ladro e il Monaco mendicante l’azione secondaria consiste solo nel pagare un pezzo d’oro o una goccia in meno (WB-16, WB-17).',
  'WB-11':
    'Quando tutti hanno risposto, esegue l’azione primaria chi ha rivendicato il ruolo per ultimo. A ogni effetto, azione primaria o secondaria, si può rinunciare, e ciò che non si può pagare vale come rinuncia. O tutto o niente: nessuna parte di un effetto senza il suo intero prezzo.',
  'WB-12':
    'Chi ha rivendicato il ruolo per ultimo apre l’annuncio seguente, anche se ha rinunciato all’azione. Se non ha più ruoli, tocca alla prima persona alla sua sinistra che ne ha ancora. Quando una sola persona ha ancora ruoli, ogni suo annuncio va subito a segno.',
  'WB-13':
    'Il round finisce quando nessuno ha più ruoli. Chi ha avuto l’ultima azione primaria, eseguita o no, apre il round seguente. L’incantesimo scoperto va in fondo alla pila, lanciato o no, e si scopre il successivo. Poi ognuno sceglie di nuovo fra tutti e dodici i ruoli.',
  'WB-14':
    'Quando prepari una pozione con la Strega, il Mago o il Druido, come azione primaria o secondaria, puoi aggiungere al prezzo una goccia di qualsiasi colore e prendere in cambio una fiala. Lo decidi insieme alla pozione, e una volta sola per pozione. Con un incantesimo non si può, e senza pozione niente goccia in più.',
  'WB-15':
    'Da una pila vuota non si prepara nulla. Un ruolo la cui pila o mensola è vuota si può annunciare lo stesso, e così lo Stregone, se per il suo incantesimo non restano pozioni: non fa nulla, e l’apertura passa come al solito.',
  'WB-16':
    'Ladro: ognuno degli altri mette un terzo del proprio oro, arrotondato per difetto, sulla carta scoperta della mensola dell’oro: 0 se ha 2 pezzi, 1 se ne ha 3 o 5, 2 se ne ha 6. Chi ha detto «Così sia» ne mette uno in meno, ma mai meno di zero. L’oro si conta quando si esegue l’azione primaria, dopo tutte le azioni secondarie, e tutti pagano, anche oltre ciò che serve alla carta.',
  'WB-17':
    'Monaco mendicante: ognuno degli altri mette un quarto delle proprie gocce, arrotondato per difetto, sulla carta scoperta della mensola delle gocce: 0 se ne ha 3, 1 se ne ha 4 o 7, 2 se ne ha 8. Chi ha detto «Così sia» ne mette una in meno, ma mai meno di zero. Ognuno sceglie quali gocce dare, in ordine dalla sinistra di chi agisce; la domanda arriva solo a chi ha davvero una scelta.',
  'WB-18':
    'Se ciò che si trova sulla carta della mensola, avanzi di prima compresi, raggiunge quanto serve, va tutto nella riserva e chi agisce prende la carta: una sola carta per azione, e nulla passa alla successiva. Se non basta, chi agisce può aggiungere esattamente ciò che manca, in oro o in gocce a propria scelta, anche se nessuno ha dovuto pagare. Non si può aggiungere senza completare la carta. Altrimenti tutto resta sulla carta per un’altra volta.',
  'WB-19':
    'Ciò che supera il necessario si perde nella riserva. Se si rinuncia al Ladro o al Monaco mendicante, nessuno paga.',
  'WB-20':
    'Appena si prende una pozione, la successiva della stessa pila è scoperta. Un effetto che viene dopo, nello stesso annuncio, può già ottenerla.',
  'WB-21':
    'Quando in tutto sono state prese quattro o più carte con un corvo, non importa da chi, il round si gioca fino in fondo, e le pozioni prese nel frattempo contano. Poi la partita è finita.',
  'WB-22':
    'I tuoi punti sono quelli delle tue carte pozione, più 1 per ogni fiala. Vince chi ne ha di più. In caso di parità vince chi ha più gocce e oro, sommati; se anche così si è pari, la vittoria è condivisa.',
  'WB-23':
    'Ogni ruolo ha un’azione primaria e un’azione secondaria. Cacciatore di lupi, Cacciatore di serpenti ed Erborista: prendi 3 gocce di sangue di lupo, di veleno di serpente o di succo d’erbe; secondaria: prendine 1. Strega, Mago e Druido: prepara la pozione del calderone di ferro, di rame o d’argento, cioè paga le gocce della sua carta scoperta e prendi la carta; secondaria: lo stesso, con 2 pezzi d’oro in più. Alchimista: paga 1 goccia di qualsiasi colore e prendi 5 pezzi d’oro; secondaria: prendine 2. Veggente: paga 1 pezzo d’oro e prendi 2 fiale; secondaria: prendine 1. Assistente: paga 1 pezzo d’oro e prendi 3 gocce a scelta; secondaria: prendine 1. Stregone: lancia l’incantesimo scoperto; secondaria: prendi 1 pezzo d’oro dalla riserva. Ladro: un terzo dell’oro di ognuno degli altri va sulla mensola dell’oro; secondaria: paga 1 pezzo d’oro in meno. Monaco mendicante: un quarto delle gocce di ognuno degli altri va sulla mensola delle gocce; secondaria: paga 1 goccia in meno.',
  'WB-24':
    'Gli incantesimi sono otto. Copia: prendi 3 gocce a scelta. Optio: prepara la pozione di uno qualsiasi dei tre calderoni, con le gocce esatte della sua carta. Magus, Strix e Sanatio: prepara la pozione del calderone di rame, di ferro o d’argento con tante gocce quante ne indica la carta, di qualsiasi colore. Herba, Lupus e Serpens: paga 1 goccia di succo d’erbe, di sangue di lupo o di veleno di serpente e prendi 2 fiale.',
  'WB-25':
    'Le 31 carte pozione valgono in tutto 107 punti. Ogni calderone ne ha sette e usa due tipi di gocce, uno principale e uno secondario: sangue di lupo e succo d’erbe per il ferro, veleno di serpente e sangue di lupo per il rame, succo d’erbe e veleno di serpente per l’argento. Dall’alto, la prima e la seconda carta vogliono 1 goccia principale (2 punti ciascuna); la terza e la quarta 1 principale e 1 secondaria (3 punti ciascuna); la quinta 2 principali e 1 secondaria (4 punti e un corvo); la sesta 2 e 2 (5 punti); la settima 3 e 2 (6 punti e un corvo). Ogni mensola ne ha cinque: quella dell’oro vuole oro, l’altra gocce di qualsiasi colore. Dall’alto, la prima e la seconda ne vogliono 3 (2 punti ciascuna), la terza 4 (3 punti e un corvo), la quarta 5 (4 punti), la quinta 6 (5 punti e un corvo).',
  'WB-26':
    'Sono nascosti i cinque ruoli scelti da ognuno, e quindi i sette esclusi; l’ordine degli incantesimi e del mazzo dei ruoli vietati; e, se i punti non sono visibili, le carte pozione coperte altrui. Gli annunci e le risposte di questo round sono sotto gli occhi di tutti. Su un dispositivo condiviso, scegliere i cinque ruoli e annunciarne uno sono momenti privati, per i quali il dispositivo passa di mano; chi apre sceglie per ultimo e può annunciare subito. Le risposte si danno a tavolo aperto, perché chi viene interpellato ha di certo il ruolo e deve giocarlo. Lo stesso vale per gli effetti e per ciò che si dà al Monaco mendicante.',
};
