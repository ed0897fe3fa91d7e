import { engine } from './engine.mjs';

const { ledgerFileText, bot, ledgerOf, played, seat, STATISTICS_KEY } = engine;

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 8, 1, 12);

const guises = {
  'p-1': { name: 'Ada', colour: 'sky', sigil: 'moon' },
  'p-2': { name: 'Bo', colour: 'orange', sigil: 'sun' },
  'p-3': { name: 'Wilhelmina-Charlotte', colour: 'yellow', sigil: 'venus' },
};

/** A month of games, against people and against bots. */
function manyGames() {
  const seatsOf = (nth) => {
    const ada = seat('p-1', 6 + ((nth * 7) % 13) + Math.floor(nth / 5));
    const second = nth % 3 === 0 ? bot('adept', 9) : seat('p-2', 5 + ((nth * 5) % 11));
    return [ada, second, nth % 4 === 0 ? bot('adept', 12) : seat('p-3', 4 + ((nth * 3) % 7))];
  };
  const nths = Array.from({ length: 24 }, (_, index) => index + 1);
  const games = nths.map((nth) => ({
    ...played(nth, seatsOf(nth), nth % 3 === 1 ? 'witchs-brew' : 'kazaam'),
    at: FIRST_DAY + nth * DAY,
  }));
  return { ledger: ledgerOf(...games), people: guises };
}

/** A well-filled book of games, as it lies on a device. */
export const statisticsItems = () => ({ [STATISTICS_KEY]: ledgerFileText(manyGames()) });

/** Puts a well-filled book of games on the device. */
export const keepManyGames = (page) =>
  page.evaluate((items) => {
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  }, statisticsItems());
