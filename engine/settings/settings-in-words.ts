/** Settings as people write them for every kind of phase at once, and as LIST prints them. */

const KINDS = ['MOVE', 'RETREAT', 'ADJUST'] as const;

/** `delay 0` and `weekends off` at the head of settings, written for each kind of phase; any other text as it is. */
export function forEachKind(settings: string): string {
  const match = ONE_FOR_ALL.exec(settings);
  if (match === null) return settings;
  const [whole, delay, days, no, weekends] = match;
  const change =
    delay !== undefined
      ? `DELAY ${delay}`
      : days !== undefined
        ? `DAYS ${days}`
        : `DAYS ${no !== undefined || /^(?:off|no|none|not allowed)$/i.test(weekends ?? '') ? '-MTWTF-' : 'SMTWTFS'}`;
  return `${KINDS.map((kind) => `${kind} ${change}`).join(', ')}${settings.slice(whole.length)}`;
}

const ONE_FOR_ALL =
  /^(?:delay\s+(?:to\s+|=\s*)?(\d[\d.a-z]*)|days\s+(?:to\s+|=\s*)?([a-z-]{3,8})|(no\s+|not\s+)?weekends?(?:\s+(on|off|yes|no|none|allowed|not allowed))?)\s*(?=[,;]|$)/i;

/** What LIST prints of some settings, the same in every language, since programs read it. */
export const classicFlags = {
  masterSees: ['Master may see orders', 'Nobody sees orders'],
  allPress: ['All Press to Master', null],
  watchAllPress: ['All Press to Observers', null],
  fakes: {
    no: 'Partial may be Faked',
    default: 'Partial Fakes Broadcast by default',
    always: 'Partial Fakes Broadcast',
  },
} as const;

/** What LIST prints of a setting where that is no line by itself, and the setting. */
const PRINTED: readonly (readonly [printed: RegExp, written: string])[] = [
  [/^press:.*\bno grace(?=\s*(?:[,;.]|$))/i, '$& PRESS'],
  [/^(?:flags|access|press):\s*(?=\S)/i, ''],
  [/^(zone|variant|winning centers|comment):\s+/i, '$1 '],
  [/^reminders?:?\s+none\b/i, 'WARN NONE'],
  [/^any-site\b/i, 'ACCESS ANY'],
  [/^zone (\S+) \([+-]\d\d:\d\d\)\.?/i, 'ZONE $1'],
  [/^dedication: /i, 'DEDICATION '],
  [/^on time: (\d+) % at least/i, 'ONTIMERAT 0.$1'],
  [/^games left: (\d+) % at most/i, 'RESRAT 0.$1'],
  [/^approval needed\b/i, 'APPROVAL'],
  [/^nobody sees orders\b/i, 'NO MASTER SEES'],
  [/^(?:master|gm) may see orders\b/i, 'MASTER SEES'],
  [/^players (\d+) \(without [^()]*\)/i, 'PLAYERS $1'],
  [/^(\d{4}) rulebook\b/i, 'RULES $1'],
  [/^replacement (\d+) h\b/i, 'REPLACEMENT $1'],
  [/^(no )?(touch|minor|late|blank)(?=\s*(?:[,;.]|$))/i, '$1$2 PRESS'],
  [/^all press to observers\b/i, 'WATCH ALL PRESS'],
  [/^all press to (?:master|gm)\b/i, 'ALL PRESS'],
  [/^absence:? up to (\d+) days? without asking the (?:master|gm)\b/i, 'MAX ABSENCE $1'],
  [/^absence:? not offered; ask the (?:master|gm)\b/i, 'NO PLAYER ABSENCES'],
];

/** `24 h, 4 h before the deadline`. */
const REMINDER = /^reminders?:?\s+((?:\d+ h(?:, )?)+) before the deadline/i;

/** The head of settings as LIST prints it, written as a setting; any other text as it is. */
export function asPrinted(settings: string): string {
  const hours = REMINDER.exec(settings);
  if (hours !== null)
    return `WARN ${hours[1]!.replaceAll(' h', 'H')}${settings.slice(hours[0].length).replace(/\.$/, '')}`;
  const written = PRINTED.reduce((text, [printed, setting]) => text.replace(printed, setting), settings);
  return written === settings || /^comment /i.test(written) ? written : written.replace(/\.$/, '');
}
