/** What is wanted of the reader of a game's mail: its first line, and the deadline under it. */
import type { PhaseCode } from '../../engine/board/position.ts';
import type { Power, UnitText } from '../../engine/board/variant.ts';
import { isMissing } from '../../engine/game/due.ts';
import { lateFrom } from '../../engine/game/phase-clock.ts';
import type { OwnPower } from '../../engine/view/view.ts';
import { counted } from '../words/counts.ts';
import { outcomeInWords } from '../words/outcome.ts';
import { phaseName } from '../words/phases.ts';
import { powersInWords, unitInList } from '../words/powers.ts';
import { fromNow, timeFor } from '../words/times.ts';
import { NO_BREAK } from '../words/wrap.ts';
import type { Block } from './document.ts';
import type { MailContext } from './mail.ts';

/** How many of a kind of order are due, and which are missing. */
export interface Tally {
  readonly kind: 'orders' | 'retreats' | 'builds' | 'removals' | 'choices';
  readonly due: number;
  readonly missing: number;
  /** The units without an order, where units are asked for. */
  readonly units: readonly UnitText[];
}

/** The reader's own powers; none for observers and masters. */
export function ownPowers({ view }: MailContext): readonly OwnPower[] {
  return view.role.kind === 'player' ? view.role.own : [];
}

/** What the reader's powers owe, one tally for each kind that is due. */
export function talliesOf(context: MailContext): readonly Tally[] {
  if (context.view.phase === null) return [];
  const tallies = ownPowers(context).flatMap(tallyOf);
  const kinds = [...new Set(tallies.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const same = tallies.filter((tally) => tally.kind === kind);
    const sum = (of: 'due' | 'missing') => same.reduce((n, tally) => n + tally[of], 0);
    return { kind, due: sum('due'), missing: sum('missing'), units: same.flatMap(({ units }) => units) };
  });
}

function tallyOf({ due, missing }: OwnPower): readonly Tally[] {
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
export function leadOf(context: MailContext): Block {
  const { view, now } = context;
  const late = view.clock !== null && now >= lateFrom(view.clock);
  if (isWanted(context)) return { kind: 'lead', text: wantedText(context), tone: late ? 'late' : 'act' };
  return { kind: 'lead', text: restText(context), tone: 'rest' };
}

/** A lead of one's own words. */
export function lead(text: string, tone: 'act' | 'late' | 'rest'): Block {
  return { kind: 'lead', text, tone };
}

function wantedText(context: MailContext): string {
  const parts = talliesOf(context)
    .filter(({ missing }) => missing > 0)
    .map((tally) => wantedTally(context, tally));
  return `${parts.join(' ')}`;
}

function wantedTally(context: MailContext, tally: Tally): string {
  const { kind, due, missing } = tally;
  const phase = phaseName(context.board, context.view.phase!);
  switch (kind) {
    case 'orders':
      return missing === due
        ? `Your orders for ${phase} are due: ${counted(due, 'unit')}.`
        : `${missing} of your ${counted(due, 'unit')} still ${missing === 1 ? 'needs' : 'need'} orders: ${unitNames(context, tally)}.`;
    case 'retreats':
      return missing === 1
        ? `Your retreat order is due: ${unitNames(context, tally)}.`
        : `Your ${missing} retreat orders are due: ${unitNames(context, tally)}.`;
    case 'builds':
    case 'removals': {
      const noun = kind === 'builds' ? 'build' : 'removal';
      return missing === 1 ? `Your ${noun} order is due.` : `Your ${missing} ${noun} orders are due.`;
    }
    case 'choices':
      return `You can choose army or fleet for ${counted(due, 'starting unit')} until the deadline. What you leave open starts as listed.`;
  }
}

/** `Still due: orders for 2 units.`, after another sentence. */
export function wantedShort(context: MailContext): string {
  const missing = talliesOf(context).filter((tally) => tally.missing > 0);
  if (!isWanted(context) || missing.length === 0) return 'No other action needed.';
  if (missing.every(({ kind }) => kind === 'choices')) return 'You can still choose your starting units.';
  const things = missing.map(({ kind, missing: n }) =>
    kind === 'orders' ? `orders for ${counted(n, 'unit')}` : counted(n, kind.slice(0, -1)),
  );
  return `Still due: ${things.join(' and ')}.`;
}

/** `orders complete`, `orders INCOMPLETE: 2 units`. */
export function wantedInSubject(context: MailContext): string {
  const missing = talliesOf(context).filter((tally) => tally.missing > 0);
  if (talliesOf(context).every(({ kind }) => kind === 'choices'))
    return missing.length === 0 ? 'starting units chosen' : 'starting units: some by default';
  if (missing.length === 0) return 'orders complete';
  const things = missing.map(({ kind, missing: n }) =>
    counted(n, kind === 'builds' ? 'build' : kind === 'removals' ? 'removal' : 'unit'),
  );
  return `orders INCOMPLETE: ${things.join(', ')}`;
}

/** `F Brest, A Paris`, shortened where there are many. */
export function unitNames({ board }: MailContext, { units }: Pick<Tally, 'units'>): string {
  const names = units.map((unit) => unitInList(board, unit).replaceAll(' ', NO_BREAK));
  return names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
}

function restText(context: MailContext): string {
  const { view, board } = context;
  switch (view.status) {
    case 'forming':
      if (view.role.kind === 'applicant' && view.role.bids?.length === 0)
        return 'Your bids are needed: the game begins once everybody has bid for a seat.';
      return 'No action needed until the game begins.';
    case 'finished':
      return overText(context);
    case 'paused':
      return 'No action needed: the game is paused.';
    case 'active': {
      const own = ownPowers(context);
      if (own.length === 0) return 'No action needed.';
      if (own.every(({ power }) => isOut(context, power))) {
        const who = powersInWords(
          board,
          own.map(({ power }) => power),
        );
        return `No action needed: ${who} ${own.length === 1 ? 'is' : 'are'} out of the game.`;
      }
      const tallies = talliesOf(context);
      if (tallies.length > 0) return `You're all set: ${completeText(tallies)}.`;
      return `You're all set: you have nothing to order in ${phaseName(board, view.phase as PhaseCode)}.`;
    }
  }
}

/** `Turkey wins with 18 centers.` */
export function overText({ view, board }: MailContext, outcome = view.outcome): string {
  if (outcome === null) return 'The game is over.';
  const own = view.role.kind === 'player' ? view.role.own.map(({ power }) => power) : [];
  const centers = (power: Power) => view.seats.find((seat) => seat.power === power)?.centers ?? 0;
  return outcomeInWords(board, outcome, { own, centers });
}

/** Has the power neither units nor centers left? */
function isOut({ view }: MailContext, power: Power): boolean {
  const seat = view.seats.find((each) => each.power === power);
  const retreating = view.position?.dislodged?.[power] ?? [];
  return seat !== undefined && seat.units + seat.centers + retreating.length === 0;
}

/** `all 4 units have orders`, `your 2 builds are ordered`. */
export function completeText(tallies: readonly Tally[]): string {
  return tallies
    .map(({ kind, due }) => {
      if (kind === 'choices') return due === 1 ? 'your starting unit is chosen' : 'your starting units are chosen';
      if (kind === 'orders') return due === 1 ? 'your unit has an order' : `all ${due} units have orders`;
      const noun = kind.slice(0, -1);
      return due === 1 ? `your ${noun} is ordered` : `all ${due} ${kind} are ordered`;
    })
    .join(' and ');
}

/** `Deadline: Wed 4 Mar 2026, 00:30 Berlin time (Tue 23:30 UTC), in 2 d 3 h.`; nothing where no phase is on. */
export function deadlineBlock({ view, now, zone, zones }: MailContext): readonly Block[] {
  if (view.clock === null || view.phase === null || view.status !== 'active' || view.role.kind === 'public') return [];
  const { deadline, graceEnd } = view.clock;
  const told = (what: string, instant: number) =>
    `${what}: ${timeFor(instant, zone, zones)}, ${fromNow(instant, now)}.`;
  const grace = now >= deadline && now < graceEnd ? [`Late orders until: ${timeFor(graceEnd, zone, zones)}.`] : [];
  return [{ kind: 'deadline', lines: [told('Deadline', deadline), ...grace] }];
}
