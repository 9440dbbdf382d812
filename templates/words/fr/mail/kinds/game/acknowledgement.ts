import type { Language } from '../../../../shape.ts';
import { agree, ofThe, The, the } from '../../../articles.ts';

type Words = Language['mail']['acknowledgement'];
type Progress = Parameters<Words['progress']['orders']>[0];

export const acknowledgement: Words = {
  confirm: (line) => `Merci de confirmer « ${line} » : ce n'est pas encore fait.`,
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
