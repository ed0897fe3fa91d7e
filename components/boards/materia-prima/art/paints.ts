import { COLOURS, type Colour } from '@/engine/core/guise';
import { DOWN, linear, MIDDLE, radial, SLANT } from '@/components/kit/drawing/gradients';
import type { Gradient, Scheme } from '@/components/kit/tokens';
import { ELEMENT_HUES, MINE_GROUNDS, OWNERS, SOILS } from './hues';
import { DAY, NIGHT } from './light';
import type { Basic, Element } from '@/engine/games/materia-prima/data';
import type { Tile } from '@/engine/games/materia-prima/map';

export type Theme = Scheme;

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** The one light falls from the upper left: a body that it strikes. */
const body = (...stops: Stops) => radial([0.35, 0.28, 0.85], ...stops);
const down = (...stops: Stops) => linear(DOWN, ...stops);
const slant = (...stops: Stops) => linear(SLANT, ...stops);
/** A wall: light from the left, a little from above. */
const wall = (...stops: Stops) => linear([0, 0, 1, 0.4], ...stops);
const halo = (...stops: Stops) => radial(MIDDLE, ...stops);

const METALS = {
  brass: slant([0, '#fbe7a8'], [0.35, '#dcae4e'], [0.7, '#a8741f'], [1, '#6b4410']),
  'brass-back': slant([0, '#6b4410'], [0.5, '#a8741f'], [1, '#f6d98a']),
  'brass-bright': slant([0, '#fff2c4'], [0.4, '#f0c765'], [1, '#b57f26']),
  'brass-dim': slant([0, '#8a7550'], [0.5, '#665233'], [1, '#40311c']),
  iron: slant([0, '#8a8f98'], [0.5, '#4a4e56'], [1, '#1d1f23']),
  steel: slant([0, '#f3f6fa'], [0.45, '#aab4c0'], [1, '#525c69']),
  gold: body([0, '#fff3bd'], [0.45, '#eebf4a'], [1, '#94600f']),
  'gold-slant': slant([0, '#fff0b0'], [0.5, '#e6b23c'], [1, '#8b5a10']),
  copper: body([0, '#ffd3ac'], [0.45, '#d17f47'], [1, '#6f3413']),
  'copper-dark': slant([0, '#b56a38'], [1, '#5a2a0e']),
  quicksilver: body([0, '#ffffff'], [0.4, '#ccd6e2'], [0.75, '#8593a6'], [1, '#414d5e']),
  platinum: slant([0, '#ffffff'], [0.4, '#d6dfea'], [1, '#66788c']),
  verdigris: body([0, '#d2f5e6'], [0.45, '#6cc0aa'], [1, '#1d5a52']),
};

const STUFFS = {
  wood: slant([0, '#a87845'], [0.5, '#7a5128'], [1, '#472b12']),
  leather: slant([0, '#9a6a40'], [1, '#4d2e17']),
  skin: body([0, '#fbe0bd'], [0.6, '#e0ad7c'], [1, '#a8703f']),
  'skin-dark': body([0, '#d9a679'], [0.6, '#a97143'], [1, '#6d4223']),
  parchment: radial([0.3, 0.22, 1], [0, '#fbf0d6'], [0.55, '#ecd8b0'], [1, '#c9a46a']),
  burn: radial([0.48, 0.46, 0.74], [0, '#5a3010', 0], [0.72, '#5a3010', 0], [1, '#3f1f08', 0.55]),
  mud: body([0, '#b9976a'], [0.5, '#84623a'], [1, '#46301a']),
  clay: body([0, '#eab98c'], [0.5, '#b9764a'], [1, '#6a3a1e']),
  moss: body([0, '#cfe08a'], [0.5, '#7c9a3e'], [1, '#38501a']),
  flame: radial([0.5, 0.65, 0.6], [0, '#fffbd0'], [0.35, '#ffd34f'], [0.7, '#f5821f'], [1, '#b5300c']),
  ember: body([0, '#ffb45a'], [0.4, '#c8421a'], [1, '#3a0f08']),
  coal: body([0, '#6a6470'], [0.5, '#36313a'], [1, '#151218']),
  wax: body([0, '#fff7e2'], [0.6, '#ead7ac'], [1, '#ab8d58']),
  bone: body([0, '#fffaf0'], [0.55, '#e6dac0'], [1, '#a08c66']),
  sulphur: body([0, '#fdf7a0'], [0.5, '#e2cf2f'], [1, '#857311']),
  jar: body([0, '#ffffff', 0.85], [0.5, '#bfe9ee', 0.5], [1, '#4a96a6', 0.7]),
  water: body([0, '#d5f1fb'], [0.5, '#6cbbe6'], [1, '#1f6293']),
  cloud: body([0, '#ffffff'], [0.55, '#dfe9f2'], [1, '#8ba2b6']),
  regia: body([0, '#f7c6e2'], [0.5, '#c66aa0'], [1, '#6b2452']),
  mirror: slant([0, '#eafff8'], [0.35, '#9fe0d0'], [0.6, '#e4fbf3'], [1, '#3f8f80']),
  stone: body([0, '#e2dac9'], [0.5, '#b0a692'], [1, '#6b6252']),
  'stone-wall': wall([0, '#e8dfcc'], [0.5, '#b5a98f'], [1, '#6f6450']),
  slate: wall([0, '#7d7f96'], [0.5, '#4a4a60'], [1, '#252434']),
  dark: wall([0, '#5b5263'], [0.5, '#332c3b'], [1, '#17131c']),
  'blue-roof': wall([0, '#a9d2f2'], [0.5, '#4f8fc4'], [1, '#22507e']),
  rust: wall([0, '#c98d63'], [0.5, '#8b5533'], [1, '#4b2a16']),
  ivory: slant([0, '#fffaf0'], [0.5, '#ecdcbc'], [1, '#b59a6a']),
  green: slant([0, '#b6d28a'], [0.5, '#6f9a4c'], [1, '#35561f']),
  plum: body([0, '#b89ad0'], [0.5, '#74548e'], [1, '#382548']),
  conifer: wall([0, '#5fa0a4'], [0.5, '#2c6670'], [1, '#123a44']),
  'mount-stone': linear([0, 0, 1, 0.25], [0, '#efe4d0'], [0.42, '#b9a88c'], [0.5, '#7c6b55'], [1, '#4d4030']),
  'mount-dusk': linear([0, 0, 1, 0.25], [0, '#b3aab8'], [0.45, '#7b7283'], [0.52, '#4a4252'], [1, '#2b2531']),
  'mount-red': linear([0, 0, 1, 0.25], [0, '#d89b7a'], [0.45, '#9a5b41'], [0.52, '#5f3021'], [1, '#351710']),
  soul: radial([0.38, 0.32, 0.75], [0, '#ffffff'], [0.3, '#c9fff1'], [0.65, '#3fd1b4'], [1, '#0c6358']),
  cinnabar: slant([0, '#ffb7a0'], [0.45, '#d8432f'], [1, '#6d120f']),
  lapis: slant([0, '#d3e0ff'], [0.45, '#5f80cf'], [1, '#1f2f66']),
  'glass-edge': slant([0, '#ffffff', 0.75], [0.35, '#ffffff', 0.12], [1, '#ffffff', 0.3]),
  pool: body([0, '#d7efe8'], [0.6, '#8fc0bb'], [1, '#4f8a88']),
};

const LIGHTS = {
  'glow-amber': halo([0, '#ffe6a0', 1], [0.4, '#ffb84a', 0.55], [1, '#ff8a1f', 0]),
  'glow-gold': halo([0, '#ffe9a6', 0.85], [0.5, '#ffc64f', 0.35], [1, '#ffb020', 0]),
  'glow-red': halo([0, '#ff9a7a', 0.8], [0.5, '#f0523a', 0.35], [1, '#d8301a', 0]),
  'glow-blue': halo([0, '#d6f3ff', 0.9], [0.5, '#7cc6f5', 0.35], [1, '#56B4E9', 0]),
  'glow-teal': halo([0, '#7dffe0', 0.5], [0.6, '#2fae98', 0.22], [1, '#0c6358', 0]),
  'glow-white': halo([0, '#ffffff', 0.9], [0.5, '#eef6ff', 0.4], [1, '#dcecff', 0]),
  shadow: halo([0, '#000', 0.6], [0.6, '#000', 0.4], [1, '#000', 0]),
  sunlit: linear(
    [0, 0, 1, 0.9],
    [0, '#fff6d8', 0.34],
    [0.4, '#fff6d8', 0.04],
    [0.62, '#1a0c04', 0.06],
    [1, '#1a0c04', 0.4],
  ),
  vignette: radial([0.5, 0.5, 0.72], [0, '#000', 0], [0.6, '#000', 0], [1, '#000', 0.55]),
  niche: radial([0.4, 0.4, 0.75], [0, '#f3c87a'], [0.5, '#8a5a2b'], [1, '#2b180b']),
  'card-homunculus': radial([0.4, 0.35, 0.8], [0, '#8fb8a6'], [0.5, '#2f5a50'], [1, '#11231f']),
  'card-equipment': radial([0.4, 0.35, 0.8], [0, '#e9c987'], [0.5, '#7a5528'], [1, '#2b190a']),
  'card-stone': radial([0.4, 0.35, 0.8], [0, '#f0a58e'], [0.45, '#7d2418'], [1, '#2a0805']),
  'card-mission': radial([0.4, 0.3, 0.85], [0, '#7d9fd8'], [0.5, '#2c4a8a'], [1, '#0f1a36']),
  'back-homunculus': down([0, '#2f7d6f'], [1, '#0e332d']),
  'back-equipment': down([0, '#8a6226'], [1, '#35230a']),
  'back-stone': down([0, '#a5352a'], [1, '#3a0c08']),
  'back-mission': down([0, '#3f62b0'], [1, '#14234c']),
};

const SAME = { ...METALS, ...STUFFS, ...LIGHTS };

type OfKind =
  | `cloth-${Colour}`
  | `cloth-deep-${Colour}`
  | `element-${Element}`
  | `liquid-${Element}`
  | `mine-${Basic}`
  | `soil-${Tile}`
  | `hill-${Tile}`;

/** What something is painted with: a gradient by name, or one colour. */
export type Tint = `@${keyof typeof SAME | keyof typeof NIGHT | OfKind}` | `#${string}` | 'none';

export type Glow = 'amber' | 'gold' | 'red' | 'blue' | 'teal' | 'white';

type Entries = readonly (readonly [name: string, gradient: Gradient])[];

const ownerPaints = (): Entries =>
  COLOURS.flatMap((colour) => {
    const [light, middle, deep] = OWNERS[colour];
    return [
      [`cloth-${colour}`, slant([0, light], [0.45, middle], [1, deep])],
      [`cloth-deep-${colour}`, down([0, middle], [1, deep])],
    ];
  });

const elementPaints = (): Entries =>
  Object.entries(ELEMENT_HUES).flatMap(([element, [light, middle, deep]]) => [
    [`element-${element}`, radial([0.34, 0.28, 0.85], [0, light], [0.5, middle], [1, deep])],
    [`liquid-${element}`, down([0, light], [0.55, middle], [1, deep])],
  ]);

const groundPaints = (): Entries => [
  ...Object.entries(MINE_GROUNDS).map(
    ([element, [inner, outer]]) =>
      [
        `mine-${element}`,
        radial([0.5, 0.5, 0.56], [0, inner, 0.95], [0.6, outer, 0.8], [1, outer, 0.15]),
      ] as const,
  ),
  ...Object.entries(SOILS).flatMap(
    ([tile, [light, middle, deep]]) =>
      [
        [`soil-${tile}`, radial([0.36, 0.3, 0.8], [0, light], [0.55, middle], [1, deep])],
        [`hill-${tile}`, body([0, light], [0.6, middle], [1, deep])],
      ] as const,
  ),
];

const BY_CANDLE: Readonly<Record<string, Gradient>> = {
  ...SAME,
  ...Object.fromEntries([...ownerPaints(), ...elementPaints(), ...groundPaints()]),
  ...NIGHT,
};
const BY_DAY: Readonly<Record<string, Gradient>> = { ...BY_CANDLE, ...DAY };

export function gradient(name: string, theme: Theme): Gradient {
  const found = (theme === 'dark' ? BY_CANDLE : BY_DAY)[name];
  if (!found) throw new Error(`No gradient ${name}`);
  return found;
}
