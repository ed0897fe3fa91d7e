import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Touch, type TouchAction } from '@/components/kit/touch';
import { Lettering } from '@/components/kit/type';
import { useSize } from '@/components/kit/use-size';

import { Plate } from '../art/furniture';
import { plateInk, type PlateKind } from '../art/plate-inks';

interface PlateButtonProps {
  readonly kind: PlateKind;
  /** Its full name, for those who listen. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly onPress: () => void;
  /** Moves that can be made from here at once, by those who listen. */
  readonly actions?: readonly TouchAction[] | undefined;
  readonly height: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
  readonly children: ReactNode;
}

/** A large button of metal, enamel or leather; grows with what is written on it. */
export function PlateButton(props: PlateButtonProps) {
  const { kind, label, hint, onPress, height, style, testID, children } = props;
  const [size, onLayout] = useSize();
  return (
    <Touch
      label={label}
      hint={hint}
      onPress={onPress}
      actions={props.actions}
      testID={testID}
      style={[styles.button, { minHeight: height }, style]}
    >
      <View style={styles.face} onLayout={onLayout}>
        {size ? <Plate kind={kind} width={size.width} height={size.height} /> : null}
      </View>
      {children}
    </Touch>
  );
}

interface WordButtonProps extends Omit<PlateButtonProps, 'children' | 'label'> {
  readonly words: string;
  readonly label?: string;
  readonly lettering?: number;
  /** A hint wants it to be touched. */
  readonly isPointedAt?: boolean;
}

/** A plate with one word or two. */
export function WordButton({ words, label, lettering = 19, isPointedAt = false, ...rest }: WordButtonProps) {
  return (
    <PlateButton {...rest} label={label ?? words}>
      <Lettering
        size={lettering}
        maxScale={1.6}
        align="center"
        style={[styles.words, { color: plateInk(rest.kind) }]}
      >
        {words}
      </Lettering>
      <Beacon isOn={isPointedAt} radius={12} />
    </PlateButton>
  );
}

const styles = StyleSheet.create({
  button: { justifyContent: 'center', paddingVertical: 5, paddingHorizontal: 10 },
  face: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  words: { paddingHorizontal: 4 },
});
