/** The judge's desk: answers to mail that is not about one game, or that nothing proves. */

import type { ReportLine } from '../../engine/game/events.ts';
import type { CommandName } from '../../engine/language/commands.ts';
import type { CommandItem } from '../../engine/language/mail-text.ts';
import type { Desk, DeskAnswer, DeskContent, GameLine } from '../../templates/mail/mail.ts';
import { writeDeskMail } from '../../templates/mail/write-desk-mail.ts';
import { houseOf, occasionFor } from './dispatches.ts';
import type { Received } from './handle-mail.ts';
import type { DeskRequest } from './handle-sections.ts';
import { loadGame } from './load-game.ts';
import { peopleById } from './people.ts';
import type { GameEntry, OutgoingMail, Person, World } from './ports.ts';
import { refusal } from './refusal.ts';

const DAY = 86_400_000;

/** What the desk answers without a game. */
export const DESK_COMMANDS: ReadonlySet<CommandName> = new Set<CommandName>([
  'HELP',
  'GET',
  'VERSION',
  'LIST',
  'REGISTER',
  'SIGNOFF',
]);

/** Answers a proven sender. The same mail has the same answer under the same id. */
export async function sendDeskMail(world: World, received: Received, request: DeskRequest): Promise<void> {
  const person = await world.directory.enrol(received.address, received.letter.from?.name ?? null);
  const report: ReportLine[] = [...request.report];
  const asked: DeskAnswer[] = request.isEmpty ? [{ kind: 'welcome' }] : [];
  for (const command of request.commands) {
    const answer = await answerTo(world, person, command);
    if ('kind' in answer) asked.push(answer);
    else if ('outcome' in answer) report.push(answer);
  }
  await post(world, received, { report, asked, subject: received.letter.subject }, `desk-${received.identity}`);
}

/** Tells whoever may have written how to prove it: at most once a day, since the address may be anybody's. */
export async function sendUnproven(world: World, received: Received): Promise<void> {
  if (!(await world.budgets.spend(`unproven:${received.address}`, 1, DAY))) return;
  await post(
    world,
    received,
    { report: [], asked: [{ kind: 'unproven' }], subject: '' },
    `unproven-${received.identity}`,
  );
}

async function post(world: World, { address, letter }: Received, content: DeskContent, id: string): Promise<void> {
  if ((await world.stopped.why(address)) !== null) return;
  const person = await world.directory.personAt(address);
  const desk: Desk = {
    house: houseOf(world),
    zones: world.zones,
    now: world.now(),
    zone: person?.zone ?? 'UTC',
    replyTo: houseOf(world).judge,
    ...(world.help === undefined ? {} : { help: world.help }),
  };
  const { subject, text, html } = writeDeskMail(content, desk);
  const mail: OutgoingMail = {
    id,
    to: address,
    from: { name: world.house.judge, address: desk.house.judge },
    replyTo: desk.house.judge,
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      'X-Judge-Mail-Id': id,
      ...(letter.messageId === null ? {} : { 'In-Reply-To': letter.messageId, References: letter.messageId }),
    },
    date: desk.now,
  };
  await world.outbox.post(mail);
}

/** The answer to one command; a line of the report where there is nothing to show. */
async function answerTo(
  world: World,
  person: Person,
  item: CommandItem,
): Promise<DeskAnswer | ReportLine | { readonly nothing: true }> {
  switch (item.command) {
    case 'HELP':
    case 'GET':
      return item.args.topic === 'variants'
        ? { kind: 'variants', variants: world.variants() }
        : { kind: 'help', topic: item.args.topic };
    case 'VERSION':
      return { kind: 'text', text: `This is Chancery, a judge for Diplomacy by mail, at ${world.house.domain}.` };
    case 'LIST':
      return item.args.game === null ? gameList(world) : aboutGame(world, person, item, item.args.game, 'list');
    case 'STATUS':
    case 'SUMMARY':
      return item.args.game === null ? gameList(world) : aboutGame(world, person, item, item.args.game, 'summary');
    case 'HISTORY':
      return item.args.game === null ? whichGame(item) : aboutGame(world, person, item, item.args.game, 'history');
    case 'MAP':
      return item.args.game === null ? whichGame(item) : aboutGame(world, person, item, item.args.game, 'map');
    case 'REGISTER':
      return { kind: 'welcome' };
    case 'SIGNOFF':
      return { nothing: true };
    default:
      return refusal(
        item,
        `${item.command} is for one game: mail it to the address of that game, or sign on first.`,
        'SIGNON fmarne password',
      );
  }
}

function whichGame(item: CommandItem): ReportLine {
  return refusal(item, 'Of which game?', `${item.command} marne`);
}

async function gameList(world: World): Promise<DeskAnswer> {
  const entries = (await world.index.list()).filter(({ listed }) => listed);
  const games = await Promise.all(entries.map((entry) => gameLine(world, entry)));
  return { kind: 'games', games };
}

async function gameLine(world: World, entry: GameEntry): Promise<GameLine> {
  const { name, status, phase, deadline, players, seats } = entry;
  const variant = world.board(entry.variant)?.variant.name ?? entry.variant;
  return { name, variant, status, phase, deadline, players, seats };
}

async function aboutGame(
  world: World,
  person: Person,
  item: CommandItem,
  name: string,
  what: 'list' | 'summary' | 'history' | 'map',
): Promise<DeskAnswer | ReportLine> {
  const game = await loadGame(world, name);
  const board = game === null ? null : world.board(game.variant);
  if (game === null || board === null) {
    return refusal(item, `There is no game '${name}'. LIST shows those there are.`, 'LIST');
  }
  const people = await peopleById(world, game);
  return { kind: 'game', occasion: occasionFor(world, game, board, people, person, world.now(), null), what };
}
