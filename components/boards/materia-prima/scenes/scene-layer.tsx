import { Fragment } from 'react';

import { cueView, placesBy, type Placed } from '@/components/kit/stage/cue-view';
import { StageLayer } from '@/components/kit/stage/flights';

import type { Cue, Scene } from './cues';
import { PieceFlight } from './flying-pieces';
import { insteadOf } from './places';
import { RollingDice } from './scene-dice';
import { Fading, Hopping, Leaning, Rising, TowerLanding } from './scene-figures';
import { BurningCard, Fulfilled, Pulse, Shards } from './scene-lights';

interface SceneLayerProps {
  readonly scene: Scene | null;
  /** Of what is being shown: every scene is played from its beginning. */
  readonly step: number;
}

/** What moves while a fact is shown. */
export function SceneLayer({ scene, step }: SceneLayerProps) {
  return (
    <StageLayer>
      <Fragment key={step}>
        {scene?.cues.map((cue, index) => (
          <CueView key={index} cue={cue} />
        ))}
      </Fragment>
    </StageLayer>
  );
}

const CueView = cueView<Cue>({ usePlace: placesBy(insteadOf), draw });

function draw({ cue, ...placed }: Placed<Cue>) {
  switch (cue.type) {
    case 'fly':
      return <PieceFlight {...placed} cue={cue} />;
    case 'hop':
      return <Hopping {...placed} cue={cue} />;
    case 'lean':
      return <Leaning {...placed} cue={cue} />;
    case 'fade':
      return <Fading {...placed} cue={cue} />;
    case 'rise':
      return <Rising {...placed} cue={cue} />;
    case 'tower':
      return <TowerLanding {...placed} cue={cue} />;
    case 'dice':
      return <RollingDice {...placed} cue={cue} />;
    case 'burn':
      return <BurningCard {...placed} cue={cue} />;
    case 'shard':
      return <Shards {...placed} cue={cue} />;
    case 'mission':
      return <Fulfilled {...placed} cue={cue} />;
    case 'pulse':
      return <Pulse {...placed} cue={cue} />;
  }
}
