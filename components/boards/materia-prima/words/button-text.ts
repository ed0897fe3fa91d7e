import {
  isAlchemist,
  diceOf,
  carriesAnything,
  mayAct,
  roomOf,
  yieldOf,
} from '@/engine/games/materia-prima/queries/figures';
import { isMine, landAt } from '@/engine/games/materia-prima/map';
import type { Figure } from '@/engine/games/materia-prima/state';

import type { Speech } from './labels';
import { chosenFigure, extractionsOf, groundOf, targetsOf, waysOf } from '../touch/reach';
import {
  isAskedFor,
  isLegal,
  movesOf,
  nearPlayer,
  type Deed,
  type Advice,
  type Situation,
} from '../touch/situation';
import { lyingOn } from './labels';
import type { Lack } from './table-en';

/** What stands on a button under the map: what it does, what would come of it, and whether it can be done. */
export interface DeedText {
  readonly deed: Deed;
  readonly label: string;
  readonly note: string;
  /** What it is called by those who listen, and why it cannot be done. */
  readonly spoken: string;
  readonly reason?: string | undefined;
  readonly isPossible: boolean;
  /** It is what is being done: the way lies on the map. */
  readonly isOn: boolean;
}

/** The buttons that make sense where the chosen figure stands. */
export function deedsOf(situation: Situation): readonly Deed[] {
  const { view } = situation;
  const figure = chosenFigure(situation);
  if (!figure) return ['endTurn'];
  const isMaster = isAlchemist(figure.id);
  switch (groundOf(view, figure.hex)) {
    case 'home':
      return ['move', ...(isMaster ? (['tower'] as const) : []), 'equip', 'attack', 'endTurn'];
    case 'city': {
      const takes = lyingOn(view, figure.hex).length > 0 ? (['extract'] as const) : [];
      return ['move', ...(isMaster ? (['city'] as const) : []), ...takes, 'drop', 'attack', 'endTurn'];
    }
    case 'mine':
    case 'free':
      return ['move', 'extract', 'drop', 'attack', 'endTurn'];
  }
}

export function deedText(speech: Speech, situation: Situation, deed: Deed): DeedText {
  const figure = chosenFigure(situation);
  const words = speech.words.table;
  const label = words.deeds[deed];
  const base = { deed, label, isOn: false };
  const text = (note: string): DeedText => ({ ...base, ...can(label, note) });
  const not = (lack: Lack): DeedText => ({ ...base, ...cannot(label, lack) });
  const noted = (note: Note): DeedText => (typeof note === 'string' ? text(note) : not(note));
  if (deed === 'endTurn') {
    const note = words.actionsLeft(actionsLeft(situation));
    return { ...base, ...can(words.endTurnSaid, note), isPossible: mayEnd(situation), reason: note };
  }
  if (!figure) return { ...base, note: '', spoken: label, isPossible: false };
  switch (deed) {
    case 'move':
      return moveText(speech, situation, figure);
    case 'extract':
      return noted(extractNote(speech, situation, figure));
    case 'drop':
      return noted(dropNote(speech, situation, figure));
    case 'attack':
      return noted(attackNote(speech, situation, figure));
    case 'tower':
      return text(words.store);
    case 'city':
      return text(words.research);
    case 'equip': {
      if (isLegal(situation.moves, { type: 'equip', figure: figure.id })) return text(words.pack);
      return not(mayAct(figure, 'equip') ? words.nothingToPack : words.noActions);
    }
  }
}

function can(label: string, note: string) {
  return { note, spoken: `${label}, ${note}`, isPossible: true } as const;
}

function cannot(label: string, { note, said }: Lack) {
  return { note, spoken: label, reason: said, isPossible: false } as const;
}

/** What would come of it, or why it cannot be done. */
type Note = string | Lack;

const mayEnd = ({ moves }: Situation): boolean => isLegal(moves, { type: 'endTurn' });

/** How many actions all of one's figures have left together. */
export function actionsLeft({ view }: Situation): number {
  return nearPlayer(view).figures.reduce((sum, { actions, extras }) => sum + actions + extras.length, 0);
}

function moveText({ words: { table } }: Speech, situation: Situation, figure: Figure): DeedText {
  const { draft } = situation;
  const move = { deed: 'move', label: table.deeds.move, isOn: draft.isWalking } as const;
  if (draft.path.length > 0) {
    return { deed: 'move', label: table.go, isOn: true, ...can(table.go, table.steps(draft.path.length)) };
  }
  const goals = waysOf(situation).size;
  if (goals === 0)
    return { ...move, ...cannot(move.label, mayAct(figure, 'move') ? table.noWay : table.noActions) };
  return { ...move, ...can(move.label, draft.isWalking ? table.chooseGoal : table.hexes(goals)) };
}

function extractNote({ words: { table }, text }: Speech, situation: Situation, figure: Figure): Note {
  const { view } = situation;
  const player = nearPlayer(view);
  const [only, ...others] = extractionsOf(situation);
  if (only && others.length > 0) return table.takeUp;
  if (only?.type === 'pickUp') return only.thing === null ? table.takeUp : text.things[only.thing];
  const land = landAt(view.layout, figure.hex);
  if (only && isMine(land)) {
    return table.fits(yieldOf(player, figure), text.things[land]);
  }
  const isSomething = isMine(land) || lyingOn(view, figure.hex).length > 0;
  if (!isSomething) return table.nothingHere;
  return roomOf(player, figure) > 0 ? table.noActions : table.noRoom;
}

function dropNote({ words: { table } }: Speech, { moves, view }: Situation, figure: Figure): Note {
  if (movesOf(moves, 'drop').some((move) => move.figure === figure.id)) return table.dropHere;
  return carriesAnything(nearPlayer(view), figure) ? table.noActions : table.emptyHands;
}

function attackNote({ words: { table } }: Speech, situation: Situation, figure: Figure): Note {
  const targets = targetsOf(situation);
  if (targets.length > 0) return table.inReach(targets.length);
  const isArmed = diceOf(nearPlayer(situation.view), figure.id, 'attack') > 0;
  if (!isArmed) return table.cannotFight;
  return mayAct(figure, 'attack') ? table.nobodyNear : table.noActions;
}

export function adviceWords({ words: { table } }: Speech, advice: Advice): string {
  return advice.type === 'choose-hex' ? table.chooseHex : table.nobodyNear.said;
}

/** What is asked and can be answered by one large button, or by opening what was closed. */
export function primaryLabel({ words: { table } }: Speech, situation: Situation): string | null {
  if (isAskedFor(situation, 'place')) return situation.draft.hex === null ? table.chooseHex : table.placeHere;
  if (situation.moves.length === 0 || isAskedFor(situation, 'turn')) return null;
  return table.answer;
}
