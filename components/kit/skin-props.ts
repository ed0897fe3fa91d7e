import type { Size } from './use-size';

export interface SkinProps extends Size {
  /** In a browser sheets of the same seed are cut alike, and others are not. */
  readonly seed: number;
}
