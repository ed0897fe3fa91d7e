import { LessonRoute } from './lesson';
import { PeopleRoute } from './people';
import { PlayRoute } from './play';
import { ReplayRoute } from './replay';
import { ResultRoute } from './result';

/** The screens of a match, which have most in common. */
export const matchRoutes = {
  lesson: LessonRoute,
  people: PeopleRoute,
  play: PlayRoute,
  replay: ReplayRoute,
  result: ResultRoute,
};
