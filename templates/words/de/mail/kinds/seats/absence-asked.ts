import type { Language } from '../../../../shape.ts';

export const absenceAsked: Language['mail']['absenceAsked'] = {
  subject: (powers) => `${powers} bittet um eine Auszeit`,
  lead: (powers) => `Deine Entscheidung ist gefragt: ${powers} bittet um eine lange Auszeit.`,
  asked: ({ who, powers, from, to, allowed }) =>
    `${who === null ? powers : `${who} (${powers})`} ist von ${from} bis ${to} abwesend. Ohne Nachfrage erlaubt diese Partie ${allowed} Tage. Wenn du einverstanden bist, antworte mit diesen Zeilen: dann rücken die Fristen hinter die Abwesenheit. Wenn nicht, musst du nichts tun.`,
};
