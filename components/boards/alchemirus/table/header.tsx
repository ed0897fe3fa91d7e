import { StyleSheet, View } from 'react-native';

import { Medallion } from '@/components/kit/medallion';
import { useAnchor } from '@/components/kit/stage/anchors';
import { InReach } from '@/components/kit/stage/skip-area';
import { useTheme } from '@/components/kit/theme';
import { TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Heading, Label } from '@/components/kit/type';

import { actionOn } from '@/engine/games/alchemirus/queries/ring';
import type { AlchemirusQuestion } from '@/engine/games/alchemirus/state';

import { FieldMedal, Laurel } from '../art/small-pieces';
import { playerOf } from '../seats';
import { dueOf } from '../touch/situation';
import { occasionOf } from '../words/labels';
import { NARROW, PAD } from '../layout';
import { laurelAt } from '../scenes/places';
import { useFame } from '../scenes/scene-context';
import { usePerson, useSetting, useMatch } from '../table';

/** The pawn is not yet where it acts. */
const BEFORE_LANDING: ReadonlySet<AlchemirusQuestion['type']> = new Set(['draw', 'move']);

/** Whose estate this is, what is to be done, and the buttons of the screen. */
export function Header() {
  const { layout, near, view, asked, actions } = useSetting();
  const person = usePerson(near);
  const isBig = layout.arrangement === 'panes';
  const { field } = playerOf(view, near);
  const isActing = asked?.seat === near && !BEFORE_LANDING.has(asked.what.type);
  return (
    <View style={styles.header}>
      {layout.width < NARROW ? null : isActing && field !== null ? (
        <FieldMedal action={actionOn(field)} size={isBig ? 48 : 42} />
      ) : (
        <Medallion person={person} size={isBig ? 48 : 40} />
      )}
      <Words />
      <Fame />
      <InReach style={styles.actions}>{actions}</InReach>
    </View>
  );
}

function Words() {
  const { layout, near, view, asked, speech, situation } = useMatch();
  const { words, who } = speech;
  const isBig = layout.arrangement === 'panes';
  const { turns } = playerOf(view, near);
  const isNarrow = layout.width < NARROW;
  const size = isBig ? 24 : isNarrow ? 14 : 17.5;
  const turn = `${who(near)} · ${words.turn(Math.max(1, turns))}`;
  const title = useTitle(dueOf(situation)?.purpose === 'gloria');
  return (
    <View style={styles.words}>
      <Heading size={size} numberOfLines={2} maxScale={isNarrow ? 1.15 : 1.4}>
        {title}
      </Heading>
      {view.isLastRound && asked ? (
        <Label isBold size={isBig ? 15 : 13} tone="cinnabar" numberOfLines={1} maxScale={1.6}>
          {words.lastRound}
        </Label>
      ) : (
        <Label size={isBig ? 15 : 13} numberOfLines={1} maxScale={1.6}>
          {turn}
        </Label>
      )}
    </View>
  );
}

/** What is asked of the one whose estate this is; else who is busy. */
function useTitle(isGloria: boolean): string {
  const { view, asked, moves, near, speech } = useSetting();
  const { words, who } = speech;
  if (!asked) return words.over;
  const isOwn = asked.seat === near && (view.viewer !== 'public' || asked.open);
  if (!isOwn) return words.turnOf(who(asked.seat));
  const occasion = occasionOf({ ...view, asked });
  // What is paid by a plan that is being carried out needs no words of its own.
  if (occasion === 'pay-build' && moves.length === 0) return words.titles.build;
  return isGloria ? words.titles['pay-gloria'] : occasion ? words.titles[occasion] : '';
}

/** How much fame one has; a touch tells how all stand. */
function Fame() {
  const { near, layout, speech, inspect } = useSetting();
  const { scheme } = useTheme();
  const anchor = useAnchor(laurelAt(near));
  const fame = useFame(near);
  return (
    <Touch
      label={speech.words.fame(fame)}
      hint={speech.words.explains}
      onPress={() => inspect({ type: 'fame' })}
      testID="fame"
      style={styles.fame}
    >
      <Laurel
        size={layout.arrangement === 'panes' ? 44 : layout.isTight ? 30 : 36}
        theme={scheme}
        anchor={anchor}
      >
        {fame}
      </Laurel>
    </Touch>
  );
}

const styles = StyleSheet.create({
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: PAD,
    paddingTop: 2,
    minHeight: 52,
  },
  words: { flex: 1, minWidth: 60 },
  fame: { minWidth: TARGET, minHeight: TARGET, alignItems: 'center', justifyContent: 'center' },
  actions: { flexDirection: 'row', gap: 6 },
});
