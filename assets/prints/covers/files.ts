export const FILES: Readonly<Record<string, readonly [file: number, across: number]>> = {
  alchemirus: [require('./alchemirus@3x.webp'), 720],
  kazaam: [require('./kazaam@3x.webp'), 720],
  'materia-prima': [require('./materia-prima@3x.webp'), 720],
  'materia-prima.light': [require('./materia-prima.light@3x.webp'), 720],
  'witchs-brew': [require('./witchs-brew@3x.webp'), 720],
};
