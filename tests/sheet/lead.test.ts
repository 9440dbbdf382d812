/** What the sheet says to somebody who has never played: which unit, where to, how many and why. */
import { describe, expect, test } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { type Power, phaseCode } from '../../engine/vocabulary.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { powerName } from '../../templates/locales/powers.ts';
import { localDate } from '../../templates/locales/times/format-times.ts';
import { zoneName } from '../../templates/locales/times/zone-name.ts';
import { timeIn } from '../../templates/sheet/browser-times.ts';
import { sheetLead } from '../../templates/sheet/lead.ts';
import { slotsOf } from '../../templates/sheet/slots.ts';
import { boardOf, standard } from '../boards.ts';

test('the browser writes dates as mails do', () => {
  for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati']) {
    for (const hour of [0, 1, 23]) {
      const at = Date.UTC(2026, 2, 29, hour, 59);
      expect(timeIn(zone)(at)).toBe(`${localDate(at, zone, zones)} (${zoneName(zone)})`);
    }
  }
  expect(timeIn('Moon/Base')(0)).toBe('Thu 1 Jan 1970, 00:00 UTC');
  const YEAR = Date.UTC(2026, 0, 1);
  // Of whom no zone is known the browser knows one.
  expect(timeIn('UTC', 'Europe/Berlin')(YEAR)).toBe('Thu 1 Jan 2026, 01:00 (Berlin)');
  expect(timeIn('UTC', 'UTC')(YEAR)).toBe('Thu 1 Jan 2026, 00:00 UTC');
});

describe.each(LANGUAGES)('in %s', (code) => {
  const leadAt = async (
    position: ReturnType<typeof startingPosition>,
    power: Power,
    draft: readonly string[] = [],
    isFirst = true,
    variant = standard,
  ) => {
    const board = boardIn(variant, code);
    const { sheet: words } = await loadLanguage(code);
    const table = { board, position, proxies: false };
    const slots = slotsOf(table, power, [], draft);
    const facts = { table, slots, draftOf: () => draft, changes: draft.length, isFirst };
    return sheetLead({ words, board }, facts);
  };
  const names = (...ids: readonly string[]) =>
    ids.map(
      (id) =>
        standard.provinces[standard.provinceNumber.get(id as never)!] &&
        boardIn(standard, code).variant.provinces.find((each) => each.id === id)!.name,
    );

  test('the first phase goes from unit to unit, by a center that lies open, and then to sending', async () => {
    const start = startingPosition(standard);
    const [kiel, denmark] = names('kie', 'den');
    const first = await leadAt(start, 'GERMANY', ['A ber - kie', 'A mun H']);
    expect(first).toContain(kiel);
    expect(first).toContain(denmark);
    // Nothing lies open next to Vienna but Trieste and Budapest, which are its own.
    expect(await leadAt(start, 'AUSTRIA', ['A bud - ser', 'F tri - alb'])).toContain(names('vie')[0]);
    // Later whoever has begun is led on, without where to.
    expect(await leadAt(start, 'GERMANY', [], false)).toBeNull();
    const later = await leadAt(start, 'GERMANY', ['A ber - kie', 'A mun H'], false);
    expect(later).toContain(kiel);
    expect(later).not.toContain(denmark);
    const all = await leadAt(start, 'GERMANY', ['F kie - den', 'A ber - kie', 'A mun - ruh']);
    expect(all).toBe((await loadLanguage(code)).sheet.lead.send);
  });

  test('influence points that are left are named before a reader sends', async () => {
    const board = boardOf('consolidation-1865');
    const start = startingPosition(board);
    const own = start.units['PRUSSIA']!.map((unit) => `${unit} H`);
    const { send } = (await loadLanguage(code)).sheet.lead;
    expect(await leadAt(start, 'PRUSSIA', own, true, board)).toContain('5');
    expect(await leadAt(start, 'PRUSSIA', [...own, 'IP 3 han H'], true, board)).toContain('2');
    expect(await leadAt(start, 'PRUSSIA', [...own, 'IP 5 han H'], true, board)).toBe(send);
  });

  test('a retreat names the unit and where it may go; winter says how many, of how many, and where', async () => {
    const base = startingPosition(standard);
    const dislodged = { FRANCE: [{ unit: 'A bur', from: 'mun', retreats: ['gas', 'par'] }] } as const;
    const retreat = { ...base, phase: phaseCode('F1901R'), units: {}, dislodged } as never;
    const told = await leadAt(retreat, 'FRANCE');
    for (const name of names('bur', 'gas', 'par')) expect(told).toContain(name);
    const winter = {
      ...base,
      phase: phaseCode('W1901A'),
      units: { FRANCE: ['A par'] },
      centers: { FRANCE: ['par', 'bre', 'mar'] },
    } as never;
    const built = await leadAt(winter, 'FRANCE');
    for (const part of ['3', '1', '2', ...names('bre', 'mar')]) expect(built).toContain(part);
    const { send } = (await loadLanguage(code)).sheet.lead;
    expect(await leadAt(winter, 'FRANCE', ['build F bre'])).not.toBe(send);
    expect(await leadAt(winter, 'FRANCE', ['build F bre', 'build A mar'])).toBe(send);

    const fewer = {
      ...base,
      phase: phaseCode('W1901A'),
      units: { FRANCE: ['A par', 'A bre'] },
      centers: { FRANCE: ['par'] },
    };
    expect(await leadAt(fewer as never, 'FRANCE')).toMatch(/1.*2.*1/);

    // A player of two powers learns of both, each by its name.
    const position = {
      ...(winter as object),
      units: { FRANCE: ['A par'], ITALY: ['A rom', 'A ven'] },
      centers: { FRANCE: ['par', 'bre'], ITALY: ['rom'] },
    } as never;
    const board = boardIn(standard, code);
    const table = { board, position, proxies: false };
    const slots = (['FRANCE', 'ITALY'] as const).flatMap((power) => slotsOf(table, power as Power, [], []));
    const both = (draft: readonly string[]) =>
      sheetLead(
        { words, board },
        { table, slots, draftOf: (power) => (power === 'FRANCE' ? draft : []), changes: draft.length, isFirst: false },
      );
    const { sheet: words } = await loadLanguage(code);
    expect(both([])).toContain(powerName(board, 'FRANCE' as Power));
    expect(both(['build F bre'])).toContain(powerName(board, 'ITALY' as Power));
  });
});
