/** What the browser tests take from the engine and the board: bundled for Node by `engine.mjs`. */
export { think } from '@/engine/core/bot';
export { asked } from '@/engine/core/game';
export { act, begin } from '@/engine/core/match';
export { rngFrom, split } from '@/engine/core/rng';
export { save } from '@/engine/core/save';
export { say } from '@/engine/core/text';
export { kazaam } from '@/engine/games/kazaam/game';
export { witchsBrew } from '@/engine/games/witchs-brew/game';
export { tileOf } from '@/engine/games/kazaam/tiles';
export { BOARD_WORDS as KAZAAM_WORDS } from '@/components/boards/kazaam/words';
export { BOARD_WORDS as BREW_WORDS } from '@/components/boards/witchs-brew/words';
export { PRIVATE_WORDS } from '@/components/boards/witchs-brew/private-words';
export { spotKey } from '@/components/boards/kazaam/spots';
export { en } from '@/components/words/en';
export { gamesIn } from '@/engine/store/keys';
export { readGame } from '@/engine/store/read-game';
export { fr } from '@/components/words/fr';
export { it } from '@/components/words/it';
