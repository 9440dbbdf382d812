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
import { forGmBlocks, forGmLead, forGmSubject, isForGm } from './kinds/account/for-gm.ts';
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

function subjectOf({ subject, asked }: FormattedReport<DeskContent>): string {
  const say = t().mail.desk.subject;
  if (asked.some(({ kind }) => kind === 'unproven')) return say.unproven;
  const device = asked.find((answer) => answer.kind === 'device');
  if (device !== undefined) return t().mail.orderSheet.deviceSubject(device.game);
  const entry = asked.find((answer) => answer.kind === 'entry');
  if (entry !== undefined) return entrySubject(entry);
  const guess = asked.find((answer) => answer.kind === 'wrong-password');
  if (guess !== undefined) return say.wrongPassword(guess.game);
  const invited = asked.find((answer) => answer.kind === 'invitation');
  if (invited !== undefined) return invitationSubject(invited);
  const event = asked.find((answer) => answer.kind === 'event');
  if (event !== undefined && subject === '') return t().mail.event.subject(event.event.name);
  const watched = asked.find((answer) => answer.kind === 'watched');
  if (watched !== undefined) return t().mail.watched.subject(watched.context.view.name);
  const stopped = asked.find((answer) => answer.kind === 'mail-stopped');
  if (stopped !== undefined) return t().mail.mailStopped.subject(stopped.context.view.name, whoIsMeant(stopped));
  const lost = asked.find((answer) => answer.kind === 'master-lost');
  if (lost !== undefined) return t().mail.mailStopped.master.subject(lost.context.view.name);
  const unread = asked.find((answer) => answer.kind === 'mail-unread');
  if (unread !== undefined) return t().mail.mailUnread.subject(unread.context.view.name, whoIsMeant(unread));
  const aside = asked.find(isForGm);
  if (aside !== undefined) return forGmSubject(aside);
  const digest = asked.find((answer) => answer.kind === 'digest');
  if (digest !== undefined) return digestSubject(digest);
  const confirm = asked.find((answer) => answer.kind === 'confirm');
  if (confirm !== undefined) return confirm.word === null ? say.sharing : say.confirm;
  const answered = subject.replace(/^(?:\s*(?:re|aw|sv|antw)\s*:)+/i, '').trim();
  if (answered !== '') return `Re: ${answered}`;
  return asked.some(({ kind }) => kind === 'welcome') ? say.welcome : say.answered;
}

function firstLine({ report, asked }: FormattedReport<DeskContent>): DocumentBlock {
  const say = t().mail.desk.lead;
  const is = (kind: DeskAnswer['kind']) => asked.some((answer) => answer.kind === kind);
  if (is('unproven')) return leadOfText(say.unproven, 'act');
  if (is('invitation')) return leadOfText(say.invited, 'rest');
  if (is('entry')) return leadOfText(entryWords().isItYou, 'act');
  const event = asked.find((answer) => answer.kind === 'event');
  if (event !== undefined && report.length === 0) return eventLead(event.event);
  if (is('watched')) return leadOfText(t().mail.watched.lead, 'rest');
  if (is('device')) return leadOfText(t().mail.orderSheet.deviceLead, 'act');
  if (is('wrong-password')) return leadOfText(say.wrongPassword, 'rest');
  const stopped = asked.find((answer) => answer.kind === 'mail-stopped');
  if (stopped !== undefined) return leadOfText(t().mail.mailStopped.lead(whoIsMeant(stopped)), 'rest');
  if (is('master-lost')) return leadOfText(t().mail.mailStopped.master.lead, 'rest');
  const unread = asked.find((answer) => answer.kind === 'mail-unread');
  if (unread !== undefined) return leadOfText(t().mail.mailUnread.lead(whoIsMeant(unread)), 'act');
  const aside = asked.find(isForGm);
  if (aside !== undefined) return forGmLead(aside);
  const digest = asked.find((answer) => answer.kind === 'digest');
  if (digest !== undefined) return digestLead(digest);
  const confirm = asked.find((answer) => answer.kind === 'confirm');
  if (confirm?.word === null) return leadOfText(say.sharing, 'rest');
  if (confirm !== undefined) return leadOfText(say.confirm, 'act');
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

function answerBlocks(answer: DeskAnswer, desk: AccountMailContext, report: DeskContent['report']): Document {
  switch (answer.kind) {
    case 'help':
      return [
        ...helpBlocks(
          desk.help,
          answer.topic,
          answer.board === undefined ? null : { board: answer.board, position: null },
        ),
        ...(answer.topic === null ? [bookBlock(desk.house)] : []),
      ];
    case 'games':
      return gameListLines(answer.games, desk);
    case 'variants':
      return [
        headingBlock(t().mail.desk.variants),
        listBlock(
          answer.variants.map((board) => {
            const { variant } = boardIn(board, t().code);
            const { id, name, designers } = variant;
            const { goal, people } = gameRules(board);
            const facts = { id, players: people.most, goal: goalInShort(goal), designers };
            return [{ strong: name }, t().mail.desk.variant(facts)];
          }),
        ),
      ];
    case 'game':
      return [
        ...(answer.what === 'list' ? [linesBlock(...classicHead(answer.context).slice(0, -1))] : []),
        ...gameBlocks(answer.context, answer.what, answer),
        ...(answer.what === 'summary' || answer.what === 'history' ? archiveBlocks(answer.context) : []),
      ];
    case 'my-games':
      return myGamesBlocks(answer);
    case 'saying':
      return [paragraphBlock(formatterFor(desk).say(answer.said))];
    case 'welcome':
      return [...welcome(desk), ...(answer.reader === undefined ? [] : knownAs(answer.reader, desk.zone, report))];
    case 'unproven':
      return proofMail(answer, desk);
    case 'confirm':
      return addressAskedMail(answer, desk);
    case 'wrong-password':
      return wrongPassword(answer, desk);
    case 'invitation':
      return invitationMail(answer);
    case 'event':
      return eventBlocks(answer.event, desk.house);
    case 'watched':
      return watchedMail(answer.context);
    case 'mail-stopped':
      return mailStoppedMail(answer);
    case 'master-lost':
      return masterLost(answer);
    case 'mail-unread':
      return mailUnreadMail(answer);
    case 'reported':
    case 'double-seat':
    case 'absences-asked':
      return forGmBlocks(answer);
    case 'digest':
      return digestBlocks(answer);
    case 'sheets':
      return sheetsBlocks(answer);
    case 'device':
      return deviceAsked(answer, desk);
    case 'entry':
      return entryAsked(answer, desk);
    case 'word-sent':
      return [];
    case 'what-if':
      return whatIfBlocks(answer);
    case 'unknown-command':
      return unknown(answer.text, answer.nearest);
  }
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
