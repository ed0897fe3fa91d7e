import { Redirect } from 'expo-router';
import { ScrollView, StyleSheet, View } from 'react-native';

import { boards } from '@/components/boards';
import { Bench } from '@/components/kit/bench';
import { kitGallery } from '@/components/kit/gallery';
import { useTheme } from '@/components/kit/theme';
import { SPACE } from '@/components/kit/tokens';
import { Heading } from '@/components/kit/type';

/** Every piece of the kit and of the games' art, for those who build with them. */
export default function Gallery() {
  const { scheme } = useTheme();
  if (!__DEV__) return <Redirect href="/" />;
  const exhibits = Object.entries(boards).flatMap(([game, { gallery }]) =>
    gallery(scheme).map(({ name, element }) => ({ name: `${game}: ${name}`, element })),
  );
  return (
    <Bench>
      <ScrollView contentContainerStyle={styles.list}>
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
      </ScrollView>
    </Bench>
  );
}

const styles = StyleSheet.create({ list: { gap: SPACE.large, padding: SPACE.large } });
