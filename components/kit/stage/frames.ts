/**
 * The view before each fact, and at the end the view after all of them: what lies on the table while the facts are
 * shown one after another. Facts say enough to be taken back, so no earlier view has to be kept.
 */
export function framesOf<View, Fact>(
  view: View,
  facts: readonly Fact[],
  before: (view: View, fact: Fact) => View,
): readonly View[] {
  const seen: View[] = [view];
  let earliest = view;
  for (const fact of facts.slice().reverse()) seen.push((earliest = before(earliest, fact)));
  return seen.reverse();
}
