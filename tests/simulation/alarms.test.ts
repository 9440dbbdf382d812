/**
 * Each alarm of the template against the fault that it is for, in the simulated cloud: it rings before a player would notice, and rings in
 * no calm hour.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameName, PersonId } from '../../engine/game/events.ts';
import { makeFeedback } from '../../lambdas/handlers/feedback.ts';
import { makeWhatIf } from '../../lambdas/handlers/what-if.ts';
import { RANKS, type Rank } from '../../templates/mail/rank.ts';
import { DOMAIN } from '../conversations/world.ts';
import { synthesiseGood } from '../infra/rights.ts';
import { CALM, makeChaos } from './chaos.ts';
import { openHouse } from './house.ts';
import type { Broken, House, HouseOptions } from './house-seen.ts';
import { plainMail } from './plain-mail.ts';
import { seatPlayers } from './players.ts';
import { simulatedQueue } from './queue.ts';
import { type AlarmRule, alarmsIn, MINUTE, ringsAt, type Sample } from './watched.ts';

let rules: ReadonlyMap<string, AlarmRule>;
beforeAll(async () => {
  const { service } = await synthesiseGood();
  rules = new Map(alarmsIn(service.Resources).map((rule) => [rule.name, rule]));
}, 120_000);

interface Fault extends Omit<Broken, 'told'> {
  readonly options?: Partial<HouseOptions>;
  /** What happens when the fault begins. */
  readonly begins?: (house: House, tell: (metric: string, value: number) => void) => Promise<void> | void;
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
};
const pascal = (name: string) => name.replace(/(?:^|-)[a-z]/g, (letter) => letter.slice(-1).toUpperCase());
const LOGGED: Readonly<Record<string, string>> = {
  'account held': 'HeldMails',
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
    house.loop.at(house.loop.now() + MINUTE, look);
  };
  look();
  await begins?.(house, tell);
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
/** A message that its function does not understand, five times. */
const junk = (house: House, id: string, tell: (metric: string, value: number) => void) => {
  const { services, loop } = house;
  const handlers = {
    WhatIf: () => makeWhatIf(services),
    Feedback: () => makeFeedback(services, async () => {}),
  };
  const queue = simulatedQueue({
    loop,
    dice: makeChaos(CALM, 1),
    name: id,
    visibilityMs: 3 * MINUTE,
    tries: 5,
    atOnce: 1,
    batch: 1,
    delayMs: 0,
    doubled: 0,
    handler: handlers[id as keyof typeof handlers],
  });
  queue.push({ foreign: true });
  const look = () => {
    tell(`AWS/SQS ApproximateNumberOfMessagesVisible ${id}DeadLetters`, queue.aside().length);
    loop.at(loop.now() + MINUTE, look);
  };
  look();
};
const held = Object.assign(new Error('Sending is paused.'), { name: 'AccountSendingPausedException' });
/** A hundred mails, of which so many come back. */
const share = (metric: string, of: number) => (_: House, tell: (metric: string, value: number) => void) =>
  tell(`AWS/SES ${metric}`, of / 100);
/** So many calls a second, all the time. */
const flood =
  (name: string, perSecond: number) =>
  ({ loop }: House, tell: (metric: string, value: number) => void) => {
    const minute = () => {
      tell(`AWS/Lambda Invocations ${name}`, perSecond * 60);
      loop.at(loop.now() + MINUTE, minute);
    };
    minute();
  };
/** It fails whenever it is called, which is once a minute. */
const failing = (name: string): Fault => ({
  begins: ({ loop }, tell) => {
    const call = () => {
      tell(`AWS/Lambda Errors ${pascal(name)}`, 1);
      loop.at(loop.now() + MINUTE, call);
    };
    call();
  },
});

/** Of each alarm the fault that it is for, and the minutes after which a player would notice. */
const FAULTS: Readonly<Record<string, readonly [minutes: number, Fault]>> = {
  // Its sender hears when it has failed three times.
  MailFailed: [7, { options: { poison: () => 'fails' }, begins: writes('This mail makes whatever reads it fail.') }],
  InboundDeadLettersDepth: [45, { options: { poison: () => 'hangs' }, begins: writes('This mail is read for ever.') }],
  DeadlineDeadLettersDepth: [90, { begins: ({ queues }) => queues.deadline.push({ foreign: true }) }],
  PagesDeadLettersDepth: [90, { begins: ({ queues }) => queues.pages.push({ foreign: true }) }],
  OutboundDeadLettersDepth: [45, { begins: ({ queues }) => queues.outbound.push({ foreign: true }) }],
  WhatIfDeadLettersDepth: [45, { begins: (house, tell) => junk(house, 'WhatIf', tell) }],
  FeedbackDeadLettersDepth: [45, { begins: (house, tell) => junk(house, 'Feedback', tell) }],
  MissedCallsDepth: [10, { options: { chaos: { ...CALM, lostCalls: 10_000 } }, begins: fallsDue }],
  IncomingAge: [11, { stalled: 'inbound', begins: writes('help') }],
  DeadlineAge: [15, { stalled: 'deadline', begins: fallsDue }],
  DeadlineMissed: [25, { stalled: 'deadline', begins: fallsDue }],
  OutgoingAge: [11, { stalled: 'outbound', begins: ofEachRank }],
  PressAge: [40, { stalled: 'outbound', begins: ofEachRank }],
  NoticesAge: [190, { stalled: 'outbound', begins: ofEachRank }],
  PagesAge: [25, { stalled: 'pages', begins: ({ queues }) => queues.pages.push({ game: 'war', after: 0 }) }],
  AccountHeld: [6, { refuses: held, begins: ofEachRank }],
  MailFlood: [16, { begins: flood('Inbound', 51) }],
  MapFlood: [16, { begins: flood('OnDemand', 11) }],
  SheetFlood: [16, { begins: flood('Sheet', 26) }],
  // SES looks into it at 5 %, and stops the account at 10 %; complaints at 0.1 % and 0.5 %.
  BounceRate: [61, { begins: share('Reputation.BounceRate', 6) }],
  ComplaintRate: [61, { begins: share('Reputation.ComplaintRate', 0.2) }],
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
  // Twice five minutes: one failure is repaired by itself.
  InboundErrors: [16, { crashes: 'inbound', begins: writes('help') }],
  OutboundErrors: [16, { crashes: 'outbound', begins: ofEachRank }],
  DeadlineErrors: [30, { crashes: 'deadline', begins: fallsDue }],
  SweepErrors: [21, { crashes: 'sweep' }],
  ...Object.fromEntries(
    ['pages', 'feedback', 'what-if', 'on-demand', 'no-invitations', 'sheet'].map((name) => [
      `${pascal(name)}Errors`,
      [11, failing(name)] as const,
    ]),
  ),
};

describe('alarms', () => {
  test('of the template have each a fault here', () => {
    expect(Object.keys(FAULTS).sort()).toEqual([...rules.keys()].sort());
  });

  // A third of them each time; all with CHANCERY_FULL=1.
  const isFull = process.env['CHANCERY_FULL'] !== undefined;
  const tried = Object.entries(FAULTS).filter((_, n) => isFull || n % 3 === 0);

  test.each(tried)('%s rings before a player notices', async (name, [minutes, fault]) => {
    const rule = rules.get(name)!;
    const { samples, start, end } = await figures(fault, minutes);
    expect(
      ringsAt(rule, samples.get(rule.metric) ?? [], start, end),
      `${rule.metric}: ${[...samples.keys()]}`,
    ).not.toBeNull();
  });

  test('do not ring in a calm hour in which a game begins', async () => {
    const { samples, start, end } = await figures({ begins: (house) => seatPlayers(house, 'game1') }, 60);
    const ringing = [...rules.values()].filter(
      (rule) => ringsAt(rule, samples.get(rule.metric) ?? [], start, end) !== null,
    );
    expect(ringing.map(({ name }) => name)).toEqual([]);
  });
});
