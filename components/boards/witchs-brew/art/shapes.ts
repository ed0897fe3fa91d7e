type Shape = readonly [width: number, height: number];
type Shapes<Name extends string> = Readonly<Record<Name, Shape>>;

/** What has to fit into any room is drawn in a few shapes: of them the one that has to be stretched least. */
export function nearestShape<Name extends string>(shapes: Shapes<Name>, width: number, height: number): Name {
  const stretch = (name: Name) => Math.abs(Math.log((width / height) * (shapes[name][1] / shapes[name][0])));
  const names = Object.keys(shapes) as Name[];
  return names.reduce((best, name) => (stretch(name) < stretch(best) ? name : best));
}

/** In points of a phone. */
export const WALLS = { upright: [390, 844], lying: [1024, 600] } as const;
export const BENCHES = { lying: [480, 300], upright: [380, 760] } as const;
export const HEARTHS = { whole: [390, 190], low: [498, 145], high: [390, 390] } as const;
/** The windows, by their span; the beam below them is as long as the workshop is wide. */
export const WINDOWS = { near: [190, 59], far: [230, 59] } as const;
export const VELVETS = { upright: [390, 844], lying: [844, 390] } as const;
/** In units of the board. */
export const SIGN_BOARDS = { narrow: [88, 172], broad: [128, 165] } as const;
export const SHELF_BOARDS = { short: [250, 60], long: [320, 60] } as const;
export const RIBBONS = { short: [86, 27], long: [134, 27], longest: [200, 32] } as const;
export const BUBBLES = { high: [180, 80], low: [255, 55], line: [255, 34], long: [560, 36] } as const;
export const TRAYS = { phone: [370, 99], tablet: [720, 110] } as const;
export const JARS = { low: [46, 49], high: [50, 70] } as const;
/** Two answers stand side by side, and are higher than other buttons. */
export const ANSWERS = { short: [146, 64], middle: [186, 72], long: [372, 78] } as const;
export const PLATES = {
  shortest: [110, 50],
  short: [172, 52],
  middle: [256, 52],
  long: [380, 54],
  longest: [690, 52],
} as const;
