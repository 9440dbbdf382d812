import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS, SET_FORMS } from '../../engine/commands/registry.ts';
import { asHtml } from '../../templates/layout/as-html.ts';
import { asText } from '../../templates/layout/as-text.ts';
import { helpBlocks, markdownBlocks } from '../../templates/mail/kinds/account/help.ts';
import { MOST_HTML } from '../../templates/mail/letter.ts';
import { loadMarkdown } from '../../templates/markup/markdown.ts';
import { byDesk } from './kinds/parts.ts';
import { context, DESK } from './scenes.ts';

await loadMarkdown();
const docs = new URL('../../docs/', import.meta.url);
const names = ['', 'texts/'].flatMap((folder) =>
  readdirSync(new URL(folder, docs)).flatMap((name) => (name.endsWith('.md') ? [`${folder}${name}`] : [])),
);

describe.each(names)('docs/%s as mail', (name) => {
  const source = readFileSync(new URL(name, docs), 'utf8');
  const blocks = markdownBlocks(source);

  it('fits into 78 columns, but for what must not be broken', () => {
    const wide = asText(blocks)
      .split('\n')
      .filter((line) => line.length > 78 && line.trim().includes(' ') && !/https?:/.test(line));
    expect(wide).toEqual([]);
  });

  it('keeps its headings', () => {
    const text = asText(blocks);
    for (const [, title] of source.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ ([^`*[\]\n]+)$/gm))
      expect(text).toContain(title!.slice(0, 60));
  });
});

describe('a mail of many help texts', () => {
  const read = (name: string) => readFileSync(new URL(`${name}.md`, docs), 'utf8');
  const asked = (...topics: readonly string[]) =>
    byDesk(
      { asked: topics.map((topic) => ({ kind: 'help', topic })) },
      { ...DESK, help: { ...DESK.help!, text: read } },
    );

  it('is plain text, whole, where mail programs would cut its HTML', () => {
    const { text, html } = asked('commands', 'operating', 'mastering', 'archive', 'trust');
    expect(html).toBe('');
    const words = text.replace(/\s+/g, ' ');
    for (const topic of ['commands', 'operating', 'mastering', 'archive', 'trust'])
      expect(words).toContain(/^# (.+)$/m.exec(read(topic))![1]);
    expect(Buffer.byteLength(text)).toBeGreaterThan(MOST_HTML);
  });

  it.each(['commands', 'playing', 'mastering', 'rulings'])('is HTML, whole, where it is GET %s', (topic) => {
    const { html } = asked(topic);
    expect(html).toContain('</html>');
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MOST_HTML);
  });
});

describe('a help text', () => {
  const text = (topic: string | null) => asText(helpBlocks(context().help, topic));

  it('is the document of that name', () => {
    expect(text('guide')).toBe(`The player's guide:
Write to the judge as you would write to a friend: see the site:
<https://chancery.example.org/>.

1. Sign on.
2. Send orders, one to a line.

order        means
A Par - Bur  a move
A Par H      a hold

signon fmarne PASSWORD
A Par - Bur
`);
  });

  it('that there is not is answered with what there is', () => {
    expect(text('guied')).toContain("There is no help text called 'guied'. Did you mean GET GUIDE?");
    expect(text('guied')).toContain('- GET COMMANDS: every command, one after the other');
  });

  it('without a topic is the first help', () => {
    expect(text(null)).toContain('A Mar S A Par - Bur  the army in Marseilles supports that');
    expect(asText(helpBlocks(undefined, null))).toContain('Every mail is answered.');
  });
});

describe('Markdown', () => {
  it('is shown, never obeyed, where it is HTML', () => {
    const html = asHtml(
      markdownBlocks('<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![p](http://example.org/p.png)'),
      '',
    );
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|href="javascript|<img/);
  });

  it('breaks the cells of wide tables, and never parts a unit from its letter', () => {
    const wide = `| setting | units | meaning |\n| --- | --- | --- |\n| CLOCK | A Par, F Bre | ${'long '.repeat(16)}|\n`;
    expect(asText(markdownBlocks(wide)).split('\n')).toEqual([
      'setting  units         meaning',
      'CLOCK    A Par, F Bre  long long long long long long long long long long long',
      '                       long long long long long',
      '',
    ]);
  });

  it('tells a table row by row whose words alone are too wide for columns', () => {
    const wide = `| setting | default | meaning |\n| --- | --- | --- |\n| CLOCK | ${'x'.repeat(40)} | ${'y'.repeat(40)} |\n`;
    expect(asText(markdownBlocks(wide))).toMatch(/^- CLOCK: Default: x+\.\s+Meaning:\s+y+/);
  });

  it('keeps lists within lists in their item', () => {
    expect(asText(markdownBlocks('- one\n  - two\n- three\n'))).toBe('- one; two\n- three\n');
  });
});

describe('HELP on a command', () => {
  it.each([...COMMANDS, ...SET_FORMS].map(({ usage, spellings }) => [spellings[0]!, usage]))(
    'HELP %s tells how it is written',
    (spelling, usage) => {
      expect(asText(helpBlocks(undefined, spelling.toLowerCase()))).toContain(usage.slice(0, 40));
    },
  );
});
