/**
 * The answer to a player's mail: how many units have orders, what could not be used and why, all that is on file, what
 * WAIT means now, whatever was asked for, and the echo of press.
 */
import type { Board } from '../../../../engine/board/board.ts';
import { listInWords } from '../../../../engine/board/display-names.ts';
import { parsePhase } from '../../../../engine/board/phase.ts';
import type { Addressee, Press } from '../../../../engine/game/events.ts';
import { lateFrom, opensAt } from '../../../../engine/game/phase-clock.ts';
import { HOUR } from '../../../../engine/time.ts';
import type { OwnPower } from '../../../../engine/view/view.ts';
import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { spellOrders } from '../../../locales/order-spelling.ts';
import { partiesInWords, powerName, powersInWords, preferenceLine, unitInList } from '../../../locales/powers.ts';
import { type FormattedReport, formatReport, formatterFor } from '../../../locales/speaker.ts';
import { formatSpan, localDate, timeFor } from '../../../locales/times/format-times.ts';
import {
  type Document,
  type DocumentBlock,
  type DocumentLine,
  exactBlock,
  linesBlock,
  listBlock,
  paragraphBlock,
  plainLines,
} from '../../../markup/document.ts';
import {
  classicHead,
  classicIncomplete,
  classicListing,
  classicPressHead,
  classicTimes,
} from '../../classic/classic.ts';
import { plainDocument } from '../../classic/classic-mail.ts';
import { answerSubject } from '../../classic/subject.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { GameMailContent, MailContext } from '../../mail.ts';
import { acknowledgementSubject, newOrders } from '../../parts/acknowledgement-subject.ts';
import { answerBlock } from '../../parts/answer.ts';
import { leftOut } from '../../parts/at-deadline.ts';
import { ownBids } from '../../parts/auction.ts';
import { influenceInWords } from '../../parts/influence.ts';
import { knownAs } from '../../parts/known-as.ts';
import { filedByPower } from '../../parts/on-file.ts';
import { pendingBlocks, pendingLead } from '../../parts/orders/pending.ts';
import { ordersProof, ordersReceipts } from '../../parts/receipts.ts';
import {
  answersToQuestions,
  confirmBlocks,
  countRefusals,
  doneBlocks,
  faultBlocks,
  reportConfirmations,
  reportRemarks,
} from '../../parts/report.ts';
import { aheadBlocks, keptTexts } from '../../parts/sent-ahead.ts';
import { type DueTally, leadOf, leadOfText, ownPowers, talliesOf, unitNames } from '../../parts/wanted.ts';
import { loadAskedBlocks } from '../account/asked-later.ts';
import { openSeats, playerCount } from '../seats/who-takes-part.ts';
import { answeredInGame } from './answered-questions.ts';
import { letterBody } from './press.ts';

type Acknowledgement = FormattedReport<Extract<GameMailContent, { kind: 'acknowledgement' }>>;

export const acknowledgementMail = defineMail('acknowledgement', {
  for: 'one',
  rank: 'answers',
  classicSubject: answerSubject,
  write: (context, untold) => {
    const told = formatReport(answeredInGame(context, untold), formatterFor(context));
    const unspent = askedForPoints(context, untold);
    const content = { ...told, report: told.report.filter(({ message }) => message !== unspent) };
    const { asked, pressSent, report } = content;
    const isOver = context.view.status === 'finished';
    const onFile = isOver ? 0 : ownPowers(context).reduce((n, own) => n + own.onFile.length, 0);
    const body: Document = [
      ...pendingBlocks(context),
      ...confirmBlocks(report),
      ...faultBlocks(report, onFile),
      ...doneBlocks(report),
      ...classicListing(context, ...onFileLines(context)),
      ...aboutOrders(context, content),
      ...aheadBlocks(context),
      ...preferences(context),
      ...(content.entered === undefined || context.reader === undefined
        ? []
        : knownAs(context.reader, context.zone, untold.report)),
      ...loadAskedBlocks(context, asked),
      ...pressSent.flatMap((press) => echo(context, press)),
      ...whoDoesNotRead(context, pressSent),
      ...reportRemarks(report),
      ...answerBlock(context, { withLines: onFile === 0 && asked.some(({ what }) => what === 'map') }),
    ];
    return gameLetter(context, {
      subject: acknowledgementSubject(context, content),
      lead: unspent === null ? firstLine(context, content) : leadOfText(unspent, 'act'),
      answers: answersToQuestions(report),
      body,
      attachments: ordersReceipts(context, fileable(context)),
      ...(context.isClassic === true ? { classic: classicAnswer(context, content) } : {}),
    });
  },
});

/** What nJudge answers: the head, the lines that were wrong, the orders on file, what was asked for. */
function classicAnswer(context: MailContext, content: Acknowledgement): Document {
  const { asked, pressSent, report } = content;
  const onFile = exactBlock(onFileLines(context));
  const body = plainDocument([
    ...pendingBlocks(context),
    ...confirmBlocks(report),
    ...faultBlocks(report, null),
    ...doneBlocks(report),
    ...(onFile.length === 0 ? [] : [linesBlock(...onFile)]),
    ...stateOf(context),
    ...preferences(context),
    ...aheadBlocks(context),
    ...loadAskedBlocks(context, asked),
    ...pressSent.flatMap((press) => echo(context, press)),
    ...whoDoesNotRead(context, pressSent),
    ...reportRemarks(report),
  ]);
  // Of somebody who has no orders, `SIGNOFF` leaves nothing to be said.
  const rest = body.length > 0 ? body : [firstLine(context, content)];
  return [linesBlock(...classicHead(context).slice(0, -1)), ...rest];
}

/** `3 of 4 units have orders; missing: F Brest.` */
/** All is set but for points that nobody has given: then that is what there is to do. */
function askedForPoints(
  context: MailContext,
  { report }: Extract<GameMailContent, { kind: 'acknowledgement' }>,
): string | null {
  const asked = report
    .map(({ message }) => message)
    .find((each) => typeof each === 'object' && each.code === 'filing/points-unspent');
  return asked === undefined ? null : formatterFor(context).say(asked);
}

function firstLine(context: MailContext, content: Acknowledgement): DocumentBlock {
  const { report } = content;
  const tallies = talliesOf(context);
  const { view, now } = context;
  const say = t().mail.acknowledgement;
  const late = view.clock !== null && now >= lateFrom(view.clock);
  const notFiled = pendingLead(context, newOrders(context, content).length);
  if (notFiled !== null) {
    const missing = tallies.filter(({ missing }) => missing > 0).map((tally) => tallyText(context, tally));
    return leadOfText([notFiled, ...missing].join(' '), late ? 'late' : 'act');
  }
  const [asked] = reportConfirmations(report);
  if (asked !== undefined) return leadOfText(say.confirm(asked.text.trim()), 'act');
  const standing = report.filter(({ stands }) => stands === true).length;
  if (standing > 0 && tallies.length > 0) {
    const missing = tallies.filter((tally) => tally.missing > 0).map((tally) => tallyText(context, tally));
    return leadOfText([say.oldStands(standing), ...missing].join(' '), late ? 'late' : 'act');
  }
  if (tallies.length === 0) {
    if (countRefusals(report) > 0) return leadOfText(say.notAllUsed, 'act');
    return leadOf(context);
  }
  if (tallies.every(({ missing }) => missing === 0)) return leadOf(context);
  const kept = newOrders(context, content).length === 0 ? keptTexts(context) : [];
  return leadOfText([...kept, ...tallies.map((tally) => tallyText(context, tally))].join(' '), late ? 'late' : 'act');
}

function tallyText(context: MailContext, tally: DueTally): string {
  const { kind, due, missing } = tally;
  const progress = { have: due - missing, due, missing, units: unitNames(context, tally) };
  return t().mail.acknowledgement.progress[kind](progress);
}

/** The classic listing of what is on file, and what the classic judges say of incomplete orders. */
function onFileLines(context: MailContext): readonly DocumentLine[] {
  const { view, board } = context;
  const filed = filedByPower(context);
  if (view.position === null || view.clock === null || filed.length === 0) {
    return view.status === 'forming' ? [{ text: playerCount(context) }] : [];
  }
  const listed = classicOrdersOnFile(board, view.position, view.name, view.turn, filed);
  // The first lines of other mails have said it.
  if (context.isClassic !== true) return listed;
  const missing = talliesOf(context).some((tally) => tally.missing > 0 && tally.kind !== 'choices');
  return [
    ...listed,
    ...(missing ? classicIncomplete(context, { waits: leftOut(context) === null }) : []),
    ...classicTimes(context),
  ];
}

/** What WAIT means now, how the reader votes and when he is away: what commands have set. */
function stateOf(context: MailContext): Document {
  const { view } = context;
  if (view.role.kind !== 'player' || view.phase === null || view.status !== 'active') return [];
  return [listBlock([waitText(context), ...voteTexts(context, fileable(context)), ...awayTexts(context)])];
}

/** What came with this mail, what WAIT means now. */
function aboutOrders(context: MailContext, content: Acknowledgement): Document {
  const { view, board } = context;
  const say = t().mail.acknowledgement;
  if (view.phase === null || view.status !== 'active') return [];
  const left = leftOut(context);
  const own = fileable(context);
  const filed = own.flatMap(({ onFile }) => onFile);
  const fresh = newOrders(context, content);
  const came =
    fresh.length === 0
      ? []
      : fresh.length === filed.length && fresh.length > 4
        ? [say.allCame(fresh.length)]
        : [say.newOrders(fresh.map(({ order }) => spellOrders(board, order)).join(', '))];
  const influence = own.flatMap((power) => influenceInWords(board, view.position!, power) ?? []);
  return [
    ...(view.role.kind === 'player'
      ? [
          listBlock([
            ...came,
            ...proxyTexts(context),
            ...influence,
            ...(left === null ? [] : [left]),
            ...(view.pending.some(({ isFiled }) => isFiled) ? [] : [waitText(context)]),
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
  const say = t().mail.acknowledgement;
  if (!settings.autoProcess) return say.masterDecides;
  const own = view.role.kind === 'player' ? view.role.own : [];
  const waiting = own.filter(({ wait }) => wait);
  if (settings.practice) return waiting.length === 0 ? t().mail.practice.atOnce : t().mail.practice.waits;
  const { deadline } = clock!;
  const earliest = opensAt(clock!);
  const delay = formatSpan(settings.timing[parsePhase(view.phase!).kind].delay * HOUR);
  if (now >= deadline) return say.processedAfterLate(delay);
  if (waiting.length > 0) {
    const who = waiting.map(({ power }) => power);
    return waiting.length === own.length ? say.waitOn : say.waitOnFor(powersInWords(board, who));
  }
  return earliest > now ? say.waitOffNotBefore(delay, timeFor(earliest, zone, zones)) : say.waitOff(delay);
}

/** Others' units that the reader may order and has not. */
function proxyTexts(context: MailContext): readonly string[] {
  const { board } = context;
  return ownPowers(context).flatMap(({ proxies }) =>
    proxies
      .filter(({ order }) => order === null)
      .map(({ owner, unit }) => t().mail.acknowledgement.proxy(powerName(board, owner), unitInList(board, unit))),
  );
}

/** How the reader votes; one vote stands for all powers of a player. */
function voteTexts({ board, view }: MailContext, own: readonly OwnPower[]): readonly string[] {
  const vote = own[0]?.vote;
  if (vote === undefined) return [];
  const { draw, concede } = vote;
  const { openVotes } = view.settings;
  const say = t().mail.acknowledgement;
  return [
    ...(draw === null
      ? []
      : [
          draw === 'survivors'
            ? say.votesDrawOfSurvivors(openVotes)
            : say.votesDraw(partiesInWords(board, view.position?.ruleState, draw), openVotes),
        ]),
    ...(concede === null ? [] : [say.concedes(powerName(board, concede), openVotes)]),
  ];
}

/** The reader's absences; of the others only a GM is shown them. */
function awayTexts({ view, zone, zones }: MailContext): readonly string[] {
  const { away } = t().mail.acknowledgement;
  return view.absences.map(({ from, to }) => away(localDate(from, zone, zones), localDate(to, zone, zones)));
}

/** What somebody who has signed on may still choose. */
function preferences({ view, board }: MailContext): Document {
  if (view.role.kind !== 'applicant') return [];
  const { grammar, mail } = t();
  const say = mail.acknowledgement;
  const tiers = view.role.preferences.map((tier) => powersInWords(board, tier, grammar.or));
  const open = openSeats(view);
  const isShort = open !== null && open > 0;
  const waiting = open === null ? say.willTell : isShort ? say.willTellNeeded(open) : mail.joined.allTaken;
  const fill = isShort && view.isGm === true ? say.howToFill(`SET BOTS FILL ${view.signedOn}`) : [];
  if (view.role.bids !== undefined) return [paragraphBlock(waiting, ...fill), ...ownBids(board, view.role.bids)];
  const wishes = tiers.length === 0 ? say.howToPrefer(preferenceLine(board)) : [say.prefers(tiers)];
  return [paragraphBlock(waiting, ...fill, ' ', ...wishes), paragraphBlock(...say.rules('GET RULES'))];
}

/** The press as it went out, ending as the classic judges end it. */
function echo(context: MailContext, press: Press): Document {
  const { view, board } = context;
  const own = view.seats.find(({ power }) => power === press.from);
  const head = classicPressHead(board, view.name, press, press.colour === 'grey' ? null : (own?.player ?? null));
  const { sentTo } = t().mail.acknowledgement;
  const faked = JSON.stringify(press.to) !== JSON.stringify(press.shown);
  return [
    plainLines(head),
    { kind: 'letter', body: letterBody(press.body) },
    plainLines(...(faked ? [sentTo(readersOf(board, press.to))] : []), 'End of message.'),
  ];
}

/** Whoever asks the GM something need not wait for an answer that cannot come. */
function whoDoesNotRead({ hasLostMaster }: MailContext, pressSent: readonly Press[]): Document {
  const isAsked = pressSent.some(({ to }) => to !== 'all' && to.includes('MASTER'));
  return hasLostMaster === true && isAsked ? [paragraphBlock(t().mail.acknowledgement.masterUnreached)] : [];
}

/** `France, Germany and Master`: whom a message went to. */
function readersOf(board: Board, to: Press['to']): string {
  const { grammar, mail } = t();
  const { readers } = mail.acknowledgement;
  if (to === 'all') return readers.all;
  const name = (each: Addressee) => {
    if (each === 'MASTER') return readers.MASTER;
    if (each === 'OBSERVERS') return readers.OBSERVERS;
    return each === 'WRITER' ? readers.WRITER : powerName(board, each);
  };
  return listInWords(to.map(name), grammar.and);
}
