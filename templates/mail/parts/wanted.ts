/** What the reader of a game's mail has to do: its first line, and the deadline under it. */
import { adjustmentOf } from '../../../engine/adjudicate/phases/adjustments-due.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { PhaseCode } from '../../../engine/board/position.ts';
import type { Power, UnitText } from '../../../engine/board/variant.ts';
import { isMissing } from '../../../engine/game/due.ts';
import { lateFrom } from '../../../engine/game/phase-clock.ts';
import type { OwnPower } from '../../../engine/view/view.ts';
import { t } from '../../locales/current.ts';
import { outcomeInWords } from '../../locales/outcome.ts';
import { powersInWords, unitInList } from '../../locales/powers.ts';
import { capitalize } from '../../locales/text/counts.ts';
import { unusableInWords } from '../../locales/text/unusable.ts';
import { NO_BREAK } from '../../locales/text/wrap.ts';
import { fromNow, timeFor } from '../../locales/times/format-times.ts';
import { phaseName } from '../../locales/times/phases.ts';
import type { DocumentBlock, Lead } from '../../markup/document.ts';
import type { MailContext } from '../mail.ts';
import { pendingLead } from './orders/pending.ts';

/** How many of a kind of order are due, and which are missing. */
export interface DueTally {
  readonly kind: 'orders' | 'retreats' | 'builds' | 'removals' | 'choices';
  readonly due: number;
  readonly missing: number;
  /** The units without an order, where units are asked for. */
  readonly units: readonly UnitText[];
}

/** The reader's own powers; none for observers and masters. */
export function ownPowers({ view }: Pick<MailContext, 'view'>): readonly OwnPower[] {
  return view.role.kind === 'player' ? view.role.own : [];
}

/** What the reader's powers owe, one tally for each kind that is due. */
export function talliesOf(context: MailContext): readonly DueTally[] {
  if (context.view.phase === null) return [];
  const tallies = ownPowers(context).flatMap(tallyOf);
  const kinds = [...new Set(tallies.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const same = tallies.filter((tally) => tally.kind === kind);
    const sum = (of: 'due' | 'missing') => same.reduce((n, tally) => n + tally[of], 0);
    return { kind, due: sum('due'), missing: sum('missing'), units: same.flatMap(({ units }) => units) };
  });
}

function tallyOf({ due, missing }: OwnPower): readonly DueTally[] {
  if (due.kind === 'nothing') return [];
  if (due.kind === 'choices') {
    const places = due.choices.flatMap((choice) => choice.units).length;
    return [{ kind: due.kind, due: places, missing: missing.kind === 'adjustments' ? missing.count : 0, units: [] }];
  }
  const number = 'units' in due ? due.units.length : due.count;
  const units = missing.kind === 'units' ? missing.units : [];
  return [{ kind: due.kind, due: number, missing: missing.kind === 'units' ? units.length : missing.count, units }];
}

/** Does the reader still owe orders? */
export function isWanted(context: MailContext): boolean {
  return context.view.status === 'active' && ownPowers(context).some(({ missing }) => isMissing(missing));
}

/** The first line of a mail that nothing else has to be said in. */
export function leadOf(context: MailContext): DocumentBlock {
  const { view, now } = context;
  const tone = view.clock !== null && now >= lateFrom(view.clock) ? 'late' : 'act';
  const notFiled = pendingLead(context, 0);
  const wanted = isWanted(context) ? wantedText(context) : null;
  if (notFiled !== null) return leadOfText([notFiled, ...(wanted === null ? [] : [wanted])].join(' '), tone);
  if (wanted !== null) return leadOfText(wanted, tone);
  return { kind: 'lead', text: restText(context), tone: 'rest' };
}

/** What the reader has to do, below what a phase has changed; null where that says it. */
export function dutyNow(context: MailContext): Lead | null {
  const { view, board } = context;
  const { wanted } = t().mail;
  const block = leadOf(context);
  if (block.kind === 'lead' && block.tone !== 'rest') return { text: block.text, tone: block.tone };
  const own = ownPowers(context);
  if (view.status !== 'active' || own.length === 0) return { text: restText(context), tone: 'plain' };
  if (own.every(({ power }) => isOut(context, power))) return null;
  const tallies = talliesOf(context);
  const due = tallies.map(({ kind, due }) => ({ kind, count: due }));
  return {
    text: due.length > 0 ? wanted.ordered(due) : wanted.nothingNow(phaseName(board, view.phase!)),
    tone: 'plain',
  };
}

/** A lead of one's own words. */
export function leadOfText(text: string, tone: 'act' | 'late' | 'rest'): DocumentBlock {
  return { kind: 'lead', text, tone };
}

function wantedText(context: MailContext): string {
  const parts = talliesOf(context)
    .filter(({ missing }) => missing > 0)
    .map((tally) => wantedTally(context, tally));
  return `${parts.join(' ')}`;
}

function wantedTally(context: MailContext, tally: DueTally): string {
  const { kind, due, missing } = tally;
  const { wanted } = t().mail;
  switch (kind) {
    case 'orders':
      return missing === due
        ? wanted.orders(phaseName(context.board, context.view.phase!), due)
        : wanted.someOrders({ missing, due, units: unitNames(context, tally) });
    case 'retreats':
      return wanted.retreats(missing, unitNames(context, tally));
    case 'builds':
      return wanted.builds(missing);
    case 'removals':
      return wanted.removals(missing);
    case 'choices':
      return wanted.choices(due);
  }
}

/** What is missing, by its kinds. */
function missingOf(context: MailContext) {
  return talliesOf(context)
    .filter(({ missing }) => missing > 0)
    .map(({ kind, missing }) => ({ kind, count: missing }));
}

/** `Still due: orders for 2 units.`, after another sentence. */
export function wantedShort(context: MailContext): string {
  const missing = missingOf(context);
  const { wanted } = t().mail;
  if (!isWanted(context) || missing.length === 0) return wanted.noOther;
  return missing.every(({ kind }) => kind === 'choices') ? wanted.canChoose : wanted.stillDue(missing);
}

/** `orders complete`, `orders INCOMPLETE: 2 units`. */
export function wantedInSubject(context: MailContext): string {
  const missing = missingOf(context);
  const { inSubject } = t().mail.wanted;
  if (talliesOf(context).every(({ kind }) => kind === 'choices'))
    return missing.length === 0 ? inSubject.chosen : inSubject.someByDefault;
  return missing.length === 0 ? inSubject.complete : inSubject.incomplete(missing);
}

/** `F Brest, A Paris`, shortened where there are many. */
export function unitNames({ board }: MailContext, { units }: Pick<DueTally, 'units'>): string {
  const names = units.map((unit) => unitInList(board, unit).replaceAll(' ', NO_BREAK));
  const told = names.length > 6 ? 5 : names.length;
  return t().mail.wanted.units(names.slice(0, told), names.length - told);
}

function restText(context: MailContext): string {
  const { view, board } = context;
  const { wanted } = t().mail;
  switch (view.status) {
    case 'forming':
      return view.role.kind === 'applicant' && view.role.bids?.length === 0 ? wanted.bids : wanted.untilStart;
    case 'finished':
      return overText(context);
    case 'paused':
      return wanted.paused;
    case 'active': {
      const own = ownPowers(context);
      if (own.length === 0) return wanted.nothing;
      if (own.every(({ power }) => isOut(context, power))) {
        const who = powersInWords(
          board,
          own.map(({ power }) => power),
        );
        return wanted.out(who, own.length);
      }
      const tallies = talliesOf(context);
      return tallies.length > 0
        ? wanted.allSet(tallies.map(({ kind, due }) => ({ kind, count: due })))
        : [wanted.nothingToOrder(phaseName(board, view.phase as PhaseCode)), ...whyNoBuilds(context)].join(' ');
    }
  }
}

/** In adjustments, of the reader's powers with more centers than units. */
function whyNoBuilds(context: MailContext): readonly string[] {
  const { view, board } = context;
  const { position } = view;
  if (position === null || parsePhase(position.phase).kind !== 'A') return [];
  return ownPowers(context).flatMap(({ power }) => {
    const why = unusableInWords(t().map, board, power, adjustmentOf(board, position, power).unusable);
    return why === null ? [] : [`${capitalize(why)}.`];
  });
}

/** `Turkey wins with 18 centers.` */
export function overText({ view, board }: MailContext, outcome = view.outcome): string {
  if (outcome === null) return t().mail.wanted.over;
  const own = view.role.kind === 'player' ? view.role.own.map(({ power }) => power) : [];
  const centers = (power: Power) => view.seats.find((seat) => seat.power === power)?.centers ?? 0;
  return outcomeInWords(board, outcome, { own, centers });
}

/** Has the power neither units nor centers left? */
function isOut({ view }: MailContext, power: Power): boolean {
  const seat = view.seats.find((each) => each.power === power);
  const retreating = view.position?.dislodged?.[power] ?? [];
  return seat?.units === 0 && seat.centers === 0 && retreating.length === 0;
}

/** `Deadline: Wed 4 Mar 2026, 00:30 Berlin time (Tue 23:30 UTC), in 2 d 3 h.`; nothing where no phase is on. */
export function deadlineBlock({ view, now, zone, zones }: MailContext): readonly DocumentBlock[] {
  if (view.clock === null || view.phase === null || view.status !== 'active' || view.role.kind === 'public') return [];
  if (view.settings.practice) return [];
  const { deadline, graceEnd } = view.clock;
  const { wanted } = t().mail;
  const grace = now >= deadline && now < graceEnd ? [wanted.lateUntil(timeFor(graceEnd, zone, zones))] : [];
  const told = wanted.deadline(timeFor(deadline, zone, zones), fromNow(deadline, now));
  return [{ kind: 'deadline', lines: [told, ...grace] }];
}
