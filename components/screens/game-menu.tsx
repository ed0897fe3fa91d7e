import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Sheet } from '@/components/kit/sheet';
import { SPACE } from '@/components/kit/tokens';
import { Body, Heading } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';

interface GameMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRules: () => void;
  readonly onPeople: () => void;
  readonly onSettings: () => void;
  readonly onExport: () => void;
  readonly onLeave: () => void;
  /** Something that is wrong with saving. */
  readonly notice?: string | undefined;
  readonly chronicle: ReactNode;
  /** What is wanted at every turn, where the board has no room for it. */
  readonly atThumb?: ReactNode;
}

/** What one may want besides playing: look up, send, leave. */
export function GameMenu(props: GameMenuProps) {
  const { isOpen, onClose, notice, chronicle, atThumb } = props;
  const { onRules, onPeople, onSettings, onExport, onLeave } = props;
  const { t } = useWords();
  return (
    <Sheet isOpen={isOpen} title={t('play.menu')} onClose={onClose} closeLabel={t('common.close')}>
      <View style={styles.list}>
        {notice ? <Body>{notice}</Body> : null}
        {atThumb ? <View style={styles.thumb}>{atThumb}</View> : null}
        <Button kind="walnut" icon="book" label={t('play.rules')} onPress={onRules} />
        <Button kind="walnut" icon="people" label={t('play.people')} onPress={onPeople} />
        <Button kind="walnut" icon="gear" label={t('settings.title')} onPress={onSettings} />
        <Button
          kind="walnut"
          icon="share"
          label={t('play.export')}
          note={t('play.exportHelp')}
          onPress={onExport}
        />
        <Button
          kind="walnut"
          icon="back"
          label={t('play.leave')}
          note={t('play.leaveHelp')}
          onPress={onLeave}
        />
        <Heading size={16}>{t('play.log')}</Heading>
        {chronicle}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.medium },
  thumb: { flexDirection: 'row', justifyContent: 'center', gap: SPACE.medium },
});
