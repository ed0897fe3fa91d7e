import { THINGS, type Thing } from '@/engine/games/materia-prima/data';
import { isAlchemist } from '@/engine/games/materia-prima/queries/figures';
import { distance, type Hex } from '@/engine/games/materia-prima/map';
import type { Path } from '@/engine/games/materia-prima/queries/ways';
import type { Figure, FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { countOf } from '@/engine/games/materia-prima/stock';

import { actors, chosenFigure, extractionsOf, groundOf, targetsOf, waysOf } from './reach';
import {
  allStanding,
  drafted,
  advised,
  isAskedFor,
  isLegal,
  movesOf,
  nearPlayer,
  nearSeat,
  NO_DRAFT,
  NOTHING,
  opening,
  planOf,
  refusing,
  standingOn,
  type Asked,
  type Deed,
  type Foresight,
  type Meaning,
  type Situation,
  type Spot,
} from './situation';
import { stepsAlong } from './walk';

/** What touching something means. */
export function tap(situation: Situation, spot: Spot): Meaning {
  switch (spot.type) {
    case 'hex':
      return tapHex(situation, spot.hex, spot.figure);
    case 'figure':
      return tapFigure(situation, spot.figure);
    case 'deed':
      return tapDeed(situation, spot.deed);
    case 'opener':
      return NOTHING;
    case 'back':
      return drafted(NO_DRAFT);
  }
}

/** Who is to act: whoever was chosen, as long as he can do something or was chosen just now; else the next who can. */
export function chosenOf(asked: Asked, favourite: FigureId | null, isFresh: boolean): FigureId | null {
  const { figures, alchemist } = nearPlayer(asked.view);
  const able = actors(asked);
  const isThere = figures.some(({ id }) => id === favourite);
  if (favourite && isThere && (isFresh || able.length === 0 || able.includes(favourite))) return favourite;
  return able[0] ?? alchemist;
}

function tapFigure(situation: Situation, figure: FigureId): Meaning {
  return situation.chosen === figure ? opening({ type: 'figure', figure }) : { type: 'choose', figure };
}

function tapHex(situation: Situation, hex: Hex, met?: FigureId): Meaning {
  if (isAskedFor(situation, 'place')) return tapPlacing(situation, hex);
  if (!isAskedFor(situation, 'turn')) return opening({ type: 'hex', hex });
  const figure = chosenFigure(situation);
  if (figure?.hex === hex) return tapOwnGround(situation, figure, met);
  return tapPrey(situation, hex, met) ?? tapFriend(situation, hex, met) ?? tapGoal(situation, figure, hex);
}

function tapPlacing(situation: Situation, hex: Hex): Meaning {
  const { moves, draft } = situation;
  const move: MateriaPrimaMove = { type: 'place', hex };
  if (!isLegal(moves, move)) return refusing(move);
  return draft.hex === hex ? planOf(situation, [move]) : drafted({ ...NO_DRAFT, hex });
}

/** Where the chosen figure stands: what can be done there, or somebody else who stands there too. */
function tapOwnGround(situation: Situation, figure: Figure, met?: FigureId): Meaning {
  const { view, draft } = situation;
  if (draft.path.length > 0) return drafted(NO_DRAFT);
  const others = actors(situation).filter(
    (id) => id !== figure.id && standingOn(view, figure.hex).some((one) => one.figure.id === id),
  );
  const other = others.find((id) => id === met) ?? (met === figure.id ? undefined : others[0]);
  if (other) return { type: 'choose', figure: other };
  switch (groundOf(view, figure.hex)) {
    case 'home':
      return opening({ type: 'tower' });
    case 'city':
      return isAlchemist(figure.id) ? opening({ type: 'city' }) : opening({ type: 'hex', hex: figure.hex });
    case 'mine':
    case 'free':
      return extractionsOf(situation).length > 0
        ? tapExtract(situation, figure)
        : opening({ type: 'hex', hex: figure.hex });
  }
}

function tapPrey(situation: Situation, hex: Hex, met?: FigureId): Meaning | null {
  const { view, chosen } = situation;
  const targets = targetsOf(situation);
  const preys = standingOn(view, hex).filter(({ figure }) => targets.includes(figure.id));
  const prey = preys.find(({ figure }) => figure.id === met) ?? preys[0];
  return prey && chosen ? opening({ type: 'fight', figure: chosen, target: prey.figure.id }) : null;
}

/** Another figure of one's own is chosen, unless its hex is lit as a goal of the chosen one. */
function tapFriend(situation: Situation, hex: Hex, met?: FigureId): Meaning | null {
  const { view } = situation;
  const seat = nearSeat(view);
  const friends = standingOn(view, hex).filter((one) => one.seat === seat);
  const friend = friends.find(({ figure }) => figure.id === met) ?? friends[0];
  return friend && !waysOf(situation).has(hex) ? { type: 'choose', figure: friend.figure.id } : null;
}

function tapGoal(situation: Situation, figure: Figure | null, hex: Hex): Meaning {
  const { draft } = situation;
  const path = waysOf(situation).get(hex);
  if (path) {
    const isConfirmed = draft.path[draft.path.length - 1] === hex;
    return isConfirmed ? walking(situation, draft.path) : drafted({ ...NO_DRAFT, path });
  }
  const isNear = figure !== null && distance(figure.hex, hex) === 1;
  return isNear ? refusing({ type: 'move', figure: figure.id, to: hex }) : opening({ type: 'hex', hex });
}

function walking(situation: Situation, path: Path): Meaning {
  const figure = chosenFigure(situation);
  if (!figure || path.length === 0) return NOTHING;
  const steps = stepsAlong(figure, path);
  const [first] = steps;
  if (!first) return NOTHING;
  return isLegal(situation.moves, first.move) ? { type: 'plan', steps } : refusing(first.move);
}

/** A finger was drawn from the chosen figure over these hexes: it walks them all, or it is said why it cannot. */
export function drawn(situation: Situation, line: Path, preview: Foresight): Meaning {
  const figure = chosenFigure(situation);
  const goal = line[line.length - 1];
  if (!figure || goal === undefined) return NOTHING;
  if (line.length === 1) {
    const prey = tapPrey(situation, goal);
    if (prey) return prey;
  }
  const seen = preview(stepsAlong(figure, line).map(({ move }) => move));
  const isBlocked = seen.type === 'refused' && seen.index > 0;
  return isBlocked ? { type: 'blocked', reason: seen.refusal.reason } : walking(situation, line);
}

function tapDeed(situation: Situation, deed: Deed): Meaning {
  const { draft, moves } = situation;
  const figure = chosenFigure(situation);
  if (deed === 'endTurn') return tapEnd(situation);
  if (isAskedFor(situation, 'place'))
    return draft.hex === null ? advised({ type: 'choose-hex' }) : tapPlacing(situation, draft.hex);
  if (!figure) return NOTHING;
  switch (deed) {
    case 'move':
      return tapMove(situation, figure);
    case 'extract':
      return tapExtract(situation, figure);
    case 'drop':
      return tapDrop(situation, figure);
    case 'attack':
      return tapAttack(situation, figure);
    case 'tower':
      return opening({ type: 'tower' });
    case 'equip': {
      const move: MateriaPrimaMove = { type: 'equip', figure: figure.id };
      return isLegal(moves, move) ? opening({ type: 'pack', figure: figure.id }) : refusing(move);
    }
    case 'city':
      return opening({ type: 'city' });
  }
}

/** Whoever could still do something is not passed over by one touch. */
function tapEnd(situation: Situation): Meaning {
  const { draft } = situation;
  const isEarly = actors(situation).length > 0 && !draft.isEnding;
  return isEarly ? drafted({ ...NO_DRAFT, isEnding: true }) : planOf(situation, [{ type: 'endTurn' }]);
}

/** Confirms the way that is laid out; else the next touch is where to go, whoever stands there. */
function tapMove(situation: Situation, figure: Figure): Meaning {
  const { draft } = situation;
  if (draft.path.length > 0) return walking(situation, draft.path);
  if (waysOf(situation).size > 0) {
    return drafted({ ...NO_DRAFT, isWalking: !draft.isWalking });
  }
  return refusing({ type: 'move', figure: figure.id, to: figure.hex });
}

function tapExtract(situation: Situation, figure: Figure): Meaning {
  const [only, ...others] = extractionsOf(situation);
  if (!only) return refusing({ type: 'mine', figure: figure.id });
  return others.length === 0 ? planOf(situation, [only]) : opening({ type: 'pickUp', figure: figure.id });
}

function tapDrop({ moves }: Situation, figure: Figure): Meaning {
  const isPossible = movesOf(moves, 'drop').some((move) => move.figure === figure.id);
  if (isPossible) return opening({ type: 'drop', figure: figure.id });
  return refusing({ type: 'drop', figure: figure.id, thing: firstThing(figure) });
}

function firstThing({ load }: Figure): Thing {
  return THINGS.find((thing) => thing !== 'soul' && countOf(load, thing) > 0) ?? 'fire';
}

function tapAttack(situation: Situation, figure: Figure): Meaning {
  const [target] = targetsOf(situation);
  if (target) return opening({ type: 'fight', figure: figure.id, target });
  const { view } = situation;
  const [nearest] = allStanding(view)
    .filter(({ seat }) => seat !== nearSeat(view))
    .sort((one, other) => distance(one.figure.hex, figure.hex) - distance(other.figure.hex, figure.hex));
  return nearest
    ? refusing({ type: 'attack', figure: figure.id, target: nearest.figure.id })
    : advised({ type: 'nobody-near' });
}
