/**
 * A game of any variant that comes from elsewhere: from JSON and from our mails in each language it stands where it stood, and plays on.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { nextPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { fullPosition } from '../../../engine/archive/boards.ts';
import { resolveArchived } from '../../../engine/archive/of-record.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import { rowsOf } from '../../../engine/vocabulary.ts';
import { loadVariants } from '../../../lambdas/adapters/variants/variants.ts';
import { loadGame } from '../../../lambdas/games/load-game.ts';
import { LANGUAGES, loadLanguage } from '../../../templates/locales/languages.ts';
import { mailsOf } from '../../archive/import/own-mails.ts';
import { randomPhases } from '../../archive/import/random-game.ts';
import { ask, confirmed } from '../../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, playedGame, write } from '../../handling/rig.ts';
import { IS_FULL } from '../../some-of.ts';

const FORMS = ['json', ...LANGUAGES] as const;
const PHASES = IS_FULL ? 20 : 7;

/** Of a mail the last order for a place counts, where a record has its first. */
function oneForEach(orders: readonly string[]): readonly string[] {
  const place = (order: string) => /^(?:build|remove) . (\w+)/.exec(order)?.[1] ?? order;
  return orders.filter((order, n) => orders.findIndex((each) => place(each) === place(order)) === n);
}

describe.each(loadVariants())('$variant.id', ({ board, variant }) => {
  const all = randomPhases(board, 34, PHASES);

  async function pastedIn(form: (typeof FORMS)[number], n: number): Promise<string> {
    if (form === 'json') return JSON.stringify(all[n]!.position);
    return mailsOf(board, await loadLanguage(form), boardIn(board, form), all.slice(0, n));
  }

  async function playsOn(form: (typeof FORMS)[number], n: number): Promise<void> {
    const { position, orders: given } = all[n]!;
    const orders = Object.fromEntries(rowsOf(given).map(([power, list]) => [power, oneForEach(list)]));
    const what = `${form} ${position.phase}`;
    const world = await freshWorld();
    const named = n % 2 === 0 ? ` ${variant.id}` : `\nset variant ${variant.name}`;
    const text = `create ?marne sesame${named}\nimport\n${await pastedIn(form, n)}\nend`;
    const asked = await confirmed(world, 'mara', text, JUDGE);
    const game = await loadGame(world.services, 'marne');
    expect([what, game?.position, asked]).toEqual([what, position, asked]);
    for (const [power, list] of rowsOf(orders)) await ask(world, 'mara', `become ${power}\n${list.join('\n')}`, GAME);
    await confirmed(world, 'mara', `process ${position.phase}`, GAME);
    const resolution = resolveArchived(board, position, orders);
    const after = await loadGame(world.services, 'marne');
    expect([what, after!.position]).toEqual([what, nextPosition(board, fullPosition(position), resolution)]);
  }

  test.each(FORMS)('from %s', async (form) => {
    for (const n of all.keys()) {
      if (n > 0 && (IS_FULL || n % 3 === FORMS.indexOf(form) % 3)) await playsOn(form, n);
    }
  });
});

describe('what a player of ours has got by mail', () => {
  const ORDERS = [
    ['S1901M', 'ITALY:\nA Ven - Tri\nRUSSIA:\nA War - Gal\nFRANCE:\nA Mar - Spa\nAUSTRIA:\nA Vie - Gal'],
    ['F1901M', 'ITALY:\nF Nap - ION'],
  ] as const;

  test.each(LANGUAGES)('results with all that stands around them, a history, quoted or not (%s)', async (language) => {
    const world = await playedGame();
    await write(world, 'ann', `set language ${language}`, JUDGE);
    await world.sent();
    for (const [phase, orders] of ORDERS) await write(world, 'mara', `${orders}\nprocess ${phase}`);
    await write(world, 'ann', 'history marne');
    const { position } = (await loadGame(world.services, 'marne'))!;
    const got = (await world.sent()).filter(({ to }) => to === 'ann@example.org');
    const results = got.filter(({ subject }) => /^\[marne\] [SF]1901M (?:results|Ergebnisse|résultats)$/.test(subject));
    expect([position!.phase, results.length]).toEqual(['W1901A', 2]);
    for (const mails of [results, results.slice(1), got.slice(-1)]) {
      const text = mails.map((mail) => `Subject: ${mail.subject}\n\n${mail.text}`).join('\n');
      for (const pasted of [text, text.replace(/^/gm, '> ')]) {
        const other = await freshWorld();
        const answer = await confirmed(other, 'mara', `create ?marne sesame\nimport\n${pasted}\nend`, JUDGE);
        expect([answer, (await loadGame(other.services, 'marne'))?.position]).toEqual([answer, position]);
      }
    }
  });
});
