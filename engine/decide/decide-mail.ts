/**
 * What one section of a mail brings about in its game. Lines are decided in their order, each on what the lines above have
 * made of the game; orders are filed together, so that the last for each unit counts. The answer to the sender is part of the
 * commit: an acknowledgement can neither be lost nor be sent twice.
 */
import type { Board } from '../board/board.ts';
import { decideCommand, needsOrdersFiled } from '../commands/dispatch.ts';
import { forAllBoards } from '../commands/for-all-boards.ts';
import { isForOneBoard } from '../commands/one-board.ts';
import { FOR_DESK, FOR_DESK_OF_GAME, PERSONAL } from '../commands/registry.ts';
import { isBot } from '../game/bots.ts';
import { pendingConfirmation } from '../game/confirmable.ts';
import type { Context } from '../game/context.ts';
import {
  actFor,
  BELOW_SECOND,
  lineOfSecondBecome,
  ONE_BECOME,
  tellOwners,
  whyNotAs,
} from '../game/decide/acting-for.ts';
import { fillWithBots } from '../game/decide/bots-seated.ts';
import { DecisionDraft, decideIsolated, isFiledByMail, type MailLine, type MailRequest } from '../game/decide/draft.ts';
import { fileItems } from '../game/decide/file-items.ts';
import { fileLater } from '../game/decide/file-later.ts';
import { isMaster } from '../game/decide/handler.ts';
import { allocationsOnFile } from '../game/decide/influence-points.ts';
import { offerPast, type PastLine } from '../game/decide/past-orders.ts';
import { askAboutOrders, askWhetherMeant } from '../game/decide/pending-orders.ts';
import { sendPress } from '../game/decide/send-press.ts';
import { takeOver } from '../game/decide/take-over.ts';
import { variantDefaults } from '../game/decide/variant-defaults.ts';
import { isMissing, missingFor } from '../game/due.ts';
import type { GameEvent, ReportLine } from '../game/events.ts';
import { type Game, isPlayingMaster, seatOf, unapprovedPeople } from '../game/game.ts';
import { orderKey } from '../game/on-file.ts';
import { pendingOf, undecidedPowers } from '../game/orders/pending-sets.ts';
import { startGame, startsByItself } from '../game/start-game.ts';
import { isUndoable } from '../game/undoable.ts';
import type { InternalError } from '../language/mail/internal-error.ts';
import type { CommandItem, ErrorItem, OrderItem, SectionItem, SectionRead } from '../language/mail/mail-text.ts';
import { allNamesOf } from '../language/names/board-names.ts';
import { readUnit } from '../language/orders/grammar.ts';
import { linesToTry } from '../language/orders/order-items.ts';
import type { Message } from '../messages/all-messages.ts';
import { influencePoints } from '../rules/influence.ts';
import { tokenize } from '../text/tokens.ts';
import { type PersonId, provinceOfUnit } from '../vocabulary.ts';
import { hourOf } from './evening.ts';
import { isHeldBack, whyNothingElse } from './leaving-phase.ts';
import {
  askedFirst,
  isForPhaseShown,
  noteOtherPhase,
  type OtherPhase,
  ordersForNow,
  phaseMeant,
} from './other-phase.ts';
import { noteVoidSupports } from './void-supports.ts';

/** How the sender comes into the game, when the sign-on is more than a name. */
export interface Entrance {
  readonly kind: 'create' | 'join' | 'observe' | 'take-over';
  readonly spot: MailLine;
  /** Hash of the password that the sign-on sets; null when it has none. */
  readonly passwordHash: string | null;
  /** The word `password` stood in its place. */
  readonly isPlaceholder?: boolean;
  /** Whoever creates the game signs on to it as well. */
  readonly plays?: boolean;
  /** MONITOR: whoever observes wants the results alone. */
  readonly resultsOnly?: boolean;
  /** The link that lets them in: it is good for nobody after them. */
  readonly link?: string;
}

export interface MailDecision {
  /** Empty when the mail was answered before. */
  readonly events: readonly GameEvent[];
  /** Commands that are not about this game: for the desk. */
  readonly elsewhere: readonly CommandItem[];
  /** Lines on which our own code failed; left out: none. */
  readonly faults?: readonly InternalError[];
}

export function decideMail(
  game: Game,
  request: MailRequest,
  entrance: Entrance | null,
  context: Context,
): MailDecision {
  if (game.answered.includes(request.mail.key))
    return { events: [], elsewhere: request.read.items.filter(isElsewhere) };
  const draft = new DecisionDraft(game, request, context);
  const secondBecome = lineOfSecondBecome(request.read.items);
  if (entrance !== null) enter(draft, entrance);
  if (entrance?.isPlaceholder === true) draft.note(entrance.spot, { code: 'deciding/sample-password' });
  const held = whyNothingElse(draft);
  const { other, answered } = phaseMeant(draft);
  decideItems(draft, secondBecome, held, other);
  waitForPoints(draft, game);
  waitForChange(draft);
  if (request.actor.role === 'player' && held === null) noteVoidSupports(draft);
  if (entrance?.kind === 'create') tellDefaults(draft, entrance.spot);
  if (answered !== null) askWhetherMeant(draft, ordersForNow(draft), answered);
  for (const message of request.read.press) {
    const spot = { line: message.line, text: 'press' };
    const problem = message.as === null ? null : whyNotAs(draft, message.as);
    if (held !== null) draft.refuse(spot, held);
    else if (problem !== null) draft.refuse(spot, problem);
    else if (message.line < secondBecome) decideIsolated(draft, spot, () => sendPress(draft, message));
    else draft.refuse(spot, BELOW_SECOND);
  }
  tellOwners(draft, secondBecome);
  noteUndo(draft, game);
  if (startsByItself(draft.game, context.board)) draft.emit(...startGame(draft.game, context));
  const { practice, botsFill } = draft.game.settings;
  const hasBegun = game.status === 'forming' && draft.game.status === 'active';
  if ((practice && draft.game.status === 'active') || (botsFill !== null && hasBegun)) fillWithBots(draft);
  const isForDesk =
    draft.elsewhere.length > 0 && [draft.events, draft.report, draft.asked].every((each) => each.length === 0);
  // The desk answers, and says in which language: a second mail of the game would say nothing.
  if (isForDesk && request.remarks.every((remark) => typeof remark === 'object' && remark.code === 'entering/language'))
    return { events: [], elsewhere: draft.elsewhere, faults: draft.faults };
  for (const remark of request.remarks) draft.note({ line: null, text: '' }, remark);
  return { events: [...draft.events, answer(draft)], elsewhere: draft.elsewhere, faults: draft.faults };
}

/** What UNDO would take back; a GM who plays has none. */
function noteUndo(draft: DecisionDraft, before: Game): void {
  const { actor, isForEvent } = draft.request;
  const { person, role } = actor;
  // Of an event that is over no board goes on that the name of the event could mean.
  const isOver = draft.game.status === 'finished';
  const event = isForEvent === true && !isOver ? draft.game.event : undefined;
  if (
    role === 'master' &&
    !isPlayingMaster(before, person) &&
    isUndoable(before, draft.game, draft.events, draft.context.now)
  )
    draft.note(
      { line: null, text: '' },
      {
        code: isOver ? 'master/undo-end-how' : 'master/undo-how',
        line: event === undefined ? 'UNDO' : `IN ${event}: UNDO`,
      },
    );
}

/** The sender signs on. Whether the game takes somebody has been looked at before. */
function enter(draft: DecisionDraft, entrance: Entrance): void {
  const { kind, spot, passwordHash, resultsOnly = false } = entrance;
  const { person } = draft.request.actor;
  const { game, context } = draft;
  const password = passwordHash === null ? [] : [passwordEvent(draft, person, passwordHash)];
  if (entrance.link !== undefined) draft.emit({ type: 'link-used', link: entrance.link, by: person });
  if (kind === 'create') {
    draft.emit(...(entrance.plays === true ? [joined(draft, passwordHash)] : password));
    const { name } = context.board.variant;
    if (game.settings.practice) {
      draft.done(spot, { code: 'deciding/practice', game: game.name, variant: name });
      return;
    }
    draft.done(spot, {
      code: 'deciding/created',
      game: game.name,
      variant: name,
      isForInvited: game.settings.invitedOnly,
    });
    if (entrance.plays === true) playsToo(draft, spot);
    const { timing, zone } = game.settings;
    if (context.evenings === true && timing.M.clock !== null)
      draft.note(spot, { code: 'deciding/evening', hour: hourOf(timing.M.clock), zone });
    if (game.settings.partialOrders) draft.note(spot, { code: 'deciding/partial-orders' });
    return;
  }
  if (kind === 'take-over') {
    takeOver(draft, spot, passwordHash);
    return;
  }
  if (kind === 'observe') {
    if (game.observers.includes(person)) draft.emit(...password);
    else draft.emit({ type: 'observer-joined', person }, ...password);
    if (game.withoutBroadcasts.includes(person) !== resultsOnly) {
      draft.emit({ type: 'broadcasts-set', person, on: !resultsOnly });
    }
    draft.done(spot, { code: 'deciding/observing', resultsOnly });
    return;
  }
  if (game.applicants.some((each) => each.person === person)) {
    draft.emit(...password);
    draft.note(spot, { code: 'deciding/joined-before', newPassword: password.length > 0 });
    return;
  }
  draft.emit(joined(draft, passwordHash));
  draft.done(spot, { code: 'deciding/joined', game: game.name, variant: context.board.variant.name });
  if (isPlayingMaster(draft.game, person)) playsToo(draft, spot);
  if (unapprovedPeople(draft.game).includes(person)) draft.note(spot, { code: 'deciding/approval-asked' });
}

/** What its variant gives a new game, as far as the lines below have left it. */
function tellDefaults(draft: DecisionDraft, spot: MailLine): void {
  if (draft.game.settings.practice) return;
  const defaults = variantDefaults(draft.context.board, draft.game.settings);
  if (defaults.length > 0) draft.note(spot, { code: 'deciding/variant-defaults', defaults });
}

/** A master who plays gives something up. */
function playsToo(draft: DecisionDraft, spot: MailLine): void {
  draft.note(spot, { code: 'deciding/gm-plays' });
}

/** Events with which somebody signs on to a forming game. */
function joined(draft: DecisionDraft, passwordHash: string | null): GameEvent {
  return {
    type: 'player-joined',
    person: draft.request.actor.person,
    sealed: draft.seal({ preferences: [], passwordHash }),
  };
}

function passwordEvent({ context }: DecisionDraft, person: PersonId, passwordHash: string): GameEvent {
  return { type: 'password-set', person, sealed: { salt: context.salt(), value: { passwordHash } } };
}

/** `held`: why orders and what changes the game are not carried out; null: they are. `shown`: it was written for another phase. */
function decideItems(draft: DecisionDraft, secondBecome: number, held: Message | null, shown: OtherPhase | null): void {
  let orders: OrderItem[] = [];
  const past: PastLine[] = [];
  const phase = draft.game.position?.phase;
  const flush = () => {
    const given = orders.filter(({ pending }) => pending === undefined);
    const now = given.filter((each) => each.phase === null);
    // They were read for the phase that a PROCESS above them has ended.
    if (phase !== undefined && draft.game.position?.phase !== phase)
      for (const order of now) draft.refuse(order, { code: 'deciding/below-process', phase });
    else fileTogether(draft, now, fileItems);
    fileTogether(
      draft,
      given.filter(({ phase }) => phase !== null),
      fileLater,
    );
    const asked = orders.filter(({ pending }) => pending !== undefined);
    if (asked.length > 0) decideIsolated(draft, asked[0]!, () => askAboutOrders(draft, asked));
    orders = [];
  };
  for (const item of draft.request.read.items) {
    if (item.line >= secondBecome) draft.refuse(item, item.line === secondBecome ? ONE_BECOME : BELOW_SECOND);
    else if (held !== null && isHeldBack(item)) draft.refuse(item, held);
    else if (shown !== null && isForPhaseShown(item, shown)) {
      if (item.kind === 'order' && shown.doubt !== null) orders.push(askedFirst(item, shown.doubt));
      else draft.refuse(item, shown.why!);
    } else if (item.kind === 'order') orders.push(item);
    else if (item.kind === 'error' && item.past !== undefined) past.push(item.past);
    else {
      if (item.kind === 'command' && needsOrdersFiled(item.command)) flush();
      decideIsolated(draft, item, () => decideItem(draft, item));
    }
  }
  flush();
  const [first] = past;
  if (first !== undefined) decideIsolated(draft, first.orders[0]!, () => offerPast(draft, past));
  if (shown !== null) noteOtherPhase(draft, shown);
}

/**
 * No game waits for points: without this the phase could be processed on the orders beside them, while their writer reads
 * that we refused a line. So the power waits for the deadline, until a mail brings points of which none is refused.
 */
function waitForPoints(draft: DecisionDraft, before: Game): void {
  const { game, request } = draft;
  const { actor, read } = request;
  if (actor.role !== 'player' || game.status !== 'active') return;
  const { board } = draft.context;
  const hasPoints = actor.powers.some((power) => before.position && influencePoints(board, before.position, power) > 0);
  const points = read.items.filter((item) => isAboutPoints(item) || (hasPoints && namesPoints(item)));
  const refusedLine = points.find((item) =>
    draft.report.some(({ line, outcome }) => line === item.line && outcome === 'refused'),
  );
  const spot = refusedLine ?? points[0];
  // Points that are only taken back put nothing right.
  const isGiven = refusedLine !== undefined || points.some(({ kind }) => kind === 'order');
  if (spot === undefined || !isGiven) {
    askForPoints(draft, before, spot !== undefined);
    return;
  }
  const wait = refusedLine !== undefined;
  for (const power of actor.powers) {
    const seat = seatOf(game, power);
    if (seat === undefined || (wait ? seat.wait : !(seat.wait && seat.waitsForPoints === true))) continue;
    const value = wait ? ({ wait, forPoints: true } as const) : { wait };
    draft.emit({ type: 'wait-set', power, sealed: draft.seal(value) });
    draft.note(spot, { code: wait ? 'filing/waits-for-points' : 'filing/points-put-right' });
  }
  if (!wait) askForPoints(draft, before);
}

/**
 * A line that was to change an order was refused, and the old one stands: the phase is never processed on it before the deadline
 * while its writer reads that, until a mail brings an order.
 */
function waitForChange(draft: DecisionDraft): void {
  const { actor, read } = draft.request;
  if (actor.role !== 'player' || draft.game.status !== 'active') return;
  const spot = withStanding(draft).find(({ stands }) => stands === true);
  const order = read.items.find(({ kind }) => kind === 'order');
  for (const power of actor.powers) {
    const seat = seatOf(draft.game, power);
    // The game waits already for whoever was asked about orders.
    if (seat === undefined || undecidedPowers(draft.game).includes(power)) continue;
    const isFiled = order !== undefined && seat.onFile.some((filed) => isFiledByMail(draft, power, filed));
    if (spot !== undefined && !seat.wait) {
      draft.emit({ type: 'wait-set', power, sealed: draft.seal({ wait: true, forChange: true }) });
      draft.note(spot, { code: 'filing/waits-for-change' });
    } else if (spot === undefined && isFiled && seat.wait && seat.waitsForChange === true) {
      draft.emit({ type: 'wait-set', power, sealed: draft.seal({ wait: false }) });
      draft.note(order, { code: 'filing/change-done' });
    }
  }
}

/** Units have their orders by this mail, or points were taken back, and points are left: once we ask, since none can be given after the phase. */
function askForPoints(draft: DecisionDraft, before: Game, isTakenBack = false): void {
  const { game, context } = draft;
  const { board } = context;
  for (const power of draft.request.actor.powers) {
    const seat = seatOf(game, power);
    const points = game.position === null ? 0 : influencePoints(board, game.position, power);
    if (seat === undefined || points === 0 || seat.wait || isBot(seat.person)) continue;
    const left = allocationsOnFile(game, power).reduce((rest, given) => rest - given.points, points);
    const isComplete = !isMissing(missingFor(game, board, power));
    const isNew = isTakenBack || isMissing(missingFor(before, board, power));
    if (left <= 0 || !isNew || !isComplete) continue;
    draft.emit({ type: 'wait-set', power, sealed: draft.seal({ wait: true, forPoints: true }) });
    draft.note({ line: null, text: '' }, { code: 'filing/points-unspent', points, left });
  }
}

function isAboutPoints(item: SectionItem): boolean {
  if (item.kind === 'order') return item.influence !== null;
  if (item.kind === 'error') return /^(?:[^:]*:)?\s*IP\b/i.test(item.text);
  return item.command === 'CLEAR' && (item.args as { readonly what?: string }).what === 'influence';
}

/** A line that was not understood and says a number of points: `Hannover hält mit 2 Punkten`. */
function namesPoints(item: SectionItem): boolean {
  return item.kind === 'error' && /\b(?:ip|points?|punkte?n?|influence|einfluss\w*)\b/i.test(item.text);
}

/** Orders are filed together; where that fails by a fault of ours, one by one. */
function fileTogether(
  draft: DecisionDraft,
  orders: readonly OrderItem[],
  file: (draft: DecisionDraft, orders: readonly OrderItem[]) => void,
): void {
  if (orders.length === 0) return;
  const before = draft.faults.length;
  const said = draft.report.length;
  decideIsolated(draft, orders[0]!, () => file(draft, orders));
  if (draft.faults.length === before || orders.length === 1) return;
  draft.faults.length = before;
  draft.report.length = said;
  for (const order of orders) decideIsolated(draft, order, () => file(draft, [order]));
}

function decideItem(draft: DecisionDraft, item: Exclude<SectionItem, OrderItem>): void {
  switch (item.kind) {
    case 'error':
      // If other lines of the mail were used, a sentence is only shown back, not refused.
      if (item.answers === true && isYesToNothing(item)) answerYes(draft, item);
      else if (item.answers === true) answerFor(draft, item);
      else if (item.corrects === true) draft.refuseCorrection(item, item.message, linesToTry(item));
      else if (item.isProse === true && isUsed(draft.request.read)) draft.note(item, item.message);
      else draft.refuse(item, item.message, linesToTry(item));
      break;
    case 'command':
      if (item.as !== null && item.command !== 'BECOME')
        actFor(draft, item.as, item, (acting) => decideCommand(acting, item));
      else decideCommand(draft, item);
  }
}

/** With the line for all boards where this one would be refused it. */
function answerFor(draft: DecisionDraft, item: ErrorItem): void {
  const { event } = draft.game;
  const isOffered = event !== undefined && item.suggestion !== null && isForOneBoard(draft) && isMaster(draft);
  const { message, suggestion } = (isOffered ? forAllBoards(event, item.suggestion) : null) ?? item;
  draft.answer(item, message, suggestion);
}

function isYesToNothing({ message }: ErrorItem): boolean {
  return typeof message !== 'string' && message.code === 'player/yes-to-what';
}

/** A yes that we cannot place, with the line of each thing that waits. */
function answerYes(draft: DecisionDraft, item: ErrorItem): void {
  const { sets } = pendingOf(draft.game, draft.request.actor.person);
  const held = draft.game.confirmations.filter(({ person }) => person === draft.request.actor.person);
  const messages = held.filter((each) => pendingConfirmation(each)?.command === 'PRESS');
  const isSent = messages.length + sets.filter(({ message }) => message !== undefined).length === 1;
  const lines = [
    ...(isSent ? ['SEND'] : []),
    ...sets.map(({ number }) => `FILE ${number}`),
    ...held.filter((each) => !isSent || !messages.includes(each)).map(({ word }) => `CONFIRM ${word}`),
  ];
  const message = lines.length > 1 ? ({ code: 'player/yes-to-which' } as const) : item.message;
  draft.answer(item, message, lines.length === 0 ? null : lines.join('\n'));
}

/** Does the mail hold anything but sentences? */
function isUsed({ items, press }: SectionRead): boolean {
  return press.length > 0 || items.some((item) => item.kind !== 'error' || item.isProse !== true);
}

/** The desk may not have come to answer it before. */
function isElsewhere(item: SectionItem): item is CommandItem {
  if (item.kind !== 'command' || (item.as !== null && PERSONAL.has(item.command))) return false;
  return [...FOR_DESK_OF_GAME, ...FOR_DESK].includes(item.command);
}

/** Lines refused that are sentences, or speak of a unit with an order on file from before and none from this mail: the old one still holds. */
function withStanding(draft: DecisionDraft): readonly ReportLine[] {
  const { game, request, report, context } = draft;
  const { powers } = request.actor;
  const seats = game.seats.filter(({ power }) => powers.includes(power));
  const onFile = seats.flatMap((seat) => seat.onFile.map((filed) => ({ ...filed, power: seat.power })));
  const isOver = game.status === 'finished' || request.actor.role !== 'player';
  const old = isOver ? [] : onFile.filter((filed) => !isFiledByMail(draft, filed.power, filed));
  return report.map(({ stands, ...each }) => {
    const isMeant = stands === true || wishesChange(each);
    if ((each.outcome !== 'refused' && !isMeant) || each.line === null) return each;
    const item = request.read.items.find(({ line, text }) => line === each.line && text === each.text);
    const unit = item === undefined || isMeant ? null : unitOf(item, context.board);
    const isOfAny = isMeant || (item?.kind === 'error' && unit === null && isUnread(item));
    const places = unit === null && isOfAny ? placesNamed(draft, each.text) : [];
    const named = unit === null ? places.filter((place) => isOwn(draft, place)) : [unit];
    const isStanding = old.some(({ order }) =>
      named.length > 0
        ? named.includes(orderKey(order))
        : isMeant || isMistyped(item) || order.split(' ').some((word) => places.includes(word.split('/')[0]!)),
    );
    return isStanding ? { ...each, stands: true } : each;
  });
}

/** The provinces that a line names, by itself or as those of units. */
function placesNamed({ context }: DecisionDraft, text: string): readonly string[] {
  const read = { tokens: tokenize(text), names: allNamesOf(context.board) };
  return read.tokens.flatMap((_, at) => {
    const place = readUnit(read, at)?.value.place;
    return place?.found === 'place' ? [place.province] : [];
  });
}

/** Does a unit of the writer's stand there, or was one driven out of it? */
function isOwn({ game, request }: DecisionDraft, province: string): boolean {
  const { units = {}, dislodged = {} } = game.position ?? {};
  const all = request.actor.powers.flatMap((power) => [
    ...(units[power] ?? []),
    ...(dislodged[power] ?? []).map(({ unit }) => unit),
  ]);
  return all.some((unit) => provinceOfUnit(unit) === province);
}

/** The answer says how orders are changed: none was. */
function wishesChange({ message, text }: ReportLine): boolean {
  if (typeof message === 'string') return false;
  if (message.code === 'filing/nothing-back') return message.have > 0;
  if (message.code !== 'player/asked') return false;
  return (message.question.topic === 'change' || TAKES_BACK.test(text)) && !text.includes('?');
}

const TAKES_BACK = /\b(?:cancel|scrap|withdraw|streich|annulier|vergiss|annule|oublie|retire)/i;

const UNREAD: ReadonlySet<string> = new Set([
  'lines/prose',
  'lines/not-understood',
  'orders/not-understood',
  'orders/no-such-place',
]);

/** `ok` and `I wonder what Germany will do` change no order; one whose place is mistyped may be any. */
function isMistyped(item: SectionItem | undefined): boolean {
  return item?.kind === 'error' && typeof item.message !== 'string' && item.message.code === 'orders/no-such-place';
}

function isUnread({ message }: ErrorItem): boolean {
  return typeof message !== 'string' && UNREAD.has(message.code);
}

/** The province of the unit that a line is for, as far as it can be read. */
function unitOf(item: SectionItem, board: Board): string | null {
  if (item.kind === 'command' || (item.kind === 'error' && item.isProse === true)) return null;
  if (item.kind === 'order') return item.phase === null ? orderKey(item.order) : null;
  const place = readUnit({ tokens: tokenize(item.text), names: allNamesOf(board) }, 0)?.value.place;
  return place?.found === 'place' ? place.province : null;
}

function answer(draft: DecisionDraft): GameEvent {
  const { request, asked, context } = draft;
  const report = withStanding(draft);
  const { actor, mail } = request;
  return {
    type: 'mail-answered',
    person: actor.person,
    power: actor.powers[0] ?? null,
    mail,
    sealed: { salt: context.salt(), value: { report, asked } },
  };
}
