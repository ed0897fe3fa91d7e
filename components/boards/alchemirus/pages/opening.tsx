import { StyleSheet, View } from 'react-native';

import type { OpeningProps, Person } from '@/components/kit/board';
import { Medallion } from '@/components/kit/medallion';
import { useSpeech } from '@/components/kit/speech';
import { useTheme } from '@/components/kit/theme';
import { Body, Heading } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import type { Alchemirus } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import { NamePlate } from '../art/panels';
import { Plot } from '../art/plot';
import { SHOWING } from '../scenes/use-stage';
import { nearSeat, playerOf } from '../seats';
import type { Speech } from '../words/labels';
import { Cards } from './holding';

const NOBODY: readonly Person[] = [];
const MOST_PLOT = 130;
/** Three of them lie side by side on every phone. */
const MOST_CARD = 104;

/** What one begins with: two buildings, a hand of cards, and what the game is about. */
export function AlchemirusOpening({ view, person, language, width }: OpeningProps<Alchemirus>) {
  const speech = useSpeech(SHOWING.texts, SHOWING.words, language, NOBODY);
  const { words } = speech;
  return (
    <View style={[styles.opening, { width }]}>
      <View style={styles.row}>
        <Medallion person={person} size={44} />
        <Heading size={22} style={styles.name}>
          {words.youAre(person.name)}
        </Heading>
      </View>
      <Body align="center">{words.begins}</Body>
      <Plots view={view} seat={nearSeat(view)} speech={speech} width={width} />
      {view.hand.length > 0 ? (
        <Cards
          speech={speech}
          hand={view.hand}
          width={width}
          most={Math.min(MOST_CARD, Math.floor((width - 16) / 3))}
        />
      ) : null}
      <Body align="center">{words.goal(view.fameGoal)}</Body>
    </View>
  );
}

interface PlotsProps {
  readonly view: AlchemirusView;
  readonly seat: Seat;
  readonly speech: Speech;
  readonly width: number;
}

function Plots({ view, seat, speech, width }: PlotsProps) {
  const { scheme } = useTheme();
  const { text, words } = speech;
  const { estate } = playerOf(view, seat);
  const plot = Math.floor(Math.min(MOST_PLOT, (width - 16) / 2));
  return (
    <View style={styles.row}>
      {estate.slice(0, 2).map(({ building }, index) => (
        <View
          key={index}
          role="img"
          aria-label={words.plot(index + 1, `${text.cards[building]}, ${text.plain[building]}`)}
          style={styles.plot}
        >
          <Plot building={building} width={plot} theme={scheme} index={index} />
          <NamePlate size={13}>{text.cards[building]}</NamePlate>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  opening: { gap: 12, alignItems: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 16 },
  name: { flexShrink: 1 },
  plot: { gap: 4 },
});
