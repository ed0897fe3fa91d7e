import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import type { MateriaPrimaQuestion } from '@/engine/games/materia-prima/state';
import { READING } from '@/engine/games/materia-prima/rulebook';
import { capital } from '@/engine/core/wording';

import { placeName } from '../words/labels';
import { ListView } from '../table/list-view';
import { ActivateSheet, ExtensionPart } from './extensions';
import { DropSheet, LootSheet, PickUpSheet } from './carrying';
import { CitySheet } from './city';
import { FightSheet } from './fight';
import { FormulasSheet } from './formulas';
import { Leaf, Rules } from './leaf';
import { MissionChoice, MissionSheet } from './mission';
import { PackSheet } from './pack';
import { FormulaPart, HexPart, LegendPart } from './places';
import { FigurePart, PlayerPart } from './player';
import { AlchemistSheet, DiscardSheet, KeepSheet } from './questions';
import { TowerSheet } from './tower';
import { nearPlayer } from '../touch/situation';
import type { Opened } from '../touch/subjects';
import { useOpened, useSetting } from '../table';

const QUESTION: Opened = { type: 'question' };

/** What was opened one from the other; nothing once all is closed. */
function followed(trail: readonly Opened[], opened: Opened | null): readonly Opened[] {
  const place = opened === null ? -1 : trail.indexOf(opened);
  if (opened === null) return trail.length === 0 ? trail : [];
  if (place < 0) return [...trail, opened];
  return place === trail.length - 1 ? trail : trail.slice(0, place + 1);
}

/** Closing what was opened from something else leads back to it. */
function useWayBack(): () => void {
  const { open } = useSetting();
  const opened = useOpened();
  const [trail, setTrail] = useState<readonly Opened[]>([]);
  const now = followed(trail, opened);
  if (now !== trail) setTrail(now);
  const before = now[now.length - 2] ?? null;
  return useCallback(() => open(before), [open, before]);
}

/** What lies over the table: what is asked, or what somebody opened. */
export function Sheets() {
  const { view, moves, open } = useSetting();
  const opened = useOpened();
  const { asked, viewer } = view;
  const goBack = useWayBack();
  const question = asked !== null && moves.length > 0 ? sheetOf(asked.what, goBack) : null;
  const isAsking = question !== null;
  // Not as it is mounted: what lay open before a curtain is the viewer's own.
  const looker = useRef(viewer);
  useEffect(() => {
    if (looker.current !== viewer) open(null);
    looker.current = viewer;
  }, [viewer, open]);
  useEffect(() => {
    if (isAsking) open(QUESTION);
  }, [isAsking, asked, open]);
  const isAnswered = opened?.type === 'question' && !isAsking;
  useEffect(() => {
    if (isAnswered) goBack();
  }, [isAnswered, goBack]);
  if (opened === null) return null;
  if (opened.type !== 'question') return <OpenedSheet opened={opened} onClose={goBack} />;
  return question;
}

/** Where what is asked is answered; null if that is on the map. */
function sheetOf(question: MateriaPrimaQuestion, onClose: () => void): ReactNode {
  switch (question.type) {
    case 'alchemist':
      return <AlchemistSheet onClose={onClose} />;
    case 'mission':
      return <MissionChoice onClose={onClose} />;
    case 'drop':
      return <DropSheet figure={question.figure} onClose={onClose} />;
    case 'pack':
      return <PackSheet figure={question.figure} isEquip={question.isEquip} onClose={onClose} />;
    case 'loot':
      return <LootSheet onClose={onClose} />;
    case 'keep':
      return <KeepSheet onClose={onClose} />;
    case 'discard':
      return <DiscardSheet onClose={onClose} />;
    case 'place':
    case 'turn':
      return null;
  }
}

interface OpenedProps {
  readonly opened: Exclude<Opened, { readonly type: 'question' }>;
  readonly onClose: () => void;
}

function OpenedSheet({ opened, onClose }: OpenedProps) {
  const { view, speech } = useSetting();
  const { text, words, who } = speech;
  /** Something to read; opening it changes nothing. */
  const reading = (title: string, body: ReactNode) => (
    <Leaf title={title} onClose={onClose}>
      {body}
    </Leaf>
  );
  switch (opened.type) {
    case 'tower':
      return <TowerSheet onClose={onClose} />;
    case 'formulas':
      return <FormulasSheet onClose={onClose} />;
    case 'mission':
      return <MissionSheet onClose={onClose} />;
    case 'city':
      return <CitySheet onClose={onClose} />;
    case 'activate':
      return <ActivateSheet onClose={onClose} />;
    case 'fight':
      return <FightSheet figure={opened.figure} target={opened.target} onClose={onClose} />;
    case 'drop':
      return <DropSheet figure={opened.figure} onClose={onClose} />;
    case 'pickUp':
      return <PickUpSheet figure={opened.figure} onClose={onClose} />;
    case 'pack':
      return <PackSheet figure={opened.figure} isEquip onClose={onClose} />;
    case 'shift': {
      const { alchemist } = nearPlayer(view);
      return alchemist ? <PackSheet figure={alchemist} isEquip={false} onClose={onClose} /> : null;
    }
    case 'player':
      return reading(who(opened.seat), <PlayerPart seat={opened.seat} />);
    case 'figure':
      return reading(text.figure(opened.figure), <FigurePart id={opened.figure} />);
    case 'hex':
      return reading(placeName(speech, view, opened.hex), <HexPart hex={opened.hex} />);
    case 'formula':
      return reading(capital(text.formula(opened.formula)), <FormulaPart formula={opened.formula} />);
    case 'extension':
      return reading(
        text.extensions[opened.extension],
        <>
          <ExtensionPart extension={opened.extension} />
          <Rules rules={READING.extension} />
        </>,
      );
    case 'legend':
      return reading(words.sheets.legend, <LegendPart />);
    case 'list':
      return reading(words.list.title, <ListView />);
  }
}
