import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { disc, path, type Mark } from '@/components/kit/drawing/marks';
import { seedOf } from '@/components/kit/drawing/geometry';
import { Lettering } from '@/components/kit/type';
import type { Spell } from '@/engine/games/witchs-brew/data';
import { shadowed } from './lit';
import { once } from '@/components/kit/drawing/once';
import { BRASS, halo } from './paints';
import { parchment } from './parchment-marks';
import { Piece } from './piece';
import { SPELL_DEEDS, SPELL_PICTURES } from './spell-marks';

const PAGE = [-50, -70, 100, 140] as const;
const MARGIN = 10;
const RED = '#8a2a1c';
const HEPTAGRAM = 'M0-43L16.1 27.3L-28.9-29.1L36.1 2.2L-36.1 2.2L28.9-29.1L-16.1 27.3Z';

function circle(opacity: number): readonly Mark[] {
  const ink = { stroke: RED, strokeOpacity: opacity };
  return [
    disc(0, -6, 37, 'none', { ...ink, strokeWidth: 1.6 }),
    disc(0, -6, 32, 'none', { ...ink, strokeWidth: 1, strokeDasharray: '1.6 4' }),
    path(HEPTAGRAM, { fill: 'none', ...ink, strokeWidth: 1 }),
  ];
}

const CLEARING = disc(0, -6, 27, halo([0, '#fff8df', 0.95], [0.7, '#f4e4ba', 0.85], [1, '#f4e4ba', 0]));

const PIN: readonly Mark[] = [
  disc(1.2, -65.5, 4, '#000', { fillOpacity: 0.4 }),
  disc(0, -67, 4, BRASS, { stroke: '#3a2208', strokeWidth: 1.2 }),
];

function ground(seed: number): readonly Mark[] {
  const sheet = parchment([-49, -69, 98, 138], {
    seed,
    tone: ['#f7eccb', '#e2cc98', '#b08a50'],
    stray: 3,
    step: 9,
    fibres: 34,
  });
  return [shadowed(sheet.d, [3, 5], 0.5), sheet];
}

const pageOf = once((spell: Spell): readonly Mark[] => [
  ...ground(seedOf(spell)),
  ...circle(0.55),
  CLEARING,
  ...SPELL_PICTURES[spell],
  ...SPELL_DEEDS[spell],
]);

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
    <Piece
      layers={[pageOf(spell), isPinned ? PIN : []]}
      box={PAGE}
      margin={MARGIN}
      width={width}
      isSmall={width < 60}
    >
      <View style={[styles.name, { top: 8 * unit, height: 20 * unit }]}>
        <Lettering size={size} align="center" maxScale={1} numberOfLines={1} style={styles.red}>
          {name}
        </Lettering>
      </View>
    </Piece>
  );
});

const BACK: readonly Mark[] = [
  ...ground(77),
  ...circle(0.8),
  disc(0, -6, 9, 'none', { stroke: RED, strokeOpacity: 0.8, strokeWidth: 1.6 }),
  disc(0, -6, 2.4, RED, { fillOpacity: 0.8 }),
];

/** A spell that is not open yet. */
export const SpellBack = memo(function SpellBack({ width }: { readonly width: number }) {
  return <Piece layers={[BACK]} box={PAGE} margin={MARGIN} width={width} isSmall={width < 60} />;
});

const styles = StyleSheet.create({
  name: { position: 'absolute', left: 0, right: 0, justifyContent: 'center' },
  red: { color: '#6d1410' },
});
