import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import type { FormulaId } from '@/engine/games/materia-prima/cards';

import { formulaHeight } from '../art/formula-card';
import { FormulaPicture } from '../pieces/formula-face';
import { formulaLabel } from '../words/labels';
import { useSetting } from '../table';
import { useSheetWidth } from './leaf';

interface FormulaFaceProps {
  readonly formula: FormulaId;
  readonly width: number;
  readonly isLit?: boolean;
  readonly isDim?: boolean;
}

/** A formula with its words, in the colour of whoever is to act. */
export const FormulaFace = memo(function FormulaFace(props: FormulaFaceProps) {
  const { speech, people, near } = useSetting();
  return <FormulaPicture {...props} speech={speech} colour={people[near]?.colour ?? 'sky'} />;
});

export type Pill = { readonly words: string; readonly tone: 'ready' | 'soon' | 'lacking' };

interface CardTouchProps {
  readonly formula: FormulaId;
  readonly width: number;
  readonly role: 'radio' | 'checkbox' | 'button';
  readonly isMarked: boolean;
  readonly isDim?: boolean;
  readonly isHinted?: boolean;
  readonly pill?: Pill | null;
  readonly onPress: () => void;
}

/** A formula to be touched, with a word on what it wants. */
export function CardTouch(props: CardTouchProps) {
  const { formula, width, role, isMarked, isDim = false, isHinted = false, pill = null, onPress } = props;
  const { speech, open } = useSetting();
  const label = formulaLabel(speech, formula);
  const read = () => open({ type: 'formula', formula });
  return (
    <Touch
      label={pill ? `${label}, ${pill.words}` : label}
      role={role}
      {...(role === 'button' ? {} : { isSelected: isMarked })}
      onPress={onPress}
      {...(role === 'button' ? {} : { onLongPress: read, hint: speech.words.explainHint })}
      actions={[{ name: 'explain', label: speech.words.sheets.read, run: read }]}
      testID={`card-${formula}`}
      style={{ width }}
    >
      <View style={{ height: formulaHeight(width) }}>
        <FormulaFace formula={formula} width={width} isLit={isMarked} isDim={isDim && !isMarked} />
        <Beacon isOn={isHinted} />
      </View>
      {pill ? <PillTag {...pill} /> : null}
    </Touch>
  );
}

const TONES = { ready: '#1F6F5C', soon: '#1B4F4A', lacking: '#241509' } as const;

/** A small plate half over the lower edge of a card. */
function PillTag({ words, tone }: Pill) {
  const { colours } = useTheme();
  return (
    <Label
      isBold
      size={12}
      maxScale={1.3}
      align="center"
      numberOfLines={2}
      style={[styles.pill, { backgroundColor: TONES[tone], borderColor: colours.glowEdge }]}
      aria-hidden
    >
      {words}
    </Label>
  );
}

const GAP = 10;
const MOST = 150;

/** How wide cards are so that so many stand side by side. */
export function useCardWidth(columns: number): number {
  const width = useSheetWidth();
  return Math.min(MOST, Math.floor((width - (columns - 1) * GAP) / columns));
}

export function CardRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <View role="group" aria-label={label} style={styles.cards}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP, justifyContent: 'center', paddingTop: 6 },
  pill: {
    marginTop: -7,
    alignSelf: 'center',
    maxWidth: '100%',
    borderRadius: 12,
    borderWidth: 1,
    paddingHorizontal: 8,
    paddingVertical: 3,
    overflow: 'hidden',
    color: '#F2E6CF',
    pointerEvents: 'none',
  },
});
