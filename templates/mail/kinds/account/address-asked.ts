/** To an address that is to become somebody's, or to one that he has: in both cases only its reader can say so. */

import { t } from '../../../locales/current.ts';
import { nameOfStranger } from '../../../locales/strangers.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { type Document, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import type { AccountMailContext, DeskAnswer } from '../../mail.ts';
import { oneLineAnswer } from '../../parts/answer.ts';

type Question = Extract<DeskAnswer, { kind: 'confirm' }>;

export function addressAskedMail(question: Question, desk: AccountMailContext): Document {
  const { word, asker, address } = question;
  const say = t().mail.addressAsked;
  const asked = askedOf(question, desk);
  if (word === null) {
    return [
      paragraphBlock(say.merge(asked)),
      paragraphBlock(say.howToMerge(address)),
      linesBlock(`I AM ALSO ${asker.address}`),
      paragraphBlock(say.ifNot),
    ];
  }
  return [
    paragraphBlock(say.asks(asked)),
    paragraphBlock(say.follows(asked)),
    paragraphBlock(say.howToConfirm),
    ...oneLineAnswer(`CONFIRM ${word}`, { to: desk.house.judge, how: say.code, button: say.confirm }),
    paragraphBlock(question.isOwn ? say.notYou : say.notYours),
  ];
}

/** The facts of the question, as its words take them. */
function askedOf({ what, address, asker, isOwn }: Question, { zone, zones }: AccountMailContext) {
  const name = nameOfStranger(asker.name ?? '');
  return {
    what,
    address,
    from: asker.address,
    name: name === '' ? null : name,
    whose: isOwn ? 'reader' : asker.name === null ? 'password' : 'asker',
    time: timeFor(asker.at, zone, zones),
    ip: asker.server?.ip ?? null,
  } as const;
}
