import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { Label } from '@/components/kit/type';
import { fitOf } from '@/engine/games/kazaam/queries/laying';
import type { TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { boardOf, nearSeat } from '../touch/intent';
import { useSetting } from '../table';
import { coinOn } from './power-coin';

/** What is to be seen of a held tile however the others lie: that it has just come, or that it is the last part. */
export function markOf(view: KazaamView, tile: TileId, isNew: boolean) {
  const isLast = fitOf(boardOf(view, nearSeat(view)).board, tile) === 'completes';
  return isNew || isLast ? <Tag says={isNew ? 'isNew' : 'kazaam'} /> : null;
}

function Tag({ says }: { readonly says: 'isNew' | 'kazaam' }) {
  const { speech, layout } = useSetting();
  const { colours } = useTheme();
  const left = coinOn(layout.hand.tile) - 1;
  return (
    <View style={[styles.tag, { left, backgroundColor: colours.tag }]} aria-hidden>
      <Label isBold size={12.5} style={{ color: colours.onTag }}>
        {speech.words[says]}
      </Label>
    </View>
  );
}

const styles = StyleSheet.create({
  tag: {
    position: 'absolute',
    top: -18,
    borderRadius: 9,
    paddingHorizontal: 7,
    borderWidth: 1,
    borderColor: '#2B1806',
    pointerEvents: 'none',
  },
});
