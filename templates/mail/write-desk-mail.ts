/** Answers of the judge's desk: mail that is not about one game, or from somebody unknown. */

import { boardIn } from '../../engine/board/translation.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { type Block, type Document, heading, lines, list, paragraph } from '../markup/document.ts';
import { inLanguage, words } from '../words/current.ts';
import { english } from '../words/en/english.ts';
import { goalInShort } from '../words/outcome.ts';
import { speakerFor, type Told, told } from '../words/speaker.ts';
import { clean } from '../words/text/clean.ts';
import { classicHead } from './classic/classic.ts';
import { contentInNames, deskInNames } from './in-names.ts';
import { addressAsked } from './kinds/desk/address-asked.ts';
import { gameBlocks, keptBlocks } from './kinds/desk/asked.ts';
import { digestBlocks } from './kinds/desk/digest.ts';
import { gameLines } from './kinds/desk/game-list.ts';
import { helpBlocks } from './kinds/desk/help.ts';
import { invitation, invitationSubject } from './kinds/desk/invitation.ts';
import { mailStopped, masterLost, whoIsMeant } from './kinds/desk/mail-stopped.ts';
import { mailUnread } from './kinds/desk/mail-unread.ts';
import { gamesWithOrdersDue, myGamesBlocks } from './kinds/desk/my-games.ts';
import { proof, wrongPassword } from './kinds/desk/proof.ts';
import { deviceAsked, sheetsBlocks } from './kinds/desk/sheets-and-devices.ts';
import { whatIfBlocks } from './kinds/desk/what-if.ts';
import { deskLetter } from './letter.ts';
import type { Desk, DeskAnswer, DeskContent, WrittenMail } from './mail.ts';
import { glossary } from './parts/glossary.ts';
import { knownAs } from './parts/known-as.ts';
import { confirmations, confirmBlocks, doneBlocks, faultBlocks, refusals, remarks } from './parts/report.ts';
import { lead } from './parts/wanted.ts';

/**
 * In the current language, with names in it; classic mails are English, since programs read them. Pure: the same content gives
 * the same mail.
 */
export function writeDeskMail(content: DeskContent, desk: Desk): WrittenMail {
  return desk.isClassic === true
    ? inLanguage(english, () => written(content, desk))
    : written(contentInNames(content), deskInNames(desk));
}

function written(untold: DeskContent, desk: Desk): WrittenMail {
  const content = told(untold, speakerFor(desk));
  const { report, asked } = content;
  return deskLetter(desk, {
    subject: subjectOf(content),
    lead: firstLine(content),
    body: [
      ...faultBlocks(report, null),
      ...confirmBlocks(report, 'desk'),
      ...doneBlocks(report),
      ...asked.flatMap((answer) => answerBlocks(answer, desk)),
      ...remarks(report),
    ],
    ...(content.attachments === undefined ? {} : { attachments: content.attachments }),
  });
}

function subjectOf({ subject, asked }: Told<DeskContent>): string {
  const say = words().mail.desk.subject;
  if (asked.some(({ kind }) => kind === 'unproven')) return say.unproven;
  const device = asked.find((answer) => answer.kind === 'device');
  if (device !== undefined) return words().mail.orderSheet.deviceSubject(device.game);
  const guess = asked.find((answer) => answer.kind === 'wrong-password');
  if (guess !== undefined) return say.wrongPassword(guess.game);
  const invited = asked.find((answer) => answer.kind === 'invitation');
  if (invited !== undefined) return invitationSubject(invited);
  const stopped = asked.find((answer) => answer.kind === 'mail-stopped');
  if (stopped !== undefined) return words().mail.mailStopped.subject(stopped.context.view.name, whoIsMeant(stopped));
  const lost = asked.find((answer) => answer.kind === 'master-lost');
  if (lost !== undefined) return words().mail.mailStopped.master.subject(lost.context.view.name);
  const unread = asked.find((answer) => answer.kind === 'mail-unread');
  if (unread !== undefined) return words().mail.mailUnread.subject(unread.context.view.name, whoIsMeant(unread));
  const digest = asked.find((answer) => answer.kind === 'digest');
  if (digest !== undefined) return words().mail.digest.subject(digest.mails.length);
  const confirm = asked.find((answer) => answer.kind === 'confirm');
  if (confirm !== undefined) return confirm.word === null ? say.sharing : say.confirm;
  const answered = subject.replace(/^(?:\s*(?:re|aw|sv|antw)\s*:)+/i, '').trim();
  if (answered !== '') return `Re: ${answered}`;
  return asked.some(({ kind }) => kind === 'welcome') ? say.welcome : say.answered;
}

function firstLine({ report, asked }: Told<DeskContent>): Block {
  const say = words().mail.desk.lead;
  const is = (kind: DeskAnswer['kind']) => asked.some((answer) => answer.kind === kind);
  if (is('unproven')) return lead(say.unproven, 'act');
  if (is('invitation')) return lead(say.invited, 'rest');
  if (is('device')) return lead(words().mail.orderSheet.deviceLead, 'act');
  if (is('wrong-password')) return lead(say.wrongPassword, 'rest');
  const stopped = asked.find((answer) => answer.kind === 'mail-stopped');
  if (stopped !== undefined) return lead(words().mail.mailStopped.lead(whoIsMeant(stopped)), 'rest');
  if (is('master-lost')) return lead(words().mail.mailStopped.master.lead, 'rest');
  const unread = asked.find((answer) => answer.kind === 'mail-unread');
  if (unread !== undefined) return lead(words().mail.mailUnread.lead(whoIsMeant(unread)), 'act');
  if (is('digest')) return lead(words().mail.digest.lead, 'rest');
  const confirm = asked.find((answer) => answer.kind === 'confirm');
  if (confirm?.word === null) return lead(say.sharing, 'rest');
  if (confirm !== undefined) return lead(say.confirm, 'act');
  const refused = refusals(report);
  if (refused > 0) return lead(say.refused(refused), 'act');
  if (confirmations(report).length > 0) return lead(say.toConfirm, 'act');
  const sent = asked.flatMap((answer) => (answer.kind === 'word-sent' ? answer.to : []));
  if (sent.length > 0) return lead(say.codeSent(sent), 'act');
  const isSaid = (code: string) => asked.some((answer) => answer.kind === 'saying' && answer.said.code === code);
  if (isSaid('entering/dropped-automatic') || isSaid('entering/dropped-virus')) return lead(say.notDone, 'act');
  if (isSaid('entering/marked-unanswered')) return lead(say.answersRest, 'rest');
  if (is('unknown-command')) return lead(say.notUnderstood, 'act');
  const mine = asked.find((answer) => answer.kind === 'my-games');
  if (mine !== undefined && asked.length === 1) {
    const due = gamesWithOrdersDue(mine);
    return due === 0 ? lead(say.nothingDue, 'rest') : lead(say.due(due), 'act');
  }
  if (is('welcome')) return lead(say.welcome, 'rest');
  return lead(asked.length > 0 ? say.answered : say.nothing, 'rest');
}

function answerBlocks(answer: DeskAnswer, desk: Desk): Document {
  switch (answer.kind) {
    case 'help':
      return helpBlocks(desk.help, answer.topic);
    case 'games':
      return gameLines(answer.games, desk);
    case 'variants':
      return [
        heading(words().mail.desk.variants),
        list(
          answer.variants.map((board) => {
            const { variant } = boardIn(board, words().code);
            const { id, name, designers } = variant;
            const { goal, people } = gameRules(board);
            const facts = { id, players: people.most, goal: goalInShort(goal), designers };
            return [{ strong: name }, words().mail.desk.variant(facts)];
          }),
        ),
      ];
    case 'game':
      return [
        ...(answer.what === 'list' ? [lines(...classicHead(answer.context).slice(0, -1))] : []),
        ...gameBlocks(answer.context, answer.what, answer),
        ...(answer.what === 'summary' || answer.what === 'history' ? keptBlocks(answer.context) : []),
      ];
    case 'my-games':
      return myGamesBlocks(answer);
    case 'saying':
      return [paragraph(speakerFor(desk).say(answer.said))];
    case 'welcome':
      return [...welcome(desk), ...(answer.reader === undefined ? [] : knownAs(answer.reader, desk.zone))];
    case 'unproven':
      return proof(answer, desk);
    case 'confirm':
      return addressAsked(answer, desk);
    case 'wrong-password':
      return wrongPassword(answer, desk);
    case 'invitation':
      return invitation(answer, desk);
    case 'mail-stopped':
      return mailStopped(answer);
    case 'master-lost':
      return masterLost(answer);
    case 'mail-unread':
      return mailUnread(answer);
    case 'digest':
      return digestBlocks(answer);
    case 'sheets':
      return sheetsBlocks(answer);
    case 'device':
      return deviceAsked(answer, desk);
    case 'word-sent':
      return [];
    case 'what-if':
      return whatIfBlocks(answer);
    case 'unknown-command':
      return unknown(answer.text, answer.nearest);
  }
}

function welcome({ house, help }: Desk): Document {
  const say = words().mail.desk.welcome;
  return [
    paragraph(say.intro(house.judge)),
    glossary('', say.command, [
      ['LIST', say.list],
      ['SIGNON ?MARNE PASSWORD', say.signOn],
      ['OBSERVE MARNE', say.observe],
      ['CREATE ?MARNE PASSWORD', say.create],
    ]),
    paragraph(say.password),
    ...helpBlocks(help, null),
  ];
}

function unknown(text: string, nearest: readonly string[]): Document {
  const say = words().mail.desk;
  return [
    paragraph(...say.unknown(clean(text).slice(0, 60), nearest.length > 0)),
    ...(nearest.length === 0 ? [] : [lines(...nearest)]),
    paragraph(say.allCommands),
  ];
}
