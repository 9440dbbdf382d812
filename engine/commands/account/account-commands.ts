/** Commands about the writer's own account. */

import { CONFIRMING } from './confirm.ts';
import { ACCOUNTS } from './own-account.ts';

export const ACCOUNT = { ...ACCOUNTS, ...CONFIRMING };
