/** A position that somebody pastes: JSON, or a line for each power. What cannot be read is named line by line. */
import type { PositionFault } from '../../../../engine/adjudicate/faults.ts';
import { isObject } from '../../../../engine/adjudicate/faults.ts';
import { findPower } from '../../../../engine/adjudicate/powers.ts';
import type { Board } from '../../../../engine/board/board.ts';
import type { OrdersByPower, Position } from '../../../../engine/board/position.ts';
import { readPhaseText } from '../../../../engine/language/times/phase-text.ts';
import { readPositionInput } from '../../../../engine/what-if/position-input.ts';
import { t } from '../../../locales/current.ts';
import { faultInWords } from '../../../locales/faults.ts';
import { formatterFor } from '../../../locales/speaker.ts';
import { loadMessages } from '../messages.ts';

export type Pasted =
  /** `faults`: lines that were passed over. */
  | { readonly position: Position; readonly orders: OrdersByPower; readonly faults: readonly string[] }
  | { readonly faults: readonly string[] }
  /** It is of this variant: its board must be loaded first. */
  | { readonly variant: string };

const LONGEST = 1_000_000;

export async function readPasted(board: Board, phase: string, text: string): Promise<Pasted> {
  const speaker = formatterFor({ board }, { ...t(), said: await loadMessages() });
  const tell = (faults: readonly PositionFault[]) => faults.map((fault) => faultInWords(fault, speaker));
  if (text.length > LONGEST) return { faults: [t().sheet.analysis.faults['too-long']] };
  const value = jsonIn(text);
  if (value === null && /results for /i.test(text)) {
    const { isResultMail, readResultMail } = await import('./result-mail.ts');
    const mailed = isResultMail(text) ? readResultMail(board, text) : null;
    if (mailed !== null) {
      const { lineNotRead } = t().sheet.analysis;
      const faults = mailed.faults.map(({ line, message }) => lineNotRead(line, speaker.say(message)));
      return { position: mailed.position, orders: mailed.orders, faults };
    }
  }
  if (value === null) return fromLines(board, phase, text, tell);
  const variant = isObject(value) ? value['variant'] : undefined;
  if (typeof variant === 'string' && variant !== board.variant.id) return { variant };
  const input = isObject(value) ? withoutRest(value) : value;
  const read = readPositionInput(board, input);
  return 'faults' in read
    ? { faults: tell(read.faults) }
    : { position: read.position, orders: read.orders, faults: [] };
}

function jsonIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** A line of research data or of a record has more than a position: what came of it, and who plays. */
const PARTS = ['variant', 'phase', 'units', 'centers', 'dislodged', 'contested', 'orders', 'ruleState', 'next'];

function withoutRest(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isResult = Array.isArray(value['orders']);
  const { next, ...parts } = Object.fromEntries(Object.entries(value).filter(([key]) => PARTS.includes(key)));
  return isResult && next !== undefined ? { ...parts, next } : parts;
}

/** `FRANCE: A par, F bre; centers: par, bre`, and a line with a phase alone. */
function fromLines(
  board: Board,
  phase: string,
  text: string,
  tell: (faults: readonly PositionFault[]) => readonly string[],
): Pasted {
  const { lineNotRead, notUnits } = t().sheet.analysis;
  const faults: string[] = [];
  const units: Record<string, string[]> = {};
  const centers: Record<string, string[]> = {};
  let code = phase;
  for (const [n, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const named = readPhaseText(board, line.trim());
    if (named !== null) {
      code = named;
      continue;
    }
    const [, name = '', list = '', owned = ''] = /^([^:]+):([^;]*)(?:;\s*centers?\s*:(.*))?$/i.exec(line) ?? [];
    const power = findPower(board, name.trim());
    if (power === null) {
      faults.push(lineNotRead(n + 1, notUnits));
      continue;
    }
    const parts = (words: string) => words.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
    const read = readPositionInput(board, {
      phase: code,
      units: { [power]: parts(list) },
      centers: { [power]: parts(owned) },
    });
    if ('faults' in read)
      faults.push(...tell(read.faults.map((fault) => ({ ...fault, field: '' }))).map((why) => lineNotRead(n + 1, why)));
    units[power] = [...(units[power] ?? []), ...parts(list)];
    centers[power] = [...(centers[power] ?? []), ...parts(owned)];
  }
  if (faults.length > 0) return { faults };
  const read = readPositionInput(board, { phase: code, units, centers });
  return 'faults' in read ? { faults: tell(read.faults) } : { position: read.position, orders: {}, faults: [] };
}
