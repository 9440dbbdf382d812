/**
 * What GMs say in passing, in English, German and French (`Give the slackers a nudge from me.`): known by signs that must all be there,
 * and answered with the line that would do it. Nothing is done by them, and whatever is a command or an order is never read here.
 */
import type { Board } from '../board/board.ts';
import { questionWords } from '../language/questions/question-words.ts';
import type { MessageOrText } from '../messages/all-messages.ts';
import { foldText } from '../text/fold.ts';
import { lazy } from '../text/lazy.ts';

/** Longer lines tell a story. */
const LONGEST = 160;

const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|today|tonight|tomorrow|heute|morgen|aujourd'hui|demain|ce soir)\b/;
const MONTH =
  /\b(\d{1,2})(?:st|nd|rd|th|er|\.)?(?: of)? (jan|feb|fev|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|aout|sep|oct|okt|nov|dec|dez)/;
const COUNT =
  /\b([1-9]\d?|an?|one|two|three|another|einen?|noch einen|zwei|drei|une?|deux|trois)(?: more| whole| weitere\w*)?(?:')?s? (hours?|stunden?|heures?|days?|day's|tage?n?|jours?|weeks?|wochen?|semaines?)\b/;
const DEADLINE =
  /\b(?:deadlines?|fall(?:s|ing)? due|frist\w*|abgabe\w*|dates? limites?|echeances?|rendre les ordres)\b/;
const GAME = /\b(?:game|match|one|partie|spiel|runde)\b/;
const MESSAGES = /\b(?:messages?|press\w*|talk\w*|nachrichten|geredet|reden|zeitung\w*|meldung\w*)\b/;
const WHO_IS_WHO =
  /\b(?:who(?:'s| is| was| were)? (?:who|plays|played)|who plays what|wer (?:wer|hinter|was|welche\w*)|qui (?:joue|est|etait) (?:quel|qui|quoi))\b/;

const WINNING_NUMBERS: readonly RegExp[] = [
  /\b(?:15|fifteen|funfzehn|quinze)\b/,
  /\b(?:16|sixteen|sechzehn|seize)\b/,
  /\b(?:17|seventeen|siebzehn|dix-sept)\b/,
  /\b(?:18|eighteen|achtzehn|dix-huit)\b/,
  /\b(?:19|nineteen|neunzehn|dix-neuf)\b/,
  /\b(?:20|twenty|zwanzig|vingt)\b/,
];

/**
 * All signs and none of those behind `!`; the first row that fits counts. In the line `{power}`, `{powers}`, `{time}`, `{hours}` … are as
 * the sentence has them; behind `#` what is said (else that the line does it).
 */
const ROWS: readonly string[] = [
  'results?|resultats?|ergebnis\\w*|auswertung & again|noch ?mal|erneut|renvoy\\w+|never (?:got|came)|jamais (?:eu|recu)|nie bekommen ! redo|rerun|wiederholen => HISTORY # master/results-again',
  'go(?:es)? back|going back|zuruckgenommen|zurucknehmen|ruckgangig|rejouer|revenez|revenir|undo|replay\\w*|take back & moves?|turn|phase|round|run|runde|zug|auswertung|tour|arriere|printemps|automne|spring|fall|autumn|herbst|fruhjahr => ROLLBACK',
  '@ & POWER & free|freien?|libre|vacant|empty => SEAT {address} AS {power}',
  '@ & POWER & tak(?:es?|ing)|replac\\w*|plays?|playing|setz\\w*|mett\\w*|place|joue\\w*|prend\\w*|spielt|ubernimmt|seat|give => REPLACE {power} BY {address}',
  'remove|kick|throw|drop|entfern\\w*|raus\\w*|retire\\w*|vire\\w* & observer|spectator|zuschauer\\w*|beobachter\\w*|observateur|spectateur => EJECT {address} # master/by-address',
  'swap\\w*|switch\\w* seats|tauschen|echang\\w* => UNSTART # master/swap-how',
  "draw|remis|unentschieden|nulle|se partagent|share (?:the )?(?:win|victory) & agree\\w*|geeinigt|d'accord|finish|ends?|endet|beend\\w*|clore|call\\w* it|over|fini\\w* ! vote|stimm\\w*|voter => DECLARE DRAW {powers}",
  'no winner|giving up|gives? up on|call it off|close it down|without (?:a )?(?:result|winner)|sans (?:vainqueur|resultat)|breche .*\\bab|abbrechen|keinen sinn mehr|est morte|la faire disparaitre|disparaitre => TERMINATE',
  "winner|victory|victoire|siege\\w*|gewonnen|gagne\\w*|l'emporte|vainqueur|bows? to|conced\\w* & POWER ! cent(?:er|re)s?|zentren|win at => DECLARE CONCESSION {power}",
  'cent(?:er|re)s?|zentren & win\\w*|victory|victoire|sieg\\w*|gewinn\\w*|enough|reich\\w*|suffi\\w* & \\d\\d|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|quinze|seize|dix-\\w+|vingt => SET CENTERS {centers}',
  'never|nie|jamais & process\\w*|run\\w*|auswert\\w*|resou\\w*|adjudicat\\w* & missing|until|without|solange|fehlt|ohne|tant que|manque|sans => SET NO NMR',
  "without (?:him|her|them|it)|ohne (?:ihn|sie|die)|sans (?:lui|elle|eux) & don't|doesn't|late|missing|turn up|fehl\\w*|nicht|retard|manqu\\w*|present\\w* => SET NMR",
  'run it|run the (?:moves|turn|phase)|process\\w*|adjudicate|werte\\b.*\\baus|auswerten|lancez le tour|lancer le tour|resolvez & now|at once|immediately|done|ready|all in|sofort|jetzt|gleich|alle da|sans attendre|tout de suite|prets?|maintenant ! never|nie|jamais|if|wenn|si => PROCESS',
  'skip|auslassen|uberspring\\w*|saut\\w* & turn|phase|zug|runde|tour => PROCESS # master/no-phase-skipped',
  'grace|nachfrist|kulanz|tolerance|stragglers?|nachzugler\\w*|retardataires & COUNT => SET MOVE GRACE {hours} # master/grace-rule',
  'nudge|poke|prod|slackers|laggards|anstups\\w*|trodler\\w*|saumige\\w*|secouez|relanc\\w*|retardataires|remind\\w*|erinner\\w*|mahn\\w*|rappel\\w* ! recev\\w*|get a|bekomm\\w*|zur erinnerung => REMIND # master/remind-all',
  "who|which|wer|wem|qui|welche\\w*|lesquels & haven't|hasn't|not (?:sent|ordered)|traine|missing|fehl\\w*|(?:il |me )?manque\\w*|late|en retard|outstanding|owes? => STATUS",
  'lu par tous|(?:everyone|everybody|all) (?:should|must|can|to) read|alles lesen|nur offentlich\\w*|public only|only public|messes basses|heimlich\\w*|no private|geheim\\w*|behind (?:closed doors|backs) => SET NO PARTIAL PRESS',
  'without (?:it )?(?:showing|saying|knowing)|anonym\\w*|faux nom|false names?|unsigned|ohne (?:namen|absender) & write|wrote|signer|schreib\\w*|messages?|press\\w*|zeitung\\w*|meldung\\w*|nachricht\\w*|note ! off|stop|no more|forbid|verbiet\\w*|plus de|interdi\\w* => SET WHITE/GREY',
  'no more|no|plus de|nicht mehr|keine|stop|without & MESSAGES ! grey|gray|anonym\\w*|observers? => SET NO PRESS',
  'WHO_IS_WHO & nobody|no one|keiner|niemand|personne|hide|verberg\\w*|verdeck\\w*|cach\\w* => SET GUNBOAT',
  'make|mach\\w*|rend\\w*|should be|soll\\w* & anonym\\w* => SET GUNBOAT',
  'WHO_IS_WHO & tell|show|reveal|lever|alle sehen|aufdeck\\w*|durfen|sache|revel\\w* => SET REVEAL',
  'computer|machine|bots?|rechner|robots?|ordinateur & POWER ! or|oder|ou => SET DUMMY {power} BOT',
  'throw\\w* out|kick\\w*|fliegt raus|rauswerf\\w*|abusive|beschimpft|sortez|dehors|virez|expel\\w*|ne veux plus de|ban & POWER => EJECT {power}',
  "some(?:body|one) else|replacement|substitute|remplacant\\w*|ersatz\\w*|suche (?:wen|jemand\\w*)|weitermacht|ausgestiegen|hasn't written|signe de vie|quelqu'un d'autre|dropped out & POWER => EJECT {power} # master/find-substitute",
  'invite|einladen|inviter|ask \\S+(?:,? (?:and )?\\S+)* to join|get them in|dazuholen ! @ => INVITE name@example.org',
  "start up again|resume|carry on|redemarrer|reprendre|reprenons|geht (?:es )?weiter|weitergeh\\w*|pause ist vorbei|(?:back|zuruck) from holiday ! (?:thanks|until|till|bis|jusqu'\\w*|not|nicht|pas)\\b|\\d => RESUME",
  "off we go|all (?:seven|here)|au complet|vollzahlig|komplett|we(?:'re| are) full|pouvez lancer|let's (?:start|begin)|los geht's => FORCE BEGIN",
  "on ice|pause\\w*|s'arrete|arretons|\\w*pause|suspen\\w*|geler|gelez|freeze|on hold & MONTH => SET DEADLINE {date} # master/pause-till",
  "on ice|halt\\w* mal|anhalten|gelez|geler|freeze|on hold|stop everything|hold everything|suspend\\w*|sommerpause|pause|s'arrete ! vorbei|over|finie => PAUSE",
  "don't|do not|no|nothing|never|nicht|keine?|nie|pas|jamais|evit\\w* & weekends?|wochenenden?|week-ends?|saturdays?|samstags?|samedis?|sundays?|sonntags?|dimanches? ! schieb\\w*|auf|move|push|repouss\\w*|other way|suits => SET MOVE DAYS -MTWTF-",
  'night|nachts?|nuit & DEADLINE => SET MOVE CLOCK 20:00',
  'one|once|a single|un seul|une fois|ein\\w*|a & (?:a|per|each|every) week|pro woche|(?:die|jede) woche|par semaine|weekly|wochentlich\\w* & moves?|turns?|tours?|zug|zuge|phases?|deadlines?|runden? => SET MOVE NEXT 167 # master/week-rule',
  'every|alle|tous les|toutes les & COUNT & moves?|turns?|tours?|zug|zuge|phases?|runden? => SET MOVE NEXT {hours}',
  'random\\w*|zufall\\w*|hasard|au sort|draw lots|verlos\\w*|auslosen|by lot & countr\\w+|powers?|lander\\w*|machte|pays|puissances => SET RANDOM POWERS',
  '(?:an?)?other map|different map|andere\\w* karte|autre carte|variant\\w* => LIST VARIANTS # master/other-map',
  "called?|names?|rename|umbenennen|umbenannt|heissen|renommer|s'appelle\\w* & GAME & instead|now called|new name|rename|umbenenn\\w*|anders heissen|renommer|s'appelle\\w* maintenant|be called|heissen => SET COMMENT text # master/name-stays",
  'new|neue[srn]?|nouvelle & GAME & open|start|create|set up|aufmachen|anlegen|eroffnen|ouvrir|creer => CREATE ?name password',
  'accept\\w*|allow|approve|genehmig\\w*|erlaub\\w*|autoris\\w* & absence|leave|holiday|vacation|urlaub|abwesenheit|vacances => HELP BECOME # master/absence-how',
  'longer|more time|(?:more|extra|another|weitere\\w*) (?:days?|hours?|weeks?|tage?)|drauf|de plus|spater|later|verlanger\\w*|extend\\w*|prolong\\w* & COUNT => EXTEND {hours}h',
  'DEADLINE & TIME ! was|war|etait|passed|vorbei|or|oder|ou|ends?|endet => SET DEADLINE {time}',
];

const NAMED: Readonly<Record<string, RegExp>> = { TIME, MONTH, COUNT, DEADLINE, GAME, MESSAGES, WHO_IS_WHO };

const wishes = lazy(() =>
  ROWS.map((row) => {
    const [, signs = '', not, line = '', code = 'master/line-does'] =
      /^(.*?)(?: ! (.*?))? => (.*?)(?: # (.*))?$/.exec(row) ?? [];
    const found = (sign: string) => NAMED[sign] ?? (sign === '@' ? /@/ : new RegExp(`\\b(?:${sign})\\b`));
    const all = signs.split(' & ');
    const namesPower = all.includes('POWER');
    const words = all.filter((sign) => sign !== 'POWER').map(found);
    return { namesPower, signs: words, not: not === undefined ? null : found(not), line, code };
  }),
);

/** What a GM's sentence is answered with; null when it says nothing of the kind. */
export function gmWish(
  text: string,
  board: Board | null,
): { readonly message: MessageOrText; readonly suggestion: string } | null {
  if (text.length > LONGEST || /^\s*[>|]/.test(text)) return null;
  const said = foldText(text).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ').trim();
  // One word, and what is written as an order, is no sentence.
  if (said.split(' ').length < 3 || /\S ?-+>? ?\S+$|^\S+ [hsc] /.test(said.replace(/\w-\w/g, ''))) return null;
  const powers = questionWords(text, board).powers.map(
    (power) => board!.powers.find(({ name }) => name === power)!.display,
  );
  const wish = wishes().find(
    ({ namesPower, signs, not }) =>
      (!namesPower || powers.length > 0) && signs.every((sign) => sign.test(said)) && not?.test(said) !== true,
  );
  if (wish === undefined) return null;
  const suggestion = wish.line.replace(/\{(\w+)\}/g, (_, what: string) => filled(what, said, text, powers)).trim();
  return { message: { code: wish.code } as MessageOrText, suggestion };
}

function filled(what: string, said: string, text: string, powers: readonly string[]): string {
  switch (what) {
    case 'power':
      return powers[0] ?? 'power';
    case 'powers':
      return powers.length > 1 ? powers.join(', ') : '';
    case 'address':
      return /[^\s<>(),;:]+@[^\s<>(),;:]+\w/.exec(text)?.[0] ?? 'address';
    case 'centers':
      return (
        /\b\d\d\b/.exec(said)?.[0] ??
        String(
          15 +
            Math.max(
              0,
              WINNING_NUMBERS.findIndex((each) => each.test(said)),
            ),
        )
      );
    case 'hours':
      return String(hoursOf(said));
    case 'date':
      return dateOf(said);
    default:
      return timeOf(said);
  }
}

function hoursOf(said: string): number {
  const [, count = '', unit = ''] = COUNT.exec(said) ?? [];
  const counts = [/^(?:1|an?|one|another|ein|une?|noch)/, /^(?:2|two|zwei|deux)/, /^(?:3|three|drei|trois)/];
  const found = counts.findIndex((each) => each.test(count)) + 1;
  const number = /^\d/.test(count) ? Number(count) : Math.max(found, 1);
  return number * (/^(?:h|st)/.test(unit) ? 1 : /^(?:w|sem)/.test(unit) ? 168 : 24);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const OTHER_MONTHS: Readonly<Record<string, string>> = {
  fev: 'feb',
  avr: 'apr',
  mai: 'may',
  juin: 'jun',
  juil: 'jul',
  aout: 'aug',
  okt: 'oct',
  dez: 'dec',
};

function dateOf(said: string): string {
  const [, day = '', month = ''] = MONTH.exec(said) ?? [];
  const name = OTHER_MONTHS[month] ?? month;
  return `${day} ${MONTHS.includes(name) ? name : month}`;
}

const DAY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:monday|montag|lundi)\b/, 'Monday'],
  [/\b(?:tuesday|dienstag|mardi)\b/, 'Tuesday'],
  [/\b(?:wednesday|mittwoch|mercredi)\b/, 'Wednesday'],
  [/\b(?:thursday|donnerstag|jeudi)\b/, 'Thursday'],
  [/\b(?:friday|freitag|vendredi)\b/, 'Friday'],
  [/\b(?:saturday|samstag|samedi)\b/, 'Saturday'],
  [/\b(?:sunday|sonntag|dimanche)\b/, 'Sunday'],
  [/\b(?:tomorrow|morgen|demain)\b/, 'tomorrow'],
  [/\b(?:today|tonight|heute|aujourd'hui|ce soir)\b/, 'today'],
];

function timeOf(said: string): string {
  const day = DAY_NAMES.find(([spoken]) => spoken.test(said))?.[1] ?? 'Friday';
  const [, hour, minutes = '00', half] = /\b(\d{1,2})(?::(\d\d))? ?(uhr|h|am|pm)\b/.exec(said) ?? [];
  const at =
    hour === undefined
      ? null
      : (Number(hour) % (half === undefined || half.endsWith('m') ? 12 : 24)) + (half === 'pm' ? 12 : 0);
  if (at !== null) return `${day} ${at}:${minutes}`;
  if (/\b(?:noon|midday|mittags?|midi)\b/.test(said)) return `${day} 12:00`;
  if (/\b(?:morning|fruh|matin)\b/.test(said)) return `${day} 9:00`;
  return `${day} 20:00`;
}
