/** A position or a game that somebody pastes on the board, and what is wrong with it in words. Loaded when one is pasted. */

import { boardsAfter, fullPosition, isSameTable } from '../../../../engine/archive/boards.ts';
import { type PastedFault, type PastedLine, readPasted } from '../../../../engine/archive/pasted/read-pasted.ts';
import { mapOfResearchGame, readResearchGame } from '../../../../engine/archive/research/read-game.ts';
import type { Board } from '../../../../engine/board/board.ts';
import type { OrdersByPower, PhaseCode, Position } from '../../../../engine/board/position.ts';
import { englishBoard } from '../../../../engine/board/translation.ts';
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
const LONGEST = 1_000_000;
/** A page with more is of no use, and slow. */
const MOST_FAULTS = 100;

/** `variants`: those that can be loaded. */
export async function putOnBoard(
  board: Board,
  phase: PhaseCode,
  text: string,
  variants: readonly Pick<BoardOffer, 'id' | 'name'>[],
): Promise<Pasted> {
  const { lineNotRead, pastedTooLong } = t().sheet.analysis;
  if (text.length > LONGEST) return { faults: [pastedTooLong] };
  bringArchiveWords((await ARCHIVE_WORDS[t().code as LanguageCode]()).archive);
  const speaker = formatterFor({ board }, { ...t(), said: await loadMessages() });
  const tell = ({ line, ...fault }: PastedFault) =>
    line === null ? faultInWords(fault, speaker) : lineNotRead(line, speaker.say(fault.message));
  const lines = text.split(/\r\n|\r|\n/).map((line, n) => ({ number: n + 1, text: line }));
  // As the head of a judge's mail names it.
  const [, named = ''] = /^[>|\s]*:: ?Judge:.* Variant: *(.+)$/im.exec(text) ?? [];
  const isNamed = (name: string) => named.toLowerCase().startsWith(name.toLowerCase());
  const variant = variants.find(({ id, name }) => isNamed(id) || isNamed(name))?.id ?? board.variant.id;
  if (variant !== board.variant.id) return { variant };
  // The English board knows the names of all languages, and what older judges write is English on any page.
  const english = englishBoard(board);
  const game = gameOfResearch(text);
  if (game !== null) return readGame(english, game, speaker);
  const read = readPasted(english, phase, resultsInEnglish(english, withoutTalk(lines)));
  if ('variant' in read) return read;
  if ('faults' in read) return { faults: read.faults.slice(0, MOST_FAULTS).map(tell) };
  const faults = read.mailFaults
    .slice(0, MOST_FAULTS)
    .map(({ line, message }) => lineNotRead(line, speaker.say(message)));
  return { position: read.position, orders: [read.orders], faults };
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
