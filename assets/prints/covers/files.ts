export const FILES: Readonly<Record<string, readonly [file: number, across: number]>> = {
  alchemirus: [require('./alchemirus.webp'), 720],
  kazaam: [require('./kazaam.webp'), 720],
  'materia-prima': [require('./materia-prima.webp'), 720],
  'materia-prima.light': [require('./materia-prima.light.webp'), 720],
  'witchs-brew': [require('./witchs-brew.webp'), 720],
};
