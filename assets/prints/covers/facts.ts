export const FACTS = {
  alchemirus: { box: [0, 0, 168, 154], looks: [''] },
  kazaam: { box: [0, 0, 168, 154], looks: [''] },
  'materia-prima': { box: [0, 0, 168, 154], looks: ['', 'light'] },
  'witchs-brew': { box: [0, 0, 168, 154], looks: [''] },
} as const;
