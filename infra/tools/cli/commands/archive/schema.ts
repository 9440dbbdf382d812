/** `chancery archive schema`: the JSON Schema of archives, and of outlines of games. */
import type { Command } from 'commander';
import { GAME_SCHEMA, OUTLINE_SCHEMA } from '../../../archive/published-schemas.ts';
import { writeOut } from '../../../lines.ts';

export function add(command: Command): void {
  command
    .option('--outline', 'of outlines of games: what an import makes of a summary')
    .action(({ outline }: { outline?: boolean }) =>
      writeOut(`${JSON.stringify(outline === true ? OUTLINE_SCHEMA : GAME_SCHEMA, null, 2)}\n`),
    );
}
