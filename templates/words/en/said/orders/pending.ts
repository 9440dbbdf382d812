import type { PendingSaying } from '../../../../../engine/sayings/orders/pending.ts';
import type { Words } from '../../../language.ts';
import { written } from '../../../orders.ts';
import { counted } from '../../../text/counts.ts';
import { recipients } from '../press.ts';

export const pending = {
  'pending/below': ({ shown }) => `below "${shown}"`,
  'pending/beside': ({ shown }) => `beside "${shown}"`,
  'pending/choice': ({ shown }) => `as one of several ("${shown}")`,
  'pending/other-phase': ({ phase }, speaker) => `(written for ${speaker.phase(phase)})`,
  'pending/dated': ({ at, phase }, speaker) =>
    `(your mail is dated ${speaker.time(at)}${phase === null ? ', before the game began' : `, in ${speaker.phase(phase)}`})`,
  'pending/answered': ({ phase, current }, speaker) =>
    phase === current
      ? '(you answered a mail from before the game was set back)'
      : `(you answered a mail of ${speaker.phase(phase)})`,
  'pending/message': ({ to }, speaker) => `as they may be a message to ${recipients(to, speaker)}`,
  'pending/asked': ({ why, orders, line, sends }, speaker) => {
    const { board, say } = speaker;
    const lines = orders.map((order) => (board === null ? order : written(board, order))).join('; ');
    const them = orders.length === 1 ? 'it' : 'them';
    const send = sends ? ` Reply SEND to send your lines as a message.` : '';
    return `${counted(orders.length, 'order')} not filed ${say(why)}: ${lines}. Reply ${line} to file ${them}.${send}`;
  },
  'pending/filed': ({ why, orders, line }, { say }) =>
    `${counted(orders, 'order')} filed ${say(why)}. Reply ${line} if ${orders === 1 ? 'it is' : 'they are'} meant so.`,
  'pending/nothing': () => 'No orders are waiting for this: nothing was filed by it.',
  'pending/file-what': ({ text }) =>
    `FILE takes the number of a set of orders, or ALL, not '${text}'. Nothing was filed.`,
  'pending/no-such': ({ number }) =>
    `No orders with the number ${number} are waiting in this phase: nothing was filed by it.`,
  'pending/which': ({ numbers }) =>
    `Which orders? Several sets are waiting: ${numbers.map((n) => `FILE ${n}`).join(', ')}. Nothing was filed by this line.`,
  'pending/not-all': ({ numbers }) =>
    `Some of them order the same unit, so choose one: ${numbers.map((n) => `FILE ${n}`).join(', ')}. Nothing was filed by this line.`,
  'pending/file-alone': () =>
    'This line counts only in a mail without lines that we cannot read: it may be quoted. Nothing was filed or sent by it.',
  'pending/nothing-to-send': () => 'No message is waiting to be sent. A message begins with PRESS TO and a power.',
  'pending/send-which': () =>
    'Several messages are waiting: nothing was sent. Send the one you mean with PRESS TO and a power above it.',
} satisfies Words<PendingSaying>;
