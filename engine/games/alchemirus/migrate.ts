import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Card } from './data';
import { likeliest, withSure, type Belief, type Insight } from './known';
import type { AlchemirusState, AlchemirusTable } from './state';

/** Before version 2, what was not seen in a robbery was kept as single cards that are in one of some hands. */
interface OldInsight extends Omit<Insight, 'weight'> {
  readonly loose: readonly { readonly card: Card; readonly owners: readonly Seat[] }[];
}

type OldState = Omit<AlchemirusState, 'known'> & { readonly known: readonly OldInsight[] };

/** A table of version 1. */
export function migrate(snapshot: unknown, fromVersion: number): AlchemirusTable {
  if (fromVersion !== 1) throw new Error(`There are no rules of version ${fromVersion}`);
  const { state, ...table } = snapshot as Omit<AlchemirusTable, 'state'> & { readonly state: OldState };
  return { ...table, state: { ...state, known: state.known.map((old) => beliefOf(old, state)) } };
}

function beliefOf({ loose, ...known }: OldInsight, { players }: OldState): Belief {
  const hasRoom = (way: Insight, owner: Seat) => at(way.sure, owner).length < at(players, owner).hand.length;
  return loose.reduce<Belief>(
    (ways, { card, owners }) =>
      likeliest(
        ways.flatMap((way) => {
          const further = owners.filter((owner) => hasRoom(way, owner));
          return further.length > 0 ? further.map((owner) => withSure(way, owner, card)) : [way];
        }),
      ),
    [{ ...known, weight: 1 }],
  );
}
