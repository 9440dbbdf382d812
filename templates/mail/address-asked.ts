/** To an address that is to become somebody's, or to one that he has: in both cases only its reader can say so. */
import { nameOfStranger } from '../words/strangers.ts';
import { timeFor } from '../words/times.ts';
import { mailto } from './answer.ts';
import { type Document, lines, paragraph } from './document.ts';
import type { Desk, DeskAnswer } from './mail.ts';

type Question = Extract<DeskAnswer, { kind: 'confirm' }>;

export function addressAsked(question: Question, desk: Desk): Document {
  const { word, asker, address } = question;
  if (word === null) {
    return [
      paragraph(
        `${whoAsked(question, desk)} to treat ${address} and ${asker.address} as one player. You play here from ${address}, so only you can ask for that: answering this mail changes nothing.`,
      ),
      paragraph(`If both addresses are yours, and you want to write from either, send this line from ${address}:`),
      lines(`I AM ALSO ${asker.address}`),
      paragraph('If not, you need do nothing.'),
    ];
  }
  return [
    paragraph(`${whoAsked(question, desk)} ${whatWasAsked(question)} Nothing has changed yet.`),
    paragraph(whatFollows(question)),
    paragraph('If that was you, reply to this mail with this line and nothing else:'),
    lines(`CONFIRM ${word}`),
    {
      kind: 'answer',
      how: 'The code is good for four days. A mail that says anything else confirms nothing.',
      button: 'Confirm',
      mailto: mailto(desk.house.judge, `CONFIRM ${word}`, [`CONFIRM ${word}`]),
      lines: [],
    },
    paragraph(
      question.isOwn
        ? 'If it was not you, somebody knows a password of yours: set a new one with SET PASSWORD in each of your games. Without the code nothing else happens.'
        : 'If it was not you, do nothing, and give the code to nobody: without it nothing happens.',
    ),
  ];
}

function whoAsked({ asker }: Question, desk: Desk): string {
  const { address, server, at } = asker;
  const name = nameOfStranger(asker.name ?? '');
  const who = name === '' ? address : `${address}, known here as ${name},`;
  const from = server === null ? '' : `, from the mail server ${server.ip}`;
  return `On ${timeFor(at, desk.zone, desk.zones)}${from}, ${who} asked this judge`;
}

function whatWasAsked({ what, address, asker, isOwn }: Question): string {
  const whose = isOwn
    ? 'your account, with the password of one of your games'
    : asker.name === null
      ? 'an account whose game password they know'
      : 'their own account';
  return what === 'tie' ? `to treat ${address} as an address of ${whose}.` : `to send mail to ${address} for ${whose}.`;
}

function whatFollows({ what, address, asker, isOwn }: Question): string {
  const account = isOwn ? 'your account' : asker.name === null ? 'that account' : `the account of ${asker.address}`;
  const mail = what === 'move' ? ', and its mail goes there' : '';
  return `If you confirm, ${address} is part of ${account}: whatever is written from there counts as that player's in every game${mail}.`;
}
