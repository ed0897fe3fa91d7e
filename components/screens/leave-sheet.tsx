import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Sheet } from '@/components/kit/sheet';
import { SPACE } from '@/components/kit/tokens';
import { Body } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';

interface LeaveSheetProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onExport: () => void;
  readonly onLeave: () => void;
}

/** Asked before a table is left whose last moves the storage did not take. */
export function LeaveSheet({ isOpen, onStay, onExport, onLeave }: LeaveSheetProps) {
  const { t } = useWords();
  return (
    <Sheet isOpen={isOpen} title={t('play.unkeptTitle')} onClose={onStay} closeLabel={t('common.close')}>
      <Body>{t('play.unkept')}</Body>
      <View style={styles.ways}>
        <Button icon="share" label={t('play.export')} note={t('play.exportHelp')} onPress={onExport} />
        <Button kind="walnut" label={t('play.stay')} onPress={onStay} />
        <Button kind="walnut" icon="back" label={t('play.leaveAnyway')} onPress={onLeave} />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ ways: { gap: SPACE.medium } });
