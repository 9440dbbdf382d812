import { describe, expect, test } from 'vitest';
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { type ReceivedMail, VERDICTS, type Verdict, type Verdicts } from '../../lambdas/delivery.ts';
import { isPoisoned, proofOf } from '../../lambdas/mail/identity.ts';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import { told } from '../told.ts';
import { EVIL, SHAPES, type Shape, VICTIM } from './spoofed-heads.ts';

const COMBINATIONS = SHAPES.flatMap((shape) =>
  VERDICTS.flatMap((spf) => VERDICTS.flatMap((dkim) => VERDICTS.map((dmarc) => ({ shape, spf, dkim, dmarc })))),
);

/** DMARC passes by an aligned SPF or an aligned DKIM; a pass that rests on neither is a fault of the mail system. */
const CREDIBLE_PASSES: readonly string[] = [
  'PASS PASS PASS',
  'PASS FAIL PASS',
  'PASS GRAY PASS',
  'PASS PROCESSING_FAILED PASS',
  'FAIL PASS PASS',
  'GRAY PASS PASS',
  'PROCESSING_FAILED PASS PASS',
];

describe('who a mail is from', () => {
  test(`is proven by an aligned DMARC pass for one plain From address and by nothing else (${COMBINATIONS.length} combinations)`, async () => {
    const wrong: string[] = [];
    const letters = new Map(await Promise.all(SHAPES.map(async (shape) => [shape, await opened(shape)] as const)));
    for (const { shape, spf, dkim, dmarc } of COMBINATIONS) {
      const letter = letters.get(shape)!;
      const proof = proofOf(letter, delivered(verdicts(spf, dkim, dmarc), shape.envelopeFrom), {
        domain: 'judge.test',
      });
      const proven = proof.proven ? letter.from!.address : null;
      const expected = CREDIBLE_PASSES.includes(`${spf} ${dkim} ${dmarc}`) ? shape.whose : null;
      if (proven !== expected) wrong.push(`${shape.what}: ${spf} ${dkim} ${dmarc}: ${proven}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  test('is never the victim of a forged head, whatever is vouched for', async () => {
    for (const shape of SHAPES.filter(({ whose }) => whose !== VICTIM && whose !== null)) {
      expect((await opened(shape)).from?.address, shape.what).not.toBe(VICTIM);
    }
  });

  test('an honest sender whose provider proves nothing is told why, in one sentence', async () => {
    for (const dmarc of ['FAIL', 'GRAY', 'PROCESSING_FAILED'] as const) {
      const proof = proofOf(await opened(SHAPES[0]!), delivered(verdicts('PASS', 'PASS', dmarc), VICTIM), {
        domain: 'judge.test',
      });
      expect(proof.proven ? '' : told(proof.why)).toMatch(/^[^.]+(?:\.[a-z]+)*[^.]*\.$/);
    }
  });

  test('a display name that looks like an address is not shown', async () => {
    for (const what of ['victim as display name', 'victim as encoded display name', 'victim in a comment']) {
      const { from } = await opened(SHAPES.find((shape) => shape.what === what)!);
      expect(from).toEqual({ address: EVIL, name: null });
    }
  });
});

describe('a password', () => {
  test.each([
    ['quoted', '> SIGNON fmarne secret'],
    ['quoted under an attribution', 'On 3 Mar 2026, Anna wrote:\r\nSIGNON fmarne secret'],
    [
      'forwarded',
      '---------- Forwarded message ---------\r\nFrom: Anna <anna@players.example>\r\n\r\nSIGNON fmarne secret',
    ],
    ['below the signature', '-- \r\nSIGNON fmarne secret'],
  ])('in text that is %s signs nobody on', async (_, body) => {
    const { lines, ignored } = await opened({
      what: '',
      head: [`From: ${EVIL}`, '', body],
      envelopeFrom: EVIL,
      whose: EVIL,
    });
    const { sections } = readSections(lines, [...findQuotes(lines), ...ignored]);
    expect(sections.filter(({ signOn }) => signOn !== null)).toEqual([]);
  });

  test('in a quotation that only the HTML shows signs nobody on', async () => {
    const html = '<p>hello</p><blockquote type="cite">SIGNON fmarne secret&#x2028;SIGNON fmarne secret</blockquote>';
    const head = [`From: ${EVIL}`, 'Content-Type: text/html', '', html];
    const { lines, ignored } = await opened({ what: '', head, envelopeFrom: EVIL, whose: EVIL });
    const { sections } = readSections(lines, [...findQuotes(lines), ...ignored]);
    expect(lines.join('\n')).toContain('SIGNON fmarne secret');
    expect(sections.filter(({ signOn }) => signOn !== null)).toEqual([]);
  });
});

describe('mail that the mail system warns of', () => {
  test.each([
    ['PASS', 'PASS', null],
    ['GRAY', 'GRAY', null],
    ['PROCESSING_FAILED', 'PROCESSING_FAILED', null],
    ['FAIL', 'PASS', 'spam'],
    ['PASS', 'FAIL', 'virus'],
    ['FAIL', 'FAIL', 'virus'],
  ] as const)('spam %s, virus %s: %s', (spam, virus, why) => {
    expect(isPoisoned({ ...verdicts('PASS', 'PASS', 'PASS'), spam, virus })).toBe(why);
  });
});

function verdicts(spf: Verdict, dkim: Verdict, dmarc: Verdict): Verdicts {
  return { spam: 'PASS', virus: 'PASS', spf, dkim, dmarc };
}

function delivered(verdicts: Verdicts, envelopeFrom: string): ReceivedMail {
  const received = Date.UTC(2026, 2, 3, 18);
  return { id: 'd', rawKey: 'inbox/d', received, envelopeFrom, recipients: ['marne@judge.test'], verdicts };
}

function opened({ head, envelopeFrom }: Shape) {
  const raw = [...head, ...(head.includes('') ? [] : ['To: marne@judge.test', '', 'A Par - Bur'])].join('\r\n');
  return openMail(Buffer.from(raw), { envelopeFrom, domain: 'judge.test' });
}
