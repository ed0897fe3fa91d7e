import { hexSpot, type Spot } from '@/components/boards/materia-prima/art/hex';
import { CORNER_BUTTONS, cornersOf } from '@/components/boards/materia-prima/map/corner-plan';
import { layoutFor, type MapLayoutBox } from '@/components/boards/materia-prima/layout';
import { centredOn, CORNER, farthest, isInSight, kept } from '@/components/boards/materia-prima/map/panning';
import { at } from '@/engine/core/list';
import { AXIAL, HEXES, type Hex } from '@/engine/games/materia-prima/map';

const SCREENS: readonly (readonly [string, MapLayoutBox])[] = (
  [
    ['a phone', 390, 844, 1],
    ['a short phone', 375, 667, 1],
    ['a small phone', 320, 640, 1],
    ['the smallest phone', 320, 568, 1],
    ['a small phone with large text', 320, 640, 2],
    ['a phone on its side', 844, 390, 1],
    ['a small phone on its side', 640, 320, 1],
    ['a small tablet', 820, 1180, 1],
    ['a tablet', 1180, 820, 1],
  ] as const
).map(([name, width, height, textScale]) => [
  name,
  layoutFor({ width, height, textScale, opponents: 3 }).map,
]);

/** The middle of a hex in the window, where the map lies so. */
function placeOf({ width, height, side }: MapLayoutBox, hex: Hex, zoom: number, lies: Spot): Spot {
  const { x, y } = hexSpot(at(AXIAL, hex), side);
  return { x: width / 2 + x * zoom + lies.x, y: height / 2 + y * zoom + lies.y };
}

/** Whether a finger on a place, and as far round it, meets none of the buttons. */
function isClear(box: MapLayoutBox, { x, y }: Spot, round: number): boolean {
  return CORNER_BUTTONS.map((button) => cornersOf(box)[button]).every((corner) => {
    const dx = Math.max(corner.x - x, 0, x - corner.x - CORNER.size);
    const dy = Math.max(corner.y - y, 0, y - corner.y - CORNER.size);
    return Math.hypot(dx, dy) >= round;
  });
}

/** Every place that the map can be brought to, roughly. */
function placesAt(box: MapLayoutBox, zoom: number): readonly Spot[] {
  const most = farthest(box, zoom);
  const shares = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
  return shares.flatMap((across) => shares.map((down) => ({ x: across * most.x, y: down * most.y })));
}

test.each(SCREENS)('on %s no button lies on a hex of the whole map', (_, box) => {
  const covered = HEXES.filter((hex) => !isClear(box, placeOf(box, hex, 1, { x: 0, y: 0 }), box.side * 0.6));
  expect(covered).toEqual([]);
});

test.each(SCREENS)('on %s every hex can be brought out from under the buttons', (_, box) => {
  for (const zoom of new Set([Math.max(1.1, box.zoom), 1.6, 2.6])) {
    const places = placesAt(box, zoom);
    const hidden = HEXES.filter(
      (hex) =>
        !places.some(
          (lies) =>
            isInSight(box, hex, zoom, lies) && isClear(box, placeOf(box, hex, zoom, lies), box.side * zoom),
        ),
    );
    expect({ zoom, hidden }).toEqual({ zoom, hidden: [] });
  }
});

test.each(SCREENS)('on %s whoever is to act is in sight at first', (_, box) => {
  const zoom = Math.max(1.1, box.zoom);
  for (const hex of HEXES) {
    const lies = centredOn(box, hex, zoom);
    expect(isInSight(box, hex, zoom, lies)).toBe(true);
    expect(isClear(box, placeOf(box, hex, zoom, lies), box.side * 0.6)).toBe(true);
    expect(kept(lies, farthest(box, zoom))).toEqual(lies);
  }
});
