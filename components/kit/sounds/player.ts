import type { AudioPlayer } from 'expo-audio';
import type { Cue } from './cues';
import { createPool, type Maker, type Pool } from './pool';
import { CUE_SOURCES, NOTE_SOURCES } from './sources';

let maker: Promise<Maker | null> | undefined;

/** What is heard while a finger moves is always ready; of all else there is never much at once. */
const atHand = createPool(2);
const moments = createPool(3);
const strings = createPool(2);

/** Nobody asks how far a sound has got: nothing has to look twice a second. */
const NEVER_ASKED = { updateInterval: 60_000 };

/** Fetched when it is wanted, so that people who play in silence never wait for it; null where sound fails. */
function audio(): Promise<Maker | null> {
  maker ??= import('expo-audio').then(
    ({ createAudioPlayer, setAudioModeAsync }) => {
      setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(silence);
      return (source: number) => createAudioPlayer(source, NEVER_ASKED);
    },
    () => null,
  );
  return maker;
}

const silence = (): void => undefined;

/** Browsers refuse to play before the first touch, by a promise that expo-audio leaves unheard. */
function start(player: AudioPlayer): void {
  const { media } = player as { readonly media?: { play: () => Promise<void> } };
  if (media) media.play().catch(silence);
  else player.play();
}

async function sound(pool: Pool, source: number, volume: number): Promise<void> {
  const make = await audio();
  if (!make) return;
  const { player, isNew } = pool(make, source);
  player.volume = volume;
  if (!isNew) player.seekTo(0).catch(silence);
  start(player);
}

/** What is heard while a finger moves. */
const AT_HAND: readonly Cue[] = ['pick-up', 'drop'];

/** Long after the first screen is there, and before anything is carried: a hand would stumble over the fetching. */
const AT_LEISURE = 600;

/** Has what is heard most often ready before it is heard. Returns how to leave it. */
export function prepareSounds(): () => void {
  const ready = (make: Maker | null) => AT_HAND.forEach((cue) => make && atHand(make, CUE_SOURCES[cue]));
  const waiting = setTimeout(() => void audio().then(ready).catch(silence), AT_LEISURE);
  return () => clearTimeout(waiting);
}

/** A game goes on in silence where sound fails. */
function sing(pool: Pool, source: number, volume: number): void {
  sound(pool, source, volume).catch(silence);
}

export function playSound(cue: Cue): void {
  sing(AT_HAND.includes(cue) ? atHand : moments, CUE_SOURCES[cue], 0.7);
}

/** Figures that wander over the strings; between two of them there is a rest. */
const FIGURES: readonly (readonly number[])[] = [
  [0, 2, 4, 3],
  [1, 3, 5],
  [0, 3, 2, 4, 1],
  [4, 3, 1, 0],
  [2, 5, 4],
  [0, 1, 3],
];
const BEAT = 720;
const REST = 3400;
const MUSIC_VOLUME = 0.28;

let timer: ReturnType<typeof setTimeout> | undefined;

function pluckOn(figure: readonly number[], index: number): void {
  const string = figure[index];
  const source = string === undefined ? undefined : NOTE_SOURCES[string];
  if (source === undefined) {
    const next = FIGURES[Math.floor(Math.random() * FIGURES.length)] ?? figure;
    timer = setTimeout(() => pluckOn(next, 0), REST + Math.random() * REST);
    return;
  }
  sing(strings, source, MUSIC_VOLUME);
  timer = setTimeout(() => pluckOn(figure, index + 1), BEAT + Math.random() * 120);
}

/** A few plucked strings now and then, never twice the same. */
export function startMusic(): void {
  stopMusic();
  timer = setTimeout(() => pluckOn(FIGURES[0] ?? [], 0), BEAT);
}

export function stopMusic(): void {
  clearTimeout(timer);
  timer = undefined;
}
