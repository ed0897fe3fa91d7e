import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useInks, useTheme } from '@/components/kit/theme';
import { HUES } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Label, Numeral } from '@/components/kit/type';
import type { Figure } from '@/engine/games/materia-prima/state';

import type { IconName } from '../art/names';
import { IronPanel } from '../art/panels';
import { Flames, IconSign } from '../art/small-pieces';
import { FigurePicture } from '../art/standee';
import { figureBox } from '../art/standing';
import { pointsAt } from '../touch/hint';
import { useLook } from '../pieces/use-look';
import { figureLabel, heldBy } from '../words/labels';
import { PAD, TABS, tabsIn } from '../layout';
import { pipsOf } from '../map/map-figures';
import { FORMULAS } from '../scenes/places';
import { playerOf } from '../touch/situation';
import type { Opened } from '../touch/subjects';
import { usePointing, useSetting } from '../table';
import { useReadyTower } from './use-ready-tower';

/** On less the captions are smaller. */
const OPENER = 54;

/** One's figures with their actions left, and what one keeps to oneself. */
export function FigureTabs() {
  const { view, near, layout, speech, isLeftHanded } = useSetting();
  const { figures } = playerOf(view, near);
  const { gap, tab, opener } = tabsIn(layout.stack.width, figures.length);
  return (
    <View style={[styles.row, { gap }, isLeftHanded ? styles.mirrored : null]}>
      <View style={[styles.tabs, { gap }]} role="group" aria-label={speech.words.table.figures}>
        {figures.map((figure) => (
          <Tab key={figure.id} figure={figure} width={tab} />
        ))}
      </View>
      <Openers width={opener} gap={gap} />
    </View>
  );
}

interface TabProps {
  readonly figure: Figure;
  readonly width: number;
}

const Tab = memo(function Tab({ figure, width }: TabProps) {
  const { view, near, speech, touch, open } = useSetting();
  const { situation, pointer } = usePointing();
  const { scheme } = useTheme();
  const isChosen = situation.chosen === figure.id;
  const { count, left } = pipsOf(view, near, figure);
  const look = useLook(near, figure.id);
  const box = figureBox(figure.id);
  const size = Math.min(TABS - 6, ((width - 20) * box[3]) / box[2]);
  return (
    <Touch
      label={figureLabel(speech, view, figure.id)}
      hint={speech.words.explainHint}
      isSelected={isChosen}
      onPress={() => touch({ type: 'figure', figure: figure.id })}
      onLongPress={() => open({ type: 'figure', figure: figure.id })}
      testID={`tab-${figure.id}`}
    >
      <IronPanel width={width} height={TABS} theme={scheme} isActive={isChosen} style={styles.tab}>
        {isChosen ? <View style={[styles.cloth, { backgroundColor: HUES[look.colour] }]} /> : null}
        <FigurePicture
          figure={figure.id}
          {...look}
          size={size}
          style={left > 0 || view.turn !== near ? null : styles.spent}
        />
        <Flames count={Math.min(5, count)} left={left} size={count > 3 ? 9.5 : 12} way="column" />
      </IronPanel>
      <Beacon isOn={pointsAt(pointer, { type: 'figure', figure: figure.id })} radius={10} />
    </Touch>
  );
});

function Openers({ width, gap }: { readonly width: number; readonly gap: number }) {
  const { view, near, speech } = useSetting();
  const { table } = speech.words;
  useReadyTower();
  const formulas = useAnchor(FORMULAS);
  const count = heldBy(playerOf(view, near));
  return (
    <View style={[styles.openers, { gap }]}>
      <Opener
        width={width}
        icon="flask"
        caption={table.tower}
        opens={{ type: 'tower' }}
        testID="open-tower"
      />
      <View ref={formulas} collapsable={false}>
        <Opener
          width={width}
          icon="card"
          caption={table.formulas(count)}
          count={count}
          opens={{ type: 'formulas' }}
          testID="open-formulas"
        />
      </View>
      <Opener
        width={width}
        icon="scroll"
        caption={table.mission}
        opens={{ type: 'mission' }}
        testID="open-mission"
      />
    </View>
  );
}

interface OpenerProps {
  readonly width: number;
  readonly icon: IconName;
  readonly caption: string;
  readonly count?: number;
  readonly opens: Opened;
  readonly testID: string;
}

function Opener({ width, icon, caption, count, opens, testID }: OpenerProps) {
  const { open } = useSetting();
  const { pointer } = usePointing();
  const { scheme } = useTheme();
  const { gold } = useInks();
  return (
    <Touch
      label={count === undefined ? caption : `${caption}, ${count}`}
      onPress={() => open(opens)}
      testID={testID}
    >
      <IronPanel width={width} height={TABS} theme={scheme} style={styles.opener}>
        {count === undefined ? (
          <IconSign name={icon} size={22} colour={gold} />
        ) : (
          <View style={styles.sign}>
            <IconSign name={icon} size={22} colour={gold} />
            <Numeral size={15} maxScale={1.2}>
              {count}
            </Numeral>
          </View>
        )}
        <Label size={width < OPENER ? 10 : 11} tone="second" maxScale={1.1} numberOfLines={1}>
          {caption}
        </Label>
      </IronPanel>
      <Beacon isOn={pointsAt(pointer, { type: 'opener', opens: opens.type })} radius={10} />
    </Touch>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between', paddingHorizontal: PAD },
  mirrored: { flexDirection: 'row-reverse' },
  tabs: { flexDirection: 'row' },
  openers: { flexDirection: 'row' },
  cloth: { ...StyleSheet.absoluteFill, margin: 2, borderRadius: 9, opacity: 0.62 },
  tab: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-evenly',
    paddingHorizontal: 2,
  },
  spent: { opacity: 0.5 },
  opener: { alignItems: 'center', justifyContent: 'center', gap: 1 },
  sign: { flexDirection: 'row', alignItems: 'center', gap: 2 },
});
