/** Somebody has signed on: to the masters. */
import { counted } from '../words/counts.ts';
import { classicNote } from './classic.ts';
import { type Document, lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { lead, leadOf } from './wanted.ts';

export function writeJoined(
  context: MailContext,
  { who: name, address = null, as, asks = false }: Extract<MailContent, { kind: 'joined' }>,
): WrittenMail {
  const { view } = context;
  const who = name ?? 'Somebody';
  if (as === 'observer') {
    return gameLetter(context, {
      subject: `${who} observes`,
      lead: leadOf(context),
      body: [
        ...(context.isClassic === true ? [] : [paragraph(`${who} now observes '${view.name}'.`)]),
        ...classicNote(context, `${who} has signed on as an Observer in game '${view.name}'.`),
      ],
    });
  }
  const isForming = view.status === 'forming';
  return gameLetter(context, {
    subject: `${who} has signed on${isForming ? ` (${view.signedOn} of ${view.seatsInAll})` : ''}`,
    lead: asks ? lead(`Your decision needed: ${who} asks to play.`, 'act') : leadOf(context),
    body: [
      ...(asks ? approvalNeeded() : []),
      ...(context.isClassic === true
        ? []
        : [paragraph(`${address === null ? who : `${who} (${address})`} has signed on to play in '${view.name}'.`)]),
      ...classicNote(
        context,
        `${address === null ? who : `${who} (${address})`} has signed up to play a power in game '${view.name}'.`,
        ...(isForming ? [playerCount(context)] : []),
      ),
      ...(isForming ? stillOpen(context) : []),
    ],
  });
}

/** The line with which a GM lets somebody in. */
function approvalNeeded(): Document {
  return [
    paragraph('New players of this game need your approval. This line lets in everybody who asks:'),
    lines('set approve all'),
  ];
}

/** `Game 'marne' now has 3 players.`, where it may be told. */
export function playerCount({ view }: MailContext): string {
  if (view.signedOn === null) return `Game '${view.name}' is forming.`;
  return `Game '${view.name}' now has ${counted(view.signedOn, 'player')}.`;
}

/** How many seats of a forming game are free; null where that is a secret. */
export function openSeats({ signedOn, seatsInAll }: MailContext['view']): number | null {
  return signedOn === null ? null : Math.max(0, seatsInAll - signedOn);
}

/** What is said of them. */
export function stillOpen({ view }: MailContext): Document {
  const open = openSeats(view);
  if (open === null) return [];
  if (open > 0) return [paragraph(`${counted(open, 'more player')} ${open === 1 ? 'is' : 'are'} needed.`)];
  const { autoStart, seats } = view.settings;
  const begins = seats === 'auction' ? ': the game begins once everybody has bid' : ': the game begins';
  return [paragraph(`All seats are taken${autoStart ? begins : ''}.`)];
}
