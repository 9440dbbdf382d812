/** Lines that have no command: questions, which are answered, and messages to others, which are offered. */
import type { Power } from '../board/variant.ts';
import { gmAnswer } from '../commands/gm-phrases.ts';
import { plainAnswer } from '../commands/plain-words.ts';
import { readCommand } from '../commands/read-command.ts';
import { answersInWords, isMeantByGm } from '../commands/wishes/answers-in-words.ts';
import { isRatherAsked } from '../commands/wishes/read-wish.ts';
import { isAgreement, isGreeting } from '../language/mail/courtesies.ts';
import type { NumberedLine } from '../language/mail/mail-text.ts';
import { readOrders } from '../language/orders/read-orders.ts';
import { isWordedAsQuestion, lineFor, readQuestions } from '../language/questions/read-question.ts';
import { findSign } from '../language/signs/find-sign.ts';
import type { QuestionAsked, Topic } from '../messages/player-messages.ts';
import { foldWithMap } from '../text/fold.ts';
import { namesPlace } from './changes/sentence-parts.ts';
import { readCorrectionAt } from './correction.ts';
import { hasDenial } from './denied.ts';
import { addresseesOf, readByPlayer, type StrayLetter } from './opening.ts';
import { readOneLinePress } from './press-block.ts';
import { isOrderLine, orderContext, ownIn, pressFrom, type State, signContext } from './section-state.ts';
import { notUnderstood } from './section-writer.ts';
import { addTakenBack, asThanks, isLater } from './small-talk.ts';

/** A message to another power with neither PRESS nor ENDPRESS, where the rest of the mail orders and commands nothing. */
export function unframedAt(state: State, at: number): StrayLetter | null {
  const { context, lines } = state;
  const { board, players } = context;
  // `Great, thanks`: no letters of powers.
  if (board === null || context.role !== 'player' || isAgreement(lines[at]!.text)) return null;
  const hasMore = lines.findLastIndex(isWritten) > at;
  const own = ownIn(context, board);
  const opening = readByPlayer(lines[at]!.text, players, (text) => addresseesOf(board, text, own, hasMore));
  const oneLine = opening?.to == null ? null : readOneLinePress({ board, as: pressFrom(state) }, lines[at]!);
  // `To Italy:` and the message below.
  const isAbove = oneLine !== null && 'body' in oneLine && oneLine.body === '' && hasMore;
  if (opening?.to == null || (oneLine !== null && !isAbove)) return null;
  if (lines.some((line) => isWritten(line) && (isOrderLine(state, line) || hasCommand(state, line)))) return null;
  const to = lines.findLastIndex(isWritten);
  return {
    block: { kind: 'press', from: at, to, next: lines.length, ended: true },
    options: { form: 'press', to: opening.to, colour: null, shown: null, noFake: false, from: null, quiet: false },
    text: opening.text,
    isWhole: false,
  };
}

function hasCommand({ context }: State, { text }: NumberedLine): boolean {
  return readCommand(text, context)?.some((read) => 'command' in read) === true;
}

const ORDER_WITH_ARROW = /^\s*(?:[AF]|army|fleet|armee|armée|flotte)\s[^?:]{2,40}\s-{1,2}>?\s?\p{L}/iu;

/** A line that asks what we can answer, and orders or commands nothing: `Vienna to Bavaria?` */
export function addQuestions(state: State, line: NumberedLine): boolean {
  const { writer, context } = state;
  if (isAgreement(line.text) && state.lines.every((each) => each === line || !isWritten(each))) {
    writer.add(asThanks(line));
    return true;
  }
  if (state.lines.every((each) => each === line || !isWritten(each))) {
    if (addTakenBack(state, line)) return true;
    if (isLater(line.text)) return false;
  }
  const isAsked = line.text.includes('?') || isWordedAsQuestion(line.text, context.board);
  // `Army Genua - Vieux River Delta` is an order with a fault.
  if (!isAsked && ORDER_WITH_ARROW.test(line.text)) return false;
  const named = namedByPower(line.text, context.players);
  if (readQuestions(named, context.board) === null || plainAnswer(line.text) !== null) return false;
  // `extend 0 days` is a command with a fault.
  if (!isAsked && readCommand(line.text, context) !== null) return false;
  const isBeside = meantIn(state).some((each) => each !== line);
  const all = readQuestions(named, context.board, isBeside ? 'beside' : 'alone') ?? [];
  // `Only the GM can move a deadline` is nothing to tell a GM.
  const mine =
    context.role === 'player'
      ? all.filter(({ question, isGuess }) => !isGuess || !INTO_A_GAME.has(question.topic))
      : all;
  // What a GM says, and does not ask, is no player's question.
  const ofGm = ({ topic }: QuestionAsked) => !isMeantByGm(topic) && (isAsked || topic === 'thanks');
  const asked = context.role === 'master' ? all.filter(({ question }) => ofGm(question)) : mine;
  if (asked.length === 0 || (!isAsked && isGreeting(line.text) && asked.every(isOfJudge))) return false;
  // `Cancel my order for Paris` does what it says; `I meant Picardy` changes something, and it is not clear what.
  const orders = orderContext(state);
  const corrected = orders === null ? null : readCorrectionAt(line, [], orders, state);
  if (corrected !== null && (corrected.correction !== 'unclear' || (!isAsked && ONE_ORDER.test(line.text))))
    return false;
  // `Marseilles needn’t support anyone, send it to Spain instead`
  const isOfOrder = ({ question: { topic, places } }: (typeof asked)[number]) =>
    places.length > 0 && (topic === 'change' || topic === 'support');
  if (!isAsked && asked.some(isOfOrder)) return false;
  // Thanks around orders or commands ask nothing; `set password …` is a command with a fault.
  const isThanks = asked.every(({ question }) => question.topic === 'thanks');
  // `Thanks! Paris goes round the coast`: no order was taken.
  if (isThanks && !isAsked && context.board !== null && namesPlace(line.text, context.board)) return false;
  if (/^\s*set\s/i.test(line.text) || (isThanks && state.lines.some((each) => each !== line && isWritten(each))))
    return false;
  // `Paris ne va pas en Bourgogne` says what is not to be done.
  const isWay = asked.every(({ question: { topic } }) => topic === 'reach' || topic === 'ways');
  if (isWay && !isAsked && hasDenial(line.text)) return false;
  // Beside orders it may speak against them, which is looked at before anything is answered.
  const signs = isAsked ? null : signContext(context);
  if (signs !== null && isBeside && findSign(line.text, signs) !== null) return false;
  // What a GM would have done is no question.
  const wishes = context.role === 'master' ? answersInWords(line.text, context) : [];
  // What is rather a question is answered as both; `Who are we waiting for?` is answered at once.
  const isEither =
    wishes.length > 0 &&
    gmAnswer(line.text) === null &&
    asked.some(({ question }) => question.topic !== 'unclear') &&
    isRatherAsked(line.text, context.board);
  const isStatus = wishes.every(({ suggestion }) => suggestion === 'STATUS') && isOfOrders(asked);
  if (wishes.length > 0 && !isEither && !isStatus) return false;
  // `Who plays England?` is no game's name.
  const isCommand =
    (line.text.includes('@') || asked.every(({ question }) => question.topic !== 'player')) && hasCommand(state, line);
  // `A Par - Bur (right?)` is an order in doubt.
  const isOrder =
    isOrderLine(state, line) &&
    (ORDER_IN_DOUBT.test(line.text) || !(/\?\W*$/.test(line.text) || (isAsked && /^\s*if\b/i.test(line.text))));
  if (isCommand || isOrder) return false;
  for (const { text, question, isGuess } of asked)
    writer.add({
      ...notUnderstood({ ...line, text: named === line.text ? text : line.text }, true),
      message: { code: 'player/asked', question },
      suggestion: isGuess ? null : suggestionFor(state, text, question, isAsked),
      answers: true,
    });
  if (isEither) for (const wish of wishes) writer.add({ ...notUnderstood(line, true), ...wish, answers: true });
  return true;
}

/** What somebody who plays hardly means where something else is as likely. */
const INTO_A_GAME: ReadonlySet<Topic> = new Set<Topic>(['accept', 'create', 'decline', 'join', 'leave', 'stop']);

/** `Hi judge,` asks nothing. */
function isOfJudge({ question }: { readonly question: QuestionAsked }): boolean {
  return question.topic === 'judge';
}

/** A line to be copied: what is asked about, an absence with its days, or the order that is meant. */
function suggestionFor(state: State, text: string, question: QuestionAsked, isAsked: boolean): string | null {
  const isPlayer = state.context.role === 'player';
  if (question.topic === 'away') return isPlayer ? absenceIn(state, text) : null;
  // Before a game begins no deadline can be put off.
  if (question.topic === 'time' && state.context.phase === null) return null;
  return lineFor(question.topic, isPlayer, text) ?? (isAsked ? null : orderOf(state, question));
}

/** `I am away from the 5th to the 12th of December, is that all right?`: AWAY with these days. */
function absenceIn({ context }: State, text: string): string | null {
  const [span = ''] = /(?:\b(?:from|vom|von|du|the|le|am) )*\d.*/iu.exec(text) ?? [];
  const words = span.split(/\s+/);
  for (let many = words.length; many > 1; many--) {
    const days = words
      .slice(0, many)
      .join(' ')
      .replace(/[^\p{L}\d]+$/u, '');
    const read = readCommand(`AWAY ${days}`, context) ?? [];
    const isSpan = read.every(
      (each) => 'command' in each && each.command.command === 'SET ABSENCE' && each.command.args.to != null,
    );
    if (read.length > 0 && isSpan) return `AWAY ${days}`;
  }
  return null;
}

/** `Comment est-ce que j'écris à Emma ?`, with the power that she plays in her place; a sentence begins with any word. */
function namedByPower(text: string, players: ReadonlyMap<string, Power> | undefined): string {
  let named = text;
  for (const [name, power] of players ?? []) {
    const folded = foldWithMap(named);
    const at = ` ${folded.text.toLowerCase().replace(/[^a-z0-9']/g, ' ')} `.indexOf(` ${name} `);
    if (at > 0 && /[a-z,'] *$/.test(folded.text.slice(0, at)) && /[A-Z]/.test(folded.text[at]!))
      named = `${named.slice(0, folded.origin(at))}${power.toLowerCase()}${named.slice(folded.origin(at + name.length))}`;
  }
  return named;
}

/** `I would like my fleet in Trieste to move to Albania`: the order that does it. */
function orderOf(state: State, { topic, places: [from, to] }: QuestionAsked): string | null {
  const orders = topic === 'reach' && to !== undefined ? orderContext(state) : null;
  const [read] = orders === null ? [] : readOrders(`${from} - ${to}`, orders).readings;
  return read?.read === 'order' && read.notes.length === 0 ? read.order : null;
}

function isOfOrders(asked: NonNullable<ReturnType<typeof readQuestions>>): boolean {
  return asked.every(({ question: { topic } }) => topic === 'late' || topic === 'ordered');
}

/** One order is meant, and not which. */
const ONE_ORDER = /\b(?:last|latest|that|letzten?|dernier|cela|meant|meinte|voulais dire)\b/;
const ORDER_IN_DOUBT = /^\W*(?:[AF]|army|fleet|arm[ée]e|flotte)\b|[([%]|--/i;

const meant = new WeakMap<readonly NumberedLine[], readonly NumberedLine[]>();

/** The lines of a section that order or command something, looked for once. */
function meantIn(state: State): readonly NumberedLine[] {
  const known = meant.get(state.lines);
  if (known !== undefined) return known;
  const found = state.lines.filter((line) => isWritten(line) && (isOrderLine(state, line) || hasCommand(state, line)));
  meant.set(state.lines, found);
  return found;
}

export function isWritten({ text, ignored }: NumberedLine): boolean {
  return ignored === null && text.trim() !== '';
}
