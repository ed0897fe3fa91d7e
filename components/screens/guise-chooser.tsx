import { StyleSheet, View } from 'react-native';

import { COLOURS, SIGILS, type Colour, type Sigil } from '@/engine/core/guise';
import { Medallion } from '@/components/kit/medallion';
import type { Portrait } from '@/components/kit/portraits';
import { useTheme } from '@/components/kit/theme';
import { SPACE } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';

interface GuiseChooserProps {
  readonly colour: Colour;
  readonly sigil: Sigil;
  /** A bot is known by its face, and has no sign to choose. */
  readonly portrait?: Portrait | undefined;
  readonly onChange: (change: { readonly colour?: Colour; readonly sigil?: Sigil }) => void;
}

interface ChoiceOfOne {
  readonly name: string;
  readonly colour: Colour;
  readonly sigil: Sigil;
  readonly portrait?: Portrait | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choosable({ name, colour, sigil, portrait, isChosen, onChoose }: ChoiceOfOne) {
  const { colours } = useTheme();
  return (
    <Touch
      role="radio"
      label={name}
      isChecked={isChosen}
      onPress={onChoose}
      style={[styles.one, { borderColor: isChosen ? colours.glow : 'transparent' }]}
    >
      <Medallion person={{ colour, sigil, portrait }} size={46} />
    </Touch>
  );
}

/** Colour with its shape, and sign, each chosen among medallions. */
export function GuiseChooser({ colour, sigil, portrait, onChange }: GuiseChooserProps) {
  const { t } = useWords();
  return (
    <View style={styles.chooser}>
      <Label isBold>{t('common.pair', { what: t('roster.colour'), value: t(`colours.${colour}`) })}</Label>
      <View role="radiogroup" aria-label={t('roster.colour')} style={styles.row}>
        {COLOURS.map((one) => (
          <Choosable
            key={one}
            name={t(`colours.${one}`)}
            colour={one}
            sigil={sigil}
            portrait={portrait}
            isChosen={one === colour}
            onChoose={() => onChange({ colour: one })}
          />
        ))}
      </View>
      {portrait ? null : <Signs colour={colour} sigil={sigil} onChange={onChange} />}
    </View>
  );
}

function Signs({ colour, sigil, onChange }: Omit<GuiseChooserProps, 'portrait'>) {
  const { t } = useWords();
  return (
    <>
      <Label isBold>{t('common.pair', { what: t('roster.sigil'), value: t(`sigils.${sigil}`) })}</Label>
      <View role="radiogroup" aria-label={t('roster.sigil')} style={styles.row}>
        {SIGILS.map((one) => (
          <Choosable
            key={one}
            name={t(`sigils.${one}`)}
            colour={colour}
            sigil={one}
            isChosen={one === sigil}
            onChoose={() => onChange({ sigil: one })}
          />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  chooser: { gap: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  one: { borderWidth: 2.4, borderRadius: 30, padding: 2 },
});
