import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Icon, type IconName } from './icon';
import { Paint, painted, UNDER } from './paint';
import { OnSurface, useTheme } from './theme';
import { useToast } from './toast';
import { BRASS, BRASS_FACE, ON_BRASS, RADIUS, SPACE, TARGET, type Scheme } from './tokens';
import { Touch, type TouchAction } from './touch';
import { Label, Lettering } from './type';

type ButtonKind = 'brass' | 'walnut';

interface FaceProps {
  readonly kind: ButtonKind;
  readonly radius: number;
  readonly isDull: boolean;
}

/** Brass with an engraved line, or wood with a brass rim. */
function Face({ kind, radius, isDull }: FaceProps) {
  const { materials, colours } = useTheme();
  if (kind === 'walnut') {
    return (
      <>
        <View
          style={[
            styles.face,
            { borderRadius: radius, borderColor: colours.edge },
            painted(isDull ? materials.dullBrass : BRASS),
          ]}
        />
        <Paint gradient={materials.walnut} radius={radius - 4} inset={4} />
      </>
    );
  }
  return (
    <>
      <View
        style={[
          styles.face,
          styles.brassEdge,
          { borderRadius: radius },
          painted(isDull ? materials.dullBrass : BRASS_FACE),
        ]}
      />
      <View style={[styles.engraving, { borderRadius: radius - 4 }]} />
      <View style={[styles.shine, { left: radius, right: radius, opacity: isDull ? 0.3 : 0.9 }]} />
    </>
  );
}

function lip(kind: ButtonKind, scheme: Scheme, shadow: string): string {
  const side = kind === 'brass' ? '#3F270A' : scheme === 'light' ? '#A07C48' : '#1C1008';
  return `0px 3px 0px ${side}, 1px 6px 2px ${shadow}`;
}

function useInk(kind: ButtonKind, isDull: boolean): string {
  const { colours, scheme } = useTheme();
  if (kind === 'brass') return isDull ? colours.onDullBrass : ON_BRASS;
  if (isDull) return colours.second;
  return scheme === 'dark' ? '#F6DC92' : colours.ink;
}

/** What both kinds of buttons have. */
interface Pressable {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: ButtonKind | undefined;
  readonly hint?: string | undefined;
  /** Why it cannot be pressed now, in one sentence; makes it dull. */
  readonly reason?: string | undefined;
  /** By default the reason is shown as a message at the foot of the screen. */
  readonly onRefused?: ((reason: string) => void) | undefined;
  readonly onLongPress?: (() => void) | undefined;
  readonly isSelected?: boolean | undefined;
  readonly isExpanded?: boolean | undefined;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string | undefined;
}

/** What is handed on to the touch of a button. */
function useTouchProps(props: Pressable) {
  const { hint, reason, onPress, onLongPress, isSelected, isExpanded, testID } = props;
  const { show } = useToast();
  const onRefused = props.onRefused ?? ((words: string) => show({ words }));
  return { hint, reason, onPress, onRefused, onLongPress, isSelected, isExpanded, testID };
}

export interface ButtonProps extends Pressable {
  readonly icon?: IconName | undefined;
  /** A second line: what will happen. */
  readonly note?: string | undefined;
  /** A fuller name for screen readers, where the label is short or what is drawn beside it counts. */
  readonly spoken?: string | undefined;
  readonly actions?: readonly TouchAction[] | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Drawn after the label: what it costs. */
  readonly children?: ReactNode;
}

/** All of them letter to the same 30 at twice the text size: long words stay whole on a small phone. */
const SIZES = {
  small: { height: TARGET, lettering: 15, radius: 11, pad: SPACE.medium, maxScale: 2 },
  medium: { height: 50, lettering: 17, radius: RADIUS.button, pad: SPACE.large, maxScale: 1.76 },
  large: { height: 64, lettering: 20, radius: 14, pad: SPACE.huge, maxScale: 1.5 },
} as const;

/** A thing to press. */
export function Button(props: ButtonProps) {
  const { label, kind = 'brass', icon, note, spoken, reason, size = 'medium', style, children } = props;
  const { colours, scheme } = useTheme();
  const touch = useTouchProps(props);
  const isDull = reason !== undefined;
  const ink = useInk(kind, isDull);
  const { height, lettering, radius, pad, maxScale } = SIZES[size];
  const letters = { size: lettering, maxScale, align: 'center', keepsWords: true } as const;
  return (
    <Touch
      {...touch}
      label={spoken ?? (note === undefined ? label : `${label}, ${note}`)}
      actions={props.actions}
      style={[
        styles.button,
        { minHeight: height, borderRadius: radius, paddingHorizontal: pad },
        { boxShadow: lip(kind, scheme, colours.shadow) },
        style,
      ]}
    >
      <Face kind={kind} radius={radius} isDull={isDull} />
      {icon ? <Icon name={icon} colour={ink} size={lettering * 1.5} /> : null}
      {note === undefined ? (
        <Lettering {...letters} style={[styles.words, { color: ink }]}>
          {label}
        </Lettering>
      ) : (
        <View style={styles.words}>
          <Lettering {...letters} style={{ color: ink }}>
            {label}
          </Lettering>
          <Label isBold size={14} align="center" style={{ color: ink }}>
            {note}
          </Label>
        </View>
      )}
      <OnSurface surface={kind}>{children}</OnSurface>
    </Touch>
  );
}

/** One of many things to press, below each other: wood with a brass rim, in two views. */
export function RowButton({ label, onPress }: Pick<ButtonProps, 'label' | 'onPress'>) {
  const { colours, materials, scheme } = useTheme();
  const { height, lettering, radius, pad, maxScale } = SIZES.small;
  const ink = useInk('walnut', false);
  const edge = `0px 0px 0px 1.4px ${colours.edge}`;
  return (
    <Touch
      label={label}
      onPress={onPress}
      style={[
        styles.button,
        styles.row,
        { minHeight: height, borderRadius: radius, paddingHorizontal: pad },
        { boxShadow: `${edge}, ${lip('walnut', scheme, colours.shadow)}` },
        painted(materials.walnut),
      ]}
    >
      <Lettering
        size={lettering}
        maxScale={maxScale}
        align="center"
        keepsWords
        style={[styles.words, { color: ink }]}
      >
        {label}
      </Lettering>
    </Touch>
  );
}

interface IconButtonProps extends Pressable {
  readonly icon: IconName;
  /** Written below the sign. */
  readonly caption?: string | undefined;
  readonly size?: number | undefined;
}

/** A square button with a sign. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, kind = 'walnut', caption, size = TARGET, reason, style } = props;
  const { colours, scheme } = useTheme();
  const touch = useTouchProps(props);
  const ink = useInk(kind, reason !== undefined);
  return (
    <Touch
      {...touch}
      label={label}
      style={[
        styles.square,
        { minWidth: size, minHeight: size, boxShadow: lip(kind, scheme, colours.shadow) },
        style,
      ]}
    >
      <Face kind={kind} radius={11} isDull={reason !== undefined} />
      <Icon name={icon} colour={ink} size={Math.min(30, size * 0.52)} />
      {caption === undefined ? null : (
        <Label isBold size={13} align="center" style={{ color: ink }}>
          {caption}
        </Label>
      )}
    </Touch>
  );
}

const styles = StyleSheet.create({
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.small,
    paddingVertical: SPACE.small,
    maxWidth: '100%',
  },
  square: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.hair,
    borderRadius: 11,
    padding: SPACE.small,
  },
  words: { flexShrink: 1 },
  row: { borderWidth: 2.6, borderColor: '#C08A2B' },
  face: { ...StyleSheet.absoluteFill, borderWidth: 1.4, ...UNDER },
  brassEdge: { borderColor: '#2A1806' },
  engraving: {
    ...StyleSheet.absoluteFill,
    margin: 4,
    borderWidth: 1,
    borderColor: 'rgba(74, 45, 8, 0.55)',
    ...UNDER,
  },
  shine: { position: 'absolute', top: 1.4, height: 1.5, backgroundColor: '#FFFBE0', ...UNDER },
});
