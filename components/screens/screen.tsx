import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Bench } from '@/components/kit/bench';
import { IconButton } from '@/components/kit/button';
import { KeyboardRoom, useIsCramped } from '@/components/kit/keyboard';
import { Scrolling } from '@/components/kit/near-window';
import { Paint } from '@/components/kit/paint';
import { useTheme } from '@/components/kit/theme';
import { SPACE } from '@/components/kit/tokens';
import { Title } from '@/components/kit/type';
import { useWidthClass } from '@/components/kit/use-width-class';
import { useWords } from '@/components/words/use-words';

/** What a line of reading may measure before the eye loses it. */
const READING_WIDTH = 680;
export const GUTTER = 10;

interface ScreenProps {
  readonly title: string;
  /** Absent where there is no way back, only on. */
  readonly onBack?: (() => void) | undefined;
  /** Beside the title, at the far end. */
  readonly aside?: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode;
  /** Between the title and what scrolls. */
  readonly header?: ReactNode;
  readonly width?: number;
  /** False where the children scroll by themselves. */
  readonly isScrolling?: boolean;
  readonly children: ReactNode;
}

/** A screen with a way back, its name, and room for as much as there is. */
export function Screen(props: ScreenProps) {
  const { title, onBack, aside, footer, header, width = READING_WIDTH, isScrolling = true, children } = props;
  const insets = useSafeAreaInsets();
  const isCramped = useIsCramped();
  const { t } = useWords();
  const measure = { maxWidth: width };
  const sides = { paddingLeft: insets.left + GUTTER, paddingRight: insets.right + GUTTER };
  return (
    <Bench>
      <KeyboardRoom style={styles.whole}>
        <View style={[styles.head, sides, { paddingTop: insets.top + SPACE.small }]}>
          {onBack ? <IconButton icon="back" label={t('common.back')} onPress={onBack} /> : null}
          <ScreenTitle title={title} taken={(onBack ? TAKEN : 0) + (aside ? TAKEN : 0)} />
          {aside}
        </View>
        {header ? <View style={[styles.measure, measure, sides]}>{header}</View> : null}
        {isScrolling ? (
          <Scrolling
            style={styles.whole}
            contentContainerStyle={[
              styles.content,
              styles.measure,
              measure,
              sides,
              { paddingBottom: footer ? SPACE.large : insets.bottom + SPACE.huge },
            ]}
          >
            {children}
          </Scrolling>
        ) : (
          <View style={[styles.whole, styles.measure, measure, sides]}>{children}</View>
        )}
        {footer && !isCramped ? <Footer>{footer}</Footer> : null}
      </KeyboardRoom>
    </Bench>
  );
}

const TITLE = 24;
/** A letter of the title, in parts of its size. */
const LETTER = 0.8;
/** What a button beside the title takes, with its gap. */
const TAKEN = 60;

/** Large lettering need not double. */
const MOST = 1.5;

/** Grows with the reader's text as far as its longest word stays whole. */
function ScreenTitle({ title, taken }: { readonly title: string; readonly taken: number }) {
  const { width } = useWidthClass();
  const { left, right } = useSafeAreaInsets();
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const room = width - left - right - 2 * GUTTER - taken;
  return (
    <Title
      size={TITLE}
      maxScale={Math.max(1, Math.min(MOST, room / (longest * TITLE * LETTER)))}
      tone="gold"
      style={styles.title}
    >
      {title}
    </Title>
  );
}

/** A bar under the thumb. */
export function Footer({ children }: { readonly children: ReactNode }) {
  const insets = useSafeAreaInsets();
  const { materials } = useTheme();
  return (
    <View
      style={[
        styles.footer,
        {
          paddingBottom: insets.bottom + SPACE.medium,
          paddingLeft: insets.left + GUTTER,
          paddingRight: insets.right + GUTTER,
        },
      ]}
    >
      <Paint gradient={materials.fadeDown} />
      <View style={styles.footerContent}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium, paddingBottom: SPACE.small },
  title: { flex: 1 },
  whole: { flex: 1 },
  measure: { width: '100%', alignSelf: 'center' },
  content: { paddingTop: SPACE.small, gap: SPACE.large },
  footer: { paddingTop: SPACE.small },
  footerContent: { width: '100%', maxWidth: READING_WIDTH, alignSelf: 'center', gap: SPACE.small },
});
