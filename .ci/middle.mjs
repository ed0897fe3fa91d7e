// Games as they are in the middle, for pictures.
import { engine } from '../__tests__/browser/engine.mjs';

const { act, asked, begin, en, rngFrom, split, think } = engine;

const isThere = ({ table, record }, { after, question }) =>
  record.moves.length >= after && asked(table).what.type === question;

/** Played by bots up to there; whoever is asked then is a person, before whom the cards lie open. */
export function middleOf(game, shot) {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, [usual]]) => [name, usual]));
  const sitters = ['Ysolde', ...en.people.botNames]
    .slice(0, shot.seats)
    .map((name) => ({ name, bot: 'adept' }));
  let match = begin(game, { options, seed: shot.seed, sitters }).value;
  while (!isThere(match, shot)) {
    const chance = split(rngFrom(shot.seed), match.record.moves.length);
    const { seat } = asked(match.table);
    match = act(game, match, seat, think(game, match.table, 'adept', chance)).value;
  }
  return seatedAt(match, asked(match.table).seat);
}

function seatedAt(match, seat) {
  const { sitters } = match.record;
  const names = sitters.map(({ name }) => name);
  const others = names.filter((name) => name !== 'Ysolde');
  const seated = sitters.map((sitter, index) =>
    index === seat ? { name: 'Ysolde', bot: null } : { ...sitter, name: others.shift() },
  );
  return { ...match, record: { ...match.record, sitters: seated } };
}
