import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import { phaseCode, type UnitText, unitText } from '../../engine/vocabulary.ts';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { asText } from '../../templates/layout/as-text.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { examplesOf } from '../../templates/locales/examples.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { powerName } from '../../templates/locales/powers.ts';
import { helpBlocks } from '../../templates/mail/kinds/account/help.ts';
import { loadMarkdown } from '../../templates/markup/markdown.ts';
import { openWorld } from '../conversations/world.ts';
import { readMail } from '../language/mails.ts';

await loadMarkdown();

const docs = new URL('../../docs/', import.meta.url);
const help = loadHelp();

/** Lines of examples that show how a unit is ordered in moves. */
const ORDERS = ['move', 'stay', 'support', 'supportHold', 'hold'] as const;

test.each(loadVariants().map(({ variant, board }) => [variant.name, board] as const))(
  '%s: no player is shown orders of a unit of another power where their own can do as much, nor an order that is refused',
  (_, board) => {
    const position = startingPosition(board);
    const whole = board.powers.filter(({ name: power }) => {
      const units = position.units[power] ?? [];
      const reader = { power, units };
      const examples = examplesOf(board, reader);
      expect(examples.seat).toBe(powerName(board, power));
      expect([examples.power, examples.other, examples.third]).not.toContain(examples.seat);
      const own = ORDERS.filter((name) => units.includes(unitIn(board, examples[name])));
      if (own.length < ORDERS.length) return false;
      const at = { ...position, phase: phaseCode(examples.phase) };
      const { items } = readMail(ORDERS.map((name) => examples[name]).join('\n'), { board, power, position: at });
      expect(items.filter(({ kind }) => kind === 'error')).toEqual([]);
      return true;
    });
    // A power of a variant may have no army, or none with another unit near.
    expect(whole.length).toBeGreaterThanOrEqual(board.variant.id === 'standard' ? 7 : 1);
  },
);

/** Whose order a line is, as a position names the unit. */
function unitIn(board: Board, line: string): UnitText {
  const [item] = readMail(line, { board, power: board.powers[0]!.name }).items;
  return unitText(item?.kind === 'order' ? item.order.split(' ').slice(0, 2).join(' ') : '');
}

describe("the house's documents by mail", () => {
  test('each Markdown file of docs/ is a topic, and can be had by its name in any spelling', () => {
    const names = readdirSync(docs).flatMap((file) => /^(.+)\.md$/.exec(file)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      const source = readFileSync(new URL(`${name}.md`, docs), 'utf8');
      expect(help.topics.map((topic) => topic.name)).toContain(name);
      expect(help.text(name.toUpperCase())).toBe(source);
      expect(help.text(name.replaceAll('-', ' '))).toBe(source);
    }
  });

  test('a topic may be cut short where that is enough', () => {
    expect(help.text('perf')).toBe(readFileSync(new URL('performance.md', docs), 'utf8'));
    expect(help.text('p')).toBeNull();
  });

  test.each([
    ['bots', 'SET BOTS FILL n'],
    ['leave', 'RESIGN'],
    ['clock', 'SET MOVE [CLOCK t]'],
  ])('a word that is no topic, %s, shows the commands that are about it, and no wall', (word, usage) => {
    const told = asText(helpBlocks({ ...help, board: () => null }, word));
    expect([told.includes(usage), told.includes('A Par - Bur')]).toEqual([true, false]);
  });

  test('the rules of a variant are had by its name', () => {
    for (const { variant } of loadVariants()) expect(help.text(variant.name), variant.name).toMatch(/^# /);
  });

  test.each([
    ['RULES', 'The rules in short'],
    ['SYNTAX', 'How orders are written'],
    ['DEADLINES', 'Deadlines'],
    ['DRAWS', 'Draws and concessions'],
    ['CONVOYS', 'Convoys'],
    ['GUIDE', 'Your first game'],
    ['FORM', 'Registering'],
    ['INFO', 'What this judge is'],
    ['PASSWORD', 'Passwords'],
    ['MASTER', 'Running a game'],
    ['INDEX', 'What to write to the judge'],
    ['HOUSERULES', 'Rulings'],
  ])('the classic text %s', (topic, title) => {
    for (const line of [topic, topic.toLowerCase(), ` ${topic}. `])
      expect(help.text(line), line).toMatch(new RegExp(`^# ${title}\n`));
  });

  test('RULES of each variant, however it is asked for', () => {
    for (const { variant } of loadVariants()) {
      const rules = help.text(variant.id);
      expect(rules).toMatch(/^# /);
      for (const asked of [
        `RULES ${variant.name}`,
        `rules of ${variant.id}`,
        `rules.${variant.id}`,
        `${variant.id} rules`,
      ])
        expect(help.text(asked), asked).toBe(rules);
    }
  });

  test('what is no document is none, whatever it is called', () => {
    for (const topic of ['', '../README', '/etc/passwd', 'archive.schema.json', '__proto__', 'x'.repeat(10_000)]) {
      expect(help.text(topic), topic.slice(0, 20)).toBeNull();
    }
  });

  test('a topic is told in a line that fits a mail', () => {
    for (const { name, about } of help.topics) expect(about, name).toMatch(/^\S.{3,80}$/);
    const text = asText(helpBlocks(help, null));
    expect(text).toContain('GET COMMANDS');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  test.each([
    ['de', 'Deine erste Partie', 'Dieses Dokument gibt es nur auf Englisch.', /Mehr zu lesen/],
    [
      'fr',
      'Votre première partie',
      "Ce document n'existe qu'en anglais.",
      /GUIDE : Votre première|GUIDE: Votre première/,
    ],
  ] as const)(
    'in %s: short texts are translated, others say first that they are English',
    async (code, title, note, listed) => {
      const language = await loadLanguage(code);
      const shown = (topic: string | null) => asText(inLanguage(language, () => helpBlocks(help, topic)));
      expect(shown('faq').trim().startsWith(title)).toBe(true);
      expect(shown('faq'), 'numbers go on after the example').toContain('\n3. ');
      expect(shown('mastering').replaceAll('\n', ' ').trim().startsWith(note)).toBe(true);
      expect(shown(null)).toMatch(listed);
      // Every document is named in the language: what is not translated has its line there.
      const untold = help.topics.filter(
        ({ name, variant }) =>
          variant === undefined &&
          help.translated(name, code) === null &&
          language.mail.help.documents[name] === undefined,
      );
      expect(untold).toEqual([]);
      expect(shown('topics')).not.toMatch(/the rules of/);
    },
  );

  test('a folder that is not there offers the variants alone', () => {
    expect(loadHelp('/nowhere/at/all').topics).toHaveLength(loadVariants().length);
  });

  test('HELP and GET by mail: what there is, and a document whole', async () => {
    const { services, deliver, sent, close } = await openWorld({ start: Date.UTC(2026, 2, 2) });
    const ask = async (line: string) => {
      const raw = `From: ann@example.org\r\nTo: judge@judge.example.org\r\nMessage-ID: <${line}@example.org>\r\n\r\n${line}\r\n`;
      await deliver(raw, { from: 'ann@example.org', to: ['judge@judge.example.org'] });
      return (await sent())[0]!.text;
    };
    Object.assign(services, { help });
    const whole = await ask('help');
    expect(whole).toContain('GET COMMANDS: ');
    expect(whole).toContain('/board/cases/');
    expect(await ask('get commands')).toContain('What to write to the judge');
    expect(await ask('get nonsense')).toContain("There is no help text called 'nonsense'");
    // Whoever is in one game is never told the rules of another, wherever they ask.
    expect(await ask('help retreats')).toContain('That is the standard map.');
    await ask('create ?ulm secret eckert');
    await sent();
    const own = await ask('help retreat');
    expect(own).toContain('destroyed at once');
    expect(own).not.toContain('standard map');
    expect(await ask('help murmansk')).toContain('Murmansk (');
    await close();
  });
});
