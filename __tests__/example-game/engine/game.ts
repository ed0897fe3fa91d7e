import { complete } from '@/engine/core/complete';
import { cover } from './cover';
import { middle } from './bot';
import { answer, legal, refuse, reveal } from './moves';
import { REASONS, RULEBOOK } from './rulebook';
import { score } from './score';
import { moveSchema, setup, type HighCard, type HighCardTable } from './state';
import { en } from './text/en';
import { fr } from './text/fr';
import { it } from './text/it';
import { resample, seals, view, witness } from './view';

export const highCard = complete<HighCard>({
  id: cover.id,
  rulesVersion: 1,
  seats: cover.seats,
  options: cover.options,
  moveSchema,
  setup,
  refuse,
  legal,
  answer,
  run: reveal,
  view,
  witness,
  seals,
  resample,
  score,
  pieces,
  middle,
  reasons: REASONS,
  rulebook: RULEBOOK,
  text: { en, it, fr },
});

function pieces({ state: { cards, deck, discards } }: HighCardTable): readonly string[] {
  return [...cards, ...deck, ...discards].map((card) => `card ${card}`);
}
