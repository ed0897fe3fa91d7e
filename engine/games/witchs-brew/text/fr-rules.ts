import type { WitchsBrewText } from './text';

export const reasons: WitchsBrewText['reasons'] = {
  'not-a-move': 'On ne peut pas faire cela dans ce jeu.',
  'not-asked': 'La parole est à quelqu’un d’autre. Votre tour de répondre viendra.',
  'game-over': 'La partie est finie : les corbeaux sont venus et la dernière manche est jouée.',
  'choose-first': 'Choisissez d’abord les cinq rôles que vous voulez en main pour cette manche.',
  'five-in-order':
    'Une main compte cinq rôles différents. Remplacez par un autre celui que vous avez pris deux fois.',
  'role-forbidden': 'Ce rôle est interdit pendant cette manche. Choisissez-en un autre à sa place.',
  'call-first': 'C’est à vous d’ouvrir : annoncez d’abord l’un des rôles qui vous restent.',
  'role-not-held': 'Vous n’avez pas ce rôle en main. Annoncez l’un de ceux qui vous restent.',
  'answer-first':
    'Vous avez le rôle annoncé : répondez d’abord, en le revendiquant ou en disant « Ainsi soit-il ».',
  'effect-first': 'Réglez d’abord l’effet de votre rôle : profitez-en ou renoncez-y.',
  'other-effect': 'Votre rôle apporte autre chose. Faites ce qu’il permet, ou renoncez.',
  'cannot-pay':
    'Il vous manque une partie du prix, et un effet se paie en entier. Payez autrement, ou renoncez.',
  'wrong-number-of-drops':
    'Le nombre de gouttes n’est pas le bon. Choisissez-en exactement autant qu’il en faut.',
  'other-cauldron':
    'Ce chaudron n’est pas celui de votre rôle ou de votre sort. Brassez dans celui qui convient, ou renoncez.',
  'cauldron-empty':
    'Il ne reste aucune potion dans ce chaudron. Brassez dans un autre, si votre sort le permet, ou renoncez.',
  'wrong-recipe':
    'Ces gouttes ne sont pas celles de la recette. Payez exactement celles que montre la potion visible.',
  'no-drop-to-add':
    'Une fois la potion payée, il ne vous reste aucune goutte de cette couleur. Ajoutez-en une autre, ou passez-vous de la fiole.',
  'adding-not-allowed':
    'Seuls la Sorcière, le Magicien et le Druide changent une goutte de plus en fiole ; un sort ne le permet pas. Brassez sans goutte de plus.',
  'give-first': 'Choisissez d’abord les gouttes à poser sur l’étagère pour le Frère quêteur.',
  'give-exactly': 'Donnez exactement le nombre de gouttes dû, et seulement des gouttes que vous avez.',
  'complete-first': 'Décidez d’abord pour l’étagère : ajoutez exactement ce qui manque, ou laissez-la ainsi.',
  'add-exactly':
    'Ajoutez exactement ce qui manque : de l’or sur l’étagère de l’or, vos propres gouttes sur celle des gouttes. Ou renoncez.',
};

export const sections: WitchsBrewText['sections'] = {
  components: 'Rôles, sorts et potions',
  setup: 'Mise en place',
  set: 'La manche',
  effects: 'Ce que font les rôles',
  end: 'Fin et décompte',
  secrecy: 'Qui peut voir quoi',
};

export const rules: WitchsBrewText['rules'] = {
  'WB-1':
    'Brouet de sorcière se joue de 3 à 5 personnes. Chacune commence avec 2 pièces d’or, une goutte de chaque couleur (le sang de loup est rouge, le venin de vipère blanc, le suc d’herbes vert) et les mêmes douze rôles.',
  'WB-2':
    'Les cartes potion forment cinq piles face visible, une par chaudron et une par étagère, les moins chères au-dessus. On ne peut obtenir que celle du dessus, mais tout le monde peut feuilleter les piles à tout moment. Les huit sorts sont mélangés : seul celui du dessus est visible, et personne ne regarde les autres. Le hasard désigne qui ouvre la première manche, ou bien on le choisit à la mise en place.',
  'WB-3': 'La réserve d’or, de gouttes et de fioles ne s’épuise jamais.',
  'WB-4':
    'L’or, les gouttes, les fioles et le nombre de vos cartes potion sont visibles. Une carte potion avec un corbeau reste face visible devant vous ; vos autres cartes potion, une fois prises, sont cachées aux autres. Tout le monde voit quelle carte est prise, mais aux manches suivantes ni la table ni le journal ne le répètent. Si l’option « Points en cours de partie » est réglée sur « Visibles de tout le monde », les cartes et les points de chaque personne restent toujours en vue ; d’ordinaire, elle est réglée sur « Cachés jusqu’à la fin ».',
  'WB-5':
    'Au début d’une manche, chaque personne choisit en secret cinq des douze rôles. Les sept autres restent en dehors de cette manche.',
  'WB-6':
    'Des rôles peuvent être interdits : au début de chaque manche, avant tout choix, on les tire au grand jour d’un paquet mélangé des douze rôles, et personne ne peut les choisir. L’option « Rôles interdits » décide de leur nombre : d’ordinaire « Deux si l’on est trois », et aucun si l’on est plus ; ou bien « Deux si l’on est trois, un si l’on est quatre » ; ou encore « Aucun » dans tous les cas. À cinq, aucun rôle n’est jamais interdit. Les rôles tirés restent de côté jusqu’à ce que le paquet n’en compte plus assez ; alors, on mélange de nouveau les douze.',
  'WB-7':
    'La personne qui ouvre annonce l’un de ses rôles : « Je suis la Sorcière ! » Annoncer un rôle, c’est toujours en revendiquer l’action principale. Un rôle annoncé, avec les réponses qu’il reçoit, forme une annonce.',
  'WB-8':
    'Les autres personnes répondent l’une après l’autre, dans le sens des aiguilles d’une montre. Si vous n’avez pas ce rôle, vous passez. Si vous l’avez, vous devez le jouer aussitôt, sans pouvoir le garder pour plus tard : dites « Non, c’est moi la Sorcière ! » pour revendiquer l’action principale, ou « Ainsi soit-il » pour vous contenter de la faveur. Pas de confidences à table, s’il vous plaît : ne dites rien de votre main ni de celle des autres, et ne donnez pas d’indices.',
  'WB-9':
    'Une nouvelle revendication retire l’action principale à la personne qui la revendiquait avant. Celle-ci n’obtient rien du tout : son rôle est dépensé, elle n’est plus interrogée et, s’il s’agit du Coupe-bourse ou du Frère quêteur, elle paie en entier.',
  'WB-10':
    'Une faveur s’accomplit sur-le-champ, avant la réponse suivante et bien avant l’action principale, même si elle emporte la potion du dessus au nez et à la barbe des autres. Avec le Coupe-bourse et le Frère quêteur, la faveur consiste seulement à payer une pièce ou une goutte de moins (WB-16, WB-17).',
  'WB-11':
    'Quand tout le monde a répondu, la dernière personne à revendiquer le rôle accomplit l’action principale. On peut renoncer à tout effet, action principale ou faveur, et ce qu’on ne peut pas payer compte comme un renoncement. C’est tout ou rien : aucune partie d’un effet sans son prix entier.',
  'WB-12':
    'La dernière personne à revendiquer le rôle ouvre l’annonce suivante, même si elle a renoncé à l’action. S’il ne lui reste aucun rôle, c’est la première personne à sa gauche à en avoir encore qui ouvre. Quand une seule personne a encore des rôles, chacune de ses annonces l’emporte aussitôt.',
  'WB-13':
    'La manche s’achève quand plus personne n’a de rôle. La personne à qui est revenue la dernière action principale, accomplie ou non, ouvre la manche suivante. Le sort visible passe sous sa pile, lancé ou non, et le suivant apparaît. Puis chaque personne choisit de nouveau parmi les douze rôles.',
  'WB-14':
    'Quand vous brassez avec la Sorcière, le Magicien ou le Druide, en action principale ou en faveur, vous pouvez ajouter au prix une goutte de n’importe quelle couleur et prendre une fiole en échange. Cela se décide en même temps qu’on brasse la potion, et une seule fois par potion. Un sort ne le permet pas, et sans potion il n’y a pas de goutte de plus.',
  'WB-15':
    'On ne brasse rien avec une pile vide. Un rôle dont la pile ou l’étagère est vide peut quand même être annoncé, tout comme le Jeteur de sorts quand il ne reste plus de potion pour son sort : il n’a alors aucun effet, et l’ouverture passe comme d’habitude.',
  'WB-16':
    'Coupe-bourse : chaque autre personne pose un tiers de son or, arrondi vers le bas, sur la carte visible de l’étagère de l’or : 0 pièce sur 2, 1 sur 3 ou sur 5, 2 sur 6. Qui a dit « Ainsi soit-il » en pose une de moins, mais jamais moins de zéro. L’or se compte quand l’action principale s’accomplit, après toutes les faveurs, et tout le monde paie, même au-delà de ce que demande la carte.',
  'WB-17':
    'Frère quêteur : chaque autre personne pose un quart de ses gouttes, arrondi vers le bas, sur la carte visible de l’étagère des gouttes : 0 goutte sur 3, 1 sur 4 ou sur 7, 2 sur 8. Qui a dit « Ainsi soit-il » en pose une de moins, mais jamais moins de zéro. Chaque personne choisit les gouttes qu’elle donne, dans l’ordre à partir de la gauche de la personne qui agit ; on n’est interrogé que s’il y a un choix.',
  'WB-18':
    'Si ce qui se trouve sur la carte de l’étagère, restes précédents compris, atteint ce qu’elle demande, tout va à la réserve et la personne qui agit prend la carte : une seule carte par action, et rien ne passe à la suivante. S’il en manque, cette personne peut ajouter exactement ce qui manque, en or ou en gouttes de son choix, même si personne n’a rien eu à payer. On ne peut pas ajouter sans compléter la carte. Sinon, tout reste sur la carte pour une autre fois.',
  'WB-19':
    'Ce qui dépasse le nécessaire est perdu et va à la réserve. Si l’on renonce au Coupe-bourse ou au Frère quêteur, personne ne paie.',
  'WB-20':
    'Dès qu’une potion est prise, la suivante de sa pile devient visible. Un effet ultérieur de la même annonce peut déjà l’obtenir.',
  'WB-21':
    'Quand au moins quatre cartes avec un corbeau ont été prises, toutes personnes confondues, la manche se joue jusqu’au bout, et les potions qu’on y prend comptent. Ensuite, la partie est finie.',
  'WB-22':
    'Vos points sont ceux de vos cartes potion, plus 1 par fiole. Le plus grand total l’emporte. En cas d’égalité, c’est le plus grand nombre de gouttes et de pièces d’or réunies qui décide ; si l’égalité demeure, la victoire est partagée.',
  'WB-23':
    'Chaque rôle a une action principale et une faveur. Louvetier, Chasse-vipères et Herboriste : prenez 3 gouttes de sang de loup, de venin de vipère ou de suc d’herbes ; faveur : prenez-en 1. Sorcière, Magicien et Druide : brassez la potion du chaudron de fer, de cuivre ou d’argent, c’est-à-dire payez les gouttes de sa carte visible et prenez la carte ; faveur : de même, pour 2 pièces d’or de plus. Alchimiste : payez 1 goutte de n’importe quelle couleur et prenez 5 pièces d’or ; faveur : prenez-en 2. Voyante : payez 1 pièce d’or et prenez 2 fioles ; faveur : prenez-en 1. Assistant : payez 1 pièce d’or et prenez 3 gouttes au choix ; faveur : prenez-en 1. Jeteur de sorts : lancez le sort visible ; faveur : prenez 1 pièce d’or dans la réserve. Coupe-bourse : un tiers de l’or de chaque autre personne va sur l’étagère de l’or ; faveur : payez 1 pièce d’or de moins. Frère quêteur : un quart des gouttes de chaque autre personne va sur l’étagère des gouttes ; faveur : payez 1 goutte de moins.',
  'WB-24':
    'Il y a huit sorts. Copia : prenez 3 gouttes au choix. Optio : brassez la potion de l’un des trois chaudrons, au choix, avec exactement les gouttes de sa carte. Magus, Strix et Sanatio : brassez la potion du chaudron de cuivre, de fer ou d’argent avec autant de gouttes que sa carte en montre, de n’importe quelles couleurs. Herba, Lupus et Serpens : payez 1 goutte de suc d’herbes, de sang de loup ou de venin de vipère et prenez 2 fioles.',
  'WB-25':
    'Les 31 cartes potion valent 107 points en tout. Chaque chaudron en a sept et emploie deux sortes de gouttes, une principale et une seconde : sang de loup et suc d’herbes pour le fer, venin de vipère et sang de loup pour le cuivre, suc d’herbes et venin de vipère pour l’argent. En partant du dessus, la première et la deuxième carte demandent 1 goutte principale (2 points chacune) ; la troisième et la quatrième, 1 principale et 1 seconde (3 points chacune) ; la cinquième, 2 principales et 1 seconde (4 points et un corbeau) ; la sixième, 2 et 2 (5 points) ; la septième, 3 et 2 (6 points et un corbeau). Chaque étagère en a cinq : celle de l’or demande de l’or, l’autre des gouttes de n’importe quelle couleur. En partant du dessus, la première et la deuxième en demandent 3 (2 points chacune), la troisième 4 (3 points et un corbeau), la quatrième 5 (4 points), la cinquième 6 (5 points et un corbeau).',
  'WB-26':
    'Restent cachés les cinq rôles que chaque personne a choisis, et donc les sept qu’elle a écartés ; l’ordre des sorts et du paquet des rôles interdits ; et, si les points ne sont pas visibles, les cartes potion face cachée des autres. Les annonces et les réponses de cette manche sont connues de tout le monde. Sur un appareil partagé, choisir cinq rôles et en annoncer un se fait à l’abri des regards, et l’appareil change de mains pour cela ; la personne qui ouvre choisit en dernier et peut annoncer aussitôt. On répond à table ouverte, car la personne interrogée a forcément le rôle et doit le jouer. Il en va de même des effets et de ce qu’on donne au Frère quêteur.',
};
