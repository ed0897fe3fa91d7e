import { StyleSheet, View } from 'react-native';

import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { allSeats } from '@/engine/core/seat';
import { REWARD } from '@/engine/games/alchemirus/data';
import { proceedsOfAll } from '@/engine/games/alchemirus/queries/market';
import { fameForSteps, stepsBetween } from '@/engine/games/alchemirus/queries/ring';

import { explained } from '@/engine/core/wording';
import { FamePath } from '../art/fame-path';
import { playerOf } from '../seats';
import { dueOf, type Situation } from '../touch/situation';
import { FAME_AIR } from '../layout';
import { FAME } from '../scenes/places';
import { useMatch, useScene } from '../table';

/** What a plan would bring or cost in fame. */
function fameOfPlan(situation: Situation): number {
  const { view, draft } = situation;
  const purpose = dueOf(situation)?.purpose;
  if (purpose === 'gifts' || purpose === 'gloria') return REWARD[purpose];
  if (draft.sales.length > 0) return proceedsOfAll(draft.sales).fame;
  const from = view.asked ? playerOf(view, view.asked.seat).field : null;
  return draft.field === null || from === null ? 0 : -fameForSteps(stepsBetween(from, draft.field));
}

/** Fame as a rising path, with what a plan would bring. */
export function Fame({ width }: { readonly width: number }) {
  const { view, near, people, speech, situation } = useMatch();
  const { scheme } = useTheme();
  const anchor = useAnchor(FAME);
  const { words, who } = speech;
  const seats = allSeats(view.players.length);
  const told = seats.map((seat) => `${who(seat)} ${words.fame(playerOf(view, seat).fame)}`).join(', ');
  const climber = useScene()?.cues.find((cue) => cue.type === 'climb')?.seat;
  const more = fameOfPlan(situation);
  return (
    <View
      role="img"
      aria-label={explained(speech.language, words.famePath(view.fameGoal), told)}
      style={styles.path}
    >
      <FamePath
        anchor={anchor}
        width={width}
        goal={view.fameGoal}
        theme={scheme}
        standings={seats
          .filter((seat) => seat !== climber)
          .map((seat) => ({
            seat,
            colour: people[seat]?.colour ?? 'orange',
            fame: Math.max(0, playerOf(view, seat).fame),
          }))}
        planned={more === 0 ? null : { seat: near, fame: playerOf(view, near).fame + more }}
      />
    </View>
  );
}

const styles = StyleSheet.create({ path: { alignItems: 'center', marginVertical: -FAME_AIR } });
