/** French words of orders, by the English word that they stand for. Small letters, folded. */
export const FRENCH: Readonly<Record<string, string>> = {
  army: 'armée armées',
  fleet: 'flotte flottes',
  holds: 'tient tenir tiens tiennent tenez reste rester maintient défend défendre',
  moves:
    'va vont aller allez bouge bouger avance avancer marcher déplace déplacer déplacez déplaçons dirige diriger entre entrer navigue naviguer rend passe',
  move: 'marche mouvement',
  attack: 'attaque attaquer',
  retreats: 'retraite retire replie recule reculer',
  send: 'envoie envoyer envoyez envoyons',
  supports: 'soutient soutenir soutiens soutiennent soutenez soutien appuie appuyer appuyez appui',
  convoys: 'convoie convoyer convoye convoient convoyez transporte transporter',
  convoyed: 'convoyée transportée',
  disband: 'dissoudre dissout dissous dissoute dissolution démanteler détruire supprimer retirer retirée',
  build: 'construire construit construis construisez construction bâtir',
  builds: 'constructions',
  keep: 'garder garde gardez',
  waive: 'renonce renoncer renoncez',
  no: 'aucun aucune',
  to: 'vers au aux jusque contre',
  in: 'en dans sur',
  of: 'de du des',
  from: 'depuis',
  convoy: 'convoi convois',
  sea: 'mer',
  and: 'et puis ensuite',

  is: 'est sont doit doivent',
  all: 'tout tous toutes',
  position: 'positions',
  please: 'svp veuillez',
};

/** Articles and the like, which say nothing. */
export const FRENCH_EMPTY = 'le la les un une mon ma mes notre nos se son sa ses leur leurs qui je nous';

/** Several words that together are one of an order's, or none. */
export const FRENCH_PHRASES: Readonly<Record<string, string>> = {
  'ne bouge pas': 'holds',
  'ne bougent pas': 'holds',
  'ne bouger pas': 'holds',
  'tient bon': 'holds',
  'reste sur place': 'holds',
  'fait mouvement': 'moves',
  'fait route': 'moves',
  'part pour': 'moves to',
  'part vers': 'moves to',
  'part en': 'moves to',
  'apporte son soutien': 'supports',
  'donne son soutien': 'supports',
  'offre son soutien': 'supports',
  'vient en soutien': 'supports',
  'en soutien': 'supports',
  'en appui': 'supports',
};

/** Behind `côte`: `côte sud`. */
export const FRENCH_COASTS: Readonly<Record<string, string>> = {
  north: 'nord',
  east: 'est',
  south: 'sud',
  west: 'ouest',
};
export const FRENCH_COAST_LETTERS: Readonly<Record<string, string>> = { nc: 'cn', ec: 'ce', sc: 'cs', wc: 'co' };
