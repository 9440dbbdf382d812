/** Finds the template of a mail's kind. */
import { inLanguage } from '../words/current.ts';
import { english } from '../words/en/english.ts';
import { classicSubject } from './classic/subject.ts';
import { contextInNames } from './in-names.ts';
import { writeAcknowledgement } from './kinds/game/acknowledgement.ts';
import { writeActedFor } from './kinds/game/acted-for.ts';
import { writeEnded } from './kinds/game/ended.ts';
import { writeLookingBack } from './kinds/game/looking-back.ts';
import { writePositionSet } from './kinds/game/position-set.ts';
import { writePress } from './kinds/game/press.ts';
import { writePressVote } from './kinds/game/press-vote.ts';
import { writeProxy } from './kinds/game/proxy.ts';
import { writeResults } from './kinds/game/results.ts';
import { writeSettings } from './kinds/game/settings-changed.ts';
import { writeStart } from './kinds/game/start.ts';
import { writeVoted } from './kinds/game/voted.ts';
import { writeAbandoned } from './kinds/seats/abandoned.ts';
import { writeAbsenceAsked } from './kinds/seats/absence-asked.ts';
import { writeApproved } from './kinds/seats/approved.ts';
import { writeBotsSeated } from './kinds/seats/bots-seated.ts';
import { writeCivilDisorder } from './kinds/seats/civil-disorder.ts';
import { writeJoined } from './kinds/seats/joined.ts';
import { writeLeft } from './kinds/seats/left.ts';
import { writeMasterChanged } from './kinds/seats/master-changed.ts';
import { writeReplacementWanted } from './kinds/seats/replacement-wanted.ts';
import { writeRevived } from './kinds/seats/revived.ts';
import { writeSeatTaken } from './kinds/seats/seat-taken.ts';
import { writeSentAway } from './kinds/seats/sent-away.ts';
import { writeVacated } from './kinds/seats/vacated.ts';
import { writeDeadline } from './kinds/times/deadline-set.ts';
import { writeDeadlineWished } from './kinds/times/deadline-wished.ts';
import { writeLate } from './kinds/times/late.ts';
import { writeOutage } from './kinds/times/outage.ts';
import { writePaused } from './kinds/times/paused.ts';
import { writeProcessWanted } from './kinds/times/process-wanted.ts';
import { writeReminder } from './kinds/times/reminder.ts';
import { writeResumed } from './kinds/times/resumed.ts';
import { writeRolled } from './kinds/times/rolled.ts';
import { writeStillPaused } from './kinds/times/still-paused.ts';
import { writeUnstarted } from './kinds/times/unstarted.ts';
import { headerText } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';

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
    case 'press-vote':
      return writePressVote(context, content);
    case 'voted':
      return writeVoted(context, content);
    case 'absence-asked':
      return writeAbsenceAsked(context, content);
    case 'ended':
      return writeEnded(context, content);
  }
}
