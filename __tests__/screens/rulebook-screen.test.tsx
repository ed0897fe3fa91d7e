import { fireEvent, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';

import { pieces, search } from '@/components/screens/rule-search';
import { RulebookScreen, type Rulebook } from '@/components/screens/rulebook-screen';
import { kazaam } from '@/engine/games/kazaam/game';
import type { Language } from '@/engine/core/text';
import { show } from './wrapped';

function bookIn(language: Language): Rulebook {
  const text = kazaam.text[language];
  const sections = kazaam.rulebook.map(({ id, rules }) => ({
    id,
    title: text.sections[id],
    rules: rules.map((rule) => ({ id: rule, words: text.rules[rule] })),
  }));
  return { id: kazaam.id, title: text.title, sections };
}

const ids = (query: string, language: Language = 'en'): readonly string[] =>
  search(bookIn(language).sections, query).flatMap(({ rules }) => rules.map(({ id }) => id));

test('finds rules by all words, by id, and without accents', () => {
  expect(ids('')).toHaveLength(kazaam.rulebook.flatMap(({ rules }) => rules).length);
  expect(ids('kz-20')).toEqual(['KZ-20']);
  expect(ids('six tiles draw')).toContain('KZ-9');
  expect(ids('etape pouvoir tete', 'fr')).toEqual([]);
  expect(ids('pouvoir tete', 'fr')).toContain('KZ-20');
  expect(ids('zyzzyva')).toEqual([]);
});

test('cuts a text where the words occur', () => {
  expect(pieces('Une tête, deux têtes', 'tete')).toEqual([
    { text: 'Une ', isFound: false },
    { text: 'tête', isFound: true },
    { text: ', deux ', isFound: false },
    { text: 'tête', isFound: true },
    { text: 's', isFound: false },
  ]);
  expect(pieces('unchanged', '')).toEqual([{ text: 'unchanged', isFound: false }]);
});

test('the screen shows what was searched, how many there are, or that there is none', () => {
  show(<RulebookScreen books={[bookIn('en')]} onBack={jest.fn()} />);
  const field = screen.getByLabelText('Search the rules');
  fireEvent.changeText(field, 'KZ-20');
  screen.getByText('1 rule found');
  screen.getByTestId('rule-KZ-20');
  expect(screen.queryByTestId('rule-KZ-1')).toBeNull();
  fireEvent.changeText(field, 'zyzzyva');
  screen.getByText(/No rule speaks of “zyzzyva”/);
  fireEvent.press(screen.getByRole('button', { name: 'Clear the search' }));
  screen.getByTestId('rule-KZ-1');
});

test('opens at the rule that was asked for and marks it', () => {
  const scrollTo = jest.spyOn(ScrollView.prototype, 'scrollTo').mockImplementation(() => undefined);
  show(<RulebookScreen books={[bookIn('en')]} rule="KZ-20" onBack={jest.fn()} />);
  const marked = screen.getByTestId('rule-KZ-20');
  expect(marked.props['aria-current']).toBe(true);
  expect(screen.getByTestId('rule-KZ-19').props['aria-current']).toBe(false);
  const at = (y: number) => ({ nativeEvent: { layout: { x: 0, y, width: 300, height: 100 } } });
  fireEvent(marked.parent!, 'layout', at(400));
  fireEvent(screen.getByTestId('section-use'), 'layout', at(1000));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ y: 1400 - 12 }));
  scrollTo.mockRestore();
});

test('the rulebook of a game with first steps leads to them', () => {
  const onLesson = jest.fn();
  show(
    <RulebookScreen books={[{ ...bookIn('en'), hasLesson: true }]} onLesson={onLesson} onBack={jest.fn()} />,
  );
  fireEvent.press(screen.getByRole('button', { name: 'First steps in Kazaam' }));
  expect(onLesson.mock.calls).toEqual([['kazaam']]);
});
