import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Numeral } from '@/components/kit/type';
import { explained } from '@/engine/core/wording';
import { capacityOf } from '@/engine/games/materia-prima/queries/figures';
import type { Figure } from '@/engine/games/materia-prima/state';
import { elementsOf, sizeOf } from '@/engine/games/materia-prima/stock';

import { GlassSlot, Tray } from '../art/panels';
import { IconSign } from '../art/small-pieces';
import { playerOf } from '../touch/situation';
import { useSetting } from '../table';

const SLOT = 29;

/** What it carries, in glass sockets; a touch lets go of something. */
export function Load({ figure, width }: { readonly figure: Figure; readonly width: number }) {
  const { view, near, speech, touch } = useSetting();
  const { scheme } = useTheme();
  const player = playerOf(view, near);
  const capacity = capacityOf(player, figure.id);
  const carried = elementsOf(figure.load);
  const count = Math.max(capacity, carried.length);
  const slot = Math.min(SLOT, (width - 74) / Math.max(1, count) - 5);
  return (
    <Touch
      label={explained(
        speech.language,
        speech.words.table.deeds.drop,
        `${speech.text.thingsOf(carried)}, ${speech.words.load(sizeOf(figure.load), capacity)}`,
      )}
      onPress={() => touch({ type: 'deed', deed: 'drop' })}
      style={styles.tray}
      testID="load"
    >
      <Tray width={width} height={36} theme={scheme} style={styles.load}>
        {Array.from({ length: count }, (_, index) => (
          <GlassSlot key={index} size={slot} thing={carried[index]} />
        ))}
        <View style={styles.spacer} />
        <IconSign name="bag" size={17} colour="#e2b04a" />
        <Numeral size={15} maxScale={1.2} style={styles.count}>
          {speech.words.table.carried(carried.length, capacity)}
        </Numeral>
      </Tray>
    </Touch>
  );
}

const styles = StyleSheet.create({
  tray: { minHeight: TARGET, justifyContent: 'center', marginVertical: -5 },
  load: { flexDirection: 'row', alignItems: 'center', gap: 5, paddingHorizontal: 8 },
  spacer: { flex: 1 },
  count: { color: '#f2e6cf' },
});
