import { StyleSheet, View } from 'react-native';

import type { HoldingProps } from '@/components/kit/board';
import { Body, Heading } from '@/components/kit/type';
import { capital, explained } from '@/engine/core/wording';
import { potionOf, type PotionId, type Role } from '@/engine/games/witchs-brew/data';
import type { WitchsBrew } from '@/engine/games/witchs-brew/state';

import { PotionCard } from '../art/potion-card';
import { RoleCard } from '../art/role-card';
import { SHOWING } from '../scenes/use-stage';
import { nearSeat } from '../seats';
import { cardsOf } from '../sheets/cards-of';
import { PAGE_WORDS } from './page-words';

type Holding = HoldingProps<WitchsBrew>;

/** The roles somebody still holds, and the potions that only he knows. */
export function WitchsBrewHolding({ view, language, width }: Holding) {
  const words = PAGE_WORDS[language];
  const { secret } = cardsOf(view, nearSeat(view), false);
  return (
    <View style={[styles.page, { width }]}>
      <Heading align="center">{view.hand.length > 0 ? words.hand : words.noHand}</Heading>
      <View style={styles.row}>
        {view.hand.map((role) => (
          <HeldRole key={role} role={role} language={language} width={cardWidth(width, MOST_ROLE)} />
        ))}
      </View>
      <Heading align="center">{secret.length > 0 ? words.faceDown : words.noPotions}</Heading>
      <View style={styles.row}>
        {secret.map((id) => (
          <HeldPotion key={id} id={id} language={language} width={cardWidth(width, MOST_POTION)} />
        ))}
      </View>
    </View>
  );
}

const GAP = 8;
const MOST_ROLE = 150;
const MOST_POTION = 84;

/** As many in a row as are not larger than they need be, but never fewer than three. */
function cardWidth(width: number, most: number): number {
  const columns = Math.max(3, Math.ceil((width + GAP) / (most + GAP)));
  return Math.floor((width - (columns - 1) * GAP) / columns);
}

type CardProps = Pick<Holding, 'language' | 'width'>;

function HeldRole({ role, language, width }: CardProps & { readonly role: Role }) {
  const text = SHOWING.texts[language];
  const { full } = SHOWING.words[language];
  const name = text.roles[role];
  const label = `${capital(name)}, ${explained(language, full, text.full[role])}`;
  return (
    <View role="img" aria-label={label} style={[styles.card, { width }]}>
      <RoleCard role={role} name={name} width={width} />
      <Body size={13} align="center" maxScale={1.3} aria-hidden>
        {capital(text.full[role])}
      </Body>
    </View>
  );
}

function HeldPotion({ id, language, width }: CardProps & { readonly id: PotionId }) {
  const potion = potionOf(id);
  const text = SHOWING.texts[language];
  const label = explained(
    language,
    capital(text.stacks[potion.stack]),
    SHOWING.words[language].points(potion.points),
  );
  return (
    <View role="img" aria-label={label}>
      <PotionCard potion={potion} width={width} />
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: 12, alignSelf: 'center' },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: GAP },
  card: { gap: 4 },
});
