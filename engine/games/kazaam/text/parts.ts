import { joined } from '@/engine/core/wording';
import { PART_OF, type Homunculus, type Ingredient, type Part, type Place } from '../data';
import { tileOf, type TileId } from '../tiles';

/** What the texts of all languages are made with. */

interface PhraseWords {
  readonly and: string;
  /** Between a sentence and what it names: ": " */
  readonly colon: string;
  /** An ingredient once, and twice: no tile has more than two alike (KZ-32). */
  readonly one: Readonly<Record<Ingredient, string>>;
  readonly two: Readonly<Record<Ingredient, string>>;
  /** "the left ear of fire" */
  the(tile: TileId): string;
}

export function phrasesIn(words: PhraseWords) {
  const list = (all: readonly string[]) => joined(all, words.and);
  return {
    list,
    /** What was seen, for those who may know. */
    seen: (tiles: readonly TileId[] | null): string =>
      tiles && tiles.length > 0 ? words.colon + list(tiles.map(words.the)) : '',
    yieldOf: (tile: TileId): string =>
      list(tileOf(tile).cost.map(([ingredient, count]) => (count > 1 ? words.two : words.one)[ingredient])),
  };
}

/** The names of places and tiles where a language has articles, each in several cases. */
interface Names<Article extends string> {
  readonly articles: Readonly<Record<Part, Readonly<Record<Article, string>>>>;
  readonly places: Readonly<Record<Place, string>>;
  readonly of: Readonly<Record<Homunculus, string>>;
}

export function withArticles<Article extends string>({ articles, places, of }: Names<Article>) {
  const placed = (article: Article, place: Place): string =>
    articles[PART_OF[place]][article] + places[place];
  return {
    placed,
    named: (article: Article, id: TileId): string => {
      const { place, homunculus } = tileOf(id);
      return `${placed(article, place)} ${of[homunculus]}`;
    },
  };
}
