/**
 * What the judge has to say, as codes and facts: one file a subject. Events and archives keep these; a sentence is made of
 * them when somebody reads, in the reader's language (`templates/words`).
 */
import type { AccountSaying } from './account.ts';
import type { ArchiveSaying } from './archive.ts';
import type { BotSaying } from './bots.ts';
import type { ConditionSaying } from './conditions.ts';
import type { DangerSaying } from './danger.ts';
import type { DeadlineSaying } from './deadline.ts';
import type { DecidingSaying } from './deciding.ts';
import type { DeskSaying } from './desk.ts';
import type { EnteringSaying } from './entering.ts';
import type { FilingSaying } from './filing.ts';
import type { GameSaying } from './game.ts';
import type { LineSaying } from './lines.ts';
import type { MailSaying } from './mails.ts';
import type { MasterSaying } from './master.ts';
import type { OrderSaying } from './orders.ts';
import type { PlayerSaying } from './player.ts';
import type { PositionSaying } from './positions.ts';
import type { PressSaying } from './press.ts';
import type { RefusalSaying } from './refusals.ts';
import type { SeatSaying } from './seats.ts';
import type { SettingSaying } from './settings.ts';
import type { TimeSaying } from './times.ts';
import type { VoteSaying } from './votes.ts';
import type { WaitingSaying } from './waiting.ts';

/**
 * One sentence, or a few that belong together. Facts are JSON: powers and places by their ids, instants as numbers, a saying
 * within another as itself. No password, and nothing that its reader may not know.
 */
export type Said =
  | AccountSaying
  | ArchiveSaying
  | BotSaying
  | ConditionSaying
  | DangerSaying
  | DeadlineSaying
  | DecidingSaying
  | DeskSaying
  | EnteringSaying
  | FilingSaying
  | GameSaying
  | LineSaying
  | MailSaying
  | MasterSaying
  | OrderSaying
  | PlayerSaying
  | PositionSaying
  | PressSaying
  | RefusalSaying
  | SeatSaying
  | SettingSaying
  | TimeSaying
  | VoteSaying
  | WaitingSaying;

/** Events of before hold the sentence itself. */
export type Telling = Said | string;
