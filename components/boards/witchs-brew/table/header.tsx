import { StyleSheet, View } from 'react-native';

import { useAnchor } from '@/components/kit/stage/anchors';
import { InReach } from '@/components/kit/stage/skip-area';
import { useTheme } from '@/components/kit/theme';
import { Label, Lettering } from '@/components/kit/type';

import { Perches } from '../art/scene';
import { PAD } from '../layout';
import { PERCHES } from '../scenes/places';
import { SubjectTouch } from '../pieces/subject-touch';
import { useSetting } from '../table';
import type { Subject } from '../touch/subjects';

/** How far windows and beam reach down, on a phone. */
const REACH = 50;

const CLOCK: Subject = { type: 'clock' };

/** Windows with the four perches over the beam, which set it is, and the buttons of the screen. */
export function Header() {
  const { layout, actions } = useSetting();
  return (
    <View style={[styles.header, { minHeight: layout.header.height }]}>
      <Windows />
      <SubjectTouch subject={CLOCK} style={{ width: layout.header.span, height: layout.header.height }} />
      <Moment />
      <InReach style={styles.actions}>{actions}</InReach>
    </View>
  );
}

function Windows() {
  const { layout, view } = useSetting();
  const { scheme } = useTheme();
  const { header, workshop } = layout;
  const anchor = useAnchor(PERCHES);
  const middle = PAD + header.span / 2;
  const width = 2 * Math.max(middle, workshop.width - middle);
  return (
    <Perches
      ref={anchor}
      width={width}
      span={header.span}
      scale={header.scale}
      theme={scheme}
      taken={view.ravens}
      style={[styles.windows, { left: middle - width / 2, top: header.height - REACH * header.scale }]}
    />
  );
}

function Moment() {
  const { layout, view, speech } = useSetting();
  const { words } = speech;
  const isBig = layout.workshop.width >= 600;
  return (
    <View style={styles.moment}>
      <Lettering
        size={isBig ? 19 : layout.width < 350 ? 11 : 13}
        align="center"
        maxScale={1.2}
        numberOfLines={1}
      >
        {words.set(view.set)}
      </Lettering>
      {view.trickNumber > 0 ? (
        <Label size={isBig ? 15 : 12.5} tone="second" align="center" maxScale={1.2} numberOfLines={1}>
          {words.trick(view.trickNumber)}
        </Label>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: PAD, zIndex: 1 },
  windows: { position: 'absolute' },
  moment: { flex: 1, alignItems: 'center', paddingBottom: 12 },
  actions: { flexDirection: 'row', gap: 6 },
});
