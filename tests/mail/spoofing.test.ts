import { describe, expect, test } from 'vitest';
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { type ReceivedMail, VERDICTS, type Verdict, type Verdicts } from '../../lambdas/delivery.ts';
import { isPoisoned, proofOf } from '../../lambdas/mail/identity.ts';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import { routeOf } from '../../lambdas/mail/route.ts';
import { told } from '../told.ts';

const VICTIM = 'anna@players.example';
const EVIL = 'mallory@evil.example';
const ENCODED_VICTIM = `=?UTF-8?B?${Buffer.from(`Anna <${VICTIM}>`).toString('base64')}?=`;

interface Shape {
  readonly what: string;
  readonly head: readonly string[];
  readonly envelopeFrom: string;
  /** Whose mail it is if the mail system vouches for the From header; null: nobody's, whatever is vouched for. */
  readonly whose: string | null;
}

/** Heads, honest and not. The envelope is the attacker's wherever there is one. */
const SHAPES: readonly Shape[] = [
  { what: 'one address', head: [`From: ${VICTIM}`], envelopeFrom: VICTIM, whose: VICTIM },
  {
    what: 'name and address, other case',
    head: ['From: "Anna K." <ANNA@Players.Example>'],
    envelopeFrom: VICTIM,
    whose: VICTIM,
  },
  { what: 'a folded header', head: ['From: Anna', `\t<${VICTIM}>`], envelopeFrom: VICTIM, whose: VICTIM },
  { what: 'comments', head: [`From: anna@players.example (Anna (really))`], envelopeFrom: VICTIM, whose: VICTIM },
  {
    what: "another's envelope (a forwarder)",
    head: [`From: ${VICTIM}`],
    envelopeFrom: 'relay@host.example',
    whose: VICTIM,
  },
  {
    what: 'an Unicode domain',
    head: ['From: zoe@München.example'],
    envelopeFrom: 'zoe@xn--mnchen-3ya.example',
    whose: 'zoe@xn--mnchen-3ya.example',
  },
  { what: 'victim as display name', head: [`From: "${VICTIM}" <${EVIL}>`], envelopeFrom: EVIL, whose: EVIL },
  {
    what: 'victim as encoded display name',
    head: [`From: ${ENCODED_VICTIM} <${EVIL}>`],
    envelopeFrom: EVIL,
    whose: EVIL,
  },
  { what: 'victim in a comment', head: [`From: ${EVIL} (${VICTIM})`], envelopeFrom: EVIL, whose: EVIL },
  { what: 'victim in Reply-To', head: [`From: ${EVIL}`, `Reply-To: ${VICTIM}`], envelopeFrom: EVIL, whose: EVIL },
  { what: 'victim in Sender', head: [`From: ${EVIL}`, `Sender: ${VICTIM}`], envelopeFrom: EVIL, whose: EVIL },
  { what: 'victim in Resent-From', head: [`Resent-From: ${VICTIM}`, `From: ${EVIL}`], envelopeFrom: EVIL, whose: EVIL },
  { what: 'victim in the envelope', head: [`From: ${EVIL}`], envelopeFrom: VICTIM, whose: EVIL },
  {
    what: 'victim in X-Original-From',
    head: [`X-Original-From: ${VICTIM}`, `From: ${EVIL}`],
    envelopeFrom: EVIL,
    whose: EVIL,
  },
  {
    what: 'victim in a folded other header',
    head: ['X-A: b', ` From: ${VICTIM}`, `From: ${EVIL}`],
    envelopeFrom: EVIL,
    whose: EVIL,
  },
  { what: 'victim in the body', head: [`From: ${EVIL}`, '', `From: ${VICTIM}`], envelopeFrom: EVIL, whose: EVIL },
  {
    what: 'a domain that looks alike (Cyrillic a)',
    head: ['From: anna@pl\u0430yers.example'],
    envelopeFrom: EVIL,
    whose: 'anna@xn--plyers-4nf.example',
  },
  {
    what: 'two From headers, the victim first',
    head: [`From: ${VICTIM}`, `From: ${EVIL}`],
    envelopeFrom: EVIL,
    whose: null,
  },
  {
    what: 'two From headers, the victim last',
    head: [`From: ${EVIL}`, `From: ${VICTIM}`],
    envelopeFrom: EVIL,
    whose: null,
  },
  {
    what: 'the same From header twice',
    head: [`From: ${VICTIM}`, `From: ${VICTIM}`],
    envelopeFrom: VICTIM,
    whose: null,
  },
  {
    what: 'a From header with a space before the colon beside one without',
    head: [`From : ${VICTIM}`, `From: ${EVIL}`],
    envelopeFrom: EVIL,
    whose: null,
  },
  {
    what: 'a From header with a NUL in its name beside one without',
    head: [`Fr\0om: ${VICTIM}`, `From: ${EVIL}`],
    envelopeFrom: EVIL,
    whose: null,
  },
  {
    what: 'a From header behind a bare CR',
    head: [`Subject: hello\rFrom: ${VICTIM}`, `From: ${EVIL}`],
    envelopeFrom: EVIL,
    whose: null,
  },
  { what: 'two addresses', head: [`From: ${VICTIM}, ${EVIL}`], envelopeFrom: EVIL, whose: null },
  { what: 'two addresses in brackets', head: [`From: <${VICTIM}> <${EVIL}>`], envelopeFrom: EVIL, whose: null },
  { what: 'text behind the brackets', head: [`From: <${EVIL}> ${VICTIM}`], envelopeFrom: EVIL, whose: null },
  { what: 'brackets within brackets', head: [`From: <<${VICTIM}> ${EVIL}>`], envelopeFrom: EVIL, whose: null },
  { what: 'a group', head: [`From: us: ${VICTIM};`], envelopeFrom: EVIL, whose: null },
  { what: 'a source route', head: [`From: <@evil.example:${VICTIM}>`], envelopeFrom: EVIL, whose: null },
  { what: 'two at signs', head: ['From: anna@players.example@evil.example'], envelopeFrom: EVIL, whose: null },
  { what: 'a quoted local part', head: ['From: "anna@players.example"@evil.example'], envelopeFrom: EVIL, whose: null },
  { what: 'an encoded address', head: [`From: =?UTF-8?Q?anna=40players=2Eexample?=`], envelopeFrom: EVIL, whose: null },
  {
    what: 'an encoded name that holds the address',
    head: [`From: ${ENCODED_VICTIM}`],
    envelopeFrom: EVIL,
    whose: null,
  },
  {
    what: 'an encoded local part',
    head: ['From: <=?UTF-8?Q?anna?=@players.example>'],
    envelopeFrom: EVIL,
    whose: null,
  },
  { what: 'full-width letters', head: ['From: \uFF41nna@players.example'], envelopeFrom: EVIL, whose: null },
  { what: 'the Kelvin sign for a k', head: ['From: \u212Aate@players.example'], envelopeFrom: EVIL, whose: null },
  { what: 'a full-width domain', head: ['From: anna@\uFF50layers.example'], envelopeFrom: EVIL, whose: null },
  { what: 'a NUL in the address', head: [`From: anna\0@players.example`], envelopeFrom: EVIL, whose: null },
  {
    what: 'a zero-width space in the address',
    head: ['From: anna\u200b@players.example'],
    envelopeFrom: EVIL,
    whose: null,
  },
  { what: 'a space in the address', head: ['From: anna @players.example'], envelopeFrom: EVIL, whose: null },
  { what: 'a domain literal', head: ['From: anna@[192.0.2.1]'], envelopeFrom: EVIL, whose: null },
  { what: 'an address of numbers', head: ['From: anna@192.0.2.1'], envelopeFrom: EVIL, whose: null },
  { what: 'an unclosed quote', head: [`From: "Anna <${VICTIM}>`], envelopeFrom: EVIL, whose: null },
  { what: 'an unclosed comment', head: [`From: (Anna <${VICTIM}>`], envelopeFrom: EVIL, whose: null },
  { what: 'an unclosed bracket', head: [`From: Anna <${VICTIM}`], envelopeFrom: EVIL, whose: null },
  { what: 'an empty From header', head: ['From:'], envelopeFrom: VICTIM, whose: null },
  { what: 'empty brackets', head: ['From: Anna <>'], envelopeFrom: VICTIM, whose: null },
  ...[900, 10_000, 100_000].map((spaces) => ({
    what: `the victim, ${spaces} spaces and another in brackets`,
    head: [`From: ${VICTIM}${' '.repeat(spaces)}<${EVIL}>`],
    envelopeFrom: EVIL,
    whose: spaces < 1000 ? EVIL : null,
  })),
  {
    what: 'the same, folded into many lines',
    head: [`From: ${VICTIM}`, ...Array.from({ length: 200 }, () => ` ${' '.repeat(60)}`), ` <${EVIL}>`],
    envelopeFrom: EVIL,
    whose: null,
  },
  {
    what: 'a name of 2000 characters',
    head: [`From: ${'x'.repeat(2000)} <${VICTIM}>`],
    envelopeFrom: VICTIM,
    whose: null,
  },
  {
    what: 'a comment of 2000 characters between two addresses',
    head: [`From: ${VICTIM} (${'x'.repeat(2000)}) <${EVIL}>`],
    envelopeFrom: EVIL,
    whose: null,
  },
  { what: 'no From header', head: [`Sender: ${VICTIM}`], envelopeFrom: VICTIM, whose: null },
  {
    what: 'only an mbox line',
    head: [`From ${VICTIM} Tue Mar  3 18:00:00 2026`, 'X-A: b'],
    envelopeFrom: VICTIM,
    whose: null,
  },
  { what: 'the null sender', head: [`From: ${VICTIM}`], envelopeFrom: '', whose: null },
  {
    what: 'an answering machine',
    head: [`From: ${VICTIM}`, 'Auto-Submitted: auto-replied'],
    envelopeFrom: VICTIM,
    whose: null,
  },
  { what: "the judge's own domain", head: ['From: marne@judge.test'], envelopeFrom: EVIL, whose: null },
];

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
    for (const { shape, spf, dkim, dmarc } of COMBINATIONS) {
      const letter = await opened(shape);
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

describe('a secret reply address', () => {
  const recipients = ['marne+r-abcdefghijklmnop@judge.test'];

  test('routes and proves nothing: whoever was sent a copy knows it', async () => {
    expect(routeOf(recipients, 'judge.test', 'judge')).toEqual({
      kind: 'reply',
      game: 'marne',
      token: 'abcdefghijklmnop',
    });
    const letter = await opened({
      what: '',
      head: [`From: ${VICTIM}`, `To: ${recipients[0]}`],
      envelopeFrom: EVIL,
      whose: null,
    });
    expect(proofOf(letter, delivered(verdicts('FAIL', 'GRAY', 'GRAY'), EVIL), { domain: 'judge.test' }).proven).toBe(
      false,
    );
  });

  test("in To or Cc routes nothing: the envelope's recipients do", () => {
    expect(routeOf(['ypern@judge.test'], 'judge.test', 'judge')).toEqual({ kind: 'game', game: 'ypern' });
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
