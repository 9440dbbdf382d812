/** What a mail asked to be shown, beside orders. Most mails ask for nothing: what it is written with is loaded when one does. */
import type { Asked } from '../../../../engine/game/events.ts';
import type { Document } from '../../../markup/document.ts';
import type { GameMailContent, MailContext } from '../../mail.ts';

let loaded: typeof import('./asked.ts') | null = null;

/** Wait for this before you write a mail that {@link showsMore}. */
export async function loadAsked(): Promise<void> {
  loaded ??= await import('./asked.ts');
}

export function showsMore(content: GameMailContent): boolean {
  return content.kind === 'looking-back' || (content.kind === 'acknowledgement' && content.asked.length > 0);
}

export function loadAskedBlocks(context: MailContext, asked: readonly Asked[]): Document {
  return asked.length === 0 ? [] : written().askedBlocks(context, asked);
}

export function loadArchiveBlocks(context: MailContext): Document {
  return written().archiveBlocks(context);
}

function written() {
  if (loaded === null) throw new Error('What shows a game has not been loaded.');
  return loaded;
}
