/** Finds the template of a mail's kind. */
import { inLanguage } from '../words/current.ts';
import { english } from '../words/en/english.ts';
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
import { contextInNames } from './in-names.ts';
import { writeJoined } from './joined.ts';
import { writeLate } from './late.ts';
import { writeLeft } from './left.ts';
import { headerText } from './letter.ts';
import { writeLookingBack } from './looking-back.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
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

/**
 * A mail about a game, written for one reader in the current language, with names in that language; classic mails are
 * English, since programs read them. Pure: the same content on the same occasion gives the same mail.
 */
export function writeMail(content: MailContent, given: MailContext): WrittenMail {
  if (given.isClassic === true) return inLanguage(english, () => inWords(content, given));
  return inWords(content, contextInNames(given));
}

function inWords(content: MailContent, context: MailContext): WrittenMail {
  const mail = written(content, context);
  return context.hasClassicSubjects === true || context.isClassic === true
    ? { ...mail, subject: headerText(classicSubject(content, context, mail.subject)) }
    : mail;
}

function written(content: MailContent, context: MailContext): WrittenMail {
  switch (content.kind) {
    case 'acknowledgement':
      return writeAcknowledgement(context, content);
    case 'looking-back':
      return writeLookingBack(context, content);
    case 'start':
      return writeStart(context, content);
    case 'results':
      return writeResults(context, content);
    case 'press':
      return writePress(context, content);
    case 'reminder':
      return writeReminder(context, content);
    case 'late':
      return writeLate(context, content);
    case 'abandoned':
      return writeAbandoned(context, content);
    case 'replacement-wanted':
      return writeReplacementWanted(context, content.powers);
    case 'civil-disorder':
      return writeCivilDisorder(context, content.powers);
    case 'joined':
      return writeJoined(context, content);
    case 'left':
      return writeLeft(context, content);
    case 'deadline':
      return writeDeadline(context, content);
    case 'deadline-wished':
      return writeDeadlineWished(context, content);
    case 'settings':
      return writeSettings(context, content);
    case 'process-wanted':
      return writeProcessWanted(context);
    case 'paused':
      return writePaused(context, content);
    case 'resumed':
      return writeResumed(context, content);
    case 'still-paused':
      return writeStillPaused(context);
    case 'outage':
      return writeOutage(context, content);
    case 'unstarted':
      return writeUnstarted(context, content);
    case 'rolled':
      return writeRolled(context, content);
    case 'position-set':
      return writePositionSet(context, content);
    case 'seat-taken':
      return writeSeatTaken(context, content);
    case 'bots-seated':
      return writeBotsSeated(context, content);
    case 'vacated':
      return writeVacated(context, content);
    case 'revived':
      return writeRevived(context, content);
    case 'master-changed':
      return writeMasterChanged(context, content);
    case 'sent-away':
      return writeSentAway(context, content);
    case 'approved':
      return writeApproved(context);
    case 'acted-for':
      return writeActedFor(context, content);
    case 'proxy':
      return writeProxy(context, content);
    case 'voted':
      return writeVoted(context, content);
    case 'absence-asked':
      return writeAbsenceAsked(context, content);
    case 'ended':
      return writeEnded(context, content);
  }
}
