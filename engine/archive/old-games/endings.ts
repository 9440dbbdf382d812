/** How a game ended, and when, in the sentences of summaries. */
import { FIRST_JUDGE } from '../reading/instants.ts';
import type { JudgeLocalTime, OldOutcome } from './summary-document.ts';

/** A line with the day on which the game began or ended. */
export const DATED_ENDING =
  /^(?:Game (?:started|won|ended|terminated|conceded|abandoned|cancell?ed)|Spiel beendet|Draw declared|Conceded?|Concession declared): *(.+)$/i;

/** The beginning of a sentence about the ending. */
export const ENDING_SENTENCE =
  /^(?:The|This) game (?:'[^']{1,80}' )?(?:(?:was|has been) (?:won by|conceded to|declared a draw|drawn|terminated|abandoned|cancell?ed|ended)|ended in a draw)/i;

/** `Fri Jul 30 17:52:16 1999`, `15 June 2002`; null when it is none, or no such day. By the old judge's own clock. `rest`: what stands there besides. */
export function localTime(text: string): { readonly at: JudgeLocalTime; readonly rest: string } | null {
  const parts =
    /^(?:[A-Z]{3,9},? +)?(?:([A-Z]{3})[A-Z]* +(\d{1,2})|(\d{1,2}) +([A-Z]{3})[A-Z]*),?(?: +([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?( +[A-Z]{3,4})? +(\d{4})(.*)$/i.exec(
      text.trim(),
    );
  if (parts === null) return null;
  const month = MONTHS.indexOf((parts[1] ?? parts[4])!.toLowerCase()) + 1;
  const two = (value: string | number) => String(value).padStart(2, '0');
  const day = `${parts[9]}-${two(month)}-${two((parts[2] ?? parts[3])!)}`;
  const date = new Date(`${day}T00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) || date.getTime() < FIRST_JUDGE) return null;
  const at = parts[5] === undefined ? day : `${day}T${two(parts[5])}:${parts[6]}:${parts[7] ?? '00'}`;
  return { at, rest: `${parts[8] ?? ''}${parts[10]}`.replace('.', '').trim() };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Draw declared: Mon Mar  6 …`; null where it says only that it is over (`Game ended`). `Spiel beendet` is a judge's German for "terminated". */
export function kindOfEnd(line: string): OldOutcome['kind'] | null {
  if (/terminated|beendet|abandoned|cancel/i.test(line)) return 'terminated';
  if (/^\s*Draw/i.test(line)) return 'drawn';
  if (/conce/i.test(line)) return 'conceded';
  return /won/i.test(line) ? 'won' : null;
}

/** Names of powers are words alone. */
const NAME = /^\p{L}[\p{L}\s.'&-]*$/u;

/** `The game was declared a draw between England, France and Turkey.` Null when it is no such sentence. */
export function outcomeIn(sentence: string): OldOutcome | null {
  const said =
    /^(?:The|This) game (?:'[^']*' )?(?:(?:was|has been) )?(won by|conceded to|declared a draw(?: between| by| among)?|ended in a draw(?: between| by| among)?|drawn(?: between| by| among)?|terminated|abandoned|cancell?ed|ended)\b(.*?)\.?$/i.exec(
      sentence.trim(),
    );
  if (said === null) return null;
  const how = said[1]!.toLowerCase();
  const kind = how.startsWith('won')
    ? 'won'
    : how.startsWith('conceded')
      ? 'conceded'
      : /draw/.test(how)
        ? 'drawn'
        : 'terminated';
  if (kind === 'terminated') return { kind, powers: [] };
  const names = said[2]!.split(/,? and |,/i).map((power) => power.trim());
  const powers = [...new Set(names.filter((power) => power !== ''))];
  if (!powers.every((power) => NAME.test(power))) return null;
  // A draw is between some: of one alone the sentence has been cut off.
  return kind === 'drawn' && powers.length === 1 ? null : { kind, powers };
}
