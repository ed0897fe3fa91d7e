import { StyleSheet, View } from 'react-native';

import type { OpeningProps } from '@/components/kit/board';
import { times } from '@/components/kit/drawing/geometry';
import { Medallion } from '@/components/kit/medallion';
import { Body, Title } from '@/components/kit/type';
import { capital, joined } from '@/engine/core/wording';
import { ROLES } from '@/engine/games/witchs-brew/data';
import { listed } from '@/engine/games/witchs-brew/drops';
import type { WitchsBrew } from '@/engine/games/witchs-brew/state';

import { MiniCard } from '../art/role-card';
import { Coin, Drop } from '../art/small-pieces';
import { SHOWING } from '../scenes/use-stage';
import { nearSeat, playerOf } from '../seats';
import { PAGE_WORDS } from './page-words';

const COLUMNS = 6;
const GAP = 5;
const MOST = 620;

/** Who one is, what one begins with, and what it is about. */
export function WitchsBrewOpening({ view, person, language, width }: OpeningProps<WitchsBrew>) {
  const words = PAGE_WORDS[language];
  const room = Math.min(width, MOST);
  return (
    <View style={[styles.page, { width: room }]}>
      <Medallion person={person} size={64} />
      <Title size={26} align="center">
        {words.youAre(person.name)}
      </Title>
      <Body align="center">{words.begin}</Body>
      <Goods view={view} language={language} />
      <Body align="center">{words.roles}</Body>
      <Roles language={language} width={Math.floor((room - (COLUMNS - 1) * GAP) / COLUMNS)} />
      <Body isBold size={18} align="center">
        {words.goal}
      </Body>
    </View>
  );
}

type Part = Pick<OpeningProps<WitchsBrew>, 'view' | 'language'>;

function Goods({ view, language }: Part) {
  const { gold, drops, vials } = playerOf(view, nearSeat(view));
  const label = SHOWING.texts[language].goods({ gold, drops, vials });
  return (
    <View role="img" aria-label={label} style={styles.goods}>
      {times(gold, (index) => (
        <Coin key={index} size={38} />
      ))}
      {listed(drops).map((colour, index) => (
        <Drop key={index} colour={colour} size={42} />
      ))}
    </View>
  );
}

function Roles({ language, width }: Pick<Part, 'language'> & { readonly width: number }) {
  const { roles } = SHOWING.texts[language];
  const label = joined(
    ROLES.map((role) => capital(roles[role])),
    PAGE_WORDS[language].and,
  );
  return (
    <View role="img" aria-label={label} style={styles.roles}>
      {ROLES.map((role) => (
        <MiniCard key={role} role={role} width={width} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { alignItems: 'center', alignSelf: 'center', gap: 12 },
  goods: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 8 },
  roles: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: GAP },
});
