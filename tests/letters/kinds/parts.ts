/** What letters of several kinds are made of. */
import type { HistorySpan, Press, ReportLine } from '../../../engine/game/events.ts';
import type { MessageOrText } from '../../../engine/messages/all-messages.ts';
import type { AccountMailContext, DeskContent, WrittenMail } from '../../../templates/mail/mail.ts';
import { writeDeskMail } from '../../../templates/mail/write-account-mail.ts';
import { CLOCK, context, DEADLINE, DESK, resolved, type Scene } from '../scenes.ts';

/** Letters by the names of their golden files. */
export type Letters = Readonly<Record<string, () => WrittenMail>>;

export const refused = (line: number, text: string, message: string, suggestion?: string): ReportLine => ({
  line,
  text,
  outcome: 'refused',
  message,
  ...(suggestion === undefined ? {} : { suggestion }),
});
export const done = (line: number, text: string, message = ''): ReportLine => ({
  line,
  text,
  outcome: 'done',
  message,
});
export const remark = (message: MessageOrText): ReportLine => ({ line: null, text: '', outcome: 'note', message });
export const press = (of: Partial<Press>): Press => ({
  from: 'GERMANY',
  colour: 'white',
  to: ['FRANCE', 'ENGLAND'],
  shown: ['FRANCE', 'ENGLAND'],
  body: 'Dear neighbours,\n\nBurgundy stays empty, as far as I am concerned. Shall we say so to each other in public, before Italy hears of it from somebody else?\n\n> nobody will believe that\n\nDirk\n',
  ...of,
});
export const byDesk = (content: Partial<DeskContent>, where: AccountMailContext = DESK): WrittenMail =>
  writeDeskMail({ report: [], asked: [], subject: '', ...content }, where);
/** All of a history. */
export const SPAN: HistorySpan = { from: 0, to: null, lines: 1_000, exclude: null, broadcasts: false };
export const BY_MASTER = { name: 'Max', as: 'Master' } as const;
export const LATE: Scene = { now: DEADLINE + 30 * 60_000, late: ['ENGLAND', 'FRANCE'] };
export const AFTER_GRACE: Scene = { now: CLOCK.graceEnd + 60_000, late: ['ENGLAND', 'FRANCE'] };
/** A spring of three dislodged units, of which England owns one. */
export const fleets = resolved('d2709', 'F1902M');
export const conflict = resolved('d3720', 'F1905R');
export const disorder = resolved('d12181', 'W1905A');
export const victory = resolved('d10742', 'F1917M');
/** Where an answer to the message goes. */
export const answered = (scene: Scene, to: string) => ({
  ...context(scene),
  answers: `marne+${to}@chancery.example.org`,
});
