import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { seedOf } from '@/components/kit/drawing/geometry';
import { OnSurface } from '@/components/kit/theme';
import { Body, Lettering } from '@/components/kit/type';
import type { Mission } from '@/engine/games/materia-prima/data';
import { BACKS } from './area';
import { CardWindow } from './card-window';
import type { BackKind } from './names';
import { Sign, Spread } from './piece';
import { Sheet, SheetLight } from './sheet';

/** Clear of the name below. */
const WAX = { size: 36, right: 27, up: 27 } as const;

interface MissionCardProps {
  readonly mission: Mission;
  readonly name: string;
  readonly text: string;
  readonly width: number;
  /** By default 1.2 times the width. */
  readonly height?: number;
  readonly isLit?: boolean;
}

/** In what size the task is written, and how much larger for whoever reads large text. */
export const taskSize = (width: number): number => Math.max(12, width * 0.08);
export const TASK_SCALE = 1.2;

export const missionHeight = (width: number): number => Math.round(width * 1.2);
/** A card that is higher has more room for its words, not a larger picture. */
export const pictureHeight = (width: number): number => Math.round(missionHeight(width) * 0.5);

/** A secret mission: what it is about, its name and its one sentence. */
export const MissionCard = memo(function MissionCard(props: MissionCardProps) {
  const { mission, name, text, width, height = missionHeight(width), isLit = false } = props;
  const area = { width, height };
  const window = { x: 13, y: 13, width: width - 26, height: pictureHeight(width) };
  const wax = {
    left: window.x + window.width - WAX.right,
    top: window.y + window.height - WAX.up,
  };
  const title = Math.max(11, Math.min(width * 0.095, (width - 30) / (name.length * 0.66)));
  return (
    <View style={[styles.card, area]} aria-hidden>
      {isLit ? <SheetLight /> : null}
      <Sheet {...area} seed={seedOf(mission)} />
      <CardWindow name={`mission-${mission}`} {...window} k={width / 160} />
      <Sign name="wax" size={WAX.size} style={[styles.wax, wax]} />
      <View style={[styles.foot, { top: window.y + window.height + 6 }]}>
        <OnSurface surface="parchment">
          <Lettering size={title} maxScale={1} align="center" numberOfLines={2}>
            {name}
          </Lettering>
          <Body size={taskSize(width)} maxScale={TASK_SCALE} align="center">
            {text}
          </Body>
        </OnSurface>
      </View>
    </View>
  );
});

interface CardBackProps {
  readonly kind: BackKind;
  readonly width: number;
  readonly height?: number;
}

const SHAPE = BACKS.back.height / BACKS.back.width;
/** A mission that lies face down is broader than formulas are. */
const BROAD = 1.32;

/** The back of a card by its kind. */
export const CardBack = memo(function CardBack({ kind, width, height = width * SHAPE }: CardBackProps) {
  const isBroad = kind === 'mission' && height < width * BROAD;
  const area = { width, height };
  return (
    <View style={[styles.card, area]} aria-hidden>
      {isBroad ? (
        <Spread name="back-broad" drawn={BACKS.broad} {...area} />
      ) : (
        <Spread name={`back-${kind}`} drawn={BACKS.back} {...area} />
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  card: { pointerEvents: 'none' },
  wax: { position: 'absolute' },
  foot: { position: 'absolute', left: 14, right: 14, bottom: 12, justifyContent: 'center', gap: 2 },
});
