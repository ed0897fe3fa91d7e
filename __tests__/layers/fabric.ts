import { StyleSheet, type ViewStyle } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';

/**
 * In which order a phone paints what is mounted. React Native's Fabric keeps a `View` as a level of its own only where it
 * must (`ViewShadowNode::initialize`); what lies in the others moves up to the nearest level that is kept, and is sorted there
 * by `zIndex`, across all of those that went (`sliceChildShadowNodeViewPairs`).
 */

/** What decides which view is a level: a phone flattens, a browser makes each a level of its own. */
type IsLevel = (node: ReactTestInstance) => boolean;

interface Raised {
  readonly node: ReactTestInstance;
  readonly height: number;
}

/** How high something lies that says so; by itself, or because we lift it here. */
export type HeightOf = (node: ReactTestInstance) => number;

type Look = ViewStyle & { readonly experimental_backgroundImage?: unknown };

interface Drawn {
  readonly jestAnimatedStyle?: { readonly value: Look };
  readonly style?: unknown;
}

export const lookOf = ({ props }: ReactTestInstance): Look => {
  const { style, jestAnimatedStyle } = props as Drawn;
  return { ...StyleSheet.flatten(style as ViewStyle), ...jestAnimatedStyle?.value };
};

const isHost = (node: ReactTestInstance | string): node is ReactTestInstance =>
  typeof node !== 'string' && typeof node.type === 'string';

/** The views of the platform directly inside of one. */
const hostsIn = ({ children }: ReactTestInstance): readonly ReactTestInstance[] =>
  children.flatMap((child) =>
    typeof child === 'string' ? [] : isHost(child) ? [child] : [...hostsIn(child)],
  );

const holderOf = ({ parent }: ReactTestInstance): ReactTestInstance | null =>
  !parent || isHost(parent) ? parent : holderOf(parent);

const kindOf = (node: ReactTestInstance | null): string => String(node?.type);

const TOUCHED =
  /^on(Pointer|Click|MoveShouldSet|StartShouldSet|Responder|ShouldBlockNative|Touch|GotPointer|LostPointer)/;

/** Why a `View` is a level of its own; line by line what `ViewShadowNode::initialize` asks. */
function formsLevel(node: ReactTestInstance): boolean {
  const { props } = node;
  const look = lookOf(node);
  const pointerEvents = props.pointerEvents ?? look.pointerEvents;
  return (
    props.collapsable === false ||
    pointerEvents === 'none' ||
    pointerEvents === 'box-only' ||
    Boolean(props.nativeID ?? props.id) ||
    props.accessible === true ||
    (look.opacity !== undefined && look.opacity !== 1) ||
    (Array.isArray(look.transform) ? look.transform.length > 0 : look.transform !== undefined) ||
    (look.zIndex !== undefined && look.position !== 'static') ||
    look.display === 'none' ||
    (look.overflow !== undefined && look.overflow !== 'visible') ||
    Object.keys(props).some((name) => TOUCHED.test(name) && props[name]) ||
    look.shadowColor !== undefined ||
    props.accessibilityElementsHidden === true ||
    props['aria-hidden'] === true ||
    props.accessibilityViewIsModal === true ||
    (props.importantForAccessibility ?? 'auto') !== 'auto' ||
    props.removeClippedSubviews === true ||
    (look.cursor ?? 'auto') !== 'auto' ||
    look.filter !== undefined ||
    (look.mixBlendMode ?? 'normal') !== 'normal' ||
    look.isolation === 'isolate'
  );
}

/** What is no plain `View` is always a level; so is what lies directly in something that scrolls. */
export const isLevelOnPhones: IsLevel = (node) =>
  kindOf(node) !== 'View' || kindOf(holderOf(node)) === 'RCTScrollView' || formsLevel(node);

export const isLevelInBrowsers: IsLevel = () => true;

/** `zIndex` counts for all that is not `static`, which nothing is unless it says so. */
export const heightAsSaid: HeightOf = (node) => {
  const { zIndex = 0, position } = lookOf(node);
  return position === 'static' ? 0 : Number(zIndex);
};

/** What lies in one level, at whatever depth: as it is painted, one after the other. */
function onLevel(node: ReactTestInstance, isLevel: IsLevel, heightOf: HeightOf): readonly Raised[] {
  return hostsIn(node).flatMap((child) => [
    { node: child, height: heightOf(child) },
    ...(isLevel(child) ? [] : onLevel(child, isLevel, heightOf)),
  ]);
}

/** All views in the order in which they are painted: the later ones lie over the earlier ones. */
export function painted(
  root: ReactTestInstance,
  isLevel: IsLevel,
  heightOf: HeightOf = heightAsSaid,
): readonly ReactTestInstance[] {
  // Sorting keeps the order of what lies at the same height.
  const pairs = [...onLevel(root, isLevel, heightOf)].sort((one, other) => one.height - other.height);
  return pairs.flatMap(({ node }) => (isLevel(node) ? [node, ...painted(node, isLevel, heightOf)] : [node]));
}

/** What a view of the platform is called where it was made. */
export function nameOf(node: ReactTestInstance): string {
  const names: string[] = [];
  for (let one = node.parent; one && names.length < 3; one = one.parent) {
    const { type } = one;
    const name = typeof type === 'function' ? type.name : '';
    if (name && !/^(View|Text|AnimatedComponent|Component|Wrap|.*Provider)$/.test(name)) names.unshift(name);
  }
  return names.join(' > ');
}
