import { StyleSheet, View } from 'react-native';

import type { PictureProps } from '@/components/kit/board';
import { times } from '@/components/kit/drawing/geometry';
import { useTheme } from '@/components/kit/theme';
import { CAULDRONS, RAVENS_TO_END } from '@/engine/games/witchs-brew/data';
import { potionIn } from '@/engine/games/witchs-brew/queries/stacks';
import type { WitchsBrew } from '@/engine/games/witchs-brew/state';

import { CauldronSign } from './art/cauldron';
import { MiniCard } from './art/role-card';
import { Hearth } from './art/scene';
import { Raven } from './art/small-pieces';

/** On smaller pictures no raven can be told from another. */
const LEAST_TOLD = 60;

/** The hearth with its cauldrons, those that still offer something, the ravens that have come, and the role called last. */
export function WitchsBrewPicture({ view, size }: PictureProps<WitchsBrew>) {
  const { scheme } = useTheme();
  const pot = size * 0.46;
  const role = view.trick?.role ?? view.called[view.called.length - 1];
  return (
    <View style={[styles.picture, { width: size, height: size, borderRadius: size * 0.08 }]} aria-hidden>
      <Hearth width={size} height={size} theme={scheme} />
      {size < LEAST_TOLD ? null : (
        <View style={[styles.ravens, { top: size * 0.08 }]}>
          {times(Math.max(RAVENS_TO_END, view.ravens), (index) => (
            <Raven key={index} size={size * 0.15} pose={index < view.ravens ? 'perched' : 'outline'} />
          ))}
        </View>
      )}
      {role ? (
        <View style={[styles.card, { top: size * 0.2 }]}>
          <MiniCard role={role} width={size * 0.34} />
        </View>
      ) : null}
      {CAULDRONS.filter((cauldron) => potionIn(view, cauldron) !== null).map((cauldron) => (
        <View
          key={cauldron}
          style={[
            styles.pot,
            { left: size * (0.19 + CAULDRONS.indexOf(cauldron) * 0.31) - pot / 2, top: size * 0.99 - pot },
          ]}
        >
          <CauldronSign cauldron={cauldron} size={pot} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { overflow: 'hidden' },
  ravens: { position: 'absolute', left: 0, right: 0, flexDirection: 'row', justifyContent: 'center', gap: 2 },
  card: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  pot: { position: 'absolute' },
});
