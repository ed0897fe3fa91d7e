import { useCallback, useMemo } from 'react';

import type { Explanation } from '@/components/kit/board';
import { useKept } from '@/components/kit/kept';
import type { Planning } from '@/components/kit/plan/use-plan';
import { useDraft } from '@/components/kit/shell/use-draft';
import { useRefusal } from '@/components/kit/shell/use-refusal';
import { useLatest } from '@/components/kit/use-latest';
import type { Hex } from '@/engine/games/materia-prima/map';
import { REASONS } from '@/engine/games/materia-prima/rulebook';
import type { FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { adviceWords } from '../words/button-text';
import { pointerTo } from './hint';
import { chosenOf, drawn, tap } from './intent';
import type { Speech } from '../words/labels';
import {
  NO_DRAFT,
  type Asked,
  type Draft,
  type Foresight,
  type Meaning,
  type PlannedStep,
  type Situation,
  type Spot,
} from './situation';
import type { Opened } from './subjects';

/** What somebody is about, before it is a move. */
export interface Pointing {
  readonly situation: Situation;
  /** What of the table is to be touched next for the move that is pointed out. */
  readonly pointer: Spot | null;
  /** The move that is pointed out; sheets light what it needs. */
  readonly hint: MateriaPrimaMove | null;
  /** It, and the small ones that complete it; nothing without a hint. */
  readonly line: readonly MateriaPrimaMove[];
}

/** The same functions for as long as nothing is played: whatever they stand on need not be drawn again. */
export interface Touches {
  readonly touch: (spot: Spot) => void;
  /** A finger was drawn from a figure over these hexes. */
  readonly draw: (figure: FigureId, path: readonly Hex[]) => void;
  readonly play: (move: MateriaPrimaMove) => void;
  readonly plan: (steps: readonly PlannedStep[]) => void;
  readonly open: (opened: Opened | null) => void;
  readonly explain: (move: MateriaPrimaMove) => Explanation | null;
  readonly preview: Foresight;
  /** Says something, with a link to a rule. */
  readonly tell: (words: string, rule: string | null) => void;
}

interface Interaction {
  readonly pointing: Pointing;
  /** What lies open over the table. */
  readonly opened: Opened | null;
  readonly touches: Touches;
}

interface Wiring {
  readonly view: MateriaPrimaView;
  readonly moves: readonly MateriaPrimaMove[];
  readonly carryOut: Planning<MateriaPrimaMove>['carryOut'];
  readonly explain: (move: MateriaPrimaMove) => Explanation | null;
  readonly preview: Foresight;
  readonly onRule: (rule: string) => void;
  readonly hint?: MateriaPrimaMove | null;
  readonly hintThen?: readonly MateriaPrimaMove[];
  readonly speech: Speech;
}

/** Who was chosen, and before which question. */
interface Favourite {
  readonly asked: MateriaPrimaView['asked'];
  readonly figure: FigureId;
}

function choiceOf(asked: Asked, favourite: Favourite | null): FigureId | null {
  return chosenOf(asked, favourite?.figure ?? null, favourite?.asked === asked.view.asked);
}

const NOTHING_MORE: readonly MateriaPrimaMove[] = [];

/** After these one wants to see the map. */
const CLOSING: ReadonlySet<MateriaPrimaMove['type']> = new Set([
  'move',
  'attack',
  'endTurn',
  'place',
  'choose',
  'pick',
  'transmute',
  'research',
]);

/** Turns touches into plans, drafts and explanations. */
export function useInteraction(wiring: Wiring): Interaction {
  const { view, moves, carryOut, explain, preview, speech } = wiring;
  const { hint = null, hintThen = NOTHING_MORE } = wiring;
  const [draft, take] = useDraft<Draft>(view.asked);
  const [favourite, setFavourite] = useKept<Favourite | null>('favourite', view.asked, null);
  const [opened, open] = useKept<Opened | null>('opened', view.asked, null);
  const situation = useMemo<Situation>(
    () => ({ view, moves, chosen: choiceOf({ view, moves }, favourite), draft: draft ?? NO_DRAFT }),
    [view, moves, draft, favourite],
  );
  const nowRef = useLatest(situation);
  const choose = useCallback(
    (figure: FigureId) => {
      nowRef.current = { ...nowRef.current, chosen: figure };
      setFavourite({ figure, asked: nowRef.current.view.asked });
      take(nowRef, NO_DRAFT);
    },
    [nowRef, take, setFavourite],
  );
  const { tell, refuse } = useRefusal(wiring);
  const plan = useCallback(
    (steps: readonly PlannedStep[]) => {
      if (steps[0] && CLOSING.has(steps[0].move.type)) open(null);
      carryOut(steps);
    },
    [carryOut, open],
  );
  const perform = useCallback(
    (meaning: Meaning) => {
      switch (meaning.type) {
        case 'plan':
          return plan(meaning.steps);
        case 'refused':
          return refuse(meaning.move);
        case 'blocked':
          return tell(speech.text.reasons[meaning.reason], REASONS[meaning.reason]);
        case 'draft':
          return take(nowRef, meaning.draft);
        case 'choose':
          return choose(meaning.figure);
        case 'open':
          return open(meaning.opened);
        case 'advice':
          return tell(adviceWords(speech, meaning.advice), null);
        case 'nothing':
          return undefined;
      }
    },
    [nowRef, plan, refuse, take, choose, open, tell, speech],
  );
  const touch = useCallback((spot: Spot) => perform(tap(nowRef.current, spot)), [nowRef, perform]);
  const draw = useCallback(
    (figure: FigureId, path: readonly Hex[]) => {
      if (nowRef.current.chosen !== figure) choose(figure);
      perform(drawn(nowRef.current, path, preview));
    },
    [nowRef, choose, perform, preview],
  );
  const play = useCallback(
    (move: MateriaPrimaMove) => {
      const question = nowRef.current.view.asked?.what.type;
      if (question) plan([{ answers: question, move }]);
    },
    [nowRef, plan],
  );
  const isCovered = opened !== null && hint !== null;
  const pointing = useMemo(
    () => ({
      situation,
      hint,
      line: hint ? [hint, ...hintThen] : NOTHING_MORE,
      pointer: isCovered ? null : pointerTo(situation, hint),
    }),
    [situation, isCovered, hint, hintThen],
  );
  const touches = useMemo(
    () => ({ touch, draw, play, plan, open, explain, preview, tell }),
    [touch, draw, play, plan, open, explain, preview, tell],
  );
  return { pointing, opened, touches };
}
