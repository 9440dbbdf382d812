/**
 * The answer to a player's mail: how many units have orders, what could not be used and why, all that is on file, what
 * WAIT means now, whatever was asked for, and the echo of press.
 */
import { parsePhase } from '../../engine/board/phase.ts';
import { HOUR } from '../../engine/game/deadlines.ts';
import type { Press } from '../../engine/game/events.ts';
import { lateFrom, opensAt } from '../../engine/game/phase-clock.ts';
import type { OwnPower } from '../../engine/view/view.ts';
import { counted } from '../words/counts.ts';
import { written } from '../words/orders.ts';
import { partiesInWords, powerName, powersInWords, preferenceLine, unitInList } from '../words/powers.ts';
import { speakerFor, type Told, told } from '../words/speaker.ts';
import { classicSpan, localDate, span, timeFor } from '../words/times.ts';
import { acknowledgementSubject } from './acknowledgement-subject.ts';
import { answerBlock } from './answer.ts';
import { askedBlocks } from './asked.ts';
import { leftOut } from './at-deadline.ts';
import { ownBids } from './auction.ts';
import { addressees, classicHead, classicInstant, listing, pressHead } from './classic.ts';
import { plainDocument } from './classic-mail.ts';
import { classicOrdersOnFile } from './classic-orders.ts';
import { type Block, type Document, exact, type Line, lines, list, paragraph, plainLines } from './document.ts';
import { influenceInWords } from './influence.ts';
import { openSeats, playerCount } from './joined.ts';
import { knownAs } from './known-as.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { filedByPower } from './on-file.ts';
import { letterBody } from './press.ts';
import { ordersProof, ordersReceipts } from './receipts.ts';
import { confirmations, confirmBlocks, doneBlocks, faultBlocks, refusals, remarks } from './report.ts';
import { aheadBlocks } from './sent-ahead.ts';
import { completeText, lead, leadOf, ownPowers, type Tally, talliesOf, unitNames } from './wanted.ts';

type Acknowledgement = Told<Extract<MailContent, { kind: 'acknowledgement' }>>;

export function writeAcknowledgement(
  context: MailContext,
  untold: Extract<MailContent, { kind: 'acknowledgement' }>,
): WrittenMail {
  const content = told(untold, speakerFor(context));
  const { asked, pressSent, report } = content;
  const onFile = ownPowers(context).reduce((n, own) => n + own.onFile.length, 0);
  const body: Document = [
    ...confirmBlocks(report),
    ...faultBlocks(report, onFile),
    ...doneBlocks(report),
    ...listing(context, ...onFileLines(context)),
    ...aboutOrders(context, content),
    ...aheadBlocks(context),
    ...preferences(context),
    ...(content.entered === undefined || context.reader === undefined ? [] : knownAs(context.reader, context.zone)),
    ...askedBlocks(context, asked),
    ...pressSent.flatMap((press) => echo(context, press)),
    ...remarks(report),
    ...answerBlock(context, { withLines: onFile === 0 && asked.some(({ what }) => what === 'map') }),
  ];
  return gameLetter(context, {
    subject: acknowledgementSubject(context, content),
    lead: firstLine(context, content),
    body,
    attachments: ordersReceipts(context, fileable(context)),
    ...(context.isClassic === true ? { classic: classicAnswer(context, content) } : {}),
  });
}

/** What nJudge answers: the head, the lines that were wrong, the orders on file, what was asked for. */
function classicAnswer(context: MailContext, { asked, pressSent, report }: Acknowledgement): Document {
  const onFile = exact(onFileLines(context));
  return plainDocument([
    lines(...classicHead(context).slice(0, -1)),
    ...confirmBlocks(report),
    ...faultBlocks(report, null),
    ...doneBlocks(report),
    ...(onFile.length === 0 ? [] : [lines(...onFile)]),
    ...aheadBlocks(context),
    ...askedBlocks(context, asked),
    ...pressSent.flatMap((press) => echo(context, press)),
    ...remarks(report),
  ]);
}

/** `3 of 4 units have orders; missing: F Brest.` */
function firstLine(context: MailContext, { report }: Acknowledgement): Block {
  const tallies = talliesOf(context);
  const { view, now } = context;
  const [asked] = confirmations(report);
  if (asked !== undefined) return lead(`Please confirm '${asked.text.trim()}': it is not done yet.`, 'act');
  if (tallies.length === 0) {
    if (refusals(report) > 0) return lead('We could not use all of your mail.', 'act');
    return leadOf(context);
  }
  if (tallies.every(({ missing }) => missing === 0)) {
    const text = completeText(tallies);
    return lead(`You're all set: ${text}.`, 'rest');
  }
  const late = view.clock !== null && now >= lateFrom(view.clock);
  return lead(tallies.map((tally) => tallyText(context, tally)).join(' '), late ? 'late' : 'act');
}

function tallyText(context: MailContext, tally: Tally): string {
  const { kind, due, missing } = tally;
  const have = due - missing;
  switch (kind) {
    case 'orders':
    case 'retreats': {
      const units = kind === 'orders' ? 'unit' : 'dislodged unit';
      const noun = due === 1 ? units : `${units}s`;
      if (missing === 0) return `All ${counted(due, units)} have orders.`;
      const start =
        have === 0 && due === 1
          ? `Your ${units} has no order`
          : `${have} of ${due} ${noun} ${have === 1 ? 'has' : 'have'} orders`;
      return `${start}; missing: ${unitNames(context, tally)}.`;
    }
    case 'builds':
    case 'removals': {
      const noun = kind.slice(0, -1);
      if (have === 0) return missing === 1 ? `Your ${noun} order is due.` : `Your ${missing} ${noun} orders are due.`;
      const rest = missing === 0 ? '' : `; ${missing} ${missing === 1 ? 'is' : 'are'} missing`;
      return `${have} of ${counted(due, noun)} ${have === 1 ? 'is' : 'are'} ordered${rest}.`;
    }
    case 'choices':
      return 'Your starting units are listed below; you can change them until the deadline.';
  }
}

/** The classic listing of what is on file, and what the classic judges say of incomplete orders. */
function onFileLines(context: MailContext): readonly Line[] {
  const { view, board, now } = context;
  const filed = filedByPower(context);
  if (view.position === null || view.clock === null || filed.length === 0) {
    return view.status === 'forming' ? [{ text: playerCount(context) }] : [];
  }
  const listed = classicOrdersOnFile(board, view.position, view.name, view.turn, filed);
  // The first lines of other mails have said it.
  if (context.isClassic !== true) return listed;
  const { deadline, graceEnd } = view.clock;
  const missing = talliesOf(context).some((tally) => tally.missing > 0 && tally.kind !== 'choices');
  const late = now >= deadline;
  const by = classicInstant(context, late ? graceEnd : deadline);
  const warning: readonly Line[] =
    leftOut(context) !== null
      ? [{ text: '' }, { text: 'Orders not received for all units.' }]
      : [
          { text: '' },
          { text: 'Orders not received for all units.  If complete orders are not' },
          { text: `received by ${by}, you will be considered ${late ? 'abandoned' : 'late'}.` },
        ];
  return [
    ...listed,
    ...(missing ? warning : []),
    ...(late ? [] : [{ text: '' }, { text: `Time to deadline: ${classicSpan(deadline - now)}.` }]),
  ];
}

/** What came with this mail, what WAIT means now. */
function aboutOrders(context: MailContext, { mail }: Acknowledgement): Document {
  const { view, board } = context;
  if (view.phase === null || view.status !== 'active') return [];
  const left = leftOut(context);
  const own = fileable(context);
  const filed = own.flatMap(({ onFile }) => onFile);
  const fresh = filed.filter(({ received }) => received === mail.received);
  const came =
    fresh.length === 0
      ? []
      : fresh.length === filed.length && fresh.length > 4
        ? [`All ${fresh.length} orders came with this mail.`]
        : [`New in this mail: ${fresh.map(({ order }) => written(board, order)).join(', ')}.`];
  const influence = own.flatMap((power) => influenceInWords(board, view.position!, power) ?? []);
  return [
    ...(view.role.kind === 'player'
      ? [
          list([
            ...came,
            ...proxyTexts(context),
            ...influence,
            ...(left === null ? [] : [left]),
            waitText(context),
            ...voteTexts(context, own),
            ...awayTexts(context),
          ]),
        ]
      : []),
    ...ordersProof(own),
  ];
}

/** The reader's powers that have something to order now. */
function fileable(context: MailContext): readonly OwnPower[] {
  if (context.view.phase === null || context.view.status !== 'active') return [];
  return ownPowers(context).filter(({ due }) => due.kind !== 'nothing');
}

/** Whether the reader waits, and when the phase can be processed. */
function waitText({ view, now, zone, zones, board }: MailContext): string {
  const { settings, clock } = view;
  if (!settings.autoProcess) return 'The GM decides when the phase is processed.';
  const { deadline } = clock!;
  const earliest = opensAt(clock!);
  const delay = span(settings.timing[parsePhase(view.phase!).kind].delay * HOUR);
  if (now >= deadline) return `The phase is processed ${delay} after the last missing orders.`;
  const own = view.role.kind === 'player' ? view.role.own : [];
  const waiting = own.filter(({ wait }) => wait);
  if (waiting.length > 0) {
    const who =
      waiting.length === own.length
        ? ''
        : ` for ${powersInWords(
            board,
            waiting.map(({ power }) => power),
          )}`;
    return `WAIT is on${who}: nothing is processed before the deadline. SET NOWAIT turns it off.`;
  }
  return earliest > now
    ? `WAIT is off: the phase is processed ${delay} after all orders are in, but not before ${timeFor(earliest, zone, zones)}. To hold it until the deadline, send SET WAIT.`
    : `WAIT is off: the phase is processed ${delay} after all orders are in. To hold it until the deadline, send SET WAIT.`;
}

/** Others' units that the reader may order and has not. */
function proxyTexts(context: MailContext): readonly string[] {
  const { board } = context;
  return ownPowers(context).flatMap(({ proxies }) =>
    proxies
      .filter(({ order }) => order === null)
      .map(
        ({ owner, unit }) =>
          `${powerName(board, owner)} lets you order ${unitInList(board, unit)}: if you send no order, it has none.`,
      ),
  );
}

/** How the reader votes; one vote stands for all powers of a player. */
function voteTexts({ board, view }: MailContext, own: readonly OwnPower[]): readonly string[] {
  const vote = own[0]?.vote;
  if (vote === undefined) return [];
  const { draw, concede } = vote;
  const secrecy = view.settings.openVotes ? 'everybody sees it' : 'nobody else sees it';
  return [
    ...(draw === null
      ? []
      : [
          `You vote for a draw: ${draw === 'survivors' ? 'all survivors' : partiesInWords(board, view.position?.ruleState, draw)}, for this phase; ${secrecy}.`,
        ]),
    ...(concede === null ? [] : [`You concede the game to ${powerName(board, concede)}, for this phase; ${secrecy}.`]),
  ];
}

/** The reader's absences; of the others only a GM is shown them. */
function awayTexts({ view, zone, zones }: MailContext): readonly string[] {
  return view.absences.map(
    ({ from, to }) =>
      `Away from ${localDate(from, zone, zones)} to ${localDate(to, zone, zones)}: new deadlines avoid it.`,
  );
}

/** What somebody who has signed on may still choose. */
function preferences({ view, board }: MailContext): Document {
  if (view.role.kind !== 'applicant') return [];
  const tiers = view.role.preferences.map((tier) => powersInWords(board, tier, 'or'));
  const open = openSeats(view);
  const waiting =
    open === null
      ? 'We will tell you when the game begins.'
      : open > 0
        ? `We will tell you when the game begins; ${counted(open, 'more player')} ${open === 1 ? 'is' : 'are'} needed.`
        : 'All seats are taken.';
  if (view.role.bids !== undefined) return [paragraph(waiting), ...ownBids(board, view.role.bids)];
  return [
    tiers.length === 0
      ? paragraph(`${waiting} To say which power you would like most, send `, { code: preferenceLine(board) }, '.')
      : paragraph(`${waiting} You would like to play ${tiers.join(', then ')}.`),
    ...(board.variant.inShort === undefined
      ? []
      : [paragraph(`The rules of ${board.variant.name}: `, { code: `GET ${board.variant.id.toUpperCase()}` }, '.')]),
  ];
}

/** The press as it went out, ending as the classic judges end it. */
function echo(context: MailContext, press: Press): Document {
  const { view, board } = context;
  const own = view.seats.find(({ power }) => power === press.from);
  const head = pressHead(board, view.name, press, press.colour === 'grey' ? null : (own?.player ?? null));
  const to = press.to === 'all' ? 'everybody' : addressees(board, press.to);
  const faked = JSON.stringify(press.to) !== JSON.stringify(press.shown);
  return [
    plainLines(head),
    { kind: 'letter', body: letterBody(press.body) },
    plainLines(...(faked ? [`Sent to ${to}.`] : []), 'End of message.'),
  ];
}
