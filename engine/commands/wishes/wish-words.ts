/** The words of a GM's sentence as the weights know them, and what it names: powers, addresses, times, days, numbers. */
import type { Board } from '../../board/board.ts';
import { type QuestionWords, questionWords } from '../../language/questions/question-words.ts';
import { foldText } from '../../text/fold.ts';
import { conceptsIn, DAY_WORDS } from './gm-sentence-words.ts';

const ADDRESS = /[^\s<>(),;:"']+@[^\s<>(),;:"']*[\w]/g;
const DAYS = DAY_WORDS.map((day) => new RegExp(`\\b(?:${day})(?:abend|morgen|mittag|nachmittag)?\\b`));
const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const ANY_DAY = new RegExp(DAYS.map(({ source }) => source).join('|'), 'g');
/** `Le we` is one. */
const WEEKEND = /\b(?:weekends?|wochenenden?|week-ends?|(?:les?|du|des|ce|chaque|en) we)\b/;
const MONTHS = 'jan feb|fev mar apr|avr ma[iy] jun|juin jul|juil aug|aout sep o[ck]t nov de[cz]'.split(' ');
const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTH_NAME =
  '(jan|feb|fev|mar|apr|avr|mai|may|jun|juin|jul|juil|aug|aout|sep|oct|okt|nov|dec|dez)(?!ch\\w|k|ti|di|gr|l)[a-z]*';
const DAY_OF_MONTH = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?: of)? ${MONTH_NAME}\\b|\\b${MONTH_NAME} (\\d{1,2})(?:st|nd|rd|th)?\\b(?![:.]\\d)`,
  'g',
);
const CLOCK = /\b(\d{1,2})(?:[:.h](\d\d))? ?(uhr|h|am|pm|a\.m|p\.m|o'clock)\b(?! ?grace)|\b(\d{1,2}):(\d\d)\b/g;
const NUMBERS =
  'an?|one|another|ein\\w*|une? two|zwei|zwo|deux|couple\\sof three|drei|trois four|vier|quatre five|funf|cinq six|sechs seven|sieben|sept eight|acht|huit nine|neun|neuf ten|zehn|dix eleven|elf|onze twelve|zwolf|douze'
    .split(' ')
    .map((words) => new RegExp(`^(?:${words})$`));
const COUNTED = `(\\d{1,3}|an?|one|another|two|couple of|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein\\w{0,2}|zwei|zwo|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze)`;
const SPAN = new RegExp(
  `\\b${COUNTED}(?: ?(?:more|extra|whole|full|weitere\\w*|ganze\\w*|petite?s?))?(?:')?[ -]?(h|hrs?|hours?|stunden?|std|heures?|d|days?|tage?n?|j|jours?|weeks?|wochen?|semaines?)(?:'?s)?\\b`,
  'g',
);
const TEEN_WORDS =
  'fifteen|funfzehn|quinze sixteen|sechzehn|seize seventeen|siebzehn|dix-sept eighteen|achtzehn|dix-huit nineteen|neunzehn|dix-neuf twenty|zwanzig|vingt';
const TEENS = TEEN_WORDS.split(' ').map((word) => new RegExp(`\\b(?:${word})\\b`));
const ZONE =
  /\b[A-Z][a-z]+\/[A-Z][A-Za-z_]+\b|\b(?:UTC|GMT)\b|(?<=(?:[Zz]one|[Zz]eitzone|[Ff]useau(?: horaire)?)(?: of| to| is| auf| von| de| d['’]| :|:| =)* ?)\p{Lu}\p{L}+(?:[ _]\p{Lu}\p{L}+)?|(?!What|Which|Local|Real)\p{Lu}\p{L}+(?= time\b)/u;
const PHASE = /\b[SFW]\d{4}[MRBA]\b/i;
const SEASON =
  /\b(spring|printemps|fruhjahr|fruhling|fall|autumn|automne|herbst|winter|hiver)(?: (?:of|de|von|des?))?(?: (?:the )?(?:year|jahres?))? ?(\d{4})\b/;
/** `Wednesday week`, `dimanche en huit`, `the day after tomorrow`: a day that we cannot name. */
const OTHER_DAY = new RegExp(
  `\\b(?:day after tomorrow|ubermorgen|apres-demain)\\b|(?:${ANY_DAY.source}),? (?:week|fortnight|after|in (?:einer|zwei) woche|nach|next week|nachster woche|der nachsten woche|en (?:huit|quinze)|apres|de la semaine prochaine)\\b(?! (?:next|that)\\b)`,
);
const NEAR_DAYS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tomorrow|demain)\b|\bmorgen\b(?! (?:frueh|fruh)?\w* ?(?:um )?(?:den|der))/, 'tomorrow'],
  [/\b(?:today|tonight|heute|aujourd'hui|ce soir)\b/, 'today'],
];

/** `Not on Sunday`, `nicht schon am Sonntag`, `au lieu de dimanche`. */
const NOT_THEN = new RegExp(
  `\\b(?:not|nicht|pas|instead of|rather than|statt|anstatt|au lieu (?:de|du)|plutot que)(?: (?:already|until|schon|erst|mehr|bereits))?(?: (?:on|by|am|den|des|le|ce|this))*[ ,]*(?:${ANY_DAY.source})`,
  'g',
);

/** `Instead of Tuesday`. */
const INSTEAD = new RegExp(
  `\\b(?:instead of|rather than|anstatt|statt|au lieu (?:de|du)) (?:\\w+ )?(?:${ANY_DAY.source})`,
  'g',
);

export type NamedKind =
  | 'power'
  | 'powers'
  /** The same, where they must be named. */
  | 'sharers'
  | 'address'
  | 'addresses'
  | 'date'
  | 'days'
  | 'hour'
  | 'hours'
  /** The last of several. */
  | 'newHours'
  | 'number'
  | 'phase'
  | 'rhythm'
  | 'time'
  | 'zone';
/** What a sentence names, as commands take it; what it does not name is not there. */
type Named = Partial<Record<NamedKind, string>>;

function foldedSentence(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\b(?:a |one )?fortnight\b|\b(?:quinze jours|vierzehn tage?n?)\b/g, '2 weeks')
    .replace(HALF_PAST, (_, en, fr, evening) => `${countOf(en ?? fr) + (evening === undefined ? 0 : 12)}:30`)
    .replace(COMPOUND, (_, tens = '', unit = '', first = '', last = '') =>
      String(10 * (TENS.findIndex((each) => each.test(tens || last)) + 2) + countOf(unit || first)),
    )
    .replace(TEENS_OF_HOURS, (word) => String(15 + TEENS.findIndex((each) => each.test(word))))
    .replace(HALF, (_, hour: string, evening) => `${countOf(hour) - 1 + (evening === undefined ? 0 : 12)}:30`)
    .replace(HOUR_WORD, (word) => String(countOf(word)))
    .replace(/\b(\d{1,2}) h (\d\d)\b/g, '$1:$2')
    .replace(AT_HOURS, '$1 $2h')
    .replace(
      /\b(\w*)(?:evening|abends?|soir),?(?: at| um| a)? (\d{1,2})\b(?![.:]\d| ?(?:h|uhr|tag|stund|jour|da))/g,
      '$1 $2 uhr abends',
    )
    .replace(EVENING, (_, hour: string) => `${(Number(hour) % 12) + 12}:00`)
    .trim();
}

const HOUR_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze)(?= (?:o'clock|uhr|heures|in the (?:evening|afternoon)|at night)\b)|(?<=(?:\bevening at|\bevening,|abends? um|abends|\bsoir a) )(?:five|six|seven|eight|nine|ten|eleven|sechs|sieben|acht|neun|zehn|elf|sept|huit|neuf|dix)\b/g;
const TENS = ['twenty|zwanzig|vingt', 'thirty|dreissig|trente', 'forty|vierzig|quarante', 'fifty|funfzig|cinquante']
  .concat('sixty|sechzig|soixante', 'seventy|siebzig')
  .map((word) => new RegExp(`^(?:${word})$`));
/** `Forty-eight`, `achtundvierzig`, `quarante-huit`. */
const COMPOUND = new RegExp(
  `\\b(?:(twenty|thirty|forty|fifty|sixty|seventy|vingt|trente|quarante|cinquante|soixante)[- ]${COUNTED.replace('\\d{1,3}|', '')}|(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig))\\b`,
  'g',
);
const TEENS_OF_HOURS = new RegExp(`\\b(?:${TEEN_WORDS.replaceAll(' ', '|')})(?= (?:uhr|hours|stunden|heures)\\b)`, 'g');
/** `Half past seven in the evening`, `sept heures et demie`. */
const HALF_PAST = new RegExp(
  `\\b(?:half past ${COUNTED}|${COUNTED} heures? et demie)( in the (?:evening|afternoon)| du soir)?\\b`,
  'g',
);
/** `Halb acht` is half past seven. */
const HALF = /\bhalb (ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)(?: uhr)?( abends| am abend)?\b/g;

/** `Lundi 19 heures`, `à 19 heures`: an hour of the day. */
const AT_HOURS =
  /\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|soir|a|pour),? (\d{1,2}) heures?\b(?! de plus)/g;

/** `8 in the evening`, `8 Uhr abends`. */
const EVENING =
  /\b(\d|1[01])(?: ?(?:o'clock|uhr|h|heures?))? (?:in the (?:evening|afternoon)|at night|abends|am abend|nachmittags|du soir|de l'apres-midi)\b/g;

/** With a sign before whatever names a time, a day or an address, and behind all of them what its words come to in any language. */
export function wishWords(text: string, board: Board | null): QuestionWords {
  const tagged = foldText(text)
    .replace(/’/g, "'")
    .replace(ADDRESS, ' zzaddress ')
    .replace(new RegExp(SPAN.source, 'gi'), 'zzspan $&')
    .replace(new RegExp(CLOCK.source, 'gi'), ' zzclock ')
    .replace(new RegExp(DAY_OF_MONTH.source, 'gi'), ' zzdate ')
    .replace(new RegExp(ANY_DAY.source, 'gi'), 'zzday $&');
  const found = questionWords(tagged, board);
  return { ...found, words: [...found.words, ...conceptsIn(text)] };
}

export function namedIn(text: string, board: Board | null): Named {
  const said = foldedSentence(text);
  const written = questionWords(text, board).powers.map(
    (power) => board!.powers.find(({ name }) => name === power)!.display,
  );
  const letters = lettersIn(text, board);
  const powers = letters.length > 1 ? letters : written;
  const addresses = text.match(ADDRESS) ?? [];
  const found: Record<NamedKind, string | undefined> = {
    power: powers[0],
    powers: powers.length > 1 ? powers.join(', ') : '',
    sharers: powers.length > 1 ? powers.join(', ') : undefined,
    address: addresses[0],
    addresses: addresses.length > 0 ? addresses.join(', ') : undefined,
    date: dateIn(said),
    days: daysIn(said),
    hour: hourIn(said),
    hours: isClockAlone(said) ? undefined : spanIn(said, 'h'),
    newHours: newHoursIn(said),
    time: spanIn(said, ' days'),
    rhythm: rhythmIn(said),
    number: numberIn(said),
    phase: phaseIn(text, said) ?? '',
    zone: ZONE.exec(text)?.[0],
  };
  return Object.fromEntries(Object.entries(found).filter(([, each]) => each !== undefined));
}

/** `E/F/I`, `E, F and I`: letters that each begin one power. */
function lettersIn(text: string, board: Board | null): readonly string[] {
  const [letters = ''] =
    /(?<![\p{L}\d])\p{Lu}(?:(?: ?[/,+&] ?| (?:and|und|et) )\p{Lu}(?![\p{L}\d]))+/u.exec(text) ?? [];
  const found = (letters.match(/\p{Lu}/gu) ?? []).map((letter) =>
    board?.powers.filter(({ display }) => display.startsWith(letter)),
  );
  return found.every((each) => each?.length === 1) ? found.flatMap((each) => each![0]!.display) : [];
}

function countOf(word: string): number {
  return /^\d/.test(word) ? Number(word) : NUMBERS.findIndex((each) => each.test(word)) + 1;
}

function hoursSaid(said: string): number | null {
  const [, count = '', unit = ''] = spansIn(said)[0] ?? [];
  return hoursOf(count, unit);
}

/** `And` is no `an d`, `und` no `un d`. */
function spansIn(said: string): readonly RegExpMatchArray[] {
  return [...said.matchAll(SPAN)].filter(([span]) => span !== 'and' && span !== 'und');
}

function hoursOf(count: string, unit: string): number | null {
  const number = countOf(count);
  if (number === 0) return null;
  return number * (/^(?:h|st)/.test(unit) ? 1 : /^(?:w|sem)/.test(unit) ? 168 : 24);
}

/** `Ce soir 20h`: an hour of a day, and no time that passes. */
function isClockAlone(said: string): boolean {
  return hourIn(said) !== undefined && dateIn(said) !== undefined && spansIn(said).every(([, , unit]) => unit === 'h');
}

function newHoursIn(said: string): string | undefined {
  const [, count = '', unit = ''] = spansIn(said).at(-1) ?? [];
  const hours = hoursOf(count, unit);
  return hours === null ? undefined : `${hours}h`;
}

function spanIn(said: string, unit: 'h' | ' days'): string | undefined {
  const hours = hoursSaid(said);
  if (hours === null) return undefined;
  return unit === 'h' || hours % 24 !== 0 ? `${hours}h` : `${hours / 24} days`;
}

/** Deadlines are at least so many hours after processing: one fewer, so that an hour of the day fits. */
function rhythmIn(said: string): string | undefined {
  const hours = hoursSaid(said);
  if (hours !== null) return String(hours % 24 === 0 ? hours - 1 : hours);
  if (
    /\b(?:weekly|wochentlich\w*|hebdomadaire\w*|(?:a|per|each|every) week|pro woche|(?:die|jede|in der) woche|par semaine|(?:toutes les|chaque) semaines?)\b/.test(
      said,
    )
  )
    return '167';
  if (
    /\b(?:daily|every day|each day|a day|taglich\w*|jeden tag|pro tag|par jour|chaque jour|quotidien\w*|tous les jours)\b/.test(
      said,
    )
  )
    return '23';
  return /\b(?:every other day|every second day|alle zwei tage|jeden zweiten tag|un jour sur deux)\b/.test(said)
    ? '47'
    : undefined;
}

function hourIn(said: string): string | undefined {
  for (const [, hour = '', minutes = '00', half = '', other, otherMinutes] of said.matchAll(CLOCK)) {
    // `24h` is a time that passes.
    if (half === 'h' && /[^a-z](?:in|for|um|by|de|of|every|alle|extra|more) \d+ ?h/.test(` ${said}`)) continue;
    if (other !== undefined) return Number(other) < 24 ? `${other}:${otherMinutes}` : undefined;
    const isHalf = half.startsWith('a') || half.startsWith('p');
    const number = isHalf ? (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hour);
    if (number < 24) return `${number}:${minutes}`;
  }
  if (/\b(?:noon|midday|(?:\w+tag)?mittags?|midi)\b/.test(said)) return '12:00';
  return /\b(?:midnight|mitternachts?|minuit)\b/.test(said) ? '0:00' : undefined;
}

function dateIn(said: string): string | undefined {
  const hour = hourIn(said);
  const at = (day: string) => (hour === undefined ? day : `${day} ${hour}`);
  const written = [...said.matchAll(DAY_OF_MONTH)].at(-1);
  if (written !== undefined) {
    const [, before, monthAfter, monthBefore, after] = written;
    const month = MONTHS.findIndex((each) => new RegExp(`^(?:${each})`).test(monthAfter ?? monthBefore ?? ''));
    return at(`${before ?? after} ${SHORT_MONTHS[month]}`);
  }
  const [, day, month] = /\b(\d{1,2})\.(\d{1,2})\.(?!\d)/.exec(said) ?? [];
  if (month !== undefined && Number(month) > 0 && Number(month) < 13)
    return at(`${day} ${SHORT_MONTHS[Number(month) - 1]}`);
  if (OTHER_DAY.test(said)) return 'date';
  const near = NEAR_DAYS.find(([spoken]) => spoken.test(said))?.[1];
  const named = said.replace(NOT_THEN, '').match(ANY_DAY)?.at(-1);
  const weekday = named === undefined ? undefined : DAY_NAMES[DAYS.findIndex((each) => each.test(named))];
  const found = weekday ?? near;
  return found === undefined ? undefined : at(found);
}

/** The days that are left for deadlines. */
function daysIn(said: string): string | undefined {
  const without = said.replace(INSTEAD, ' ');
  const named = DAYS.map((each) => each.test(without));
  if (WEEKEND.test(said)) named[0] = named[6] = true;
  if (!named.includes(true))
    return /\b(?:weekdays|working days|wochentags|werktags?|werktagen|werktage|en semaine|jours ouvr\w+)\b/.test(said)
      ? '-MTWTF-'
      : undefined;
  const isOnly =
    /\b(?:(?:no|any|another|kein\w*|jamais|aucun|un|nicht an|nie an) (?:un |an )?(?:other|ander\w*|autre)|nothing else|sonst (?:nie|nicht)|rien d'autre)\b/.test(
      said,
    ) ||
    (/\b(?:only|nur|uniquement|seulement|exclusivement|ausschliesslich|que l[ea]s?|always|immer|toujours|every|jeden|chaque|tous les)\b/.test(
      said,
    ) &&
      !/\b(?:no|not|never|skip|off|free|except|nicht|kein\w*|nie|frei|ausser|pas|jamais|sans|ohne|sauf)\b/.test(said));
  return [...'SMTWTFS'].map((letter, n) => (named[n] === isOnly ? letter : '-')).join('');
}

function numberIn(said: string): string | undefined {
  const written = /\b\d\d\b/.exec(said)?.[0];
  const spoken = TEENS.findIndex((each) => each.test(said));
  return written ?? (spoken < 0 ? undefined : String(15 + spoken));
}

function phaseIn(text: string, said: string): string | undefined {
  const written = PHASE.exec(text)?.[0];
  if (written !== undefined) return written.toUpperCase();
  const [, season = '', year] = SEASON.exec(said) ?? [];
  if (year === undefined) return undefined;
  if (/^(?:w|hiver)/.test(season)) return `W${year}A`;
  const part = /\b(?:retreats?|ruckzug\w*|ruckzuge\w*|retraites?)\b/.test(said) ? 'R' : 'M';
  return `${/^(?:sp|pr|fru)/.test(season) ? 'S' : 'F'}${year}${part}`;
}
