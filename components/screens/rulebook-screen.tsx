import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View, type LayoutChangeEvent, type ScrollView } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { announce } from '@/components/kit/announce';
import { Button, IconButton } from '@/components/kit/button';
import { Near, Scrolling } from '@/components/kit/near-window';
import { Parchment } from '@/components/kit/parchment';
import { Scroll } from '@/components/kit/scroll';
import { Choice } from '@/components/kit/switch';
import { TextField } from '@/components/kit/text-field';
import { SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import { useWidthClass } from '@/components/kit/use-width-class';
import { Walnut } from '@/components/kit/walnut';
import { useWords } from '@/components/words/use-words';
import { pieces, search, type RuleSection, type RuleText } from './rule-search';
import { Screen } from './screen';

/** The rules of one game in one language. */
export interface Rulebook {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly RuleSection[];
  /** Whether there are first steps for those who would rather play than read. */
  readonly hasLesson?: boolean;
}

interface RulebookScreenProps {
  readonly books: readonly Rulebook[];
  readonly book?: string | undefined;
  /** Opens here and marks it. */
  readonly rule?: string | undefined;
  /** A book is to be read, whether its sections are here already or not. */
  readonly onBook?: (book: string) => void;
  readonly onLesson?: (book: string) => void;
  readonly onBack: () => void;
}

const WIDE = 1060;
const ABOVE = 12;

/** The rules by section: searched, or opened at the one that was asked for. */
export function RulebookScreen({ books, book, rule, onBook, onLesson, onBack }: RulebookScreenProps) {
  const { t } = useWords();
  const { widthClass } = useWidthClass();
  const [bookId, setBookId] = useState(book ?? bookWith(books, rule) ?? books[0]?.id ?? '');
  const [query, setQuery] = useState('');
  const scroller = useScroller(rule);
  const opened = books.find(({ id }) => id === bookId);
  const sections = opened?.sections ?? [];
  const found = search(sections, query);
  const isSearching = query.trim() !== '';
  const isWide = widthClass === 'wide';
  useEffect(() => onBook?.(bookId), [onBook, bookId]);
  useEffect(() => {
    if (rule !== undefined) announce(t('rulebook.opened', { id: rule }));
  }, [rule, t]);
  const contents = (
    <Contents sections={sections} isColumn={isWide} onGo={scroller.toSection}>
      {opened?.hasLesson && onLesson ? (
        <Button
          size="small"
          label={t('lesson.title')}
          spoken={t('lesson.learn', { title: opened.title })}
          onPress={() => onLesson(opened.id)}
        />
      ) : null}
    </Contents>
  );
  return (
    <Screen
      title={t('rulebook.title')}
      onBack={onBack}
      width={isWide ? WIDE : 680}
      isScrolling={false}
      header={
        <View style={styles.header}>
          {books.length > 1 ? (
            <Choice
              label={t('rulebook.games')}
              value={bookId}
              onChange={setBookId}
              options={books.map(({ id, title }) => ({ value: id, label: title }))}
            />
          ) : null}
          <SearchField
            query={query}
            onQuery={(words) => {
              scroller.stay();
              setQuery(words);
            }}
          />
        </View>
      }
    >
      <View style={isWide ? styles.beside : styles.whole}>
        {isWide ? <Scroll style={styles.aside}>{contents}</Scroll> : null}
        <Pages
          attach={scroller.attach}
          scroller={scroller}
          sections={found}
          query={query}
          marked={rule}
          top={isSearching ? <Found sections={found} query={query} /> : isWide ? null : contents}
        />
      </View>
    </Screen>
  );
}

function bookWith(books: readonly Rulebook[], rule: string | undefined): string | undefined {
  return books.find(({ sections }) => sections.some(({ rules }) => rules.some(({ id }) => id === rule)))?.id;
}

interface Scroller {
  readonly attach: (view: ScrollView | null) => void;
  readonly onSection: (id: string, event: LayoutChangeEvent) => void;
  readonly onRule: (section: string, id: string, event: LayoutChangeEvent) => void;
  readonly toSection: (id: string) => void;
  /** From now on only the reader moves the pages. */
  readonly stay: () => void;
}

/** Knows where everything lies, and goes to the rule that was asked for until the reader moves on. */
function useScroller(rule: string | undefined): Scroller {
  const [view, attach] = useState<ScrollView | null>(null);
  const tops = useRef(new Map<string, number>());
  const target = useRef<{ readonly section: string; readonly y: number } | null>(null);
  const [isUsed, setUsed] = useState(false);
  const go = (y: number) => view?.scrollTo({ y: Math.max(0, y - ABOVE), animated: false });
  const open = () => {
    const top = target.current ? tops.current.get(target.current.section) : undefined;
    if (!target.current || top === undefined || isUsed) return;
    go(top + target.current.y);
  };
  return {
    attach,
    onSection: (id, { nativeEvent }) => {
      tops.current.set(id, nativeEvent.layout.y);
      open();
    },
    onRule: (section, id, { nativeEvent }) => {
      if (id !== rule) return;
      target.current = { section, y: nativeEvent.layout.y };
      open();
    },
    stay: () => setUsed(true),
    toSection: (id) => {
      setUsed(true);
      go(tops.current.get(id) ?? 0);
    },
  };
}

function SearchField({
  query,
  onQuery,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) {
  const { t } = useWords();
  return (
    <View style={styles.search}>
      <TextField
        label={t('rulebook.search')}
        isLabelHidden
        placeholder={t('rulebook.search')}
        inputMode="search"
        value={query}
        onChange={onQuery}
        style={styles.grow}
      />
      {query === '' ? null : (
        <IconButton icon="close" label={t('rulebook.clear')} onPress={() => onQuery('')} />
      )}
    </View>
  );
}

interface ContentsProps {
  readonly sections: readonly RuleSection[];
  readonly isColumn: boolean;
  readonly onGo: (id: string) => void;
  /** What stands below the contents. */
  readonly children?: ReactNode;
}

function Contents({ sections, isColumn, onGo, children }: ContentsProps) {
  const { t } = useWords();
  return (
    <Walnut contentStyle={isColumn ? null : styles.contents}>
      <Heading size={16} tone="gold" style={styles.contentsTitle}>
        {t('rulebook.contents')}
      </Heading>
      {sections.map(({ id, title }) => (
        <Touch key={id} role="link" label={title} onPress={() => onGo(id)} style={styles.entry}>
          <Label isBold size={16}>
            {title}
          </Label>
        </Touch>
      ))}
      {children}
    </Walnut>
  );
}

function Found({ sections, query }: { readonly sections: readonly RuleSection[]; readonly query: string }) {
  const { t } = useWords();
  const count = sections.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <Body isItalic tone="second" aria-live="polite">
      {count === 0 ? t('rulebook.none', { query: query.trim() }) : t('rulebook.found', { count })}
    </Body>
  );
}

interface PagesProps {
  readonly attach: Scroller['attach'];
  readonly scroller: Omit<Scroller, 'attach'>;
  readonly sections: readonly RuleSection[];
  readonly query: string;
  readonly marked: string | undefined;
  readonly top: React.ReactNode;
}

/** Where the rules begin on a phone, below the contents. */
const FIRST_SECTION = 300;
/** So many letters fill a line of a phone. */
const LINE_LETTERS = 42;
const LINE = 26;

/** How high sections are on a phone, roughly: they lie far from the window where that matters. */
function probablyHigh(sections: readonly RuleSection[]): number {
  const lines = sections.flatMap(({ rules }) =>
    rules.map(({ words }) => 2 + Math.ceil(words.length / LINE_LETTERS)),
  );
  return sections.length * 80 + LINE * lines.reduce((sum, count) => sum + count, 0);
}

function Pages({ attach, scroller, sections, query, marked, top }: PagesProps) {
  const insets = useSafeAreaInsets();
  return (
    <Scrolling
      ref={attach}
      onScrollBeginDrag={scroller.stay}
      style={styles.whole}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={[styles.pages, { paddingBottom: insets.bottom + SPACE.vast }]}
    >
      {top}
      {sections.map((section, index) => (
        <Near
          key={section.id}
          height={probablyHigh([section])}
          from={FIRST_SECTION + probablyHigh(sections.slice(0, index))}
          isKept={section.rules.some(({ id }) => id === marked)}
          testID={`section-${section.id}`}
          onLayout={(event) => scroller.onSection(section.id, event)}
        >
          <Parchment seed={section.id.length + section.rules.length * 7} style={styles.page}>
            <Heading keepsWords>{section.title}</Heading>
            {section.rules.map((rule) => (
              <View key={rule.id} onLayout={(event) => scroller.onRule(section.id, rule.id, event)}>
                <Rule rule={rule} query={query} isMarked={rule.id === marked} />
              </View>
            ))}
          </Parchment>
        </Near>
      ))}
    </Scrolling>
  );
}

interface RuleProps {
  readonly rule: RuleText;
  readonly query: string;
  readonly isMarked: boolean;
}

function Rule({ rule, query, isMarked }: RuleProps) {
  const { t } = useWords();
  return (
    <View
      testID={`rule-${rule.id}`}
      aria-current={isMarked}
      aria-label={t('rulebook.rule', { id: rule.id })}
      style={[styles.rule, isMarked ? styles.marked : null]}
    >
      <Label isBold size={13} tone={isMarked ? 'cinnabar' : 'gold'}>
        {rule.id}
      </Label>
      <Body>
        {pieces(rule.words, query).map(({ text, isFound }, index) => (
          <Body key={index} style={isFound ? styles.found : null}>
            {text}
          </Body>
        ))}
      </Body>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  grow: { flex: 1 },
  header: { gap: SPACE.small, paddingBottom: SPACE.small },
  search: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  beside: { flex: 1, flexDirection: 'row', gap: SPACE.large },
  aside: { flexGrow: 0, width: 280 },
  contents: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.large },
  contentsTitle: { width: '100%' },
  entry: { minHeight: TARGET, justifyContent: 'center' },
  pages: { gap: SPACE.medium, paddingTop: SPACE.tiny },
  page: { gap: SPACE.small },
  rule: {
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
    borderLeftWidth: 3,
    borderLeftColor: 'transparent',
  },
  marked: { backgroundColor: 'rgba(226, 176, 74, 0.3)', borderLeftColor: '#9B2418', borderRadius: 6 },
  found: { backgroundColor: 'rgba(226, 176, 74, 0.6)' },
});
