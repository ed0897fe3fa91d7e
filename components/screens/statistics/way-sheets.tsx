import { Button } from '@/components/kit/button';
import { Sheet } from '@/components/kit/sheet';
import { Body } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';
import type { RosterEntry } from '../seats';

interface WaySheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export type ExportForm = 'text' | 'data';

interface ExportSheetProps extends WaySheetProps {
  readonly onExport: (form: ExportForm) => void;
}

/** In which form the statistics are taken out of the app. */
export function ExportSheet({ isOpen, onClose, onExport }: ExportSheetProps) {
  const { t } = useWords();
  const way = (form: ExportForm) => () => {
    onClose();
    onExport(form);
  };
  return (
    <Sheet isOpen={isOpen} title={t('statistics.export')} closeLabel={t('common.close')} onClose={onClose}>
      <Body>{t('statistics.exportHelp')}</Body>
      <Button kind="walnut" icon="log" label={t('statistics.exportText')} onPress={way('text')} />
      <Button kind="walnut" icon="share" label={t('statistics.exportData')} onPress={way('data')} />
    </Sheet>
  );
}

interface EraseSheetProps extends WaySheetProps {
  /** Who is looked at, and can be erased alone. */
  readonly person: RosterEntry | undefined;
  readonly onErase: (person: RosterEntry | null) => void;
}

/** What goes, and what stays. */
export function EraseSheet({ isOpen, onClose, person, onErase }: EraseSheetProps) {
  const { t } = useWords();
  const way = (whom: RosterEntry | null) => () => {
    onClose();
    onErase(whom);
  };
  return (
    <Sheet isOpen={isOpen} title={t('statistics.erase')} closeLabel={t('common.close')} onClose={onClose}>
      <Body>{t('statistics.eraseHelp')}</Body>
      {person ? (
        <Button
          kind="walnut"
          icon="trash"
          label={t('statistics.erasePerson', { name: person.name })}
          onPress={way(person)}
        />
      ) : null}
      <Button kind="walnut" icon="trash" label={t('statistics.eraseAll')} onPress={way(null)} />
    </Sheet>
  );
}
