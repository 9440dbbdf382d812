/** Plays games in a simulated world from a seed, and says everything that is wrong at the end. */

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { canonicalJson } from '../../engine/game/canonical.ts';
import type { Commit } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { type GameName, gameName } from '../../engine/vocabulary.ts';
import { STORED_WITHIN_MS } from '../../lambdas/adapters/aws/s3-mailroom.ts';
import { boardOfGame } from '../../lambdas/games/board-of-game.ts';
import { mailsOf } from '../../lambdas/outgoing/dispatches.ts';
import { indexEntry } from '../../lambdas/outgoing/publish-commits.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { LANGUAGES, loadLanguage } from '../../templates/locales/languages.ts';
import { loadAsked } from '../../templates/mail/kinds/account/asked-later.ts';
import { CALM, type Chaos } from './chaos.ts';
import { calmEdge, type Edge } from './edge.ts';
import { openHouse } from './house.ts';
import type { Arrived, House, HouseOptions } from './house-seen.ts';
import { Refused } from './loop.ts';
import { letPlay, type Ordered, orderedKey, seatPlayers } from './players.ts';

export interface Run {
  readonly seed: number;
  readonly games: number;
  /** Of each game. */
  readonly phases: number;
  readonly chaos: Chaos;
  readonly pages?: boolean;
  /** Players write within so long of a phase's beginning, in milliseconds. */
  readonly within?: number;
  /** Of a hundred players so many send by order sheets. */
  readonly sheets?: number;
  /** They write in the last so many milliseconds before each deadline. */
  readonly atTheLast?: number;
  readonly spoil?: HouseOptions['spoil'] | undefined;
  readonly poison?: HouseOptions['poison'];
  /** Is asked to write what it likes when the games have begun. */
  readonly meddle?: (house: House) => void;
}

export interface Report {
  /** A sentence for each thing that is wrong. */
  readonly faults: readonly string[];
  /** The games as they stand at the end, in one form: boards, orders, results; no instants and no salts. */
  readonly states: ReadonlyMap<string, string>;
  readonly phases: number;
  readonly mails: number;
  /** Of these, digests. */
  readonly digests: number;
  /** Times that a sheet was sent, again and again among them. */
  readonly posts: number;
  readonly repeated: number;
  readonly harm: number;
  readonly house: House;
}

const SHEETS = 40;
/** Steps between two looks at whether all games are over. */
const LOOK_EVERY = 50;
/** When nothing goes wrong any more, two sweeps have repaired what was missed. */
const REPAIRED_WITHIN_MS = 11 * 60_000;
/** A phase takes at most so long by the virtual clock, repairs and all. */
const DAYS_FOR_A_PHASE = 8;

/** Read before a run: a function that waited for the disk would wait for something that is no service. */
const loaded = Promise.all([
  ...LANGUAGES.map(loadLanguage),
  loadAsked(),
  import('../../lambdas/account/send-account-mail.ts'),
]);

export async function simulate(run: Run): Promise<Report> {
  await loaded;
  const { seed, games, phases, within, atTheLast, sheets = SHEETS } = run;
  const house = openHouse(run);
  const names = Array.from({ length: games }, (_, n) => `game${n + 1}`);
  const arrivals = new Map<string, Arrived[]>();
  house.onMail((arrived) => {
    const { id } = arrived.mail;
    arrivals.set(id, [...(arrivals.get(id) ?? []), arrived]);
  });
  for (const name of names) await seatPlayers(house, name);
  const began = house.loop.now();
  house.unleash();
  run.meddle?.(house);
  const ordered = letPlay(house, names, { seed, phases, within, atTheLast, sheets });
  const isOver = watch(house, names, phases);
  const latest = began + DAYS_FOR_A_PHASE * phases * 86_400_000;
  await house.loop.run(() => isOver() || house.loop.now() > latest);
  const faults: string[] = house.loop.now() > latest ? [`Not over after ${DAYS_FOR_A_PHASE * phases} days.`] : [];
  const states = new Map<string, string>();
  for (const name of names) {
    faults.push(...(await faultsOf(house, gameName(name), phases, ordered)));
    states.set(name, await stateOf(house, gameName(name)));
  }
  const repeats = [...arrivals.values()].filter((list) => list.length > 1);
  const repeated = repeats.reduce((sum, list) => sum + list.length - 1, 0);
  faults.push(...repeats.filter(areDifferent).map(([first]) => `Two mails are called ${first!.mail.id}.`));
  if (repeated > house.harm())
    faults.push(`${repeated} mails were repeated, for ${house.harm()} kills and lost answers.`);
  const lying = house.queues.inbound.aside().length;
  if (lying > 0) faults.push(`${lying} mails lie where nobody handles them.`);
  faults.push(...(await strayMails(house, names, [...arrivals.values()].flat())));
  const posts = house.runs.get('sheet')?.runs ?? 0;
  const digests = [...arrivals.values()].filter(([first]) => isDigest(first!.mail)).length;
  return {
    faults,
    states,
    phases: games * phases,
    mails: arrivals.size,
    digests,
    posts,
    repeated,
    harm: house.harm(),
    house,
  };
}

/** A run and its calm twin: everything that is wrong with it, or different. */
export async function compare(run: Run): Promise<Report> {
  const calm = await simulate({ ...run, chaos: CALM });
  const wild = await simulate(run);
  const different = [...calm.states].filter(([name, state]) => wild.states.get(name) !== state);
  return {
    ...wild,
    faults: [
      ...calm.faults.map((fault) => `In the calm run: ${fault}`),
      ...wild.faults,
      ...different.map(([name]) => `${name} has not come out as in the calm run.`),
      ...(run.pages === true ? await strayPages(wild.house, calm.house) : []),
    ],
  };
}

/** How long after its deadline each phase of a game was adjudicated, in milliseconds; 0: by then. */
export async function lateness(house: House, name: GameName): Promise<readonly number[]> {
  let game: Game | null = null;
  const late: number[] = [];
  for (const commit of await house.services.games.commitsAfter(name, 0)) {
    const deadline = game?.current?.clock.deadline ?? commit.at;
    if (commit.events.some(({ type }) => type === 'phase-resolved')) late.push(Math.max(0, commit.at - deadline));
    game = evolve(game, commit);
  }
  return late;
}

/** How to see a failing run again. */
export function replay({ seed, games, phases, pages = false }: Run): string {
  return `npx tsx tests/simulation/run.ts --seed ${seed} --games ${games} --phases ${phases}${pages ? ' --pages' : ''}`;
}

function watch(house: House, names: readonly string[], phases: number): () => boolean {
  const playing = new Set(names);
  let steps = 0;
  let isLooking = false;
  let repaired = Number.POSITIVE_INFINITY;
  return () => {
    steps += 1;
    if (house.loop.now() >= repaired) return house.isIdle();
    if (steps % LOOK_EVERY !== 0) return false;
    if (playing.size === 0 && repaired === Number.POSITIVE_INFINITY) {
      house.calm();
      repaired = house.loop.now() + REPAIRED_WITHIN_MS;
    }
    if (!isLooking) {
      isLooking = true;
      void look(house, playing, phases).then(() => {
        isLooking = false;
      });
    }
    return false;
  };
}

async function look(house: House, playing: Set<string>, phases: number): Promise<void> {
  for (const name of [...playing]) {
    const game = await house.game(name);
    if (game !== null && (game.resolved.length >= phases || game.status === 'finished')) playing.delete(name);
  }
}

/** What is wrong with one game. */
async function faultsOf(house: House, name: GameName, phases: number, ordered: Ordered): Promise<readonly string[]> {
  const { services } = house;
  const faults: string[] = [];
  const game = await house.game(name);
  if (game === null) return [`${name} is gone.`];
  const commits = await services.games.commitsAfter(name, 0);
  const resolved = commits.flatMap(({ events }) => events.filter((event) => event.type === 'phase-resolved'));
  const codes = resolved.map(({ phase }) => phase);
  if (new Set(codes).size !== codes.length) faults.push(`${name}: a phase was adjudicated twice: ${codes.join(' ')}`);
  if (game.status === 'active' && codes.length < phases)
    faults.push(`${name} stands still in ${game.position?.phase}.`);
  for (const { phase, orders } of resolved) {
    for (const { power } of game.seats) {
      const wanted = ordered.get(orderedKey(name, phase, power)) ?? [];
      const had = orders[power] ?? [];
      if ([...wanted].sort().join('; ') === [...had].sort().join('; ')) continue;
      faults.push(`${name} ${phase}: ${power} ordered ${wanted.join('; ')}, and had on file ${had.join('; ')}.`);
    }
  }
  const entry = await services.index.entry(name);
  const snapshot = (await services.games.latest(name)).snapshot;
  const wanted = indexEntry(game, boardOfGame(services, game)!);
  if (canonicalJson({ ...entry, n: 0, updated: 0 }) !== canonicalJson({ ...wanted, n: 0, updated: 0 }))
    faults.push(`${name} stands otherwise in the index: ${JSON.stringify(entry)}.`);
  if (snapshot?.n !== game.n) faults.push(`${name} has ${game.n} commits; its snapshot ${snapshot?.n}.`);
  if (entry !== null && !isCalled(house.wakesOf(name), entry.wake)) faults.push(`${name} has no right wake-up call.`);
  return faults;
}

/** One of the schedules fires a little after the instant, when all mail of before is stored; those of before may be left. */
function isCalled(set: readonly number[], wake: number | null): boolean {
  const isRight = (at: number) =>
    wake !== null && at >= wake + STORED_WITHIN_MS && at <= wake + STORED_WITHIN_MS + 1_000;
  return wake === null || set.some(isRight);
}

/** Mails that did not arrive, by themselves, as a line of a digest or in one answer with others, and mails that nothing had called for. */
async function strayMails(
  house: House,
  names: readonly string[],
  arrivals: readonly Arrived[],
): Promise<readonly string[]> {
  const wanted = new Map<string, OutgoingMail>();
  for (const name of names) for (const mail of await mailsThatFollow(house, gameName(name))) wanted.set(mail.id, mail);
  const arrived = new Map(arrivals.map(({ mail }) => [mail.id, mail]));
  const tells = (whole: OutgoingMail, { to, together, heldUntil, subject, text }: OutgoingMail) =>
    whole.to === to &&
    ((heldUntil !== undefined && isDigest(whole) && unwrapped(whole.text).includes(unwrapped(subject))) ||
      (whole.id === together?.id && whole.text.includes(text.trimEnd())));
  // Who has signed on stands in the mail of the start; all of these games have begun.
  const mayMiss = (mail: OutgoingMail) => mail.untilStart !== undefined || (mail.heldUntil ?? 0) > house.loop.now();
  const others = [...arrived.values()].filter(({ id }) => !wanted.has(id));
  const missing = [...wanted.values()].filter(
    (mail) => !arrived.has(mail.id) && !mayMiss(mail) && !others.some((whole) => tells(whole, mail)),
  );
  const strange = others.filter((whole) => ![...wanted.values()].some((mail) => tells(whole, mail)));
  return [
    ...missing.map(({ id }) => `The mail ${id} never arrived.`),
    ...strange.map(({ id }) => `The mail ${id} follows from nothing.`),
  ];
}

const isDigest = ({ id }: OutgoingMail) => id.startsWith('digest-');
const unwrapped = (text: string) => text.replace(/\s+/g, ' ');

function areDifferent([first, ...others]: readonly Arrived[]): boolean {
  return others.some(
    ({ mail, raw }) => mail.headers['X-Judge-Mail-Id'] !== first!.mail.id || Buffer.compare(raw, first!.raw) !== 0,
  );
}

/** Pages that are not what the commits say, to the last byte, or not what they are in the calm run, instants apart. */
async function strayPages(wild: House, calm: House): Promise<readonly string[]> {
  const rebuilt = await publishedAnew(wild);
  const names = (files: ReadonlyMap<string, Uint8Array>) =>
    [...files.keys()].filter((name) => !/^(?:inbox|mail)\//.test(name)).sort();
  const faults: string[] = [];
  for (const name of new Set([...names(wild.files), ...names(rebuilt), ...names(calm.files)])) {
    const [here, anew, there] = [wild.files, rebuilt, calm.files].map((files) => unpacked(name, files.get(name)));
    if (here === undefined || anew === undefined || there === undefined) {
      faults.push(`${name} is missing: ${[here, anew, there].map((body) => body !== undefined).join(', ')}.`);
    } else if (Buffer.compare(here, anew) !== 0) faults.push(`${name} is not what follows from the commits.`);
    else if (!SEALED.test(name) && withoutInstants(here) !== withoutInstants(there))
      faults.push(`${name} is not what it is in the calm run.`);
  }
  return faults;
}

/** As it is read: games' texts lie packed (lambdas/adapters/aws/s3-files.ts). */
function unpacked(name: string, body: Uint8Array | undefined): Uint8Array | undefined {
  if (body === undefined) return undefined;
  if (name.endsWith('/game.html')) return brotliDecompressSync(body);
  return body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;
}

/** The pages and records that follow from the commits, made anew beside those that are there. An edge may fail: what failed is done again. */
export async function publishedAnew(house: House, edge: Edge = calmEdge): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const { publisher } = house.worldOn(edge, files);
  const again = async (publish: () => Promise<void>) => {
    for (;;) {
      try {
        return await publish();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
  };
  const entries = await house.services.index.list();
  for (const { name } of entries) {
    let game: Game | null = null;
    for (const commit of await house.services.games.commitsAfter(name, 0)) {
      const before: Game | null = game;
      const after = evolve(before, commit);
      await again(() => publisher.publishPhase(before, after, commit));
      await again(() => publisher.publishGame(after));
      game = after;
    }
  }
  await again(async () => publisher.publishLists?.(entries));
  return files;
}

/** Salts and the hashes made with them are of one run alone. */
const SEALED = /archive\.json$/;
const INSTANTS =
  /\b1\d{12}\b|\d{4}-\d\d-\d\dT[\d:.]+Z|\p{L}+\.? \d+(?:er|\.)? \p{L}+\.? \d{4}, \d\d:\d\d|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \w{3} \d\d \d{4} [\d:]{8}/gu;

function withoutInstants(body: Uint8Array): string {
  return Buffer.from(body).toString('utf8').replace(INSTANTS, 'then');
}

async function stateOf(house: House, name: GameName): Promise<string> {
  const game = (await house.game(name))!;
  const commits = await house.services.games.commitsAfter(name, 0);
  const phases = commits.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'phase-resolved'
        ? [
            {
              phase: event.phase,
              orders: event.orders,
              resolution: event.resolution,
              next: event.next?.position ?? null,
            },
          ]
        : [],
    ),
  );
  const seats = game.seats.map(({ power, person, status }) => ({ power, person, status }));
  return canonicalJson({ phases, seats, status: game.status, outcome: game.outcome, position: game.position });
}

/** The mails that follow from a game's commits, as they would be written now. */
async function mailsThatFollow({ services }: House, name: GameName): Promise<readonly OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  let game: Game | null = null;
  for (const commit of (await services.games.commitsAfter(name, 0)) as readonly Commit[]) {
    const before: Game | null = game;
    game = evolve(before, commit);
    mails.push(...(await mailsOf(services, before, game, commit)));
  }
  return mails;
}
