import { complete } from '@/engine/core/complete';
import { at } from '@/engine/core/list';
import { cover } from './cover';
import { middle } from './bot/bot';
import { STACKS } from './data';
import { finishing } from './bot/finishing';
import { lab } from './lab';
import { lesson } from './lesson';
import { answer } from './moves/answer';
import { legal } from './moves/legal';
import { refuse } from './moves/refuse';
import { runEffect } from './moves/run';
import { REASONS, RULEBOOK } from './rulebook';
import { score } from './score';
import { scout } from './bot/scout';
import { moveSchema, setup, type WitchsBrew, type WitchsBrewTable } from './state';
import { teacher } from './teacher';
import { en } from './text/en';
import { fr } from './text/fr';
import { it } from './text/it';
import { beginsChapter, passesTurn, resample, retell, seals, view, weigh, witness } from './view';

export const witchsBrew = complete<WitchsBrew>({
  id: cover.id,
  rulesVersion: 1,
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
  beginsChapter,
  seals,
  passesTurn,
  weigh,
  isWatched: true,
  // Nothing that is done in private passes on by itself: everybody presses as often, whatever he has chosen.
  isDone: () => true,
  isSpared: ({ state }, { seat, what }) => what.type === 'lead' && at(state.players, seat).hand.length === 1,
  resample,
  score,
  openScore: (table) => (table.options.openScores ? score(table).map(({ total }) => total) : []),
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

function pieces({ state }: WitchsBrewTable): readonly string[] {
  const stacked = STACKS.flatMap((stack) => state.stacks[stack]);
  const taken = state.players.flatMap((player) => player.potions);
  return [
    ...[...stacked, ...taken].map((potion) => `potion ${potion}`),
    ...state.spells.map((spell) => `spell ${spell}`),
  ];
}
