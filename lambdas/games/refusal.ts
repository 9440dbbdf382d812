/** A line of a mail that was not carried out, for the desk's answer. */
import type { ReportLine } from '../../engine/game/events.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';

export function refusedLine(
  { line, text }: { readonly line: number | null; readonly text: string },
  message: MessageOrText,
  suggestion: string | null,
): ReportLine {
  return { line, text, outcome: 'refused', message, ...(suggestion === null ? {} : { suggestion }) };
}
