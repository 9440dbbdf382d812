/**
 * Dates and spans of time in German and French, as people write them and as the judge prints them in its mails, exchanged for
 * the English words that parse-time.ts reads: `Mi 4. März 2026, 00:30 Uhr`, `vom 3. bis zum 10. August`, `dans 2 jours`.
 */

/** The English word, and what stands for it: small letters, folded. */
const WORDS: readonly (readonly [english: string, words: string])[] = [
  ['jan', 'januar janner janvier janv'],
  ['feb', 'februar fevrier fevr fev'],
  ['mar', 'marz maerz mars'],
  ['apr', 'avril avr'],
  ['may', 'mai'],
  ['jun', 'juni juin'],
  ['jul', 'juli juillet juil'],
  ['aug', 'aout'],
  ['sep', 'septembre'],
  ['oct', 'oktober okt octobre'],
  ['nov', 'novembre'],
  ['dec', 'dezember dez decembre'],
  ['sunday', 'sonntag dimanche dim'],
  ['monday', 'montag lundi lun'],
  ['tuesday', 'dienstag mardi'],
  ['wednesday', 'mittwoch mercredi mer'],
  ['thursday', 'donnerstag jeudi jeu'],
  ['friday', 'freitag vendredi ven'],
  ['saturday', 'samstag sonnabend samedi sam'],
  ['today', "heute aujourd'hui"],
  ['tomorrow', 'morgen demain'],
  ['noon', 'mittag mittags midi'],
  ['midnight', 'mitternacht minuit'],
  ['now', 'jetzt maintenant'],
  ['in', 'dans'],
  ['until', "bis jusqu'au jusqu'a"],
  ['from', 'vom'],
  ['for', 'fur pour pendant'],
  ['next', 'nachsten nachste nachster prochain prochaine'],
  ['hours', 'stunde stunden std heure heures'],
  ['days', 'tag tage tagen jour jours'],
  ['weeks', 'woche wochen semaine semaines'],
];
const ENGLISH = new Map(WORDS.flatMap(([english, words]) => words.split(' ').map((word) => [word, english] as const)));

const DAYS: ReadonlyMap<string, string> = new Map([
  ['so', 'sun'],
  ['mo', 'mon'],
  ['di', 'tue'],
  ['mi', 'wed'],
  ['do', 'thu'],
  ['fr', 'fri'],
  ['sa', 'sat'],
]);
const MONTH = '(?:jan|feb|mar|apr|avr|mai|may|jun|jui|jul|aou|aug|sep|oct|okt|nov|dec|dez|fev)';

/** What more than a word is exchanged for. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  // Places with their time of day in UTC behind them, and what is left till then.
  [/ uhr \(zeit von ([^();]{1,40}); /g, ' $1 time ('],
  [/,? heure de ([^()]{1,40}) \(/g, ' $1 time ('],
  [/\b(in|dans) (\d{1,3}) [tj]\b/g, 'in $2 d'],
  [/\b(\d{1,2}) std\b/g, '$1 h'],
  // Where the words are short, what follows tells them: `mar` is Tuesday before a date, March behind one.
  [new RegExp(`\\bmar\\.? (?=\\d{1,2}(?:er)? ${MONTH})`, 'g'), 'tue '],
  [/\(mar\.? (?=\d\d:)/g, '(tue '],
  [/\b1er\b/g, '1'],
  [/\b(\d{1,2})(?::(\d\d))? uhr(?: (\d\d)\b)?/g, '$1:$2$3 '],
  [/\bvom (.+?) bis(?: zum| einschliesslich)? /g, 'from $1 to '],
  [/^(?:from )?du (.+?) (?:au|jusqu'au) /g, 'from $1 to '],
  [/\bzum (?=\d)|\b(?:den|um|le|a) (?=\d)|^(?:am|le|den) /g, ''],
];

/** A text with a date in it, folded and in small letters; in English words. English ones stay as they are. */
export function inEnglishDate(text: string): string {
  const formed = FORMS.reduce((sofar, [form, english]) => sofar.replace(form, english), text)
    .replace(/\b(\d{1,2}): /g, '$1:00 ')
    .replace(/\b(so|mo|di|mi|do|fr|sa)\.?,? (?=\d)/g, (_, day: string) => `${DAYS.get(day)} `);
  return formed
    .replace(/(?<![a-z'])[a-z]+(?:'[a-z]+)?(?![a-z'])\.?/g, (word) => {
      const english = ENGLISH.get(word.replace(/\.$/, ''));
      return english ?? word;
    })
    .trim();
}
