import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Explanation } from '@/components/kit/board';
import { Parchment } from '@/components/kit/parchment';
import { Body, Label, Lettering } from '@/components/kit/type';
import { explained } from '@/engine/core/wording';
import type { Role } from '@/engine/games/witchs-brew/data';
import { isSpell, sourceOf } from '@/engine/games/witchs-brew/queries/deeds';

import { RoleMedallion } from '../art/role-medallion';
import { STRIP } from './choosing-layout';
import { RuleLink } from '../pieces/rule-link';
import { useSetting } from '../table';

interface RoleStripProps {
  /** The role that was touched last. */
  readonly role: Role | null;
  /** Something to be said in place of what the role does. */
  readonly notice?: Explanation | string | null;
  /** Said while nothing has been touched. */
  readonly hint: string;
  /** On a tablet: in larger letters, under the role's name. */
  readonly isLarge?: boolean;
}

/** What a role does, on a strip of parchment; or why something cannot be done, with the rule. */
export function RoleStrip({ role, notice = null, hint, isLarge = false }: RoleStripProps) {
  return (
    <Parchment seed={33} style={[styles.strip, isLarge ? styles.large : null]}>
      {role ? <RoleMedallion role={role} size={isLarge ? 54 : 36} /> : null}
      <View style={styles.words}>
        {notice ? (
          <Notice notice={notice} />
        ) : role ? (
          <Deeds role={role} isLarge={isLarge} />
        ) : (
          <Body isItalic size={15} align="center" tone="second">
            {hint}
          </Body>
        )}
      </View>
    </Parchment>
  );
}

function Deeds({ role, isLarge }: { readonly role: Role; readonly isLarge: boolean }) {
  const { view, speech } = useSetting();
  const { text, words, language } = speech;
  const source = sourceOf(view.spell, role, true);
  return (
    <>
      {isLarge ? <Lettering size={18}>{text.roles[role]}</Lettering> : null}
      <Line name={words.full} isLarge={isLarge}>
        {isSpell(source)
          ? explained(language, text.spells[source], text.spellEffects[source])
          : text.full[role]}
      </Line>
      <View style={styles.rule} />
      <Line name={words.favour} isLarge={isLarge}>
        {text.favour[role]}
      </Line>
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly isLarge: boolean;
  readonly children: ReactNode;
}

function Line({ name, isLarge, children }: LineProps) {
  return (
    <View style={styles.line}>
      <Label isBold size={isLarge ? 15 : 13} tone="second" style={styles.name}>
        {name}
      </Label>
      <Body isBold size={isLarge ? 17 : 14.5} style={styles.deed}>
        {children}
      </Body>
    </View>
  );
}

function Notice({ notice }: { readonly notice: Explanation | string }) {
  const { onRule } = useSetting();
  if (typeof notice === 'string') return <Body size={15}>{notice}</Body>;
  const { words, rule } = notice;
  return (
    <View style={styles.notice}>
      <Body size={15} style={styles.deed}>
        {words}
      </Body>
      <RuleLink rule={rule} onPress={() => onRule(rule)} />
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingVertical: 5,
    paddingHorizontal: 9,
    minHeight: STRIP,
  },
  large: { minHeight: 116, paddingHorizontal: 16, gap: 16 },
  words: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
  name: { minWidth: 44 },
  deed: { flex: 1 },
  rule: { height: 1, backgroundColor: 'rgba(138, 106, 58, 0.45)', marginVertical: 2 },
  notice: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
