/**
 * What GMs say in passing, in English, German and French (`Give the slackers a nudge from me.`): known by signs that must all be there,
 * and answered with the line that would do it. Nothing is done by them, and whatever is a command or an order is never read here.
 */
import type { MessageOrText } from '../messages/all-messages.ts';
import { foldText } from '../text/fold.ts';

/** Longer lines tell a story. */
const LONGEST = 160;

/** Powers as they are spoken of, with the name that commands take. */
const POWERS: readonly (readonly [spoken: RegExp, name: string])[] = [
  [/\b(?:austrian?s?|(?:der |die )?osterreich\w*|autrich\w*)\b/, 'Austria'],
  [/\b(?:england|english|britain|englander\w*|englands|angleterre|anglaise?)\b/, 'England'],
  [/\b(?:france|french|frankreich\w*|franzos\w*|francaise?)\b/, 'France'],
  [/\b(?:germany|germans?|deutschland\w*|allemagne|allemande?)\b/, 'Germany'],
  [/\b(?:italy|italians?|italien\w*|italie|italienne)\b/, 'Italy'],
  [/\b(?:russian?s?|russe\w*|russland\w*|russie)\b/, 'Russia'],
  [/\b(?:turkey|turks?|turkei|turke|turken|turquie|turc|turque)\b/, 'Turkey'],
];

const POWER = new RegExp(POWERS.map(([{ source }]) => source).join('|'));
const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|today|tonight|tomorrow|heute|morgen|aujourd'hui|demain|ce soir)\b/;
const MONTH =
  /\b(\d{1,2})(?:st|nd|rd|th|er|\.)?(?: of)? (jan|feb|fev|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|aout|sep|oct|okt|nov|dec|dez)/;
const COUNT =
  /\b(\d{1,2}|an?|one|two|three|another|einen?|noch einen|zwei|drei|une?|deux|trois)(?: more| whole| weitere\w*)?(?:')?s? (hours?|stunden?|heures?|days?|day's|tage?n?|jours?|weeks?|wochen?|semaines?)\b/;
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

const LINE_DOES: MessageOrText = { code: 'master/line-does' };

/** All of `signs` and none of `not`; the first row that fits counts. In the line `{power}`, `{powers}`, `{time}`, `{hours}` … are as the sentence has them. */
interface Wish {
  readonly signs: readonly RegExp[];
  readonly not?: RegExp;
  readonly line: string;
  readonly message?: MessageOrText;
}

const WISHES: readonly Wish[] = [
  {
    signs: [
      /\b(?:results?|resultats?|ergebnis\w*|auswertung)\b/,
      /\b(?:again|noch ?mal|erneut|renvoy\w+|never (?:got|came)|jamais (?:eu|recu)|nie bekommen)\b/,
    ],
    not: /\b(?:redo|rerun|wiederholen)\b/,
    line: 'HISTORY',
    message: { code: 'master/results-again' },
  },
  {
    signs: [
      /\b(?:go(?:es)? back|going back|zuruckgenommen|zurucknehmen|ruckgangig|rejouer|revenez|revenir|undo|replay\w*|take back)\b/,
      /\b(?:moves?|turn|phase|round|run|runde|zug|auswertung|tour|arriere|printemps|automne|spring|fall|autumn|herbst|fruhjahr)\b/,
    ],
    line: 'ROLLBACK',
  },
  {
    signs: [/@/, POWER, /\b(?:free|freien?|libre|vacant|empty)\b/],
    line: 'SEAT {address} AS {power}',
  },
  {
    signs: [
      /@/,
      POWER,
      /\b(?:tak(?:es?|ing)|replac\w*|plays?|playing|setz\w*|mett\w*|place|joue\w*|prend\w*|spielt|ubernimmt|seat|give)\b/,
    ],
    line: 'REPLACE {power} BY {address}',
  },
  {
    signs: [
      /\b(?:remove|kick|throw|drop|entfern\w*|raus\w*|retire\w*|vire\w*)\b/,
      /\b(?:observer|spectator|zuschauer\w*|beobachter\w*|observateur|spectateur)\b/,
    ],
    line: 'EJECT {address}',
    message: { code: 'master/by-address' },
  },
  {
    signs: [/\b(?:swap\w*|switch\w* seats|tauschen|echang\w*)\b/],
    line: 'UNSTART',
    message: { code: 'master/swap-how' },
  },
  {
    signs: [
      /\b(?:draw|remis|unentschieden|nulle|se partagent|share (?:the )?(?:win|victory))\b/,
      /\b(?:agree\w*|geeinigt|d'accord|finish|ends?|endet|beend\w*|clore|call\w* it|over|fini\w*)\b/,
    ],
    not: /\b(?:vote|stimm\w*|voter)\b/,
    line: 'DECLARE DRAW {powers}',
  },
  {
    signs: [
      /\b(?:no winner|giving up|gives? up on|call it off|close it down|without (?:a )?(?:result|winner)|sans (?:vainqueur|resultat)|breche .*\bab|abbrechen|keinen sinn mehr|est morte|la faire disparaitre|disparaitre)\b/,
    ],
    line: 'TERMINATE',
  },
  {
    signs: [/\b(?:winner|victory|victoire|siege\w*|gewonnen|gagne\w*|l'emporte|vainqueur|bows? to|conced\w*)\b/, POWER],
    not: /\b(?:cent(?:er|re)s?|zentren|win at)\b/,
    line: 'DECLARE CONCESSION {power}',
  },
  {
    signs: [
      /\b(?:cent(?:er|re)s?|zentren)\b/,
      /\b(?:win\w*|victory|victoire|sieg\w*|gewinn\w*|enough|reich\w*|suffi\w*)\b/,
      /\b(?:\d\d|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|quinze|seize|dix-\w+|vingt)\b/,
    ],
    line: 'SET CENTERS {centers}',
  },
  {
    signs: [
      /\b(?:never|nie|jamais)\b/,
      /\b(?:process\w*|run\w*|auswert\w*|resou\w*|adjudicat\w*)\b/,
      /\b(?:missing|until|without|solange|fehlt|ohne|tant que|manque|sans)\b/,
    ],
    line: 'SET NO NMR',
  },
  {
    signs: [
      /\b(?:without (?:him|her|them|it)|ohne (?:ihn|sie|die)|sans (?:lui|elle|eux))\b/,
      /\b(?:don't|doesn't|late|missing|turn up|fehl\w*|nicht|retard|manqu\w*|present\w*)\b/,
    ],
    line: 'SET NMR',
  },
  {
    signs: [
      /\b(?:run it|run the (?:moves|turn|phase)|process\w*|adjudicate|werte\b.*\baus|auswerten|lancez le tour|lancer le tour|resolvez)\b/,
      /\b(?:now|at once|immediately|done|ready|all in|sofort|jetzt|gleich|alle da|sans attendre|tout de suite|prets?|maintenant)\b/,
    ],
    not: /\b(?:never|nie|jamais|if|wenn|si)\b/,
    line: 'PROCESS',
  },
  {
    signs: [/\b(?:skip|auslassen|uberspring\w*|saut\w*)\b/, /\b(?:turn|phase|zug|runde|tour)\b/],
    line: 'PROCESS',
    message: { code: 'master/no-phase-skipped' },
  },
  {
    signs: [/\b(?:grace|nachfrist|kulanz|tolerance|stragglers?|nachzugler\w*|retardataires)\b/, COUNT],
    line: 'SET MOVE GRACE {hours}',
    message: { code: 'master/grace-rule' },
  },
  {
    signs: [
      /\b(?:nudge|poke|prod|slackers|laggards|anstups\w*|trodler\w*|saumige\w*|secouez|relanc\w*|retardataires|remind\w*|erinner\w*|mahn\w*|rappel\w*)\b/,
    ],
    not: /\b(?:recev\w*|get a|bekomm\w*|zur erinnerung)\b/,
    line: 'REMIND',
    message: { code: 'master/remind-all' },
  },
  {
    signs: [
      /\b(?:who|which|wer|wem|qui|welche\w*|lesquels)\b/,
      /\b(?:haven't|hasn't|not (?:sent|ordered)|traine|missing|fehl\w*|(?:il |me )?manque\w*|late|en retard|outstanding|owes?)\b/,
    ],
    line: 'STATUS',
  },
  {
    signs: [
      /\b(?:lu par tous|(?:everyone|everybody|all) (?:should|must|can|to) read|alles lesen|nur offentlich\w*|public only|only public|messes basses|heimlich\w*|no private|geheim\w*|behind (?:closed doors|backs))\b/,
    ],
    line: 'SET NO PARTIAL PRESS',
  },
  {
    signs: [
      /\b(?:without (?:it )?(?:showing|saying|knowing)|anonym\w*|faux nom|false names?|unsigned|ohne (?:namen|absender))\b/,
      /\b(?:write|wrote|signer|schreib\w*|messages?|press\w*|zeitung\w*|meldung\w*|nachricht\w*|note)\b/,
    ],
    not: /\b(?:off|stop|no more|forbid|verbiet\w*|plus de|interdi\w*)\b/,
    line: 'SET WHITE/GREY',
  },
  {
    signs: [/\b(?:no more|no|plus de|nicht mehr|keine|stop|without)\b/, MESSAGES],
    not: /\b(?:grey|gray|anonym\w*|observers?)\b/,
    line: 'SET NO PRESS',
  },
  {
    signs: [WHO_IS_WHO, /\b(?:nobody|no one|keiner|niemand|personne|hide|verberg\w*|verdeck\w*|cach\w*)\b/],
    line: 'SET GUNBOAT',
  },
  {
    signs: [/\b(?:make|mach\w*|rend\w*|should be|soll\w*)\b/, /\banonym\w*\b/],
    line: 'SET GUNBOAT',
  },
  {
    signs: [WHO_IS_WHO, /\b(?:tell|show|reveal|lever|alle sehen|aufdeck\w*|durfen|sache|revel\w*)\b/],
    line: 'SET REVEAL',
  },
  {
    signs: [/\b(?:computer|machine|bots?|rechner|robots?|ordinateur)\b/, POWER],
    not: /\b(?:or|oder|ou)\b/,
    line: 'SET DUMMY {power} BOT',
  },
  {
    signs: [
      /\b(?:throw\w* out|kick\w*|fliegt raus|rauswerf\w*|abusive|beschimpft|sortez|dehors|virez|expel\w*|ne veux plus de|ban)\b/,
      POWER,
    ],
    line: 'EJECT {power}',
  },
  {
    signs: [
      /\b(?:some(?:body|one) else|replacement|substitute|remplacant\w*|ersatz\w*|suche (?:wen|jemand\w*)|weitermacht|ausgestiegen|hasn't written|signe de vie|quelqu'un d'autre|dropped out)\b/,
      POWER,
    ],
    line: 'EJECT {power}',
    message: { code: 'master/find-substitute' },
  },
  {
    signs: [/\b(?:invite|einladen|inviter|ask \S+(?:,? (?:and )?\S+)* to join|get them in|dazuholen)\b/],
    not: /@/,
    line: 'INVITE name@example.org',
  },
  {
    signs: [
      /\b(?:start up again|resume|carry on|redemarrer|reprendre|reprenons|geht (?:es )?weiter|weitergeh\w*|pause ist vorbei|(?:back|zuruck) from holiday)\b/,
    ],
    not: /\b(?:thanks|until|till|bis|jusqu'\w*|not|nicht|pas)\b|\d/,
    line: 'RESUME',
  },
  {
    signs: [
      /\b(?:off we go|all (?:seven|here)|au complet|vollzahlig|komplett|we(?:'re| are) full|pouvez lancer|let's (?:start|begin)|los geht's)\b/,
    ],
    line: 'FORCE BEGIN',
  },
  {
    signs: [/\b(?:on ice|pause\w*|s'arrete|arretons|\w*pause|suspen\w*|geler|gelez|freeze|on hold)\b/, MONTH],
    line: 'SET DEADLINE {date}',
    message: { code: 'master/pause-till' },
  },
  {
    signs: [
      /\b(?:on ice|halt\w* mal|anhalten|gelez|geler|freeze|on hold|stop everything|hold everything|suspend\w*|sommerpause|pause|s'arrete)\b/,
    ],
    not: /\b(?:vorbei|over|finie)\b/,
    line: 'PAUSE',
  },
  {
    signs: [
      /\b(?:don't|do not|no|nothing|never|nicht|keine?|nie|pas|jamais|evit\w*)\b/,
      /\b(?:weekends?|wochenenden?|week-ends?|saturdays?|samstags?|samedis?|sundays?|sonntags?|dimanches?)\b/,
    ],
    not: /\b(?:schieb\w*|auf|move|push|repouss\w*|other way|suits)\b/,
    line: 'SET MOVE DAYS -MTWTF-',
  },
  {
    signs: [/\b(?:night|nachts?|nuit)\b/, DEADLINE],
    line: 'SET MOVE CLOCK 20:00',
  },
  {
    signs: [
      /\b(?:one|once|a single|un seul|une fois|ein\w*|a)\b/,
      /\b(?:(?:a|per|each|every) week|pro woche|(?:die|jede) woche|par semaine|weekly|wochentlich\w*)\b/,
      /\b(?:moves?|turns?|tours?|zug|zuge|phases?|deadlines?|runden?)\b/,
    ],
    line: 'SET MOVE NEXT 167',
    message: { code: 'master/week-rule' },
  },
  {
    signs: [/\b(?:every|alle|tous les|toutes les)\b/, COUNT, /\b(?:moves?|turns?|tours?|zug|zuge|phases?|runden?)\b/],
    line: 'SET MOVE NEXT {hours}',
  },
  {
    signs: [
      /\b(?:random\w*|zufall\w*|hasard|au sort|draw lots|verlos\w*|auslosen|by lot)\b/,
      /\b(?:countr\w+|powers?|lander\w*|machte|pays|puissances)\b/,
    ],
    line: 'SET RANDOM POWERS',
  },
  {
    signs: [/\b(?:(?:an?)?other map|different map|andere\w* karte|autre carte|variant\w*)\b/],
    line: 'LIST VARIANTS',
    message: { code: 'master/other-map' },
  },
  {
    signs: [
      /\b(?:called?|names?|rename|umbenennen|umbenannt|heissen|renommer|s'appelle\w*)\b/,
      GAME,
      /\b(?:instead|now called|new name|rename|umbenenn\w*|anders heissen|renommer|s'appelle\w* maintenant|be called|heissen)\b/,
    ],
    line: 'SET COMMENT text',
    message: { code: 'master/name-stays' },
  },
  {
    signs: [
      /\b(?:new|neue[srn]?|nouvelle)\b/,
      GAME,
      /\b(?:open|start|create|set up|aufmachen|anlegen|eroffnen|ouvrir|creer)\b/,
    ],
    line: 'CREATE ?name password',
  },
  {
    signs: [
      /\b(?:accept\w*|allow|approve|genehmig\w*|erlaub\w*|autoris\w*)\b/,
      /\b(?:absence|leave|holiday|vacation|urlaub|abwesenheit|vacances)\b/,
    ],
    line: 'HELP BECOME',
    message: { code: 'master/absence-how' },
  },
  {
    signs: [
      /\b(?:longer|more time|(?:more|extra|another|weitere\w*) (?:days?|hours?|weeks?|tage?)|drauf|de plus|spater|later|verlanger\w*|extend\w*|prolong\w*)\b/,
      COUNT,
    ],
    line: 'EXTEND {hours}h',
  },
  {
    signs: [DEADLINE, TIME],
    not: /\b(?:was|war|etait|passed|vorbei|or|oder|ou|ends?|endet)\b/,
    line: 'SET DEADLINE {time}',
  },
];

/** What a GM's sentence is answered with; null when it says nothing of the kind. */
export function gmWish(text: string): { readonly message: MessageOrText; readonly suggestion: string } | null {
  if (text.length > LONGEST || /^\s*[>|]/.test(text)) return null;
  const said = foldText(text).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ').trim();
  // One word, and what is written as an order, is no sentence.
  if (said.split(' ').length < 3 || /\S ?-+>? ?\S+$|^\S+ [hsc] /.test(said.replace(/\w-\w/g, ''))) return null;
  const wish = WISHES.find(({ signs, not }) => signs.every((sign) => sign.test(said)) && not?.test(said) !== true);
  if (wish === undefined) return null;
  const suggestion = wish.line.replace(/\{(\w+)\}/g, (_, what: string) => filled(what, said, text)).trim();
  return { message: wish.message ?? LINE_DOES, suggestion };
}

function filled(what: string, said: string, text: string): string {
  const powers = POWERS.flatMap(([spoken, name]) => (spoken.test(said) ? [name] : []));
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
