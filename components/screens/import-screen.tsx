import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { Parchment } from '@/components/kit/parchment';
import { TextField } from '@/components/kit/text-field';
import { SPACE } from '@/components/kit/tokens';
import { Body, Label } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';
import { Screen } from './screen';
import { SmallButton } from './small-button';

export type ImportStatus =
  | { readonly type: 'idle' }
  | { readonly type: 'reading' }
  /** What is wrong with it, in words; nothing was changed. */
  | { readonly type: 'problem'; readonly words: string }
  | { readonly type: 'done'; readonly id: string; readonly title: string };

interface ImportScreenProps {
  readonly status: ImportStatus;
  /** What is in the file with which the app was opened; empty if there is none. */
  readonly handed?: string;
  readonly onText: (text: string) => void;
  /** Lets a file be chosen; what is in it comes back through the status. */
  readonly onFile: () => void;
  readonly onPlay: (saveId: string) => void;
  readonly onBack: () => void;
}

/** Takes up a game from a text or a file, or from a file with which the app was opened. A bad one is explained and changes nothing. */
export function ImportScreen({ status, handed = '', onText, onFile, onPlay, onBack }: ImportScreenProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const given = text.trim() === '' ? handed : text;
  const reason =
    status.type === 'reading'
      ? t('importing.reading')
      : given.trim() === ''
        ? t('importing.empty')
        : undefined;
  return (
    <Screen
      title={t('importing.title')}
      onBack={onBack}
      footer={
        status.type === 'done' ? (
          <Button size="large" icon="play" label={t('importing.play')} onPress={() => onPlay(status.id)} />
        ) : (
          <Button
            size="large"
            icon="import"
            label={t('importing.open')}
            reason={reason}
            onPress={() => onText(given)}
          />
        )
      }
    >
      <Parchment style={styles.sheet}>
        <Body>{t('importing.help')}</Body>
        {handed !== '' && status.type === 'idle' ? (
          <View role="status" style={styles.outcome}>
            <Icon name="import" />
            <Body isBold style={styles.grow}>
              {t('importing.handed')}
            </Body>
          </View>
        ) : null}
        <TextField
          label={t('importing.text')}
          placeholder={t('importing.textHelp')}
          value={text}
          isMultiline
          onChange={setText}
        />
        <SmallButton icon="log" label={t('importing.file')} onPress={onFile} style={styles.file} />
        <Outcome status={status} />
      </Parchment>
    </Screen>
  );
}

function Outcome({ status }: { readonly status: ImportStatus }) {
  const { t } = useWords();
  switch (status.type) {
    case 'idle':
      return null;
    case 'reading':
      return (
        <Label aria-live="polite" tone="second">
          {t('importing.reading')}
        </Label>
      );
    case 'problem':
      return (
        <View role="alert" style={styles.outcome}>
          <Icon name="close" colour="#9B2418" />
          <View style={styles.grow}>
            <Body isBold tone="cinnabar">
              {status.words}
            </Body>
            <Label tone="second">{t('importing.nothingChanged')}</Label>
          </View>
        </View>
      );
    case 'done':
      return (
        <View role="status" style={styles.outcome}>
          <Icon name="check" colour="#1F6157" />
          <Body isBold tone="verdigris" style={styles.grow}>
            {t('importing.done', { title: status.title })}
          </Body>
        </View>
      );
  }
}

const styles = StyleSheet.create({
  sheet: { gap: SPACE.medium },
  file: { alignSelf: 'flex-start' },
  outcome: { flexDirection: 'row', gap: SPACE.small, alignItems: 'flex-start' },
  grow: { flex: 1 },
});
