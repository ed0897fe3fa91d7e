import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { Person } from '@/components/kit/board';
import { Button } from '@/components/kit/button';
import { Medallion } from '@/components/kit/medallion';
import { Sheet } from '@/components/kit/sheet';
import { useTheme } from '@/components/kit/theme';
import { SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';

/** So long what somebody holds is shown to him who cannot hold a finger on his sign. */
const LOOK_MS = 6000;
const MOST_WIDTH = 520;

interface OwnHandProps {
  /** Who is asked on the open table. */
  readonly person: Person;
  /** What he holds, while he wants to see it. */
  readonly holding: ((width: number) => ReactNode) | null;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** His own sign: as long as his finger is on it, he sees what he holds. A tap asks first, and shows it for a while. */
export function OwnSign({ person, holding, onShow, onHide }: OwnHandProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => {
    setAsking(false);
    onHide();
  }, [onHide]);
  return (
    <>
      <Touch
        label={t('peek.hold', { name: person.name })}
        onPress={() => setAsking(true)}
        onLongPress={onShow}
        onPressOut={() => (isAsking ? undefined : onHide())}
        style={styles.sign}
        testID="own-sign"
      >
        <Medallion person={person} size={TARGET - 6} />
      </Touch>
      {isAsking ? <Asking person={person} holding={holding} onShow={onShow} onClose={close} /> : null}
    </>
  );
}

type AskingProps = Pick<OwnHandProps, 'person' | 'holding' | 'onShow'> & { readonly onClose: () => void };

/** For those who use neither finger nor mouse: it closes by itself. */
function Asking({ person, holding, onShow, onClose }: AskingProps) {
  const { t } = useWords();
  const isShown = holding !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(onClose, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isShown, onClose]);
  return (
    <Sheet
      isOpen
      title={t('peek.title', { name: person.name })}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={isShown ? undefined : <Button label={t('peek.show')} onPress={onShow} />}
    >
      {holding ? <Held holding={holding} /> : <Body>{t('peek.words', { name: person.name })}</Body>}
    </Sheet>
  );
}

function Held({ holding }: { readonly holding: (width: number) => ReactNode }) {
  const { width } = useWindowDimensions();
  return <View style={styles.held}>{holding(Math.min(MOST_WIDTH, width - 2 * SPACE.huge))}</View>;
}

/** Over everything while the finger is on the sign; nobody hears of it. */
export function HandOver({ holding }: { readonly holding: (width: number) => ReactNode }) {
  const { colours } = useTheme();
  return (
    <View
      style={[styles.over, { backgroundColor: colours.background }]}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      testID="own-hand"
    >
      <Held holding={holding} />
    </View>
  );
}

const styles = StyleSheet.create({
  sign: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
  held: { alignItems: 'center' },
  over: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    padding: SPACE.large,
    pointerEvents: 'none',
  },
});
