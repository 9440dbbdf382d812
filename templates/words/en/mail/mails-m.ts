/** The words of the mails, a subject a file: the second half of the alphabet. */
import { masterChanged } from './master-changed.ts';
import { outage } from './outage.ts';
import { paused } from './paused.ts';
import { positionSet } from './position-set.ts';
import { processWanted } from './process-wanted.ts';
import { proxy } from './proxy.ts';
import { reminder } from './reminder.ts';
import { replacementWanted } from './replacement-wanted.ts';
import { resumed } from './resumed.ts';
import { revived } from './revived.ts';
import { rolled } from './rolled.ts';
import { seatTaken } from './seat-taken.ts';
import { sentAway } from './sent-away.ts';
import { settingsChanged } from './settings-changed.ts';
import { stillPaused } from './still-paused.ts';
import { takeOver } from './take-over.ts';
import { unstarted } from './unstarted.ts';
import { vacated } from './vacated.ts';
import { voted } from './voted.ts';

export const mailsM = {
  masterChanged,
  outage,
  paused,
  positionSet,
  processWanted,
  proxy,
  reminder,
  replacementWanted,
  resumed,
  revived,
  rolled,
  seatTaken,
  sentAway,
  settingsChanged,
  stillPaused,
  takeOver,
  unstarted,
  vacated,
  voted,
};
