import type { Language } from '../../../../shape.ts';
import { accusative, agree, nominative, ofPower } from '../../../articles.ts';

export const seatTaken: Language['mail']['seatTaken'] = {
  subject: (powers, count) =>
    `${nominative(powers)} ${count === 1 ? agree(powers, 'wird', 'werden') : 'werden'} wieder gespielt`,
  told: ({ powers, who, moved }) => `${who ?? 'Jemand'} spielt jetzt ${accusative(powers)}. ${aboutDeadline(moved)}`,
  returned: (powers, moved) => `Der Spieler ${ofPower(powers)} ist zurück. ${aboutDeadline(moved)}`,
};

function aboutDeadline(moved: boolean): string {
  return moved
    ? 'Damit Zeit für Befehle bleibt, haben wir die Frist verlängert. WAIT gilt für alle; mit SET NOWAIT hebst du deines auf.'
    : 'Die Frist bleibt, wie sie ist.';
}
