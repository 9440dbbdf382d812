/** Every message of the judge, by its code, in German. */
import type { CommonMessage, MessagesOf, UnknownFacts } from '../formatter.ts';
import { account, desk, entering, mails, offers, settings } from './account-answers.ts';
import {
  acts,
  bots,
  changes,
  deadline,
  deciding,
  game,
  master,
  player,
  press,
  seats,
  sheet,
  times,
  votes,
  waiting,
} from './answers.ts';
import { events, positions } from './archive-answers.ts';
import { conditions, danger, filing, lines, orders, pending, refusals } from './order-answers.ts';

const catalog = {
  ...account,
  ...acts,
  ...bots,
  ...changes,
  ...conditions,
  ...danger,
  ...deadline,
  ...deciding,
  ...desk,
  ...entering,
  ...events,
  ...filing,
  ...game,
  ...lines,
  ...mails,
  ...master,
  ...offers,
  ...orders,
  ...pending,
  ...player,
  ...positions,
  ...press,
  ...refusals,
  ...seats,
  ...settings,
  ...sheet,
  ...times,
  ...votes,
  ...waiting,
};

/** Does not compile where a text asks for a fact that its message does not have; the error names the code. */
const isSound: [UnknownFacts<typeof catalog, CommonMessage>] extends [never]
  ? true
  : UnknownFacts<typeof catalog, CommonMessage> = true;

export const said: MessagesOf<CommonMessage> = isSound && catalog;
