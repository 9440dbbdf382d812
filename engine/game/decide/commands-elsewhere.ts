/** Commands that are about the writer's account or about the judge: in whatever game they are written, the desk answers. */
import type { CommandName } from '../../language/commands.ts';
import type { CommandItem } from '../../language/mail-text.ts';
import type { Draft } from './draft.ts';
import type { Handlers } from './handler.ts';

export const ACCOUNT_COMMANDS = [
  'VERSION',
  'MY GAMES',
  'REGISTER',
  'SET NAME',
  'SET MY ZONE',
  'SET SUBJECT',
  'SET MAIL',
  'SET PUBLIC PAGE',
  'SET ADDRESS',
  'I AM ALSO',
  'EXPORT',
  'ERASE',
  'RESEND',
  'DEDICATION',
] as const satisfies readonly CommandName[];

/** Answered without a look at the game. */
const BLIND: readonly CommandName[] = ['WHATIF'];

export const ELSEWHERE_COMMANDS: Handlers = Object.fromEntries(
  [...ACCOUNT_COMMANDS, ...BLIND].map((name) => [
    name,
    (draft: Draft, line: CommandItem) => void draft.elsewhere.push(line),
  ]),
);
