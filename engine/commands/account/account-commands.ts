/** Commands about the writer's own account. */

import { CLUB } from './club-commands.ts';
import { CONFIRMING } from './confirm.ts';
import { EVENT_COMMANDS } from './event-command.ts';
import { ACCOUNTS } from './own-account.ts';

export const ACCOUNT = { ...ACCOUNTS, ...CLUB, ...EVENT_COMMANDS, ...CONFIRMING };
