import type { AccountSaying } from '../../../../engine/sayings/account.ts';
import type { Words } from '../../language.ts';

export const account = {} satisfies Words<AccountSaying>;
