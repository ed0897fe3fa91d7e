export interface RuleText {
  readonly id: string;
  readonly words: string;
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** Without accents, so that a hurried search still finds. Keeps its length sign by sign. */
function plain(text: string): string {
  return Array.from(text, (sign) => {
    const [base = sign] = Array.from(sign.normalize('NFD'));
    return base.toLocaleLowerCase();
  }).join('');
}

function wordsOf(query: string): readonly string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The rules in which every word of the query occurs, in the text, the id or the title of their section. */
export function search(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  const words = wordsOf(query);
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const rules = section.rules.filter((rule) => {
      const text = plain(`${section.title} ${rule.id} ${rule.words}`);
      return words.every((word) => text.includes(word));
    });
    return rules.length > 0 ? [{ ...section, rules }] : [];
  });
}

interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut where the words of the query occur. */
export function pieces(text: string, query: string): readonly Piece[] {
  const words = wordsOf(query);
  const signs = Array.from(text);
  const flat = signs.map((sign) => plain(sign));
  const isFound = signs.map(() => false);
  const joined = flat.join('');
  // Only where each sign stays one sign can places in the plain text be carried over.
  if (joined.length !== signs.length) return [{ text, isFound: false }];
  for (const word of words) {
    for (let at = joined.indexOf(word); at >= 0; at = joined.indexOf(word, at + word.length)) {
      isFound.fill(true, at, at + word.length);
    }
  }
  return signs.reduce<readonly Piece[]>((found, sign, index) => {
    const last = found[found.length - 1];
    const isHit = isFound[index] === true;
    if (!last || last.isFound !== isHit) return [...found, { text: sign, isFound: isHit }];
    return [...found.slice(0, -1), { text: last.text + sign, isFound: isHit }];
  }, []);
}
