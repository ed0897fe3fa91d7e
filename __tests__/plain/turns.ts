/** Whoever wants a window has one, as on Android and on the web. */
export function useTurn(isWanted: boolean) {
  return { isIn: isWanted, onGone: () => undefined };
}

export function whenGone(): Promise<void> {
  return Promise.resolve();
}
