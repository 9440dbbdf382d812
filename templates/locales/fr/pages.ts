/** What pages say, in French. */
import type { Reason } from '../../../engine/board/position.ts';
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { html } from '../../markup/html.ts';
import type { Language } from '../shape.ts';

export { book } from './book.ts';

import { ofTurn, The, the, toThe } from './grammar.ts';
import { placeOf } from './places.ts';

export const chart: Language['pages']['chart'] = {
  region: 'Graphique des centres par année',
  title: 'Centres par année ; le tableau ci-dessous dit la même chose.',
  wins: (centers) => `victoire à ${centers}`,
  start: 'début',
  tableRegion: 'Centres par année',
  table: 'Centres par année',
  power: 'Puissance',
};

export const feed: Language['pages']['feed'] = {
  title: (judge) => `${judge} : parties terminées`,
  entry: (game, outcome) => `${game} : ${outcome}`,
  summary: ({ variant, phases, outcome, players }) => {
    const told = `${variant}, ${phases} ${phases < 2 ? 'phase' : 'phases'}. ${outcome}.`;
    const who = players.map(({ power, name }) => `${name} (${power})`).join(', ');
    return who === '' ? told : `${told} Ont joué : ${who}.`;
  },
};

export const frame: Language['pages']['frame'] = {
  places: { judge: 'Accueil', games: 'Parties', variants: 'Variantes', help: 'Aide', mailboxes: 'Boîtes aux lettres' },
  placesLabel: 'Rubriques',
  feed: 'Parties terminées',
  toContent: 'Aller au contenu',
  privacy: 'Confidentialité',
  about:
    'Chancery, un juge pour Diplomacy qui vit dans une boîte aux lettres. Diplomacy est une marque de son propriétaire ; ce juge en est indépendant.',
};

const COLOURS = { white: 'blanche', grey: 'grise' };

export const game: Language['pages']['game'] = {
  ended: (outcome, variant) => `${outcome}. ${variant}.`,
  forming: (variant, signedOn, seats) =>
    signedOn === null
      ? `${variant}. En attente de joueurs.`
      : `${variant}. En attente de joueurs : ${signedOn} sur ${seats} se sont inscrits.`,
  running: (variant, phase, deadline) =>
    html`${variant}. ${phase}${deadline !== null && html`, date limite des ordres : ${deadline}`}`,
  paused: 'en pause',
  boardAfter: (phase) => `${phase}, la carte ensuite`,
  mapAndPlaces: (downloads, places) => html`${downloads}. ${places('Lieux et frontières')}`,

  takeSeat: 'Prendre une place',
  forInvited: 'Dans cette partie, seuls les invités peuvent prendre une place.',
  signOn: (address) => html`Envoyez cette ligne à ${address} :`,

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
    history: (link) => html`${link('Historique')}, dans les mots des juges classiques`,
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
    created: 'Créée',
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

export const help: Language['pages']['help'] = {
  title: 'Aide',
  back: '← Aide',
  onThisPage: 'Sur cette page',
  parts: 'Sur cette page :',
  intro: html`Envoyez vos ordres comme vous les écririez sur papier, un par ligne : <code>A Par - Bur</code> envoie l'armée de Paris en Bourgogne, <code>A Mar S A Par - Bur</code> la soutient, <code>F Bre H</code> tient. Le juge répond à chaque e-mail et dit ce qu'il a lu.`,
  byMail: html`Ces pages s'obtiennent aussi par e-mail, en anglais : écrivez <code>GET</code> et le nom.`,
};

export const invitations: Language['pages']['invitations'] = {
  title: "Plus d'invitations",
  question: "Ne plus recevoir d'invitations ?",
  notHere: 'Rien ici',
  incomplete:
    "Ce lien n'est pas complet. Ouvrez-le de nouveau depuis l'e-mail, ou envoyez au juge un e-mail qui dit SET NO INVITATIONS.",
  done: "C'est fait : ce juge ne vous transmettra plus d'invitations, peu importe qui le demande.",
  ask: 'Ce juge transmet des invitations à des parties de Diplomacy quand des joueurs le lui demandent. Appuyez sur le bouton, et il ne vous en enverra plus.',
  button: "Plus d'invitations",
};

export const leaving: Language['pages']['leaving'] = {
  title: (game) => `Plus d'e-mails sur ${game}`,
  question: (game) => `Ne plus recevoir d'e-mails sur ${game} ?`,
  incomplete:
    "Ce lien n'est pas complet. Ouvrez-le de nouveau depuis l'e-mail, ou envoyez à la partie un e-mail qui dit RESIGN.",
  ask: ({ game }) =>
    `Les observateurs de ${game} reçoivent ses résultats et ses messages par e-mail. Appuyez sur le bouton, et nous ne vous les enverrons plus.`,
  done: ({ game, address }) =>
    `C'est fait : vous ne recevez plus d'e-mails sur ${game}. Pour observer à nouveau la partie, envoyez un e-mail avec OBSERVE ${game} à ${address}.`,
  button: "Plus d'e-mails",
};

export const lists: Language['pages']['lists'] = {
  games: 'Parties',
  waiting: 'En attente de joueurs',
  running: 'En cours',
  finished: 'Terminées',
  noneFinished: "Aucune partie n'est encore terminée.",
  allFinished: (games) => `Les ${games} parties terminées`,
  feed: (link) => html`${link('Flux des parties terminées')} (Atom)`,
  noneSuch: "Il n'y a pas encore de partie de ce genre.",

  finishedGames: 'Parties terminées',
  by: { variant: 'Par variante', year: 'Par année', result: 'Par résultat', player: 'Par joueur' },
  facet: (title) => `${title} :`,
  titled: (title, name) => `${title} : ${name}`,
  players: (letter) => `Joueurs : ${letter}`,
  page: (title, n) => `${title}, page ${n}`,
  results: {
    won: 'victoire',
    wonTogether: 'gagnée à deux',
    conceded: 'abandon',
    none: 'sans résultat',
    drawn: (powers) => `partie nulle à ${powers}`,
  },
  ended: 'Terminée',
  nobody: 'Personne',

  lists: 'Listes',
  back: '← Toutes les parties',
  newer: 'plus récentes',
  older: 'plus anciennes',
  before: 'avant',
  after: 'après',
  playersLabel: 'Joueurs',
  from: 'À partir de :',

  find: 'Chercher',
  hint: 'joueur, variante, année, résultat',

  waitingTable: 'Parties en attente de joueurs',
  runningTable: 'Parties en cours',
  playersTable: 'Parties par joueur',
  columns: {
    game: 'Partie',
    variant: 'Variante',
    signedOn: 'Inscrits',
    phase: 'Phase',
    due: 'Date limite',
    result: 'Résultat',
    ended: 'Fin',
    players: 'Joueurs',
    player: 'Joueur',
    played: 'Puissance',
  },
  seats: (players, seats) => `${players} sur ${seats}`,
  paused: (phase) => `${phase} (en pause)`,
  playedBy: (power, name) => `${power} : ${name}`,
  finishedOf: (games) => (games === 1 ? 'Une partie terminée.' : `${games} parties terminées.`),
};

export const maps: Language['pages']['maps'] = {
  map: (caption) => `Carte : ${caption}. La page dit la même chose en mots. Ouvre la carte seule.`,
  files: (svg, png, night) => html`Carte : ${svg('SVG')}, ${png('PNG')}, ${night('sombre')}`,
  downloads: (link) =>
    html`Carte ${link.abbreviated('avec abréviations')} ; à imprimer : ${link.a4('A4')}, ${link.letter('Letter')}, avec abréviations ${link.abbreviatedA4('A4')}, ${link.abbreviatedLetter('Letter')}`,
};

export const oneFile: Language['pages']['oneFile'] = {
  anybody: 'tous',
  person: 'Messages de',
  andPerson: 'et',
  words: 'Chercher',
  next: 'Suivant',
  about: (variant, phases) => `${variant}. ${phases} ${phases < 2 ? 'phase' : 'phases'}.`,
  ended: 'Terminée',
  source: 'Tirée de',
  settings: 'Réglages, tels que le juge les a écrits',
  centers: 'Centres',
  phases: 'Phases',
  theEnd: 'la fin',
  phaseBefore: 'Phase précédente',
  phase: 'Phase',
  phaseAfter: 'Phase suivante',
  beforeFirst: 'Avant la première phase',
  afterEnd: 'Après la fin',
  diariesAtEnd: 'Journaux à la fin',
  press: 'Presse',
  diaries: 'Journaux',
  notes: 'Notes',
  noteOn: (by, order) => `${by} sur ${order}`,
  judgeNoted: 'Ce que le juge avait noté',
  disagreements: "Où le juge et le moteur ne sont pas d'accord",
  contradictions: 'Où ses sources se contredisent',
  ending: 'Issue',
  end: 'La fin',
  mapOf: (phase) => `Carte ${ofTurn(phase)}`,
  mapOfEnd: 'Carte de la fin',
};

const REASONS: Readonly<Record<Reason, string>> = {
  bounce: 'repoussée',
  cut: 'coupé',
  dislodged: 'délogée',
  void: 'nul',
  'no-convoy': 'pas de convoi',
  disrupted: 'convoi rompu',
  'head-to-head': 'choc frontal',
  beleaguered: 'maintenue par une égalité',
  'self-dislodgement': 'une de ses unités bloque',
  held: 'ne peut être déplacée',
  disbanded: 'dissoute',
  'retreat-conflict': 'deux retraites au même lieu',
  'too-many-builds': 'plus que permis',
  'too-many-removals': 'plus que nécessaire',
  'not-eligible': 'impossible à cet endroit',
  'no-order': "pas d'ordre",
};

export const orders: Language['pages']['orders'] = {
  unit: { A: (place) => `Armée ${placeOf(place)}`, F: (place) => `Flotte ${placeOf(place)}` },
  hold: (unit) => `${unit} tient`,
  move: (unit, to) => `${unit} → ${to}`,
  moveByConvoy: (unit, to) => `${unit} → ${to} par convoi`,
  moveBy: (unit, to, route) => `${unit} → ${to} par ${route}`,
  supportHold: (unit, target) => `${unit} soutient ${target}`,
  supportMove: (unit, target, to) => `${unit} soutient ${target} → ${to}`,
  convoy: (unit, army, to) => `${unit} convoie ${army} → ${to}`,
  proxy: (unit, power) => `${unit}, procuration : ${power}`,
  retreat: (unit, to) => `${unit} en retraite → ${to}`,
  disband: (unit) => `${unit} est dissoute`,
  build: {
    A: (place) => `Construction : armée ${placeOf(place)}`,
    F: (place) => `Construction : flotte ${placeOf(place)}`,
  },
  remove: { A: (place) => `Retrait : armée ${placeOf(place)}`, F: (place) => `Retrait : flotte ${placeOf(place)}` },
  waive: 'Renonce à une construction',
  influence: (points, order) => `${points} d'influence : ${order}`,
  reasons: REASONS,
};

export const phase: Language['pages']['phase'] = {
  title: (game, phase) => `${game}, ${phase}`,
  resolved: (phase, at) => html`${phase}, résolue le ${at}`,
  turning: 'Avant et après',
  before: '← avant',
  after: 'après →',
  gameNow: 'la partie maintenant →',
  ordersMap: (phase) => `${phase} : les ordres et leurs résultats`,
  afterMap: (phase) => `${phase} : la carte ensuite`,
  results: 'Ordres et résultats',
  press: 'Presse',
  diaries: 'Journaux',
  inWords: 'La position ensuite, en mots',
  taken: 'Centres qui ont changé de mains',
  takenFrom: (center, from, to) => html`${center} : ${from ?? 'libre'} → ${to}`,
};

export const places: Language['pages']['places'] = {
  title: (variant) => `Lieux de ${variant}`,
  label: 'Variante',
  map: (variant) =>
    `Carte : ${variant} au début. Le tableau dit la même chose en mots. Ouvre la carte avec abréviations.`,
  byMail: (places, example) =>
    html`${places} lieux. Par e-mail : <code>GET PROVINCES</code>, <code>GET BORDERS</code>, ou <code>HELP ${example}</code> pour l'un d'eux.`,
  hint: 'nom, abréviation, règle',
  columns: { place: 'Lieu', ways: 'Où les unités peuvent aller' },
  aliases: (aliases) => `aussi ${aliases}`,
  centerKind: (kind, center) => html`${kind} ; <strong>centre de ravitaillement</strong>, ${center}`,
  way: (who, to) => html`${who} : ${to}`,
};

const ENTER = 'Le juge a affiché un code à son démarrage. Saisissez-le pour lire et écrire des e-mails ici.';

export const privacy: Language['pages']['privacy'] = {
  title: 'Privé',
  heading: 'Ce juge est privé',
  enterCode: ENTER,
  wrongCode: `Ce n'est pas le bon code. ${ENTER}`,
  code: 'Code',
  open: 'Ouvrir',
};

const RESULTS = { won: 'victoire', drew: 'partie nulle', survived: 'survie', eliminated: 'éliminée' };

export const results: Language['pages']['results'] = {
  title: 'Résultat',
  notRecorded: 'On ne sait pas comment la partie a fini.',
  powers: 'Puissances',
  columns: { power: 'Puissance', player: 'Joueur', result: 'Résultat', centers: 'Centres' },
  result: (result, outIn) => (outIn === null ? RESULTS[result] : `${RESULTS[result]} en ${outIn}`),
  scores: { solo: 'Victoire en solo', 'draw-size': 'Taille du partage', 'sum-of-squares': 'Somme des carrés' },

  saidToAll: (who) => `${The(who)} à tous`,
  saidTo: (who, whom) => `${The(who)} ${toThe(whom)}`,
  at: (what, time) => html`${what}, ${time}`,
  anonymous: 'Anonyme',
  master: "L'arbitre",
  observer: 'Un observateur',
  observers: 'observateurs',
  earlierWriter: "expéditeur d'un message précédent",
};

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'mouvements', R: 'retraites', A: 'ajustements' };

export const times: Language['pages']['times'] = {
  day: (day, month, year) => `${day} ${month} ${year}`,
  phase: (season, year, kind) => `${season} ${year}, ${KINDS[kind]}`,
};

export const variant: Language['pages']['variant'] = {
  about: (designers, powers, goal) => `Par ${designers}. ${powers} puissances ; ${goal}.`,
  places: (link) => html`${link('Lieux et frontières')} : chaque lieu avec son abréviation et ses voisins.`,
  map: (variant) => `Carte : ${variant} au début. Ouvre la carte seule.`,
  start: 'Le début de la partie',
  rules: 'Règles',
  openings: 'Ouvertures',
  finishedGames: 'Parties terminées de cette variante',
  noneFinished: "Aucune partie de cette variante n'est encore terminée ici.",
  howBegan: (games) =>
    `${games === 1 ? 'Le début de la seule partie terminée' : `Le début de ${games} parties terminées`} : les premiers mouvements de chaque puissance, leur fréquence et ce qui en est résulté.`,
  openingsOf: (power) => `Ouvertures : ${power}`,
  columns: { moves: 'Premiers mouvements', games: 'Parties', won: 'Victoires', centers: 'Centres' },

  variants: 'Variantes',
  aboutVariants: 'Chaque partie dit à sa création laquelle elle joue.',
  line: (powers, designers) => `${powers} puissances, par ${designers}`,
};
