import { StyleSheet, View } from 'react-native';

import { Medallion } from '@/components/kit/medallion';
import { Parchment } from '@/components/kit/parchment';
import { useInks } from '@/components/kit/theme';
import { Body, Heading } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { explained } from '@/engine/core/wording';

import { Crown, Hourglass, Palm } from '../art/small-pieces';
import { saidBy, standingOf } from '../words/labels';
import { speakersOf } from '../seats';
import { usePerson, useSetting } from '../table';

/** The trick in words, from the caller on. */
export function TrickList() {
  const { view, speech } = useSetting();
  const { words } = speech;
  const order = speakersOf(view);
  return (
    <Parchment seed={56} style={styles.sheet}>
      <Heading size={17} tone="cinnabar">
        {words.thisTrick}
      </Heading>
      {order.length === 0 ? <Body size={15}>{words.nobodySpokeYet}</Body> : null}
      {order.map((seat) => (
        <Line key={seat} seat={seat} />
      ))}
    </Parchment>
  );
}

function Line({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useSetting();
  const { text, language } = speech;
  const { line } = useInks();
  const standing = standingOf(view, seat);
  const said = saidBy(speech, view, seat)?.words ?? '';
  const role = view.trick?.role;
  const words = standing === 'favour' && role ? explained(language, said, text.favour[role]) : said;
  return (
    <View style={[styles.line, { borderColor: line }]}>
      <Medallion person={usePerson(seat)} size={26} />
      <Body isBold size={16} numberOfLines={1} style={styles.name}>
        {speech.who(seat)}
      </Body>
      <Body size={15} style={styles.words}>
        {words}
      </Body>
      <Mark seat={seat} />
    </View>
  );
}

function Mark({ seat }: { readonly seat: Seat }) {
  const { view } = useSetting();
  const { verdigris } = useInks();
  switch (standingOf(view, seat)) {
    case 'claim':
      return <Crown size={18} />;
    case 'taken':
      return (
        <View>
          <Crown size={18} />
          <View style={styles.struck} />
        </View>
      );
    case 'favour':
      return <Palm size={19} colour={verdigris} />;
    case 'waits':
      return <Hourglass size={20} />;
    case 'passes':
    case 'empty':
      return null;
  }
}

const styles = StyleSheet.create({
  sheet: { gap: 2, paddingVertical: 12 },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 34,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
  name: { width: 70 },
  words: { flex: 1 },
  struck: {
    position: 'absolute',
    left: -3,
    right: -3,
    top: 8,
    height: 3,
    borderRadius: 2,
    backgroundColor: '#A8261A',
    transform: [{ rotate: '-34deg' }],
  },
});
