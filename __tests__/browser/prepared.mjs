import { doorstep } from './devices.mjs';
import { engine } from './engine.mjs';
import { isAppOpen, visit } from './harness.mjs';

const { flush, newJournal, seatedPeople } = engine;

/** Any day will do, as long as it is the same one every time. */
const NOON = Date.UTC(2026, 8, 1, 12);

const isOver = ({ table }) => table.agenda.length === 0;

/** A storage that is nowhere but here. */
function storageIn(items) {
  return {
    getItem: async (key) => items[key] ?? null,
    setItem: async (key, value) => {
      items[key] = value;
    },
    removeItem: async (key) => {
      delete items[key];
    },
    getAllKeys: async () => Object.keys(items),
    multiGet: async (keys) => keys.map((key) => [key, items[key] ?? null]),
  };
}

let prepared = 0;

/** A game as the app's own store writes it down: what then lies in the storage, and where it is found. */
export async function prepare(match) {
  const id = `prepared-${++prepared}`;
  const people = seatedPeople(match.record.sitters);
  const items = {};
  const { status } = await flush(storageIn(items), newJournal(id), {
    match,
    people,
    begunAt: NOON,
    playedAt: NOON,
  });
  if (status !== 'saved') throw new Error(`the game is not written: ${status}`);
  return { items, route: `/${match.record.game}/${isOver(match) ? 'result' : 'play'}/${id}` };
}

const put = (page, items) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);

/** Puts things into the storage of a device while the app is not open on this page. */
export async function furnish(page, items) {
  await page.goto(doorstep);
  await put(page, items);
}

/**
 * Opens a game that lies on the device as if it had been played there; what is seen depends on the game. An app that is
 * open already reads it when it is led there.
 */
export async function openPrepared(page, match) {
  const { items, route } = await prepare(match);
  await ((await isAppOpen(page)) ? put : furnish)(page, items);
  await visit(page, route);
}
