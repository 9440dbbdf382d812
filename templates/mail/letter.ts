/** The frame of every mail: subject, what stands first, what stands last. */

import { asHtml } from '../layout/as-html.ts';
import { asText } from '../layout/as-text.ts';
import { t } from '../locales/current.ts';
import { cleanForeignText } from '../locales/text/clean.ts';
import { capitalize } from '../locales/text/counts.ts';
import { timeFor } from '../locales/times/format-times.ts';
import { type Document, type DocumentBlock, listBlock, paragraphBlock } from '../markup/document.ts';
import { classicDocument, plainDocument } from './classic/classic-mail.ts';
import { gameAddressInWords } from './game-address.ts';
import type { AccountMailContext, Attachment, House, MailContext, WrittenMail } from './mail.ts';
import { deadlineBlock, leadOf } from './parts/wanted.ts';
import { withoutPages } from './without-pages.ts';

export interface Letter {
  /** Without the game's tag. */
  readonly subject: string;
  /** The first line: what the reader has to do, or that there is nothing to do. */
  readonly lead: DocumentBlock;
  /** Answers to what the reader has asked, above all but the judge's mark, since they hold lines to send. Left out: nothing was asked. */
  readonly answers?: Document;
  readonly body: Document;
  /** All that a reader of classic mails gets; left out: the classic part of the body. */
  readonly classic?: Document;
  readonly attachments?: readonly Attachment[];
}

/** Left out, the first line is what the reader owes the game. */
type GameLetter = Omit<Letter, 'lead'> & Partial<Pick<Letter, 'lead'>>;

/** A mail about a game: tagged with its name, the deadline under the first line, the game's page at its foot. */
export function gameLetter(context: MailContext, letter: GameLetter): WrittenMail {
  const { subject, lead = leadOf(context), body, attachments, answers = [] } = letter;
  const { house, view } = context;
  const unanswered = unansweredNote(context);
  if (context.isClassic === true)
    return inText(subject, shown(house, [...answers, ...(letter.classic ?? classicDocument(body)), ...unanswered]));
  const mark = judgeMark(body, `${house.code}  Game: ${capitalize(view.name)}`);
  const lines = [lead, ...deadlineBlock(context)];
  const head = answers.length === 0 ? [...lines, ...mark] : [...mark, ...answers, ...lines];
  const document = shown(house, [...head, ...body, ...unanswered, gameFooter(context)]);
  return written(`[${context.view.name}] ${subject}`, document, attachments);
}

/** A mail of the judge's desk. */
export function deskLetter(
  desk: AccountMailContext,
  { subject, lead, body, attachments, answers = [] }: Letter,
): WrittenMail {
  if (desk.isClassic === true) {
    const head: DocumentBlock = { kind: 'mark', text: `:: Judge: ${desk.house.code}` };
    const all = [...answers, head, lead, ...plainDocument(body), ...unansweredNote(desk)];
    return inText(subject, shown(desk.house, all), attachments);
  }
  const mark = judgeMark(body, desk.house.code);
  const head = answers.length === 0 ? [lead, ...mark] : [...mark, ...answers, lead];
  const document = shown(desk.house, [...head, ...body, ...unansweredNote(desk), deskFooter(desk)]);
  return written(subject, document, attachments);
}

function shown({ site, hasPages = true }: House, document: Document): Document {
  return hasPages ? document : withoutPages(document, site);
}

type Missing = Pick<MailContext, 'unanswered' | 'unheard' | 'zone' | 'zones'>;

/** Whoever wrote them themselves learns that they came to nothing. */
function unansweredNote({ unanswered = 0, unheard = [], zone, zones }: Missing): Document {
  const say = t().mail.letter;
  return [
    ...(unanswered === 0 ? [] : [paragraphBlock(say.unanswered(unanswered))]),
    ...(unheard.length === 0
      ? []
      : [
          paragraphBlock(say.unheard),
          listBlock(unheard.map(({ at, words: said }) => `${timeFor(at, zone, zones)}: ${cleanForeignText(said)}`)),
        ]),
  ];
}

/**
 * The line by which the reader of mails knows a mail of the judge when it is quoted in an answer: from it on nothing is the
 * writer's own. Many mails begin with the classic head, which is one.
 */
function judgeMark(body: Document, whose: string): Document {
  const [first] = body;
  const isMarked = first?.kind === 'lines' && first.lines[0]?.text.startsWith(':: Judge:') === true;
  return isMarked ? [] : [{ kind: 'mark', text: `:: Judge: ${whose}` }];
}

/**
 * Of the HTML of a mail, in bytes: Gmail shows some 102,000 and puts the rest behind a link. A longer mail is plain text, which says the
 * same in half as much.
 */
export const MOST_HTML = 100_000;

function written(subject: string, document: Document, attachments: readonly Attachment[] = []): WrittenMail {
  const title = headerText(subject);
  const html = asHtml(document, title);
  return {
    subject: title,
    text: asText(document),
    html: new TextEncoder().encode(html).length > MOST_HTML ? '' : html,
    ...(attachments.length === 0 ? {} : { attachments }),
  };
}

function inText(subject: string, document: Document, attachments: readonly Attachment[] = []): WrittenMail {
  const mail = { subject: headerText(subject), text: asText(document), html: '' };
  return attachments.length === 0 ? mail : { ...mail, attachments };
}

/** Text for a header: one line of printable characters, of a length that no program cuts. */
export function headerText(text: string): string {
  return cleanForeignText(text.replace(/\s+/g, ' ')).trim().slice(0, 160);
}

function gameFooter({ links, answers, house, view }: MailContext): DocumentBlock {
  const say = t().mail.letter;
  const reply = view.role.kind === 'player' && view.status !== 'finished' ? say.reply : say.replyWithout;
  const judge = answers === undefined ? reply : say.writeTo(gameAddressInWords(house, view.name));
  return { kind: 'footer', content: [[{ text: say.gamePage, href: links.game }], [judge]] };
}

function deskFooter({ house }: AccountMailContext): DocumentBlock {
  return {
    kind: 'footer',
    content: [[{ text: t().mail.letter.gamesAndHelp, href: house.site }], [t().mail.letter.writeToDesk(house.judge)]],
  };
}
