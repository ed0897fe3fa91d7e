import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon, KeptClear } from '@/components/kit/beacon';
import { Button, IconButton } from '@/components/kit/button';
import { Body } from '@/components/kit/type';

import { IngredientSign } from '../art/ingredient-sign';
import { primaryText, shortMove } from '../words/button-text';
import { isWaste, primary, secondary, type Primary, type Selection } from '../touch/intent';
import { moveLabel } from '../words/labels';
import { GAP } from '../layout';
import { useSetting, useMatch } from '../table';

export interface ActionBarProps {
  readonly onMoves: () => void;
  readonly onReveal: () => void;
}

/** Under the thumb: what would be done now and what it costs, and the end of the turn. */
export function ActionBar({ onMoves, onReveal }: ActionBarProps) {
  const { moves, layout, isLeftHanded, caption, isHolderAsked } = useSetting();
  if (caption !== null) return <Caption words={caption} />;
  // Whoever holds the device is not told that he is thinking while he cannot answer.
  if (moves.length === 0 && isHolderAsked) return <Caption words="" />;
  const isStacked = layout.arrangement === 'panes' || layout.isLargeText;
  const row = isLeftHanded ? styles.mirrored : styles.row;
  if (!isStacked) {
    return (
      <View style={[styles.bar, row]}>
        <PrimaryButton onReveal={onReveal} />
        <SecondaryButton />
        <MovesButton onMoves={onMoves} />
        <KeptClear />
      </View>
    );
  }
  return (
    <View style={styles.bar}>
      <PrimaryButton onReveal={onReveal} />
      <View style={[styles.pair, row]}>
        <SecondaryButton />
        <MovesButton onMoves={onMoves} />
      </View>
      <KeptClear />
    </View>
  );
}

/** While something is shown there is nothing to press: what happens is told instead. */
function Caption({ words }: { readonly words: string }) {
  return (
    <View style={styles.caption}>
      <Body isItalic align="center" numberOfLines={3}>
        {words}
      </Body>
    </View>
  );
}

function MovesButton({ onMoves }: Pick<ActionBarProps, 'onMoves'>) {
  const { moves, speech } = useSetting();
  if (moves.length === 0) return null;
  return <IconButton icon="log" label={speech.words.moves} onPress={onMoves} size={48} />;
}

/** Longer ones would break the line beside the symbols; the taken-up tile says the rest. */
const LONG_LABEL = 14;

function PrimaryButton({ onReveal }: { readonly onReveal: () => void }) {
  const { situation, speech, layout, play, refuse, pointer } = useMatch();
  const button = primary(situation);
  const { label, spoken, symbols } = primaryText(speech, situation, button);
  const isTall = layout.arrangement === 'panes';
  const isStacked = isTall || layout.isLargeText;
  const isPlay = button.type === 'move' && button.move.type === 'play';
  const isShort = isPlay && !layout.isRoomy && (layout.isTight || label.length > LONG_LABEL);
  const press = () => {
    if (button.type === 'move') play(button.move);
    if (button.type === 'refused') refuse(button.move);
    if (button.type === 'reveal') onReveal();
  };
  return (
    <Button
      label={isShort ? speech.words.playShort : label}
      spoken={spoken}
      reason={isReady(button) ? undefined : spoken}
      onPress={press}
      onRefused={press}
      size={isTall ? 'large' : symbols.length > 0 || layout.isTight ? 'small' : 'medium'}
      style={[styles.primary, isStacked ? styles.stacked : null]}
      testID="primary"
    >
      {symbols.length > 0 ? (
        <View style={styles.symbols}>
          {symbols.map((symbol, index) => (
            <IngredientSign key={index} ingredient={symbol} size={symbols.length > 3 ? 17 : 21} />
          ))}
        </View>
      ) : null}
      <Beacon isOn={pointer?.type === 'primary'} radius={13} />
    </Button>
  );
}

function isReady(button: Primary): boolean {
  return button.type === 'move' || button.type === 'reveal';
}

function SecondaryButton() {
  const { situation, speech, layout, play, pointer } = useMatch();
  const { selection } = situation;
  const [asked, setAsked] = useState<Selection | null>(null);
  const move = secondary(situation);
  if (!move) return null;
  const isDoubtful = isWaste(situation, move);
  const isAsked = isDoubtful && asked === selection;
  return (
    <Button
      kind="walnut"
      size={layout.isTight ? 'small' : 'medium'}
      label={isAsked ? speech.words.turnDownSurely : shortMove(speech, move)}
      spoken={isAsked ? speech.words.turnDownSurely : moveLabel(speech, move)}
      onPress={() => (isDoubtful && !isAsked ? setAsked(selection) : play(move))}
      style={styles.secondary}
      testID="secondary"
    >
      <Beacon isOn={pointer?.type === 'secondary'} radius={13} />
    </Button>
  );
}

const styles = StyleSheet.create({
  bar: { gap: GAP, alignItems: 'stretch', paddingVertical: 6 },
  row: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  caption: { minHeight: 62, justifyContent: 'center' },
  pair: { gap: GAP, alignItems: 'stretch' },
  primary: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 140,
    flexWrap: 'wrap',
    alignContent: 'center',
    paddingHorizontal: 10,
  },
  stacked: { flexBasis: 'auto', flexGrow: 0 },
  secondary: { flexGrow: 1, flexShrink: 1, paddingHorizontal: 12 },
  symbols: { flexDirection: 'row', gap: 2, flexShrink: 0 },
});
