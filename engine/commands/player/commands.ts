/** Commands of players. */
import { BIDDING } from './bid.ts';
import { DIARIES } from './diary.ts';
import { FILING } from './filing.ts';
import { LEAVING } from './leaving.ts';
import { OPENING_PRESS } from './open-press.ts';
import { ORDERING } from './orders.ts';
import { VOTING } from './votes.ts';
import { WAITING } from './waiting.ts';

export const PLAYER = {
  ...ORDERING,
  ...FILING,
  ...DIARIES,
  ...WAITING,
  ...VOTING,
  ...BIDDING,
  ...LEAVING,
  ...OPENING_PRESS,
};
