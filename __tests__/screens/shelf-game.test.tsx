import { Text } from 'react-native';

import { covers } from '@/components/covers';
import { readyGames } from '@/components/screens/shelf-game';
import { games } from '@/engine/games';
import { tiny } from '../engine/core/tiny-game';

const art = { StillLife: () => <Text>pieces</Text>, lamp: 'green' } as const;

test('every game with a board stands on the shelf with its own still life and options', () => {
  const shelf = readyGames([...games, tiny], { ...covers, [tiny.id]: art }, 'en');
  expect(shelf.map(({ id }) => id)).toEqual([...games.map(({ id }) => id), tiny.id]);
  expect(shelf.at(-1)).toMatchObject({
    title: tiny.text.en.title,
    lamp: 'green',
    art: <art.StillLife />,
    setUp: { options: tiny.options },
  });
});

test('a game without a board is not on the shelf', () => {
  const ids = (shown: Parameters<typeof readyGames>[1]) =>
    readyGames([tiny], shown, 'en').map(({ id }) => id);
  expect(ids({})).toEqual([]);
  expect(ids({ [tiny.id]: art })).toEqual([tiny.id]);
});
