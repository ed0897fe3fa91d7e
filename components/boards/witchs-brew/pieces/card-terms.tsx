import { StyleSheet, View } from 'react-native';

import { OnSurface } from '@/components/kit/theme';
import type { Role } from '@/engine/games/witchs-brew/data';

import { LaidSeal, Raven } from '../art/small-pieces';
import { useSetting } from '../table';
import { TermsRow } from './sign-row';
import { spanOf, termsOf, type Sign, type Terms } from './terms';

interface CardTermsProps {
  readonly role: Role;
  /** Of the card. */
  readonly width: number;
  /** How far down it the signs stand. */
  readonly foot: number;
}

/** What the full action of a role would bring its owner and cost him as things are, in signs over its picture: the prize on its corner. */
export function CardTerms({ role, width, foot }: CardTermsProps) {
  const { view, near } = useSetting();
  const terms = termsOf(view, near, role, true);
  const prize = terms.gain.find((sign) => sign.type === 'potion');
  return (
    <OnSurface surface="parchment">
      {prize ? <Prize {...prize} width={width} /> : null}
      <Foot terms={withoutPrize(terms)} top={foot} width={width} />
    </OnSurface>
  );
}

type Potion = Extract<Sign, { readonly type: 'potion' }>;

function Prize({ points, hasRaven, isFar = false, width }: Potion & { readonly width: number }) {
  const size = Math.max(20, width * 0.28);
  return (
    <View style={[styles.prize, isFar ? styles.far : null]}>
      <LaidSeal points={points} size={size} />
      {hasRaven ? <Raven size={size * 0.85} at={{ x: size * 1.5, y: size / 2 }} /> : null}
    </View>
  );
}

/** On the corner already; a shelf counts what lies there, not who gave it. */
function withoutPrize({ price, gain }: Terms): Terms {
  return {
    price: price.filter(({ type }) => type !== 'gifts'),
    gain: gain.filter(({ type }) => type !== 'potion'),
  };
}

const MOST = 26;

interface FootProps {
  readonly terms: Terms;
  /** It stands over this. */
  readonly top: number;
  readonly width: number;
}

function Foot({ terms, top, width }: FootProps) {
  const span = spanOf(terms);
  if (span === 0) return null;
  const height = Math.min(MOST, Math.max(15, width * 0.2));
  const size = Math.min(height - 2, (width * 0.86) / span);
  return (
    <View style={[styles.foot, { top: top - height, height, left: width * 0.05, right: width * 0.05 }]}>
      <TermsRow terms={terms} size={size} />
    </View>
  );
}

const styles = StyleSheet.create({
  prize: { position: 'absolute', left: -4, top: -4 },
  far: { opacity: 0.55 },
  foot: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: '#F0E0BC',
    borderTopWidth: 1,
    borderColor: '#7A5200',
  },
});
