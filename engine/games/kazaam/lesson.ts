import type { Lesson, LessonStep } from '@/engine/core/lesson';
import type { RecordedMove } from '@/engine/core/match';
import { toSeat } from '@/engine/core/seat';
import type { Homunculus, Place } from './data';
import type { Kazaam, KazaamMove } from './state';
import { lessonText, type KazaamStep } from './text/lesson';
import { TILES, type TileId } from './tiles';

const LEARNER = toSeat(0);
const TUTOR = toSeat(1);

/** The learner is Severus (mercury, bone) and begins; the arm he can build steals a part of his favourite creature. */
const SEED = 1044;

function the(homunculus: Homunculus, place: Place): TileId {
  const tile = TILES.find((one) => one.homunculus === homunculus && one.place === place);
  if (!tile) throw new Error(`No tile ${homunculus} ${place}`);
  return tile.id;
}

const own = (move: KazaamMove): RecordedMove<Kazaam> => [LEARNER, move];
const tutors = (move: KazaamMove): RecordedMove<Kazaam> => [TUTOR, move];

const steps: readonly LessonStep<Kazaam, KazaamStep>[] = [
  { id: 'extract', about: ['hand'], line: [own({ type: 'extract', tile: the('stone', 'head') })] },
  { id: 'play', about: ['goods'], line: [own({ type: 'play', tile: the('reptile', 'left-arm') })] },
  {
    id: 'use',
    about: ['opponents', 'hand'],
    line: [
      own({ type: 'use', place: 'left-arm', aim: { type: 'hand', seat: TUTOR } }),
      own({ type: 'seen' }),
    ],
  },
  {
    id: 'restore',
    about: ['opponents'],
    line: [
      tutors({ type: 'extract', tile: the('fire', 'tail') }),
      tutors({ type: 'play', tile: the('reptile', 'left-ear') }),
      tutors({ type: 'draw' }),
      tutors({ type: 'seen' }),
      own({ type: 'restore' }),
    ],
  },
  {
    id: 'finish',
    about: ['hand', 'goods'],
    line: [
      own({ type: 'extract', tile: the('fur', 'left-ear') }),
      own({ type: 'play', tile: the('bone', 'left-leg') }),
    ],
    until: 'turnBegan',
  },
];

/** A first turn, an answer, and a second turn that ends as the learner likes. */
export const lesson: Lesson<Kazaam, KazaamStep> = {
  seed: SEED,
  options: { headGuard: 'any', lateStart: false },
  seats: 2,
  learner: LEARNER,
  steps,
  text: lessonText,
};
