/** Sends lines to the judge, the way of a mail. What did not get through is sent again as the same mail. */
import type { SheetAnswer, SheetData, SheetPost } from '../sheet-data.ts';

/** Of the sheet as it was fetched last. */
let tag = '';

/** What is sent, for the phase that the page showed then: `id` and `phase` as in {@link SheetPost}. */
export type SheetSubmission = Pick<SheetPost, 'id' | 'phase' | 'text'>;

/** Null: it did not get through. Trying again with the same id does not make two mails of it. */
export async function sendSubmission(
  { links, game }: SheetData,
  sending: SheetSubmission,
): Promise<SheetAnswer | null> {
  const post: Omit<SheetPost, 'line'> = { csrf: links.csrf, game: game.name, ...sending };
  const body = new URLSearchParams({ ...post });
  // What is answered is newer than what was fetched.
  tag = '';
  try {
    const answer = await fetch(links.post, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
    });
    const told = await readJson<SheetAnswer>(answer);
    return told !== null && 'report' in told ? told : null;
  } catch {
    return null;
  }
}

/** Null: it is as it was when it was fetched last, or it is not there, or the network is not. `closed`: the seat is the reader's no longer. */
export async function fetchSheetData({ links }: SheetData): Promise<SheetData | 'closed' | null> {
  let status = 0;
  const found = await fetchFile<SheetData>(links.data, { 'if-none-match': tag }, (answer) => {
    status = answer.status;
    if (answer.ok) tag = answer.headers.get('etag') ?? '';
  });
  return status === 401 ? 'closed' : found;
}

/** Null: it is not there, or the network is not. */
export async function fetchFile<T>(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  note: (answer: Response) => void = () => {},
): Promise<T | null> {
  try {
    const how = { headers: { accept: 'application/json', ...headers }, credentials: 'same-origin' } as const;
    const answer = await fetch(path, how);
    note(answer);
    if (!answer.ok) return null;
    return await readJson<T>(answer);
  } catch {
    return null;
  }
}

async function readJson<T>(answer: Response): Promise<T | null> {
  const type = answer.headers.get('content-type') ?? '';
  return type.includes('json') ? ((await answer.json()) as T) : null;
}

/** A mail with these lines, in the reader's own mail program. */
export function mailLink({ links, game, phase }: SheetData, text: string): string {
  const subject = `${game.name} ${phase?.code ?? ''}`.trim();
  return `mailto:${encodeURIComponent(links.mail).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
}
