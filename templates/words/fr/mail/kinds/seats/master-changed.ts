import type { Language } from '../../../../shape.ts';

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
