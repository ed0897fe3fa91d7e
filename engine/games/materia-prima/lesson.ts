import type { Lesson, LessonStep } from '@/engine/core/lesson';
import type { RecordedMove } from '@/engine/core/match';
import { toSeat } from '@/engine/core/seat';
import type { Hex } from './map';
import type { FigureId, MateriaPrima, MateriaPrimaMove } from './state';
import { lessonText, type MateriaPrimaStep } from './text/lesson';

const LEARNER = toSeat(0);
const TUTOR = toSeat(1);

/** The learner begins as Lenka, who extracts two at once, and holds the Mud Porter, which costs two Earth. */
const SEED = 12210;

type Planned = RecordedMove<MateriaPrima>;

const own = (...moves: readonly MateriaPrimaMove[]) => moves.map((move): Planned => [LEARNER, move]);
const tutors = (...moves: readonly MateriaPrimaMove[]) => moves.map((move): Planned => [TUTOR, move]);

/** Hexes of the beginners' map: the Blue Woods with their Earth, and far from them a tower by the fire. */
const [EARTH, WATER, HOME]: readonly [Hex, Hex, Hex] = [28, 33, 34];
const [FIRE, MEADOW, ROAD, FAR]: readonly [Hex, Hex, Hex, Hex] = [2, 3, 22, 11];

const END: MateriaPrimaMove = { type: 'endTurn' };
const goes = (figure: FigureId, to: Hex): MateriaPrimaMove => ({ type: 'move', figure, to });
const mines = (figure: FigureId): MateriaPrimaMove => ({ type: 'mine', figure });
const makes = (formula: 'mud-porter' | 'cinder-cub'): MateriaPrimaMove => ({
  type: 'transmute',
  formula,
  wear: false,
  dissolve: null,
});

const steps: readonly LessonStep<MateriaPrima, MateriaPrimaStep>[] = [
  { id: 'mission', line: own({ type: 'choose', mission: 'homekeeper' }) },
  {
    id: 'place',
    line: [...tutors({ type: 'choose', mission: 'pacifist' }), ...own({ type: 'place', hex: HOME })],
  },
  {
    id: 'extract',
    about: ['opponents', 'header'],
    line: [
      ...tutors({ type: 'place', hex: FAR }),
      ...own(goes('lenka', EARTH), mines('lenka'), mines('lenka'), END),
    ],
  },
  {
    id: 'transmute',
    line: [
      ...tutors(goes('wilka', FIRE), mines('wilka'), mines('wilka'), goes('wilka', FAR), END),
      ...own(goes('lenka', HOME), makes('mud-porter'), goes('lenka', WATER), END),
    ],
  },
  {
    id: 'helper',
    about: ['opponents'],
    line: [
      ...tutors(makes('cinder-cub'), goes('wilka', FIRE), goes('wilka', MEADOW), goes('wilka', ROAD), END),
      ...own(goes('mud-porter', EARTH), mines('mud-porter')),
    ],
  },
  {
    id: 'convert',
    line: own(
      mines('lenka'),
      goes('lenka', HOME),
      { type: 'convert', into: 'sulphur', pay: ['water', 'earth'] },
      END,
    ),
    until: 'turnBegan',
  },
];

/** Three turns: a load of Earth, a helper made from it, and a first element of the second level. */
export const lesson: Lesson<MateriaPrima, MateriaPrimaStep> = {
  seed: SEED,
  options: {
    map: 'beginner',
    pickUp: 'one',
    alchemists: 'deal',
    soullessWins: false,
    endAt25: false,
    endAt60: true,
  },
  seats: 2,
  learner: LEARNER,
  steps,
  text: lessonText,
};
