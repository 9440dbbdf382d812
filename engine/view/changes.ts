/**
 * What one reader sees change between two states of a game. Made of views, so that it tells nobody more than they see; the
 * questions before a command, the answers after it and the mails about it all tell this.
 */
import type { Dislodged, Position } from '../board/position.ts';
import type { ByPower, Power, Province, UnitText } from '../board/variant.ts';
import { canonicalJson } from '../game/canonical.ts';
import type { ChangeMessage, SeatNow } from '../messages/change-messages.ts';
import type { GameView, SeatView } from './view.ts';

/** In the order of the answer; empty: the reader sees none. */
export function changesBetween(before: GameView, after: GameView): readonly ChangeMessage[] {
  if (after.status === 'forming')
    return before.status === 'forming' ? settings(before, after) : [{ code: 'changes/unbegun' }];
  // Who gets which power is dealt when it begins.
  if (before.status === 'forming' && after.status !== 'finished') return [begins(after)];
  const isOver = after.status === 'finished';
  return [
    ...course(before, after),
    ...(isOver ? [] : [...unitChanges(before, after), ...centerChanges(before, after)]),
    ...(isOver || before.status === 'finished' ? [] : seatChanges(before, after)),
    ...gms(before, after),
    ...settings(before, after),
    ...(isOver ? [] : [...deadline(before, after), ...waits(before, after)]),
    ...orders(before, after),
    ...(isOver ? [] : votes(before, after)),
  ];
}

function begins({ seats }: GameView): ChangeMessage {
  return { code: 'changes/begins', gone: seats.filter(({ status }) => status === 'dummy').map(({ power }) => power) };
}

/** Its end, and its phases. */
function course(before: GameView, after: GameView): readonly ChangeMessage[] {
  const isSame = canonicalJson(before.outcome) === canonicalJson(after.outcome);
  const [was, is] = isSame ? [null, null] : [before.outcome, after.outcome];
  const current = before.phase ?? before.position?.phase ?? null;
  const { phase } = after;
  return [
    ...(was === null ? [] : [{ code: 'changes/not-over' as const, outcome: was }]),
    ...(is === null ? [] : [{ code: 'changes/over' as const, outcome: is }]),
    ...(is === null ? [] : opens(after)),
    ...(phase === null || current === null || phase === current
      ? []
      : [{ code: 'changes/phase' as const, phase, current }]),
    ...results(before, after, false),
    ...results(after, before, true),
  ];
}

/** What is hidden until the end and then shown for good, whether or not the game goes on again. */
function opens({ settings: { anonymous, reveal, blind, openDiaries } }: GameView): readonly ChangeMessage[] {
  const what = [
    ...(blind ? (['board'] as const) : []),
    ...(anonymous && reveal ? (['names'] as const) : []),
    ...(openDiaries ? (['diaries'] as const) : []),
  ];
  return what.length === 0 ? [] : [{ code: 'changes/opens', what }];
}

/** Of phases that are over in the one and not in the other. */
function results(these: GameView, those: GameView, counts: boolean): readonly ChangeMessage[] {
  const phases = these.resolved
    .filter(({ n }) => !those.resolved.some((each) => each.n === n))
    .map((each) => each.phase);
  return phases.length === 0 ? [] : [{ code: 'changes/results', phases, counts }];
}

function unitChanges(before: GameView, after: GameView): readonly ChangeMessage[] {
  const standing = ({ position }: GameView) => position?.units ?? {};
  const retreating = ({ position }: GameView) => textsOf(position?.dislodged ?? {});
  return [
    ...unitsBetween(standing(before), standing(after), false),
    ...unitsBetween(retreating(before), retreating(after), true),
  ];
}

function textsOf(dislodged: ByPower<readonly Dislodged[]>): ByPower<readonly UnitText[]> {
  return Object.fromEntries(Object.entries(dislodged).map(([power, list]) => [power, list.map(({ unit }) => unit)]));
}

function unitsBetween(
  before: ByPower<readonly UnitText[]>,
  after: ByPower<readonly UnitText[]>,
  retreating: boolean,
): readonly ChangeMessage[] {
  const powers = [...new Set([...Object.keys(before), ...Object.keys(after)])] as readonly Power[];
  return powers.flatMap((power): readonly ChangeMessage[] => {
    const [was, is] = [before[power] ?? [], after[power] ?? []];
    const without = was.filter((unit) => !is.includes(unit));
    const more = is.filter((unit) => !was.includes(unit));
    return without.length + more.length === 0
      ? []
      : [{ code: 'changes/units', power, without, with: more, retreating }];
  });
}

/** By who had them and who has them. */
function centerChanges(before: GameView, after: GameView): readonly ChangeMessage[] {
  const [was, is] = [ownersOf(before.position), ownersOf(after.position)];
  const found = new Map<string, { provinces: Province[]; owner: Power | null; before: Power | null }>();
  for (const province of new Set([...was.keys(), ...is.keys()])) {
    const [from, to] = [was.get(province) ?? null, is.get(province) ?? null];
    if (from === to) continue;
    const key = `${from}/${to}`;
    const group = found.get(key) ?? { provinces: [], owner: to, before: from };
    group.provinces.push(province);
    found.set(key, group);
  }
  return [...found.values()].map((group) => ({ code: 'changes/owner', ...group }));
}

function ownersOf(position: Position | null): ReadonlyMap<Province, Power> {
  const owners = Object.entries(position?.centers ?? {});
  return new Map(owners.flatMap(([power, list]) => list.map((center) => [center, power as Power] as const)));
}

function seatChanges(before: GameView, after: GameView): readonly ChangeMessage[] {
  const found = new Map<SeatNow, Power[]>();
  for (const seat of after.seats) {
    const was = before.seats.find(({ power }) => power === seat.power);
    const now = seatNow(seat, was);
    if (was !== undefined && now !== null) found.set(now, [...(found.get(now) ?? []), seat.power]);
  }
  const restricted = after.isOpenToAll ? {} : { restricted: true as const };
  return [...found].map(([now, powers]) => ({ code: 'changes/seats', powers, now, ...restricted }));
}

/** Null: as it was. */
function seatNow(seat: SeatView, was: SeatView | undefined): SeatNow | null {
  const kind = ({ isBot, status, isOpen }: SeatView) =>
    isBot ? 'bot' : status === 'playing' ? 'played' : isOpen ? 'open' : 'closed';
  if (was === undefined || kind(was) !== kind(seat)) return kind(seat);
  const isOther = was.player !== null && seat.player !== null && was.player !== seat.player;
  return kind(seat) === 'played' && isOther ? 'passed' : null;
}

function gms(before: GameView, after: GameView): readonly ChangeMessage[] {
  const left = before.masters.filter((gm) => !after.masters.includes(gm));
  const joined = after.masters.filter((gm) => !before.masters.includes(gm));
  return [
    ...left.map(() => ({ code: 'changes/gm' as const, joins: false })),
    ...joined.map(() => ({ code: 'changes/gm' as const, joins: true })),
  ];
}

function settings(before: GameView, after: GameView): readonly ChangeMessage[] {
  const was: Readonly<Record<string, unknown>> = { ...before.settings };
  const changes = Object.entries(after.settings).filter(
    ([key, value]) => canonicalJson(was[key]) !== canonicalJson(value),
  );
  return changes.length === 0 ? [] : [{ code: 'changes/settings', changes: Object.fromEntries(changes) }];
}

function deadline(before: GameView, after: GameView): readonly ChangeMessage[] {
  const [from, to] = [before.clock?.deadline ?? null, after.clock?.deadline ?? null];
  return from === to ? [] : [{ code: 'changes/deadline', from, to }];
}

/** Of the powers that the reader sees. */
function waits(before: GameView, after: GameView): readonly ChangeMessage[] {
  const waiting = (view: GameView) =>
    seen(
      view,
      (own) => own.wait,
      (seat) => seat.waits,
    );
  const playing = after.seats.filter((seat) => seat.status === 'playing' && !seat.isBot).length;
  return switched(waiting(before), waiting(after)).map(({ powers, on }) => ({
    code: 'changes/waits',
    powers: powers.length > 1 && powers.length === playing ? null : powers,
    on,
  }));
}

function votes(before: GameView, after: GameView): readonly ChangeMessage[] {
  const isCast = (vote: SeatView['vote']) => vote !== null && (vote.draw !== null || vote.concede !== null);
  const cast = (view: GameView) =>
    seen(
      view,
      (own) => isCast(own.vote),
      (seat) => isCast(seat.vote),
    );
  return switched(cast(before), cast(after)).map(({ powers, on }) => ({ code: 'changes/votes', powers, counts: on }));
}

type Own = Extract<GameView['role'], { kind: 'player' }>['own'][number];

function isOwn({ role }: GameView, power: Power): boolean {
  return role.kind === 'player' && role.own.some((each) => each.power === power);
}

/** What is known of each power: of the reader's own by `own`, of others by their seats. */
function seen<T>({ role, seats }: GameView, own: (power: Own) => T, of: (seat: SeatView) => T): ReadonlyMap<Power, T> {
  const mine = role.kind === 'player' ? role.own : [];
  return new Map([
    ...seats.map((seat) => [seat.power, of(seat)] as const),
    ...mine.map((each) => [each.power, own(each)] as const),
  ]);
}

function switched(
  before: ReadonlyMap<Power, boolean | null>,
  after: ReadonlyMap<Power, boolean | null>,
): readonly { readonly powers: readonly Power[]; readonly on: boolean }[] {
  return [false, true].flatMap((on) => {
    const powers = [...after].flatMap(([power, is]) => (is === on && before.get(power) === !on ? [power] : []));
    return powers.length === 0 ? [] : [{ powers, on }];
  });
}

/** What goes from the file, and what is on it again: the reader's own by name, of others whose they are, if that. */
function orders(before: GameView, after: GameView): readonly ChangeMessage[] {
  const onFile = (view: GameView) =>
    seen<readonly string[] | null>(
      view,
      (own) => own.onFile.map(({ order }) => order),
      ({ progress }) => (progress === 'complete' || progress === 'some' ? null : []),
    );
  const [was, is] = [onFile(before), onFile(after)];
  const isOther = before.phase !== after.phase;
  const of = (
    these: ReadonlyMap<Power, readonly string[] | null>,
    those: ReadonlyMap<Power, readonly string[] | null>,
  ) =>
    [...these].flatMap(([power, list]) => {
      const there = those.get(power);
      const orders = list === null ? null : isOther ? list : list.filter((order) => there?.includes(order) !== true);
      const isSame = orders === null ? !isOther && there === null : orders.length === 0;
      return isSame ? [] : [{ power, orders }];
    });
  const told = (phase: GameView['phase'], on: boolean, of: Extract<ChangeMessage, { code: 'changes/orders' }>['of']) =>
    phase === null || of.length === 0 ? [] : [{ code: 'changes/orders' as const, phase, on, of }];
  // What the reader no longer sees may still be on file.
  const isLost = ({ power }: { readonly power: Power }) =>
    isOwn(before, power) && !isOwn(after, power) && after.role.kind !== 'master';
  const gone = of(was, is).filter((each) => !isLost(each));
  return [...told(before.phase, false, gone), ...told(after.phase, true, of(is, was))];
}
