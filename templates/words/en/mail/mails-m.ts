/** The words of the mails, a subject a file: the second half of the alphabet. */
import { map } from './map.ts';
import { masterChanged } from './master-changed.ts';
import { myGames } from './my-games.ts';
import { outage } from './outage.ts';
import { outcome } from './outcome.ts';
import { paused } from './paused.ts';
import { positionSet } from './position-set.ts';
import { powerHelp } from './power-help.ts';
import { press } from './press.ts';
import { processWanted } from './process-wanted.ts';
import { proof } from './proof.ts';
import { proxy } from './proxy.ts';
import { receipts } from './receipts.ts';
import { reminder } from './reminder.ts';
import { replacementWanted } from './replacement-wanted.ts';
import { report } from './report.ts';
import { results } from './results.ts';
import { resumed } from './resumed.ts';
import { revived } from './revived.ts';
import { rolled } from './rolled.ts';
import { seatTaken } from './seat-taken.ts';
import { sentAhead } from './sent-ahead.ts';
import { sentAway } from './sent-away.ts';
import { settingsChanged } from './settings-changed.ts';
import { standings } from './standings.ts';
import { start } from './start.ts';
import { stillPaused } from './still-paused.ts';
import { takeOver } from './take-over.ts';
import { unstarted } from './unstarted.ts';
import { vacated } from './vacated.ts';
import { voted } from './voted.ts';
import { wanted } from './wanted.ts';
import { whatIf } from './what-if.ts';
import { desk } from './write-desk-mail.ts';

export const mailsM = {
  desk,
  map,
  masterChanged,
  myGames,
  outage,
  outcome,
  paused,
  positionSet,
  powerHelp,
  press,
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
