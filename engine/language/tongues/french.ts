/** French words of orders, by the English word that they stand for. Small letters, folded. */
export const FRENCH: Readonly<Record<string, string>> = {
  army: 'armée armées',
  fleet: 'flotte flottes',
  holds: 'tient tenir tiens tiennent tenez reste rester maintient défend défendre',
  moves:
    'va vont aller allez bouge bouger avance avancer marcher déplace déplacer entre entrer navigue naviguer rend passe',
  move: 'marche mouvement',
  attack: 'attaque attaquer',
  retreats: 'retraite retire replie recule reculer',
  supports: 'soutient soutenir soutiens soutiennent soutenez soutien appuie appuyer appui',
  convoys: 'convoie convoyer convoye convoient convoyez transporte transporter',
  convoyed: 'convoyée transportée',
  disband: 'dissoudre dissout dissous dissoute dissolution démanteler détruire supprimer retirer retirée',
  build: 'construire construit construis construisez construction bâtir',
  builds: 'constructions',
  keep: 'garder garde gardez',
  waive: 'renonce renoncer renoncez',
  no: 'aucun aucune',
  to: 'vers au aux jusque',
  in: 'en dans sur',
  of: 'de du des',
  from: 'depuis',
  convoy: 'convoi convois',
  sea: 'mer',
  and: 'et puis ensuite',

  is: 'est sont doit doivent',
  all: 'tout tous toutes',
  please: 'svp',
};

/** Articles and the like, which say nothing. */
export const FRENCH_EMPTY = 'le la les un une mon ma mes notre nos se';

/** Behind `côte`: `côte sud`. */
export const FRENCH_COASTS: Readonly<Record<string, string>> = {
  north: 'nord',
  east: 'est',
  south: 'sud',
  west: 'ouest',
};
export const FRENCH_COAST_LETTERS: Readonly<Record<string, string>> = { nc: 'cn', ec: 'ce', sc: 'cs', wc: 'co' };
