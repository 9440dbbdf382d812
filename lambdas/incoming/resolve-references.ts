/** What the commands of a section need to have looked up before they are decided: persons, the game’s past, a time zone. */
import type { Board } from '../../engine/board/board.ts';
import { namesOfPowers } from '../../engine/board/display-names.ts';
import type { Power } from '../../engine/board/variant.ts';
import { openBoards } from '../../engine/events/event.ts';
import { pendingConfirmation } from '../../engine/game/confirmable.ts';
import type { GamePast, MailRequest, ProvenActor } from '../../engine/game/decide/draft.ts';
import { variantWritten } from '../../engine/game/decide/variant-written.ts';
import type { Commit, PersonId } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import { type Game, isPlayingMaster, peopleOf } from '../../engine/game/game.ts';
import type { CommandName } from '../../engine/language/commands/arguments.ts';
import type { ImportRead } from '../../engine/language/commands/import.ts';
import type { Section, SectionItem, SectionRead } from '../../engine/language/mail/mail-text.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import { boardWith } from '../../engine/rules/game-board.ts';
import { speaksToSomebody } from '../../engine/sections/opening.ts';
import { foldText } from '../../engine/text/fold.ts';
import { areNamesOpen } from '../../engine/view/view.ts';
import { whyNotAsked } from '../account/asked-of-strangers.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { isMadeUp } from '../games/names-of-people.ts';
import { displayNames } from '../games/people-of-game.ts';
import { eventNamed } from '../outgoing/events/event-store.ts';
import type { Services } from '../ports.ts';

/** Commands that look back. A confirmed ROLLBACK comes as CONFIRM. */
const LOOKING_BACK: ReadonlySet<CommandName> = new Set<CommandName>(['ROLLBACK', 'ROLLFORWARD', 'UNDO', 'CONFIRM']);

const TAKING_UP: ReadonlySet<CommandName> = new Set<CommandName>([...LOOKING_BACK, 'RESUME', 'ACTIVATE']);

export async function resolveReferences(
  services: Services,
  game: Game,
  { items }: SectionRead,
  actor: ProvenActor,
  board: Board,
): Promise<Pick<MailRequest, 'personAt' | 'whyNotAsked' | 'zone' | 'past' | 'imported' | 'boardBeside'>> {
  const person = await services.directory.person(actor.person);
  const isMaster = actor.role === 'master' || isPlayingMaster(game, actor.person);
  const imports = isMaster ? await importsIn(services, board, items) : new Map<number, ImportRead>();
  // Nobody is asked to play what cannot be read.
  const read = items.filter(({ line }) => !('problem' in (imports.get(line) ?? {})));
  const unasked = isMaster ? await addressesNotAsked(services, game, actor.person, read) : new Map<string, Message>();
  const people = isMaster ? await personsNamed(services, game, items) : new Map<string, PersonId>();
  const looksBack = items.some((item) => item.kind === 'command' && LOOKING_BACK.has(item.command));
  const commits = looksBack && isMaster ? await services.games.commitsAfter(game.name, 0) : null;
  const beside = items.some(isTakenUpAgain) ? await boardBeside(services, game) : null;
  return {
    ...(beside === null ? {} : { boardBeside: beside }),
    personAt: (word) => people.get(word.toLowerCase()) ?? null,
    whyNotAsked: (address) => unasked.get(address) ?? null,
    ...(imports.size === 0 ? {} : { imported: (line) => imports.get(line)! }),
    ...(person?.zone == null ? {} : { zone: person.zone }),
    ...(commits === null ? {} : { past: (n) => pastOf(commits, n) }),
  };
}

function isTakenUpAgain(item: SectionItem): boolean {
  return item.kind === 'command' && TAKING_UP.has(item.command);
}

/** Another board of the event, from whose clock this one must not differ when it is taken up again, or goes back to a phase. */
async function boardBeside(services: Services, { event: name, name: own }: Game): Promise<Game | null> {
  const event = name === undefined ? null : await eventNamed(services, name);
  const other = event === null ? undefined : openBoards(event).find((board) => board !== own);
  return other === undefined ? null : loadGame(services, other);
}

/** The game as it stood before commit `n`. */
function pastOf(commits: readonly Commit[], n: number): GamePast {
  const before = commits.filter((commit) => commit.n < n).reduce<Game | null>(evolve, null);
  const resolved = commits.find((commit) => commit.n === n)?.events.find(({ type }) => type === 'phase-resolved');
  return { game: before!, orders: resolved?.type === 'phase-resolved' ? resolved.orders : null };
}

/** By whose names a section is read: an IMPORT stands on the variant that a line of the same mail sets. */
export function boardToRead(services: Services, game: Game, board: Board, { lines }: Section): Board {
  if (game.status !== 'forming' || !lines.some(({ text }) => /^\s*import\b/i.test(text))) return board;
  const names = lines.flatMap(({ text }) => /^\s*set\s+variant\s+(\S.*)$/i.exec(text)?.[1] ?? []);
  const written = variantWritten(names.at(-1)?.trim().split(/\s+/) ?? [], services.board);
  return written === null ? board : boardWith(written.board, game.settings);
}

/** What was pasted below IMPORT. The readers of judges' mails are loaded when there is some. */
async function importsIn(
  services: Services,
  board: Board,
  items: readonly SectionItem[],
): Promise<ReadonlyMap<number, ImportRead>> {
  const found = new Map<number, ImportRead>();
  for (const item of items) {
    if (item.kind !== 'command' || item.command !== 'IMPORT') continue;
    const { readImported } = await import('./read-imported.ts');
    found.set(item.line, await readImported(services, board, item.args.lines));
  }
  return found;
}

/** Why addresses to which a seat is offered are not written to. */
async function addressesNotAsked(
  services: Services,
  game: Game,
  by: PersonId,
  items: readonly SectionItem[],
): Promise<ReadonlyMap<string, Message>> {
  const found = new Map<string, Message>();
  for (const item of items) {
    if (item.kind !== 'command' || item.as !== null) continue;
    // An import is shown first; its offers go out, and count, when it is confirmed.
    const confirmed = item.command === 'CONFIRM' ? importAsked(game, by, item.args.word) : [];
    const named = item.command === 'SEAT' ? [item.args] : item.command === 'IMPORT' ? item.args.seats : confirmed;
    for (const { address } of named) {
      const why = await whyNotAsked(services, by, address, item.command !== 'IMPORT');
      if (why !== null) found.set(address, { code: 'desk/not-invited', address, ...why });
    }
  }
  return found;
}

/** To whom seats are offered with what the word confirms. */
function importAsked(
  { confirmations, applicants }: Game,
  by: PersonId,
  word: string | null,
): readonly { readonly address: string }[] {
  const asked = confirmations.find((each) => each.person === by && each.word === word);
  const waiting = asked === undefined ? null : pendingConfirmation(asked);
  if (waiting?.command !== 'IMPORT') return [];
  return waiting.args.seats.filter(({ person }) => !applicants.some((each) => each.person === person));
}

/** Persons by the addresses and names in the commands. Whoever is put on a list becomes known by that. */
async function personsNamed(
  services: Services,
  game: Game,
  items: readonly SectionItem[],
): Promise<ReadonlyMap<string, PersonId>> {
  const { directory } = services;
  const found = new Map<string, PersonId>();
  for (const item of items) {
    for (const { word, isNew, name = null } of wordsOf(item)) {
      const person = isNew ? await directory.enrol(word, name, 'other') : await directory.personAt(word);
      if (person !== null) found.set(word.toLowerCase(), person.id);
      else if (!word.includes('@')) {
        const named = await personNamed(services, game, word);
        if (named !== null) found.set(word.toLowerCase(), named);
      }
    }
  }
  return found;
}

interface Named {
  readonly word: string;
  readonly isNew: boolean;
  /** Display name that stands beside an address. */
  readonly name?: string;
}

function wordsOf(item: SectionItem): readonly Named[] {
  if (item.kind !== 'command') return [];
  switch (item.command) {
    case 'EJECT':
      return 'address' in item.args.who ? [{ word: item.args.who.address, isNew: false }] : [];
    case 'APPROVE ABSENCE':
      return item.args.words.map((word) => ({ word, isNew: false }));
    case 'PROMOTE':
      return [{ word: item.args.address, isNew: false }];
    case 'SEAT':
    case 'IMPORT': {
      const seats = item.command === 'SEAT' ? [item.args] : item.args.seats;
      return seats.map(({ address, name }) => ({ word: address, isNew: true, ...(name === null ? {} : { name }) }));
    }
    case 'SET': {
      const { args } = item;
      if (args.setting === 'allow' || args.setting === 'deny') {
        const { address, name } = args.value;
        return [{ word: address, isNew: true, ...(name === undefined ? {} : { name }) }];
      }
      return args.setting === 'approve' || args.setting === 'disapprove'
        ? args.value.map((word) => ({ word, isNew: false }))
        : [];
    }
    default:
      return [];
  }
}

/** `EJECT Ben`, `REPLACE Ben BY …`: where a GM names a player in the place of a power, the same line with the power. */
export async function withPlayersAsPowers(
  services: Services,
  game: Game,
  read: SectionRead,
  actor: ProvenActor,
): Promise<SectionRead> {
  if (actor.role !== 'master' || isPlayingMaster(game, actor.person)) return read;
  const items = read.items.map(async (item): Promise<SectionItem> => {
    if (item.kind !== 'error' || typeof item.message === 'string' || item.message.code !== 'deciding/no-power')
      return item;
    const { text: word } = item.message;
    const person = await personNamed(services, game, word);
    const powers = game.seats.filter((seat) => person !== null && seat.person === person);
    const at = item.text.toLowerCase().indexOf(word.toLowerCase());
    if (powers.length !== 1 || at < 0) return item;
    const power = namesOfPowers(boardOfGame(services, game)!, [powers[0]!.power]);
    return { ...item, suggestion: `${item.text.slice(0, at)}${power}${item.text.slice(at + word.length)}` };
  });
  return { ...read, items: await Promise.all(items) };
}

/** Powers by the names of those who play them, in whole, their first and their last words, where everybody may know and the mail could say one. */
export async function powersByPlayer(
  services: Services,
  game: Game,
  { person, role }: ProvenActor,
  { lines }: Section,
): Promise<{ readonly players?: ReadonlyMap<string, Power> }> {
  if (role !== 'player' || !areNamesOpen(game)) return {};
  if (!lines.some(({ text, ignored }) => ignored === null && (text.includes('?') || speaksToSomebody(text)))) return {};
  const people = await services.directory.people(peopleOf(game));
  const powers = new Map<string, Set<Power>>();
  for (const seat of game.seats) {
    const player = seat.person === null || seat.person === person ? undefined : people.get(seat.person);
    if (player === undefined || isMadeUp(player)) continue;
    const name = foldText(player.name)
      .toLowerCase()
      .replace(/[^a-z0-9']+/g, ' ')
      .trim();
    const words = name.split(' ');
    for (const each of new Set([name, words[0]!, words.at(-1)!]))
      if (each.length > 1) powers.set(each, (powers.get(each) ?? new Set()).add(seat.power));
  }
  const one = [...powers].flatMap(([name, [power, ...more]]) => (more.length === 0 ? [[name, power!] as const] : []));
  return { players: new Map(one.sort(([a], [b]) => b.length - a.length)) };
}

/** Somebody of the game by his display name or the first word of it; null when that is nobody or more than one. */
async function personNamed(services: Services, game: Game, word: string): Promise<PersonId | null> {
  const wanted = word.toLowerCase();
  const people = await services.directory.people(peopleOf(game));
  const named = displayNames(people, game, boardOfGame(services, game));
  const matching = [...people.keys()].filter((person) => {
    const name = named(person).toLowerCase();
    return name === wanted || name.split(' ')[0] === wanted;
  });
  return matching.length === 1 ? matching[0]! : null;
}
