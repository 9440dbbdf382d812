/**
 * The whole judge in a simulated cloud: the functions that run on AWS, on the adapters of the table, with queues,
 * schedules, stored files and a mail service that behave as those of AWS do at their worst.
 */
import type { Commit, PersonId } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { dynamoHeartbeat } from '../../lambdas/adapters/aws/dynamo-ledger.ts';
import { composeServices, storeOn } from '../../lambdas/compose.ts';
import { isWaitedFor, MailWaits } from '../../lambdas/games/waited-for.ts';
import { makeDeadline } from '../../lambdas/handlers/deadline.ts';
import { makeInbound } from '../../lambdas/handlers/inbound.ts';
import { makeOutbound } from '../../lambdas/handlers/outbound.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import { makeSweep } from '../../lambdas/handlers/sweep.ts';
import { readHead } from '../../lambdas/mail/head.ts';
import { mailsOf } from '../../lambdas/outgoing/dispatches.ts';
import type { Files, OutgoingMail, SendMail, Services } from '../../lambdas/ports.ts';
import { openAtHome } from '../../lambdas/sheet/sessions.ts';
import { DOMAIN, links, PLAIN_PAGES, seededSecrets } from '../conversations/world.ts';
import { Browser } from '../sheet/browser.ts';
import { type Chaos, makeChaos } from './chaos.ts';
import { type Counters, makeCounters, type RateLimits } from './counters.ts';
import { type Call, calmEdge, type Edge, type Service } from './edge.ts';
import { type Loop, makeLoop, Refused } from './loop.ts';
import { type SimulatedQueue, simulatedQueue } from './queue.ts';
import { emptyShelves, simulatedTable } from './table.ts';

const START = Date.UTC(2026, 2, 2, 19, 0);

const MINUTE = 60_000;
const LEASE_MS = MINUTE;
/** Mail that is older and still not handled has been put aside: no deadline waits for it. */
const OLDEST_MS = 45 * MINUTE;
const REDRIVE_EVERY_MS = 20 * MINUTE;
/** A page whose sending failed is asked to send again by its reader. */
const SENT_AGAIN_MS = MINUTE;

/** What AWS allows at once; without a limit, as much as is asked for. */
export interface Limits extends RateLimits {
  /** Schedules that fire in a second. */
  readonly wakeUps: number;
  /** Functions of one kind that run at once. */
  readonly functions: number;
}

export interface HouseOptions {
  readonly seed: number;
  readonly chaos: Chaos;
  /** Mails a second that the mail service takes. */
  readonly sendRate?: number;
  /** Write pages and archives too? */
  readonly pages?: boolean;
  readonly limits?: Limits;
  /** How long a call of each service takes, for runs that are timed. */
  readonly callMs?: (service: Service) => number;
  /** Spoils the world, to see that it is noticed. */
  readonly spoil?: ((services: Services) => Services) | undefined;
}

/** A mail as it arrived at its reader. */
export interface Arrived {
  readonly mail: OutgoingMail;
  readonly raw: Uint8Array;
  readonly at: number;
}

export interface House {
  readonly loop: Loop;
  /** Somebody writes; the answer is the instant of receipt. `mayGoAside`: the mail may lie for hours in the dead-letter queue. */
  write(mail: { readonly from: string; readonly to: string; readonly raw: string; readonly mayGoAside: boolean }): void;
  /** Somebody sends lines by an order sheet. The page tries again with the same id until it is told that the judge has them. */
  post(sent: {
    readonly person: PersonId;
    readonly game: string;
    readonly lines: readonly string[];
    readonly id: string;
  }): void;
  /** Is told of every mail that arrives. */
  onMail(read: (arrived: Arrived) => void): void;
  /** The game after its last commit, looked up without the world's faults. */
  game(name: string): Promise<Game | null>;
  /** What a reader without faults sees. */
  readonly services: Services;
  readonly queues: Readonly<Record<'inbound' | 'outbound', SimulatedQueue>>;
  /** From here on things go wrong. */
  unleash(): void;
  /** From here on nothing does. */
  calm(): void;
  /** Calls so far, by service and operation: how many and how many units. */
  readonly counts: Counters['counts'];
  readonly busiest: Counters['busiest'];
  readonly peaks: Counters['peaks'];
  /** How often a partition refused: it had given all that it gives in a second. */
  refusals(): number;
  /** Functions killed and answers lost. */
  harm(): number;
  /** Calls of services since things may go wrong. */
  calls(): number;
  readonly errors: ReadonlyMap<string, number>;
  /** Runs of each function: how many, how long together, how many at once at the most. */
  readonly runs: ReadonlyMap<string, FunctionRuns>;
  /** Games whose schedule is not that of their last commit. */
  readonly wakes: ReadonlyMap<string, number>;
  isIdle(): boolean;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The same world with other files. */
  worldOn(edge: Edge, files: Map<string, Uint8Array>): Services;
}

export interface FunctionRuns {
  runs: number;
  milliseconds: number;
  now: number;
  most: number;
}

export function openHouse(options: HouseOptions): House {
  const { seed, sendRate = 10_000, pages = false, spoil = (services: Services) => services } = options;
  const { limits } = options;
  const atOnce = limits?.functions ?? 100;
  const bare: Loop = makeLoop(START, (call) => counters.count(call));
  const counters = makeCounters(bare.now, limits ?? null);
  const runs = new Map<string, FunctionRuns>();
  /** The loop, noting each run of the function of this name. */
  const loopFor = (name: string): Loop => ({
    ...bare,
    start: (fateOf, body, over) => {
      const known = runs.get(name) ?? { runs: 0, milliseconds: 0, now: 0, most: 0 };
      runs.set(name, known);
      const began = bare.now();
      known.runs += 1;
      known.now += 1;
      known.most = Math.max(known.most, known.now);
      bare.start(fateOf, body, (outcome) => {
        known.now -= 1;
        known.milliseconds += bare.now() - began;
        over(outcome);
      });
    },
  });
  const loop = bare;
  const wild = makeChaos(options.chaos, seed);
  let isWild = false;
  const dice: typeof wild = {
    ...wild,
    fate: (service) => {
      if (options.callMs !== undefined) return { kind: 'done', afterMs: options.callMs(service) };
      return isWild ? wild.fate(service) : { kind: 'done', afterMs: 0 };
    },
    chance: (often) => isWild && wild.chance(often),
    upTo: (milliseconds) => (isWild ? wild.upTo(milliseconds) : 0),
  };
  const shelves = emptyShelves();
  const stored = new Map<string, Uint8Array>();
  /** Raw mail that no function has handled yet: key and when it was stored. */
  const inbox = new Map<string, number>();
  const wakes = new Map<string, number>();
  const readers: ((arrived: Arrived) => void)[] = [];
  const errors = new Map<string, number>();
  const secrets = seededSecrets(seed);
  let people = 0;
  let open = 0;
  const newId = () => {
    people += 1;
    return `person${people}`;
  };
  const house = { domain: DOMAIN, judge: 'Chancery', code: 'CHAN', site: `https://${DOMAIN}` };
  const log: Services['log'] = (what, { error }) => {
    if (error !== undefined) errors.set(`${what}: ${error}`, (errors.get(`${what}: ${error}`) ?? 0) + 1);
  };

  let refusals = 0;
  /** A partition that has given all that it gives in a second refuses; the client tries three times. */
  const patient =
    (edge: Edge): Edge =>
    async (describe, effect) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await edge(describe, () => {
            if (counters.isOver(describe(null))) throw new Throttled('The partition is asked for too much.');
            return effect();
          });
        } catch (error) {
          if (!(error instanceof Throttled)) throw error;
          refusals += 1;
          if (attempt === ATTEMPTS) throw error;
          await edge(called('pause', 'Wait'), () => {});
        }
      }
    };
  const worldThrough = (edge: Edge): Services => spoil(soundWorld(limits === undefined ? edge : patient(edge)));
  const soundWorld = (edge: Edge, shelf: Map<string, Uint8Array> = stored): Services => {
    const table = simulatedTable(shelves, edge);
    const ask = (mail: string) => edge(called('sqs', 'SendMessage'), () => outbound.push({ mail }));
    const store = storeOn(table, {
      now: loop.now,
      files: filesThrough(edge, shelf),
      outbox: { leaseMs: LEASE_MS, ask },
      newId,
    });
    return composeServices({
      store,
      timers: { wake: (game, at) => edge(called('scheduler', 'UpdateSchedule'), () => setWake(game, at)) },
      heartbeat: dynamoHeartbeat(table),
      mailroom: ({ ledger, games, directory }) => ({
        unhandled: async (before, game, except) => {
          const keys = await edge(called('s3', 'ListObjectsV2'), () => keysBefore(before, except));
          for (const key of keys) {
            const head = async () => {
              const raw = await edge(called('s3', 'GetObject'), () => stored.get(key));
              return raw === undefined || !inbox.has(key) ? null : readHead(raw, null, DOMAIN);
            };
            const mail = { id: key.slice('inbox/'.length), head };
            if (await isWaitedFor({ ledger, games, directory, house }, mail, game, before))
              throw new MailWaits('Mail received in time is not handled yet.');
          }
          return [];
        },
        keep: async (_delivery, games) => {
          for (const _game of games) await edge(called('dynamodb', 'PutItem'), () => {});
          await edge(called('s3', 'CopyObject'), () => {});
        },
        clear: ({ rawKey }) =>
          edge(called('s3', 'DeleteObject'), () => {
            inbox.delete(rawKey);
          }),
      }),
      pages: pages ? PLAIN_PAGES : { publisher: links },
      // Nobody asks here.
      askWhatIf: async () => {},
      secrets,
      now: loop.now,
      house,
      log,
    });
  };

  /** Only the notification carries the verdicts: what waits is handled by its own function, and a deadline waits for that. */
  const keysBefore = (before: number, except: string | undefined): readonly string[] =>
    [...inbox]
      .filter(([key, at]) => key !== `inbox/${except}` && at < before && at > loop.now() - OLDEST_MS)
      .map(([key]) => key);

  const setWake = (game: string, at: number | null) => {
    if (wakes.get(game) === at) return;
    if (at === null) wakes.delete(game);
    else {
      wakes.set(game, at);
      loop.at(Math.max(at, loop.now()) + dice.upTo(options.chaos.delayMs), () => {
        if (wakes.get(game) !== at) return;
        wakes.delete(game);
        if (!dice.chance(options.chaos.lostCalls)) fire(game);
        if (dice.chance(options.chaos.doubled)) fire(game);
      });
    }
  };
  const fired = { second: 0, calls: 0 };
  const fire = (game: string) => {
    const second = Math.floor(loop.now() / 1000);
    if (fired.second !== second) Object.assign(fired, { second, calls: 0 });
    fired.calls += 1;
    if (fired.calls > (limits?.wakeUps ?? Number.POSITIVE_INFINITY)) loop.at((second + 1) * 1000, () => fire(game));
    else call(game, 0);
  };
  /** An event that a function fails on is tried twice more. */
  const call = (game: string, failures: number) => {
    if ((runs.get('deadline')?.now ?? 0) >= atOnce) return loop.at(loop.now() + 1000, () => call(game, failures));
    open += 1;
    loopFor('deadline').start(
      dice.fate,
      (edge) => makeDeadline(worldThrough(edge))({ game }),
      ({ kind }) => {
        open -= 1;
        if (kind !== 'returned' && failures < 2) {
          loop.at(loop.now() + (failures + 1) * MINUTE, () => call(game, failures + 1));
        }
      },
    );
  };

  let sent = 0;
  let second = 0;
  /** Mails that the mail service has taken and not delivered yet. */
  let onTheWay = 0;
  const sendThrough =
    (edge: Edge): SendMail =>
    (mail, raw) =>
      edge(called('ses', 'SendRawEmail'), () => {
        const now = Math.floor(loop.now() / 1000);
        if (now !== second) [second, sent] = [now, 0];
        sent += 1;
        if (sent > sendRate) throw new Refused('Maximum sending rate exceeded.');
        const arrived = { mail, raw, at: loop.now() };
        onTheWay += 1;
        loop.at(loop.now() + dice.upTo(options.chaos.delayMs), () => {
          onTheWay -= 1;
          for (const read of readers) read(arrived);
        });
        return `ses-${mail.id}`;
      });

  const shared = { loop, dice, tries: 5, doubled: options.chaos.doubled, aside: options.chaos.aside };
  const mayLie = new Set<string>();
  const inbound = simulatedQueue({
    ...shared,
    loop: loopFor('inbound'),
    name: 'inbound',
    visibilityMs: 6 * MINUTE,
    atOnce,
    batch: 1,
    delayMs: options.chaos.delayMs,
    mayGoAside: (body) => mayLie.has(JSON.parse(body).mail.messageId),
    handler: (edge) => makeInbound(worldThrough(edge)),
  });
  const outbound: SimulatedQueue = simulatedQueue({
    ...shared,
    loop: loopFor('outbound'),
    name: 'outbound',
    visibilityMs: 6 * MINUTE,
    atOnce: 2,
    batch: 5,
    delayMs: options.chaos.delayMs,
    handler: (edge) => makeOutbound(worldThrough(edge), sendThrough(edge)),
  });

  const everySoOften = (interval: number, action: () => void) => {
    const again = () => {
      action();
      loop.at(loop.now() + interval, again);
    };
    loop.at(loop.now() + interval, again);
  };
  everySoOften(5 * MINUTE, () => {
    open += 1;
    loopFor('sweep').start(
      dice.fate,
      (edge) =>
        makeSweep(worldThrough(edge), (mail) => edge(called('sqs', 'SendMessage'), () => outbound.push({ mail })))(),
      () => {
        open -= 1;
      },
    );
  });
  everySoOften(REDRIVE_EVERY_MS, () => {
    inbound.redrive();
    outbound.redrive();
  });

  /** What came to nothing for the page, whatever became of it here, is sent again as it was. */
  const sendSheet = (cookie: string, game: string, lines: readonly string[], id: string) => {
    open += 1;
    loopFor('sheet').start(
      dice.fate,
      async (edge) => {
        const browser = new Browser(worldThrough(edge));
        browser.jar.set(`/sheet/${game}`, cookie);
        return browser.send(game, lines, { id });
      },
      (outcome) => {
        open -= 1;
        const isTaken = outcome.kind === 'returned' && outcome.value.refused === null;
        if (!isTaken) loop.at(loop.now() + SENT_AGAIN_MS, () => sendSheet(cookie, game, lines, id));
      },
    );
  };

  const services = soundWorld(calmEdge);
  const followed = new Map<string, Game>();
  let mails = 0;
  return {
    loop,
    ...counters,
    refusals: () => refusals,
    runs,
    errors,
    wakes,
    services,
    files: stored,
    worldOn: soundWorld,
    queues: { inbound, outbound },
    harm: wild.harm,
    calls: wild.calls,
    unleash: () => {
      isWild = true;
    },
    calm: () => {
      isWild = false;
    },
    onMail: (read) => readers.push(read),
    isIdle: () =>
      open === 0 &&
      onTheWay === 0 &&
      shelves.waiting.size === 0 &&
      [inbound, outbound].every((queue) => queue.open() === 0 && queue.aside().length === 0),
    game: async (name) => {
      let game = followed.get(name) ?? null;
      for (const commit of await services.games.commitsAfter(name, game?.n ?? 0)) game = evolve(game, commit);
      if (game !== null) followed.set(name, game);
      return game;
    },
    post: ({ person, game, lines, id }) => {
      open += 1;
      void services.directory
        .person(person)
        .then((found) => openAtHome(services, game, found!))
        .then((cookie) => {
          open -= 1;
          sendSheet(cookie!, game, lines, id);
        });
    },
    write: ({ from, to, raw, mayGoAside }) => {
      mails += 1;
      const id = `ses${mails}`;
      const received = loop.now();
      const rawKey = `inbox/${id}`;
      if (mayGoAside) mayLie.add(id);
      loop.at(received + dice.upTo(options.chaos.latencyMs), () => {
        stored.set(rawKey, Buffer.from(raw));
        inbox.set(rawKey, received);
        const verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;
        inbound.push(formatReceipt({ id, rawKey, received, envelopeFrom: from, recipients: [to], verdicts }));
      });
    },
  };
}

class Throttled extends Refused {}
/** As the AWS SDK does. */
const ATTEMPTS = 3;

function called(service: Call['service'], operation: string): () => Call {
  return () => ({ service, operation, units: 1 });
}

function filesThrough(edge: Edge, stored: Map<string, Uint8Array>): Files {
  return {
    put: (key, body) =>
      edge(called('s3', 'PutObject'), () => {
        stored.set(key, typeof body === 'string' ? Buffer.from(body) : body);
      }),
    get: (key) => edge(called('s3', 'GetObject'), () => stored.get(key) ?? null),
  };
}

/** The mails that follow from a game's commits, as they would be written now: their ids. */
export async function mailsThatFollow({ services }: House, name: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  let game: Game | null = null;
  for (const commit of (await services.games.commitsAfter(name, 0)) as readonly Commit[]) {
    const before: Game | null = game;
    game = evolve(before, commit);
    for (const { id } of await mailsOf(services, before, game, commit)) ids.add(id);
  }
  return ids;
}
