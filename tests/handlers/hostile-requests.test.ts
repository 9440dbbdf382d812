/**
 * What anybody may send to the functions of AWS: paths that lead elsewhere, names that every object has, bodies of queues that are none.
 * Nothing but what is published is looked for, and nothing brings the rest of a batch down.
 */
import type { SQSRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { drawnFiles } from '../../lambdas/adapters/publish/drawn-files.ts';
import { loadEdition } from '../../lambdas/adapters/variants/variants.ts';
import { makeDeadline } from '../../lambdas/handlers/deadline-handler.ts';
import { makeFeedback } from '../../lambdas/handlers/feedback-handler.ts';
import { makeInbound } from '../../lambdas/handlers/inbound-handler.ts';
import { makeOnDemand } from '../../lambdas/handlers/on-demand-handler.ts';
import { makeOutbound } from '../../lambdas/handlers/outbound-handler.ts';
import { makePages } from '../../lambdas/handlers/pages-handler.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import { makeWhatIf } from '../../lambdas/handlers/what-if-handler.ts';
import type { Services } from '../../lambdas/ports.ts';

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
const LEADS = ['..', '%2e%2e', '..%2f..', '%2e%2e%2f', '.', '%00', '\\..', 'a\0b', '....//', '%252e%252e'];
const PRIVATE = [
  'inbox/m1',
  'mail/m1',
  'phases/marne/S1901M.json',
  'lists/parts.json',
  'phases/marne/maps/current.json',
];
const ENDINGS = ['svg', 'png', 'json', 'txt', 'html', ...NAMES];

test('a map or a page is looked for among what is published, however its path is written', async () => {
  const asked = new Set<string>();
  const logged: string[] = [];
  const files = {
    put: async () => {},
    get: async (key: string) => {
      asked.add(key);
      return null;
    },
  };
  const drawn = drawnFiles(files, {
    board: (variant, edition) => loadEdition(variant, edition)?.board ?? null,
    geography: () => null,
    fonts: '',
  });
  const handle = makeOnDemand({ files: drawn, log: (what) => void logged.push(what) }, async () => new Uint8Array());
  const paths = [
    ...PRIVATE.flatMap((key) => LEADS.flatMap((lead) => [`/games/${lead}/${key}`, `/games/marne/${lead}/${key}`])),
    ...PRIVATE.flatMap((key) => [`/${key}`, `//${key}`, `/games//${key}`, `/variants/../${key}.svg`]),
    ...NAMES.flatMap((name) => ENDINGS.map((ending) => `/variants/${name}/map.${ending}`)),
    ...NAMES.flatMap((name) => ENDINGS.map((ending) => `/games/${name}/map.${ending}`)),
    ...NAMES.map((name) => `/games/marne/maps/${name}-aaaaaaaaaaaaaaaa/orders.svg`),
    ...['', '/', '/games', '/games/', `/games/${'a/'.repeat(5_000)}b.svg`, `/games/${'a'.repeat(50_000)}.svg`],
  ];
  for (const rawPath of paths) {
    const answer = await handle({ rawPath });
    expect([rawPath.slice(0, 80), answer.statusCode]).toEqual([rawPath.slice(0, 80), 404]);
  }
  // Of what is kept for the judge alone it asks for boards and for phases that are over, by names of games and phases, and for nothing else.
  const known =
    /^(?:(?:games|variants|phases\/[a-z0-9]{2,24}\/maps)\/.*|phases\/[a-z0-9]{2,24}\/(?:current|[A-Z]\d{1,4}[A-Z])\.json)$/;
  const strange = [...asked].filter((key) => !known.test(key) || key.includes('..'));
  expect(strange).toEqual([]);
  expect(asked.size).toBeGreaterThan(20);
  expect(logged).toEqual([]);
});

const FORGED = {
  id: 'forged',
  received: Date.UTC(2026, 10, 23),
  envelopeFrom: 'ann@example.org',
  recipients: ['marne@judge.example.org'],
  verdicts: { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' },
} as const;

test('a message that is not ours goes to the dead letters, and the rest of the batch is handled', async () => {
  const services = new Proxy({ log: () => {} } as unknown as Services, {
    get: (target, name) => {
      if (name in target) return Reflect.get(target, name);
      throw new Error(`It asked for ${String(name)}.`);
    },
  });
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"__proto__":{"game":"marne"}}',
    '{"constructor":{"prototype":{"game":"marne"}}}',
    ...NAMES.map((game) => JSON.stringify({ Type: 'Notification', Message: JSON.stringify({ [game]: 1 }) })),
    JSON.stringify({ game: '../marne', after: 0 }),
    JSON.stringify({ game: 'GAME#marne', after: 0 }),
    JSON.stringify({ mail: '', rank: 'results' }),
    JSON.stringify({ mail: 'x', rank: 'constructor' }),
    JSON.stringify({ Type: 'SubscriptionConfirmation', Token: 'x', SubscribeURL: 'http://169.254.169.254/' }),
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    JSON.stringify({ eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: [{}] } }),
    // A mail of somebody's, handled already or not, told of under another id; and what lies in no inbox.
    ...['inbox/other', 'mail/forged', 'inbox/forged/../other', 'inbox/forged.eml.eml', 'phases/forged'].map((rawKey) =>
      JSON.stringify(formatReceipt({ ...FORGED, rawKey })),
    ),
    JSON.stringify({ reader: { id: 'whatif-../x', to: 'x@y', zone: null, answers: null }, subject: '', questions: [] }),
  ];
  const Records = bodies.map((body, n) => ({ messageId: `m${n}`, body, attributes: {} }) as unknown as SQSRecord);
  const tell = async () => expect.unreachable();
  const handlers = {
    inbound: makeInbound(services),
    deadline: makeDeadline(services, { again: tell }),
    pages: makePages(services),
    outbound: makeOutbound({ ...services, tell } as Parameters<typeof makeOutbound>[0], async () => ''),
    feedback: makeFeedback(services as unknown as Parameters<typeof makeFeedback>[0], tell),
    'what-if': makeWhatIf(services as unknown as Parameters<typeof makeWhatIf>[0]),
  };
  for (const [name, handler] of Object.entries(handlers)) {
    const { batchItemFailures } = await handler({ Records });
    expect([name, batchItemFailures.length]).toEqual([name, bodies.length]);
  }
  expect(({} as Record<string, unknown>)['game']).toBeUndefined();
});
