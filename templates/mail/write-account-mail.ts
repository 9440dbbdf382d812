/** Answers of the judge's desk: mail that is not about one game, or from somebody unknown. */

import { boardIn } from '../../engine/board/translation.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { inLanguage, t } from '../locales/current.ts';
import { english } from '../locales/en/english.ts';
import { goalInShort } from '../locales/outcome.ts';
import { type FormattedReport, formatReport, formatterFor } from '../locales/speaker.ts';
import { cleanForeignText } from '../locales/text/clean.ts';
import { entryWords } from '../locales/text/words-apart.ts';
import {
  type Document,
  type DocumentBlock,
  headingBlock,
  linesBlock,
  listBlock,
  paragraphBlock,
} from '../markup/document.ts';
import { bookBlock, lessonsBlock } from './board-links.ts';
import { classicHead } from './classic/classic.ts';
import { contentInNames, deskInNames } from './in-names.ts';
import { addressAskedMail } from './kinds/account/address-asked.ts';
import { archiveBlocks, gameBlocks } from './kinds/account/asked.ts';
import { digestBlocks, digestLead, digestSubject } from './kinds/account/digest.ts';
import { entryAsked, entrySubject } from './kinds/account/entry-asked.ts';
import { eventBlocks, eventLead } from './kinds/account/event.ts';
import { forGmBlocks, forGmOpening } from './kinds/account/for-gm.ts';
import { gameListLines } from './kinds/account/game-list.ts';
import { helpBlocks } from './kinds/account/help.ts';
import { invitationMail, invitationSubject, watchedMail } from './kinds/account/invitation.ts';
import { mailStoppedMail, mailUnreadMail, masterLost, whoIsMeant } from './kinds/account/mail-stopped.ts';
import { gamesWithOrdersDue, myGamesBlocks } from './kinds/account/my-games.ts';
import { proofMail, wrongPassword } from './kinds/account/proof.ts';
import { deviceAsked, sheetsBlocks } from './kinds/account/sheets-and-devices.ts';
import { whatIfBlocks } from './kinds/account/what-if.ts';
import { deskLetter } from './letter.ts';
import type { AccountMailContext, DeskAnswer, DeskContent, WrittenMail } from './mail.ts';
import { glossaryTable } from './parts/glossary.ts';
import { knownAs } from './parts/known-as.ts';
import {
  answersToQuestions,
  confirmBlocks,
  countRefusals,
  doneBlocks,
  faultBlocks,
  reportConfirmations,
  reportRemarks,
} from './parts/report.ts';
import { leadOfText } from './parts/wanted.ts';

/**
 * In the current language, with names in it; classic mails are English, since programs read them. Pure: the same content gives
 * the same mail.
 */
export function writeDeskMail(content: DeskContent, desk: AccountMailContext): WrittenMail {
  return desk.isClassic === true
    ? inLanguage(english, () => written(content, desk))
    : written(contentInNames(content), deskInNames(desk));
}

function written(untold: DeskContent, desk: AccountMailContext): WrittenMail {
  const content = formatReport(untold, formatterFor(desk));
  const { report, asked } = content;
  const { subject, lead } = t().mail.desk;
  const linked = linkedGame(untold);
  return deskLetter(desk, {
    subject: linked === null ? subjectOf(content) : `[${linked}] ${subject.links}`,
    lead: linked === null || countRefusals(report) > 0 ? firstLine(content) : leadOfText(lead.links, 'act'),
    answers: answersToQuestions(report),
    body: [
      ...faultBlocks(report, null),
      ...confirmBlocks(report, 'desk'),
      ...doneBlocks(report),
      ...asked.flatMap((answer) => answerBlocks(answer, desk, untold.report)),
      ...reportRemarks(report),
    ],
    ...(content.attachments === undefined ? {} : { attachments: content.attachments }),
  });
}

/** Links to one game are of that game, whatever the mail that asked for them was called. */
function linkedGame({ report }: DeskContent): string | null {
  const links = report.flatMap(({ message }) =>
    typeof message === 'object' && message.code === 'desk/seat-link' ? [message.game] : [],
  );
  return new Set(links).size === 1 ? links[0]! : null;
}

type Kind = DeskAnswer['kind'];
interface Opening {
  readonly subject: string;
  readonly lead: DocumentBlock;
}

/** How a mail opens, by what is in it: by the first of these. */
const OPENINGS: { readonly [A in DeskAnswer as A['kind']]?: (answer: A) => Opening } = {
  unproven: () => ofDesk('unproven', 'act'),
  device: ({ game }) => opens(t().mail.orderSheet.deviceSubject(game), t().mail.orderSheet.deviceLead, 'act'),
  entry: (answer) => opens(entrySubject(answer), entryWords().isItYou, 'act'),
  'wrong-password': ({ game }) => {
    const { subject, lead } = t().mail.desk;
    return opens(subject.wrongPassword(game), lead.wrongPassword, 'rest');
  },
  invitation: (answer) => opens(invitationSubject(answer), t().mail.desk.lead.invited, 'rest'),
  event: ({ event }) => ({ subject: t().mail.event.subject(event.name), lead: eventLead(event) }),
  watched: ({ context }) => opens(t().mail.watched.subject(context.view.name), t().mail.watched.lead, 'rest'),
  'mail-stopped': (answer) => {
    const [say, who] = [t().mail.mailStopped, whoIsMeant(answer)];
    return opens(say.subject(answer.context.view.name, who), say.lead(who), 'rest');
  },
  'master-lost': ({ context }) => {
    const say = t().mail.mailStopped.master;
    return opens(say.subject(context.view.name), say.lead, 'rest');
  },
  'mail-unread': (answer) => {
    const [say, who] = [t().mail.mailUnread, whoIsMeant(answer)];
    return opens(say.subject(answer.context.view.name, who), say.lead(who), 'act');
  },
  reported: forGmOpening,
  'double-seat': forGmOpening,
  'absences-asked': forGmOpening,
  digest: (answer) => ({ subject: digestSubject(answer), lead: digestLead(answer) }),
  confirm: ({ word }) => (word === null ? ofDesk('sharing', 'rest') : ofDesk('confirm', 'act')),
};

function opens(subject: string, lead: string, tone: 'act' | 'rest'): Opening {
  return { subject, lead: leadOfText(lead, tone) };
}

function ofDesk(key: 'unproven' | 'sharing' | 'confirm', tone: 'act' | 'rest'): Opening {
  const { subject, lead } = t().mail.desk;
  return opens(subject[key], lead[key], tone);
}

/** An answer about an event has a subject of its own, and its report a first line. */
function openingOf({ asked }: FormattedReport<DeskContent>, isEvents: boolean): Opening | null {
  for (const [kind, opening] of Object.entries(OPENINGS) as [Kind, (answer: DeskAnswer) => Opening][]) {
    const answer = kind === 'event' && !isEvents ? undefined : asked.find((each) => each.kind === kind);
    if (answer !== undefined) return opening(answer);
  }
  return null;
}

function subjectOf(content: FormattedReport<DeskContent>): string {
  const say = t().mail.desk.subject;
  const opening = openingOf(content, content.subject === '');
  if (opening !== null) return opening.subject;
  const answered = content.subject.replace(/^(?:\s*(?:re|aw|sv|antw)\s*:)+/i, '').trim();
  if (answered !== '') return `Re: ${answered}`;
  return content.asked.some(({ kind }) => kind === 'welcome') ? say.welcome : say.answered;
}

function firstLine(content: FormattedReport<DeskContent>): DocumentBlock {
  const { report, asked } = content;
  const say = t().mail.desk.lead;
  const is = (kind: Kind) => asked.some((answer) => answer.kind === kind);
  const opening = openingOf(content, report.length === 0);
  if (opening !== null) return opening.lead;
  const refused = countRefusals(report);
  if (refused > 0) return leadOfText(say.refused(refused), 'act');
  if (reportConfirmations(report).length > 0) return leadOfText(say.toConfirm, 'act');
  const sent = asked.flatMap((answer) => (answer.kind === 'word-sent' ? answer.to : []));
  if (sent.length > 0) return leadOfText(say.codeSent(sent), 'act');
  const isSaid = (code: string) => asked.some((answer) => answer.kind === 'saying' && answer.said.code === code);
  if (isSaid('entering/dropped-automatic') || isSaid('entering/dropped-virus')) return leadOfText(say.notDone, 'act');
  if (isSaid('entering/marked-unanswered')) return leadOfText(say.answersRest, 'rest');
  if (isSaid('entering/talk-many') || isSaid('entering/talk-alike')) return leadOfText(say.nothingAsked, 'rest');
  if (is('unknown-command')) return leadOfText(say.notUnderstood, 'act');
  const mine = asked.find((answer) => answer.kind === 'my-games');
  if (mine !== undefined && asked.length === 1) {
    const due = gamesWithOrdersDue(mine);
    return due === 0 ? leadOfText(say.nothingDue, 'rest') : leadOfText(say.due(due), 'act');
  }
  if (is('welcome')) return leadOfText(say.welcome, 'rest');
  const isAnswered = report.some(({ answers }) => answers === true);
  if (asked.length === 0 && isAnswered && report.every(({ answers, line }) => answers === true || line === null))
    return leadOfText(say.asked, 'rest');
  return leadOfText(asked.length > 0 ? say.answered : say.nothing, 'rest');
}

type Blocks<A> = (answer: A, desk: AccountMailContext, report: DeskContent['report']) => Document;

const BLOCKS: { readonly [A in DeskAnswer as A['kind']]: Blocks<A> } = {
  help: ({ topic, board }, { help, house }) => [
    ...helpBlocks(help, topic, board === undefined ? null : { board, position: null }),
    ...(topic === null ? [bookBlock(house)] : []),
  ],
  games: ({ games }, desk) => gameListLines(games, desk),
  variants: ({ variants }) => [
    headingBlock(t().mail.desk.variants),
    listBlock(
      variants.map((board) => {
        const { variant } = boardIn(board, t().code);
        const { id, name, designers } = variant;
        const { goal, people } = gameRules(board);
        const facts = { id, players: people.most, goal: goalInShort(goal), designers };
        return [{ strong: name }, t().mail.desk.variant(facts)];
      }),
    ),
  ],
  game: (answer) => [
    ...(answer.what === 'list' ? [linesBlock(...classicHead(answer.context).slice(0, -1))] : []),
    ...gameBlocks(answer.context, answer.what, answer),
    ...(answer.what === 'summary' || answer.what === 'history' ? archiveBlocks(answer.context) : []),
  ],
  'my-games': myGamesBlocks,
  saying: ({ said }, desk) => [paragraphBlock(formatterFor(desk).say(said))],
  welcome: ({ reader }, desk, report) => [
    ...welcome(desk),
    ...(reader === undefined ? [] : knownAs(reader, desk.zone, report)),
  ],
  unproven: proofMail,
  confirm: addressAskedMail,
  'wrong-password': wrongPassword,
  invitation: invitationMail,
  event: ({ event }, { house }) => eventBlocks(event, house),
  watched: ({ context }) => watchedMail(context),
  'mail-stopped': mailStoppedMail,
  'master-lost': masterLost,
  'mail-unread': mailUnreadMail,
  reported: forGmBlocks,
  'double-seat': forGmBlocks,
  'absences-asked': forGmBlocks,
  digest: digestBlocks,
  sheets: sheetsBlocks,
  device: deviceAsked,
  entry: entryAsked,
  'word-sent': () => [],
  'what-if': whatIfBlocks,
  'unknown-command': ({ text, nearest }) => unknown(text, nearest),
};

function answerBlocks(answer: DeskAnswer, desk: AccountMailContext, report: DeskContent['report']): Document {
  return (BLOCKS[answer.kind] as Blocks<DeskAnswer>)(answer, desk, report);
}

function welcome({ house, help }: AccountMailContext): Document {
  const say = t().mail.desk.welcome;
  return [
    paragraphBlock(say.intro(house.judge)),
    glossaryTable('', say.command, [
      ['PRACTICE', say.practice],
      ['LIST', say.list],
      ['SIGNON ?MARNE', say.signOn],
      ['OBSERVE MARNE', say.observe],
      ['CREATE ?MARNE', say.create],
    ]),
    lessonsBlock(house),
    ...helpBlocks(help, null),
  ];
}

function unknown(text: string, nearest: readonly string[]): Document {
  const say = t().mail.desk;
  return [
    paragraphBlock(...say.unknown(cleanForeignText(text).slice(0, 60), nearest.length > 0)),
    ...(nearest.length === 0 ? [] : [linesBlock(...nearest)]),
    paragraphBlock(say.allCommands),
  ];
}
