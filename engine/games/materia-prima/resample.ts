import { at, sum } from '@/engine/core/list';
import { shuffle, split, type Rng } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { FORMULA_LEVEL, FORMULAS_OF, type FormulaId } from './cards';
import { EXTENSIONS, KINDS, MISSION_SEATS, MISSIONS, MISSIONS_DEALT, type Kind, type Mission } from './data';
import type { Deck, Decks, Layer } from './decks';
import { homunculiOf } from './queries/figures';
import { inBoxOrder } from './setup';
import type { MateriaPrimaPlayer, MateriaPrimaState, MateriaPrimaTable } from './state';
import { kindOf } from './queries/formulas';

/** A world as the seat may imagine it: missions, hands, decks and extensions to come are dealt anew from what it has not seen. */
export function resample(table: MateriaPrimaTable, seat: Seat, rng: Rng): MateriaPrimaTable {
  const { state } = table;
  const dealt = KINDS.map((kind, index) => imaginedCards(state, seat, kind, split(rng, index)));
  const missions = imaginedMissions(state, seat, split(rng, KINDS.length));
  const players = state.players.map((player, other): MateriaPrimaPlayer => ({
    ...player,
    hand: inBoxOrder(dealt.flatMap(({ hands }) => at(hands, other))),
    dealt: at(missions.dealt, other),
    mission: player.mission && (openMission(state, seat, other) ?? at(at(missions.dealt, other), 0)),
  }));
  const decks: Decks = {
    homunculus: at(dealt, 0).deck,
    equipment: at(dealt, 1).deck,
    stone: at(dealt, 2).deck,
  };
  const bag = EXTENSIONS.filter((extension) => state.bag.includes(extension));
  return {
    ...table,
    rng: split(rng, KINDS.length + 1),
    facts: [],
    state: {
      ...state,
      players,
      decks,
      shown: inBoxOrder(dealt.flatMap(({ shown }) => shown)),
      missions: missions.rest,
      bag: shuffle(split(rng, KINDS.length + 2), bag).value,
    },
  };
}

interface ImaginedCards {
  readonly hands: readonly (readonly FormulaId[])[];
  readonly shown: readonly FormulaId[];
  readonly deck: Deck;
}

function imaginedCards(state: MateriaPrimaState, seat: Seat, kind: Kind, rng: Rng): ImaginedCards {
  const deck = state.decks[kind];
  const pool = shuffle(split(rng, 0), unseenBy(state, seat, kind)).value.slice();
  const take = (count: number) => pool.splice(0, count);
  const starters = state.players.map((player, other) =>
    other !== seat && player.starters.includes(kind) ? [takeSimple(pool)] : [],
  );
  const hands = state.players.map((player, other) => {
    const held = player.hand.filter((formula) => kindOf(formula) === kind);
    const sure = at(starters, other);
    return other === seat ? held : [...sure, ...take(held.length - sure.length)];
  });
  const shown = state.shown.filter((formula) => kindOf(formula) === kind);
  return {
    hands,
    shown: state.turn === seat ? shown : take(shown.length),
    deck: { layers: deck.layers, cards: imaginedDeck(deck, seat, split(rng, 1), take) },
  };
}

/** MP-5: takes a level-1 formula out of the pool; where somebody surely holds one, there is one. */
function takeSimple(pool: FormulaId[]): FormulaId {
  const index = pool.findIndex((formula) => FORMULA_LEVEL[formula] === 1);
  return at(pool.splice(index, 1), 0);
}

function imaginedDeck(
  deck: Deck,
  seat: Seat,
  rng: Rng,
  take: (count: number) => readonly FormulaId[],
): readonly FormulaId[] {
  return layered(deck).flatMap(({ layer, cards }, index) =>
    layer.seenBy.includes(seat) ? shuffle(split(rng, index), inBoxOrder(cards)).value : take(layer.size),
  );
}

function layered(deck: Deck): readonly { readonly layer: Layer; readonly cards: readonly FormulaId[] }[] {
  return deck.layers.map((layer, index) => {
    const start = sum(deck.layers.slice(0, index).map(({ size }) => size));
    return { layer, cards: deck.cards.slice(start, start + layer.size) };
  });
}

/** The cards of a kind of which a seat cannot say where they are, in the order of the box. */
function unseenBy(state: MateriaPrimaState, seat: Seat, kind: Kind): readonly FormulaId[] {
  const seen = new Set<FormulaId>([
    ...at(state.players, seat).hand,
    ...state.players.flatMap((player) => [
      ...homunculiOf(player),
      ...player.worn,
      ...player.stored,
      ...player.fragments,
    ]),
    ...(state.turn === seat ? state.shown : []),
    ...layered(state.decks[kind]).flatMap(({ layer, cards }) => (layer.seenBy.includes(seat) ? cards : [])),
  ]);
  return FORMULAS_OF[kind].filter((formula) => !seen.has(formula));
}

/** MP-4: the seat knows both of its own; the others are any of those fit for the number of players. */
function imaginedMissions(state: MateriaPrimaState, seat: Seat, rng: Rng) {
  const seats = state.players.length;
  const known = state.players.map(({ dealt }, other): readonly Mission[] => {
    const open = openMission(state, seat, other);
    return other === seat ? dealt : open ? [open] : [];
  });
  const fit = MISSIONS.filter((mission) => MISSION_SEATS[mission].includes(seats));
  const pool = shuffle(
    rng,
    fit.filter((mission) => !known.flat().includes(mission)),
  ).value;
  const kept = keptMissions(state.players, known, pool);
  const rest = pool.filter((mission) => !kept.flat().includes(mission));
  const dealt = kept.map((seen) => [...seen, ...rest.splice(0, MISSIONS_DEALT - seen.length)]);
  return { dealt, rest: MISSIONS.filter((mission) => !dealt.flat().includes(mission)) };
}

/**
 * For each of whom nothing is known a mission that the course of the game has not ruled out. What really was dealt is one
 * such way, so there is always one.
 */
function keptMissions(
  [player, ...others]: readonly MateriaPrimaPlayer[],
  [seen = [], ...unseen]: readonly (readonly Mission[])[],
  pool: readonly Mission[],
): readonly (readonly Mission[])[] {
  if (!player) return [];
  if (seen.length > 0) return [seen, ...keptMissions(others, unseen, pool)];
  for (const mission of pool) {
    if (player.notHis.includes(mission)) continue;
    const further = keptMissions(
      others,
      unseen,
      pool.filter((one) => one !== mission),
    );
    if (further.length === others.length) return [[mission], ...further];
  }
  return [];
}

/** The mission of a player as the seat sees it: its own, and everybody's once the game is over (MP-44). */
function openMission({ players, ending }: MateriaPrimaState, seat: Seat, owner: number): Mission | null {
  return ending || owner === seat ? (players[owner]?.mission ?? null) : null;
}
