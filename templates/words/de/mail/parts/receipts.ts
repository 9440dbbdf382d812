import type { Language } from '../../../shape.ts';
import { ofPower } from '../../articles.ts';

export const receipts: Language['mail']['receipts'] = {
  ofResults: (file) => `Nachweis, dass kein Befehl geändert wurde: ${file} (liegt bei).`,
  ofOrders: (file) => `Nachweis der vorliegenden Befehle: ${file} (liegt bei).`,
  title: (game, phase) => `Quittungen der Partie „${game}“${phase === null ? '' : `, ${phase}`}`,
  receiptOf: (power) => `Quittung für die Befehle ${ofPower(power)}:`,
  seal: (commit) => `Siegel über die Geschichte der Partie, Stand ${commit}:`,
  howToKeep: [
    'Eine Quittung entsteht aus deinen Befehlen und einem Salz, einem zufälligen Text,',
    'den wir bis zu den Ergebnissen behalten. Bewahre diese Datei auf: Die receipts.txt',
    'der Ergebnisse öffnet deine letzte Quittung und zeigt, dass wir die Befehle',
    'ausgewertet haben, die du gesehen hast.',
  ],
  howToCheck: [
    'Hiermit kann jeder prüfen, dass wir die Befehle ausgewertet haben, die wir',
    'bestätigt hatten: Zu deinen gehört die Quittung aus deiner letzten Bestätigung.',
    '',
    'Eine Quittung ist der SHA-256 aus Salz, Zeilenumbruch und der Liste der',
    'vorliegenden Befehle. Unten stehen für jede Macht Salz, Quittung und Liste.',
    'So gibt man eine Quittung aus:',
  ],
  howToCheckAll: 'So prüft man alles hier gegen das Archiv der Partie:',
};
