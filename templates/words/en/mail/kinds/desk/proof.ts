/** Asks whether the reader has written a mail, and tells of wrong passwords. */
import { listInWords } from '../../../../../../engine/explain/names.ts';
import { counted } from '../../../../text/counts.ts';

/** Words, or a line to be written. */
type Run = string | { readonly code: string };

interface Arrived {
  readonly time: string;
  readonly address: string;
  readonly server: { readonly ip: string; readonly host: string | null } | null;
  /** Do its lines stand below? */
  readonly hasLines: boolean;
}

interface Guess {
  readonly time: string;
  /** Null where the reader may not know. `isProven`: it is the sender's. */
  readonly by: { readonly address: string; readonly isProven: boolean } | null;
  /** Of the mail server. */
  readonly ip: string | null;
  readonly game: string;
  /** By name; null: none yet. */
  readonly powers: readonly string[] | null;
}

export const proof = {
  arrived: ({ time, address, server, hasLines }: Arrived) =>
    `On ${time} a mail in the name of ${address} reached us${server === null ? '' : ` from the mail server ${server.ip}${server.host === null ? '' : ` (${server.host})`}`}${hasLines ? ', with these lines:' : '.'}`,
  more: (lines: number) => `(and ${counted(lines, 'more line')})`,
  /** `why`: a sentence. */
  howToProve: (why: string) =>
    `We have not acted on it. ${why} If you wrote it, reply to this mail with this line and nothing else:`,
  afterwards: 'We then carry out what you sent, as of when it reached us. The code is good for four days.',
  button: 'Confirm',
  notYou: 'If you did not write those lines, do nothing, and give the code to nobody: somebody has used your address.',
  nextTime: 'So that we act at once next time, do one of these:',
  /** `line`: an example, by France in the game marne. */
  byPassword: (line: string): readonly Run[] => [
    'Begin the mail with a sign-on and the password of your seat: ',
    { code: line },
    ' (the letter of your power, then the name of the game).',
  ],
  byProvider: "Write to the judge's own address from your registered address, through the provider of that address.",
  onceADay:
    'We ask this once a day. Whatever else is sent in your name, we answer each reply to a mail of ours about your game, and each mail with the right password.',
  wrongPassword: ({ time, by, ip, game, powers }: Guess) => {
    const who = by === null ? 'somebody' : by.isProven ? by.address : `a mail in the name of ${by.address}`;
    const what = powers === null ? 'your password' : `the password of ${listInWords(powers)}`;
    return `On ${time} ${who}${ip === null ? '' : `, from the mail server ${ip},`} tried to sign on to '${game}' with a wrong guess at ${what}. Nothing was changed.`;
  },
  ifYou:
    'If that was you and the password is lost: mail that your provider signs for this address needs none. To set a new one, write SET PASSWORD and the new word to the game.',
  ifNotYou:
    'If it was not you: after a few wrong ones in a day no more are tried, but a long password is safer than a short one. We tell you of the first wrong one each day, not of those that follow.',
};
