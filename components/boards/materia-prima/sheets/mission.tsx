import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Touch } from '@/components/kit/touch';
import { Beacon } from '@/components/kit/beacon';
import { Body, Label } from '@/components/kit/type';
import { explained } from '@/engine/core/wording';
import type { Mission } from '@/engine/games/materia-prima/data';
import { hasStone, isSoulless } from '@/engine/games/materia-prima/queries/figures';
import { MISSION_RULES, READING } from '@/engine/games/materia-prima/rulebook';

import { CardBack, missionHeight } from '../art/mission-card';
import { IconSign, StoneSoFar, Token } from '../art/small-pieces';
import { MissionFace, useMissionHeight } from '../pieces/mission-face';
import { levelsOf } from '../touch/brewing';
import { nearPlayer } from '../touch/situation';
import { useHalfChosen, useSetting, useMatch } from '../table';
import { Leaf, MoveButton, Rules, useSheetWidth } from './leaf';

/** Which of the two is kept. */
export function MissionChoice({ onClose }: { readonly onClose: () => void }) {
  const { view, speech, hint } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const [chosen, setChosen] = useHalfChosen<Mission | null>('mission', null);
  const width = useSheetWidth();
  const card = Math.min(230, (width - 14) / 2);
  const heightFor = useMissionHeight();
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
            <MissionFace
              speech={speech}
              mission={mission}
              width={card}
              height={height}
              isLit={mission === chosen}
            />
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
          <MissionFace speech={speech} mission={mission} width={width} />
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
