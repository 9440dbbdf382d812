/**
 * What a document tells of its game beside the phases (settings, who ran it, who sat where, when it began and ended), against what the
 * open commits of its chain tell. While a game goes on the document may be ahead of its chain: it shows
 * a change that tells nothing of mails at once, and its commit with the next milestone.
 */
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
import type { ArchiveDocument, ArchivedPower } from './document.ts';
import type { PlacedFault } from './placed-fault.ts';
import type { Verifier } from './verifier.ts';

interface Seat {
  status: ArchivedPower['status'];
  readonly players: { readonly player: PersonId; readonly from: PhaseCode | null }[];
}

/** What the commits tell, as far as they are open. `undefined`: a commit tells of it and is closed there. */
interface Told {
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
}

/** Null when all of it is as the commits tell. */
export function headerFault(document: ArchiveDocument, { variant }: Pick<Verifier, 'variant'>): PlacedFault | null {
  if (document.chain === null) return null;
  for (const field of ['source', 'sources', 'parameters'] as const) {
    if (document[field] != null) return unvouched(field);
  }
  const told = toldBy(document);
  if (told.created !== document.created) return differs('created', document.created, told.created);
  if (told.isOver !== (document.status === 'finished')) return unvouched('status');
  if (!told.isOver) return null;
  const [settings, masters] = [told.settings, told.masters];
  if (settings === undefined) return unvouched('settings');
  if (masters === undefined) return unvouched('masters');
  const parts: readonly (readonly [field: string, told: unknown, committed: unknown])[] = [
    ['ended', document.ended, told.ended],
    ['masters', document.masters, masters],
    ['outcome', document.outcome, told.outcome],
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

function rulesTold(
  { rules, variant: { id, digest, name } }: ArchiveDocument,
  told: Told,
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
    ...Object.entries(rules.rulings).map(([key, value]) => [`rules.rulings.${key}`, value, real.rulings[key]] as const),
  ];
}

function seatFault({ powers }: ArchiveDocument, { seats }: Told): PlacedFault | null {
  for (const [n, { power, status, players }] of powers.entries()) {
    const seat = seats?.get(power);
    if (players.length > 0 && seat === undefined) return unvouched(`powers[${n}].players`);
    if (seat === undefined) continue;
    if (canonicalJson(players) !== canonicalJson(seat.players)) {
      return differs(`powers[${n}].players`, players, seat.players);
    }
    if (status !== seat.status) return differs(`powers[${n}].status`, status, seat.status);
  }
  return null;
}

function toldBy(document: ArchiveDocument): Told {
  const told: Told = {
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
  };
  for (const [c, { content }] of document.chain!.commits.entries()) {
    const commit = partsOf(content);
    const at = opened(document, commit['at']);
    const instant = typeof at === 'number' ? new Date(at).toISOString() : null;
    if (c === 0) told.created = instant;
    const events = Object.entries(partsOf(commit['events'])).sort(([a], [b]) => Number(a) - Number(b));
    const sat: Power[] = [];
    for (const [, node] of events) {
      const fields = partsOf(node);
      const read = (field: string) => opened(document, fields[field]);
      sat.push(
        ...apply(told, read('type') as EventName, read, { instant, next: () => partsOf(fields['next']) }, document),
      );
    }
    // Whoever sat down in this commit plays from the phase that it leads to.
    for (const power of sat) settle(told, power);
  }
  return told;
}

/** Persons who have sat down, and are not yet told from when on. */
const waiting = new WeakMap<Seat, PersonId | null>();

interface Around {
  readonly instant: string | null;
  /** The parts of a field that is open by parts. */
  readonly next: () => Readonly<Record<string, TreeNode>>;
}

/** The powers at which somebody has sat down. */
function apply(
  told: Told,
  type: EventName,
  read: (field: string) => unknown,
  { instant, next }: Around,
  document: ArchiveDocument,
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
      told.seats = seats === undefined ? undefined : new Map();
      for (const [power, person] of Object.entries(seats ?? {}) as [Power, PersonId | null][]) {
        const seat: Seat = { status: person === null ? 'dummy' : 'playing', players: [] };
        waiting.set(seat, person);
        told.seats!.set(power, seat);
      }
      return [...(told.seats?.keys() ?? [])];
    }
    case 'game-unstarted':
      told.seats = undefined;
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
      told.phase = phaseOf(opened(document, next()['position'])) ?? told.phase;
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

function setStatus({ seats }: Told, power: Power, status: Seat['status']): void {
  const seat = seats?.get(power);
  if (seat === undefined) return;
  seat.status = status;
  waiting.delete(seat);
}

function settle({ seats, phase }: Told, power: Power): void {
  const seat = seats?.get(power);
  const person = seat === undefined ? null : (waiting.get(seat) ?? null);
  if (seat === undefined || person === null || seat.players.at(-1)?.player === person) return;
  seat.players.push({ player: person, from: phase });
}

function partsOf(node: TreeNode | undefined): Readonly<Record<string, TreeNode>> {
  return node === undefined || typeof node === 'string' || !('parts' in node) ? {} : node.parts;
}

/** The value of an open node; undefined where it is closed. */
function opened(document: ArchiveDocument, node: TreeNode | undefined): unknown {
  if (node === undefined || typeof node === 'string' || 'parts' in node) return undefined;
  return 'at' in node ? valueAt(document, node.at) : node.value;
}

function unvouched(field: string): PlacedFault {
  return { field, message: { code: 'archive/no-commit-vouches', phase: null } };
}

function differs(field: string, told: unknown, committed: unknown): PlacedFault {
  const brief = (value: unknown) => canonicalJson(value ?? null).slice(0, 80);
  return { field, message: { code: 'archive/not-as-committed', told: brief(told), committed: brief(committed) } };
}
