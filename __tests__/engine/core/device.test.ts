import { ask, askOpenly } from '@/engine/core/agenda';
import { deviceMoment } from '@/engine/core/device';
import { rngFrom } from '@/engine/core/rng';
import { toSeat } from '@/engine/core/seat';
import { tiny, type TinyTable } from './tiny-game';

const ANNA = toSeat(0);
const BEN = toSeat(1);
const base = tiny.setup(3, { die: 6 }, rngFrom(1));
const asking = (...agenda: TinyTable['agenda']): TinyTable => ({ ...base, agenda });
const anna = asking(ask(ANNA, { type: 'write' }));
const annaOpenly = asking(askOpenly(ANNA, { type: 'double' }));
const over = asking();

const allHuman = [true, true, true];
const annaAndBots = [true, false, false];
const benAndClara = [false, true, true];
const allBots = [false, false, false];

test.each([
  ['the asked player holds the device', anna, allHuman, ANNA, 'own', 0],
  ['somebody else holds it', anna, allHuman, BEN, 'curtain', 'public'],
  ['nobody is known to hold it, as after a reload', anna, allHuman, null, 'curtain', 'public'],
  ['an open question while somebody else holds it', annaOpenly, allHuman, BEN, 'open', 'public'],
  ['an open question to the holder hides the hand too', annaOpenly, allHuman, ANNA, 'open', 'public'],
  ['a bot is asked among several humans', anna, benAndClara, BEN, 'bot', 'public'],
  ['a bot is asked openly', annaOpenly, benAndClara, BEN, 'bot', 'public'],
  ['one human alone never sees a curtain', anna, annaAndBots, null, 'own', 0],
  ['nor for an open question', annaOpenly, annaAndBots, null, 'open', 0],
  ['one human alone watches bots through his own eyes', anna, [false, true, false], null, 'bot', 1],
  ['only bots', anna, allBots, null, 'bot', 'public'],
  ['the game is over', over, allHuman, BEN, 'over', 'public'],
  ['the game is over for one human alone', over, annaAndBots, null, 'over', 0],
] as const)('%s', (_, table, isHuman, holder, type, viewer) => {
  expect(deviceMoment(table, isHuman, holder)).toMatchObject({ type, viewer });
});

const moved = { seat: ANNA, facts: [], isSealed: true, isRevealing: false, isOpen: false, isDone: false };
const ben = asking(ask(BEN, { type: 'write' }));

test.each([
  ['whoever has moved looks at what came of it', ben, ANNA, moved, 'seen', 0],
  ['who has said that he is done does not', ben, ANNA, { ...moved, isDone: true }, 'curtain', 'public'],
  ['nor who has answered on the open table', ben, ANNA, { ...moved, isOpen: true }, 'curtain', 'public'],
  [
    'nor whoever holds it after somebody else has moved',
    ben,
    ANNA,
    { ...moved, seat: toSeat(2) },
    'curtain',
    'public',
  ],
  ['nor anybody after a reload, or once it was passed on', ben, null, moved, 'curtain', 'public'],
  [
    'what everybody may answer is asked at once',
    asking(askOpenly(BEN, { type: 'double' })),
    ANNA,
    moved,
    'open',
    'public',
  ],
  ['whoever is asked again goes on', anna, ANNA, moved, 'own', 0],
  ['nothing is passed on once it is over', over, ANNA, moved, 'over', 'public'],
] as const)('the device stays in the hand: %s', (_, table, holder, last, type, viewer) => {
  expect(deviceMoment(table, allHuman, holder, last)).toMatchObject({ type, viewer });
});

test('one human alone never lets the device go', () => {
  expect(deviceMoment(ben, annaAndBots, ANNA, moved)).toMatchObject({ type: 'bot', viewer: 0 });
});
