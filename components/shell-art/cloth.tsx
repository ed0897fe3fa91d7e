import { ClipPath, Defs, G, Path } from 'react-native-svg';

import { GradientDef, paint } from '@/components/kit/paint';
import { across } from '@/components/kit/shades';

export interface Dye {
  readonly light: string;
  readonly middle: string;
  readonly deep: string;
}

export interface ClothProps {
  readonly id: string;
  readonly dye: Dye;
  /** The outline, hem included. */
  readonly outline: string;
  /** Only the lower edge, along which the gold thread runs. */
  readonly hem: string;
  readonly folds: string;
  readonly ridges: string;
}

/** A dust cloth over something that is still to come. For use inside a drawing. */
export function Cloth({ id, dye, outline, hem, folds, ridges }: ClothProps) {
  const weave = across(
    [0, dye.middle],
    [0.22, dye.light],
    [0.45, dye.middle],
    [0.62, dye.light],
    [0.8, dye.middle],
    [1, dye.deep],
  );
  return (
    <>
      <Defs>
        <GradientDef id={`${id}weave`} gradient={weave} />
        <ClipPath id={`${id}cut`}>
          <Path d={outline} />
        </ClipPath>
      </Defs>
      <Path d={outline} fill={paint(`${id}weave`)} stroke="#140B06" strokeWidth={2} strokeLinejoin="round" />
      <G clipPath={paint(`${id}cut`)}>
        <Path
          d={folds}
          stroke="#000000"
          strokeOpacity={0.16}
          strokeWidth={9}
          fill="none"
          strokeLinecap="round"
        />
        <Path
          d={folds}
          stroke="#000000"
          strokeOpacity={0.32}
          strokeWidth={2.4}
          fill="none"
          strokeLinecap="round"
        />
        <Path
          d={ridges}
          stroke="#FFFFFF"
          strokeOpacity={0.2}
          strokeWidth={3.4}
          fill="none"
          strokeLinecap="round"
        />
      </G>
      <Path d={hem} stroke="#C89A48" strokeWidth={2.2} fill="none" strokeLinecap="round" />
      <Path d={hem} stroke="#5E3D0E" strokeWidth={0.8} strokeDasharray="2.4 2" fill="none" />
    </>
  );
}
