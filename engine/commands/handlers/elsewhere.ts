/** Commands that are about the writer's account or about the judge: in whatever game they are written, the desk answers. */

import type { Draft } from '../../game/decide/draft.ts';
import type { Handlers } from '../../game/decide/handler.ts';
import type { CommandItem } from '../../language/mail/mail-text.ts';
import type { CommandName } from '../commands.ts';

export const ACCOUNT_COMMANDS = [
  'VERSION',
  'MY GAMES',
  'REGISTER',
  'SET NAME',
  'SET MY ZONE',
  'SET SUBJECT',
  'SET MAIL',
  'SET INVITATIONS',
  'SET PUBLIC PAGE',
  'SET ADDRESS',
  'I AM ALSO',
  'EXPORT',
  'ERASE',
  'RESEND',
  'DEDICATION',
] as const satisfies readonly CommandName[];

/** Answered by the desk, for the game that they were written to. */
export const FOR_DESK_OF_GAME: readonly CommandName[] = ['WHATIF', 'INVITE'];

export const ELSEWHERE_COMMANDS: Handlers = Object.fromEntries(
  [...ACCOUNT_COMMANDS, ...FOR_DESK_OF_GAME].map((name) => [
    name,
    (draft: Draft, line: CommandItem) => void draft.elsewhere.push(line),
  ]),
);
