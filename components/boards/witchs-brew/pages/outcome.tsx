import { StyleSheet, View } from 'react-native';

import type { OutcomeProps } from '@/components/kit/board';
import { Medallion } from '@/components/kit/medallion';
import { useTheme } from '@/components/kit/theme';
import { Body, Heading, Numeral } from '@/components/kit/type';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { explained } from '@/engine/core/wording';
import { potionOf, STACKS, type Potion } from '@/engine/games/witchs-brew/data';
import { outcomeOf } from '@/engine/games/witchs-brew/queries/outcome';
import type { WitchsBrew } from '@/engine/games/witchs-brew/state';

import { Bottle } from '../art/potion-card';
import { Plank } from '../art/shelf';
import { Crown, LaidSeal, Raven, Vial } from '../art/small-pieces';
import { SHOWING } from '../scenes/use-stage';
import { playerOf } from '../seats';
import { PAGE_WORDS } from './page-words';

type Outcome = OutcomeProps<WitchsBrew>;

/** A shelf for everybody, the best first: bottle by bottle, the ravens on theirs, the vials beside them. */
export function WitchsBrewOutcome(props: Outcome) {
  const { view, language, width } = props;
  return (
    <View role="group" aria-label={PAGE_WORDS[language].outcome} style={[styles.shelves, { width }]}>
      {outcomeOf(view).map((place) => (
        <Shelf key={place.seat} {...props} {...place} />
      ))}
    </View>
  );
}

interface ShelfProps extends Outcome {
  readonly seat: Seat;
  readonly rank: number;
  readonly points: number;
}

function Shelf({ view, people, language, width, seat, rank, points }: ShelfProps) {
  const { scheme } = useTheme();
  const { potions, openPotions, vials } = playerOf(view, seat);
  const person = at(people, seat);
  const cards = inOrder((potions ?? openPotions).map(potionOf));
  const { words } = SHOWING;
  const ravens = cards.filter(({ hasRaven }) => hasRaven).length;
  const told = [
    words[language].points(points),
    words[language].potionCards(cards.length),
    ...(ravens > 0 ? [words[language].hasRavens(ravens)] : []),
    words[language].vials(vials),
  ];
  return (
    <View role="img" aria-label={explained(language, person.name, told.join(', '))} style={styles.shelf}>
      <View style={styles.head}>
        <Medallion person={person} size={34} />
        <Heading numberOfLines={1} style={styles.name}>
          {person.name}
        </Heading>
        {rank === 1 ? <Crown size={20} /> : null}
        <Vial size={26} />
        <Body isBold size={17} maxScale={1.4}>
          {vials}
        </Body>
        <Numeral size={30} tone={rank === 1 ? 'gold' : 'ink'} maxScale={1.4}>
          {points}
        </Numeral>
      </View>
      <Plank width={width} height={PLANK} theme={scheme}>
        <Bottles cards={cards} width={width} />
      </Plank>
    </View>
  );
}

/** Those of a stack side by side, the cheapest first. */
function inOrder(cards: readonly Potion[]): readonly Potion[] {
  return STACKS.flatMap((stack) =>
    cards.filter((card) => card.stack === stack).sort((one, other) => one.points - other.points),
  );
}

const PLANK = 88;
const BOTTLE = 58;
const STEP = 52;
const SEAL = 24;
/** How high the board lies. */
const FOOT = 13;
/** Brackets and edges. */
const EDGE = 16;

/** Closer together where there are many. */
function Bottles({ cards, width }: { readonly cards: readonly Potion[]; readonly width: number }) {
  const step = Math.min(STEP, (width - 2 * EDGE) / Math.max(1, cards.length));
  return cards.map(({ id, stack, points, hasRaven }, index) => (
    <View key={id} style={[styles.bottle, { left: EDGE + index * step, width: step }]}>
      <Bottle stack={stack} size={BOTTLE} />
      <LaidSeal points={points} size={SEAL} left={step / 2 - SEAL / 2} top={BOTTLE - SEAL + 2} />
      {hasRaven ? <Raven size={28} at={{ x: step / 2, y: -6 }} /> : null}
    </View>
  ));
}

const styles = StyleSheet.create({
  shelves: { gap: 10 },
  shelf: { gap: 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 6 },
  name: { flex: 1 },
  bottle: { position: 'absolute', bottom: FOOT, alignItems: 'center' },
});
