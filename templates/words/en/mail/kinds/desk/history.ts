/** Mails that look back: what is said around the classic judges' lines. */
import { counted } from '../../../../text/counts.ts';

export const history = {
  leftOut: (lines: number) =>
    `Here ${lines === 1 ? 'one more line is' : `${counted(lines, 'more line')} are`} left out. All of it comes with this line:`,
  nothingYet: (game: string) => `Nothing has happened in '${game}' yet.`,
  nothingSince: (game: string, time: string) =>
    `Nothing has happened in '${game}' since ${time}. The whole history comes with this line:`,
  nothingThen: (game: string) =>
    `Nothing has happened in '${game}' in that time. The whole history comes with this line:`,
};
