import type { ReactNode } from 'react';

import type { Ask } from '@/engine/core/agenda';
import type { GameTypes } from '@/engine/core/game';
import type { Viewer } from '@/engine/core/seat';
import type { Explanation, Person } from '../board';
import type { PickedUp } from '../use-picked-up';

/** A game whose view says who looks and what is asked, as those of all boards do. */
export interface TableGame extends GameTypes {
  readonly view: {
    readonly viewer: Viewer;
    readonly asked: Ask<GameTypes['question']> | null;
  };
}

/** What the pieces of every board have at hand; it stays the same while somebody only points at things. */
export interface TableSetting<G extends TableGame, Speech> extends PickedUp {
  /** The table as it is to be drawn now. */
  readonly view: G['view'];
  /** What is asked after all that is being shown. */
  readonly asked: G['view']['asked'];
  /** What may be done now; nothing while facts are being shown. */
  readonly moves: readonly G['move'][];
  readonly speech: Speech;
  readonly people: readonly Person[];
  /** What is being shown at the moment, in words. */
  readonly caption: string | null;
  readonly isLeftHanded: boolean;
  readonly isReplay: boolean;
  /** Buttons of the screen, such as "hide now". */
  readonly actions: ReactNode;
  /** Take back, hint: beside the board's own buttons. */
  readonly atThumb: ReactNode;
  /** What has happened so far. */
  readonly chronicle: ReactNode;
  readonly onRule: (rule: string) => void;
  /** Why a move cannot be made; for what says it in a place of its own. */
  readonly explain: (move: G['move']) => Explanation | null;
}
