/** `chancery archive stats`: who won, drew and survived, and the scores. */
import { type Command, Option } from 'commander';
import { BadInput } from '../../../../local/bad-input.ts';
import { countGames, gameLine, tallyInWords } from '../../../archive/archive-stats.ts';
import { writeOut } from '../../../lines.ts';

export function add(command: Command): void {
  command
    .argument('<paths...>', 'archives, or folders of them')
    .option('--variant <id>', 'only games of this variant')
    .option('--player <name>', 'only games in which this person played')
    .option('--people <file>', 'call people as this table does: --player then finds all spellings')
    .option('--power <power>', 'with --player: only when playing this power')
    .addOption(new Option('--outcome <outcome>', 'only games that ended so').choices(OUTCOMES))
    .option('--games', 'write each game with its scores as a line of JSON')
    .option('--json', 'write the counts as JSON')
    .action(stats);
}

const OUTCOMES = ['won', 'drawn', 'conceded', 'terminated', 'unknown'] as const;

interface StatsOptions {
  readonly variant?: string;
  readonly player?: string;
  readonly people?: string;
  readonly power?: string;
  readonly outcome?: (typeof OUTCOMES)[number];
  readonly games?: boolean;
  readonly json?: boolean;
}

async function stats(paths: readonly string[], options: StatsOptions): Promise<void> {
  const { variant = null, player = null, power = null, outcome = null, games = false, json = false } = options;
  // Its schema takes as long to load as thousands of games.
  const table =
    options.people === undefined && player === null ? null : await import('../../../archive/people-table.ts');
  const people = options.people === undefined ? null : new table!.People(options.people);
  const called =
    player === null ? null : (people?.namesOf(player) ?? { names: [player], doubt: table!.ONLY_SPELLED(player) });
  if (called !== null && called.doubt !== null) process.stderr.write(`${called.doubt}\n`);
  const query = { variant, players: called?.names ?? null, power, outcome, people };
  const { tally, faults } = await countGames(paths, query, async (game) => {
    if (games) await writeOut(gameLine(game));
  });
  if (!games) await writeOut(json ? `${JSON.stringify(tally, null, 2)}\n` : tallyInWords(tally));
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
}
