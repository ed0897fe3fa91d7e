import { complete } from '@/engine/core/complete';
import { cover } from './cover';
import { middle } from './bot/bot';
import { finishing } from './bot/finishing';
import { lab } from './lab';
import { lesson } from './lesson';
import { migrate } from './migrate';
import { answer } from './moves/answer';
import { legal } from './moves/legal';
import { refuse } from './moves/refuse';
import { runEffect } from './moves/run';
import { resample } from './resample';
import { REASONS, RULEBOOK } from './rulebook';
import { score } from './score';
import { scout } from './bot/scout';
import { moveSchema, setup, type Alchemirus } from './state';
import { teacher } from './teacher';
import { allCards } from './steps';
import { en } from './text/en';
import { fr } from './text/fr';
import { it } from './text/it';
import { goesOn, isSameGesture, passesTurn, seals, view, weigh, witness } from './view';

export const alchemirus = complete<Alchemirus>({
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
  goesOn,
  isSameGesture,
  isDone: (question, { type }) => question.type === 'end' && type === 'done',
  resample,
  migrate,
  score,
  openScore: (table) => score(table).map(({ total }) => total),
  pieces: allCards,
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
