import { ALCHEMISTS, HOMUNCULI, INGREDIENTS, type Alchemist } from '@/engine/games/kazaam/data';
import { ACROSS, DOWN, inSpace, linear, MIDDLE, radial, SLANT } from '@/components/kit/drawing/gradients';
import type { Gradient, Scheme } from '@/components/kit/tokens';
import { INGREDIENT_HUES, liquidOf } from '../art/glass';
import { BRASS } from '../art/tones';
import { HUES } from './hues';

type Three = readonly [string, string, string];

const ALCHEMIST_HUES: Readonly<Record<Alchemist, Three>> = {
  severus: ['#c9a8f0', '#7a4fb8', '#38206a'],
  minerva: ['#a8d2ff', '#3f7fd0', '#173a78'],
  zosimos: ['#ffb8a0', '#d0452e', '#701408'],
  maria: ['#b8f0c0', '#3f9a58', '#134a28'],
  geber: ['#a0a4ac', '#4a4e58', '#1a1c22'],
  perenelle: ['#fff0a8', '#e0b428', '#8a6206'],
};

const EYE = [0.4, 0.35, 0.7] as const;
const BEAD = [0.36, 0.3, 0.75] as const;

function materials(): Readonly<Record<string, Gradient>> {
  return Object.fromEntries(
    HOMUNCULI.flatMap((homunculus) => {
      const { light, base, dark, page, shade, shine } = HUES[homunculus];
      const strength = homunculus === 'fire' ? 0.8 : 1;
      return [
        [`material-${homunculus}`, inSpace(linear([150, -40, 430, 640], [0, light], [0.5, base], [1, dark]))],
        [
          `page-${homunculus}`,
          inSpace(radial([270, 270, 430], [0, '#fff8e6'], [0.45, page[0]], [1, page[1]])),
        ],
        [
          `contact-${homunculus}`,
          radial(MIDDLE, [0, shade, 0.62 * strength], [0.5, shade, 0.34 * strength], [1, shade, 0]),
        ],
        [`light-${homunculus}`, radial(MIDDLE, [0, shine, 0.42], [0.5, shine, 0.18], [1, shine, 0])],
      ];
    }),
  );
}

const BODY: Readonly<Record<string, Gradient>> = {
  eye: radial(EYE, [0, '#ffffff'], [0.7, '#fbf4e2'], [1, '#cdb994']),
  'iris-gold': radial(EYE, [0, '#ffe98a'], [0.6, '#e8a321'], [1, '#8a4a08']),
  'iris-ember': radial(EYE, [0, '#ffd9a0'], [0.5, '#ff7a2a'], [1, '#a31808']),
  'iris-blue': radial(EYE, [0, '#b9f0ff'], [0.6, '#2e9fd0'], [1, '#0d4a70']),
  'iris-green': radial(EYE, [0, '#d9ffd0'], [0.6, '#58c878'], [1, '#14603c']),
  compound: radial([0.35, 0.3, 0.8], [0, '#c8fff2'], [0.4, '#2fb6a8'], [1, '#0a3c50']),
  gem: linear(SLANT, [0, '#d8fff2'], [0.5, '#4fcab0'], [1, '#0f5f60']),
  leaf: linear(SLANT, [0, '#d3ee8c'], [0.5, '#7cb342'], [1, '#2f6a24']),
  cap: radial([0.35, 0.3, 0.9], [0, '#ff9a7a'], [0.6, '#d23b2a'], [1, '#7a140e']),
  inner: linear(DOWN, [0, '#ffd2c8'], [1, '#d9808a']),
  hollow: radial([0.5, 0.6, 0.7], [0, '#3a2030'], [1, '#140812']),
  glow: radial(MIDDLE, [0, '#fff6c8', 0.95], [0.4, '#ffd050', 0.5], [1, '#ff8a1a', 0]),
  'glow-teal': radial(MIDDLE, [0, '#e6fff6', 0.95], [0.4, '#5fe0c0', 0.5], [1, '#2fb090', 0]),
  'bead-bone': radial(BEAD, [0, '#fffaea'], [0.5, '#e6d5b0'], [1, '#94744a']),
  'bead-plum': radial(BEAD, [0, '#d070b0'], [0.5, '#a5307f'], [1, '#4c1350']),
  'bead-rose': radial(BEAD, [0, '#f0b0da'], [0.5, '#c95aa4'], [1, '#7a2a70']),
  'bead-amber': radial(BEAD, [0, '#fff2b8'], [0.5, '#f2b63a'], [1, '#a05c0c']),
  burn: radial([0.48, 0.48, 0.74], [0, '#7a4a1a', 0], [0.68, '#7a4a1a', 0], [1, '#5a3010', 0.36]),
};

const WORKSHOP: Readonly<Record<string, Gradient>> = {
  brass: BRASS,
  rivet: radial([0.35, 0.3, 0.75], [0, '#fff2c0'], [0.4, '#d8a840'], [1, '#5a3a0c']),
  back: radial([0.35, 0.3, 0.95], [0, '#3a2a5e'], [0.6, '#241a44'], [1, '#120c28']),
  gold: linear(SLANT, [0, '#fff0b8'], [0.5, '#e2b04a'], [1, '#8a5c18']),
  flame: linear(DOWN, [0, '#fff8d0'], [0.4, '#ffd04a'], [1, '#ff7a1a']),
  ray: inSpace(radial([0, 0, 735], [0, '#fff2b0', 0], [0.3, '#ffe08a', 0.34], [1, '#ffb040', 0])),
  dawn: radial(
    MIDDLE,
    [0, '#fffbe6', 1],
    [0.35, '#ffe9a0', 0.9],
    [0.6, '#ffc24a', 0.5],
    [0.85, '#ff8a1a', 0.14],
    [1, '#ff7a1a', 0],
  ),
  wax: linear(ACROSS, [0, '#cdb994'], [0.35, '#fff8e6'], [1, '#a98f66']),
  leather: linear(ACROSS, [0, '#6a3a22'], [0.5, '#4a2514'], [1, '#2c140a']),
  hair: linear(SLANT, [0, '#e4e0ea'], [0.5, '#a9a4b2'], [1, '#6a6574']),
  copper: linear(DOWN, [0, '#e8a070'], [0.5, '#a8592c'], [1, '#4c200c']),
  'skin-pale': radial([0.38, 0.32, 0.8], [0, '#ffe0c0'], [0.6, '#e0b084'], [1, '#a06c42']),
  'skin-brown': radial([0.38, 0.32, 0.8], [0, '#dca478'], [0.6, '#b07444'], [1, '#6a3e20']),
  'skin-tan': radial([0.38, 0.32, 0.8], [0, '#f4cfa4'], [0.6, '#cf9a66'], [1, '#8a5830']),
};

const BY_THEME: Readonly<Record<Scheme, Readonly<Record<string, Gradient>>>> = {
  dark: {
    rail: linear(DOWN, [0, '#6b4628'], [0.5, '#4c2f18'], [1, '#2c1a0c']),
    slot: linear(DOWN, [0, '#0d0805'], [0.4, '#1b120b'], [1, '#2a1c11']),
    glass: linear(
      ACROSS,
      [0, '#ffffff', 0.34],
      [0.3, '#bfe0ea', 0.1],
      [0.75, '#bfe0ea', 0.06],
      [1, '#ffffff', 0.22],
    ),
    halo: radial(MIDDLE, [0, '#ffe9a0', 0.85], [0.35, '#ffc850', 0.4], [1, '#ffb020', 0]),
  },
  light: {
    rail: linear(DOWN, [0, '#e2bd84'], [0.4, '#c4965a'], [1, '#8f6430']),
    slot: linear(DOWN, [0, '#c2a470'], [0.35, '#d8bf90'], [1, '#e8d6b0']),
    glass: linear(
      ACROSS,
      [0, '#ffffff', 0.6],
      [0.3, '#bfe0ea', 0.2],
      [0.75, '#9ac4d4', 0.12],
      [1, '#ffffff', 0.4],
    ),
    halo: radial(MIDDLE, [0, '#ffd060', 0.7], [0.35, '#ffb840', 0.32], [1, '#ffb020', 0]),
  },
};

function substances(): Readonly<Record<string, Gradient>> {
  return Object.fromEntries([
    ...INGREDIENTS.flatMap((ingredient) => {
      const [light, base, dark] = INGREDIENT_HUES[ingredient];
      return [
        [`sign-${ingredient}`, radial([0.34, 0.26, 0.85], [0, light], [0.5, base], [1, dark])],
        [`liquid-${ingredient}`, liquidOf(ingredient)],
      ];
    }),
    ...ALCHEMISTS.map((alchemist) => {
      const [light, base, dark] = ALCHEMIST_HUES[alchemist];
      return [`robe-${alchemist}`, radial([0.35, 0.3, 0.95], [0, light], [0.6, base], [1, dark])];
    }),
  ]);
}

const COMMON: Readonly<Record<string, Gradient>> = { ...materials(), ...BODY, ...WORKSHOP, ...substances() };

export function gradient(name: string, theme: Scheme): Gradient {
  const found = BY_THEME[theme][name] ?? COMMON[name];
  if (!found) throw new Error(`No gradient ${name}`);
  return found;
}

/** Colours of glass, by night and by day. */
export const GLASS = {
  dark: { rim: '#d8eef2', inside: '#0d0a0a', insideOpacity: 0.35 },
  light: { rim: '#5d7a86', inside: '#ffffff', insideOpacity: 0.5 },
} as const;
