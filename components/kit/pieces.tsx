import { widthOf, type Print } from './drawing/print';
import { Drawing } from './prints';
import { useTheme } from './theme';

/** More would leave no room for anything else. */
const MOST = 3;
const HEIGHT = 28;
const WIDEST = 40;

/** Small pictures, each one view; what they show is said by the words beside them. */
export function Pieces({ pieces }: { readonly pieces: readonly Print[] }) {
  const { scheme } = useTheme();
  return pieces.slice(0, MOST).map((piece, index) => {
    const height = Math.min(HEIGHT, (HEIGHT * WIDEST) / widthOf(piece, HEIGHT));
    return (
      <Drawing
        key={index}
        layers={[{ print: piece }]}
        viewBox={piece.box}
        width={widthOf(piece, height)}
        height={height}
        theme={scheme}
        isSmall
      />
    );
  });
}
