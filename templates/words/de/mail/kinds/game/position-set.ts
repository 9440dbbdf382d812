import type { Language } from '../../../../shape.ts';

export const positionSet: Language['mail']['positionSet'] = {
  subject: 'die Stellung ist neu aufgebaut',
  told: (by) =>
    `${by} hat die Stellung neu aufgebaut. Unten siehst du, wo die Einheiten stehen. Befehle, die schon vorlagen, gelten nicht mehr: Sie waren für eine andere Stellung gedacht.`,
};
