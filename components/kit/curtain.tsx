import { useEffect, type ReactNode } from 'react';
import { BackHandler, Platform, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { hush } from './announce';
import type { Person } from './board';
import { Button, IconButton } from './button';
import { HoldRing } from './hold-ring';
import { Medallion } from './medallion';
import { Parchment } from './parchment';
import { UNDER } from './paint';
import { Scroll } from './scroll';
import { OnSurface } from './theme';
import { useToast } from './toast';
import { SPACE } from './tokens';
import { useWindow } from './turned';
import { Body, Heading, Label, Numeral, Title } from './type';
import { Velvet, VELVET_ROOM } from './velvet';

/** Worded by the app; nobody is addressed as "you". */
export interface CurtainWords {
  /** "Hand the device to" */
  readonly handTo: string;
  /** "Minerva: press and hold" */
  readonly hold: string;
  /** "Open without holding" */
  readonly openPlainly: string;
  /** "What happened" */
  readonly lately: string;
  /** "Nothing hidden is on this page." */
  readonly promise: string;
  /** "Leave the table" */
  readonly leave: string;
}

/** What somebody did last, in sentences everybody may read; what belongs to nobody alone has no name to it. */
interface Told {
  readonly person?: Person | undefined;
  readonly lines: readonly string[];
}

interface PublicScore {
  readonly person: Person;
  /** "6/9" */
  readonly value: string;
  /** "parts" */
  readonly unit: string;
}

interface CurtainProps {
  /** Who is to take the device. */
  readonly person: Person;
  readonly words: CurtainWords;
  /** What happened last. */
  readonly told: readonly Told[];
  readonly scores: readonly PublicScore[];
  readonly onOpen: () => void;
  /** The way home: the game is kept as it is. */
  readonly onLeave: () => void;
  /** Instead of the medallion, in the ring: the portrait somebody plays as. */
  readonly picture?: ((size: number) => ReactNode) | undefined;
}

/** How much of the ring the picture in it takes. */
const INSIDE = 0.78;

/** On the curtain, Android's back leads nowhere. */
function useNoWayBack(): void {
  useEffect(() => {
    if (Platform.OS === 'web') return undefined;
    const watch = BackHandler.addEventListener('hardwareBackPress', () => true);
    return () => watch.remove();
  }, []);
}

/** As large as fits in one line, for a name of any length. */
function nameSize(name: string, width: number, isLandscape: boolean): number {
  const fitting = (width * (isLandscape ? 0.32 : 0.8)) / Math.max(1, name.length * 0.8);
  return Math.max(18, Math.min(isLandscape ? 28 : 40, fitting));
}

/** What was said or shown last may have been meant for one pair of eyes. */
function useSilence(): void {
  const { clear } = useToast();
  useEffect(() => {
    clear();
    hush();
  }, [clear]);
}

/** Between two players: shows only what it is handed, and opens by one deliberate act. */
export function Curtain(props: CurtainProps) {
  const { person, words, told, scores, onOpen, onLeave, picture } = props;
  const { width, height } = useWindow();
  const insets = useSafeAreaInsets();
  const isLandscape = width > height && height < 600;
  useNoWayBack();
  useSilence();
  const ring = Math.min(260, width * 0.66, height * (isLandscape ? 0.36 : 0.3));
  return (
    <View style={styles.curtain}>
      <View style={[StyleSheet.absoluteFill, styles.velvet]}>
        <Velvet width={Math.ceil(width)} height={Math.ceil(height)} top={insets.top} />
      </View>
      <OnSurface surface="velvet">
        <Scroll
          style={{ marginTop: insets.top + VELVET_ROOM.top, marginBottom: VELVET_ROOM.bottom }}
          contentContainerStyle={[styles.content, isLandscape ? styles.beside : null]}
        >
          <View style={styles.call}>
            <Body isItalic size={isLandscape ? 16 : 20} align="center" tone="second">
              {words.handTo}
            </Body>
            <Title
              size={nameSize(person.name, width, isLandscape)}
              maxScale={1.2}
              align="center"
              style={styles.name}
            >
              {person.name}
            </Title>
            <HoldRing label={words.hold} size={ring} onHeld={onOpen}>
              {picture ? picture(ring * INSIDE) : <Medallion person={person} size={ring * INSIDE} />}
            </HoldRing>
            <Label isBold size={17} align="center" aria-hidden>
              {words.hold}
            </Label>
          </View>
          <View style={styles.facts}>
            <Facts title={words.lately} told={told} scores={scores} />
            <Button kind="walnut" label={words.openPlainly} onPress={onOpen} style={styles.plain} />
            <Body isItalic size={14} align="center" tone="second">
              {words.promise}
            </Body>
          </View>
        </Scroll>
        <View style={[styles.leave, { top: insets.top + SPACE.small, left: insets.left + SPACE.small }]}>
          <IconButton icon="back" label={words.leave} onPress={onLeave} />
        </View>
      </OnSurface>
    </View>
  );
}

interface FactsProps extends Pick<CurtainProps, 'told' | 'scores'> {
  readonly title: string;
}

function Facts({ title, told, scores }: FactsProps) {
  if (told.length === 0 && scores.length === 0) return null;
  return (
    <Parchment seed={41} style={styles.sheet}>
      {told.length > 0 ? (
        <Heading size={15} tone="gold">
          {title}
        </Heading>
      ) : null}
      {told.map(({ person, lines }, index) => (
        <View key={index} style={styles.headline}>
          {person ? <Medallion person={person} size={30} /> : null}
          <View style={styles.grow}>
            {lines.map((line) => (
              <Body key={line} size={16}>
                {line}
              </Body>
            ))}
          </View>
        </View>
      ))}
      {told.length > 0 ? <View style={styles.rule} /> : null}
      <View style={styles.scores}>
        {scores.map((score) => (
          <Score
            key={`${score.person.name}${score.person.colour}${score.person.sigil}`}
            isNarrow={scores.length > 4}
            {...score}
          />
        ))}
      </View>
    </Parchment>
  );
}

function Score({ person, value, unit, isNarrow }: PublicScore & { readonly isNarrow: boolean }) {
  return (
    <View
      style={isNarrow ? styles.scoreNarrow : styles.score}
      accessible
      aria-label={`${person.name}, ${value} ${unit}`}
    >
      <View style={styles.standing}>
        <Medallion person={person} size={isNarrow ? 26 : 36} />
        <View>
          <Numeral size={16}>{value}</Numeral>
          <Label size={12.5} tone="second">
            {unit}
          </Label>
        </View>
      </View>
      <Label isBold size={14} align="center" numberOfLines={1}>
        {person.name}
      </Label>
    </View>
  );
}

interface HideNowProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** Draws the curtain at once, at any time. */
export function HideNow({ label, onPress }: HideNowProps) {
  return <IconButton kind="brass" icon="hide" label={label} onPress={onPress} testID="hide-now" />;
}

const styles = StyleSheet.create({
  curtain: { flex: 1, backgroundColor: '#1A060B' },
  velvet: { overflow: 'hidden', ...UNDER },
  content: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.large,
    paddingHorizontal: SPACE.large,
    paddingVertical: SPACE.small,
  },
  beside: { flexDirection: 'row', paddingVertical: 0 },
  call: { alignItems: 'center', gap: SPACE.tiny, flexShrink: 1, maxWidth: '100%' },
  name: { letterSpacing: 1.6 },
  facts: { width: '100%', maxWidth: 460, flexShrink: 1, gap: SPACE.medium, alignItems: 'center' },
  sheet: { alignSelf: 'stretch', gap: SPACE.small },
  headline: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grow: { flex: 1 },
  leave: { position: 'absolute' },
  rule: { height: 1.2, backgroundColor: 'rgba(122, 82, 0, 0.5)' },
  scores: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-around', gap: SPACE.tiny },
  score: { minWidth: 72, gap: SPACE.hair },
  scoreNarrow: { minWidth: 56, gap: SPACE.hair },
  standing: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.tiny },
  plain: { alignSelf: 'center', minWidth: 240 },
});
