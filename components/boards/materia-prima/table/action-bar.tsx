import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Button } from '@/components/kit/button';
import { useTheme } from '@/components/kit/theme';
import { COLOURS_OF, ON_BRASS } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Label } from '@/components/kit/type';

import type { IconName } from '../art/names';
import { BrassPlate } from '../art/panels';
import { EngravedSign, IconSign } from '../art/small-pieces';
import { actionsLeft, deedsOf, deedText, primaryLabel, type DeedText } from '../words/button-text';
import { pointsAt } from '../touch/hint';
import { questionLabel } from '../words/labels';
import { GAP, PAD } from '../layout';
import { chosenFigure } from '../touch/reach';
import { isAskedFor, type Deed } from '../touch/situation';
import { usePointing, useSetting } from '../table';

const ICON: Readonly<Record<Deed, IconName>> = {
  move: 'move',
  extract: 'pick',
  drop: 'drop',
  attack: 'sword',
  tower: 'flask',
  equip: 'bag',
  city: 'book',
  endTurn: 'hour',
};

/** Under the thumb: what the chosen figure can do, and what would come of it. */
export function ActionBar() {
  const { view, caption, isReplay, isFaceDown, asked, speech } = useSetting();
  const { situation } = usePointing();
  if (caption !== null || isReplay) return <Caption words={caption ?? ''} />;
  const primary = primaryLabel(speech, situation);
  if (isFaceDown) return <PickUp />;
  if (isAskedFor(situation, 'place') && situation.draft.hex === null) {
    return <Caption words={speech.words.table.chooseHex} />;
  }
  if (primary !== null) return <Primary label={primary} />;
  if (situation.draft.isEnding) return <Ending />;
  if (situation.moves.length > 0) return <Deeds />;
  const { table } = speech.words;
  if (!asked) return <Caption words={table.over} />;
  // Whoever holds the device is not told that he is thinking while his own move is still being carried out.
  return <Caption words={asked.seat === view.viewer ? '' : table.waiting(speech.who(asked.seat))} />;
}

/** While something is shown there is nothing to press: what happens is told instead. */
function Caption({ words }: { readonly words: string }) {
  const { layout } = useSetting();
  return (
    <View style={[styles.caption, { minHeight: layout.deed.height }]}>
      <Body isItalic align="center" numberOfLines={3} maxScale={1.5}>
        {words}
      </Body>
    </View>
  );
}

/** Others have just been looking: what one keeps to oneself lies face down. */
function PickUp() {
  const { pickUp, layout, speech } = useSetting();
  return (
    <View style={[styles.primary, { minHeight: layout.deed.height }]}>
      <Button label={speech.words.pickUp} onPress={pickUp} testID="pick-up" />
    </View>
  );
}

/** One thing is asked: where the tower is to stand, or what was closed before it was answered. */
function Primary({ label }: { readonly label: string }) {
  const { touch, open, layout, speech } = useSetting();
  const { situation, pointer } = usePointing();
  const isPlacing = isAskedFor(situation, 'place');
  const question = isPlacing ? undefined : (questionLabel(speech, situation.view) ?? undefined);
  const press = () => (isPlacing ? touch({ type: 'deed', deed: 'move' }) : open({ type: 'question' }));
  const isPointed = pointsAt(
    pointer,
    isPlacing ? { type: 'deed', deed: 'move' } : { type: 'opener', opens: 'question' },
  );
  return (
    <View style={[styles.primary, { minHeight: layout.deed.height }]}>
      <Button label={label} note={question} onPress={press} testID="primary">
        <Beacon isOn={isPointed} radius={13} />
      </Button>
    </View>
  );
}

/** Somebody could still act: the turn is ended by a second touch, or goes on. */
function Ending() {
  const { touch, layout, speech, isLeftHanded } = useSetting();
  const { situation, pointer } = usePointing();
  const { table } = speech.words;
  return (
    <View style={[styles.ending, { minHeight: layout.deed.height }, isLeftHanded ? styles.mirrored : null]}>
      <Button
        kind="walnut"
        size="small"
        label={table.playOn}
        onPress={() => touch({ type: 'back' })}
        style={styles.half}
        testID="play-on"
      />
      <Button
        size="small"
        label={table.endTurnSaid}
        note={table.lapsing(actionsLeft(situation))}
        onPress={() => touch({ type: 'deed', deed: 'endTurn' })}
        style={styles.half}
        testID="end-turn"
      >
        <Beacon isOn={pointsAt(pointer, { type: 'deed', deed: 'endTurn' })} radius={11} />
      </Button>
    </View>
  );
}

function Deeds() {
  const { speech, layout, isLeftHanded } = useSetting();
  const { situation } = usePointing();
  const deeds = deedsOf(situation);
  const figure = chosenFigure(situation);
  const inner = layout.stack.width - 2 * PAD;
  const perRow = layout.isLargeText ? 3 : deeds.length;
  const width = Math.floor((inner - (perRow - 1) * GAP) / perRow);
  return (
    <View
      role="group"
      aria-label={figure ? speech.words.table.deedsOf(speech.text.theFigure(figure.id)) : undefined}
      style={[styles.row, isLeftHanded ? styles.mirrored : null]}
    >
      {deeds.map((deed) => (
        <DeedButton key={deed} {...deedText(speech, situation, deed)} width={Math.min(width, 132)} />
      ))}
    </View>
  );
}

interface DeedButtonProps extends DeedText {
  readonly width: number;
}

const DeedButton = memo(function DeedButton(props: DeedButtonProps) {
  const { deed, label, note, spoken, reason = spoken, isPossible, isOn, width } = props;
  const { touch, layout } = useSetting();
  const { pointer } = usePointing();
  const { scheme } = useTheme();
  const { height } = layout.deed;
  const press = () => touch({ type: 'deed', deed });
  return (
    <Touch
      label={spoken}
      {...(isPossible ? {} : { reason, onRefused: press })}
      isSelected={deed === 'move' ? isOn : undefined}
      onPress={press}
      testID={deed === 'endTurn' ? 'end-turn' : `act-${deed}`}
    >
      <BrassPlate
        width={width}
        height={height}
        state={!isPossible ? 'dim' : isOn ? 'on' : 'rest'}
        theme={scheme}
        style={styles.face}
      >
        <Face deed={deed} label={label} note={note} isPossible={isPossible} />
      </BrassPlate>
      <Beacon isOn={pointsAt(pointer, { type: 'deed', deed })} radius={9} />
    </Touch>
  );
});

function Face({ deed, label, note, isPossible }: Pick<DeedText, 'deed' | 'label' | 'note' | 'isPossible'>) {
  const { scheme } = useTheme();
  const ink = isPossible ? ON_BRASS : COLOURS_OF[scheme].onDullBrass;
  return (
    <>
      {isPossible ? (
        <EngravedSign name={ICON[deed]} size={24} />
      ) : (
        <IconSign name={ICON[deed]} size={24} colour={ink} />
      )}
      <Label isBold size={13.5} maxScale={1.5} numberOfLines={1} style={{ color: ink }}>
        {label}
      </Label>
      <Label size={11} maxScale={1.5} numberOfLines={1} style={{ color: ink }}>
        {note}
      </Label>
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: GAP, paddingHorizontal: PAD },
  mirrored: { flexDirection: 'row-reverse' },
  ending: { flexDirection: 'row', alignItems: 'stretch', gap: GAP, paddingHorizontal: PAD },
  half: { flex: 1 },
  caption: { justifyContent: 'center', paddingHorizontal: 16 },
  primary: { justifyContent: 'center', paddingHorizontal: PAD },
  face: { alignItems: 'center', justifyContent: 'center', paddingHorizontal: 2 },
});
