/** SES's request for an account to leave its sandbox, written out: all that is true of every judge, and the operator's two figures. */

import { RATE_LIMITS } from '../../../lambdas/limits.ts';

const { invitations, 'asked-by-others': toOne, 'asked-by-others-in-month': toOneInMonth } = RATE_LIMITS;

const REQUEST_TEXT = [
  'We run a referee for the board game Diplomacy, played by mail. All mail is transactional: it goes to people who signed on to a game by writing to us first, and tells them the results of their own moves.',
  `Players may invite friends, at most ${invitations.most} a day; a friend gets one invitation to a game, and at most ${toOne.most} a day and ${toOneInMonth.most} a month in all. It names who asked, and ends with one click (RFC 8058) or one mail. We keep no lists and send no marketing.`,
  'Nobody else is mailed whose address SPF, DKIM and DMARC have not proven, except once to ask for a code. Bounces and complaints reach us as events: an address that does not exist or complains gets no more mail at once, until its owner writes again.',
  'We watch both rates with alarms at 5 % and 0.1 %. We expect NUMBER games of seven, about NUMBER x 70 mails a week.',
].join(' ');

/** The command, for `request.txt` beside it. `site` with its slash. */
export function productionRequest(site: string): string {
  return [
    "cat > request.txt <<'END'",
    REQUEST_TEXT,
    'END',
    'aws sesv2 put-account-details --production-access-enabled --mail-type TRANSACTIONAL \\',
    `  --website-url ${site} --contact-language EN --use-case-description "$(cat request.txt)"`,
  ].join('\n');
}
