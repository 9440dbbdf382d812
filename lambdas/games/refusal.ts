/** A line of a mail that was not carried out, for the desk's answer. */
import type { ReportLine } from '../../engine/game/events.ts';
import type { Telling } from '../../engine/sayings/said.ts';

export function refusal(
  { line, text }: { readonly line: number | null; readonly text: string },
  message: Telling,
  suggestion: string | null,
): ReportLine {
  return { line, text, outcome: 'refused', message, ...(suggestion === null ? {} : { suggestion }) };
}
