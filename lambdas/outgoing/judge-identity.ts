/** The judge as its mails name it. */

import type { AccountMailContext } from '../../templates/mail/mail.ts';
import { addressOf } from '../addresses.ts';
import type { Services } from '../ports.ts';

export function judgeIdentity({ house }: Pick<Services, 'house'>): AccountMailContext['house'] {
  return {
    code: house.code,
    judge: addressOf(house, 'judge'),
    gameAddress: (name) => addressOf(house, name),
    site: house.site,
  };
}
