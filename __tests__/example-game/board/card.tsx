import { StyleSheet, View } from 'react-native';

import type { Person } from '@/components/kit/board';
import { Medallion } from '@/components/kit/medallion';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Label, Numeral } from '@/components/kit/type';
import { DECK, DISCARDS, placeOf } from './lying';

export const CARD = { width: 72, height: 100 };

interface PlayerProps {
  readonly person: Person;
  readonly seat: number;
  /** Null: it lies face down. */
  readonly card: number | null;
  /** For those who listen. */
  readonly label: string;
}

/** A player and the card before him. */
export function Player({ person, seat, card, label }: PlayerProps) {
  return (
    <View accessible role="img" aria-label={label} style={styles.place}>
      <View ref={useAnchor(placeOf(seat))} collapsable={false}>
        <CardFace card={card} />
      </View>
      <Medallion person={person} />
      <Label>{person.name}</Label>
    </View>
  );
}

/** Cards are drawn from the deck; what is put away lies beside it. */
export function Deck({ label }: { readonly label: string }) {
  return (
    <View style={styles.place}>
      <View style={styles.piles}>
        <View ref={useAnchor(DECK)} collapsable={false}>
          <CardFace card={null} />
        </View>
        <View ref={useAnchor(DISCARDS)} collapsable={false} style={CARD} />
      </View>
      <Label>{label}</Label>
    </View>
  );
}

export function CardFace({ card }: { readonly card: number | null }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.card, CARD, { borderColor: colours.edge, backgroundColor: colours.background }]}>
      {card === null ? null : <Numeral size={34}>{card}</Numeral>}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { alignItems: 'center', gap: 6 },
  piles: { flexDirection: 'row', gap: 12 },
  card: { borderRadius: 8, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
});
