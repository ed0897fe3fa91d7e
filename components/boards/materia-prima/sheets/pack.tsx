import { StyleSheet } from 'react-native';

import { Button } from '@/components/kit/button';
import { isAlike } from '@/engine/core/alike';
import type { FigureId } from '@/engine/games/materia-prima/state';
import { NO_ELEMENTS, sizeOf } from '@/engine/games/materia-prima/stock';
import { READING } from '@/engine/games/materia-prima/rulebook';

import { nextPackTouch, packingIn } from '../touch/hint-marks';
import { packingOf, packSteps, roomLeft, type Packing, type PackingTask } from '../touch/marking';
import { nearPlayer, questionOf } from '../touch/situation';
import { useHalfChosen, useSetting, useMatch } from '../table';
import { ButtonRow, Leaf, MoveButton, Rules } from './leaf';
import { PackTrays } from './pack-trays';

interface PackSheetProps {
  readonly figure: FigureId;
  /** With an action, or without as part of what was just done. */
  readonly isEquip: boolean;
  readonly onClose: () => void;
}

function useTask(figure: FigureId, isEquip: boolean): PackingTask {
  const { view } = useSetting();
  const begun = questionOf(view, 'pack');
  return {
    figure,
    isEquip: begun?.isEquip ?? isEquip,
    from: begun?.from ?? null,
    now: packingOf(view, figure),
  };
}

/** What goes along: carried to and fro, then done in one gesture as all the small steps that the rules know. */
export function PackSheet({ figure, isEquip, onClose }: PackSheetProps) {
  const { view, preview, speech, line } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const task = useTask(figure, isEquip);
  const [goal, setGoal] = useHalfChosen<Packing>('packed', task.now);
  const player = nearPlayer(view);
  const room = roomLeft(player, figure, goal);
  // Only what has been begun can end as it was.
  const isIdle = task.from === null && isAlike(goal, task.now);
  const lack = room < 0 ? sheets.tooMuch(-room) : isIdle ? sheets.nothingChanges : null;
  const steps = packSteps(task, goal);
  const [first] = steps;
  const name = text.theFigure(figure);
  const wanted = packingIn(task, line, preview);
  const touch = wanted && nextPackTouch(wanted, goal);
  if (!first) return null;
  return (
    <Leaf
      title={task.isEquip ? sheets.equipTitle(name) : sheets.shiftTitle(name)}
      onClose={onClose}
      footer={
        <ButtonRow>
          {task.from === null && sizeOf(task.now.load) > 0 ? (
            <Button
              kind="walnut"
              size="small"
              label={sheets.leaveAll}
              onPress={() => setGoal({ ...goal, load: NO_ELEMENTS })}
              style={styles.flexible}
              testID="leave-all"
            />
          ) : null}
          <MoveButton
            move={first.move}
            steps={steps}
            lack={lack}
            label={task.isEquip ? sheets.acts.equip : sheets.shift}
            note={lack ?? (task.isEquip ? sheets.oneAction : sheets.noAction)}
            onDone={onClose}
            isLit={touch?.type === 'confirm' && !isIdle}
            style={styles.flexible}
            testID="confirm"
          />
        </ButtonRow>
      }
    >
      <PackTrays task={task} goal={goal} touch={touch} onGoal={setGoal} />
      <Rules rules={task.isEquip ? READING.equip : READING.shift} />
    </Leaf>
  );
}

const styles = StyleSheet.create({
  flexible: { flex: 1 },
});
