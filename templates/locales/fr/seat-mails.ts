/** Mails about seats and times, in French. */
import type { Language } from '../shape.ts';
import { agree, The, the } from './grammar.ts';

export const abandoned: Language['mail']['abandoned'] = {
  subject: (phase, who) => `${phase} ${who} : place libre`,
  noLongerYours: (who, game) => `Vous ne jouez plus ${the(who)} dans « ${game} ».`,
  comeBack: (isMuster) =>
    `${isMuster ? "Vous n'avez pas confirmé à temps que vous jouez." : 'Vos ordres ne sont pas arrivés à temps.'} Vous pouvez revenir tant que personne n'a pris votre place.`,
  notMustered: (who) => `Participation non confirmée à temps : ${who}. La partie attend un remplaçant.`,
  goesOn: (who) =>
    `Aucun ordre reçu à temps : ${who}. Si personne ne prend la place, la partie continuera bientôt sans ces ordres.`,
  waits: (who) =>
    `Aucun ordre reçu à temps : ${who}. La partie attend un remplaçant. Les ordres enregistrés restent valables.`,
};

export const absenceAsked: Language['mail']['absenceAsked'] = {
  subject: (powers) => `${the(powers)} ${agree(powers, 'demande', 'demandent')} une absence`,
  lead: (powers) => `À vous de décider : ${the(powers)} ${agree(powers, 'demande', 'demandent')} une longue absence.`,
  asked: ({ who, powers, from, to, allowed }) =>
    `${who === null ? The(powers) : `${who} (${powers})`} s'absente du ${from} au ${to}. Cette partie permet ${allowed} jours sans demander. Si vous acceptez, les dates limites passent après l'absence. Répondez avec l'une de ces lignes :`,
};

export const absencesAsked: Language['mail']['absencesAsked'] = {
  subject: (who, games) => `${who} demande une longue absence dans ${games} parties`,
  lead: (who) => `À vous de décider : ${who} demande une longue absence.`,
  asked: (who) =>
    `${who} s'absente plus longtemps que ces parties ne le permettent sans demander. Si vous acceptez, les dates limites passent après l'absence.`,
  game: (powers, from, to, allowed) =>
    `${powers === '' ? '' : `, ${powers}`} : du ${from} au ${to} (${allowed} jours sans demander)`,
  forAll: 'Une ligne répond pour toutes :',
  forEach: 'Ou pour chacune :',
};

export const approved: Language['mail']['approved'] = {
  subject: "l'arbitre accepte votre demande",
  told: (game) => `L'arbitre accepte votre demande : vous jouez dans « ${game} ».`,
};

export const botsSeated: Language['mail']['botsSeated'] = {
  subject: (phase, powers, count) => `${phase} ${count === 1 ? 'un bot joue' : 'des bots jouent'} ${the(powers)}`,
  told: (powers, count) =>
    `Désormais, ${count === 1 ? 'un bot joue' : 'des bots jouent'} ${the(powers)}, jusqu'à ce que quelqu'un prenne la place. Un bot joue les coups qui lui semblent les meilleurs, ne conclut aucun accord et ne vote pas.`,
};

export const civilDisorder: Language['mail']['civilDisorder'] = {
  subject: (phase, who) => `${phase} désordre civil : ${who}`,
  told: (who, count) =>
    `Aucun ordre reçu avant la fin du délai de grâce : ${who}. La partie continue donc sans ${count === 1 ? 'cette puissance' : 'ces puissances'} : ${count === 1 ? 'ses' : 'leurs'} unités tiennent, celles qui sont délogées sont dissoutes, et les retraits suivent les règles.`,
};

export const joined: Language['mail']['joined'] = {
  somebody: "Quelqu'un",
  observesSubject: (who) => `${who} observe la partie`,
  observes: (who, game) => `${who} observe désormais « ${game} ».`,
  subject: (who) => `inscription : ${who}`,
  subjectOf: (who, have, seats) => `inscription : ${who} (${have} sur ${seats})`,
  asks: (who) => `À vous de décider : ${who} demande à jouer.`,
  signedOn: (who, game) => `${who} va jouer dans « ${game} ».`,
  approvalNeeded:
    'Les nouveaux joueurs de cette partie ont besoin de votre accord. Cette ligne accepte tous ceux qui le demandent :',
  isForming: (game) => `La partie « ${game} » cherche encore des joueurs.`,
  playerCount: (game, players) =>
    `La partie « ${game} » compte maintenant ${players} ${players < 2 ? 'joueur' : 'joueurs'}.`,
  moreNeeded: (players) => (players === 1 ? 'Il manque encore un joueur.' : `Il manque encore ${players} joueurs.`),
  allTaken: 'Toutes les places sont prises.',
  allTakenBegins: 'Toutes les places sont prises : la partie commence.',
  allTakenBids: 'Toutes les places sont prises : la partie commence dès que tous ont fait une offre.',
};

export const left: Language['mail']['left'] = {
  subject: (who) => `${the(who)} ${agree(who, 'a', 'ont')} quitté la partie`,
  told: (who, game) => `${The(who)} ${agree(who, 'a', 'ont')} quitté « ${game} ».`,
};

export const masterChanged: Language['mail']['masterChanged'] = {
  subject: (who, joined) =>
    who === null
      ? `vous ${joined ? 'êtes maintenant' : "n'êtes plus"} arbitre de cette partie`
      : `${who} ${joined ? 'est maintenant' : "n'est plus"} arbitre de cette partie`,
  joined: (who, others) => `${who} est maintenant arbitre de cette partie${along(others)}.`,
  left: (who) => `${who} n'est plus arbitre de cette partie.`,
  youJoined: (others) =>
    `Vous êtes maintenant arbitre de cette partie${along(others)}. HELP MASTER explique ce que peut faire l'arbitre.`,
  youLeft: "Vous n'êtes plus arbitre de cette partie.",
  nobodyLeft:
    "La partie n'a plus d'arbitre. Elle commence et se déroule d'elle-même, et tous les joueurs peuvent en changer les réglages et les dates limites, ou la mettre en pause. LIST montre où elle en est.",
};

function along(others: string | null): string {
  return others === null ? '' : `, avec ${others}`;
}

export const replacementWanted: Language['mail']['replacementWanted'] = {
  subject: (powers) => `on cherche un joueur pour ${the(powers)}`,
  told: (powers) => `La partie attend un remplaçant pour ${the(powers)} ; aucune phase n'est résolue d'ici là.`,
};

export const revived: Language['mail']['revived'] = {
  subject: (power) => `on cherche un joueur pour ${the(power)}`,
  open: (power) => `${power} : la place est libre pour un nouveau joueur. La partie n'en attend pas.`,
  withPassword: (power) => `${power} : la place est libre pour qui a le mot de passe fixé par l'arbitre.`,
};

export const seatOffered: Language['mail']['seatOffered'] = {
  subjectTaker: (powers) => `une place pour vous : ${powers}`,
  subject: (powers) => `${powers} : place proposée à une autre adresse`,
  lead: (who, powers, game) =>
    `${who ?? "L'arbitre"} vous propose une place dans « ${game} », une partie de Diplomacy par e-mail : ${powers}.`,
  stands: (phase, deadline) =>
    `Où en est la partie : ${phase}${deadline === null ? '' : ` ; les ordres sont attendus pour ${deadline}`}.`,
  taker: (powers) => `Pour jouer ${the(powers)} depuis cette adresse, répondez par oui, ou par cette ligne :`,
  nothing:
    "Si vous ne faites rien, il ne se passe rien, et vous ne recevrez plus d'e-mail à ce sujet. SET NO INVITATIONS écarte les e-mails de ce genre.",
  player: (powers, isSamePlayer) =>
    `${
      isSamePlayer
        ? `L'arbitre a indiqué une autre adresse comme votre nouvelle boîte pour ${the(powers)}.`
        : `L'arbitre a demandé à quelqu'un d'autre de jouer ${the(powers)} à votre place.`
    } Vous continuez à jouer tant que la réponse n'est pas venue. Si vous ne le voulez pas, écrivez à l'arbitre maintenant.`,
  gm: (powers) => `Un autre arbitre a proposé ${the(powers)} à une adresse, qui jouera dès qu'elle aura répondu.`,
  withdrawn: {
    subject: (powers) => `${powers} : proposition retirée`,
    taker: (powers, game) =>
      `Rien à faire : l'arbitre a retiré la proposition de jouer ${the(powers)} dans « ${game} ».`,
    player: (powers) =>
      `L'arbitre a retiré la proposition faite à une autre adresse pour ${the(powers)} : vous continuez à jouer comme avant.`,
    gm: (powers) => `Un autre arbitre a retiré la proposition faite à une adresse pour ${the(powers)}.`,
  },
};

export const seatTaken: Language['mail']['seatTaken'] = {
  subject: (powers) => `de nouveau un joueur pour ${the(powers)}`,
  told: ({ powers, who, moved }) => `${who ?? "Quelqu'un"} joue maintenant ${the(powers)}. ${aboutDeadline(moved)}`,
  returned: (powers, moved) => `${powers} : le joueur est de retour. ${aboutDeadline(moved)}`,
  again: {
    subject: (powers) => `vous jouez de nouveau ${the(powers)}`,
    told: (powers) =>
      `L'arbitre est revenu sur votre retrait : vous jouez ${the(powers)} comme avant, avec les ordres que vous aviez envoyés.`,
  },
};

function aboutDeadline(moved: boolean): string {
  return moved
    ? 'Nous avons repoussé la date limite pour laisser le temps de donner des ordres. WAIT est actif pour tous ; SET NOWAIT désactive le vôtre.'
    : 'La date limite ne change pas.';
}

export const sentAway: Language['mail']['sentAway'] = {
  subject: {
    observer: "vous n'observez plus cette partie",
    applicant: 'vous ne participez plus à cette partie',
  },
  told: {
    observer: (game) => `L'arbitre vous a retiré de la partie : vous n'observez plus « ${game} ».`,
    applicant: (game) => `L'arbitre vous a retiré de la partie : vous ne participez plus à « ${game} ».`,
  },
};

export const vacated: Language['mail']['vacated'] = {
  subject: {
    resigned: (powers) => `${powers} : le joueur a renoncé à sa place`,
    ejected: (powers) => `${powers} : le joueur a été retiré`,
    dummy: (powers) => `${powers} : plus de joueur`,
    passed: (powers) => `${powers} : jouée désormais d'une autre adresse`,
    replaced: (powers) => `${powers} : quelqu'un d'autre joue désormais`,
  },
  lead: (powers, game) => `Vous ne jouez plus ${the(powers)} dans « ${game} ».`,
  own: {
    resigned:
      "Vous avez renoncé à votre place. Tant que personne ne l'a prise, vous pouvez revenir en vous inscrivant de nouveau.",
    ejected: "L'arbitre vous a retiré de cette partie. Si vous voulez savoir pourquoi, écrivez-lui.",
    dummy: "L'arbitre a décidé que cette puissance n'a plus de joueur. Si vous voulez savoir pourquoi, écrivez-lui.",
    passed:
      "Une réponse est venue de l'adresse à laquelle l'arbitre avait proposé votre place : c'est de là qu'elle se joue. Si ce n'était pas vous et que vous voulez savoir pourquoi, écrivez à l'arbitre.",
    replaced:
      "L'arbitre a donné votre place à quelqu'un d'autre, qui la joue désormais. Si vous voulez savoir pourquoi, écrivez-lui.",
  },
  others: {
    resigned: (powers, waits) => `${powers} : le joueur a renoncé à sa place. ${what(waits)}`,
    ejected: (powers, waits) => `${powers} : l'arbitre a retiré le joueur. ${what(waits)}`,
    dummy: (powers) =>
      `Désormais, personne ne joue ${the(powers)} : ses unités tiennent, celles qui sont délogées sont dissoutes, et la partie n'attend pas ses ordres.`,
  },
};

function what(waits: boolean): string {
  return waits
    ? 'La partie attend un remplaçant.'
    : "La place est libre ; si personne ne l'a prise à la fin du délai de grâce, la partie continue sans ses ordres.";
}

export const deadlineSet: Language['mail']['deadlineSet'] = {
  subject: {
    deadline: (phase, date) => `${phase} nouvelle date limite : ${date}`,
    times: (phase) => `${phase} nouveaux horaires`,
  },
  agreed:
    "Tous les joueurs se sont mis d'accord sur une nouvelle date limite. Les ordres enregistrés restent valables.",
  moved: (who) => `${who} a déplacé la date limite. Les ordres enregistrés restent valables.`,
  newTimes: (who) => `${who} a fixé de nouveaux horaires pour cette phase. Les ordres enregistrés restent valables.`,
  old: (time) => `L'ancienne date limite était : ${time}.`,
  notLateBefore: (time) => `Le préavis est court : personne n'est compté en retard avant le ${time}.`,
  lateUntil: (time) => `Les ordres en retard sont acceptés jusqu'au ${time}.`,
  notBefore: (time) => `Rien n'est résolu avant le ${time}.`,
};

export const deadlineWished: Language['mail']['deadlineWished'] = {
  subject: (phase) => `${phase} une autre date limite est proposée`,
  told: ({ who, time, have, need }) =>
    `${The(who)} ${agree(who, 'propose', 'proposent')} le ${time} comme date limite de cette phase. Elle ne change que si tous les joueurs sont d'accord (pour le moment ${have} sur ${need}).`,
  howToAgree: 'Pour accepter, répondez avec cette ligne. Pour garder la date limite, ne faites rien.',
  howToSet: "En tant qu'arbitre, vous pouvez la fixer tout de suite : répondez avec cette ligne.",
};

export const late: Language['mail']['late'] = {
  subject: {
    own: (phase) => `${phase} vous êtes en retard`,
    hidden: (phase) => `${phase} il manque des ordres`,
    powers: (phase, powers) => `${phase} en retard : ${powers}`,
    unplayed: (phase, powers) => `${phase} attend, sans joueur : ${powers}`,
  },
  stillCountGoesOn:
    "Vos ordres comptent encore : la phase est résolue peu après leur arrivée. S'ils n'arrivent pas à temps, la partie continue sans eux.",
  stillCountReplaced:
    "Vos ordres comptent encore : la phase est résolue peu après leur arrivée. S'ils n'arrivent pas à temps, votre place est proposée à quelqu'un d'autre.",
  missing: (own) =>
    `Il manque des ordres, la phase n'est donc pas encore résolue. Elle le sera peu après leur arrivée${own ? " ; d'ici là, vous pouvez changer les vôtres" : ''}.`,
  missingFrom: (powers, own) =>
    `Il manque des ordres (${powers}), la phase n'est donc pas encore résolue. Elle le sera peu après leur arrivée${own ? " ; d'ici là, vous pouvez changer les vôtres" : ''}.`,
  unplayed: (powers, several) =>
    `Personne ne joue en ce moment (${powers}), et la phase attend ${several ? 'leurs ordres : il faut des joueurs pour les reprendre' : 'ses ordres : il faut un joueur pour la reprendre'}.`,
};

export const outage: Language['mail']['outage'] = {
  subject: (deadline) => `nouvelle date limite : ${deadline}`,
  told: (span, from) =>
    `Le juge a été en panne pendant ${span}, à partir de : ${from}. Personne n'est compté en retard : nous avons repoussé la date limite d'autant. Les ordres enregistrés restent valables.`,
};

export const paused: Language['mail']['paused'] = {
  subject: 'la partie est en pause',
  told: (by) =>
    `${by} a mis la partie en pause. Jusqu'à la reprise, aucune phase n'est résolue et nous ne prenons pas d'ordres ; la presse circule comme avant. Les ordres enregistrés restent valables, et la date limite est repoussée de la durée de la pause.`,
};

export const processWanted: Language['mail']['processWanted'] = {
  subject: (code) => `${code} : prêt à résoudre`,
  decision: 'À vous de décider.',
  ready: (phase) => `À vous de décider, tout est prêt à résoudre : ${phase}.`,
  how: "Dans cette partie, c'est l'arbitre qui décide quand une phase est résolue. Pour la résoudre maintenant, répondez avec cette ligne :",
};

export const reminder: Language['mail']['reminder'] = {
  subject: (left, orders) => `${left === null ? 'la date limite est passée' : `date limite dans ${left}`} : ${orders}`,
};

export const resumed: Language['mail']['resumed'] = {
  subject: (deadline) => `la partie reprend${deadline === null ? '' : `, date limite : ${deadline}`}`,
  reopened: (by) => `${by} a rouvert la partie là où elle s'était terminée. Les ordres enregistrés restent valables.`,
  told: (by) => `${by} a mis fin à la pause. Les ordres enregistrés restent valables.`,
  lateOrders: (pause) => `La pause a duré ${pause} : les ordres en retard sont acceptés d'autant plus longtemps.`,
  sameDeadline: (pause) => `La pause a duré ${pause} : la date limite ne change pas.`,
  movedAlike: (pause, was) => `La pause a duré ${pause}, et la date limite est repoussée d'autant. Avant : ${was}.`,
  movedOn: ({ pause, moved, hour, days, zone, was }) =>
    `La pause a duré ${pause}. La date limite est repoussée de ${moved} : de la durée de la pause, puis jusqu'au prochain moment où tombent les dates limites de cette partie (${hour === null ? '' : `à ${hour} `}${days}, ${zone === 'UTC' ? 'heure UTC' : `heure de ${zone}`}). Avant : ${was}.`,
};

export const rolled: Language['mail']['rolled'] = {
  subject: (direction, phase) =>
    `la partie ${direction === 'back' ? 'revient en arrière' : "repart vers l'avant"} : ${phase}`,
  told: (by, direction, isOver) =>
    `${by} a ramené la partie ${direction === 'back' ? 'en arrière' : "vers l'avant"}.${isOver ? '' : " Vous pouvez changer vos ordres jusqu'à la date limite. WAIT est actif pour tous : la phase est résolue à la date limite, ou plus tôt si tous ont envoyé SET NOWAIT ou si l'arbitre le décide."} L'historique garde ce qui a été annulé.`,
};

export const stillPaused: Language['mail']['stillPaused'] = {
  subject: 'la partie est toujours en pause',
  lead: 'À vous de décider : la partie est toujours en pause.',
  how: "Aucune phase n'est résolue jusqu'à la reprise. Pour reprendre la partie, répondez avec cette ligne :",
};

export const unstarted: Language['mail']['unstarted'] = {
  subject: 'le début de la partie est annulé',
  told: (by) =>
    `${by} a annulé le début de la partie : personne n'a de puissance ni d'ordres à envoyer. Vous restez inscrit, avec vos préférences. L'arbitre relancera la partie, et les puissances seront alors attribuées de nouveau.`,
};

export const substituteAsked: Language['mail']['substituteAsked'] = {
  subject: (powers) => `une place est libre : ${powers}`,
  lead: (powers, game) => `Vous pouvez entrer comme remplaçant : ${powers} dans « ${game} ».`,
  how: (until) =>
    `Pour prendre la place, répondez par une de ces lignes. À partir de ${until}, nous demandons au suivant ; le premier oui l'obtient.`,
  nothing: 'Si vous ne faites rien, il ne se passe rien. Pour ne plus être sollicité : SET NO SUBSTITUTE.',
};
