/** Asks whether the reader has written a mail that claims to be from him, and shows what his word would carry out. */
import { listInWords } from '../../engine/explain/names.ts';
import { counted } from '../words/counts.ts';
import { speakerFor } from '../words/speaker.ts';
import { timeFor } from '../words/times.ts';
import { mailto } from './answer.ts';
import { type Document, lines, list, paragraph } from './document.ts';
import type { Desk, DeskAnswer } from './mail.ts';

export function proof({ word, why, mail }: Extract<DeskAnswer, { kind: 'unproven' }>, desk: Desk): Document {
  const { address, server, at, lines: shown, more } = mail;
  const by =
    server === null ? '' : ` from the mail server ${server.ip}${server.host === null ? '' : ` (${server.host})`}`;
  return [
    paragraph(
      `On ${timeFor(at, desk.zone, desk.zones)} a mail in the name of ${address} reached us${by}${shown.length === 0 ? '.' : ', with these lines:'}`,
    ),
    ...(shown.length === 0 ? [] : [lines(...shown)]),
    ...(more === 0 ? [] : [paragraph(`(and ${counted(more, 'more line')})`)]),
    paragraph(
      `We have not acted on it. ${speakerFor(desk).say(why)} If you wrote it, reply to this mail with this line and nothing else:`,
    ),
    lines(`CONFIRM ${word}`),
    {
      kind: 'answer',
      how: 'We then carry out what you sent, as of when it reached us. The code is good for four days.',
      button: 'Confirm',
      mailto: mailto(desk.house.judge, `CONFIRM ${word}`, [`CONFIRM ${word}`]),
      lines: [],
    },
    paragraph(
      'If you did not write those lines, do nothing, and give the code to nobody: somebody has used your address.',
    ),
    paragraph('To be believed at once next time, do one of these:'),
    list([
      [
        'Begin the mail with a sign-on and the password of your seat: ',
        { code: 'signon fmarne PASSWORD' },
        ' (f for France, marne for the game).',
      ],
      ["Write to the judge's own address from your registered address, through the provider of that address."],
    ]),
  ];
}

/** Tells of a guess; the first of a day only. */
export function wrongPassword(
  { game, seat, by, isProven }: Extract<DeskAnswer, { kind: 'wrong-password' }>,
  desk: Desk,
): Document {
  const who = by.address === null ? 'somebody' : isProven ? by.address : `a mail in the name of ${by.address}`;
  const server = by.server === null ? '' : `, from the mail server ${by.server.ip},`;
  const what = seat === null ? 'your password' : `the password of ${listInWords(seat)}`;
  return [
    paragraph(
      `On ${timeFor(by.at, desk.zone, desk.zones)} ${who}${server} tried to sign on to '${game}' with a wrong guess at ${what}. Nothing was changed.`,
    ),
    paragraph(
      'If that was you and the password is lost: mail that your provider signs for this address needs none. To set a new one, write SET PASSWORD and the new word to the game.',
    ),
    paragraph(
      'If it was not you: after a few wrong ones in a day no more are tried, but a long password is safer than a short one. We tell you of the first wrong one each day, not of those that follow.',
    ),
  ];
}
