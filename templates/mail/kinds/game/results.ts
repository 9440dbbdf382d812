/** A phase is resolved: what it means for the reader, why own orders failed, the classic lines, the map, the centers. */
import type { Board } from '../../../../engine/board/board.ts';
import { provinceName } from '../../../../engine/board/display-names.ts';
import { parsePhase } from '../../../../engine/board/phase.ts';
import type { Position, Resolution } from '../../../../engine/board/position.ts';
import { STANDARD_RULEBOOK } from '../../../../engine/board/variant.ts';
import { parseOrder, unitBuilt } from '../../../../engine/orders/notation.ts';
import { gameRules } from '../../../../engine/rules/game-rules.ts';
import { isChoicePhase } from '../../../../engine/rules/start-choices.ts';
import { contenders } from '../../../../engine/rules/victory.ts';
import { powersIn } from '../../../../engine/vocabulary.ts';
import { isOwnershipUpdated } from '../../../classic/centers.ts';
import { classicPosition } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { toldToOwner } from '../../../locales/explained.ts';
import { inOrder, powerName, powersInWords, unitInList } from '../../../locales/powers.ts';
import { strengthsInWords } from '../../../locales/text/rule-sentences.ts';
import { classicTurn, phaseName } from '../../../locales/times/phases.ts';
import { youngInWords } from '../../../locales/times/young-centers.ts';
import {
  type Document,
  type DocumentBlock,
  type DocumentLine,
  headingBlock,
  type Lead,
  linesBlock,
  listBlock,
  paragraphBlock,
} from '../../../markup/document.ts';
import { casesBlocks } from '../../board-links.ts';
import { classicHead, classicReport, classicTimes } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { GameMailContent, MailContext } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { blindTold, inSight, powersSeen, seesPart } from '../../parts/blind.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { archiveAttachment, endBlocks } from '../../parts/ending.ts';
import { influenceBlocks } from '../../parts/influence.ts';
import { looksTold } from '../../parts/looks.ts';
import { mapBlocks } from '../../parts/map.ts';
import { lapsedBlocks } from '../../parts/orders/pending.ts';
import { resultsProof, resultsReceipts } from '../../parts/receipts.ts';
import { loadedBlocks } from '../../parts/sent-ahead.ts';
import { standingLines } from '../../parts/standings.ts';
import { howToTakeOver } from '../../parts/take-over.ts';
import { dutyNow, leadOfText, overText, ownPowers } from '../../parts/wanted.ts';
import { practiceEnds } from './practice.ts';
import { pressBlocks } from './press.ts';
import { centersOf, unitsAfter, whatHappened } from './what-happened.ts';

type Results = Extract<GameMailContent, { kind: 'results' }>;

export const resultsMail = defineMail('results', {
  for: 'all',
  classicSubject: ({ head }) => `${head} Results`,
  write: (context, content) => {
    const { before, resolution, turn, deadline } = content;
    const about = deadline === undefined ? undefined : { phase: resolution.phase, deadline };
    const classic = [...classicHead(context, about), ...classicReport(context, { before, resolution, turn })];
    const { mayReturn } = context.view;
    const proofs = resultsReceipts(context, resolution.phase, content);
    const postalBlocks = (content.postal ?? []).flatMap((each) => pressBlocks(context, each));
    const news = meaning(context, content);
    const lasting = lastingLead(context, content);
    const body: Document = [
      ...(content.outcome === null ? [] : practiceEnds(context, content.outcome)),
      ...(lasting === null ? [] : [paragraphBlock(news.text)]),
      ...takenByAll(context, content),
      ...lapsedBlocks(context, content.notFiled ?? []),
      ...blindTold(context.view),
      ...(context.unreached === undefined
        ? []
        : [paragraphBlock(t().mail.results.unreached(powersInWords(context.board, context.unreached)))]),
      ...(mayReturn.length === 0 ? [] : howToTakeOver(context, mayReturn)),
      ...young(context, resolution),
      ...surprises(context, content),
      ...mapBlocks(context),
      linesBlock(...classic.map((line) => ({ ...line, own: isOwn(context, line) }))),
      ...rulebookTold(context),
      ...startingBoard(context, content),
      ...standings(context, resolution),
      ...inSight(context.view, context.board),
      ...centerTable(context, before, resolution),
      ...looksTold(context),
      ...postalBlocks,
      ...loadedBlocks(context, content.ahead ?? []),
      ...(content.outcome === null && context.view.position !== null
        ? influenceBlocks(context.board, context.view.position, ownPowers(context))
        : []),
      ...answerBlock(context, { withLines: true }),
      ...(content.outcome === null ? [] : endBlocks(context, content.sequel)),
      ...(proofs.length === 0 ? [] : resultsProof()),
    ];
    return gameLetter(context, {
      subject: t().mail.results.subject(resolution.phase),
      lead: lasting ?? { kind: 'lead', ...news, ...dutyOf(context) },
      body,
      ...(context.isClassic === true
        ? {
            classic: [
              linesBlock(...classic, ...classicTimes(context)),
              ...inSight(context.view, context.board),
              ...postalBlocks,
            ],
          }
        : {}),
      attachments: [
        ...deadlineEvent(context),
        ...proofs,
        ...(content.outcome === null ? [] : archiveAttachment(context)),
      ],
    });
  },
});

/** What counts more than a phase: how the game ended, or a place to take back; null where neither is. */
function lastingLead(context: MailContext, { outcome }: Results): DocumentBlock | null {
  const { mayReturn } = context.view;
  if (mayReturn.length > 0)
    return leadOfText(t().mail.results.placeOpen(powersInWords(context.board, mayReturn)), 'act');
  return outcome === null ? null : leadOfText(overText(context, outcome), 'rest');
}

function dutyOf(context: MailContext): { readonly duty?: Lead } {
  const duty = dutyNow(context);
  return duty === null ? {} : { duty };
}

/** What has changed for the reader: `You took Rumania; your 3 other orders failed; Russia 6, you 4.` */
function meaning(context: MailContext, { before, resolution }: Results): Lead {
  const { board } = context;
  const told = t().mail.results;
  const own = ownPowers(context).map(({ power }) => power);
  if (isChoicePhase(board, before)) {
    const units = own.flatMap((power) => resolution.orders.filter((each) => each.power === power));
    const names = units
      .filter(({ result }) => result === 'succeeds')
      .flatMap(({ order }) => unitBuilt(order) ?? [])
      .map((unit) => unitInList(board, unit));
    return { text: names.length === 0 ? told.chosen : told.chosenYours(names), tone: 'plain' };
  }
  if (own.length > 0) {
    const { clauses, isGood } = whatHappened(context, before, resolution);
    return { text: told.headline(clauses), tone: isGood ? 'rest' : 'plain' };
  }
  const clauses = seesPart(context.view) ? [t().mail.blind.processed] : forAll(context, resolution);
  return { text: told.summary(phaseName(board, resolution.phase), clauses), tone: 'plain' };
}

/** For those who play no power: how the phase went on the whole. */
function forAll({ board }: MailContext, resolution: Resolution): readonly string[] {
  const told = t().mail.results;
  const { orders, dislodged } = resolution;
  // In adjustments what is done by the rules is an order like others.
  const isAdjustment = parsePhase(resolution.phase).kind === 'A';
  const own = orders.filter(({ order }) => parseOrder(order, 'M')?.kind !== 'proxy');
  const given = own.filter(({ reasons }) => isAdjustment || !reasons.includes('no-order'));
  const failed = given.filter(({ result }) => result === 'fails').length;
  const missing = own.filter((each) => !given.includes(each) && board.powerNumber.has(each.power)).length;
  const removed = Object.values(dislodged).flat().length;
  return [
    ...(given.length === 0 && missing > 0 ? [] : [told.ordersOfAll(given.length, failed)]),
    ...(missing === 0 ? [] : [told.unorderedOfAll(missing)]),
    ...(removed === 0 ? [] : [told.dislodged(removed)]),
  ];
}

type Centers = Position['centers'];

/** For them too: who took and who lost which centers. */
function takenByAll(context: MailContext, { before, resolution }: Results): Document {
  const { board } = context;
  if (ownPowers(context).length > 0 || seesPart(context.view) || isChoicePhase(board, before)) return [];
  const told = t().mail.results;
  const moved = (from: Centers, to: Centers, say: typeof told.powerGained) =>
    inOrder(board, [...new Set([...powersIn(from), ...powersIn(to)])]).flatMap((power) => {
      const others = centersOf(to, power).filter((center) => !centersOf(from, power).includes(center));
      const names = others.map((center) => provinceName(board, center));
      return names.length === 0 ? [] : [say(powerName(board, power), names)];
    });
  const taken = [
    ...moved(before.centers, resolution.centers, told.powerGained),
    ...moved(resolution.centers, before.centers, told.powerLost),
  ];
  return taken.length === 0 ? [] : [paragraphBlock(told.headline(taken))];
}

/** Is it a line about a power of the reader's? */
function isOwn(context: MailContext, { text }: DocumentLine): boolean {
  const { colon } = t().listing;
  return ownPowers(context).some(({ power }) => text.startsWith(`${powerName(context.board, power)}${colon}`));
}

/** Own orders that failed, or in which something came between, each with its explanation. */
function surprises(context: MailContext, { before, resolution: { orders } }: Results): Document {
  // What was not chosen stands by default: that is no surprise.
  if (isChoicePhase(context.board, before)) return [];
  const own = ownPowers(context).map(({ power }) => power);
  const failed = orders.filter(
    ({ power, result, reasons }) => own.includes(power) && (result === 'fails' || reasons.length > 0),
  );
  const told = failed.map((order) => toldToOwner(context.board, order) || order.order);
  if (told.length === 0) return [];
  return [
    headingBlock(t().mail.results.surprises),
    listBlock(told),
    ...casesBlocks(context.house, failed),
    ...whyTenths(context, told),
  ];
}

/** Where an explanation counts `0.9 against 1.0`: the rule. */
function whyTenths({ board }: MailContext, told: readonly string[]): Document {
  const isShown = told.some((each) => /\d[.,][1-9]/.test(each));
  return isShown ? strengthsInWords(board.variant).map((rule) => paragraphBlock(rule)) : [];
}

/** Which edition was followed, where it is not the usual one. */
function rulebookTold({ board }: MailContext): Document {
  const { rulebook } = gameRules(board);
  return rulebook === STANDARD_RULEBOOK ? [] : [paragraphBlock(t().mail.results.rulebook(rulebook))];
}

/** Own centers that give no unit yet. */
function young(context: MailContext, resolution: Resolution): Document {
  const { board } = context;
  const own = ownPowers(context).map(({ power }) => power);
  const isSaid = isOwnershipUpdated(board, resolution) && resolution.next !== null;
  const told = isSaid ? youngInWords(board, own, resolution.ruleState, resolution.phase) : null;
  return told === null ? [] : [paragraphBlock(told)];
}

/** The board on which the game begins, once the starting units are chosen. */
function startingBoard({ board }: MailContext, { before, resolution }: Results): Document {
  if (!isChoicePhase(board, before) || resolution.next === null) return [];
  const head = t().listing.start(classicTurn(board, resolution.next));
  return [linesBlock(head, '', ...classicPosition(board, { ...before, units: resolution.units }))];
}

/** After ownership has changed: how far each player is, where that is not what each power has. */
function standings({ board, view }: MailContext, resolution: Resolution): Document {
  const told = isOwnershipUpdated(board, resolution) && !seesPart(view) ? standingLines(board, resolution) : [];
  return [...goesOn(board, resolution), ...(told.length === 0 ? [] : [linesBlock(...told)])];
}

/** Somebody has what wins, and has not won. */
function goesOn(board: Board, { centers, ruleState, next, phase }: Resolution): Document {
  const reached = contenders(board, centers, ruleState);
  if (reached.length === 0 || next === null || !isOwnershipUpdated(board, { phase, next })) return [];
  const { goesOn: told } = t().mail.results;
  const names = reached.map(({ seat }) => seat.display);
  const { counted } = gameRules(board).goal;
  return [paragraphBlock(counted === null ? told.tied(names) : told.later(names, counted.name))];
}

/** Of the powers of which all is known. */
function centerTable({ board, view }: MailContext, before: Position, resolution: Resolution): readonly DocumentBlock[] {
  const powers = inOrder(board, powersSeen(view) ?? view.seats.map(({ power }) => power)).filter(
    (power) => centersOf(before.centers, power).length + (before.units[power]?.length ?? 0) > 0,
  );
  const ranked = [...powers].sort(
    (a, b) => centersOf(resolution.centers, b).length - centersOf(resolution.centers, a).length,
  );
  const updated = isOwnershipUpdated(board, resolution);
  const titles = t().mail.results.table;
  if (ranked.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: titles.caption,
      columns: [
        { title: titles.power, align: 'left' },
        { title: titles.centers, align: 'right' },
        ...(updated ? [{ title: titles.change, align: 'right' as const }] : []),
        { title: titles.units, align: 'right' },
      ],
      rows: ranked.map((power) => {
        const centers = centersOf(resolution.centers, power).length;
        const change = centers - centersOf(before.centers, power).length;
        const units = String(unitsAfter(resolution, power));
        return [powerName(board, power), String(centers), ...(updated ? [signed(change)] : []), units];
      }),
      htmlOnly: updated,
    },
  ];
}

function signed(n: number): string {
  return n === 0 ? '' : n > 0 ? `+${n}` : `\u2212${-n}`;
}
