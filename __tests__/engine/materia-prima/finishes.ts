import type { MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { BEN, scenario, STONE_OWNED } from './scenario';

/** Positions in which Anna can win within her turn, whatever happens. Her tower stands in the middle unless it is said. */
export const FINISHES: readonly (readonly [string, MateriaPrimaTable])[] = [
  [
    'a Tyrant’s third homunculus is three steps from its city (MP-26)',
    scenario({
      players: [
        {
          fragments: STONE_OWNED,
          mission: 'tyrant',
          homunculi: [
            ['wick-runner', 'E4'],
            ['puddling', 'B2'],
            ['brine-newt', 'G2'],
          ],
        },
        {},
      ],
    }),
  ],
  [
    'a Tyrant stands in all three cities when the Stone is made, and has to come in anew (MP-26)',
    scenario({
      players: [
        {
          fragments: ['raven-head', 'moon-lime'],
          hand: ['red-lion'],
          store: ['regia', 'copper', 'mercury'],
          mission: 'tyrant',
          homunculi: [
            ['clay-sentry', 'F6'],
            ['puddling', 'B2'],
            ['gilded-colossus', 'G2'],
          ],
        },
        {},
      ],
    }),
  ],
  [
    'the Armory Master’s best gear is still in the tower (MP-27)',
    scenario({
      players: [
        {
          home: 'C4',
          fragments: STONE_OWNED,
          mission: 'armory-master',
          worn: ['ash-blade', 'copper-glaive'],
          stored: ['lapis-aegis', 'scaled-mail', 'wind-anklet'],
        },
        { mission: 'tyrant' },
      ],
    }),
  ],
  [
    'two figures together have enough Fire, one of them has to mine the last (MP-28)',
    scenario({
      players: [
        {
          fragments: STONE_OWNED,
          mission: 'lord-of-hellfire',
          at: 'G3',
          load: ['fire', 'fire', 'fire', 'fire'],
          homunculi: [['comet-stag', 'F4', 'fire', 'fire']],
          extensions: ['stables'],
        },
        {},
      ],
      piles: [['G2', BEN, ['fire', 'fire']]],
    }),
  ],
  [
    'the third soul stone lies on the way (MP-29)',
    scenario({
      players: [
        { fragments: STONE_OWNED, mission: 'soulreaper', alchemist: 'vitrudes', souls: 2, at: 'F3' },
        { alchemist: 'sejlon' },
        {},
      ],
      piles: [['G3', BEN, [], 1]],
    }),
  ],
  [
    'the last fragment is to be made before a Pacifist steps onto the Air mine (MP-30)',
    scenario({
      players: [
        {
          fragments: ['raven-head', 'moon-lime'],
          hand: ['red-lion', 'ash-blade'],
          store: ['regia', 'copper', 'mercury', 'air', 'fire'],
          mission: 'pacifist',
        },
        {},
      ],
    }),
  ],
  [
    'a homunculus brings what the last fragment lacks (MP-12)',
    scenario({
      players: [
        {
          fragments: ['moon-lime', 'red-lion'],
          hand: ['raven-head'],
          store: ['air'],
          mission: 'pacifist',
          homunculi: [['wick-runner', 'E5', 'iron']],
        },
        {},
      ],
    }),
  ],
  [
    'a Magnate makes the third Gold and takes all along without an action (MP-13, MP-31)',
    scenario({
      players: [
        {
          home: 'F5',
          alchemist: 'vitrudes',
          fragments: STONE_OWNED,
          mission: 'magnate',
          store: ['gold', 'gold', 'copper', 'mercury', 'iron'],
        },
        { alchemist: 'sejlon' },
      ],
    }),
  ],
  [
    'a Spender’s elements of level 3 are with two figures (MP-32)',
    scenario({
      players: [
        {
          fragments: STONE_OWNED,
          mission: 'spender',
          at: 'F3',
          load: ['regia', 'gold'],
          homunculi: [['mirror-moth', 'F4', 'platinum']],
        },
        {},
      ],
    }),
  ],
  [
    'the last of a Cultist’s homunculi is short of a step, and the stables give it (MP-20, MP-34)',
    scenario({
      players: [
        {
          fragments: STONE_OWNED,
          mission: 'cultist',
          at: 'D3',
          homunculi: [
            ['clay-sentry', 'D4'],
            ['puddling', 'C2'],
            ['brine-newt', 'D2'],
          ],
          extensions: ['fire-basket', 'stables'],
        },
        {},
      ],
    }),
  ],
  [
    'a Bodyguard drops two soul stones and keeps one (MP-35)',
    scenario({
      players: [{ fragments: STONE_OWNED, mission: 'bodyguard', souls: 3, at: 'C4' }, {}, {}],
    }),
  ],
  [
    'a mission alone would not be wisdom enough (MP-39)',
    scenario({
      players: [
        {
          fragments: STONE_OWNED,
          hand: ['copper-glaive'],
          store: ['copper', 'mercury'],
          mission: 'pacifist',
        },
        {
          fragments: ['first-ash', 'pearl-frost', 'sun-king'],
          stored: ['sunsteel-sword', 'adamant-plate', 'bottomless-trunk', 'lapis-aegis'],
        },
      ],
    }),
  ],
  [
    'the last turn of the last round leaves time for what is missing (MP-37)',
    scenario({
      players: [
        { hand: ['raven-head'], store: ['air', 'iron', 'glass', 'copper'], mission: 'cultist' },
        { stored: ['copper-glaive'] },
      ],
      round: 60,
      first: BEN,
    }),
  ],
  [
    'wisdom for the end is within reach (MP-37, option)',
    scenario({
      players: [
        {
          fragments: STONE_OWNED,
          stored: ['sunsteel-sword', 'adamant-plate', 'bottomless-trunk'],
          hand: ['copper-glaive'],
          store: ['copper', 'mercury'],
          mission: 'homekeeper',
        },
        {},
      ],
      options: { endAt25: true },
    }),
  ],
];
