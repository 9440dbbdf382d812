/**
 * Each alarm of the template against the fault that it is for, in the simulated cloud: it rings before a player would notice, and rings in
 * no calm hour.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameName, PersonId } from '../../../engine/game/events.ts';
import { stopLinks } from '../../../lambdas/account/stop-invitations.ts';
import { RANKS, type Rank } from '../../../templates/mail/rank.ts';
import { DOMAIN } from '../../conversations/world.ts';
import { synthesiseGood } from '../../infra/rights.ts';
import { CALM } from '../chaos.ts';
import { openHouse } from '../house.ts';
import type { Broken, House, HouseOptions } from '../house-seen.ts';
import { type MailFate, sesRefusal } from '../mail-service.ts';
import { plainMail } from '../plain-mail.ts';
import { addressOf, seatPlayers } from '../players.ts';
import type { Called } from '../seldom-called.ts';
import { type AlarmRule, alarmsIn, MINUTE, ringsAt, type Sample } from './watched.ts';

let rules: ReadonlyMap<string, AlarmRule>;
beforeAll(async () => {
  const { service } = await synthesiseGood();
  rules = new Map(alarmsIn(service.Resources).map((rule) => [rule.name, rule]));
}, 120_000);

interface Fault extends Omit<Broken, 'told'> {
  readonly options?: Partial<HouseOptions>;
  /** What happens when the fault begins. */
  readonly begins?: (house: House) => Promise<void> | void;
  /** Before the fault. */
  readonly before?: (house: House) => Promise<void>;
}

const QUEUES = {
  inbound: 'Inbound',
  deadline: 'Deadline',
  pages: 'Pages',
  outbound: 'Outbound',
  press: 'Press',
  notices: 'Notices',
  feedback: 'Feedback',
  whatIf: 'WhatIf',
};
const pascal = (name: string) => name.replace(/(?:^|-)[a-z]/g, (letter) => letter.slice(-1).toUpperCase());
const LOGGED: Readonly<Record<string, string>> = {
  'account held': 'HeldMails',
  'mail held': 'HeldMails',
  'mail put aside': 'AsideMails',
  'password-guessing': 'PasswordGuesses',
  'mail failed': 'FailedMails',
};

/** The figures of so many minutes from the fault on, by metric, and when it began. */
async function figures({ options, begins, before, ...fault }: Fault, minutes: number) {
  const samples = new Map<string, Sample[]>();
  const tell = (metric: string, value: number) => {
    samples.set(metric, [...(samples.get(metric) ?? []), { at: house.loop.now(), value }]);
  };
  let missed = 0;
  const broken: Broken = {
    told: (kind, name, value) => {
      if (kind === 'figure') tell(`Chancery ${name}`, value);
      else if (kind === 'missed') missed += 1;
      else if (kind === 'log') LOGGED[name] !== undefined && tell(`Chancery ${LOGGED[name]}`, value);
      else {
        tell(`AWS/Lambda Errors ${pascal(name)}`, value);
        tell(`AWS/Lambda Invocations ${pascal(name)}`, 1);
      }
    },
  };
  const house: House = openHouse({ seed: 3, chaos: CALM, ...options, broken });
  await before?.(house);
  house.unleash();
  samples.clear();
  Object.assign(broken, fault);
  const start = house.loop.now();
  const look = () => {
    const dead = new Map<string, number>();
    for (const [name, id] of Object.entries(QUEUES) as [keyof typeof QUEUES, string][]) {
      const queue = house.queues[name];
      const oldest = queue.oldest();
      if (oldest !== null)
        tell(`AWS/SQS ApproximateAgeOfOldestMessage ${id}Queue`, (house.loop.now() - oldest) / 1_000);
      const lies = ['press', 'notices'].includes(name) ? 'Outbound' : id;
      dead.set(lies, (dead.get(lies) ?? 0) + queue.aside().length);
    }
    for (const [id, depth] of dead) tell(`AWS/SQS ApproximateNumberOfMessagesVisible ${id}DeadLetters`, depth);
    tell('AWS/SQS ApproximateNumberOfMessagesVisible MissedCalls', missed);
    for (const [name, share] of Object.entries(house.reputation())) tell(`AWS/SES ${name}`, share);
    house.loop.at(house.loop.now() + MINUTE, look);
  };
  look();
  await begins?.(house);
  const end = start + minutes * MINUTE;
  await house.loop.run(() => house.loop.now() >= end);
  return { samples, start, end };
}

const mail = (id: string, rank: Rank) => plainMail(`game1-${id}`, 'reader@example.org', rank, 1);
const ofEachRank = async ({ services }: House) => {
  for (const rank of RANKS)
    await services.outbox.post(
      mail(`abababababab${rank === 'press' ? 'abba' : rank === 'notices' ? 'baab' : 'aabb'}`, rank),
    );
};
const writes = (text: string) => (house: House) => {
  const to = `judge@${DOMAIN}`;
  const raw = `From: <ann@example.net>\r\nTo: <${to}>\r\nSubject: help\r\n\r\n${text}\r\n`;
  house.write({ from: 'ann@example.net', to, raw });
};
/** A game falls due in a minute, and stays so. */
const fallsDue = async ({ services, loop }: House) => {
  const due = loop.now() + MINUTE;
  const name = 'late' as GameName;
  const entry = { name, n: 1, variant: 'standard', status: 'active', phase: null, deadline: due, wake: due } as const;
  await services.index.put({ ...entry, listed: true, players: 7, seats: 7, updated: due }, ['p1' as PersonId]);
  await services.timers.wake(name, due);
};
const held = sesRefusal('AccountSendingPausedException', 'Sending is paused.');
const stopPageOf = ({ services }: House) => {
  const house = { ...services.house, stopPage: `https://${DOMAIN}/no-invitations` };
  return stopLinks({ ...services, house }, 'reader@example.org').page!;
};
/** So many mails, of which the first few come to nothing, or are complained of. */
const sends =
  (count: number, to: (n: number) => string) =>
  async ({ services }: House) => {
    for (let n = 0; n < count; n += 1)
      await services.outbox.post(plainMail(`game1-${n.toString(16).padStart(16, 'b')}`, to(n), 'notices', 1));
  };
const fateOf = (to: string): MailFate =>
  to.endsWith('@gone.example.org') ? 'bounced' : to.startsWith('cross.') ? 'complained' : 'delivered';
/** So many calls a second, all the time. */
const flood = (perSecond: number, ask: (house: House, n: number) => void) => (house: House) => {
  let calls = 0;
  const second = () => {
    for (let n = 0; n < perSecond; n += 1) ask(house, calls + n);
    calls += perSecond;
    house.loop.at(house.loop.now() + 1_000, second);
  };
  second();
};
/** Somebody tries again and again, as long as nothing comes of it. */
const asks = (name: Called, path: string, method: 'GET' | 'POST') => (house: House) => {
  const ask = () =>
    house.call(name, path, method, (status) => {
      if (status === 500) house.loop.at(house.loop.now() + MINUTE, ask);
    });
  ask();
};
/** Of each alarm the fault that it is for, and the minutes after which a player would notice. */
const FAULTS: Readonly<Record<string, readonly [minutes: number, Fault]>> = {
  // Its sender hears when it has failed three times.
  MailFailed: [7, { options: { poison: () => 'fails' }, begins: writes('This mail makes whatever reads it fail.') }],
  InboundDeadLettersDepth: [45, { options: { poison: () => 'hangs' }, begins: writes('This mail is read for ever.') }],
  DeadlineDeadLettersDepth: [90, { begins: ({ queues }) => queues.deadline.push({ foreign: true }) }],
  PagesDeadLettersDepth: [90, { begins: ({ queues }) => queues.pages.push({ foreign: true }) }],
  OutboundDeadLettersDepth: [45, { begins: ({ queues }) => queues.outbound.push({ foreign: true }) }],
  WhatIfDeadLettersDepth: [45, { begins: ({ queues }) => queues.whatIf.push({ foreign: true }) }],
  FeedbackDeadLettersDepth: [45, { begins: ({ queues }) => queues.feedback.push({ foreign: true }) }],
  MissedCallsDepth: [10, { options: { chaos: { ...CALM, lostCalls: 10_000 } }, begins: fallsDue }],
  IncomingAge: [11, { stalled: 'inbound', begins: writes('help') }],
  DeadlineAge: [15, { stalled: 'deadline', begins: fallsDue }],
  DeadlineMissed: [25, { stalled: 'deadline', begins: fallsDue }],
  OutgoingAge: [11, { stalled: 'outbound', begins: ofEachRank }],
  PressAge: [40, { stalled: 'outbound', begins: ofEachRank }],
  NoticesAge: [190, { stalled: 'outbound', begins: ofEachRank }],
  PagesAge: [25, { stalled: 'pages', begins: ({ queues }) => queues.pages.push({ game: 'war', after: 0 }) }],
  AccountHeld: [6, { refuses: held, begins: ofEachRank }],
  MailAside: [6, { refuses: sesRefusal('InvalidParameterValue', 'Illegal content.'), begins: ofEachRank }],
  // A run each, of the kind that is done soonest: mail about which there is nothing to do.
  MailFlood: [
    16,
    {
      begins: flood(51, ({ queues }, n) =>
        queues.inbound.push({ stopped: { address: `reader${n}@example.org`, why: 'bounced' } }),
      ),
    },
  ],
  MapFlood: [16, { begins: flood(11, ({ call }, n) => call('on-demand', `/games/none/map-${n}.svg`)) }],
  SheetFlood: [16, { begins: flood(26, ({ call }, n) => call('sheet', `/sheet/game1/nothing-${n}`)) }],
  // SES looks into it at 5 % of what it takes for representative, and stops the account at 10 %; complaints at 0.1 % and 0.5 %.
  BounceRate: [
    61,
    {
      options: { mailFate: fateOf },
      begins: sends(100, (n) => `reader${n}@${n < 30 ? 'gone.' : ''}example.org`),
    },
  ],
  ComplaintRate: [
    61,
    { options: { mailFate: fateOf }, begins: sends(100, (n) => `${n === 0 ? 'cross.' : ''}reader${n}@example.org`) },
  ],
  SweepSilent: [16, { stalled: 'sweep' }],
  PasswordGuessing: [
    6,
    {
      before: (house) => seatPlayers(house, 'game1'),
      begins: (house) => {
        for (let n = 0; n < 5; n += 1) {
          const from = `m${n}@evil.example`;
          const text = Array.from({ length: 12 }, (_, w) => `signon fgame1 word${n * 12 + w}\nF Bre H\n`).join('\n');
          const raw = `From: <${from}>\r\nTo: <judge@${DOMAIN}>\r\nSubject: orders\r\n\r\n${text}\r\n`;
          house.write({ from, to: `judge@${DOMAIN}`, raw });
        }
      },
    },
  ],
  // One failure is repaired by itself.
  InboundErrors: [16, { crashes: 'inbound', begins: writes('help') }],
  OutboundErrors: [16, { crashes: 'outbound', begins: ofEachRank }],
  DeadlineErrors: [30, { crashes: 'deadline', begins: fallsDue }],
  SweepErrors: [21, { crashes: 'sweep' }],
  PagesErrors: [25, { crashes: 'pages', begins: ({ queues }) => queues.pages.push({ game: 'war', after: 0 }) }],
  FeedbackErrors: [
    21,
    { crashes: 'feedback', options: { mailFate: fateOf }, begins: sends(1, () => 'reader@gone.example.org') },
  ],
  WhatIfErrors: [16, { crashes: 'what-if', begins: ({ queues }) => queues.whatIf.push({ foreign: true }) }],
  OnDemandErrors: [11, { denies: ['on-demand', 's3'], begins: asks('on-demand', '/games/war/index.html', 'GET') }],
  NoInvitationsErrors: [
    11,
    {
      denies: ['no-invitations', 'dynamodb'],
      begins: (house) => asks('no-invitations', new URL(stopPageOf(house)).pathname, 'POST')(house),
    },
  ],
  SheetErrors: [
    11,
    {
      before: (house) => seatPlayers(house, 'game1'),
      denies: ['sheet', 'dynamodb'],
      begins: async (house) => {
        const person = (await house.services.directory.personAt(addressOf('game1', 'france')))!.id;
        house.post({ person, game: 'game1', lines: ['F Bre H'], id: 'sheet-0000000000000000' });
      },
    },
  ],
};

describe('alarms', () => {
  test('of the template have each a fault here', () => {
    expect(Object.keys(FAULTS).sort()).toEqual([...rules.keys()].sort());
  });

  // A third of them each time; all with CHANCERY_FULL=1, and only then tens of thousands of calls.
  const isFull = process.env['CHANCERY_FULL'] !== undefined;
  const tried = Object.entries(FAULTS).filter(([name], n) => isFull || (n % 3 === 0 && !name.endsWith('Flood')));

  test.each(tried)('%s rings before a player notices', async (name, [minutes, fault]) => {
    const rule = rules.get(name)!;
    const { samples, start, end } = await figures(fault, minutes);
    expect(
      ringsAt(rule, samples.get(rule.metric) ?? [], start, end),
      `${rule.metric}: ${[...samples.keys()]}`,
    ).not.toBeNull();
  });

  test('do not ring in a calm hour in which a game begins, though one mailbox is full and one address gone', async () => {
    const mailFate = (to: string): MailFate =>
      to.startsWith('italy.') ? 'full' : to.startsWith('turkey.') ? 'bounced' : 'delivered';
    const begins = (house: House) => seatPlayers(house, 'game1');
    const { samples, start, end } = await figures({ options: { mailFate }, begins }, 60);
    expect(Math.max(...samples.get('AWS/SES Reputation.BounceRate')!.map(({ value }) => value))).toBeGreaterThan(0);
    const ringing = [...rules.values()].filter(
      (rule) => ringsAt(rule, samples.get(rule.metric) ?? [], start, end) !== null,
    );
    expect(ringing.map(({ name }) => name)).toEqual([]);
  });
});
