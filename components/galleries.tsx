import { StyleSheet, View } from 'react-native';

import { Bench } from '@/components/kit/bench';
import type { Exhibit } from '@/components/kit/board';
import { kitGallery } from '@/components/kit/gallery';
import { Scroll } from '@/components/kit/scroll';
import { useTheme } from '@/components/kit/theme';
import { SPACE, type Scheme } from '@/components/kit/tokens';
import { Heading } from '@/components/kit/type';
import { artGallery as alchemirus } from './boards/alchemirus/art/gallery';
import { artGallery as kazaam } from './boards/kazaam/art/gallery';
import { artGallery as materiaPrima } from './boards/materia-prima/art/gallery';
import { artGallery as witchsBrew } from './boards/witchs-brew/art/gallery';

/** The art of each game, piece by piece. */
const galleries: Readonly<Record<string, (scheme: Scheme) => readonly Exhibit[]>> = {
  kazaam,
  'witchs-brew': witchsBrew,
  alchemirus,
  'materia-prima': materiaPrima,
};

/** Every piece of the kit and of the games' art, for those who build with them. */
export function Galleries() {
  const { scheme } = useTheme();
  const exhibits = Object.entries(galleries).flatMap(([game, gallery]) =>
    gallery(scheme).map(({ name, element }) => ({ name: `${game}: ${name}`, element })),
  );
  return (
    <Bench>
      <Scroll contentContainerStyle={styles.list}>
        {kitGallery().map(({ name, Example }) => (
          <View key={name}>
            <Heading>{name}</Heading>
            <Example />
          </View>
        ))}
        {exhibits.map(({ name, element }) => (
          <View key={name}>
            <Heading>{name}</Heading>
            {element}
          </View>
        ))}
      </Scroll>
    </Bench>
  );
}

const styles = StyleSheet.create({ list: { gap: SPACE.large, padding: SPACE.large } });
