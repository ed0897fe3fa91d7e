import { useCallback, useMemo } from 'react';

import { announce } from '@/components/kit/announce';
import type { Explanation } from '@/components/kit/board';
import { useKept } from '@/components/kit/kept';
import type { Role } from '@/engine/games/witchs-brew/data';

import { choiceOf, choiceWith, forbiddenIn, isFull, stillFree, toggled, type Taken } from './choosing';
import type { PrivateWords } from '../words/private-words';
import { useSetting } from '../table';

/** Words in place of what the touched role does. */
type Said = Explanation | string | null;

interface Chosen {
  readonly taken: Taken;
  /** The role that was touched last. */
  readonly last: Role | null;
  readonly said: Said;
}

const NOTHING_YET: Chosen = { taken: [], last: null, said: null };

/** What has been chosen so far, and what can be done about it. */
export interface Choosing extends Chosen {
  readonly forbidden: readonly Role[];
  readonly touch: (role: Role) => void;
  readonly accepts: (role: Role) => boolean;
  readonly seal: () => void;
}

/** The choice as it stands, kept while the device is hidden or turned. */
export function useChoosing(words: PrivateWords): Choosing {
  const { view, moves, play, explain } = useSetting();
  const [chosen, setChosen] = useKept('chosen', view.asked, NOTHING_YET);
  const { taken } = chosen;
  const forbidden = useMemo(() => forbiddenIn(moves), [moves]);
  const touch = useCallback(
    (role: Role) => {
      const said = whyNot(
        role,
        taken,
        forbidden.includes(role) ? explain(choiceWith(role, taken)) : null,
        words,
      );
      if (said) announce(typeof said === 'string' ? said : said.words);
      setChosen({ taken: forbidden.includes(role) ? taken : toggled(taken, role), last: role, said });
    },
    [taken, forbidden, explain, words, setChosen],
  );
  const accepts = useCallback(
    (role: Role) => !isFull(taken) && !taken.includes(role) && !forbidden.includes(role),
    [taken, forbidden],
  );
  const seal = () => {
    const choice = choiceOf(taken);
    if (choice) return play(choice);
    const said = words.notYet(stillFree(taken));
    announce(said);
    setChosen({ ...chosen, said });
  };
  return { ...chosen, forbidden, touch, accepts, seal };
}

function whyNot(role: Role, taken: Taken, refusal: Explanation | null, words: PrivateWords): Said {
  if (refusal) return refusal;
  return isFull(taken) && !taken.includes(role) ? words.noPlace : null;
}
