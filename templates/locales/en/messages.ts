/** Every message of the judge, by its code, in English. */
import type { CommonMessage, MessagesOf, UnknownFacts } from '../formatter.ts';
import { account, desk, entering, mails, offers, settings } from './account-answers.ts';
import * as answers from './answers.ts';
import { events, positions } from './archive-answers.ts';
import { conditions, danger, filing, lines, orders, pending, refusals } from './order-answers.ts';

const catalog = {
  ...account,
  ...answers.acts,
  ...answers.bots,
  ...answers.changes,
  ...conditions,
  ...danger,
  ...answers.deadline,
  ...answers.deciding,
  ...desk,
  ...entering,
  ...events,
  ...filing,
  ...answers.game,
  ...lines,
  ...mails,
  ...answers.master,
  ...offers,
  ...orders,
  ...pending,
  ...answers.player,
  ...positions,
  ...answers.press,
  ...refusals,
  ...answers.seats,
  ...settings,
  ...answers.sheet,
  ...answers.times,
  ...answers.votes,
  ...answers.waiting,
};

/** Does not compile where a text asks for a fact that its message does not have; the error names the code. */
const isSound: [UnknownFacts<typeof catalog, CommonMessage>] extends [never]
  ? true
  : UnknownFacts<typeof catalog, CommonMessage> = true;

export const said: MessagesOf<CommonMessage> = isSound && catalog;
