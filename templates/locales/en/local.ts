/** The first page of the local judge. Apart from a language's other words: no function on AWS says them. */
import { type Html, html } from '../../markup/html.ts';
import type { PageLink } from '../page-links.ts';
import type { Shape } from '../shape.ts';
import { numberInWords } from '../text/counts.ts';

export const home = {
  title: 'A judge for Diplomacy that lives in a mailbox',
  /** Where there is no demo. */
  about:
    'Mail orders to it in plain words. It answers each mail, keeps the deadline, and sends everybody the results with a map.',

  demoBoard: (season: string) => `The board of the demo, ${season}`,
  map: (caption: string) => `Map: ${caption}`,
  youAre: (power: string, season: string) =>
    `You are ${power}, it is ${season}, and this is the board. Bots play the other six powers and have sent their orders. Mail yours in plain words, and the results come at once, with a new map.`,
  demoOver: (page: PageLink) =>
    html`The demo is over: its ${page('page')} shows how it ended, phase by phase. Begin a game of your own below.`,
  settingUp: 'The demo is being set up, mail by mail. This takes a few seconds…',
  startDemo: 'Start the demo',
  openYourMailbox: 'Open your mailbox',

  ownGame: 'Begin a game of your own',
  alone: 'Alone',
  aboutAlone: 'You play one power and bots play the others, for as many years as you like. Nobody hurries you.',
  yourAddress: 'Your address',
  anyAddress: 'empty: you get one here',
  /** Subject of the mail that begins it. */
  language: 'Language',
  againstBots: 'A game against bots',
  playAgainst: (bots: number) => `Play against ${numberInWords(bots)} bots`,
  otherMap: 'Or on another map',
  mapAndBots: (variant: string, bots: number) => `${variant} (${numberInWords(bots)} bots)`,
  play: 'Play',
  /** The comment of the demo, and what its GM writes to all: lines. */
  demoComment: 'The demo: a real game, played by mail against six bots',
  demoWelcome: [
    'Welcome. So far all of you ordered what seven people once ordered in a real game.',
    'From now on you decide, and the bots that play the other six think for themselves.',
    'They go on for as many years as you like.',
  ] as readonly string[],

  withFriends: 'With friends',
  /** The line itself stands below. `here`: where it can be written. */
  firstLine: (here: PageLink, port: number) =>
    html`Mail the judge one line, from any address you like: you run the game and play in it. ${here('Write it here')}, or in a mail program whose outgoing server is localhost, port ${port}.`,
  letterTo: (address: string) => `To: ${address}`,
  sixOthers: html`Six others mail <code>signon ?marne</code>, each from their own address. That is seven mails, and with the seventh the game starts.`,
  orders: html`Everybody mails orders, such as <code>F Lon - Nth</code>: one mail each for a phase. The results come at the deadline, or as soon as all orders are in.`,

  games: 'Games',
  allGames: 'All games',
  due: (time: Html) => html`due ${time}`,
  finished: 'finished',
  players: (players: number, seats: number) => `${players} of ${seats} players`,

  mailboxes: 'Mailboxes',
  openMailboxOf: 'Open the mailbox of',
  open: 'Open',
};

/** Mailboxes of the local judge. */
export const mailbox = {
  title: (address: string) => `Mail for ${address}`,
  write: 'Write a mail',
  isWaiting: 'Your mail is with the judge. The answer will appear here.',
  yourGames: 'Your games',
  mail: 'Mail',
  noMail: 'No mail yet. Whatever the judge sends to this address will be here.',
  noSubject: '(no subject)',
  /** What a mail is, in a word. */
  kinds: { results: 'Game', answers: 'Answer', press: 'Press', notices: 'Notice' },
  read: 'read',
  unread: 'not read yet',

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

export type LocalWords = Shape<{ home: typeof home; mailbox: typeof mailbox }>;
