import { BANK_SIZE, FREE_STEPS, GLORIA_CARDS, HAND_AT_START, HAND_LIMIT, MOST_BUILDINGS } from '../data';
import { byPayment } from '../rulebook';
import { names, say } from './fr-names';
import { costOf } from '../queries/cards';
import { ALL_CARDS } from './parts';
import type { AlchemirusText } from './text';

export const reasons: AlchemirusText['reasons'] = {
  'not-a-move': 'On ne peut pas faire cela dans ce jeu.',
  'not-asked': 'C’est à quelqu’un d’autre de choisir. Votre moment viendra.',
  'game-over': 'La partie est finie : la dernière manche a été jouée.',
  'draw-first': 'Prenez d’abord une carte : piochez-la, ou échangez l’une des vôtres avec la banque.',
  'not-in-bank': 'Cette carte n’est pas dans la banque. Prenez-en une qui s’y trouve, ou piochez.',
  'nothing-to-exchange':
    'Pour une carte de la banque, il faut en défausser une que vous avez déjà. Choisissez-la dans votre main.',
  'move-first': 'Choisissez d’abord la case où va votre pion.',
  'must-move': 'Votre pion ne peut pas rester où il est. Avancez-le d’au moins une case.',
  'steps-cost-fame': `Au-delà de ${say.fieldCount(FREE_STEPS)}, il faut ${say.fameOf(1)}, et vous n’en avez pas. Choisissez une case plus proche.`,
  'pawn-placed-already':
    'Votre pion est déjà sur l’anneau : il avance dans le sens des aiguilles d’une montre à partir de sa case.',
  'pawn-not-placed-yet':
    'Votre pion n’est pas encore sur l’anneau. À votre premier tour, posez-le sur la case de votre choix.',
  'spirit-field-taken':
    'Un autre pion occupe la case de l’Esprit, et il n’y a de place que pour un. Choisissez une autre case.',
  'other-field':
    'La case où se trouve votre pion sert à autre chose. Faites ce qu’elle permet, ou arrêtez-vous là.',
  'card-not-in-hand': 'Cette carte n’est pas dans votre main. Choisissez-en une que vous avez.',
  'cannot-afford':
    'Vous n’avez pas assez d’autres cartes pour payer ce bâtiment. Choisissez-en un moins cher, ou arrêtez-vous là.',
  'estate-full': `Vous avez déjà ${MOST_BUILDINGS} bâtiments. Choisissez celui à démolir pour faire place au nouveau.`,
  'demolish-only-when-full': `Vous avez encore de la place. On ne démolit que si l’on a ${MOST_BUILDINGS} bâtiments et qu’on en construit un autre.`,
  'gloria-is-no-building':
    'Gloria n’est pas un bâtiment. Gardez-la pour la fin de votre tour, ou servez-vous-en pour payer.',
  'spirit-first': 'Sur cette case, il faut avant tout déplacer l’Esprit.',
  'spirit-must-leave': 'L’Esprit s’y trouve déjà. Déplacez-le ailleurs.',
  'spirit-too-far':
    'Sans défausser votre main, vous ne déplacez l’Esprit que d’une place sur son anneau. Choisissez une place voisine.',
  'no-hand-to-discard':
    'Vous n’avez aucune carte en main à défausser pour un tel bond. Déplacez l’Esprit sans défausser, aussi loin que possible.',
  'rob-first': 'Décidez d’abord si vous prenez une carte, et à qui.',
  'nothing-to-rob':
    'On ne peut prendre une carte qu’à une autre personne qui a un Domo et au moins une carte. Choisissez quelqu’un dans ce cas, ou renoncez.',
  'grow-first': 'Choisissez d’abord le bâtiment qui reçoit la prochaine carte de la récolte.',
  'nothing-grows-there':
    'Il n’y a rien à récolter là. Choisissez un Horten vide ou une Metalle vide que l’Esprit ne bloque pas.',
  'no-such-good': 'Cette marchandise ne s’y trouve pas. Choisissez-en une que vous voyez sur vos bâtiments.',
  'wrong-way':
    'Cette marchandise ne va pas là. L’herbe va dans un Alembic, le minerai dans une Fornax, la teinture et le métal dans un Labrium.',
  'place-taken': 'Cette place est prise. Choisissez un autre bâtiment, ou libérez d’abord celui-ci.',
  'nothing-to-transmute':
    'Rien ne peut être transmuté là : il manque quelque chose, ou l’Esprit s’y oppose. Choisissez un autre bâtiment.',
  'decided-already':
    'Ce bâtiment a déjà eu son tour dans cette transmutation. Continuez avec l’un des suivants, ou arrêtez-vous là.',
  'no-good-to-sell':
    'Cette marchandise ne s’y trouve pas. Vendez-en une que vous voyez sur vos bâtiments, ou arrêtez-vous là.',
  'stall-missing': 'Vous n’avez pas construit ce bâtiment. Vendez là où vous en possédez un qui convient.',
  'stall-sold-out':
    'Pendant cette visite, vos bâtiments de cette sorte ne peuvent plus rien vendre. Vendez ailleurs, ou arrêtez-vous là.',
  'not-traded-there': 'Ce bâtiment ne vend pas ainsi. Regardez ses prix et choisissez autrement.',
  'too-few-for-gifts': `Il faut ${say.giftCards} pour les dons, et vous en avez moins. Continuez sans en faire.`,
  'no-gloria': 'Vous n’avez pas de Gloria en main. Terminez simplement votre tour.',
  'too-few-for-gloria': `Une Gloria demande ${GLORIA_CARDS} autres cartes, et vous en avez moins. Gardez-la pour un autre tour.`,
  ...byPayment(
    'pay-first',
    (payment) => `Choisissez d’abord les cartes à défausser ${say.paidFor[payment]}.`,
  ),
  ...byPayment(
    'pay-in-order',
    (payment) =>
      `Les cartes à défausser ${say.paidFor[payment]} se choisissent sorte par sorte, dans l’ordre où elles se présentent. Choisissez cette sorte, ou l’une des suivantes s’il reste assez de cartes après.`,
  ),
  ...byPayment(
    'pay-from-hand',
    (payment) =>
      `Cette carte n’est pas dans votre main : elle ne peut être défaussée ${say.paidFor[payment]}. Choisissez-en une que vous avez.`,
  ),
  'answer-offer-first': 'On vous propose une marchandise. Achetez-la d’abord, ou renoncez.',
  'no-place-for-it': 'Cette place n’est pas libre ou ne convient pas. Choisissez-en une autre, ou renoncez.',
  'end-first': 'Votre action est terminée. Jouez une Gloria si vous le pouvez, ou terminez votre tour.',
};

export const sections: AlchemirusText['sections'] = {
  components: 'Cartes, anneau et Esprit',
  setup: 'Mise en place',
  turn: 'Le tour',
  build: 'Construction',
  spirit: 'Esprit',
  goods: 'Récolte, Transport, Transmutation',
  sale: 'Vente et Dons',
  end: 'Gloria et fin',
  options: 'Options',
  secrecy: 'Qui peut voir quoi',
};

export const rules: AlchemirusText['rules'] = {
  'AL-27': `Il y a ${ALL_CARDS} cartes : ${say.boxed}. Une carte en main vaut pour ce qu’elle montre, ou bien comme argent : n’importe quelle carte défaussée paie 1. Une marchandise est aussi une carte, prise directement dans la pioche et posée face cachée sur un bâtiment, et personne ne la regarde. L’herbe devient de la teinture et le minerai du métal ; une teinture et du métal ensemble deviennent de l’or. La renommée ne s’épuise jamais.`,
  'AL-28': `Les pions parcourent dans le sens des aiguilles d’une montre l’anneau alchimique, qui compte ${say.fieldCount(say.ringSize)} : ${say.ring}, puis de nouveau la première.`,
  'AL-29': `À l’intérieur, l’Esprit a son propre petit anneau (dans le sens des aiguilles d’une montre : ${say.spiritRing}) autour d’un centre, qui correspond à Domo. L’Esprit commence sur Labrium.`,
  'AL-1': `Alchemirus se joue de 2 à 4 personnes. Chacune commence avec un Horten et une Pergula déjà construits, visibles devant elle, et sans renommée. On mélange les autres cartes et chaque personne en reçoit ${HAND_AT_START}, qui forment sa main cachée. Le hasard désigne qui commence ; ensuite, le tour passe à gauche.`,
  'AL-2':
    'C’est seulement quand il faut une carte et que la pioche est vide qu’on mélange la défausse pour former une nouvelle pioche. Si la défausse est vide aussi, ce qui ne peut être pioché ne l’est pas.',
  'AL-3':
    'La renommée est visible de tout le monde. Les mains sont cachées, mais on voit combien de cartes chaque personne a. La défausse est visible, elle aussi, tout comme la carte d’une marchandise quand elle est défaussée.',
  'AL-4': `Votre tour suit toujours cet ordre : piochez une carte ; déplacez votre pion ; faites l’action de sa case, ou non ; jouez une Gloria si vous le voulez ; défaussez de façon à ne pas garder plus de ${say.cardCount(HAND_LIMIT)}. Enfin, on regarde si vous avez atteint la renommée voulue.`,
  'AL-5': `Votre pion avance dans le sens des aiguilles d’une montre de ${say.freeSteps} cases. Vous pouvez aussi avancer de ${say.paidSteps} cases pour ${say.fameOf(1)}, si vous l’avez. Le pion ne peut pas rester où il est. À votre premier tour, vous ne le déplacez pas : vous le posez sur la case de votre choix.`,
  'AL-6':
    'L’action d’une case est facultative ; seule celle de l’Esprit est obligatoire, et l’on n’y a le choix qu’entre trois manières de la faire.',
  'AL-7':
    'Un seul pion peut se tenir sur la case de l’Esprit : tant qu’un autre y est, le vôtre ne peut ni s’y arrêter ni y être posé. Vous pouvez y poser votre pion au premier tour ; il faut alors déplacer l’Esprit (AL-13), et cela ne compte pas comme la dépasser. Toutes les autres cases accueillent autant de pions qu’on veut.',
  'AL-8':
    'Si votre pion dépasse la case de l’Esprit sans s’y arrêter, vous piochez une carte, avant l’action de la case atteinte. Un trajet payé en renommée compte aussi. Quitter la case de l’Esprit, ce n’est pas la dépasser.',
  'AL-9': `Chacun de vos Domo vous donne une carte quand votre pion arrive sur ${say.domoFields}, que vous fassiez ensuite l’action ou non. Tant que l’Esprit est au centre, aucun Domo ne donne de carte.`,
  'AL-10': `Posez devant vous un bâtiment de votre main et défaussez d’autres cartes de votre main selon son coût : ${say.costs}. En une visite, vous pouvez construire tout ce que vous pouvez payer, et autant de bâtiments d’une même sorte que vous voulez. Pour un Alembic, on défausse ${costOf('alembic')} autres cartes.`,
  'AL-11': `Vous pouvez avoir ${MOST_BUILDINGS} bâtiments, les deux premiers compris. Pour en construire un de plus, il faut d’abord démolir l’un des vôtres : il est défaussé avec les marchandises qu’il porte et ne paie rien ; ensuite, vous payez le prix entier. On ne démolit pour aucune autre raison.`,
  'AL-12': 'Gloria n’est pas un bâtiment et ne peut pas être construite.',
  'AL-13':
    'Sur la case de l’Esprit, il faut choisir l’une des trois manières suivantes : déplacer l’Esprit d’une place à gauche ou à droite sur son anneau ; défausser toute votre main, d’au moins une carte, et le déplacer n’importe où, centre compris ; ou, s’il est au centre, le déplacer sur n’importe quelle place de l’anneau. Un pas à gauche ou à droite ne mène jamais au centre et n’en fait jamais sortir, et l’Esprit finit toujours sur une autre place qu’avant.',
  'AL-14':
    'La sorte de bâtiment où se tient l’Esprit ne fonctionne pour personne : pas d’herbe d’un Horten, pas de minerai d’une Metalle, pas de transmutation dans un Alembic, une Fornax ou un Labrium, pas de carte d’un Domo quand il est au centre. On peut quand même y poser des marchandises, les enlever et les vendre.',
  'AL-15':
    'Si vous déplacez l’Esprit au centre, vous pouvez prendre une carte au hasard dans la main d’une autre personne qui a construit un Domo et qui a au moins une carte.',
  'AL-16':
    'Chacun de vos Horten vides reçoit une herbe et chacune de vos Metalle vides du minerai, sauf là où se tient l’Esprit : c’est la carte du dessus de la pioche, face cachée. Tout se récolte en même temps. Si les cartes ne suffisent pas, vous choisissez les bâtiments qui en reçoivent une.',
  'AL-17':
    'Déplacez autant de marchandises que vous voulez, l’une après l’autre : l’herbe d’un Horten à un Alembic, le minerai d’une Metalle à une Fornax, la teinture d’un Alembic et le métal d’une Fornax à un Labrium. La place doit être libre, mais vous pouvez l’avoir libérée juste avant. Un Alembic et une Fornax n’ont qu’une place, pour ce qui entre ou pour ce qui sort. Un Labrium a une place pour une teinture et une pour du métal, et n’accepte ni l’une ni l’autre tant qu’il porte de l’or. L’or ne se transporte pas. Avec du minerai sur une Metalle, du métal sur une Fornax et un Labrium vide, vous pouvez porter d’abord le métal, puis le minerai.',
  'AL-18':
    'Chacun de vos Alembic change son herbe en teinture, chaque Fornax son minerai en métal, chaque Labrium une teinture et du métal en or : de ces deux cartes, l’une est défaussée et l’autre reste en place : c’est l’or. Là où se tient l’Esprit, rien ne se passe. Tout se transmute en même temps, et donc rien deux fois, mais vous pouvez laisser de côté les bâtiments que vous voulez.',
  'AL-19': `Vendez des marchandises posées sur n’importe lequel de vos bâtiments, l’une après l’autre, chacune dans un bâtiment qui vend. Une Pergula vend ${names.stallLimits.pergula} : ${say.prices('pergula')}. Une Taberna vend ${names.stallLimits.taberna} : ${say.prices('taberna')}. Un Donarium vend ${names.stallLimits.donarium} pour ${say.goldPrice}. Là où il y a deux prix, vous choisissez pour chaque marchandise des cartes ou de la renommée, et une Taberna peut mêler marchandises et paiements. La carte de la marchandise est défaussée ; les cartes que vous recevez viennent de la pioche. Avec une Pergula et une Taberna, deux herbes, du minerai et du métal peuvent rapporter 3 cartes et 1 point de renommée.`,
  'AL-20': `Défaussez ${say.giftCards} de votre main pour ${say.fameOf(1)}. Ce n’est possible qu’une fois par visite.`,
  'AL-21': `À la fin de votre tour, où que soit votre pion, vous pouvez défausser de votre main une Gloria et ${GLORIA_CARDS} autres cartes pour ${say.fameOf(1)}. On ne joue qu’une Gloria par tour.`,
  'AL-22': `À la fin de votre tour, vous gardez au plus ${say.cardCount(HAND_LIMIT)} : défaussez les autres, à votre choix. À tout autre moment, une main n’a pas de limite.`,
  'AL-23':
    'Si, à la fin d’un tour, quelqu’un a la renommée voulue (20 points, sauf si l’option « Renommée à atteindre » en décide autrement), la dernière manche commence : seules les personnes qui ont joué moins de tours en jouent encore un. Elle reste la dernière même si une part de cette renommée est ensuite dépensée.',
  'AL-24':
    'La plus grande renommée l’emporte. En cas d’égalité, ce sont les bâtiments les plus chers, tous coûts additionnés, qui décident ; si l’égalité demeure, la partie est nulle entre ces personnes.',
  'AL-25': `Si l’option « Banque » est réglée sur « Cinq cartes visibles », comme d’ordinaire, ${BANK_SIZE} cartes visibles sont posées à côté de la pioche. Au lieu de piocher au début de votre tour, et seulement alors, vous pouvez en prendre une et défausser une autre carte que vous aviez déjà ; la place vide est aussitôt remplie depuis la pioche. Quand la pioche est épuisée, la banque est mélangée avec la défausse dans la nouvelle pioche ; on dévoile ${BANK_SIZE} nouvelles cartes, s’il y en a assez, et c’est seulement ensuite qu’on pioche la carte voulue. Avec « Sans banque », on pioche toujours.`,
  'AL-26':
    'Si l’option « Marché ouvert » est réglée sur « Les autres peuvent acheter », toute marchandise vendue contre des cartes, mais non contre de la renommée, est d’abord proposée aux autres, à partir de la gauche de la personne qui vend. La première personne qui accepte défausse autant de cartes que la vente en rapporte, plus une, et pose la marchandise sur une place libre qui convient, à son choix : une herbe sur un Horten ou un Alembic, du minerai sur une Metalle ou une Fornax, une teinture sur un Alembic ou un Labrium, du métal sur une Fornax ou un Labrium, de l’or sur un Labrium entièrement vide. L’Esprit n’y fait pas obstacle. La personne qui vend reçoit ses cartes de la pioche, comme toujours : pour une teinture vendue 3 cartes, l’achat en coûte 4. D’ordinaire, l’option est réglée sur « Les autres n’achètent pas ».',
  'AL-30':
    'L’option « Renommée à atteindre » est d’ordinaire réglée sur « 20 points de renommée ». Avec « 15 points de renommée », la dernière manche commence dès 15, pour une partie plus courte.',
  'AL-31':
    'Personne ne voit la main des autres, l’ordre de la pioche ni la face des cartes qui servent de marchandises. Tout le monde voit la défausse, les bâtiments, les marchandises et où elles se trouvent, la renommée, la banque, les pions, l’Esprit et combien de cartes chaque personne a. Pour jouer son tour, il faut voir sa main : un appareil partagé change donc de mains une fois par tour. Les offres du marché ouvert se font à table ouverte, car le nombre de cartes est connu de tout le monde ; les cartes avec lesquelles payer se choisissent à l’abri des regards, et seulement si l’offre est acceptée.',
};
