import type { ReactNode } from 'react';
import { Modal, Platform, StyleSheet, View, type ModalProps } from 'react-native';
import Animated, { FadeIn, SlideInDown, SlideInRight } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { Beacon, InSight } from './beacon';
import { IconButton } from './button';
import { KeyboardRoom, useIsCramped } from './keyboard';
import { TIMES, useMotion } from './motion';
import { Scrolling } from './near-window';
import { useOverSheets } from './over-sheets';
import { Paint, UNDER } from './paint';
import { OwnWindow } from './scroll';
import { OnSurface, useTheme } from './theme';
import { BRASS, RADIUS, SPACE } from './tokens';
import { useTurn as useTableTurn, useTurnedStyle, useWindow } from './turned';
import { useTurn } from './turns';
import { Heading } from './type';
import { useWidthClass } from './use-width-class';

interface SheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Spoken name of the control that closes it. */
  readonly closeLabel: string;
  /** Nothing on it is to be touched: what is, lies under it. */
  readonly isCloseLit?: boolean | undefined;
  readonly children?: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode;
}

/** Of the height of a screen: some of the table stays in sight. */
const MOST = 0.88;

/** However the app may be held; a phone does not offer all of them. */
const ORIENTATIONS: NonNullable<ModalProps['supportedOrientations']> = [
  'portrait',
  'portrait-upside-down',
  'landscape',
  'landscape-left',
  'landscape-right',
];

/** Something to read or choose over the table: rises from below on phones, stands at the side on wide screens. */
export function Sheet({ isOpen, onClose, ...rest }: SheetProps) {
  const { isIn, onGone } = useTurn(isOpen);
  return (
    <Modal
      {...(Platform.OS === 'web' ? { 'aria-label': rest.title } : {})}
      visible={isIn}
      transparent
      animationType="none"
      onRequestClose={onClose}
      onDismiss={onGone}
      statusBarTranslucent
      navigationBarTranslucent
      supportedOrientations={ORIENTATIONS}
    >
      {isIn ? (
        <OwnWindow>
          <Panel onClose={onClose} {...rest} />
        </OwnWindow>
      ) : null}
    </Modal>
  );
}

function Panel({
  title,
  onClose,
  closeLabel,
  isCloseLit = false,
  children,
  footer,
}: Omit<SheetProps, 'isOpen'>) {
  const { widthClass } = useWidthClass();
  const isSide = widthClass === 'wide';
  // It lies over the whole screen, and so beside whatever the table is turned by.
  const turned = useTurnedStyle(useTableTurn());
  const { colours, materials } = useTheme();
  const insets = useSafeAreaInsets();
  const { isStill, duration, fade } = useMotion();
  const arrival = isSide ? SlideInRight : SlideInDown;
  const entering = isStill ? FadeIn.duration(fade()) : arrival.duration(duration(TIMES.draw));
  const corners = isSide ? styles.sideCorners : styles.footCorners;
  const { height } = useWindow();
  const { over, headroom } = useOverSheets();
  const isCramped = useIsCramped();
  const shape = isSide ? styles.wholeSide : [styles.wholeFoot, { paddingTop: insets.top + headroom }];
  return (
    <GestureHandlerRootView style={styles.whole}>
      <KeyboardRoom {...(Platform.OS === 'web' ? {} : dialogNamed(title))} style={[turned, shape]}>
        <View
          aria-hidden
          onStartShouldSetResponder={() => true}
          onResponderRelease={onClose}
          style={[StyleSheet.absoluteFill, styles.shade]}
        />
        <Animated.View
          entering={entering}
          style={[
            isSide ? styles.side : [styles.foot, { maxHeight: height * MOST }],
            corners,
            { backgroundColor: colours.surface, paddingBottom: insets.bottom },
            isSide ? { paddingTop: insets.top, paddingRight: insets.right } : null,
          ]}
        >
          <View style={[StyleSheet.absoluteFill, styles.clip, corners]}>
            <Paint gradient={materials.walnut} />
          </View>
          <View style={isSide ? styles.seamSide : styles.seamTop}>
            <Paint gradient={BRASS} />
          </View>
          <InSight isOn />
          <OnSurface surface="walnut">
            <View style={styles.head}>
              <Heading keepsWords style={styles.title}>
                {title}
              </Heading>
              <View>
                <IconButton icon="close" label={closeLabel} onPress={onClose} />
                <Beacon isOn={isCloseLit} radius={11} />
              </View>
            </View>
            <Scrolling style={styles.scroll} contentContainerStyle={styles.content}>
              {children}
            </Scrolling>
            {footer && !isCramped ? <View style={styles.footer}>{footer}</View> : null}
          </OnSurface>
        </Animated.View>
        {over}
      </KeyboardRoom>
    </GestureHandlerRootView>
  );
}

/** A browser's window of a sheet is a dialog already. */
function dialogNamed(title: string) {
  return { role: 'dialog', 'aria-label': title, accessibilityViewIsModal: true } as const;
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  wholeFoot: { justifyContent: 'flex-end' },
  wholeSide: { flexDirection: 'row', justifyContent: 'flex-end' },
  shade: { backgroundColor: 'rgba(10, 6, 4, 0.6)' },
  foot: { width: '100%', maxWidth: 640, flexShrink: 1, alignSelf: 'center' },
  side: { width: 430, maxWidth: '60%', height: '100%' },
  footCorners: { borderTopLeftRadius: RADIUS.sheet, borderTopRightRadius: RADIUS.sheet },
  sideCorners: { borderTopLeftRadius: RADIUS.sheet, borderBottomLeftRadius: RADIUS.sheet },
  clip: { overflow: 'hidden', ...UNDER },
  seamTop: {
    position: 'absolute',
    top: 0,
    left: RADIUS.sheet,
    right: RADIUS.sheet,
    height: 3,
    pointerEvents: 'none',
  },
  seamSide: {
    position: 'absolute',
    left: 0,
    top: RADIUS.sheet,
    bottom: RADIUS.sheet,
    width: 3,
    pointerEvents: 'none',
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    paddingHorizontal: SPACE.large,
    paddingTop: SPACE.large,
    paddingBottom: SPACE.small,
  },
  title: { flex: 1, minWidth: 0 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { paddingHorizontal: SPACE.large, paddingBottom: SPACE.large, gap: SPACE.medium },
  footer: { padding: SPACE.large, gap: SPACE.small },
});
