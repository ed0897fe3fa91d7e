import * as v from 'valibot';

const firstSchema = v.looseObject({
  state: v.looseObject({ minds: v.array(v.array(v.number())) }),
});

/** Before version 2, minds did not know what is still in a hand out of which something was taken unseen. */
export function migrate(snapshot: unknown, fromVersion: number): unknown {
  if (fromVersion !== 1) throw new Error(`There are no rules of version ${fromVersion}`);
  const table = v.parse(firstSchema, snapshot);
  const minds = table.state.minds.map((may) => ({ may, still: [] }));
  return { ...table, state: { ...table.state, minds } };
}
