/** A sheet's form, read: lines of a mail, or one message whose words are its own whatever they say. */
import type { Board } from '../../engine/board/board.ts';
import { readAddressees } from '../../engine/language/names/power-list.ts';
import type { SheetSent } from './submit.ts';

export function sentIn(board: Board, form: URLSearchParams): SheetSent {
  const [id, phase] = [form.get('id') ?? '', form.get('phase') ?? ''];
  const partners = form.getAll('to').map((name) => name.trim());
  // A message to those who are ticked; where nobody is, its words are no orders.
  if (form.has('message') && partners.length === 0) return { id, phase, to: null, lines: ['PRESS TO'] };
  const heads = partners.length === 0 ? [] : [`PRESS TO ${partners.join(', ')}`];
  const given = [...heads, ...form.getAll('line')].map((line) => line.replace(/\r\n?/g, '\n').trim());
  const written = given.filter((line) => line !== '');
  const text = (form.get('text') ?? '').replace(/\r\n?/g, '\n');
  const to = written.length === 1 && text.trim() !== '' ? partnerIn(board, written[0]!) : null;
  if (to !== null) return { id, phase, to, lines: text.split('\n') };
  const lines = [...written, ...(text.trim() === '' ? [] : [text])].flatMap((each) => each.split('\n'));
  return { id, phase, to: null, lines };
}

/** Whom the box under this head writes to, as in the address of a message; null: it is no head of a message. */
function partnerIn(board: Board, line: string): string | null {
  if (/^broadcast$/i.test(line)) return 'all';
  const names = /^press to ([^\n]{1,500})$/i.exec(line)?.[1];
  if (names === undefined) return null;
  if (/^(?:all|everyone|everybody)$/i.test(names.trim())) return 'all';
  const read = readAddressees(board, names);
  return 'problem' in read ? null : read.list.join('+');
}
