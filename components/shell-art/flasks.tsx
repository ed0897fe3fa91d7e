import { memo } from 'react';
import { G, Path, Svg } from 'react-native-svg';

const FLASK = 'M-7-34V-14C-22-9-25 3-25 10A25 21 0 0 0 25 10C25 3 22-9 7-14V-34Z';

interface FlasksProps {
  readonly count: number;
  readonly filled: number;
  readonly height?: number;
}

/** As many flasks as there are levels, filled up to the one that is meant. */
export const Flasks = memo(function Flasks({ count, filled, height = 18 }: FlasksProps) {
  const width = 64 * count;
  return (
    <Svg width={(height * width) / 76} height={height} viewBox={`0 0 ${width} 76`} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <G key={index} transform={`translate(${32 + index * 64} 40)`}>
          <Path
            d={FLASK}
            fill={index < filled ? '#2F9C86' : '#E9D8B0'}
            stroke="#3A2410"
            strokeWidth={6}
            strokeLinejoin="round"
          />
          {index < filled ? (
            <Path d="M-14 4Q-15 14-8 20" stroke="#FFFFFF" strokeWidth={6} fill="none" strokeLinecap="round" />
          ) : null}
        </G>
      ))}
    </Svg>
  );
});
