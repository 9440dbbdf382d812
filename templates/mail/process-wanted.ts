/** Manual processing: a phase could be processed, and the master has not yet spoken. Sent once a day. */

import { parsePhase } from '../../engine/board/phase.ts';
import { phaseName } from '../words/phases.ts';
import { classicNote } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContext, WrittenMail } from './mail.ts';
import { lead } from './wanted.ts';

function decision({ board, view: { phase } }: MailContext): string {
  if (phase === null) return 'Your decision needed.';
  return parsePhase(phase).kind === 'M'
    ? `Your decision needed: ${phaseName(board, phase)} is ready to process.`
    : `Your decision needed: ${phaseName(board, phase)} are ready to process.`;
}

export function writeProcessWanted(context: MailContext): WrittenMail {
  const { view } = context;
  const phase = view.phase ?? '';
  return gameLetter(context, {
    subject: `${phase} is ready to process`,
    lead: lead(decision(context), 'act'),
    body: [
      paragraph('In this game the GM decides when a phase is processed. To process it now, reply with this line:'),
      lines(`process ${phase}`),
      ...classicNote(context, `Diplomacy game '${view.name}' is waiting for its master.`),
    ],
  });
}
