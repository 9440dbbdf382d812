/** Where received mail lies in the bucket. Apart from what waits for it: functions that know nothing of games read files too. */
import { INBOX, type ReceivedMail } from '../../delivery.ts';

export const KEPT = 'mail/';

/** Where a mail lies as long as it is kept. */
export function keptKey(rawKey: ReceivedMail['rawKey']): string {
  return rawKey.startsWith(INBOX) ? `${KEPT}${rawKey.slice(INBOX.length)}` : rawKey;
}

/** What SES puts there when the receipt rule is made, to see whether it may: nobody's mail. */
export const SETUP_NOTIFICATION = 'AMAZON_SES_SETUP_NOTIFICATION';
