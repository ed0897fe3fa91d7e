import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { announce } from '@/components/kit/announce';
import { Button, IconButton } from '@/components/kit/button';
import { Parchment } from '@/components/kit/parchment';
import { SPACE } from '@/components/kit/tokens';
import { Body, Heading, Label } from '@/components/kit/type';
import { useToast } from '@/components/kit/toast';
import { useWidthClass } from '@/components/kit/use-width-class';
import { Flame } from '@/components/shell-art/flame';
import { useWords, type Say } from '@/components/words/use-words';
import type { Options } from '@/engine/core/game';
import { AddSeat } from './add-seat';
import { completed } from './chosen-options';
import { GamePicker } from './game-picker';
import { OptionsPanel } from './options-panel';
import { useDragging } from './reorder';
import { Screen } from './screen';
import { WhoBegins } from './who-begins';
import { SeatRow } from './seat-row';
import { SeatSheet } from './seat-sheet';
import {
  inLotOrder,
  seatsProblem,
  withBot,
  withChange,
  withMoved,
  withNewName,
  withoutSeat,
  withPerson,
  type NewGame,
  type RosterEntry,
  type SeatDraft,
} from './seats';
import { firstSaid, planSaid, problemSaid } from './setup-words';
import type { GameToSetUp } from './shelf-game';
import { SmallButton } from './small-button';

interface NewGameScreenProps {
  readonly games: readonly GameToSetUp[];
  /** The game that was asked for; by default the first that can be played. */
  readonly game?: string | undefined;
  readonly roster: readonly RosterEntry[];
  /** Who sits at first and by which options, such as those who played last; by default nobody. */
  readonly propose?: (gameId: string) => Pick<NewGame, 'seats' | 'options'>;
  readonly random?: () => number;
  /** The key of the seat whose person had least in the last game of them all; null if nobody is known to. */
  readonly leastOf?: (gameId: string, seats: readonly SeatDraft[]) => string | null;
  readonly onBack: () => void;
  readonly onRulebook: (gameId: string) => void;
  readonly onLesson?: (gameId: string) => void;
  /** People without a roster id who are no guests are new: they are to be put on the roster. */
  readonly onStart: (setup: NewGame) => void;
}

const WIDE = 1060;
const nobody = () => null;
const NOTHING_PROPOSED = { seats: [], options: {} };
const nothingProposed = () => NOTHING_PROPOSED;

/** Who plays what: the game, the seats in order, the options, and what will happen. */
export function NewGameScreen(props: NewGameScreenProps) {
  const { games, roster, random = Math.random, onBack, onRulebook, onLesson, onStart } = props;
  const { leastOf = nobody, propose = nothingProposed } = props;
  const { t } = useWords();
  const { widthClass } = useWidthClass();
  const [gameId, setGameId] = useState(() => firstChoice(games, props.game));
  const [own, setSeats] = useState<readonly SeatDraft[] | null>(null);
  const [ownOptions, setChosen] = useState<Options | null>(null);
  const [starter, setStarter] = useState<string | null>(null);
  const game = games.find(({ id }) => id === gameId);
  if (!game?.setUp) return null;

  const { begins } = game.setUp;
  const proposed = propose(game.id);
  const seats = own ?? proposed.seats;
  const chosen = ownOptions ?? proposed.options;
  const options = completed(game.setUp.options, chosen);
  const first = begins === undefined ? -1 : seats.findIndex(({ key }) => key === starter);
  const problem = seatsProblem(seats, game.seats);
  const reason = problem ? problemSaid(t, problem) : undefined;
  const draw = () => {
    const drawn = inLotOrder(seats, random);
    setSeats(drawn);
    announce(t('newGame.lotsDrawn', { names: drawn.map(({ name }) => name).join(', ') }));
  };
  const isWide = widthClass === 'wide';
  return (
    <Screen
      title={t('newGame.title')}
      onBack={onBack}
      width={isWide ? WIDE : 680}
      aside={<IconButton icon="book" label={t('home.rulebook')} onPress={() => onRulebook(game.id)} />}
      footer={
        <Button
          size="large"
          label={t('newGame.start')}
          note={reason ?? planSaid(t, seats, begins === undefined ? null : firstSaid(t, seats[first]))}
          reason={reason}
          onPress={() => onStart({ game: game.id, options, seats, first: first < 0 ? null : first })}
        >
          <Flame />
        </Button>
      }
    >
      <GamePicker label={t('newGame.pick')} games={games} chosen={gameId} onChoose={setGameId} />
      {game.setUp.hasLesson && onLesson ? (
        <SmallButton
          label={t('lesson.learn', { title: game.title })}
          onPress={() => onLesson(game.id)}
          style={styles.lesson}
        />
      ) : null}
      <View style={isWide ? styles.beside : styles.below}>
        <Seats
          game={game}
          seats={seats}
          roster={roster}
          onChange={setSeats}
          onDraw={draw}
          isBeside={isWide}
        />
        <View style={isWide ? styles.half : null}>
          <OptionsPanel
            title={game.title}
            {...game.setUp}
            chosen={options}
            onChange={setChosen}
            handOver={handOverSaid(t, seats, game.setUp.hasSecrets)}
            starter={
              begins === undefined ? null : (
                <WhoBegins
                  {...game.setUp}
                  begins={begins}
                  seats={seats}
                  least={leastOf(game.id, seats)}
                  starter={seats[first]?.key ?? null}
                  onChoose={setStarter}
                />
              )
            }
          />
        </View>
      </View>
    </Screen>
  );
}

interface SeatsProps {
  readonly game: GameToSetUp;
  readonly seats: readonly SeatDraft[];
  readonly roster: readonly RosterEntry[];
  readonly onChange: (seats: readonly SeatDraft[]) => void;
  readonly onDraw: () => void;
  readonly isBeside: boolean;
}

function Seats({ game, seats, roster, onChange, onDraw, isBeside }: SeatsProps) {
  const { t } = useWords();
  const { show } = useToast();
  const [edited, setEdited] = useState<string | null>(null);
  const dragging = useDragging(seats.map(({ key }) => key).join());
  const editedIndex = seats.findIndex(({ key }) => key === edited);
  const free = roster.filter(({ id }) => !seats.some(({ rosterId }) => rosterId === id));
  const change = (key: string) => (changed: Partial<SeatDraft>) => onChange(withChange(seats, key, changed));
  const move = (key: string) => (to: number) => {
    const moved = withMoved(seats, key, to);
    onChange(moved);
    const seat = moved.findIndex((one) => one.key === key);
    announce(t('newGame.moved', { name: moved[seat]?.name ?? '', seat: seat + 1 }));
  };
  const remove = (key: string) => () => {
    const name = seats.find((one) => one.key === key)?.name ?? '';
    setEdited(null);
    onChange(withoutSeat(seats, key));
    show({
      kind: 'news',
      words: t('newGame.removed', { name }),
      action: { label: t('common.undo'), onPress: () => onChange(seats) },
    });
  };
  const { min, max } = game.seats;
  return (
    <Parchment style={[styles.seats, isBeside ? styles.half : null]}>
      <View style={styles.head}>
        <View style={styles.grow}>
          <Heading>{t('newGame.seats')}</Heading>
          <Label tone="second">{t('newGame.seatsAllowed', { min, max })}</Label>
        </View>
        {seats.length > 1 ? <SmallButton icon="dice" label={t('newGame.drawLots')} onPress={onDraw} /> : null}
      </View>
      {seats.length === 0 ? (
        <Body tone="second" style={styles.empty}>
          {t('newGame.empty')}
        </Body>
      ) : null}
      <View>
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
            seat={seat}
            dragging={dragging}
            index={index}
            count={seats.length}
            onChange={change(seat.key)}
            onMove={move(seat.key)}
            onEdit={() => setEdited(seat.key)}
            onRemove={remove(seat.key)}
          />
        ))}
      </View>
      <AddSeat
        free={free}
        isFull={seats.length >= max}
        onPerson={(person) => onChange(withPerson(seats, person))}
        onName={(name) => onChange(withNewName(seats, name))}
        onBot={() => onChange(withBot(seats, t('people.botNames', { returnObjects: true })))}
      />
      <SeatSheet
        seat={seats[editedIndex] ?? null}
        index={editedIndex}
        count={seats.length}
        onChange={change(edited ?? '')}
        onMove={move(edited ?? '')}
        onRemove={remove(edited ?? '')}
        onClose={() => setEdited(null)}
      />
    </Parchment>
  );
}

function firstChoice(games: readonly GameToSetUp[], wanted: string | undefined): string {
  return (games.find(({ id }) => id === wanted) ?? games[0])?.id ?? '';
}

function handOverSaid(t: Say, seats: readonly SeatDraft[], hasSecrets: boolean): string {
  const people = seats.filter(({ bot }) => bot === null).length;
  if (!hasSecrets) return t('newGame.nothingHidden');
  if (people === 1 && seats.length > 1) return t('newGame.noCurtain');
  return people === 0 && seats.length > 0 ? t('newGame.noPeople') : t('newGame.curtain');
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.small,
    paddingBottom: SPACE.small,
  },
  grow: { flexGrow: 1, flexShrink: 1 },
  lesson: { alignSelf: 'center', marginVertical: -SPACE.tiny },
  seats: { paddingHorizontal: SPACE.medium },
  empty: { paddingBottom: SPACE.medium },
  below: { gap: SPACE.large },
  beside: { flexDirection: 'row', gap: SPACE.large, alignItems: 'flex-start' },
  half: { flex: 1 },
});
