/** The gazetteer of a variant. */
import { type Html, html } from '../../../markup/html.ts';

export const places = {
  title: (variant: string) => `Places of ${variant}`,
  label: 'Variant',
  map: (variant: string) =>
    `Map: ${variant} at the start. The table tells the same in words. Opens the map with abbreviations.`,
  byMail: (places: number, example: string) =>
    html`${places} places. By mail: <code>GET PROVINCES</code>, <code>GET BORDERS</code>, or <code>HELP ${example}</code> for one of them.`,
  hint: 'name, abbreviation, rule',
  columns: { place: 'Place', ways: 'Where units get from there' },
  aliases: (aliases: string) => `also ${aliases}`,
  centerKind: (kind: string, center: string) => html`${kind}; <strong>supply center</strong>, ${center}`,
  way: (who: string, to: Html) => html`${who}: ${to}`,
};
