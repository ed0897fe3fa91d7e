import { StyleSheet, View } from 'react-native';

import type { Person } from '@/components/kit/board';
import { Medallion } from '@/components/kit/medallion';
import { useTheme } from '@/components/kit/theme';
import { Label, Numeral } from '@/components/kit/type';

interface CardProps {
  readonly person: Person;
  /** Null: it lies face down. */
  readonly card: number | null;
  /** For those who listen. */
  readonly label: string;
}

/** A player and the card before him. */
export function Card({ person, card, label }: CardProps) {
  const { colours } = useTheme();
  return (
    <View accessible role="img" aria-label={label} style={styles.place}>
      <View style={[styles.card, { borderColor: colours.edge }]}>
        {card === null ? <Medallion person={person} /> : <Numeral size={34}>{card}</Numeral>}
      </View>
      <Label>{person.name}</Label>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { alignItems: 'center', gap: 6 },
  card: {
    width: 72,
    height: 100,
    borderRadius: 8,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
