/** Entrer dans une partie par une page, et en commencer une entre amis. */
import type { DoorWords, EntryWords, MorningWords } from '../en/entry.ts';

export const entry: EntryWords = {
  join: 'Jouer',
  joinGame: (game) => `Jouer dans ${game}`,
  seatForYou: 'Une place pour vous',
  what: 'Diplomacy est un jeu de négociation : on parle avec les autres, puis chacun écrit ses ordres en secret, et tous les ordres sont exécutés en même temps.',
  forming: ({ variant, players, seats }) =>
    `${variant} : ${players} joueur${players < 2 ? '' : 's'} sur ${seats} ${players < 2 ? 'est là' : 'sont là'}.`,
  running: (variant) => `${variant}. La partie a commencé ; vous reprenez une puissance.`,
  yourName: 'Votre nom',
  yourAddress: 'Votre adresse e-mail',
  howAddress: "Nous y envoyons un e-mail, pour savoir qu'elle est à vous. Pas de compte, pas de mot de passe.",
  faults: {
    name: 'Écrivez un nom, avec des lettres.',
    address: (written) => `Aucun e-mail ne peut aller à « ${written} ». Vérifiez l'adresse.`,
    many: "Trop d'essais. Attendez dix minutes.",
    friends: (most) => `Nommez au moins un ami, et ${most} au plus.`,
    variant: "Cette carte n'existe pas ici.",
  },
  dead: "Ce lien n'est plus valable",
  deadMore:
    "Il est peut-être coupé, ou quelqu'un l'a déjà utilisé : chacun donne une seule place. Si c'était vous, nos e-mails mènent à la partie ; sinon, demandez-en un autre à la personne qui vous l'a transmis.",
  noSeat: "Il n'y a pas de place libre ici",
  noSeatMore:
    'La partie est peut-être complète, privée ou finie. La personne qui vous a invité peut vous envoyer votre propre lien.',
  asked: 'Regardez vos e-mails',
  askedMore: (address) => `Nous avons écrit à ${address}. Appuyez sur le bouton de cet e-mail, ou tapez son code ici :`,
  nothingCame: "Rien n'est arrivé ? Regardez dans les indésirables, et vérifiez l'adresse ci-dessus.",
  otherAddress: 'Utiliser une autre adresse',
  code: "Code de l'e-mail",
  confirm: 'Continuer',
  isItYou: 'Est-ce bien vous ?',
  isItYouMore: "Appuyez sur le bouton si vous venez d'écrire votre adresse sur une de nos pages.",
  notConfirmed: "Ce code n'est pas valable",
  notConfirmedMore:
    "Il est faux, trop ancien, ou il a déjà servi. Si vous êtes déjà dans la partie, ouvrez votre feuille d'ordres par le lien de votre dernier e-mail.",
  isIn: (game) => `Vous êtes dans la partie : ${game}`,
  waits: ({ players, seats }) =>
    `${players} joueur${players < 2 ? '' : 's'} sur ${seats} ${players < 2 ? 'est là' : 'sont là'}. Dès que la partie commence, nous vous écrivons ; le lien de cet e-mail ouvre aussitôt vos ordres sur cet appareil.`,
  refused: "Cela n'a pas marché",
  toGame: 'Page de la partie',
  toSheet: 'Vers vos ordres',
  withFriends: 'Jouer entre amis',
  friendsLead:
    "Écrivez qui doit jouer. Nous écrivons à ceux dont vous donnez l'adresse ; pour les autres, vous recevez des liens à transmettre.",
  friends: 'Vos amis',
  friendsHow: 'Un par ligne : un nom, une adresse, ou les deux.',
  map: 'Carte',
  bots: 'Des bots jouent les places qui restent.',
  strength: 'Force des bots',
  strengths: {
    easy: 'Facile : souvent immobiles',
    medium: 'Moyen : prévoient une phase',
    hard: 'Fort : réfléchissent plus',
  },
  whenAll: 'Commencer quand tous mes amis sont là',
  now: 'Commencer tout de suite : ceux qui arrivent plus tard remplacent un bot',
  byMail: 'Ou commencer par e-mail',
  begin: 'Les inviter',
  begun: (game) => `Votre partie : ${game}`,
  links: 'Vous les trouvez aussi dans vos e-mails.',
  mail: {
    joinSubject: (game) => `[${game}] un clic, et vous jouez`,
    friendsSubject: 'Un clic, et votre partie entre amis commence',
    join: (game) =>
      `Quelqu'un a écrit cette adresse sur la page de « ${game} », une partie de Diplomacy, pour y jouer.`,
    friends: "Quelqu'un a écrit cette adresse sur une de nos pages, pour jouer à Diplomacy entre amis.",
    from: (device, time) => `C'était ${device}, le ${time}.`,
    ifYou: "Si c'était vous",
    yesJoin: 'Oui, je joue',
    yesFriends: 'Oui, invitez-les',
    orCode: (word) => `Ou tapez ce code sur la page : ${word}. Ou répondez avec cette ligne :`,
    ifNot: "Si ce n'était pas vous, ne faites rien : il ne se passera rien.",
  },
};

export const morningPage: MorningWords = {
  title: 'Vos parties',
  none: "Vous n'arbitrez aucune partie en ce moment.",
  unconfirmed:
    "Ce lien a été ouvert sur un nouvel appareil. Nous avons demandé par e-mail à qui il appartient : touchez le bouton de cet e-mail, puis rechargez cette page. D'ici là, elle ne montre rien.",
  together: 'Pour plusieurs parties à la fois',
  several: 'Pour les parties cochées',
  news: 'Quelque chose a changé depuis que cette page est ouverte.',
  showNews: 'Afficher',
  severalHow: 'Cochez des parties plus haut. Nous demandons avant ce qui peut nuire.',
  text: 'Un mot à tous, ou des commandes, une par ligne',
  send: 'Envoyer comme commandes',
  plays: "Vous jouez ici : servez-vous de la feuille d'ordres de cette partie.",
  address: 'Adresse',
  players: (ready, all) => `Joueurs : ${ready} sur ${all} ${ready < 2 ? 'prêt' : 'prêts'}`,
  leave: 'Oublier cet appareil',
  buttons: {
    extend: (span) => `${span.replace('h', '')} heures de plus`,
    bot: (power) => `Un bot pour ${power}`,
    allow: "L'accorder",
    refuse: 'La refuser',
    begin: 'Commencer',
    unmute: 'Y envoyer de nouveau nos e-mails (par e-mail)',
  },
};

export const sheetDoor: DoorWords = {
  title: "Feuille d'ordres",
  opening: 'Ouverture…',
  failed: "Ce lien n'a rien ouvert. Si vous jouez encore, le bon est dans notre dernier e-mail.",
  paste: 'Sans scripts, collez ici le lien de votre e-mail\u00a0:',
  open: 'Ouvrir',
  again: "Je l'ai déjà ouvert ici",
  game: 'Page publique',
  wasItYou: 'Était-ce vous\u00a0?',
  wasItYouMore:
    "Un de vos liens a été ouvert sur l'appareil que nomme l'e-mail. Si c'était vous, dites-le\u00a0: ce que vous y enverrez comptera.",
  code: "Mot de confirmation de l'e-mail",
  yes: "Oui, c'était moi",
  no: "Si ce n'était pas vous, fermez cette page et envoyez SET LINKS NEW au juge\u00a0: aucun de vos liens précédents ne sera plus valable.",
  confirmed: 'Merci',
  confirmedMore: 'Rechargez la page sur cet appareil\u00a0: ce que vous y envoyez compte maintenant.',
  notConfirmed: "Rien n'a été confirmé",
  notConfirmedMore:
    "Le mot est faux ou trop ancien, ou cette page n'est plus ouverte. Ouvrez-la de nouveau pour recevoir un autre e-mail.",
  toSheet: 'Continuer',
};
