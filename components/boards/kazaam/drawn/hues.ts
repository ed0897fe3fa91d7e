import type { Homunculus } from '@/engine/games/kazaam/data';

/** The colours of one homunculus: its material from light to dark, its contour, and the parchment it is drawn on. */
interface Hues {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly contour: string;
  readonly page: readonly [string, string];
  readonly shine: string;
  readonly shade: string;
  readonly ink: string;
}

export const HUES: Readonly<Record<Homunculus, Hues>> = {
  fire: {
    light: '#fff0a0',
    base: '#ffc640',
    dark: '#ff8f22',
    contour: '#5a0f0a',
    page: ['#f6dcb4', '#e0a878'],
    shine: '#fff3b8',
    shade: '#a3160c',
    ink: '#b2381a',
  },
  bone: {
    light: '#fffaea',
    base: '#f0e2c0',
    dark: '#b79a6c',
    contour: '#3d2a1c',
    page: ['#cfc2cf', '#9a8a9c'],
    shine: '#ffffff',
    shade: '#7a5638',
    ink: '#6a5470',
  },
  reptile: {
    light: '#c4e87a',
    base: '#63b04a',
    dark: '#1f6a3c',
    contour: '#0f3320',
    page: ['#efe6bd', '#c9bd80'],
    shine: '#efffc0',
    shade: '#0d4a34',
    ink: '#6a6a22',
  },
  wood: {
    light: '#c98f55',
    base: '#94602f',
    dark: '#56321a',
    contour: '#2a1509',
    page: ['#dfe6bd', '#aebb84'],
    shine: '#f0c48a',
    shade: '#3a1d0c',
    ink: '#56702e',
  },
  fur: {
    light: '#b7d4fb',
    base: '#6f9be6',
    dark: '#36549f',
    contour: '#18264f',
    page: ['#f4e4d4', '#dcbca8'],
    shine: '#eef6ff',
    shade: '#203a80',
    ink: '#8a5a4a',
  },
  insect: {
    light: '#e58ac4',
    base: '#a5307f',
    dark: '#4c1350',
    contour: '#260a2c',
    page: ['#f5e3a8', '#d8b560'],
    shine: '#ffd6f2',
    shade: '#33063e',
    ink: '#8a6410',
  },
  stone: {
    light: '#d5d8dc',
    base: '#98a0a8',
    dark: '#525a66',
    contour: '#232831',
    page: ['#d5dfe0', '#9fb0b4'],
    shine: '#ffffff',
    shade: '#2a3140',
    ink: '#48626a',
  },
};
