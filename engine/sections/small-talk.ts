/** Mails that ask for nothing: small talk, and words that take back one does not know what. */
import type { Board } from '../board/board.ts';
import type { ErrorItem, NumberedLine, SectionContext, SectionItem, SectionRead } from '../language/mail/mail-text.ts';
import { foldText } from '../text/fold.ts';
import { partsIn } from './changes/sentence-parts.ts';
import { MEANT_FOR_UNITS, TAKEN_BACK } from './letters/letter-words.ts';
import type { State } from './section-state.ts';
import { notUnderstood } from './section-writer.ts';

const THANKS = { topic: 'thanks', powers: [], places: [], unit: null } as const;

export function asThanks(line: NumberedLine): ErrorItem {
  return { ...notUnderstood(line, true), message: { code: 'player/asked', question: THANKS }, answers: true };
}

/** `My coffee has gone cold`, `kein Stress, ich warte ab`: a mail of nothing else is answered once, and no line of it refused. */
export function withSmallTalk(read: SectionRead, { board, role }: SectionContext): SectionRead {
  const { items, press } = read;
  const [first] = items;
  if (board === null || role !== 'player' || first === undefined || press.length > 0) return read;
  if (!items.every((item) => isTalked(item, board)) || !items.some(isProse)) return read;
  const { line, lastLine } = first;
  const text = items.map((each) => each.text).join(' ');
  return { ...read, items: [{ ...asThanks({ number: line, text, ignored: null }), lastLine }] };
}

function isProse(item: SectionItem): boolean {
  return item.kind === 'error' && typeof item.message !== 'string' && item.message.code === 'lines/prose';
}

function isTalked(item: SectionItem, board: Board): boolean {
  if (item.kind !== 'error' || typeof item.message === 'string') return false;
  const { message, text, suggestions } = item;
  if (message.code === 'player/asked') return message.question.topic === 'thanks';
  if (message.code !== 'lines/prose' || suggestions.length > 0 || /[?@\d]/.test(text)) return false;
  const words = text.trim().split(/\s+/).length;
  const parts = partsIn(text, board);
  const isOfOrders = parts.some(({ is }) => is === 'order');
  return (
    words >= FEWEST &&
    (!isOfOrders || isLater(text)) &&
    !parts.some(({ is, low }) => OF_THE_BOARD.has(is) && low !== 'bin')
  );
}

/** Of fewer words one may be a command with a slip. */
const FEWEST = 3;
const OF_THE_BOARD: ReadonlySet<string> = new Set(MEANT_FOR_UNITS.split(' '));
/** `I will send my orders tonight`, with nothing taken back. */
export function isLater(text: string): boolean {
  const said = foldText(text);
  return LATER.test(said) && !/\?|\b(?:forget|cancel|withdraw|delete|losch|annul|oubli|vergiss|streich)/i.test(said);
}

const LATER =
  /\b(?:send|mail|submit|write|schick\w*|send\w*|kommen|mach\w*|envoie\w*|envoyer\w*|renvoie|enverrai)\b.*\b(?:later|tonight|tomorrow|soon|this (?:afternoon|evening)|after \w+|on \w+day|spater|heute abend|morgen|nachher|gegen \w+|ce soir|demain|plus tard|bientot|apres)\b|\b(?:later|tonight|tomorrow|spater|heute abend|morgen|nachher|ce soir|demain|plus tard)\b.*\b(?:send|schick\w*|send\w*|envoie\w*|enverrai)\b/i;

/** `Never mind`, `doch nicht`, `oubliez mon dernier mail`: says what stands, and how it is taken back. */
export function addTakenBack(state: State, line: NumberedLine): boolean {
  if (
    !BACK.test(
      foldText(line.text)
        .toLowerCase()
        .replace(/[^a-z]+/g, ' ')
        .trim(),
    )
  )
    return false;
  const orders = state.context.filed?.length ?? 0;
  state.writer.add({
    ...notUnderstood(line, true),
    message: { code: 'filing/nothing-back', have: orders },
    suggestion: orders === 0 ? null : 'CLEAR',
    answers: true,
  });
  return true;
}

const BACK = new RegExp(
  `^(?:(?:please|sorry|actually|oh|ok|ah|hm|well|oops|no|and|but|bitte|ach|ah|nein|nee|ne|also|sorry|aber|non|euh|en fait|desolee?|pardon|merci de|svp) )*(?:${TAKEN_BACK})(?: (?:please|thanks|thank you|sorry|bitte|danke|mal|sorry|svp|merci|s il (?:vous|te) plait|desolee?|for now|after all|instead|finalement))*$`,
);
