/** What has been collected for somebody who wishes one mail a day. */

import { t } from '../../../locales/current.ts';
import { type Document, headingBlock, paragraphBlock } from '../../../markup/document.ts';
import type { DeskAnswer } from '../../mail.ts';

type Digest = Extract<DeskAnswer, { kind: 'digest' }>;

export function digestBlocks({ mails }: Digest): Document {
  return mails.flatMap(({ subject, text, replyTo }) => [
    headingBlock(subject),
    { kind: 'letter' as const, body: text },
    ...(replyTo === null ? [] : [paragraphBlock(t().mail.digest.answer(replyTo))]),
  ]);
}
