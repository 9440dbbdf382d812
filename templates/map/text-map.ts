/** The position in plain text: a table by power, and a small board of letters, for those who read mail in a terminal. */
import type { Power } from '../../engine/board/variant.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { type Html, html } from '../markup/html.ts';
import type { Geography, MapSheet } from './geometry/geography.ts';
import type { MapUnit, MapView } from './view.ts';

/** Columns: a terminal's, less an indent. */
const WIDTH = 76;

/** Title, table by power, board. Ends without a line break. */
export function mapAsText(view: MapView, geography: Geography): string {
  const { gameAndVariant, titleAsText } = t().map;
  const of = view.game === null ? view.variant.name : gameAndVariant(view.game, view.variant.name);
  return [titleAsText(of, view.phase.words), '', positionTable(view), '', boardOfLetters(view, geography)].join('\n');
}

/**
 * Each power with its centres and units, one to a paragraph, no line longer than {@link WIDTH}; then who is dislodged, who
 * has won, and what wins.
 */
export function positionTable(view: MapView): string {
  const { powers, others } = positionLines(view);
  const width = Math.max(0, ...powers.map(({ power }) => power.length));
  const paragraphs = powers.map(({ power, centers, units }) => {
    const indent = width + 2;
    return [
      wrapped(`${power.padEnd(width)}  ${centers}`, indent),
      wrapped(`${' '.repeat(indent)}${units}`, indent),
    ].join('\n');
  });
  return [...paragraphs, ...others.map((line) => wrapped(line, 2))].join('\n');
}

/** The same where lines are as wide as the page: what each power has, then the rest. */
export function positionHtml(view: MapView): Html {
  const { powers, others } = positionLines(view);
  return html`<dl class="position">${powers.map(
    ({ power, centers, units }) =>
      html`<dt>${power}</dt><dd>${centers}</dd><dd>${units.replace(/\b([AF]) /g, '$1\u00a0')}</dd>`,
  )}</dl>${others.map((line) => html`<p>${line}</p>`)}`;
}

interface PositionLines {
  readonly powers: readonly { readonly power: string; readonly centers: string; readonly units: string }[];
  readonly others: readonly string[];
}

function positionLines(view: MapView): PositionLines {
  const told = t().map;
  const shown = view.powers.filter(({ name }) => centresOf(name, view).length > 0 || unitsOf(name, view).length > 0);
  const powers = shown.map(({ name, display }) => {
    const [centres, units] = [centresOf(name, view), unitsOf(name, view)];
    return {
      power: display,
      centers: told.counts(told.centers(centres.length), centres.join(', ')),
      units: told.counts(told.units(units.length), units.join(', ')),
    };
  });
  const free = Object.entries(view.provinces)
    .filter(
      ([province, { center }]) => center && view.owners[province] === undefined && view.unseen?.has(province) !== true,
    )
    .map(([province]) => nameOf(province, view));
  const dislodged = view.dislodged.map((unit) => unitInWords(unit, view));
  const others = [
    ...(free.length === 0 ? [] : [told.free(free.join(', '))]),
    ...(dislodged.length === 0 ? [] : [told.dislodged(dislodged.join(', '))]),
    ...(view.winners.length === 0 ? [] : [told.wonBy(view.winners)]),
    `${view.goal}.`,
    ...(view.unseen === undefined ? [] : [told.seenInPart]),
  ];
  return { powers, others };
}

function centresOf(power: Power, view: MapView): readonly string[] {
  return Object.entries(view.owners)
    .filter(([, owner]) => owner === power)
    .map(([province]) => nameOf(province, view))
    .sort();
}

function unitsOf(power: Power, view: MapView): readonly string[] {
  return view.units
    .filter((unit) => unit.power === power)
    .map((unit) => unitInWords(unit, view))
    .sort();
}

function unitInWords({ type, at }: Pick<MapUnit, 'type' | 'at'>, view: MapView): string {
  const province = provinceOf(at);
  const coast = view.provinces[province]?.coasts[at.slice(province.length + 1)];
  return `${type} ${nameOf(province, view)}${coast === undefined ? '' : ` (${coast})`}`;
}

function nameOf(province: string, view: MapView): string {
  return view.provinces[province]?.name ?? province;
}

/** Broken at spaces; every line but the first begins with so many spaces. */
function wrapped(text: string, indent: number): string {
  const start = /^ */.exec(text)![0];
  const lines: string[] = [];
  let line = start;
  for (const word of text.slice(start.length).split(/(?<=,) /)) {
    const longer = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
    if (longer.length > WIDTH && line.trim() !== '') {
      lines.push(line);
      line = `${' '.repeat(indent)}${word}`;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}

/**
 * Supply centres and units where they lie on the map: `[Lon]Fe` is a centre with a fleet of the power whose letter is E,
 * `Bur Af` an army without a centre.
 */
export function boardOfLetters(view: MapView, geography: Geography): string {
  const letters = new Map(view.powers.map(({ name, letter }) => [name, letter.toLowerCase()]));
  const units = new Map(
    view.units.map((unit) => [provinceOf(unit.at), `${unit.type}${letters.get(unit.power) ?? ''}`]),
  );
  const token = (province: string) => {
    const { center = false } = view.provinces[province] ?? {};
    const unit = units.get(province);
    const name = `${province.slice(0, 1).toUpperCase()}${province.slice(1)}`;
    if (center) return `[${name}]${unit ?? ''}`;
    return unit === undefined ? null : `${name} ${unit}`;
  };
  const key = view.powers
    .filter(({ letter, name }) => letter !== '' && view.units.some(({ power }) => power === name))
    .map(({ letter, display }) => `${letter.toLowerCase()} ${display}`);
  const boards = geography.sheets.map((sheet) => sheetOfLetters(sheet, token));
  return [...boards, '', wrapped(t().map.letters(key.join(', ')), 2)].join('\n');
}

function sheetOfLetters(sheet: MapSheet, token: (province: string) => string | null): string {
  const [width, height] = sheet.size;
  const rows = Math.round((height / width) * WIDTH * 0.46);
  const grid = Array.from({ length: rows }, () => Array.from({ length: WIDTH }, () => ' '));
  const tokens = Object.entries(sheet.provinces).flatMap(([province, { unit, label }]) => {
    const text = label === undefined ? null : token(province);
    return text === null ? [] : [{ text, unit }];
  });
  // Those in the middle, where there is least room, choose first.
  const [middleX, middleY] = [0, 1].map(
    (axis) => tokens.reduce((sum, { unit }) => sum + unit[axis]!, 0) / tokens.length,
  );
  const away = ([x, y]: readonly [number, number]) => (x - middleX!) ** 2 + (y - middleY!) ** 2;
  for (const { text, unit } of [...tokens].sort((a, b) => away(a.unit) - away(b.unit))) {
    const column = Math.round((unit[0] / width) * WIDTH - text.length / 2);
    const row = Math.round((unit[1] / height) * rows - 0.5);
    let [best, least]: [readonly [number, number] | null, number] = [null, Number.POSITIVE_INFINITY];
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x + text.length <= WIDTH; x++) {
        const cost = (y - row) ** 2 * 5 + (x - column) ** 2;
        if (cost < least && isFree(grid[y]!, x, text.length)) [best, least] = [[x, y], cost];
      }
    }
    if (best !== null) for (const [n, letter] of [...text].entries()) grid[best[1]]![best[0] + n] = letter;
  }
  return grid
    .map((line) => line.join('').trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Room for a text with a space on both sides. */
function isFree(line: readonly string[], x: number, length: number): boolean {
  for (let n = Math.max(0, x - 1); n < Math.min(line.length, x + length + 1); n++) if (line[n] !== ' ') return false;
  return true;
}
