import type { Language } from '../../../../shape.ts';

export const masterChanged: Language['mail']['masterChanged'] = {
  subject: (who, joined) =>
    who === null
      ? `du gehörst ${joined ? 'jetzt' : 'nicht mehr'} zur Spielleitung dieser Partie`
      : `${who} gehört ${joined ? 'jetzt' : 'nicht mehr'} zur Spielleitung dieser Partie`,
  joined: (who, others) => `${who} gehört jetzt zur Spielleitung dieser Partie${along(others)}.`,
  left: (who) => `${who} gehört nicht mehr zur Spielleitung dieser Partie.`,
  youJoined: (others) =>
    `Du gehörst jetzt zur Spielleitung dieser Partie${along(others)}. HELP MASTER zeigt, was die Spielleitung tun kann.`,
  youLeft: 'Du gehörst nicht mehr zur Spielleitung dieser Partie.',
  nobodyLeft:
    'Die Partie hat jetzt keine Spielleitung mehr. Sie beginnt und läuft von selbst, und wer mitspielt, kann ihre Einstellungen und Fristen ändern oder sie anhalten. LIST zeigt den Stand.',
};

function along(others: string | null): string {
  return others === null ? '' : `, zusammen mit ${others}`;
}
