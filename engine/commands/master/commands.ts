/** Commands of masters (judge-language C1); in a game without a master some are its players'. */
import { BOARDS } from './board.ts';
import { CLOCK } from './clock.ts';
import { DANGERS } from './danger.ts';
import { DEADLINES } from './deadline.ts';
import { RUNNING } from './running.ts';
import { SEATING } from './seating.ts';
import { SEATS } from './seats.ts';

export const MASTER = { ...BOARDS, ...RUNNING, ...CLOCK, ...DEADLINES, ...SEATS, ...SEATING, ...DANGERS };
