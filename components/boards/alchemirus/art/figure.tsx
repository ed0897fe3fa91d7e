import type { TextStyle } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { Numeral } from '@/components/kit/type';
import type { ReactNode } from 'react';

interface FigureProps {
  readonly children: ReactNode;
  readonly size: number;
  readonly colour: string;
  /** Of the picture in the middle of which it stands, and where that lies in its view. */
  readonly room: { readonly width: number; readonly height: number };
  readonly place?: { readonly left?: number; readonly right?: number; readonly top: number };
  /** In capitals of stone, as on a seal. */
  readonly isEngraved?: boolean;
}

const UPPER_LEFT = { left: 0, top: 0 } as const;

/** A number in the middle of a picture: it grows with the picture, not with the reader's text. */
export function Figure({
  children,
  size,
  colour,
  room,
  place = UPPER_LEFT,
  isEngraved = false,
}: FigureProps) {
  const { faces } = useTheme();
  const style: TextStyle = {
    position: 'absolute',
    ...place,
    width: room.width,
    lineHeight: room.height,
    color: colour,
    ...(isEngraved ? { fontFamily: faces.display } : {}),
  };
  return (
    <Numeral size={size} maxScale={1} align="center" style={style}>
      {children}
    </Numeral>
  );
}
