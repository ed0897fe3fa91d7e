import { Image } from 'expo-image';

import { widthOf, type Print } from './print';

interface TintedProps {
  readonly print: Print;
  /** Its height. */
  readonly size: number;
  readonly colour: string;
}

/** A sign in one colour, whatever it was drawn in. Decoration: what it means is said by whatever holds it. */
export function Tinted({ print, size, colour }: TintedProps) {
  return (
    <Image
      source={print.picture('dark', false) ?? null}
      tintColor={colour}
      contentFit="contain"
      style={{ width: widthOf(print, size), height: size, flexShrink: 0 }}
      pointerEvents="none"
      aria-hidden
    />
  );
}
