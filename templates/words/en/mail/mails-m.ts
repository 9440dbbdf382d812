/** The words of the mails, a subject a file: the second half of the alphabet. */

import { digest } from './kinds/desk/digest.ts';
import { mailStopped } from './kinds/desk/mail-stopped.ts';
import { mailUnread } from './kinds/desk/mail-unread.ts';
import { myGames } from './kinds/desk/my-games.ts';
import { proof } from './kinds/desk/proof.ts';
import { whatIf } from './kinds/desk/what-if.ts';
import { positionSet } from './kinds/game/position-set.ts';
import { press } from './kinds/game/press.ts';
import { pressVote } from './kinds/game/press-vote.ts';
import { proxy } from './kinds/game/proxy.ts';
import { results } from './kinds/game/results.ts';
import { settingsChanged } from './kinds/game/settings-changed.ts';
import { start } from './kinds/game/start.ts';
import { voted } from './kinds/game/voted.ts';
import { masterChanged } from './kinds/seats/master-changed.ts';
import { replacementWanted } from './kinds/seats/replacement-wanted.ts';
import { revived } from './kinds/seats/revived.ts';
import { seatOffered } from './kinds/seats/seat-offered.ts';
import { seatTaken } from './kinds/seats/seat-taken.ts';
import { sentAway } from './kinds/seats/sent-away.ts';
import { vacated } from './kinds/seats/vacated.ts';
import { outage } from './kinds/times/outage.ts';
import { paused } from './kinds/times/paused.ts';
import { processWanted } from './kinds/times/process-wanted.ts';
import { reminder } from './kinds/times/reminder.ts';
import { resumed } from './kinds/times/resumed.ts';
import { rolled } from './kinds/times/rolled.ts';
import { stillPaused } from './kinds/times/still-paused.ts';
import { unstarted } from './kinds/times/unstarted.ts';
import { outcome } from './outcome.ts';
import { map } from './parts/map.ts';
import { pending } from './parts/pending.ts';
import { powerHelp } from './parts/power-help.ts';
import { receipts } from './parts/receipts.ts';
import { report } from './parts/report.ts';
import { sentAhead } from './parts/sent-ahead.ts';
import { standings } from './parts/standings.ts';
import { takeOver } from './parts/take-over.ts';
import { wanted } from './parts/wanted.ts';
import { desk } from './write-desk-mail.ts';

export const mailsM = {
  desk,
  digest,
  map,
  masterChanged,
  mailStopped,
  mailUnread,
  myGames,
  outage,
  outcome,
  paused,
  pending,
  positionSet,
  powerHelp,
  press,
  pressVote,
  processWanted,
  proof,
  proxy,
  receipts,
  reminder,
  replacementWanted,
  report,
  results,
  resumed,
  revived,
  rolled,
  seatOffered,
  seatTaken,
  sentAhead,
  sentAway,
  settingsChanged,
  standings,
  start,
  stillPaused,
  takeOver,
  unstarted,
  vacated,
  voted,
  wanted,
  whatIf,
};
