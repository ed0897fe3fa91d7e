import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Exhibit } from '@/components/kit/board';
import { COLOURS } from '@/engine/core/guise';
import { capital } from '@/engine/core/wording';
import {
  BUILDINGS,
  CARDS,
  FIELDS,
  GOODS,
  SPIRIT_PLACES,
  STALLS,
  type Building,
  type FieldAction,
} from '@/engine/games/alchemirus/data';
import { CardFace } from './card';
import { CardBack, Deck } from './card-back';
import { Discards } from './discards';
import { CardEffect } from './effect';
import { EstateGround } from './estate';
import { estatePlan } from './estate-plan';
import { FamePath } from './fame-path';
import { GoodObject, GoodPlace, LyingGood } from './goods';
import { PricePlate, PriceRail, StallScene, Stand } from './market';
import { MiniEstate } from './mini-estate';
import { Burst, Dust, GloriaWreath } from './moments';
import type { Theme } from './paints';
import { GlancePanel, NamePlate, TabPlate } from './panels';
import { Pawn } from './pawn';
import { FreePlot, Plot, type Lying } from './plot';
import type { FieldLook } from './field-marks';
import { AlchemicRing, HauntMedal } from './ring';
import { BankRow, MiniCard, PaySocket } from './small-card';
import {
  CardSign,
  CostSeal,
  FameToken,
  FieldIcon,
  FieldMedal,
  GoodsSign,
  HouseSign,
  Laurel,
  WaxTick,
} from './small-pieces';
import { Spirit, SpiritEyes } from './spirit';
import { RingStud } from './stud';

const LYING: Partial<Readonly<Record<Building, readonly Lying[]>>> = {
  horten: ['herb'],
  metalle: ['ore'],
  alembic: [{ left: 'tincture' }],
  fornax: ['metal'],
  labrium: ['tincture', null],
};

const CORNER = { left: 0, top: 0 } as const;

/** What lies where its holder has room for it. */
const held = (width: number, height: number, piece: ReactNode) => (
  <View style={{ width, height }}>{piece}</View>
);

function buildings(theme: Theme): readonly Exhibit[] {
  return [
    ...BUILDINGS.map((building, index) => ({
      name: `plot ${building}`,
      element: (
        <Plot
          building={building}
          width={150}
          theme={theme}
          index={index}
          goods={LYING[building] ?? []}
          isAlive
        />
      ),
    })),
    ...BUILDINGS.map((building, index) => ({
      name: `plot small ${building}`,
      element: <Plot building={building} width={60} theme={theme} index={index} fashion={1} />,
    })),
    {
      name: 'plot blocked',
      element: <Plot building="fornax" width={150} theme={theme} index={4} goods={['ore']} isBlocked />,
    },
    {
      name: 'plot planned',
      element: <Plot building="taberna" width={150} theme={theme} index={9} isPlanned />,
    },
    {
      name: 'plot target',
      element: (
        <Plot
          building="labrium"
          width={150}
          theme={theme}
          index={5}
          goods={[null, null]}
          targets={[1]}
          isTarget
        />
      ),
    },
    { name: 'plot free', element: held(150, 150, <FreePlot width={150} theme={theme} number={10} />) },
    {
      name: 'plot free target',
      element: held(60, 60, <FreePlot width={60} theme={theme} number={11} isTarget />),
    },
    {
      name: 'mini estate',
      element: (
        <MiniEstate
          width={154}
          plots={BUILDINGS.map((building) => ({ building, isBlocked: building === 'fornax' }))}
        />
      ),
    },
  ];
}

function cards(theme: Theme): readonly Exhibit[] {
  return [
    ...CARDS.map((card) => ({
      name: `card ${card}`,
      element: <CardFace card={card} name={capital(card)} plain={card} width={190} theme={theme} />,
    })),
    ...CARDS.map((card, index) => ({
      name: `card small ${card}`,
      element: (
        <CardFace card={card} name={capital(card)} width={67} seed={index} theme={theme} isOverlapped />
      ),
    })),
    {
      name: 'card paying',
      element: (
        <CardFace card="pergula" name="Pergula" width={86} height={117} theme={theme} isLit isPaying />
      ),
    },
    { name: 'card dim', element: <CardFace card="domo" name="Domo" width={86} theme={theme} isDim /> },
    { name: 'card back', element: held(67, 102, <CardBack width={67} />) },
    { name: 'deck', element: <Deck width={66} count={54} /> },
    { name: 'deck low', element: <Deck width={66} count={3} /> },
    { name: 'discards', element: <Discards width={66} top="domo" count={7} theme={theme} /> },
    { name: 'discards empty', element: <Discards width={66} top={null} count={0} theme={theme} /> },
    { name: 'mini card', element: held(43, 63, <MiniCard card="metalle" width={43} height={63} />) },
    {
      name: 'bank row',
      element: <BankRow card="labrium" name="Labrium" width={96} height={44} theme={theme} />,
    },
    {
      name: 'bank row lit',
      element: (
        <BankRow card="gloria" name="Gloria" plain="fame" width={112} height={52} theme={theme} isLit />
      ),
    },
    { name: 'socket', element: <PaySocket width={46} height={66} theme={theme} card="horten" /> },
    { name: 'socket next', element: <PaySocket width={46} height={66} theme={theme} isNext /> },
    { name: 'socket hidden', element: <PaySocket width={46} height={66} theme={theme} isFaceDown /> },
    ...CARDS.map((card) => ({
      name: `effect ${card}`,
      element: (
        <View style={styles.page}>
          <CardEffect card={card} size={20} x={76} y={23} />
        </View>
      ),
    })),
  ];
}

const ACTIONS = [...new Set(FIELDS)];

function pieces(theme: Theme): readonly Exhibit[] {
  return [
    ...GOODS.flatMap((good) => [
      { name: `good ${good}`, element: <LyingGood good={good} width={80} /> },
      { name: `good small ${good}`, element: <GoodObject good={good} size={20} /> },
      { name: `good left ${good}`, element: <GoodPlace width={48} left={good} /> },
      { name: `burst ${good}`, element: <Burst good={good} size={90} /> },
    ]),
    { name: 'good place', element: <GoodPlace width={48} /> },
    { name: 'good place target', element: <GoodPlace width={48} isTarget /> },
    ...COLOURS.map((colour, seat) => ({
      name: `pawn ${colour}`,
      element: <Pawn seat={seat} colour={colour} size={60} isLit={seat === 0} isGhost={seat === 6} />,
    })),
    { name: 'spirit', element: <Spirit size={150} isAlive /> },
    { name: 'spirit small', element: <Spirit size={40} /> },
    { name: 'spirit eyes', element: <SpiritEyes size={80} /> },
    { name: 'laurel', element: <Laurel size={34} theme={theme} /> },
    {
      name: 'laurel 14',
      element: (
        <Laurel size={34} theme={theme}>
          14
        </Laurel>
      ),
    },
    { name: 'fame token', element: <FameToken size={50} /> },
    { name: 'card sign', element: <CardSign size={22} /> },
    { name: 'house', element: <HouseSign size={18} theme={theme} /> },
    { name: 'goods', element: <GoodsSign size={24} /> },
    { name: 'cost', element: held(40, 40, <CostSeal cost={3} size={40} place={CORNER} />) },
    { name: 'cost star', element: held(40, 40, <CostSeal cost={5} size={40} place={CORNER} isStar />) },
    { name: 'tick', element: held(40, 40, <WaxTick size={40} place={CORNER} />) },
    ...ACTIONS.flatMap((action) => [
      { name: `field ${action}`, element: <FieldMedal action={action} size={58} /> },
      { name: `field icon ${action}`, element: <FieldIcon action={action} size={28} /> },
    ]),
    ...([1, 2, 3, 'fame', 'locked', 'hand', 'card'] as const).map((kind) => ({
      name: `stud ${kind}`,
      element: held(30, 30, <RingStud kind={kind} size={30} />),
    })),
    { name: 'dust', element: <Dust width={150} /> },
    { name: 'wreath', element: <GloriaWreath size={110} /> },
  ];
}

const LOOKS: readonly FieldLook[] = [
  { state: 'far' },
  { state: 'far', pawns: 1 },
  { state: 'free' },
  { state: 'locked', pawns: 1 },
  { state: 'free', isChosen: true },
  { state: 'fame' },
  { state: 'fame', pawns: 2 },
  { state: 'rest', pawns: 3 },
];

const NAMES = Object.fromEntries(ACTIONS.map((action) => [action, capital(action)])) as Record<
  FieldAction,
  string
>;

const STANDINGS = COLOURS.slice(0, 4).map((colour, seat) => ({ seat, colour, fame: 6 + seat * 3 }));
const PHONE = estatePlan({ width: 374, height: 190, columns: 6, rows: 2 });
const TABLET = estatePlan({ width: 600, height: 488, columns: 4, rows: 3, top: 20 });

function table(theme: Theme): readonly Exhibit[] {
  return [
    {
      name: 'ring',
      element: (
        <AlchemicRing
          size={320}
          theme={theme}
          fields={LOOKS}
          names={NAMES}
          spirit="fornax"
          haunts={{ labrium: 'near', metalle: 'near', domo: 'any' }}
        />
      ),
    },
    ...SPIRIT_PLACES.map((place) => ({
      name: `medal ${place}`,
      element: <HauntMedal place={place} size={60} theme={theme} isDark={place === 'labrium'} />,
    })),
    {
      name: 'fame path',
      element: (
        <FamePath width={374} goal={20} theme={theme} standings={STANDINGS} planned={{ seat: 0, fame: 11 }} />
      ),
    },
    {
      name: 'fame path short',
      element: <FamePath width={374} goal={15} theme={theme} standings={STANDINGS} />,
    },
    { name: 'estate phone', element: <EstateGround plan={PHONE} theme={theme} /> },
    { name: 'estate tablet', element: <EstateGround plan={TABLET} theme={theme} /> },
    ...STALLS.map((stall) => ({
      name: `stall ${stall}`,
      element: (
        <StallScene stall={stall} width={stall === 'taberna' ? 374 : 184} height={162} theme={theme} />
      ),
    })),
    { name: 'stand', element: <Stand width={76} good="tincture" /> },
    { name: 'stand free', element: <Stand width={76} good={null} isTarget /> },
    {
      name: 'prices',
      element: (
        <PriceRail width={78} height={44} theme={theme}>
          <PricePlate currency="cards" amount={3} width={39} height={44} theme={theme} isChosen={false} />
          <PricePlate currency="fame" amount={1} width={39} height={44} theme={theme} isChosen />
        </PriceRail>
      ),
    },
    {
      name: 'panel',
      element: (
        <GlancePanel width={122} height={54} colour="sky" theme={theme}>
          <FameToken size={30} />
        </GlancePanel>
      ),
    },
    {
      name: 'panel active',
      element: (
        <GlancePanel width={170} height={122} colour="purple" theme={theme} isActive>
          <FameToken size={30} />
        </GlancePanel>
      ),
    },
    { name: 'tab', element: <TabPlate theme={theme}>Estate 9/12</TabPlate> },
    { name: 'name', element: <NamePlate>Horten</NamePlate> },
    { name: 'name blocked', element: <NamePlate isBlocked>Fornax</NamePlate> },
  ];
}

/** Everything that is drawn for Alchemirus, by name, to be looked at. */
export function artGallery(theme: Theme): readonly Exhibit[] {
  return [...cards(theme), ...buildings(theme), ...pieces(theme), ...table(theme)];
}

const styles = StyleSheet.create({
  page: { backgroundColor: '#eeddb8', width: 152, height: 46 },
});
