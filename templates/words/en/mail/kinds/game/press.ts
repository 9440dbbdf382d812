/** A message of a player, a GM or an observer. */
import { listInWords } from '../../../../../../engine/explain/names.ts';

type Sender = { readonly power: string } | 'master' | 'observer';
/** `writer`: of an earlier message, who was not named. */
type Reader = { readonly power: string } | 'you' | 'master' | 'observers' | 'writer';

export const press = {
  fromMaster: (subject: string) => `from the GM: ${subject}`,
  /** `from`: null hides it. `to`: others beside the reader; `isCopy`: it is not for the reader at all. */
  subject: ({ from, isBroadcast, to, isCopy }: Subject) => {
    const what = isBroadcast ? 'broadcast' : 'press';
    const head = from === null ? `anonymous ${what}` : `${what} from ${senderName(from)}`;
    return to.length === 0 ? head : `${head}${isCopy ? ' to' : ', also to'} ${listInWords(to.map(nameInSubject))}`;
  },
  /** Messages that came in one mail go out in one. */
  several: (subject: string, messages: number) => `${subject} (${messages} messages)`,
  /** `rest`: what else there is to do, a sentence. */
  lead: ({
    from,
    to,
    rest,
  }: {
    readonly from: Sender | null;
    readonly to: 'all' | readonly Reader[];
    readonly rest: string;
  }) =>
    `${from === null ? 'Somebody' : capitalised(senderName(from))} wrote to ${to === 'all' ? 'everybody' : listInWords(to.map(readerName))}. ${rest}`,
  /** `who`: null is anonymous. `readBy`: who else may read an answer. `all`: where an answer to everybody goes. */
  howToAnswer: ({ who, readBy, all }: Answer) => {
    const more = readBy.map((each) => (each === 'master' ? 'the GM' : 'the observers'));
    const alone =
      who === null
        ? 'we pass your words on, and the sender stays anonymous'
        : `your words go to ${senderName(who)}${more.length === 0 ? ' and nobody else' : ` (in this game ${listInWords(more)} may read them too)`}`;
    return `To answer ${nameOf(who)}, reply to this mail: ${alone}.${all === null ? '' : ` To answer everybody, write to ${all}.`}`;
  },
  answer: (who: Sender | null) => `Answer ${nameOf(who)}`,
};

interface Subject {
  readonly from: Sender | null;
  readonly isBroadcast: boolean;
  readonly to: readonly Reader[];
  readonly isCopy: boolean;
}

interface Answer {
  readonly who: Sender | null;
  readonly readBy: readonly ('master' | 'observers')[];
  readonly all: string | null;
}

function senderName(sender: Sender): string {
  if (typeof sender === 'object') return sender.power;
  return sender === 'master' ? 'the GM' : 'an observer';
}

function nameOf(who: Sender | null): string {
  return who === null ? 'whoever wrote this' : senderName(who);
}

const READERS = {
  you: 'you',
  master: 'the GM',
  observers: 'the observers',
  writer: 'the sender of an earlier message',
} as const;

function readerName(reader: Reader): string {
  return typeof reader === 'object' ? reader.power : READERS[reader];
}

/** As in the classic line above the message. */
function nameInSubject(reader: Reader): string {
  return reader === 'master' ? 'Master' : reader === 'observers' ? 'Observers' : readerName(reader);
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
