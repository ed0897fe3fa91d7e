import { complete } from '@/engine/core/complete';
import { cover } from './cover';
import { middle } from './bot/bot';
import { finishing } from './bot/finishing/finishing';
import { lab } from './lab';
import { lesson } from './lesson';
import { migrate } from './migrate';
import { answer } from './moves/answer';
import { isIdle } from './moves/idle';
import { legal } from './moves/legal';
import { refuse } from './moves/refuse';
import { runEffect } from './moves/run';
import { resample } from './resample';
import { REASONS, RULEBOOK } from './rulebook';
import { moveSchema } from './schema';
import { score } from './score';
import { scout } from './bot/scout';
import { setup } from './setup';
import type { MateriaPrima } from './state';
import { teacher } from './teacher';
import { allPieces } from './steps';
import { en } from './text/en';
import { fr } from './text/fr';
import { it } from './text/it';
import { doer, goesOn, passesTurn, seals, view, weigh, witness } from './view';

export const materiaPrima = complete<MateriaPrima>({
  id: cover.id,
  rulesVersion: 2,
  seats: cover.seats,
  options: cover.options,
  moveSchema,
  setup,
  starter: ({ state }) => state.first,
  refuse,
  legal,
  answer,
  run: runEffect,
  view,
  witness,
  seals,
  passesTurn,
  weigh,
  doer,
  goesOn,
  isSameGesture: goesOn,
  isDone: (_, { type }) => type === 'endTurn',
  isSpared: (_, { what }) => what.type === 'alchemist',
  isIdle,
  resample,
  migrate,
  score,
  openScore: (table) => score(table).map(({ total }) => total),
  pieces: allPieces,
  middle,
  finishing,
  scout,
  tempers: ['bold', 'careful', 'spiteful'],
  teacher,
  lab,
  reasons: REASONS,
  rulebook: RULEBOOK,
  text: { en, it, fr },
  lesson,
});
