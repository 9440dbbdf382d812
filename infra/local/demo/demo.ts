/**
 * A demonstration: a real game, played by mail to the end of 1902, with a seat for the newcomer. Its mails go to the same
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
import { DEMO_VARIANT, DEMONSTRATION, type DemoMail, demoMails, NEWCOMER } from './demo-mails.ts';

const MARK_KEY = 'demonstration/mark.json';
/** The last mail came in this long ago. */
const AGO = 10 * 60_000;

interface Mark {
  readonly began: Instant;
  readonly isDone: boolean;
  /** Of the page on which it was started; left out: English. */
  readonly language?: LanguageCode;
}

export interface DemoJudge {
  state(games: readonly GameName[]): 'offered' | 'under-way' | 'there';
  /** Begins it, unless it has been begun or another game has its name. Resolves when it is played. */
  start(language?: LanguageCode): Promise<void>;
  /** Goes on with it if an earlier run of the judge was stopped in the middle of it. */
  resume(): Promise<void>;
  /** Nothing but the demonstration itself may wake the game meanwhile: for its players it is still days ago. */
  isUnderWay(game: GameName): boolean;
  /** The newcomer's mailbox. */
  readonly mailbox: string;
  /** Leaves off after the mail under way. */
  close(): Promise<void>;
}

const PASS: Verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' };

export async function makeDemonstration(services: Services): Promise<DemoJudge> {
  let mark = await readMark(services);
  let playing: Promise<void> | null = null;
  let isOpen = true;
  const isHalfDone = () => mark !== null && !mark.isDone;

  const play = async (language?: LanguageCode) => {
    if (mark === null) {
      if ((await services.index.entry(DEMONSTRATION)) !== null) return;
      const last = demoMails(await loadLanguage(language ?? 'en')).at(-1);
      mark = {
        began: Math.floor(services.now() - AGO - (last?.at ?? 0)),
        isDone: false,
        ...(language === undefined ? {} : { language }),
      };
      await putMark(services, mark);
    }
    if (mark.isDone) return;
    const mails = demoMails(await loadLanguage(mark.language ?? 'en'));
    await playMails(services, mails, mark.began, () => isOpen);
    if (!isOpen) return;
    mark = { ...mark, isDone: true };
    await putMark(services, mark);
    const game = await loadGame(services, DEMONSTRATION);
    if (game !== null) await announceGame(services, game);
  };
  const start = (language?: LanguageCode) => {
    playing ??= play(language)
      .catch((error) => services.log('demonstration failed', { error: String(error) }))
      .finally(() => {
        playing = null;
      });
    return playing;
  };

  return {
    mailbox: NEWCOMER.address,
    state: (games) => {
      if (playing !== null || isHalfDone()) return 'under-way';
      return games.includes(DEMONSTRATION) ? 'there' : 'offered';
    },
    start,
    resume: async () => {
      if (isHalfDone()) await start();
    },
    isUnderWay: (game) => game === DEMONSTRATION && isHalfDone(),
    close: async () => {
      isOpen = false;
      await playing;
    },
  };
}

/** Hands the mails to the judge one by one, each at its own instant, and does on the way what falls due. */
async function playMails(
  services: Services,
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
  await publishCommits(past, DEMONSTRATION);
  for (const [n, mail] of mails.entries()) {
    if (!isOpen()) return;
    await passTo(began + mail.at);
    const { id, notification } = await store(past, mail, n);
    const { batchItemFailures } = await inbound({
      Records: [queueRecord('inbound', id, JSON.stringify(notification))],
    });
    if (batchItemFailures.length > 0) throw new Error(`mail ${n + 1} could not be handled`);
    await passTo(now);
  }

  /** What falls due on the way happens at its own instant. */
  async function passTo(until: Instant): Promise<void> {
    for (;;) {
      const wake = (await services.index.entry(DEMONSTRATION))?.wake ?? null;
      if (wake === null || wake > until) break;
      now = Math.max(now, wake);
      await runDeadline(past, DEMONSTRATION);
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

async function store({ house, files, now, board }: Services, { from, subject, text }: DemoMail, n: number) {
  const number = `${DEMONSTRATION}-${String(n + 1).padStart(3, '0')}`;
  const isBot = 'bot' in from;
  const id = isBot ? botDelivery(number) : number;
  const sender = isBot ? botSender(board(DEMO_VARIANT)!, botFor(from.bot), DEMONSTRATION, house.domain) : from;
  const to = `${isBot ? DEMONSTRATION : 'judge'}@${house.domain}`;
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

async function readMark({ files }: Services): Promise<Mark | null> {
  const body = await files.get(MARK_KEY);
  if (body === null) return null;
  try {
    return JSON.parse(Buffer.from(body).toString('utf8')) as Mark;
  } catch {
    return null;
  }
}

async function putMark({ files }: Services, mark: Mark): Promise<void> {
  await files.put(MARK_KEY, `${JSON.stringify(mark)}\n`, 'application/json');
}
