/**
 * What the judge has to say, as codes and facts: one file a subject. Events and archives keep these; a sentence is made of
 * them when somebody reads, in the reader's language (`templates/locales`).
 */
import type { AccountMessage, EventMessage } from './account-messages.ts';
import type { ActMessage } from './acts.ts';
import type { ArchiveMessage } from './archive-messages.ts';
import type { ChangeMessage } from './change-messages.ts';
import type { DeadlineMessage } from './deadline-messages.ts';
import type { DecidingMessage } from './decision-messages.ts';
import type { EnteringMessage } from './entrance-messages.ts';
import type { MasterMessage } from './gm-messages.ts';
import type { InquiryMessage } from './inquiry-messages.ts';
import type { MailMessage } from './mail-messages.ts';
import type { OfferMessage } from './offer-messages.ts';
import type { ConditionMessage } from './orders/conditions.ts';
import type { DangerMessage } from './orders/danger.ts';
import type { FilingMessage } from './orders/filing.ts';
import type { LineMessage } from './orders/lines.ts';
import type { OrderMessage } from './orders/orders.ts';
import type { PendingMessage } from './orders/pending.ts';
import type { RefusalMessage } from './orders/refusals.ts';
import type { PlayerMessage } from './player-messages.ts';
import type { PositionMessage } from './position-messages.ts';
import type { PressMessage } from './press-messages.ts';
import type { BotMessage, SeatMessage } from './seat-messages.ts';
import type { SettingMessage } from './setting-messages.ts';
import type { SheetMessage } from './sheet-messages.ts';
import type { TimeMessage } from './time-messages.ts';
import type { VoteMessage } from './vote-messages.ts';
import type { WaitingMessage } from './waiting-messages.ts';

declare module './message.ts' {
  interface Messages {
    readonly account: AccountMessage;
    readonly acts: ActMessage;
    readonly archive: ArchiveMessage;
    readonly bots: BotMessage;
    readonly changes: ChangeMessage;
    readonly conditions: ConditionMessage;
    readonly danger: DangerMessage;
    readonly deadline: DeadlineMessage;
    readonly deciding: DecidingMessage;
    readonly desk: InquiryMessage;
    readonly entering: EnteringMessage;
    readonly events: EventMessage;
    readonly filing: FilingMessage;
    readonly lines: LineMessage;
    readonly mails: MailMessage;
    readonly master: MasterMessage;
    readonly offers: OfferMessage;
    readonly orders: OrderMessage;
    readonly pending: PendingMessage;
    readonly player: PlayerMessage;
    readonly positions: PositionMessage;
    readonly press: PressMessage;
    readonly refusals: RefusalMessage;
    readonly seats: SeatMessage;
    readonly settings: SettingMessage;
    readonly sheet: SheetMessage;
    readonly times: TimeMessage;
    readonly votes: VoteMessage;
    readonly waiting: WaitingMessage;
  }
}

export type { Message, MessageOrText } from './message.ts';
