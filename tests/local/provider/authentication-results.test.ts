/** Whose word on a sender counts: the provider's own, on top of the mail, and nobody else's. */
import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../../infra/local/provider/authentication-results.ts';
import { takeApart } from '../../../lambdas/mail/mime-parts.ts';

const OWN = 'mx.example.org';
const GOOD = `${OWN}; dkim=pass header.d=example.net; spf=pass smtp.mailfrom=anna@example.net; dmarc=pass header.from=example.net`;
const FORGED = `${OWN}; dkim=pass header.d=bank.example; dmarc=pass header.from=bank.example`;
const FAILED = `${OWN}; spf=fail; dmarc=fail header.from=bank.example`;

async function read(...fields: readonly string[]) {
  const raw = `${fields.map((field) => `Authentication-Results: ${field}\r\n`).join('')}From: x@example.net\r\n\r\nHello\r\n`;
  const results = resultsOf((await takeApart(Buffer.from(raw))).root!.headers, OWN);
  return results === null
    ? null
    : [results.verdicts.spf, results.verdicts.dkim, results.verdicts.dmarc, results.domain];
}

describe('results that count', () => {
  test.each([
    ['as the RFC has them', GOOD, ['PASS', 'PASS', 'PASS', 'example.net']],
    [
      'folded, with comments and a version',
      `${OWN} 1 (our own);\r\n dmarc=pass (p=none; dis=none)\r\n header.from=example.net;\r\n spf=softfail`,
      ['FAIL', 'GRAY', 'PASS', 'example.net'],
    ],
    [
      'a signature of somebody else’s',
      `${OWN}; dkim=pass header.d=lists.example; dmarc=fail header.from=bank.example`,
      ['GRAY', 'GRAY', 'FAIL', 'bank.example'],
    ],
    ['DMARC that does not say for whom', `${OWN}; spf=pass; dmarc=pass`, ['PASS', 'GRAY', 'GRAY', null]],
    [
      'two that contradict each other',
      `${OWN}; dmarc=fail header.from=a.example; dmarc=pass header.from=a.example`,
      ['GRAY', 'GRAY', 'GRAY', 'a.example'],
    ],
    [
      'DNS that failed',
      `${OWN}; dmarc=temperror header.from=a.example`,
      ['GRAY', 'GRAY', 'PROCESSING_FAILED', 'a.example'],
    ],
    ['SPF alone', `${OWN}; spf=pass smtp.mailfrom=x@a.example`, ['PASS', 'GRAY', 'GRAY', null]],
    [
      'a pass within a comment or a quoted text',
      `${OWN}; dmarc=fail (dmarc=pass header.from=a.example) reason="; dmarc=pass" header.from=a.example`,
      ['GRAY', 'GRAY', 'FAIL', 'a.example'],
    ],
  ])('%s', async (_what, field, expected) => {
    expect(await read(field)).toEqual(expected);
  });
});

describe('results that nobody heeds', () => {
  test.each([
    ['forged below the provider’s own', [FAILED, FORGED], ['FAIL', 'GRAY', 'FAIL', 'bank.example']],
    ['of another server on top', [`mx.elsewhere.example; ${FORGED.split('; ').slice(1).join('; ')}`, FORGED], null],
    ['of a name that only begins alike', [`${OWN}.evil.example; dmarc=pass header.from=bank.example`], null],
    ['without a name', ['spf=pass; dmarc=pass header.from=bank.example'], null],
    ['with a comment that never ends', [`${OWN} (; dmarc=pass header.from=bank.example`], null],
    ['no field at all', [], null],
  ])('%s', async (_what, fields, expected) => {
    expect(await read(...fields)).toEqual(expected);
  });
});
