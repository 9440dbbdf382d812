/** Mails about accounts, and answers to questions, in French. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Language } from '../shape.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { agree, inTurn, of, ofThe, The, the, toThe } from './grammar.ts';

type Words = Language['mail']['addressAsked'];
type Asked = Parameters<Words['asks']>[0];

export const addressAsked: Words = {
  merge: (asked) =>
    `${whoAsked(asked)} de traiter ${asked.address} et ${asked.from} comme un seul joueur. Vous jouez ici depuis ${asked.address}, vous seul pouvez donc le demander : répondre à cet e-mail ne change rien.`,
  howToMerge: (address) =>
    `Si les deux adresses sont à vous et que vous voulez écrire depuis l'une ou l'autre, envoyez cette ligne depuis ${address} :`,
  ifNot: "Sinon, vous n'avez rien à faire.",
  asks: (asked) => `${whoAsked(asked)} ${whatWasAsked(asked)} Rien n'a encore changé.`,
  follows: ({ what, address, from, whose }) =>
    `Si vous confirmez, ${address} fait partie ${
      { reader: 'de votre compte', password: 'de ce compte', asker: `du compte de ${from}` }[whose]
    } : tout ce qui est écrit depuis cette adresse compte pour ce joueur dans toutes ses parties${what === 'move' ? ', et ses e-mails y sont envoyés' : ''}.`,
  howToConfirm: "Si c'était vous, répondez à cet e-mail avec cette ligne et rien d'autre :",
  code: 'Le mot de confirmation est valable quatre jours. Un e-mail qui dit autre chose ne confirme rien.',
  confirm: 'Confirmer',
  notYou:
    "Si ce n'était pas vous, quelqu'un connaît l'un de vos mots de passe : choisissez-en un nouveau avec SET PASSWORD dans chacune de vos parties. Sans le mot de confirmation, rien d'autre ne se passe.",
  notYours:
    "Si ce n'était pas vous, ne faites rien et ne donnez le mot de confirmation à personne : sans lui, rien ne se passe.",
};

function whoAsked({ time, ip, from, name }: Asked): string {
  const server = ip === null ? '' : `, depuis le serveur de messagerie ${ip}`;
  return `Le ${time}${server}, ${name === null ? from : `${from}, connu ici sous le nom de ${name},`} a demandé à ce juge`;
}

function whatWasAsked({ what, address, whose }: Asked): string {
  const account = {
    reader: "de votre compte, avec le mot de passe d'une de vos parties",
    password: "d'un compte dont il connaît un mot de passe",
    asker: 'de son propre compte',
  }[whose];
  return what === 'tie'
    ? `de traiter ${address} comme une adresse ${account}.`
    : `d'envoyer à ${address} les e-mails ${account}.`;
}

export const asked: Language['mail']['asked'] = {
  lead: 'Voici ce que vous avez demandé. Cet e-mail ne vous demande rien.',
  leadOfPlayer: "Voici ce que vous avez demandé. STATUS montre ce qu'on attend de vous.",
  noMap: "Il n'y a pas encore de carte : la partie n'a pas commencé.",
  kept: 'La page de la partie montre chaque phase avec sa carte, et tout ce qui est à conserver :',
  page: 'Page',
  history: 'Historique en texte',
  archive: 'Archives',
};

export const digest: Language['mail']['digest'] = {
  subject: (count) => (count === 1 ? 'Votre récapitulatif : 1 message' : `Votre récapitulatif : ${count} messages`),
  lead: 'Rien à faire. Voici ce que nous avons réuni pour vous depuis la dernière fois.',
  several: "Il s'agit de plusieurs de vos parties. Ce que chacune attend de vous figure sous son nom.",
  answer: (address) => `Pour répondre, écrivez à ${address}.`,
};

export const morning: Language['mail']['morning'] = {
  subject: (games) => `Vos parties : ${several(games)} ${games.length === 1 ? 'a' : 'ont'} besoin de vous`,
  quietSubject: 'Vos parties : tout va bien',
  lead: (games, all) =>
    all === 1
      ? 'Votre partie a besoin de vous.'
      : `${games} de vos ${all} parties ${games === 1 ? 'a' : 'ont'} besoin de vous.`,
  quiet: (all) =>
    all === 1 ? 'Rien à faire. Votre partie avance seule.' : `Rien à faire. Vos ${all} parties avancent seules.`,
  heading: 'Ce qui vous attend',
  news: 'Les autres nouvelles',
  lines: "Répondez avec l'une de ces lignes, ou changez-les :",
  again: (days) =>
    `Rien n'a changé depuis notre dernier e-mail à ce sujet. Si cela reste ainsi, le prochain vient dans ${days} jours ; une nouveauté n'attend pas jusque-là.`,
  page: 'Sur une seule page',
  openPage: 'Ouvrir toutes vos parties',
  pageNote:
    "Ce lien est pour vous seul. La première fois que vous l'ouvrez sur un appareil, nous vous demandons par e-mail si c'était vous.",
  game: (when, troubles) => `, ${when} : ${troubles.join(' ; ')}.`,
  forming: 'pas encore commencée',
  paused: 'en pause',
  due: (date, fromNow) => `date limite ${date} (${fromNow})`,
  troubles: {
    unreached: (powers) => `nos e-mails reviennent : ${powers}`,
    absence: (powers, from, to) => `absence demandée par ${the(powers)}, du ${from} au ${to}`,
    empty: (powers) => `personne ne joue ${the(powers)}`,
    late: (powers) => `en retard : ${powers}`,
    muster: (powers) => `pas encore confirmé : ${powers}`,
    ready: (waiting) =>
      waiting === '' ? 'tous les ordres sont là' : `tous les ordres sont là, mais WAIT est mis : ${waiting}`,
    full: () => 'toutes les places sont prises ; elle commence quand vous le dites',
    bids: (players) => `pas encore de mise de ${players}`,
  },
};

function several(games: readonly string[]): string {
  const rest = games.length - 3;
  return rest < 1 ? games.join(', ') : `${games.slice(0, 3).join(', ')} et ${rest} ${rest === 1 ? 'autre' : 'autres'}`;
}

export const forGm: Language['mail']['forGm'] = {
  reported: {
    subject: (game, who) => `[${game}] message signalé par ${the(who)}`,
    lead: (who) => `Votre décision est attendue : un message est signalé par ${the(who)}.`,
    signed: (power, time) => `Il montre ${the(power)} comme expéditeur, ${time} :`,
    why: 'Pourquoi il est signalé :',
    remedy:
      "Personne d'autre n'en sait rien. Cette ligne ferait taire cette puissance un temps, et chacun recevrait un e-mail :",
    operator:
      "L'arbitre de cette partie y joue : vous recevez donc ceci en tant qu'exploitant de ce juge, et personne d'autre. La page de la partie dit qui l'arbitre ; ce que vous ferez regarde vous et les joueurs.",
  },
  double: {
    subject: (game, who, other) => `[${game}] ${who} et ${other} : une seule personne ?`,
    lead: (who, other) => `Rien à faire. ${who} et ${other} sont peut-être la même personne.`,
    signs: (signs) => `Ce qui le laisse penser : ${signs}.`,
    sign: {
      mailbox: "une seule boîte, avec d'autres mots derrière +",
      name: 'le même nom',
      password: 'le même mot de passe',
      device: "des feuilles d'ordres sur le même appareil",
    },
    decides:
      "C'est un indice pour vous seul, et il ne décide rien : une famille partage un appareil, des amis un mot de passe.",
  },
};

export const gameList: Language['mail']['gameList'] = {
  none: (line) => [
    "Il n'y a pas encore de partie publique. ",
    { code: line },
    " en crée une du nom de Marne ; vous en êtes alors l'arbitre.",
  ],
  games: (games) => `${games} ${games < 2 ? 'partie' : 'parties'}`,
  list: (line) => [{ code: line }, ' dit tout sur cette partie.'],
  signOn: (line) => ['Avec ', { code: line }, ', vous y jouez.'],
  observe: (line) => ['Avec ', { code: line }, ', vous la suivez.'],
};

export const help: Language['mail']['help'] = {
  none: (topic) => `Il n'y a pas d'aide sur « ${topic} ».`,
  onWord: (topic) => `Commandes sur « ${topic} » ; HELP et son nom montre chacune en entier `,
  didYouMean: (lines) => `Vouliez-vous dire ${lines.join(' ou ')} ?`,
  standardMap: (line) => [
    "C'est la carte standard. Pour celle d'une partie, écrivez à l'adresse de la partie, ou nommez la variante : ",
    { code: line },
  ],
  alsoWritten: (spellings) => `S'écrit aussi : ${spellings}.`,
  signOn:
    "Les lignes qui suivent sont pour la partie Marne, comme {{seat}} ; m pour l'arbitre, o pour un observateur. SIGNON ?marne inscrit à une partie qui cherche des joueurs.",
  press:
    'Envoie les lignes qui suivent à ces puissances, par noms ou par lettres ; TO ALL, TO ALL BUT et des puissances, TO MASTER, TO OBSERVERS. QUIET vous épargne la copie. En une ligne : to {{power}}: …',
  broadcast: 'Envoie les lignes qui suivent à tous ceux de la partie, observateurs compris.',
  postal: "Garde les lignes qui suivent jusqu'aux résultats, si la partie le permet.",
  howToOrder: "Écrivez un ordre par ligne, à l'adresse de la partie ou en réponse à l'un de ses e-mails.",
  orders: 'Ordres',
  order: 'Ordre',
  examples: {
    '{{move}}': 'armée {{at}} va vers {{to}}',
    '{{support}}': '{{supporter}} soutient cela',
    '{{hold}}': '{{holder}} tient',
    '{{convoy}}': 'flotte {{convoySea}} convoie',
    '{{retreat}}': 'une retraite ; {{disband}} dissout',
    '{{build}}': 'aux ajustements ; ou : waive',
    '{{remove}}': 'aux ajustements',
  },
  lastCounts:
    'Le dernier ordre donné à une unité compte, et une ligne fautive ne nuit jamais aux autres. Chaque e-mail reçoit une réponse.',
  commands: 'Commandes, une par ligne',
  command: 'Commande',
  commandExamples: {
    STATUS: 'montre vos ordres enregistrés',
    'SET WAIT': "retient la phase jusqu'à la date limite",
    'SET NOWAIT': 'permet de la résoudre plus tôt',
    'PRESS TO {{POWER}}': "envoie ce qui suit, jusqu'à ENDPRESS",
    BROADCAST: "de même à tous, jusqu'à ENDBROADCAST",
    LIST: 'toutes les parties ; LIST MARNE : tout sur une',
    MAP: 'la carte de la partie',
    SIGNOFF: "termine ce qui est lu d'un e-mail",
  },
  more: 'À lire aussi',
  inEnglish: "Ce document n'existe qu'en anglais.",
  rulesOf: (variant) => `les règles ${of(variant)} (en anglais)`,
  asPublished:
    "Voici la variante telle que publiée. Là où les réglages de cette partie disent autre chose, ils l'emportent : GET RULES.",
  documents: {
    archive: 'les archives (en anglais)',
    board: "le plateau d'analyse (en anglais)",
    clauses: 'les règles des variantes, par numéros (en anglais)',
    commands: "tout ce qui peut s'écrire au juge (en anglais)",
    'designing-variants': 'concevoir une variante (en anglais)',
    formats: 'formats et commandes qui restent (en anglais)',
    language: 'la langue du juge, en détail (en anglais)',
    limits: 'ce que messages et navigateurs peuvent faire en un temps donné (en anglais)',
    maps: 'les cartes (en anglais)',
    mastering: 'arbitrer une partie (en anglais)',
    operating: 'tenir un juge sur AWS (en anglais)',
    'own-judge': 'un juge à soi, pour des gens ailleurs (en anglais)',
    performance: 'la vitesse de résolution (en anglais)',
    playing: 'la première partie, pas à pas (en anglais)',
    programs: 'pour les programmes : dix recettes (en anglais)',
    rulings: 'ce qui est décidé là où les livrets diffèrent (en anglais)',
    scale: 'un million de parties (en anglais)',
    sources: "d'où viennent les règles (en anglais)",
    trust: 'pourquoi se fier à ce juge (en anglais)',
  },
  topic: (line, about) => [{ code: line }, ` : ${about}`],
  topics: {
    'GET PROVINCES': 'les lieux de la carte et comment les écrire',
    'GET BORDERS': 'qui touche quoi',
    'HELP LYO': 'tout sur un lieu',
    'HELP TOPICS': "tout ce qu'il y a d'autre à lire",
  },
};

export const history: Language['mail']['history'] = {
  leftOut: (lines) => `Il manque ici ${lines === 1 ? 'une ligne' : `${lines} lignes`}. Tout vient avec cette ligne :`,
  nothingYet: (game) => `Il ne s'est encore rien passé dans « ${game} ».`,
  nothingSince: (game, time) =>
    `Il ne s'est rien passé dans « ${game} » depuis le ${time}. Tout l'historique vient avec cette ligne :`,
  nothingThen: (game) =>
    `Il ne s'est rien passé dans « ${game} » pendant ce temps. Tout l'historique vient avec cette ligne :`,
};

const PRESS = {
  master: "les joueurs n'écrivent qu'à l'arbitre",
  anybody: "les joueurs s'écrivent entre eux",
  all: "les joueurs n'écrivent qu'à tous à la fois",
};

const NOTHING_HAPPENS =
  "Si vous ne faites rien, il ne se passe rien : vous ne recevrez plus d'invitation à cette partie. Pour ne plus recevoir d'invitations de ce juge, de personne :";

export const invitation: Language['mail']['invitation'] = {
  somebody: "Quelqu'un",
  subject: (who, game) => `${who} vous invite à une partie de Diplomacy : ${game}`,
  asked: (called, who, game) =>
    `${called === '' ? '' : `${called}, `}${who} a demandé à ce juge de vous inviter à « ${game} », une partie de Diplomacy par e-mail.`,
  running: (variant, powers) =>
    `C'est une partie de ${variant} déjà commencée, qui cherche un joueur pour : ${powers}.`,
  forming: (variant, players, signedOn, bots) =>
    `C'est une partie de ${variant} pour ${players} ${players < 2 ? 'joueur' : 'joueurs'}${
      signedOn === null
        ? ''
        : signedOn === 0
          ? ` ; pas encore d'inscription`
          : signedOn < 2
            ? ` ; ${signedOn} inscription`
            : ` ; ${signedOn} inscriptions`
    }.${bots === 0 ? '' : bots === 1 ? " Un bot joue l'autre puissance." : ` Des bots jouent les ${bots} autres puissances.`}`,
  days: (days) => (days < 2 ? `${days} jour` : `${days} jours`),
  howPlayed: ({ pace, clock, place, press, anonymous }) =>
    `Les joueurs ont environ ${pace} par phase${
      clock === null ? '' : `, jusqu'à ${clock} (${place === 'UTC' ? place : `heure de ${place}`})`
    }, et ${PRESS[press]}${anonymous ? ', sans savoir qui joue quoi' : ''}.`,
  about: (comment) => `À son sujet : ${comment}`,
  oneSeat: 'Pour jouer',
  byPage: 'Vous y écrivez votre nom et votre adresse, rien de plus. Le lien donne une seule place.',
  howToJoin: 'Ou répondez à cet e-mail par oui, ou par cette ligne :',
  join: 'Jouer',
  page: (link) => ['La partie, sa carte et ses réglages : ', link],
  stopOnPage: (link) => [`${NOTHING_HAPPENS} `, link],
  stopByMail: (address) => `${NOTHING_HAPPENS} un e-mail vide à ${address}`,
};

export const look: Language['mail']['look'] = {
  prediction: 'Si la phase était résolue maintenant, les ordres enregistrés donneraient ceci :',
  onFile: 'Les ordres enregistrés :',
  waits: (powers) => `WAIT est actif pour ${the(powers)}.`,
};

// À un arbitre : les e-mails n'atteignent pas quelqu'un de la partie.

export const mailStopped: Language['mail']['mailStopped'] = {
  subject: (game, who) => `[${game}] les e-mails n'atteignent pas ${the(who)}`,
  lead: (who) => `Vous n'avez rien à faire, mais les e-mails n'atteignent pas ${the(who)}.`,
  bounced: (who) =>
    `Le serveur ${ofThe(who)} a renvoyé notre e-mail pour de bon : la boîte est fermée, ou l'adresse est fausse. Nous n'y envoyons plus rien. Les ordres qui en viennent comptent comme toujours, et le prochain e-mail qui en vient fait repartir les nôtres.`,
  refused: (who) =>
    `On ne peut pas envoyer d'e-mail à l'adresse ${ofThe(who)}. Nous n'essayons plus. Les ordres qui en viennent comptent comme toujours, et le prochain e-mail qui en vient fait repartir les nôtres.`,
  complained: (who) =>
    `${The(who)} ${agree(who, 'a', 'ont')} signalé un de nos e-mails comme indésirable, peut-être par erreur. Nous n'y envoyons plus rien jusqu'à un e-mail de sa part. Vous pouvez lui demander, ou chercher quelqu'un d'autre.`,
  elsewhere:
    'Y a-t-il maintenant une autre boîte ? Alors envoyez cette ligne, puis le code que nous vous demanderons :',
  thenThey: 'Ensuite, cette ligne doit nous venir de là :',
  remedy: 'Vous savez que la boîte fonctionne de nouveau ? Alors envoyez cette ligne :',
  how: "Ou appuyez sur le bouton et envoyez l'e-mail qui s'ouvre.",
  button: 'Reprendre les envois',
  master: {
    subject: (game) => `[${game}] les e-mails n'atteignent pas l'arbitre`,
    lead: "Vous n'avez rien à faire, mais les e-mails n'atteignent pas l'arbitre de votre partie.",
    told: (who) =>
      `Nos e-mails n'atteignent pas ${who}, arbitre de la partie, et nous n'en envoyons plus. Ce que vous écrivez à l'arbitre ne peut pas être lu pour l'instant.`,
    goesOn: "Les dates limites et les résultats sont comme toujours ; ce que seul l'arbitre peut faire attend.",
    waits: "Dans cette partie l'arbitre traite chaque phase : elle attend que l'arbitre nous écrive.",
    back: (address) =>
      `Savez-vous comment joindre l'arbitre ? Tout e-mail de l'ancienne boîte fait repartir les nôtres. D'une nouvelle, cette ligne à ${address}, avec le mot de passe de l'arbitre, dit comment continuer :`,
  },
};

// À un arbitre : notre programme échoue sur un e-mail.

export const mailUnread: Language['mail']['mailUnread'] = {
  subject: (game, who) => `[${game}] nous ne pouvons pas lire un e-mail ${ofThe(who)}`,
  lead: (who) => `À vous de décider : nous ne pouvons pas lire un e-mail ${ofThe(who)}, et la partie ne l'attend pas.`,
  told: (who, time) =>
    `Il est arrivé au nom ${ofThe(who)}, ${time}. Quelque chose y fait échouer notre propre programme : la faute est à nous, et elle est notée. Nous avons demandé ${toThe(who)} de le renvoyer.`,
  remedy:
    'Voulez-vous laisser du temps ? Alors envoyez cette ligne. La phase a été résolue sans ces ordres ? ROLLBACK la reprend.',
  how: "Ou appuyez sur le bouton et envoyez l'e-mail qui s'ouvre.",
  button: 'Donner un jour de plus',
};

type MyGames = Language['mail']['myGames'];
type State = Parameters<MyGames['game']>[0]['state'];

export const myGames: MyGames = {
  none: 'Vous ne participez à aucune partie ici. LIST montre les parties qui cherchent des joueurs.',
  noneRunning: (over) =>
    `Vous ne participez à aucune partie en cours ; ${over === 1 ? 'une de vos parties est terminée' : `${over} de vos parties sont terminées`}. LIST montre les parties qui cherchent des joueurs.`,
  heading: 'Vos parties',
  more: (games) =>
    games === 1
      ? "Une autre de vos parties n'est pas montrée."
      : `${games} autres de vos parties ne sont pas montrées.`,
  over: (games) => (games === 1 ? 'Une de vos parties est terminée.' : `${games} de vos parties sont terminées.`),
  game: ({ phase, role, powers, state, deadline }) => {
    const when = deadline === null ? '' : ` Date limite : ${deadline.date}, ${deadline.fromNow}.`;
    return `${phase === null ? '' : `, ${phase}`} : ${role === 'player' ? `vous jouez ${the(powers)}` : ROLES[role]}${stateInWords(state)}${when}`;
  },
  table: {
    caption: (game) => `Ordres dans ${game}`,
    power: 'Puissance',
    player: 'Joueur',
    orders: 'Ordres',
    nobody: 'personne',
    progress: { complete: 'complets', some: 'en partie', none: 'manquants', nothing: 'rien à donner' },
    musters: 'pas encore confirmé',
    abandoned: 'abandonnée',
    'civil-disorder': 'désordre civil',
    late: 'en retard',
    unreached: 'nos e-mails reviennent',
    awayUntil: (date) => `absence jusqu'au ${date}`,
    awayFrom: (date) => `absence à partir du ${date}`,
  },
};

const ROLES = {
  applicant: 'vous êtes inscrit',
  master: "vous êtes l'arbitre",
  observer: 'vous observez',
  public: 'vous ne participez plus',
} as const;

function stateInWords(state: State): string {
  return textOfCase(state, 'kind', {
    nothing: '.',
    paused: ' ; en pause.',
    'waits-to-begin': ' ; elle va commencer.',
    'nothing-due': " ; aucun ordre n'est attendu.",
    'all-set': ' ; tout est prêt.',
    'needs-players': (state) =>
      state.players === 1 ? ' ; il manque un joueur.' : ` ; il manque ${state.players} joueurs.`,
    due: (state) => `. ${state.told}`,
    orders: (state) =>
      ` ; ordres complets de ${state.ready} ${state.ready < 2 ? 'puissance' : 'puissances'} sur ${state.due}${state.late === 0 ? '' : `, ${state.late} en retard`}.`,
  });
}

export const proof: Language['mail']['proof'] = {
  arrived: ({ time, address, server, hasLines }) =>
    `${time} : un e-mail ${address === null ? "venu d'une autre adresse" : `au nom de ${address}`} nous est parvenu${server === null ? '' : ` du serveur ${server.ip}${server.host === null ? '' : ` (${server.host})`}`}${hasLines ? ', avec ces lignes :' : '.'}`,
  more: (lines) => `(et ${lines === 1 ? 'une autre ligne' : `${lines} autres lignes`})`,
  howToProve: (why) =>
    `Nous ne l'avons pas encore exécuté. ${why} Si vous l'avez écrit, répondez à cet e-mail avec cette ligne et rien d'autre :`,
  afterwards:
    'Nous exécutons alors ce que vous avez envoyé, à la date de son arrivée chez nous. Le mot de confirmation est valable quatre jours.',
  button: 'Confirmer',
  notYou:
    "Si vous n'avez pas écrit ces lignes, ne faites rien et ne donnez ce mot à personne : quelqu'un s'est servi de votre adresse.",
  nextTime: "Pour qu'on vous croie tout de suite la prochaine fois, au choix :",
  byPassword: (line) => [
    "Commencez l'e-mail par une inscription avec le mot de passe de votre place : ",
    { code: line },
    ' (la lettre de votre puissance, puis le nom de la partie).',
  ],
  byProvider:
    "Écrivez directement à l'adresse du juge depuis votre adresse enregistrée, en passant par le fournisseur de cette adresse.",
  onceADay:
    "Nous ne posons cette question qu'une fois par jour. Quoi que d'autres envoient en votre nom, nous répondons à chaque réponse à l'un de nos e-mails sur votre partie et à chaque e-mail portant le bon mot de passe.",
  wrongPassword: ({ time, by, ip, game, powers }) => {
    const who = by === null ? "quelqu'un" : by.isProven ? by.who : `un e-mail au nom de ${by.who}`;
    const what = powers === null ? '' : ` (${listInWords(powers, 'et')})`;
    return `${time} : ${who}${ip === null ? '' : `, depuis le serveur ${ip},`} a tenté de s'inscrire dans « ${game} » avec un mot de passe erroné pour votre place${what}. Rien n'a changé.`;
  },
  ifYou:
    "Si c'était vous et que le mot de passe est perdu : les e-mails que votre fournisseur signe pour cette adresse n'en ont pas besoin. Pour en fixer un nouveau, écrivez SET PASSWORD et le nouveau mot à la partie.",
  ifNotYou:
    "Si ce n'était pas vous : après quelques erreurs dans une journée, aucun autre n'est essayé, mais un mot de passe long est plus sûr qu'un court. Nous signalons la première erreur de chaque jour, pas les suivantes.",
};

export const whatIf: Language['mail']['whatIf'] = {
  intro: (phase, game) =>
    `Ce que donneraient ces ordres ${inTurn(phase)} de « ${game} ». Le calcul part de la position publiée et de vos seules lignes ; rien n'a été enregistré, et personne d'autre ne voit ceci. Les unités sans ordre dans votre e-mail ne figurent pas ci-dessous.`,
  points: 'Points comptés',
  why: 'Pourquoi',
};

export const desk: Language['mail']['desk'] = {
  subject: {
    unproven: 'Merci de confirmer que vous avez écrit ceci',
    wrongPassword: (game) => `[${game}] quelqu'un a essayé un mauvais mot de passe`,
    sharing: "Quelqu'un demande à partager votre compte",
    confirm: 'Merci de confirmer votre adresse',
    welcome: 'Bienvenue',
    links: 'Liens à transmettre',
    answered: 'Réponse à votre e-mail',
  },
  lead: {
    unproven: 'Encore une étape : merci de confirmer que vous avez écrit ceci.',
    invited: "Vous êtes invité à une partie. Si vous ne voulez pas jouer, vous n'avez rien à faire.",
    wrongPassword: "Rien à faire : personne n'est entré.",
    sharing: "Rien à faire : rien n'a changé.",
    confirm: "Merci de confirmer, mais seulement si c'était vous.",
    refused: (lines) =>
      lines === 1
        ? "Une ligne de votre e-mail n'a pas pu être utilisée."
        : `${lines} lignes de votre e-mail n'ont pas pu être utilisées.`,
    toConfirm: "Encore une étape : merci de confirmer. Rien n'est fait pour l'instant.",
    codeSent: (to) =>
      `Encore une étape : nous avons envoyé un mot de confirmation à ${listInWords(
        to.map((address) => address ?? "l'adresse que nous avons de vous"),
        'et',
      )}.`,
    notUnderstood: "Votre e-mail est bien arrivé, mais nous ne l'avons pas compris.",
    notDone: "Nous n'avons pas exécuté votre e-mail.",
    nothingAsked: "Rien n'a été fait : votre e-mail ne contient ni ordre, ni commande, ni message.",
    answersRest: "Votre e-mail est exécuté. Nous ne répondons plus à chacun aujourd'hui.",
    nothingDue: "Rien à faire : aucun ordre de vous n'est attendu.",
    due: (games) =>
      games === 1 ? 'Vos ordres sont attendus dans une partie.' : `Vos ordres sont attendus dans ${games} parties.`,
    welcome: "Bienvenue ! Voici comment jouer. Rien à faire pour l'instant.",
    links: 'Transmettez chaque lien : il vaut pour une place.',
    answered: 'Voici ce que vous avez demandé. Rien à faire.',
    asked: 'Une autre question ? Répondez simplement.',
    nothing: 'Rien à faire.',
  },
  variants: 'Variantes',
  variant: ({ id, players, goal, designers }) =>
    ` (${id}) : ${players} ${players === 1 ? 'joueur' : 'joueurs'}, ${goal}. De ${listInWords(designers, 'et')}.`,
  welcome: {
    intro: (address) =>
      `Voici un juge pour jouer à Diplomacy par e-mail. Il reçoit les ordres, les résout à la date limite et envoie à tous les résultats avec une carte. Tout se fait par e-mail à ${address}, une commande par ligne :`,
    command: 'Commande',
    practice: 'jouer votre propre partie contre des bots',
    list: 'toutes les parties : ouvertes, en cours et terminées',
    signOn: "vous inscrit à la partie Marne, tant qu'elle cherche des joueurs",
    observe: 'vous envoie ses résultats',
    create: 'ouvre une nouvelle partie de ce nom',
  },
  unknown: (line, isNear) => [
    "Aucune commande du juge ne s'écrit ",
    { code: line },
    isNear ? '. Vouliez-vous dire :' : '.',
  ],
  allCommands: 'HELP seul sur une ligne envoie toutes les commandes.',
};

export const watched: Language['mail']['watched'] = {
  subject: (game) => `[${game}] une partie que vous attendiez`,
  lead: 'Une partie comme vous la souhaitez se forme. Rien à faire si vous ne voulez pas jouer.',
  howToJoin: 'Pour jouer, répondez par cette ligne :',
  stop: 'Vous recevez un e-mail pour chacune de ces parties, à votre demande. Pour y mettre fin, répondez par cette ligne :',
};

export const event: Language['mail']['event'] = {
  subject: (name) => `[${name}] où en est le tournoi`,
  lead: {
    open: 'Rien à faire : les inscriptions sont ouvertes.',
    full: "On peut encore s'inscrire, et il y a assez de monde pour une table : BEGIN clôt la liste et fait le tirage.",
    waiting: (round, isLast) =>
      `Rien à faire : il ne restait pas de table pour vous à la ronde ${round}${isLast ? ', la dernière' : ' ; vous passez en premier à la suivante'}.`,
    playing: 'Rien à faire : les parties continuent.',
    next: 'À vous de décider : la ronde est finie. BEGIN tire la suivante.',
    between: "Rien à faire : la ronde suivante n'est pas encore tirée.",
    over: 'Le tournoi est terminé.',
  },
  rules: ({ variant, boardsMost, roundsInAll, players, scoring, seats }) =>
    `${variant}, ${boardsMost} ${boardsMost === 1 ? 'table' : 'tables'} au plus${players === null ? '' : `, dès ${players} joueurs`}, en ${roundsInAll} ${roundsInAll === 1 ? 'ronde' : 'rondes'}. Barème : ${scoring}. Places : ${seats === 'draw' ? 'tirage équilibré' : 'selon les souhaits'}.`,
  runBy: (names) => `Direction : ${names}.`,
  entered: (count) => (count === 0 ? "Personne ne s'est encore inscrit." : `Inscrits : ${count}.`),
  enter: (address) => `Pour vous inscrire, écrivez JOIN à ${address}.`,
  standings: 'Classement',
  columns: {
    place: 'Place',
    player: 'Joueur',
    total: 'Total',
    games: 'Parties',
    board: 'Table',
    number: 'N°',
    state: 'État',
  },
  entrants: 'Inscrits',
  hasLeft: 'parti',
  boards: (round) => `Ronde ${round}`,
  state: { goes: 'en cours', over: 'finie', void: 'sans résultat' },
  waiting: (names) => `Sans table dans cette ronde : ${names}.`,
  page: 'Page',
  downloads: 'À télécharger',
  draw: 'Le tirage',
  seal: 'Sceau de la prochaine graine, publié avant le tirage :',
  seed: 'Graine de cette ronde, dont le sceau a été publié avant :',
  secret: 'La graine est publiée à la fin de la ronde : avant, elle dirait qui joue quoi.',
  check: 'Avec la graine et la liste, chacun peut refaire le tirage :',
  howDrawn: 'comment',
};
