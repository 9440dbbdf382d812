/**
 * The local judge: the house in one process. Mail comes in by SMTP, lies in a spool, and is handled by the same functions
 * that run on AWS, called with the same events; the embedded store, timers, queues and files stand in for the rest.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { GameName } from '../../engine/game/events.ts';
import type { Instant } from '../../engine/time.ts';
import { recordSuppression } from '../../lambdas/account/suppression.ts';
import { ed25519Signer } from '../../lambdas/adapters/archive-keys.ts';
import { gameNames } from '../../lambdas/adapters/aws/dynamo-games.ts';
import { dynamoHeartbeat } from '../../lambdas/adapters/aws/dynamo-ledger.ts';
import { dynamoAside } from '../../lambdas/adapters/aws/sending/dynamo-aside.ts';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { embeddedFonts } from '../../lambdas/adapters/publish/map-fonts.ts';
import { styleSheet } from '../../lambdas/adapters/publish/page-assets.ts';
import { makeSecrets } from '../../lambdas/adapters/secrets.ts';
import { addVariants } from '../../lambdas/adapters/variants/variants.ts';
import { composeServices, storeOn } from '../../lambdas/compose.ts';
import { mailtoOf, writtenPages } from '../../lambdas/compose-pages.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import type { Verdicts } from '../../lambdas/delivery.ts';
import { makeInbound } from '../../lambdas/handlers/inbound-handler.ts';
import { makeOutbound } from '../../lambdas/handlers/outbound-handler.ts';
import { makeSweep } from '../../lambdas/handlers/sweep-handler.ts';
import { makeWhatIf } from '../../lambdas/handlers/what-if-handler.ts';
import { NO_INVITATIONS } from '../../lambdas/mail/route.ts';
import { sendDigests } from '../../lambdas/outgoing/digests.ts';
import { laneOfMail } from '../../lambdas/outgoing/lane-of-mail.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import { rebuildGames } from '../../lambdas/outgoing/rebuild.ts';
import { writeLists } from '../../lambdas/outgoing/write-lists.ts';
import type { BotMail, Heartbeat, OutboxMail, Services } from '../../lambdas/ports.ts';
import { PLACES_PAGE } from '../../templates/pages/places.ts';
import { openClock } from './clock.ts';
import { makeDemonstration } from './demo/demo.ts';
import { diskFiles } from './files.ts';
import { openFolder } from './folder.ts';
import { openKey } from './key.ts';
import { listsInTurn, localLists } from './lists.ts';
import { openLog } from './log.ts';
import { openMailboxes } from './mail/mailboxes.ts';
import { localQueue } from './mail/queue.ts';
import { listenSmtp, verdictsOf } from './mail/smtp.ts';
import { openSpool } from './mail/spool.ts';
import { variantTrials } from './mail/variant-trials.ts';
import { type AtRest, LONG_QUIET_MS, mayBeginAgain, pagesAtWork, restAfterWork, whenQuiet } from './memory.ts';
import { packedFiles } from './packed-files.ts';
import { makePictures } from './pictures.ts';
import { onPort } from './ports.ts';
import { reportTaker } from './provider/bounces.ts';
import { picturesInside } from './provider/pictures-inside.ts';
import { makeProvider, ownAddresses, type TakeMail } from './provider/provider.ts';
import { takeRestored } from './restored.ts';
import type { Judge, JudgeOptions, PostedMail } from './running-judge.ts';
import { LOOPBACK } from './running-judge.ts';
import { listenHttp, type Respond } from './site/http.ts';
import { ownSite } from './site/own-site.ts';
import { newCode, withAccessCode } from './site/private.ts';
import { MASTHEAD_LINKS, writeTo } from './site/show.ts';
import { makeSite } from './site/site.ts';
import { type DurableStore, openDurableStore } from './store/durable-store.ts';
import { localTimers } from './timers.ts';

export const DOMAIN = 'chancery.localhost';
const SWEEP_EVERY_MS = 600_000;
/** Three hours of the fast clock, on which a morning would be over before the sweep. */
const FAST_DIGESTS_EVERY_MS = 3_000;
/** Mail of commits this new is made again with a store that was lost: what is in a mailbox already takes its own place. */
const MAILED_AGAIN_MS = 86_400_000;
/** What a judge had decided so long before its backup was made, it had mailed by then. */
const MAILED_BY_THEN_MS = 900_000;

/** Starts the judge. Throws BadInput, with a sentence, when something it needs cannot be had. */
export async function startJudge(options: JudgeOptions): Promise<Judge> {
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of undo.splice(0).reverse()) await each();
  };
  try {
    return await start(options, undo, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(options: JudgeOptions, undo: (() => Promise<void>)[], close: () => Promise<void>): Promise<Judge> {
  // Without the packages that a first start installs, and what it makes of the sources.
  const began = performance.now();
  const folder = await openFolder(options.data);
  undo.push(folder.close);
  const clock = await openClock(folder.path, options.clock);
  undo.push(clock.close);
  const { log, close: closeLog } = openLog(folder.path);
  undo.push(closeLog);
  const spool = await openSpool(folder.path, packedFiles(diskFiles(join(folder.path, 'files'))), (error) =>
    log('mail', { error }),
  );
  undo.push(spool.close);
  const { files } = spool;
  const mailboxes = await openMailboxes(join(folder.path, 'mailboxes'));
  undo.push(mailboxes.close);
  const key = await openKey(folder.path, folder.isNew);
  const secrets = makeSecrets(key.bytes);

  let respond: Respond | null = null;
  const { door = null, httpHost = LOOPBACK } = options;
  const listen = async (at: Parameters<typeof listenHttp>[0]) => {
    const http = await listenHttp(at, () => respond, options.site);
    undo.push(http.close);
    return http.server;
  };
  // What listens already says that the judge starts, until it is there.
  const pagesServer =
    door?.server ??
    (await onPort({ what: 'pages', option: '--http' }, options.http, (port) => listen({ host: httpHost, port })));
  const { port: httpPort } = pagesServer.address() as AddressInfo;
  const site = options.site ?? `http://localhost:${httpPort}`;
  const provider =
    options.provider === undefined
      ? null
      : await makeProvider(folder.path, options.provider, { now: clock.now, log, key: key.bytes });

  const store = await openDurableStore(folder.path, folder.isNew);
  const { table } = store;
  undo.push(store.close);
  await folder.ready();

  const timers = localTimers(clock, (game) => runDeadline(services, game));
  const house = {
    ...(options.provider === undefined ? { domain: DOMAIN } : ownAddresses(options.provider)),
    judge: 'Chancery',
    code: 'CHAN',
    site,
    // Pages of this machine are nothing to people elsewhere.
    ...(provider !== null && options.site === undefined
      ? { hasPages: false }
      : { stopPage: `${site}/${NO_INVITATIONS}` }),
    ...(options.operator === undefined ? {} : { operator: options.operator }),
    ...(options.clock === 'fast' ? { isClockFast: true } : {}),
  };
  const ownVariants = join(folder.path, 'variants');
  const forget = addVariants(ownVariants);
  undo.push(async () => forget());
  const { examine = null } = options;
  const trials =
    examine === null ? null : variantTrials({ folder: ownVariants, services: () => services, examine, takeIn });
  const help = loadHelp();
  const stored = storeOn(table, {
    now: clock.now,
    files,
    outbox: { now: Date.now, leaseMs: 0, ask: async ({ id, rank }) => outbound.push(id, { mail: id, rank }) },
  });
  const services = composeServices({
    store: { ...stored, undone: { ...stored.undone, ...listsInTurn() } },
    timers,
    mailroom: () => ({
      ...spool,
      takeIn,
      // What lies in the mailbox has been received: no deadline passes before it is looked at.
      unhandled: async (...asked) => {
        await provider?.catchUp();
        return spool.unhandled(...asked);
      },
    }),
    // The fast clock stands still while the judge does: nothing passes unseen.
    ...(options.clock === 'real'
      ? { heartbeat: aliveWhile(() => provider?.isOpen() ?? true, dynamoHeartbeat(table), clock.now) }
      : {}),
    pages: writtenPages({
      isDrawn: true,
      signer: ed25519Signer(key.bytes),
      places: provider === null ? MASTHEAD_LINKS : PLACES_PAGE,
      write: provider === null ? writeTo : mailtoOf,
      fonts: embeddedFonts(),
      style: styleSheet(),
      help,
    }),
    renewLists: async () => lists.renew(),
    askWhatIf: async (request) => whatIfs.push(request.reader.id, request),
    ...(trials === null ? {} : { tryVariant: trials.ask }),
    secrets,
    now: clock.now,
    house,
    help,
    log,
  });

  const pictures = makePictures(services.files);
  undo.push(pictures.close);
  const rest = restAfterWork(pictures.letGo);
  const restsLong = whenQuiet(LONG_QUIET_MS, () => void askForFresh());
  const rests = [rest, restsLong];
  const worked = () => {
    for (const each of rests) each.worked();
  };
  undo.push(async () => {
    for (const each of rests) each.close();
  });
  const atWork =
    <T, R>(handle: (event: T) => R) =>
    (event: T): R => {
      worked();
      return handle(event);
    };

  const placeFailed = new Set<string>();
  const inbound = localQueue({
    name: 'inbound',
    handle: atWork(makeInbound(services, { onFaultOfPlace: (id) => placeFailed.add(id) })),
    isFaultOfPlace: (id) => placeFailed.delete(id),
    atOnce: 1,
    handled: spool.handled,
    putAside: async (id) => {
      log('mail put aside', { mail: id, error: 'it could not be handled' });
      await spool.putAside(id);
    },
  });
  const whatIfs = localQueue({ name: 'what-if', handle: atWork(makeWhatIf(services)), atOnce: 1 });
  const lists = localLists(() => writeLists(services, false), log);
  const askToSend = async ({ id, rank }: OutboxMail) => outbound.push(id, { mail: id, rank });
  const later = new Set<NodeJS.Timeout>();
  const outbound = localQueue({
    name: 'outbound',
    handle: atWork(
      provider === null
        ? // Every address is a mailbox here: none is refused.
          makeOutbound({ ...services, tell: async () => {} }, mailboxes.send)
        : makeOutbound(
            {
              ...services,
              // A server that takes nothing has one sentence in the log, not one for each try.
              log: (what, facts) =>
                what === 'failed' && provider.out.trouble() !== null ? undefined : log(what, facts),
              aside: dynamoAside(table, clock.now, askToSend),
              mostRestedMs: Number.POSITIVE_INFINITY,
              ...('hasPages' in house
                ? { putInside: picturesInside({ site, pictures, written: () => inbound.idle() }) }
                : {}),
              tell: (address, why) => recordSuppression(services, address, why),
            },
            provider.out.send,
            {
              pace: provider.pace,
              askAgain: async ({ mail, rank }, seconds) => {
                const timer = setTimeout(() => {
                  later.delete(timer);
                  outbound.push(mail, { mail, rank });
                }, seconds * 1_000);
                later.add(timer);
              },
            },
          ),
    ),
    atOnce: 2,
    lane: laneOfMail,
  });
  const runSweep = makeSweep(
    swept(services, (name) => demonstration.isUnderWay(name)),
    askToSend,
    { startsAlone: true },
  );
  undo.push(
    lists.written,
    async () => {
      for (const timer of later) clearTimeout(timer);
    },
    outbound.close,
    timers.close,
    whatIfs.close,
    inbound.close,
  );

  const verdicts: Verdicts = verdictsOf(options.verdict);
  async function takeIn({ id, raw, from, to }: BotMail): Promise<void> {
    const envelope = { received: clock.now(), envelopeFrom: from, recipients: [to], verdicts: verdictsOf('pass') };
    const notification = await spool.store(Buffer.from(raw), envelope, id);
    inbound.push(id, notification);
  }
  const take = async ({ raw: sent, from, to, isForeign, client }: PostedMail) => {
    const received = clock.now();
    const raw = client === undefined ? sent : Buffer.concat([receivedField(client, received), sent]);
    const found = isForeign === true ? verdictsOf('none') : verdicts;
    const notification = await spool.store(raw, { received, envelopeFrom: from, recipients: to, verdicts: found });
    inbound.push(notification.mail.messageId, notification);
  };
  const settled = async () => {
    await inbound.idle();
    await whatIfs.idle();
    await trials?.idle();
    await inbound.idle();
    await outbound.idle();
  };

  const notes = [
    ...key.notes,
    ...spool.notes,
    ...store.notes,
    ...(await madeAgain(services, store, await takeRestored(folder.path))),
  ];
  for (const note of notes) log('damage', { note });

  // What an earlier run left undone comes before anything new.
  for (const notification of await spool.waiting()) inbound.push(notification.mail.messageId, notification);
  await trials?.resume();
  const demonstration = await makeDemonstration(services);
  undo.push(demonstration.close);
  for (const { name, wake } of await services.index.going()) {
    if (!demonstration.isUnderWay(name)) await timers.wake(name, wake);
  }

  const smtp =
    provider !== null
      ? null
      : await onPort({ what: 'mail', option: '--smtp', mayMove: options.mayMoveSmtp ?? false }, options.smtp, (port) =>
          listenSmtp({ host: options.host ?? LOOPBACK, port, domain: DOMAIN, take }),
        );
  if (smtp !== null) undo.push(smtp.close);
  if (provider !== null) {
    const store: TakeMail = async ({ id, raw, ...envelope }) => {
      const notification = await spool.store(raw, envelope, id);
      inbound.push(notification.mail.messageId, notification);
    };
    await provider.open(services, store, reportTaker(services, table));
    undo.push(provider.close);
  }

  let sweeping = sweepOnce();
  const isPublished = sweeping;
  void isPublished.then(rest.worked);
  const looking = new AbortController();
  const lookingBack = lookBack(isPublished, store, looking.signal, log);
  undo.push(() => {
    looking.abort();
    return lookingBack;
  });
  const everySoOften = setInterval(() => {
    sweeping = sweeping.then(() => sweepOnce());
  }, SWEEP_EVERY_MS);
  const mornings =
    options.clock === 'fast'
      ? setInterval(() => {
          sweeping = sweeping.then(() => sweepOnce(() => sendDigests(services)));
        }, FAST_DIGESTS_EVERY_MS)
      : undefined;
  undo.push(async () => {
    clearInterval(everySoOften);
    clearInterval(mornings);
    await sweeping;
  });

  void demonstration.resume();
  const code = options.isPrivate === true ? newCode() : null;
  const judge: Judge = {
    code,
    smtpPort: smtp?.port ?? 0,
    httpPort,
    site,
    smtpPassedOver: smtp === null || options.smtp === 0 || smtp.port === options.smtp ? null : options.smtp,
    notes,
    services,
    table,
    mailboxes,
    provider: provider?.shown ?? null,
    mailTrouble: spool.trouble,
    pictures,
    demonstration,
    isPublished,
    listed: lists.written,
    take,
    settled,
    close,
  };
  const shown = provider === null ? makeSite(judge) : ownSite(judge, makeSite(judge));
  respond = pagesAtWork(worked, code === null ? shown : withAccessCode(shown, code));
  if (door !== null) await listen(door);
  const startMs = performance.now() - began;
  return judge;

  async function askForFresh(): Promise<void> {
    if (options.beginAgain === undefined || code !== null || options.clock === 'fast') return;
    await sweeping;
    const atRest: AtRest = {
      memory: process.memoryUsage.rss(),
      startMs,
      now: clock.now(),
      queues: [inbound, whatIfs, outbound],
      waiting: later.size,
      servers: [pagesServer, ...(smtp === null ? [] : [smtp.server]), ...(provider?.servers() ?? [])],
      isWell: provider?.shown.isWell() ?? true,
      wakes: services.index.going,
    };
    if (!(await mayBeginAgain(atRest))) return restsLong.worked();
    log('begins again', { memory: `${Math.round(atRest.memory / 1e6)} MB` });
    options.beginAgain();
  }

  async function sweepOnce(run: () => Promise<void> = runSweep): Promise<void> {
    try {
      await run();
    } catch (error) {
      log('sweep failed', { error: error instanceof Error ? error.message : String(error) });
    }
  }
}

async function lookBack(
  start: Promise<void>,
  store: DurableStore,
  signal: AbortSignal,
  log: Services['log'],
): Promise<void> {
  await start;
  for (const note of await store.lookBack(signal)) log('damage', { note });
}

/** A judge that gets no mail is as good as down: what falls due meanwhile is made up for, as after any outage. */
function aliveWhile(isOpen: () => boolean, heartbeat: Heartbeat, now: () => Instant): Heartbeat {
  return {
    last: async () => (isOpen() ? heartbeat.last() : now()),
    beat: async (at) => (isOpen() ? heartbeat.beat(at) : undefined),
  };
}

/** As every mail server puts one on top of what it takes. */
function receivedField({ name, ip }: NonNullable<PostedMail['client']>, at: number): Buffer {
  const by = name.replace(/[^\w.:[\]-]/g, '').slice(0, 255) || 'unknown';
  const date = new Date(at).toUTCString().replace('GMT', '+0000');
  return Buffer.from(`Received: from ${by} ([${ip.replace(/^::ffff:/i, '')}]) by ${DOMAIN} with ESMTP; ${date}\r\n`);
}

/** What follows from commits that were put back into the store; sentences about games that are still not whole. */
async function madeAgain(
  services: Services,
  { table, changed, emptied }: DurableStore,
  backedUp: Instant | null,
): Promise<readonly string[]> {
  const since = backedUp === null ? services.now() - MAILED_AGAIN_MS : backedUp - MAILED_BY_THEN_MS;
  if (changed === 'all') return rebuilt(services, () => gameNames(table), since);
  for (const name of changed) await publishCommits(services, name);
  const names = emptied === 'all' ? await gameNames(table) : [...emptied];
  // What has been mailed is known: mails that are not yet on their way go first, and none goes twice.
  for (const name of names) await publishCommits(services, name);
  return names.length === 0 ? [] : rebuilt(services, async () => names, Number.POSITIVE_INFINITY);
}

async function rebuilt(
  services: Services,
  names: () => Promise<readonly GameName[]>,
  mailsSince: number,
): Promise<readonly string[]> {
  const done = await rebuildGames({ services, names, mailsSince });
  return done.flatMap(({ game, fault }) =>
    fault === null
      ? []
      : [
          `The game '${game}' is left as it was, since ${fault}. Put the files store and journal back from a backup, then: chancery rebuild.`,
        ],
  );
}

/** The services without the games that must be left alone. */
function swept(services: Services, isLeftAlone: (name: GameName) => boolean): Services {
  const { undone } = services;
  const left = { due: async (by: Instant) => (await undone.due(by)).filter(({ name }) => !isLeftAlone(name)) };
  const commits = async (by: Instant) => (await undone.commits(by)).filter(({ game }) => !isLeftAlone(game));
  const list = async () => (await services.index.list()).filter(({ name }) => !isLeftAlone(name));
  const going = async () => (await services.index.going()).filter(({ name }) => !isLeftAlone(name));
  return { ...services, index: { ...services.index, list, going }, undone: { ...undone, ...left, commits } };
}
