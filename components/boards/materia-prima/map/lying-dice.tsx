import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Heading } from '@/components/kit/type';
import { sum } from '@/engine/core/list';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { DieFace } from '../art/fight-die';
import type { DieSide } from '../art/names';
import { IronPanel } from '../art/panels';
import { TotalSeal } from '../art/small-pieces';
import { useIsRolling, useSetting } from '../table';
import { verdictOf } from '../words/labels';

type Dice = MateriaPrimaView['dice'];

interface Met {
  readonly dice: Dice;
  /** What was asked when they had come to rest; null: they lay there before. */
  readonly asked: MateriaPrimaView['asked'];
}

/** Dice that have come to rest, until they are touched or something else is done; null if there are none to be seen. */
function useLying(): readonly [dice: Dice, putAway: () => void] {
  const { view, caption } = useSetting();
  const isRolling = useIsRolling();
  const [met, setMet] = useState<Met>({ dice: view.dice, asked: null });
  const isStill = caption === null && !isRolling;
  if (isStill && met.dice !== view.dice) setMet({ dice: view.dice, asked: view.asked });
  const isSeen = isStill && met.asked !== null && met.asked === view.asked;
  return [isSeen ? met.dice : null, () => setMet({ dice: view.dice, asked: null })];
}

const DIE = 26;
const SEAL = 38;
const GAP = 4;
const PADDING = 8;
const LEAST = 250;

/** The last fight as it came out, with its verdict: whoever looked away has not missed it. */
export function LyingDice() {
  const { speech, layout, isReplay } = useSetting();
  const { scheme } = useTheme();
  const [dice, putAway] = useLying();
  if (!dice || isReplay) return null;
  const across = Math.max(dice.attack.length, dice.defence.length) * (DIE + GAP) + SEAL + 3 * PADDING;
  const width = Math.min(layout.map.width - 2 * PADDING, Math.max(LEAST, 2 * across));
  return (
    <View style={styles.place}>
      <Touch
        label={speech.words.table.against(verdictOf(speech, dice), sum(dice.attack), sum(dice.defence))}
        hint={speech.words.close}
        onPress={putAway}
        testID="dice"
      >
        <IronPanel width={width} height={92} theme={scheme} isActive style={styles.plate}>
          <Heading size={20} align="center" tone="gold" maxScale={1.2}>
            {verdictOf(speech, dice)}
          </Heading>
          <View style={styles.sides}>
            <Side side="attack" values={dice.attack} />
            <Side side="defence" values={dice.defence} />
          </View>
        </IronPanel>
      </Touch>
    </View>
  );
}

function Side({ side, values }: { readonly side: DieSide; readonly values: readonly number[] }) {
  return (
    <View style={[styles.side, side === 'defence' ? styles.mirrored : null]}>
      {values.map((value, index) => (
        <DieFace key={index} side={side} value={value} size={DIE} />
      ))}
      <TotalSeal side={side} size={SEAL}>
        {sum(values)}
      </TotalSeal>
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: PADDING,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
  plate: { justifyContent: 'center', padding: PADDING, gap: 2 },
  sides: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  side: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  mirrored: { flexDirection: 'row-reverse' },
});
