import { StyleSheet, View } from 'react-native';

import type { HoldingProps, Person } from '@/components/kit/board';
import { useSpeech } from '@/components/kit/speech';
import { Label } from '@/components/kit/type';
import { COLOURS } from '@/engine/core/guise';
import { explained } from '@/engine/core/wording';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import type { Mission } from '@/engine/games/materia-prima/data';
import type { MateriaPrima } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { FormulaPicture } from './pieces/formula-face';
import { MissionFace } from './pieces/mission-face';
import { SHOWING } from './scenes/use-stage';
import { nearPlayer } from './touch/situation';
import { formulaLabel } from './words/labels';

const GAP = 10;
const MOST = { card: 190, mission: 250 } as const;
/** Side by side, where cards can still be read. */
const BROAD = 560;

const NOBODY: readonly Person[] = [];

/** The mission that is kept; before that, both of which one will be. */
function missionsOf(view: MateriaPrimaView): readonly Mission[] {
  const { mission } = nearPlayer(view);
  return mission === null ? view.missionsDealt : [mission];
}

/** What a seat keeps to itself: its mission, and the formulas of its hand with those that Research shows it. */
export function MateriaPrimaHolding({ view, language, width }: HoldingProps<MateriaPrima>) {
  const speech = useSpeech(SHOWING.texts, SHOWING.words, language, NOBODY);
  const { text, words } = speech;
  if (view.viewer === 'public') return null;
  const colour = COLOURS[view.viewer] ?? 'sky';
  const missions = missionsOf(view);
  const formulas: readonly FormulaId[] = [...view.hand, ...view.shown];
  const columns = Math.min(Math.max(2, formulas.length), width < BROAD ? 3 : 6);
  const card = Math.min(MOST.card, Math.floor((width - (columns - 1) * GAP) / columns));
  const mission = Math.min(MOST.mission, Math.floor((width - GAP) / Math.max(1.5, missions.length)));
  return (
    <View style={[styles.whole, { width }]}>
      <View style={styles.row}>
        {missions.map((one) => (
          <View
            key={one}
            accessible
            role="img"
            aria-label={explained(language, text.missions[one], text.tasks[one])}
          >
            <MissionFace speech={speech} mission={one} width={mission} />
          </View>
        ))}
      </View>
      {formulas.length === 0 ? <Label tone="second">{words.sheets.noFormulas}</Label> : null}
      <View style={styles.row}>
        {formulas.map((formula) => (
          <View key={formula} accessible role="img" aria-label={formulaLabel(speech, formula)}>
            <FormulaPicture speech={speech} formula={formula} width={card} colour={colour} />
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: GAP, alignItems: 'center' },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: GAP },
});
