import { Text } from 'react-native';

import { covers } from '@/components/covers';
import { readyGames } from '@/components/screens/shelf-game';
import { gameCovers } from '@/engine/covers';
import { tiny } from '../engine/core/tiny-game';

const tinyCover = { ...tiny, hasLesson: false };
const art = { StillLife: () => <Text>pieces</Text>, lamp: 'green' } as const;

test('every game with a board stands on the shelf with its own still life and options', () => {
  const shelf = readyGames([...gameCovers, tinyCover], { ...covers, [tiny.id]: art }, 'en');
  expect(shelf.map(({ id }) => id)).toEqual([...gameCovers.map(({ id }) => id), tiny.id]);
  expect(shelf.at(-1)).toMatchObject({
    title: tiny.text.en.title,
    lamp: 'green',
    art: <art.StillLife />,
    setUp: { options: tiny.options },
  });
});

test('a game without a board is not on the shelf', () => {
  const ids = (shown: Parameters<typeof readyGames>[1]) =>
    readyGames([tinyCover], shown, 'en').map(({ id }) => id);
  expect(ids({})).toEqual([]);
  expect(ids({ [tiny.id]: art })).toEqual([tiny.id]);
});
