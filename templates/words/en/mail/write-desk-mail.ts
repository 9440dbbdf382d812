/** Answers of the judge's desk: mail that is not about one game, or from somebody unknown. */
import { counted } from '../../text/counts.ts';
import { addressesTold } from '../said/desk.ts';

/** Words, or a line to be written. */
type Run = string | { readonly code: string };

interface Variant {
  readonly id: string;
  readonly players: number;
  /** What wins, in a few words. */
  readonly goal: string;
  readonly designers: readonly string[];
}

export const desk = {
  subject: {
    unproven: 'Please prove that you wrote this',
    wrongPassword: (game: string) => `[${game}] a wrong password was tried`,
    sharing: 'Somebody asks to share your account',
    confirm: 'Please confirm your address',
    welcome: 'Welcome',
    answered: 'Your mail is answered',
  },
  lead: {
    unproven: 'One more step: please confirm that you wrote this.',
    invited: 'You are invited to a game. You need do nothing if you do not want to play.',
    wrongPassword: 'No action needed: nobody has got in.',
    sharing: 'No action needed: nothing has changed.',
    confirm: 'Please confirm, but only if this was you.',
    refused: (lines: number) => `${counted(lines, 'line')} of your mail could not be used.`,
    toConfirm: 'One more step: please confirm. Nothing is done yet.',
    /** Null: an address that the reader is not told. */
    codeSent: (to: readonly (string | null)[]) => `One more step: we sent a confirmation code to ${addressesTold(to)}.`,
    notUnderstood: 'We received your mail, but could not understand it.',
    notDone: 'We did not act on your mail.',
    answersRest: 'Your mail was carried out. We answer fewer of your mails today.',
    nothingDue: 'No action needed: you owe no orders.',
    due: (games: number) => `Your orders are due in ${counted(games, 'game')}.`,
    welcome: 'Welcome! Here is how to play. No action needed yet.',
    answered: 'Here is what you asked for. No action needed.',
    nothing: 'No action needed.',
  },
  variants: 'Variants',
  /** After the variant's name. */
  variant: ({ id, players, goal, designers }: Variant) =>
    ` (${id}): ${counted(players, 'player')}, ${goal}. By ${designers.join(' and ')}.`,
  welcome: {
    intro: (address: string) =>
      `This is a judge for the game of Diplomacy by mail. It takes orders, adjudicates them at the deadline and sends everybody the results with a map. You can do everything by mail to ${address}, one command to a line:`,
    command: 'Command',
    /** What each line does. */
    list: 'all games: open, running and over',
    signOn: 'joins the game Marne, which is forming',
    observe: 'receives its results',
    create: 'begins a new game of that name',
    password: 'The password is of your own choosing, for this game alone; we never show it to anyone.',
  },
  /** `isNear`: lines that are commands stand below. */
  unknown: (line: string, isNear: boolean): readonly Run[] => [
    'No command of the judge reads ',
    { code: line },
    isNear ? '. Did you mean:' : '.',
  ],
  allCommands: 'HELP alone on a line sends all commands.',
};
