import { sceneContext } from '@/components/kit/stage/scene-context';
import type { FigureId } from '@/engine/games/materia-prima/state';

import type { Scene } from './cues';

const { SceneProvider, useScene } = sceneContext<Scene>();
export { SceneProvider };

const NOBODY: ReadonlySet<FigureId> = new Set();

/** Figures that are under way: they are drawn by what is being shown, not on the map. */
export function useAway(): ReadonlySet<FigureId> {
  return useScene()?.away ?? NOBODY;
}
