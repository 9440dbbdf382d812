/** `chancery parse`: what the judge reads in a mail, or in the text of one (interfaces 3). */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { formatFault, isObject } from '../../../engine/adjudicate/faults.ts';
import { findPower } from '../../../engine/adjudicate/powers.ts';
import { readPosition } from '../../../engine/adjudicate/read-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import { formatPhase } from '../../../engine/board/phase.ts';
import type { Position } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { readPhaseText } from '../../../engine/language/phase-text.ts';
import { loadVariant } from '../../../lambdas/adapters/variants.ts';
import { BadInput } from '../chancery.ts';
import { parseText } from '../parse-mail.ts';
import { writeOut } from '../lines.ts';

interface Options {
  readonly variant: string;
  readonly power?: string;
  readonly phase?: string;
  readonly position?: string;
  readonly eml?: true;
}

export function add(program: Command): void {
  program
    .command('parse')
    .description('Read a mail, or the text of one: the commands, orders and messages in it, as JSON.')
    .argument('[file]', 'the input; - or nothing for standard input')
    .requiredOption('--variant <id>', 'the variant of the game')
    .option('--power <power>', 'the power that writes; MASTER for a master')
    .option('--phase <phase>', 'the current phase, such as F1901M')
    .option('--position <file>', 'a position (JSON): unit types are supplied, and what a unit cannot do is refused')
    .option('--eml', 'the input is a raw mail, not only its text')
    .action((file: string | undefined, options: Options) => parse(file, options));
}

async function parse(file: string | undefined, options: Options): Promise<void> {
  const loaded = loadVariant(options.variant);
  if (loaded === null) throw new BadInput(`variant: there is no variant '${options.variant}' (chancery variants lists them).`);
  const { board } = loaded;
  const position = options.position === undefined ? null : positionFrom(board, options.position);
  const phase = phaseFrom(board, options.phase, position);
  const isMaster = /^(?:master|gm)$/i.test(options.power ?? '');
  const power = options.power === undefined || isMaster ? null : powerFrom(board, options.power);
  const context = { board, phase, power, isMaster, position };
  const input = readInput(file);
  const parsed = await parseText(input, context, options.eml === true);
  await writeOut(`${JSON.stringify(parsed, null, 2)}\n`);
}
