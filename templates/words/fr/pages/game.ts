import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';
import { the } from '../articles.ts';

const COLOURS = { white: 'blanche', grey: 'grise' };

export const game: Language['pages']['game'] = {
  ended: (outcome, variant) => `${outcome}. ${variant}.`,
  forming: (variant, signedOn, seats) =>
    signedOn === null
      ? `${variant}. En attente de joueurs.`
      : `${variant}. En attente de joueurs : ${signedOn} sur ${seats} se sont inscrits.`,
  running: (variant, phase, deadline) => html`${variant}. ${phase}, date limite des ordres : ${deadline}`,
  paused: 'en pause',
  boardAfter: (phase) => `${phase}, la carte ensuite`,
  mapAndPlaces: (downloads, places) => html`${downloads}. ${places('Lieux et frontières')}`,

  takeSeat: 'Prendre une place',
  signOn: (address, password) =>
    html`Envoyez cette ligne à ${address}, avec un mot de passe à vous à la place de ${password} :`,

  centers: 'Centres',
  inFigures: 'En chiffres',
  afterEnd: 'Après la fin',
  press: 'Presse',
  allPress: (link) =>
    html`${link('Toute la presse publique')} sous forme de dossier de messagerie ; la page de chaque phase a la sienne.`,
  diaries: 'Journaux',
  downloads: 'À télécharger',
  forms: {
    archive: (link) => html`${link('Les archives')} : tout, signé et scellé, à vérifier et à rejouer`,
    history: (link) => html`${link('Historique')}, dans les mots des judges classiques`,
    whole: (link) => html`${link('Un seul fichier')} : toute la partie avec ses cartes, à lire hors ligne`,
    research: (link) => html`${link('Lignes JSON')}, dans le format des outils de recherche`,
    centres: (link) => html`${link('Centres')} par année, sous forme de tableau`,
    press: (link) => html`${link('Presse')} : presse publique sous forme de dossier de messagerie`,
  },

  about: 'À propos de cette partie',
  facts: {
    address: 'Adresse',
    variant: 'Variante',
    master: 'Arbitre',
    press: 'Presse',
    zone: 'Fuseau horaire',
    begun: 'Commencée',
    comment: 'Commentaire',
  },
  variantBy: (variant, designers) => `${variant}, par ${designers}`,
  pressKinds: (colours, isPartial) =>
    `${colours.length === 0 ? 'aucune' : colours.map((colour) => COLOURS[colour]).join(' et ')}${isPartial ? '' : ', à tous seulement'}`,

  phases: 'Phases',
  powers: 'Puissances',
  columns: { power: 'Puissance', player: 'Joueur', centers: 'Centres', units: 'Unités' },
  anonymous: 'anonyme',
  nobody: 'personne',
  seats: { abandoned: 'abandonnée', 'civil-disorder': 'en désordre civil', dummy: 'sans joueur' },
  late: 'en retard',
  nothingOrdered: "Rien n'a été ordonné.",
  mustLeave: (unit, to) => `${unit} doit partir : ${to === '' ? 'aucun lieu possible' : to}`,

  outcomes: {
    won: (powers) => `Victoire : ${powers}`,
    drawn: 'Partie nulle',
    drawnBetween: (powers) => `Partie nulle entre ${the(powers)}`,
    conceded: (powers) => `Victoire par abandon : ${powers}`,
    terminated: "Arrêtée par l'arbitre",
  },
};
