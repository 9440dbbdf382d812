/** What has been collected for somebody who wishes one mail a day. */

import { t } from '../../../locales/current.ts';
import { type Document, headingBlock, listBlock, paragraphBlock } from '../../../markup/document.ts';
import type { DeskAnswer } from '../../mail.ts';

type Digest = Extract<DeskAnswer, { kind: 'digest' }>;

/** What its subject tells whole stands first, a line each. */
export function digestBlocks({ mails }: Digest): Document {
  const brief = mails.filter(({ text }) => text === '');
  return [
    ...(brief.length === 0 ? [] : [listBlock(brief.map(({ subject }) => subject))]),
    ...mails
      .filter(({ text }) => text !== '')
      .flatMap(({ subject, text, replyTo }) => [
        headingBlock(subject),
        { kind: 'letter' as const, body: text, isOurs: true as const },
        ...(replyTo === null ? [] : [paragraphBlock(t().mail.digest.answer(replyTo))]),
      ]),
  ];
}
