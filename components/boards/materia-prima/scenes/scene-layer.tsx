import { Fragment } from 'react';

import type { Box } from '@/components/kit/stage/box';
import { cueView, placesBy, type Placed } from '@/components/kit/stage/cue-view';
import { Flight, StageLayer } from '@/components/kit/stage/flights';
import { useTheme } from '@/components/kit/theme';

import { Token } from '../art/small-pieces';
import { ExtensionPlaque, plaqueHeight } from '../art/tower-card';
import type { Cue, CueOf, Scene } from './cues';
import { insteadOf } from './places';
import { RollingDice } from './scene-dice';
import { Fading, Hopping, Leaning, Rising, TowerLanding } from './scene-figures';
import { BurningCard, CardFlight, Pulse, Shards } from './scene-pieces';

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
    case 'token':
      return <TokenFlight {...placed} cue={cue} />;
    case 'dice':
      return <RollingDice {...placed} cue={cue} />;
    case 'card':
      return <CardFlight {...placed} cue={cue} />;
    case 'burn':
      return <BurningCard {...placed} cue={cue} />;
    case 'shard':
      return <Shards {...placed} cue={cue} />;
    case 'plaque':
      return <PlaqueFlight {...placed} cue={cue} />;
    case 'pulse':
      return <Pulse {...placed} cue={cue} />;
  }
}

const TOKEN = { least: 14, most: 34, share: 0.24 };

/** As large as tokens are where it leaves. */
function tokenSize({ width }: Box): number {
  return Math.round(Math.min(TOKEN.most, Math.max(TOKEN.least, width * TOKEN.share)));
}

function TokenFlight({ cue, from, to, progress }: Placed<CueOf<'token'>>) {
  const size = tokenSize(from);
  const scales = [1, tokenSize(to) / size] as const;
  return (
    <Flight from={from} to={to} width={size} height={size} scales={scales} progress={progress} seen="passing">
      <Token thing={cue.thing} size={size} />
    </Flight>
  );
}

function PlaqueFlight({ cue, from, to, progress }: Placed<CueOf<'plaque'>>) {
  const { scheme } = useTheme();
  const width = Math.round(Math.min(84, Math.max(44, from.width)));
  return (
    <Flight
      from={from}
      to={to}
      width={width}
      height={plaqueHeight(width)}
      scales={[1, 0.6]}
      progress={progress}
      seen="passing"
    >
      <ExtensionPlaque extension={cue.extension} width={width} theme={scheme} isLit />
    </Flight>
  );
}
