/** Parts that several mails share, in French. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Language } from '../shape.ts';
import { capitalize } from '../text/counts.ts';
import { agree, counted, inTurn, list, ofThe, ofTurn, The, TheTurn, the, theTurn } from './grammar.ts';
import { placeOf, placeThe } from './places.ts';

export const asHtml: Language['mail']['asHtml'] = {
  language: 'fr',
};

export const asText: Language['mail']['asText'] = {
  title: (text) => `${text} :`,
  suggestion: 'Essayez :',
};

export const letter: Language['mail']['letter'] = {
  gamePage: 'Page de la partie',
  reply: 'Répondez à cet e-mail pour donner des ordres, ou envoyez HELP pour la liste des commandes.',
  replyWithout: 'Répondez à cet e-mail avec une commande ; HELP en donne la liste.',
  withSubject: ({ address, game }) => `${address} (avec [${game}] dans l'objet)`,
  writeTo: (address) => `Envoyez ordres et commandes à ${address}, pas en réponse à un message.`,
  gamesAndHelp: 'Parties et aide',
  writeToDesk: (address) => `Écrivez à ${address} ; envoyez HELP pour la liste des commandes.`,
  unheard: "Vos e-mails auxquels nous n'avons pas répondu, car ils ne contenaient ni ordre, ni commande, ni message :",
  unanswered: (count) =>
    count === 1
      ? "Nous n'avons pas exécuté un e-mail envoyé en votre nom : rien ne montrait que vous l'aviez écrit, ou un programme l'avait marqué comme automatique. S'il est de vous, renvoyez-le en réponse à l'un de nos e-mails sur votre partie, ou commencez-le par votre mot de passe."
      : `Nous n'avons pas exécuté ${count} e-mails envoyés en votre nom : rien ne montrait que vous les aviez écrits, ou un programme les avait marqués comme automatiques. S'ils sont de vous, renvoyez-les en réponse à l'un de nos e-mails sur votre partie, ou commencez-les par votre mot de passe.`,
};

export const acknowledgementSubject: Language['mail']['acknowledgementSubject'] = {
  all: (parts) => parts.join(' ; '),
  confirm: (line) => `à confirmer : ${line}`,
  created: 'la partie est créée',
  signedOn: 'votre inscription est faite',
  observes: 'vous observez cette partie',
  plays: (powers) => `vous jouez ${the(powers)}`,
  refused: (lines) => (lines < 2 ? `${lines} ligne refusée` : `${lines} lignes refusées`),
  oldStands: (orders) =>
    orders === 1 ? "l'ancien ordre reste enregistré" : `${orders} anciens ordres restent enregistrés`,
  isSignedOn: 'votre inscription est faite',
  answered: 'réponse à votre e-mail',
  pressSent: 'message envoyé',
  messagesSent: (messages) => `${messages} messages envoyés`,
  lineDone: (line) => `${line} : fait`,
  linesDone: (lines) => `${lines} lignes exécutées`,
  shown: {
    status: 'où en est la partie',
    list: 'la partie',
    summary: 'résumé',
    map: 'carte',
    help: 'aide',
    history: 'historique',
    'all-orders': 'ordres enregistrés',
    prediction: 'prévision',
    diary: 'votre journal',
  },
};

export const answer: Language['mail']['answer'] = {
  change: 'Pour changer un ordre, répondez à cet e-mail avec la nouvelle ligne.',
  sendLines:
    "Pour envoyer vos ordres, répondez à cet e-mail avec des lignes comme celles-ci, au-dessus de toute citation. Ce qui suit % n'est qu'une indication.",
  send: 'Pour envoyer vos ordres, répondez à cet e-mail : un ordre par ligne, au-dessus de toute citation.',
  writeButton: 'Écrire vos ordres',
  changeButton: 'Changer vos ordres',
  subject: (phase) => `${phase} ordres`.trim(),
  byProxy: (power) => `par procuration ${ofThe(power)}`,
  orDisband: (places) => `${places} ou D (dissoudre)`,
  eitherUnit: 'armée (A) ou flotte (F), à votre choix',
  unitsMaySwap: 'armées et flottes peuvent échanger leurs places',
  byDefault: 'par défaut',
};

const LEFT_OUT = {
  orders: 'les unités sans ordre tiennent',
  retreats: 'les unités délogées sans ordre sont dissoutes',
  builds: "ce qui n'est pas ordonné n'est pas construit",
  removals: 'les unités sont retirées selon les règles',
  choices: 'les unités de départ restent celles par défaut',
};

export const atDeadline: Language['mail']['atDeadline'] = {
  goesOn: (until) =>
    `S'ils manquent à la date limite, vous êtes en retard : la partie vous attend jusqu'au ${until}, puis continue sans vos ordres.`,
  offersPlace: (until) =>
    `S'ils manquent à la date limite, vous êtes en retard : la partie vous attend jusqu'au ${until}, puis propose votre place à quelqu'un d'autre.`,
  someAreEnough: 'Des ordres pour une partie de vos unités suffisent pour être à temps.',
  leftOut: (kinds) =>
    `La partie n'attend pas ce qui manque à la date limite : ${kinds.map((kind) => LEFT_OUT[kind]).join(', ')}.`,
};

export const auction: Language['mail']['auction'] = {
  noBids:
    "Les places sont mises aux enchères, et vous n'avez pas encore fait d'offre : la partie commence dès que tous en ont fait une.",
  bids: (bids) => `Vos offres, que personne d'autre ne voit : ${bids}.`,
  bid: (points, lot) => `${points} pour ${the(lot)}`,
  rules: (points) =>
    `Vous avez ${points} points. Chaque tour vend aux plus offrants qui n'ont pas encore de place ; vous payez votre offre, et ce qui vous reste sert au tour suivant :`,
  round: (number, lots) => `Tour ${number} : ${lots}`,
  oneLine: (line) => ['Une seule ligne suffit pour tous les tours : ', { code: line }, '.'],
  details: (line) => [
    "En cas d'offres égales, ou sans offre, le sort décide. Une offre supérieure à ce qui vous reste compte pour ce reste. Pour retirer une offre : ",
    { code: line },
    '.',
  ],
  prices: (sold) => `Les places ont été mises aux enchères, pour ces points : ${sold}.`,
};

export const blind: Language['mail']['blind'] = {
  forPlayers:
    "Cette partie se joue à l'aveugle : on ne vous montre que vos unités et vos centres, et ce qui touche l'un d'eux. Là où rien n'est montré, il peut y avoir des unités.",
  forOthers:
    "Cette partie se joue à l'aveugle : seuls ses joueurs voient le plateau, chacun une partie. À la fin, tout est montré.",
  processed: 'les ordres sont traités',
  inSight: 'Des autres, vous voyez maintenant',
  nobodyInSight: "Vous ne voyez maintenant aucune unité d'une autre puissance.",
  pastLater:
    "Cette partie se joue à l'aveugle : son résumé, son historique et ses archives s'obtiennent quand elle est finie.",
  mapLater: "Cette partie se joue à l'aveugle : sa carte s'obtient quand elle est finie.",
};

export const bot: Language['mail']['bot'] = {
  answer:
    "Je suis un bot : je ne peux pas lire votre message, et je ne conclus aucun accord. À chaque phase, j'ordonne ce qui me semble le mieux sur le plateau.",
};

export const by: Language['mail']['by'] = {
  master: "L'arbitre",
  player: 'Un joueur',
};

const entriesOf = (entries: number) => `${entries} ${entries < 2 ? 'entrée' : 'entrées'}`;

export const diary: Language['mail']['diary'] = {
  empty: 'Votre journal est vide. DIARY commence une entrée, END seul sur une ligne la termine.',
  inShort: (entries, example) =>
    `Votre journal compte ${entriesOf(entries)} ; DIARY READ les montre toutes, DIARY READ ${example} une seule.`,
  entry: (number, when) => `Votre journal, entrée ${number} : ${when}`,
  open: (entries, diarists) =>
    `Les journaux sont ouverts : ${entriesOf(entries)} (${diarists}), sur les pages de la partie et dans ses archives.`,
  master: 'arbitre',
  observer: 'observateur',
};

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

export const gazetteer: Language['mail']['gazetteer'] = {
  places: (variant) => `Lieux de ${variant}`,
  place: 'Lieu',
  write: 'À écrire',
  type: 'Type',
  center: 'Centre',
  owner: 'Propriétaire',
  howToRead: (place, borders) => [
    'Majuscules ou minuscules, peu importe, et le nom complet convient aussi. Tout sur un lieu : ',
    { code: place },
    '. Qui touche quoi : ',
    { code: borders },
    '.',
  ],
  borders: (variant) => `Frontières de ${variant}`,
  steps: (provinces) => [
    'Où les unités peuvent aller depuis chaque lieu en un mouvement. Ce que veulent dire les abréviations : ',
    { code: provinces },
    '.',
  ],
  way: (who, places) => `${who} : ${places}`,
  reach: (who, places) => [{ strong: who }, ` : vers ${places}.`],
  alsoWritten: (spellings) => `S'écrit aussi ${spellings}.`,
  noCenter: 'Pas de centre de ravitaillement.',
  isCenter: (whose) => `Centre de ravitaillement, ${whose}.`,
  several: (start) => `Plusieurs lieux commencent par « ${start} » :`,
  one: (name, line) => [`${name} : `, { code: line }],
};

export const glossary: Language['mail']['glossary'] = {
  whatItDoes: 'Effet',
};

type Words = Language['mail']['influence'];

const points = (count: number) => (count < 2 ? `${count} point d'influence` : `${count} points d'influence`);

export const influence: Words = {
  title: "Points d'influence",
  points: (facts) => pointsOf(facts),
  ownPoints: (facts) => `${pointsOf(facts)} Personne d'autre ne le voit.`,
  howToGive: (line) => ["Chacun est pour un ordre d'un État : ", { code: line }, ' dit comment.'],
  notHere: (line) => ["Il n'y en a pas sur cette carte. Ils font partie d'une autre variante : ", { code: line }, '.'],
  lines: 'Lignes à écrire parmi vos ordres',
  line: 'Ligne',
  hold: ({ state }) => `deux points pour que l'armée ${placeOf(state)} tienne`,
  support: ({ from }) => `pour soutenir l'unité ${placeOf(from)}, quelle qu'elle soit`,
  supportMove: ({ from, to }) => `pour soutenir le mouvement ${placeOf(from)} vers ${placeThe(to)}, de qui que ce soit`,
  allPoints: 'tous les points qui vous restent',
  takeBack: ({ state }) => `reprend ce que vous avez donné pour ${placeThe(state)}`,
  clear: 'reprend tout',
  noArmies: "Plus aucun État n'a d'armée.",
  state: 'État',
  write: 'À écrire',
  ways: 'Tient, ou soutient en ou vers',
  onFile: 'Enregistré',
  allocations: "Points d'influence, que vous seul et leur donateur voyez :",
  hint: (count, line) => `${points(count)}, par exemple ${line}`,
};

function pointsOf({ power, points: count, spent, given }: Parameters<Words['points']>[0]): string {
  const what =
    given === '' ? "aucun n'est encore donné" : spent < 2 ? `${spent} donné : ${given}` : `${spent} donnés : ${given}`;
  return `${The(power)} ${agree(power, 'a', 'ont')} ${points(count)} dans cette phase, ${what}.`;
}

export const knownAs: Language['mail']['knownAs'] = {
  noName:
    'Vos e-mails ne portent pas de nom, nous vous en avons donc donné un. Pour utiliser le vôtre, envoyez-le avec SET NAME.',
  name: (name) => `Pour nous, vous êtes ${name} ; SET NAME permet de changer.`,
  utc: 'Les heures de vos e-mails sont en UTC ; pour votre heure à vous, envoyez SET MY ZONE avec votre fuseau, comme Europe/Paris.',
  zone: (place) =>
    `Les heures de vos e-mails sont à l'heure de ${place} ; pour votre heure à vous, envoyez SET MY ZONE avec votre fuseau.`,
};

export const looks: Language['mail']['looks'] = {
  never: "L'arbitre pouvait regarder les ordres avant leur résolution et ne l'a jamais fait.",
  heading: "Quand l'arbitre a regardé les ordres avant leur résolution",
  orders: ({ by, phase, date }) => `${by}, ${phase}, ${date} : les ordres enregistrés.`,
  prediction: ({ by, phase, date }) => `${by}, ${phase}, ${date} : ce qu'ils donneraient.`,
};

export const map: Language['mail']['map'] = {
  map: 'Carte',
  abbreviated: 'Carte avec abréviations',
  withAbbreviations: 'Avec abréviations',
  printA4: 'À imprimer en A4',
  printLetter: 'À imprimer en Letter',
  picture: (game, season) =>
    `Carte de ${game}${season === null ? '' : ` après ${theTurn(season)}`} ; l'e-mail dit la même chose en mots.`,
  abbreviatedPicture: (game) => `Carte de ${game} avec les abréviations des ordres.`,
};

export const orderSheet: Language['mail']['orderSheet'] = {
  heading: 'Pour vous seul',
  open: "Ouvrir votre feuille d'ordres",
  openDesk: 'Ouvrir votre bureau',
  note: 'Ce lien est à vous\u00a0: retirez-le si vous transmettez cet e-mail.',
  sheets: "Vos feuilles d'ordres",
  sheetsNote:
    "Chaque lien est pour vous seul. La première fois que vous en ouvrez un sur un appareil, nous vous demandons par e-mail si c'était vous.",
  noSheets:
    "Vous n'avez pas de feuille d'ordres en ce moment\u00a0: il y en a une dans chaque partie que vous jouez ou arbitrez.",
  deviceSubject: (game) =>
    game === null ? 'Vos parties\u00a0: était-ce vous\u00a0?' : `[${game}] était-ce vous\u00a0?`,
  deviceLead: 'Est-ce vous qui avez ouvert votre lien\u00a0?',
  opened: ({ game, device, time }) =>
    `${game === null ? 'La page de toutes vos parties' : `Votre feuille d'ordres de ${game}`} a été ouverte sur un nouvel appareil${device === null ? '' : `, avec ${device}`}, ${time}.`,
  deviceOn: ({ browser, system }) => `${browser} (${system})`,
  until: "Tant que vous n'avez pas répondu oui, elle n'y montre que ce que tout le monde peut voir et n'envoie rien.",
  yesReply: 'Oui\u00a0: répondez à cet e-mail par cette seule ligne, ou appuyez sur le bouton de la page ci-dessous.',
  yes: "Oui, c'était moi",
  yesHow: 'La réponse est valable quatre jours.',
  no: 'Non\u00a0: envoyez cette ligne au juge, et aucun de vos liens précédents ne sera plus valable.',
  page: 'Page avec le bouton',
  everyone: 'tous',
  gm: "l'arbitre",
  observers: 'les observateurs',
};

export const pending: Language['mail']['pending'] = {
  summary: (phase, filed, sets) => {
    const [first, ...more] = sets.map(({ orders, why }, n) =>
      filed === 0 && n === 0
        ? `${counted(orders, 'ordre')} pour ${theTurn(phase)} ${notFiled(orders)} ${why}`
        : `${orders} ${notFiled(orders)} ${why}`,
    );
    const head = `${counted(filed, 'ordre')} pour ${theTurn(phase)} ${filed < 2 ? 'enregistré' : 'enregistrés'}`;
    return [...(filed === 0 ? [] : [head]), first, ...more].join(' ; ');
  },
  heading: (orders, why) => `${counted(orders, 'ordre')} ${notFiled(orders)} ${why}`,
  filed: (phase, orders, why) =>
    `${counted(orders, 'ordre')} pour ${theTurn(phase)} ${orders < 2 ? 'enregistré' : 'enregistrés'} ${why}`,
  pleaseConfirm: (line) => `Merci de confirmer par ${line}.`,
  toConfirm: (line) => [
    "Si c'est bien ce que vous vouliez, répondez ",
    { code: line },
    ". D'ici là, ou jusqu'à ce que vous renvoyiez les ordres, la phase n'est pas résolue plus tôt.",
  ],
  toFile: (orders, line) => [
    `Pour ${orders < 2 ? "l'enregistrer" : 'les enregistrer'}, répondez `,
    { code: line },
    orders < 2
      ? " ou renvoyez l'ordre sans rien d'autre. D'ici là, il n'est pas joué ; si vous voulez autre chose, écrivez-le simplement."
      : " ou renvoyez les ordres sans rien d'autre. D'ici là, ils ne sont pas joués ; si vous voulez autre chose, écrivez-le simplement.",
  ],
  takeOver: (past, now) =>
    past === now
      ? `Vous avez écrit cela pour ${theTurn(past)}, avant le retour en arrière de la partie. Le reprendre ?`
      : `Vous avez écrit cela pour ${theTurn(past)}. Le reprendre pour ${theTurn(now)} ?`,
  boardThen: (past) => `La carte pour laquelle vous avez écrit : ${theTurn(past)}`,
  boardNow: (now) => `La carte maintenant : ${theTurn(now)}`,
  toSend: ["Rien n'a été envoyé. Pour envoyer plutôt vos lignes comme message, répondez ", { code: 'SEND' }, '.'],
  atEnd: (until) =>
    `La partie vous attend jusqu'au ${until}, puis la phase est résolue avec ce qui est enregistré : votre place reste la vôtre.`,
  lapsed: (orders, why) =>
    orders < 2
      ? `Un de vos ordres n'a jamais été enregistré, donc pas joué : ${why}.`
      : `${orders} de vos ordres n'ont jamais été enregistrés, donc pas joués : ${why}.`,
};

function notFiled(orders: number): string {
  return orders < 2 ? 'NON enregistré' : 'NON enregistrés';
}

export const powerHelp: Language['mail']['powerHelp'] = {
  spellings: (names) => `Dans la presse et les votes, on écrit ${listInWords(names, 'ou')}.`,
  together: (partners, seat) => `Jouée avec ${the(listPowerHelp(partners))} : ${seat}.`,
  home: (places) => `Centres nationaux : ${listPowerHelp(places)}.`,
  start: (units) => `Unités au début : ${listPowerHelp(units)}.`,
  noCenter: 'Centres maintenant : aucun.',
  centers: (places) => `Centres maintenant : ${places.length} : ${listPowerHelp(places)}.`,
  noUnit: 'Unités maintenant : aucune.',
  units: (units) => `Unités maintenant : ${listPowerHelp(units)}.`,
};

function listPowerHelp(names: readonly string[]): string {
  return listInWords(names, 'et');
}

export const practice: Language['mail']['practice'] = {
  about:
    "Des bots jouent les autres puissances. Chaque phase est jouée dès que vos ordres sont là : rien ne presse, et personne d'autre ne peut entrer. RESIGN met fin à la partie.",
  atOnce: 'La phase est jouée dès que vos ordres sont complets.',
  waits: 'WAIT est actif : la phase est résolue dès que vous envoyez SET NOWAIT.',
  won: (when, centers) => `Vous avez gagné ${inTurn(when)}, avec ${counted(centers, 'centre')}.`,
  beaten: (when, power, centers) =>
    `${The(power)} ${agree(power, 'a', 'ont')} gagné ${inTurn(when)} ; vous aviez alors ${counted(centers, 'centre')}.`,
  drew: (when, centers) => `Vous avez fait match nul ${inTurn(when)}, avec ${counted(centers, 'centre')}.`,
  stopped: (when, centers) => `Vous avez arrêté ${inTurn(when)}, avec ${counted(centers, 'centre')}.`,
  out: (when) => `Vous avez été éliminé ${inTurn(when)}, sans centre ni unité.`,
  taken: (when, powers, centers) =>
    `Vous avez été éliminé ${inTurn(when)} : ${list(powers.map(the))} ${powers.length === 1 ? agree(powers[0]!, 'a', 'ont') : 'ont'} pris ${list(centers.map(placeThe))}, ${centers.length === 1 ? 'votre dernier centre' : 'vos derniers centres'}.`,
  leads: ([first, ...others]) =>
    first === undefined
      ? ''
      : `${The(first.power)} en ${agree(first.power, 'avait', 'avaient')} le plus, ${first.centers}${others.length === 0 ? '' : `, devant ${list(others.map(({ power, centers }) => `${the(power)} (${centers})`))}`}.`,
  began: (centers) => `Vous aviez commencé avec ${counted(centers, 'centre')} et n'en avez jamais eu plus.`,
  best: (began, centers, year) =>
    `Vous aviez commencé avec ${counted(began, 'centre')} et en aviez le plus à la fin de ${year} : ${centers}.`,
  again: 'Pour rejouer, envoyez cette ligne :',
  playAgain: 'Rejouer',
};

export const receipts: Language['mail']['receipts'] = {
  ofResults: (file) => `Preuve qu'aucun ordre n'a été changé : ${file} (ci-joint).`,
  ofOrders: (file) => `Preuve des ordres enregistrés : ${file} (ci-joint).`,
  title: (game, phase) => `Reçus de la partie « ${game} »${phase === null ? '' : `, ${phase}`}`,
  receiptOf: (power) => `Reçu des ordres, ${power} :`,
  seal: (commit) => `Sceau de l'historique de la partie, état ${commit} :`,
  howToKeep: [
    "Un reçu est fait de vos ordres et d'un sel, un texte aléatoire que nous gardons",
    "jusqu'aux résultats. Conservez ce fichier : le receipts.txt des résultats ouvre",
    'votre dernier reçu, et montre que les ordres résolus sont bien ceux que vous',
    'aviez vus.',
  ],
  howToCheck: [
    'Avec ceci, chacun peut vérifier que les ordres résolus sont bien ceux que nous',
    'avions confirmés : les vôtres ont le reçu joint à votre dernière confirmation.',
    '',
    "Un reçu est le SHA-256 d'un sel, d'un saut de ligne et de la liste des ordres",
    'enregistrés. Ci-dessous, chaque puissance a son sel, son reçu et sa liste.',
    'Ceci affiche un reçu :',
  ],
  howToCheckAll: 'Ceci vérifie tout ce qui suit avec les archives de la partie :',
};

export const report: Language['mail']['report'] = {
  refused: (lines, stand) =>
    `${lines === 1 ? "1 ligne n'a pas pu être utilisée" : `${lines} lignes n'ont pas pu être utilisées`}${stand === 0 ? '' : stand === 1 ? ' ; votre autre ordre reste valable' : ` ; vos ${stand} autres ordres restent valables`}`,
  where: (line) => `ligne ${line}`,
  notes: 'À noter',
  about: (message) => ` : ${message}`,
  notDone: (line) => `${line} : pas encore fait`,
  howToConfirm: {
    game: "Pour que ce soit fait, répondez avec cette ligne. Si la partie avance d'ici là, rien ne se passe.",
    desk: 'Pour que ce soit fait, répondez avec cette ligne. Le mot de confirmation est valable quatre jours.',
  },
};

export const sentAhead: Language['mail']['sentAhead'] = {
  kept: 'Gardé pour des phases à venir, vérifié quand elles commencent ; CLEAR ALL retire tout',
  count: (orders, phase) => `${orders === 1 ? '1 ordre gardé' : `${orders} ordres gardés`} pour ${theTurn(phase)}.`,
  heading: "Ce que vous aviez envoyé d'avance",
  onFile: ({ phase, power, orders }) =>
    `Enregistré pour ${theTurn(phase)}${power === null ? '' : ` (${power})`}, ${orders.length} ${orders.length === 1 ? 'ordre envoyé' : 'ordres envoyés'} d'avance : ${orders.join(', ')}.`,
  notUsed: (order, why) => `Non utilisé : ${order}. ${why}`,
  didNotCome: (order, phase) => `Non utilisé : ${order}. ${TheTurn(phase)} n'a pas eu lieu.`,
};

export const standings: Language['mail']['standings'] = {
  byPlayer: (goal) => `Centres par joueur : ${goal}.`,
};

export const takeOver: Language['mail']['takeOver'] = {
  others: (powers, address, isForAll) =>
    `Vous connaissez quelqu'un qui aimerait jouer ${the(powers)} ? ${isForAll ? 'On' : "Qui est admis par l'arbitre"} prend la place par e-mail à ${address} :`,
  back: 'Pour revenir, répondez à cet e-mail avec la ligne ci-dessous :',
  gm: "Pour occuper la place, répondez par une de ces lignes (à la place de « address », l'adresse de quelqu'un) :",
  yourself: (address) => `Pour prendre la place, écrivez à ${address} :`,
};

type Wanted = Language['mail']['wanted'];
type Due = Parameters<Wanted['allSet']>[0][number];

const NOUNS: Readonly<Record<Due['kind'], readonly [string, string]>> = {
  orders: ['unité', 'unités'],
  retreats: ['retraite', 'retraites'],
  builds: ['construction', 'constructions'],
  removals: ['retrait', 'retraits'],
  choices: ['unité de départ', 'unités de départ'],
};

export const wanted: Wanted = {
  orders: (phase, due) => `Vos ordres pour ${theTurn(phase)} sont attendus : ${number(due, 'orders')}.`,
  someOrders: ({ missing, due, units }) =>
    due === 1
      ? `Votre unité attend encore un ordre : ${units}.`
      : `${missing} de vos ${due} unités ${missing === 1 ? 'attend encore un ordre' : 'attendent encore des ordres'} : ${units}.`,
  retreats: (missing, units) =>
    missing === 1
      ? `Votre ordre de retraite est attendu : ${units}.`
      : `Vos ${missing} ordres de retraite sont attendus : ${units}.`,
  builds: (missing) =>
    missing === 1 ? 'Votre ordre de construction est attendu.' : `Vos ${missing} ordres de construction sont attendus.`,
  removals: (missing) =>
    missing === 1 ? 'Votre ordre de retrait est attendu.' : `Vos ${missing} ordres de retrait sont attendus.`,
  choices: (due) =>
    `Vous pouvez choisir armée ou flotte pour ${number(due, 'choices')} jusqu'à la date limite. Ce que vous laissez ouvert commence comme indiqué.`,

  stillDue: (missing) =>
    `Il manque encore : ${missing.map(({ kind, count }) => (kind === 'orders' ? `des ordres pour ${number(count, kind)}` : number(count, kind))).join(' et ')}.`,
  noOther: "Rien d'autre à faire.",
  canChoose: 'Vous pouvez encore choisir vos unités de départ.',

  inSubject: {
    complete: 'ordres complets',
    incomplete: (missing) =>
      `ordres INCOMPLETS : ${missing.map(({ kind, count }) => number(count, kind === 'builds' || kind === 'removals' ? kind : 'orders')).join(', ')}`,
    chosen: 'unités de départ choisies',
    someByDefault: 'unités de départ : certaines par défaut',
  },

  units: (names, more) =>
    more === 0 ? names.join(', ') : `${names.join(', ')} et ${more} ${more === 1 ? 'autre' : 'autres'}`,

  bids: 'Vos offres sont attendues : la partie commence dès que tous ont fait une offre pour une place.',
  untilStart: "Rien à faire jusqu'au début de la partie.",
  paused: 'Rien à faire : la partie est en pause.',
  nothing: 'Rien à faire.',
  out: (powers, count) =>
    `Rien à faire : ${the(powers)} ${count === 1 ? agree(powers, 'est', 'sont') : 'sont'} hors jeu.`,
  allSet: (due) => `Tout est prêt : ${due.map(complete).join(' et ')}.`,
  nothingToOrder: (phase) => `Tout est prêt, vous n'avez rien à ordonner ${inTurn(phase)}.`,
  ordered: (due) => `${capitalize(due.map(complete).join(' et '))}.`,
  nothingNow: (phase) => `Vous n'avez rien à ordonner ${inTurn(phase)}.`,
  over: 'La partie est terminée.',

  deadline: (time, fromNow) => `Date limite : ${time}, ${fromNow}.`,
  lateUntil: (time) => `Ordres en retard acceptés jusqu'à : ${time}.`,
};

function number(count: number, kind: Due['kind']): string {
  return `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
}

function complete({ kind, count }: Due): string {
  switch (kind) {
    case 'orders':
      return count === 1 ? 'votre unité a un ordre' : `vos ${count} unités ont des ordres`;
    case 'choices':
      return count === 1 ? 'votre unité de départ est choisie' : 'vos unités de départ sont choisies';
    case 'retreats':
    case 'builds':
    case 'removals':
      return `${count === 1 ? `l'ordre pour votre ${NOUNS[kind][0]} est donné` : `les ordres pour vos ${number(count, kind)} sont donnés`}`;
  }
}

/** How a game ended, in a mail. */
export const outcome: Language['mail']['outcome'] = {
  terminated: "L'arbitre a mis fin à la partie sans résultat.",
  win: {
    together: (powers) => `${The(powers)} gagnent ensemble.`,
    youTogether: (powers) => `Vous gagnez : ${the(powers)} gagnent ensemble.`,
    alone: (power) => `${The(power)} ${agree(power, 'gagne', 'gagnent')}.`,
    you: (power) => `Vous gagnez, avec ${the(power)} !`,
    with: (power, n) => `${The(power)} ${agree(power, 'gagne', 'gagnent')} avec ${centers(n)}.`,
    youWith: (power, n) => `Vous gagnez, avec ${the(power)} et ${centers(n)} !`,
  },
  conceded: (powers) => `Les autres ont abandonné. Victoire : ${powers}.`,
  concededToYou: (powers) => `Les autres ont abandonné, vous gagnez : ${powers}.`,
  drawAmong: (powers) => `Partie nulle entre ${the(powers)}.`,
  drawn: 'La partie est nulle.',
};

function centers(n: number): string {
  return `${n} ${n === 1 ? 'centre' : 'centres'}`;
}

export const border: Language['mail']['border'] = {
  open: { army: 'Les armées passent.', fleet: 'Les flottes passent.' },
  closed: { army: 'Aucune armée ne passe.', fleet: 'Aucune flotte ne passe.' },
  inSeasons: {
    army: (seasons) => `Les armées passent seulement en ${seasons}.`,
    fleet: (seasons) => `Les flottes passent seulement en ${seasons}.`,
  },
  standing: (standing) => `D'où elle vient : ${standing}.`,
};
