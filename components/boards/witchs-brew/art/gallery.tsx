import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Exhibit } from '@/components/kit/board';
import { opened } from '@/components/kit/drawing/opened';
import {
  CAULDRONS,
  COLOURS,
  POTIONS,
  ROLES,
  cauldronPotion,
  shelfPotion,
  SPELLS,
  STACKS,
  type PotionId,
} from '@/engine/games/witchs-brew/data';
import { CardBack } from './card-back';
import { Cauldron, CauldronSign } from './cauldron';
import { RoleDeed } from './deed';
import { Arrow, Plate, Tray, TrayPlace } from './furniture';
import { Jar } from './jar';
import type { Theme } from './paints';
import { album } from './prints';
import { Bottle, HungCard, PotionBack, PotionCard } from './potion-card';
import { Ribbon } from './ribbon';
import { MiniCard, RoleCard } from './role-card';
import { HeldRoles, RoleMedallion } from './role-medallion';
import { RolePlace } from './role-place';
import { Hearth, Perches, PrivateVelvet, Rope, Wall, WorkBench } from './scene';
import { Shelf } from './shelf';
import { SignBoard } from './sign-board';
import {
  CardsSign,
  Coin,
  CoinPile,
  CoinSocket,
  CountBadge,
  Crown,
  Drop,
  DropSocket,
  GreatSeal,
  Hourglass,
  Palm,
  PointsSeal,
  Raven,
  RavenCardSign,
  SpellSign,
  Strike,
  TickBadge,
  Vial,
} from './small-pieces';
import { SpeechBubble } from './speech';
import { SpellBack, SpellPage } from './spell-page';

/** The seven potions of a cauldron follow each other, then five for each shelf. */
const cauldronCard = (stack: number, index: number) => cauldronPotion((stack * 7 + index) as PotionId);
const shelfCard = (shelf: number, index: number) => shelfPotion((21 + shelf * 5 + index) as PotionId);

function named(role: string): string {
  return role.replace('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}

function roles(): readonly Exhibit[] {
  return [
    ...ROLES.map((role) => ({
      name: `role ${role}`,
      element: <RoleCard role={role} name={named(role)} width={214} />,
    })),
    ...ROLES.map((role) => ({
      name: `role small ${role}`,
      element: <RoleCard role={role} name={named(role)} width={86} isLit={role === 'witch'} />,
    })),
    ...ROLES.map((role) => ({ name: `mini ${role}`, element: <MiniCard role={role} width={60} /> })),
    ...ROLES.map((role) => ({
      name: `medallion ${role}`,
      element: <RoleMedallion role={role} size={40} />,
    })),
    { name: 'medallion tiny', element: <RoleMedallion role="witch" size={16} /> },
    { name: 'medallions held', element: <HeldRoles count={5} size={28} /> },
    { name: 'card back', element: <CardBack width={86} /> },
    {
      name: 'role forbidden',
      element: <RoleCard role="monk" name="Begging Monk" width={86} isForbidden />,
    },
    { name: 'mini forbidden', element: <MiniCard role="monk" width={70} isForbidden /> },
    ...ROLES.flatMap((role) =>
      [false, true].map((isFavour) => ({
        name: `deed ${role} ${isFavour ? 'favour' : 'full'}`,
        element: (
          <View style={styles.page}>
            <RoleDeed role={role} isFavour={isFavour} size={24} />
          </View>
        ),
      })),
    ),
  ];
}

function pieces(): readonly Exhibit[] {
  return [
    ...[...COLOURS, 'any' as const].flatMap((colour) => [
      { name: `drop ${colour}`, element: <Drop colour={colour} size={66} /> },
      { name: `drop small ${colour}`, element: <Drop colour={colour} size={20} /> },
      { name: `socket ${colour}`, element: <DropSocket colour={colour} size={26} /> },
    ]),
    { name: 'coin', element: <Coin size={60} /> },
    { name: 'coin small', element: <Coin size={18} /> },
    { name: 'coin socket', element: <CoinSocket size={26} /> },
    { name: 'coin pile', element: <CoinPile count={3} size={44} /> },
    { name: 'vial', element: <Vial size={68} /> },
    { name: 'raven perched', element: <Raven size={66} /> },
    { name: 'raven flipped', element: <Raven size={36} isFlipped /> },
    { name: 'raven flying', element: <Raven size={66} pose="flying" /> },
    { name: 'raven outline', element: <Raven size={46} pose="outline" /> },
    { name: 'seal', element: <PointsSeal points={4} size={54} /> },
    { name: 'seal small', element: <PointsSeal points={6} size={24} /> },
    { name: 'great seal', element: <GreatSeal size={48} /> },
    { name: 'crown', element: <Crown size={30} /> },
    { name: 'palm', element: <Palm size={26} colour="#6fc7b4" /> },
    { name: 'hourglass', element: <Hourglass size={40} /> },
    { name: 'strike', element: <Strike size={84} /> },
    { name: 'cards', element: <CardsSign size={28} /> },
    { name: 'raven card', element: <RavenCardSign size={28} /> },
    { name: 'tick', element: <TickBadge size={28} /> },
    { name: 'count', element: <CountBadge count={12} size={24} /> },
    { name: 'arrow', element: <Arrow size={16} colour="#c9a35a" /> },
    { name: 'spell sign', element: <SpellSign size={30} /> },
    ...COLOURS.map((colour, index) => ({
      name: `jar ${colour}`,
      element: <Jar colour={colour} count={[6, 3, 0][index] ?? 0} width={60} height={78} />,
    })),
    { name: 'jar phone', element: <Jar colour="green" count={2} width={46} height={54} /> },
    ...STACKS.map((stack) => ({ name: `bottle ${stack}`, element: <Bottle stack={stack} size={70} /> })),
  ];
}

function brewing(): readonly Exhibit[] {
  return [
    ...CAULDRONS.flatMap((cauldron, stack) => [
      {
        name: `cauldron ${cauldron} boiling`,
        element: <Cauldron cauldron={cauldron} width={212} potion={cauldronCard(stack, 6)} isBoiling isHot />,
      },
      {
        name: `cauldron ${cauldron} filling`,
        element: (
          <Cauldron
            cauldron={cauldron}
            width={149}
            potion={cauldronCard(stack, 4)}
            owned={{ red: 1, white: 1, green: 1 }}
          />
        ),
      },
      {
        name: `cauldron ${cauldron} cold`,
        element: <Cauldron cauldron={cauldron} width={149} potion={null} />,
      },
      { name: `cauldron sign ${cauldron}`, element: <CauldronSign cauldron={cauldron} size={40} /> },
    ]),
    ...POTIONS.map((potion) => ({
      name: `potion ${potion.id}`,
      element: <PotionCard potion={potion} width={110} />,
    })),
    { name: 'potion small', element: <PotionCard potion={cauldronCard(2, 6)} width={64} /> },
    { name: 'potion back', element: <PotionBack width={110} /> },
    ...SPELLS.map((spell) => ({
      name: `spell ${spell}`,
      element: <SpellPage spell={spell} name={named(spell)} width={132} />,
    })),
    { name: 'spell small', element: <SpellPage spell="sanatio" name="Sanatio" width={82} /> },
    { name: 'spell back', element: <SpellBack width={82} /> },
  ];
}

interface GroundProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Room for what fills any. */
const Ground = (props: GroundProps) => (
  <View style={{ width: props.width, height: props.height }}>{props.children}</View>
);

function table(theme: Theme): readonly Exhibit[] {
  return [
    {
      name: 'shelf gold',
      element: <Shelf shelf="gold" potion={shelfCard(0, 3)} width={262} scale={1} lying={2} theme={theme} />,
    },
    {
      name: 'shelf drops',
      element: (
        <Shelf
          shelf="drops"
          potion={shelfCard(1, 4)}
          width={262}
          scale={1}
          lying={['red', 'green', 'white']}
          theme={theme}
        />
      ),
    },
    {
      name: 'shelf empty',
      element: <Shelf shelf="gold" potion={null} width={262} scale={1} lying={0} theme={theme} />,
    },
    {
      name: 'sign board',
      element: (
        <Ground width={120} height={162}>
          <SignBoard width={120} height={162} colour="orange" theme={theme} />
        </Ground>
      ),
    },
    {
      name: 'sign board active',
      element: (
        <Ground width={173} height={233}>
          <SignBoard width={173} height={233} scale={1.44} colour="purple" theme={theme} isActive />
        </Ground>
      ),
    },
    ...(['claim', 'favour', 'taken', 'passes', 'waits'] as const).map((kind) => ({
      name: `ribbon ${kind}`,
      element: (
        <Ribbon kind={kind} width={120}>
          I am the Witch!
        </Ribbon>
      ),
    })),
    ...(['empty', 'claim', 'favour', 'taken', 'passes', 'waits'] as const).map((state) => ({
      name: `place ${state}`,
      element: (
        <RolePlace
          state={state}
          role={state === 'claim' || state === 'favour' || state === 'taken' ? 'witch' : null}
          width={60}
          theme={theme}
          gain={state === 'favour' ? <Bottle stack="iron" size={36} /> : null}
        />
      ),
    })),
    { name: 'speech', element: <SpeechBubble width={254} height={36} /> },
    { name: 'tray', element: <Tray width={362} height={98} /> },
    { name: 'tray place', element: <TrayPlace width={58} isNext /> },
    ...(['favour', 'claim', 'brass', 'leather', 'dull'] as const).map((kind) => ({
      name: `plate ${kind}`,
      element: <Plate kind={kind} width={178} height={78} />,
    })),
    {
      name: 'wall',
      element: (
        <Ground width={390} height={392}>
          <Wall width={390} height={392} theme={theme} />
        </Ground>
      ),
    },
    { name: 'perches', element: <Perches width={390} span={230} scale={1} taken={2} theme={theme} /> },
    {
      name: 'hearth',
      element: (
        <Ground width={390} height={166}>
          <Hearth width={390} height={166} theme={theme} />
        </Ground>
      ),
    },
    {
      name: 'bench',
      element: (
        <Ground width={390} height={290}>
          <WorkBench theme={theme} />
        </Ground>
      ),
    },
    {
      name: 'bench upright',
      element: (
        <Ground width={300} height={400}>
          <WorkBench theme={theme} isUpright />
        </Ground>
      ),
    },
    { name: 'velvet', element: <PrivateVelvet width={390} height={300} colour="sky" /> },
    { name: 'rope', element: <Rope width={390} /> },
    {
      name: 'hung potion',
      element: (
        <Ground width={66} height={110}>
          <HungCard potion={cauldronCard(1, 4)} width={66} left={0} />
        </Ground>
      ),
    },
  ];
}

/** Shown once the pictures are there. */
const Shown = opened(album, ({ children }: { readonly children: ReactNode }) => children);

/** Everything that is drawn for Witch's Brew, by name, to be looked at. */
export function artGallery(theme: Theme): readonly Exhibit[] {
  return [...roles(), ...pieces(), ...brewing(), ...table(theme)].map(({ name, element }) => ({
    name,
    element: <Shown>{element}</Shown>,
  }));
}

const styles = StyleSheet.create({
  page: { backgroundColor: '#eeddb8', padding: 4, alignSelf: 'flex-start' },
});
