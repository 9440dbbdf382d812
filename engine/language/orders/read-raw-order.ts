/** Reads one order off a line of tokens (judge-language A3 to A6), as it is written. */
import type { PhaseKind, UnitType } from '../../board/variant.ts';
import {
  type GrammarMatch,
  isArrow,
  isSignToken,
  isWord,
  readPlace,
  readPlaceOrWord,
  readPower,
  readType,
  readUnit,
  skipFillers,
  type TokenLine,
} from './grammar.ts';
import { actAfterUnit, actBeforeUnit, SENDING, TOWARDS } from './order-vocabulary.ts';
import type { RawAction, RawOrder, RawPlace, RawUnit } from './raw-order.ts';
import { readRoute } from './read-route.ts';
import { readWaive } from './read-waive.ts';

/** One order; null when none begins at `i`. What is left of the line after it is the caller's to judge. */
export function readRawOrder(line: TokenLine, i: number, kind: PhaseKind): GrammarMatch<RawOrder> | null {
  const { tokens } = line;
  const waive = readWaive(tokens, i);
  if (waive !== null) return waive;
  const helped = readHelpedBy(line, i);
  if (helped !== null) return helped;
  const verb = readVerb(line, i, kind);
  const unit = readUnit(line, verb?.next ?? pastSending(line, i));
  if (unit === null) return null;
  if (verb !== null) {
    return { value: { form: 'unit', unit: unit.value, action: { act: verb.value } }, next: unit.next };
  }
  const action = readListed(line, unit.next) ?? readAction(line, unit.next);
  const next = action.value.act === 'hold' ? pastOwnPlace(line, action.next, unit.value.place) : action.next;
  return { value: { form: 'unit', unit: unit.value, action: action.value }, next };
}

/** `Paris: hold`, `Fleet Brest: MAO`, as people fill in a list. Of several places behind the colon the first may be a unit's. */
function readListed(line: TokenLine, i: number): GrammarMatch<RawAction> | null {
  if (!isSignToken(line.tokens[i], ':')) return null;
  const action = readAction(line, i + 1);
  const { value } = action;
  if (value.act === 'none' || value.act === 'unfinished') return null;
  const isRoute = value.act === 'move' && value.steps.length > 1 && !isArrow(line.tokens[i + 1]);
  return isRoute ? null : action;
}

/** `A Paris stays in Paris`; where another place is named, that is left to be asked about. */
function pastOwnPlace(line: TokenLine, i: number, at: RawPlace): number {
  if (line.tokens[i]?.text === 'and') return i;
  const named = readPlace(line, skipTowards(line, i));
  if (named?.value.found !== 'place' || at.found !== 'place' || named.value.province !== at.province) return i;
  return named.next;
}

/** Past `its position`; `and` leads to the next order. */
function pastItsPosition(line: TokenLine, i: number): number {
  const end = skipFillers(line, i);
  const and = line.tokens.slice(i, end).findIndex(({ text }) => text === 'and');
  return and < 0 ? end : i + and;
}

/** Past the verb of `please move army Paris to Burgundy`, where the kind of unit stands behind it. */
function pastSending(line: TokenLine, i: number): number {
  const verb = skipFillers(line, i);
  const at = skipFillers(line, verb + 1);
  return isWord(line.tokens[verb], SENDING) && readType(line.tokens, at) !== null ? at : i;
}

/** `build`, `remove` and their like before a unit; in an adjustment phase also `+` and `-`. */
function readVerb(
  { tokens }: TokenLine,
  i: number,
  kind: PhaseKind,
): GrammarMatch<'build' | 'remove' | 'disband' | 'maintain'> | null {
  const token = tokens[i];
  if (token === undefined) return null;
  if (kind === 'A' && isSignToken(token, '+')) return { value: 'build', next: i + 1 };
  if (kind === 'A' && token.kind === 'dash') return { value: 'remove', next: i + 1 };
  const act = token.kind === 'word' ? actBeforeUnit(token.text) : null;
  if (act !== 'build' && act !== 'remove' && act !== 'maintain') return null;
  return { value: act, next: isSignToken(tokens[i + 1], ':') || isSignToken(tokens[i + 1], '.') ? i + 2 : i + 1 };
}

const BY_WORDS: ReadonlySet<string> = new Set(['by', 'from']);
const WITH: ReadonlySet<string> = new Set(['with']);
const HELPING: ReadonlyMap<string, 'support' | 'convoy'> = new Map([
  ['supported', 'support'],
  ['convoyed', 'convoy'],
  ['carried', 'convoy'],
]);

/** `s by A Tri`, `supported by A Tri`, `with support from A Tri`. */
function readHelpedBy(line: TokenLine, i: number): GrammarMatch<RawOrder> | null {
  const { tokens } = line;
  const at = isWord(tokens[i], WITH) ? i + 1 : i;
  const word = tokens[at];
  if (word?.kind !== 'word') return null;
  const act = HELPING.get(word.text) ?? actAfterUnit(word.text);
  if (act !== 'support' && act !== 'convoy') return null;
  const by = isSignToken(tokens[at + 1], '.') ? at + 2 : at + 1;
  if (!isWord(tokens[by], BY_WORDS)) return null;
  const unit = readUnit(line, by + 1);
  return unit === null ? null : { value: { form: 'helped-by', act, unit: unit.value }, next: unit.next };
}

function readAction(line: TokenLine, i: number): GrammarMatch<RawAction> {
  const { tokens } = line;
  const none: GrammarMatch<RawAction> = { value: { act: 'none' }, next: i };
  const at = skipFillers(line, i);
  const token = tokens[at];
  if (token === undefined) return none;
  if (isArrow(token)) return readAfterArrow(line, at + 1);
  if (token.kind !== 'word') return readBracketedRoute(line, at) ?? none;
  // `con.` is convoy, `con` is Constantinople.
  if (token.text === 'con' && isSignToken(tokens[at + 1], '.')) return readHelp(line, at + 2, 'convoy', null);
  // `A Bud P Russia`, the judge's own notation of a proxy: without the space it would be a province.
  if (token.text === 'p' && readPower(line, at + 1, 1) !== null) return readProxy(line, at + 1);
  const name = readPlace(line, at);
  if (name !== null && name.next > at + 1) return readLongName(line, at, name.value);
  if (TOWARDS.has(token.text)) {
    const after = skipFillers(line, at + 1);
    return actAfterUnit(tokens[after]?.text ?? '') === null || readPlace(line, after) !== null
      ? readMove(line, after, 'move')
      : readAction(line, after);
  }
  const routed = readRouteFirst(line, at);
  if (routed !== null) return routed;
  const act = actAfterUnit(token.text);
  const next = isSignToken(tokens[at + 1], '.') && tokens[at + 2] !== undefined ? at + 2 : at + 1;
  switch (act) {
    case 'hold':
      return { value: { act }, next: pastItsPosition(line, next) };
    case 'disband':
    case 'transform':
    case 'build':
      return { value: { act }, next };
    case 'move':
    case 'retreat':
      return readMove(line, skipTowards(line, isArrow(tokens[next]) ? next + 1 : next), act);
    case 'support':
    case 'convoy':
      return readHelp(line, next, act, null);
    case 'proxy':
      return readProxy(line, next);
    default:
      break;
  }
  if (token.text === 'give' || token.text === 'gives') return readProxy(line, at + 1);
  return readGluedHelp(line, at) ?? (name === null ? none : readMove(line, at, 'move'));
}

/** A name of several words may begin with a word of the grammar: `A Vir S Carolina`. */
function readLongName(line: TokenLine, i: number, { shown }: RawPlace): GrammarMatch<RawAction> {
  const move = readMove(line, i, 'move');
  const act = actAfterUnit(line.tokens[i]!.text);
  const help = act === 'support' || act === 'convoy' ? readHelp(line, i + 1, act, null) : null;
  if (help === null || !('target' in help.value) || help.value.target.place.found === 'nothing') return move;
  if (help.value.to !== null) return help;
  return { value: { act: 'twofold', shown, readings: [help.value, move.value] }, next: move.next };
}

/** After an arrow: places, or the e-zines' `-H`. */
function readAfterArrow(line: TokenLine, i: number): GrammarMatch<RawAction> {
  const { tokens } = line;
  const at = skipTowards(line, i);
  const token = tokens[at];
  if (token?.kind === 'word' && readPlace(line, at) === null) {
    const act = actAfterUnit(token.text);
    if (act === 'hold' || act === 'disband') return { value: { act }, next: at + 1 };
    if (act === 'move' || act === 'retreat') return readMove(line, skipTowards(line, at + 1), act);
    if (act === 'support' || act === 'convoy') return readHelp(line, at + 1, act, null);
  }
  return readMove(line, at, 'move');
}

/** Destination, or route and destination, from `i` on. */
function readMove(line: TokenLine, i: number, act: 'move' | 'retreat'): GrammarMatch<RawAction> {
  const first = readPlaceOrWord(line, i);
  if (first === null) return { value: { act: 'unfinished', wanted: 'destination' }, next: i };
  const steps: RawPlace[] = [first.value];
  let next = first.next;
  while (isStep(line, next)) {
    const step = readPlaceOrWord(line, skipTowards(line, next + 1));
    if (step === null) break;
    steps.push(step.value);
    next = step.next;
  }
  const route = readRoute(line, next);
  return {
    value: { act, steps, bySea: route?.value.bySea ?? false, through: route?.value.through ?? [] },
    next: route?.next ?? next,
  };
}

/** An arrow, or `to Nth to Nwy` and the classic `m Nth m Nwy`, where a place follows. */
function isStep(line: TokenLine, i: number): boolean {
  const token = line.tokens[i];
  if (isArrow(token)) return true;
  if (token?.kind !== 'word' || !(TOWARDS.has(token.text) || actAfterUnit(token.text) === 'move')) return false;
  return readPlace(line, i) === null && readPlace(line, skipTowards(line, i + 1))?.value.found === 'place';
}

/** `A Lon via Nth to Nwy`: the route before the destination. */
function readRouteFirst(line: TokenLine, i: number): GrammarMatch<RawAction> | null {
  const route = readRoute(line, i);
  if (route === null) return null;
  const { tokens } = line;
  if (!isArrow(tokens[route.next]) && !isWord(tokens[route.next], TOWARDS)) return null;
  const move = readMove(line, skipTowards(line, route.next + 1), 'move');
  if (move.value.act !== 'move') return move;
  const { steps, bySea, through } = move.value;
  return {
    value: {
      act: 'move',
      steps,
      bySea: bySea || route.value.bySea,
      through: [...route.value.through, ...through],
    },
    next: move.next,
  };
}

/** `A Lon (via Nth) - Nwy`. */
function readBracketedRoute(line: TokenLine, i: number): GrammarMatch<RawAction> | null {
  return isSignToken(line.tokens[i], '(') ? readRouteFirst(line, i) : null;
}

/** The unit helped and where it goes. */
function readHelp(
  line: TokenLine,
  i: number,
  act: 'support' | 'convoy',
  type: UnitType | null,
): GrammarMatch<RawAction> {
  const { tokens } = line;
  const at = skipHelpWords(line, isArrow(tokens[i]) ? i + 1 : i);
  const unit = readUnit(line, at);
  if (unit === null) return { value: { act: 'unfinished', wanted: 'unit' }, next: i };
  const target: RawUnit = type === null ? unit.value : { ...unit.value, type };
  const to = readHelpedMove(line, unit.next);
  return { value: { act, target, to: to?.value ?? null }, next: to?.next ?? unit.next };
}

const HELP_WORDS: ReadonlySet<string> = new Set(['for', 'move', 'attack', 'advance', 'movement']);

function skipHelpWords(line: TokenLine, i: number): number {
  let at = skipFillers(line, i);
  while (isWord(line.tokens[at], HELP_WORDS)) at = skipFillers(line, at + 1);
  // `gives support to A Par - Bur`.
  const unit = isWord(line.tokens[at], TOWARDS) ? skipFillers(line, at + 1) : at;
  return unit > at && readType(line.tokens, unit) !== null ? unit : at;
}

/** Where the supported or convoyed unit goes; a null value when it is to hold. Null when nothing is said. */
function readHelpedMove(line: TokenLine, i: number): GrammarMatch<RawPlace | null> | null {
  const { tokens } = line;
  let at = skipFillers(line, i);
  let said = false;
  for (;;) {
    const token = tokens[at];
    if (isArrow(token) || isWord(token, TOWARDS) || isWord(token, HELP_WORDS)) {
      if (said && isArrow(token)) break;
      at = skipFillers(line, at + 1);
      said = true;
      continue;
    }
    if (token?.kind !== 'word' || readPlace(line, at) !== null) break;
    const act = actAfterUnit(token.text);
    if (act === 'hold') return { value: null, next: pastItsPosition(line, at + 1) };
    if (act !== 'move') break;
    at = skipFillers(line, at + 1);
    said = true;
  }
  const place = said ? readPlaceOrWord(line, at) : readPlace(line, at);
  if (place === null) return null;
  // A whole route in a fleet's or supporter's order: only where it leads counts.
  let last = place;
  while (isStep(line, last.next)) {
    const step = readPlaceOrWord(line, skipTowards(line, last.next + 1));
    if (step === null) break;
    last = step;
  }
  const route = readRoute(line, last.next);
  return { value: last.value, next: route?.next ?? last.next };
}

/** `SA`, `SF`, `CA`: support or convoy with the type glued on; `sMar`: with the place. */
function readGluedHelp(line: TokenLine, i: number): GrammarMatch<RawAction> | null {
  const { tokens } = line;
  const token = tokens[i]!;
  const act = token.text[0] === 's' ? 'support' : token.text[0] === 'c' ? 'convoy' : null;
  if (act === null || readPlace(line, i) !== null) return null;
  const rest = { ...token, text: token.text.slice(1), shown: token.shown.slice(1), from: token.from + 1 };
  const type = readType([rest], 0);
  if (type !== null && token.text.length === 2) {
    return tokens[i + 1]?.kind === 'word' ? readHelp(line, i + 1, act, type.value) : null;
  }
  const near = [rest, ...tokens.slice(i + 1, i + 40)];
  const place = rest.text.length < 3 ? null : readPlace({ tokens: near, names: line.names }, 0);
  if (place === null || place.value.found !== 'place') return null;
  const help = readHelp({ tokens: near, names: line.names }, 0, act, null);
  return { value: help.value, next: i + help.next };
}

function readProxy(line: TokenLine, i: number): GrammarMatch<RawAction> {
  let at = skipFillers(line, i);
  while (isWord(line.tokens[at], TOWARDS) || line.tokens[at]?.text === 'proxy') at = skipFillers(line, at + 1);
  const power = readPower(line, at, 1);
  if (power !== null) return { value: { act: 'proxy', to: power.value }, next: power.next };
  const word = line.tokens[at];
  return word?.kind === 'word'
    ? { value: { act: 'proxy', to: { power: null, shown: word.shown } }, next: at + 1 }
    : { value: { act: 'unfinished', wanted: 'power' }, next: at };
}

function skipTowards(line: TokenLine, i: number): number {
  let at = skipFillers(line, i);
  while (isWord(line.tokens[at], TOWARDS)) at = skipFillers(line, at + 1);
  return at;
}
