/** The rules of the game beside its map: what wins, what is special, the signs on the map, and all the rules folded away. */
import type { Board } from '../../engine/board/board.ts';
import type { Position } from '../../engine/board/position.ts';
import { t } from '../locales/current.ts';
import type { Geography } from '../map/geometry/geography.ts';
import { mapViewOf } from '../map/map-view.ts';
import { signPicture, signsOf } from '../map/signs.ts';
import { escapeText } from '../map/svg.ts';
import { type PowerStyle, powerStyles, THEMES, type Theme, themeOf } from '../map/theme.ts';
import { type Html, html } from '../markup/html.ts';
import { partsInWords } from '../variants/rules-in-words.ts';
import { ruleCard } from '../variants/special-rules.ts';

/** `geography` null: no map is drawn, and there are no signs to explain. */
export function rulesPart(board: Board, position: Position | null, geography: Geography | null): Html {
  const { card, parts } = t().variants.rules;
  return html`<details class="rules"><summary>${card.heading}</summary>
${ruleCard(board)}
${geography !== null && position !== null && signsPart(board, position, geography)}
<details><summary>${card.all}</summary>${partsInWords(board).map(
    ({ part, usual, special: own }) =>
      html`<h3>${parts[part].title}</h3><ul>${[...own, ...usual].map((line) => html`<li>${line.replaceAll('`', '')}</li>`)}</ul>`,
  )}</details>
</details>`;
}

function signsPart({ variant }: Board, position: Position, geography: Geography): Html {
  const view = mapViewOf(variant, position);
  const names = view.powers.map(({ name }) => name);
  const themes = THEMES.map((name) => ({
    name,
    theme: themeOf(name),
    styles: powerStyles(geography, names, themeOf(name)),
  }));
  const row = (text: string, draw: (by: (typeof themes)[number]) => string) =>
    html`<li>${themes.map(
      (by) =>
        html`<svg class="${by.name}" viewBox="-3 -14 40 28" width="40" height="28" aria-hidden="true">${{ html: draw(by) }}</svg>`,
    )} <span>${text}</span></li>`;
  return html`<h3>${t().variants.rules.card.signs}</h3><ul class="signs">${[
    ...view.powers.map(({ name, display, letter }) =>
      row(display, ({ theme, styles }) => swatch(styles.get(name)!, letter, theme)),
    ),
    ...signsOf(view, geography).map((sign) => row(sign.text, ({ theme }) => signPicture(sign, theme))),
  ]}</ul>`;
}

/** A power's land with its letter, as its counters have it. */
function swatch({ land, line }: PowerStyle, letter: string, { casing }: Theme): string {
  return (
    `<rect x="1" y="-11" width="32" height="22" rx="4" fill="${land}" stroke="${line}" stroke-width="2"/><circle cx="17" r="8.5" fill="${line}"/>` +
    `<text x="17" y="4.5" font-size="13" font-weight="700" text-anchor="middle" fill="${casing}">${escapeText(letter)}</text>`
  );
}
