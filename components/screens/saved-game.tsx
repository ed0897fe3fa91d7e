import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Person } from '@/components/kit/board';
import { Icon } from '@/components/kit/icon';
import { Medallion } from '@/components/kit/medallion';
import { Parchment } from '@/components/kit/parchment';
import { seedOf } from '@/components/kit/drawing/geometry';
import { SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label, Lettering, Numeral } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import { useWidthClass } from '@/components/kit/use-width-class';
import { Plate } from '@/components/shell-art/plate';
import { whenSaid } from '@/components/words/when';
import { useWords } from '@/components/words/use-words';

/** A game on the bench. All of it is public: whoever opens the app may see it. */
export interface SavedGame {
  readonly id: string;
  readonly title: string;
  readonly people: readonly Person[];
  /** The seat whose turn it is; null when the game is over. */
  readonly turn: number | null;
  readonly round: number | null;
  /** By seat; none where a game has no score before its end. */
  readonly scores: readonly number[];
  readonly playedAt: number;
  /** Draws the open table in a square of this side. */
  readonly picture: (side: number) => ReactNode;
  /** Why it cannot be opened, in one sentence. */
  readonly problem?: string | undefined;
}

const RIM = 3;
/** With less width for letters of the usual size, the words need all the room. */
const LEAST_PICTURED = 215;

interface SavedProps {
  readonly game: SavedGame;
  readonly now: number;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

function useStanding(game: SavedGame): { readonly turn: string; readonly round: string | null } {
  const { t } = useWords();
  const mover = game.turn === null ? undefined : game.people[game.turn];
  if (game.problem !== undefined) return { turn: t('home.broken'), round: null };
  return {
    turn: mover ? t('home.turnOf', { name: mover.name }) : t('home.over'),
    round: game.round === null ? null : t('home.round', { round: game.round }),
  };
}

function useSpoken(game: SavedGame, now: number): string {
  const { t, language } = useWords();
  const { turn, round } = useStanding(game);
  return t('home.savedLabel', {
    action: t(game.turn === null ? 'home.seeResult' : 'home.continue'),
    title: game.title,
    state: round === null ? turn : `${turn}, ${round}`,
    names: game.people.map(({ name }) => name).join(', '),
    when: whenSaid(t, language, game.playedAt, now),
  });
}

interface PictureProps {
  readonly size: number;
  readonly draw: SavedGame['picture'];
}

function Picture({ size, draw }: PictureProps) {
  return <View style={[styles.frame, { width: size, height: size }]}>{draw(size - 2 * RIM)}</View>;
}

interface DeleteProps extends Pick<SavedProps, 'game' | 'onDelete'> {
  readonly isInCorner?: boolean;
}

function Delete({ game, onDelete, isInCorner = false }: DeleteProps) {
  const { t } = useWords();
  return (
    <Touch
      label={t('home.deleteLabel', { title: game.title })}
      onPress={() => onDelete(game.id)}
      style={[styles.delete, isInCorner ? styles.corner : null]}
    >
      <Icon name="trash" size={20} colour="#5A4632" />
    </Touch>
  );
}

function Others({ game }: { readonly game: SavedGame }) {
  return (
    <View style={styles.others}>
      {game.people.map((person, seat) =>
        seat === game.turn ? null : (
          <View key={seat} style={styles.other}>
            <Medallion person={person} size={24} />
            <Label isBold size={14} numberOfLines={1} style={styles.name}>
              {person.name}
            </Label>
            <Points game={game} seat={seat} />
          </View>
        ),
      )}
    </View>
  );
}

/** Points so far, where everybody may know them. */
function Points({ game, seat }: { readonly game: SavedGame; readonly seat: number | null }) {
  const points = seat === null ? undefined : game.scores[seat];
  return points === undefined ? null : (
    <Numeral size={14} tone="gold">
      {points}
    </Numeral>
  );
}

/** The game that was played last: its table, whose turn it is, who else plays. */
export function LargeSave({ game, now, onOpen, onDelete }: SavedProps) {
  const { t, language } = useWords();
  const { turn, round } = useStanding(game);
  const mover = game.turn === null ? undefined : game.people[game.turn];
  const spoken = useSpoken(game, now);
  const { width } = useWidthClass();
  const hasPicture = width / useTextScale() > LEAST_PICTURED;
  return (
    <Parchment seed={seedOf(game.id)} style={styles.sheet}>
      <Touch label={spoken} reason={game.problem} onPress={() => onOpen(game.id)} style={styles.large}>
        {hasPicture ? <Picture size={100} draw={game.picture} /> : null}
        <View style={styles.facts}>
          <View style={styles.top}>
            <Heading style={styles.grow}>{game.title}</Heading>
            <Label tone="second" size={14} style={styles.date}>
              {whenSaid(t, language, game.playedAt, now)}
            </Label>
          </View>
          <View style={styles.mover}>
            {mover ? <Medallion person={mover} size={30} /> : null}
            <View style={styles.grow}>
              <Body isBold tone="cinnabar" size={17}>
                {turn}
              </Body>
              {round === null ? null : (
                <Label tone="second" size={14}>
                  {round}
                </Label>
              )}
            </View>
            <Points game={game} seat={game.turn} />
          </View>
          <View style={styles.bottom}>
            <Others game={game} />
            {game.problem === undefined ? (
              <Plate hasRivets={false} style={styles.continue}>
                <Lettering size={14.5}>{t(mover ? 'home.continue' : 'home.seeResult')}</Lettering>
              </Plate>
            ) : (
              <Label tone="second">{game.problem}</Label>
            )}
          </View>
        </View>
      </Touch>
      <Delete game={game} onDelete={onDelete} isInCorner />
    </Parchment>
  );
}

/** Another game on the bench, as one row. */
export function SmallSave({ game, now, onOpen, onDelete }: SavedProps) {
  const { t, language } = useWords();
  const { turn, round } = useStanding(game);
  const spoken = useSpoken(game, now);
  return (
    <Parchment seed={seedOf(game.id)} style={styles.row}>
      <Touch label={spoken} reason={game.problem} onPress={() => onOpen(game.id)} style={styles.small}>
        <Picture size={50} draw={game.picture} />
        <View style={styles.lines}>
          <Lettering size={15} style={styles.title}>
            {game.title}
          </Lettering>
          <Label tone="second" size={13.5}>
            {whenSaid(t, language, game.playedAt, now)}
          </Label>
          <Label isBold tone="cinnabar" size={14} style={styles.turn}>
            {game.problem ?? (round === null ? turn : `${turn} · ${round}`)}
          </Label>
          {game.people.map((person, seat) => (
            <Medallion key={seat} person={person} size={23} />
          ))}
        </View>
      </Touch>
      <Delete game={game} onDelete={onDelete} />
    </Parchment>
  );
}

const styles = StyleSheet.create({
  sheet: { padding: 0 },
  large: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.medium, padding: SPACE.medium },
  row: { flexDirection: 'row', alignItems: 'center', paddingVertical: SPACE.hair, paddingHorizontal: 0 },
  small: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    paddingLeft: SPACE.small,
    paddingVertical: SPACE.tiny,
    minHeight: TARGET,
  },
  facts: { flexGrow: 1, flexShrink: 1, flexBasis: 180, gap: SPACE.tiny },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1 },
  date: { marginRight: TARGET - SPACE.medium },
  mover: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  bottom: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: SPACE.small,
  },
  others: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 96,
    columnGap: SPACE.medium,
    rowGap: SPACE.hair,
  },
  other: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny, maxWidth: '100%' },
  name: { flexShrink: 1 },
  lines: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
  // So broad that nothing but the day stands beside it.
  title: { flexGrow: 1, flexShrink: 1, minWidth: '62%' },
  turn: { flexGrow: 1, flexShrink: 1, flexBasis: '45%' },
  continue: { minHeight: 40, borderRadius: 10, paddingHorizontal: SPACE.medium, marginLeft: 'auto' },
  corner: { position: 'absolute', right: 0, top: 0 },
  delete: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
  frame: {
    borderWidth: RIM,
    borderColor: '#B98A36',
    borderRadius: 6,
    overflow: 'hidden',
    backgroundColor: '#0C0704',
    pointerEvents: 'none',
  },
});
