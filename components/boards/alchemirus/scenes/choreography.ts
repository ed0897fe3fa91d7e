import type { Pour } from '@/components/kit/stage/scene-context';
import { never } from '@/engine/core/list';
import { HAND_AT_START, type Card } from '@/engine/games/alchemirus/data';
import type { AlchemirusFact } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import type { Cue, CueOf, Scene } from './cues';
import { laurelAt, RING, stoneAt } from './places';
import { drawing, drew, exchanging, filling, haunting, paying, reshuffling, robbing } from './cards';
import { endOf, NOTHING, type Shown } from './cueing';
import { building, buying, carrying, harvesting, selling, transmuting } from './estate';
import { earning, placing, walking, WREATH } from './ring';

/** Between two facts: enough to see that something ended, for a turn is many facts. */
const PAUSE = 40;
const GOAL = 600;

const NOT_SHOWN: Shown = {};

/** What moves when this happens, seen on the table as it lay before. */
export function sceneOf(view: AlchemirusView, fact: AlchemirusFact): Scene {
  const shown = shownBy(view, fact);
  const { cues = NOTHING, trails = NOTHING } = shown;
  const climb = [...cues, ...trails].find((cue) => cue.type === 'hop' && cue.on === 'fame');
  return {
    view: shown.view ?? view,
    cues,
    trails,
    pours: [...cues, ...trails].flatMap(poursOf),
    time: shown.time ?? endOf(cues),
    pause: shown.pause ?? PAUSE,
    isSpiritAway: cues.some(({ type }) => type === 'glide'),
    climber: climb?.type === 'hop' ? climb.seat : null,
  };
}

function shownBy(view: AlchemirusView, fact: AlchemirusFact): Shown {
  switch (fact.type) {
    case 'began':
    case 'turnBegan':
      return NOT_SHOWN;
    case 'dealt':
      return drawing(view, fact.seat, fact.cards, fact.cards?.length ?? HAND_AT_START);
    case 'drew':
      return drew(view, fact);
    case 'exchanged':
      return exchanging(view, fact);
    case 'bankFilled':
      return filling(view, fact);
    case 'reshuffled':
      return reshuffling(view);
    case 'placed':
      return placing(view, fact);
    case 'moved':
      return walking(view, fact);
    case 'built':
      return building(view, fact);
    case 'paid':
      return paying(view, fact);
    case 'harvested':
      return harvesting(view, fact);
    case 'carried':
      return carrying(view, fact);
    case 'transmuted':
      return transmuting(view, fact);
    case 'sold':
      return selling(view, fact);
    case 'bought':
      return buying(view, fact);
    case 'earned':
      return earning(view, fact);
    case 'haunted':
      return haunting(view, fact);
    case 'robbed':
      return robbing(view, fact);
    case 'goalReached':
      return {
        cues: [{ type: 'wreath', at: stoneAt(view.fameGoal, view.fameGoal), start: 0, time: GOAL }],
      };
    case 'ended':
      return { cues: [{ type: 'wreath', at: RING, start: 0, time: WREATH }] };
    default:
      return never(fact);
  }
}

/** What comes counts when it has arrived. */
function poursOf(cue: Cue): readonly Pour[] {
  if (cue.type === 'card') return arrivals(cue);
  if (cue.type !== 'hop' || cue.on !== 'fame') return NOTHING;
  const [first = '', ...stones] = cue.way;
  const change = Math.sign(stoneOf(stones.at(-1) ?? first) - stoneOf(first)) || 1;
  return stones.map((_, index) => ({
    place: laurelAt(cue.seat),
    change,
    at: cue.start + (cue.time * (index + 1)) / stones.length,
  }));
}

const stoneOf = (place: string) => Number(place.split(':')[1]);

function arrivals({ to, start, time }: CueOf<'card'>): readonly Pour[] {
  const [kind, seat] = to.split(':');
  const isHeld = kind === 'hand' || kind === 'slot';
  return isHeld ? [{ place: `hand:${seat}`, change: 1, at: start + time }] : NOTHING;
}

/** The card that lies on top of the discards after this; null if none came. */
export function discardedBy(fact: AlchemirusFact): Card | null {
  switch (fact.type) {
    case 'paid':
    case 'sold':
      return fact.card;
    case 'exchanged':
      return fact.give;
    case 'transmuted':
      return fact.discarded;
    case 'haunted':
      return fact.discarded.at(-1) ?? null;
    case 'built':
      return fact.demolished?.cards.at(-1) ?? null;
    case 'began':
    case 'dealt':
    case 'turnBegan':
    case 'drew':
    case 'bankFilled':
    case 'reshuffled':
    case 'placed':
    case 'moved':
    case 'harvested':
    case 'carried':
    case 'bought':
    case 'earned':
    case 'robbed':
    case 'goalReached':
    case 'ended':
      return null;
  }
}
