import { FACTS } from '@/assets/prints/covers/facts';
import { FILES } from '@/assets/prints/covers/files';
import { makeAlbum } from './kit/drawing/print';
import { Whole } from './kit/drawing/whole';
import type { Cover } from './screens/shelf-game';

const { print } = makeAlbum(FACTS, FILES);

type Name = keyof typeof FACTS;

/** The drawing fills its niche. */
function stillLife(name: Name) {
  return function StillLife() {
    return <Whole print={print(name)} />;
  };
}

/** What stands for a game in the cabinet, and in what light; nothing else of it is needed there. */
export const covers: Readonly<Record<string, Cover>> = {
  kazaam: { StillLife: stillLife('kazaam'), lamp: 'blue' },
  'witchs-brew': { StillLife: stillLife('witchs-brew'), lamp: 'green' },
  alchemirus: { StillLife: stillLife('alchemirus'), lamp: 'violet' },
  'materia-prima': { StillLife: stillLife('materia-prima'), lamp: 'ember' },
};
