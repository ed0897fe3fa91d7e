import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { painted } from '@/components/kit/paint';
import { OnSurface } from '@/components/kit/theme';
import { BRASS_PLATE, RIVET, SPACE } from '@/components/kit/tokens';

const RIVET_SIZE = 5;

interface PlateProps {
  readonly children: ReactNode;
  readonly hasRivets?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

/** A brass plate to be read; what is to be pressed is a button. */
export function Plate({ children, hasRivets = true, style }: PlateProps) {
  return (
    <View style={[styles.plate, painted(BRASS_PLATE), style]}>
      <View style={styles.engraving} />
      {hasRivets ? (
        <>
          <Stud side="left" />
          <Stud side="right" />
        </>
      ) : null}
      <OnSurface surface="brass">{children}</OnSurface>
    </View>
  );
}

function Stud({ side }: { readonly side: 'left' | 'right' }) {
  return <View style={[styles.stud, side === 'left' ? styles.left : styles.right, painted(RIVET)]} />;
}

const styles = StyleSheet.create({
  plate: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: SPACE.large,
    paddingVertical: SPACE.hair,
    borderRadius: 5,
    borderWidth: 1.2,
    borderColor: '#2A1806',
    boxShadow: '1px 2px 1px rgba(0, 0, 0, 0.5)',
  },
  engraving: {
    ...StyleSheet.absoluteFill,
    margin: 2,
    borderRadius: 3,
    borderWidth: 1,
    borderColor: 'rgba(90, 58, 12, 0.5)',
    pointerEvents: 'none',
  },
  stud: {
    position: 'absolute',
    top: '50%',
    width: RIVET_SIZE,
    height: RIVET_SIZE,
    marginTop: -RIVET_SIZE / 2,
    borderRadius: RIVET_SIZE / 2,
    borderWidth: 0.6,
    borderColor: '#3A2408',
  },
  left: { left: 5 },
  right: { right: 5 },
});
