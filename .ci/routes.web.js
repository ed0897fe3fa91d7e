import { NotBrought } from '@/components/match/not-brought';

/** What begins an app is there with it: home, and the doors to the games. */
const first = require.context(
  '../app',
  true,
  /^\.\/(_layout|index|gallery|\+not-found|[^/]+\/.*)\.tsx$/,
  'sync',
);

/** Other screens are files of their own for browsers, fetched when they are opened. */
const opened = require.context(
  '../app',
  false,
  /^\.\/(import|new|roster|rules|settings|statistics)\.tsx$/,
  'lazy',
);

const isFirst = new Set(first.keys());

/** Without a network, before it was kept, a screen says that it is not here yet. */
const bring = (name) => Promise.resolve(opened(name)).catch(() => ({ default: NotBrought }));

/** All routes, as the router asks for them. */
const ctx = (name) => (isFirst.has(name) ? first(name) : bring(name));
ctx.keys = () => [...first.keys(), ...opened.keys()];
ctx.resolve = (name) => name;
ctx.id = 'routes';

export { ctx };
