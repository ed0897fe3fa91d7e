import { StyleSheet, View } from 'react-native';

import type { Exhibit } from '@/components/kit/board';
import { COLOURS } from '@/engine/core/guise';
import { Label } from '@/components/kit/type';
import { Banner, PlaceName } from './banner';
import { Chart } from './chart';
import { DieFace } from './fight-die';
import { colourAt, formulas, named } from './gallery-formulas';
import { SampleMap } from './gallery-map';
import { BADGE_KINDS, ICONS } from './names';
import { EQUIPMENT_PIECES, HOMUNCULI, STONES } from '@/engine/games/materia-prima/cards';
import {
  ALCHEMISTS,
  BASICS,
  CITIES,
  ELEMENTS,
  EXTENSIONS,
  type Element,
} from '@/engine/games/materia-prima/data';
import { OddsTube, TotalBars } from './odds';
import type { Theme } from './paints';
import { BrassPlate, FigureNiche, GlassSlot, IronPanel, SheetPanel, StageFrame, Tray } from './panels';
import { Pyramid, type Amounts } from './pyramid';
import { HexRim } from './rims';
import {
  Badge,
  CountTag,
  EngravedSign,
  Flames,
  GearPicture,
  Heart,
  IconSign,
  LevelDiamonds,
  MineSeal,
  NoSoul,
  PipRow,
  Sigil,
  Skull,
  StatBoss,
  StonePicture,
  StoneSoFar,
  Token,
  TotalSeal,
} from './small-pieces';
import { Bust, FigurePicture, FigureShade, Standee, Tower } from './standee';
import { ExtensionPlaque, TowerCard } from './tower-card';

const SIDE = 27;

function map(theme: Theme): readonly Exhibit[] {
  return [
    { name: 'map', element: <SampleMap theme={theme} side={SIDE} /> },
    { name: 'map large', element: <SampleMap theme={theme} side={54} /> },
    { name: 'chart', element: <Chart width={200} height={160} theme={theme} /> },
    ...(['near', 'far', 'attack', 'chosen'] as const).map((kind) => ({
      name: `rim ${kind}`,
      element: <HexRim kind={kind} side={SIDE} theme={theme} />,
    })),
    ...CITIES.map((city) => ({ name: `banner ${city}`, element: <Banner>{named(city)}</Banner> })),
    { name: 'place name', element: <PlaceName>Blue Woods</PlaceName> },
    ...COLOURS.map((colour) => ({ name: `tower ${colour}`, element: <Tower colour={colour} side={70} /> })),
  ];
}

function figures(): readonly Exhibit[] {
  return [
    ...ALCHEMISTS.flatMap((figure, index) => [
      {
        name: `alchemist ${figure}`,
        element: <Standee figure={figure} colour={colourAt(index)} side={100} />,
      },
      {
        name: `alchemist ${figure} soulless`,
        element: <Standee figure={figure} colour={colourAt(index)} side={100} isSkull />,
      },
      { name: `bust ${figure}`, element: <Bust figure={figure} colour={colourAt(index)} size={40} /> },
    ]),
    ...HOMUNCULI.map((figure, index) => ({
      name: `homunculus ${figure}`,
      element: <Standee figure={figure} colour={colourAt(index)} side={90} />,
    })),
    ...HOMUNCULI.map((figure, index) => ({
      name: `bust ${figure}`,
      element: <Bust figure={figure} colour={colourAt(index)} size={40} />,
    })),
    {
      name: 'standee laden',
      element: <Standee figure="mud-porter" colour="sky" side={60} load={['earth', 'gold', 'soul']} />,
    },
    { name: 'standee spent', element: <Standee figure="copper-hound" colour="sky" side={60} isSpent /> },
    { name: 'figure small', element: <FigurePicture figure="rust-imp" colour="sky" size={22} /> },
    { name: 'figure shade', element: <FigureShade figure="wilka" side={60} /> },
    {
      name: 'niche',
      element: <FigureNiche width={78} height={102} figure="lenka" colour="sky" />,
    },
    {
      name: 'niche soulless',
      element: <FigureNiche width={78} height={102} figure="sejlon" colour="green" isSkull />,
    },
  ];
}

const AMOUNTS: Amounts = {
  water: 2,
  earth: 3,
  air: 1,
  fire: 3,
  iron: 7,
  sulphur: 1,
  glass: 0,
  copper: 2,
  mercury: 1,
  regia: 1,
  platinum: 0,
  gold: 0,
};
const NAMES = Object.fromEntries(ELEMENTS.map((element) => [element, named(element)])) as Readonly<
  Record<Element, string>
>;

function tower(theme: Theme): readonly Exhibit[] {
  return [
    {
      name: 'tower card',
      element: (
        <TowerCard
          width={374}
          height={112}
          colour="sky"
          extensions={['spring-house', 'slag-furnace', null]}
          theme={theme}
        />
      ),
    },
    ...EXTENSIONS.map((extension) => ({
      name: `extension ${extension}`,
      element: <ExtensionPlaque extension={extension} width={64} theme={theme} />,
    })),
    {
      name: 'extension lit',
      element: <ExtensionPlaque extension="stables" width={64} theme={theme} isLit />,
    },
    {
      name: 'extension spent',
      element: <ExtensionPlaque extension="bloomery" width={64} theme={theme} isSpent />,
    },
    { name: 'extension free', element: <ExtensionPlaque extension={null} width={64} theme={theme} /> },
    {
      name: 'pyramid',
      element: (
        <IronPanel width={374} height={304} theme={theme}>
          <Pyramid width={374} height={300} amounts={AMOUNTS} names={NAMES} chosen="gold" theme={theme} />
        </IronPanel>
      ),
    },
  ];
}

function tokens(): readonly Exhibit[] {
  return [
    ...ELEMENTS.map((thing) => ({ name: `token ${thing}`, element: <Token thing={thing} size={36} /> })),
    { name: 'token soul', element: <Token thing="soul" size={44} /> },
    { name: 'token small', element: <Token thing="copper" size={14} /> },
    ...BASICS.map((element) => ({
      name: `seal ${element}`,
      element: <MineSeal element={element} size={24} />,
    })),
    ...EQUIPMENT_PIECES.map((piece) => ({
      name: `gear ${piece}`,
      element: <GearPicture piece={piece} size={44} />,
    })),
    ...STONES.map((stone) => ({ name: `stone ${stone}`, element: <StonePicture stone={stone} size={52} /> })),
    ...([[], [1], [1, 2], [1, 2, 3]] as const).map((levels) => ({
      name: `stone so far ${levels.length}`,
      element: <StoneSoFar levels={levels} size={36} />,
    })),
    ...([0, 1, 2, 3] as const).flatMap((value) => [
      { name: `die attack ${value}`, element: <DieFace side="attack" value={value} size={44} /> },
      { name: `die defence ${value}`, element: <DieFace side="defence" value={value} size={44} /> },
    ]),
    { name: 'heart', element: <Heart size={20} /> },
    { name: 'skull', element: <Skull size={20} /> },
    { name: 'no soul', element: <NoSoul size={20} /> },
  ];
}

const LIKELY = [0.02, 0.06, 0.12, 0.2, 0.22, 0.2, 0.12, 0.05, 0.01];

function signs(theme: Theme): readonly Exhibit[] {
  return [
    ...COLOURS.map((colour) => ({ name: `sigil ${colour}`, element: <Sigil colour={colour} size={24} /> })),
    ...ICONS.map((name) => ({
      name: `icon ${name}`,
      element: <IconSign name={name} size={24} colour="#e2b04a" />,
    })),
    ...BADGE_KINDS.map((kind) => ({
      name: `badge ${kind}`,
      element: <Badge kind={kind} size={24} />,
    })),
    { name: 'flames', element: <Flames count={3} left={2} size={16} /> },
    { name: 'flames spent', element: <Flames count={2} left={0} size={12} way="column" /> },
    { name: 'pip row', element: <PipRow count={3} left={2} size={12} hem="#56B4E9" /> },
    { name: 'pip price', element: <PipRow count={2} left={2} size={12} /> },
    ...([1, 2, 3] as const).map((level) => ({
      name: `level ${level}`,
      element: <LevelDiamonds level={level} size={12} />,
    })),
    {
      name: 'boss',
      element: (
        <StatBoss name="att" size={28}>
          3
        </StatBoss>
      ),
    },
    {
      name: 'total attack',
      element: (
        <TotalSeal side="attack" size={52}>
          6
        </TotalSeal>
      ),
    },
    {
      name: 'total defence',
      element: (
        <TotalSeal side="defence" size={52}>
          3
        </TotalSeal>
      ),
    },
    { name: 'count', element: <CountTag size={16}>4</CountTag> },
    { name: 'odds', element: <OddsTube width={330} height={30} chance={0.68} left="68 %" right="32 %" /> },
    { name: 'bars attack', element: <TotalBars side="attack" shares={LIKELY} width={140} /> },
    { name: 'bars defence', element: <TotalBars side="defence" shares={LIKELY.slice(0, 7)} width={110} /> },
    { name: 'panel', element: <IronPanel width={122} height={52} theme={theme} colour="orange" /> },
    { name: 'panel active', element: <IronPanel width={72} height={48} theme={theme} isActive /> },
    { name: 'stage', element: <StageFrame width={200} height={140} /> },
    { name: 'sheet', element: <SheetPanel width={370} height={128} seed={21} /> },
    {
      name: 'tray',
      element: (
        <Tray width={250} height={34} theme={theme}>
          <View style={styles.slots}>
            {[0, 1, 2, 3, 4].map((slot) => (
              <GlassSlot key={slot} size={29} />
            ))}
          </View>
        </Tray>
      ),
    },
    ...(['rest', 'on', 'dim'] as const).map((state) => ({
      name: `brass ${state}`,
      element: (
        <BrassPlate width={68} height={60} state={state} theme={theme}>
          <View style={styles.action}>
            <EngravedSign name="pick" size={24} />
            <Label isBold size={13}>
              Extract
            </Label>
          </View>
        </BrassPlate>
      ),
    })),
  ];
}

/** Everything that is drawn for Materia Prima, by name, to be looked at. */
export function artGallery(theme: Theme): readonly Exhibit[] {
  return [...map(theme), ...figures(), ...formulas(), ...tower(theme), ...tokens(), ...signs(theme)];
}

const styles = StyleSheet.create({
  slots: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 8 },
  action: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
