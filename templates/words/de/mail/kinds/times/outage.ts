import type { Language } from '../../../../shape.ts';

export const outage: Language['mail']['outage'] = {
  subject: (deadline) => `neue Frist: ${deadline}`,
  told: (span, from) =>
    `Der Judge war ausgefallen: ${span} lang, ab ${from}. Niemand gilt als verspätet: Wir haben die Frist um dieselbe Zeit verlängert. Vorliegende Befehle bleiben gültig.`,
};
