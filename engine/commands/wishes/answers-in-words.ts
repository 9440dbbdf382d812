/** What is answered in words to lines that are no commands. Only who reads whole mails loads it: the weights are large. */
import type { Board } from '../../board/board.ts';
import type { PhaseCode } from '../../board/position.ts';
import { questionWords } from '../../language/questions/question-words.ts';
import { readQuestions } from '../../language/questions/read-question.ts';
import type { Topic } from '../../messages/player-messages.ts';
import { partOfTiming } from '../../settings/timing-text.ts';
import { foldText } from '../../text/fold.ts';
import { gmAnswer } from '../gm-phrases.ts';
import { type PlainAnswer, plainAnswer } from '../plain-words.ts';
import { readCommand } from '../read-command.ts';
import { borneOut, isBeside } from './borne-out.ts';
import { ACTS, ASKS_NOW, answersOfWishes, isDenied, isForLater, isRatherAsked, sureWish } from './read-wish.ts';
import { answerOfWish, type Wish } from './wish-answers.ts';
import { namedIn } from './wish-words.ts';

/**
 * What is answered to a line that is no command, be it a question: two where either may be meant; none when it is none of these.
 * `gm`: by a GM, of a game on that board.
 */
export function answersInWords(
  line: string,
  gm: { readonly board: Board | null; readonly phase: PhaseCode | null } | null,
): readonly PlainAnswer[] {
  const plain = plainAnswer(line);
  if (plain !== null || gm === null) return plain === null ? [] : [plain];
  const { board, phase } = gm;
  // PROCESS names its phase.
  const answers = answersToGm(line, board);
  if (phase === null) return ofFormingGame(answers);
  return ofGoingGame(answers).map((each) => {
    if (each.suggestion === 'PROCESS') return { ...each, suggestion: `PROCESS ${phase}` };
    // The deal is taken back in the first phase alone.
    const isFirst = board === null || phase.startsWith(`${board.start.season}${board.start.year}`);
    return each.suggestion === 'UNSTART' && !isFirst ? { ...each, suggestion: null } : each;
  });
}

/** No deadline runs there, and no seat has a player to be replaced: who is to come is invited. */
function ofFormingGame(answers: readonly PlainAnswer[]): readonly PlainAnswer[] {
  return answers.flatMap((each) => {
    if (/^(?:EXTEND|PAUSE|PROCESS|RESUME|ROLLBACK)/.test(each.suggestion ?? '')) return [];
    const [, address] = /^REPLACE .* BY (\S+@\S+)$/.exec(each.suggestion ?? '') ?? [];
    return address === undefined ? [each] : [{ ...each, suggestion: `INVITE ${address}` }];
  });
}

/** What is begun already goes on. */
export function ofGoingGame(answers: readonly PlainAnswer[]): readonly PlainAnswer[] {
  const left = answers.filter(({ suggestion }) => suggestion !== 'FORCE BEGIN');
  return left.length > 0 ? left : answers.map((each) => ({ ...each, suggestion: 'RESUME' }));
}

/** What a GM's sentence is answered with: none where it is a command, wants nothing, or is not borne out by its words. */
export function answersToGm(line: string, board: Board | null): readonly PlainAnswer[] {
  const [first, ...more] = answersToWhole(line, board);
  const kind = kindOf(first);
  const sentences = more.length > 0 || (first !== undefined && kind < 0) ? [] : line.split(/(?<=[.!?;])\s+/);
  if (sentences.length < 2) return first === undefined ? [] : [first, ...more];
  // `Austria has gone, find me somebody. And stop the clock till March`: two wishes are two lines.
  const others = sentences.flatMap((each) =>
    first === undefined ? timeAsked(each, board) : answersToWhole(each, board).slice(0, 1),
  );
  if (first === undefined) return others.length === 1 && !isForLater(line) && !isDenied(line) ? others : [];
  const other = others.find(
    (each) => kindOf(each) >= 0 && kindOf(each) !== kind && !/ [a-z?]+$/.test(each.suggestion!),
  );
  return other === undefined ? [first!] : [first!, other];
}

/** Where the whole tells too much, one sentence of it may still ask for time: `Leg bitte noch zwei Tage drauf`. */
function timeAsked(sentence: string, board: Board | null): readonly PlainAnswer[] {
  if (!ASKS_NOW.test(foldText(sentence).toLowerCase())) return [];
  return answersToWhole(sentence, board).filter(({ suggestion }) => TIME_LINE.test(suggestion ?? ''));
}

const TIME_LINE = /^(?:EXTEND \d|PAUSE$|SET DEADLINE (?:\d|[A-Z]))/;

/** What an act is about; below 0: it is none. */
function kindOf(answer: PlainAnswer | undefined): number {
  return ACTS_ON.findIndex((each) => each.test(answer?.suggestion ?? ''));
}

const ACTS_ON = [/^(?:EXTEND|SET DEADLINE|PAUSE|RESUME|PROCESS)/, /^(?:EJECT|REPLACE|SET DUMMY)/, /^MUTE/, /^ROLLBACK/];

function answersToWhole(line: string, board: Board | null): readonly PlainAnswer[] {
  const setting = settingWithoutSet(line, board)?.suggestion;
  // A phrase is known word for word.
  const phrase = gmAnswer(line)?.suggestion;
  const letter = letterOfGm(line, board);
  if (letter !== null) return letter;
  const sure = sureWish(line, board);
  const sureLine = sure === null ? null : answerOfWish(sure, line, board).suggestion;
  for (const answers of mayBeMeant(line, board)) {
    const [first] = answers;
    const isPhrase = phrase !== undefined && first?.suggestion === phrase;
    if (isPhrase && /^SET DEADLINE (?!date$)/.test(phrase) && !isRead(phrase, board)) continue;
    const isKnown = isPhrase && !isBeside(phrase, line);
    if (isKnown || (setting != null && first?.suggestion === setting)) return answers;
    const left: PlainAnswer[] = [];
    const isBack = answers.some(({ suggestion }) => suggestion?.startsWith('ROLLBACK'));
    for (const [n, { message, suggestion: offered, isGuess }] of answers.entries()) {
      // `Processed too early, back please`: not again.
      if ((isGuess === true && left.length > 0) || (isBack && offered === 'PROCESS')) continue;
      if (OF_TIME.test(offered ?? '') && FOR_ONE.test(foldText(line)))
        return [answerOfWish('deadline-one', line, board)];
      const suggestion = offered === null ? null : borneOut(offered, line, board, offered === sureLine);
      // The less likely one is none with a gap.
      if (suggestion === null ? offered === null : n === 0 || !/ [a-z?]+$/.test(suggestion))
        left.push({ message: suggestion === offered ? message : LINE_TO_FILL, suggestion });
    }
    if (left.length > 0) return left;
  }
  const [, first = ''] = /^([^.!?]{3,40})[.!] \S/.exec(line.trim()) ?? [];
  if (first === '') return [];
  // `PROCESS now. I know that orders are missing`
  return isRead(first, board) ? [{ message: { code: 'master/line-does' }, suggestion: first }] : [];
}

const LINE_TO_FILL = { code: 'master/line-to-fill' } as const;
const OF_TIME = /^(?:EXTEND|SET DEADLINE)/;
/** `For him alone`, `Austria may have until Monday`: all have the same deadline. */
const FOR_ONE =
  /\b(?:for (?:him|her) (?:alone|only)|only (?:for )?(?:him|her)|(?:fur )?(?:ihn|sie) allein|nur (?:fur )?(?:ihn|sie)|pour (?:lui|elle) seule?|(?:may|can) have until|(?:die|alle) ander(?:e)?n bleiben|les autres (?:restent|gardent)|the (?:others|rest) (?:stay|keep))\b/i;

/** Is it a command, whole? */
function isRead(line: string, board: Board | null): boolean {
  const read = readCommand(foldText(line), { board, phase: null, role: 'master' }) ?? [];
  return read.length > 0 && read.every((each) => 'command' in each);
}

type WeighedAnswer = PlainAnswer & { readonly isGuess?: boolean };

/** The likeliest first: those that the words do not bear out leave room for the next. */
function* mayBeMeant(line: string, board: Board | null): Generator<readonly WeighedAnswer[]> {
  const said = line.length > LONGEST_SENTENCE ? '' : foldText(line).toLowerCase();
  // Nothing is done on a condition: who has ordered is shown at once.
  if (TWO_WAYS.test(said)) return yield [answerOfWish('status', line, board)];
  if (isForLater(line)) return yield [{ message: { code: 'master/nothing-now' }, suggestion: null }];
  if (isBoardToSet(line, board)) yield [answerOfWish('board', line, board)];
  const { power, rhythm, hour } = namedIn(line, board);
  const orders = ordersTold(line);
  if (orders !== null && power !== undefined)
    return yield [{ message: { code: 'master/line-does' }, suggestion: `${power.toUpperCase()}: ${orders}` }];
  if (power !== undefined && HEARD_AGAIN.test(said))
    return yield [{ message: { code: 'master/line-does' }, suggestion: `MUTE ${power} OFF` }];
  if (SILENCED.test(said)) yield [answerOfWish('mute', line, board)];
  if (rhythm !== undefined && FOR_PARTS.test(said)) yield [answerOfWish('rhythm', line, board)];
  if (TAKES_BACK.test(said)) yield [answerOfWish('undo', '', board)];
  if (NOTHING_RUNS.test(said)) return yield [answerOfWish('pause', '', board)];
  if (SAME_PERSON.test(said)) return yield [answerOfWish('password', line, board)];
  if (SHOWS_ORDERS.test(said)) return yield [{ message: { code: 'master/look-how' }, suggestion: 'ORDERS ALL' }];
  if (CLOCK_STOPS.test(said) && !isDenied(line)) yield [answerOfWish('pause', line, board)];
  if (WHEN_ALL_IN.test(said))
    return yield [{ message: { code: 'master/processed-when-in' }, suggestion: 'SET NO MANUAL PROCESS' }];
  // Mails in a language are everybody's own to choose.
  if (IN_LANGUAGE.test(said)) {
    const question = { topic: 'language', powers: [], places: [], unit: null } as const;
    return yield [{ message: { code: 'player/asked', question }, suggestion: null }];
  }
  const phrase = isDenied(line) ? null : gmAnswer(line);
  const setting = settingWithoutSet(line, board);
  // `Capture win` names a setting, and concedes nothing to anybody; where both give one line, the phrase says more about it.
  const isOne = phrase?.suggestion.toLowerCase() === setting?.suggestion?.toLowerCase();
  if (setting !== null && !isOne) return yield [setting];
  if (phrase !== null) yield [phrase];
  if (hour !== undefined && FROM_NOW_ON.test(foldText(line))) yield [answerOfWish('hour', line, board)];
  if (power !== undefined && WRITES_FOR.test(foldText(line))) yield [answerOfWish('orders-for', line, board)];
  if (rhythm !== undefined && LASTS.test(foldText(line))) yield [answerOfWish('rhythm', line, board)];
  if (TO_SOMEBODY.test(line.trim()) && power !== undefined)
    return yield [{ message: { code: 'master/by-address' }, suggestion: 'HELP REPLACE' }];
  const wishes = answersOfWishes(line, board);
  // What players read about these is not true of a GM.
  const isAsked = wishes.length === 0 || isRatherAsked(line, board);
  const asked = isAsked ? readQuestions(line, board) : null;
  const meant = asked?.map(({ question }) => MEANT_BY_GM[question.topic]) ?? [];
  const [first] = meant;
  if (asked?.some(({ question }) => question.topic === 'stop') === true && OF_MAILS.test(said))
    return yield [{ message: { code: 'master/line-does' }, suggestion: 'SET DIGEST' }];
  if (meant.length === 1 && first != null && !(ACTS.has(first) && isDenied(line)))
    yield [answerOfWish(first === 'eject' && power === undefined ? 'hand-over' : first, line, board)];
  yield wishes;
}

/** `Tell everyone please: The map was wrong`, `à l'Italie et à elle seule : …`: the message as we take it. */
export function letterOfGm(text: string, board: Board | null): readonly PlainAnswer[] | null {
  const [, head = '', words = ''] = /^([^:\n]{2,70}?)\s*:\s+(\S[\s\S]*\S)$/.exec(text.trim()) ?? [];
  const context = { board, phase: null, role: 'master' } as const;
  if (words.split(/\s+/).length < FEWEST_IN_LETTER || !isLetterHead(`${head}:`)) return null;
  if (words.split('\n').some((line) => readCommand(foldText(line), context) !== null)) return null;
  const named = questionWords(head, board).powers;
  const [power] = board?.powers.filter(({ name }) => name === named[0]) ?? [];
  const isToAll = TO_ALL.test(foldText(head).toLowerCase());
  if (!isToAll && (power === undefined || named.length > 1)) return null;
  const suggestion = `PRESS TO ${isToAll ? 'ALL' : power!.display.toUpperCase()}\n${words}\nENDPRESS`;
  return [{ message: { code: 'master/lines-do' }, suggestion }];
}

/** Does it say whom the words below, or behind it, are for? */
export function isLetterHead(line: string): boolean {
  return line.length <= LONGEST_HEAD && LETTER_HEAD.test(foldText(line).toLowerCase().replace(/’/g, "'").trim());
}

const FEWEST_IN_LETTER = 3;
const LONGEST_HEAD = 120;
/** A longer line tells a story. */
const LONGEST_SENTENCE = 500;
const LETTER_HEAD =
  /^(?:(?:please|bitte|hi|hello|hallo|bonjour),? )*(?:(?:tell|write|message|note|letter|announce\w*|send|schick\w*|schreib\w*|sag\w*|nachricht|mitteilung|richte\w*|teil\w*|message|annonce\w*|dites|dis|ecri\w+|envo\w+)\b.*|(?:to|for|an|fur|a|pour|aux?) [^.!?]+)\s*:$/;
const TO_ALL = /\b(?:all|every(?:one|body)|alle[nr]?|tous|toutes|tout le monde|jede[nmr]?)\b/;

/** Is it no order of a GM's that is wrong, but `Zeitzone Wien`, or `the army in Warsaw should be in Moscow`? */
export function isSentenceOfGm(line: string, board: Board | null): boolean {
  return isBoardToSet(line, board) || gmAnswer(line) !== null || settingWithoutSet(line, board) !== null;
}

/** `France emailed me his moves: A Par - Bur`: what stands behind the colon; null: it is none of these. */
export function ordersTold(line: string): string | null {
  return gmAnswer(line)?.suggestion.startsWith('BECOME') === true ? (ORDERS_TOLD.exec(line)?.[1] ?? null) : null;
}

/** `Give Paris to France`, `lösch die Armee in Wien`: what SETUP does; a power alone is given to people. */
function isBoardToSet(line: string, board: Board | null): boolean {
  if (board === null || /@|\?\s*$/.test(line)) return false;
  const { places, unit } = questionWords(line, board);
  const said = foldText(line).toLowerCase();
  const isCenter = places.some((place) => board.provinces[board.provinceNumber.get(place) ?? -1]?.center === true);
  return (isCenter && GIVES.test(said)) || (places.length > 0 && unit !== null && PUTS.test(said));
}

/** `Let me write Germany's orders`, `ich schreibe für Italien`. */
const WRITES_FOR =
  /^(?:please |bitte |can i |let me |i(?:'ll| will| want to| would like to|'d like to| need to)? |ich |je (?:vais |veux |voudrais )?|laissez?-moi |lass mich )+(?:.* )?(?:write|enter|submit|give|send in|issue|schreib\w*|gebe?|abgeben|eingeb\w*|befehl\w*|donner?|ecri\w+|saisi\w*|envo(?:yer|ie)) (?:.* )?(?:orders|befehle|zuge|ordres)\b/i;
/** `Builds take just 12 hours`, `Rückzüge nur einen Tag`. */
const LASTS =
  /^(?!.*\b(?:press|message\w*|nachricht\w*|presse)\b).*\b(?:(?:retreats?|builds?|adjustments?|ruckzug\w*|aufbau\w*|winter\w*|retraites?|constructions?|ajustements?)\b.*\b(?:takes?|last|have|get|only|just|within|dauer\w*|nur|haben|bekommen|reich\w*|dur\w+|seulement|que|en) |(?:per|pro|par|je|chaque) (?:turn|phase|move|zug|runde|tour)\b)/i;

const ORDERS_TOLD = /:\s*(\S.*)$/;
/** `Not a word from Russia for a week`, `Russland bekommt Schreibverbot`. */
const SILENCED =
  /^(?:plus (?:un|aucun)|pas un|kein|no more|not (?:a|another)|not one) (?:mot|wort|words?)\b|\b(?:schreib|rede|presse)(?:verbot|sperre)\b|\bpress ban\b|\bnothing (?:he|she|they) (?:writes?|says?) (?:should|may|must|can|shall)\b|\bdas wort (?:zu )?entz(?:ieh\w*|ogen)\b|\bmundtot\b|\bdarf (?:\w+ ){0,4}nichts? mehr (?:schreiben|senden)\b|\b(?:must|may|can)(?:no|n')?t? (?:no longer|not) (?:write|send press)\b|\bne (?:doit|peut) plus (?:rien )?ecrire\b|\b(?:couper|coupez|retirer|retirez|privez?) (?:\S+ )?(?:de )?(?:la )?parole\b|\bschalt\w* (?:\S+ ){1,8}stumm\b/i;
/** `On peut lui rendre la parole`, `let Austria write again`. */
const HEARD_AGAIN =
  /\b(?:rend\w* (?:\S+ ){0,2}la parole|(?:wort|rederecht|stimme) (?:wieder )?zuruck\w*|(?:darf|kann|soll) (?:\w+ ){0,3}wieder (?:\w+ ){0,5}(?:schreiben|reden|schicken)|(?:let|may|can) (?:\w+ ){0,3}(?:write|talk|speak|send press) again|(?:peut|pourra) (?:a nouveau|de nouveau) ecrire|unmute|lift the (?:press )?(?:block|ban|mute))\b/i;

const IN_LANGUAGE =
  /^(?=.*\b(?:mails?|e-mails?|results?|messages?|ergebnis\w*|nachrichten|alles|courriers?|courriels?|resultats?)\b).*\b(?:in (?:english|german|french)|auf (?:deutsch|englisch|franzosisch)|en (?:anglais|allemand|francais))\b/;
/** `24h pour les retraites et 48h pour les ajustements` */
const FOR_PARTS =
  /\d ?(?:h|hours?|stunden|heures?|days?|tage|jours?) (?:for|fur|pour) (?:\w+ )?(?:retreats?|builds?|adjustments?|ruckzug\w*|aufbau\w*|retraites?|constructions?|ajustements?)\b/;
const CLOCK_STOPS =
  /^(?!.*\b(?:how|why|wie|warum|comment|pourquoi)\b).*\b(?:please|bitte|svp|s'il vous plait|merci de|veuillez),? (?:\w+ ){0,2}(?:stop the clock|freeze the game|pause the game|die uhr (?:an|stoppen)|arreter (?:l'horloge|la partie|le temps)|mettre (?:la partie|le jeu) en pause)\b/;
/** `If he has, process; if not, wait`, `si tout est là, lance, sinon prolonge`; not what holds from now on. */
const TWO_WAYS =
  /^(?!.*\b(?:from now on|from here on|always|ab jetzt|kunftig|immer|desormais|toujours)\b).*\b(?:if|falls|wenn|si|s'il)\b.+\b(?:otherwise|or else|if not|if (?:he|she|they) (?:has|have|hasn't|haven't|is|are|isn't|aren't)[,.]|sonst|andernfalls|ansonsten|(?:wenn|falls) (?:nein|nicht|ja|doch),?|sinon|si (?:non|oui))(?= )/;
/** `Bitte erst mal nichts auswerten`. */
const NOTHING_RUNS =
  /\b(?:erst ?mal|vorerst|bis auf weiteres|vorlaufig) (?:bitte )?nichts? (?:mehr )?auswert\w*|\b(?:do not|don't) (?:process|adjudicate|run) anything (?:for now|for the moment|(?:un)?till? i)\b|\bne (?:traite\w*|resou\w*|resolv\w*|lance\w*) (?:plus )?rien (?:pour (?:l'instant|le moment)|avant que je)/;
/** `Vergiss die Verlängerung`. */
const TAKES_BACK =
  /\b(?:forget|cancel|vergiss|vergesst|streich\w*|oublie[rz]?|annule[rz]?) (?:(?:the|my|that|die|meine|diese|la|ma|cette) )?(?:extension|verlangerung|prolongation)\b/;
/** `He is now at sam@…, same man`. */
const SAME_PERSON =
  /@.*\b(?:same (?:man|woman|person|player|guy)|derselbe|dieselbe|(?:gleicher?|selbe[rn]?) (?:mann|frau|person|spielerin?)|(?:meme|memes) (?:joueu\w+|personne|homme|femme))\b/;
/** `Tu peux m'envoyer les ordres que l'Angleterre a donnés ?` */
const SHOWS_ORDERS =
  /\b(?:(?:send|show) me|m'envoyer|envo(?:ie|yez)-moi|me montrer|montre[rz]?-moi|(?:schick|zeig)\w* (?:mir|sie mir)) (?:\S+ ){0,2}(?:orders|ordres|befehle|zuge) (?:of|that|que|qu'|de|d'|von|der|die)/;

/** `As soon as all are in, process at once`. */
const WHEN_ALL_IN =
  /^(?=.*\b(?:process\w*|adjudicat\w*|resolv\w*|run|ausgewertet|auswert\w*|resolu\w*|resou\w*|trait\w*|lanc\w*)\b).*\b(?:(?:as soon as|the moment|once) (?:all|everyone|everybody)|sobald alle|(?:des|aussitot) que (?:tous|tout le monde|les ordres))\b(?!.*\b(?:not|nicht|pas)\b)/;

/** `Orders are always due at 9 pm`. */
const FROM_NOW_ON =
  /^(?=.*\b(?:deadlines?|due|frist(?:en)?|abgabe\w*|echeances?|dates? limites?|rendre|rendus?)\b).*\b(?:from now on|always|immer|ab (?:jetzt|sofort)|kunftig|dorenavant|desormais|toujours)\b/i;

/** `Give Italy to Bob`: no address. */
const TO_SOMEBODY = /^(?:please |bitte )?(?:give|gib|gebt|donne[rz]?) [^@]+ (?:to|an|à) \p{L}+[.!]?$/iu;
const GIVES =
  /^(?:please |bitte )?(?:give|award|assign|gib|gebt|donne[rz]?|attribue[rz]?)\b|\b(?:belongs to|gehort|appartient|neutr(?:al\w*|es?))\b/;
const PUTS =
  /\b(?:should be|ought to be|belongs|sollte|musste|gehort|devrait etre|doit etre)\b|^(?:please |bitte )?(?:add|put|place|remove|delete|take|losch\w*|entfern\w*|setz\w*|stell\w*|nimm|ajout\w*|mett\w*|mets|plac\w*|supprim\w*|enlev\w*|retir\w*)\b/;

/** `zone Europe/Vienna`, `Time zone: Berlin`, `No press`: the line with SET in front, where that is all it lacks. */
export function settingWithoutSet(line: string, board: Board | null): PlainAnswer | null {
  const text = line
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/^([\p{L} ]+?)\s*[:=]\s*/u, '$1 ');
  if (text.split(/\s+/).length > MOST_WORDS || /^(?:set\b|>)|\?/i.test(text)) return null;
  const [read, ...more] = readCommand(foldText(`SET ${text}`), { board, phase: null, role: 'master' }) ?? [];
  const isSetting = read !== undefined && 'command' in read && SETTING.test(read.command.command);
  const suggestion = isSetting && more.length === 0 ? `SET ${text}` : partOfTiming(text);
  return suggestion === null ? null : { message: { code: 'master/line-does' }, suggestion };
}

/** Of the game, not of its GM. */
const SETTING = /^SET(?: (?:NO )?DEADLINE| GRACE| START)?$/;
/** Longer lines are sentences. */
const MOST_WORDS = 6;

const OF_MAILS = /\b(?:e-?)?(?:mails?|messages?|nachrichten|courriels?)\b/;

/** Is what players are answered about it not true of a GM? */
export function isMeantByGm(topic: Topic): boolean {
  return MEANT_BY_GM[topic] !== undefined;
}

/** What players read about these is of a seat of their own, or sends them to the GM; null: a GM is answered nothing. */
const MEANT_BY_GM: Partial<Readonly<Record<Topic, Wish | null>>> = {
  address: 'status',
  away: 'absence',
  change: 'orders-for',
  choose: null,
  decline: null,
  draw: 'draw',
  filed: 'status',
  ignore: 'undo',
  leave: 'eject',
  moved: 'password',
  remind: 'remind',
  silent: 'remind',
  stop: null,
  time: 'deadline',
};
