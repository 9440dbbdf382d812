/** Every message of the judge, by its code, in English. */
import type { Message } from '../../../engine/messages/all-messages.ts';
import type { MessagesOf, UnknownFacts } from '../formatter.ts';
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
import { archive, positions } from './archive-answers.ts';
import { conditions, danger, filing, lines, orders, pending, refusals } from './order-answers.ts';

const catalog = {
  ...account,
  ...acts,
  ...archive,
  ...bots,
  ...changes,
  ...conditions,
  ...danger,
  ...deadline,
  ...deciding,
  ...desk,
  ...entering,
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
const isSound: [UnknownFacts<typeof catalog, Message>] extends [never] ? true : UnknownFacts<typeof catalog, Message> =
  true;

export const said: MessagesOf<Message> = isSound && catalog;
