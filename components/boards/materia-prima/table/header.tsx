import { StyleSheet, View } from 'react-native';

import { Spoken } from '@/components/kit/beacon';
import { useAnchor } from '@/components/kit/stage/anchors';
import { InReach } from '@/components/kit/stage/skip-area';
import { useInks } from '@/components/kit/theme';
import { TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Heading, Label, Numeral } from '@/components/kit/type';
import { FORMULA_LEVEL } from '@/engine/games/materia-prima/cards';

import { IconSign, Sigil, StoneSoFar } from '../art/small-pieces';
import { playerLabel, questionLabel } from '../words/labels';
import { NARROW, PAD } from '../layout';
import { seatAt } from '../scenes/places';
import { chosenFigure } from '../touch/reach';
import { playerOf } from '../touch/situation';
import { usePerson, usePointing, useSetting } from '../table';

/** Which round it is, who is to act, and the buttons of the screen. */
export function Header() {
  const { layout, near, actions } = useSetting();
  const { colour } = usePerson(near);
  return (
    <View style={styles.header}>
      {layout.width < NARROW ? null : <Sigil colour={colour} size={24} />}
      <Words />
      <Own />
      <InReach style={styles.actions}>{actions}</InReach>
      <Spoken of="header" />
    </View>
  );
}

function Words() {
  const { layout, view, speech } = useSetting();
  const isBig = layout.arrangement === 'panes';
  return (
    <View style={styles.words}>
      <Heading size={isBig ? 21 : layout.isTight ? 15 : 19} numberOfLines={1} maxScale={1.3}>
        {speech.words.table.round(Math.max(1, view.round))}
      </Heading>
      <Label size={13} numberOfLines={2} maxScale={1.4}>
        {useNote()}
      </Label>
    </View>
  );
}

/** Whose turn it is, and what is asked of him. */
function useNote(): string {
  const { asked, near, speech } = useSetting();
  const { situation } = usePointing();
  const { table } = speech.words;
  const figure = chosenFigure(situation);
  if (!asked) return table.over;
  const isTurn = asked.what.type === 'turn';
  if (isTurn && asked.seat === near && figure) {
    return table.toAct(speech.who(near), speech.text.theFigure(figure.id));
  }
  const question = situation.moves.length > 0 && !isTurn ? questionLabel(speech, situation.view) : null;
  return question ?? table.turnOf(speech.who(asked.seat));
}

/** What one has oneself: wisdom and the Stone; a touch tells all. */
function Own() {
  const { view, near, speech, open, layout } = useSetting();
  const { gold } = useInks();
  const anchor = useAnchor(seatAt(near));
  const { wisdom, fragments } = playerOf(view, near);
  return (
    <Touch
      label={playerLabel(speech, view, near)}
      onPress={() => open({ type: 'player', seat: near })}
      style={styles.own}
      testID={`player-${near}`}
    >
      <View ref={anchor} collapsable={false} style={styles.row}>
        <IconSign name="crown" size={17} colour={gold} />
        <Numeral size={17} tone="gold" maxScale={1.2}>
          {wisdom}
        </Numeral>
        {layout.isTight ? null : (
          <StoneSoFar levels={fragments.map((stone) => FORMULA_LEVEL[stone])} size={24} />
        )}
      </View>
    </Touch>
  );
}

const styles = StyleSheet.create({
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 7,
    paddingHorizontal: PAD,
    paddingTop: 2,
    minHeight: 52,
  },
  words: { flex: 1, minWidth: 60 },
  own: { minWidth: TARGET, minHeight: TARGET, alignItems: 'center', justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  actions: { flexDirection: 'row', gap: 6 },
});
