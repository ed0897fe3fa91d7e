import { createContext, use } from 'react';

import type { FigureId } from '@/engine/games/materia-prima/state';

import type { Scene } from './cues';

const SceneContext = createContext<Scene | null>(null);

export const SceneProvider = SceneContext.Provider;

/** What is being shown; null when nothing is. */
export function useScene(): Scene | null {
  return use(SceneContext);
}

const NOBODY: ReadonlySet<FigureId> = new Set();

/** Figures that are under way: they are drawn by what is being shown, not on the map. */
export function useAway(): ReadonlySet<FigureId> {
  return use(SceneContext)?.away ?? NOBODY;
}
