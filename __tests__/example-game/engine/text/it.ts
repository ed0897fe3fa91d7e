import type { GameText } from '@/engine/core/text';
import type { HighCard } from '../state';
import { cover } from '../cover';

export const it: GameText<HighCard> = {
  ...cover.text.it,
  questions: { choose: () => 'Tieni la carta o la cambi?', look: () => 'Ecco la tua nuova carta.' },
  moves: { keep: () => 'Tienila', swap: () => 'Cambiala', seen: () => 'L’ho vista' },
  facts: {
    kept: ({ seat }, who) => `${who(seat)} ha tenuto la carta.`,
    swapped: ({ seat, away, drawn }, who) =>
      `${who(seat)} ha scartato la carta ${away} e ha pescato ${drawn === null ? 'un’altra carta' : `la carta ${drawn}`}.`,
    showed: ({ seat, card }, who) => `${who(seat)} ha scoperto la carta ${card}.`,
  },
  reasons: {
    'not-a-move': 'In questo gioco non si può fare.',
    'not-asked': 'Adesso tocca scegliere a qualcun altro.',
    'game-over': 'La partita è finita: tutte le carte sono scoperte.',
    'look-first': 'Hai già cambiato. Prima guarda la tua nuova carta.',
    'nothing-new': 'Non hai nessuna carta nuova da guardare. Tieni la tua o cambiala.',
  },
  lines: { card: 'Carta' },
  sections: { play: 'Come si gioca' },
  rules: {
    'HC-1':
      'Ci sono tredici carte, da 1 a 13, per due, tre o quattro persone. Ognuno ne riceve una che gli altri non vedono.',
    'HC-2':
      'A turno, ognuno tiene la propria carta oppure la scarta scoperta e ne pesca un’altra, una volta sola.',
    'HC-3': 'Poi si scoprono tutte le carte. Vince la più alta.',
  },
};
