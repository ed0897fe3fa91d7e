import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { Body, Numeral } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { PART_OF, type Place } from '@/engine/games/kazaam/data';
import { outlookOf, type Outlook } from '@/engine/games/kazaam/queries/outlook';
import type { KazaamAim } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';

import { DiscardsStack } from '../art/furniture';
import { HandBacks } from '../art/hand-backs';
import { TileBack, TileFace } from '../art/tile';
import { PowerInAir } from '../pieces/power-in-air';
import { slotOf } from '../touch/intent';
import { outlookWords } from '../words/labels';
import { useSetting } from '../table';

interface ForetoldProps {
  readonly user: Seat;
  readonly place: Place;
  readonly aim: KazaamAim;
}

/** What the power would do, and to whom, if nobody stops it: in words, and what lies there now and then. */
export function Foretold({ user, place, aim }: ForetoldProps) {
  const { view, speech } = useSetting();
  const outlook = outlookOf(view, { place, aim });
  return (
    <View style={styles.row}>
      <PowerInAir part={PART_OF[place]} size={40} />
      <Body isBold size={17} style={styles.words}>
        {outlookWords(speech, user, outlook)}
      </Body>
      <View aria-hidden style={styles.pictures}>
        <Pictures outlook={outlook} />
      </View>
    </View>
  );
}

const SIDE = 46;

function Pictures({ outlook }: { readonly outlook: Outlook }) {
  switch (outlook.type) {
    case 'sees':
      return <HandBacks count={outlook.count} size={30} />;
    case 'takes':
      return (
        <>
          <HandBacks count={outlook.count} size={30} />
          <Arrow />
          <HandBacks count={outlook.count - 1} size={30} />
        </>
      );
    case 'turnsDown':
    case 'discards':
      return <Struck {...outlook} />;
    case 'searches':
    case 'gathers':
    case 'stops':
      return null;
  }
}

function Struck({ owner, place, type }: Extract<Outlook, { readonly type: 'turnsDown' | 'discards' }>) {
  const { view } = useSetting();
  const slot = slotOf(view, owner, place);
  if (!slot) return null;
  const face = tileOf(slot.tile);
  const asleep = <TileBack size={SIDE} asleep={face} />;
  return (
    <>
      {type === 'turnsDown' ? <TileFace tile={face} size={SIDE} /> : asleep}
      <Arrow />
      {type === 'turnsDown' ? asleep : <Burnt />}
    </>
  );
}

function Burnt() {
  const { scheme } = useTheme();
  return <DiscardsStack size={SIDE} theme={scheme} count={3} />;
}

function Arrow() {
  return <Numeral size={19}>→</Numeral>;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
  pictures: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
