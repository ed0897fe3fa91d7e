import type { Colour } from '@/engine/core/guise';
import type { Basic, Element } from '@/engine/games/materia-prima/data';
import type { Tile } from '@/engine/games/materia-prima/map';

type Three = readonly [light: string, middle: string, deep: string];

/** The players' hues as cloth, enamel and roof. */
export const OWNERS: Readonly<Record<Colour, Three>> = {
  orange: ['#ffd987', '#E69F00', '#7d5300'],
  sky: ['#c8e9fd', '#56B4E9', '#1c5d88'],
  green: ['#8be8cb', '#0fae83', '#00543d'],
  yellow: ['#fffbc4', '#F0E442', '#857706'],
  blue: ['#9fd0ff', '#2a86c8', '#063a66'],
  vermilion: ['#ffb88a', '#D55E00', '#6a2a00'],
  purple: ['#f6cde3', '#CC79A7', '#73385a'],
};

export const ELEMENT_HUES: Readonly<Record<Element, Three>> = {
  water: ['#bfe6fa', '#4fa9e0', '#14527f'],
  earth: ['#cfe0a0', '#7fa04a', '#3c5420'],
  air: ['#ffffff', '#d9e3ea', '#7f93a3'],
  fire: ['#ffc59a', '#e8622a', '#7d1f08'],
  iron: ['#b9c0cb', '#6f7a88', '#2b323b'],
  sulphur: ['#fbf6a6', '#e6d236', '#7d6b08'],
  glass: ['#e4fbf3', '#8fd9c6', '#2b7a6c'],
  copper: ['#ffd9ba', '#d08048', '#6d3210'],
  mercury: ['#f6f9fc', '#b3bdca', '#515c6b'],
  regia: ['#f9d0e8', '#c468a0', '#621c4a'],
  platinum: ['#ffffff', '#d6dfea', '#66788c'],
  gold: ['#fff1b0', '#e9b73c', '#80540a'],
};

/** The ground round a mine, from its middle to where the flower's own ground takes over. */
export const MINE_GROUNDS: Readonly<Record<Basic, readonly [string, string]>> = {
  water: ['#bfe0ea', '#5f9fc0'],
  earth: ['#c7b67a', '#7e7038'],
  air: ['#f1f3ea', '#b3c2c6'],
  fire: ['#c4623a', '#4d1a10'],
  iron: ['#b4b9c2', '#5d6673'],
};

/** The soil of a tile. */
export const SOILS: Readonly<Record<Tile, Three>> = {
  'gilt-heath': ['#ead38a', '#c9a94f', '#8f7530'],
  hammerbreach: ['#dcb894', '#ad8160', '#6f4b35'],
  'salt-fen': ['#bfcf9a', '#849a64', '#4d6341'],
  windshire: ['#dfe8b0', '#adc477', '#72914c'],
  'blue-woods': ['#9cc9cb', '#4f8f97', '#245563'],
  blackholm: ['#b9b1c2', '#7f7789', '#4a4354'],
  'cinder-fells': ['#d7a184', '#9c6049', '#5b2f23'],
};
