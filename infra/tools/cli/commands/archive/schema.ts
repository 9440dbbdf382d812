/** `chancery archive schema`: the JSON Schema of archives, and of outlines of games. */
import type { Command } from 'commander';
import { SUMMARY_SCHEMA } from '../../../../../engine/archive/old-games/summary-document.ts';
import { ARCHIVE_SCHEMA } from '../../../../../engine/archive/schema.ts';
import { writeOut } from '../../../lines.ts';

export function add(command: Command): void {
  command
    .option('--outline', 'of outlines of games: what an import makes of a summary')
    .action(({ outline }: { outline?: boolean }) =>
      writeOut(`${JSON.stringify(outline === true ? SUMMARY_SCHEMA : ARCHIVE_SCHEMA, null, 2)}\n`),
    );
}
