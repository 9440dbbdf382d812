/**
 * A judge for tests whose clock stands still until it is moved: the real handlers on the real embedded store, with chance
 * and secrets from a seed, so that the same mails always get the same answers.
 */

import { createHash, createHmac } from 'node:crypto';
import { gameName } from '../../engine/vocabulary.ts';
import { openStore } from '../../infra/local/store/store.ts';
import type { DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { base32 } from '../../lambdas/adapters/base32.ts';
import { makeSecrets } from '../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';
import { composeServices, storeOn } from '../../lambdas/compose.ts';
import { type PageDependencies, writtenPages } from '../../lambdas/compose-pages.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import type { ReceivedMail, Verdict, Verdicts } from '../../lambdas/delivery.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import { makeWhatIf } from '../../lambdas/handlers/what-if-handler.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import { NO_INVITATIONS } from '../../lambdas/mail/route.ts';
import { sendDigests } from '../../lambdas/outgoing/digests.ts';
import { writeLists } from '../../lambdas/outgoing/write-lists.ts';
import type { OutboxMail, OutgoingMail, Publisher, Secrets, Services } from '../../lambdas/ports.ts';
import type { Help } from '../../templates/mail/mail.ts';
import { type MemoryStore, memoryStore } from '../memory.ts';
import { processWord } from '../process-word.ts';
import { createRandom } from '../random.ts';

export const DOMAIN = 'judge.example.org';

export interface TestWorld {
  readonly services: Services;
  /** Handles a raw mail at this moment; `dmarc` is the mail system's verdict. */
  deliver(
    raw: string | Uint8Array,
    envelope: {
      from: string;
      to: readonly string[];
      /** Of SPF and DKIM as well, unless `verdicts` says otherwise. */
      dmarc?: Verdict;
      verdicts?: Partial<Verdicts>;
      id?: string;
      judged?: ReceivedMail['judged'];
    },
  ): Promise<void>;
  /** Stores a mail without handling it, as one that still waits in the queue. */
  leave(raw: string | Uint8Array, envelope: { from: string; to: readonly string[] }): Promise<ReceivedMail>;
  /** Moves the clock, doing on the way whatever falls due. */
  moveTo(instant: number): Promise<void>;
  /** Mails sent since the last call, in order. */
  sent(): Promise<readonly OutgoingMail[]>;
  readonly log: readonly string[];
  /** What has been stored and published, by key. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /**
   * What happens in `within` has not happened afterwards, whatever it stored, sent or set the clock to. Only with
   * `store: 'memory'`.
   */
  asIf<T>(within: () => Promise<T>): Promise<T>;
  /** Remembers all there is; what it returns brings that back, as often as it is called. Only with `store: 'memory'`. */
  remember(): () => void;
  /** Nothing has to be closed with `store: 'memory'`. */
  close(): Promise<void>;
}

export interface WorldOptions {
  readonly start: number;
  readonly seed?: number;
  /** `memory`: thousands of games a minute; else the real embedded engine. */
  readonly store?: 'embedded' | 'memory';
  /** Everything lies in this table, in the place of `store`. */
  readonly table?: DynamoTable;
  /** Publish pages and archives too (maps only where `drawn`). */
  readonly pages?: 'none' | 'written' | 'drawn';
  /** A GM's PROCESS is confirmed where it is asked about: most tests want the next phase. False: it is not. */
  readonly meansProcess?: boolean;
  /** How the judge is otherwise than most. */
  readonly house?: Partial<Services['house']>;
}

export async function openWorld(options: WorldOptions): Promise<TestWorld> {
  const { start, seed = 1, pages = 'none' } = options;
  let now = start;
  const clock = () => now;
  const wakes = new Map<string, number>();
  const outgoing: string[] = [];
  const waiting = new Map<string, ReceivedMail>();
  const log: string[] = [];
  let people = 0;
  const newId = () => {
    people += 1;
    return `person${people}`;
  };
  const ask = async ({ id }: OutboxMail) => {
    outgoing.push(id);
  };
  const { ports, close } =
    options.store === 'memory' ? inMemory(clock, newId, ask) : await onTable(options.table, clock, newId, ask);
  const { outbox } = ports;
  const site = 'https://judge.example.org';
  const stop = options.house?.hasPages === false ? {} : { stopPage: `${site}/${NO_INVITATIONS}` };
  const house = { domain: DOMAIN, judge: 'Chancery', code: 'CHAN', site, ...stop, ...options.house };
  const tell: Services['log'] = (what, facts) => {
    log.push(`${what} ${JSON.stringify(facts)}`);
  };
  const services: Services = composeServices({
    store: ports,
    timers: {
      wake: async (game, at) => {
        if (at === null) wakes.delete(game);
        else wakes.set(game, at);
      },
    },
    mailroom: () => ({
      unhandled: async (before) => [...waiting.values()].filter(({ received }) => received < before),
      takeIn: async ({ id, raw, from, to }) => {
        if (!byBots.some((delivery) => delivery.id === id)) byBots.push(await store(raw, from, [to], 'PASS', id));
      },
    }),
    pages: pages === 'none' ? { publisher: () => links } : writtenPages({ ...PLAIN_PAGES, isDrawn: pages === 'drawn' }),
    // In their own time on AWS; here before anything else happens.
    renewLists: () => writeLists(services, false),
    // As JSON, as its queue hands it over: what the function does not read of it is lost here too.
    askWhatIf: async (request) => {
      const answer = await makeWhatIf(services)({
        Records: [queueRecord('what-if', 'request', JSON.stringify(request))],
      });
      if (answer.batchItemFailures.length > 0) throw new Error('The function of WHATIF did not take the request.');
    },
    secrets: seededSecrets(seed),
    help: NO_TEXTS,
    now: clock,
    house,
    log: tell,
  });

  let deliveries = 0;
  /** What bots have written; in its own time on AWS, here before anything else happens. */
  const byBots: ReceivedMail[] = [];
  const handleBots = async () => {
    for (let mail = byBots[0]; mail !== undefined; mail = byBots[0]) {
      await handleMail(services, mail);
      byBots.shift();
    }
  };
  const store = async (raw: string | Uint8Array, from: string, to: readonly string[], dmarc: Verdict, id?: string) => {
    deliveries += 1;
    const delivery: ReceivedMail = {
      id: id ?? `delivery-${deliveries}`,
      rawKey: `inbox/${deliveries}`,
      received: now,
      envelopeFrom: from,
      recipients: to,
      verdicts: { spam: 'PASS', virus: 'PASS', spf: dmarc, dkim: dmarc, dmarc },
    };
    await services.files.put(delivery.rawKey, raw, 'message/rfc822');
    return delivery;
  };

  /** As if nothing had been asked, where the mail says nothing else. */
  const confirmProcess = async (raw: string, from: string, to: readonly string[], dmarc: Verdict, before: number) => {
    const [, name] = /"game":"(\w+)"/.exec(log.findLast((line) => line.startsWith('commit ')) ?? '') ?? [];
    const game = name === undefined ? null : await loadGame(services, name);
    const word = game === null ? null : processWord(game, now);
    if (word === null) return;
    const head = raw.split(/\r?\n\r?\n/)[0]!.replace(/^message-id:.*$/im, `Message-ID: <${word}@example.org>`);
    const signOn = /^signon .*$/im.exec(raw)?.[0] ?? '';
    const body = raw
      .slice(raw.search(/\r?\n\r?\n/))
      .replace(signOn, '')
      .trim();
    if (/^process \S+$/i.test(body)) outgoing.splice(before);
    const delivery = await store(`${head}\r\n\r\n${signOn}\r\nconfirm ${word}\r\n`, from, to, dmarc);
    await handleMail(services, delivery);
  };

  const remember = () => {
    const restore = ports.checkpoint?.();
    if (restore === undefined) throw new Error('Only a store in memory can be brought back.');
    const held = { now, deliveries, people, wakes: [...wakes], outgoing: [...outgoing], waiting: [...waiting] };
    const [logged, given] = [log.length, { ...services }];
    return () => {
      restore();
      ({ now, deliveries, people } = held);
      wakes.clear();
      for (const [game, at] of held.wakes) wakes.set(game, at);
      outgoing.splice(0, outgoing.length, ...held.outgoing);
      waiting.clear();
      for (const [id, delivery] of held.waiting) waiting.set(id, delivery);
      byBots.length = 0;
      log.length = logged;
      Object.assign(services, given);
    };
  };

  return {
    services,
    remember,
    log,
    files: ports.files.all,
    deliver: async (raw, { from, to, dmarc = 'PASS', verdicts, id, judged }) => {
      const before = outgoing.length;
      const delivery = await store(raw, from, to, dmarc, id);
      await handleMail(services, {
        ...delivery,
        verdicts: { ...delivery.verdicts, ...verdicts },
        ...(judged === undefined ? {} : { judged }),
      });
      if (options.meansProcess !== false && /^process\b/im.test(String(raw)))
        await confirmProcess(String(raw), from, to, dmarc, before);
      await handleBots();
    },
    leave: async (raw, { from, to }) => {
      const delivery = await store(raw, from, to, 'PASS');
      waiting.set(delivery.id, delivery);
      return delivery;
    },
    moveTo: async (instant) => {
      for (;;) {
        const [next] = [...wakes].filter(([, at]) => at <= instant).sort(([, a], [, b]) => a - b);
        if (next === undefined) break;
        now = Math.max(now, next[1]);
        wakes.delete(next[0]);
        await runDeadline(services, gameName(next[0]));
        await handleBots();
        await sendDigests(services);
      }
      now = Math.max(now, instant);
      await sendDigests(services);
    },
    sent: async () => {
      const mails: OutgoingMail[] = [];
      for (const id of outgoing.splice(0)) {
        const mail = await outbox.claim(id);
        if (mail === null) continue;
        mails.push(mail);
        await outbox.sent(id, `<${id}@${DOMAIN}>`);
      }
      return mails;
    },
    asIf: async (within) => {
      const back = remember();
      try {
        return await within();
      } finally {
        back();
      }
    },
    close,
  };
}

type StorePorts = Omit<MemoryStore, 'checkpoint'> & Partial<Pick<MemoryStore, 'checkpoint'>>;
interface OpenStore {
  readonly ports: StorePorts;
  readonly close: () => Promise<void>;
}

function inMemory(clock: () => number, newId: () => string, ask: (mail: OutboxMail) => Promise<void>): OpenStore {
  return { ports: memoryStore(clock, newId, ask), close: async () => {} };
}

/** Without a table the embedded engine's. */
async function onTable(
  given: DynamoTable | undefined,
  clock: () => number,
  newId: () => string,
  ask: (mail: OutboxMail) => Promise<void>,
): Promise<OpenStore> {
  const { table, close } = given === undefined ? await openStore() : { table: given, close: async () => {} };
  const { files } = memoryStore(clock, newId, ask);
  return { ports: { ...storeOn(table, { now: clock, files, outbox: { leaseMs: 0, ask }, newId }), files }, close };
}

/** No documents, but the maps that they would speak of. */
const NO_TEXTS: Help = {
  topics: [],
  text: () => null,
  translated: () => null,
  title: () => null,
  board: (variant) => loadVariant(variant)?.board ?? null,
};

/** Pages with nothing around them, and no maps on them. */
export const PLAIN_PAGES: PageDependencies = {
  isDrawn: false,
  signer: null,
  places: [],
  write: (to) => `mailto:${to}`,
  fonts: '',
  style: '',
  variants: () => [],
  help: NO_TEXTS,
};

/** Pages are not looked at here; mails only need their addresses. */
export const links: Publisher = {
  publishPhase: async () => {},
  publishGame: async () => {},
  phaseUrl: (game, phase) => `https://judge.example.org/games/${game}/${phase}/`,
  mapUrl: ({ name: game }, phase) => `https://judge.example.org/games/${game}/maps/${phase}.png`,
  gameUrl: (game) => `https://judge.example.org/games/${game}/`,
};

const PLACES = makeSecrets(Buffer.alloc(32, 'test'));

/** Fast and predictable: no secrets worth keeping here. */
export function seededSecrets(seed: number): Secrets {
  const random = createRandom(seed);
  let salts = 0;
  const hash = (password: string) => createHash('sha256').update(password).digest('hex');
  return {
    hashPassword: async (password) => hash(password.normalize('NFKC')),
    verifyPassword: async (password, stored) => hash(password.normalize('NFKC')) === stored,
    replyToken: (subject) => base32(createHmac('sha256', 'test').update(subject).digest()).slice(0, 16),
    linkToken: (subject) => base32(createHmac('sha256', 'test').update(`link\n${subject}`).digest()).slice(0, 32),
    hidePlace: PLACES.hidePlace,
    placeHidden: PLACES.placeHidden,
    salt: () => {
      salts += 1;
      return base32(createHash('sha256').update(`${seed}:${salts}`).digest()).slice(0, 26);
    },
    random: () => random.below(2 ** 30) / 2 ** 30,
  };
}
