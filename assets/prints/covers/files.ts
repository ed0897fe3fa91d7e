export const FILES: Readonly<Record<string, number>> = {
  alchemirus: require('./alchemirus@3x.webp'),
  kazaam: require('./kazaam@3x.webp'),
  'materia-prima': require('./materia-prima@3x.webp'),
  'materia-prima.light': require('./materia-prima.light@3x.webp'),
  'witchs-brew': require('./witchs-brew@3x.webp'),
};
