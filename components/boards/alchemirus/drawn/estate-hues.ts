import type { Theme } from '../art/paints';

/** The estate at dusk and by day: the same land in two lights. */
export interface EstateHues {
  readonly isNight: boolean;
  readonly hills: readonly [far: string, near: string];
  readonly hedge: readonly [string, string, string];
  readonly hedgeInk: string;
  readonly wall: readonly string[];
  readonly wallGround: string;
  readonly wallShade: number;
  readonly cobbles: readonly string[];
  readonly lane: string;
  readonly grass: string;
  readonly gleam: string;
  readonly ink: string;
  readonly shadow: number;
}

const NIGHT: EstateHues = {
  isNight: true,
  hills: ['#4a3650', '#33283a'],
  hedge: ['#1f2a18', '#33452a', '#475c36'],
  hedgeInk: '#141c0e',
  wall: ['#4a443a', '#413b32', '#544d42', '#3a352d'],
  wallGround: '#1c1813',
  wallShade: 0.45,
  cobbles: ['#665842', '#594c39', '#74664e', '#4f4436'],
  lane: '#2a2016',
  grass: '#a9a066',
  gleam: '#d8c890',
  ink: '#1c150c',
  shadow: 0.5,
};

const DAY: EstateHues = {
  isNight: false,
  hills: ['#9cc0a8', '#7fae7a'],
  hedge: ['#4c7a38', '#6a9c4a', '#8cbc62'],
  hedgeInk: '#35562a',
  wall: ['#cdbf9e', '#bfb08e', '#d8ccae', '#b2a380'],
  wallGround: '#8a7a5a',
  wallShade: 0.16,
  cobbles: ['#d6c6a0', '#c8b78e', '#e2d4b2', '#bcaa82'],
  lane: '#a08c64',
  grass: '#5f8034',
  gleam: '#fffbe0',
  ink: '#5a5a30',
  shadow: 0.26,
};

export const estateHues = (theme: Theme): EstateHues => (theme === 'dark' ? NIGHT : DAY);
