import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Medallion } from '@/components/kit/medallion';
import { Sheet } from '@/components/kit/sheet';
import { SPACE } from '@/components/kit/tokens';
import { Body, Label } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import { Flame } from '@/components/shell-art/flame';
import { useWords } from '@/components/words/use-words';
import { characterSaid, personOf } from './characters';
import { seatsProblem, type NewGame, type SeatDraft } from './seats';
import { firstSaid, planSaid, problemSaid } from './setup-words';
import type { GameToSetUp } from './shelf-game';
import { SmallButton } from './small-button';

export interface PlayNowWays {
  /** Begins as it is proposed. */
  readonly onPlay: (setup: NewGame) => void;
  /** Everything else that can be set. */
  readonly onNewGame: (gameId: string) => void;
  readonly onRulebook: (gameId: string) => void;
  readonly onLesson: (gameId: string) => void;
}

interface PlayNowProps extends PlayNowWays {
  readonly isOpen: boolean;
  readonly game: GameToSetUp;
  readonly setup: NewGame;
  readonly onClose: () => void;
}

/** What a seat takes across, for letters of the usual size. */
const LEAST_SEAT = 150;

/** A game taken from the cabinet: those who are likely to play sit there already, and one more touch begins. */
export function PlayNow({ isOpen, game, setup, onClose, ...ways }: PlayNowProps) {
  const { t } = useWords();
  const { seats } = setup;
  const problem = seatsProblem(seats, game.seats);
  const reason = problem ? problemSaid(t, problem) : undefined;
  const go = (way: (gameId: string) => void) => () => {
    onClose();
    way(game.id);
  };
  const begin = () => {
    onClose();
    ways.onPlay(setup);
  };
  const first = game.setUp?.begins === undefined ? null : firstSaid(t, undefined);
  return (
    <Sheet
      isOpen={isOpen}
      title={game.title}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button
          size="large"
          label={t('playNow.play')}
          note={reason ?? planSaid(t, seats, first)}
          reason={reason}
          onPress={begin}
        >
          <Flame />
        </Button>
      }
    >
      <View role="list" aria-label={t('newGame.seats')} style={styles.seats}>
        {seats.map((seat) => (
          <Seat key={seat.key} seat={seat} />
        ))}
      </View>
      <View style={styles.ways}>
        <SmallButton
          icon="people"
          label={t('playNow.change')}
          onPress={go(ways.onNewGame)}
          style={styles.way}
        />
        <SmallButton
          icon="book"
          label={t('home.rulebook')}
          onPress={go(ways.onRulebook)}
          style={styles.way}
        />
        {game.setUp?.hasLesson ? (
          <SmallButton
            icon="hint"
            label={t('playNow.lesson')}
            spoken={t('lesson.learn', { title: game.title })}
            onPress={go(ways.onLesson)}
            style={styles.way}
          />
        ) : null}
      </View>
    </Sheet>
  );
}

function Seat({ seat }: { readonly seat: SeatDraft }) {
  const { t } = useWords();
  const isNameless = seat.isGuest && seat.name === t('lesson.apprentice');
  const who = t(isNameless ? 'playNow.you' : 'people.person');
  const said = characterSaid(t, seat) ?? who;
  const across = LEAST_SEAT * useTextScale();
  return (
    <View
      role="listitem"
      accessible
      aria-label={`${seat.name}, ${said}`}
      style={[styles.seat, { flexBasis: across }]}
    >
      <Medallion person={personOf(t, seat)} size={44} />
      <View style={styles.names}>
        <Body isBold size={18}>
          {seat.name}
        </Body>
        <Label tone="second" size={14}>
          {said}
        </Label>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  seats: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.large, rowGap: SPACE.small },
  seat: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, flexGrow: 1, maxWidth: '100%' },
  names: { flexShrink: 1 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  way: { flexGrow: 1 },
});
