import type { GameCover } from '@/engine/core/game';
import { LAST_ROUND, WISDOM_GOAL } from './ends';
import type { MateriaPrima } from './state';

export const cover: GameCover<MateriaPrima> = {
  id: 'materia-prima',
  seats: { min: 2, max: 4 },
  options: {
    map: ['random', 'beginner'],
    pickUp: ['one', 'all'],
    alchemists: ['pick', 'deal'],
    soullessWins: [false, true],
    endAt25: [false, true],
    endAt60: [true, false],
  },
  hasLesson: true,
  text: {
    en: {
      title: 'Materia Prima',
      tagline:
        'Mine, carry, transmute, and fight for the Philosopher’s Stone, with a secret mission up your sleeve.',
      unit: () => 'wisdom',
      begins: 'By the rulebook the players agree on it, usually on the youngest.',
      options: {
        map: {
          name: 'Map',
          help: 'Decides whether the seven tiles are laid at random or as a fixed, fair map for a first game.',
          values: ['At random', 'For beginners'],
        },
        pickUp: {
          name: 'Picking up',
          help: 'Decides how much of what lies on a hex one Extract takes up.',
          values: ['One thing an action', 'All that fits'],
        },
        alchemists: {
          name: 'Alchemists',
          help: 'Decides whether the alchemists are picked in turn or dealt.',
          values: ['Picked', 'Dealt'],
        },
        soullessWins: {
          name: 'Soulless victory',
          help: 'Decides whether a player without a soul stone can win by wisdom when another ends the game.',
          values: ['Only those with a soul can win', 'The soulless can win'],
        },
        endAt25: {
          name: 'Early end',
          help: `Decides whether the game also ends after a turn in which somebody has ${WISDOM_GOAL} wisdom.`,
          values: ['Only by a mission', `Also at ${WISDOM_GOAL} wisdom`],
        },
        endAt60: {
          name: 'Last round',
          help: `Decides whether the game ends after round ${LAST_ROUND} at the latest. The rulebook knows no such end: this rule is ours, since without it a few games among bots never end.`,
          values: [`Round ${LAST_ROUND}`, 'No last round'],
        },
      },
    },
    it: {
      title: 'Materia Prima',
      tagline:
        'Estrai, trasporta, trasmuta e combatti per la Pietra Filosofale, con una missione segreta nella manica.',
      unit: (count) => (count === 1 ? 'punto saggezza' : 'punti saggezza'),
      begins: 'Secondo il regolamento lo decidono i giocatori: di solito comincia la persona più giovane.',
      options: {
        map: {
          name: 'Mappa',
          help: 'Stabilisce se le sette tessere si dispongono a caso o formano una mappa fissa ed equilibrata per la prima partita.',
          values: ['Casuale', 'Per principianti'],
        },
        pickUp: {
          name: 'Raccolta',
          help: 'Stabilisce quante delle cose a terra si raccolgono con un’azione Estrarre.',
          values: ['Una cosa per azione', 'Tutto quello che ci sta'],
        },
        alchemists: {
          name: 'Alchimisti',
          help: 'Stabilisce se gli alchimisti si scelgono a turno o si assegnano a sorte.',
          values: ['A scelta', 'A sorte'],
        },
        soullessWins: {
          name: 'Vittoria senz’anima',
          help: 'Stabilisce se chi non ha una pietra anima può vincere per saggezza quando un altro chiude la partita.',
          values: ['Vince solo chi ha un’anima', 'Anche chi è senz’anima può vincere'],
        },
        endAt25: {
          name: 'Fine anticipata',
          help: `Stabilisce se la partita finisce anche dopo un turno in cui qualcuno ha ${WISDOM_GOAL} punti saggezza.`,
          values: ['Solo con una missione', `Anche a ${WISDOM_GOAL} punti saggezza`],
        },
        endAt60: {
          name: 'Ultimo round',
          help: `Stabilisce se la partita finisce al più tardi dopo il round ${LAST_ROUND}. Il regolamento non prevede questa fine: è una regola nostra, perché senza di essa qualche partita tra bot non finisce mai.`,
          values: [`Il round ${LAST_ROUND}`, 'Nessun ultimo round'],
        },
      },
    },
    fr: {
      title: 'Materia Prima',
      tagline:
        'Extraire, transporter, transmuter et se battre pour la Pierre philosophale, une mission secrète dans la manche.',
      unit: (count) => `${Math.abs(count) < 2 ? 'point' : 'points'} de sagesse`,
      begins: 'Selon la règle, les joueurs en décident : en général, la personne la plus jeune commence.',
      options: {
        map: {
          name: 'Plateau',
          help: 'Décide si les sept tuiles sont posées au hasard ou forment un plateau fixe et équitable pour une première partie.',
          values: ['Au hasard', 'Pour débuter'],
        },
        pickUp: {
          name: 'Ramassage',
          help: 'Décide combien de choses au sol une action Extraire ramasse.',
          values: ['Une chose par action', 'Tout ce qu’on peut transporter'],
        },
        alchemists: {
          name: 'Alchimistes',
          help: 'Décide si les alchimistes sont choisis à tour de rôle ou distribués.',
          values: ['Choisis', 'Distribués'],
        },
        soullessWins: {
          name: 'Victoire sans âme',
          help: 'Décide si l’on peut gagner par la sagesse, sans pierre d’âme, quand quelqu’un d’autre termine la partie.',
          values: ['Il faut une âme pour gagner', 'Même sans âme, on peut gagner'],
        },
        endAt25: {
          name: 'Fin anticipée',
          help: `Décide si la partie se termine aussi après un tour où quelqu’un a ${WISDOM_GOAL} points de sagesse.`,
          values: ['Seulement par une mission', `Aussi à ${WISDOM_GOAL} points de sagesse`],
        },
        endAt60: {
          name: 'Dernière manche',
          help: `Décide si la partie se termine au plus tard après la manche ${LAST_ROUND}. Le livret ne connaît pas cette fin : cette règle est la nôtre, car sans elle quelques parties entre robots ne finissent jamais.`,
          values: [`La manche ${LAST_ROUND}`, 'Pas de dernière manche'],
        },
      },
    },
  },
};
