import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { DropZone } from '@/components/kit/drag-layer';
import type { Stack } from '@/engine/games/witchs-brew/data';

import { useMatch } from '../table';
import { dropOfPiece } from '../touch/carried';
import { carriesDrops, glows } from '../touch/intent';
import { stackLabel } from '../words/labels';

interface TakerProps {
  readonly stack: Stack;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A shelf or a cauldron to which drops can be carried; where they are not wanted it says why. */
export function Taker({ stack, style, children }: TakerProps) {
  const { situation, speech, touch } = useMatch();
  const lay = (piece: string) => {
    const colour = dropOfPiece(piece);
    if (colour && carriesDrops(situation)) touch({ type: 'laid', colour, stack });
  };
  return (
    <DropZone
      id={stack}
      label={stackLabel(speech, situation.view, stack)}
      accepts={(piece) => {
        const colour = dropOfPiece(piece);
        return colour !== null && glows(situation, { type: 'laid', colour, stack });
      }}
      onDrop={lay}
      onWrongDrop={lay}
      style={style}
    >
      {children}
    </DropZone>
  );
}
