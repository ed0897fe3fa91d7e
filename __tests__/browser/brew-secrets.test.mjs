import { engine } from './engine.mjs';
import { assert, assertSame, everythingOn, killAndReopen, onceOfEach, test } from './harness.mjs';
import { callOf, openCurtain, waitsFor } from './match.mjs';
import {
  beginGame,
  factWords,
  handoversIn,
  nextMove,
  playByName,
  playOn,
  secretRoles,
  seeds,
  takeSeat,
  tracesOf,
} from './witchs-brew.mjs';

const { asked, witchsBrew } = engine;

/** What everybody has heard, sentence by sentence: it may be told again. */
function toldToAll(match) {
  const facts = match.log.flatMap((entry) => entry.facts).map((fact) => witchsBrew.witness(fact, 'public'));
  return facts.map((fact) => factWords(match, fact));
}

/** The roles in the page that somebody holds and nobody else knows of. */
async function leaksOn(page, match) {
  const everything = toldToAll(match).reduce(
    (page, sentence) => page.replaceAll(sentence, ''),
    await everythingOn(page),
  );
  const shown = everything.toLowerCase();
  const traces = secretRoles(match).flatMap(tracesOf);
  return traces.filter((trace) => shown.includes(trace.toLowerCase()));
}

async function assertNothingPrivate(page, match, when) {
  assertSame((await leaksOn(page, match)).join('; '), '', `roles in hands are in the page ${when}`);
}

/** Whoever is asked last held the device before. */
const isHandOver = (match, { ask }) => !ask.open && ask.seat !== lastPrivateSeat(match);

function lastPrivateSeat({ record }) {
  const last = record.moves.findLast(([, move]) => move.type === 'choose' || move.type === 'call');
  return last?.[0];
}

test(
  'Witch’s Brew: no role that is held is in the page, under the curtain and on the open table, also after a reload',
  async ({ newPage }) => {
    const start = beginGame(seeds.killed);
    const page = await newPage();
    await openCurtain(page, start);
    await assertNothingPrivate(page, start, 'after opening');
    let seen = 0;
    const isReloaded = onceOfEach(({ record, table }) => [
      record.moves.at(-1)[1].type,
      asked(table).what.type,
    ]);
    const afterMove = async (on, match) => {
      const next = nextMove(match);
      const step = `after move ${match.record.moves.length}`;
      if (isHandOver(match, next)) await callOf(on, waitsFor(match)).waitFor();
      else await takeSeat(on, match);
      if (!next.ask.open && !isHandOver(match, next)) {
        seen += (await leaksOn(on, match)).length;
        return on;
      }
      await assertNothingPrivate(on, match, step);
      if (!isReloaded(match)) return on;
      const again = await killAndReopen(on);
      if (next.ask.open) await takeSeat(again, match);
      else await callOf(again, waitsFor(match)).waitFor();
      await assertNothingPrivate(again, match, `${step}, reloaded`);
      return again;
    };
    await playOn(page, start, playByName, { upTo: ({ table }) => table.state.set > 1, afterMove });
    assert(seen > 0, 'roles are not found even where they are shown');
  },
  { seconds: 300 },
);

test(
  'Witch’s Brew: a set of four needs four hand-overs for choosing and one for each new leader',
  async ({ newPage, figures }) => {
    const start = beginGame(seeds.four, ['Ada', 'Bo', 'Cleo', 'Dina']);
    const page = await newPage();
    await openCurtain(page, start);
    const asks = [asked(start.table)];
    const afterMove = (on, match) => {
      if (match.table.state.set === 1) asks.push(asked(match.table));
      return on;
    };
    const upTo = ({ table }) => table.state.set > 1;
    const { handovers } = await playOn(page, start, playByName, { upTo, afterMove });
    const leaders = asks.filter(({ what }) => what.type === 'lead').map(({ seat }) => seat);
    const newLeaders = leaders.filter((seat, index) => index > 0 && seat !== leaders[index - 1]).length;
    assertSame(asks.filter(({ what }) => what.type === 'choose').length, 4, 'who chooses');
    assertSame(handovers, 4 + newLeaders, `with leaders ${leaders.join()}`);
    assertSame(handovers, handoversIn(asks), 'hand-overs by the questions');
    figures['Witch’s Brew, a set of four: hand-overs'] =
      `${handovers}, of them 4 for choosing, with ${leaders.length} tricks led by ${newLeaders + 1} in turn`;
  },
  { seconds: 300 },
);
