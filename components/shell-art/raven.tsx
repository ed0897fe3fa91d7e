import { Circle, G, Path } from 'react-native-svg';

const BODY =
  'M-34 21L-17 4Q-15-13 2-18Q4-30 16-30.5Q25-30 28-23L42-16.5 27-14Q26-1 16 8Q6 16-6 14L-11 11-28 25Z';
const WING = 'M2-11Q-16-7-24 15Q-6 14 8 4Q16-4 2-11Z';

/** Perched, looking right; its feet stand at 3, 25. For use inside a drawing. */
export function Raven({ transform }: { readonly transform: string }) {
  return (
    <G transform={transform}>
      <Path
        d="M-1 12V24M8 10V24M-6 25h9M4 25h9"
        stroke="#0B0B0D"
        strokeWidth={3.2}
        fill="none"
        strokeLinecap="round"
      />
      <Path d={BODY} fill="#262B3A" stroke="#08090D" strokeWidth={2.2} strokeLinejoin="round" />
      <Path
        d="M-12 2Q-10-10 3-15Q5-27 16-28"
        stroke="#8DA3C8"
        strokeWidth={2.2}
        fill="none"
        strokeLinecap="round"
      />
      <Path d={WING} fill="#3A4560" stroke="#07080B" strokeWidth={1.8} strokeLinejoin="round" />
      <Path d="M-18 11L-4-2M-11 11L2-1M-3 9L7-1" stroke="#07080B" strokeWidth={1.6} fill="none" />
      <Path
        d="M26-23L42-16.5 27-14.5Z"
        fill="#5B6068"
        stroke="#08090D"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Circle cx={18.6} cy={-23} r={3.4} fill="#F2B63A" stroke="#0B0B0D" strokeWidth={1.4} />
      <Circle cx={19} cy={-23} r={1.5} fill="#0B0B0D" />
    </G>
  );
}
