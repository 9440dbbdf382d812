import type { Language } from '../../../../shape.ts';

export const seatTaken: Language['mail']['seatTaken'] = {
  subject: (powers, count) => `${powers} ${count === 1 ? 'wird' : 'werden'} wieder gespielt`,
  told: ({ powers, who, moved }) => `${who ?? 'Jemand'} spielt jetzt ${powers}. ${aboutDeadline(moved)}`,
  returned: (powers, moved) => `Der Spieler von ${powers} ist zurück. ${aboutDeadline(moved)}`,
};

function aboutDeadline(moved: boolean): string {
  return moved
    ? 'Damit Zeit für Befehle bleibt, haben wir die Frist verlängert. WAIT gilt für alle; mit SET NOWAIT hebst du deines auf.'
    : 'Die Frist bleibt, wie sie ist.';
}
