/** Asks whether the reader has written a mail that claims to be from him, and shows what his word would carry out. */

import { t } from '../../../locales/current.ts';
import { formatterFor } from '../../../locales/speaker.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { type Document, linesBlock, listBlock, paragraphBlock } from '../../../markup/document.ts';
import type { AccountMailContext, DeskAnswer } from '../../mail.ts';
import { oneLineAnswer } from '../../parts/answer.ts';

export function proofMail(
  { word, why, mail }: Extract<DeskAnswer, { kind: 'unproven' }>,
  desk: AccountMailContext,
): Document {
  const { address, server, at, lines: shown, more } = mail;
  const told = t().mail.proof;
  return [
    paragraphBlock(
      told.arrived({ time: timeFor(at, desk.zone, desk.zones), address, server, hasLines: shown.length > 0 }),
    ),
    ...(shown.length === 0 ? [] : [linesBlock(...shown)]),
    ...(more === 0 ? [] : [paragraphBlock(told.more(more))]),
    paragraphBlock(told.howToProve(formatterFor(desk).say(why))),
    ...oneLineAnswer(`CONFIRM ${word}`, { to: desk.house.judge, how: told.afterwards, button: told.button }),
    paragraphBlock(told.notYou),
    paragraphBlock(told.nextTime),
    listBlock([told.byPassword('signon fmarne PASSWORD'), told.byProvider]),
    paragraphBlock(told.onceADay),
  ];
}

/** Tells of a guess; the first of a day only. */
export function wrongPassword(
  { game, seat, by, isProven }: Extract<DeskAnswer, { kind: 'wrong-password' }>,
  desk: AccountMailContext,
): Document {
  const told = t().mail.proof;
  return [
    paragraphBlock(
      told.wrongPassword({
        time: timeFor(by.at, desk.zone, desk.zones),
        by: by.who === null ? null : { who: by.who, isProven },
        ip: by.server?.ip ?? null,
        game,
        powers: seat,
      }),
    ),
    paragraphBlock(told.ifYou),
    paragraphBlock(told.ifNotYou),
  ];
}
