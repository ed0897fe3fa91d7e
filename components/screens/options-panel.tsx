import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/kit/icon';
import { Choice, Labelled } from '@/components/kit/switch';
import { useInks } from '@/components/kit/theme';
import { SPACE } from '@/components/kit/tokens';
import { Heading, Label } from '@/components/kit/type';
import { Walnut } from '@/components/kit/walnut';
import { useWords } from '@/components/words/use-words';
import type { Options, OptionValue } from '@/engine/core/game';
import type { OptionText } from '@/engine/core/text';

/** What can be chosen in a game, and how each choice is worded. */
export interface GameOptions {
  /** The values of each option, the default first. */
  readonly options: Readonly<Record<string, readonly OptionValue[]>>;
  readonly optionTexts: Readonly<Record<string, OptionText>>;
}

interface OptionsPanelProps extends GameOptions {
  readonly title: string;
  readonly chosen: Options;
  readonly onChange: (options: Options) => void;
  /** What is told about passing the device. */
  readonly handOver: string;
  /** The choice of who begins. */
  readonly starter?: ReactNode;
}

/** The options of the chosen game, straight from its list; the curtain is told, not offered. */
export function OptionsPanel(props: OptionsPanelProps) {
  const { title, options, optionTexts, chosen, onChange, handOver, starter } = props;
  const { t } = useWords();
  const names = Object.keys(options);
  return (
    <Walnut contentStyle={styles.panel}>
      <View style={styles.head}>
        <Heading size={16} tone="gold" style={styles.grow}>
          {title}
        </Heading>
        <Label tone="second">{t('newGame.options')}</Label>
      </View>
      {names.length === 0 ? <Label tone="second">{t('newGame.noOptions')}</Label> : null}
      {names.map((name) => (
        <Option
          key={name}
          values={options[name] ?? []}
          text={optionTexts[name]}
          value={chosen[name]}
          onChange={(value) => onChange({ ...chosen, [name]: value })}
        />
      ))}
      {starter}
      <HandOver words={handOver} />
    </Walnut>
  );
}

interface OptionProps {
  readonly values: readonly OptionValue[];
  readonly text: OptionText | undefined;
  readonly value: OptionValue | undefined;
  readonly onChange: (value: OptionValue) => void;
}

function Option({ values, text, value, onChange }: OptionProps) {
  if (!text) return null;
  return (
    <Labelled title={text.name} help={text.help}>
      <Choice
        label={text.name}
        value={String(value)}
        options={values.map((one, index) => ({
          value: String(one),
          label: text.values[index] ?? String(one),
        }))}
        onChange={(chosen) => {
          const next = values.find((one) => String(one) === chosen);
          if (next !== undefined) onChange(next);
        }}
      />
    </Labelled>
  );
}

function HandOver({ words }: { readonly words: string }) {
  const { verdigris, line } = useInks();
  return (
    <View style={[styles.handOver, { borderTopColor: line }]}>
      <Icon name="hide" size={26} colour={verdigris} />
      <Label tone="second" style={styles.grow}>
        {words}
      </Label>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.medium },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1 },
  handOver: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingTop: SPACE.small,
  },
});
