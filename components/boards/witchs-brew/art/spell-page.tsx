import { memo } from 'react';
import { StyleSheet } from 'react-native';

import { Lettering } from '@/components/kit/type';
import type { Spell } from '@/engine/games/witchs-brew/data';
import { CARD_BOX, CARD_MARGIN } from './boxes';
import { Piece } from './piece';
import { Placed } from './placed';
import { print } from './prints';

export const spellPageHeight = (width: number): number => width * 1.4;

interface SpellPageProps {
  readonly spell: Spell;
  readonly name: string;
  readonly width: number;
  readonly isPinned?: boolean;
}

/** A page of the spell book, `width` by 1.4 `width`: name, picture, and what it does in signs. */
export const SpellPage = memo(function SpellPage({ spell, name, width, isPinned = true }: SpellPageProps) {
  const unit = width / 100;
  const size = Math.min(18.5, 130 / name.length) * unit;
  return (
    <Piece layers={[{ print: print(`page-${spell}`) }]} box={CARD_BOX} margin={CARD_MARGIN} width={width}>
      {isPinned ? <Placed print={print('pin')} space={CARD_BOX} unit={unit} /> : null}
      <Lettering
        size={size}
        align="center"
        maxScale={1}
        numberOfLines={1}
        style={[styles.name, { top: 8 * unit, lineHeight: 20 * unit }]}
      >
        {name}
      </Lettering>
    </Piece>
  );
});

const BACK = [{ print: print('page-back') }];

/** A spell that is not open yet. */
export const SpellBack = memo(function SpellBack({ width }: { readonly width: number }) {
  return <Piece layers={BACK} box={CARD_BOX} margin={CARD_MARGIN} width={width} />;
});

const styles = StyleSheet.create({
  name: { position: 'absolute', left: 0, right: 0, color: '#6d1410' },
});
