import { StyleSheet, View } from 'react-native';

import { Touch } from '@/components/kit/touch';
import { Heading, Label } from '@/components/kit/type';
import { handLimitOf } from '@/engine/games/materia-prima/queries/figures';

import { formulaLabel } from '../words/labels';
import { GAP, PAD } from '../layout';
import { playerOf } from '../touch/situation';
import { FormulaFace } from '../sheets/cards';
import { useSetting } from '../table';

const MOST = 128;

/** Where there is room, one's formulas lie open beside the map. */
export function OpenFormulas() {
  const { view, near, layout, speech, open, isFaceDown } = useSetting();
  const { table } = speech.words;
  if (view.hand.length === 0 || isFaceDown) return null;
  const limit = handLimitOf(playerOf(view, near));
  const count = Math.max(3, view.hand.length);
  const inner = layout.stack.width - 2 * PAD;
  const width = Math.min(MOST, Math.floor((inner - (count - 1) * GAP) / count));
  return (
    <View style={styles.whole}>
      <View style={styles.head}>
        <Heading size={17}>{table.yourFormulas}</Heading>
        <Label size={13} tone="second">
          {table.ofLimit(view.hand.length, limit)}
        </Label>
      </View>
      <View style={styles.row}>
        {view.hand.map((formula) => (
          <Touch
            key={formula}
            label={formulaLabel(speech, formula)}
            onPress={() => open({ type: 'formulas' })}
            onLongPress={() => open({ type: 'formula', formula })}
          >
            <FormulaFace formula={formula} width={width} />
          </Touch>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { paddingHorizontal: PAD, gap: 4 },
  head: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between' },
  row: { flexDirection: 'row', justifyContent: 'center', gap: GAP },
});
