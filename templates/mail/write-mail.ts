/** Finds the template of a mail's kind. */
import { writeAbandoned } from './abandoned.ts';
import { writeAcknowledgement } from './acknowledgement.ts';
import { writeCivilDisorder } from './civil-disorder.ts';
import { writeDeadline } from './deadline-set.ts';
import { writeEnded } from './ended.ts';
import { writeJoined } from './joined.ts';
import { writeLate } from './late.ts';
import { writeLeft } from './left.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { writePress } from './press.ts';
import { writeProcessWanted } from './process-wanted.ts';
import { writeReminder } from './reminder.ts';
import { writeReplacementWanted } from './replacement-wanted.ts';
import { writeResults } from './results.ts';
import { writeSettings } from './settings-changed.ts';
import { writeStart } from './start.ts';

/** A mail about a game, written for one reader. Pure: the same content on the same occasion gives the same mail. */
export function writeMail(content: MailContent, occasion: Occasion): WrittenMail {
  switch (content.kind) {
    case 'acknowledgement':
      return writeAcknowledgement(occasion, content);
    case 'start':
      return writeStart(occasion);
    case 'results':
      return writeResults(occasion, content);
    case 'press':
      return writePress(occasion, content);
    case 'reminder':
      return writeReminder(occasion, content);
    case 'late':
      return writeLate(occasion, content);
    case 'abandoned':
      return writeAbandoned(occasion, content.powers);
    case 'replacement-wanted':
      return writeReplacementWanted(occasion, content.powers);
    case 'civil-disorder':
      return writeCivilDisorder(occasion, content.powers);
    case 'joined':
      return writeJoined(occasion, content);
    case 'left':
      return writeLeft(occasion, content);
    case 'deadline':
      return writeDeadline(occasion, content);
    case 'settings':
      return writeSettings(occasion, content);
    case 'process-wanted':
      return writeProcessWanted(occasion);
    case 'ended':
      return writeEnded(occasion, content);
  }
}
