import { toSeat, type Seat } from '@/engine/core/seat';
import type { Who } from '@/engine/core/text';
import { frenchOf as of } from '@/engine/core/wording';
import type { Alchemist, Homunculus, Ingredient, Part, Place } from '../data';
import type { KazaamAim } from '../state';
import type { Tile, TileId } from '../tiles';
import { phrasesIn, withArticles } from './parts';
import type { KazaamText } from './text';
import { cover } from '../cover';

const places: Readonly<Record<Place, string>> = {
  'left-ear': 'oreille gauche',
  head: 'tête',
  'right-ear': 'oreille droite',
  'left-arm': 'bras gauche',
  torso: 'torse',
  'right-arm': 'bras droit',
  'left-leg': 'jambe gauche',
  tail: 'queue',
  'right-leg': 'jambe droite',
};

const alchemists: Readonly<Record<Alchemist, string>> = {
  severus: 'Severus',
  minerva: 'Minerva',
  zosimos: 'Zosime',
  maria: 'Marie',
  geber: 'Geber',
  perenelle: 'Pernelle',
};

const OF: Readonly<Record<Homunculus, string>> = {
  fire: 'de feu',
  bone: 'en os',
  reptile: 'de reptile',
  wood: 'en bois',
  fur: 'en fourrure',
  insect: 'd’insecte',
  stone: 'en pierre',
};

const ONE: Readonly<Record<Ingredient, string>> = {
  mercury: 'une dose de mercure',
  sulphur: 'une dose de soufre',
  mandrake: 'une mandragore',
  'unicorn-horn': 'une corne de licorne',
  'dragon-blood': 'une dose de sang de dragon',
  'phoenix-feather': 'une plume de phénix',
};

const TWO: Readonly<Record<Ingredient, string>> = {
  mercury: 'deux doses de mercure',
  sulphur: 'deux doses de soufre',
  mandrake: 'deux mandragores',
  'unicorn-horn': 'deux cornes de licorne',
  'dragon-blood': 'deux doses de sang de dragon',
  'phoenix-feather': 'deux plumes de phénix',
};

interface Article {
  readonly le: string;
  readonly du: string;
  /** "One's own". */
  readonly propre: string;
}

const MASCULINE: Article = { le: 'le ', du: 'du ', propre: 'son propre ' };
const FEMININE: Article = { le: 'la ', du: 'de la ', propre: 'sa propre ' };
const BEFORE_VOWEL: Article = { le: 'l’', du: 'de l’', propre: 'sa propre ' };

const ARTICLES: Readonly<Record<Part, Article>> = {
  ear: BEFORE_VOWEL,
  arm: MASCULINE,
  leg: FEMININE,
  torso: MASCULINE,
  tail: FEMININE,
  head: FEMININE,
};

/** The name of a place with an article: `placed('du', 'left-ear')` is "de l’oreille gauche". */
const { placed, named } = withArticles({ articles: ARTICLES, places, of: OF });

function the(tile: TileId): string {
  return named('le', tile);
}

function nameOf(tile: Tile): string {
  return `${places[tile.place]} ${OF[tile.homunculus]}`;
}

const { list, seen, yieldOf } = phrasesIn({ and: 'et', colon: ' : ', one: ONE, two: TWO, the });

function on(aim: KazaamAim, user: Seat | null, who: Who): string {
  switch (aim.type) {
    case 'hand':
      return `sur la main ${of(who(aim.seat))}`;
    case 'tile':
      return aim.seat === user
        ? `sur ${placed('propre', aim.place)}`
        : `sur ${placed('le', aim.place)} ${of(who(aim.seat))}`;
    case 'discards':
      return 'sur la défausse';
    case 'supply':
      return 'sur la réserve';
  }
}

export const fr: KazaamText = {
  ...cover.text.fr,
  questions: {
    turn: () => 'Choisissez une action ou terminez le tour.',
    stop: ({ user, place, aim }, who) => {
      if (place !== 'head')
        return `${who(user)} utilise ${placed('le', place)} ${on(aim, user, who)}. Annuler ce pouvoir avec une tête ?`;
      const stopped =
        aim.type === 'tile' ? `le pouvoir ${placed('du', aim.place)} ${of(who(aim.seat))}` : 'un pouvoir';
      return `Avec une tête, ${who(user)} annule ${stopped}. Annuler la tête ${of(who(user))} avec une autre ?`;
    },
    look: ({ seat }, who) =>
      `Voici la main ${of(who(seat))}. Prenez le temps de la regarder, puis continuez.`,
    newTile: () => 'Une nouvelle tuile est arrivée dans votre main. Regardez-la, puis continuez.',
    search: () => 'Prenez l’une des tuiles défaussées, ou aucune.',
    gather: ({ left }) =>
      left > 1
        ? `Choisissez un ingrédient : il en reste ${left} à prendre.`
        : 'Choisissez le dernier ingrédient.',
  },
  moves: {
    draw: () => 'Piocher une tuile',
    play: ({ tile }) => `Jouer ${the(tile)}`,
    use: ({ place, aim }, who) =>
      aim
        ? `Utiliser ${placed('le', place)} ${on(aim, null, who)}`
        : `Retourner face cachée ${placed('le', place)} sans effet`,
    extract: ({ tile }) => `Extraire les ingrédients ${named('du', tile)}`,
    restore: () => 'Révéler toutes les tuiles',
    end: () => 'Terminer le tour',
    stop: () => 'Annuler avec la tête',
    allow: () => 'Laisser faire',
    seen: () => 'C’est vu, continuer',
    take: ({ tile }) => (tile === null ? 'Ne rien prendre' : `Prendre ${the(tile)}`),
    gather: ({ ingredient }) => `Prendre ${ONE[ingredient]}`,
  },
  facts: {
    began: ({ first, alchemists: dealt }, who) => {
      const boards = dealt.map((alchemist, seat) => `${alchemists[alchemist]} pour ${who(toSeat(seat))}`);
      return `Les plateaux ont été tirés au sort : ${list(boards)}. Le premier tour est revenu à ${who(first)}.`;
    },
    dealt: ({ seat, tiles }, who) => `${who(seat)} a pioché sa main de départ${seen(tiles)}.`,
    headStart: ({ seat, ingredient }, who) =>
      `Coup de pouce pour qui joue plus tard : ${who(seat)} a reçu ${ONE[ingredient]}.`,
    turnBegan: ({ seat, round }, who) => `Manche ${round} : le tour ${of(who(seat))} a commencé.`,
    turnEnded: ({ seat, unused }, who) => {
      const actions = unused === 1 ? 'une action inutilisée' : `${unused} actions inutilisées`;
      return `${who(seat)} a terminé son tour avec ${actions}.`;
    },
    reshuffled: ({ count }) =>
      count === 1
        ? 'La seule tuile défaussée est devenue la nouvelle pioche.'
        : `Les ${count} tuiles défaussées ont été mélangées pour former la nouvelle pioche.`,
    drew: ({ seat, tile }, who) => `${who(seat)} a pioché ${tile === null ? 'une tuile' : the(tile)}.`,
    played: ({ seat, tile }, who) => `${who(seat)} a joué ${the(tile)}.`,
    extracted: ({ seat, tile, favourite }, who) =>
      `${who(seat)} a défaussé ${the(tile)} et en a extrait ${yieldOf(tile)}, plus ${ONE[favourite]} (ingrédient favori).`,
    discarded: ({ seat }, who) => `${who(seat)} a défaussé une tuile et en a extrait les ingrédients.`,
    restored: ({ seat, places: restored }, who) =>
      `${who(seat)} a révélé ${list(restored.map((place) => placed('le', place)))}.`,
    used: ({ seat, tile, aim }, who) =>
      aim
        ? `${who(seat)} a utilisé ${the(tile)} ${on(aim, seat, who)}.`
        : `${who(seat)} a retourné face cachée ${the(tile)} sans effet.`,
    stopped: ({ seat, user, place }, who) =>
      place === 'head'
        ? `Avec une autre tête, ${who(seat)} a annulé celle par laquelle ${who(user)} annulait un pouvoir.`
        : `Avec une tête, ${who(seat)} a annulé le pouvoir ${placed('du', place)} ${of(who(user))}.`,
    looked: ({ seat, at, tiles }, who) => `${who(seat)} a regardé la main ${of(who(at))}${seen(tiles)}.`,
    stole: ({ seat, from, tile }, who) =>
      `${who(seat)} a pris ${tile === null ? 'une tuile au hasard' : the(tile)} dans la main ${of(who(from))}.`,
    searched: ({ seat, tiles }, who) => `${who(seat)} a fouillé la défausse${seen(tiles)}.`,
    recovered: ({ seat, tile }, who) =>
      `${who(seat)} a pris ${tile === null ? 'une tuile' : the(tile)} dans la défausse.`,
    tookNothing: ({ seat }, who) => `${who(seat)} n’a rien pris dans la défausse.`,
    gathered: ({ seat, ingredient }, who) => `${who(seat)} a pris ${ONE[ingredient]} dans la réserve.`,
    struck: ({ seat, owner, tile, isDiscarded }, who) => {
      const target = owner === seat ? named('propre', tile) : `${the(tile)} ${of(who(owner))}`;
      return isDiscarded
        ? `Avec la queue, ${who(seat)} a envoyé à la défausse ${target}.`
        : `Avec la queue, ${who(seat)} a retourné face cachée ${target}.`;
    },
    swept: ({ seat, owner, place }, who) => {
      const target = owner === seat ? placed('propre', place) : `${placed('le', place)} ${of(who(owner))}`;
      return `Avec la queue, ${who(seat)} a envoyé à la défausse ${target}.`;
    },
    completed: ({ seat }, who) => `Kazaam ! ${who(seat)} a achevé sa créature.`,
  },
  reasons: {
    'not-a-move': 'On ne peut pas faire cela dans ce jeu.',
    'not-asked': 'C’est à quelqu’un d’autre de choisir.',
    'game-over': 'La partie est finie : une créature est achevée.',
    'hand-full':
      'Votre main compte déjà six tuiles. Jouez-en une, ou défaussez-en une pour en extraire les ingrédients, avant de piocher.',
    'nothing-to-draw': 'Il n’y a rien à piocher : la pioche et la défausse sont vides.',
    'not-in-hand': 'Cette tuile n’est pas dans votre main, et l’on ne joue que des tuiles de sa main.',
    'cannot-pay':
      'Il vous manque des ingrédients imprimés sur cette tuile. Une extraction ou un torse peuvent vous en fournir.',
    'place-taken': 'Cet emplacement de votre plateau a déjà une tuile. Seule une queue peut le libérer.',
    'nothing-to-extract':
      'Cette tuile n’est pas dans votre main, et l’on n’extrait d’ingrédients que des tuiles de sa main.',
    'nothing-asleep': 'Aucune de vos tuiles n’est face cachée : il n’y a rien à révéler.',
    'no-tile-there': 'Il n’y a pas de tuile à cet emplacement de votre plateau.',
    'already-asleep':
      'Cette tuile est face cachée et reste sans pouvoir tant que vous n’avez pas révélé vos tuiles.',
    'head-is-no-action':
      'Une tête ne s’utilise pas comme action : elle attend que quelqu’un d’autre utilise un pouvoir.',
    'wrong-object':
      'Cette pièce n’a pas de pouvoir là-dessus. Oreilles et bras visent une main, les jambes la défausse, le torse la réserve, la queue une tuile d’un plateau.',
    'ear-on-oneself': 'Une oreille sert à épier une main adverse : vous connaissez déjà la vôtre.',
    'ear-on-empty-hand': 'Cette main est vide, une oreille n’y verrait rien. Choisissez-en une autre.',
    'arm-on-oneself': 'Un bras prend dans une main adverse, pas dans la vôtre.',
    'arm-on-empty-hand': 'Cette main est vide, un bras n’a rien à y prendre. Choisissez-en une autre.',
    'arm-with-full-hand':
      'Votre main compte déjà six tuiles : un bras ne peut pas vous en rapporter une autre. Jouez-en une d’abord, ou défaussez-en une pour en extraire les ingrédients.',
    'leg-with-full-hand':
      'Votre main compte déjà six tuiles : une jambe ne peut pas vous en rapporter une autre. Jouez-en une d’abord, ou défaussez-en une pour en extraire les ingrédients.',
    'leg-without-discards': 'La défausse est vide : une jambe n’a rien à y fouiller.',
    'tail-on-nothing': 'Il n’y a pas de tuile à frapper à cet emplacement.',
    'tail-on-itself': 'Une queue ne peut pas se frapper elle-même. Choisissez une autre tuile.',
    'stop-or-allow': 'Décidez d’abord du sort de ce pouvoir : annulez-le avec la tête ou laissez faire.',
    'no-power-to-stop':
      'Il n’y a pas de pouvoir à annuler en ce moment. Une tête répond quand quelqu’un d’autre en utilise un.',
    'look-first': 'Finissez d’abord de regarder la main que l’oreille vous montre.',
    'nothing-to-look-at': 'Il n’y a rien à regarder maintenant. Choisissez une action ou terminez le tour.',
    'new-tile-first': 'Regardez d’abord la tuile qui vient d’arriver dans votre main.',
    'search-first': 'Finissez d’abord de fouiller la défausse : prenez une tuile, ou aucune.',
    'not-searching': 'On ne prend des tuiles dans la défausse qu’avec le pouvoir d’une jambe.',
    'not-in-discards': 'Cette tuile n’est pas dans la défausse. Prenez-en une qui s’y trouve, ou aucune.',
    'gather-first': 'Choisissez d’abord les ingrédients que le torse vous apporte.',
    'not-gathering':
      'On ne prend pas d’ingrédients ainsi. Défaussez une tuile pour en extraire, ou utilisez un torse.',
  },
  turnName: ({ began }) => (began?.type === 'turnBegan' ? `Manche ${began.round}` : null),
  lines: {
    limbs: 'Oreilles, bras et jambes visibles',
    vitals: 'Tête, torse et queue visibles',
    'one-homunculus': 'Un seul et même homonculus',
    favourite: 'Homonculus favori',
    finisher: 'Créature achevée',
  },
  tieBreak: ({ merit, own, other }) =>
    merit === 'tiles'
      ? `avec plus de tuiles face visible, ${own} contre ${other}`
      : `avec plus d’ingrédients restants, ${own} contre ${other}`,
  sections: {
    components: 'La créature et les tuiles',
    setup: 'Mise en place',
    turn: 'Le tour',
    draw: 'Piocher',
    play: 'Jouer',
    use: 'Utiliser',
    extract: 'Extraire',
    restore: 'Révéler',
    end: 'Fin et décompte',
    secrecy: 'Qui peut voir quoi',
  },
  rules: {
    'KZ-1':
      'Kazaam se joue de 2 à 5 personnes. Chacune reçoit au hasard l’un des six plateaux d’alchimiste ; les autres ne servent pas. Un plateau indique un ingrédient et un homonculus favoris : Severus aime le mercure et l’os, Minerva la corne de licorne et la fourrure, Zosime le soufre et le feu, Marie la mandragore et le bois, Geber le sang de dragon et le reptile, Pernelle la plume de phénix et l’insecte.',
    'KZ-2':
      'Les soixante-dix tuiles, mélangées face cachée, forment la pioche. Chaque personne en pioche trois et les garde en main, à l’abri des regards.',
    'KZ-3':
      'Le hasard désigne qui commence, ou bien on le choisit à la mise en place. Le tour passe ensuite vers la gauche, dans le sens des aiguilles d’une montre.',
    'KZ-4':
      'Au départ, personne n’a d’ingrédients. Si l’option « Coup de pouce pour qui joue plus tard » est réglée sur « Un ingrédient favori », à partir du troisième rang dans l’ordre du tour, on commence avec une unité de son ingrédient favori. La réserve d’ingrédients ne s’épuise jamais.',
    'KZ-5':
      'À votre tour, vous avez jusqu’à trois actions, dans l’ordre de votre choix, et vous pouvez répéter la même autant que vous voulez. Vous pouvez aussi en faire moins, ou aucune, et terminer votre tour.',
    'KZ-6':
      'Il y a cinq actions possibles : piocher une tuile, jouer une tuile, utiliser une pièce, extraire des ingrédients, révéler ses tuiles.',
    'KZ-7':
      'Après votre troisième action, ou dès que vous terminez plus tôt, c’est à la personne à votre gauche de jouer.',
    'KZ-8': 'Prenez en main une tuile au hasard de la pioche, sans la laisser voir aux autres.',
    'KZ-9':
      'Votre main ne compte jamais plus de six tuiles. Avec six, vous ne pouvez ni piocher ni gagner une tuile par un pouvoir, et vous ne pouvez pas simplement en jeter une : pour faire de la place, jouez-en une ou défaussez-en une pour en extraire les ingrédients.',
    'KZ-10':
      'Si la pioche est vide au moment de piocher, on mélange d’abord les tuiles défaussées pour en former une nouvelle. Tant que la pioche et la défausse sont toutes deux vides, personne ne peut piocher.',
    'KZ-11':
      'Posez une tuile de votre main, face visible, à l’emplacement qui lui revient sur votre plateau, et versez à la réserve exactement les ingrédients qui y sont imprimés. S’il vous en manque, vous ne pouvez pas la jouer.',
    'KZ-12':
      'Votre plateau a neuf emplacements d’une tuile chacun : tête, torse, queue, et de chaque côté une oreille, un bras et une jambe. Un emplacement qui porte déjà une tuile, face visible ou cachée, n’en reçoit pas d’autre.',
    'KZ-13':
      'Vous pouvez jouer des pièces de n’importe quel homonculus et les mêler à votre guise, quel que soit votre favori.',
    'KZ-14':
      'Retournez face cachée l’une de vos tuiles face visible pour profiter de son pouvoir, même au tour où vous l’avez jouée. Elle reste alors face cachée, sans pouvoir, jusqu’à ce que vous la révéliez. Le pouvoir est facultatif : toute tuile face visible, sauf la tête, peut aussi être retournée comme action sans effet, par exemple pour n’en laisser visibles que d’une seule sorte. Si le pouvoir n’a rien sur quoi agir (votre main est pleine, les mains adverses ou la défausse sont vides, il n’y a rien à frapper), vous pouvez seulement retourner la tuile sans effet.',
    'KZ-15':
      'Oreille : regardez toute la main de l’adversaire de votre choix, qui doit avoir au moins une tuile. Personne d’autre que vous ne la voit.',
    'KZ-16':
      'Bras : prenez au hasard une tuile dans la main de l’adversaire de votre choix et ajoutez-la à la vôtre. Vous devez avoir moins de six tuiles en main, et l’adversaire au moins une. Vous deux apprenez quelle tuile c’était, mais personne d’autre.',
    'KZ-17':
      'Jambe : regardez toutes les tuiles défaussées et prenez-en une de votre choix en main, ou aucune après avoir regardé. Vous devez avoir moins de six tuiles en main. Seule la personne qui utilise une jambe peut regarder la défausse.',
    'KZ-18': 'Torse : prenez dans la réserve trois ingrédients au choix, identiques ou non.',
    'KZ-19':
      'Queue : frappez une tuile de n’importe quel plateau, y compris le vôtre. Face visible, elle est retournée face cachée ; face cachée, elle est défaussée, et son emplacement redevient libre. La queue se retourne avant de frapper et ne peut jamais se frapper elle-même. Le pouvoir de la tuile frappée n’agit pas, et rien de ce qu’elle a coûté n’est rendu.',
    'KZ-20':
      'Tête : l’utiliser n’est pas une action. Quand quelqu’un d’autre utilise un pouvoir, vous pouvez retourner face cachée votre tête face visible : ce pouvoir reste sans effet, sa tuile demeure face cachée et l’action est dépensée. Si l’option « Ce qu’une tête peut annuler » est réglée sur « Seulement un pouvoir qui vous vise », vous ne pouvez annuler qu’un pouvoir qui vous vise, vous ou l’une de vos tuiles ; une tête est censée viser la personne dont elle annule le pouvoir.',
    'KZ-21':
      'Ce que fait une tête est aussi un pouvoir : la tête face visible de quelqu’un d’autre peut donc l’annuler. Le pouvoir annulé en premier agit alors malgré tout, et l’on ne demande plus à personne de l’annuler. Chaque tête utilisée se retourne, si bien que cela s’arrête vite. Vous ne retournez jamais votre tête autrement ; seul le coup d’une queue le peut.',
    'KZ-22':
      'Annoncez d’abord le pouvoir et ce qu’il vise : une main adverse pour une oreille ou un bras, une tuile pour une queue. On interroge ensuite, l’une après l’autre en partant de la gauche de la personne qui l’utilise, celles dont la tête face visible peut l’annuler, jusqu’à ce que l’une d’elles le fasse. Les ingrédients d’un torse et la tuile d’une jambe ne se choisissent qu’après. Quand une tuile est retournée sans effet, on n’interroge personne.',
    'KZ-23':
      'Défaussez une tuile de votre main. Prenez dans la réserve les ingrédients qui y sont imprimés, plus une unité de l’ingrédient favori de votre alchimiste.',
    'KZ-24':
      'Révélez vos tuiles face cachée, c’est-à-dire remettez-les face visible : toutes, sans choisir. Il vous en faut au moins une pour cela.',
    'KZ-25':
      'Dès que quelqu’un a une tuile à chacun des neuf emplacements, face visible ou cachée, la créature s’éveille : « Kazaam ! » La partie s’arrête d’elle-même à l’instant, et plus aucune action n’a lieu.',
    'KZ-26':
      'Seules les tuiles face visible comptent. Chaque oreille, bras et jambe vaut 1 point ; tête, torse et queue valent 2 points chacun.',
    'KZ-27':
      'Si toutes vos tuiles face visible appartiennent à un seul homonculus, peu importe lequel, chacune vaut 1 point de plus. Une seule tuile face visible suffit. Cela vaut pour tout le monde, pas seulement pour qui a achevé sa créature.',
    'KZ-28': 'Chaque tuile face visible de l’homonculus favori de votre alchimiste vaut 1 point de plus.',
    'KZ-29': 'La personne qui a achevé sa créature marque 4 points de plus.',
    'KZ-30':
      'Le plus grand nombre de points l’emporte. En cas d’égalité, c’est le plus grand nombre de tuiles face visible qui décide, puis, si l’égalité demeure, le plus grand nombre d’ingrédients. Si même cela est égal, la partie est nulle entre les personnes concernées.',
    'KZ-31':
      'Vous assemblez votre créature sur un plateau de trois emplacements sur trois. De gauche à droite, la rangée du haut porte l’oreille gauche, la tête et l’oreille droite ; celle du milieu le bras gauche, le torse et le bras droit ; celle du bas la jambe gauche, la queue et la jambe droite. Côte à côte, les neuf tuiles forment une seule image de la créature.',
    'KZ-32':
      'Il y a soixante-dix tuiles : neuf pièces pour chacun des sept homonculi, et une pièce de chacun en double, avec les mêmes symboles (feu : oreille droite ; os : bras droit ; reptile : jambe gauche ; bois : oreille gauche ; fourrure : jambe droite ; insecte : bras gauche ; pierre : queue). Les symboles d’une tuile sont ce qu’elle coûte à jouer et ce qu’elle rend à l’extraction. Une oreille en porte deux, un bras ou une jambe trois, une queue ou un torse quatre, une tête cinq, et jamais trois identiques. Les coûts des six homonculi favoris suivent un même modèle, décalé d’ingrédient en ingrédient : aucun favori n’est donc plus facile à créer qu’un autre. La pierre n’est la favorite de personne, et ses coûts sont répartis presque également.',
    'KZ-33':
      'Votre main n’est visible que de vous : les autres voient combien de tuiles vous avez, à moins qu’une oreille n’accorde un coup d’œil. Personne ne voit les tuiles de la pioche, et seule une jambe ouvre la défausse à qui l’utilise ; le nombre de tuiles de l’une et de l’autre est connu, tout comme chaque tuile au moment où elle est défaussée ; par la suite, elle n’est plus nommée. Le reste est visible de tout le monde : les plateaux, même quelle tuile y est face cachée, les ingrédients, de qui c’est le tour et combien d’actions il reste. Sur un appareil partagé, on interroge donc les têtes à table ouverte ; l’appareil ne change de mains que lorsque le choix suivant montrerait une main.',
  },
  homunculi: {
    fire: 'feu',
    bone: 'os',
    reptile: 'reptile',
    wood: 'bois',
    fur: 'fourrure',
    insect: 'insecte',
    stone: 'pierre',
  },
  places,
  parts: { ear: 'oreille', arm: 'bras', leg: 'jambe', torso: 'torse', tail: 'queue', head: 'tête' },
  powers: {
    ear: 'Regardez toute la main de l’adversaire de votre choix.',
    arm: 'Prenez au hasard une tuile dans la main de l’adversaire de votre choix.',
    leg: 'Regardez les tuiles défaussées et prenez-en une de votre choix, ou aucune.',
    torso: 'Prenez dans la réserve trois ingrédients au choix.',
    tail: 'Frappez une tuile de n’importe quel plateau : face visible, elle est retournée ; face cachée, elle est défaussée.',
    head: 'Quand quelqu’un d’autre utilise un pouvoir, retournez la tête face cachée pour l’annuler ; ce n’est pas une action.',
  },
  ingredients: {
    mercury: 'mercure',
    sulphur: 'soufre',
    mandrake: 'mandragore',
    'unicorn-horn': 'corne de licorne',
    'dragon-blood': 'sang de dragon',
    'phoenix-feather': 'plume de phénix',
  },
  alchemists,
  tile: nameOf,
};
