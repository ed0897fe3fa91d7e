import { Fragment, useEffect, useState } from 'react';
import type { SharedValue } from 'react-native-reanimated';

import { useMotion } from '@/components/kit/motion';
import { middleOf, type Box } from '@/components/kit/stage/box';
import { cueView, placesBy, type Placed } from '@/components/kit/stage/cue-view';
import { Flare, Flight, Sided, StageLayer } from '@/components/kit/stage/flights';

import { CardBack } from '../art/card-back';
import { CARD_RATIO, cardHeight } from '../art/card-plan';
import { LyingGood, lyingGoodHeight } from '../art/goods';
import { MiniCard } from '../art/small-card';
import { FameToken } from '../art/small-pieces';
import type { Cue, CueOf, Scene } from './cues';
import { FAME, insteadOf, RING } from './places';
import { Bursting, Change, Eyes, Gliding, Hopping, Landing, Rising, Ruin, Wreath } from './scene-pieces';

/** What moves while a fact is shown, and what is still on its way from the last ones. */
export function SceneLayer({ scene }: { readonly scene: Scene | null }) {
  return (
    <StageLayer>
      {useLast(scene).map(({ number, shown }) => (
        <Fragment key={number}>
          {shown.trails.map((cue, index) => (
            <Trail key={`trail ${index}`} cue={cue} />
          ))}
          {shown === scene ? shown.cues.map((cue, index) => <CueView key={index} cue={cue} />) : null}
        </Fragment>
      ))}
    </StageLayer>
  );
}

interface Shown {
  readonly number: number;
  readonly shown: Scene;
}

/** By then whatever they left under way has arrived. */
const MOST = 10;

/** The last scenes, the latest one at the end. */
function useLast(scene: Scene | null): readonly Shown[] {
  const [last, setLast] = useState<readonly Shown[]>([]);
  const latest = last.at(-1);
  if (scene === null || scene === latest?.shown) return last;
  const now = [...last, { number: (latest?.number ?? 0) + 1, shown: scene }].slice(-MOST);
  setLast(now);
  return now;
}

/** It goes on beside the next scenes, until it has arrived. */
function Trail({ cue }: { readonly cue: Cue }) {
  const { duration } = useMotion();
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), duration(cue.start + cue.time));
    return () => clearTimeout(timer);
  }, [cue, duration]);
  return hasArrived ? null : <CueView cue={cue} />;
}

const CueView = cueView<Cue>({ usePlace: placesBy(insteadOf), draw });

function draw({ cue, from, to, progress }: Placed<Cue>) {
  switch (cue.type) {
    case 'card':
      return <CardFlight cue={cue} from={from} to={to} progress={progress} />;
    case 'good':
      return <GoodFlight cue={cue} from={from} to={to} progress={progress} />;
    case 'change':
      return <Change {...cue} at={from} progress={progress} />;
    case 'burst':
      return <Bursting {...cue} at={from} progress={progress} />;
    case 'hop':
      return <Hopping {...cue} on={RING} progress={progress} />;
    case 'climb':
      return <Hopping {...cue} on={FAME} progress={progress} />;
    case 'land':
      return <Landing seat={cue.seat} at={from} progress={progress} />;
    case 'glide':
      return <Gliding from={from} to={to} progress={progress} />;
    case 'eyes':
      return <Eyes at={from} progress={progress} />;
    case 'rise':
      return (
        <Rising building={cue.building} plot={cue.plot} fashion={cue.fashion} at={from} progress={progress} />
      );
    case 'ruin':
      return <Ruin at={from} progress={progress} />;
    case 'laurel':
      return <LaurelFlight from={from} to={to} progress={progress} />;
    case 'wreath':
      return <Wreath at={from} progress={progress} />;
    case 'flare':
      return <Flare at={from} progress={progress} />;
  }
}

interface Travelling {
  readonly from: Box;
  readonly to: Box;
  readonly progress: SharedValue<number>;
}

const between = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted));

/** A hand that lies face down is drawn smaller than the room that it has. */
const CLOSED = 0.62;

/** As large as cards are where it leaves and where it comes to. */
function cardWidthAt(place: string, { height }: Box): number {
  const share = place.startsWith('hand:') ? CLOSED : 1;
  return Math.round(between(14, (height * share) / CARD_RATIO, 104));
}

interface CardFlightProps extends Travelling {
  readonly cue: CueOf<'card'>;
}

function CardFlight({ cue, from, to, progress }: CardFlightProps) {
  const { card, side } = cue;
  const [first, last] = [cardWidthAt(cue.from, from), cardWidthAt(cue.to, to)];
  const width = Math.max(first, last);
  const height = cardHeight(width);
  const back = <CardBack width={width} />;
  const face = card === null ? back : <MiniCard card={card} width={width} height={height} />;
  return (
    <Flight
      from={from}
      to={to}
      width={width}
      height={height}
      scales={[first / width, last / width]}
      progress={progress}
      seen="passing"
    >
      <Sided
        side={side}
        face={face}
        back={back}
        width={width}
        height={height}
        progress={progress}
        after={0.25}
      />
    </Flight>
  );
}

const goodWidthAt = ({ width, height }: Box) => Math.round(between(18, Math.min(width, height * 0.9), 64));

interface GoodFlightProps extends Travelling {
  readonly cue: CueOf<'good'>;
}

/** Smaller where it leaves a pile of cards, as large as goods are where it comes to lie. */
function GoodFlight({ cue, from, to, progress }: GoodFlightProps) {
  const [first, last] = [goodWidthAt(from), goodWidthAt(to)];
  const width = Math.max(first, last);
  return (
    <Flight
      from={from}
      to={to}
      width={width}
      height={lyingGoodHeight(width)}
      scales={[first / width, last / width]}
      progress={progress}
      arc={ARC}
      seen={cue.stays ? 'arrived' : 'passing'}
    >
      <LyingGood good={cue.good} width={width} />
    </Flight>
  );
}

const ARC = 34;
const TOKEN = 26;

function LaurelFlight({ from, to, progress }: Travelling) {
  return (
    <Flight
      from={point(from)}
      to={point(to)}
      width={TOKEN}
      height={TOKEN}
      scales={[1.3, 0.8]}
      progress={progress}
      arc={ARC}
      seen="passing"
    >
      <FameToken size={TOKEN} />
    </Flight>
  );
}

const point = (box: Box): Box => ({ ...middleOf(box), width: 0, height: 0 });
