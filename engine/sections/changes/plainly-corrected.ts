/** Mails that change orders in sentences (plain-correction.ts), where nothing else could be done with them as a whole. */
import type { Board } from '../../board/board.ts';
import type { Doubt, NumberedLine, SectionContext, SectionItem, SectionRead } from '../../language/mail/mail-text.ts';
import { scrubText } from '../../language/mail/scrub.ts';
import { errorItem, orderItem } from '../../language/orders/order-items.ts';
import { findSign } from '../../language/signs/find-sign.ts';
import { parseOrder, parseUnit } from '../../orders/notation.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import { isLineFull } from '../../text/wrapped-lines.ts';
import { provinceOf, type UnitText } from '../../vocabulary.ts';
import { signContext } from '../section-state.ts';
import { guessChanges } from './guessed-changes.ts';
import { type PlainChange, readPlainCorrection } from './plain-correction.ts';
import { partsIn, type SentencePart } from './sentence-parts.ts';

export function plainlyCorrected(
  read: SectionRead,
  lines: readonly NumberedLine[],
  context: SectionContext,
): SectionRead {
  const { board, position, power, also = [], role, filed = [] } = context;
  if (board === null || position === null || power === null || role !== 'player' || also.length > 0) return read;
  if (filed.length === 0 || !position.phase.endsWith('M') || read.press.length > 0) return read;
  // Most mails are understood: none of those is weighed.
  if (!read.items.some(({ kind }) => kind === 'error')) return read;
  const isAside = ({ number, ignored }: NumberedLine) =>
    ignored !== null || read.ignored.some(({ from, to }) => from <= number && number <= to);
  const written = lines.filter((line) => line.text.trim() !== '' && !isAside(line));
  const said = joined(written);
  const found = readPlainCorrection(said, board, position, power, filed);
  const isSure =
    found?.isSure === true &&
    !SEVERAL_LINES.test(said) &&
    !(found.changes.some(({ order }) => order === null) && TAKES_NOTHING.test(foldText(said).toLowerCase())) &&
    !isSpokenAgainst(said, board, found.changes, context) &&
    !isLeftOpen(said, partsIn(said, board), goalsOf(found.changes));
  const sets =
    found === null || SEVERAL_LINES.test(said) ? guessChanges(said, board, position, power, filed) : [found.changes];
  const [changes] = sets;
  const low = foldText(said).toLowerCase();
  const isTold = UNREAL.test(low) || (TOLD.test(low) && partsIn(said, board).some(({ is }) => is === 'power'));
  if (
    changes === undefined ||
    (!isSure && isTold) ||
    isOtherwise(written, changes) ||
    isForbidden(partsIn(said, board), changes)
  )
    return read;
  if (!isOpen(read, changes) || isSaidAlready(read, changes) || isAgainst(read, changes)) return read;
  const [first, last] = [written[0]!, written.at(-1)!];
  const place = { line: first.number, lastLine: last.number, phase: null };
  const text = first.text.trim();
  const ignored = read.ignored.filter(({ from, to }) => to < place.line || from > place.lastLine);
  const withdrawn = changes.filter(({ order }) => order === null);
  const isAll = withdrawn.length === filed.length;
  const clears = isSure ? [] : isAll ? ['CLEAR'] : withdrawn.map(({ unit }) => `CLEAR ${shown(unit)}`);
  const asked: SectionItem = {
    ...errorItem({ line: place.line, lastLine: place.lastLine }, text, { code: 'filing/what-to-change' }, clears),
    corrects: true,
  };
  const why = { code: 'pending/beside', shown: shortenText(scrubText(text)) } as const;
  const items = sets.flatMap((set, n) =>
    set.flatMap(({ unit, order }): SectionItem | readonly SectionItem[] => {
      if (order !== null) {
        const item = orderItem({ ...place, guards: [] }, text, order, parseOrder(order, 'M'), power, []);
        const pending: Doubt =
          sets.length > 1
            ? { set: n + 1, why: { code: 'pending/choice', shown: why.shown }, choice: true }
            : { set: 1, why: found === null ? { code: 'pending/perhaps' } : why };
        return isSure ? item : { ...item, pending };
      }
      const args = { what: 'unit', unit: parseUnit(unit)! } as const;
      return isSure ? [{ kind: 'command', ...place, text, as: null, command: 'CLEAR', args }] : [];
    }),
  );
  return { ...read, items: isSure ? items : [asked, ...items], ignored };
}

/** Does what leads to the change, or stands in a sentence before it, say that it is not meant now? */
function isSpokenAgainst(
  text: string,
  board: Board,
  changes: readonly PlainChange[],
  context: SectionContext,
): boolean {
  const signs = signContext(context);
  if (signs === null) return false;
  const [, lead = '', led = ''] = /^([^:]{3,200}:)\s*(\S.*)$/su.exec(text) ?? [];
  const corrects = (said: string) => CHANGES.test(foldText(said)) && !/\bandere\b/i.test(said);
  // A correction whose lead is known was read before (correction.ts).
  if (/^[AF] \p{Lu}/u.test(led) && !corrects(lead)) return true;
  const { filed = [], position, power } = context;
  const own = [...filed, ...(position?.units[power!] ?? []), ...changes.map(({ order }) => order ?? '')];
  const places = new Set(own.flatMap((each) => each.match(/\b[a-z]{3}\b/g) ?? []));
  const isOfChange = (part: SentencePart) =>
    part.is === 'army' || part.is === 'fleet' || (part.is === 'place' && part.ids.some((id) => places.has(id)));
  const names = (said: string) => /^\W*[AF] \p{L}/u.test(said) || partsIn(said, board).some(isOfChange);
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u);
  const first = sentences.findIndex(names);
  const name = partsIn(sentences[first] ?? '', board).find(isOfChange)?.low;
  const before = name === undefined ? '' : foldText(sentences[first]!).toLowerCase().split(name)[0]!;
  // `Please take out the orders listed here Paris goes to Burgundy`: they are not given.
  const isTaken =
    partsIn(before, board).some(({ is }) => is === 'cancel') &&
    changes.every(({ order }) => order !== null) &&
    findSign(before, signs)?.isAboutOrders === true;
  return (
    isTaken ||
    [lead, ...sentences.slice(0, Math.max(0, first))].some(
      (each) => each !== '' && !corrects(each) && findSign(each, signs) !== null,
    )
  );
}

/** Does a word that we do not know stand around an order, or say a sentence that nothing is given: a regret, a question? */
function isLeftOpen(text: string, parts: readonly SentencePart[], goals: ReadonlySet<string>): boolean {
  const pieces = text.split(/([.!?…\n]+)/);
  return pieces.some((said, n) => {
    const own = parts.filter(({ sentence }) => sentence === n / 2);
    if (!own.some(({ is }) => is === 'place')) return false;
    const low = foldText(said).toLowerCase();
    const isGiven = own.some((part) => part.is === 'place' && part.ids.some((id) => goals.has(id)));
    const isAsked = isGiven && pieces[n + 1]?.includes('?') === true && !ASKED_FOR.test(low);
    const isStrange =
      NOTATION.test(said) &&
      !CHANGES.test(low) &&
      !/\b(?:faux|fausse|falsch|wrong)\b/.test(low) &&
      own.some(({ is }) => is === 'unknown') &&
      !own.some(({ is }) => is === 'same');
    const isReported = own.some(({ is }) => is === 'power') && TOLD.test(low);
    return isAsked || isStrange || isReported || UNREAL.test(low);
  });
}

function goalsOf(changes: readonly PlainChange[]): ReadonlySet<string> {
  return new Set(changes.flatMap(({ order }) => / - (\w+)(?:\/\w+)?$/.exec(order ?? '')?.slice(1) ?? []));
}

/** `I had better not move A Par - Bur`, `cancel A Par - Bur and …`, but `not Burgundy: Picardy`: an order goes where something is not to go. */
function isForbidden(parts: readonly SentencePart[], changes: readonly PlainChange[]): boolean {
  const goals = goalsOf(changes);
  const own = new Set(changes.map(({ unit }): string => provinceOf(parseUnit(unit)!.at)));
  return parts.some((part, at) => {
    if (part.is !== 'place' || !part.ids.some((id) => goals.has(id))) return false;
    const before = parts.slice(0, at).filter(({ clause }) => clause === part.clause);
    const not = before.findLastIndex(({ is }) => is === 'not' || is === 'cancel');
    return not >= 0 && !before.slice(not).some((each) => each.is === 'place' && !each.ids.some((id) => own.has(id)));
  });
}

/** `lines 1 and 2`: in each of them. */
const SEVERAL_LINES = /\b(?:lines?|zeilen?|lignes?)\b[^.]*\b(?:and|und|et|both|jeweils)\b[^.]*\d/i;
const NOTATION = /\b[AF] \p{L}{2,}(?: ?->? ?\p{L}| [SCH]\b)/iu;
const UNREAL =
  /\b(?:should have (?!been)|would have|could have|had (?:i|we) (?:only|but)|if only|almost|nearly|hatte (?:\w+ ){1,6}sollen|beinahe|fast|aurais du|aurais (?!preferer)|failli|presque)\b/;
/** `I have told England that my fleet goes to the Channel.` */
const TOLD = /\b(?:told|lied|erzahlt|gesagt|(?:vor|weis)gemacht|dit|raconte)\b/;
/** `the “cancel all” below my last mail`, `I take nothing back` */
const TAKES_NOTHING =
  /["“”„«»][^"“”„«»]*\b(?:cancel|withdraw|scrap|take back|retract|retire|annule|oublie|streich|storn|nehm\w*[^"“”„«»]*zuruck)\w*[^"“”„«»]*["“”„«»]|\b(?:cancel\w*|withdraw\w*|tak\w+ back|retract\w*) nothing|tak\w+ nothing back|nichts (?:zuruck|streich|stornier|gestrichen)|ne (?:retire|annule|reprends|change) rien\b/;
const ASKED_FOR =
  /\b(?:please|pls|bitte|svp|s'il (?:vous|te) plait|merci|(?:can|could|would|will) (?:you|i|we)|(?:kannst|konntest|kann|konnten|konnte|wurden|wurdest) (?:du|sie|ich|wir|man)|(?:pou\w+|peu\w+)[ -](?:vous|tu|on|je))\b/;

/** What such a sentence leads to is meant. */
const CHANGES =
  /\b(?:chang(?:e|es|ing)(?! my mind)|anders lauten|amend\w*|correct\w*|revis\w*|\w*ander(?:e|ung|ungen)|korrektur\w*|berichtig\w*|gedreht|getauscht|swap\w*|changements?|change|rectifi\w*|corrig\w*|modif\w*|invers\w*)\b/i;

/** Somebody tells what was, or a unit that shall not stay would. */
function isOtherwise(written: readonly NumberedLine[], changes: readonly PlainChange[]): boolean {
  const said = foldText(written.map(({ text }) => text).join(' '));
  return (
    WAS.test(said.replace(/\brather (?:\w+ ){1,4}went\b/gi, '')) ||
    OUT.test(said) ||
    (STAYS_NOT.test(said) && changes.some(({ order }) => order?.endsWith(' H') === true))
  );
}

const WAS =
  /\b(?:went|sailed|ging(?:en)?|zog(?:en)?|fuhr(?:en)?|(?:est|sont|suis) (?:allee?s?|partie?s?|entree?s?))\b/i;
const OUT =
  /\b(?:(?:keep|stay|remain)(?:s|ing)? (?:out|away|clear)|halt\w* sich (?:aus|von|fern)|bleib\w* (?:aus|von|weg|drau\w+|fern)|hors d)\b/i;
const STAYS_NOT =
  /\b(?:reste\w* (?:pas|plus)|tien\w* (?:pas|plus)|(?:bleib|halt|steh)\w*(?: \w+)? (?:nicht|nimmer)|(?:not|never|n't) (?:stay|hold|remain|sit)\w*)\b/i;

function shown(unit: UnitText): string {
  return unit.replace(/ \w/, (letter) => letter.toUpperCase());
}

/** Nothing is commanded, and nothing says that orders are not meant now. */
function isOpen({ items, ignored }: SectionRead, changes: readonly PlainChange[]): boolean {
  return (
    items.every((item) =>
      item.kind === 'order'
        ? item.phase === null && (item.pending === undefined || changes.some(({ order }) => order === item.order))
        : isUnread(item),
    ) && !ignored.some(({ why }) => why === 'about-orders' || why === 'heading')
  );
}

/** Lines of the mail order all of it, and the sentence says why. */
function isSaidAlready({ items }: SectionRead, changes: readonly PlainChange[]): boolean {
  return changes.every(
    ({ order }) =>
      order !== null &&
      items.some((item) => item.kind === 'order' && item.pending === undefined && item.order === order),
  );
}

function isAgainst({ items }: SectionRead, changes: readonly PlainChange[]): boolean {
  const denied = new Set(items.flatMap((item) => (item.kind === 'error' ? (item.denies ?? []) : [])));
  return changes.some(({ order }) => order !== null && denied.has(order));
}

/** Not understood, or taken for prose or a question; what was read as an order and cannot be given is none of it. */
function isUnread(item: SectionItem): boolean {
  if (item.kind !== 'error' || item.past !== undefined) return false;
  return UNREAD.has(typeof item.message === 'string' ? item.message : item.message.code);
}

const UNREAD: ReadonlySet<string> = new Set([
  'lines/prose',
  'orders/not-understood',
  'orders/no-such-place',
  'filing/what-to-change',
  'player/asked',
]);

/** Lines that a program broke at its margin are one. */
function joined(lines: readonly NumberedLine[]): string {
  return lines.reduce((sofar, { number, text }, n) => {
    const above = lines[n - 1];
    if (above === undefined) return text.trim();
    return `${sofar}${above.number === number - 1 && isLineFull(above.text, text) ? ' ' : '\n'}${text.trim()}`;
  }, '');
}
