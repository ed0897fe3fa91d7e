import { lazy, type ComponentType } from 'react';

import type { OfGame } from './of-game';
import type { matchRoutes } from './routes/match-routes';

type Routes = typeof matchRoutes;

/** All of them are one file for browsers, fetched when a table is opened: home needs none. */
const later = (name: keyof Routes) =>
  lazy(async () => {
    const brought = await import('./routes/match-routes');
    const Screen: ComponentType<OfGame> = brought.matchRoutes[name];
    return { default: Screen };
  });

export const routes: Readonly<Record<keyof Routes, ComponentType<OfGame>>> = {
  lesson: later('lesson'),
  people: later('people'),
  play: later('play'),
  replay: later('replay'),
  result: later('result'),
};
