/** The judge as its mails name it. */
import type { AccountMailContext } from '../../templates/mail/mail.ts';
import type { Services } from '../ports.ts';

export function judgeIdentity({ house }: Pick<Services, 'house'>): AccountMailContext['house'] {
  return {
    code: house.code,
    judge: `judge@${house.domain}`,
    gameAddress: (name) => `${name}@${house.domain}`,
    site: house.site,
  };
}
