/**
 * Results that a judge of ours wrote in any of its languages are read like those in English.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { boardIn } from '../../../engine/board/translation.ts';
import { loadVariant, loadVariants } from '../../../lambdas/adapters/variants/variants.ts';
import { LANGUAGES, loadLanguage } from '../../../templates/locales/languages.ts';
import { someOf } from '../../some-of.ts';
import { importing } from '../importing.ts';
import { mailsOf } from './own-mails.ts';
import { randomPhases } from './random-game.ts';

const OTHERS = LANGUAGES.filter((code) => code !== 'en');
const TRANSLATED = loadVariants().filter(({ board }) => OTHERS.every((code) => boardIn(board, code) !== board));

describe.each(OTHERS)('results in the language %s', (code) => {
  it.each(
    someOf(
      TRANSLATED.map(({ variant }) => variant.id),
      0,
      TRANSLATED.length - 1,
    ),
  )('of %s come back as those in English', async (id) => {
    const { board } = loadVariant(id)!;
    const [english, other] = [await loadLanguage('en'), await loadLanguage(code)];
    const played = randomPhases(board, 7, 14);
    const expected = await importing(mailsOf(board, english, board, played));
    const read = await importing(mailsOf(board, other, boardIn(board, code), played));
    expect(read.told).toEqual(expected.told);
    const phases = ({ games }: typeof read) => games.map((game) => game.phases.map((each) => ({ ...each })));
    expect(phases(expected)[0]!.length).toBeGreaterThan(9);
    expect(phases(read)).toEqual(phases(expected));
  });
});
