/** `chancery bench`: how fast this is, as one line of JSON. `docs/performance.md` says how to read it. */
import { cpus } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { writeOut } from '../lines.ts';

/** Each section measures one thing and gives figures in JSON. */
const SECTIONS: Readonly<Record<string, () => Promise<unknown>>> = {
  adjudication: async () => (await import('../bench/adjudication.ts')).benchAdjudication(),
  maps: async () => (await import('../bench/maps.ts')).benchMaps(),
  'hostile-mail': async () => (await import('../bench/hostile-mail.ts')).benchHostileMail(),
};

export function add(program: Command): void {
  program
    .command('bench')
    .description('Measure how fast this machine adjudicates, draws and reads mail, as one line of JSON.')
    .argument(
      '[sections...]',
      `what to measure: ${Object.keys(SECTIONS).join(', ')}; all when none is named`,
      readSection,
    )
    .action(async (sections: readonly string[]) => {
      const figures: Record<string, unknown> = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
      for (const section of sections.length === 0 ? Object.keys(SECTIONS) : sections) {
        figures[section] = await SECTIONS[section]!();
      }
      await writeOut(`${JSON.stringify(figures)}\n`);
    });
}

function readSection(section: string, before: readonly string[] = []): readonly string[] {
  if (!Object.hasOwn(SECTIONS, section)) throw new InvalidArgumentError('There is no such section.');
  return [...before, section];
}
