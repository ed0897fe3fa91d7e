import { memo, useEffect } from 'react';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedProps,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { Circle, ClipPath, Defs, Ellipse, G, Path, Rect, Svg } from 'react-native-svg';

import { useMotion } from '@/components/kit/motion';
import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { RIVET, type Gradient } from '@/components/kit/tokens';
import { ATHANOR } from './athanor-paths';
import { across, round } from '@/components/kit/shades';

const INK = '#1C0E08';
const LINE = 16;

const PAINTS = {
  copper: across([0, '#8A4A24'], [0.22, '#F2B27C'], [0.46, '#C26A36'], [0.8, '#6E3014'], [1, '#A8562A']),
  brass: across([0, '#9A6C20'], [0.18, '#FFF0B4'], [0.42, '#DCA840'], [0.8, '#8A5A16'], [1, '#C8963A']),
  brick: across([0, '#A8745A'], [0.5, '#6E4436'], [1, '#3A211C']),
  fire: round(0.5, 0.74, 0.7, [0, '#FFFBE0'], [0.34, '#FFE27A'], [0.62, '#FF9A2A'], [1, '#A82C08']),
  halo: round(
    0.5,
    0.5,
    0.5,
    [0, '#FFD060', 0.9],
    [0.3, '#FF9A2C', 0.5],
    [0.65, '#FF7A1C', 0.15],
    [1, '#FF7A1C', 0],
  ),
  liquid: round(0.36, 0.3, 0.8, [0, '#D8FFF2'], [0.4, '#5FD0B4'], [1, '#0F5A50']),
  rivet: RIVET,
} as const satisfies Readonly<Record<string, Gradient>>;

const AnimatedPath = Animated.createAnimatedComponent(Path);
const AnimatedCircle = Animated.createAnimatedComponent(Circle);

/** The breath of the fire, from 0 to 1 and back; at rest where motion is unwanted. */
function useBreath(): SharedValue<number> {
  const { isStill } = useMotion();
  const breath = useSharedValue(1);
  useEffect(() => {
    if (isStill) {
      breath.set(1);
      return undefined;
    }
    const easing = Easing.inOut(Easing.quad);
    breath.set(
      withRepeat(
        withSequence(withTiming(0.2, { duration: 620, easing }), withTiming(1, { duration: 980, easing })),
        -1,
      ),
    );
    return () => cancelAnimation(breath);
  }, [breath, isStill]);
  return breath;
}

function Fire({ id }: { readonly id: string }) {
  const breath = useBreath();
  const middle = useAnimatedProps(() => ({ opacity: 0.72 + 0.28 * breath.value }));
  const inner = useAnimatedProps(() => ({ opacity: 1 - 0.4 * breath.value }));
  const halo = useAnimatedProps(() => ({ opacity: 0.45 + 0.3 * breath.value }));
  return (
    <>
      <Path
        d={ATHANOR.window}
        fill={paint(`${id}fire`)}
        stroke={INK}
        strokeWidth={LINE}
        strokeLinejoin="round"
      />
      <G clipPath={paint(`${id}window`)}>
        <Path d={ATHANOR.outerFlame} fill="#FF7416" />
        <AnimatedPath d={ATHANOR.middleFlame} fill="#FFD048" animatedProps={middle} />
        <AnimatedPath d={ATHANOR.innerFlame} fill="#FFFBE0" animatedProps={inner} />
      </G>
      <AnimatedCircle cx={448} cy={680} r={260} fill={paint(`${id}halo`)} animatedProps={halo} />
    </>
  );
}

function Receiver({ id }: { readonly id: string }) {
  return (
    <>
      <Path
        d={ATHANOR.dish}
        fill={paint(`${id}brass`)}
        stroke={INK}
        strokeWidth={LINE}
        strokeLinejoin="round"
      />
      <Path d={ATHANOR.flask} fill="#1A2420" fillOpacity={0.75} />
      <G clipPath={paint(`${id}flask`)}>
        <Rect x={640} y={738} width={260} height={150} fill={paint(`${id}liquid`)} />
        <Ellipse cx={766} cy={738} rx={118} ry={17} fill="#DFFFF4" />
        <Ellipse cx={766} cy={743} rx={112} ry={12} fill="#6FD8BE" />
        <Circle cx={800} cy={800} r={12} fill="#FFFFFF" fillOpacity={0.6} />
        <Circle cx={744} cy={826} r={8} fill="#FFFFFF" fillOpacity={0.6} />
      </G>
      <Path d={ATHANOR.flask} fill="none" stroke="#E6FBF4" strokeWidth={LINE} strokeLinejoin="round" />
      <Path
        d="M680 748Q686 700 722 678"
        stroke="#FFFFFF"
        strokeWidth={LINE + 2}
        strokeLinecap="round"
        fill="none"
      />
      <Path
        d={ATHANOR.beak}
        fill={paint(`${id}copper`)}
        stroke={INK}
        strokeWidth={LINE}
        strokeLinejoin="round"
      />
      <Path
        d="M590 280C668 262 728 316 754 480"
        stroke="#FFE0B8"
        strokeOpacity={0.85}
        strokeWidth={LINE}
        fill="none"
        strokeLinecap="round"
      />
      <Rect
        x={728}
        y={574}
        width={76}
        height={30}
        rx={8}
        fill={paint(`${id}brass`)}
        stroke={INK}
        strokeWidth={12}
      />
    </>
  );
}

function Furnace({ id }: { readonly id: string }) {
  const line = { stroke: INK, strokeWidth: LINE, strokeLinejoin: 'round' } as const;
  return (
    <>
      <Path d={ATHANOR.dome} fill={paint(`${id}copper`)} {...line} />
      <Path
        d="M322 404C322 318 364 268 420 250"
        stroke="#FFF0D4"
        strokeOpacity={0.85}
        strokeWidth={LINE + 4}
        fill="none"
        strokeLinecap="round"
      />
      <Path d={ATHANOR.seams} stroke="#4A1C0A" strokeOpacity={0.45} strokeWidth={5} fill="none" />
      <Path d={ATHANOR.finial} fill={paint(`${id}brass`)} {...line} />
      <Circle cx={448} cy={150} r={42} fill={paint(`${id}rivet`)} {...line} />
      <Path
        d="M420 140A32 32 0 0 1 441 120"
        stroke="#FFFBE4"
        strokeWidth={10}
        fill="none"
        strokeLinecap="round"
      />
      <Path d={ATHANOR.body} fill={paint(`${id}brick`)} />
      <G clipPath={paint(`${id}body`)}>
        <Path d={ATHANOR.mortar} stroke="#20100C" strokeOpacity={0.75} strokeWidth={8} fill="none" />
        <G transform="translate(3 6)">
          <Path d={ATHANOR.mortar} stroke="#FFD0A0" strokeOpacity={0.16} strokeWidth={4} fill="none" />
        </G>
        <Path d="M272 872L296 452" stroke="#FFD6AA" strokeOpacity={0.8} strokeWidth={16} />
        <Path d="M640 872L612 440H560Q600 640 590 872Z" fill="#120604" fillOpacity={0.45} />
      </G>
      <Path d={ATHANOR.body} fill="none" {...line} />
      <Path d={ATHANOR.door} fill={paint(`${id}brass`)} {...line} />
    </>
  );
}

interface AthanorProps {
  readonly size: number;
}

/** The furnace that gave the app its name. Its fire breathes unless motion is unwanted. */
export const Athanor = memo(function Athanor({ size }: AthanorProps) {
  const id = usePaintId();
  return (
    <Svg width={size} height={size} viewBox="130 60 830 880" aria-hidden>
      <Defs>
        {Object.entries(PAINTS).map(([name, gradient]) => (
          <GradientDef key={name} id={`${id}${name}`} gradient={gradient} />
        ))}
        <ClipPath id={`${id}body`}>
          <Path d={ATHANOR.body} />
        </ClipPath>
        <ClipPath id={`${id}flask`}>
          <Path d={ATHANOR.flask} />
        </ClipPath>
        <ClipPath id={`${id}window`}>
          <Path d={ATHANOR.window} />
        </ClipPath>
      </Defs>
      <Ellipse cx={556} cy={896} rx={390} ry={40} fill="#000000" fillOpacity={0.4} />
      <Receiver id={id} />
      <Furnace id={id} />
      <Fire id={id} />
      <Path
        d={ATHANOR.collar}
        fill={paint(`${id}brass`)}
        stroke={INK}
        strokeWidth={LINE}
        strokeLinejoin="round"
      />
      <Path
        d={ATHANOR.foot}
        fill={paint(`${id}brass`)}
        stroke={INK}
        strokeWidth={LINE}
        strokeLinejoin="round"
      />
      <Path d="M250 868H600" stroke="#FFF8D8" strokeOpacity={0.8} strokeWidth={7} strokeLinecap="round" />
    </Svg>
  );
});
