import type { Drawn } from '@/components/kit/drawing/catalogue';
import { box, disc, fill, group, oval, path, type Mark } from '@/components/kit/drawing/marks';

const BOARDS = 'M42 0V154M84 0V154M126 0V154';
const GRAIN =
  'M8 20q9 2 34 1M50 36q12-2 30 2M98 14q10 1 26 0M18 58q8 2 30-1M92 66q12 2 34 0M130 34q8-1 26 2M60 88q10 2 22 0M10 104q12-2 26 1M104 112q10 2 30 0M134 92q8 1 22 0M46 128q14 2 30-1M96 138q10-2 24 1';

/** A place in the cabinet: boards at the back, a lamp's glow, shade from the top left. */
function niche(lamp: string): readonly Mark[] {
  return [
    box([0, 0, 168, 154], '@niche'),
    path(BOARDS, { stroke: '#000000', strokeOpacity: 0.4, strokeWidth: 1.6 }),
    path(GRAIN, { stroke: '#D09A5C', strokeOpacity: 0.14, fill: 'none' }),
    box([0, 0, 168, 154], `@lamp-${lamp}`),
    box([0, 0, 168, 77], '@inner-shade'),
    box([0, 0, 16, 154], '@side-shade'),
  ];
}

const WEB =
  'M0 0L54 20M0 0L40 38M0 0L20 54M0 0L6 62M0 0L62 4M50 3Q46 12 42 16Q38 26 31 30Q24 38 15 42Q10 48 4 50M34 2Q32 8 29 11Q26 18 21 20Q16 26 10 28Q8 32 3 34M18 1Q17 5 15 6Q13 9 11 10Q9 13 5 14Q4 16 2 17';

const EMPTY_SHELF: readonly Mark[] = [
  path(WEB, { stroke: '#E8DCC4', strokeOpacity: 0.4, strokeWidth: 0.9, fill: 'none' }),
  path('M46 30V58', { stroke: '#E8DCC4', strokeOpacity: 0.5, strokeWidth: 0.7 }),
  group('translate(46 62)', [
    path('M-3-1L-8-5M-3 1L-9 1M-3 3L-7 8M3-1L8-5M3 1L9 1M3 3L7 8', {
      stroke: '#1C120B',
      strokeWidth: 1.2,
      strokeLinecap: 'round',
    }),
    oval(0, 1, 4, 4.8, '#2A1C12'),
    disc(-1.4, -1, 0.9, '#F2CF7C'),
    disc(1.4, -1, 0.9, '#F2CF7C'),
  ]),
  disc(112, 104, 62, '@candle-light'),
  oval(84, 149, 70, 5, '#000000', { fillOpacity: 0.35 }),
  oval(62, 147, 20, 3, 'none', { stroke: '#F0DCB4', strokeOpacity: 0.3, strokeWidth: 2 }),
  path('M90 146Q112 154 134 146L130 151Q112 156 94 151Z', {
    fill: '@candle-brass',
    stroke: '#3A2408',
    strokeWidth: 1.2,
  }),
  path('M102 147V122Q103 117 108 118Q113 114 118 119Q122 120 122 124V147Q112 151 102 147Z', {
    fill: '@candle-wax',
    stroke: '#4A3A20',
    strokeWidth: 1.4,
  }),
  path('M112 118V110', { stroke: '#2A1A0C', strokeWidth: 2 }),
  path('M112 88C118 97 119 102 117 106A5.6 5.6 0 0 1 107 106C105 101 110 97 112 88Z', {
    fill: '#FFD04A',
    stroke: '#C8601A',
  }),
  fill('M112 99C114 102 114 105 113.6 106A1.8 1.8 0 0 1 110.4 106C110 104 111 102 112 99Z', '#FFFFFF'),
];

const FLASK = 'M-7-34V-14C-22-9-25 3-25 10A25 21 0 0 0 25 10C25 3 22-9 7-14V-34Z';

const flask = (isFilled: boolean): readonly Mark[] => [
  group('translate(32 40)', [
    path(FLASK, {
      fill: isFilled ? '#2F9C86' : '#E9D8B0',
      stroke: '#3A2410',
      strokeWidth: 6,
      strokeLinejoin: 'round',
    }),
    ...(isFilled
      ? [
          path('M-14 4Q-15 14-8 20', {
            stroke: '#FFFFFF',
            strokeWidth: 6,
            fill: 'none',
            strokeLinecap: 'round',
          }),
        ]
      : []),
  ]),
];

const LEAVES =
  'M-12 15C-24 8-26-8-18-18M12 15C24 8 26-8 18-18M-18-18q-5 1-6 6q5 0 6-6M-22-9q-5 2-5 7q5 0 5-7M-22 1q-4 3-3 8q5-2 3-8M-18 9q-3 4-1 8q4-3 1-8M18-18q5 1 6 6q-5 0-6-6M22-9q5 2 5 7q-5 0-5-7M22 1q4 3 3 8q-5-2-3-8M18 9q3 4 1 8q-4-3-1-8';

const FIRST: readonly Mark[] = [
  path(LEAVES, { stroke: '#7A5200', strokeWidth: 1.6, fill: '@gold', strokeLinecap: 'round' }),
  disc(0, 0, 15, '@wax-red', { stroke: '#5A0C10', strokeWidth: 1.6 }),
];
const LATER: readonly Mark[] = [disc(0, 0, 15, 'none', { stroke: '#8A7050', strokeWidth: 1.6 })];

const page = (d: string, paint: string): Mark =>
  path(d, { fill: paint, stroke: '#5A3A14', strokeWidth: 1.6, strokeLinejoin: 'round' });

const LINES =
  'M24 64Q50 56 76 63M24 76Q50 68 76 75M24 88Q50 80 76 87M24 100Q50 92 76 99M90 63Q116 56 142 64M90 75Q116 68 142 76M90 87Q116 80 142 88';
/** What a fire spirit dreams of. */
const DREAM = 'M104 34h6l-6 7h6M116 22h8l-8 9h8M130 7h10l-10 12h10';

const SKIN = {
  fill: '@salamander',
  stroke: '#4A1208',
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
const bare = (strokeWidth: number) => ({ ...SKIN, fill: 'none', strokeWidth }) as const;

const BLANK_LEDGER: readonly Mark[] = [
  oval(83, 127, 74, 7, '#3A2408', { fillOpacity: 0.22 }),
  path('M10 48L16 124Q50 116 83 124Q116 116 150 124L156 48Z', {
    fill: '@cover',
    stroke: '#2A0A0C',
    strokeWidth: 2,
    strokeLinejoin: 'round',
  }),
  page('M15 46Q50 34 83 48V120Q52 108 19 118Z', '@left-page'),
  page('M151 46Q116 34 83 48V120Q114 108 147 118Z', '@right-page'),
  path(LINES, { fill: 'none', stroke: '#B08A52', strokeOpacity: 0.7, strokeWidth: 1.1 }),
  path('M83 48V120', { stroke: '#5A3A14', strokeWidth: 1.6 }),
  oval(112, 100, 40, 22, '@salamander-glow'),
  path(
    'M96 104C90 92 104 82 118 86C134 90 140 104 130 110C120 116 106 110 110 102C112 98 119 99 119 103C119 106 115 106 115 104C114 102 112 104 114 107C118 111 126 108 126 102C126 94 114 92 108 96C104 99 106 106 100 108C97 109 96 106 96 104Z',
    SKIN,
  ),
  path('M94 108C88 108 85 102 89 97C93 92 102 93 104 98C106 103 101 108 94 108Z', SKIN),
  path('M91 101q2 2 4 0M97 100q2 2 4 0', bare(1.4)),
  path('M93 105q3 1.6 6 0', bare(1.1)),
  path('M106 111l-4 5M122 112l3 5M128 90l5-4', bare(2.4)),
  path('M114 90q3-4 6-2M122 92q4-3 6 0M129 98q3-1 4 3', {
    fill: 'none',
    stroke: '#FFE9A0',
    strokeWidth: 1.4,
    strokeLinecap: 'round',
  }),
  path(DREAM, { fill: 'none', stroke: '#9A7040', strokeWidth: 1.8, strokeLinecap: 'round' }),
  group('translate(36 66) rotate(-28)', [
    path('M0 40C-3 20-4 4 6-18C16-34 28-40 34-42C30-26 22-6 12 6C8 12 4 24 0 40Z', {
      fill: '#FDF6E4',
      stroke: '#5A3A14',
      strokeWidth: 1.6,
      strokeLinejoin: 'round',
    }),
    path('M-1 44C4 16 12-8 32-40M10-2l8-3M7 8l8-2M14-12l8-3M19-22l7-3', {
      fill: 'none',
      stroke: '#8A6A3A',
      strokeWidth: 1.2,
      strokeLinecap: 'round',
    }),
  ]),
  disc(35, 108, 1.6, '#2B1D12'),
];

const LAMPS = ['blue', 'green', 'violet', 'ember', 'none'];

export const CABINET: Readonly<Record<string, Drawn>> = {
  ...Object.fromEntries(
    LAMPS.map((lamp) => [
      `niche-${lamp}`,
      { layers: [niche(lamp)], box: [0, 0, 168, 154] as const, width: 190, isStretched: true as const },
    ]),
  ),
  'empty-shelf': { layers: [EMPTY_SHELF], box: [0, 0, 168, 154], width: 190 },
  'flask-filled': { layers: [flask(true)], box: [0, 0, 64, 76], width: 20 },
  'flask-empty': { layers: [flask(false)], box: [0, 0, 64, 76], width: 20 },
  'rank-first': { layers: [FIRST], box: [-31, -24, 62, 48], width: 54 },
  'rank-later': { layers: [LATER], box: [-31, -24, 62, 48], width: 54 },
  'blank-ledger': { layers: [BLANK_LEDGER], box: [0, 0, 166, 136], width: 220 },
};
