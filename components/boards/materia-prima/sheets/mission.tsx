import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Touch } from '@/components/kit/touch';
import { Beacon } from '@/components/kit/beacon';
import { useTheme } from '@/components/kit/theme';
import { Body, Label } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import { explained } from '@/engine/core/wording';
import type { Mission } from '@/engine/games/materia-prima/data';
import { hasStone, isSoulless } from '@/engine/games/materia-prima/queries/figures';
import { MISSION_RULES, READING } from '@/engine/games/materia-prima/rulebook';

import { breadthOf, linesOf } from '../art/lines';
import {
  CardBack,
  MissionCard,
  missionHeight,
  pictureHeight,
  taskSize,
  TASK_SCALE,
} from '../art/mission-card';
import { IconSign, StoneSoFar, Token } from '../art/small-pieces';
import { levelsOf } from '../touch/brewing';
import { nearPlayer } from '../touch/situation';
import { useHalfChosen, useSetting, useMatch } from '../table';
import { Leaf, MoveButton, Rules, useSheetWidth } from './leaf';

/** The edges of a card, and what parts its words from its picture. */
const AROUND = 36;

/** How high a card of a width is so that its task fits under its picture. */
function useHeight(): (task: string, width: number) => number {
  const breadth = breadthOf(useTheme().isEasyReading);
  const scale = Math.min(TASK_SCALE, useTextScale());
  return (task, width) => {
    const size = taskSize(width) * scale;
    const lines = linesOf(task, (width - 28) / (size * breadth));
    const words = (lines * 1.32 + 1.5) * size;
    return Math.max(missionHeight(width), Math.round(pictureHeight(width) + words + AROUND));
  };
}

interface MissionFaceProps {
  readonly mission: Mission;
  readonly width: number;
  readonly height: number;
  readonly isLit?: boolean;
}

function MissionFace(props: MissionFaceProps) {
  const { mission, width, height, isLit = false } = props;
  const { text } = useSetting().speech;
  return (
    <MissionCard
      mission={mission}
      name={text.missions[mission]}
      text={text.tasks[mission]}
      width={width}
      height={height}
      isLit={isLit}
    />
  );
}

/** Which of the two is kept. */
export function MissionChoice({ onClose }: { readonly onClose: () => void }) {
  const { view, speech, hint } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const [chosen, setChosen] = useHalfChosen<Mission | null>('mission', null);
  const width = useSheetWidth();
  const card = Math.min(230, (width - 14) / 2);
  const heightFor = useHeight();
  const height = Math.max(...view.missionsDealt.map((mission) => heightFor(text.tasks[mission], card)));
  const wanted = hint?.type === 'choose' ? hint.mission : null;
  const [first] = view.missionsDealt;
  return (
    <Leaf
      title={sheets.missionChoice}
      onClose={onClose}
      footer={
        <MoveButton
          move={{ type: 'choose', mission: chosen ?? first ?? 'tyrant' }}
          lack={chosen === null ? sheets.chooseMission : null}
          label={sheets.keep}
          note={chosen === null ? sheets.chooseMission : text.missions[chosen]}
          isLit={wanted !== null && wanted === chosen}
          testID="confirm"
        />
      }
    >
      <Body tone="second">{sheets.missionSecret}</Body>
      <View role="radiogroup" aria-label={sheets.missionChoice} style={styles.pair}>
        {view.missionsDealt.map((mission) => (
          <Touch
            key={mission}
            role="radio"
            label={explained(speech.language, text.missions[mission], text.tasks[mission])}
            isSelected={mission === chosen}
            onPress={() => setChosen(mission)}
            testID={`mission-${mission}`}
          >
            <MissionFace mission={mission} width={card} height={height} isLit={mission === chosen} />
            <Beacon isOn={wanted === mission && chosen !== mission} />
          </Touch>
        ))}
      </View>
      <Rules rules={READING.missionChoice} />
    </Leaf>
  );
}

/** The own mission: face down until it is held or turned over. */
export function MissionSheet({ onClose }: { readonly onClose: () => void }) {
  const { view, speech } = useSetting();
  const { text, words } = speech;
  const { sheets } = words;
  const [isOpen, setOpen] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const width = Math.min(250, useSheetWidth());
  const heightFor = useHeight();
  const { mission } = nearPlayer(view);
  const isSeen = isOpen || isHeld;
  if (mission === null) {
    return (
      <Leaf title={sheets.mission} onClose={onClose}>
        <Body>{sheets.noMission}</Body>
      </Leaf>
    );
  }
  return (
    <Leaf
      title={sheets.mission}
      onClose={onClose}
      footer={
        <Button
          kind="walnut"
          icon={isOpen ? 'hide' : 'show'}
          label={isOpen ? sheets.hideMission : sheets.showMission}
          onPress={() => setOpen(!isOpen)}
          testID="show-mission"
        />
      }
    >
      <Touch
        label={
          isSeen
            ? explained(speech.language, text.missions[mission], text.tasks[mission])
            : sheets.holdMission
        }
        onPressIn={() => setHeld(true)}
        onPressOut={() => setHeld(false)}
        give={0}
        style={styles.middle}
      >
        {isSeen ? (
          <MissionFace mission={mission} width={width} height={heightFor(text.tasks[mission], width)} />
        ) : (
          <CardBack kind="mission" width={width} height={missionHeight(width)} />
        )}
      </Touch>
      {isSeen ? null : (
        <Label tone="second" align="center">
          {sheets.holdMission}
        </Label>
      )}
      <Needs />
      <Rules rules={isSeen ? [MISSION_RULES[mission], ...READING.mission] : READING.mission} />
    </Leaf>
  );
}

/** What every mission needs besides. */
function Needs() {
  const { view, speech } = useSetting();
  const { sheets } = speech.words;
  const player = nearPlayer(view);
  return (
    <View style={styles.needs}>
      <Label tone="second">{sheets.alsoNeeds}</Label>
      <View style={styles.row}>
        <StoneSoFar levels={levelsOf(player.fragments)} size={30} />
        <Label style={styles.flexible}>{sheets.stoneSoFar(player.fragments.length)}</Label>
        <Met isMet={hasStone(player)} />
      </View>
      <View style={styles.row}>
        <Token thing="soul" size={30} />
        <Label style={styles.flexible}>{speech.words.soulStones(player.souls)}</Label>
        <Met isMet={!isSoulless(player)} />
      </View>
    </View>
  );
}

function Met({ isMet }: { readonly isMet: boolean }) {
  const { sheets } = useSetting().speech.words;
  return (
    <View role="img" aria-label={isMet ? sheets.isMet : sheets.isNotMet}>
      <IconSign name={isMet ? 'check' : 'close'} size={18} colour={isMet ? '#3FA37E' : '#C8503A'} />
    </View>
  );
}

const styles = StyleSheet.create({
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: 14, justifyContent: 'center' },
  middle: { alignSelf: 'center' },
  needs: { gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  flexible: { flex: 1 },
});
