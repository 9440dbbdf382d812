/** Sends lines to the judge, the way of a mail. What did not get through is sent again as the same mail. */
import type { SheetAnswer, SheetData, SheetPost } from '../sheet-data.ts';

/** What is sent, for the phase that the page showed then: `id` and `phase` as in {@link SheetPost}. */
export type SheetSubmission = Pick<SheetPost, 'id' | 'phase' | 'text'>;

/** Null: it did not get through. Trying again with the same id does not make two mails of it. */
export async function sendSubmission(
  { links, game }: SheetData,
  sending: SheetSubmission,
): Promise<SheetAnswer | null> {
  const post: Omit<SheetPost, 'line'> = { csrf: links.csrf, game: game.name, ...sending };
  const body = new URLSearchParams({ ...post });
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

export async function fetchSheetData({ links }: SheetData): Promise<SheetData | null> {
  return fetchFile<SheetData>(links.data);
}

/** Null: it is not there, or the network is not. */
export async function fetchFile<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
    return answer.ok ? await readJson<T>(answer) : null;
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
