/** What became of the lines of a mail that the judge answers. */
import { counted } from '../../../text/counts.ts';

export const report = {
  /** `stand`: other orders, which count all the same. */
  refused: (lines: number, stand: number) =>
    `${counted(lines, 'line')} could not be used${stand === 0 ? '' : `; your other ${stand === 1 ? 'order stands' : `${stand} orders stand`}`}`,
  where: (line: number) => `line ${line}`,
  notes: 'Please note',
  /** After the line that it is about. */
  about: (message: string) => `: ${message}`,
  /** `line`: a command, as it was written. */
  notDone: (line: string) => `${line}: not done yet`,
  /** The line stands below. */
  howToConfirm: {
    game: 'To do it, reply with this line. If the game moves on before that, nothing happens.',
    desk: 'To do it, reply with this line. The code is good for four days.',
  },
};
