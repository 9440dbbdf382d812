/** Les leçons, en français. */
import type { LessonsWords } from '../en/lessons.ts';

export const lessons: LessonsWords = {
  title: 'Leçons',
  lead: "Douze petits exercices avant votre première partie. Touchez une unité, puis sa destination ou celle qu'elle aide. Toute bonne réponse compte, et seul cet appareil retient ce que vous avez résolu.",
  all: 'Toutes les leçons',
  number: (number, title) => `Leçon ${number} : ${title}`,
  goal: 'But',
  goals: {
    stands: (unit) => `Ensuite sur la carte : ${unit}`,
    gone: (unit) => `N'y est plus : ${unit}`,
    empty: (place) => `Personne ici : ${place}`,
    centers: (count) => `Vous possédez ${count} centres`,
    builds: (count) => `Vous pouvez construire ${count} unités`,
    wins: 'Vous gagnez la partie',
  },
  solved: 'Résolu.',
  missed: 'Pas encore.',
  before: 'Leçon précédente',
  after: 'Leçon suivante',
  done: 'résolue',
  finished:
    "C'était la dernière. Vous en savez assez pour jouer : placez n'importe quelle position sur le plateau, ou commencez une partie.",
  lists: 'Les ordres en listes et en texte',
  noScript: 'Les leçons sont vérifiées dans votre navigateur : elles ont besoin de JavaScript.',
  byId: {
    move: {
      title: 'Se déplacer',
      rule: 'À chaque tour, une unité va dans un lieu voisin. Les armées marchent sur terre, les flottes naviguent en mer et le long des côtes. Toutes se déplacent en même temps.',
      task: "Vous êtes la France. Envoyez l'armée de Paris en Bourgogne, et la flotte de Brest vers le Milieu de l'Atlantique.",
    },
    support: {
      title: 'Soutenir une attaque',
      rule: 'Toutes les unités ont la même force : à un contre un, personne ne passe. Une unité qui pourrait aller dans un lieu peut y aider une autre à sa place, et ajoute 1 à sa force.',
      task: 'Une armée allemande occupe la Bourgogne. Délogez-la.',
    },
    hold: {
      title: 'Soutenir pour tenir',
      rule: 'Le soutien défend aussi. Celui qui attaque doit être plus fort, et pas seulement aussi fort.',
      task: "L'Allemagne attaque la Bourgogne avec deux armées. Gardez-y la vôtre.",
    },
    cut: {
      title: 'Couper un soutien',
      rule: 'Une unité attaquée ne peut aider en même temps : toute attaque contre elle, même manquée, coupe son soutien. Seule une attaque venue du lieu contre lequel elle aide ne le coupe pas.',
      task: "L'armée de Bourgogne est aidée depuis Munich. Prenez quand même la Bourgogne.",
    },
    bounce: {
      title: 'Barrer le chemin',
      rule: "Deux unités de même force qui vont au même endroit restent toutes deux où elles étaient : elles rebondissent, et l'endroit reste vide.",
      task: "L'Allemagne va en Bourgogne. N'y laissez entrer personne, et gardez votre armée à Paris.",
    },
    convoy: {
      title: 'Convoyer',
      rule: "Une flotte en mer convoie une armée d'une côte à l'autre. Il faut deux ordres : à l'armée, où elle débarque ; à la flotte, quelle armée elle convoie, et où.",
      task: "Vous êtes l'Angleterre. Amenez l'armée du Yorkshire en Norvège.",
    },
    disrupt: {
      title: 'Rompre un convoi',
      rule: "Un convoi échoue si sa flotte est délogée. Une attaque qui ne la déloge pas n'y change rien.",
      task: "Vous êtes l'Allemagne. L'Angleterre convoie une armée par la mer du Nord. Faites qu'elle reste à Londres.",
    },
    retreat: {
      title: 'Battre en retraite',
      rule: "Une unité délogée se retire dans un lieu voisin : ni là d'où vient l'attaque, ni où quelqu'un se trouve, ni où deux unités ont rebondi. Sinon elle est dissoute. Après l'automne, un centre est à celui qui s'y trouve.",
      task: 'Votre armée a été délogée de Bourgogne en automne. Retirez-vous de façon à posséder un centre de plus.',
    },
    build: {
      title: "Construire ce qu'il faut",
      rule: "En hiver, si vous avez plus de centres que d'unités, vous construisez la différence : des armées ou des flottes, chacune dans un centre national vide qui est à vous. De là, elle doit pouvoir aller où vous en avez besoin.",
      task: 'Vous êtes la Turquie, avec une unité à construire. Choisissez-la de façon à prendre au printemps la mer Noire à la flotte russe. Puis appuyez sur Résoudre, et faites-le.',
    },
    count: {
      title: 'Compter les centres',
      rule: "Les centres ne changent de main qu'après l'automne : une unité prend celui où elle se trouve, et ce que vous quittez reste à vous jusqu'à ce qu'une autre puissance y soit. Les centres moins les unités, voilà ce que vous construisez.",
      task: "Vous êtes la France : trois centres, trois unités. L'Italie vient prendre Marseille. Donnez des ordres après lesquels vous pouvez construire deux unités.",
    },
    self: {
      title: 'Rebondir contre soi-même',
      rule: "Vos propres unités rebondissent aussi. Deux d'entre elles envoyées au même endroit restent sur place, et gardent trois lieux contre une attaque.",
      task: "Vous ne savez pas si l'Allemagne va en Bourgogne ou reste. Tenez Paris et Marseille, et gardez la Bourgogne vide, quoi que fasse l'Allemagne.",
    },
    win: {
      title: 'Le dernier centre',
      rule: "Qui possède 18 centres après l'automne gagne. Un plan est bon s'il réussit contre tout ce que l'autre peut faire.",
      task: "Vous en possédez 17. Des armées de Rome et de Venise, l'une aide l'autre, et vous ne savez pas laquelle. Trouvez des ordres qui gagnent dans les deux cas.",
    },
  },
};
