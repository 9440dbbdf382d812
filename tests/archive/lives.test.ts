/**
 * Archives of whole lives of games: players are late, replaced and forgotten, masters roll back, set up the board and order for
 * others. Whatever happened, the archive is sound, is the same when it is played again, goes out in every format and
 * comes back, and tells nothing that is not to be known.
 * @module-tag long
 */

import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { archiveOfRecord, recordFromArchive, replayArchive } from '../../engine/archive/of-record.ts';
import { readResearchGame } from '../../engine/archive/research/read-game.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { verifyArchive } from '../../engine/archive/verify.ts';
import type { Commit, PersonId } from '../../engine/game/events.ts';
import { areNamesOpen } from '../../engine/view/view.ts';
import { type Power, personId } from '../../engine/vocabulary.ts';
import { exportText, FORMATS } from '../../infra/tools/archive/export-archive.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';
import type { Life } from '../lives/life.ts';
import { live } from '../lives/whole-life.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { keeper, LATER, verifier } from './games.ts';
import { tidy } from './importing.ts';

const LIVES = IS_FULL ? 60 : 2;
const DAYS = IS_FULL ? 500 : 70;
const OPTIONS = [[], ['gunboat'], ['gunboat', 'no reveal'], ['white/grey'], []] as const;
/** Words that no archive may tell. */
const SECRET = 'SECRETWORDS';

/** What makes archives hard: press of all kinds, a board that is set up, orders that a master gives, people gone for good. */
function troubles(seed: number): (life: Life) => void {
  const random = createRandom(seed);
  return (life) => {
    const game = life.game();
    const master = { person: random.pick(game.masters), role: 'master', powers: [] } as const;
    const seat = game.seats.length === 0 ? null : random.pick(game.seats);
    const player = seat?.person == null ? null : life.actorOf(seat.person);
    if (player !== null && random.percent(8)) life.write(player, 'press to all\nWords for all.\nendpress');
    if (player !== null && random.percent(4)) life.write(player, `press to master\n${SECRET}\nendpress`);
    if (seat !== null && random.percent(3)) life.write(master, `become ${seat.power}\n${ordersOf(life, seat.power)}`);
    // Late players and deadlines that are set anew would leave a life with a handful of phases.
    if (random.percent(15)) life.write(master, `process ${game.position?.phase}`);
    if (random.percent(4)) {
      life.write(master, 'pause');
      life.confirm(master, setUp(life));
      life.write(master, 'resume');
    }
  };
}

function ordersOf({ game }: Life, power: Power): string {
  return (game().position?.units[power] ?? []).map((unit) => `${unit} H`).join('\n');
}

/** The board as it stands, without one unit. */
function setUp({ game, board }: Life): string {
  const units = Object.entries(game().position?.units ?? {}).filter(([, list]) => list.length > 1);
  const [power, list] = units[0] ?? [board.powers[0]!.name, []];
  return `setup\n${power}: ${list.slice(1).join(', ')}\nend`;
}

function keep(life: Life, commits: readonly Commit[], forgotten: PersonId | null = null): ArchiveDocument {
  const { digest } = loadVariant(life.board.variant.id)!;
  const names = (id: PersonId) => (id === forgotten ? null : keeper.names(id));
  return sealArchive(archiveOfCommits(commits, { ...keeper, board: life.board, variantDigest: digest, names }), sha256);
}

/** Digests that were printed in results mails. */
function heads(commits: readonly Commit[]): readonly string[] {
  return commits.filter(({ events }) => events.some(({ type }) => type === 'phase-resolved')).map(({ hash }) => hash);
}

/** What has happened in any of the lives. */
const seen = new Set<string>();
let phases = 0;

describe.each(Array.from({ length: LIVES }, (_, n) => 7_300 + n))('life %i', (seed) => {
  const life = live(seed, { days: DAYS, options: OPTIONS[seed % OPTIONS.length]!, also: troubles(seed) });
  const { board, commits } = life;
  for (const { events } of commits) for (const { type } of events) seen.add(type);
  const loaded = loadVariant(board.variant.id)!;

  it('is sound from its beginning to its end, and holds every head that was ever printed', () => {
    const turns = heads(commits);
    phases += turns.length;
    const some = [turns[0], turns[Math.floor(turns.length / 2)], commits.at(-1)?.hash];
    for (const until of some) {
      const told = commits.slice(0, commits.findIndex(({ hash }) => hash === until) + 1);
      const { checks } = verifyArchive(formatArchive(keep(life, told)), { ...verifier, anchors: heads(told) });
      expect(checks.filter(({ result }) => result === 'wrong')).toEqual([]);
    }
  });

  it('is the same when it is played again, and when it is made again from its record', () => {
    const document = keep(life, commits);
    expect(formatArchive(sealArchive(replayArchive(document, board), sha256))).toBe(formatArchive(document));
    const again = archiveOfRecord(recordFromArchive(document), { board, variantDigest: document.variant.digest });
    const bare = ({ at: _, commit: __, receipts: ___, map: ____, ...phase }: ArchiveDocument['phases'][number]) =>
      phase;
    expect(replayArchive(again, board, true).phases.map(bare)).toEqual(document.phases.map(bare));
    const research = readResearchGame(
      board,
      JSON.parse([...exportText(document, loaded, 'jsonl')].join('')),
      null,
      LATER,
    );
    if ('faults' in research) throw new Error(JSON.stringify(research.faults.slice(0, 3)));
    expect(research.record.phases.map(({ phase, position }) => [phase, tidy(position.units)])).toEqual(
      document.phases.map(({ phase, position }) => [phase, tidy(position.units)]),
    );
  });

  it('tells nobody’s secrets in any format, and no names that are not open', () => {
    const wanted = Object.keys(FORMATS).filter((format) => format !== 'maps' && (IS_FULL || format !== 'html'));
    const isOpen = areNamesOpen(life.game());
    expect(isOpen).toBe(!(life.game().settings.anonymous && !life.game().settings.reveal));
    const document = keep(life, commits);
    const early = keep(life, commits.slice(0, commits.length - 1));
    for (const format of wanted) {
      const text = [...exportText(document, loaded, format as 'json')].join('');
      expect(text, format).not.toContain(SECRET);
      if (!isOpen) expect(text, format).not.toMatch(/Name of [pn]\d|"[pn]\d+"/);
      if (!life.game().settings.anonymous) continue;
      expect([...exportText(early, loaded, format as 'json')].join(''), format).not.toMatch(/Name of [pn]\d|"[pn]\d+"/);
    }
  });

  it('stays valid when anybody who played is forgotten', () => {
    const document = keep(life, commits);
    const [person] = Object.keys(document.players).filter((id) => !document.masters.includes(personId(id)));
    if (person === undefined) return;
    const after = keep(life, commits, personId(person));
    expect(formatArchive(after)).not.toContain(`Name of ${person}"`);
    expect(after.chain).toEqual(document.chain);
    const { checks } = verifyArchive(formatArchive(after), { ...verifier, anchors: heads(commits) });
    expect(checks.filter(({ result }) => result === 'wrong')).toEqual([]);
  });
});

it('the lives hold what makes archives hard', () => {
  const hard = [
    'game-rolled',
    'position-set',
    'acted-for',
    'seat-taken',
    'powers-abandoned',
    'press-sent',
    'game-ended',
  ];
  expect([...seen]).toEqual(expect.arrayContaining(hard));
  expect(phases).toBeGreaterThan(5 * LIVES);
});
