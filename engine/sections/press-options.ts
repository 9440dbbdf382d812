/** `PRESS [colour] [delivery] [fake]` (judge-language B1): who is to get a message, and what it shows of that. */
import type { Board } from '../board/board.ts';
import type { Power } from '../board/variant.ts';
import type { Problem } from '../language/commands/command-context.ts';
import { isProblem } from '../language/commands/form.ts';
import type { Addressees, PressAddressee, WrittenPress } from '../language/mail/mail-text.ts';
import { readAddressees, readOnePower } from '../language/names/power-list.ts';
import { splitPressHead } from '../text/blocks.ts';
import { foldText, foldWithMap } from '../text/fold.ts';
import { shortenText } from '../text/shorten.ts';

export type PressOptions = Pick<WrittenPress, 'form' | 'to' | 'colour' | 'shown' | 'noFake' | 'from' | 'quiet'>;

/** Where one option ends and the next begins. */
const KEYWORD = /^(?:white|gr[ea]y|un-?anonymous(?:ly)?|anonymous(?:ly)?|to|no|fake|from|quiet|partial|broadcast)$/i;
const ALL = /^(?:all|everyone|everybody|players|all players|alle|tous|tout le monde)$/i;

/** Reads the line that opens a message. */
export function readPressOptions(board: Board, line: string): PressOptions | Problem {
  const text = foldText(line)
    .trim()
    .replace(/\s*:\s*$/, '');
  const head = splitPressHead(text);
  if (head === null) return { problem: { code: 'lines/press-begins' } };
  // Before PRESS it does not say what is to be shown instead of what.
  if (/\b(?:fake|partial)\b/i.test(head.before)) return { problem: { code: 'lines/press-fake-behind' } };
  const command = head.command.toLowerCase();
  const form = command === 'press' ? 'press' : command.startsWith('broad') ? 'broadcast' : 'postal';
  const words = `${head.before} ${head.options.replace(/^->\s*/, 'to ').replace(/^([+-])\s+/, '$1')}`
    .replaceAll(',', ', ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const state: State = { colour: null, to: null, shown: null, noFake: false, from: null, quiet: false, faked: false };
  for (let at = 0; at < words.length; ) {
    const next = takeOption(board, state, words, at);
    if (typeof next !== 'number') return next;
    at = next;
  }
  // As on the older judge, BROADCAST with recipients is PRESS.
  if (form === 'postal' && state.to !== null) {
    return { problem: { code: 'lines/press-for-everybody', command: command.toUpperCase() } };
  }
  if (form === 'press' && state.to === null && !state.faked) {
    return { problem: { code: 'lines/press-without-recipients' }, suggestion: 'PRESS TO ALL' };
  }
  const { colour, noFake, from, quiet } = state;
  const isBroadcast = form === 'broadcast' && state.to !== null;
  return { form: isBroadcast ? 'press' : form, to: state.to ?? 'all', colour, shown: state.shown, noFake, from, quiet };
}

/** `PRESS TO France: the text`, whose text begins on the line itself; null for any other. */
export function pressWithText(
  board: Board,
  line: string,
): { readonly options: PressOptions; readonly text: string } | null {
  const { text, origin } = foldWithMap(line);
  const colon = text.slice(0, LONGEST_HEAD).indexOf(':');
  if (colon < 0 || text.slice(colon + 1).trim() === '') return null;
  const head = text.slice(0, colon);
  if (!/\bto\b/i.test(splitPressHead(head.trim())?.options ?? '')) return null;
  const options = readPressOptions(board, head);
  return isProblem(options) ? null : { options, text: line.slice(origin(colon + 1)).trim() };
}

const LONGEST_HEAD = 120;

interface State {
  colour: 'white' | 'grey' | null;
  to: Addressees | null;
  shown: Addressees | null;
  noFake: boolean;
  from: Power | null;
  quiet: boolean;
  /** A fake option was given. */
  faked: boolean;
}

/** Takes one option; the index after it. */
function takeOption(board: Board, state: State, words: readonly string[], at: number): number | Problem {
  const word = words[at]!.toLowerCase();
  if (/^(?:white|un-?anonymous(?:ly)?)$/.test(word)) return takeColour(state, 'white', at);
  if (/^(?:gr[ea]y|anonymous(?:ly)?)$/.test(word)) return takeColour(state, 'grey', at);
  if (word === 'quiet') {
    state.quiet = true;
    return at + 1;
  }
  if (word === 'to') return takeDelivery(board, state, words, at + 1, 'to');
  if (/^[+-]/.test(word)) return takeSigned(board, state, words[at]!, at);
  if (word === 'no' && /^fakes?$/i.test(words[at + 1] ?? '')) {
    state.noFake = true;
    return at + 2;
  }
  if (word === 'fake') return takeFake(board, state, words, at + 1);
  if (word === 'from') return takeFrom(board, state, words, at + 1);
  return { problem: { code: 'lines/press-not-understood', shown: shortenText(words.slice(at).join(' ')) } };
}

function takeColour(state: State, colour: 'white' | 'grey', at: number): number | Problem {
  if (state.colour !== null) return { problem: { code: 'lines/press-one-color' } };
  state.colour = colour;
  return at + 1;
}

function takeFake(board: Board, state: State, words: readonly string[], at: number): number | Problem {
  if (state.faked) return { problem: { code: 'lines/press-one-fake' } };
  state.faked = true;
  let next = at;
  if (/^partial$/i.test(words[next] ?? '')) next++;
  const word = words[next]?.toLowerCase();
  if (word === 'to') return takeDelivery(board, state, words, next + 1, 'shown');
  if (word === 'from') return takeFrom(board, state, words, next + 1);
  state.shown = 'all';
  return word === 'broadcast' ? next + 1 : next;
}

function takeFrom(board: Board, state: State, words: readonly string[], at: number): number | Problem {
  const end = endOfList(words, at);
  const written = words.slice(at, end).join(' ');
  if (/^(?:master|gm|moderator|m)$/i.test(written) && readOnePower(board, written) === null) {
    return { problem: { code: 'lines/press-as-gm' } };
  }
  const power = readOnePower(board, written);
  if (power === null) return { problem: { code: 'deciding/no-power', text: shortenText(written) } };
  state.from = power;
  state.faked = true;
  return end;
}

/** `TO list`, `TO ALL`, `TO ALL BUT list`. */
function takeDelivery(
  board: Board,
  state: State,
  words: readonly string[],
  at: number,
  field: 'to' | 'shown',
): number | Problem {
  if (state[field] !== null) return { problem: { code: 'lines/press-recipients-twice' } };
  const end = endOfList(words, at);
  const list = readDelivery(board, words.slice(at, end).join(' '));
  if (typeof list === 'object' && 'problem' in list) return list;
  state[field] = list;
  return end;
}

/** `+FRG`, `-FRG`. */
function takeSigned(board: Board, state: State, word: string, at: number): number | Problem {
  if (state.to !== null) return { problem: { code: 'lines/press-recipients-twice' } };
  const list = readDelivery(board, word.startsWith('-') ? `all but ${word.slice(1)}` : word.slice(1));
  if (typeof list === 'object' && 'problem' in list) return list;
  state.to = list;
  return at + 1;
}

function endOfList(words: readonly string[], at: number): number {
  let end = at;
  while (end < words.length && !KEYWORD.test(words[end]!)) end++;
  return end;
}

/** Addressees as written after TO. */
export function readDelivery(board: Board, text: string): Addressees | Problem {
  const words = text.trim();
  if (words === '') return { problem: { code: 'lines/press-to-whom' } };
  if (ALL.test(words)) return 'all';
  const but = /^(?:all|everyone|everybody)\s*,?\s*(?:but|except|save)\s+(.+)$/i.exec(words);
  const read = readAddressees(board, but?.[1] ?? words);
  if ('problem' in read)
    return {
      problem: read.problem,
      suggestion: read.suggestion === null ? null : `PRESS TO ${read.suggestion.toUpperCase()}`,
    };
  if (but === null) return read.list;
  const all: readonly PressAddressee[] = [...board.powers.map(({ name }) => name), 'MASTER'];
  return all.filter((each) => !read.list.includes(each));
}
