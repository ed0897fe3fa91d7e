import { ROSTER_KEY, SETTINGS_KEY } from '@/engine/store/storage/keys';
import { loadDeviceData } from '@/engine/store/device-data';
import {
  addPerson,
  personChanged,
  personMoved,
  personRemoved,
  personRestored,
} from '@/engine/store/people/roster';
import { DEFAULT_SETTINGS, settingsChanged } from '@/engine/store/settings/settings';
import { createAppStore } from '@/engine/store/store';
import { memoryStorage, settle, worldOf } from './world';

async function loaded(data: readonly (readonly [string, string])[]) {
  const storage = memoryStorage(new Map(data));
  const store = createAppStore(worldOf({ storage }));
  await store.dispatch(loadDeviceData());
  return { store, storage };
}

test('settings are kept', async () => {
  const { store, storage } = await loaded([]);
  expect(store.getState().settings).toEqual(DEFAULT_SETTINGS);
  store.dispatch(settingsChanged({ language: 'it', hand: 'left' }));
  store.dispatch(settingsChanged({ haptics: false }));
  await settle();
  const again = await loaded([...storage.data]);
  expect(again.store.getState().settings).toEqual({
    ...DEFAULT_SETTINGS,
    language: 'it',
    hand: 'left',
    haptics: false,
  });
});

test.each([
  ['no text', '', {}],
  ['no JSON', '{"language"', {}],
  ['another thing', '[1,2]', {}],
  ['null', 'null', {}],
  ['one bad value', '{"language":"de","theme":"dark","music":"yes"}', { theme: 'dark' }],
  ['more than is known', '{"hand":"left","colour":"red"}', { hand: 'left' }],
])('of settings with %s the rest is used', async (_, text, used) => {
  const { store, storage } = await loaded([[SETTINGS_KEY, text]]);
  expect(store.getState().settings).toEqual({ ...DEFAULT_SETTINGS, ...used });
  expect(storage.operations).toEqual([]);
});

test('a storage that cannot be read leaves everything as it is at first', async () => {
  const storage = { ...memoryStorage(), getItem: () => Promise.reject(new Error('broken')) };
  const store = createAppStore(worldOf({ storage }));
  await store.dispatch(loadDeviceData());
  expect(store.getState().settings).toEqual(DEFAULT_SETTINGS);
});

test('people are added, changed, moved, removed, brought back and kept', async () => {
  const { store, storage } = await loaded([]);
  const names = () => store.getState().roster.people.map(({ name }) => name);
  const add = (name: string) => store.dispatch(addPerson({ name, colour: 'green', sigil: 'mars' }));
  const [anna, ben] = [add(' Anna '), add('Ben'), add('Clara')];
  expect(add('  ')).toBeNull();
  expect(names()).toEqual(['Anna', 'Ben', 'Clara']);
  store.dispatch(personChanged({ id: anna!, change: { name: 'Annika', colour: 'blue' } }));
  store.dispatch(personMoved({ id: anna!, to: 2 }));
  expect(names()).toEqual(['Ben', 'Clara', 'Annika']);
  store.dispatch(personRemoved(ben!));
  expect(names()).toEqual(['Clara', 'Annika']);
  store.dispatch(personRestored());
  store.dispatch(personRestored());
  expect(names()).toEqual(['Ben', 'Clara', 'Annika']);
  await settle();
  const again = await loaded([...storage.data]);
  expect(again.store.getState().roster).toEqual({ people: store.getState().roster.people, removed: null });
});

test('a broken roster is an empty one, and is not written over before somebody is added', async () => {
  const { store, storage } = await loaded([[ROSTER_KEY, '[{"id":"1","name":"Anna","colour":"pink"}]']]);
  expect(store.getState().roster.people).toEqual([]);
  expect(storage.operations).toEqual([]);
});
