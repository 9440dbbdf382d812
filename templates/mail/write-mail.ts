/** Finds the template of a mail's kind. */

import { writeAbandoned } from './abandoned.ts';
import { writeAbsenceAsked } from './absence-asked.ts';
import { writeAcknowledgement } from './acknowledgement.ts';
import { writeActedFor } from './acted-for.ts';
import { writeApproved } from './approved.ts';
import { writeBotsSeated } from './bots-seated.ts';
import { writeCivilDisorder } from './civil-disorder.ts';
import { classicSubject } from './classic-subject.ts';
import { writeDeadline } from './deadline-set.ts';
import { writeDeadlineWished } from './deadline-wished.ts';
import { writeEnded } from './ended.ts';
import { writeJoined } from './joined.ts';
import { writeLate } from './late.ts';
import { writeLeft } from './left.ts';
import { headerText } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { writeMasterChanged } from './master-changed.ts';
import { writeOutage } from './outage.ts';
import { writePaused } from './paused.ts';
import { writePositionSet } from './position-set.ts';
import { writePress } from './press.ts';
import { writeProcessWanted } from './process-wanted.ts';
import { writeProxy } from './proxy.ts';
import { writeReminder } from './reminder.ts';
import { writeReplacementWanted } from './replacement-wanted.ts';
import { writeResults } from './results.ts';
import { writeResumed } from './resumed.ts';
import { writeRevived } from './revived.ts';
import { writeRolled } from './rolled.ts';
import { writeSeatTaken } from './seat-taken.ts';
import { writeSentAway } from './sent-away.ts';
import { writeSettings } from './settings-changed.ts';
import { writeStart } from './start.ts';
import { writeStillPaused } from './still-paused.ts';
import { writeUnstarted } from './unstarted.ts';
import { writeVacated } from './vacated.ts';
import { writeVoted } from './voted.ts';

/** A mail about a game, written for one reader. Pure: the same content on the same occasion gives the same mail. */
export function writeMail(content: MailContent, occasion: Occasion): WrittenMail {
  const mail = written(content, occasion);
  return occasion.hasClassicSubjects === true || occasion.isClassic === true
    ? { ...mail, subject: headerText(classicSubject(content, occasion, mail.subject)) }
    : mail;
}

function written(content: MailContent, occasion: Occasion): WrittenMail {
  switch (content.kind) {
    case 'acknowledgement':
      return writeAcknowledgement(occasion, content);
    case 'start':
      return writeStart(occasion, content);
    case 'results':
      return writeResults(occasion, content);
    case 'press':
      return writePress(occasion, content);
    case 'reminder':
      return writeReminder(occasion, content);
    case 'late':
      return writeLate(occasion, content);
    case 'abandoned':
      return writeAbandoned(occasion, content);
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
    case 'deadline-wished':
      return writeDeadlineWished(occasion, content);
    case 'settings':
      return writeSettings(occasion, content);
    case 'process-wanted':
      return writeProcessWanted(occasion);
    case 'paused':
      return writePaused(occasion, content);
    case 'resumed':
      return writeResumed(occasion, content);
    case 'still-paused':
      return writeStillPaused(occasion);
    case 'outage':
      return writeOutage(occasion, content);
    case 'unstarted':
      return writeUnstarted(occasion, content);
    case 'rolled':
      return writeRolled(occasion, content);
    case 'position-set':
      return writePositionSet(occasion, content);
    case 'seat-taken':
      return writeSeatTaken(occasion, content);
    case 'bots-seated':
      return writeBotsSeated(occasion, content);
    case 'vacated':
      return writeVacated(occasion, content);
    case 'revived':
      return writeRevived(occasion, content);
    case 'master-changed':
      return writeMasterChanged(occasion, content);
    case 'sent-away':
      return writeSentAway(occasion, content);
    case 'approved':
      return writeApproved(occasion);
    case 'acted-for':
      return writeActedFor(occasion, content);
    case 'proxy':
      return writeProxy(occasion, content);
    case 'voted':
      return writeVoted(occasion, content);
    case 'absence-asked':
      return writeAbsenceAsked(occasion, content);
    case 'ended':
      return writeEnded(occasion, content);
  }
}
