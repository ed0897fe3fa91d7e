import type { Say } from '@/components/words/use-words';
import type { SeatDraft, SeatsProblem } from './seats';

/** Why a game cannot begin like this. */
export function problemSaid(t: Say, problem: SeatsProblem): string {
  switch (problem.type) {
    case 'too-few':
      return t('newGame.tooFew', { count: problem.missing });
    case 'too-many':
      return t('newGame.tooMany', { count: problem.excess });
    case 'nameless':
      return t('newGame.nameless', { seat: problem.seat });
    case 'same-name':
      return t('newGame.sameName', { name: problem.name });
    case 'same-colour':
      return t('newGame.sameColour', { name: problem.name, other: problem.other });
  }
}

export function firstSaid(t: Say, starter: SeatDraft | undefined): string {
  return starter ? t('newGame.begins', { name: starter.name }) : t('newGame.lot');
}

/** Who plays, and who begins where that can be chosen. */
export function planSaid(t: Say, seats: readonly SeatDraft[], first: string | null): string {
  const people = seats.filter(({ bot }) => bot === null).length;
  const bots = seats.length - people;
  const who = [
    ...(people > 0 ? [t('newGame.people', { count: people })] : []),
    ...(bots > 0 ? [t('newGame.bots', { count: bots })] : []),
  ].join(', ');
  return first === null ? who : `${who} · ${first}`;
}
