/** `chancery parse`: what the judge reads in a mail, or in the text of one (docs/formats.md 3). */
import type { Command } from 'commander';
import { isObject, quoteValue } from '../../../../engine/adjudicate/faults.ts';
import { findPower } from '../../../../engine/adjudicate/powers.ts';
import { readPosition } from '../../../../engine/adjudicate/read-position.ts';
import type { Board } from '../../../../engine/board/board.ts';
import { formatPhase } from '../../../../engine/board/phase.ts';
import type { PhaseCode, Position } from '../../../../engine/board/position.ts';
import type { Power } from '../../../../engine/board/variant.ts';
import { readPhaseText } from '../../../../engine/language/times/phase-text.ts';
import { loadVariant } from '../../../../lambdas/adapters/variants/variants.ts';
import { faultInWords } from '../../../../templates/locales/faults.ts';
import { formatterFor } from '../../../../templates/locales/speaker.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { openInput, readAll, readBytes, writeOut } from '../../lines.ts';
import { type MailLines, openRawMail, parseMail } from '../parse-mail.ts';

interface Options {
  readonly variant: string;
  readonly power?: string;
  readonly phase?: string;
  readonly position?: string;
  readonly eml?: true;
}

export function add(command: Command): void {
  command
    .argument('[file]', 'the input; - or nothing for standard input')
    .requiredOption('--variant <id>', 'the variant of the game')
    .option('--power <power>', 'the power that writes; MASTER for the GM')
    .option('--phase <phase>', 'the current phase, such as F1901M')
    .option('--position <file>', 'a position (JSON): unit types are supplied, and what a unit cannot do is refused')
    .option('--eml', 'the input is a raw mail, not only its text')
    .action((file: string | undefined, options: Options) => parse(file, options));
}

async function parse(file: string | undefined, options: Options): Promise<void> {
  const loaded = loadVariant(options.variant);
  if (loaded === null)
    throw new BadInput(`variant: there is no variant ${quoteValue(options.variant)} (chancery variants lists them).`);
  const { board } = loaded;
  const phase = phaseFrom(board, options.phase);
  const position = options.position === undefined ? null : await positionFrom(board, options.position, phase);
  const context = {
    board,
    position,
    phase: phase ?? position?.phase ?? formatPhase(board.start),
    power: options.power === undefined ? null : powerFrom(board, options.power),
  };
  const mail = options.eml ? await openRawMail(await readBytes(file)) : await plainText(file);
  await writeOut(`${JSON.stringify(parseMail(mail, context), null, 2)}\n`);
}

async function plainText(file: string | undefined): Promise<MailLines> {
  const text = await readAll(await openInput(file));
  return { from: null, lines: text.split(/\r\n|\r|\n/) };
}

function phaseFrom(board: Board, written: string | undefined): PhaseCode | null {
  if (written === undefined) return null;
  const phase = readPhaseText(board, written);
  if (phase !== null) return phase;
  throw new BadInput(
    `phase: ${quoteValue(written)} is no phase of this variant: S1901M is one, if it has such a season.`,
  );
}

function powerFrom(board: Board, written: string): Power | 'MASTER' {
  if (/^(?:master|gm)$/i.test(written)) return 'MASTER';
  const power = findPower(board, written);
  if (power !== null) return power;
  const powers = board.powers.map(({ name }) => name).join(', ');
  throw new BadInput(`power: ${quoteValue(written)} is none of ${powers}, MASTER.`);
}

/** A position of docs/formats.md 1. Its orders do not count; a phase that was named goes before its own. */
async function positionFrom(board: Board, file: string, phase: PhaseCode | null): Promise<Position> {
  let value: unknown;
  try {
    value = JSON.parse(await readAll(await openInput(file)));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`${file}: is not JSON: ${error instanceof Error ? error.message : ''}.`);
  }
  const bare = isObject(value) ? { ...value, orders: {}, ...(phase === null ? {} : { phase }) } : value;
  const read = readPosition(board, bare);
  if ('faults' in read) {
    const speaker = formatterFor({ board });
    throw new BadInput(read.faults.map((each) => `${file}: ${faultInWords(each, speaker)}`).join('\n'));
  }
  return read.position;
}
