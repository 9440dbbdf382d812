/** Answers of the judge's desk: mail that is not about one game, or from somebody unknown. */
import { counted } from '../words/counts.ts';
import { words } from '../words/current.ts';
import { addressesTold } from '../words/en/said/desk.ts';
import { speakerFor, type Told, told } from '../words/speaker.ts';
import { addressAsked } from './address-asked.ts';
import { clean } from './as-text.ts';
import { gameBlocks, keptBlocks } from './asked.ts';
import { classicHead } from './classic.ts';
import { type Block, type Document, heading, lines, list, paragraph } from './document.ts';
import { gameLines } from './game-list.ts';
import { glossary } from './glossary.ts';
import { helpBlocks } from './help.ts';
import { invitation, invitationSubject } from './invitation.ts';
import { knownAs } from './known-as.ts';
import { deskLetter } from './letter.ts';
import type { Desk, DeskAnswer, DeskContent, WrittenMail } from './mail.ts';
import { gamesWithOrdersDue, myGamesBlocks } from './my-games.ts';
import { proof, wrongPassword } from './proof.ts';
import { confirmations, confirmBlocks, doneBlocks, faultBlocks, refusals, remarks } from './report.ts';
import { deviceAsked, sheetsBlocks } from './sheets-and-devices.ts';
import { lead } from './wanted.ts';
import { whatIfBlocks } from './what-if.ts';

/** Pure: the same content gives the same mail. */
export function writeDeskMail(untold: DeskContent, desk: Desk): WrittenMail {
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
  if (asked.some(({ kind }) => kind === 'unproven')) return 'Please prove that you wrote this';
  const device = asked.find((answer) => answer.kind === 'device');
  if (device !== undefined) return words().mail.orderSheet.deviceSubject(device.game);
  const guess = asked.find((answer) => answer.kind === 'wrong-password');
  if (guess !== undefined) return `[${guess.game}] a wrong password was tried`;
  const invited = asked.find((answer) => answer.kind === 'invitation');
  if (invited !== undefined) return invitationSubject(invited);
  const confirm = asked.find((answer) => answer.kind === 'confirm');
  if (confirm !== undefined) {
    return confirm.word === null ? 'Somebody asks to share your account' : 'Please confirm your address';
  }
  const answered = subject.replace(/^(?:\s*(?:re|aw|sv|antw)\s*:)+/i, '').trim();
  if (answered !== '') return `Re: ${answered}`;
  return asked.some(({ kind }) => kind === 'welcome') ? 'Welcome' : 'Your mail is answered';
}

function firstLine({ report, asked }: Told<DeskContent>): Block {
  const is = (kind: DeskAnswer['kind']) => asked.some((answer) => answer.kind === kind);
  if (is('unproven')) return lead('One more step: please confirm that you wrote this.', 'act');
  if (is('invitation'))
    return lead('You are invited to a game. You need do nothing if you do not want to play.', 'rest');
  if (is('device')) return lead(words().mail.orderSheet.deviceLead, 'act');
  if (is('wrong-password')) return lead('No action needed: nobody has got in.', 'rest');
  const confirm = asked.find((answer) => answer.kind === 'confirm');
  if (confirm?.word === null) return lead('No action needed: nothing has changed.', 'rest');
  if (confirm !== undefined) return lead('Please confirm, but only if this was you.', 'act');
  const refused = refusals(report);
  if (refused > 0) return lead(`${counted(refused, 'line')} of your mail could not be used.`, 'act');
  if (confirmations(report).length > 0) return lead('One more step: please confirm. Nothing is done yet.', 'act');
  const codes = asked.flatMap((answer) => (answer.kind === 'word-sent' ? answer.to : []));
  if (codes.length > 0) return lead(`One more step: we sent a confirmation code to ${addressesTold(codes)}.`, 'act');
  if (is('unknown-command')) return lead('Your mail was received, but not understood.', 'act');
  const mine = asked.find((answer) => answer.kind === 'my-games');
  if (mine !== undefined && asked.length === 1) {
    const due = gamesWithOrdersDue(mine);
    return due === 0
      ? lead('No action needed: you owe no orders.', 'rest')
      : lead(`Your orders are due in ${counted(due, 'game')}.`, 'act');
  }
  if (is('welcome')) return lead('Welcome! Here is how to play. No action needed yet.', 'rest');
  return lead(asked.length > 0 ? 'Here is what you asked for. No action needed.' : 'No action needed.', 'rest');
}

function answerBlocks(answer: DeskAnswer, desk: Desk): Document {
  switch (answer.kind) {
    case 'help':
      return helpBlocks(desk.help, answer.topic);
    case 'games':
      return gameLines(answer.games, desk);
    case 'variants':
      return [
        heading('Variants'),
        list(
          answer.variants.map(({ variant, powers }) => {
            const most = variant.players?.max ?? powers.length;
            const { centers, of } = variant.victory;
            return [
              { strong: variant.name },
              ` (${variant.id}): ${counted(most, 'player')}, ${centers} of ${of} centers win. By ${variant.designers.join(' and ')}.`,
            ];
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
  return [
    paragraph(
      `This is a judge for the game of Diplomacy by mail. It takes orders, adjudicates them at the deadline and sends everybody the results with a map. Everything can be done by mail to ${house.judge}, one command to a line:`,
    ),
    glossary('', 'Command', [
      ['LIST', 'all games: open, running and over'],
      ['SIGNON ?MARNE PASSWORD', 'joins the game Marne, which is forming'],
      ['OBSERVE MARNE', 'receives its results'],
      ['CREATE ?MARNE PASSWORD', 'begins a new game of that name'],
    ]),
    paragraph('The password is of your own choosing, for this game alone; nobody is ever shown it.'),
    ...helpBlocks(help, null),
  ];
}

function unknown(text: string, nearest: readonly string[]): Document {
  const quoted = clean(text).slice(0, 60);
  return [
    paragraph('No command of the judge reads ', { code: quoted }, nearest.length === 0 ? '.' : '. Did you mean:'),
    ...(nearest.length === 0 ? [] : [lines(...nearest)]),
    paragraph('HELP alone on a line sends all commands.'),
  ];
}
