/** What has been collected for somebody who wishes one mail a day. */
import { type Document, heading, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import type { DeskAnswer } from '../../mail.ts';

type Digest = Extract<DeskAnswer, { kind: 'digest' }>;

export function digestBlocks({ mails }: Digest): Document {
  return mails.flatMap(({ subject, text, replyTo }) => [
    heading(subject),
    { kind: 'letter' as const, body: text },
    ...(replyTo === null ? [] : [paragraph(words().mail.digest.answer(replyTo))]),
  ]);
}
