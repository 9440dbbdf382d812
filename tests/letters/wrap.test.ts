import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapLine } from '../../templates/locales/text/wrap.ts';

describe('a line broken at spaces', () => {
  it('ends, whatever the margin, and keeps every word', () => {
    const text = fc
      .array(fc.oneof(fc.string({ maxLength: 100 }), fc.constant('> '), fc.constant('>'.repeat(90))))
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 3000 }), (line, width, margin) => {
        const lines = wrapLine(line, width, '>'.repeat(margin));
        const rest = lines.map((each, n) => (n === 0 ? each : each.slice(margin))).join(' ');
        const words = (whole: string) => whole.split(/[ \u00a0]+/).filter((word) => word !== '');
        expect(words(rest)).toEqual(words(line));
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('a line of quote marks longer than a line of text is one that once never ended', () => {
    expect(wrapLine(`${'>'.repeat(3000)} x`, 78, '>'.repeat(3000)).length).toBeLessThan(4);
  });
});
