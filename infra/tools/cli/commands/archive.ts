/** `chancery archive`: games as they are kept (docs/archive.md). */
import type { Command } from 'commander';
import { addCommands, type CallContext, type CommandFile } from '../lazy-commands.ts';

/** The project's own data are sound, and looking at them again takes longer than a list. */
const hasOwnVariants = process.env['CHANCERY_VARIANTS'] !== undefined;

const COMMANDS: Readonly<Record<string, CommandFile>> = {
  verify: {
    about: 'Check archives: format, digest, signature, chain, receipts, and every phase adjudicated again.',
    load: () => import('./archive/verify.ts'),
    usesVariants: hasOwnVariants,
  },
  replay: {
    about: 'Step through an archived game in the terminal, with maps and explanations.',
    load: () => import('./archive/replay.ts'),
    usesVariants: true,
  },
  export: {
    about: 'Write an archive in another format.',
    load: () => import('./archive/export.ts'),
    usesVariants: true,
  },
  import: {
    about:
      "Make archives of classic judges' mails and summaries, or of records as JSON lines: files, folders, .gz, .zip, saved pages.",
    load: () => import('./archive/import.ts'),
    usesVariants: true,
  },
  annotate: {
    about: 'Make a note on a game, a phase or an order, in a file beside the archive.',
    load: () => import('./archive/annotate.ts'),
  },
  stats: {
    about: 'Count finished games: who won, drew, survived, and scores by several systems.',
    load: () => import('./archive/stats.ts'),
    usesVariants: hasOwnVariants,
  },
  list: {
    about: 'List games, whole ones and those of which only the outline is known.',
    load: () => import('./archive/list.ts'),
    usesVariants: hasOwnVariants,
  },
  people: {
    about: 'Keep a table of people: who is called what, who is one person, and who is to be forgotten.',
    load: () => import('./archive/people.ts'),
  },
  schema: {
    about: 'Write the schema of archives (JSON Schema).',
    load: () => import('./archive/schema.ts'),
  },
};

export function add(archive: Command, context: CallContext): Promise<void> {
  return addCommands(archive, COMMANDS, context);
}
