import { memo } from 'react';
import { Circle, Defs, Ellipse, G, Path, Svg } from 'react-native-svg';

import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { across, down, round } from '@/components/kit/shades';

function Page({ d, fill }: { readonly d: string; readonly fill: string }) {
  return <Path d={d} fill={fill} stroke="#5A3A14" strokeWidth={1.6} strokeLinejoin="round" />;
}

const LINES =
  'M24 64Q50 56 76 63M24 76Q50 68 76 75M24 88Q50 80 76 87M24 100Q50 92 76 99M90 63Q116 56 142 64M90 75Q116 68 142 76M90 87Q116 80 142 88';
/** What a fire spirit dreams of. */
const DREAM = 'M104 34h6l-6 7h6M116 22h8l-8 9h8M130 7h10l-10 12h10';

/** An open ledger without a line in it; on its page a salamander sleeps until there is something to write. */
export const BlankLedger = memo(function BlankLedger({ size }: { readonly size: number }) {
  const id = usePaintId();
  return (
    <Svg width={size} height={size * 0.82} viewBox="0 0 166 136" aria-hidden>
      <Defs>
        <GradientDef id={`${id}left`} gradient={across([0, '#F6EAD0'], [0.8, '#FFFAEC'], [1, '#CDB080'])} />
        <GradientDef id={`${id}right`} gradient={across([0, '#CDB080'], [0.2, '#FFFAEC'], [1, '#EBD9B2'])} />
        <GradientDef id={`${id}cover`} gradient={down([0, '#8A2A26'], [1, '#4A1014'])} />
        <GradientDef
          id={`${id}skin`}
          gradient={round(0.35, 0.2, 0.9, [0, '#FFC25A'], [0.55, '#E8702A'], [1, '#9B2418'])}
        />
        <GradientDef
          id={`${id}glow`}
          gradient={round(0.5, 0.5, 0.5, [0, '#FFB040', 0.55], [1, '#FFB040', 0])}
        />
      </Defs>
      <Ellipse cx={83} cy={127} rx={74} ry={7} fill="#3A2408" fillOpacity={0.22} />
      <Path
        d="M10 48L16 124Q50 116 83 124Q116 116 150 124L156 48Z"
        fill={paint(`${id}cover`)}
        stroke="#2A0A0C"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <Page d="M15 46Q50 34 83 48V120Q52 108 19 118Z" fill={paint(`${id}left`)} />
      <Page d="M151 46Q116 34 83 48V120Q114 108 147 118Z" fill={paint(`${id}right`)} />
      <Path d={LINES} fill="none" stroke="#B08A52" strokeOpacity={0.7} strokeWidth={1.1} />
      <Path d="M83 48V120" stroke="#5A3A14" strokeWidth={1.6} />
      <Ellipse cx={112} cy={100} rx={40} ry={22} fill={paint(`${id}glow`)} />
      <G stroke="#4A1208" strokeWidth={1.6} strokeLinejoin="round" strokeLinecap="round">
        <Path
          d="M96 104C90 92 104 82 118 86C134 90 140 104 130 110C120 116 106 110 110 102C112 98 119 99 119 103C119 106 115 106 115 104C114 102 112 104 114 107C118 111 126 108 126 102C126 94 114 92 108 96C104 99 106 106 100 108C97 109 96 106 96 104Z"
          fill={paint(`${id}skin`)}
        />
        <Path
          d="M94 108C88 108 85 102 89 97C93 92 102 93 104 98C106 103 101 108 94 108Z"
          fill={paint(`${id}skin`)}
        />
        <Path d="M91 101q2 2 4 0M97 100q2 2 4 0" fill="none" strokeWidth={1.4} />
        <Path d="M93 105q3 1.6 6 0" fill="none" strokeWidth={1.1} />
        <Path d="M106 111l-4 5M122 112l3 5M128 90l5-4" fill="none" strokeWidth={2.4} />
      </G>
      <Path
        d="M114 90q3-4 6-2M122 92q4-3 6 0M129 98q3-1 4 3"
        fill="none"
        stroke="#FFE9A0"
        strokeWidth={1.4}
        strokeLinecap="round"
      />
      <Path d={DREAM} fill="none" stroke="#9A7040" strokeWidth={1.8} strokeLinecap="round" />
      <G transform="translate(36 66) rotate(-28)">
        <Path
          d="M0 40C-3 20-4 4 6-18C16-34 28-40 34-42C30-26 22-6 12 6C8 12 4 24 0 40Z"
          fill="#FDF6E4"
          stroke="#5A3A14"
          strokeWidth={1.6}
          strokeLinejoin="round"
        />
        <Path
          d="M-1 44C4 16 12-8 32-40M10-2l8-3M7 8l8-2M14-12l8-3M19-22l7-3"
          fill="none"
          stroke="#8A6A3A"
          strokeWidth={1.2}
          strokeLinecap="round"
        />
      </G>
      <Circle cx={35} cy={108} r={1.6} fill="#2B1D12" />
    </Svg>
  );
});
