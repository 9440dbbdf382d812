/**
 * What a document tells of its game beside the phases (settings, who ran it, who sat where, when it began and ended), against what the
 * open commits of its chain tell. While a game goes on the document may be ahead of its chain: it shows
 * a change that tells nothing of mails at once, and its commit with the next milestone.
 */

import { RULINGS } from '../adjudicate/rulings.ts';
import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import { canonicalJson } from '../game/canonical.ts';
import type { EventName, PersonId } from '../game/events.ts';
import type { TreeNode } from '../game/sealed-tree.ts';
import { boardWith } from '../rules/game-board.ts';
import type { Settings } from '../settings/fields.ts';
import { withDefaults } from '../settings/settings.ts';
import { valueAt } from './archive-openings.ts';
import { rulesOf } from './archive-rules.ts';
import type { ArchiveDocument, ArchivedPower, Rules } from './document.ts';
import { type PlacedFault, unvouchedPart } from './placed-fault.ts';
import type { Verifier } from './verifier.ts';
import { actsFault, addChainedAct, type ChainedActs } from './verify-acts.ts';

interface Seat {
  status: ArchivedPower['status'];
  readonly players: { readonly player: PersonId; readonly from: PhaseCode | null }[];
}

/** What the commits tell, as far as they are open. `undefined`: a commit tells of it and is closed there. */
export interface ChainedFacts {
  /** The phase that was being played when each commit was made, in their order. */
  readonly current: (PhaseCode | null)[];
  /** When each commit was made; null where it is closed. */
  readonly instants: (string | null)[];
  /** In which phase each entry of a diary was written, by its number in the document. */
  readonly diaryPhases: Map<number, PhaseCode | null>;
  isBegun: boolean;
  created: string | null;
  ended: string | null;
  isOver: boolean;
  variant: unknown;
  edition: unknown;
  settings: Record<string, unknown> | undefined;
  masters: readonly PersonId[] | undefined;
  phase: PhaseCode | null;
  /** Undefined: who began is not told. */
  seats: Map<Power, Seat> | undefined;
  outcome: unknown;
  readonly acts: ChainedActs;
}

/** Null when all of it is as the commits tell. */
export function headerFault(
  document: ArchiveDocument,
  told: ChainedFacts,
  { variant }: Pick<Verifier, 'variant'>,
): PlacedFault | null {
  for (const field of ['source', 'sources', 'tells', 'contradictions', 'parameters'] as const) {
    if (document[field] != null) return unvouchedPart(field);
  }
  const act = actsFault(document, told.acts);
  if (act !== null) return unvouchedPart(act);
  const stray = strayPerson(document);
  if (stray !== null) return unvouchedPart(`players.${stray}`);
  if (told.created !== document.created) return differs('created', document.created, told.created);
  if (told.isOver !== (document.status === 'finished')) return unvouchedPart('status');
  if (!told.isOver) return null;
  const [settings, masters] = [told.settings, told.masters];
  if (settings === undefined) return unvouchedPart('settings');
  if (masters === undefined) return unvouchedPart('masters');
  const parts: readonly (readonly [field: string, told: unknown, committed: unknown])[] = [
    ['ended', document.ended, told.ended],
    ['masters', document.masters, masters],
    ['outcome', document.outcome, told.outcome],
    ['position', document.position, null],
    ['variant.id', document.variant.id, told.variant],
    ...settingsOf(document, settings),
    ...rulesTold(document, told, variant),
  ];
  const wrong = parts.find(([, a, b]) => canonicalJson(a ?? null) !== canonicalJson(b ?? null));
  return wrong === undefined ? seatFault(document, told) : differs(...wrong);
}

/** Settings that are newer than the game have their defaults. */
function settingsOf({ settings }: ArchiveDocument, committed: Readonly<Record<string, unknown>>) {
  const expected = Object.entries(withDefaults(committed as unknown as Settings));
  const shown = Object.entries(settings ?? {});
  const keys = new Set([...shown.map(([key]) => key), ...Object.keys(committed)]);
  return [...keys].flatMap((key) => {
    const real = expected.find(([name]) => name === key);
    return real === undefined ? [] : [[`settings.${key}`, shown.find(([name]) => name === key)?.[1], real[1]] as const];
  });
}

/** Somebody with a name who neither ran the game nor played in it. */
function strayPerson({ players, masters, powers }: ArchiveDocument): PersonId | null {
  const known = new Set([...masters, ...powers.flatMap((each) => each.players.map(({ player }) => player))]);
  return (Object.keys(players) as PersonId[]).find((each) => !known.has(each)) ?? null;
}

function rulesTold(
  { rules, variant: { id, digest, name } }: ArchiveDocument,
  told: ChainedFacts,
  variant: Verifier['variant'],
) {
  const known = variant(id, digest);
  // Of data that are not here nothing can be said; nor of rulings that are newer than the game.
  if (known === null || known.digest !== digest) return [];
  const { board } = known;
  const real = rulesOf(boardWith(board, withDefaults(told.settings as unknown as Settings)));
  return [
    ['variant.name', name, board.variant.name] as const,
    ['variant.digest', board.variant.edition ?? 1, told.edition ?? 1] as const,
    ['rules.rulebook', rules.rulebook, real.rulebook] as const,
    ...Object.keys({ ...rules.rulings, ...real.rulings }).map((key) => rulingTold(key, rules.rulings, real.rulings)),
  ];
}

/** A ruling that an archive does not tell is one that is newer than it, and follows the usual choice. */
function rulingTold(key: string, told: Rules['rulings'], real: Rules['rulings']) {
  const usual = RULINGS.find((ruling) => ruling.key === key)?.choices[0];
  return [`rules.rulings.${key}`, told[key] ?? usual, real[key]] as const;
}

function seatFault({ powers }: ArchiveDocument, { seats }: ChainedFacts): PlacedFault | null {
  if (seats !== undefined) {
    const [shown, real] = [powers.map(({ power }) => power).sort(), [...seats.keys()].sort()];
    if (canonicalJson(shown) !== canonicalJson(real)) return differs('powers', shown, real);
  }
  for (const [n, { power, status, players }] of powers.entries()) {
    const seat = seats?.get(power);
    if (players.length > 0 && seat === undefined) return unvouchedPart(`powers[${n}].players`);
    if (seat === undefined) continue;
    if (canonicalJson(players) !== canonicalJson(seat.players)) {
      return differs(`powers[${n}].players`, players, seat.players);
    }
    if (status !== seat.status) return differs(`powers[${n}].status`, status, seat.status);
  }
  return null;
}

/** Plays what is open of the commits through. */
export function toldBy(document: ArchiveDocument): ChainedFacts {
  const told: ChainedFacts = {
    current: [],
    instants: [],
    diaryPhases: new Map(),
    isBegun: false,
    created: null,
    ended: null,
    isOver: false,
    variant: null,
    edition: null,
    settings: {},
    masters: [],
    phase: null,
    seats: undefined,
    outcome: null,
    acts: new Map(),
  };
  for (const [c, { content }] of document.chain!.commits.entries()) {
    const commit = partsOf(content);
    const at = opened(document, commit['at']);
    const instant = typeof at === 'number' ? new Date(at).toISOString() : null;
    told.instants.push(instant);
    if (c === 0) told.created = instant;
    told.current.push(told.isBegun && !told.isOver ? told.phase : null);
    const events = Object.entries(partsOf(commit['events'])).sort(([a], [b]) => Number(a) - Number(b));
    const sat: Power[] = [];
    const before = { ...told };
    const shown = events.map(([, node]) =>
      Object.fromEntries(Object.entries(partsOf(node)).map(([key, part]) => [key, opened(document, part)] as const)),
    );
    const writer = shown.find(({ type }) => type === 'mail-answered')?.['person'];
    for (const each of shown) addChainedAct(told.acts, instant, before, each, writer);
    for (const [n, [, node]] of events.entries()) {
      const fields = partsOf(node);
      const read = (field: string) => shown[n]![field];
      const writer = fields['as'];
      const d =
        typeof writer === 'object' && 'at' in writer ? /^\/diaries\/(\d+)\/by$/.exec(writer.at)?.[1] : undefined;
      if (d !== undefined) told.diaryPhases.set(Number(d), told.phase);
      sat.push(
        ...apply(told, read('type') as EventName, read, {
          instant,
          next: () => nextPosition(document, fields['next']),
        }),
      );
    }
    // Whoever sat down in this commit plays from the phase that it leads to.
    for (const power of sat) settle(told, power);
  }
  return told;
}

/** Does the chain say that a GM has set the board on which the game stands now, in the phase that is played? */
export function isBoardSet(document: ArchiveDocument): boolean {
  const events = (document.chain?.commits ?? []).flatMap(({ content }) =>
    Object.entries(partsOf(partsOf(content)['events']))
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, node]) => partsOf(node)),
  );
  const last = events.findLast(({ type }) => BOARDS.has(opened(document, type)));
  if (last === undefined || opened(document, last['type']) !== 'position-set') return false;
  return canonicalJson(opened(document, last['position']) ?? null) === canonicalJson(document.position);
}

const BOARDS: ReadonlySet<unknown> = new Set<EventName>([
  'game-started',
  'phase-resolved',
  'game-rolled',
  'position-set',
]);

/** Persons who have sat down, and are not yet told from when on. */
const waiting = new WeakMap<Seat, PersonId | null>();

interface Around {
  readonly instant: string | null;
  /** The board to which a phase has led; undefined where it is closed, or the game is over. */
  readonly next: () => unknown;
}

/** The powers at which somebody has sat down. */
function apply(
  told: ChainedFacts,
  type: EventName,
  read: (field: string) => unknown,
  { instant, next }: Around,
): readonly Power[] {
  const phaseOf = (position: unknown) => (position as { phase?: PhaseCode } | undefined)?.phase ?? null;
  const powers = () => (read('powers') as readonly Power[] | undefined) ?? [];
  switch (type) {
    case 'game-created': {
      const [by, settings] = [read('by'), read('settings')];
      told.masters = typeof by === 'string' ? [by as PersonId] : undefined;
      told.settings = settings === undefined ? undefined : { ...(settings as object) };
      [told.variant, told.edition] = [read('variant'), read('edition')];
      return [];
    }
    case 'settings-changed': {
      const changes = read('changes');
      told.settings =
        changes === undefined || told.settings === undefined ? undefined : { ...told.settings, ...(changes as object) };
      if (read('variant') !== undefined) [told.variant, told.edition] = [read('variant'), read('edition')];
      return [];
    }
    case 'master-joined':
    case 'master-left': {
      const person = read('person');
      if (typeof person !== 'string' || told.masters === undefined) told.masters = undefined;
      else if (type === 'master-left') told.masters = told.masters.filter((each) => each !== person);
      else told.masters = [...new Set([...told.masters, person as PersonId])];
      return [];
    }
    case 'game-started': {
      const seats = read('seats') as Readonly<Record<Power, PersonId | null>> | undefined;
      told.phase = phaseOf(read('position'));
      told.isBegun = true;
      told.seats = seats === undefined ? undefined : new Map();
      for (const [power, person] of Object.entries(seats ?? {}) as [Power, PersonId | null][]) {
        const isOpen = (read('open') as readonly Power[] | undefined)?.includes(power) === true;
        const seat: Seat = { status: person !== null ? 'playing' : isOpen ? 'abandoned' : 'dummy', players: [] };
        waiting.set(seat, person);
        told.seats!.set(power, seat);
      }
      return [...(told.seats?.keys() ?? [])];
    }
    case 'game-unstarted':
      told.seats = undefined;
      told.isBegun = false;
      told.phase = null;
      if (told.settings !== undefined) told.settings = { ...told.settings, autoStart: false };
      return [];
    case 'seat-taken':
      for (const power of powers()) {
        const seat = told.seats?.get(power);
        if (seat === undefined) continue;
        seat.status = 'playing';
        waiting.set(seat, (read('person') as PersonId | undefined) ?? null);
      }
      return powers();
    case 'seats-vacated':
      for (const power of powers()) setStatus(told, power, read('why') === 'dummy' ? 'dummy' : 'abandoned');
      return [];
    case 'powers-abandoned':
    case 'civil-disorder':
      for (const power of powers()) setStatus(told, power, type === 'civil-disorder' ? 'civil-disorder' : 'abandoned');
      return [];
    case 'phase-resolved':
      told.phase = phaseOf(next()) ?? told.phase;
      return [];
    case 'game-rolled':
    case 'position-set':
      told.phase = phaseOf(read('position')) ?? told.phase;
      if (type === 'game-rolled') [told.isOver, told.outcome] = [false, null];
      return [];
    case 'game-resumed':
      [told.isOver, told.outcome] = [false, null];
      return [];
    case 'game-ended':
      [told.isOver, told.outcome, told.ended] = [true, read('outcome'), instant];
      return [];
    default:
      return [];
  }
}

function setStatus({ seats }: ChainedFacts, power: Power, status: Seat['status']): void {
  const seat = seats?.get(power);
  if (seat === undefined) return;
  seat.status = status;
  waiting.delete(seat);
}

function settle({ seats, phase }: ChainedFacts, power: Power): void {
  const seat = seats?.get(power);
  const person = seat === undefined ? null : (waiting.get(seat) ?? null);
  if (seat === undefined || person === null || seat.players.at(-1)?.player === person) return;
  seat.players.push({ player: person, from: phase });
}

/** Of a phase that was rolled back it is open as a whole. */
function nextPosition(document: ArchiveDocument, node: TreeNode | undefined): unknown {
  const whole = opened(document, node) as { readonly position?: unknown } | null | undefined;
  return whole?.position ?? opened(document, partsOf(node)['position']);
}

function partsOf(node: TreeNode | undefined): Readonly<Record<string, TreeNode>> {
  return node === undefined || typeof node === 'string' || !('parts' in node) ? {} : node.parts;
}

/** The value of an open node; undefined where it is closed. */
function opened(document: ArchiveDocument, node: TreeNode | undefined): unknown {
  if (node === undefined || typeof node === 'string' || 'parts' in node) return undefined;
  return 'at' in node ? valueAt(document, node.at) : node.value;
}

function differs(field: string, told: unknown, committed: unknown): PlacedFault {
  const brief = (value: unknown) => canonicalJson(value ?? null).slice(0, 80);
  return { field, message: { code: 'archive/not-as-committed', told: brief(told), committed: brief(committed) } };
}
