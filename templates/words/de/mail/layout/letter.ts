import type { Language } from '../../../shape.ts';

export const letter: Language['mail']['letter'] = {
  gamePage: 'Seite der Partie',
  reply: 'Antworte auf diese E-Mail, um Befehle zu geben, oder schick HELP für eine Liste der Kommandos.',
  replyWithout: 'Antworte auf diese E-Mail mit jedem Kommando; HELP zählt sie auf.',
  writeTo: (address) => `Schick Befehle und Kommandos an ${address}, nicht als Antwort auf eine Nachricht.`,
  gamesAndHelp: 'Partien und Hilfe',
  writeToDesk: (address) => `Schreib an ${address}; mit HELP bekommst du eine Liste der Kommandos.`,
  unanswered: (count) =>
    count === 1
      ? 'Eine E-Mail in deinem Namen haben wir nicht ausgeführt: Nichts zeigte, dass sie von dir ist, oder ein Programm hatte sie als automatisch gekennzeichnet. Wenn doch, schick sie noch einmal als Antwort auf eine unserer E-Mails zu deiner Partie, oder beginne sie mit deinem Passwort.'
      : `${count} E-Mails in deinem Namen haben wir nicht ausgeführt: Nichts zeigte, dass sie von dir sind, oder ein Programm hatte sie als automatisch gekennzeichnet. Wenn doch, schick sie noch einmal als Antwort auf eine unserer E-Mails zu deiner Partie, oder beginne sie mit deinem Passwort.`,
};
