/** Ids and addresses tell nobody how much was filed in a game between two of his mails. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSecrets } from '../../lambdas/adapters/secrets.ts';

const secrets = makeSecrets(Buffer.alloc(32, 'a key'));
const places = fc.record({ n: fc.nat(2 ** 32 - 1), i: fc.nat(2 ** 16 - 1) });

describe('the place of a message in an address', () => {
  it('is found by the judge in the context of its reader, and by nobody else', () => {
    fc.assert(
      fc.property(places, fc.string(), fc.string(), (place, context, other) => {
        const letters = secrets.hidePlace(place, context);
        expect(letters).toMatch(/^[a-z2-7]{26}$/);
        expect(secrets.placeHidden(letters, context)).toEqual(place);
        if (other !== context) expect(secrets.placeHidden(letters, other)).toBeNull();
        expect(makeSecrets(Buffer.alloc(32, 'another')).placeHidden(letters, context)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('leaves no trace of how near two are: half of the bits differ from one to the next', () => {
    const all = Array.from({ length: 200 }, (_, n) => secrets.hidePlace({ n, i: 0 }, 'a game and its reader'));
    expect(new Set(all.map((letters) => letters.slice(0, 4))).size).toBeGreaterThan(190);
    expect(new Set(all.map((letters) => letters.slice(-6, -2))).size).toBeGreaterThan(190);
  });

  it('is none in letters that were changed, are too short, or are none', () => {
    const letters = secrets.hidePlace({ n: 7, i: 1 }, 'x');
    for (let at = 0; at < 25; at += 1) {
      const changed = `${letters.slice(0, at)}${letters[at] === 'a' ? 'b' : 'a'}${letters.slice(at + 1)}`;
      expect(secrets.placeHidden(changed, 'x')).toBeNull();
    }
    for (const wrong of ['', 'a', letters.slice(1), `${letters}a`, letters.toUpperCase(), '1'.repeat(26)])
      expect(secrets.placeHidden(wrong, 'x')).toBeNull();
  });
});
