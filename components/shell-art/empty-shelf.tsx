import { memo } from 'react';
import { Circle, Defs, Ellipse, G, Path } from 'react-native-svg';

import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { StillLife } from '@/components/kit/still-life';
import { across, round } from '@/components/kit/shades';

const WEB =
  'M0 0L54 20M0 0L40 38M0 0L20 54M0 0L6 62M0 0L62 4M50 3Q46 12 42 16Q38 26 31 30Q24 38 15 42Q10 48 4 50M34 2Q32 8 29 11Q26 18 21 20Q16 26 10 28Q8 32 3 34M18 1Q17 5 15 6Q13 9 11 10Q9 13 5 14Q4 16 2 17';

/** Nothing but dust, a web and a candle end. */
export const EmptyShelf = memo(function EmptyShelf() {
  const id = usePaintId();
  return (
    <StillLife>
      <Defs>
        <GradientDef id={`${id}wax`} gradient={across([0, '#CDB994'], [0.35, '#FFF8E6'], [1, '#A98F66'])} />
        <GradientDef id={`${id}brass`} gradient={across([0, '#9A6C20'], [0.3, '#FFF0B4'], [1, '#8A5A16'])} />
        <GradientDef
          id={`${id}light`}
          gradient={round(0.5, 0.5, 0.5, [0, '#FFD890', 0.5], [0.5, '#FFB040', 0.14], [1, '#FFB040', 0])}
        />
      </Defs>
      <Path d={WEB} stroke="#E8DCC4" strokeOpacity={0.4} strokeWidth={0.9} fill="none" />
      <Path d="M46 30V58" stroke="#E8DCC4" strokeOpacity={0.5} strokeWidth={0.7} />
      <G transform="translate(46 62)">
        <Path
          d="M-3-1L-8-5M-3 1L-9 1M-3 3L-7 8M3-1L8-5M3 1L9 1M3 3L7 8"
          stroke="#1C120B"
          strokeWidth={1.2}
          strokeLinecap="round"
        />
        <Ellipse rx={4} ry={4.8} cy={1} fill="#2A1C12" />
        <Circle cx={-1.4} cy={-1} r={0.9} fill="#F2CF7C" />
        <Circle cx={1.4} cy={-1} r={0.9} fill="#F2CF7C" />
      </G>
      <Circle cx={112} cy={104} r={62} fill={paint(`${id}light`)} />
      <Ellipse cx={84} cy={149} rx={70} ry={5} fill="#000000" fillOpacity={0.35} />
      <Ellipse
        cx={62}
        cy={147}
        rx={20}
        ry={3}
        fill="none"
        stroke="#F0DCB4"
        strokeOpacity={0.3}
        strokeWidth={2}
      />
      <Path
        d="M90 146Q112 154 134 146L130 151Q112 156 94 151Z"
        fill={paint(`${id}brass`)}
        stroke="#3A2408"
        strokeWidth={1.2}
      />
      <Path
        d="M102 147V122Q103 117 108 118Q113 114 118 119Q122 120 122 124V147Q112 151 102 147Z"
        fill={paint(`${id}wax`)}
        stroke="#4A3A20"
        strokeWidth={1.4}
      />
      <Path d="M112 118V110" stroke="#2A1A0C" strokeWidth={2} />
      <Path
        d="M112 88C118 97 119 102 117 106A5.6 5.6 0 0 1 107 106C105 101 110 97 112 88Z"
        fill="#FFD04A"
        stroke="#C8601A"
      />
      <Path
        d="M112 99C114 102 114 105 113.6 106A1.8 1.8 0 0 1 110.4 106C110 104 111 102 112 99Z"
        fill="#FFFFFF"
      />
    </StillLife>
  );
});
