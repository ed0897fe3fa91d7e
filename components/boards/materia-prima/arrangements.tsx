import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Scroll } from '@/components/kit/scroll';
import { Ground } from '@/components/kit/shell/ground';
import { OnSurface } from '@/components/kit/theme';
import { Heading } from '@/components/kit/type';

import { ActionBar } from './table/action-bar';
import { FigureCard } from './table/figure-card';
import { FigureTabs } from './table/figure-tabs';
import { Header } from './table/header';
import { GAP } from './layout';
import { MapView } from './map/map-view';
import { Opponents } from './table/opponents';
import { OpenFormulas } from './table/open-formulas';
import { useSetting } from './table';

/** The whole table, by the room there is. */
export const Arrangements = memo(function Arrangements() {
  const { layout } = useSetting();
  return <Ground style={styles.whole}>{layout.arrangement === 'stack' ? <Stack /> : <Beside />}</Ground>;
});

/** One below the other; what is to be done stays in sight. A finger on the map moves the map: above it one scrolls. */
function Stack() {
  const { layout, isReplay } = useSetting();
  const parts = (
    <>
      <Opponents />
      {layout.isScrolled ? <FigureTabs /> : null}
      <MapView />
      {layout.isScrolled ? null : <FigureTabs />}
      {isReplay ? null : <FigureCard />}
    </>
  );
  return (
    <>
      <Header />
      {layout.isScrolled ? (
        <Scroll style={styles.scroll} contentContainerStyle={styles.flowing}>
          {parts}
        </Scroll>
      ) : (
        <View style={styles.parts}>{parts}</View>
      )}
      <Foot />
    </>
  );
}

/** What may be done; nothing in a replay. */
function Foot() {
  if (useSetting().isReplay) return null;
  return (
    <View style={styles.foot}>
      <ActionBar />
    </View>
  );
}

/** The map at one side, everything else at the other. */
function Beside() {
  const { layout, isLeftHanded, isReplay, chronicle, speech } = useSetting();
  const isPanes = layout.arrangement === 'panes';
  return (
    <View style={[styles.whole, isLeftHanded ? styles.mirrored : styles.row]}>
      <MapView />
      <View style={{ width: layout.stack.width }}>
        <Header />
        <Scroll style={styles.scroll} contentContainerStyle={styles.flowing}>
          <Opponents />
          <FigureTabs />
          {isReplay && !isPanes ? null : <FigureCard />}
          {isPanes ? <ActionBar /> : null}
          {isPanes ? <OpenFormulas /> : null}
          {isPanes && chronicle ? (
            <OnSurface surface="bench">
              <View style={styles.chronicle}>
                <Heading size={17}>{speech.words.table.since}</Heading>
                {chronicle}
              </View>
            </OnSurface>
          ) : null}
        </Scroll>
        {isPanes ? null : <Foot />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  row: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  scroll: { flex: 1 },
  flowing: { gap: GAP + 2, paddingVertical: GAP },
  parts: { flex: 1, justifyContent: 'space-between', paddingTop: 2, paddingBottom: GAP },
  foot: { paddingBottom: 6, paddingTop: 2 },
  chronicle: { paddingHorizontal: 8, flexGrow: 1 },
});
