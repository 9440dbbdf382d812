/** The first page of the judge on this machine, in French. */
import { html } from '../../markup/html.ts';
import type { LocalWords } from '../en/local.ts';
import { agree, inTurn, The, the } from './grammar.ts';

export const home: LocalWords['home'] = {
  title: 'Un juge pour Diplomacy qui vit dans une boîte aux lettres',
  about:
    'Envoyez-lui vos ordres par e-mail, en mots simples. Il répond à chaque message, fait respecter la date limite et envoie à tous les résultats avec une carte.',

  demoBoard: (season) => `La carte de la démo, ${inTurn(season)}`,
  map: (caption) => `Carte : ${caption}`,
  youAre: (power, season) =>
    `Vous jouez ${the(power)} ${inTurn(season)}, et voici la carte. Des bots jouent les six autres puissances et ont envoyé leurs ordres. Envoyez les vôtres en mots simples : les résultats arrivent aussitôt, avec une nouvelle carte.`,
  demoOver: (page) =>
    html`La démo est terminée : sa ${page('page')} montre, phase par phase, comment elle a fini. Commencez ci-dessous une partie à vous.`,
  settingUp: 'La démo se prépare, e-mail par e-mail. Cela prend quelques secondes…',
  startDemo: 'Lancer la démo',
  openYourMailbox: 'Ouvrir votre boîte aux lettres',

  ownGame: 'Commencer une partie à vous',
  alone: 'Seul',
  aboutAlone:
    "Vous jouez une puissance et des bots jouent les autres, pendant autant d'années que vous voulez. Personne ne vous presse.",
  yourAddress: 'Votre adresse',
  anyAddress: 'vide\u00a0: créée ici',
  language: 'Langue',
  againstBots: 'Une partie contre des bots',
  playAgainst: (bots) => `Jouer contre ${bots} bots`,
  otherMap: 'Ou sur une autre carte',
  mapAndBots: (variant, bots) => `${variant} (${bots} bots)`,
  play: 'Jouer',
  demoComment: 'La démo\u00a0: une vraie partie, jouée par e-mail contre six bots',
  demoWelcome: [
    "Bienvenue. Jusqu'ici, tous ont ordonné ce que sept personnes avaient un jour ordonné dans une vraie partie.",
    'À partir de maintenant, vous décidez, et les bots des six autres pensent par eux-mêmes.',
    'Ils continuent aussi longtemps que vous le voulez.',
  ],

  withFriends: 'Entre amis',
  firstLine: (here, port) =>
    html`Envoyez au juge une ligne, de l'adresse que vous voulez : vous arbitrez la partie et vous y jouez. ${here('Écrivez-la ici')}, ou dans un logiciel de messagerie dont le serveur sortant est localhost, port ${port}.`,
  letterTo: (address) => `À : ${address}`,
  sixOthers: html`Six autres envoient <code>signon ?marne</code>, chacun de sa propre adresse. Cela fait sept e-mails, et la partie commence avec le septième.`,
  orders: html`Tous envoient leurs ordres, comme <code>F Lon - Nth</code> : un e-mail chacun par phase. Les résultats arrivent à la date limite, ou dès que tous les ordres sont là.`,

  games: 'Parties',
  allGames: 'Toutes les parties',
  due: (time) => html`date limite ${time}`,
  finished: 'terminée',
  players: (players, seats) => `${players} joueurs sur ${seats}`,

  mailboxes: 'Boîtes aux lettres',
  openMailboxOf: 'Ouvrir la boîte aux lettres de',
  open: 'Ouvrir',
};

export const mailbox: LocalWords['mailbox'] = {
  title: (address) => `Courrier de ${address}`,
  write: 'Écrire un e-mail',
  isWaiting: 'Votre e-mail est chez le juge. La réponse apparaîtra ici.',
  yourGames: 'Vos parties',
  mail: 'Courrier',
  noMail: 'Pas encore de courrier. Ce que le juge envoie à cette adresse sera ici.',
  noSubject: '(sans objet)',
  /** What a mail is, in a word. */
  kinds: { results: 'Partie', answers: 'Réponse', press: 'Presse', notices: 'Avis' },
  read: 'lu',
  unread: 'pas encore lu',

  roles: { public: 'public', observer: 'observateur', master: 'arbitre', applicant: 'inscrit' },
  standing: (who, how) => html`${who} ; ${how}`,
  finished: 'terminée',
  notBegun: 'pas encore commencée',
  due: (phase, deadline) => html`${phase}, date limite ${deadline}`,
  writeOrders: 'Écrire des ordres',
  mailOrders: 'Ordres par e-mail',
  nothingToOrder: (power) => `${The(power)} ${agree(power, "n'a", "n'ont")} rien à ordonner dans cette phase.`,
  allOnFile: 'Tous les ordres sont enregistrés.',
  stillToOrder: (count) => `Ordres manquants : ${count}.`,
  withoutOrders: (units) => `Encore sans ordre : ${units}.`,

  label: 'Boîte aux lettres',
  newer: 'plus récent',
  older: 'plus ancien',
  showAs: 'Afficher',
  parts: { text: 'Texte', html: 'HTML', raw: 'Source' },
  asHtml: "L'e-mail en HTML",
  reply: 'Répondre',
  form: {
    from: 'De',
    name: 'Votre nom',
    nameHint: 'tel que les autres le verront',
    to: 'À',
    subject: 'Objet',
    text: 'Texte',
    send: 'Envoyer',
  },

  faults: {
    from: "De qui est l'e-mail\u00a0? Donnez une adresse, comme you@example.org.",
    to: (judge) => `À qui va l'e-mail\u00a0? À ${judge} ou à l'adresse d'une partie.`,
    elsewhere: (domain) => `Ce juge n'accepte que les e-mails pour ${domain}.`,
    address: 'Où envoyer vos e-mails\u00a0? Donnez une adresse, comme you@example.org.',
    map: 'Choisissez une des cartes de la liste.',
  },

  mailboxes: 'Boîtes aux lettres',
  aboutMailboxes:
    'Chaque e-mail envoyé par le juge est dans la boîte de son destinataire. Vous pouvez toutes les lire et écrire au nom de chacun : ce juge ne vit que sur votre machine.',
  openMailboxOf: 'Ouvrir la boîte aux lettres de',
  open: 'Ouvrir',

  toGames: 'Vers les parties',
  notHere: 'Rien ici',
  noSuchPage: "Cette page n'existe pas.",
  beingWritten:
    "Si un e-mail vient de vous envoyer ici, la page est en train d'être écrite. C'est l'affaire de quelques secondes.",
  lookAgain: 'Regarder à nouveau',
};
