import { Text } from 'react-native';

import { boards } from '@/components/boards';
import { withComing } from '@/components/screens/coming';
import { readyGames } from '@/components/screens/shelf-game';
import type { Say } from '@/components/words/use-words';
import { games } from '@/engine/games';
import { tiny } from '../engine/core/tiny-game';

const spoken = ((key: string) => key) as unknown as Say;
const art = { StillLife: () => <Text>pieces</Text>, lamp: 'green' } as const;

test('every game with a board stands on the shelf with its own still life and options', () => {
  const shelf = readyGames([...games, tiny], { ...boards, [tiny.id]: art }, 'en');
  expect(shelf.map(({ id }) => id)).toEqual([...games.map(({ id }) => id), tiny.id]);
  expect(shelf.at(-1)).toMatchObject({
    title: tiny.text.en.title,
    isReady: true,
    lamp: 'green',
    art: <art.StillLife />,
    setUp: { options: tiny.options },
  });
});

test('a game without a board is still to come, and one with a board is not covered any more', () => {
  const prima = { ...tiny, id: 'materia-prima' };
  const ids = (shown: Parameters<typeof readyGames>[1]) =>
    withComing(spoken, readyGames([prima], shown, 'en')).map(({ id, isReady }) => [id, isReady]);
  expect(ids({})).toEqual([['materia-prima', false]]);
  expect(ids({ 'materia-prima': art })).toEqual([['materia-prima', true]]);
});
