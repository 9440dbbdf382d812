/**
 * Demonstrations: a real game, played by mail to the end of 1902, with a seat for the newcomer; each visitor has one. Its mails go to the same
 * handlers as any mail; only their clock is turned back, so that the game has a past. The instant of the first mail is
 * written down before anything else, and each mail has an id of its own: a demonstration that was cut short is gone
 * through again from the first mail, and what has been done is not done twice.
 */
import { botFor } from '../../../engine/game/bots.ts';
import type { GameName, PersonId } from '../../../engine/game/events.ts';
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import type { Instant } from '../../../engine/time.ts';
import { runDeadline } from '../../../lambdas/deadline/run-deadline.ts';
import type { ReceivedMail, Verdicts } from '../../../lambdas/delivery.ts';
import { botDelivery, botSender } from '../../../lambdas/games/bots.ts';
import { loadGame } from '../../../lambdas/games/load-game.ts';
import { queueRecord } from '../../../lambdas/handlers/batch.ts';
import { makeInbound } from '../../../lambdas/handlers/inbound-handler.ts';
import { formatReceipt } from '../../../lambdas/handlers/ses.ts';
import { announceGame, publishCommits } from '../../../lambdas/outgoing/publish-commits.ts';
import type { Person } from '../../../lambdas/people.ts';
import type { Services } from '../../../lambdas/ports.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import { writeRaw } from '../compose.ts';
import { DEMO_VARIANT, type DemoMail, demoMails, NEWCOMER, newcomerOf } from './demo-mails.ts';

const COUNT_KEY = 'demonstration/count.json';
const markKey = (n: number) => `demonstration/mark${n === 1 ? '' : n}.json`;
/** The last mail came in this long ago. */
const AGO = 10 * 60_000;

interface Mark {
  readonly began: Instant;
  readonly isDone: boolean;
  /** Of the page on which it was started; left out: English. */
  readonly language?: LanguageCode;
}

/** Left out, `n` is the first. */
export interface DemoJudge {
  state(games: readonly GameName[], n?: number): 'offered' | 'under-way' | 'there';
  readonly visitors: number;
  /** The number of a visitor who has none: nobody else is given it, however many ask at once. */
  nextVisitor(): Promise<number>;
  /** Begins it, unless it has been begun or another game has its name. Resolves when it is played. */
  start(language?: LanguageCode, n?: number): Promise<void>;
  /** Goes on with those at which an earlier run of the judge was stopped in the middle. */
  resume(): Promise<void>;
  /** Nothing but the demonstration itself may wake the game meanwhile: for its players it is still days ago. */
  isUnderWay(game: GameName): boolean;
  /** The first newcomer's mailbox. */
  readonly mailbox: string;
  /** Leaves off after the mail under way. */
  close(): Promise<void>;
}

const PASS: Verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' };

export async function makeDemonstration(services: Services): Promise<DemoJudge> {
  let given = (await readJson<{ readonly given: number }>(services, COUNT_KEY))?.given ?? 0;
  const marks = new Map<number, Mark>();
  for (let n = 1; n <= Math.max(1, given); n += 1) {
    const mark = await readJson<Mark>(services, markKey(n));
    if (mark !== null) marks.set(n, mark);
  }
  const playing = new Map<number, Promise<void>>();
  /** They are played one after the other. */
  let turn: Promise<void> = Promise.resolve();
  let counting: Promise<void> = Promise.resolve();
  let isOpen = true;
  const isHalfDone = (n: number) => marks.get(n)?.isDone === false;
  const putMark = async (n: number, mark: Mark) => {
    marks.set(n, mark);
    await putJson(services, markKey(n), mark);
  };

  const play = async (n: number, language?: LanguageCode) => {
    const newcomer = newcomerOf(n);
    let mark = marks.get(n);
    if (mark === undefined) {
      if ((await services.index.entry(newcomer.game)) !== null) return;
      const last = demoMails(await loadLanguage(language ?? 'en'), newcomer).at(-1);
      mark = {
        began: Math.floor(services.now() - AGO - (last?.at ?? 0)),
        isDone: false,
        ...(language === undefined ? {} : { language }),
      };
      await putMark(n, mark);
    }
    if (mark.isDone || !isOpen) return;
    const mails = demoMails(await loadLanguage(mark.language ?? 'en'), newcomer);
    await playMails(services, newcomer.game, mails, mark.began, () => isOpen);
    if (!isOpen) return;
    await putMark(n, { ...mark, isDone: true });
    const game = await loadGame(services, newcomer.game);
    if (game !== null) await announceGame(services, game);
  };
  const start = (language?: LanguageCode, n = 1) => {
    const before = playing.get(n);
    if (before !== undefined) return before;
    const played = turn
      .then(() => play(n, language))
      .catch((error) => services.log('demonstration failed', { error: String(error) }))
      .finally(() => playing.delete(n));
    turn = played;
    playing.set(n, played);
    return played;
  };

  return {
    mailbox: NEWCOMER.address,
    state: (games, n = 1) => {
      if (playing.has(n) || isHalfDone(n)) return 'under-way';
      return games.includes(newcomerOf(n).game) ? 'there' : 'offered';
    },
    get visitors() {
      return given;
    },
    nextVisitor: async () => {
      let n = given + 1;
      given = n;
      // Of a name that somebody else's game has nobody can have a demonstration.
      while (!marks.has(n) && (await services.index.entry(newcomerOf(n).game)) !== null) n = given += 1;
      counting = counting.then(() => putJson(services, COUNT_KEY, { given }));
      await counting;
      return n;
    },
    start,
    resume: async () => {
      for (const n of marks.keys()) if (isHalfDone(n)) await start(undefined, n);
    },
    isUnderWay: (game) => [...marks.keys()].some((n) => newcomerOf(n).game === game && isHalfDone(n)),
    close: async () => {
      isOpen = false;
      await turn;
    },
  };
}

/** Hands the mails to the judge one by one, each at its own instant, and does on the way what falls due. */
async function playMails(
  services: Services,
  game: GameName,
  mails: readonly DemoMail[],
  began: Instant,
  isOpen: () => boolean,
): Promise<void> {
  let now = began;
  const past: Services = {
    ...services,
    now: () => now,
    timers: { wake: async () => {} },
    directory: remembering(services.directory),
    // What the bots order until the newcomer decides is written down.
    mailroom: withoutBots(services.mailroom),
    // The pages are written once, when all is played.
    publisher: { ...services.publisher, publishGame: async () => {}, publishLists: async () => {} },
  };
  const inbound = makeInbound(past);
  await publishCommits(past, game);
  for (const [n, mail] of mails.entries()) {
    if (!isOpen()) return;
    await passTo(began + mail.at);
    const { id, notification } = await store(past, game, mail, n);
    const { batchItemFailures } = await inbound({
      Records: [queueRecord('inbound', id, JSON.stringify(notification))],
    });
    if (batchItemFailures.length > 0) throw new Error(`mail ${n + 1} could not be handled`);
    await passTo(now);
  }

  /** What falls due on the way happens at its own instant. */
  async function passTo(until: Instant): Promise<void> {
    for (;;) {
      const wake = (await services.index.entry(game))?.wake ?? null;
      if (wake === null || wake > until) break;
      now = Math.max(now, wake);
      await runDeadline(past, game);
    }
    now = until;
  }
}

function withoutBots({ takeIn: _, ...mailroom }: Services['mailroom']): Services['mailroom'] {
  return mailroom;
}

/** The same few people are looked up for every mail. */
function remembering(directory: Services['directory']): Services['directory'] {
  const known = new Map<PersonId, Promise<Person | null>>();
  return {
    ...directory,
    person: (id) => {
      const person = known.get(id) ?? directory.person(id);
      known.set(id, person);
      return person;
    },
    change: (id, changes) => {
      known.clear();
      return directory.change(id, changes);
    },
    enrol: (address, name, by) => {
      known.clear();
      return directory.enrol(address, name, by);
    },
  };
}

async function store(
  { house, files, now, board }: Services,
  game: GameName,
  { from, subject, text }: DemoMail,
  n: number,
) {
  const number = `${game}-${String(n + 1).padStart(3, '0')}`;
  const isBot = 'bot' in from;
  const id = isBot ? botDelivery(number) : number;
  const sender = isBot ? botSender(board(DEMO_VARIANT)!, botFor(from.bot), game, house.domain) : from;
  const to = `${isBot ? game : 'judge'}@${house.domain}`;
  const raw = await writeRaw({
    from: `"${sender.name}" <${sender.address}>`,
    to,
    subject,
    text,
    answers: '',
    date: now(),
    messageId: `<${id}@example.org>`,
  });
  const delivery: ReceivedMail = {
    id,
    rawKey: `inbox/${id}.eml`,
    received: now(),
    envelopeFrom: sender.address,
    recipients: [to],
    verdicts: PASS,
  };
  await files.put(delivery.rawKey, raw, 'message/rfc822');
  return { id, notification: formatReceipt(delivery) };
}

async function readJson<T>({ files }: Services, key: string): Promise<T | null> {
  const body = await files.get(key);
  if (body === null) return null;
  try {
    return JSON.parse(Buffer.from(body).toString('utf8')) as T;
  } catch {
    return null;
  }
}

async function putJson({ files }: Services, key: string, value: unknown): Promise<void> {
  await files.put(key, `${JSON.stringify(value)}\n`, 'application/json');
}
