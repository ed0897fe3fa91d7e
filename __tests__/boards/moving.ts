import { screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

interface Animation {
  readonly animationIterationCount?: unknown;
  readonly animationPlayState?: unknown;
}

const animationOf = (style: unknown): Animation => StyleSheet.flatten(style as object) ?? {};

/** How many things on the screen move by themselves, without an end. */
export function movingThings(): number {
  const styles = screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string').map(({ props }) =>
    animationOf(props.jestInlineStyle),
  );
  const moves = ({ animationIterationCount, animationPlayState }: Animation) =>
    animationIterationCount === 'infinite' && animationPlayState !== 'paused';
  return styles.filter(moves).length;
}
