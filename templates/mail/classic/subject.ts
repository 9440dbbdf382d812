/** Subjects in the form of the older judges, for readers who sort their mail by it (judge-language E). */
import { classicCode } from '../../words/times/phases.ts';
import type { MailContent, MailContext } from '../mail.ts';

/** `CHAN:marne - S1901M Results`; what the older judges had no word for keeps its plain subject behind the game's name. */
export function classicSubject(content: MailContent, context: MailContext, plain: string): string {
  const { house, view, board } = context;
  const phase = content.kind === 'results' ? content.resolution.phase : view.phase;
  const code = phase === null || context.isClassic !== true ? phase : classicCode(board, phase);
  const head = `${house.code}:${view.name}${code === null ? '' : ` - ${code}`}`;
  const letter = (power: string) => board.powers.find(({ name }) => name === power)?.letter ?? power.slice(0, 1);
  const letters = (powers: readonly string[]) => powers.map(letter).join('');
  switch (content.kind) {
    case 'results':
      return `${head} Results`;
    case 'start':
      return `${head} Game Starting`;
    case 'late': {
      const late = `${head} Late Notice: ${letters(content.powers)}`;
      return content.own ? `[You are late!] ${late}` : late;
    }
    case 'looking-back':
    case 'acknowledgement': {
      const faults = content.report.some(({ outcome }) => outcome === 'refused') ? '[Error Flag] ' : '';
      const original = content.mail.subject.replace(/^(?:\s*re\s*:)+/i, '').trim();
      return `Re: ${faults}${head}${original === '' ? '' : ` ${original}`}`;
    }
    case 'press': {
      const { press } = content;
      const from = press.from === 'MASTER' ? 'M' : press.from === 'OBSERVER' ? 'O' : letter(press.from);
      const sender = press.colour === 'grey' ? '' : ` from ${from}`;
      if (press.shown === 'all') return `${head} Broadcast${sender}`;
      const to = press.shown.map((each) => (each === 'MASTER' ? 'M' : each === 'OBSERVERS' ? 'O' : letter(each)));
      return press.writer === undefined ? `${head} Press${sender} to ${to.join('')}` : `${head} Press${sender}`;
    }
    default:
      return `${head} ${plain
        .replace(/^\[[^\]]*\]\s*/, '')
        .replace(phase ?? '\u0000', '')
        .trim()}`.replace(/\s+/g, ' ');
  }
}
