import { screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import {
  heightAsSaid,
  isLevelInBrowsers,
  isLevelOnPhones,
  lookOf,
  nameOf,
  painted,
  type HeightOf,
} from './fabric';

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');

const inBothOrders = (heightOf: HeightOf) => ({
  phone: painted(screen.UNSAFE_root, isLevelOnPhones, heightOf),
  browser: painted(screen.UNSAFE_root, isLevelInBrowsers, heightOf),
});

/** The first thing that a phone paints at another time, by name. */
const firstApart = (
  phone: readonly ReactTestInstance[],
  browser: readonly ReactTestInstance[],
): ReactTestInstance | undefined => phone.find((one, index) => one !== browser[index]);

/** Where nothing is in the air, a phone paints what a browser paints, in the same order. */
function misplaced(): readonly string[] {
  const { phone, browser } = inBothOrders(heightAsSaid);
  const apart = firstApart(phone, browser);
  return apart ? [`misplaced: ${nameOf(apart)}`] : [];
}

const UP = 1000;

/** What is carried comes over at least as much as in a browser, and nothing else changes its place. */
function badlyLifted(one: ReactTestInstance): readonly string[] {
  const { phone, browser } = inBothOrders((node) => (node === one ? UP : heightAsSaid(node)));
  const carried = new Set([one, ...one.findAll(({ type }) => typeof type === 'string')]);
  const isLeft = (node: ReactTestInstance) => !carried.has(node);
  const apart = firstApart(phone.filter(isLeft), browser.filter(isLeft));
  if (apart) return [`lifting ${nameOf(one)} moves ${nameOf(apart)}`];
  return phone.indexOf(one) < browser.indexOf(one) ? [`lifted too little: ${nameOf(one)}`] : [];
}

/**
 * What is painted on a phone in another order than in a browser, where all of it was looked at: as it stands, and while each
 * view that may come to the front is in front. Also what lies behind its siblings by a negative `zIndex`, in whatever order.
 */
export function wronglyPainted(): readonly string[] {
  const all = hosts();
  const behind = all.filter((node) => heightAsSaid(node) < 0).map((node) => `behind: ${nameOf(node)}`);
  const mayRise = all.filter((node) => lookOf(node).zIndex !== undefined);
  return [...new Set([...behind, ...misplaced(), ...mayRise.flatMap(badlyLifted)])];
}
