import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';

export const places: Language['pages']['places'] = {
  title: (variant) => `Orte von ${variant}`,
  label: 'Variante',
  map: (variant) =>
    `Karte: ${variant} zu Beginn. Die Tabelle sagt dasselbe in Worten. Öffnet die Karte mit Abkürzungen.`,
  byMail: (places, example) =>
    html`${places} Orte. Per E-Mail: <code>GET PROVINCES</code>, <code>GET BORDERS</code> oder <code>HELP ${example}</code> für einen davon.`,
  hint: 'Name, Abkürzung, Regel',
  columns: { place: 'Ort', ways: 'Wohin Einheiten von dort kommen' },
  aliases: (aliases) => `auch ${aliases}`,
  centerKind: (kind, center) => html`${kind}; <strong>Versorgungszentrum</strong>, ${center}`,
  way: (who, to) => html`${who}: ${to}`,
};
