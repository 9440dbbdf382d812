/** Mails about what happens in a game, in French. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Language } from '../shape.ts';
import { capitalize } from '../text/counts.ts';
import { agree, inTurn, of, ofThe, The, the, toThe } from './grammar.ts';
import { placeThe } from './places.ts';

type Words = Language['mail']['acknowledgement'];
type Progress = Parameters<Words['progress']['orders']>[0];

export const acknowledgement: Words = {
  confirm: (line) => `Merci de confirmer « ${line} » : ce n'est pas encore fait.`,
  oldStands: (orders) =>
    orders === 1
      ? "Un ordre n'a pas changé : l'ancien reste enregistré."
      : `${orders} ordres n'ont pas changé : les anciens restent enregistrés.`,
  notAllUsed: "Nous n'avons pas pu utiliser tout votre e-mail.",
  progress: {
    orders: (progress) => unitsOrdered('unité', 'unités', progress),
    retreats: (progress) => unitsOrdered('unité délogée', 'unités délogées', progress),
    builds: (progress) => adjusted('construction', 'constructions', progress),
    removals: (progress) => adjusted('retrait', 'retraits', progress),
    choices: () => "Vos unités de départ sont indiquées ci-dessous ; vous pouvez les changer jusqu'à la date limite.",
  },
  allCame: (orders) => `Les ${orders} ordres sont arrivés avec cet e-mail.`,
  newOrders: (orders) => `Nouveau dans cet e-mail : ${orders}.`,
  masterDecides: "C'est l'arbitre qui décide quand la phase est résolue.",
  processedAfterLate: (delay) => `La phase est résolue ${delay} après les derniers ordres manquants.`,
  waitOn: "WAIT est actif : rien n'est résolu avant la date limite. SET NOWAIT le désactive.",
  waitOnFor: (powers) =>
    `WAIT est actif pour ${the(powers)} : rien n'est résolu avant la date limite. SET NOWAIT le désactive.`,
  waitOff: (delay) =>
    `WAIT est inactif : la phase est résolue ${delay} après l'arrivée de tous les ordres. Pour la retenir jusqu'à la date limite, envoyez SET WAIT.`,
  waitOffNotBefore: (delay, time) =>
    `WAIT est inactif : la phase est résolue ${delay} après l'arrivée de tous les ordres, mais pas avant le ${time}. Pour la retenir jusqu'à la date limite, envoyez SET WAIT.`,
  proxy: (owner, unit) =>
    `${The(owner)} vous ${agree(owner, 'confie', 'confient')} ${unit} : sans ordre de votre part, cette unité n'en a aucun.`,
  votesDraw: (among, isOpen) => `Pour cette phase, vous votez pour une partie nulle : ${among} ; ${seen(isOpen)}.`,
  votesDrawOfSurvivors: (isOpen) =>
    `Pour cette phase, vous votez pour une partie nulle entre tous les survivants ; ${seen(isOpen)}.`,
  concedes: (to, isOpen) => `Pour cette phase, vous abandonnez la partie en faveur ${ofThe(to)} ; ${seen(isOpen)}.`,
  away: (from, to) => `Absence du ${from} au ${to} : les nouvelles dates limites l'évitent.`,
  willTell: 'Nous vous dirons quand la partie commence.',
  willTellNeeded: (players) =>
    `Nous vous dirons quand la partie commence ; il manque encore ${players === 1 ? 'un joueur' : `${players} joueurs`}.`,
  howToFill: (line) => [' Pour commencer avec des bots à leur place, envoyez ', { code: line }, '.'],
  howToPrefer: (line) => ['Pour dire quelle puissance vous préférez, envoyez ', { code: line }, '.'],
  prefers: (powers) => `Votre préférence : ${powers.join(', puis ')}.`,
  rules: (line) => ['Les règles de cette partie : ', { code: line }, '.'],
  sentTo: (readers) => `Envoyé à : ${readers}.`,
  masterUnreached:
    "Nos e-mails n'atteignent pas l'arbitre. L'arbitre ne pourra lire votre message qu'après nous avoir écrit.",
  readers: {
    all: 'tous',
    MASTER: 'arbitre',
    OBSERVERS: 'observateurs',
    WRITER: "expéditeur d'un message précédent",
  },
};

function unitsOrdered(unit: string, units: string, { have, due, missing, units: names }: Progress): string {
  if (missing === 0) return due === 1 ? `Votre ${unit} a un ordre.` : `Les ${due} ${units} ont des ordres.`;
  if (have === 0 && due === 1) return `Votre ${unit} n'a pas d'ordre ; il manque : ${names}.`;
  const number = have === 0 ? 'Aucune' : String(have);
  return `${number} des ${due} ${units} ${have === 0 ? "n'a" : have === 1 ? 'a' : 'ont'} ${have === 0 ? "d'ordre" : have === 1 ? 'un ordre' : 'des ordres'} ; il manque : ${names}.`;
}

function adjusted(one: string, many: string, { have, due, missing }: Progress): string {
  if (have === 0)
    return missing === 1 ? `Un ordre est attendu : ${one}.` : `${missing} ordres sont attendus : ${many}.`;
  const rest = missing === 0 ? '' : ` ; il en manque ${missing}`;
  return `${due === 1 ? one : many} : ${have} ${have === 1 ? 'ordre reçu' : 'ordres reçus'} sur ${due}${rest}.`.replace(
    /^./,
    (first) => first.toUpperCase(),
  );
}

function seen(isOpen: boolean): string {
  return isOpen ? 'tout le monde le voit' : "personne d'autre ne le voit";
}

export const actedFor: Language['mail']['actedFor'] = {
  subject: (phase, power) => `${phase} l'arbitre a écrit pour ${the(power)}`,
  told: (by, power) =>
    `${by}, arbitre, a envoyé ceci pour ${the(power)}. Cela compte comme si vous l'aviez envoyé, et vous pouvez le changer. L'historique de la partie note que cela vient de l'arbitre.`,
  nothingToOrder: (power) => `${The(power)} ${agree(power, "n'a", "n'ont")} rien à ordonner pour le moment.`,
};

export const ended: Language['mail']['ended'] = {
  subject: 'la partie est terminée',
  byMaster: (who, outcome) => `${who} a mis fin à la partie en tant qu'arbitre. ${outcome}`,
};

export const gmActed: Language['mail']['gmActed'] = {
  toAll: 'à propos des messages',
  subject: (who) => `${who}, arbitre aussi, est intervenu`,
  told: (who) => `${who} arbitre cette partie avec vous, et :`,
  heading: "Interventions de l'arbitre",
  act: (who, act) => `${who ?? 'Un arbitre'} ${act}`,
};

export const positionSet: Language['mail']['positionSet'] = {
  subject: 'la position a été mise en place',
  told: (by) =>
    `${by} a mis en place une nouvelle position. Vous voyez ci-dessous où se trouvent les unités. Les ordres déjà reçus sont effacés : ils valaient pour une autre position.`,
};

// La presse d'une partie finie peut être ouverte.

export const pressVote: Language['mail']['pressVote'] = {
  /** First lines: to who has not agreed, and to all once the press is open. */
  vote: 'Votre décision\u00a0: tous peuvent-ils lire les messages de cette partie\u00a0?',
  nowOpen: 'Rien à faire\u00a0: les messages de cette partie sont ouverts.',
  wish: (by) => `${the(by)} ${agree(by, 'souhaite', 'souhaitent')} ouvrir la presse`,
  wished: (by, missing) =>
    `${The(by)} ${agree(by, 'souhaite', 'souhaitent')} ouvrir à tous les messages de cette partie, dans ses archives. Il faut l'accord de tous ceux qui ont joué\u00a0; ${
      missing === 1 ? 'il ne manque que le vôtre.' : `${missing} joueurs n'ont pas encore accepté, dont vous.`
    }`,
  how: "Si vous êtes d'accord, écrivez la ligne ci-dessous. Sinon, il n'y a rien à faire\u00a0: les messages restent fermés.",
  isOpen: 'La presse est ouverte',
  open: "Tous ceux qui ont joué ont accepté\u00a0: les messages de cette partie sont maintenant dans ses archives, à côté des cartes de leurs phases. Les messages avec quelqu'un qui n'a pas accepté restent fermés.",
  game: 'Les lire sur la page de la partie',
};

type Press = Language['mail']['press'];
type Sender = NonNullable<Parameters<Press['answer']>[0]>;
type Reader = Exclude<Parameters<Press['lead']>[0]['to'], 'all'>[number];

export const press: Press = {
  fromMaster: (subject) => `de l'arbitre : ${subject}`,
  subject: ({ from, isBroadcast, to, isCopy }) => {
    const what = isBroadcast ? 'message à tous' : 'message';
    const head = `${what}${isBroadcast ? ', ' : ' '}${from === null ? 'anonyme' : ofSender(from)}`;
    return to.length === 0 ? head : `${head}${isCopy ? '' : ', aussi'} ${list(to.map(toReader))}`;
  },
  several: (subject, messages) => `${subject} (${messages} messages)`,
  lead: ({ from, to, rest }) => {
    const who = from === null ? "Quelqu'un" : capitalisedPress(senderName(from));
    const wrote = typeof from === 'object' && from !== null ? agree(from.power, 'a écrit', 'ont écrit') : 'a écrit';
    if (to === 'all') return `${who} ${wrote} à tous. ${rest}`;
    const others = list(to.filter((reader) => reader !== 'you').map(toReader));
    if (!to.includes('you')) return `${who} ${wrote} ${others}. ${rest}`;
    return `${who} vous ${wrote}${others === '' ? '' : `, ainsi qu'${others}`}. ${rest}`;
  },
  howToAnswer: ({ who, readBy, all }) => {
    const more = list(readBy.map((each) => (each === 'master' ? "l'arbitre" : 'les observateurs')));
    const also =
      more === ''
        ? " et à personne d'autre"
        : ` (dans cette partie, ${more} ${more === "l'arbitre" ? 'peut' : 'peuvent'} aussi le lire)`;
    const alone =
      who === null
        ? "nous transmettons votre texte, et l'expéditeur reste anonyme"
        : `votre texte va ${toSender(who)}${also}`;
    return `Pour répondre${who === null ? '' : ` ${toSender(who)}`}, répondez à cet e-mail : ${alone}.${all === null ? '' : ` Pour répondre à tous, écrivez à ${all}.`}`;
  },
  answer: (who) => (who === null ? 'Répondre' : `Répondre ${toSender(who)}`),
};

function list(names: readonly string[]): string {
  return listInWords(names, 'et');
}

function senderName(sender: Sender): string {
  if (typeof sender === 'object') return the(sender.power);
  return sender === 'master' ? "l'arbitre" : sender === 'observer' ? 'un observateur' : 'un nouveau joueur';
}

function ofSender(sender: Sender): string {
  return typeof sender === 'object' ? ofThe(sender.power) : of(senderName(sender));
}

function toSender(sender: Sender): string {
  return typeof sender === 'object' ? toThe(sender.power) : `à ${senderName(sender)}`;
}

const READERS = {
  you: 'à vous',
  master: "à l'arbitre",
  observers: 'aux observateurs',
  writer: "à l'expéditeur d'un message précédent",
} as const;

function toReader(reader: Reader): string {
  return typeof reader === 'object' ? toThe(reader.power) : READERS[reader];
}

function capitalisedPress(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export const proxy: Language['mail']['proxy'] = {
  givenSubject: (owner) => `${the(owner)} vous ${agree(owner, 'donne', 'donnent')} une procuration`,
  takenSubject: (owner) => `${the(owner)} ${agree(owner, 'reprend une', 'reprennent une')} procuration`,
  given: (owner, unit, phase) =>
    `${The(owner)} vous ${agree(owner, 'laisse', 'laissent')} commander ${unit} ${inTurn(phase)} : envoyez un ordre pour cette unité comme pour une des vôtres. Un ordre déjà envoyé pour elle compte de nouveau ; sans ordre, elle n'en a pas. ${The(owner)} ${agree(owner, 'peut reprendre sa', 'peuvent reprendre leur')} procuration jusqu'à la résolution de la phase.`,
  taken: (units) =>
    `Vous ne pouvez plus commander ${listInWords(
      units.map(({ unit, owner }) => `${unit} (${owner})`),
      'et',
    )} : ce que vous aviez envoyé à ce sujet ne compte que si vous retrouvez la procuration.`,
};

export const results: Language['mail']['results'] = {
  subject: (phase) => `${phase} résultats`,
  placeOpen: (powers) => `Vous ne jouez plus ${the(powers)}, mais votre place est encore libre.`,
  unreached: (powers) =>
    `Les e-mails pour ${the(powers)} reviennent ; nous n'en envoyons plus. UNMUTE essaie de nouveau ; leur propre prochain e-mail aussi.`,
  chosen: 'Les unités de départ sont choisies. Toute la position est indiquée ci-dessous.',
  chosenYours: (units) =>
    `Les unités de départ sont choisies ; les vôtres : ${listResults(units)}. Toute la position est indiquée ci-dessous.`,

  summary: (phase, clauses) => `${phase.slice(0, 1).toUpperCase()}${phase.slice(1)} : ${clauses.join(' ; ')}.`,
  headline: (clauses) => `${capitalize(clauses.join(' ; '))}.`,
  centers: (gainedNames, lostNames) => {
    const [gained, lost] = [gainedNames, lostNames].map((names) => names.map(placeThe)) as [string[], string[]];
    if (lost.length === 0) return `vous avez pris ${listResults(gained)}`;
    return gained.length === 0
      ? `vous avez perdu ${listResults(lost)}`
      : `vous avez pris ${listResults(gained)} et perdu ${listResults(lost)}`;
  },
  orders: (given, failed) => {
    if (given === 2 && failed !== 1) return `vos deux ordres ont ${failed === 0 ? 'réussi' : 'échoué'}`;
    if (failed === 0) return given === 1 ? 'votre ordre a réussi' : `vos ${given} ordres ont tous réussi`;
    if (given === 1) return 'votre ordre a échoué';
    if (failed === given) return `vos ${given} ordres ont tous échoué`;
    return failed === 1 ? `un de vos ${given} ordres a échoué` : `${failed} de vos ${given} ordres ont échoué`;
  },
  othersFailed: (orders) => (orders === 1 ? 'votre autre ordre a échoué' : `vos ${orders} autres ordres ont échoué`),
  dislodgedYours: (units) => `${listResults(units)} ${units.length === 1 ? 'a été délogée' : 'ont été délogées'}`,
  standing: (other, theirs, yours) =>
    yours > theirs ? `vous ${yours}, ${other} ${theirs}` : `${other} ${theirs}, vous ${yours}`,
  unordered: (units) =>
    units === 1 ? "une de vos unités n'avait pas d'ordre" : `${units} de vos unités n'avaient pas d'ordre`,
  nothingToOrder: "vous n'aviez rien à ordonner",
  built: (units) => `vous avez construit ${listResults(units)}`,
  wereGiven: (units) => `vous avez reçu ${listResults(units)}`,
  removed: (units) => `vous avez retiré ${listResults(units)}`,
  lostUnits: (units) => `vous avez perdu ${listResults(units)}`,
  waived: (builds) => `vous avez renoncé à ${builds === 1 ? 'une construction' : `${builds} constructions`}`,
  nothingChanged: "rien n'a changé pour vous",
  out: "vous n'avez plus ni unités ni centres : vous êtes hors jeu",
  ordersOfAll: (orders, failed) => {
    if (orders === 1) return `le seul ordre a ${failed === 0 ? 'réussi' : 'échoué'}`;
    return failed === 0
      ? `les ${orders} ordres ont été exécutés`
      : `${failed} des ${orders} ordres ${failed === 1 ? 'a' : 'ont'} échoué`;
  },
  unorderedOfAll: (units) => (units === 1 ? "une unité n'avait pas d'ordre" : `${units} unités n'avaient pas d'ordre`),
  dislodged: (units) => (units === 1 ? 'une unité a été délogée' : `${units} unités ont été délogées`),
  powerGained: (power, centers) =>
    `${the(power)} ${agree(power, 'a', 'ont')} gagné ${listResults(centers.map(placeThe))}`,
  powerLost: (power, centers) =>
    `${the(power)} ${agree(power, 'a', 'ont')} perdu ${listResults(centers.map(placeThe))}`,

  goesOn: {
    tied: (players) =>
      `${listResults(players)} ont assez de centres pour gagner, et la partie continue : pour gagner, il faut en avoir plus que tous les autres.`,
    later: (players, season) =>
      `${listResults(players)} ${players.length === 1 ? 'a' : 'ont'} assez de centres pour gagner, et la partie continue : on ne compte qu'une fois les mouvements faits (${season}).`,
  },
  surprises: "Ce qui ne s'est pas passé comme ordonné",
  seeCase: (id) => `Pourquoi ? Voir le cas ${id}`,
  rulebook: (edition) => `Là où les éditions diffèrent, les règles de ${edition} s'appliquent.`,
  table: {
    caption: 'Centres et unités maintenant',
    power: 'Puissance',
    centers: 'Centres',
    change: 'Écart',
    units: 'Unités',
  },
  young: (parts, count) =>
    `${parts.map(({ centers, phase }) => `${listResults(centers)} ne ${centers.length === 1 ? 'donne' : 'donnent'} d'unité qu'à cette phase : ${phase}`).join(' ; ')}, et seulement si ${count === 1 ? 'ce centre est' : 'ces centres sont'} encore à vous. Un centre qui vient d'être gagné doit d'abord être gardé un tour.`,
};

function listResults(names: readonly string[]): string {
  return listInWords(names, 'et');
}

export const settingsChanged: Language['mail']['settingsChanged'] = {
  subject: (changes) => (changes.length === 0 ? 'les réglages ont changé' : `réglages : ${changes.join('\u00a0; ')}`),
  told: (by) => `${by} a changé des réglages de la partie :`,
  otherVariant: ({ name, id, preferences }) =>
    `La variante est maintenant ${name} ; GET ${id} en donne les règles.${preferences === null ? '' : ` Merci de renvoyer vos préférences : ${preferences}.`}`,
  all: (game) => `LIST ${game} montre tous les réglages.`,
};

export const start: Language['mail']['start'] = {
  goesOn: 'la partie continue ici',
  leadOfGoesOn: (season) => `Rien à faire, la partie continue : ${season}.`,
  subject: 'la partie commence',
  lead: (season) => `Rien à faire, la partie commence : ${season}.`,
  youPlay: (powers, rest) => `Vous jouez ${the(powers)}. ${rest}`,
  muster: (until) =>
    `Confirmez avant ${until} que vous jouez : envoyez vos ordres, ou répondez par le mot MUSTER. Qui ne le fait pas est remplacé. Le temps des premiers ordres commence ensuite.`,
  special: (variant) => `Particularités : ${variant}`,
  rules: (rules, provinces) => [
    'Toutes les règles : ',
    { code: rules },
    '. Lieux et frontières : ',
    { code: provinces },
    '.',
  ],
  plays: 'joue aussi',
  mastersPlay: (names) =>
    `${listInWords(names, 'et')} ${names.length === 1 ? 'arbitre cette partie et y joue' : 'arbitrent cette partie et y jouent'} : un arbitre qui joue fixe les horaires et les réglages, mais ne voit pas les ordres des autres et n'écrit pour personne d'autre.`,
};

export const voted: Language['mail']['voted'] = {
  vote: ({ power, draw, concede }) => {
    const vote = agree(power, 'vote', 'votent');
    const parts = [
      ...(draw === null
        ? []
        : [
            draw === 'survivors'
              ? `${vote} pour une partie nulle entre tous les survivants`
              : `${vote} pour une partie nulle entre ${the(draw.among)}`,
          ]),
      ...(concede === null ? [] : [`${agree(power, 'abandonnerait', 'abandonneraient')} la partie ${toThe(concede)}`]),
    ];
    return `${The(power)} ${parts.length === 0 ? agree(power, 'a retiré son vote', 'ont retiré leur vote') : parts.join(' et ')}`;
  },
  told: (vote) => `${vote}. Dans cette partie, tout le monde voit les votes ; ils ne comptent que pour cette phase.`,
};
