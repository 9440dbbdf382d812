import type { ConditionSaying } from '../../../../../engine/sayings/orders/conditions.ts';
import type { Words } from '../../../language.ts';
import { counted } from '../../../text/counts.ts';

export const conditions = {
  'conditions/phase-over': ({ phase, current }) => `${phase} is over: the current phase is ${current}.`,
  'conditions/phase-too-far': ({ phase, most }) => `${phase} is more than ${counted(most, 'year')} ahead.`,
  'conditions/not-in-blind-games': () =>
    'Conditions are not taken in a blind game: they would tell what you do not see.',
  'conditions/needs-phase': (_, { example }) =>
    `Conditions are for the orders of later phases: a line such as PHASE ${example('phase')} comes before them.`,
  'conditions/too-deep': () => 'There are too many IFs inside each other.',
  'conditions/else-without-if': () => 'There is no IF for this ELSE.',
  'conditions/endif-without-if': () => 'There is no IF for this ENDIF.',
  'conditions/below-bad-phase': () => 'Not stored: the PHASE above could not be used.',
  'conditions/below-if-without-phase': () => 'Not stored: it stands under an IF without a PHASE.',
  'conditions/below-bad-if': () => 'Not stored: the IF above could not be read.',
  'conditions/below-bad-else-if': () => 'Not stored: the ELSE IF above could not be read.',
  'conditions/missing': () => 'A condition is missing: IF A Mun THEN.',
  'conditions/breaks-off': () => 'The condition breaks off.',
  'conditions/too-many-brackets': () => 'The condition has too many brackets.',
  'conditions/open-bracket': () => 'A bracket is not closed.',
  'conditions/not-understood': ({ shown }) => `We don't understand '${shown}' in a condition.`,
  'conditions/several-places': ({ shown }) => `'${shown}' could be several places.`,
  'conditions/form': (_, { example }) =>
    `We can't read this as a condition. Write PHASE ${example('phase')}, then IF A ${example('placeToAsk')} THEN, orders, ELSE, orders, ENDIF, each on its own line.`,
} satisfies Words<ConditionSaying>;
