import type { Language } from '../../../../shape.ts';

export const digest: Language['mail']['digest'] = {
  subject: (count) => (count === 1 ? 'Deine Übersicht: 1 Nachricht' : `Deine Übersicht: ${count} Nachrichten`),
  lead: 'Nichts zu tun. Das haben wir seit der letzten Übersicht für dich gesammelt.',
  answer: (address) => `Antworten gehen an ${address}.`,
};
