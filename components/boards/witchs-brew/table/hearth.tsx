import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import { CAULDRONS, potionOf, type Cauldron as Kind, type PotionId } from '@/engine/games/witchs-brew/data';
import { holds } from '@/engine/games/witchs-brew/drops';
import { potionIn } from '@/engine/games/witchs-brew/queries/stacks';

import { CAULDRON_BOX } from '../art/boxes';
import { Cauldron } from '../art/cauldron';
import { HungCard } from '../art/potion-card';
import { Hearth as Stones, Rope } from '../art/scene';
import { hearthSpot } from '../art/spots';
import { pointsAt } from '../touch/hint';
import { glows } from '../touch/intent';
import { stackLabel } from '../words/labels';
import { potAt } from '../scenes/places';
import { playerOf } from '../seats';
import { useMatch, useScene, useSetting } from '../table';
import { Taker } from './taker';
import { useMoveActions } from '../touch/use-move-actions';

/** The three cauldrons over their fires. */
export function Hearth() {
  const { layout, speech } = useSetting();
  const { scheme } = useTheme();
  const { hearth, workshop } = layout;
  return (
    <View
      role="group"
      aria-label={speech.words.hearth}
      style={{ width: workshop.width, height: hearth.height }}
    >
      <Stones width={workshop.width} height={hearth.height} theme={scheme} />
      {hearth.card === null ? null : <StackLine card={hearth.card} />}
      {CAULDRONS.map((cauldron, index) => (
        <Pot key={cauldron} cauldron={cauldron} index={index} />
      ))}
    </View>
  );
}

interface PotProps {
  readonly cauldron: Kind;
  readonly index: number;
}

/** Brewed from when it glows, else looked into. */
const Pot = memo(function Pot({ cauldron, index }: PotProps) {
  const { situation, layout, speech, near, touch, inspect, pointer } = useMatch();
  const { view, draft } = situation;
  const { words } = speech;
  const { hearth, workshop } = layout;
  const potion = potionIn(view, cauldron);
  const { drops } = playerOf(view, near);
  const boils = useScene()?.boiling === cauldron;
  const isLegal = glows(situation, { type: 'cauldron', cauldron });
  const isChosen = isLegal && draft.cauldron === cauldron;
  const isHot = isLegal && (isChosen || draft.cauldron === null);
  const label = stackLabel(speech, view, cauldron);
  const anchor = useAnchor(potAt(cauldron));
  const actions = useMoveActions((move) => move.type === 'brew' && move.cauldron === cauldron);
  const spot = hearthSpot({ width: workshop.width, height: hearth.height, scale: hearth.scale }, index);
  const width = CAULDRON_BOX[2] * hearth.scale;
  const touched = Math.min(width, workshop.width / 3);
  const top = spot.y + CAULDRON_BOX[1] * hearth.scale;
  const place = { left: spot.x - touched / 2, top, width: touched, height: hearth.height - top };
  return (
    <Taker stack={cauldron} style={[styles.pot, place]}>
      <Touch
        label={isLegal ? `${label}, ${words.canBrew}` : label}
        hint={words.holdExplains}
        isSelected={isLegal ? isChosen : undefined}
        actions={actions}
        onPress={() => touch({ type: 'cauldron', cauldron })}
        onLongPress={() => inspect({ type: 'stack', stack: cauldron })}
        testID={`stack-${cauldron}`}
        style={[styles.inPlace, { height: place.height }]}
      >
        <Cauldron
          ref={anchor}
          cauldron={cauldron}
          width={width}
          potion={potion}
          owned={drops}
          {...(boils ? FULL : null)}
          isBoiling={boils || (potion !== null && holds(drops, potion.cost))}
          isHot={isHot}
        />
        <Caption cauldron={cauldron} isHot={isHot} />
        <Beacon isOn={pointsAt(pointer, { type: 'cauldron', cauldron })} radius={16} />
      </Touch>
    </Taker>
  );
});

/** While it is being brewed from. */
const FULL = { level: 1, owned: null } as const;

function Caption({ cauldron, isHot }: { readonly cauldron: Kind; readonly isHot: boolean }) {
  const { layout, view, speech } = useSetting();
  const { words } = speech;
  const left = view.stacks[cauldron].length;
  const told = left === 0 ? words.empty : words.left(left);
  const size = Math.max(11, Math.min(12.5 * layout.hearth.scale, 17));
  return (
    <View style={styles.caption}>
      <Label
        isBold
        size={size}
        maxScale={1.5}
        numberOfLines={1}
        align="center"
        style={isHot ? styles.hot : styles.plain}
      >
        {`${words.pots[cauldron]} · ${told}`}
      </Label>
    </View>
  );
}

/** What comes after the open potions hangs on a line: everybody may look. */
function StackLine({ card }: { readonly card: number }) {
  const { layout, view } = useSetting();
  const whole = layout.workshop.width - 2 * LINE_EDGE;
  const room = whole / CAULDRONS.length;
  return (
    <View style={styles.line} aria-hidden>
      <Rope width={whole} />
      {CAULDRONS.map((cauldron, index) => (
        <Hanging
          key={cauldron}
          potions={view.stacks[cauldron].slice(1)}
          card={card}
          left={index * room}
          room={room}
        />
      ))}
    </View>
  );
}

const LINE_EDGE = 14;

interface HangingProps {
  readonly potions: readonly PotionId[];
  readonly card: number;
  readonly left: number;
  readonly room: number;
}

/** The rest of one stack, in the middle of its part of the line. */
function Hanging({ potions, card, left, room }: HangingProps) {
  const count = potions.length;
  const step = card + gapOf(count, card, room - 16);
  const first = left + (room - card - (count - 1) * step) / 2;
  return potions.map((id, index) => (
    <HungCard key={id} potion={potionOf(id)} width={card} left={first + index * step} />
  ));
}

/** Cards overlap where all of them would not fit. */
function gapOf(count: number, card: number, room: number): number {
  return Math.min(-card * 0.04, (room - card) / Math.max(1, count - 1) - card);
}

const styles = StyleSheet.create({
  pot: { position: 'absolute' },
  inPlace: { alignItems: 'center' },
  caption: {
    position: 'absolute',
    bottom: 3,
    minWidth: 78,
    paddingHorizontal: 7,
    paddingVertical: 1,
    borderRadius: 9,
    backgroundColor: 'rgba(13, 7, 5, 0.82)',
  },
  hot: { color: '#FFE3A0' },
  plain: { color: '#F2E6CF' },
  line: { position: 'absolute', left: 14, right: 14, top: 22, pointerEvents: 'none' },
});
