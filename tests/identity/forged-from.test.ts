/** Whose mail it is, read in two ways, is nobody's. */

import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import { GAME, JUDGE, playedGame } from '../handling/rig.ts';
import { IS_FULL, someOf } from '../some-of.ts';

const VICTIM = 'cy@example.org';
const EVIL = 'mallory@evil.example';

/** What From fields are made of, honest and not. */
const PIECES = [
  VICTIM,
  EVIL,
  `<${VICTIM}>`,
  `<${EVIL}>`,
  `"${VICTIM}"`,
  `(${VICTIM})`,
  `=?UTF-8?Q?cy=40example=2Eorg?=`,
  `=?UTF-8?B?${Buffer.from(`<${VICTIM}>`).toString('base64')}?=`,
  '"',
  '\\',
  '\\"',
  '(',
  ')',
  '<',
  '>',
  ',',
  ';',
  ':',
  '@',
  ' ',
  '\t',
  '\r\n ',
  '\r\n\t',
  'Cy',
  '"Cy, the player"',
  'undisclosed-recipients:',
  ' '.repeat(400),
  'x'.repeat(300),
  '\u200b',
  'é',
  '\u0000',
  '\r',
];

/** Lower case, the domain as it stands in the DNS. */
function plain(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at).toLowerCase()}@${domainToASCII(address.slice(at + 1))}`;
}

describe('a From that can be read in two ways', () => {
  it('is nobody’s, or what a whole other mail reader makes of it too', { tags: ['long'] }, async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }), async (pieces) => {
        const raw = Buffer.from(`From: ${pieces.join('')}\r\nTo: ${GAME}\r\nSubject: x\r\n\r\nA Par - Bur\r\n`);
        const { from } = await openMail(raw, { envelopeFrom: EVIL, domain: 'judge.example.org' });
        if (from === null) return;
        read += 1;
        const other = await simpleParser(raw);
        expect(other.from?.value.map(({ address }) => plain(address ?? ''))).toEqual([from.address]);
      }),
      { numRuns: IS_FULL ? 100_000 : 600, seed: 17 },
    );
    expect(read).toBeGreaterThan(30);
  });

  it.each(someOf([10_000, 9_990, 1_000, 200_000], 1, 3))(
    'with %i spaces before the real address files nothing for the victim',
    async (n) => {
      const services = await playedGame('memory');
      await services.sent();
      for (const from of [`${VICTIM}${' '.repeat(n)}<${EVIL}>`, `${VICTIM} (${'x'.repeat(n)}) <${EVIL}>`]) {
        const raw = `From: ${from}\r\nTo: ${GAME}\r\nSubject: x\r\nMessage-ID: <${n}@evil.example>\r\n\r\nA Mar - Spa\r\n`;
        for (const to of [GAME, JUDGE]) await services.deliver(raw, { from: EVIL, to: [to] });
      }
      const game = (await services.services.games.latest(gameName('marne'))).snapshot;
      expect(game?.seats.flatMap(({ onFile }) => onFile)).toEqual([]);
      expect((await services.sent()).filter(({ to }) => to !== EVIL)).toEqual([]);
    },
  );
});
