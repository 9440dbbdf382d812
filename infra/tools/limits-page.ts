/** The limits of this judge as a page in Markdown: `docs/limits.md`. */
import { LIMITS_OF_A_MAIL, type LimitName, RATE_LIMITS, type RateLimit } from '../../lambdas/limits.ts';

const DAY = 86_400_000;

/** Counted by what | against what | whom it stops | what we tell them. */
const ABOUT: Readonly<Record<LimitName, string>> = {
  'proven-mails':
    'address | a program that writes on and on | its owner: players’ orders are still filed, nothing else is read | once an hour, until when',
  'told-of-proven-mails': 'address | two programs that answer each other | nobody | nothing',
  'mails-by-token': 'address | a program that answers each mail | its owner | once an hour, until when',
  'told-of-mails-by-token': 'address | two programs that answer each other | nobody | nothing',
  'talk-alike':
    'address and words | two programs that answer each other | whoever writes the same words again, without an order or a command | once a day, until when; then in the next mail that goes there, which',
  'told-of-talk-alike': 'address | two programs that answer each other | nobody | nothing',
  'orders-answered': 'person | two programs that answer each other | nobody: their orders are filed | in the results',
  'marked-answered':
    'person | two programs that answer each other | whoever writes more mails that are marked as automatic: they are acted on | once a day, until when',
  'told-of-marked': 'person | two programs that answer each other | nobody | nothing',
  'dropped-told':
    'address | two programs that answer each other | whoever sends more orders that are marked as the answer of a machine | in the next mail that goes there, how many',
  'unread-alike':
    'address and what could not be read | two programs that answer each other | whoever sends again what cannot be read | nothing',
  talk: 'address | two programs that answer each other | whoever writes without an order or a command | once an hour, until when; then in the next mail that goes there, which',
  'told-of-talk': 'address | two programs that answer each other | nobody | nothing',
  'codes-returned': 'address | a program that answers each mail | its owner | nothing',
  'asked-to-prove':
    'address and codes returned | forged mail that makes us write to somebody | whoever cannot prove that they wrote | in the next mail that goes there, how many',
  'strangers-asked-of-domain':
    'domain | forged mail that makes us write to many | newcomers without an account who prove nothing | nothing',
  'strangers-asked':
    'judge | forged mail that makes us write to many | newcomers without an account who prove nothing | nothing',
  'unanswered-mails': 'address | (it only counts) | nobody | in the next mail that goes there, how many',
  'unanswered-mails-told': 'address | (it only counts) | nobody | nothing',
  'unanswered-told': 'address | forged mail that makes ours longer | nobody: the next day’s mail says it | nothing',
  'failures-told':
    'address and proof | two programs that answer each other | whoever sends more mail that we cannot handle | nothing',
  'seat-asked':
    'player | strangers who claim a seat, so that its player is asked | the player, at an address that we do not know | that the address is not the player’s',
  'seat-asked-in-month':
    'player | strangers who claim a seat, so that its player is asked | the player, at an address that we do not know | that the address is not the player’s',
  'wrong-passwords-proven':
    'seat | guessing, from addresses that prove who wrote | the player, at an address that we do not know | that no more passwords are tried today',
  'wrong-passwords-of-one':
    'game and address | guessing, from one address that proves who wrote | whoever guessed | that no more passwords are tried today',
  'wrong-passwords-token':
    'seat | guessing, in mail to the player’s own reply address | the player, until the code that we send comes back | how to prove it',
  'wrong-passwords-own':
    'seat | guessing, in mail in the name of the player’s address | the player, until the code that we send comes back | how to prove it',
  'right-passwords-asked':
    'player | two programs that answer each other | the player, after too many wrong passwords in their name | a code, by which it counts',
  'wrong-passwords-stranger':
    'seat | guessing, in mail that proves nothing | the player, at an address that we do not know | how to prove it',
  'guesses-told':
    'game and player | wrong passwords that make us write to somebody | nobody: we tell of the first of the day | nothing',
  'mails-to-others':
    'person | many mails to others by way of the judge | whoever sends them; orders are filed | which lines were not done, and until when',
  'mails-to-others-unproven':
    'person | many mails to others, by whoever has got hold of a password | the player, in mail that a password proves; orders are filed | which lines were not done, and until when',
  reports: 'person and game | a GM flooded with reports | whoever reports | that it is enough for today',
  invitations: 'person | invitations to people who want none | whoever invites | who was not invited, and why',
  'invitations-of-newcomer':
    'person | accounts made to invite people who want none | whoever invites before a phase of theirs is over | who was not invited, and why',
  'invitations-of-newcomers':
    'judge | many accounts made to invite people who want none | whoever invites before a phase of theirs is over | who was not invited, and why',
  'invitations-of-judge':
    'judge | many accounts that invite people who want none | whoever invites | who was not invited, and why',
  'invitations-to-domain':
    'domain at which no player writes | invitations to a whole firm | whoever invites people there | who was not invited, and why',
  'asked-by-others':
    'mailbox | mail to somebody on the word of others | whoever invites, or ties the address to an account | that the address has been asked enough',
  'asked-by-others-in-month':
    'mailbox | mail to somebody on the word of others | whoever invites, or ties the address to an account | that the address has been asked enough',
  'codes-for-addresses':
    'person | codes mailed to addresses of others | whoever asks for them | to wait until tomorrow',
  'games-created': 'address | a list full of games that nobody plays | whoever creates them | how many in a day',
  'variants-tried': 'address | maps that take a minute each to draw | their designer | how many in a day',
  'sheet-sends': 'person and game | a program that sends on and on | its owner; orders by mail are filed | to wait',
  'new-devices':
    'person, game and links | a link that has got about | the player, on a new device | how to get new links',
  'sheet-looks': 'device | a page that asks on and on | its reader | to wait',
  'entries-asked':
    'mailbox | addresses of others written on pages | nobody: the code of the last mail is still good | to look into their mail',
  'link-tries': 'IP address | guessing links | whoever opens sheets from there | to wait',
  'link-tries-through':
    'IP address of whoever passes requests on | guessing links with made-up addresses | whoever opens sheets through there | to wait',
};

export function limitsPage(): string {
  const { toOthers, passwords } = LIMITS_OF_A_MAIL;
  // How often we say that a limit is reached stops nobody.
  const limits = Object.entries<RateLimit>(RATE_LIMITS).filter(([name]) => !/^told-of-|-told$/.test(name));
  const rows = limits.map(([name, { most, window, payer }]) => {
    const limit = `${most.toLocaleString('en')} in ${inWords(window)}`;
    return `| \`${name}\` | ${limit} | ${payer} | ${ABOUT[name as LimitName]} |`;
  });
  return [
    '# Limits',
    '',
    'What mail and browsers may do in a time, from the table that the judge itself uses (`lambdas/limits.ts`).',
    '*Used up by* says what it takes to spend a limit: *anybody* can forge mail that proves nothing, so whoever proves',
    'who they are (by their mail provider, a reply address, a password or a code) never needs what anybody can use up.',
    '',
    '| limit | most | used up by | counted by | against | stops | what we tell them |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `One mail brings about at most ${toOthers.mails} mails and ${toOthers.bytes / 1_000_000} MB to others, and at most ${passwords.proven} checks of passwords,`,
    `${passwords.unproven} where it proves nothing.`,
    '',
  ].join('\n');
}

function inWords(window: number): string {
  const [count, unit] = window >= DAY ? [window / DAY, 'day'] : [window / 60_000, 'minute'];
  return count === 1 ? `a ${unit}` : count === 60 && unit === 'minute' ? 'an hour' : `${count} ${unit}s`;
}
