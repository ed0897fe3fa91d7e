import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Draggable, DragRaise, useDragged } from '@/components/kit/drag-layer';
import { Glow } from '@/components/kit/glow';
import { useAnchor } from '@/components/kit/stage/anchors';
import { TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { COLOURS, type Colour } from '@/engine/games/witchs-brew/data';
import { minus, plus } from '@/engine/games/witchs-brew/drops';
import { capital, explained } from '@/engine/core/wording';

import { Jar } from '../art/jar';
import { CoinPile, Drop } from '../art/small-pieces';
import { playerOf } from '../seats';
import { pieceOfDrop } from '../touch/carried';
import { pointsAt } from '../touch/hint';
import { carriesDrops, glows, taskOf, takesDrops, type Situation, type Spot } from '../touch/intent';
import { CardCount, VialCount } from '../pieces/amount';
import { storeAt } from '../scenes/places';
import { useAmount } from '../scenes/scene-context';
import { useSetting, useMatch } from '../table';

/** What the owner of the bench has: a jar for each kind of drop, coins, cards and vials. */
export function Stores() {
  const { layout, near } = useSetting();
  const { jar } = layout.bench;
  const size = Math.max(17, jar.width * 0.44);
  const looks = { seat: near, lettering: size * 0.82 };
  return (
    <View style={styles.stores}>
      {COLOURS.map((colour) => (
        <JarTouch key={colour} colour={colour} />
      ))}
      <Coins size={Math.min(46, jar.height * 0.8)} />
      <View>
        <CardCount size={size * 0.86} {...looks} />
        <VialCount size={size} {...looks} />
      </View>
    </View>
  );
}

function Coins({ size }: { readonly size: number }) {
  const { near, view } = useSetting();
  const place = storeAt(near, 'coin');
  const anchor = useAnchor(place);
  return (
    <View ref={anchor} collapsable={false}>
      <CoinPile count={useAmount(place, playerOf(view, near).gold)} size={size} />
    </View>
  );
}

/** Drops are taken up by touching their jar, and its level shows it at once. */
const JarTouch = memo(function JarTouch({ colour }: { readonly colour: Colour }) {
  const { situation, speech, touch, layout, near, pointer } = useMatch();
  const { width, height } = layout.bench.jar;
  const { drops } = playerOf(situation.view, near);
  const anchor = useAnchor(storeAt(near, colour));
  const shown = useAmount(storeAt(near, colour), shownDrops(situation, drops)[colour]);
  const label = explained(speech.language, capital(speech.text.drops[colour]), shown);
  const isPointedAt = pointsAt(pointer, { type: 'jar', colour });
  const picture = <Jar colour={colour} count={shown} width={width} height={height} />;
  const isCarried = carriesDrops(situation) && !layout.isScrolled;
  if (!takesDrops(situation) && !isCarried) {
    return (
      <View ref={anchor} collapsable={false} role="img" aria-label={label}>
        {picture}
      </View>
    );
  }
  return (
    <View>
      {isCarried ? (
        <CarriedDrop colour={colour} label={label} isEmpty={shown === 0}>
          {picture}
        </CarriedDrop>
      ) : (
        <Touch
          label={label}
          onPress={() => touch({ type: 'jar', colour })}
          testID={`jar-${colour}`}
          style={reach(width, height)}
        >
          {picture}
        </Touch>
      )}
      <Glow isOn={!isPointedAt && glows(situation, { type: 'jar', colour })} radius={10} />
      <Beacon isOn={isPointedAt} radius={10} />
    </View>
  );
});

interface CarriedDropProps {
  readonly colour: Colour;
  readonly label: string;
  readonly isEmpty: boolean;
  /** The jar, which stays where it is. */
  readonly children: ReactNode;
}

/** Out of a jar a drop is carried to where it is wanted; a touch takes it up as well. */
function CarriedDrop({ colour, label, isEmpty, children }: CarriedDropProps) {
  const { situation, touch, layout } = useMatch();
  const { width, height } = layout.bench.jar;
  const isInAir = useDragged() === pieceOfDrop(colour);
  const [x, y] = [beyond(width), beyond(height)];
  return (
    <View>
      {children}
      <DragRaise style={[styles.over, { left: -x, right: -x, top: -y, bottom: -y }]}>
        <Draggable
          id={pieceOfDrop(colour)}
          label={label}
          onTap={() => touch(meantByTouch(situation, colour))}
          isFixed={isEmpty}
          testID={`jar-${colour}`}
          faceStyle={[styles.held, { width: width + 2 * x, height: height + 2 * y }]}
        >
          <View style={isInAir ? null : styles.unseen}>
            <Drop colour={colour} size={IN_AIR} />
          </View>
        </Draggable>
      </DragRaise>
    </View>
  );
}

/** Where all is paid for already, a drop goes to the cauldron that is chosen; before one is, that is asked for. */
function meantByTouch(situation: Situation, colour: Colour): Spot {
  const { cauldron } = situation.draft;
  if (takesDrops(situation)) return { type: 'jar', colour };
  return cauldron ? { type: 'laid', colour, stack: cauldron } : { type: 'confirm' };
}

const IN_AIR = 34;

const beyond = (length: number) => Math.max(5, (TARGET - length) / 2);

/** Larger to the finger than to the eye. */
function reach(width: number, height: number) {
  return {
    paddingHorizontal: beyond(width),
    marginHorizontal: -beyond(width),
    paddingVertical: beyond(height),
    marginVertical: -beyond(height),
  };
}

type DropCounts = Situation['draft']['drops'];

function shownDrops(situation: Situation, drops: DropCounts): DropCounts {
  const task = taskOf(situation);
  if (task?.type !== 'mix') return drops;
  return task.verb === 'gather' ? plus(drops, situation.draft.drops) : minus(drops, situation.draft.drops);
}

const styles = StyleSheet.create({
  stores: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    flexWrap: 'wrap',
  },
  over: { position: 'absolute' },
  held: { alignItems: 'center', justifyContent: 'center' },
  unseen: { opacity: 0 },
});
