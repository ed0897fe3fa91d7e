import { counted } from '@/engine/core/wording';

import { sheets } from './sheets-it';
import { table } from './table-it';
import type { BoardWords } from './words';

export const it: BoardWords = {
  table,
  sheets,
  list: {
    title: 'Figure e luoghi',
    yours: 'Le tue figure',
    othersOf: (name) => `Figure di ${name}`,
    places: { cities: 'Città', towers: 'Torri', ground: 'Lasciato a terra', mines: 'Miniere' },
    deeds: 'Che cosa puoi fare ora',
    noDeeds: 'Al momento non c’è niente da fare.',
    withOdds: (move, odds) => `${move}, ${odds}`,
  },
  opening: {
    youAre: (alchemist) => `Sei ${alchemist}`,
    willPick: 'Sceglierai chi sarai',
    tower: 'la tua torre',
    soul: 'una pietra anima',
    formulas: 'tre formule',
    mission: 'una missione segreta',
    goal: 'Crea i tre frammenti della Pietra Filosofale, conserva una pietra anima e compi la tua missione segreta: così la partita finisce, e vince chi ha più saggezza.',
  },
  outcome: {
    map: 'La mappa alla fine',
    fulfilled: (mission) => `${mission}, compiuta`,
    notFulfilled: (mission) => `${mission}, non compiuta`,
  },

  skip: 'Salta',
  close: 'Chiudi',
  rule: 'Apri la regola',
  pickUp: 'Riprendi le tue formule',
  explainHint: 'Tieni premuto per una spiegazione',

  towerOf: (name) => `torre di ${name}`,
  figureOf: (figure, name) => `${figure} di ${name}`,
  lying: (things) => `a terra: ${things}`,
  carrying: (things) => `porta ${things}`,
  carriesNothing: 'non porta niente',
  load: (carried, capacity) => `carico ${carried} su ${capacity}`,
  attack: (dice) => `attacco ${dice}`,
  defence: (dice) => `difesa ${dice}`,
  capacity: (count) => `capacità ${count}`,
  actions: (count) => counted(count, 'azione', 'azioni'),
  actionsLeft: (count) =>
    count === 0 ? 'nessuna azione rimasta' : counted(count, 'azione rimasta', 'azioni rimaste'),
  additional: (actions) => `più ${actions}`,
  actsNextTurn: 'agisce dal tuo prossimo turno',
  soulless: 'senz’anima',
  soulStones: (count) => counted(count, 'pietra anima', 'pietre anima'),
  wears: (gear) => `indossa ${gear}`,
  level: (level) => `livello ${level}`,
  costs: (cost) => `costa ${cost}`,
  wisdom: (count) => counted(count, 'punto saggezza', 'punti saggezza'),
  fragments: (levels) => `frammenti della Pietra: ${levels}`,
  hasStone: 'ha la Pietra Filosofale',
  homunculi: (count) => counted(count, 'homunculus', 'homunculi'),
  formulas: (count) => counted(count, 'formula', 'formule'),
  extensions: (count) => counted(count, 'ampliamento', 'ampliamenti'),
  offers: (kinds) => `ricerca: ${kinds}`,
  sells: (extension) => `in vendita: ${extension}`,
  chance: (percent) => `${percent} di probabilità di vincere`,
  attacks: (figure, target) => `${figure} attacca ${target}…`,
};
