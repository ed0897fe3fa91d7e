import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

import type { AppThunk } from '../state';
import { guiseEntries, type Guise } from './seated-people';

/** Somebody who plays on this device. */
export interface RosterPerson extends Guise {
  readonly id: string;
}

export interface Roster {
  readonly people: readonly RosterPerson[];
  /** Who was removed last, and from which place: can be taken back. */
  readonly removed: { readonly person: RosterPerson; readonly index: number } | null;
}

export const rosterSchema: v.GenericSchema<unknown, readonly RosterPerson[]> = v.array(
  v.object({ id: v.pipe(v.string(), v.minLength(1)), ...guiseEntries }),
);

const NOBODY: Roster = { people: [], removed: null };

interface PersonChange {
  readonly id: string;
  readonly change: Partial<Guise>;
}

const slice = createSlice({
  name: 'roster',
  initialState: NOBODY,
  reducers: {
    rosterLoaded: (_, { payload }: PayloadAction<readonly RosterPerson[]>): Roster => ({
      people: payload,
      removed: null,
    }),
    personAdded: (state, { payload }: PayloadAction<RosterPerson>): Roster => ({
      ...state,
      people: [...state.people, payload],
    }),
    personChanged: (state, { payload }: PayloadAction<PersonChange>): Roster => ({
      ...state,
      people: state.people.map((one) => (one.id === payload.id ? { ...one, ...payload.change } : one)),
    }),
    personRemoved: (state, { payload: id }: PayloadAction<string>): Roster => removed(state, id),
    personRestored: (state): Roster =>
      state.removed
        ? { people: inserted(state.people, state.removed.person, state.removed.index), removed: null }
        : state,
    personMoved: (state, { payload }: PayloadAction<{ readonly id: string; readonly to: number }>): Roster =>
      moved(state, payload.id, payload.to),
  },
});

function removed({ people, removed: former }: Roster, id: string): Roster {
  const index = people.findIndex((one) => one.id === id);
  const person = people[index];
  return { people: people.filter((one) => one.id !== id), removed: person ? { person, index } : former };
}

function moved(roster: Roster, id: string, to: number): Roster {
  const person = roster.people.find((one) => one.id === id);
  const others = roster.people.filter((one) => one.id !== id);
  return person ? { ...roster, people: inserted(others, person, to) } : roster;
}

function inserted(
  people: readonly RosterPerson[],
  person: RosterPerson,
  index: number,
): readonly RosterPerson[] {
  return [...people.slice(0, index), person, ...people.slice(index)];
}

const { personAdded } = slice.actions;
export const { rosterLoaded, personChanged, personRemoved, personRestored, personMoved } = slice.actions;
export const rosterReducer = slice.reducer;

/** Adds somebody to the roster and gives the id; null without a usable name. */
export function addPerson(guise: Guise): AppThunk<string | null> {
  return (dispatch, _, { makeId }) => {
    const parsed = v.safeParse(v.object(guiseEntries), guise);
    if (!parsed.success) return null;
    const id = makeId();
    dispatch(personAdded({ id, ...parsed.output }));
    return id;
  };
}
