/**
 * Headers of the judge's mails beside those of every mail: what keeps machines from answering (RFC 3834), what makes a
 * game one thread, and what marks a mail to all of a game as one of a list (RFC 2919, RFC 2369).
 */

import type { GameMailContent, MailContext } from '../../templates/mail/mail.ts';
import { isForAll } from '../../templates/mail/mails.ts';

/**
 * `id` is the mail's own; `domain` the judge's; `leave` where one click ends the mail of the game, null: nowhere. `phaseId`: that of
 * the phase whose orders it asks for, by which its answer is known to be meant for that (orders/phase-id.ts); null: none is played.
 */
export function mailHeaders(
  content: GameMailContent,
  context: MailContext,
  id: string,
  domain: string,
  phaseId: string | null,
  leave: string | null = null,
): Readonly<Record<string, string>> {
  const { view } = context;
  const thread = [
    `<${view.name}.game@${domain}>`,
    ...(phaseId === null ? [] : [`<${view.name}.${phaseId}@${domain}>`]),
  ];
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
    ...(view.role.kind === 'observer' && !isAnswer ? leaveHeaders(context, leave) : {}),
  };
}

function listHeaders({ view, house, links }: MailContext, domain: string): Readonly<Record<string, string>> {
  return {
    'List-Id': `<${view.name}.${domain}>`,
    'List-Post': `<mailto:${house.gameAddress(view.name)}>`,
    'List-Help': `<mailto:${house.judge}?body=HELP>`,
    ...(house.hasPages === false ? {} : { 'List-Archive': `<${links.game}>` }),
  };
}

/**
 * Only who watches can leave with one mail, or with one click of a mail program (RFC 8058); a player's way out is RESIGN, which is
 * asked about.
 */
function leaveHeaders({ replyTo }: MailContext, leave: string | null): Readonly<Record<string, string>> {
  const byMail = `<mailto:${replyTo}?body=RESIGN>`;
  if (leave === null) return { 'List-Unsubscribe': byMail };
  return { 'List-Unsubscribe': `<${leave}>, ${byMail}`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
