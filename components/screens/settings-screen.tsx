import { useState, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/kit/icon';
import { NearWindow } from '@/components/kit/near-window';
import { Choice, Labelled, Switch } from '@/components/kit/switch';
import { SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import { useIsTablet, useWidthClass } from '@/components/kit/use-width-class';
import { Walnut } from '@/components/kit/walnut';
import { LANGUAGE_NAMES, type LanguageChoice } from '@/components/words/i18n';
import { useWords } from '@/components/words/use-words';
import type { HandChoice, MotionChoice, SpeedChoice, ThemeChoice } from '@/components/words/words';
import { LANGUAGES } from '@/engine/core/text';
import { LicenceText } from './licence-text';
import { Screen } from './screen';

interface Settings {
  readonly language: LanguageChoice;
  readonly theme: ThemeChoice;
  readonly easyReading: boolean;
  readonly speed: SpeedChoice;
  readonly botSpeed: SpeedChoice;
  readonly reducedMotion: MotionChoice;
  readonly music: boolean;
  readonly effects: boolean;
  readonly haptics: boolean;
  readonly hand: HandChoice;
  readonly tableMode: boolean;
}

/** A free work that the app stands on. */
interface Licence {
  readonly name: string;
  /** As the licences call themselves, such as MIT or OFL-1.1. */
  readonly licence: string;
  readonly text?: string | undefined;
}

interface SettingsScreenProps {
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
  readonly version: string;
  readonly licences: readonly Licence[];
  /** What each licence says in full, by its name. */
  readonly licenceTexts: Readonly<Record<string, string>>;
  readonly onBack: () => void;
}

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];
const SPEEDS: readonly SpeedChoice[] = ['off', 'fast', 'normal', 'slow'];
const MOTIONS: readonly MotionChoice[] = ['system', 'on', 'off'];
const HANDS: readonly HandChoice[] = ['right', 'left'];
const WIDE = 1060;

/** How the app looks, moves, sounds and lies in the hand; every change is taken at once. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { t } = useWords();
  const { widthClass } = useWidthClass();
  const isWide = widthClass === 'wide';
  return (
    <Screen title={t('settings.title')} onBack={props.onBack} width={isWide ? WIDE : 640}>
      <View style={isWide ? styles.columns : styles.column}>
        <View style={isWide ? styles.half : styles.column}>
          <Look {...props} />
          <Pace {...props} />
        </View>
        <View style={isWide ? styles.half : styles.column}>
          <Sound {...props} />
          <AtTheTable {...props} />
          <About {...props} />
        </View>
      </View>
    </Screen>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Walnut contentStyle={styles.section}>
      <Heading size={17} tone="gold">
        {title}
      </Heading>
      {children}
    </Walnut>
  );
}

function Look({ settings, onChange }: SettingsScreenProps) {
  const { t } = useWords();
  return (
    <Section title={t('settings.look')}>
      <Labelled title={t('settings.language')}>
        <Choice
          label={t('settings.language')}
          value={settings.language}
          onChange={(language) => onChange({ language })}
          options={[
            { value: 'system', label: t('settings.deviceLanguage') },
            ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
          ]}
        />
      </Labelled>
      <Labelled title={t('settings.theme')}>
        <Choice
          label={t('settings.theme')}
          value={settings.theme}
          onChange={(theme) => onChange({ theme })}
          options={THEMES.map((theme) => ({ value: theme, label: t(`settings.themes.${theme}`) }))}
        />
      </Labelled>
      <Switch
        label={t('settings.easyReading')}
        help={t('settings.easyReadingHelp')}
        isOn={settings.easyReading}
        onChange={(easyReading) => onChange({ easyReading })}
      />
    </Section>
  );
}

function Pace({ settings, onChange }: SettingsScreenProps) {
  const { t } = useWords();
  const speeds = SPEEDS.map((speed) => ({ value: speed, label: t(`settings.speeds.${speed}`) }));
  return (
    <Section title={t('settings.pace')}>
      <Labelled title={t('settings.speed')} help={t('settings.speedHelp')}>
        <Choice
          label={t('settings.speed')}
          value={settings.speed}
          onChange={(speed) => onChange({ speed })}
          options={speeds}
        />
      </Labelled>
      <Labelled title={t('settings.botSpeed')} help={t('settings.botSpeedHelp')}>
        <Choice
          label={t('settings.botSpeed')}
          value={settings.botSpeed}
          onChange={(botSpeed) => onChange({ botSpeed })}
          options={speeds}
        />
      </Labelled>
      <Labelled title={t('settings.motion')} help={t('settings.motionHelp')}>
        <Choice
          label={t('settings.motion')}
          value={settings.reducedMotion}
          onChange={(reducedMotion) => onChange({ reducedMotion })}
          options={MOTIONS.map((motion) => ({ value: motion, label: t(`settings.motions.${motion}`) }))}
        />
      </Labelled>
    </Section>
  );
}

function Sound({ settings, onChange }: SettingsScreenProps) {
  const { t } = useWords();
  return (
    <Section title={t('settings.sound')}>
      <Switch
        label={t('settings.music')}
        help={t('settings.musicHelp')}
        isOn={settings.music}
        onChange={(music) => onChange({ music })}
      />
      <Switch
        label={t('settings.effects')}
        help={t('settings.effectsHelp')}
        isOn={settings.effects}
        onChange={(effects) => onChange({ effects })}
      />
      <Switch
        label={t('settings.haptics')}
        help={t('settings.hapticsHelp')}
        isOn={settings.haptics}
        onChange={(haptics) => onChange({ haptics })}
      />
    </Section>
  );
}

function AtTheTable({ settings, onChange }: SettingsScreenProps) {
  const { t } = useWords();
  return (
    <Section title={t('settings.table')}>
      <Labelled title={t('settings.hand')} help={t('settings.handHelp')}>
        <Choice
          label={t('settings.hand')}
          value={settings.hand}
          onChange={(hand) => onChange({ hand })}
          options={HANDS.map((hand) => ({ value: hand, label: t(`settings.hands.${hand}`) }))}
        />
      </Labelled>
      {useIsTablet() ? (
        <Switch
          label={t('settings.tableMode')}
          help={t('settings.tableModeHelp')}
          isOn={settings.tableMode}
          onChange={(tableMode) => onChange({ tableMode })}
        />
      ) : null}
    </Section>
  );
}

function About({ version, licences, licenceTexts }: SettingsScreenProps) {
  const { t } = useWords();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <Section title={t('settings.about')}>
      <Body>{t('settings.aboutText')}</Body>
      <Labelled
        title={t('settings.keeping.title')}
        help={t(Platform.OS === 'web' ? 'settings.keeping.browser' : 'settings.keeping.phone')}
      />
      <Label tone="second">{t('settings.version', { version })}</Label>
      <Touch
        label={t('settings.licences')}
        hint={t('settings.licencesHelp')}
        isExpanded={isUnfolded}
        onPress={() => setUnfolded(!isUnfolded)}
        style={styles.fold}
      >
        <View style={styles.grow}>
          <Label isBold size={16}>
            {t('settings.licences')}
          </Label>
          <Label tone="second" size={14}>
            {t('settings.licencesHelp')}
          </Label>
        </View>
        <Icon name={isUnfolded ? 'up' : 'down'} size={20} />
      </Touch>
      {isUnfolded ? (
        <NearWindow height={licenceHeight(licences)} from={BELOW}>
          {licences.map((licence) => (
            <LicenceRow key={licence.name} {...licence} />
          ))}
        </NearWindow>
      ) : null}
      {isUnfolded
        ? Object.entries(licenceTexts).map(([name, text]) => (
            <LicenceText key={name} name={name} text={text} />
          ))
        : null}
    </Section>
  );
}

/** How far down a phone the licences begin, and how high each probably is: a name alone, or all of its text. */
const BELOW = 2000;
const licenceHeight =
  (licences: readonly Licence[]) =>
  (row: number): number =>
    TARGET + Math.ceil((licences[row]?.text?.length ?? 0) / 50) * 18;

function LicenceRow({ name, licence, text }: Licence) {
  const { t } = useWords();
  return (
    <View accessible aria-label={t('settings.licenceLabel', { name, licence })} style={styles.licence}>
      <View style={styles.fold}>
        <Label isBold style={styles.grow}>
          {name}
        </Label>
        <Label tone="second">{licence}</Label>
      </View>
      {text === undefined ? null : (
        <Body tone="second" size={13}>
          {text}
        </Body>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: SPACE.large, alignItems: 'flex-start' },
  column: { gap: SPACE.large },
  half: { flex: 1, gap: SPACE.large },
  section: { gap: SPACE.medium },
  fold: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, minHeight: TARGET },
  grow: { flexGrow: 1, flexShrink: 1 },
  licence: { borderTopWidth: StyleSheet.hairlineWidth, borderTopColor: 'rgba(140, 118, 87, 0.6)' },
});
