import { startTransition, useCallback, useMemo, useState } from 'react';

import type { Explanation } from '@/components/kit/board';
import { useKept } from '@/components/kit/kept';
import { useLatest } from '@/components/kit/use-latest';
import { useTelling } from '@/components/kit/use-telling';
import type { Seat } from '@/engine/core/seat';
import type { Place } from '@/engine/games/kazaam/data';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import type { TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { pointerTo, type Pointer } from './hint';
import {
  aimAt,
  drop,
  isInSight,
  stillThere,
  tap,
  type Advice,
  type Meaning,
  type Selection,
  type Situation,
} from './intent';
import type { Speech } from '../words/labels';
import type { Spot } from './spots';

/** Words for a moment, with the rule they come from. */
export interface Notice {
  readonly words: string;
  readonly rule: string | null;
}

/** What somebody is about, before it is a move. */
export interface Pointing {
  readonly situation: Situation;
  /** What is to be said in the open sheet. */
  readonly notice: Notice | null;
  readonly enlarged: Seat | null;
  /** A tile that is shown large, with all that it does. */
  readonly explained: TileId | null;
  /** What a hint wants to be touched; null without one. */
  readonly pointer: Pointer | null;
}

/** The same functions for as long as nothing is played: whatever they stand on need not be drawn again. */
export interface Touches {
  readonly touch: (spot: Spot) => void;
  readonly letGo: (tile: TileId, spot: Spot | null) => void;
  readonly play: (move: KazaamMove) => void;
  readonly refuse: (move: KazaamMove) => void;
  readonly select: (selection: Selection | null) => void;
  readonly enlarge: (seat: Seat | null) => void;
  readonly explainTile: (tile: TileId | null) => void;
  /** The power of a part is let go somewhere. */
  readonly letGoPower: (place: Place, spot: Spot | null) => void;
}

interface Interaction {
  readonly pointing: Pointing;
  readonly touches: Touches;
}

interface Wiring {
  readonly view: KazaamView;
  readonly moves: readonly KazaamMove[];
  readonly onMove: (move: KazaamMove) => void;
  readonly explain: (move: KazaamMove) => Explanation | null;
  readonly onRule: (rule: string) => void;
  readonly hint?: KazaamMove | null | undefined;
  readonly speech: Speech;
  /** A tile is being put down by hand; null: not this time. */
  readonly onCarried: (tile: TileId | null) => void;
}

/** Turns touches into moves, selections and explanations. */
export function useInteraction({
  view,
  moves,
  onMove,
  explain,
  onRule,
  hint = null,
  speech,
  onCarried,
}: Wiring): Interaction {
  const [taken, setTaken] = useKept<Selection | null>('taken', view.asked, null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [enlarged, enlarge] = useState<Seat | null>(null);
  const [held, explainTile] = useState<TileId | null>(null);
  const explained = held !== null && isInSight(view, held) ? held : null;
  const selection = stillThere(view, taken);
  const situation = useMemo<Situation>(() => ({ view, moves, selection }), [view, moves, selection]);
  const nowRef = useLatest(situation);
  // What is taken up counts at once; that the table shows it may take some frames, in which fingers are still followed.
  const select = useCallback(
    (selection: Selection | null) => {
      nowRef.current = { ...nowRef.current, selection };
      startTransition(() => setTaken(selection));
    },
    [nowRef, setTaken],
  );

  const play = useCallback(
    (move: KazaamMove, carried: TileId | null = null) => {
      select(null);
      setNotice(null);
      enlarge(null);
      onCarried(carried);
      onMove(move);
    },
    [onMove, onCarried, select],
  );
  const tell = useNotices(enlarged !== null, setNotice, useTelling(onRule, speech.words.rule));
  const refuse = useCallback((move: KazaamMove) => tell(explain(move)), [tell, explain]);
  const perform = useCallback(
    (meaning: Meaning, carried: TileId | null = null) => {
      switch (meaning.type) {
        case 'move':
          return play(meaning.move, carried);
        case 'refused':
          return refuse(meaning.move);
        case 'select':
          setNotice(null);
          return select(meaning.selection);
        case 'enlarge':
          return enlarge(meaning.seat);
        case 'advice':
          return tell({ words: adviceWords(speech, meaning.advice), rule: null });
      }
    },
    [play, refuse, tell, speech, select],
  );
  const touch = useCallback((spot: Spot) => perform(tap(nowRef.current, spot)), [nowRef, perform]);
  const letGo = useCallback(
    (tile: TileId, spot: Spot | null) => perform(drop(nowRef.current, tile, spot), tile),
    [nowRef, perform],
  );
  const letGoPower = useCallback(
    (place: Place, spot: Spot | null) => perform(aimAt(nowRef.current, place, spot)),
    [nowRef, perform],
  );
  const pointer = useMemo(() => pointerTo(situation, hint, enlarged), [situation, hint, enlarged]);
  const pointing = useMemo(
    () => ({ situation, notice, enlarged, explained, pointer }),
    [situation, notice, enlarged, explained, pointer],
  );
  const touches = useMemo(
    () => ({ touch, letGo, letGoPower, play, refuse, select, enlarge, explainTile }),
    [touch, letGo, letGoPower, play, refuse, select],
  );
  return { pointing, touches };
}

/** At the foot of the screen; inside a sheet, which would cover that, in the sheet. */
function useNotices(
  isInSheet: boolean,
  setNotice: (notice: Notice | null) => void,
  tell: (words: string, rule: string | null) => void,
): (notice: Notice | null) => void {
  return useCallback(
    (notice) => (!notice || isInSheet ? setNotice(notice) : tell(notice.words, notice.rule)),
    [isInSheet, setNotice, tell],
  );
}

function adviceWords({ text, words }: Speech, advice: Advice): string {
  switch (advice.type) {
    case 'choose-tile':
      return words.chooseTile;
    case 'no-tile-for':
      return words.noTileFor(text.places[advice.place]);
    case 'other-place':
      return words.otherPlace(text.places[advice.place]);
    case 'goes-to':
      return words.goesTo;
  }
}
