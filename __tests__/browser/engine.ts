/** What the browser tests take from the engine and the board: bundled for Node by `engine.mjs`. */
export { think, thinkingRng } from '@/engine/core/bot';
export { cabinetOf } from '@/engine/core/cabinet';
export { courseOf } from '@/engine/core/course';
export { asked } from '@/engine/core/game';
export { act, begin } from '@/engine/core/match';
export { sparing } from '@/engine/core/spare';
export { rngFrom, split } from '@/engine/core/rng';
export { save } from '@/engine/core/save';
export { advise } from '@/engine/core/teacher';
export { say, sayGesture } from '@/engine/core/text';
export { FIELDS } from '@/engine/games/alchemirus/data';
export { alchemirus } from '@/engine/games/alchemirus/game';
export { kazaam } from '@/engine/games/kazaam/game';
export { materiaPrima } from '@/engine/games/materia-prima/game';
export { spotAt } from '@/engine/games/materia-prima/map';
export { witchsBrew } from '@/engine/games/witchs-brew/game';
export { tileOf } from '@/engine/games/kazaam/tiles';
export { BOARD_WORDS as KAZAAM_WORDS } from '@/components/boards/kazaam/words/words';
export { BOARD_WORDS as ALCHEMIRUS_WORDS } from '@/components/boards/alchemirus/words/words';
export { BOARD_WORDS as MATERIA_WORDS } from '@/components/boards/materia-prima/words/words';
export { BOARD_WORDS as BREW_WORDS } from '@/components/boards/witchs-brew/words/words';
export { PRIVATE_WORDS } from '@/components/boards/witchs-brew/words/private-words';
export { spotKey } from '@/components/boards/kazaam/touch/spots';
export { en } from '@/components/words/en';
export {
  gamesIn,
  keysOf,
  lessonId,
  ROSTER_KEY,
  SETTINGS_KEY,
  STATISTICS_KEY,
} from '@/engine/store/storage/keys';
export { readGame } from '@/engine/store/saves/read-game';
export { fr } from '@/components/words/fr';
export { it } from '@/components/words/it';
export { ledgerFileText } from '@/engine/store/statistics/ledger-file';
export { bot, ledgerOf, played, seat } from '../engine/core/ledger-cases';
export { games } from '@/engine/games';
export { lessonAt, lessonSetup } from '@/engine/core/lesson';
export { newJournal } from '@/engine/store/saves/journal';
export { flush } from '@/engine/store/saves/write-game';
export { seatedPeople } from '@/engine/store/people/seated-people';
