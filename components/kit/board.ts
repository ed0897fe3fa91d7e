import type { ComponentType, ReactElement, ReactNode } from 'react';

import type { GameTypes } from '@/engine/core/game';
import type { Colour, Sigil } from '@/engine/core/guise';
import type { Temper } from '@/engine/core/nature';
import type { Language } from '@/engine/core/text';
import type { Preview } from '@/engine/core/preview';
import type { Told } from '@/engine/core/told';

import type { Pictures } from './drawing/opening';
import type { Print } from './drawing/print';
import type { Portrait } from './portraits';
import type { PickedUp } from './use-picked-up';

/** Who sits on a seat, as the others know him. */
export interface Person {
  readonly name: string;
  readonly colour: Colour;
  readonly sigil: Sigil;
  readonly isBot: boolean;
  /** The face of a bot. */
  readonly portrait?: Portrait | undefined;
  /** How a bot is inclined; even, if nothing is said. */
  readonly temper?: Temper | undefined;
  /** How well and in what temper a bot plays, in words. */
  readonly character?: string | undefined;
}

/** One person against bots: there is nobody to hide anything from. */
export function playsAlone(people: readonly Person[]): boolean {
  return people.filter(({ isBot }) => !isBot).length === 1;
}

/** Why a move cannot be made, in words, and the rule to open. */
export interface Explanation {
  readonly rule: string;
  readonly words: string;
}

/** Something that words speak of: what happened, or in a review what was played and what would have been better. */
export type Sight<G extends GameTypes> =
  | { readonly type: 'told'; readonly fact: G['fact'] }
  | { readonly type: 'played' | 'better'; readonly move: G['move'] };

/** All that a board gets. What is not in here, a board does not know. */
export interface BoardProps<G extends GameTypes> {
  readonly view: G['view'];
  /** What the player who is looking may do now; empty when it is somebody else's turn. */
  readonly moves: readonly G['move'][];
  readonly people: readonly Person[];
  readonly language: Language;
  /** What just happened and what the viewer saw before it: to be shown in motion, then reported by `onShown`. */
  readonly told: readonly Told<G>[];
  readonly onShown: () => void;
  readonly onMove: (move: G['move']) => void;
  readonly explain: (move: G['move']) => Explanation | null;
  /** What the viewer would see after these moves; nothing is played by asking. */
  readonly preview: (moves: readonly G['move'][]) => Preview<G>;
  /** A move to be pointed out: what is to be touched for it is lit, one touch after the other. */
  readonly hint?: G['move'] | null;
  /** The small moves that complete it as one gesture, in their order, where they are known. */
  readonly hintThen?: readonly G['move'][];
  /** Whether what the viewer holds lies face down; a board of which nothing is said finds it out by itself. */
  readonly pickedUp?: PickedUp;
  /** What words speak of just now, to be marked where it is on the table. */
  readonly sights?: readonly Sight<G>[];
  readonly onRule: (rule: string) => void;
  /** Buttons of the screen, such as "hide now" and the menu. */
  readonly actions?: ReactNode;
  /** What one wants at every turn, small and under the thumb: take back, hint. Every board lays it where its own buttons are. */
  readonly atThumb?: ReactNode;
  /** What has happened so far; shown where there is room. */
  readonly chronicle?: ReactNode;
  /** The game is only looked at: there is nothing to press, and the room is for the table. */
  readonly isReplay?: boolean;
  /** What is under the right thumb lies under the left one. */
  readonly isLeftHanded?: boolean;
}

/** A small picture of the open table, square. */
export interface PictureProps<G extends GameTypes> {
  readonly view: G['view'];
  readonly size: number;
}

/** What a seat holds that the others may not see, as large as there is room: its hand, its secrets. */
export interface HoldingProps<G extends GameTypes> {
  /** As that seat sees the table. */
  readonly view: G['view'];
  readonly language: Language;
  readonly width: number;
}

/** What a game came to, worth a photograph: every creature, shelf, estate, or the map as it ended. */
export interface OutcomeProps<G extends GameTypes> {
  /** The open table at the end. */
  readonly view: G['view'];
  readonly people: readonly Person[];
  readonly language: Language;
  readonly width: number;
}

/** What one begins with, and the goal in one sentence. */
export interface OpeningProps<G extends GameTypes> {
  /** As the one who reads it sees the table. */
  readonly view: G['view'];
  readonly person: Person;
  readonly language: Language;
  readonly width: number;
}

/** How a game is shown. */
export interface GameBoard<G extends GameTypes = GameTypes> {
  readonly Board: ComponentType<BoardProps<G>>;
  readonly Picture: ComponentType<PictureProps<G>>;
  /** All that is drawn for it, where something is; a table is opened once its pictures are there. */
  readonly pictures?: Pictures;
  /** Whether a fact speaks of a place that the board can mark; without it, none does. */
  readonly hasPlace?: (fact: G['fact']) => boolean;
  /** The pieces that the words of a fact name, in small, once its pictures are there; it is given what its reader may know. */
  readonly piecesIn?: (fact: G['fact']) => readonly Print[];
  /** What a seat holds, where the rules hide anything of it from the others. */
  readonly Holding?: ComponentType<HoldingProps<G>>;
  readonly Outcome?: ComponentType<OutcomeProps<G>>;
  readonly Opening?: ComponentType<OpeningProps<G>>;
}

/** A piece of a game's art by name, for those who build with it. */
export interface Exhibit {
  readonly name: string;
  readonly element: ReactElement;
}
