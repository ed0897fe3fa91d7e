import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Whole } from '@/components/kit/drawing/whole';
import { print } from '@/components/kit/prints';
import { useTheme } from '@/components/kit/theme';

/** The lamp over each game: none is lit over one that is still to come. */
export type Lamp = 'blue' | 'green' | 'violet' | 'ember' | 'none';

const NICHE_RATIO = 168 / 154;

interface NicheProps {
  readonly lamp: Lamp;
  readonly radius?: number;
  readonly children: ReactNode;
}

/** A place in the cabinet: boards at the back, a lamp's glow, shade from the top left. */
export const Niche = memo(function Niche({ lamp, radius = 24, children }: NicheProps) {
  const { colours, scheme } = useTheme();
  const arch = { borderTopLeftRadius: radius, borderTopRightRadius: radius };
  return (
    <View style={[styles.niche, arch, { borderColor: colours.edge, backgroundColor: colours.recess }]}>
      <Whole print={print(`niche-${lamp}`)} theme={scheme} />
      {children}
    </View>
  );
});

const styles = StyleSheet.create({
  niche: {
    width: '100%',
    aspectRatio: NICHE_RATIO,
    overflow: 'hidden',
    borderWidth: 1.6,
    borderBottomWidth: 0,
  },
});
