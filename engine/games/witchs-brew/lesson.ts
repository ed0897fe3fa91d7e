import type { Lesson, LessonStep } from '@/engine/core/lesson';
import type { RecordedMove } from '@/engine/core/match';
import { toSeat } from '@/engine/core/seat';
import { NO_DROPS, type Cauldron, type Colour, type Role } from './data';
import type { WitchsBrew, WitchsBrewMove } from './state';
import { lessonText, type WitchsBrewStep } from './text/lesson';

const LEARNER = toSeat(0);
const NEXT = toSeat(1);
const LAST = toSeat(2);

/** The learner leads the first trick. */
const SEED = 19;

type Planned = RecordedMove<WitchsBrew>;

const own = (move: WitchsBrewMove): Planned => [LEARNER, move];
const nexts = (move: WitchsBrewMove): Planned => [NEXT, move];
const lasts = (move: WitchsBrewMove): Planned => [LAST, move];

function choose(...roles: readonly Role[]): WitchsBrewMove {
  return { type: 'choose', roles };
}

/** The first potion of each cauldron costs one drop. */
function brew(cauldron: Cauldron, drop: Colour): WitchsBrewMove {
  return { type: 'brew', cauldron, drops: { ...NO_DROPS, [drop]: 1 }, extra: null };
}

const steps: readonly LessonStep<WitchsBrew, WitchsBrewStep>[] = [
  {
    id: 'choose',
    line: [
      nexts(choose('snake-hunter', 'witch', 'druid', 'warlock', 'monk')),
      lasts(choose('herb-collector', 'druid', 'alchemist', 'assistant', 'cutpurse')),
      own(choose('wolf-keeper', 'witch', 'wizard', 'druid', 'alchemist')),
    ],
  },
  { id: 'call', about: ['hand'], line: [own({ type: 'call', role: 'wolf-keeper' }), own({ type: 'take' })] },
  { id: 'risk', about: ['hand'], line: [own({ type: 'call', role: 'alchemist' })] },
  {
    id: 'favour',
    about: ['opponents'],
    line: [
      lasts({ type: 'claim' }),
      lasts({ type: 'sell', drop: 'white' }),
      lasts({ type: 'call', role: 'druid' }),
      own({ type: 'yield' }),
      own(brew('silver', 'green')),
    ],
  },
  {
    id: 'claim',
    about: ['opponents'],
    line: [
      nexts({ type: 'claim' }),
      nexts(brew('silver', 'green')),
      nexts({ type: 'call', role: 'witch' }),
      own({ type: 'claim' }),
      own(brew('iron', 'red')),
    ],
  },
  {
    id: 'last',
    line: [own({ type: 'call', role: 'wizard' }), own(brew('copper', 'white'))],
    until: 'led',
  },
];

/** A first set, until the learner has played all five roles: called, outdone, content with little, and bold. */
export const lesson: Lesson<WitchsBrew, WitchsBrewStep> = {
  seed: SEED,
  options: { forbiddenRoles: 'off', openScores: false },
  seats: 3,
  learner: LEARNER,
  steps,
  text: lessonText,
};
