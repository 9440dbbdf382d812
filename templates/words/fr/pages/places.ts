import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';

export const places: Language['pages']['places'] = {
  title: (variant) => `Lieux de ${variant}`,
  label: 'Variante',
  map: (variant) =>
    `Carte : ${variant} au début. Le tableau dit la même chose en mots. Ouvre la carte avec abréviations.`,
  byMail: (places, example) =>
    html`${places} lieux. Par e-mail : <code>GET PROVINCES</code>, <code>GET BORDERS</code>, ou <code>HELP ${example}</code> pour l'un d'eux.`,
  hint: 'nom, abréviation, règle',
  columns: { place: 'Lieu', ways: 'Où les unités peuvent aller' },
  aliases: (aliases) => `aussi ${aliases}`,
  centerKind: (kind, center) => html`${kind} ; <strong>centre de ravitaillement</strong>, ${center}`,
  way: (who, to) => html`${who} : ${to}`,
};
