import { endOf } from '@/components/kit/stage/scene';
import type { Pour } from '@/components/kit/stage/scene-context';
import type { AlchemirusFact } from '@/engine/games/alchemirus/state';

import { drawing, exchanging, flying, haunting, reshuffling, robbing, STAGGER } from './cards';
import type { Cue, CueOf, Scene, Shown } from './cues';
import { building, carrying, harvesting, selling, transmuting } from './estate';
import { meanwhile, type Tables } from './lying';
import { laurelAt, partOf, RING, stoneAt } from './places';
import { earning, gained, placing, walking, wreath } from './ring';

/** Between two facts: enough to see that something ended, for a turn is many facts. */
const REST = 40;
const GOAL = 600;

/** What moves when this happens. */
export function sceneOf(tables: Tables, fact: AlchemirusFact): Scene {
  const { cues, trails = [], halfway, time = endOf(cues), pause = REST } = shownBy(tables, fact);
  const pours = [...cues, ...trails].flatMap((cue) => poursOf(tables, cue));
  return { view: meanwhile(tables, halfway), cues, trails, pours, time, pause };
}

function shownBy(tables: Tables, fact: AlchemirusFact): Shown {
  switch (fact.type) {
    case 'began':
    case 'turnBegan':
      return { cues: [] };
    case 'dealt':
    case 'bankFilled':
      return { cues: flying(tables) };
    case 'drew':
      return { cues: drawing(tables, fact) };
    case 'exchanged':
      return exchanging(tables, fact);
    case 'reshuffled':
      return { cues: reshuffling(tables) };
    case 'placed':
      return { cues: placing(tables, fact) };
    case 'moved':
      return { cues: walking(tables, fact) };
    case 'built':
      return building(tables, fact);
    case 'paid':
      // Cards of one payment are facts of their own: each begins its way while the last is still on it.
      return { cues: [], trails: flying(tables), time: STAGGER, pause: 0 };
    case 'harvested':
      return { cues: harvesting(tables) };
    case 'carried':
    case 'bought':
      return { cues: carrying(tables) };
    case 'transmuted':
      return { cues: transmuting(tables, fact) };
    case 'sold':
      return selling(tables, fact);
    case 'earned':
      return { cues: earning(tables, fact) };
    case 'haunted':
      return { cues: haunting(tables, fact) };
    case 'robbed':
      return { cues: robbing(tables) };
    case 'goalReached':
      return { cues: [wreath(stoneAt(tables.before.fameGoal, tables.before.fameGoal), GOAL)] };
    case 'ended':
      return { cues: [wreath(RING)] };
  }
}

/** What comes counts when it has arrived. */
function poursOf(tables: Tables, cue: Cue): readonly Pour[] {
  if (cue.type === 'card') return arrivals(cue);
  if (cue.type !== 'climb') return [];
  const change = Math.sign(gained(tables, cue.seat));
  const [, ...stones] = cue.way;
  return stones.map((_, index) => ({
    place: laurelAt(cue.seat),
    change,
    at: cue.start + (cue.time * (index + 1)) / stones.length,
  }));
}

function arrivals({ to, start, time }: CueOf<'card'>): readonly Pour[] {
  const place = partOf(to)?.whole ?? to;
  return place.startsWith('hand:') ? [{ place, change: 1, at: start + time }] : [];
}
