import type { Lesson, LessonStep } from '@/engine/core/lesson';
import type { RecordedMove } from '@/engine/core/match';
import { toSeat } from '@/engine/core/seat';
import { FIELDS } from './data';
import type { Alchemirus, AlchemirusMove } from './state';
import { lessonText, type AlchemirusStep } from './text/lesson';

const LEARNER = toSeat(0);
const TUTOR = toSeat(1);

/** The learner begins; an Alembic lies in the bank, and what the board proposes to pay with is what he can spare. */
const SEED = 853;

type Planned = RecordedMove<Alchemirus>;

const own = (...moves: readonly AlchemirusMove[]) => moves.map((move): Planned => [LEARNER, move]);
const tutors = (...moves: readonly AlchemirusMove[]) => moves.map((move): Planned => [TUTOR, move]);

const DRAW: AlchemirusMove = { type: 'draw' };
const HARVEST: AlchemirusMove = { type: 'harvest' };
const DONE: AlchemirusMove = { type: 'done' };
const go = (steps: number): AlchemirusMove => ({ type: 'go', steps });

/** The first two plots are those of every estate, the third is the learner's still. */
const [GARDEN, STILL] = [0, 2];

const steps: readonly LessonStep<Alchemirus, AlchemirusStep>[] = [
  { id: 'bank', about: ['hand'], line: own({ type: 'exchange', take: 'alembic', give: 'pergula' }) },
  {
    id: 'build',
    about: ['hand'],
    line: own(
      { type: 'place', field: FIELDS.indexOf('build') },
      { type: 'build', building: 'alembic', demolish: null },
      { type: 'pay', card: 'metalle' },
      { type: 'pay', card: 'metalle' },
      { type: 'pay', card: 'taberna' },
      DONE,
    ),
  },
  {
    id: 'harvest',
    about: ['opponents'],
    line: [
      ...tutors(DRAW, { type: 'place', field: FIELDS.indexOf('harvest') }, HARVEST, DONE),
      ...own(DRAW, go(1), HARVEST, DONE),
    ],
  },
  {
    id: 'transport',
    about: ['opponents'],
    line: [
      ...tutors(
        DRAW,
        go(3),
        { type: 'build', building: 'horten', demolish: null },
        { type: 'pay', card: 'horten' },
        DONE,
        DONE,
      ),
      ...own(DRAW, go(1), { type: 'carry', from: GARDEN, good: 'herb', to: STILL }, DONE),
    ],
  },
  {
    id: 'transmute',
    about: ['opponents'],
    line: [
      ...tutors(
        DRAW,
        go(2),
        { type: 'sell', from: GARDEN, good: 'herb', at: 'pergula', currency: 'cards' },
        DONE,
      ),
      ...own(DRAW, go(3), { type: 'transmute', plot: STILL }, DONE),
    ],
  },
  {
    id: 'sale',
    line: [
      ...tutors(DRAW, go(3), HARVEST, DONE),
      ...own(
        DRAW,
        go(1),
        { type: 'sell', from: STILL, good: 'tincture', at: 'pergula', currency: 'cards' },
        DONE,
      ),
    ],
    until: 'turnBegan',
  },
];

/** From a still to a tincture sold: once around the ring, against somebody who sells herbs as they are. */
export const lesson: Lesson<Alchemirus, AlchemirusStep> = {
  seed: SEED,
  options: { bank: true, openMarket: false, fameGoal: 20 },
  seats: 2,
  learner: LEARNER,
  steps,
  text: lessonText,
};
