import { StyleSheet, View } from 'react-native';

import { Medallion } from '@/components/kit/medallion';
import { useAnchor } from '@/components/kit/stage/anchors';
import { InReach } from '@/components/kit/stage/skip-area';
import { useTheme } from '@/components/kit/theme';
import { Heading, Label } from '@/components/kit/type';

import { FieldMedal, Laurel } from './art/small-pieces';
import { actionOf, playerOf } from './deeds';
import { dueOf } from './situation';
import { occasionOf } from './labels';
import { PAD } from './layout';
import { laurelAt } from './places';
import { useFame } from './scene-context';
import { usePerson, useSetting, useTable } from './table';

/** Whose estate this is, what is to be done, and the buttons of the screen. */
export function Header() {
  const { layout, near, view, actions } = useSetting();
  const isBig = layout.arrangement === 'panes';
  const { field } = playerOf(view, near);
  const isActing = view.asked?.seat === near && !['draw', 'move'].includes(view.asked.what.type);
  return (
    <View style={styles.header}>
      <View>
        {isActing && field !== null ? (
          <FieldMedal action={actionOf(field)} size={isBig ? 48 : 42} />
        ) : (
          <Medallion person={usePerson(near)} size={isBig ? 48 : 40} />
        )}
      </View>
      <Words />
      <Fame />
      <InReach style={styles.actions}>{actions}</InReach>
    </View>
  );
}

function Words() {
  const { layout, near, view, speech, situation } = useTable();
  const { words, who } = speech;
  const isBig = layout.arrangement === 'panes';
  const { turns } = playerOf(view, near);
  const size = isBig ? 24 : layout.isTight ? 14.5 : 17.5;
  const turn = `${who(near)} · ${words.turn(Math.max(1, turns))}`;
  return (
    <View style={styles.words}>
      <Heading size={size} numberOfLines={2} maxScale={1.4}>
        {useTitle(dueOf(situation)?.purpose === 'gloria')}
      </Heading>
      {view.isLastRound && view.asked ? (
        <Label isBold size={isBig ? 15 : 13} tone="cinnabar" numberOfLines={1} maxScale={1.6}>
          {words.lastRound}
        </Label>
      ) : (
        <Label size={isBig ? 15 : 13} tone="second" numberOfLines={1} maxScale={1.6}>
          {turn}
        </Label>
      )}
    </View>
  );
}

/** What is asked of the one whose estate this is; else who is busy. */
function useTitle(isGloria: boolean): string {
  const { view, near, speech, caption } = useSetting();
  const { words, who } = speech;
  if (caption !== null && !view.asked) return words.turnOf(who(view.turn));
  if (!view.asked) return words.over;
  if (view.asked.seat !== near || (view.viewer === 'public' && !view.asked.open)) {
    return words.turnOf(who(view.asked.seat));
  }
  const occasion = occasionOf(view);
  return isGloria ? words.titles['pay-gloria'] : occasion ? words.titles[occasion] : '';
}

function Fame() {
  const { near, layout, speech } = useSetting();
  const { scheme } = useTheme();
  const anchor = useAnchor(laurelAt(near));
  const fame = useFame(near);
  return (
    <View ref={anchor} collapsable={false} role="img" aria-label={speech.words.fame(fame)}>
      <Laurel size={layout.arrangement === 'panes' ? 44 : layout.isTight ? 30 : 36} theme={scheme}>
        {fame}
      </Laurel>
    </View>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: PAD, minHeight: 52 },
  words: { flex: 1, minWidth: 60 },
  actions: { flexDirection: 'row', gap: 6 },
});
