import { lazy, type ComponentType } from 'react';

import type { OfGame } from './of-game';
import type { matchRoutes } from './routes/match-routes';

type Routes = typeof matchRoutes;

/** All of them are one file for browsers, fetched when a table is opened: home needs none. */
const bring = async () => (await import('./routes/match-routes')).matchRoutes;

/** Fails where they cannot be fetched; they may be asked for again. */
export const bringRoutes = async (): Promise<void> => void (await bring());

const later = (name: keyof Routes) =>
  lazy(async () => {
    const Screen: ComponentType<OfGame> = (await bring())[name];
    return { default: Screen };
  });

export const routes: Readonly<Record<keyof Routes, ComponentType<OfGame>>> = {
  lesson: later('lesson'),
  people: later('people'),
  play: later('play'),
  replay: later('replay'),
  result: later('result'),
};
