import { memo } from 'react';
import { Circle, Defs, Ellipse, G, Path, Rect } from 'react-native-svg';

import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { Cloth, type Dye } from './cloth';
import { across, down, round } from '@/components/kit/shades';
import { StillLife } from '@/components/kit/still-life';

const RUST: Dye = { light: '#C4855A', middle: '#8E5031', deep: '#45200F' };
const HEM =
  'M152 132C144 138 136 128 127 133C118 139 109 129 100 134C91 139 82 130 72 135C62 140 52 129 42 134C33 138 24 130 16 133';
const OUTLINE = `M16 133C18 112 20 98 25 84C28 70 38 62 51 59C52 41 59 31 71 30C84 31 89 42 91 58C98 57 104 59 108 63C112 56 120 52 128 56C138 60 142 72 144 86C148 104 150 118 152 132${HEM.slice(8)}Z`;

function Puddling({ id }: { readonly id: string }) {
  const line = { stroke: '#1A1006', strokeWidth: 3, strokeLinejoin: 'round' } as const;
  return (
    <G transform="translate(34 149) scale(.5)">
      <Path d="M-18 4L-16-16H-6L-8 4ZM8 4L6-16H16L20 4Z" fill={paint(`${id}brass`)} {...line} />
      <Path
        d="M-14-92H14V-80C36-72 40-46 34-28 28-12-28-12-34-28-40-46-36-72-14-80Z"
        fill="#E9FBFF"
        {...line}
      />
      <Path d="M-32-48C-16-56 16-40 33-50 38-22 22-16 0-15-22-16-38-24-32-48Z" fill="#3F93CF" />
      <Path d="M-31-48C-16-56 16-40 32-50 31-44 14-36-4-42-16-46-26-44-31-42Z" fill="#BFE9FB" />
      <Ellipse cx={-10} cy={-36} rx={5.5} ry={7} fill="#FFFFFF" />
      <Ellipse cx={10} cy={-36} rx={5.5} ry={7} fill="#FFFFFF" />
      <Circle cx={-8} cy={-37} r={3} fill="#1A1006" />
      <Circle cx={12} cy={-37} r={3} fill="#1A1006" />
      <Path d="M-4-24Q0-20 5-24" stroke="#0D3A5A" strokeWidth={2.4} fill="none" strokeLinecap="round" />
      <Path d="M-28-60C-26-70-18-74-12-75-20-66-24-56-25-44Z" fill="#FFFFFF" fillOpacity={0.85} />
      <Rect x={-18} y={-102} width={36} height={13} rx={4} fill="#B9844A" {...line} />
      <Circle cx={-36} cy={-44} r={6} fill="#5FB0E0" {...line} />
      <Circle cx={37} cy={-44} r={6} fill="#5FB0E0" {...line} />
    </G>
  );
}

/** Materia Prima, still to come: explorers under a cloth that looks back, a pickaxe, and one who could not wait. */
export const CoveredExplorers = memo(function CoveredExplorers() {
  const id = usePaintId();
  return (
    <StillLife>
      <Defs>
        <GradientDef id={`${id}brass`} gradient={across([0, '#FFF0B4'], [0.5, '#DCA840'], [1, '#8A5A16'])} />
        <GradientDef id={`${id}steel`} gradient={down([0, '#F4F8FA'], [0.5, '#A8B4BC'], [1, '#4E5A62'])} />
        <GradientDef id={`${id}wood`} gradient={across([0, '#8A5A2C'], [0.5, '#C08A50'], [1, '#6A4018'])} />
        <GradientDef
          id={`${id}eye`}
          gradient={round(0.5, 0.5, 0.5, [0, '#A8FBFF', 0.95], [0.4, '#3FC8E0', 0.5], [1, '#3FC8E0', 0])}
        />
      </Defs>
      <Ellipse cx={86} cy={149} rx={76} ry={6} fill="#000000" fillOpacity={0.45} />
      <G stroke="#140B06" strokeWidth={1.6} strokeLinejoin="round">
        <Path d="M84 128L104 138 84 150 64 138Z" fill="#2A86C8" />
        <Path d="M124 128L146 138 124 150 102 138Z" fill="#A0568A" />
      </G>
      <Path
        d="M118 68L141 26L146 29L126 70Z"
        fill={paint(`${id}wood`)}
        stroke="#2A1606"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Path
        d="M116 22C128 12 150 14 162 40C152 31 142 28 136 28C130 26 124 24 116 22Z"
        fill={paint(`${id}steel`)}
        stroke="#1C2226"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <Cloth
        id={id}
        dye={RUST}
        outline={OUTLINE}
        hem={HEM}
        folds="M51 60C44 88 44 112 38 132M62 62C66 92 58 112 62 136M91 60C98 88 92 112 98 134M108 64C112 92 112 112 116 132M128 58C134 88 134 110 138 130"
        ridges="M40 66C32 94 28 112 26 130M76 60C80 90 76 112 80 134M118 60C124 90 122 112 126 130M58 50C60 42 64 37 70 36"
      />
      <Circle cx={64} cy={46} r={8} fill={paint(`${id}eye`)} />
      <Circle cx={78} cy={46} r={8} fill={paint(`${id}eye`)} />
      <Path d="M60 44H68V48.6H60ZM74 44H82V48.6H74Z" fill="#E8FEFF" stroke="#1C0E08" strokeWidth={1.2} />
      <G fill="none" stroke="#E8C068" strokeWidth={2} strokeDasharray="3.4 1.6" strokeLinejoin="round">
        <Path d="M100 84L115 92.5V109.5L100 118 85 109.5V92.5Z" />
        <Path d="M100 90L104 101 100 112 96 101Z" />
      </G>
      <Puddling id={id} />
    </StillLife>
  );
});
