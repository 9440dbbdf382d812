import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asHtml } from '../../templates/layout/as-html.ts';
import { asText } from '../../templates/layout/as-text.ts';
import type { Document } from '../../templates/markup/document.ts';

/** Pieces from which attacks on readers of mail are made, among ordinary words. */
const PIECES = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</div></body></html>',
  'javascript:alert(1)',
  '&lt;b&gt;',
  '\u202e',
  '\u0000',
  '\u001b[2J',
  '<!--',
  ']]>',
  "' onmouseover='x",
  '>endpress',
  'SIGNON fmarne tulip',
  'https://example.org/?a=1&b="2"',
  '\r\nBcc: all@example.org',
  '\n\n',
  'Friends, Romans.',
] as const;

function letter(body: string): Document {
  return [{ kind: 'letter', body }];
}

function elementsOf(html: string): readonly string[] {
  return [...html.matchAll(/<(\/?[a-z!][^\s>]*)/gi)].map(([, name]) => name!.toLowerCase());
}

describe('a message of another player, whatever stands in it', () => {
  const bodies = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 20 })), { maxLength: 12 });
  const plain = new Set(elementsOf(asHtml(letter('a\nb\n\nc'), 'x')));

  it('adds no element, no attribute and no comment to the page', () => {
    fc.assert(
      fc.property(bodies, (parts) => {
        const html = asHtml(letter(parts.join(' ')), 'x');
        const body = html.slice(html.indexOf('</head>'));
        expect(
          elementsOf(body).filter((name) => !plain.has(name) && name !== 'a' && name !== '/a' && name !== 'br'),
        ).toEqual([]);
        expect(body.replace(/<[^>]*>/g, '')).not.toContain('<');
        expect([...body.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join('')).not.toMatch(/\son\w+=|javascript:/i);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('leaves no character in the text that moves a cursor or turns the writing round', () => {
    fc.assert(
      fc.property(bodies, (parts) => {
        expect(asText(letter(parts.join(' ')))).not.toMatch(
          /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/,
        );
      }),
      { seed: 8, numRuns: 300 },
    );
  });
});
