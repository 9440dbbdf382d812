/** A position or a game that somebody pastes on the board, and what is wrong with it in words. Loaded when one is pasted. */

import { boardsAfter, fullPosition, isSameTable } from '../../../../engine/archive/boards.ts';
import { type PastedFault, type PastedLine, readPasted } from '../../../../engine/archive/pasted/read-pasted.ts';
import type { MailFault } from '../../../../engine/archive/pasted/result-mail.ts';
import { mapOfResearchGame, readResearchGame } from '../../../../engine/archive/research/read-game.ts';
import type { Board } from '../../../../engine/board/board.ts';
import type { OrdersByPower, Position } from '../../../../engine/board/position.ts';
import { englishBoard } from '../../../../engine/board/translation.ts';
import type { MessageOrText } from '../../../../engine/messages/all-messages.ts';
import type { LanguageCode } from '../../../../engine/messages/languages.ts';
import { resultsInEnglish } from '../../../classic/own-results.ts';
import { t } from '../../../locales/current.ts';
import { faultInWords } from '../../../locales/faults.ts';
import type { Formatter } from '../../../locales/formatter.ts';
import { bringArchiveWords, formatterFor } from '../../../locales/speaker.ts';
import { resolutionOf } from '../../../study/study.ts';
import type { BoardOffer } from '../../study/study-page.ts';
import { loadMessages } from '../messages.ts';

export type Pasted =
  /** `orders`: of that phase and those that follow. `faults`: what was passed over. */
  | { readonly position: Position; readonly orders: readonly OrdersByPower[]; readonly faults: readonly string[] }
  | { readonly faults: readonly string[] }
  /** It is of this variant: its board must be loaded first. */
  | { readonly variant: string };

const ARCHIVE_WORDS = {
  en: () => import('../../../locales/en/archive-answers.ts'),
  de: () => import('../../../locales/de/archive-answers.ts'),
  fr: () => import('../../../locales/fr/archive-answers.ts'),
};
/** What mails of ours say below the units of a start. */
const MAP_LINK = /^\s*(?:Map|Karte|Carte)\s?: https?:/u;
const LONGEST = 1_000_000;
/** A page with more is of no use, and slow. */
const MOST_FAULTS = 100;
/** Of a text that is no position. */
const FIRST_FAULTS = 3;
/** Of results that are left out, as nothing tells the board on which they came about. */
const WITHOUT_BOARD: readonly string[] = ['archive/phase-not-found', 'archive/orders-left-out'];

/**
 * `at`: the positions on the board, that which is shown first: results that are of one of them go on from it. `variants`: those that can
 * be loaded.
 */
export async function putOnBoard(
  board: Board,
  at: readonly [Position, ...Position[]],
  text: string,
  variants: readonly Pick<BoardOffer, 'id' | 'name'>[],
): Promise<Pasted> {
  const { lineNotRead, pastedTooLong } = t().sheet.analysis;
  if (text.length > LONGEST) return { faults: [pastedTooLong] };
  bringArchiveWords((await ARCHIVE_WORDS[t().code as LanguageCode]()).archive);
  const speaker = formatterFor({ board }, { ...t(), said: await loadMessages() });
  const tell = ({ line, ...fault }: PastedFault) =>
    line === null ? faultInWords(fault, speaker) : lineNotRead(line, speaker.say(fault.message));
  const lines = text.split(/\r\n|\r|\n/).map((line, n) => ({ number: n + 1, text: MAP_LINK.test(line) ? '' : line }));
  // As the head of a judge's mail names it.
  const [, named = ''] = /^[>|\s]*:: ?Judge:.* Variant: *(.+)$/im.exec(text) ?? [];
  const isNamed = (name: string) => named.toLowerCase().startsWith(name.toLowerCase());
  const variant = variants.find(({ id, name }) => isNamed(id) || isNamed(name))?.id ?? board.variant.id;
  if (variant !== board.variant.id) return { variant };
  // The English board knows the names of all languages, and what older judges write is English on any page.
  const english = englishBoard(board);
  const game = gameOfResearch(text);
  if (game !== null) return readGame(english, game, speaker);
  const read = readPasted(english, at[0].phase, resultsInEnglish(english, withoutTalk(lines)), at);
  if ('variant' in read) return read;
  if ('faults' in read) {
    const { faults } = read;
    const strange = faults.filter(({ message }) => codeOf(message) === 'lines/setup-power-and-units').length;
    const isOther = strange > Math.max(FIRST_FAULTS, lines.filter(({ text }) => text.trim() !== '').length / 2);
    if (isOther) {
      const more = speaker.say({ code: 'archive/more-lines', count: faults.length - FIRST_FAULTS });
      return {
        faults: [speaker.say({ code: 'archive/no-position' }), ...faults.slice(0, FIRST_FAULTS).map(tell), more],
      };
    }
    const others = faults.filter(({ message }) => !WITHOUT_BOARD.includes(codeOf(message)));
    const isAlone = faults.some(({ message }) => codeOf(message) === WITHOUT_BOARD[0]);
    const alone = isAlone ? [speaker.say({ code: 'archive/results-alone' })] : [];
    return { faults: [...alone, ...others.slice(0, MOST_FAULTS).map(tell)] };
  }
  const { position, orders, areCentersAfter, mailFaults } = read;
  // Of what the mails tell otherwise the board shows what comes of their orders by the rules.
  const isSeen = ({ message, isHarmless }: MailFault) =>
    !isHarmless || (areCentersAfter === false && message.code === 'archive/owners-differ');
  const faults = mailFaults
    .filter(isSeen)
    .slice(0, MOST_FAULTS)
    .map(({ line, message }) => lineNotRead(line, speaker.say(message)));
  const isUnknown = areCentersAfter === false && isSameTable(position.centers, {});
  const owners = areCentersAfter === true ? 'centers-after' : isUnknown ? 'centers-unknown' : null;
  const told = owners === null ? [] : [speaker.say({ code: `archive/${owners}` })];
  return { position, orders: [orders], faults: [...told, ...faults] };
}

function codeOf(message: MessageOrText): string {
  return typeof message === 'string' ? '' : message.code;
}

/** A line of research data: a game, or a phase of one. */
function gameOfResearch(text: string): object | null {
  try {
    const value = JSON.parse(text);
    if (mapOfResearchGame(value) !== null) return value;
    if (typeof value?.name !== 'string') return null;
    const phase = 'units' in value ? { name: value.name, state: value } : value;
    return 'state' in phase ? { id: phase.name, map: 'standard', phases: [phase] } : null;
  } catch {
    return null;
  }
}

/** Its phases as a line of play, as far as they come out as it tells. */
function readGame(board: Board, game: object, speaker: Formatter): Pasted {
  const map = mapOfResearchGame(game)!;
  if (map !== board.variant.id) return { variant: map };
  const read = readResearchGame(board, game, null, Date.now());
  if ('faults' in read) return { faults: read.faults.map((fault) => faultInWords(fault, speaker)) };
  const { phases } = read.record;
  const told = read.remarks.filter(({ matters }) => matters).slice(0, MOST_FAULTS);
  const faults = told.map(({ where, what }) => `${where} ${speaker.say(what)}`.trim());
  if (phases[0] === undefined) return { faults };
  const orders: OrdersByPower[] = [];
  const position = fullPosition(phases[0].position);
  let at: Position | undefined = position;
  for (const each of phases) {
    if (at?.phase !== each.phase || !isSameTable(at.units, each.position.units)) {
      const differs = { code: 'archive/next-differs', judge: each.phase, engine: at?.phase ?? null } as const;
      faults.push(`${each.phase} ${speaker.say(differs)}`);
      break;
    }
    orders.push(each.orders);
    at = boardsAfter(board, at, resolutionOf(board, at, each.orders))[0];
  }
  return { position, orders, faults };
}

/** JSON between fences, of a message in which somebody says something around it. */
function withoutTalk(lines: readonly PastedLine[]): readonly PastedLine[] {
  const isFence = ({ text }: PastedLine) => /^\s*(?:```+|~~~+)\s*\w*\s*$/.test(text);
  const inside = lines.slice(lines.findIndex(isFence) + 1);
  const end = inside.findIndex(isFence);
  return end > 0 && /^\s*[{[]/.test(inside[0]!.text) ? inside.slice(0, end) : lines;
}
