import { useTheme } from '@/components/kit/theme';
import { useTextScale } from '@/components/kit/use-text-scale';
import type { Mission } from '@/engine/games/materia-prima/data';

import { breadthOf, linesOf } from '../art/lines';
import { MissionCard, missionHeight, pictureHeight, taskSize, TASK_SCALE } from '../art/mission-card';
import type { Speech } from '../words/labels';

/** The edges of a card, and what parts its words from its picture. */
const AROUND = 36;

/** How high a card of a width is so that its task fits under its picture. */
export function useMissionHeight(): (task: string, width: number) => number {
  const breadth = breadthOf(useTheme().isEasyReading);
  const scale = Math.min(TASK_SCALE, useTextScale());
  return (task, width) => {
    const size = taskSize(width) * scale;
    const lines = linesOf(task, (width - 28) / (size * breadth));
    const words = (lines * 1.32 + 1.5) * size;
    return Math.max(missionHeight(width), Math.round(pictureHeight(width) + words + AROUND));
  };
}

interface MissionFaceProps {
  readonly speech: Speech;
  readonly mission: Mission;
  readonly width: number;
  /** By default as high as its task wants it. */
  readonly height?: number;
  readonly isLit?: boolean;
}

/** A mission with its words. */
export function MissionFace({ speech: { text }, mission, width, height, isLit = false }: MissionFaceProps) {
  const heightFor = useMissionHeight();
  const task = text.tasks[mission];
  return (
    <MissionCard
      mission={mission}
      name={text.missions[mission]}
      text={task}
      width={width}
      height={height ?? heightFor(task, width)}
      isLit={isLit}
    />
  );
}
