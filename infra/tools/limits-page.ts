/** The limits of this judge as a page in Markdown: `docs/limits.md`. */
import { LIMITS_OF_A_MAIL, type LimitName, type Payer, RATE_LIMITS, type RateLimit } from '../../lambdas/limits.ts';

const DAY = 86_400_000;

/** Counted by what | against what | whom it stops | what we tell them. */
const ABOUT: Readonly<Record<LimitName, string>> = {
  'proven-mails':
    'address | a program that writes on and on | its owner: players’ orders are still filed, nothing else is read | hourly, until when',
  'told-of-proven-mails': 'address | a mail loop | nobody | nothing',
  'mails-by-token': 'address | a program that answers each mail | its owner | hourly, until when',
  'told-of-mails-by-token': 'address | a mail loop | nobody | nothing',
  'talk-alike':
    'address and words | a mail loop | the same words again, without an order or command | daily, until when; in their next mail, which',
  'told-of-talk-alike': 'address | a mail loop | nobody | nothing',
  'orders-answered': 'person | a mail loop | nobody: their orders are filed | in the results',
  'marked-answered': 'person | a mail loop | mail marked as automatic: it is acted on | daily, until when',
  'told-of-marked': 'person | a mail loop | nobody | nothing',
  'dropped-told': 'address | a mail loop | orders marked as a machine’s answer | in their next mail, how many',
  'unread-alike':
    'address and what could not be read | a mail loop | whoever sends again what cannot be read | daily, until when',
  talk: 'address | a mail loop | talk where no orders are owed | hourly, until when; in their next mail, which',
  'told-of-talk': 'address | a mail loop | nobody | nothing',
  'codes-returned': 'address | a program that answers each mail | its owner | nothing',
  'asked-to-prove':
    'address and codes returned | forged mail | whoever cannot prove that they wrote | in their next mail, how many',
  'strangers-asked-of-domain': 'domain | forged mail to many | unproven newcomers | nothing',
  'strangers-asked': 'judge | forged mail to many | unproven newcomers | nothing',
  'unanswered-mails': 'address | nothing: it only counts | nobody | in their next mail, how many',
  'unanswered-mails-told': 'address | nothing: it only counts | nobody | nothing',
  'unanswered-told': 'address | forged mail that makes ours longer | nobody: the next day’s mail says it | nothing',
  'failures-told': 'address and proof | a mail loop | whoever sends more mail that we cannot handle | nothing',
  'seat-asked':
    'player | strangers who claim a seat | the player, from an unknown address | that the address is not the player’s',
  'seat-asked-in-month':
    'player | strangers who claim a seat | the player, from an unknown address | that the address is not the player’s',
  'wrong-passwords-proven':
    'seat | guessing, from proven addresses | nobody: we ask whose the right one is | that it opens nothing',
  'wrong-passwords-of-one':
    'game and address | guessing, from one proven address | whoever guessed | no more passwords today',
  'wrong-passwords-token':
    'seat | guessing, to the player’s reply address | the player, until our code comes back | how to prove it',
  'wrong-passwords-own':
    'seat | guessing, in the player’s name | the player, until our code comes back | how to prove it',
  'right-passwords-asked':
    'player | a mail loop | the player, after too many wrong passwords in their name | a code, by which it counts',
  'wrong-passwords-stranger': 'seat | guessing, unproven | the player, from an unknown address | how to prove it',
  'guesses-told':
    'game and player | wrong passwords that make us write to somebody | nobody: we tell of the first of the day | nothing',
  'mails-to-others':
    'person | many mails to others | whoever sends them; orders are filed | which lines were not done, until when',
  'mails-to-others-unproven':
    'person | the same, by somebody with a stolen password | mail that a password proves; orders are filed | which lines were not done, until when',
  'games-to-watchers':
    'watcher and maker | game after game, to have us mail all who watch | whoever makes them | nothing: the list has every game',
  reports: 'person and game | a GM flooded with reports | whoever reports | that it is enough for today',
  invitations: 'person | unwanted invitations | whoever invites | who was not invited, and why',
  'invitations-of-newcomer': 'person | accounts made to invite | newcomers who invite | who was not invited, and why',
  'invitations-of-newcomers':
    'judge | many accounts made to invite | newcomers who invite | who was not invited, and why',
  'invitations-of-judge': 'judge | many accounts that invite | whoever invites | who was not invited, and why',
  'invitations-to-domain':
    'domain at which no player writes | invitations to a whole firm | whoever invites people there | who was not invited, and why',
  'asked-by-others':
    'mailbox | mail to somebody on the word of others | whoever invites, or ties the address to an account | the address has been asked enough',
  'asked-by-others-in-month':
    'mailbox | mail to somebody on the word of others | whoever invites, or ties the address to an account | the address has been asked enough',
  'codes-for-addresses':
    'person | codes mailed to addresses of others | whoever asks for them | to wait until tomorrow',
  'games-created': 'address | a list full of games that nobody plays | whoever creates them | how many in a day',
  'variants-tried': 'person | maps that take a minute each to draw | their designer | how many in a day',
  'sheet-sends': 'person and game | a program that sends on and on | its owner; orders by mail are filed | to wait',
  'new-devices':
    'person, game and links | a link that has got about | the player, on a new device | how to get new links',
  'sheet-looks': 'device | a page that asks on and on | its reader | to wait',
  'entries-asked':
    'mailbox | addresses of others written on pages | nobody: the code of the last mail is still good | to look into their mail',
  'link-tries': 'IP address | guessing links | whoever opens sheets from there | to wait',
  'link-tries-through':
    'IP address of a proxy | the same, with made-up addresses | whoever opens sheets through there | to wait',
};

/** What it takes to use a limit up. */
const TITLES: Readonly<Record<Payer, string>> = {
  proven: 'Mail that its provider proves',
  'reply address': 'A reply address',
  password: 'A password',
  code: 'A code',
  anybody: 'Nothing: anybody',
  link: 'A link',
};

export function limitsPage(): string {
  const { toOthers, passwords } = LIMITS_OF_A_MAIL;
  // How often we say that a limit is reached stops nobody.
  const limits = Object.entries<RateLimit>(RATE_LIMITS).filter(([name]) => !/^told-of-|-told$/.test(name));
  const payers = [...new Set(limits.map(([, { payer }]) => payer))];
  return [
    '# Limits',
    '',
    'What mail and browsers may do in a time, from the judge’s own table (`lambdas/limits.ts`), by what it takes to use a limit',
    'up. Anybody can forge mail that proves nothing, so whoever proves who they are never needs what anybody can use up.',
    ...payers.flatMap((payer) => [
      '',
      `## ${TITLES[payer]}`,
      '',
      ...linesOf(limits.filter(([, limit]) => limit.payer === payer)),
    ]),
    '',
    `One mail brings about at most ${toOthers.mails} mails and ${toOthers.bytes / 1_000_000} MB to others, and at most ${passwords.proven} checks of passwords,`,
    `${passwords.unproven} where it proves nothing. Newcomers are people without an account, or whose first phase is not over.`,
    '',
  ].join('\n');
}

/** Limits that differ in their number and time alone share a line. */
function linesOf(limits: readonly (readonly [string, RateLimit])[]): readonly string[] {
  const aboutOf = (name: string) => ABOUT[name as LimitName];
  return [...new Set(limits.map(([name]) => aboutOf(name)))].map((about) => {
    const [counted, against, stopped, told] = about.split(' | ');
    const most = limits
      .filter(([name]) => aboutOf(name) === about)
      .map(([name, limit]) => `\`${name}\`, ${limit.most.toLocaleString('en')}/${inWords(limit.window)}`);
    const said = told === 'nothing' ? '' : ` Told: ${told}.`;
    return `- ${most.join('; ')} by ${counted}, against ${against}. Stops: ${stopped}.${said}`;
  });
}

function inWords(window: number): string {
  const [count, unit] = window >= DAY ? [window / DAY, 'day'] : [window / 60_000, 'minute'];
  return count === 1 ? unit : count === 60 && unit === 'minute' ? 'hour' : `${count} ${unit}s`;
}
