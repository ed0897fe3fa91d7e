import { StyleSheet, View } from 'react-native';

import { COLOURS, type Colour, type Exhibit } from '@/components/kit/board';
import { Label } from '@/components/kit/type';
import { at } from '@/engine/core/list';
import { Banner, PlaceName } from './banner';
import type { FormulaId } from './card-marks';
import { Chart } from './chart';
import { DieFace } from './fight-die';
import { FormulaCard } from './formula-card';
import { mapHeight, mapWidth } from './hex';
import { ICONS } from './icons';
import { MapPicture } from './map';
import { hexesOf, SAMPLE_LAYOUT } from './map-layout';
import { CardBack, MissionCard } from './mission-card';
import {
  ALCHEMISTS,
  BASICS,
  CITIES,
  ELEMENTS,
  EQUIPMENT_PIECES,
  EXTENSIONS,
  HIGHEST,
  HOMUNCULI,
  MIDDLES,
  MISSIONS,
  STONES,
  type Element,
  type Level,
  type Paid,
} from './names';
import { OddsTube, TotalBars } from './odds';
import type { Theme } from './paints';
import { BrassPlate, FigureNiche, GlassSlot, IronPanel, SheetPanel, Tray } from './panels';
import { Pyramid, type Amounts } from './pyramid';
import { HexRim, onHex, Rims, type LitHex } from './rims';
import {
  Badge,
  CountTag,
  EngravedSign,
  FlamePip,
  GearPicture,
  GhostToken,
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
import { Bust, FigurePicture, Standee, standingAt, Tower } from './standee';
import { MateriaPrimaStillLife } from './still-life';
import { ExtensionPlaque, TowerCard } from './tower-card';

const named = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const levelAt = (index: number): Level => (Math.floor(index / 8) + 1) as Level;
const ROWS = [BASICS, MIDDLES, HIGHEST] as const;

/** A price as the level asks for it; the fourth of a row wants a soul. */
function priceAt(index: number): readonly Paid[] {
  const row: readonly Element[] = at(ROWS, levelAt(index) - 1);
  return [
    at(row, index % row.length),
    index % 8 === 3 && index > 8 ? 'soul' : at(row, (index + 1) % row.length),
  ];
}

const SIDE = 27;
const SAMPLE_LIT: readonly LitHex[] = [
  { q: 0, r: 1, kind: 'chosen' },
  { q: 0, r: 0, kind: 'near' },
  { q: -1, r: 1, kind: 'near' },
  { q: -1, r: 2, kind: 'near' },
  { q: -1, r: 0, kind: 'far' },
  { q: 1, r: -1, kind: 'far' },
  { q: 1, r: 0, kind: 'attack' },
];

function SampleMap({ theme, side }: { readonly theme: Theme; readonly side: number }) {
  const [width, height] = [mapWidth(side), mapHeight(side)];
  const all = hexesOf(SAMPLE_LAYOUT);
  const foot = (q: number, r: number, x: number, y: number) => {
    const { left, top } = onHex({ q, r }, side, [x, y], 0);
    return [styles.over, standingAt(side, { x: left, y: top })];
  };
  const seal = side * 0.58;
  return (
    <View style={[styles.chart, { width: width + side, height: height + side }]}>
      <Chart width={width + side} height={height + side} theme={theme} />
      <View style={[styles.over, { left: side / 2, top: side / 2 }]}>
        <MapPicture layout={SAMPLE_LAYOUT} side={side} theme={theme} />
        <View style={styles.over}>
          <Rims all={all} lit={SAMPLE_LIT} side={side} theme={theme} />
        </View>
        {all.map(({ q, r, ground }) =>
          ground.type === 'mine' ? (
            <View key={`${q},${r}`} style={[styles.over, onHex({ q, r }, side, [-0.53, 0.42], seal)]}>
              <MineSeal element={ground.element} size={seal} />
            </View>
          ) : null,
        )}
        <View style={foot(3, 0, 0, 0.4)}>
          <Tower colour="orange" side={side} />
        </View>
        <View style={foot(1, -3, 0.42, 0.2)}>
          <Standee figure="vitrudes" colour="purple" side={side} load={['regia', 'fire']} />
        </View>
        <View style={foot(0, 1, 0.15, 0.44)}>
          <Standee figure="lenka" colour="sky" side={side} isLit />
        </View>
        <View style={foot(1, 0, -0.1, 0.44)}>
          <Standee
            figure="wilka"
            colour="orange"
            side={side}
            load={['mercury', 'air', 'air', 'gold', 'soul']}
          />
        </View>
        <View style={foot(-1, -1, 0, 0.44)}>
          <Standee figure="sejlon" colour="green" side={side} isSkull />
        </View>
        <View style={foot(-1, 0, 0.15, 0.44)}>
          <Standee figure="vitriol-hydra" colour="vermilion" side={side} />
        </View>
        <View style={[styles.over, onHex({ q: 1, r: 0 }, side, [0.6, -0.6], side * 0.7)]}>
          <Badge kind="attack" size={side * 0.7} />
        </View>
      </View>
    </View>
  );
}

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

const colourAt = (index: number): Colour => at(COLOURS, index % COLOURS.length);

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

function formulas(): readonly Exhibit[] {
  const card = (formula: FormulaId, index: number, text: string, width: number) => (
    <FormulaCard
      formula={formula}
      name={named(formula)}
      level={levelAt(index)}
      cost={priceAt(index)}
      text={text}
      width={width}
      colour="sky"
    />
  );
  return [
    ...HOMUNCULI.map((formula, index) => ({
      name: `formula ${formula}`,
      element: (
        <FormulaCard
          formula={formula}
          name={named(formula)}
          level={levelAt(index)}
          cost={priceAt(index)}
          stats={{ attack: index % 4, defence: 2, capacity: 3, actions: 2 }}
          text="One more Move"
          width={132}
          colour={colourAt(index)}
        />
      ),
    })),
    ...EQUIPMENT_PIECES.map((formula, index) => ({
      name: `formula ${formula}`,
      element: card(formula, index, '+1 attack', 116),
    })),
    ...STONES.map((formula, index) => ({
      name: `formula ${formula}`,
      element: card(formula, index, 'First fragment', 116),
    })),
    { name: 'formula narrow', element: card('quick-mirror', 14, 'Second fragment of the Stone', 92) },
    {
      name: 'formula lit',
      element: (
        <FormulaCard
          formula="red-lion"
          name="Red Lion"
          level={3}
          cost={['regia', 'gold']}
          width={116}
          colour="sky"
          isLit
        />
      ),
    },
    {
      name: 'formula dim',
      element: (
        <FormulaCard
          formula="deep-satchel"
          name="Deep Satchel"
          level={2}
          cost={['sulphur', 'glass']}
          width={116}
          colour="sky"
          isDim
        />
      ),
    },
    ...(['homunculus', 'equipment', 'stone', 'mission'] as const).map((kind) => ({
      name: `back ${kind}`,
      element: <CardBack kind={kind} width={92} />,
    })),
    ...MISSIONS.map((mission) => ({
      name: `mission ${mission}`,
      element: (
        <MissionCard
          mission={mission}
          name={named(mission)}
          text="Your homunculi stand in all three cities."
          width={170}
        />
      ),
    })),
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
    ...ELEMENTS.map((element) => ({
      name: `ghost ${element}`,
      element: <GhostToken element={element} size={28} />,
    })),
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
    ...(['attack', 'extract', 'research', 'buy', 'enter'] as const).map((kind) => ({
      name: `badge ${kind}`,
      element: <Badge kind={kind} size={24} />,
    })),
    { name: 'pip left', element: <FlamePip size={16} isLeft /> },
    { name: 'pip spent', element: <FlamePip size={16} isLeft={false} /> },
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
        <BrassPlate width={68} height={60} state={state}>
          <View style={styles.action}>
            <EngravedSign name="pick" size={24} />
            <Label isBold size={13}>
              Extract
            </Label>
          </View>
        </BrassPlate>
      ),
    })),
    {
      name: 'still life',
      element: (
        <View style={styles.niche}>
          <MateriaPrimaStillLife />
        </View>
      ),
    },
  ];
}

/** Everything that is drawn for Materia Prima, by name, to be looked at. */
export function artGallery(theme: Theme): readonly Exhibit[] {
  return [...map(theme), ...figures(), ...formulas(), ...tower(theme), ...tokens(), ...signs(theme)];
}

const styles = StyleSheet.create({
  chart: { overflow: 'hidden' },
  over: { position: 'absolute' },
  slots: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 8 },
  action: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  niche: { width: 168, height: 154 },
});
