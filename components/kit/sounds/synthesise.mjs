// Writes every sound of the app to assets/sounds/: node components/kit/sounds/synthesise.mjs
import { mkdirSync, writeFileSync } from 'node:fs';

const RATE = 22_050;
const NOTE_RATE = 12_000;
const FOLDER = new URL('../../../assets/sounds/', import.meta.url);

const TURN = 2 * Math.PI;
const sine = (pitch, time) => Math.sin(TURN * pitch * time);
const fade = (time, speed) => Math.exp(-time * speed);
const rise = (time, length) => Math.min(1, time / length);

/** Noise that is the same on every run. */
function noiseFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

/** Noise through a low and a high gate: paper, breath, ember. */
function softNoise(seed, low, high) {
  const noise = noiseFrom(seed);
  let slow = 0;
  let slower = 0;
  return () => {
    slow += low * (noise() - slow);
    slower += high * (slow - slower);
    return slow - slower;
  };
}

const sweep = (from, to, length, time) => {
  const t = Math.min(time, length);
  return sine(1, from * t + ((to - from) * t * t) / (2 * length));
};

const after = (time, start, voice) => (time < start ? 0 : voice(time - start));

/** A struck glass or bell: partials that are not quite in tune. */
const bell = (pitch, speed) => (time) =>
  [1, 2.01, 2.76, 5.4].reduce(
    (sum, partial, index) =>
      sum + (sine(pitch * partial, time) * fade(time, speed * (1 + index * 0.9))) / (1 + index * 1.6),
    0,
  ) * rise(time, 0.004);

/** A plucked string: even and odd partials that die from the top. */
const pluck = (pitch) => (time) =>
  [1, 2, 3, 4, 5].reduce(
    (sum, partial) =>
      sum + (sine(pitch * partial, time) * fade(time, 1.9 + partial * 1.5)) / (partial * partial * 0.7 + 0.3),
    0,
  ) * rise(time, 0.006);

const horn = (pitch) => (time) =>
  [1, 2, 3, 4, 5, 6].reduce(
    (sum, partial) => sum + sine(pitch * partial, time) / (partial * (1 + partial * 0.25)),
    0,
  ) *
  rise(time, 0.03) *
  fade(time, 2.1);

const thud = (pitch, speed) => (time) => sweep(pitch * 1.8, pitch, 0.05, time) * fade(time, speed);

function bubbles(count, seed, length) {
  const random = noiseFrom(seed);
  const list = Array.from({ length: count }, (_, index) => ({
    start: (index / count) * length + Math.abs(random()) * 0.03,
    pitch: 260 + Math.abs(random()) * 420,
  }));
  return (time) =>
    list.reduce(
      (sum, { start, pitch }) =>
        sum +
        after(time, start, (t) => sine(1, pitch * t + pitch * 3.2 * t * t) * fade(t, 26) * rise(t, 0.004)),
      0,
    );
}

const paper = softNoise(11, 0.5, 0.06);
const leaf = softNoise(29, 0.34, 0.03);
const ember = softNoise(43, 0.3, 0.02);
const spark = noiseFrom(57);
const breath = softNoise(71, 0.12, 0.012);
const bubble = bubbles(7, 5, 0.5);

const SOUNDS = {
  'pick-up': [
    0.12,
    (t) => paper() * 0.9 * fade(t, 30) * rise(t, 0.01) + sweep(320, 520, 0.1, t) * 0.14 * fade(t, 34),
  ],
  drop: [0.22, (t) => thud(130, 26)(t) * 0.5 + paper() * 0.7 * fade(t, 60)],
  refusal: [0.3, (t) => thud(150, 18)(t) * 0.3 + after(t, 0.11, (u) => thud(118, 16)(u)) * 0.34],
  turn: [
    0.24,
    (t) =>
      paper() * 1.1 * Math.exp(-(((t - 0.09) / 0.045) ** 2)) + after(t, 0.16, (u) => thud(190, 60)(u)) * 0.16,
  ],
  page: [
    0.42,
    (t) =>
      leaf() * 1.5 * Math.exp(-(((t - 0.17) / 0.09) ** 2)) +
      paper() * 0.3 * Math.exp(-(((t - 0.33) / 0.03) ** 2)),
  ],
  extract: [0.78, (t) => bubble(t) * 0.2 + ember() * 0.22 * Math.sin((Math.PI * t) / 0.78)],
  strike: [
    0.36,
    (t) =>
      ember() * 1.2 * Math.exp(-(((t - 0.05) / 0.04) ** 2)) + after(t, 0.08, (u) => thud(82, 15)(u)) * 0.6,
  ],
  stop: [0.62, (t) => bell(988, 9)(t) * 0.2 + after(t, 0.02, (u) => bell(741, 12)(u)) * 0.14],
  seal: [0.34, (t) => thud(96, 20)(t) * 0.42 + after(t, 0.03, () => leaf() * 0.5 * fade(t, 18))],
  triumph: [
    0.88,
    (t) =>
      [
        [0, 392, 0.16],
        [0.12, 494, 0.15],
        [0.24, 587, 0.15],
        [0.38, 784, 0.2],
        [0.38, 494, 0.1],
      ].reduce((sum, [start, pitch, loud]) => sum + after(t, start, horn(pitch)) * loud, 0) +
      after(t, 0.38, bell(1568, 5)) * 0.09,
  ],
  'candle-out': [
    0.5,
    (t) => breath() * 3.2 * rise(t, 0.05) * fade(t, 8) + (Math.abs(spark()) > 0.995 ? 0.12 * fade(t, 8) : 0),
  ],
};

/** An open, unhurried mode on D: what the music is plucked from. */
const NOTES = {
  'note-1': 146.83,
  'note-2': 196,
  'note-3': 220,
  'note-4': 261.63,
  'note-5': 293.66,
  'note-6': 349.23,
};
const NOTE_LENGTH = 1.6;

/** The end never clicks, and nothing is louder than the rest. */
function samples(rate, length, voice, peak) {
  const count = Math.round(rate * length);
  const raw = Float64Array.from({ length: count }, (_, index) => voice(index / rate));
  const loudest = raw.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const tail = Math.round(rate * 0.03);
  return raw.map((value, index) => ((value * peak) / loudest) * Math.min(1, (count - index) / tail));
}

function wave(rate, values) {
  const bytes = Buffer.alloc(44 + values.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + values.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(values.length * 2, 40);
  values.forEach((value, index) => bytes.writeInt16LE(Math.round(value * 32_767), 44 + index * 2));
  return bytes;
}

function write(name, bytes) {
  writeFileSync(new URL(`${name}.wav`, FOLDER), bytes);
  console.log(`${name}.wav ${(bytes.length / 1000).toFixed(1)} kB`);
}

mkdirSync(FOLDER, { recursive: true });
for (const [name, [length, voice]] of Object.entries(SOUNDS)) {
  write(name, wave(RATE, samples(RATE, length, voice, name === 'triumph' ? 0.6 : 0.4)));
}
for (const [name, pitch] of Object.entries(NOTES)) {
  write(name, wave(NOTE_RATE, samples(NOTE_RATE, NOTE_LENGTH, pluck(pitch), 0.4)));
}
