/** What a GM may want, each with the line that does it: `{power}`, `{address}` … are as the sentence has them, or stay as HELP writes them. */
import type { Board } from '../../board/board.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import { foldText } from '../../text/fold.ts';
import { type NamedKind, namedIn } from './wish-words.ts';

/** Behind `#` what is said; else that the line does it. Of several the first counts whose names the sentence has, else the last. */
const ANSWERS = {
  absence: 'HELP BECOME # master/absence-how',
  begin: 'FORCE BEGIN',
  board: 'HELP SETUP # master/board-how',
  bot: 'SET DUMMY {power} BOT',
  centers: 'SET CENTERS {number}',
  'clock-zone': 'SET ZONE {zone}',
  concession: 'DECLARE CONCESSION {power}',
  create: 'CREATE ?name password',
  days: 'SET MOVE DAYS {days}',
  deadline: 'EXTEND {hours} | SET DEADLINE {date} | SET DEADLINE {hour} | EXTEND {hours}',
  'deadline-one': 'EXTEND {hours} # master/one-deadline',
  draw: 'DECLARE DRAW {powers}',
  eject: 'EJECT {power} # master/find-substitute | EJECT {address} | EJECT {power} # master/find-substitute',
  grace: 'SET MOVE GRACE {newHours} # master/grace-rule',
  gunboat: 'SET GUNBOAT',
  'hand-over': 'PROMOTE {address} # master/hand-over',
  hour: 'SET MOVE CLOCK {hour}, ZONE {zone} | SET MOVE CLOCK {hour} DAYS {days} | SET MOVE CLOCK {hour}',
  invite: 'INVITE {addresses}',
  'mail-all': 'ANNOUNCE # master/announce-how',
  mute: 'MUTE {power} {time}',
  'nmr-go': 'SET NMR',
  'nmr-wait': 'SET NO NMR',
  'no-partial-press': 'SET NO PARTIAL PRESS',
  'no-press': 'SET NO PRESS',
  'orders-for': 'BECOME {power} # master/orders-how',
  'other-map': 'GET VARIANTS # master/other-map',
  password: 'SEAT {address} AS {power} # master/password-how',
  pause: 'SET DEADLINE {date} # master/pause-till | PAUSE',
  private: 'SET NOLIST',
  process: 'PROCESS',
  'random-powers': 'SET RANDOM POWERS',
  remind: 'REMIND # master/remind-all',
  'remove-observer': 'EJECT {address} # master/by-address',
  rename: 'HELP COMMENT # master/name-stays',
  replace: 'REPLACE {power} BY {address}',
  'results-again': 'HISTORY # master/results-again',
  resume: 'RESUME',
  reveal: 'SET REVEAL',
  rhythm: 'SET MOVE NEXT {rhythm} # master/week-rule',
  rollback: 'ROLLBACK {phase}',
  skip: 'PROCESS # master/no-phase-skipped',
  status: 'STATUS',
  swap: 'UNSTART # master/swap-how',
  terminate: 'TERMINATE',
  undo: 'UNDO',
  votes: 'SET OPEN VOTES # master/votes-open',
  'white-grey': 'SET WHITE/GREY',
} as const;

export type Wish = keyof typeof ANSWERS;

/** `Rouvrir le courrier` opens what was closed. */
const AGAIN = /\b(?:again|wieder|(?:de|a) nouveau|re-?open\w*|rouvr\w*|reouvr\w*)\b/;

/** Does the game wait for missing orders, or not? */
const EVEN_WITHOUT =
  /\beven (?:if|though|without)\b|\b(?:on|run|play|go) without (?:them|him|her|whoever|the)\b|\b(?:auch|selbst) (?:wenn|ohne)\b|\bohne (?:sie|ihn|die|den) (?:weiter|aus)|\bmeme (?:si|s'|sans)|\bjoue\w* sans\b|\b(?:not|n't|no longer) wait|\bnicht (?:mehr|langer) (?:auf \w+ )?wart|\bn'attend\w* (?:plus|pas)\b/;
const NEVER_WITHOUT = new RegExp(
  `^(?!.*(?:${EVEN_WITHOUT.source})).*\\b(?:don't|not|never|nobody|no turn|nicht|nie|kein\\w*|ne|n'|jamais|aucun\\w*)\\b.*\\b(?:without|until|missing|while|solange|bevor|ohne|bis|fehl\\w*|sans|tant que|avant)\\b`,
);

/** What a wish comes to with these words beside it. */
const WITH_WORDS: Partial<Readonly<Record<Wish, readonly (string | RegExp)[]>>> = {
  deadline: [
    // No one date, but days for all.
    /^(?=.*\b(?:no(?: more)? deadlines?|never|from now on|nie|keine (?:frist|abgabe)\w*|ab jetzt|kunftig|jamais|plus de|desormais|dorenavant)\b).*\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:sonn|mon|diens|donners|frei|sams)tag\w*|mittwoch\w*|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)\b/,
    'SET MOVE CLOCK {hour} DAYS {days} | SET MOVE DAYS {days}',
    // Sooner is no EXTEND.
    /\b(?:bring|move|pull|put) (?:\S+ ){0,4}(?:forward|up)\b|\bearlier\b|\bvorverleg\w*|\bvor(?:zieh|zuzieh)\w*|\bfruher\b|\bavanc(?:e|ez|er|ons)\b|\bplus tot\b/,
    'SET DEADLINE {date}',
    /\b(?:shorten|reduce|verkurz\w*|raccourci\w*|redui\w*)\b|\b(?:per|pro|par|je|each|every|a|chaque) (?:turn|phase|move|zug|runde|tour)\b/,
    'SET MOVE NEXT {rhythm} # master/week-rule',
  ],
  draw: [
    /\b(?:who voted|voted (?:which|what|how)|qui (?:a |ont )?vote|wer (?:wie )?(?:ab)?gestimmt)\b/,
    'SET NO OPEN VOTES # master/votes-open',
    /\b(?:propos\w*|suggest\w*|put (?:\S+ ){1,6}to (?:the |a )?vote|let (?:\S+ ){1,4}vote|abstimm\w*|vorschlag\w*|schlag\w* (?:\S+ ){1,6}vor|votent|soumet\w*|mett\w* (?:\S+ ){1,6}aux? votes?|frag\w* (?:\S+ ){0,2}(?:alle|die)|ask (?:\S+ ){0,2}(?:all|every\w+|them|the)|demande\w* (?:\S+ ){0,2}(?:a tous|aux))\b/,
    'ANNOUNCE # master/announce-how',
    /\b(?:(?:no|without (?:a )?)(?: winner| result)|nobody wins|ohne sieger|kein(?:en)? sieger|ohne ergebnis|sans (?:vainqueur|gagnant|resultat)|(?:shall|should|does|will) not count|nirgends zahl\w*|nicht zahl\w*|(?:doit|va) (?:pas )?(?:compter nulle part|pas compter))/,
    'TERMINATE',
    // Of powers that are said to be so many, and are not named, all would share it.
    /\b(?:two|three|four|five|2|3|4|5)[ -]way\b|\b(?:zu|a) (?:zweit|dritt|viert|funft|deux|trois|quatre|cinq)\b|\b(?:zweier|dreier|vierer)\w*/,
    'DECLARE DRAW {sharers}',
  ],
  grace: [
    EVEN_WITHOUT,
    'SET NMR',
    /^(?!.*\b(?:grace|late|nachfrist|gnade\w*|spat\w*|retard\w*|more|extra)\b).*\b(?:retreats?|ruckzug\w*|retraites?|builds?|aufbau\w*|constructions?)\b/,
    'SET MOVE NEXT {rhythm} # master/week-rule',
  ],
  eject: [
    // Whose address is named comes in.
    /^(?=.*@).*\b(?:instead|put (?:\S+ ){1,4}in|(?:in|take) (?:his|her) (?:place|seat)|stattdessen|dafur|an (?:seine|ihre) stelle|a sa place)\b/,
    'REPLACE {power} BY {address}',
  ],
  'remove-observer': [
    /\b(?:mit)?(?:talk|write|speak|press\w*|reden|schreiben|ecrire|parler|messages?)\b/,
    'SET OBSERVER NO',
  ],
  private: [
    /\b(?:lock\w*|stranger\w*|newcomers|join\w*|fremde\w*|mitspielen|inconnus|inscri\w*)\b/,
    'SET INVITED ONLY',
  ],
  gunboat: [
    /\b(?:affich\w*|revel\w*|reveal\w*|unmask\w*|aufdeck\w*|offenleg\w*|lift|demasqu\w*|show|montr\w*|zeig\w*|darf\b.* sehen|(?:no|nicht) (?:longer|langer|mehr)|ne\b.* plus)\b/,
    'SET REVEAL',
  ],
  reveal: [
    /^(?!.*(?:\bno longer|nicht (?:mehr|langer)|\bplus\b)).*\b(?:hid(?:e|den)|kept? secret|geheim|verberg\w*|cach\w*)\b/,
    'SET GUNBOAT',
  ],
  votes: [
    /\b(?:everybody|everyone|all|chacun|tous|tout le monde|alle|jeder)\b.*\b(?:sees?|voir|voient|sehen|sieht)\b/,
    'SET OPEN VOTES # master/votes-open',
    /\b(?:secret\w*|hide|hidden|geheim\w*|niemand|keiner?|nobody|no one|personne|cach\w*)\b/,
    'SET NO OPEN VOTES # master/votes-open',
  ],
  'nmr-go': [
    NEVER_WITHOUT,
    'SET NO NMR',
    /^(?!.*\b(?:from now on|ab jetzt|(?:a partir de|des) maintenant)\b).*\b(?:now|right away|at once|immediately|gleich|jetzt|sofort|maintenant|tout de suite)\b/,
    'PROCESS',
  ],
  'nmr-wait': [
    /^(?=.*\b(?:now|right away|at once|immediately|gleich|jetzt|sofort|maintenant|tout de suite)\b).*\b(?:run|process\w*|auswert\w*|lanc\w*|tourn\w*)\b/,
    'PROCESS',
    EVEN_WITHOUT,
    'SET NMR',
  ],
  'no-partial-press': [AGAIN, 'SET PARTIAL PRESS'],
  'no-press': [AGAIN, 'SET WHITE'],
  remind: [/\b(?:niemanden|nobody|no one|anyone|personne)\b/, 'STATUS'],
  process: [
    /\b(?:always|every|each|immer|jede[nrs]?|toujours|chaque|tous les)\b/,
    'SET MOVE CLOCK {hour} DAYS {days} | SET MOVE CLOCK {hour}',
  ],
  rhythm: [
    /^(?=.*\b(?:other|ander\w*|autre|only|nur|seulement|uniquement)\b).*\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:sonn|mon|diens|donners|frei|sams)tag\w*|mittwoch\w*|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)\b/,
    'SET MOVE CLOCK {hour} DAYS {days} | SET MOVE DAYS {days}',
    /\b(?:weekends?|wochenenden?|week-ends?|always|immer|toujours|every|jeden|chaque)\b/,
    'SET MOVE CLOCK {hour} DAYS {days} | SET MOVE DAYS {days} | SET MOVE NEXT {rhythm} # master/week-rule',
  ],
  undo: [
    /\b(?:adjudicat\w+|results?|phases?|turns?|auswertung\w*|ergebnis\w*|runde|zug|resolution|resultats?|tour)\b/,
    'ROLLBACK {phase}',
  ],
};
/** Of the phases that a rule is for; moves where none is named. */
const PARTS = [
  [/\b(?:retreats?|ruckzug\w*|retraites?)\b/, 'SET RETREAT '],
  [/\b(?:builds?|adjust\w*|winter\w*|aufbau\w*|ajustements?|constructions?|hiver)\b/, 'SET ADJUST '],
] as const;

/** With what the sentence names in its place. */
export function answerOfWish(
  wish: Wish,
  text: string,
  board: Board | null,
): { readonly message: MessageOrText; readonly suggestion: string } {
  if (OF_RHYTHM.has(wish) && KEEPS.test(text)) return answerOfWish(wish, text.replace(KEPT, ''), board);
  const parts = wish === 'rhythm' ? clausesOfPhases(text, board) : [];
  if (parts.length > 1) {
    const [first, ...rest] = parts.map((part) => answerOfWish(wish, part, null));
    const more = rest.map(({ suggestion }) => suggestion.replace(/^SET /, ''));
    return { message: first!.message, suggestion: [first!.suggestion, ...more].join(', ') };
  }
  const named = namedIn(text, board);
  const said = foldText(text).toLowerCase();
  const others = WITH_WORDS[wish] ?? [];
  const at = others.findIndex((words) => typeof words === 'object' && words.test(said));
  const all = (at < 0 ? ANSWERS[wish] : String(others[at + 1])).split(' | ');
  const isNamed = (line: string) =>
    [...line.matchAll(NAME)].every(([, what]) => named[what as NamedKind] !== undefined);
  const [line = '', code = 'master/line-does'] = (all.find(isNamed) ?? all.at(-1)!).split(' # ');
  const [part = 'SET MOVE ', ...more] = PARTS.flatMap(([phases, set]) => (phases.test(said) ? [set] : []));
  const suggestion = [part, ...(line.startsWith('SET MOVE ') ? more : [])]
    .map((set, n) => line.replace('SET MOVE ', n === 0 ? set : set.slice('SET '.length)))
    .join(', ')
    .replace(NAME, (_, what: NamedKind) => named[what] ?? PLACEHOLDER[what] ?? what)
    .trim();
  const isWhole = code !== 'master/line-does' || (isNamed(line) && !suggestion.endsWith(' date'));
  return { message: { code: isWhole ? code : 'master/line-to-fill' } as MessageOrText, suggestion };
}

const OF_RHYTHM: ReadonlySet<Wish> = new Set(['rhythm', 'grace'] as const);
/** `Moves stay as they are`, `no two days`: what is said of the others, and of what was. */
const KEPT =
  /[^.!?;]*\b(?:stays? (?:as|the)|unchanged|bleib\w* (?:wie|so|unver)|rest(?:e|ent) (?:comme|inchang))[^.!?;]*[.!?;]?|\b(?:keine?|pas|not|no) (?:\S+ )?(?:tage?|stunden?|jours?|heures?|days?|hours?)\b/gi;
const KEEPS = new RegExp(KEPT.source, 'i');

/** `Two days for moves and one day for builds`: each with a time of its own. */
function clausesOfPhases(text: string, board: Board | null): readonly string[] {
  const hasTime = (clause: string) => namedIn(clause, board).rhythm !== undefined;
  const isOfPhase = (clause: string) => PARTS.some(([phases]) => phases.test(foldText(clause).toLowerCase()));
  const clauses: string[] = [];
  for (const each of text.split(/[,;]|[.!?](?=\s)|\b(?:and|und|et)\b/)) {
    // `And the winter` has the time before it.
    const isMore = clauses.length > 0 && !hasTime(each) && isOfPhase(each);
    if (isMore) clauses.push(`${clauses.pop()} + ${each}`);
    else clauses.push(each);
  }
  const timed = clauses.filter(hasTime);
  return clauses.every((each) => timed.includes(each) || !/\d/.test(each)) ? timed : [];
}

const NAME = /\{(\w+)\}/g;
/** What stands where a sentence names nothing; else the same word. */
const PLACEHOLDER: Partial<Record<NamedKind, string>> = {
  addresses: 'address',
  newHours: 'hours',
  sharers: 'powers',
  rhythm: 'hours',
  time: 'days',
};

export const WISHES = Object.keys(ANSWERS) as readonly Wish[];
