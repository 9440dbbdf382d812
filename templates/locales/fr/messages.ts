/** Every message of the judge, by its code, in French. */
import { type CommonMessage, joinParts, type MessagesOf, type UnknownFacts } from '../formatter.ts';
import * as accountAnswers from './account-answers.ts';
import * as answers from './answers.ts';
import { events, positions } from './archive-answers.ts';
import * as orderAnswers from './order-answers.ts';

const catalog = {
  ...joinParts(accountAnswers),
  ...joinParts(answers),
  ...joinParts(orderAnswers),
  ...events,
  ...positions,
};

/** Does not compile where a text asks for a fact that its message does not have; the error names the code. */
const isSound: [UnknownFacts<typeof catalog, CommonMessage>] extends [never]
  ? true
  : UnknownFacts<typeof catalog, CommonMessage> = true;

export const said: MessagesOf<CommonMessage> = isSound && catalog;
