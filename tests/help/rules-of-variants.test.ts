/** `HELP builds`, `HELP canals` from a game: what its variant says of the subject, not what the standard game does. */
import { describe, expect, it } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { loadVariant, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { asText } from '../../templates/layout/as-text.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { helpBlocks } from '../../templates/mail/kinds/account/help.ts';
import { loadMarkdown } from '../../templates/markup/markdown.ts';
import { goalInWords, partsInWords, rulesInWords } from '../../templates/variants/rules-in-words.ts';

await loadMarkdown();

const help = loadHelp();
const boardOf = (id: string) => loadVariant(id)!.board;
const mapOf = (id: string) => ({ board: boardOf(id), position: startingPosition(boardOf(id)) });
const told = (topic: string, id: string) => asText(helpBlocks(help, topic, mapOf(id))).replace(/\s+/g, ' ');

/** A subject as a player would name it, and words of the rule that must be in the answer. */
const SUBJECTS: readonly (readonly [string, string, string])[] = [
  ['1812-overture', 'builds', 'at most two units a year'],
  ['1812-overture', 'canals', 'A fleet leaves a canal to any water'],
  ['1812-overture', 'hybrids', 'armies walk in and out'],
  ['1812-overture', 'harbours', 'are sites for whoever owns them'],
  ['1812-overture', 'harbors', 'are sites for whoever owns them'],
  ['1812-overture', 'theatres', 'Europe and North America touch only through water'],
  ['1812-overture', 'theaters', 'Europe and North America touch only through water'],
  ['1812-overture', 'victory', '18 or more, at least 12 of them in one theatre'],
  ['1812-overture', 'double win', 'Both win; who has more does not matter'],
  ['1812-overture', 'split coasts', 'Yorkshire (ec, wc)'],
  ['1812-overture', 'great lakes', 'do not touch each other'],
  ['1812-overture', 'sicily', 'belongs to Naples'],
  ['1776-ii', 'rivers', 'Fleets enter and pass three inland waterways'],
  ['1776-ii', 'waterways', 'three inland waterways'],
  ['1776-ii', 'land bridge', 'Armies walk between Long Island and New York'],
  ['1776-ii', 'builds', 'any vacant center it owns'],
  ['1776-ii', 'victory', 'Thirteen of 24 win at once'],
  ['eckert-napoleonic', 'builds', 'A newly gained center gives no unit'],
  ['eckert-napoleonic', 'calendar', 'A year has two seasons'],
  ['eckert-napoleonic', 'victory', '19 of the 36 centers'],
  ['eckert-napoleonic', 'neutrals', 'Without the Moorish League'],
  ['eckert-napoleonic', 'retreats', 'dislodged in any supply center is destroyed at once'],
  ['eckert-napoleonic', 'nine tenths', 'All comparisons stay strict'],
  ['octarine', 'straits', 'In Spring fleets pass'],
  ['octarine', 'celestial straits', 'In Spring fleets pass'],
  ['octarine', 'directions', 'Hubwards is towards the middle'],
  ['octarine', 'coasts', 'They work like Spain or St Petersburg'],
  ['octarine', 'two coasts', 'They work like Spain or St Petersburg'],
  ['octarine', 'victory', 'More than half the centers'],
  ['consolidation-1865', 'influence', 'influence point'],
  ['consolidation-1865', 'independent states', 'each have a center and an army'],
  ['consolidation-1865', 'secret', 'Allocations are secret for ever'],
];

describe('HELP and a subject of the variant', () => {
  it.each(SUBJECTS)('%s: %s', (id, topic, rule) => {
    const text = told(topic, id);
    expect(text).toContain(rule);
    expect(text).not.toContain('There is no help text');
  });

  it('names the variant whose rule it is, and says so in other languages that it is in English', async () => {
    expect(told('canals', '1812-overture')).toContain('The rules of 1812 Overture');
    const german = inLanguage(await loadLanguage('de'), () =>
      asText(helpBlocks(help, 'canals', mapOf('1812-overture'))),
    );
    expect(german).toContain('Die Regeln von 1812 Overture');
    expect(german).toContain('Dieses Dokument gibt es nur auf Englisch.');
  });

  it('a subject with the name of a variant needs no game', () => {
    expect(asText(helpBlocks(help, 'canals 1812')).replace(/\s+/g, ' ')).toContain('A fleet leaves a canal');
  });

  it('the standard game has its own texts for the same words', () => {
    expect(told('canals', 'standard')).toContain("There is no help text called 'canals'.");
    expect(told('victory', 'standard')).toContain('SET CENTERS');
  });

  it('a command is told before a rule of the same name', () => {
    expect(told('map', 'octarine')).toMatch(/^MAP/);
  });
});

describe.each(loadVariants().map(({ variant }) => variant.id))('the short rules from a game of %s', (id) => {
  it.each([
    ['rules', rulesInWords],
    ['convoys', (board: Board) => partsInWords(board).find(({ part }) => part === 'convoys')!.special],
  ] as const)('%s are those of the game, and no others', (topic, ruled) => {
    const text = told(topic, id);
    for (const line of ruled(boardOf(id))) expect(text).toContain(line);
    if (id !== 'standard') expect(text).not.toContain(goalInWords(gameRules(boardOf('standard')).goal));
  });

  it('the example of a place is one of its map', () => {
    const place = /HELP ([A-Z]+): all about one place/.exec(told('topics', id))![1]!;
    expect(told(place.toLowerCase(), id).toUpperCase()).toContain(`(${place}): -`);
  });
});
