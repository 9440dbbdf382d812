/** A player's mailbox in the browser. */
import { type Html, html } from '../../../markup/html.ts';

export const mailbox = {
  title: (address: string) => `Mail for ${address}`,
  write: 'Write a mail',
  isWaiting: 'Your mail is with the judge. The answer will appear here.',
  yourGames: 'Your games',
  mail: 'Mail',
  noMail: 'No mail yet. Whatever the judge sends to this address will be here.',
  noSubject: '(no subject)',

  /** The part of somebody who does not play. */
  roles: { public: 'public', observer: 'observer', master: 'master', applicant: 'applicant' },
  standing: (who: string, how: Html | string) => html`${who}; ${how}`,
  finished: 'finished',
  notBegun: 'not begun',
  due: (phase: string, deadline: Html) => html`${phase}, due ${deadline}`,
  writeOrders: 'Write orders',
  mailOrders: 'Orders as a mail',
  nothingToOrder: (power: string) => `${power} has nothing to order in this phase.`,
  allOnFile: 'All orders are on file.',
  stillToOrder: (count: number) => `Still to order: ${count}.`,
  withoutOrders: (units: string) => `Still without orders: ${units}.`,

  label: 'Mailbox',
  newer: 'newer',
  older: 'older',
  showAs: 'Show as',
  parts: { text: 'Text', html: 'HTML', raw: 'Source' },
  asHtml: 'The mail as HTML',
  reply: 'Reply',
  form: {
    from: 'From',
    name: 'Your name',
    nameHint: 'as others should see it',
    to: 'To',
    subject: 'Subject',
    text: 'Text',
    send: 'Send',
  },
  /** Why a mail was not sent, or a game not begun. */
  faults: {
    from: 'Say whom the mail is from: an address such as you@example.org.',
    to: (judge: string) => `Say whom the mail is to: ${judge}, or the address of a game.`,
    elsewhere: (domain: string) => `This judge has mail for ${domain} only.`,
    address: 'Say where your mail goes: an address such as you@example.org.',
    map: 'Choose one of the maps that are listed.',
  },

  mailboxes: 'Mailboxes',
  aboutMailboxes:
    'Mailboxes hold what the judge has sent. You can read any mail, and write as anybody: this judge runs on your machine and nowhere else.',
  openMailboxOf: 'Open the mailbox of',
  open: 'Open',

  toGames: 'To the games',
  notHere: 'Not here',
  noSuchPage: 'There is no such page.',
  beingWritten: 'If a mail has just sent you here, the page is being written. That takes seconds.',
  lookAgain: 'Look again',
};
