/**
 * Headers of the judge's mails beside those of every mail: what keeps machines from answering (RFC 3834), what makes a
 * game one thread, and what marks a mail to all of a game as one of a list (RFC 2919, RFC 2369).
 */

import type { MailContent, MailContext } from '../../templates/mail/mail.ts';
import { isForAll } from '../../templates/mail/mails.ts';

/** `id` is the mail's own; `domain` the judge's. */
export function mailHeaders(
  content: MailContent,
  context: MailContext,
  id: string,
  domain: string,
): Readonly<Record<string, string>> {
  const { view } = context;
  const phase = content.kind === 'results' ? content.resolution.phase : view.phase;
  const thread = [`<${view.name}.game@${domain}>`, ...(phase === null ? [] : [`<${view.name}.${phase}@${domain}>`])];
  const isAnswer = content.kind === 'acknowledgement' || content.kind === 'looking-back';
  const answers = isAnswer ? content.mail.messageId : null;
  const references = answers === null ? thread : [...thread, answers];
  return {
    'Auto-Submitted': isAnswer ? 'auto-replied' : 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'X-Judge-Mail-Id': id,
    References: references.join(' '),
    'In-Reply-To': references.at(-1)!,
    ...(isForAll(content) ? listHeaders(context, domain) : {}),
  };
}

/** Only who watches can leave with one mail; a player's way out is RESIGN, which is asked about. */
function listHeaders({ view, house, links, replyTo }: MailContext, domain: string): Readonly<Record<string, string>> {
  return {
    'List-Id': `<${view.name}.${domain}>`,
    'List-Post': `<mailto:${house.gameAddress(view.name)}>`,
    'List-Help': `<mailto:${house.judge}?body=HELP>`,
    'List-Archive': `<${links.game}>`,
    ...(view.role.kind === 'observer' ? { 'List-Unsubscribe': `<mailto:${replyTo}?body=RESIGN>` } : {}),
  };
}
