/** Asks whether the reader has written a mail that claims to be from him, and shows what his word would carry out. */

import { type Document, lines, list, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { speakerFor } from '../../../words/speaker.ts';
import { timeFor } from '../../../words/times/times.ts';
import type { Desk, DeskAnswer } from '../../mail.ts';
import { mailto } from '../../parts/answer.ts';

export function proof({ word, why, mail }: Extract<DeskAnswer, { kind: 'unproven' }>, desk: Desk): Document {
  const { address, server, at, lines: shown, more } = mail;
  const told = words().mail.proof;
  return [
    paragraph(told.arrived({ time: timeFor(at, desk.zone, desk.zones), address, server, hasLines: shown.length > 0 })),
    ...(shown.length === 0 ? [] : [lines(...shown)]),
    ...(more === 0 ? [] : [paragraph(told.more(more))]),
    paragraph(told.howToProve(speakerFor(desk).say(why))),
    lines(`CONFIRM ${word}`),
    {
      kind: 'answer',
      how: told.afterwards,
      button: told.button,
      mailto: mailto(desk.house.judge, `CONFIRM ${word}`, [`CONFIRM ${word}`]),
      lines: [],
    },
    paragraph(told.notYou),
    paragraph(told.nextTime),
    list([told.byPassword('signon fmarne PASSWORD'), told.byProvider]),
    paragraph(told.onceADay),
  ];
}

/** Tells of a guess; the first of a day only. */
export function wrongPassword(
  { game, seat, by, isProven }: Extract<DeskAnswer, { kind: 'wrong-password' }>,
  desk: Desk,
): Document {
  const told = words().mail.proof;
  return [
    paragraph(
      told.wrongPassword({
        time: timeFor(by.at, desk.zone, desk.zones),
        by: by.address === null ? null : { address: by.address, isProven },
        ip: by.server?.ip ?? null,
        game,
        powers: seat,
      }),
    ),
    paragraph(told.ifYou),
    paragraph(told.ifNotYou),
  ];
}
