import type { Aside } from '../../../engine/sayings/orders/lines.ts';

export const asides: Readonly<Record<Aside, string>> = {
  quoted: 'zitierter Text',
  'perhaps-quoted': 'vielleicht zitierter Text',
  signature: 'Signatur',
  footer: 'Fußzeile des Mailprogramms',
  greeting: 'Anrede',
  closing: 'Grußformel',
  'ruled-line': 'Trennlinie',
  heading: 'Überschrift',
  'about-orders': 'sagt, dass die Befehle noch nicht gelten sollen',
  comment: 'Kommentar',
  kept: 'bleibt, wie es ist: nichts zu tun',
  'no-order': 'kein Befehl darin',
  'long-line': 'zu lange Zeile',
  'too-many-lines': 'mehr Zeilen, als eine E-Mail haben darf',
  'too-many-sign-ons': 'mehr Anmeldungen, als eine E-Mail haben darf',
  'after-signoff': 'nach SIGNOFF',
};
