/**
 * The headline of results is what has changed for their reader. A turn in which something failed or was lost never stands below an
 * all-clear: in no language, in no form of the mail.
 */
import { describe, expect, test } from 'vitest';
import { legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Power } from '../../engine/board/variant.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { writeMail } from '../../templates/mail/write-mail.ts';
import { boardOf } from '../boards.ts';
import { positionOf } from '../language/reading.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { context, type Resolved, resolve, resolved, resultsOf } from './scenes.ts';

const ALL_CLEAR = /all set|Alles erledigt|Tout est prêt/i;
const LANGUAGES = await Promise.all((['en', 'de', 'fr'] as const).map(loadLanguage));
const standard = boardOf('standard');

/** The first paragraph of a player's mail, in each language. */
function heads(last: Resolved, power: string, onFile: readonly string[] = []): readonly string[] {
  return LANGUAGES.map((language) =>
    inLanguage(language, () => writeMail(resultsOf(last), context({ last, own: { [power]: onFile } })))
      .text.split(/\n(?:Deadline|Frist|Date limite)\b/)[0]!
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

function phase(code: string, units: string, orders: Record<string, readonly string[]>): Resolved {
  return resolve(standard, positionOf(standard, code as never, units), orders as never, 2);
}

describe('what has changed comes first', () => {
  test('a center taken, what failed, and how far all are', () => {
    const fall = phase(
      'F1901M',
      'AUSTRIA: A bud, A vie, F tri; RUSSIA: A war, A ukr, F sev; TURKEY: A con, F bla; AUSTRIA owns: bud vie tri; RUSSIA owns: war mos sev stp; TURKEY owns: con ank smy',
      {
        AUSTRIA: ['A bud - rum', 'A vie - gal', 'F tri H'],
        RUSSIA: ['A war - gal', 'A ukr H', 'F sev H'],
        TURKEY: ['A con H', 'F bla H'],
      },
    );
    const [en, de, fr] = heads(fall, 'AUSTRIA');
    expect(en).toBe('You took Rumania; 1 of your 3 orders failed; Russia 4, you 4. Your build order is due.');
    expect(de).toMatch(/^Du hast Rumänien gewonnen; einer deiner 3 Befehle ist gescheitert; Russland 4, du 4\. /);
    expect(fr).toMatch(/^Vous avez pris la Roumanie|^Vous avez pris Roumanie/);
    expect(heads(fall, 'RUSSIA')[0]).toMatch(/^1 of your 3 orders failed; Austria 4, you 4\./);
  });

  test('one order took a center and all others failed', () => {
    const fall = phase(
      'F1901M',
      'AUSTRIA: A bud, A vie, F tri; RUSSIA: A war; ITALY: F adr, A tyr; AUSTRIA owns: bud vie tri',
      {
        AUSTRIA: ['A bud - rum', 'A vie - gal', 'F tri - adr'],
        RUSSIA: ['A war - gal'],
        ITALY: ['F adr H', 'A tyr H'],
      },
    );
    expect(heads(fall, 'AUSTRIA')[0]).toMatch(/^You took Rumania; your 2 other orders failed; you 4, /);
  });

  test('a unit that was dislodged', () => {
    const [en] = heads(resolved('d2709', 'F1902M'), 'ITALY');
    expect(en).toBe('2 of your 4 orders failed; F Ionian Sea was dislodged. Your retreat order is due: F Ionian Sea.');
  });
});

describe('no all-clear above a turn that went wrong', () => {
  const bounce = phase('S1901M', 'AUSTRIA: A vie; RUSSIA: A war; ITALY: F adr', {
    AUSTRIA: ['A vie - gal'],
    RUSSIA: ['A war - gal'],
    ITALY: ['F adr - ion'],
  });
  const scenes: readonly (readonly [what: string, last: Resolved, power: string, onFile: readonly string[]])[] = [
    ['all failed, nothing to do now', resolved('d2709', 'F1902M'), 'GERMANY', []],
    ['all failed, the next orders are due', bounce, 'AUSTRIA', []],
    ['all failed, the next orders are on file', bounce, 'AUSTRIA', ['A vie - boh']],
    ['centers lost', resolved('d3720', 'F1905R'), 'ENGLAND', []],
    ['out of the game', resolved('d12181', 'W1905A'), 'AUSTRIA', []],
  ];

  test.each(scenes)('%s', (_, last, power, onFile) => {
    for (const language of LANGUAGES)
      for (const isClassic of [false, true]) {
        const scene = { ...context({ last, own: { [power]: onFile } }), ...(isClassic ? { isClassic } : {}) };
        const { text, html, subject } = inLanguage(language, () => writeMail(resultsOf(last), scene));
        expect(`${subject}\n${text}`).not.toMatch(ALL_CLEAR);
        expect(html).not.toMatch(ALL_CLEAR);
        expect(html).not.toContain('class="rest"');
      }
  });

  test('nor above any turn at random in which an order failed, a center was lost or a unit dislodged', () => {
    const random = createRandom(32);
    const seen = new Set<boolean>();
    let position = startingPosition(standard);
    for (let turn = 1; turn <= (IS_FULL ? 400 : 12); turn++) {
      const ordersOf = (units: readonly string[]) =>
        units.map((unit) => random.pick(legalOrdersOf(standard, position, parseUnit(unit)!).map(formatOrder)));
      const orders = Object.fromEntries(
        Object.entries(position.units).map(([power, units]) => [
          power,
          position.phase.endsWith('M') ? ordersOf(units) : [],
        ]),
      );
      const last = resolve(standard, position, orders, turn);
      for (const power of Object.keys(orders) as Power[]) {
        const went = last.resolution.orders.filter((each) => each.power === power);
        const isWorse =
          went.some(({ result, reasons }) => result === 'fails' || reasons.includes('no-order')) ||
          (last.resolution.dislodged[power] ?? []).length > 0 ||
          (position.centers[power] ?? []).some((center) => !last.resolution.centers[power]?.includes(center));
        const { html } = writeMail(resultsOf(last), context({ last, own: { [power]: [] } }));
        const isGreen = html.includes('class="rest"');
        seen.add(isGreen);
        expect([turn, power, isWorse && isGreen, ALL_CLEAR.test(html)]).toEqual([turn, power, false, false]);
      }
      position = last.resolution.next === null ? startingPosition(standard) : last.after;
    }
    expect(seen.size).toBe(2);
  }, 120_000);

  test('a turn in which all went well may be green', () => {
    const { html, text } = writeMail(resultsOf(bounce), context({ last: bounce, own: { ITALY: [] } }));
    expect(html).toContain('class="rest"');
    expect(text).toMatch(/^Your order succeeded\. /);
  });
});
