/**
 * Is a line that a GM's sentence may want borne out by its words? One clause must say what the line does, deny nothing, and name no
 * power, address, day or time that the line lacks: a line that does something else than was meant is worse than none.
 */
import type { Board } from '../../board/board.ts';
import { foldText } from '../../text/fold.ts';
import { LINE_WORDS } from './borne-out-words.ts';
import { ASKS_NOW } from './read-wish.ts';
import { namedIn } from './wish-words.ts';

const EVIDENCE = LINE_WORDS.trim()
  .split('\n')
  .map((row) => {
    const [line = '', words = '', not = '^$'] = row.split(/ [=!] /);
    return [new RegExp(`^(?:${line})\\b`), new RegExp(words), new RegExp(not)] as const;
  });

/** What no line may do that the clause denies. */
const DENIABLE =
  /^(?:EXTEND|SET DEADLINE|PAUSE|PROCESS|ROLLBACK|RESUME|TERMINATE|SET DUMMY|FORCE BEGIN|PROMOTE|DECLARE|SET REVEAL|REPLACE|HISTORY|CREATE)/;
const DENIED =
  /\b(?:not|never|don't|doesn't|won't|can't|shouldn't|no need|nicht|nie|niemals|kein\w*|pas|jamais)\b(?! (?:before|until|till|only|just|vor|erst|nur|later|spater|on|am|den|already|schon|seulement|avant))/;
/** What is past, or somebody's boast: no wish. */
const PAST =
  /\b(?:last (?:year|month|season)|used to|at my old|once (?:\w+ed|ran)|letzte[sn] jahr|damals|l'an(?:nee)? derni\w+|autrefois|brag\w*|boast\w*|threaten\w*|swear\w*|geprahlt|gedroht|geschworen|se vante|menace|jure)\b/;
/** Told by others in the same clause. */
const TOLD =
  /\b(?:(?:he|she|they|who)(?:'ll|'d| will| would) (?:\w+ )?(?:kick|throw|eject|extend|remove)|erzahlt|(?:told me|says|said|heard|reckons?|sagt|meint|behauptet|dit|raconte|pretend) (?:that|dass|que|qu'|he|she|they|er\b|sie\b|il\b|elle\b))/;
const MAYBE =
  /\b(?:maybe|perhaps|might|either|vielleicht|eventuell|irgendwann|entweder|peut-etre|il se peut|un jour ou l'autre)\b(?!.*(?:\?|\b(?:you|du|ihr|sie|vous|please|bitte)\b))/;
/** These tell of what was, so that a day or a time may be its. */
const OF_PAST = /^(?:ROLLBACK|UNDO|ANNOUNCE|HISTORY|STATUS|MY GAMES|REMIND|HELP|RESUME|BECOME|SEAT)/;
const OF_POWERS = /^(?:EJECT|REPLACE|MUTE|SET DUMMY|BECOME|DECLARE|SEAT)/;
const ADDRESS = /[^\s<>(),;:"']+@[^\s<>(),;:"']*\w/g;

const HOUR_UNREAD =
  /\b(?:at|by|um|gegen|a|vers) (?:half |halb )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|sept|huit|neuf|dix|onze)\b/;
/** What is once and for all is no single act, and what is for this once no rule. */
const FROM_NOW_ON =
  /\b(?:from now on|from here on|always|henceforth|in future|kunftig|ab (?:jetzt|sofort)|in zukunft|immer|desormais|dorenavant|toujours)\b/;
const RULE_OR_ACT = [
  [/^(?:DECLARE|PROCESS|ROLLBACK|TERMINATE|FORCE BEGIN|EXTEND|SET DEADLINE)/, FROM_NOW_ON],
  [
    /^SET (?:(?:MOVE|RETREAT|ADJUST) |(?:NO )?NMR)/,
    /\b(?:(?:just )?this (?:time|once|one|turn|phase)|diese runde|diesen zug|for once|only once|diesmal|dieses mal|ausnahmsweise|einmalig|cette fois|ce tour(?:-ci)?|pour une fois)\b/,
  ],
] as const;

/** `Not to be started yet`, `noch nicht auslosen`, `ne lance pas encore`. */
const NOT_YET =
  /\b(?:don't|do not|without) (?:\w+ ){1,3}yet\b|\bnoch nicht (?:start|beend|auslos|auswert|los|mach|ander|beginn|schliess)|\bne (?:\S+ ){1,3}pas encore\b/;
/** Of somebody who is away for days and comes back. */
const IS_AWAY =
  /\b(?:ces jours-la|pendant son absence|(?:apres|ensuite),? (?:il|elle) repren\w*|(?:for|during) (?:these|those) days|(?:until|till) (?:he|she)(?: is|'s) back|solange (?:er|sie) (?:weg|fort)|pas de remplacement|a son retour|kein (?:dauerhafter |endgultiger )?ersatz|no (?:permanent |definite )?replacement|danach (?:spielt|macht) (?:er|sie) wieder)\b/;

/** `Ne l'exclus pas`, `don't look for a successor`: whatever else is said, nobody goes. */
const NOBODY_GOES =
  /\b(?:(?:do not|don't|dont) (?:you )?(?:look|search|kick|eject|remove|throw|replace|drop)|ne (?:l'|la |le |les |lui )?(?:exclu\w*|vir\w*|remplace\w*|cherche\w*|enleve\w*) (?:\w+ )?(?:pas|plus|encore|personne)|(?:schmeiss|wirf|schliess|ersetz|such|entfern)\w* (?:\S+ ){0,3}(?:nicht|niemand\w*|keine[nr]?))\b/;
/** `From spring 1903 on`: no line waits for a year. */
const FROM_YEAR = /\b(?:from|as of|after|ab|nach|a partir d[eu]|des|apres)\b[^.!?]{0,25}\b1[89]\d\d\b/;
/** One person's absence, or this once, is no rule. */
const OF_ONE_ABSENCE = /\b(?:du|from|vom) (?:the )?\d{1,2}(?:\.|st|nd|rd|th)? (?:au|to|bis)\b/;

/** Does it tell of what was or may be, or name somebody whom the line does not? */
export function isBeside(line: string, text: string): boolean {
  return isStory(text) || namesOthers(line, text);
}

function isStory(text: string): boolean {
  const said = foldText(text).toLowerCase();
  return (MAYBE.test(said) && !ASKS_NOW.test(said)) || PAST.test(said);
}

function namesOthers(line: string, text: string): boolean {
  return !OF_PAST.test(line) && (text.match(ADDRESS) ?? []).some((each) => !line.includes(each));
}

/** Null: a line that the words do not bear out; of two powers none is picked. `isSure`: all its words are known to want this. */
export function borneOut(line: string, text: string, board: Board | null, isSure = false): string | null {
  const evidence = EVIDENCE.find(([start]) => start.test(line));
  if (evidence === undefined) return line;
  if (namesOthers(line, text)) return null;
  const said = foldText(text).toLowerCase();
  if (DENIABLE.test(line) && NOT_YET.test(said)) return null;
  // `Let his units hold this turn` is no rule.
  if (/^SET (?:NO )?NMR/.test(line) && RULE_OR_ACT[1][1].test(said)) return null;
  // What one power may do is no rule of the press for all.
  if (/^SET .*(?:PRESS|WHITE|GREY)$/.test(line) && namedIn(text, board).power !== undefined) return null;
  if (/^(?:REPLACE|EJECT)/.test(line) && (IS_AWAY.test(said) || NOBODY_GOES.test(said.replace(/’/g, "'")))) return null;
  if (/^(?:SET|MUTE)/.test(line) && FROM_YEAR.test(said)) return null;
  if (/^SET (?:NO )?NMR/.test(line) && OF_ONE_ABSENCE.test(said)) return null;
  // Of days in two sentences one is meant.
  const days = new Set(text.split(/(?<=[^\d][.!?])\s/).flatMap((each) => namedIn(each, board).date ?? []));
  if (/^SET DEADLINE/.test(line) && days.size > 1) return null;
  // Everybody's own zone is no zone of the game.
  if (/^SET (?:ZONE zone|MOVE CLOCK hour)$/.test(line) && /\b(?:own|eigenen?|chacun|jede[rnm]?)\b/i.test(text))
    return null;
  // Only what speaks against it is known.
  if (evidence[1].source === '.') return evidence[2].test(foldText(text).toLowerCase()) ? null : line;
  const clauses = text
    .replace(/^((?:[^\s:.,]+ ?){1,3}?)\s*:\s/, '$1 ')
    .split(/(?<=[^\d][.!?])\s/)
    .filter((sentence) => !isStory(sentence))
    .flatMap((sentence) =>
      sentence.split(/(?<!\d)[.!?;:](?:\s|$)|\s[-–]\s|,\s(?!(?:that|dass|que)\b)|\b(?:but|aber|mais|because|weil)\b/),
    );
  const hours = new Set(clauses.flatMap((clause) => namedIn(clause, board).hour ?? []));
  if (hours.size > 1 && /\d:\d\d/.test(line)) return null;
  const weekdays = new Set(clauses.flatMap((clause) => namedIn(clause, board).days ?? []));
  if (weekdays.size > 1 && / DAYS /.test(line)) return null;
  const isSaid = clauses.some((clause) => {
    const folded = foldText(clause).toLowerCase().replace(/’/g, "'");
    if ((!isSure && !evidence[1].test(folded)) || evidence[2].test(folded) || TOLD.test(folded)) return false;
    if (DENIABLE.test(line) && DENIED.test(folded)) return false;
    if (RULE_OR_ACT.some(([lines, words]) => lines.test(line) && words.test(folded))) return false;
    return !leavesOver(line, clause, board);
  });
  if (!isSaid) return null;
  const powers = (namedIn(text, board).sharers ?? '').split(', ');
  const picked = OF_POWERS.test(line) ? powers.filter((each) => line.includes(each)) : [];
  return powers.length > 1 && picked.length === 1 ? line.replace(picked[0]!, 'power') : line;
}

/** Does the clause name a number, a day or a time that the line lacks? */
function leavesOver(line: string, clause: string, board: Board | null): boolean {
  if (OF_PAST.test(line)) return false;
  const { date, hour, hours, days, number, rhythm } = namedIn(clause, board);
  const isNamed = [date, hour, hours, days, number, rhythm].some((each) => each !== undefined);
  if (/ \d/.test(line) && !isNamed) return true;
  if (/^\d/.test(date ?? '') && / (?:CLOCK|DAYS) /.test(line)) return true;
  if (/\b1[89]\d\d\b/.test(clause) && !/\d{4}/.test(line)) return true;
  if (line.endsWith(' date')) return false;
  const isTimed = /\d|[a-z]$|DAYS/.test(line);
  if (!isTimed) return date !== undefined || hours !== undefined || hour !== undefined;
  if (date !== undefined && (/^SET \w+ NEXT/.test(line) || (line.startsWith('EXTEND') && hour !== undefined)))
    return true;
  // `Tonight at ten`: an hour that we have not read.
  if (/^SET DEADLINE [A-Za-z]+$/.test(line) && HOUR_UNREAD.test(foldText(clause).toLowerCase())) return true;
  if (line.endsWith(' hour') && hours !== undefined) return true;
  return hour !== undefined && !line.includes(hour) && !/\bh(?:our)?s?\b/.test(line) && days === undefined;
}
