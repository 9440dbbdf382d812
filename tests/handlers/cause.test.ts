/** What a mail's cause is called: SES refuses a mail whose tag is empty or written with other signs than its own. */
import { expect, test } from 'vitest';
import { withCause } from '../../lambdas/games/correlation-id.ts';
import type { Services } from '../../lambdas/ports.ts';

test.each([
  ['an id of SES', 'o3vrnil0e2ic28trm7dfhrc2v0clambda4nbp0g1', 'o3vrnil0e2ic28trm7dfhrc2v0clambda4nbp0g1'],
  ['nothing', '', '-'],
  ['other signs', '<anna@example.org>\r\nBcc: x', '-anna-example-org---Bcc--x'],
  ['other letters', 'zoë', 'zo-'],
  ['a long one', 'a'.repeat(1_000), 'a'.repeat(200)],
])('%s', (_, named, written) => {
  const told: unknown[] = [];
  const log: Services['log'] = (_what, facts) => void told.push(facts?.['cause']);
  withCause({ log, outbox: {}, games: {}, publisher: {} } as Services, named).log('mail', {});
  expect(told).toEqual([written]);
});
