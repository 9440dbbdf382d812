/** Commands of players. */
import { BIDDING } from './bid.ts';
import { DIARIES } from './diary-command.ts';
import { FILING } from './filing-commands.ts';
import { IGNORING } from './ignore-command.ts';
import { LEAVING } from './leaving-commands.ts';
import { OPENING_PRESS } from './open-press.ts';
import { ORDERING } from './order-commands.ts';
import { REPORTING } from './report-command.ts';
import { VOTING } from './vote-commands.ts';
import { WAITING } from './waiting-commands.ts';

export const PLAYER = {
  ...ORDERING,
  ...FILING,
  ...DIARIES,
  ...WAITING,
  ...VOTING,
  ...BIDDING,
  ...LEAVING,
  ...OPENING_PRESS,
  ...IGNORING,
  ...REPORTING,
};
