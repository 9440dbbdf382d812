/** The subject of an answer: what is on file, or what the mail has done. */
import { counted } from '../../../text/counts.ts';

export const acknowledgementSubject = {
  /** Several of those below, in one subject. */
  all: (parts: readonly string[]) => parts.join('; '),
  /** `line`: as it was written. */
  confirm: (line: string) => `confirm ${line}`,
  created: 'the game is created',
  signedOn: 'you have signed on',
  observes: 'you observe this game',
  plays: (powers: string) => `you play ${powers}`,
  refused: (lines: number) => `${counted(lines, 'line')} refused`,
  isSignedOn: 'you are signed on',
  answered: 'your mail is answered',
  pressSent: 'press sent',
  messagesSent: (messages: number) => `${messages} messages sent`,
  lineDone: (line: string) => `${line}: done`,
  linesDone: (lines: number) => `${lines} lines done`,
  shown: {
    status: 'how the game stands',
    list: 'the game',
    summary: 'summary',
    map: 'map',
    help: 'help',
    history: 'history',
    'all-orders': 'orders on file',
    prediction: 'prediction',
    diary: 'your diary',
  },
};
