import { DEEP_RESEARCH, HAND_LIMIT, MISSION_GOAL, RESEARCH } from '../data';
import { LAST_ROUND, WISDOM_GOAL } from '../ends';
import { names } from './it-names';
import type { MateriaPrimaText } from './text';

export const reasons: MateriaPrimaText['reasons'] = {
  'not-a-move': 'Questa non è una mossa di questo gioco.',
  'not-asked': 'Ora tocca a qualcun altro.',
  'game-over': 'La partita è finita.',
  'pick-first': 'Prima scegli il tuo alchimista.',
  'alchemist-taken': 'Questo alchimista è già preso.',
  'mission-first': 'Prima scegli la tua missione.',
  'mission-not-dealt': 'Questa missione non è tra le tue.',
  'place-first': 'Prima metti la tua torre.',
  'not-a-free-hex': 'Una torre non si mette né su una miniera né in una città.',
  'tower-stands-there': 'Lì c’è già una torre.',
  'not-now': 'Non è il momento: scegli un’azione, oppure finisci il turno.',
  'not-your-figure': 'Non hai questa figura sulla mappa.',
  'no-actions-left': 'In questo turno la figura non ha più azioni per farlo.',
  'not-next-to-it': 'Ci si muove solo su un esagono adiacente.',
  'tower-is-closed': 'Nelle torri altrui non si entra.',
  'opponent-in-the-way': 'Una figura avversaria sbarra la strada.',
  'no-mine': 'Su questo esagono non c’è una miniera.',
  'no-room': 'Questa figura non può portare altro.',
  'nothing-lies-there': 'Qui a terra non c’è niente del genere.',
  'one-at-a-time': 'Ogni azione Estrarre raccoglie una cosa sola.',
  'all-at-once': 'Estrarre raccoglie tutto quello che ci sta.',
  'souls-for-alchemists': 'Gli homunculi non toccano le pietre anima.',
  'not-carried': 'Questa figura non ha con sé niente del genere.',
  'no-drop-at-home': 'Nell’esagono della tua torre non si scarta niente.',
  'drop-in-order': 'Le cose si scartano nell’ordine della piramide.',
  'drop-first': 'Prima finisci di scartare.',
  'cannot-attack': 'Questa figura non può attaccare.',
  'no-such-opponent': 'Nessun avversario ha questa figura sulla mappa.',
  'out-of-reach': 'Si attacca solo chi sta su un esagono adiacente.',
  'safe-in-tower': 'Nella sua torre una figura è al sicuro.',
  'not-at-home': 'Questo si fa solo nella propria torre.',
  'nothing-to-equip': 'Non c’è niente da lasciare né da prendere.',
  'homunculi-wear-nothing': 'Gli homunculi non indossano equipaggiamenti.',
  'not-worn': 'Il tuo alchimista non lo indossa.',
  'not-in-tower': 'Nella tua torre non c’è.',
  'pack-in-order': 'Prima si toglie, poi si indossa, poi vengono gli elementi nell’ordine della piramide.',
  'pack-first': 'Prima finisci di equipaggiare.',
  'nothing-to-shift': 'Gli elementi si spostano solo subito dopo Convertire o Trasmutare.',
  'cannot-convert': 'Ti mancano gli elementi per questa conversione.',
  'wrong-recipe': 'Da questi due elementi non si ottiene quello.',
  'formula-not-in-hand': 'Non hai in mano questa formula.',
  'cannot-transmute': 'Ti manca quello che la formula chiede.',
  'nothing-to-wear': 'Ciò che nasce da questa formula non si indossa.',
  'no-soul-in-supply': 'Nella riserva non ci sono più pietre anima.',
  'two-worn-already': 'Il tuo alchimista indossa già due equipaggiamenti.',
  'three-homunculi': 'Hai già tre homunculi: scegli quale dissolvere.',
  'dissolve-only-when-full': 'Un homunculus si dissolve solo per fare posto a un quarto.',
  'fragment-there-already': 'Hai già il frammento di questo livello.',
  'not-in-a-city': 'Il tuo alchimista non è in una città.',
  'not-offered-there': 'Questa città non offre formule di questo tipo.',
  'deck-empty': 'Nel mazzo non restano formule di questo tipo.',
  'not-shown': 'Questa formula non è tra quelle pescate.',
  'keep-first': 'Prima scegli che cosa tenere.',
  'discard-first': 'Prima scarta le formule di troppo.',
  'nothing-for-sale': 'Questa città non ha più ampliamenti.',
  'no-place-for-extension': 'La tua torre non ha più posto per un ampliamento.',
  'wrong-price': 'Il prezzo non è questo, o non lo hai con te.',
  'bought-in-this-turn': 'Un ampliamento funziona dal turno dopo l’acquisto.',
  'no-such-extension': 'La tua torre non ha questo ampliamento.',
  'one-activation-a-turn': 'Si usa un solo ampliamento a turno.',
  'wrong-figure': 'Scegli una tua figura per questo ampliamento, o nessuna se non serve.',
  'loot-first': 'Prima scegli che cosa prendere.',
  'not-in-the-loot': 'Questo non fa parte del bottino.',
  'loot-in-order': 'Il bottino si prende nell’ordine della piramide, finché c’è posto.',
};

export const rules: MateriaPrimaText['rules'] = {
  'MP-1':
    'La mappa è fatta di sette tessere da sette esagoni, una al centro e sei attorno. Hanno due lati; si dispongono e si girano a caso. Tre tessere hanno al centro una città: Blackholm, Windshire e Hammerbreach. Su ogni lato dei Boschi Blu c’è una sola miniera di Terra.',
  'MP-2':
    'Un esagono è libero, è una miniera di un elemento di livello 1, oppure una città. Tra gli esagoni non ci sono confini.',
  'MP-3':
    'Opzione «Mappa»: «Casuale» dispone le tessere a sorte, «Per principianti» è una mappa fissa ed equilibrata.',
  'MP-4':
    'Si gioca in 2, 3 o 4. Ognuno riceve un alchimista, una torre, una delle sei pietre anima e due missioni segrete: ne tiene una, e l’altra esce dal gioco senza che nessuno la veda. Opzione «Alchimisti»: «A scelta», uno dopo l’altro, oppure «A sorte». Tutti scelgono la missione da tenere prima che si distribuiscano le formule e si mettano le torri. Una pietra anima spesa per una formula torna nella riserva; una nuova viene da lì, finché ce ne sono.',
  'MP-5':
    'Ognuno riceve a caso una formula di livello 1 da ciascuno dei tre mazzi. Il resto viene mescolato.',
  'MP-6':
    'In ogni città c’è un ampliamento scoperto. Chi comincia lo decide la sorte, oppure si sceglie durante la preparazione; poi, in senso orario, ognuno mette torre e alchimista su un esagono libero e senza torre, anche adiacente a un’altra torre.',
  'MP-7':
    'Nel tuo turno l’alchimista e ciascuno dei tuoi homunculi hanno le proprie azioni, da fare in qualsiasi ordine, anche alternandole. Puoi farne meno; sei tu a finire il turno. Attacco, difesa e capacità cambiano subito con l’equipaggiamento, il numero di azioni solo all’inizio del turno. La stessa abilità due volte conta una volta; azioni in più di tipo diverso si sommano.',
  'MP-8':
    'Muovere: di un esagono, ma non dove c’è una figura o una torre avversaria. Nessuno le attraversa. Le tue figure possono stare insieme.',
  'MP-9':
    'Estrarre: su una miniera la figura ottiene un elemento di quel tipo, due con l’abilità, per quanti riesce a portarne.',
  'MP-10':
    'Scartare: quante cose vuoi tra quelle che la figura porta, sul suo esagono ma non nella tua torre; l’alchimista anche pietre anima. Con Estrarre si raccoglie ciò che è a terra. Opzione «Raccolta»: «Una cosa per azione» o «Tutto quello che ci sta». Gli homunculi non raccolgono mai pietre anima, che del resto non occupano posto. In nessun altro modo le figure si passano qualcosa.',
  'MP-11':
    'Attaccare: una figura su un esagono adiacente, finché bastano le azioni. Chi è nella sua torre non può essere attaccato, ma da lì può attaccare.',
  'MP-12':
    'Equipaggiare: nella tua torre una figura lascia e prende gli elementi che vuoi, l’alchimista anche equipaggiamenti. La torre non ha limiti, e nessun altro può prendervi niente. Le pietre anima non vi si depositano mai. Chi lascia tutto com’era non ha speso azioni.',
  'MP-13':
    'Convertire: nella tua torre l’alchimista fa di due elementi uno. Usa quelli che porta e quelli della torre, e intanto può spostarli liberamente dall’uno all’altra.',
  'MP-14':
    'Trasmutare: nella tua torre l’alchimista paga una formula della tua mano, come per Convertire. Un equipaggiamento si indossa o si ripone. Una formula per una pietra anima va sotto il suo mazzo. Un homunculus nasce nell’esagono della torre e agisce dal tuo prossimo turno. Un frammento della Pietra resta scoperto nella torre.',
  'MP-15':
    'Un alchimista indossa al massimo due equipaggiamenti. Puoi avere al massimo tre homunculi: per il quarto ne dissolvi uno. La sua carta va sotto il mazzo, e ciò che portava cade sul suo esagono, o finisce nella tua torre se era lì.',
  'MP-16':
    'Puoi fare un frammento per ogni livello. Il terzo completa la Pietra Filosofale, che nessuno può toglierti.',
  'MP-17': `Ricercare: in una città l’alchimista pesca ${RESEARCH.draw} formule di un tipo offerto lì e ne tiene ${RESEARCH.keep}; con l’abilità ne pesca ${DEEP_RESEARCH.draw} e ne tiene ${DEEP_RESEARCH.keep}. Le altre vanno sotto il mazzo in ordine casuale. Blackholm offre homunculi ed equipaggiamenti, Windshire homunculi e Pietra, Hammerbreach equipaggiamenti e Pietra.`,
  'MP-18': `Puoi avere in mano ${HAND_LIMIT.usual} formule, ${HAND_LIMIT.large} con l’abilità. Quelle di troppo, a tua scelta, vanno subito sotto il loro mazzo.`,
  'MP-19': `Acquistare: in una città l’alchimista paga l’ampliamento scoperto con ciò che porta. Il primo costa ${names.price(0)}, il secondo ${names.price(1)}, il terzo ${names.price(2)}. Funziona dal tuo prossimo turno. Nella città se ne scopre uno nuovo, finché ce ne sono. Una torre ha tre posti.`,
  'MP-20':
    'Una volta per turno, in qualsiasi momento e senza spendere azioni, puoi usare un ampliamento. Un ampliamento che produce dà subito il suo elemento; ogni altro effetto dura fino alla fine del turno.',
  'MP-21':
    'Chi attacca tira tanti dadi quanti ne indica il suo attacco, chi difende quanti ne indica la sua difesa. Vince l’attacco se fa di più; se fa uguale o meno è respinto, senza conseguenze.',
  'MP-22':
    'Un homunculus sconfitto lascia la mappa, la sua carta va sotto il mazzo, e chi ha attaccato ottiene i suoi elementi.',
  'MP-23':
    'Un alchimista sconfitto torna nella sua torre. Chi ha attaccato ottiene tutti gli elementi che portava e una pietra anima. Lo sconfitto conserva tutto il resto.',
  'MP-24':
    'Chi ha attaccato tiene ciò che può portare, a sua scelta; il resto rimane dov’era lo sconfitto. Se ha attaccato un alchimista, prende la pietra anima; se è stato un homunculus, la pietra cade lì.',
  'MP-25':
    'Le pietre anima non occupano posto e sono altrettante vite. Senza, un alchimista è senz’anima: combatte con il lato del teschio e non può chiudere la partita. Opzione «Vittoria senz’anima»: «Vince solo chi ha un’anima», e chi non l’ha viene dopo tutti quelli che l’hanno; oppure «Anche chi è senz’anima può vincere» per saggezza quando un altro chiude la partita.',
  'MP-26': 'Tiranno: un tuo homunculus entra in una città, e con lui i tuoi homunculi sono in tutte e tre.',
  'MP-27':
    'Maestro d’Armi: il tuo alchimista entra a Blackholm indossando due equipaggiamenti di livello 2 o più, e tu ne hai trasmutati almeno quattro di quei livelli.',
  'MP-28': `Signore delle Fiamme: quando scarti, a Windshire ci sono almeno ${MISSION_GOAL.hellfire} Fuoco, chiunque li abbia scartati.`,
  'MP-29': `Mietitore d’Anime, in 3 o 4: il tuo alchimista entra a Windshire con ${MISSION_GOAL.soulreaperSouls} pietre anima.`,
  'MP-30':
    'Pacifista, in 2: il tuo alchimista arriva su una miniera d’Aria, e nessuna delle tue figure ha mai attaccato.',
  'MP-31': `Magnate: quando scarti, a Hammerbreach ci sono ${MISSION_GOAL.magnateGold} Oro. Conta solo ciò che le tue figure hanno scartato, anche in più volte, e che è ancora lì.`,
  'MP-32': `Spendaccione: quando scarti, ${MISSION_GOAL.spenderElements} elementi di livello 3 scartati dalle tue figure sono su uno stesso esagono adiacente alla torre più lontana dalla tua.`,
  'MP-33':
    'Custode del Focolare, in 2: all’inizio del tuo turno almeno due dei tuoi homunculi sono adiacenti alla tua torre.',
  'MP-34':
    'Cultista: alla fine del tuo turno l’alchimista e tre homunculi sono sulla miniera di Terra dei Boschi Blu.',
  'MP-35': `Guardia del Corpo, in 3 o 4: quando scarti, ${MISSION_GOAL.bodyguardSouls} pietre anima scartate da te sono su uno stesso esagono adiacente alla torre più lontana dalla tua, e te ne resta una.`,
  'MP-36':
    'La torre più lontana è quella di un avversario, contando gli esagoni, qualunque cosa ci sia in mezzo. Se più torri sono ugualmente lontane, una vale l’altra.',
  'MP-37': `La partita finisce subito quando chi ha la Pietra Filosofale e una pietra anima completa la sua missione. Opzione «Fine anticipata»: «Solo con una missione», oppure «Anche a ${WISDOM_GOAL} punti saggezza» alla fine di un turno; allora nessuna missione conta. Opzione «Ultimo round»: «Il round ${LAST_ROUND}», dopo il quale finisce comunque (una regola nostra, che non è in nessun regolamento), oppure «Nessun ultimo round».`,
  'MP-38':
    'Saggezza: 2 punti per ogni elemento di livello 3 che possiedi; il livello di ogni homunculus sulla mappa, di ogni equipaggiamento e di ogni frammento; 5 per la Pietra, 3 per ogni pietra anima, 2 per ogni ampliamento, 9 per la missione completata.',
  'MP-39':
    'Vince chi ha più saggezza. In caso di parità vince chi ha chiuso la partita, se è tra i pari merito; altrimenti è pareggio.',
  'MP-40':
    'Un elemento nasce dai due che gli stanno sotto. Acqua e Terra danno Zolfo, Terra e Aria Vetro, Aria e Fuoco Rame, Fuoco e Ferro Mercurio; Zolfo e Vetro danno Acqua Regia, Vetro e Rame Platino, Rame e Mercurio Oro. Non finiscono mai.',
  'MP-41': `Ogni alchimista ha attacco, difesa, capacità e azioni su un lato del cuore e uno del teschio, e un’abilità. Sejlon: ${names.extra('move')}. Vitrudes: ${names.abilities.deepResearch}. Lenka: ${names.abilities.doubleExtract}. Wilka: ${names.abilities.largeHand}.`,
  'MP-42': 'Un dado mostra 0, 1, 1, 2, 2 o 3. Non si tirano mai più di 8 dadi.',
  'MP-43':
    'Una missione si completa solo nel momento che indica, e solo se chi la possiede ha la Pietra Filosofale e una pietra anima.',
  'MP-44':
    'Sono segrete le missioni, le formule in mano, l’ordine dei mazzi e ciò che si vede con Ricercare. Tutto il resto è scoperto.',
};
