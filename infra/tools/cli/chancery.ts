/** The `chancery` command line (docs/formats.md): finds the command and runs it. Each lives in a file of its own in `commands/`. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { BadInput } from '../../local/bad-input.ts';
import type { Door } from '../../local/startup-page.mjs';
import type { Job } from '../adjudication/threads.ts';
import { addCommands, type CommandFile } from './lazy-commands.ts';

/** For those who work on Chancery there are commands that need what is not in the installed package. */
const isMissing = !existsSync(fileURLToPath(new URL('../maps', import.meta.url)));

const COMMANDS: Readonly<Record<string, CommandFile>> = {
  adjudicate: {
    about: 'Adjudicate a position with orders: JSON in, JSON out.',
    load: () => import('./commands/adjudicate.ts'),
    usesVariants: true,
  },
  archive: {
    about: 'Check, replay, convert and count archived games.',
    load: () => import('./commands/archive.ts'),
  },
  aws: {
    about: 'On AWS: lead from an empty account to the first game; call it again at any step.',
    load: () => import('./commands/aws.ts'),
  },
  backup: {
    about: 'Copy a judge’s data folder into one file while the judge is at work.',
    load: () => import('./commands/backup.ts'),
  },
  bench: {
    about: 'Measure how fast this machine adjudicates, draws and reads mail, as one line of JSON.',
    load: () => import('./commands/bench.ts'),
    usesVariants: true,
    isMissing,
  },
  board: {
    about: 'Write the analysis board as files, for any web server.',
    load: () => import('./commands/board.ts'),
    usesVariants: true,
  },
  datc: {
    about: 'Play the test cases of the DATC 3.0, and write them with their results as JSON.',
    load: () => import('./commands/datc.ts'),
    usesVariants: true,
  },
  deliver: {
    about: 'Hand a mail on standard input to the judge at work on this machine, as a mail server’s pipe.',
    load: () => import('./commands/deliver.ts'),
  },
  doctor: {
    about: 'Check a configuration for AWS, or the DNS of a domain of your own; list what you have to do by hand.',
    load: () => import('./commands/doctor.ts'),
  },
  draw: {
    about: 'Make the draws of an event again from its draw.json, and say whether they are as published.',
    load: () => import('./commands/draw.ts'),
  },
  halt: {
    about: 'On AWS: bring a judge to rest, so that it can be restored.',
    load: () => import('./commands/halt.ts'),
  },
  legal: {
    about: 'List what can be ordered in a position: JSON in, JSON out.',
    load: () => import('./commands/legal.ts'),
    usesVariants: true,
  },
  maps: {
    about: 'Build the drawn maps of the variants (only for people who change them).',
    load: () => import('./commands/maps.ts'),
    usesVariants: true,
    isMissing,
  },
  parse: {
    about: 'Read a mail, or the text of one: the commands, orders and messages in it, as JSON.',
    load: () => import('./commands/parse.ts'),
    usesVariants: true,
  },
  rebuild: {
    about: 'After a restore: make snapshots, index, wake-ups, maps and pages again from the games’ commits.',
    load: () => import('./commands/rebuild.ts'),
  },
  render: {
    about: 'Draw the map of a position or a resolution, with arrows where there are orders.',
    load: () => import('./commands/render.ts'),
    usesVariants: true,
  },
  restore: {
    about: 'Put a backup into a new folder; on AWS: take the judge back to an earlier moment.',
    load: () => import('./commands/restore.ts'),
  },
  resume: {
    about: 'On AWS: let a judge that rests go on.',
    load: () => import('./commands/resume.ts'),
  },
  smoke: {
    about: 'On AWS: check that a deployed judge takes in mail, answers it, and learns what bounces.',
    load: () => import('./commands/smoke.ts'),
  },
  serve: {
    about: 'Run the local judge: mail in by SMTP, pages and mailboxes in the browser.',
    load: () => import('./commands/serve.ts'),
    usesVariants: true,
  },
  unsent: {
    about: 'On AWS: show mails that were put aside, since SES did not take them, and send them again.',
    load: () => import('./commands/unsent.ts'),
  },
  variants: {
    about: 'List the variants, print the rules and the map of one, or check their data.',
    load: () => import('./commands/variants.ts'),
  },
};

/** Runs the command line; without a word of it, its help. Exit status: 0 done, 1 the input was bad, 2 the call was wrong. */
export async function main(argv: readonly string[], door: Door | null = null): Promise<void> {
  const program = await makeProgram(argv, door);
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : [...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof BadInput) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    } else throw error;
  }
}

/** What parses and runs this call. */
export async function makeProgram(argv: readonly string[], door: Door | null = null): Promise<Command> {
  const program = new Command('chancery')
    .description('A play-by-email judge for Diplomacy.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text) });
  await addCommands(program, COMMANDS, { door, words: argv.filter((word) => !word.startsWith('-')) });
  return program;
}

/** For threads, which load the command line as built: what they do with a block. */
export async function loadAnswer(name: Job<unknown, unknown>['name']): Promise<unknown> {
  return name === 'positions'
    ? (await import('../adjudication/blocks.ts')).resultBlock
    : (await import('../archive/records/records-apart.ts')).readApart;
}
