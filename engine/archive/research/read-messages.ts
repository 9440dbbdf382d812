/** Messages of games in the shape of research tools. One whose writer or readers are not understood is left out, never shown to more. */
import { isObject, printableText } from '../../adjudicate/faults.ts';
import type { Board } from '../../board/board.ts';
import { isPhase } from '../../vocabulary.ts';
import type { ArchivedPress } from '../document.ts';
import type { FieldUse } from '../reading/field-use.ts';
import { instantFromMicroseconds, instantFromText } from '../reading/instants.ts';
import { partyFrom, readersFrom } from '../reading/parties.ts';
import type { ImportRemark } from '../reading/remark.ts';
import { LONGEST_MESSAGE } from '../schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Messages of a phase; one to several powers stands once for each of them, with all of them in `told`. `now`: in milliseconds. */
export function messagesIn(
  board: Board,
  phase: Fields,
  use: FieldUse,
  now: number,
): { readonly press: readonly ArchivedPress[]; readonly remarks: readonly ImportRemark[] } {
  const remarks: ImportRemark[] = [];
  const list = use.of(phase, 'messages');
  const name = phase['name'];
  const items = Array.isArray(list) ? list : isObject(list) ? Object.values(list) : list == null ? [] : [list];
  if (isObject(list) && !Array.isArray(list)) {
    // By their times, which each of them tells again.
    const odd = Object.entries(list).filter(([key, item]) => !isObject(item) || String(item['time_sent']) !== key);
    for (const [key] of odd) remarks.push({ where: printableText(key), what: NOT_ITS_TIME, matters: true });
  }
  const read = items.flatMap((item, n) => {
    const where = `${typeof name === 'string' ? printableText(name) : ''} message ${n + 1}`;
    const told = isObject(item)
      ? readMessage(board, item, use, now)
      : ({ why: { code: 'archive/no-message' } } as const);
    if ('why' in told) {
      remarks.push({ where, what: told.why, matters: true });
      return [];
    }
    if (told.time !== null) {
      remarks.push({ where, what: { code: 'archive/time-without-unit', time: told.time }, matters: true });
    }
    if (told.during != null && told.during !== name && told.press.phase === null)
      remarks.push({ where, what: NOT_ITS_PHASE, matters: true });
    return [told];
  });
  return { press: withoutCopies(read.map(({ press, reader }) => ({ press: inPhase(press, name), reader }))), remarks };
}

const NOT_ITS_PHASE = { code: 'archive/field-unread', field: 'phases[].messages[].phase' } as const;
const NOT_ITS_TIME = { code: 'archive/field-unread', field: 'phases[].messages' } as const;

interface ReadMessage {
  readonly press: Omit<ArchivedPress, 'phase'> & { readonly phase: ArchivedPress['phase'] | undefined };
  /** For whom this copy is, of a message to several. */
  readonly reader: string | null;
  /** A time that cannot be one. */
  readonly time: string | null;
  /** The phase in its words. */
  readonly during: unknown;
}

function readMessage(
  board: Board,
  item: Fields,
  use: FieldUse,
  now: number,
): ReadMessage | { readonly why: ImportRemark['what'] } {
  const field = (key: string) => use.of(item, key);
  const [sender, recipient, message] = [field('sender'), field('recipient'), field('message')];
  const [sent, during] = [field('time_sent'), field('phase')];
  const said = field('told');
  const told = isObject(said) ? said : {};
  const of = (key: string) => (key in told ? use.of(told, key) : undefined);
  const [toldFrom, toldTo, toldPhase, toldAt] = [of('from'), of('to'), of('phase'), of('at')];
  if (typeof message !== 'string') return { why: { code: 'archive/no-message' } };
  if (message.length > LONGEST_MESSAGE) return { why: { code: 'archive/message-too-long', most: LONGEST_MESSAGE } };
  const from = toldFrom === null ? null : writerFrom(board, toldFrom ?? sender);
  if (from === undefined) return { why: { code: 'archive/writer-unknown', name: shown(toldFrom ?? sender) } };
  const to = readersFrom(board, toldTo ?? recipient);
  if (to === null) return { why: { code: 'archive/readers-unknown', names: shown(toldTo ?? recipient) } };
  const code = toldPhase === undefined ? during : toldPhase;
  const phase = code === undefined ? undefined : typeof code === 'string' && isPhase(code) ? code : null;
  const at =
    toldAt === undefined
      ? typeof sent === 'number'
        ? instantFromMicroseconds(sent, now)
        : null
      : instantFromText(toldAt, now);
  const isTimeLost = at === null && toldAt === undefined && sent !== undefined && sent !== null && sent !== 0;
  return {
    press: { at, commit: null, phase, from, to, body: message },
    reader: toldTo === undefined ? null : String(recipient),
    time: isTimeLost ? shown(sent) : null,
    during: code,
  };
}

/** Undefined: nobody that is known. */
function writerFrom(board: Board, words: unknown): ArchivedPress['from'] | undefined {
  const party = partyFrom(board, words);
  if (party === null) return undefined;
  return party === 'OBSERVERS' ? 'OBSERVER' : party;
}

function shown(value: unknown): string {
  return printableText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}

function inPhase({ phase, ...press }: ReadMessage['press'], name: unknown): ArchivedPress {
  return { ...press, phase: phase === undefined ? (typeof name === 'string' && isPhase(name) ? name : null) : phase };
}

/** The copies of a message that says who its readers are become one again; equal letters to two people stay two. */
function withoutCopies(
  read: readonly { readonly press: ArchivedPress; readonly reader: string | null }[],
): readonly ArchivedPress[] {
  const list: ArchivedPress[] = [];
  let before = '';
  let readers = new Set<string>();
  for (const { press, reader } of read) {
    const key = reader === null ? '' : JSON.stringify(press);
    if (key !== '' && key === before && !readers.has(reader!)) {
      readers.add(reader!);
      continue;
    }
    list.push(press);
    before = key;
    readers = new Set(reader === null ? [] : [reader]);
  }
  return list;
}
