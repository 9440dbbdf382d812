/** Commands about the writer's own account. */

import { CLUB } from './club-commands.ts';
import { CONFIRMING } from './confirm.ts';
import { EVENT_COMMANDS } from './event-command.ts';
import { ACCOUNTS } from './own-account.ts';
import { VARIANT_COMMANDS } from './variant-command.ts';

export const ACCOUNT = { ...ACCOUNTS, ...CLUB, ...EVENT_COMMANDS, ...VARIANT_COMMANDS, ...CONFIRMING };
