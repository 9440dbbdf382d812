import type { MailSaying } from '../../../../engine/sayings/mails.ts';
import type { Words } from '../../language.ts';

export const mails = {} satisfies Words<MailSaying>;
