/** All kinds of mail about a game. One that has no definition does not compile. */
import type { MailDefinition, MailKind } from './define-mail.ts';
import { acknowledgementMail } from './kinds/game/acknowledgement.ts';
import { actedForMail } from './kinds/game/acted-for.ts';
import { endedMail } from './kinds/game/ended.ts';
import { gmActedMail } from './kinds/game/gm-acted.ts';
import { lookingBackMail } from './kinds/game/looking-back.ts';
import { positionSetMail } from './kinds/game/position-set.ts';
import { pressMail } from './kinds/game/press.ts';
import { pressVoteMail } from './kinds/game/press-vote.ts';
import { proxyMail } from './kinds/game/proxy.ts';
import { resultsMail } from './kinds/game/results.ts';
import { settingsMail } from './kinds/game/settings-changed.ts';
import { startMail } from './kinds/game/start.ts';
import { votedMail } from './kinds/game/voted.ts';
import { abandonedMail } from './kinds/seats/abandoned.ts';
import { absenceAskedMail } from './kinds/seats/absence-asked.ts';
import { approvedMail } from './kinds/seats/approved.ts';
import { botsSeatedMail } from './kinds/seats/bots-seated.ts';
import { civilDisorderMail } from './kinds/seats/civil-disorder.ts';
import { joinedMail } from './kinds/seats/joined.ts';
import { leftMail } from './kinds/seats/left.ts';
import { masterChangedMail } from './kinds/seats/master-changed.ts';
import { replacementWantedMail } from './kinds/seats/replacement-wanted.ts';
import { revivedMail } from './kinds/seats/revived.ts';
import { seatOfferedMail } from './kinds/seats/seat-offered.ts';
import { seatTakenMail } from './kinds/seats/seat-taken.ts';
import { sentAwayMail } from './kinds/seats/sent-away.ts';
import { substituteAskedMail } from './kinds/seats/substitute-asked.ts';
import { vacatedMail } from './kinds/seats/vacated.ts';
import { deadlineMail } from './kinds/times/deadline-set.ts';
import { deadlineWishedMail } from './kinds/times/deadline-wished.ts';
import { lateMail } from './kinds/times/late.ts';
import { outageMail } from './kinds/times/outage.ts';
import { pausedMail } from './kinds/times/paused.ts';
import { processWantedMail } from './kinds/times/process-wanted.ts';
import { reminderMail } from './kinds/times/reminder.ts';
import { resumedMail } from './kinds/times/resumed.ts';
import { rolledMail } from './kinds/times/rolled.ts';
import { stillPausedMail } from './kinds/times/still-paused.ts';
import { unstartedMail } from './kinds/times/unstarted.ts';
import type { GameMailContent } from './mail.ts';
import type { Rank } from './rank.ts';

export const MAILS: { readonly [K in MailKind]: MailDefinition<K> } = {
  acknowledgement: acknowledgementMail,
  'acted-for': actedForMail,
  ended: endedMail,
  'gm-acted': gmActedMail,
  'looking-back': lookingBackMail,
  'position-set': positionSetMail,
  'press-vote': pressVoteMail,
  press: pressMail,
  proxy: proxyMail,
  results: resultsMail,
  settings: settingsMail,
  start: startMail,
  voted: votedMail,
  abandoned: abandonedMail,
  'absence-asked': absenceAskedMail,
  approved: approvedMail,
  'bots-seated': botsSeatedMail,
  'civil-disorder': civilDisorderMail,
  joined: joinedMail,
  left: leftMail,
  'master-changed': masterChangedMail,
  'replacement-wanted': replacementWantedMail,
  revived: revivedMail,
  'seat-offered': seatOfferedMail,
  'seat-taken': seatTakenMail,
  'sent-away': sentAwayMail,
  'substitute-asked': substituteAskedMail,
  vacated: vacatedMail,
  deadline: deadlineMail,
  'deadline-wished': deadlineWishedMail,
  late: lateMail,
  outage: outageMail,
  paused: pausedMail,
  'process-wanted': processWantedMail,
  reminder: reminderMail,
  resumed: resumedMail,
  rolled: rolledMail,
  'still-paused': stillPausedMail,
  unstarted: unstartedMail,
};

/** What goes before the mail, and what it goes before. */
export function rankOf({ kind }: GameMailContent): Rank {
  return MAILS[kind].rank ?? 'results';
}

/** Does everybody in the game receive the like? What is for one reader alone belongs to no list. */
export function isForAll(content: GameMailContent): boolean {
  return isKindForAll(content.kind, content);
}

function isKindForAll<K extends MailKind>(kind: K, content: GameMailContent): boolean {
  const { for: whom } = MAILS[kind];
  return (
    (typeof whom === 'function' ? whom(content as Extract<GameMailContent, { readonly kind: K }>) : whom) === 'all'
  );
}
