/** Subjects in the form of the older judges, for readers who sort their mail by it (judge-language E). */
import { notFiled } from '../../../engine/game/orders/pending-sets.ts';
import { classicCode } from '../../locales/times/phases.ts';
import type { ClassicParts } from '../define-mail.ts';
import type { GameMailContent, MailContext } from '../mail.ts';

interface Parts extends ClassicParts {
  readonly phase: string | null;
}

export function classicParts(content: GameMailContent, context: MailContext): Parts {
  const { house, view, board } = context;
  const phase = content.kind === 'results' ? content.resolution.phase : view.phase;
  const code = phase === null || context.isClassic !== true ? phase : classicCode(board, phase);
  const letter = (power: string) => board.powers.find(({ name }) => name === power)?.letter ?? power.slice(0, 1);
  return {
    phase,
    head: `${house.code}:${view.name}${code === null ? '' : ` - ${code}`}`,
    isPending: notFiled(view.pending).length > 0,
    letter,
    letters: (powers) => powers.map(letter).join(''),
  };
}

/** `CHAN:marne - S1901M Results`; what the older judges had no word for keeps its plain subject behind the game's name. */
export function plainClassicSubject({ head, phase }: Parts, plain: string): string {
  return `${head} ${plain
    .replace(/^\[[^\]]*\]\s*/, '')
    .replace(phase ?? '\u0000', '')
    .trim()}`.replace(/\s+/g, ' ');
}

/** `Re: [Error Flag] CHAN:marne - S1901M orders`: a line is refused, or an order not filed. */
export function answerSubject(
  { head, isPending }: ClassicParts,
  { report, mail }: Extract<GameMailContent, { readonly kind: 'acknowledgement' | 'looking-back' }>,
): string {
  const faults = isPending || report.some(({ outcome }) => outcome === 'refused') ? '[Error Flag] ' : '';
  const original = mail.subject.replace(/^(?:\s*re\s*:)+/i, '').trim();
  return `Re: ${faults}${head}${original === '' ? '' : ` ${original}`}`;
}
