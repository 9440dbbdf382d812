/**
 * Each alarm of the template against the fault that it is for, in the simulated cloud: it rings once, before a player would notice, others
 * do not, and none in a calm hour.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameName, PersonId } from '../../../engine/game/events.ts';
import { AWS_QUOTAS, NEARLY } from '../../../infra/aws/limits.ts';
import type { AlarmName } from '../../../infra/aws/monitoring/watched.ts';
import { stopLinks } from '../../../lambdas/account/stop-invitations.ts';
import { RANKS, type Rank } from '../../../templates/mail/rank.ts';
import { DOMAIN } from '../../conversations/world.ts';
import { synthesiseGood } from '../../infra/rights.ts';
import { IS_FULL } from '../../some-of.ts';
import { CALM } from '../chaos.ts';
import { openHouse } from '../house.ts';
import type { Broken, House, HouseOptions } from '../house-seen.ts';
import { type MailFate, sesRefusal } from '../mail-service.ts';
import { plainMail } from '../plain-mail.ts';
import { addressOf, seatPlayers } from '../players.ts';
import type { Called } from '../seldom-called.ts';
import { type AlarmRule, alarmsIn, MINUTE, ringings, type Sample } from './watched.ts';

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
  outbound: 'Outbound',
};
/** They are called: what comes to nothing lies with the calls that did. */
const CALLED = ['pages', 'feedback', 'whatIf'] as const;
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
  let sent = 0;
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
    let dead = 0;
    for (const [name, id] of Object.entries(QUEUES) as [keyof typeof QUEUES, string][]) {
      const queue = house.queues[name];
      const oldest = queue.oldest();
      if (oldest !== null)
        tell(`AWS/SQS ApproximateAgeOfOldestMessage ${id}Queue`, (house.loop.now() - oldest) / 1_000);
      dead += queue.aside().length;
    }
    tell('AWS/SQS ApproximateNumberOfMessagesVisible DeadLetters', dead);
    const calls = CALLED.reduce((sum, name) => sum + house.queues[name].aside().length, missed);
    tell('AWS/SQS ApproximateNumberOfMessagesVisible MissedCalls', calls);
    for (; sent < (house.counts.get('ses SendRawEmail')?.calls ?? 0); sent += 1) tell('AWS/SES Send', 1);
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
/** Faults, the alarm that each must set off, and the minutes after which a player would notice. */
const FAULTS: Readonly<Record<string, readonly [alarm: AlarmName, minutes: number, Fault]>> = {
  // Its sender hears when it has failed three times.
  'a mail that our program fails on': [
    'NotHandled',
    7,
    { options: { poison: () => 'fails' }, begins: writes('This mail makes whatever reads it fail.') },
  ],
  'a mail that is read for ever': [
    'NotHandled',
    45,
    { options: { poison: () => 'hangs' }, begins: writes('This mail is read for ever.') },
  ],
  'a strange deadline': ['NotHandled', 90, { begins: ({ queues }) => queues.deadline.push({ foreign: true }) }],
  'a strange request for pages': ['NotHandled', 90, { begins: ({ queues }) => queues.pages.push({ foreign: true }) }],
  'a strange request to send': ['NotHandled', 45, { begins: ({ queues }) => queues.outbound.push({ foreign: true }) }],
  'a strange WHATIF': ['NotHandled', 45, { begins: ({ queues }) => queues.whatIf.push({ foreign: true }) }],
  'a strange event of SES': ['NotHandled', 45, { begins: ({ queues }) => queues.feedback.push({ foreign: true }) }],
  'calls of schedules that get lost': [
    'NotHandled',
    10,
    { options: { chaos: { ...CALM, lostCalls: 10_000 } }, begins: fallsDue },
  ],
  'no mail is read': ['Waiting', 11, { stalled: 'inbound', begins: writes('help') }],
  'no game is processed': ['Waiting', 15, { stalled: 'deadline', begins: fallsDue }],
  'a deadline passes': ['DeadlineMissed', 25, { stalled: 'deadline', begins: fallsDue }],
  'no mail is sent': ['Waiting', 11, { stalled: 'outbound', begins: ofEachRank }],
  'SES takes none': ['MailHeld', 6, { refuses: held, begins: ofEachRank }],
  'SES does not take this mail': [
    'MailAside',
    6,
    { refuses: sesRefusal('InvalidParameterValue', 'Illegal content.'), begins: ofEachRank },
  ],
  // A run each, of the kind that is done soonest: mail about which there is nothing to do.
  'a flood of mails': [
    'Abuse',
    16,
    {
      begins: flood(51, ({ queues }, n) =>
        queues.inbound.push({ stopped: { address: `reader${n}@example.org`, why: 'bounced' } }),
      ),
    },
  ],
  'a flood of maps': [
    'Abuse',
    16,
    { begins: flood(11, ({ call }, n) => call('on-demand', `/games/none/map-${n}.svg`)) },
  ],
  'a flood of sheets': [
    'Abuse',
    16,
    { begins: flood(26, ({ call }, n) => call('sheet', `/sheet/game1/nothing-${n}`)) },
  ],
  // SES looks into it at 5 % of what it takes for representative, and stops the account at 10 %; complaints at 0.1 % and 0.5 %.
  bounces: [
    'Reputation',
    61,
    {
      options: { mailFate: fateOf },
      begins: sends(100, (n) => `reader${n}@${n < 30 ? 'gone.' : ''}example.org`),
    },
  ],
  complaints: [
    'Reputation',
    61,
    { options: { mailFate: fateOf }, begins: sends(100, (n) => `${n === 0 ? 'cross.' : ''}reader${n}@example.org`) },
  ],
  'no sweep': ['SweepSilent', 16, { stalled: 'sweep' }],
  'guesses of passwords': [
    'Abuse',
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
  'Inbound fails': ['FunctionsFail', 16, { crashes: 'inbound', begins: writes('help') }],
  'Outbound fails': ['FunctionsFail', 16, { crashes: 'outbound', begins: ofEachRank }],
  'Deadline fails': ['FunctionsFail', 30, { crashes: 'deadline', begins: fallsDue }],
  'Sweep fails': ['FunctionsFail', 21, { crashes: 'sweep' }],
  'Pages fails': [
    'NotHandled',
    25,
    { crashes: 'pages', begins: ({ queues }) => queues.pages.push({ game: 'war', after: 0 }) },
  ],
  'Feedback fails': [
    'NotHandled',
    21,
    { crashes: 'feedback', options: { mailFate: fateOf }, begins: sends(1, () => 'reader@gone.example.org') },
  ],
  'WhatIf fails': [
    'NotHandled',
    16,
    { crashes: 'what-if', begins: ({ queues }) => queues.whatIf.push({ foreign: true }) },
  ],
  'OnDemand fails': [
    'FunctionsFail',
    11,
    { denies: ['on-demand', 's3'], begins: asks('on-demand', '/games/war/index.html', 'GET') },
  ],
  'NoInvitations fails': [
    'FunctionsFail',
    11,
    {
      denies: ['no-invitations', 'dynamodb'],
      begins: (house) => asks('no-invitations', new URL(stopPageOf(house)).pathname, 'POST')(house),
    },
  ],
  'Sheet fails': [
    'FunctionsFail',
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

/** What nobody does waits, or is missed: that rings too, once. */
const ALSO: Readonly<Record<string, readonly AlarmName[]>> = {
  'a strange deadline': ['Waiting'],
  'a strange request to send': ['Waiting'],
  'a deadline passes': ['Waiting'],
  'Inbound fails': ['NotHandled'],
  'Outbound fails': ['Waiting'],
  'Deadline fails': ['Waiting', 'DeadlineMissed'],
};

describe('alarms', () => {
  test('of the template have each a fault here', () => {
    const tried = new Set(Object.values(FAULTS).map(([name]) => name)).add('QuotaNear');
    expect([...tried].sort()).toEqual([...rules.keys()].sort());
  });

  test('a day on which nearly all mails are sent that it allows: it rings at four of five', () => {
    const sent = (value: number) => new Map([['AWS/SES Send', [{ at: 1, value }]]]);
    const most = NEARLY * AWS_QUOTAS.sendDay.most;
    expect([most, most + 1].map((value) => ringings(rules.get('QuotaNear')!, sent(value), 0, 2).length)).toEqual([
      0, 1,
    ]);
  });

  // A third of them each time; all with CHANCERY_FULL=1, and only then tens of thousands of calls.
  const isFull = IS_FULL;
  const tried = Object.entries(FAULTS).filter(([name], n) => isFull || (n % 3 === 0 && !name.includes('flood')));

  test.each(tried)(
    '%s: its alarm rings once before a player notices, and no other',
    { tags: ['long'] },
    async (fault, [name, minutes, how]) => {
      const { samples, start, end } = await figures(how, minutes);
      const rings = [...rules.values()].flatMap((rule) => ringings(rule, samples, start, end).map(() => rule.name));
      expect(rings.sort(), `${[...samples.keys()]}`).toEqual([name, ...(ALSO[fault] ?? [])].sort());
    },
  );

  test('do not ring in a calm hour in which a game begins, though one mailbox is full and one address gone', async () => {
    const mailFate = (to: string): MailFate =>
      to.startsWith('italy.') ? 'full' : to.startsWith('turkey.') ? 'bounced' : 'delivered';
    const begins = (house: House) => seatPlayers(house, 'game1');
    const { samples, start, end } = await figures({ options: { mailFate }, begins }, 60);
    expect(Math.max(...samples.get('AWS/SES Reputation.BounceRate')!.map(({ value }) => value))).toBeGreaterThan(0);
    const ringing = [...rules.values()].filter((rule) => ringings(rule, samples, start, end).length > 0);
    expect(ringing.map(({ name }) => name)).toEqual([]);
  });
});
