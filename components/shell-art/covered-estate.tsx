import { memo } from 'react';
import { Circle, Defs, Ellipse, G, Path, Rect } from 'react-native-svg';

import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { RIVET } from '@/components/kit/tokens';
import { Cloth, type Dye } from './cloth';
import { across, down, round } from '@/components/kit/shades';
import { StillLife } from '@/components/kit/still-life';

const VIOLET: Dye = { light: '#8C76B8', middle: '#5A4786', deep: '#2A1F49' };
const SPIRIT =
  'M6-76C-4-66-34-56-35-24C-35-10-34-2-42 8C-56 20-64 16-70 6C-70 28-58 38-44 36C-46 52-54 58-62 58C-48 72-32 64-28 52C-24 66-14 76 2 88C-2 74 0 64 6 56C14 70 30 74 44 64C34 62 28 54 30 44C44 50 62 44 68 24C58 32 48 26 42 12C36 0 34-8 35-24C36-46 16-54 6-76Z';
const HEM =
  'M142 134C134 140 126 130 117 135C108 140 100 131 91 136C82 141 73 131 64 136C54 141 45 130 34 135C26 139 20 132 12 134';
const OUTLINE = `M12 134C16 108 20 92 26 76C30 64 33 52 38 40C43 52 46 62 50 72C54 56 66 44 82 42C99 44 111 55 115 71C119 67 126 67 130 72C135 90 139 112 142 134${HEM.slice(8)}Z`;

/** Alchemirus, still to come: roofs under a cloth, a still that drips already, and the Spirit that waits. */
export const CoveredEstate = memo(function CoveredEstate() {
  const id = usePaintId();
  return (
    <StillLife>
      <Defs>
        <GradientDef
          id={`${id}robe`}
          gradient={down(
            [0, '#B4A2FF', 0.8],
            [0.3, '#6A54CC', 0.7],
            [0.7, '#33227E', 0.5],
            [1, '#140A40', 0],
          )}
        />
        <GradientDef id={`${id}copper`} gradient={across([0, '#F2B27C'], [0.4, '#C26A36'], [1, '#6E3014'])} />
        <GradientDef
          id={`${id}eye`}
          gradient={round(0.5, 0.5, 0.5, [0, '#C8FFF2', 0.95], [0.4, '#5FD8C0', 0.5], [1, '#5FD8C0', 0])}
        />
        <GradientDef id={`${id}ball`} gradient={RIVET} />
        <GradientDef id={`${id}stone`} gradient={down([0, '#8C7F72'], [1, '#4C4238'])} />
      </Defs>
      <Ellipse cx={82} cy={149} rx={76} ry={6} fill="#000000" fillOpacity={0.45} />
      <G transform="translate(136 38) scale(.4)">
        <Path d={SPIRIT} fill={paint(`${id}robe`)} />
        <Path d="M0-54C-20-50-25-36-24-22C-23-4-8 6 0 8C8 6 23-4 24-22C25-36 20-50 0-54Z" fill="#08041C" />
        <Circle cx={-10} cy={-24} r={17} fill={paint(`${id}eye`)} />
        <Circle cx={10} cy={-24} r={17} fill={paint(`${id}eye`)} />
        <Path d="M-18-27Q-9-32-3-21Q-12-18-18-27ZM18-27Q9-32 3-21Q12-18 18-27Z" fill="#E6FFF8" />
      </G>
      <Path
        d="M126 84C142 72 156 82 157 104L158 122H150L149 106C148 94 140 92 128 98Z"
        fill={paint(`${id}copper`)}
        stroke="#2A1006"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <Path
        d="M154 125C157 130 158 132 158 134A4 4 0 0 1 150 134C150 132 151 130 154 125Z"
        fill="#7FE0CC"
        stroke="#0E4A40"
      />
      <Path
        d="M142 140H166L162 150H146Z"
        fill={paint(`${id}stone`)}
        stroke="#1C140E"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Rect
        x={20}
        y={130}
        width={116}
        height={20}
        fill={paint(`${id}stone`)}
        stroke="#1C140E"
        strokeWidth={1.6}
      />
      <Path
        d="M20 140H136M40 140V150M62 130V140M84 140V150M106 130V140M122 140V150"
        stroke="#1C140E"
        strokeOpacity={0.6}
      />
      <Path d="M38 42V22M82 44V32" stroke="#2A1806" strokeWidth={3} />
      <Path
        d="M38 16L40 21 45 21.4 41 25 42.6 30 38 27 33.4 30 35 25 31 21.4 36 21Z"
        fill={paint(`${id}ball`)}
        stroke="#3A2408"
      />
      <Circle cx={82} cy={30} r={6} fill={paint(`${id}ball`)} stroke="#3A2408" strokeWidth={1.4} />
      <Cloth
        id={id}
        dye={VIOLET}
        outline={OUTLINE}
        hem={HEM}
        folds="M38 44C34 76 30 106 26 130M50 74C48 96 46 116 48 134M74 46C62 74 66 106 60 134M94 46C106 74 98 106 106 134M115 72C120 96 122 114 126 132"
        ridges="M34 58C28 88 24 108 20 128M64 54C54 82 56 110 54 130M82 46C80 76 84 108 80 134M102 54C112 80 110 108 116 130"
      />
      <G fill="none" stroke="#E8C068" strokeWidth={2} strokeDasharray="3.4 1.6">
        <Circle cx={82} cy={98} r={17} />
        <Path d="M82 85L94 106H70Z" strokeLinejoin="round" />
      </G>
      <Path d="M74 46Q82 52 90 46" stroke="#E8C068" strokeWidth={2.4} fill="none" strokeLinecap="round" />
    </StillLife>
  );
});
