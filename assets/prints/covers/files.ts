export const FILES: Readonly<Record<string, number>> = {
  alchemirus: require('./alchemirus.webp'),
  'materia-prima': require('./materia-prima.webp'),
  'materia-prima.light': require('./materia-prima.light.webp'),
  'witchs-brew': require('./witchs-brew.webp'),
};
