import candleOut from '@/assets/sounds/candle-out.wav';
import drop from '@/assets/sounds/drop.wav';
import extract from '@/assets/sounds/extract.wav';
import triumph from '@/assets/sounds/triumph.wav';
import note1 from '@/assets/sounds/note-1.wav';
import note2 from '@/assets/sounds/note-2.wav';
import note3 from '@/assets/sounds/note-3.wav';
import note4 from '@/assets/sounds/note-4.wav';
import note5 from '@/assets/sounds/note-5.wav';
import note6 from '@/assets/sounds/note-6.wav';
import page from '@/assets/sounds/page.wav';
import pickUp from '@/assets/sounds/pick-up.wav';
import refusal from '@/assets/sounds/refusal.wav';
import seal from '@/assets/sounds/seal.wav';
import stop from '@/assets/sounds/stop.wav';
import strike from '@/assets/sounds/strike.wav';
import turn from '@/assets/sounds/turn.wav';
import type { Cue } from './cues';

export const CUE_SOURCES: Readonly<Record<Cue, number>> = {
  'pick-up': pickUp,
  drop,
  refusal,
  turn,
  page,
  extract,
  strike,
  stop,
  seal,
  triumph,
  'candle-out': candleOut,
};

/** From the lowest string to the highest. */
export const NOTE_SOURCES: readonly number[] = [note1, note2, note3, note4, note5, note6];
