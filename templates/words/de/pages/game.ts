import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';
import { dative } from '../articles.ts';

const COLOURS = { white: 'weiß', grey: 'grau' };

export const game: Language['pages']['game'] = {
  ended: (outcome, variant) => `${outcome}. ${variant}.`,
  forming: (variant, signedOn, seats) =>
    signedOn === null
      ? `${variant}. Wartet auf Spieler.`
      : `${variant}. Wartet auf Spieler: ${signedOn} von ${seats} sind angemeldet.`,
  running: (variant, phase, deadline) => html`${variant}. ${phase}, Frist für Befehle: ${deadline}`,
  paused: 'unterbrochen',
  boardAfter: (phase) => `${phase}, die Karte danach`,
  mapAndPlaces: (downloads, places) => html`${downloads}. ${places('Orte und Grenzen')}`,

  takeSeat: 'Einen Platz nehmen',
  signOn: (address, password) =>
    html`Schick diese Zeile an ${address}, mit einem eigenen Passwort anstelle von ${password}:`,

  centers: 'Zentren',
  inFigures: 'In Zahlen',
  afterEnd: 'Nach dem Ende',
  press: 'Presse',
  allPress: (link) => html`${link('Die ganze öffentliche Presse')} als Mailordner; die Seite jeder Phase hat die ihre.`,
  diaries: 'Tagebücher',
  downloads: 'Zum Herunterladen',
  forms: {
    archive: (link) => html`${link('Das Archiv')}: alles, signiert und versiegelt, zum Prüfen und Nachspielen`,
    history: (link) => html`${link('Verlauf')}, in den Worten der klassischen Judges`,
    whole: (link) => html`${link('Eine Datei')}: die ganze Partie mit ihren Karten, auch ohne Netz zu lesen`,
    research: (link) => html`${link('JSON-Zeilen')}, in der Form der Forschungsprogramme`,
    centres: (link) => html`${link('Zentren')} nach Jahren, als Tabelle`,
    press: (link) => html`${link('Presse')}: öffentliche Presse als Mailordner`,
  },

  about: 'Über diese Partie',
  facts: {
    address: 'Adresse',
    variant: 'Variante',
    master: 'Spielleitung',
    press: 'Presse',
    zone: 'Zeitzone',
    begun: 'Begonnen',
    comment: 'Kommentar',
  },
  variantBy: (variant, designers) => `${variant}, von ${designers}`,
  pressKinds: (colours, isPartial) =>
    `${colours.length === 0 ? 'keine' : colours.map((colour) => COLOURS[colour]).join(' und ')}${isPartial ? '' : ', nur an alle'}`,

  phases: 'Phasen',
  powers: 'Mächte',
  columns: { power: 'Macht', player: 'Spieler', centers: 'Zentren', units: 'Einheiten' },
  anonymous: 'anonym',
  nobody: 'niemand',
  seats: { abandoned: 'verlassen', 'civil-disorder': 'im Aufruhr', dummy: 'kein Spieler' },
  late: 'verspätet',
  nothingOrdered: 'Es wurde nichts befohlen.',
  mustLeave: (unit, to) => `${unit} muss weichen: ${to === '' ? 'kein Ort frei' : to}`,

  outcomes: {
    won: (powers) => `Sieg: ${powers}`,
    drawn: 'Remis',
    drawnBetween: (powers) => `Remis zwischen ${dative(powers)}`,
    conceded: (powers) => `Durch Aufgabe gewonnen: ${powers}`,
    terminated: 'Von der Spielleitung beendet',
  },
};
