/** Commands about the writer's own account. */
import { ACCOUNTS } from './account.ts';
import { CONFIRMING } from './confirm.ts';

export const ACCOUNT = { ...ACCOUNTS, ...CONFIRMING };
