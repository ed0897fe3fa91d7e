import { StyleSheet, View } from 'react-native';

import { useRoom } from '@/components/kit/pane';
import { Scroll } from '@/components/kit/scroll';
import { useTheme } from '@/components/kit/theme';

import { Wall } from './art/scene';
import { BenchBody, BenchFoot, LyingBench, StandingBench, Wood } from './table/bench';
import { Header } from './table/header';
import { Hearth } from './table/hearth';
import { GAP, PAD } from './layout';
import { OpenSpell, Shelves } from './table/shelves';
import { Signs } from './table/signs';
import { useSetting } from './table';

/** The whole place: one picture, in which a thing keeps its place from moment to moment. */
export function Workshop() {
  const { layout } = useSetting();
  const { top } = useRoom().insets;
  return (
    <View style={styles.whole}>
      <Backdrop />
      {layout.arrangement === 'stack' ? (
        <View style={[styles.whole, { paddingTop: top }]}>
          <Stack />
        </View>
      ) : (
        <Beside />
      )}
    </View>
  );
}

function Backdrop() {
  const { scheme } = useTheme();
  const { width, height } = useRoom();
  return <Wall width={width} height={height} theme={scheme} />;
}

/** One below the other. Where it has to scroll, what is asked comes first. */
function Stack() {
  const { layout } = useSetting();
  const { bottom } = useRoom().insets;
  if (!layout.isScrolled) {
    return (
      <>
        <AboveBench />
        <LyingBench />
      </>
    );
  }
  return (
    <>
      <Scroll contentContainerStyle={styles.flowing}>
        <Header />
        <Wood style={styles.flowingBench}>
          <BenchBody />
        </Wood>
        <Others />
      </Scroll>
      <Wood style={[styles.foot, { paddingBottom: PAD + bottom }]}>
        <BenchFoot />
      </Wood>
    </>
  );
}

function Beside() {
  const { layout, isLeftHanded } = useSetting();
  const { top, left, bottom } = useRoom().insets;
  return (
    <View style={[styles.whole, isLeftHanded ? styles.mirrored : styles.row]}>
      <Scroll
        style={{ width: layout.workshop.width + left }}
        contentContainerStyle={{ paddingTop: top, paddingLeft: left, paddingBottom: bottom }}
      >
        <AboveBench />
      </Scroll>
      <StandingBench />
    </View>
  );
}

function AboveBench() {
  const { layout } = useSetting();
  const { workshop, isLargeText } = layout;
  return (
    <View
      style={[styles.aboveBench, { width: workshop.width }, isLargeText ? null : { height: workshop.height }]}
    >
      <Header />
      <Others />
    </View>
  );
}

/** Everything below the windows. */
function Others() {
  const { isBroad } = useSetting().layout;
  return (
    <>
      {isBroad ? (
        <View style={styles.beside}>
          <View style={styles.signs}>
            <Signs />
          </View>
          <OpenSpell />
        </View>
      ) : (
        <Signs />
      )}
      <Shelves />
      <Hearth />
    </>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  row: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  flowing: { flexGrow: 1, gap: GAP },
  flowingBench: { padding: PAD, paddingTop: 16, gap: 2 * GAP },
  foot: { padding: PAD, paddingTop: 14 },
  aboveBench: { justifyContent: 'space-between', overflow: 'hidden' },
  beside: { flexDirection: 'row', alignItems: 'center', paddingRight: 2 * PAD },
  signs: { flex: 1 },
});
