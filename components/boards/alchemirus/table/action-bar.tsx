import { StyleSheet, View } from 'react-native';

import { Beacon, KeptClear } from '@/components/kit/beacon';
import { Button } from '@/components/kit/button';
import { ThumbSide } from '@/components/kit/shell/thumb-side';
import { useToast } from '@/components/kit/toast';
import { Body } from '@/components/kit/type';

import { actionOn } from '@/engine/games/alchemirus/queries/ring';

import { FieldIcon } from '../art/small-pieces';
import { primaryText, secondaryText } from '../words/button-text';
import { playerOf } from '../seats';
import { isAsked } from '../touch/situation';
import { GAP } from '../layout';
import { useSetting, useMatch } from '../table';

/** Under the thumb: what would be done now and all that comes of it, and how to leave it. */
export function ActionBar() {
  const { view, moves, layout, isLeftHanded, atThumb, caption, isReplay } = useSetting();
  if (caption !== null || isReplay) return <Caption words={caption ?? ''} />;
  // Whoever holds the device is not told that he is thinking while he cannot answer.
  if (moves.length === 0 && view.asked?.seat === view.viewer) return <Caption words="" />;
  if (layout.isTight || layout.isLargeText) return <TwoRows />;
  return (
    <ThumbSide atThumb={atThumb} isLeftHanded={isLeftHanded}>
      <View style={[styles.bar, isLeftHanded ? styles.mirrored : styles.row]}>
        <SecondaryButton />
        <PrimaryButton />
        <KeptClear />
      </View>
    </ThumbSide>
  );
}

/** Where there is little room, how to leave it lies with what one wants at every turn, above the first button. */
function TwoRows() {
  const { speech, situation, layout } = useMatch();
  const { atThumb, isLeftHanded } = useSetting();
  if (!secondaryText(speech, situation) && !layout.isLargeText) {
    return (
      <ThumbSide atThumb={atThumb} isLeftHanded={isLeftHanded}>
        <View style={[styles.bar, styles.row]}>
          <PrimaryButton />
          <KeptClear />
        </View>
      </ThumbSide>
    );
  }
  return (
    <View style={[styles.bar, styles.stacked]}>
      <PrimaryButton />
      <ThumbSide atThumb={atThumb} isLeftHanded={isLeftHanded}>
        <SecondaryButton />
      </ThumbSide>
      <KeptClear />
    </View>
  );
}

/** While something is shown there is nothing to press: what happens is told instead. */
function Caption({ words }: { readonly words: string }) {
  return (
    <View style={styles.caption}>
      <Body isItalic align="center" numberOfLines={3} maxScale={1.5}>
        {words}
      </Body>
    </View>
  );
}

/** So many letters leave room for a sign, beside another button or alone. */
const LONG = { beside: 14, alone: 22 } as const;

function PrimaryButton() {
  const { speech, situation, layout, pointer, touch } = useMatch();
  const { show } = useToast();
  const { label, note, isDull } = primaryText(speech, situation);
  const isOwn = isAsked(situation);
  const isPanes = layout.arrangement === 'panes';
  const hasSecond = secondaryText(speech, situation) !== null;
  const isStacked = layout.isLargeText || (layout.isTight && hasSecond);
  const most = hasSecond ? LONG.beside : LONG.alone;
  const hasSign = !isDull && !layout.isTight && (isPanes || label.length <= most);
  const press = () => touch({ type: 'confirm' });
  return (
    <Button
      label={label}
      note={note ?? undefined}
      reason={isDull ? label : undefined}
      onPress={press}
      onRefused={() => (isOwn ? press() : show({ words: label, kind: 'news' }))}
      size={isPanes ? 'large' : 'medium'}
      style={[styles.primary, isStacked ? styles.whole : null]}
      testID="primary"
    >
      {hasSign ? <Sign /> : null}
      <Beacon isOn={pointer?.type === 'confirm'} radius={13} />
    </Button>
  );
}

/** The sign of the field that it is about. */
function Sign() {
  const { view, near, situation, layout } = useMatch();
  const field = situation.draft.field ?? playerOf(view, near).field;
  const isDrawing = view.asked?.what.type === 'draw';
  if (field === null || isDrawing) return null;
  return (
    <View style={styles.sign}>
      <FieldIcon action={actionOn(field)} size={layout.arrangement === 'panes' ? 38 : 30} />
    </View>
  );
}

function SecondaryButton() {
  const { speech, situation, layout, pointer, touch } = useMatch();
  const secondary = secondaryText(speech, situation);
  if (!secondary) return null;
  return (
    <Button
      kind="walnut"
      size="small"
      label={secondary.label}
      spoken={secondary.spoken}
      onPress={() => touch({ type: secondary.spot })}
      style={layout.isTight || layout.isLargeText ? null : styles.secondary}
      testID="secondary"
    >
      <Beacon isOn={pointer?.type === secondary.spot} radius={11} />
    </Button>
  );
}

const styles = StyleSheet.create({
  bar: { gap: GAP + 2, alignItems: 'stretch', paddingVertical: 4, minHeight: 58 },
  row: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  stacked: { flexDirection: 'column-reverse' },
  caption: { minHeight: 58, justifyContent: 'center' },
  primary: { flex: 1, paddingHorizontal: 10, paddingVertical: 5 },
  whole: { flex: 0, flexBasis: 'auto' },
  secondary: { flexShrink: 0, maxWidth: '36%' },
  sign: { position: 'absolute', left: 10 },
});
