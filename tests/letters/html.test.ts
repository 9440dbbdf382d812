import { describe, expect, it } from 'vitest';
import { asHtml } from '../../templates/layout/as-html.ts';
import { asText } from '../../templates/layout/as-text.ts';
import { COLORS, type ColorRole } from '../../templates/layout/style.ts';
import { type Document, headingBlock, linesBlock, listBlock, paragraphBlock } from '../../templates/markup/document.ts';
import { LETTERS } from './letters.ts';

describe.each(Object.entries(LETTERS))('the HTML part of %s', (_, write) => {
  const { html, text } = write();

  it('is safe in the dark and readable on a telephone', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">');
    expect(html).toContain('max-width:600px');
  });

  it('is readable where the style sheet is taken away, and no program takes it away for its size', () => {
    const [sheet = ''] = /<style>[\s\S]*<\/style>/.exec(html) ?? [];
    expect(Buffer.byteLength(sheet)).toBeLessThan(8_192);
    const bare = html.replace(sheet, '');
    for (const [cell] of bare.matchAll(/<t[dh][^>]*class="[^"]*\bcell\b[^>]*>/g)) {
      expect(cell).toMatch(/border-bottom:1px/);
      if (cell.startsWith('<th')) expect(cell).toMatch(/text-align:(?:left|right)/);
    }
    for (const [table] of bare.matchAll(/<table(?![^>]*role="presentation")[^>]*>/g))
      expect(table).toMatch(/cellpadding="[34]"/);
    for (const [block] of bare.matchAll(/<div class="lines[^>]*>/g))
      expect(block).toMatch(/monospace.*white-space:pre-wrap/);
  });

  it('loads nothing but the map, and runs nothing', () => {
    expect(html).not.toMatch(/<(?:script|link|iframe|object|form|base|svg)\b|\son\w+=|javascript:|@import|url\(/i);
    for (const [, source] of html.matchAll(/<img\b[^>]*src="([^"]*)"/g))
      expect(source).toMatch(/^https:\/\/.*\/maps\//);
  });

  it('gives every picture an alternative and every table headers', () => {
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) expect(image).toMatch(/ alt="[^"]+"/);
    for (const [table] of html.matchAll(/<table(?![^>]*role="presentation")[\s\S]*?<\/table>/g)) {
      expect(table).toMatch(/<th scope="col"/);
    }
  });

  it('says what the text says', () => {
    const shown = words(shownText(html));
    // The counts by year are a table of their own in the HTML.
    const told = text.replace(/^History of Supply Center Counts\n[\s\S]*?progressed\.\n/m, '');
    const said = words(told.replace(/\n-- \n/, '\n').replace(/^ {2}%? *\^+$/gm, ''));
    const links = new Set(
      html.match(/(?:href|src)="([^"]*)"/g)?.map((link) => unescaped(link.slice(link.indexOf('"') + 1, -1))),
    );
    const missing = said.filter((word) => !shown.includes(word) && ![...links].some((link) => link === word));
    expect([...new Set(missing)].filter((word) => !/^[%:>^-]+$|:$/.test(word))).toEqual([]);
  });

  it('points to the web and to mail only', () => {
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(?:https?:\/\/|mailto:)/);
  });
});

describe('whatever stands in a document', () => {
  const hostile = '<img src=x onerror=alert(1)> & "quoted" \'single\' </td></table>';
  const document: Document = [
    { kind: 'lead', text: hostile, tone: 'act' },
    { kind: 'deadline', lines: [hostile] },
    headingBlock(hostile),
    paragraphBlock(
      hostile,
      { strong: hostile },
      { code: hostile },
      { text: hostile, href: 'https://example.org/"><b>' },
    ),
    listBlock([hostile]),
    linesBlock(hostile, { text: hostile, tone: 'bad' }),
    { kind: 'letter', body: hostile },
    { kind: 'table', caption: hostile, columns: [{ title: hostile, align: 'left' }], rows: [[hostile]] },
    {
      kind: 'faults',
      faults: [{ where: hostile, quote: hostile, at: { from: 1, to: 4 }, reason: hostile, suggestion: hostile }],
    },
    { kind: 'picture', source: 'javascript:alert(1)', alt: hostile, href: hostile },
    { kind: 'links', links: [{ text: hostile, href: 'javascript:alert(1)' }] },
    { kind: 'answer', how: hostile, button: hostile, mailto: `mailto:a@b?subject="><script>`, lines: [hostile] },
    { kind: 'footer', content: [[hostile]] },
  ];
  const html = asHtml(document, hostile);

  it('is escaped', () => {
    const body = html.slice(html.indexOf('</head>'));
    const elements = new Set([...body.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name!.toLowerCase()));
    expect([...elements].sort()).toEqual(
      'a body caption code div h2 head html li p span strong table tbody td th thead tr ul'.split(' ').sort(),
    );
    expect(body).not.toContain('<img');
    expect(html).toContain('<title>&lt;img src=x onerror=alert(1)&gt;');
  });

  it('is no link unless it goes to the web or to mail', () => {
    expect(html).not.toContain('javascript:');
    expect(html).not.toMatch(/href="[^"]*[<>]/);
  });

  it('loses characters that control the screen or turn the writing round', () => {
    const tricks = 'a\u0000b\u001b[31mc\u202ed\u2066e\u009bf';
    for (const part of [
      asText([paragraphBlock(tricks), { kind: 'letter', body: tricks }]),
      asHtml([paragraphBlock(tricks)], tricks),
    ]) {
      expect(part).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    }
  });
});

describe('contrast is at least 4.5 : 1, in the light and in the dark', () => {
  const onPaper: readonly ColorRole[] = ['ink', 'quiet', 'link', 'act', 'late', 'rest'];
  const pairs: readonly (readonly [ColorRole, ColorRole])[] = [
    ...onPaper.flatMap((role) => (['card', 'inset'] as const).map((paper) => [role, paper] as const)),
    ['onButton', 'button'],
  ];
  it.each(pairs)('%s on %s', (role, paper) => {
    for (const mode of [0, 1] as const) {
      expect(contrast(COLORS[role][mode], COLORS[paper][mode])).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** The words of a page: elements within a line part nothing. */
function shownText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return unescaped(body.replace(/<\/?(?:strong|code|a|span)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' '));
}

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function unescaped(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

/** WCAG 2, relative luminance. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((n) => {
    const c = Number.parseInt(colour.slice(n, n + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

describe('lines that keep their own spacing', () => {
  const shown = asHtml(
    [linesBlock('Italian Confederation: Army  Rome.', 'Russia:                Fleet -> Sweden.', '  From here on.')],
    'x',
  );

  it('give up columns on a phone, where their names are filled up far', () => {
    expect(shown).toContain('Russia: <span class="filled">               </span>Fleet ');
    expect(shown).toMatch(/@media \(max-width:480px\)\{.*\.filled\{display:none/);
  });

  it('are not broken within an arrow', () => {
    expect(shown).toContain('<span style="white-space:nowrap">-&gt;</span>');
  });

  it('hang from where they begin', () => {
    expect(shown).toContain('padding-left:4ch;text-indent:-4ch">  From');
  });
});
