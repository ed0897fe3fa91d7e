import type { Position } from './reason-positions';

/** By game and reason: where it is true and told, and where it is not, often although lines of masters alone would show it. */
export const KINDS: Readonly<
  Record<string, Readonly<Record<string, { readonly told: Position; readonly untold: Position }>>>
> = {
  kazaam: {
    built: { told: [20, 2], untold: [15, 45] },
    points: { told: [9, 9], untold: [3, 33] },
    kept: { told: [7, 16], untold: [2, 86] },
    guarded: { told: [8, 92], untold: [2, 68] },
    covered: { told: [10, 46], untold: [15, 64] },
    ingredients: { told: [15, 45], untold: [20, 2] },
    fitting: { told: [2, 2], untold: [7, 16] },
    hand: { told: [3, 33], untold: [19, 34] },
    othersBuilt: { told: [2, 68], untold: [2, 2] },
    othersAwake: { told: [20, 50], untold: [3, 33] },
    othersHand: { told: [2, 17], untold: [10, 46] },
    othersLater: { told: [19, 34], untold: [3, 115] },
  },
  'witchs-brew': {
    pointsNow: { told: [2, 54], untold: [6, 110] },
    points: { told: [6, 110], untold: [5, 65] },
    goldNow: { told: [8, 4], untold: [2, 54] },
    gold: { told: [13, 9], untold: [6, 110] },
    dropsNow: { told: [1, 17], untold: [6, 110] },
    othersPointsNow: { told: [5, 65], untold: [6, 34] },
    othersDropsNow: { told: [6, 34], untold: [5, 65] },
  },
  alchemirus: {
    fame: { told: [3, 47], untold: [3, 297] },
    thrift: { told: [1, 374], untold: [4, 18] },
    built: { told: [4, 39], untold: [7, 154] },
    estate: { told: [2, 16], untold: [7, 77] },
    refined: { told: [3, 101], untold: [4, 18] },
    goods: { told: [4, 18], untold: [4, 39] },
    cards: { told: [2, 100], untold: [2, 156] },
  },
  'materia-prima': {
    fragments: { told: [5, 235], untold: [1, 16] },
    homunculi: { told: [1, 16], untold: [1, 96] },
    stoneFormulas: { told: [18, 34], untold: [1, 16] },
    products: { told: [1, 96], untold: [5, 235] },
    elements: { told: [12, 72], untold: [18, 34] },
    othersSouls: { told: [21, 11], untold: [14, 122] },
    othersHomunculi: { told: [14, 122], untold: [21, 11] },
  },
};
