import type { PendingSaying } from '../../../../../engine/sayings/orders/pending.ts';
import type { Words } from '../../../language.ts';
import { written } from '../../../orders.ts';
import { theTurn } from '../../articles.ts';
import { counted } from '../../counts.ts';
import { recipients } from '../press.ts';

export const pending = {
  'pending/below': ({ shown }) => `sous « ${shown} »`,
  'pending/beside': ({ shown }) => `près de « ${shown} »`,
  'pending/choice': ({ shown }) => `au choix (« ${shown} »)`,
  'pending/other-phase': ({ phase }, speaker) => `car c'était pour ${theTurn(speaker.phase(phase))}`,
  'pending/dated': ({ at, phase }, speaker) =>
    `(votre e-mail date du ${speaker.time(at)}${phase === null ? ', avant le début de la partie' : `, pendant ${theTurn(speaker.phase(phase))}`})`,
  'pending/answered': ({ phase, current }, speaker) =>
    phase === current
      ? "(vous avez répondu à un e-mail d'avant le retour en arrière)"
      : `(vous avez répondu à un e-mail pour ${theTurn(speaker.phase(phase))})`,
  'pending/message': ({ to }, speaker) => `car c'est peut-être un message pour ${recipients(to, speaker)}`,
  'pending/asked': ({ why, orders, line, sends }, speaker) => {
    const { board, say } = speaker;
    const lines = orders.map((order) => (board === null ? order : written(board, order))).join(' ; ');
    const one = orders.length < 2;
    const send = sends ? ' Répondez SEND pour envoyer vos lignes comme message.' : '';
    return `${counted(orders.length, 'ordre')} non ${one ? 'enregistré' : 'enregistrés'} ${say(why)} : ${lines}. Répondez ${line} pour ${one ? "l'enregistrer" : 'les enregistrer'}.${send}`;
  },
  'pending/filed': ({ why, orders, line }, { say }) =>
    `${counted(orders, 'ordre')} ${orders < 2 ? 'enregistré' : 'enregistrés'} ${say(why)}. Répondez ${line} si c'est bien voulu.`,
  'pending/nothing': () => "Aucun ordre n'attend cela : cette ligne n'a rien enregistré.",
  'pending/file-what': ({ text }) =>
    `Après FILE vient le numéro d'un groupe d'ordres, ou ALL, et non « ${text} ». Rien n'a été enregistré.`,
  'pending/no-such': ({ number }) =>
    `Aucun ordre ne porte le numéro ${number} dans cette phase : cette ligne n'a rien enregistré.`,
  'pending/which': ({ numbers }) =>
    `Quels ordres ? Plusieurs groupes attendent : ${numbers.map((n) => `FILE ${n}`).join(', ')}. Cette ligne n'a rien enregistré.`,
  'pending/not-all': ({ numbers }) =>
    `Certains concernent la même unité, choisissez donc un groupe : ${numbers.map((n) => `FILE ${n}`).join(', ')}. Cette ligne n'a rien enregistré.`,
  'pending/file-alone': () =>
    "Cette ligne ne compte que dans un e-mail sans lignes illisibles pour nous : elle peut être citée. Elle n'a rien enregistré ni envoyé.",
  'pending/nothing-to-send': () =>
    "Aucun message n'attend d'être envoyé. Un message commence par PRESS TO et une puissance.",
  'pending/send-which': () =>
    "Plusieurs messages attendent : rien n'a été envoyé. Envoyez celui que vous voulez avec PRESS TO et une puissance au-dessus.",
} satisfies Words<PendingSaying>;
