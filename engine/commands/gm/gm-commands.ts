/** Commands of masters (judge-language C1); in a game without a master some are its players'. */
import { BOARDS } from './board-commands.ts';
import { CLOCK } from './clock-commands.ts';
import { DANGERS } from './dangerous-commands.ts';
import { DEADLINES } from './deadline-commands.ts';
import { IMPORTING } from './importing.ts';
import { MUTING } from './muting.ts';
import { RUNNING } from './running.ts';
import { SEATS } from './seat-commands.ts';
import { SEATING } from './seating.ts';
import { UNDOING } from './undo.ts';

export const MASTER = {
  ...BOARDS,
  ...RUNNING,
  ...CLOCK,
  ...DEADLINES,
  ...SEATS,
  ...SEATING,
  ...DANGERS,
  ...IMPORTING,
  ...MUTING,
  ...UNDOING,
};
