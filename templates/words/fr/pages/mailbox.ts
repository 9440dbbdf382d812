import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';
import { agree, The } from '../articles.ts';

export const mailbox: Language['pages']['mailbox'] = {
  title: (address) => `Courrier de ${address}`,
  write: 'Écrire un e-mail',
  isWaiting: 'Votre e-mail est chez le judge. La réponse apparaîtra ici.',
  yourGames: 'Vos parties',
  mail: 'Courrier',
  noMail: 'Pas encore de courrier. Ce que le judge envoie à cette adresse sera ici.',
  noSubject: '(sans objet)',

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
    elsewhere: (domain) => `Ce judge ne prend que les e-mails pour ${domain}.`,
    address: 'Où envoyer vos e-mails\u00a0? Donnez une adresse, comme you@example.org.',
    map: 'Choisissez une des cartes de la liste.',
  },

  mailboxes: 'Boîtes aux lettres',
  aboutMailboxes:
    'Chaque e-mail envoyé par le judge est dans la boîte de son destinataire. Vous pouvez toutes les lire et écrire au nom de chacun : ce judge ne vit que sur votre machine.',
  openMailboxOf: 'Ouvrir la boîte aux lettres de',
  open: 'Ouvrir',

  toGames: 'Vers les parties',
  notHere: 'Rien ici',
  noSuchPage: "Cette page n'existe pas.",
  beingWritten:
    "Si un e-mail vient de vous envoyer ici, la page est en train d'être écrite. C'est l'affaire de quelques secondes.",
  lookAgain: 'Regarder à nouveau',
};
