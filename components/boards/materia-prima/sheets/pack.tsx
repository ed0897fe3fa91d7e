import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Body, Numeral } from '@/components/kit/type';
import { isAlike } from '@/engine/core/alike';
import { explained } from '@/engine/core/wording';
import type { Equipment } from '@/engine/games/materia-prima/cards';
import { MOST_WORN, type Element } from '@/engine/games/materia-prima/data';
import { capacityOf, isAlchemist } from '@/engine/games/materia-prima/queries/figures';
import type { FigureId } from '@/engine/games/materia-prima/state';
import {
  countOf,
  elementsOf,
  kindsOf,
  merged,
  NO_ELEMENTS,
  plus,
  sizeOf,
} from '@/engine/games/materia-prima/stock';
import { READING, REASONS } from '@/engine/games/materia-prima/rulebook';

import { GearPicture, IconSign } from '../art/small-pieces';
import { nextPackTouch, packingIn, type PackTouch } from '../touch/hint-marks';
import {
  mayChangeElement,
  mayChangeGear,
  packingOf,
  packSteps,
  regeared,
  roomLeft,
  type Packing,
  type PackingTask,
} from '../touch/marking';
import { nearPlayer, questionOf } from '../touch/situation';
import { useHalfChosen, useSetting, useMatch } from '../table';
import { Slots } from './carrying';
import { Choice } from './choice';
import { Leaf, MoveButton, Part, Rules, useTell } from './leaf';
import { TokenGroup, TokenTouch, useThingName } from './tokens';

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

/** What goes along: marked in one gesture, carried out as all the small steps that the rules know. */
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
        <MoveButton
          move={first.move}
          steps={steps}
          lack={lack}
          label={task.isEquip ? sheets.acts.equip : sheets.shift}
          note={lack ?? (task.isEquip ? sheets.oneAction : sheets.noAction)}
          onDone={onClose}
          isLit={touch?.type === 'confirm' && !isIdle}
          testID="confirm"
        />
      }
    >
      {task.isEquip && isAlchemist(figure) ? (
        <Gear task={task} goal={goal} touch={touch} onGoal={setGoal} />
      ) : null}
      <Elements task={task} goal={goal} touch={touch} room={room} onGoal={setGoal} />
      <Rules rules={task.isEquip ? READING.equip : READING.shift} />
    </Leaf>
  );
}

interface PartProps {
  readonly task: PackingTask;
  readonly goal: Packing;
  /** What a hint wants to be touched next. */
  readonly touch: PackTouch | null;
  readonly onGoal: (goal: Packing) => void;
}

/** What was passed over is not come back to: then a touch says so. */
function useOrder() {
  const { text } = useSetting().speech;
  const tell = useTell();
  return (isOpen: boolean) => ({
    reason: isOpen ? undefined : text.reasons['pack-in-order'],
    onRefused: (said: string) => tell(said, REASONS['pack-in-order']),
  });
}

function Gear({ task, goal, touch, onGoal }: PartProps) {
  const { view, speech } = useSetting();
  const { text, words } = speech;
  const { sheets } = words;
  const tell = useTell();
  const order = useOrder();
  const { worn, stored } = nearPlayer(view);
  const pieces = [...worn, ...stored];
  if (pieces.length === 0) return null;
  const wear = (piece: Equipment) => {
    const next = regeared(goal.worn, piece);
    return next
      ? onGoal({ ...goal, worn: next })
      : tell(text.reasons['two-worn-already'], REASONS['two-worn-already']);
  };
  return (
    <Part title={sheets.gear(goal.worn.length, MOST_WORN)}>
      <View role="group" aria-label={sheets.gear(goal.worn.length, MOST_WORN)} style={styles.gear}>
        {pieces.map((piece) => {
          const isWorn = goal.worn.includes(piece);
          return (
            <Choice
              key={piece}
              role="checkbox"
              label={explained(speech.language, text.equipment[piece], text.effect(piece))}
              isChosen={isWorn}
              isHinted={touch?.type === 'gear' && touch.piece === piece}
              {...order(mayChangeGear(task, piece))}
              onPress={() => wear(piece)}
              testID={`gear-${piece}`}
            >
              <GearPicture piece={piece} size={40} />
            </Choice>
          );
        })}
      </View>
    </Part>
  );
}

/** Two trays: what goes along, and what stays; a touch carries one over. */
function Elements({ task, goal, touch, room, onGoal }: PartProps & { readonly room: number }) {
  const { view, speech } = useSetting();
  const { text, words } = speech;
  const { sheets } = words;
  const named = useThingName();
  const tell = useTell();
  const player = nearPlayer(view);
  const { figure, now, from } = task;
  const whole = merged(player.store, now.load);
  const capacity = capacityOf({ ...player, worn: goal.worn }, figure);
  const stays = whole.map((count, index) => count - (goal.load[index] ?? 0));
  const move = (element: Element, by: 1 | -1) => onGoal({ ...goal, load: plus(goal.load, element, by) });
  const take = (element: Element) =>
    room > 0 ? move(element, 1) : tell(text.reasons['no-room'], REASONS['no-room']);
  const isPacked = (element: Element) =>
    from !== null && countOf(goal.load, element) <= countOf(now.load, element);
  const order = useOrder();
  return (
    <>
      <Part title={sheets.goesAlong}>
        <View style={styles.row}>
          <Slots things={elementsOf(goal.load)} capacity={capacity} />
          <IconSign name="bag" size={18} colour="#C9992F" />
          <Numeral
            size={17}
            tone={room < 0 ? 'cinnabar' : 'gold'}
          >{`${sizeOf(goal.load)}/${capacity}`}</Numeral>
        </View>
        <TokenGroup label={sheets.goesAlong}>
          {kindsOf(goal.load).map((element) => (
            <TokenTouch
              key={element}
              thing={element}
              count={countOf(goal.load, element)}
              label={sheets.leave(named(element), countOf(goal.load, element))}
              caption={sheets.leaveShort}
              isLit={touch?.type === 'leave' && touch.element === element}
              {...order(mayChangeElement(task, element) && !isPacked(element))}
              onPress={() => move(element, -1)}
              testID={`leave-${element}`}
            />
          ))}
        </TokenGroup>
        {sizeOf(goal.load) > 0 && from === null ? (
          <Button
            kind="walnut"
            size="small"
            label={sheets.leaveAll}
            onPress={() => onGoal({ ...goal, load: NO_ELEMENTS })}
            style={styles.start}
            testID="leave-all"
          />
        ) : null}
      </Part>
      <Part title={sheets.staysInTower}>
        {sizeOf(stays) === 0 ? <Body tone="second">{sheets.nothingStored}</Body> : null}
        <TokenGroup label={sheets.staysInTower}>
          {kindsOf(stays).map((element) => (
            <TokenTouch
              key={element}
              thing={element}
              count={countOf(stays, element)}
              label={sheets.takeAlong(named(element), countOf(stays, element))}
              caption={named(element)}
              isLit={touch?.type === 'take' && touch.element === element}
              {...order(mayChangeElement(task, element))}
              onPress={() => take(element)}
            />
          ))}
        </TokenGroup>
      </Part>
    </>
  );
}

const styles = StyleSheet.create({
  gear: { gap: 8 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  start: { alignSelf: 'flex-start' },
});
