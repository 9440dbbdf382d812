/**
 * What the judge has to say, as codes and facts: one file a subject. Events and archives keep these; a sentence is made of
 * them when somebody reads, in the reader's language (`templates/words`).
 */
import type { AccountSaying } from './account.ts';
import type { ArchiveSaying } from './archive.ts';
import type { BotSaying } from './bots.ts';
import type { ChangeSaying } from './changes.ts';
import type { DeadlineSaying } from './deadline.ts';
import type { DecidingSaying } from './deciding.ts';
import type { DeskSaying } from './desk.ts';
import type { EnteringSaying } from './entering.ts';
import type { MailSaying } from './mails.ts';
import type { MasterSaying } from './master.ts';
import type { OfferSaying } from './offers.ts';
import type { ConditionSaying } from './orders/conditions.ts';
import type { DangerSaying } from './orders/danger.ts';
import type { FilingSaying } from './orders/filing.ts';
import type { LineSaying } from './orders/lines.ts';
import type { OrderSaying } from './orders/orders.ts';
import type { PendingSaying } from './orders/pending.ts';
import type { RefusalSaying } from './orders/refusals.ts';
import type { PlayerSaying } from './player.ts';
import type { PositionSaying } from './positions.ts';
import type { PressSaying } from './press.ts';
import type { SeatSaying } from './seats.ts';
import type { SettingSaying } from './settings.ts';
import type { SheetSaying } from './sheet.ts';
import type { TimeSaying } from './times.ts';
import type { VoteSaying } from './votes.ts';
import type { WaitingSaying } from './waiting.ts';

declare module './telling.ts' {
  interface Sayings {
    readonly account: AccountSaying;
    readonly archive: ArchiveSaying;
    readonly bots: BotSaying;
    readonly changes: ChangeSaying;
    readonly conditions: ConditionSaying;
    readonly danger: DangerSaying;
    readonly deadline: DeadlineSaying;
    readonly deciding: DecidingSaying;
    readonly desk: DeskSaying;
    readonly entering: EnteringSaying;
    readonly filing: FilingSaying;
    readonly lines: LineSaying;
    readonly mails: MailSaying;
    readonly master: MasterSaying;
    readonly offers: OfferSaying;
    readonly orders: OrderSaying;
    readonly pending: PendingSaying;
    readonly player: PlayerSaying;
    readonly positions: PositionSaying;
    readonly press: PressSaying;
    readonly refusals: RefusalSaying;
    readonly seats: SeatSaying;
    readonly settings: SettingSaying;
    readonly sheet: SheetSaying;
    readonly times: TimeSaying;
    readonly votes: VoteSaying;
    readonly waiting: WaitingSaying;
  }
}

export type { Said, Telling } from './telling.ts';
