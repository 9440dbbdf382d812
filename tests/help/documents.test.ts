/** What the house has to read, as its readers get it: on a page and in a mail. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { asText } from '../../templates/layout/as-text.ts';
import { markdownBlocks } from '../../templates/mail/kinds/account/help.ts';
import { loadMarkdown } from '../../templates/markup/markdown.ts';
import { helpParts, partsOfDocument } from '../../templates/pages/help-pages.ts';
import { headingsIn, markdownHtml } from '../../templates/pages/markdown-pages.ts';
import { readMail } from '../language/mails.ts';

await loadMarkdown();

const help = loadHelp();
const documents = help.topics.map(({ name }) => ({ name, text: help.text(name) ?? '' }));

/** A tag that is shown as letters: `<br>`, `</b>`, `<a href=`. Places to fill in, `<game>`, are none. */
const SHOWN = /(?:<|&lt;)\/?(?:br|p|b|i|a|em|strong|code|img|table|td|tr|div|span|sup|sub|details|summary)\b/i;

describe.each(documents)('$name', ({ text }) => {
  test('shows no markup as letters, neither on a page nor in a mail', () => {
    // A recipe whose lines are a page of HTML is to be shown as it stands.
    const prose = text.replace(
      /^```(?:html|ts|js|sh|python|py)?\n(?:(?!^```)[\s\S])*?<(?:!doctype|svg|script|p>)[\s\S]*?^```$/gim,
      '',
    );
    const { html } = markdownHtml(prose, { lower: 0, link: (href) => href });
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(SHOWN);
    expect(asText(markdownBlocks(prose))).not.toMatch(SHOWN);
  });

  test('has headings that can be linked to, each by a name of its own', () => {
    const { html } = markdownHtml(text, { lower: 0, link: (href) => href });
    const ids = [...html.matchAll(/<h[2-6] id="([^"]*)">/g)].map(([, id]) => id);
    expect(headingsIn(text).map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has tables that are called by their headings, each otherwise', () => {
    const { html } = markdownHtml(text, { lower: 0, link: (href) => href });
    const names = [...html.matchAll(/<div class="wide"[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name!);
    expect(names.filter((name) => !/\p{L}{2}/u.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const headings = [...html.matchAll(/<h\d[^>]*>([\s\S]*?)<\/h\d>/g)].map(([, title]) =>
      title!.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"'),
    );
    for (const name of names) {
      const shown = name.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
      expect(
        headings.some((title) => shown.startsWith(title)),
        name,
      ).toBe(true);
    }
  });
});

test('a message copied from the page of commands, or from the mail with it, is read as that message', () => {
  const text = help.text('commands') ?? '';
  const mail = asText(markdownBlocks(text));
  const blocks = [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block]) => block!.trim());
  expect(blocks.length).toBeGreaterThan(8);
  for (const block of blocks) {
    expect(mail).toContain(block);
    const { items, press } = readMail(block, { role: 'master', power: null });
    expect([block, items.filter(({ kind }) => kind === 'error')]).toEqual([block, []]);
    expect(items.length + press.length, block).toBeGreaterThan(0);
  }
});

describe('the page of all commands is in parts', () => {
  const text = readFileSync(new URL('../../docs/commands.md', import.meta.url), 'utf8');
  const { beginning, parts } = partsOfDocument(text);
  const written = parts.flatMap((part) => (part.text === null ? [] : [part.text]));

  test('each part is a page for a phone, and nothing is lost', () => {
    const lines = (document: string) =>
      document.split('\n').flatMap((line) => (line === '' ? [] : [line.replace(/^#+ /, '').replaceAll('`', '')]));
    const whole = lines([beginning, ...written, ...parts.map(({ heading }) => heading.title)].join('\n'));
    expect([...new Set(whole)].sort()).toEqual([...new Set(lines(text))].sort());
    expect(Math.max(...written.map(({ length }) => length), beginning.length)).toBeLessThan(16_000);
  });

  test('a link to a heading of the whole still leads there', () => {
    const { html } = helpParts(
      'commands',
      'Commands',
      markdownHtml(beginning, { lower: 0, link: () => null }),
      parts,
    ).main;
    for (const { id } of headingsIn(text)) {
      expect(html).toContain(`id="${id}"`);
      const part = parts.find(({ heading }) => heading.id === id)!;
      if (part.text !== null) expect(html).toContain(`href="/help/commands/${id}/"`);
    }
  });
});
