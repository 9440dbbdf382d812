/** The judge as its mails name it. */

import type { AccountMailContext } from '../../templates/mail/mail.ts';
import { addressOf, hasGameAddresses } from '../addresses.ts';
import type { Services } from '../ports.ts';

export function judgeIdentity({ house }: Pick<Services, 'house'>): AccountMailContext['house'] {
  return {
    code: house.code,
    judge: addressOf(house, 'judge'),
    gameAddress: (name) => addressOf(house, name),
    ...(hasGameAddresses(house) ? {} : { isTagged: true }),
    site: house.site,
    ...(house.hasPages === false ? { hasPages: false } : {}),
  };
}
