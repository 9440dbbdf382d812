/** A sheet tells the rules of its own game: what wins, what is special of variant, start and settings, and each sign on its map. */
import { expect, it } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { signsOf } from '../../templates/map/signs.ts';
import { escapeText } from '../../templates/map/svg.ts';
import { rulesPart } from '../../templates/sheet/rules-part.ts';
import { ruleCard, specialLines } from '../../templates/variants/special-rules.ts';
import { geographyOf } from '../map/maps.ts';
import { ALL_GAMES, type GameKind } from '../variants/all-games.ts';

const textOf = ({ board }: GameKind) => {
  const { html } = rulesPart(board, startingPosition(board), geographyOf(board.variant.id));
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
};

it.each(ALL_GAMES.map((kind) => [[kind.variant, ...kind.lines].join(', '), kind] as const))('%s', (_, kind) => {
  const { board } = kind;
  const text = textOf(kind);
  const { victory } = board.variant;
  expect(text).toMatch(
    new RegExp(`\\b${Math.max(victory.centers, victory.inOneTheatre ?? 0)} of (?:the )?${victory.of}\\b`),
  );
  for (const { display } of board.powers) expect(text).toContain(display);
  const view = mapViewOf(board.variant, startingPosition(board));
  for (const { text: sign } of signsOf(view, geographyOf(board.variant.id))) expect(text).toContain(sign);
});

it.each(LANGUAGES)('no card shows more than five lines before the rest, or leaves one out: %s', async (code) => {
  const language = await loadLanguage(code);
  for (const kind of ALL_GAMES) {
    const board = boardIn(kind.board, code);
    const [html, special] = inLanguage(language, () => [ruleCard(board).html, specialLines(board)] as const);
    const [first = '', rest = ''] = html.split('<details>');
    const lines = (part: string) => [...part.matchAll(/<li>/g)].length;
    expect(lines(first)).toBe(Math.min(5, lines(html)));
    expect(/<summary>\D*(\d+)/.exec(rest)?.[1]).toBe(lines(rest) > 0 ? `${lines(rest)}` : undefined);
    for (const line of special) expect(html).toContain(`<li>${escapeText(line)}</li>`);
  }
});

it('games that differ tell so', () => {
  const texts = ALL_GAMES.map(textOf);
  expect(new Set(texts).size).toBe(texts.length);
});
