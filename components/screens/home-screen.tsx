import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Bench } from '@/components/kit/bench';
import type { Person } from '@/components/kit/board';
import { Button, IconButton } from '@/components/kit/button';
import { Icon, type IconName } from '@/components/kit/icon';
import { Medallion } from '@/components/kit/medallion';
import { Near, NearWindow, Scrolling } from '@/components/kit/near-window';
import { Parchment } from '@/components/kit/parchment';
import { useToast } from '@/components/kit/toast';
import { SPACE } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label, Title } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import { useWidthClass } from '@/components/kit/use-width-class';
import { useInks } from '@/components/kit/theme';
import { Athanor } from '@/components/shell-art/athanor';
import { Cabinet } from '@/components/shell-art/cabinet';
import { useWords } from '@/components/words/use-words';
import type { HandChoice } from '@/components/words/words';
import { NicheCell } from './niche-cell';
import { PlayNow, type PlayNowWays } from './play-now';
import { LargeSave, SmallSave, type SavedGame } from './saved-game';
import { Footer, GUTTER } from './screen';
import type { NewGame } from './seats';
import type { GameToSetUp } from './shelf-game';
import { SmallButton } from './small-button';

export interface HomeScreenProps extends Pick<PlayNowWays, 'onPlay' | 'onLesson'> {
  readonly games: readonly GameToSetUp[];
  /** Played last first. */
  readonly saved: readonly SavedGame[];
  readonly roster: readonly (Pick<Person, 'name' | 'colour' | 'sigil'> & { readonly id: string })[];
  readonly now: number;
  /** What is said to a newcomer while the bench is empty. */
  readonly offer?: ReactNode;
  readonly hand?: HandChoice;
  readonly onOpen: (saveId: string) => void;
  readonly onDelete: (saveId: string) => void;
  readonly onUndoDelete: (saveId: string) => void;
  /** How a game begins that is taken from the cabinet, unless something else is chosen. */
  readonly propose: (gameId: string) => NewGame;
  /** With the id of a game when it was taken from the cabinet. */
  readonly onNewGame: (gameId?: string) => void;
  readonly onRulebook: (gameId?: string) => void;
  readonly onRoster: () => void;
  readonly onStatistics: () => void;
  readonly onSettings: () => void;
  readonly onImport: () => void;
}

/** How many games are shown, one more or the button to unfold the rest. */
const SHOWN = { onePane: 2, twoPanes: 4 } as const;
/** How high a game lies on the bench that was not the last. */
const SMALL_SAVE = 96;
/** How far down the first of those probably lies, and how high the cabinet is. */
const ABOVE_SAVES = 280;
const CABINET = 520;
const LOW = 520;
/** Here the longest word of the main button needs the room of its sign. */
const NARROW = 360;
/** From this text size on the room is for the games: what is seldom wanted lies below them. */
const LARGE = 1.4;
const LEAST_COLUMN = 150;
const CABINET_WIDTH = 760;

/** How many of the others are shown: a single one takes no more room than the button that would unfold it. */
function othersShown(others: number, most: number, isUnfolded: boolean): number {
  return isUnfolded || others <= most ? others : most - 1;
}

/** How far down the cabinet probably begins. */
function aboveCabinet(saves: number, isUnfolded: boolean): number {
  const small = othersShown(saves - 1, SHOWN.onePane, isUnfolded);
  return ABOVE_SAVES + Math.max(0, small) * (SMALL_SAVE + SPACE.small);
}

/** Games under way, the cabinet of games, and the doors to everything else. */
export function HomeScreen(props: HomeScreenProps) {
  const { widthClass, orientation } = useWidthClass();
  const hasTwoPanes = widthClass === 'wide' || (widthClass === 'roomy' && orientation === 'landscape');
  const [taken, setTaken] = useState<GameToSetUp | null>(null);
  const [isOpen, setOpen] = useState(false);
  const take = (game: GameToSetUp) => {
    setTaken(game);
    setOpen(true);
  };
  return (
    <Bench>
      {hasTwoPanes ? <TwoPanes {...props} onTake={take} /> : <OnePane {...props} onTake={take} />}
      {taken ? (
        <PlayNow
          {...props}
          isOpen={isOpen}
          game={taken}
          setup={props.propose(taken.id)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Bench>
  );
}

interface PanesProps extends HomeScreenProps {
  readonly onTake: (game: GameToSetUp) => void;
}

function OnePane(props: PanesProps) {
  const insets = useSafeAreaInsets();
  const { width } = useWidthClass();
  const isLarge = useTextScale() > LARGE;
  const [isUnfolded, setUnfolded] = useState(false);
  const { t } = useWords();
  const sides = { paddingLeft: insets.left + GUTTER, paddingRight: insets.right + GUTTER };
  return (
    <>
      <Scrolling
        style={styles.whole}
        contentContainerStyle={[styles.pane, styles.measure, sides, { paddingTop: insets.top + SPACE.small }]}
      >
        <Header onSettings={props.onSettings} />
        <OnTheBench {...props} shown={SHOWN.onePane} isUnfolded={isUnfolded} onUnfold={setUnfolded} />
        <Near height={CABINET} from={aboveCabinet(props.saved.length, isUnfolded)}>
          <Games {...props} room={Math.min(width, CABINET_WIDTH)} />
        </Near>
        <View style={styles.more}>
          {isLarge ? (
            <>
              <SmallButton icon="book" label={t('home.rulebook')} onPress={() => props.onRulebook()} />
              <SmallButton icon="people" label={t('home.roster')} onPress={props.onRoster} />
            </>
          ) : null}
          <SmallButton icon="chart" label={t('statistics.title')} onPress={props.onStatistics} />
          <SmallButton icon="import" label={t('home.import')} onPress={props.onImport} />
        </View>
      </Scrolling>
      <Footer>
        <View style={[styles.bar, props.hand === 'left' && styles.mirrored]}>
          <Button
            size={width < NARROW ? 'medium' : 'large'}
            icon={width < NARROW ? undefined : 'plus'}
            label={t('home.newGame')}
            onPress={() => props.onNewGame()}
            style={styles.newGame}
          />
          {isLarge ? null : <Doors {...props} />}
        </View>
      </Footer>
    </>
  );
}

function TwoPanes(props: PanesProps) {
  const insets = useSafeAreaInsets();
  const { width, height } = useWidthClass();
  const [isUnfolded, setUnfolded] = useState(false);
  const { t } = useWords();
  const isLow = height < LOW;
  const doors = (
    <>
      <Button size="large" icon="plus" label={t('home.newGame')} onPress={() => props.onNewGame()} />
      <View style={[styles.bar, styles.wrapping]}>
        <Doors {...props} more="all" />
      </View>
    </>
  );
  const low = (
    <View style={styles.bar}>
      <Button
        icon="plus"
        label={t('home.newGame')}
        onPress={() => props.onNewGame()}
        style={[styles.newGame, styles.lowNewGame]}
      />
      <IconButton icon="gear" size={54} label={t('home.settings')} onPress={props.onSettings} />
    </View>
  );
  const left = Math.min(440, Math.round(width * 0.42));
  const top = { paddingTop: insets.top + SPACE.medium, paddingBottom: insets.bottom + SPACE.large };
  return (
    <View style={[styles.panes, props.hand === 'left' && styles.mirrored]}>
      <View style={{ width: left }}>
        <Scrolling style={styles.whole} contentContainerStyle={[styles.pane, styles.inset, top]}>
          <Header onSettings={null} />
          <OnTheBench {...props} shown={SHOWN.twoPanes} isUnfolded={isUnfolded} onUnfold={setUnfolded} />
          {isLow ? (
            <View style={[styles.bar, styles.wrapping]}>
              <Doors {...props} more="rest" />
            </View>
          ) : null}
          <RosterStrip roster={props.roster} onRoster={props.onRoster} />
        </Scrolling>
        <Footer>{isLow ? low : doors}</Footer>
      </View>
      <Scrolling style={styles.whole} contentContainerStyle={[styles.pane, styles.inset, top]}>
        <Games {...props} room={width - left} />
      </Scrolling>
    </View>
  );
}

function Header({ onSettings }: { readonly onSettings: (() => void) | null }) {
  const { t } = useWords();
  const isLarge = useTextScale() > LARGE;
  return (
    <View style={styles.header}>
      <Athanor size={isLarge ? 48 : 66} />
      <View style={styles.whole}>
        <Title size={isLarge ? 16 : 31} tone="gold">
          {t('app.name')}
        </Title>
        {isLarge && onSettings ? null : (
          <Body isItalic tone="second" size={15}>
            {t('app.motto')}
          </Body>
        )}
      </View>
      {onSettings ? (
        <IconButton icon="gear" size={54} label={t('home.settings')} onPress={onSettings} />
      ) : null}
    </View>
  );
}

/** What can be gone on with comes before what is over. */
function underWayFirst(saved: readonly SavedGame[]): readonly SavedGame[] {
  const isUnderWay = ({ turn, problem }: SavedGame) => turn !== null && problem === undefined;
  return [...saved.filter(isUnderWay), ...saved.filter((game) => !isUnderWay(game))];
}

interface OnTheBenchProps extends HomeScreenProps {
  readonly shown: number;
  readonly isUnfolded: boolean;
  readonly onUnfold: (isUnfolded: boolean) => void;
}

function OnTheBench(props: OnTheBenchProps) {
  const { saved, shown: count, now, offer, isUnfolded, onUnfold, onOpen, onDelete, onUndoDelete } = props;
  const { t } = useWords();
  const { show } = useToast();
  const remove = (id: string) => {
    const title = saved.find((game) => game.id === id)?.title ?? '';
    onDelete(id);
    show({
      kind: 'news',
      words: t('home.deleted', { title }),
      action: { label: t('common.undo'), onPress: () => onUndoDelete(id) },
    });
  };
  const [last, ...others] = underWayFirst(saved);
  if (!last) {
    return (
      <Parchment seed={17}>
        <Body>{t('home.empty')}</Body>
        {offer}
      </Parchment>
    );
  }
  const shown = others.slice(0, othersShown(others.length, count, isUnfolded));
  const rest = others.length - shown.length;
  return (
    <View role="list" aria-label={t('home.bench')} style={styles.saves}>
      <LargeSave game={last} now={now} onOpen={onOpen} onDelete={remove} />
      {shown.length > 0 ? (
        <NearWindow height={SMALL_SAVE} from={ABOVE_SAVES} together={2} gap={SPACE.small}>
          {shown.map((game) => (
            <SmallSave key={game.id} game={game} now={now} onOpen={onOpen} onDelete={remove} />
          ))}
        </NearWindow>
      ) : null}
      {others.length > count ? (
        <SmallButton
          icon={isUnfolded ? 'up' : 'down'}
          isExpanded={isUnfolded}
          label={isUnfolded ? t('home.less') : t('home.more', { count: rest })}
          onPress={() => onUnfold(!isUnfolded)}
        />
      ) : null}
    </View>
  );
}

function Games({ games, room, onTake, onRulebook }: PanesProps & { readonly room: number }) {
  const { t } = useWords();
  const scale = useTextScale();
  const columns = room / 2 >= LEAST_COLUMN * Math.max(1, scale * 0.86) ? 2 : 1;
  return (
    <View aria-label={t('home.cabinet')} style={styles.cabinet}>
      <Cabinet columns={columns}>
        {games.map((game) => (
          <NicheCell key={game.id} game={game} onOpen={() => onTake(game)} onRules={onRulebook} />
        ))}
      </Cabinet>
    </View>
  );
}

function Doors({
  onRulebook,
  onRoster,
  onStatistics,
  onSettings,
  onImport,
  more = 'none',
}: HomeScreenProps & { readonly more?: 'none' | 'rest' | 'all' }) {
  const { t } = useWords();
  const door = (icon: IconName, label: string, onPress: () => void) => (
    <IconButton icon={icon} label={label} caption={label} size={64} onPress={onPress} style={styles.door} />
  );
  return (
    <>
      {door('book', t('home.rulebook'), () => onRulebook())}
      {door('people', t('home.roster'), onRoster)}
      {more === 'none' ? null : door('chart', t('statistics.title'), onStatistics)}
      {more === 'none' ? null : door('import', t('home.import'), onImport)}
      {more === 'all' ? door('gear', t('home.settings'), onSettings) : null}
    </>
  );
}

function RosterStrip({ roster, onRoster }: Pick<HomeScreenProps, 'roster' | 'onRoster'>) {
  const { t } = useWords();
  const { line, gold } = useInks();
  return (
    <View style={styles.strip}>
      <Heading tone="gold" size={17}>
        {t('home.roster')}
      </Heading>
      <View style={styles.people}>
        {roster.map((person) => (
          <Touch key={person.id} label={person.name} onPress={onRoster} style={styles.person}>
            <Medallion person={person} size={46} />
            <Label isBold align="center" numberOfLines={1}>
              {person.name}
            </Label>
          </Touch>
        ))}
        <Touch label={t('roster.add')} onPress={onRoster} style={styles.person}>
          <View style={[styles.add, { borderColor: line }]}>
            <Icon name="plus" size={22} colour={gold} />
          </View>
          <Label isBold tone="second" align="center">
            {t('home.addPerson')}
          </Label>
        </Touch>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  pane: { gap: SPACE.medium, paddingBottom: SPACE.large },
  inset: { paddingHorizontal: SPACE.large },
  measure: { width: '100%', maxWidth: CABINET_WIDTH, alignSelf: 'center' },
  panes: { flex: 1, flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  header: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, minHeight: 70 },
  saves: { gap: SPACE.small },
  cabinet: { paddingHorizontal: 5, paddingTop: SPACE.tiny },
  more: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: SPACE.small,
    marginTop: SPACE.tiny,
  },
  bar: { flexDirection: 'row', gap: SPACE.small },
  wrapping: { flexWrap: 'wrap' },
  newGame: { flexGrow: 3, flexShrink: 1, paddingHorizontal: SPACE.medium },
  lowNewGame: { flex: 1 },
  door: { minWidth: 66, flexGrow: 1, flexBasis: 66, paddingHorizontal: SPACE.hair },
  strip: { gap: SPACE.small, paddingTop: SPACE.small },
  people: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  person: { minWidth: 62, alignItems: 'center', gap: 2 },
  add: {
    width: 46,
    height: 46,
    borderRadius: 23,
    borderWidth: 1.6,
    borderStyle: 'dashed',
    alignItems: 'center',
    justifyContent: 'center',
  },
});
