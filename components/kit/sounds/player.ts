import type { AudioPlayer } from 'expo-audio';
import type { Cue } from './cues';
import { CUE_SOURCES, NOTE_SOURCES } from './sources';

type Maker = (source: number) => AudioPlayer;

let maker: Promise<Maker | null> | undefined;
const players = new Map<number, AudioPlayer>();

/** Fetched when it is wanted, so that people who play in silence never wait for it; null where sound fails. */
function audio(): Promise<Maker | null> {
  maker ??= import('expo-audio').then(
    ({ createAudioPlayer, setAudioModeAsync }) => {
      setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(silence);
      return createAudioPlayer;
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

async function sound(source: number, volume: number): Promise<void> {
  const make = await audio();
  if (!make) return;
  const player = playerOf(make, source);
  player.volume = volume;
  player.seekTo(0).catch(silence);
  start(player);
}

function playerOf(make: Maker, source: number): AudioPlayer {
  const player = players.get(source) ?? make(source);
  players.set(source, player);
  return player;
}

/** Long after the first screen is there, and before anything is carried: a hand would stumble over the fetching. */
const AT_LEISURE = 600;

/** Has what is heard most often ready before it is heard. Returns how to leave it. */
export function prepareSounds(cues: readonly Cue[]): () => void {
  const ready = (make: Maker | null) => cues.forEach((cue) => make && playerOf(make, CUE_SOURCES[cue]));
  const waiting = setTimeout(() => void audio().then(ready).catch(silence), AT_LEISURE);
  return () => clearTimeout(waiting);
}

/** A game goes on in silence where sound fails. */
function sing(source: number, volume: number): void {
  sound(source, volume).catch(silence);
}

export function playSound(cue: Cue): void {
  sing(CUE_SOURCES[cue], 0.7);
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
  sing(source, MUSIC_VOLUME);
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
