import { memo } from 'react';
import { Circle, Defs, Ellipse, G, Path } from 'react-native-svg';

import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { Cloth, type Dye } from './cloth';
import { Raven } from './raven';
import { across, down, round } from '@/components/kit/shades';
import { StillLife } from '@/components/kit/still-life';

const MOSS: Dye = { light: '#7F9A5E', middle: '#52693C', deep: '#27351B' };
const HEM =
  'M150 132C143 139 136 128 127 134C119 140 111 131 102 136C94 140 88 133 80 137C70 142 63 131 54 136C44 141 35 129 18 134';
const OUTLINE = `M40 62C52 54 66 63 84 63C102 63 116 54 128 62C138 66 140 74 138 84C142 98 146 114 ${HEM.slice(1)}C22 114 26 98 30 84C28 74 30 66 40 62Z`;

/** Witch's Brew, still to come: a cauldron under a cloth, the fire kept warm, and the raven on watch. */
export const CoveredCauldron = memo(function CoveredCauldron() {
  const id = usePaintId();
  return (
    <StillLife>
      <Defs>
        <GradientDef id={`${id}iron`} gradient={across([0, '#5A6068'], [0.4, '#2E3238'], [1, '#0E1013'])} />
        <GradientDef id={`${id}wood`} gradient={across([0, '#8A5A2C'], [0.5, '#C08A50'], [1, '#6A4018'])} />
        <GradientDef
          id={`${id}ember`}
          gradient={round(0.5, 0.6, 0.5, [0, '#FF9A3C', 0.9], [0.5, '#E0501C', 0.35], [1, '#E0501C', 0])}
        />
        <GradientDef id={`${id}steam`} gradient={down([0, '#B8F07A', 0], [1, '#B8F07A', 0.55])} />
      </Defs>
      <Ellipse cx={84} cy={149} rx={72} ry={6} fill="#000000" fillOpacity={0.45} />
      <Ellipse cx={84} cy={144} rx={58} ry={16} fill={paint(`${id}ember`)} />
      <G stroke="#0B0C0E" strokeWidth={1.6} strokeLinejoin="round" fill={paint(`${id}iron`)}>
        <Path d="M44 124L38 150H48L56 128Z" />
        <Path d="M124 124L130 150H120L112 128Z" />
        <Path d="M78 128L79 151H89L90 128Z" />
      </G>
      <Path
        d="M56 146q6-5 12 0M96 146q6-5 12 0"
        stroke="#FFD27A"
        strokeWidth={2}
        fill="none"
        strokeLinecap="round"
      />
      <Path
        d="M96 58C90 46 104 40 97 28C93 21 100 14 98 8M82 58C76 48 86 42 80 32"
        stroke={paint(`${id}steam`)}
        strokeWidth={4}
        fill="none"
        strokeLinecap="round"
      />
      <Path
        d="M112 66L136 22L141 25L120 68Z"
        fill={paint(`${id}wood`)}
        stroke="#2A1606"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Circle cx={139} cy={22} r={5} fill={paint(`${id}wood`)} stroke="#2A1606" strokeWidth={1.6} />
      <Cloth
        id={id}
        dye={MOSS}
        outline={OUTLINE}
        hem={HEM}
        folds="M46 66C40 92 40 112 36 132M66 66C62 92 66 114 60 138M104 66C110 94 104 112 110 134M124 64C128 90 132 110 136 130M32 86C56 98 112 98 136 86"
        ridges="M40 68C34 92 32 110 28 128M56 66C52 92 52 112 48 134M116 66C120 92 118 112 122 130"
      />
      <G fill="none" stroke="#E8C068" strokeWidth={2} strokeLinejoin="round" strokeDasharray="3.4 1.6">
        <Path d="M84 92C88 100 97 104 97 113A13 12 0 0 1 71 113C71 104 80 100 84 92Z" />
        <Path d="M84 106L91 118H77Z" />
      </G>
      <Raven transform="translate(54 41) scale(.8)" />
    </StillLife>
  );
});
