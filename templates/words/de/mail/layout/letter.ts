import type { Language } from '../../../shape.ts';

export const letter: Language['mail']['letter'] = {
  gamePage: 'Seite der Partie',
  reply: 'Antworte auf diese E-Mail, um Befehle zu geben, oder schick HELP für eine Liste der Kommandos.',
  replyWithout: 'Antworte auf diese E-Mail mit jedem Kommando; HELP zählt sie auf.',
  writeTo: (address) => `Schick Befehle und Kommandos an ${address}, nicht als Antwort auf eine Nachricht.`,
  gamesAndHelp: 'Partien und Hilfe',
  writeToDesk: (address) => `Schreib an ${address}; mit HELP bekommst du eine Liste der Kommandos.`,
};
