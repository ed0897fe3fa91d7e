import { complete } from '@/engine/core/complete';
import { cover } from './cover';
import { PLACES } from './data';
import { middle } from './bot/bot';
import { finishing } from './bot/finishing';
import { lab } from './lab';
import { lesson } from './lesson';
import { migrate } from './migrate';
import { answer, runEffect } from './moves/answer';
import { legal } from './moves/legal';
import { refuse } from './moves/refuse';
import { REASONS, RULEBOOK } from './rulebook';
import { score } from './score';
import { scout } from './bot/scout';
import { moveSchema, setup, type Kazaam, type KazaamTable } from './state';
import { teacher } from './teacher';
import { en } from './text/en';
import { fr } from './text/fr';
import { it } from './text/it';
import { CHAPTERS_IN_FULL, passesTurn, resample, retell, seals, view, weigh, witness } from './view';

export const kazaam = complete<Kazaam>({
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
  retell,
  beginsChapter: passesTurn,
  chaptersInFull: CHAPTERS_IN_FULL,
  seals,
  passesTurn,
  isDone: (_, { type }) => type === 'end' || type === 'seen',
  weigh,
  resample,
  migrate,
  score,
  openScore: (table) => score(table).map(({ total }) => total),
  pieces,
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

function pieces({ state }: KazaamTable): readonly string[] {
  const boards = state.players.flatMap(({ board }) => PLACES.flatMap((place) => board[place]?.tile ?? []));
  const hands = state.players.flatMap((player) => player.hand);
  return [...state.reserve, ...state.discards, ...boards, ...hands].map((tile) => `tile ${tile}`);
}
