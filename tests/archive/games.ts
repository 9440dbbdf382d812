/** Games to keep: the real ones, and one run by this judge with everything in it that an archive must not tell. */

import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { archiveOfCommits, type Keeper } from '../../engine/archive/of-commits.ts';
import { archiveOfRecord, type RecordedPhase } from '../../engine/archive/of-record.ts';
import { PhaseReader } from '../../engine/archive/reading/recorded-phases.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { verifyArchive } from '../../engine/archive/verify.ts';
import type { OrdersByPower, PhaseCode, Position } from '../../engine/board/position.ts';
import { chainCommit, receiptOf } from '../../engine/game/chain.ts';
import type { Commit, GameEvent, GameOutcome, Press } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { resolvePhase } from '../../engine/game/resolve-phase.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../engine/settings/settings.ts';
import { gameName, type PersonId, type Power, personId, rowsOf } from '../../engine/vocabulary.ts';
import { LOCAL_VERIFIER } from '../../infra/tools/archive/read-file.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { readJsonLines, standard } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { IS_FULL } from '../some-of.ts';

interface PlayedPhase {
  readonly game: string;
  readonly phase: PhaseCode;
  readonly orders: OrdersByPower;
  readonly units: Position['units'];
  readonly centers: Position['centers'];
}

const played = readJsonLines<PlayedPhase>(new URL('../games/data/standard.jsonl', import.meta.url));
/** A time by which all of these have been played. */
export const LATER = Date.UTC(2100, 0, 1);

export const GAMES: readonly string[] = [...new Set(played.map(({ game }) => game))];
/** The three shortest; all when everything is run. */
export const SOME_GAMES = IS_FULL ? GAMES : ['d3030', 'd3799', 'd4938'];

const { digest: variantDigest } = loadVariant('standard')!;

function ordersOf(name: string): readonly PlayedPhase[] {
  return played.filter(({ game }) => game === name);
}

/** A real game as an archive. Where nobody ordered a removal the record goes on from what its server removed. */
export function realGame(name: string): ArchiveDocument {
  return beginningOf(name, Number.POSITIVE_INFINITY);
}

/** The same, of its first `most` phases. */
export function beginningOf(name: string, most: number): ArchiveDocument {
  const reader = new PhaseReader(standard);
  const phases = ordersOf(name)
    .slice(0, most)
    .map(({ phase, orders, units, centers }): RecordedPhase => {
      const read = reader.read({ phase, units, centers, orders });
      if ('faults' in read || read.remarks.length > 0) throw new Error(`${name} ${phase}: ${JSON.stringify(read)}`);
      return read.phase;
    });
  const record = { name, source: 'tests/games/data/standard.jsonl', phases, outcome: null, players: {} };
  return sealArchive(archiveOfRecord(record, { board: standard, variantDigest }), sha256);
}

export const verifier = LOCAL_VERIFIER;

/** Words that may be in no archive. */
export const SECRETS = {
  subject: 'SECRETSUBJECT',
  password: 'SECRETPASSWORDHASH',
  press: 'SECRETPARTIALPRESS',
  line: 'SECRETREPORTLINE',
  draft: 'A par - SECRETDRAFT',
  preference: 'SECRETPREFERENCE',
} as const;

export const keeper: Keeper = {
  board: standard,
  variantDigest,
  digest: sha256,
  judge: { code: 'CHAN', site: 'https://judge.example.org' },
  names: (person) => `Name of ${person}`,
  map: (game, phase) => ({ svg: `/games/${game}/maps/${phase}.svg`, png: `/games/${game}/maps/${phase}.png` }),
};

/** The commits of a game that this judge has run: `phases` phases with the orders of a real one, and its end if one is given. */
export function judgedGame(
  name: string,
  phases: number,
  settings: Partial<Settings> = {},
  outcome: GameOutcome | null = null,
  called = gameName('marne'),
): readonly Commit[] {
  const commits: Commit[] = [];
  let game: Game | null = null;
  let at = Date.UTC(2026, 2, 2, 12);
  const commit = (...events: GameEvent[]): Game => {
    at += 3_600_000;
    const salt = sha256(`salt of commit ${commits.length}`);
    const made = chainCommit(
      { game: called, n: commits.length + 1, at, events, salt },
      commits.at(-1)?.hash ?? '',
      sha256,
    );
    commits.push(made);
    game = evolve(game, made);
    return game;
  };
  const all = { ...DEFAULT_SETTINGS, ...settings };
  commit({ type: 'game-created', variant: 'standard', by: personId('master1'), settings: all });
  for (const { name: power } of standard.powers) {
    const sealed = { salt: 's', value: { preferences: [[SECRETS.preference]], passwordHash: SECRETS.password } };
    commit({ type: 'player-joined', person: personOf(power), sealed });
  }
  const position = startingPosition(standard);
  const clock = { began: at, earliest: at, deadline: at + 86_400_000, graceEnd: at + 2 * 86_400_000 };
  const seats = Object.fromEntries(standard.powers.map(({ name: power }) => [power, personOf(power)]));
  let now = commit({ type: 'game-started', seats, position, clock });
  for (const { orders } of ordersOf(name).slice(0, phases)) {
    if (now.status === 'finished') break;
    const press = (press: Partial<Press>): GameEvent => ({
      type: 'press-sent',
      by: personOf('FRANCE'),
      sealed: {
        salt: 's',
        value: { from: 'FRANCE', colour: 'white', to: 'all', shown: 'all', body: 'To all.', ...press },
      },
    });
    commit(press({ body: `To all in ${now.position?.phase}.` }));
    commit(press({ colour: 'grey', body: 'Grey words to all.' }));
    commit(press({ to: ['GERMANY'], shown: ['GERMANY'], body: SECRETS.press }));
    for (const [power, list] of rowsOf(orders)) {
      const file = (texts: readonly string[], salt: string): GameEvent => {
        const onFile = texts.map((order) => ({ order, received: at }));
        return {
          type: 'orders-filed',
          power,
          receipt: receiptOf(salt, onFile, sha256),
          sealed: { salt, value: { onFile } },
        };
      };
      if (power === 'FRANCE') commit(file([SECRETS.draft], sha256(`draft ${at}`)));
      commit(file(list, sha256(`filed ${power} ${at}`)), {
        type: 'mail-answered',
        person: personOf(power),
        power,
        mail: { key: `key${at}`, messageId: `<${at}@example.org>`, subject: SECRETS.subject, received: at },
        sealed: {
          salt: 's',
          value: { report: [{ line: 1, text: SECRETS.line, outcome: 'done', message: '' }], asked: [] },
        },
      });
    }
    const context = { now: at, board: standard, zones, digest: sha256, salt: () => 's', random: () => 0 };
    now = commit(...resolvePhase(game ?? now, context));
  }
  if (outcome !== null) commit({ type: 'game-ended', outcome });
  return commits;
}

/** Who plays a power in {@link judgedGame}. */
export function personOf(power: Power): PersonId {
  return personId(`person-${power.toLowerCase()}`);
}

/** With more commits, each of these events, a minute after the one before. */
export function withMore(commits: readonly Commit[], ...more: readonly (readonly GameEvent[])[]): readonly Commit[] {
  const all = [...commits];
  for (const events of more) {
    const { game, n, at, hash } = all.at(-1) ?? { game: gameName('marne'), n: 0, at: Date.UTC(2026, 2, 2), hash: '' };
    const commit = { game, n: n + 1, at: at + 60_000, events, salt: sha256(`more ${n}`) };
    all.push(chainCommit(commit, hash, sha256));
  }
  return all;
}

/** An archive of `marne`, adjudicated again: what is wrong with it. */
export async function wrongInArchive({ services }: TestWorld): Promise<readonly unknown[]> {
  const commits = await services.games.commitsAfter(gameName('marne'), 0);
  const { checks } = verifyArchive(formatArchive(sealArchive(archiveOfCommits(commits, keeper), sha256)), verifier);
  return checks.filter(({ result }) => result === 'wrong');
}
