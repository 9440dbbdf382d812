/** Below a BECOME that could not be read stands what is meant for somebody else: none of it is the writer's own. */
import type { ErrorItem, SectionItem, SectionRead, WrittenPress } from '../language/mail/mail-text.ts';

/** Lines below it say only that they were not carried out. */
export function withoutBelowFailedBecome(read: SectionRead): SectionRead {
  const failed = read.items.find(isFailedBecome);
  if (failed === undefined) return read;
  const isBelow = ({ line }: Pick<SectionItem, 'line'>) => line > failed.line;
  return {
    ...read,
    items: [
      ...read.items.map((item) => (isBelow(item) && item.kind !== 'error' ? notCarriedOut(item) : item)),
      ...read.press.filter(isBelow).map((message) => notCarriedOut({ ...message, text: 'press' })),
    ].sort((a, b) => a.line - b.line),
    press: read.press.filter((message) => !isBelow(message)),
  };
}

/** `BECOME Itlay`, and `BECOM Italy`, which is offered as BECOME. */
function isFailedBecome(item: SectionItem): boolean {
  if (item.kind !== 'error') return false;
  return [item.text, item.suggestion ?? '', ...item.suggestions].some((text) => /^\s*become\b/i.test(text));
}

function notCarriedOut({
  line,
  lastLine,
  text,
}: Pick<WrittenPress, 'line' | 'lastLine'> & { text: string }): ErrorItem {
  const message = { code: 'master/below-failed-become' } as const;
  return { kind: 'error', line, lastLine, text, message, suggestion: null, suggestions: [] };
}
