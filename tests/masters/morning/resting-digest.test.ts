/**
 * A GM's daily mail rests while it would say the same again, and says so; what is new does not wait.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../../conversations/world.ts';
import { HOUR } from '../../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../../handling/rig.ts';

const GAMES = ['alder', 'beech', 'cedar'];
const IDLE = 'set players 2\nset powers 2\nset move clock 21:00 next 23 days SMTWTFS grace 20';

async function idle(language: string): Promise<TestWorld> {
  const world = await freshWorld();
  await write(world, 'mara', `set language ${language}`, JUDGE);
  for (const name of GAMES) {
    await write(world, 'mara', `create ?${name}\n${IDLE}`, JUDGE);
    for (const player of ['ann', 'bob']) await write(world, player, `signon ?${name}`, JUDGE);
  }
  await world.sent();
  return world;
}

/** The digests of so many days, each with its day. */
async function days(
  world: TestWorld,
  count: number,
): Promise<readonly { readonly day: number; readonly text: string }[]> {
  const found = [];
  for (let day = 0; day < count; day += 1) {
    for (let hour = 0; hour < 24; hour += 6) await world.moveTo(world.services.now() + 6 * HOUR);
    const mails = (await world.sent()).filter(({ to }) => to === 'mara@example.org');
    for (const { subject, text } of mails) found.push({ day, text: `${subject}\n${text.replace(/\s+/g, ' ')}` });
  }
  return found;
}

const AGAIN = {
  en: /Nothing has changed .* the next one comes in (\d+) days/,
  de: /nichts geändert\. .* kommt die nächste in (\d+) Tagen/,
  fr: /Rien n'a changé .* le prochain vient dans (\d+) jours/,
} as const;

describe('three boards on which nothing happens', () => {
  test.each(['en', 'de', 'fr'] as const)(
    'are a handful of mails in a month, each with when the next one comes (%s)',
    async (language) => {
      const world = await idle(language);
      // Until everybody is late, gone, and nobody has come.
      const first = await days(world, 8);
      expect(first.length).toBeLessThan(16);
      const month = await days(world, language === 'en' ? 30 : 10);
      expect(month.length).toBeLessThanOrEqual(6);
      for (const [n, { day, text }] of month.entries()) {
        const [, again] = AGAIN[language].exec(text) ?? [];
        expect([text, Number(again)]).toEqual([text, expect.any(Number)]);
        const next = month[n + 1]?.day;
        if (next !== undefined) expect(next - day).toBe(Number(again));
      }
      if (language !== 'en') return;
      // Something new is in the next morning's mail, and what follows grows apart anew.
      await write(world, 'mara', 'cedar: set deadline in 3 days', JUDGE);
      await world.sent();
      const after = await days(world, 7);
      expect(after[0]?.day).toBeLessThanOrEqual(1);
      expect(AGAIN.en.test(after[0]!.text)).toBe(false);
      await write(world, 'mara', 'set digest always', JUDGE);
      await world.sent();
      expect((await days(world, 4)).length).toBe(4);
    },
  );
});

test('what a GM brings about is answered at once, also by the mail that goes to all', async () => {
  const world = await idle('en');
  const told = async (text: string, to: string) => {
    await world.sent();
    await write(world, 'mara', text, to);
    return (await world.sent()).filter(({ to: reader }) => reader === 'mara@example.org').map(({ subject }) => subject);
  };
  expect(await told('process s1901m', 'alder@judge.example.org')).toEqual([expect.stringContaining('S1901M results')]);
  const asked = 'create ?main\nimport\nF1905M\nFrance: A Par; centers: Par\nzoe@example.org as France\nend';
  await write(world, 'mara', asked, JUDGE);
  const word = /CONFIRM \w+/.exec((await world.sent()).map(({ text }) => text).join())![0];
  expect(await told(word, JUDGE)).toHaveLength(1);
});
