import type { Language } from '../../../../shape.ts';
import { agree, Nominative, nominative } from '../../../articles.ts';

export const absenceAsked: Language['mail']['absenceAsked'] = {
  subject: (powers) => `${nominative(powers)} ${agree(powers, 'bittet', 'bitten')} um eine Auszeit`,
  lead: (powers) =>
    `Deine Entscheidung ist gefragt: ${Nominative(powers)} ${agree(powers, 'bittet', 'bitten')} um eine lange Auszeit.`,
  asked: ({ who, powers, from, to, allowed }) =>
    `${who === null ? Nominative(powers) : `${who} (${powers})`} ${who === null ? agree(powers, 'ist', 'sind') : 'ist'} von ${from} bis ${to} abwesend. Ohne Nachfrage erlaubt diese Partie ${allowed} Tage. Wenn du einverstanden bist, antworte mit diesen Zeilen: dann rücken die Fristen hinter die Abwesenheit. Wenn nicht, musst du nichts tun.`,
};
