import { DEEP_RESEARCH, HAND_LIMIT, MISSION_GOAL, RESEARCH } from '../data';
import { LAST_ROUND, WISDOM_GOAL } from '../ends';
import { names } from './fr-names';
import type { MateriaPrimaText } from './text';

export const reasons: MateriaPrimaText['reasons'] = {
  'not-a-move': 'Ce n’est pas un coup de ce jeu.',
  'not-asked': 'C’est à quelqu’un d’autre de jouer.',
  'game-over': 'La partie est finie.',
  'pick-first': 'Choisissez d’abord votre alchimiste.',
  'alchemist-taken': 'Cet alchimiste est déjà pris.',
  'mission-first': 'Choisissez d’abord votre mission.',
  'mission-not-dealt': 'Vous n’avez pas reçu cette mission.',
  'place-first': 'Placez d’abord votre donjon.',
  'not-a-free-hex': 'Un donjon ne se place ni sur une mine ni dans une ville.',
  'tower-stands-there': 'Il y a déjà un donjon ici.',
  'not-now': 'Pas maintenant : choisissez une action, ou finissez votre tour.',
  'not-your-figure': 'Vous n’avez pas cette figurine sur le plateau.',
  'no-actions-left': 'Cette figurine n’a plus d’action pour cela ce tour-ci.',
  'not-next-to-it': 'On ne se déplace que sur une case voisine.',
  'tower-is-closed': 'On n’entre pas dans le donjon des autres.',
  'opponent-in-the-way': 'Une figurine adverse barre le chemin.',
  'no-mine': 'Il n’y a pas de mine sur cette case.',
  'no-room': 'Cette figurine ne peut rien transporter de plus.',
  'nothing-lies-there': 'Rien de tel ne se trouve ici.',
  'one-at-a-time': 'Chaque action Extraire ne ramasse qu’une chose.',
  'all-at-once': 'Extraire ramasse tout ce qu’on peut transporter.',
  'souls-for-alchemists': 'Les homoncules ne touchent pas aux pierres d’âme.',
  'not-carried': 'Cette figurine ne transporte pas cela.',
  'no-drop-at-home': 'On ne dépose rien sur la case de son propre donjon.',
  'drop-in-order': 'On dépose dans l’ordre de la pyramide.',
  'drop-first': 'Finissez d’abord de déposer.',
  'cannot-attack': 'Cette figurine ne peut pas attaquer.',
  'no-such-opponent': 'Aucun adversaire n’a cette figurine sur le plateau.',
  'out-of-reach': 'On n’attaque qu’une figurine sur une case voisine.',
  'safe-in-tower': 'Dans son donjon, une figurine est à l’abri.',
  'not-at-home': 'Cela ne se fait que dans votre donjon.',
  'nothing-to-equip': 'Il n’y a rien à laisser et rien à prendre.',
  'homunculi-wear-nothing': 'Les homoncules ne portent pas d’équipement.',
  'not-worn': 'Votre alchimiste ne porte pas cela.',
  'not-in-tower': 'Cela n’est pas dans votre donjon.',
  'pack-in-order':
    'D’abord on range, puis on s’équipe, puis viennent les éléments dans l’ordre de la pyramide.',
  'pack-first': 'Finissez d’abord d’équiper.',
  'nothing-to-shift': 'On ne transfère des éléments que juste après Convertir ou Transmuter.',
  'cannot-convert': 'Il vous manque des éléments pour cette conversion.',
  'wrong-recipe': 'Ces deux éléments ne donnent pas celui-là.',
  'formula-not-in-hand': 'Vous n’avez pas cette formule en main.',
  'cannot-transmute': 'Il vous manque ce que demande cette formule.',
  'nothing-to-wear': 'Ce que produit cette formule ne se porte pas.',
  'no-soul-in-supply': 'Il n’y a plus de pierre d’âme dans la réserve.',
  'two-worn-already': 'Votre alchimiste porte déjà deux équipements.',
  'three-homunculi': 'Vous avez déjà trois homoncules : choisissez lequel dissoudre.',
  'dissolve-only-when-full': 'On ne dissout un homoncule que pour un quatrième.',
  'fragment-there-already': 'Vous avez déjà le fragment de ce niveau.',
  'not-in-a-city': 'Votre alchimiste n’est pas dans une ville.',
  'not-offered-there': 'Cette ville ne propose pas ce type de formules.',
  'deck-empty': 'Il ne reste aucune formule de ce type.',
  'not-shown': 'Cette formule n’est pas parmi celles que vous avez piochées.',
  'keep-first': 'Choisissez d’abord ce que vous gardez.',
  'discard-first': 'Défaussez d’abord les formules en trop.',
  'nothing-for-sale': 'Cette ville n’a plus d’extension.',
  'no-place-for-extension': 'Votre donjon n’a plus de place pour une extension.',
  'wrong-price': 'Ce n’est pas le prix, ou vous ne l’avez pas sur vous.',
  'bought-in-this-turn': 'Une extension sert à partir du tour qui suit l’achat.',
  'no-such-extension': 'Votre donjon n’a pas cette extension.',
  'one-activation-a-turn': 'On n’utilise qu’une extension par tour.',
  'wrong-figure': 'Choisissez une de vos figurines pour cette extension, ou aucune s’il n’en faut pas.',
  'loot-first': 'Choisissez d’abord ce que vous prenez.',
  'not-in-the-loot': 'Cela ne fait pas partie du butin.',
  'loot-in-order': 'Le butin se prend dans l’ordre de la pyramide, tant qu’il y a de la place.',
};

export const rules: MateriaPrimaText['rules'] = {
  'MP-1':
    'Le plateau se compose de sept tuiles de sept cases, une au milieu et six autour. Elles ont deux faces ; on les pose et on les tourne au hasard. Trois tuiles ont une ville en leur centre : Blackholm, Windshire et Hammerbreach. Chaque face des Bois Bleus a une seule mine de Terre.',
  'MP-2':
    'Une case est libre, ou c’est une mine d’un élément de niveau 1, ou une ville. Il n’y a pas de frontières entre les cases.',
  'MP-3':
    'Option « Plateau » : avec « Au hasard », le sort place les tuiles ; « Pour débuter » est un plateau fixe et équitable.',
  'MP-4':
    'On joue à 2, 3 ou 4. Chacun reçoit un alchimiste, un donjon, une des six pierres d’âme et deux missions secrètes : il en garde une, et l’autre quitte le jeu sans que personne la voie. Option « Alchimistes » : « Choisis » à tour de rôle, ou « Distribués ». Chacun choisit la mission qu’il garde avant que les formules soient distribuées et les donjons placés. Une pierre d’âme dépensée pour une formule retourne à la réserve ; une nouvelle en vient, tant qu’il en reste.',
  'MP-5':
    'Chacun reçoit au hasard une formule de niveau 1 de chacune des trois pioches. Le reste est mélangé.',
  'MP-6':
    'Une extension est visible dans chaque ville. Le sort désigne qui commence, ou bien on le choisit à la mise en place ; puis, dans le sens horaire, chacun place son donjon et son alchimiste sur une case libre et sans donjon, même voisine d’un autre donjon.',
  'MP-7':
    'À votre tour, votre alchimiste et chacun de vos homoncules ont leur propre nombre d’actions, dans n’importe quel ordre, même en alternant. Vous pouvez en faire moins ; c’est vous qui finissez le tour. L’attaque, la défense et la capacité changent aussitôt avec l’équipement, le nombre d’actions seulement au début du tour. La même aptitude en double ne compte qu’une fois ; des actions supplémentaires de types différents s’ajoutent.',
  'MP-8':
    'Se déplacer : d’une case, mais pas sur une figurine ou un donjon adverse. Personne ne les traverse. Vos figurines peuvent partager une case.',
  'MP-9':
    'Extraire : sur une mine, la figurine obtient un élément de ce type, deux avec l’aptitude, dans la limite de ce qu’elle peut transporter.',
  'MP-10':
    'Déposer : autant de choses transportées que vous voulez, sur la case de la figurine mais pas dans votre donjon ; l’alchimiste peut aussi déposer des pierres d’âme. Extraire permet de ramasser ce qui est au sol. Option « Ramassage » : « Une chose par action » ou « Tout ce qu’on peut transporter ». Les homoncules ne ramassent jamais de pierre d’âme, et celles-ci ne prennent pas de place. Les figurines ne peuvent rien se donner autrement.',
  'MP-11':
    'Attaquer : une figurine d’une case voisine, tant qu’il reste des actions. Dans son donjon, une figurine ne peut pas être attaquée, mais elle peut attaquer de là.',
  'MP-12':
    'Équiper : dans votre donjon, une figurine laisse et prend les éléments de votre choix, l’alchimiste aussi des équipements. Le donjon n’a pas de limite, et personne d’autre n’y prend rien. On n’y range jamais de pierre d’âme. Laisser tout tel quel ne coûte pas d’action.',
  'MP-13':
    'Convertir : dans votre donjon, l’alchimiste fait de deux éléments un seul. Il emploie ce qu’il transporte et ce que contient le donjon, et peut au passage transférer des éléments de l’un à l’autre.',
  'MP-14':
    'Transmuter : dans votre donjon, l’alchimiste paie une formule de votre main, comme pour Convertir. Un équipement se porte ou se range. Une formule de pierre d’âme va sous sa pioche. Un homoncule naît sur la case du donjon et agit dès votre prochain tour. Un fragment de la Pierre reste visible dans le donjon.',
  'MP-15':
    'Un alchimiste porte au plus deux équipements. Vous avez au plus trois homoncules : pour un quatrième, vous en dissolvez un. Sa carte va sous sa pioche, et ce qu’il transportait tombe sur sa case, ou va dans votre donjon s’il s’y trouvait.',
  'MP-16':
    'Vous pouvez faire un fragment de chaque niveau. Le troisième achève la Pierre philosophale, que personne ne peut vous prendre.',
  'MP-17': `Rechercher : dans une ville, l’alchimiste pioche ${RESEARCH.draw} formules d’un type que la ville propose et en garde ${RESEARCH.keep} ; avec l’aptitude, il en pioche ${DEEP_RESEARCH.draw} et en garde ${DEEP_RESEARCH.keep}. Le reste va sous la pioche dans un ordre aléatoire. Blackholm propose homoncules et équipements, Windshire homoncules et Pierre, Hammerbreach équipements et Pierre.`,
  'MP-18': `Vous pouvez avoir ${HAND_LIMIT.usual} formules en main, ${HAND_LIMIT.large} avec l’aptitude. Celles en trop, à votre choix, vont aussitôt sous leur pioche.`,
  'MP-19': `Acheter : dans une ville, l’alchimiste paie l’extension visible avec ce qu’il transporte. La première coûte ${names.price(0)}, la deuxième ${names.price(1)}, la troisième ${names.price(2)}. Elle sert dès votre prochain tour. La ville en dévoile une nouvelle, tant qu’il y en a. Un donjon a trois places.`,
  'MP-20':
    'Une fois par tour, à tout moment et sans action, vous pouvez utiliser une extension. Celle qui produit donne aussitôt son élément ; tout autre effet dure jusqu’à la fin du tour.',
  'MP-21':
    'L’attaquant lance autant de dés que vaut son attaque, le défenseur autant que vaut sa défense. Un total supérieur l’emporte ; s’il est égal ou inférieur, l’attaque est repoussée, sans conséquence.',
  'MP-22':
    'Un homoncule vaincu quitte le plateau, sa carte va sous sa pioche, et l’attaquant obtient ses éléments.',
  'MP-23':
    'Un alchimiste vaincu rentre dans son donjon. L’attaquant obtient tous les éléments que transportait le vaincu, et une pierre d’âme. Le vaincu garde tout le reste.',
  'MP-24':
    'L’attaquant garde ce qu’il peut transporter, à son choix ; le reste demeure là où était le vaincu. Un alchimiste qui attaque prend la pierre d’âme ; si c’est un homoncule, elle tombe sur place.',
  'MP-25':
    'Les pierres d’âme ne prennent pas de place et sont autant de vies. Un alchimiste qui n’en a plus est sans âme : il combat avec sa face crâne et ne peut pas terminer la partie. Option « Victoire sans âme » : « Il faut une âme pour gagner », et sans âme on passe après tous ceux qui en ont une ; ou « Même sans âme, on peut gagner » par la sagesse quand quelqu’un d’autre la termine.',
  'MP-26':
    'Tyran : un de vos homoncules entre dans une ville, et vos homoncules se trouvent alors dans les trois.',
  'MP-27':
    'Maître d’Armes : votre alchimiste entre à Blackholm en portant deux équipements de niveau 2 ou plus, et vous en avez transmuté au moins quatre de ces niveaux.',
  'MP-28': `Seigneur des Flammes : quand vous déposez, il y a au moins ${MISSION_GOAL.hellfire} Feu à Windshire, peu importe qui l’a déposé.`,
  'MP-29': `Faucheur d’Âmes, à 3 ou 4 : votre alchimiste entre à Windshire avec ${MISSION_GOAL.soulreaperSouls} pierres d’âme.`,
  'MP-30':
    'Pacifiste, à 2 : votre alchimiste arrive sur une mine d’Air, et aucune de vos figurines n’a jamais attaqué.',
  'MP-31': `Magnat : quand vous déposez, il y a ${MISSION_GOAL.magnateGold} Or à Hammerbreach. Seul compte ce que vos figurines ont déposé, même en plusieurs fois, et qui s’y trouve encore.`,
  'MP-32': `Dépensier : quand vous déposez, ${MISSION_GOAL.spenderElements} éléments de niveau 3 déposés par vos figurines se trouvent sur une même case voisine du donjon le plus éloigné du vôtre.`,
  'MP-33':
    'Gardien du Foyer, à 2 : au début de votre tour, au moins deux de vos homoncules sont voisins de votre donjon.',
  'MP-34':
    'Cultiste : à la fin de votre tour, votre alchimiste et trois homoncules sont sur la mine de Terre des Bois Bleus.',
  'MP-35': `Garde du Corps, à 3 ou 4 : quand vous déposez, ${MISSION_GOAL.bodyguardSouls} pierres d’âme déposées par vous se trouvent sur une même case voisine du donjon le plus éloigné du vôtre, et il vous en reste une.`,
  'MP-36':
    'Le donjon le plus éloigné est celui d’un adversaire, en comptant les cases, quoi qu’il y ait entre les deux. À égalité, n’importe lequel convient.',
  'MP-37': `La partie se termine aussitôt quand quelqu’un qui a la Pierre philosophale et une pierre d’âme accomplit sa mission. Option « Fin anticipée » : « Seulement par une mission », ou « Aussi à ${WISDOM_GOAL} points de sagesse » à la fin d’un tour ; alors aucune mission ne compte. Option « Dernière manche » : « La manche ${LAST_ROUND} », après laquelle elle se termine de toute façon (une règle à nous, qui n’est dans aucun livret), ou « Pas de dernière manche ».`,
  'MP-38':
    'Sagesse : 2 points par élément de niveau 3 que vous possédez ; le niveau de chaque homoncule sur le plateau, de chaque équipement et de chaque fragment ; 5 pour la Pierre, 3 par pierre d’âme, 2 par extension, 9 pour la mission accomplie.',
  'MP-39':
    'La plus grande sagesse l’emporte. En cas d’égalité, la personne qui a terminé la partie gagne, si elle est parmi les ex æquo ; sinon, la partie est nulle.',
  'MP-40':
    'Un élément naît des deux qui sont sous lui. Eau et Terre donnent Soufre, Terre et Air Verre, Air et Feu Cuivre, Feu et Fer Mercure ; Soufre et Verre donnent Eau régale, Verre et Cuivre Platine, Cuivre et Mercure Or. Ils ne s’épuisent jamais.',
  'MP-41': `Chaque alchimiste a attaque, défense, capacité et actions sur une face cœur et une face crâne, et une aptitude. Sejlon : ${names.extra('move')}. Vitrudes : ${names.abilities.deepResearch}. Lenka : ${names.abilities.doubleExtract}. Wilka : ${names.abilities.largeHand}.`,
  'MP-42': 'Un dé montre 0, 1, 1, 2, 2 ou 3. On ne lance jamais plus de 8 dés.',
  'MP-43':
    'Une mission ne s’accomplit qu’au moment qu’elle indique, et seulement si la personne qui l’a possède la Pierre philosophale et une pierre d’âme.',
  'MP-44':
    'Sont secrets les missions, les formules en main, l’ordre des pioches et ce que montre Rechercher. Tout le reste est visible.',
};
