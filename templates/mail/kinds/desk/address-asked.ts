/** To an address that is to become somebody's, or to one that he has: in both cases only its reader can say so. */

import { type Document, lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { nameOfStranger } from '../../../words/strangers.ts';
import { timeFor } from '../../../words/times/times.ts';
import type { Desk, DeskAnswer } from '../../mail.ts';
import { mailto } from '../../parts/answer.ts';

type Question = Extract<DeskAnswer, { kind: 'confirm' }>;

export function addressAsked(question: Question, desk: Desk): Document {
  const { word, asker, address } = question;
  const say = words().mail.addressAsked;
  const asked = askedOf(question, desk);
  if (word === null) {
    return [
      paragraph(say.merge(asked)),
      paragraph(say.howToMerge(address)),
      lines(`I AM ALSO ${asker.address}`),
      paragraph(say.ifNot),
    ];
  }
  return [
    paragraph(say.asks(asked)),
    paragraph(say.follows(asked)),
    paragraph(say.howToConfirm),
    lines(`CONFIRM ${word}`),
    {
      kind: 'answer',
      how: say.code,
      button: say.confirm,
      mailto: mailto(desk.house.judge, `CONFIRM ${word}`, [`CONFIRM ${word}`]),
      lines: [],
    },
    paragraph(question.isOwn ? say.notYou : say.notYours),
  ];
}

/** The facts of the question, as its words take them. */
function askedOf({ what, address, asker, isOwn }: Question, { zone, zones }: Desk) {
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
