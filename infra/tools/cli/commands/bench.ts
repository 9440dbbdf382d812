/** `chancery bench`: how fast this is, as one line of JSON. `docs/performance.md` says how to read it. */
import { cpus } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { BadInput } from '../../../local/bad-input.ts';
import { writeOut } from '../../lines.ts';

/** Each section measures one thing and gives figures in JSON. */
const SECTIONS: Readonly<Record<string, () => Promise<unknown>>> = {
  adjudication: async () => (await import('../../bench/adjudication.ts')).benchAdjudication(),
  legal: async () => (await import('../../bench/adjudication.ts')).benchLegal(),
  maps: async () => (await import('../../bench/bench-maps.ts')).benchMaps(),
  bot: async () => (await import('../../bench/bot.ts')).benchBot(),
  strengths: async () => {
    const { loadVariants } = await import('../../../../lambdas/adapters/variants/variants.ts');
    const { board } = loadVariants().find(({ board: { variant } }) => variant.id === 'standard')!;
    return (await import('../../bench/bot-strengths.ts')).benchStrengths(board, 2);
  },
  'hostile-mail': async () => (await import('../../bench/hostile-mail.ts')).benchHostileMail(),
  sheet: async () => (await import('../../bench/bench-sheet.ts')).benchSheet(),
};

interface Options {
  readonly load?: true;
  readonly games?: readonly number[];
  readonly balance?: string;
}

export function add(command: Command): void {
  command
    .argument(
      '[sections...]',
      `what to measure: ${Object.keys(SECTIONS).join(', ')}; all when none is named`,
      readSection,
    )
    .option('--load', 'measure a whole local judge under load: mails and phases a second, memory; takes some minutes')
    .option('--balance <variant>', 'let a variant play itself, by the bot, by greed and by chance, and count')
    .option('--games <numbers>', 'with --load: games in the store, one number for each round', readGames)
    .action(async (sections: readonly string[], { load, games, balance }: Options) => {
      const figures: Record<string, unknown> = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
      const named = sections.length === 0 && load !== true && balance === undefined ? Object.keys(SECTIONS) : sections;
      for (const section of named) figures[section] = await SECTIONS[section]!();
      if (balance !== undefined) {
        const { benchBalance } = await import('../../bench/balance.ts');
        const found = benchBalance(balance);
        if (found === null) throw new BadInput(`There is no variant '${balance}' (chancery variants lists them).`);
        figures['balance'] = found;
      }
      if (load === true) {
        const { benchLoad, WHOLE } = await import('../../bench/load.ts');
        figures['load'] = await benchLoad(games === undefined ? WHOLE : { ...WHOLE, games });
      }
      await writeOut(`${JSON.stringify(figures)}\n`);
    });
}

function readSection(section: string, before: readonly string[] = []): readonly string[] {
  if (!Object.hasOwn(SECTIONS, section)) throw new InvalidArgumentError('There is no such section.');
  return [...before, section];
}

function readGames(text: string): readonly number[] {
  const numbers = text.split(',').map(Number);
  if (!numbers.every((each) => Number.isInteger(each) && each >= 1 && each <= 100_000)) {
    throw new InvalidArgumentError('Numbers from 1 to 100,000, with commas between them, such as 1,100,5000.');
  }
  return numbers;
}
