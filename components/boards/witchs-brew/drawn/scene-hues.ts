import { across, down, halo, lin, rad, type Theme } from '../art/paints';

type Three = readonly [string, string, string];

/** The workshop by night and by day: the same shapes in two lights. */
export interface SceneHues {
  readonly isNight: boolean;
  readonly ground: string;
  readonly wall: Three;
  readonly bench: Three;
  /** How strongly grain and joints are drawn. */
  readonly grain: string;
  readonly joint: string;
  readonly gleam: number;
  readonly candleLight: string;
  readonly windowLight: string;
  readonly benchLight: string;
  readonly benchEdge: string;
  readonly benchEdgeUpright: string;
  readonly sky: string;
  readonly orb: string;
  readonly orbLight: string;
  readonly hills: string;
  readonly beam: string;
  readonly paneFrame: string;
  readonly stones: readonly Three[];
  readonly mortar: string;
  readonly recess: string;
  readonly board: string;
  readonly boardGrain: string;
  readonly header: string;
  readonly headerOpacity: number;
  readonly plank: string;
  readonly bracket: string;
  readonly shadow: number;
  readonly place: string;
  readonly placeOpacity: number;
  readonly placeLine: string;
  readonly placeDash: string;
}

const NIGHT: SceneHues = {
  isNight: true,
  ground: '#17120F',
  wall: ['#402b1c', '#302014', '#1e130b'],
  bench: ['#6b4526', '#4d3019', '#2c1a0c'],
  grain: '#120905',
  joint: '#0d0704',
  gleam: 0.16,
  candleLight: halo([0, '#ffb35a', 0.3], [0.5, '#ff9a3c', 0.12], [1, '#ff9a3c', 0]),
  windowLight: halo([0, '#6fa0e0', 0.28], [1, '#4f80d0', 0]),
  benchLight: halo([0, '#ffb35a', 0.22], [1, '#ff9a3c', 0]),
  benchEdge: down('#c08a4c', '#7a4c22', '#3a200a'),
  benchEdgeUpright: across('#c08a4c', '#7a4c22', '#3a200a'),
  sky: down('#16244e', '#2f5488', '#7fa3c8'),
  orb: rad('#fffdf0', '#f6e9c0', '#d8c48c'),
  orbLight: halo([0, '#fff6d8', 0.6], [1, '#fff6d8', 0]),
  hills: '#14203c',
  beam: down('#b5824a', '#744a24', '#3a2009'),
  paneFrame: lin('#b5824a', '#744a24', '#3a2009'),
  stones: [
    ['#5b5048', '#3a322c', '#1f1a16'],
    ['#524840', '#352d27', '#1b1613'],
    ['#635649', '#3f362d', '#221c17'],
  ],
  mortar: '#0d0908',
  recess: down([0, '#1a0c07'], [0.5, '#2a120a'], [1, '#7c2f0f']),
  board: lin('#80592f', '#58391d', '#301c0e'),
  boardGrain: '#160b04',
  header: '#120b07',
  headerOpacity: 0.6,
  plank: down('#a8743e', '#6b4320', '#351d0a'),
  bracket: '#2a180b',
  shadow: 0.5,
  place: '#0d0705',
  placeOpacity: 0.55,
  placeLine: '#c9a35a',
  placeDash: '#c9b697',
};

const DAY: SceneHues = {
  isNight: false,
  ground: '#F3E7CE',
  wall: ['#f0dab2', '#e4c796', '#cfab74'],
  bench: ['#f4e0b8', '#e8cd9c', '#d0ac74'],
  grain: '#7a5426',
  joint: '#8a6434',
  gleam: 0.6,
  candleLight: halo([0, '#fff6d8', 0.55], [0.5, '#ffecc0', 0.25], [1, '#ffecc0', 0]),
  windowLight: halo([0, '#ffffff', 0.7], [1, '#fff6d8', 0]),
  benchLight: halo([0, '#fffbe8', 0.5], [1, '#fff2c8', 0]),
  benchEdge: down('#f8e4ba', '#cfa264', '#8f6430'),
  benchEdgeUpright: across('#f8e4ba', '#cfa264', '#8f6430'),
  sky: down('#7fb8e6', '#b8dcf2', '#fff0cc'),
  orb: rad('#fffef4', '#ffe89a', '#f6c24c'),
  orbLight: halo([0, '#fff4c0', 0.9], [1, '#fff4c0', 0]),
  hills: '#7f9f6a',
  beam: down('#e8c48c', '#bd8d50', '#85592a'),
  paneFrame: lin('#e8c48c', '#bd8d50', '#85592a'),
  stones: [
    ['#d8cdbe', '#b3a697', '#877a6c'],
    ['#cfc3b2', '#a99b8a', '#7e7162'],
    ['#e0d4c2', '#bbad9a', '#8e8070'],
  ],
  mortar: '#6a5c4c',
  recess: down([0, '#4a3020'], [0.5, '#5e3a22'], [1, '#b8602a']),
  board: lin('#f6e4bf', '#ead0a0', '#cda86e'),
  boardGrain: '#8a6434',
  header: '#fffaf0',
  headerOpacity: 0.62,
  plank: down('#ecca94', '#c79a5c', '#8f6430'),
  bracket: '#9a703c',
  shadow: 0.24,
  place: '#8a6434',
  placeOpacity: 0.28,
  placeLine: '#6b4a1c',
  placeDash: '#6b4a1c',
};

const HUES: Readonly<Record<Theme, SceneHues>> = { dark: NIGHT, light: DAY };

export const sceneHues = (theme: Theme): SceneHues => HUES[theme];
