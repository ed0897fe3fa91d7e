import type { Colour } from '@/engine/core/guise';

export type Scheme = 'light' | 'dark';

interface Stop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

/** A gradient over the box of what it fills; points and radius are fractions of that box, or places in the drawing. */
export type Gradient = { readonly isInSpace?: boolean } & (
  | {
      readonly type: 'linear';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly stops: readonly Stop[];
    }
  | {
      readonly type: 'radial';
      readonly centre: readonly [number, number];
      readonly radius: number;
      readonly stops: readonly Stop[];
    }
);

type Shade = readonly [at: number, colour: string, opacity?: number];

const toStop = ([at, colour, opacity]: Shade): Stop =>
  opacity === undefined ? { at, colour } : { at, colour, opacity };

const down = (...shades: readonly Shade[]): Gradient => ({
  type: 'linear',
  from: [0, 0],
  to: [0, 1],
  stops: shades.map(toStop),
});

const across = (...shades: readonly Shade[]): Gradient => ({
  type: 'linear',
  from: [0, 0],
  to: [1, 0],
  stops: shades.map(toStop),
});

const round = (x: number, y: number, radius: number, ...shades: readonly Shade[]): Gradient => ({
  type: 'radial',
  centre: [x, y],
  radius,
  stops: shades.map(toStop),
});

export interface Inks {
  readonly ink: string;
  readonly second: string;
  readonly gold: string;
  readonly verdigris: string;
  readonly cinnabar: string;
  readonly lapis: string;
  readonly line: string;
}

export interface Colours extends Inks {
  readonly background: string;
  readonly surface: string;
  /** Legal targets: pale gold by candle, lapis on the desk, where gold would be too weak. */
  readonly glow: string;
  readonly glowEdge: string;
  /** What a teacher points at: apart from the gold of pieces and from what is merely legal. */
  readonly beacon: string;
  /** Small marks on brass-like tags: what will be paid, how many are left. */
  readonly tag: string;
  readonly onTag: string;
  readonly shadow: string;
  readonly edge: string;
  readonly recess: string;
  readonly plank: string;
  readonly grain: string;
  readonly grainLight: string;
  readonly rail: string;
  readonly onDullBrass: string;
}

export interface Materials {
  readonly bench: Gradient;
  readonly vignette: Gradient;
  readonly candle: Gradient;
  readonly walnut: Gradient;
  readonly slot: Gradient;
  readonly halo: Gradient;
  readonly glass: Gradient;
  readonly niche: Gradient;
  readonly shelfTop: Gradient;
  readonly shelf: Gradient;
  readonly post: Gradient;
  readonly innerShade: Gradient;
  readonly fadeDown: Gradient;
  readonly rail: Gradient;
  /** Brass that cannot be pressed now. */
  readonly dullBrass: Gradient;
}

const DESK_INKS: Inks = {
  ink: '#2B1D12',
  second: '#4A3726',
  gold: '#6C4800',
  verdigris: '#1F6157',
  cinnabar: '#8A1D12',
  lapis: '#2C4A8A',
  line: '#8A7050',
};

const CANDLE_INKS: Inks = {
  ink: '#F2E6CF',
  second: '#D2C0A2',
  gold: '#E2B04A',
  verdigris: '#6FC7B4',
  cinnabar: '#F0806A',
  lapis: '#9DB7F5',
  line: '#8C7657',
};

export const COLOURS_OF: Readonly<Record<Scheme, Colours>> = {
  light: {
    ...DESK_INKS,
    background: '#F3E7CE',
    surface: '#FBF4E3',
    glow: '#2C4A8A',
    glowEdge: '#4F7AD0',
    beacon: '#C0321F',
    tag: '#2C4A8A',
    onTag: '#FFFFFF',
    shadow: 'rgba(90, 54, 8, 0.26)',
    edge: '#7A5A30',
    recess: '#B08A52',
    plank: 'rgba(160, 124, 72, 0.35)',
    grain: 'rgba(160, 124, 72, 0.22)',
    grainLight: 'rgba(255, 255, 255, 0.35)',
    rail: '#C4965A',
    onDullBrass: '#544330',
  },
  dark: {
    ...CANDLE_INKS,
    background: '#17120F',
    surface: '#241C16',
    glow: '#FFF2B8',
    glowEdge: '#FFD870',
    beacon: '#FF6B4A',
    tag: '#E2B04A',
    onTag: '#2B1806',
    shadow: 'rgba(0, 0, 0, 0.5)',
    edge: '#120A04',
    recess: '#0C0704',
    plank: 'rgba(0, 0, 0, 0.55)',
    grain: 'rgba(0, 0, 0, 0.3)',
    grainLight: 'rgba(192, 138, 80, 0.12)',
    rail: '#4C2F18',
    onDullBrass: '#E8D8B4',
  },
};

export const MATERIALS_OF: Readonly<Record<Scheme, Materials>> = {
  light: {
    bench: round(0.3, 0.12, 1.1, [0, '#FDF6E6'], [0.5, '#F3E7CE'], [1, '#DCC59A']),
    vignette: round(0.5, 0.5, 0.75, [0, '#8A5A20', 0], [0.6, '#8A5A20', 0], [1, '#8A5A20', 0.22]),
    candle: round(0.5, 0.5, 0.5, [0, '#FFE9B0', 0.8], [0.5, '#FFD890', 0.25], [1, '#FFD890', 0]),
    walnut: down([0, '#FFFBF0'], [0.5, '#FBF4E3'], [1, '#EAD9B4']),
    slot: down([0, '#C2A470'], [0.35, '#D8BF90'], [1, '#E8D6B0']),
    halo: round(0.5, 0.5, 0.5, [0, '#FFD060', 0.7], [0.35, '#FFB840', 0.32], [1, '#FFB020', 0]),
    glass: across([0, '#FFFFFF', 0.6], [0.3, '#BFE0EA', 0.2], [0.75, '#9AC4D4', 0.12], [1, '#FFFFFF', 0.4]),
    niche: down([0, '#7A5C38'], [0.5, '#A88658'], [1, '#CBAB7A']),
    shelfTop: down([0, '#F2D8A8'], [0.35, '#D8B27A'], [1, '#B88A50']),
    shelf: down([0, '#E2BE8A'], [0.5, '#CFA66C'], [1, '#B48A54']),
    post: across([0, '#8F6834'], [0.25, '#E6C590'], [0.55, '#C49A60'], [1, '#7D5826']),
    innerShade: down([0, '#3A2408', 0.5], [0.25, '#3A2408', 0.14], [1, '#3A2408', 0]),
    fadeDown: down([0, '#F3E7CE', 0], [1, '#E2CDA2', 0.9]),
    rail: down([0, '#E2BD84'], [0.4, '#C4965A'], [1, '#8F6430']),
    dullBrass: down([0, '#EADFC2'], [0.5, '#D6C6A0'], [1, '#BCA880']),
  },
  dark: {
    bench: round(0.3, 0.12, 1.1, [0, '#4A3320'], [0.45, '#2A1D14'], [1, '#120D0A']),
    vignette: round(0.5, 0.5, 0.75, [0, '#000000', 0], [0.6, '#000000', 0], [1, '#000000', 0.6]),
    candle: round(0.5, 0.5, 0.5, [0, '#FFCF70', 0.34], [0.5, '#FF9A30', 0.1], [1, '#FF9A30', 0]),
    walnut: down([0, '#5F3E23'], [0.5, '#482C17'], [1, '#2C1A0C']),
    slot: down([0, '#0D0805'], [0.4, '#1B120B'], [1, '#2A1C11']),
    halo: round(0.5, 0.5, 0.5, [0, '#FFE9A0', 0.85], [0.35, '#FFC850', 0.4], [1, '#FFB020', 0]),
    glass: across([0, '#FFFFFF', 0.34], [0.3, '#BFE0EA', 0.1], [0.75, '#BFE0EA', 0.06], [1, '#FFFFFF', 0.22]),
    niche: down([0, '#1A100A'], [0.5, '#2C1C11'], [1, '#4A3019']),
    shelfTop: down([0, '#B98450'], [0.35, '#7A5028'], [1, '#4A2D14']),
    shelf: down([0, '#6E4624'], [0.5, '#4C2E16'], [1, '#2A170A']),
    post: across([0, '#2A180C'], [0.25, '#7A5028'], [0.55, '#54331A'], [1, '#1C0F07']),
    innerShade: down([0, '#000000', 0.75], [0.25, '#000000', 0.2], [1, '#000000', 0]),
    fadeDown: down([0, '#000000', 0], [1, '#000000', 0.72]),
    rail: down([0, '#6B4628'], [0.5, '#4C2F18'], [1, '#2C1A0C']),
    dullBrass: down([0, '#8A6A36'], [0.5, '#5E431C'], [1, '#38260E']),
  },
};

/** Brass, parchment and velvet are the same by candle and on the desk. */
export const BRASS = down(
  [0, '#FBE6A4'],
  [0.16, '#E6BD5C'],
  [0.5, '#C08A2B'],
  [0.86, '#7D5216'],
  [1, '#A8762A'],
);
export const BRASS_FACE = down([0, '#FBE6A4'], [0.16, '#E6BD5C'], [0.56, '#CE9A3C'], [1, '#A8762A']);
/** Of things that do not dull with the theme, such as a plate on a shelf. */
export const BRASS_PLATE = down([0, '#FBE6A4'], [0.3, '#DCAE50'], [1, '#BC8A34']);
export const RIVET = round(0.35, 0.3, 0.75, [0, '#FFF2C0'], [0.4, '#D8A840'], [1, '#5A3A0C']);
export const GOLD: Gradient = {
  type: 'linear',
  from: [0, 0],
  to: [1, 1],
  stops: [
    { at: 0, colour: '#FFF0B8' },
    { at: 0.5, colour: '#E2B04A' },
    { at: 1, colour: '#8A5C18' },
  ],
};
export const PARCHMENT = round(0.35, 0.3, 0.95, [0, '#FDF6E4'], [0.6, '#F0E0BF'], [1, '#DBBF8E']);
export const BURN = round(0.45, 0.45, 0.75, [0, '#7A4A1A', 0], [0.72, '#7A4A1A', 0], [1, '#5A3010', 0.36]);
export const VELVET = across(
  [0, '#3A0D16'],
  [0.35, '#8A1E2E'],
  [0.5, '#A82C3C'],
  [0.68, '#6E1524'],
  [1, '#2A070E'],
);
export const WAX_RED = round(0.36, 0.3, 0.8, [0, '#E8564A'], [0.5, '#B0211C'], [1, '#5A0C10']);
export const FLAME = down([0, '#FFF8D0'], [0.4, '#FFD04A'], [1, '#FF7A1A']);

/** What is written on brass, in both themes. */
export const ON_BRASS = '#1F1104';
/** What is written on velvet, in both themes. */
const ON_VELVET = '#F2E6CF';

/** Inks by what they are written on; parchment and brass stay bright in the dark. */
export type Surface = 'bench' | 'walnut' | 'parchment' | 'brass' | 'velvet';

export function inksOn(surface: Surface, scheme: Scheme): Inks {
  switch (surface) {
    case 'bench':
    case 'walnut':
      return COLOURS_OF[scheme];
    case 'parchment':
      return DESK_INKS;
    case 'brass':
      return { ...DESK_INKS, ink: ON_BRASS, second: '#231405', gold: '#231405' };
    case 'velvet':
      return { ...CANDLE_INKS, ink: ON_VELVET, second: '#F6DCC8' };
  }
}

/** Hues that stay apart for every colour-blindness; with shapes and signs all the same. */
export const HUES: Readonly<Record<Colour, string>> = {
  orange: '#E69F00',
  sky: '#56B4E9',
  green: '#009E73',
  yellow: '#F0E442',
  blue: '#0072B2',
  vermilion: '#D55E00',
  purple: '#CC79A7',
};

const enamel = (light: string, middle: string, deep: string): Gradient =>
  round(0.34, 0.26, 0.85, [0, light], [0.5, middle], [1, deep]);

export const ENAMELS: Readonly<Record<Colour, Gradient>> = {
  orange: enamel('#FFE0A0', '#E69F00', '#7A4C00'),
  sky: enamel('#D2EFFF', '#56B4E9', '#174F78'),
  green: enamel('#9DF0D4', '#12A67C', '#00513C'),
  yellow: enamel('#FFFBD0', '#F0E442', '#96880A'),
  blue: enamel('#9FD0FF', '#2A86C8', '#063A66'),
  vermilion: enamel('#FFC09A', '#D55E00', '#702C00'),
  purple: enamel('#FFDCEF', '#CC79A7', '#7C3560'),
};

export const SPACE = { hair: 2, tiny: 4, small: 8, medium: 12, large: 16, huge: 24, vast: 40 } as const;
export const RADIUS = { small: 6, medium: 9, large: 12, button: 13, sheet: 22 } as const;

/** The least side of anything that is touched. */
export const TARGET = 48;
