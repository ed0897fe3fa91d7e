import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { announce } from '@/components/kit/announce';
import type { Person } from '@/components/kit/board';
import { Button } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { Medallion } from '@/components/kit/medallion';
import { Parchment } from '@/components/kit/parchment';
import { SPACE } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import { useWords, type Say } from '@/components/words/use-words';
import { sentences } from '@/engine/core/wording';
import { SmallButton } from './small-button';

/** A turn in which much was lost. */
export interface LapseSaid {
  readonly step: number;
  /** Which turn it was, as the log counts; null if it counts none. */
  readonly when: string | null;
  readonly person: Person;
  readonly played: string;
  readonly better: string;
  /** From 0 to 1. */
  readonly loss: number;
}

/** How many of how many decisions. */
interface Part {
  readonly done: number;
  readonly of: number;
}

interface ReviewPanelProps {
  /** What is looked at, if something is. */
  readonly progress: Part | null;
  /** What was found, if it has been looked for. */
  readonly lapses: readonly LapseSaid[] | null;
  /** How much of the game that was found in, if not in all of it, or not all of it was looked at well. */
  readonly part?: Part | null;
  readonly onBegin: () => void;
  readonly onStop: () => void;
  /** Opens the replay before that move. */
  readonly onOpen: (step: number) => void;
}

/** The teacher looks back: the turns in which most was lost. */
export function ReviewPanel({ progress, lapses, part, onBegin, onStop, onOpen }: ReviewPanelProps) {
  const { t } = useWords();
  const found =
    lapses && (lapses.length === 0 ? t('review.none') : t('review.found', { count: lapses.length }));
  useEffect(() => {
    if (found) announce(found);
  }, [found]);
  return (
    <Parchment seed={71} style={styles.panel}>
      <Heading>{t('review.title')}</Heading>
      {lapses ? (
        <>
          <Body>{found}</Body>
          {part ? <Label tone="second">{partSaid(t, part)}</Label> : null}
          {lapses.map((lapse) => (
            <LapseLine key={lapse.step} lapse={lapse} onOpen={() => onOpen(lapse.step)} />
          ))}
        </>
      ) : progress ? (
        <Progress {...progress} onStop={onStop} />
      ) : (
        <>
          <Body tone="second">{t('review.help')}</Body>
          <Button kind="walnut" icon="search" label={t('review.begin')} onPress={onBegin} />
        </>
      )}
    </Parchment>
  );
}

function partSaid(t: Say, { done, of }: Part): string {
  return done < of ? t('review.part', { done, of }) : t('review.brief');
}

interface ProgressProps extends Part {
  readonly onStop: () => void;
}

function Progress({ done, of, onStop }: ProgressProps) {
  const { t } = useWords();
  const part = of === 0 ? 0 : done / of;
  return (
    <View style={styles.progress}>
      <View style={styles.grow}>
        <Label>{t('review.looking', { done, of })}</Label>
        <View
          accessible
          role="progressbar"
          aria-label={t('review.title')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(100 * part)}
          style={styles.track}
        >
          <View style={[styles.bar, { width: `${Math.round(100 * part)}%` }]} />
        </View>
      </View>
      <SmallButton icon="close" label={t('review.stop')} onPress={onStop} />
    </View>
  );
}

function LapseLine({ lapse, onOpen }: { readonly lapse: LapseSaid; readonly onOpen: () => void }) {
  const { t } = useWords();
  const { when, person, played, better, loss } = lapse;
  const title = when === null ? person.name : t('review.turn', { when, name: person.name });
  const lost = t('review.lost', { percent: Math.max(1, Math.round(100 * loss)) });
  const lines = [t('review.played', { move: played }), t('review.better', { move: better })];
  return (
    <Touch
      label={sentences(title, lost, ...lines)}
      hint={t('review.open')}
      onPress={onOpen}
      testID={`lapse-${lapse.step}`}
      style={styles.lapse}
    >
      <Medallion person={person} size={38} />
      <View style={styles.grow}>
        <Body isBold>{title}</Body>
        <Label isBold tone="cinnabar">
          {lost}
        </Label>
        {lines.map((line) => (
          <Body key={line} size={15.5}>
            {line}
          </Body>
        ))}
      </View>
      <Icon name="forward" size={20} />
    </Touch>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.small },
  progress: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.medium },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
  track: {
    height: 8,
    borderRadius: 4,
    marginTop: SPACE.tiny,
    backgroundColor: 'rgba(122, 90, 44, 0.3)',
    overflow: 'hidden',
  },
  bar: { height: 8, borderRadius: 4, backgroundColor: '#1F6157' },
  lapse: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: 56,
    paddingVertical: SPACE.tiny,
    borderTopWidth: 1,
    borderTopColor: 'rgba(122, 90, 44, 0.35)',
  },
});
