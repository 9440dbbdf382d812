/**
 * `SET MAIL CLASSIC`: mails for people and programs that want no more than nJudge sent. Plain text, the lines that begin
 * with `:: Judge:`, the words of players, and what answers the reader's own mail; no explanations, no links, no files.
 */
import type { Document, DocumentBlock } from '../../markup/document.ts';

/** What stays of a mail's body. A mail that the older judges had nothing like keeps its own words. */
export function classicDocument(body: Document): Document {
  const kept = body.filter((block, n) => isClassic(block) || isPress(block, body[n + 1]));
  return kept.some(isClassic) ? kept : plainDocument(body);
}

/** Without what only looks, or what programs have no use for: pictures, links, buttons, order sheets, tables that repeat the text. */
export function plainDocument(body: Document): Document {
  return body.filter((block) => !['picture', 'links', 'answer', 'sheet'].includes(block.kind));
}

function isClassic(block: DocumentBlock): boolean {
  return block.kind === 'lines' && block.lines[0]?.text.startsWith(':: Judge:') === true;
}

/** A message of a player, or the line above one. */
function isPress(block: DocumentBlock, next: DocumentBlock | undefined): boolean {
  return block.kind === 'letter' || (block.kind === 'lines' && !block.inset && next?.kind === 'letter');
}
