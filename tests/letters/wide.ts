/** Lines of a mail that are wider than 78 columns, though they need not be. */

/** Lines that programs read stay whole: orders and results by power, lists of centers up to the comma that fits. */
const CLASSIC =
  /^[A-Z][^:]*: +(?:\S+ )?\S+(?: \S+)*? (?:HOLD|SUPPORT|CONVOY|->|DISBAND)|^(?:[A-Z][^:]*:)? +(?:[^,]+, )*[^,]+,$/;
const SENTENCES =
  /will (?:be considered abandoned|go into civil disorder) if|^(?:You have been selected|The deadline for|The next phase of|Game '|:: | {2}(?:Move|Retreat|Adjust) +clock )/;

export function wideLines(text: string): readonly string[] {
  return text
    .split('\n')
    .filter(
      (line) => line.length > 78 && !/https?:\/\/\S+$/.test(line) && !CLASSIC.test(line) && !SENTENCES.test(line),
    );
}
