import type { AudioPlayer } from 'expo-audio';

export type Maker = (source: number) => AudioPlayer;

interface Entry {
  readonly source: number;
  readonly player: AudioPlayer;
}

interface Taken {
  readonly player: AudioPlayer;
  /** It stands at its beginning; one that has played before has to be wound back. */
  readonly isNew: boolean;
}

export type Pool = (make: Maker, source: number) => Taken;

/**
 * So many players and no more: each is a whole machine on a phone, with threads and a session of its own. When all are
 * taken another sound goes to the one that has been silent for longest.
 */
export function createPool(most: number): Pool {
  let entries: readonly Entry[] = [];
  const use = (entry: Entry) => {
    entries = [...entries.filter(({ player }) => player !== entry.player), entry];
  };
  return (make, source) => {
    const ready = entries.find((entry) => entry.source === source);
    if (ready) {
      use(ready);
      return { player: ready.player, isNew: false };
    }
    if (entries.length < most) {
      const player = make(source);
      use({ source, player });
      return { player, isNew: true };
    }
    const { player } = entries.find((entry) => !isHeard(entry.player)) ?? first(entries);
    player.replace(source);
    use({ source, player });
    return { player, isNew: true };
  };
}

function first([entry]: readonly Entry[]): Entry {
  if (!entry) throw new Error('A pool has at least one player');
  return entry;
}

/** In a browser it is the element that plays. */
function isHeard(player: AudioPlayer): boolean {
  const { media } = player as { readonly media?: { readonly paused: boolean } };
  return media ? !media.paused : player.playing;
}
