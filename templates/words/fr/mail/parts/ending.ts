import type { Language } from '../../../shape.ts';
import { ofTurn } from '../../articles.ts';

export const ending: Language['mail']['ending'] = {
  downloads: 'À télécharger',
  archive: 'Archives',
  archiveLinked:
    "Les archives contiennent toute la partie. Chacun peut les vérifier, rejouer la partie et la convertir dans d'autres formats.",
  archiveAttached: (file) =>
    `Toute la partie est jointe, signée, dans ${file}. Chacun peut la vérifier, la rejouer et la convertir dans d'autres formats. La page de la partie montre toutes les phases.`,
  centersByYear: 'Centres par année',
  year: 'Année',
  whoPlayed: 'Qui a joué quoi',
  power: 'Puissance',
  player: 'Joueur',
  centers: 'Centres',
  formerPlayer: 'ancien joueur',
  playedFrom: (name, phase) => `${name} à partir ${ofTurn(phase)}`,
  openPress:
    "Souhaitez-vous que tous puissent lire ce qui s'est dit en privé\u00a0? Ce sera ouvert, dans les archives, quand tous ceux qui ont joué seront d'accord. Vous acceptez par cette ligne\u00a0:",
  statement: 'Votre mot de la fin',
  howToState: (address) =>
    `Racontez aux autres comment c'était : écrivez à ${address}, avec votre texte entre ces lignes. Il est envoyé à tous et conservé avec la partie.`,
  exampleStatement: "Comment je l'ai vécu : …",
  sequel: (game) => `Une autre partie comme celle-ci se prépare : « ${game} ».`,
  sequelIsYours: "Vous en êtes l'arbitre ; LIST montre ses réglages.",
  sequelSignOn: (address) => `Pour y jouer, écrivez à ${address} : `,
};
