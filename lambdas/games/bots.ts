/**
 * Bots play as everybody does: they mail their orders. What a bot owes follows from the game as it stands, and so does the id of
 * its mail: doing it again writes the same mail again, which is handled once. Bots see nothing but the position.
 */

import type { Board } from '../../engine/board/board.ts';
import { botFor, isBot } from '../../engine/game/bots.ts';
import { canonicalJson } from '../../engine/game/canonical.ts';
import { botsWaitedFor } from '../../engine/game/due.ts';
import type { Commit, GameEventOf, GameName, PersonId } from '../../engine/game/events.ts';
import { type Game, powersOf, seatOf, sightOf } from '../../engine/game/game.ts';
import { seenPosition } from '../../engine/rules/sight.ts';
import { personId } from '../../engine/vocabulary.ts';
import { botOrderLines, botPressLines } from '../../templates/mail/parts/bot.ts';
import type { ReceivedMail } from '../delivery.ts';
import type { BotMail, Services } from '../ports.ts';
import { boardOfGame } from './board-of-game.ts';
import { errorLocation } from './internal-errors.ts';

const MARK = 'bot-';

/** Id of a delivery that a bot has written. */
export function botDelivery(rest: string): string {
  return `${MARK}${rest}`;
}

/** The bot that has written a delivery; null: it is nobody's of ours, whatever address it shows. */
export function botWriting({ id }: ReceivedMail, address: string, domain: string): PersonId | null {
  if (!id.startsWith(MARK)) return null;
  const [local = '', place = ''] = address.split('@');
  return place.endsWith(`.bots.${domain}`) ? personId(`${MARK}${local}`) : null;
}

/** A commit with the game right after it. */
export interface CommitStep {
  readonly commit: Commit;
  readonly after: Game;
}

/** Sees to it that every bot whose orders are due mails them, and answers the press it has got in these steps. */
export async function playBots(services: Services, game: Game, steps: readonly CommitStep[]): Promise<void> {
  const { takeIn } = services.mailroom;
  const board = boardOfGame(services, game);
  if (takeIn === undefined || board === null || !game.seats.some(({ person }) => isBot(person))) return;
  try {
    for (const step of steps) for (const mail of answersTo(services, step, board)) await post(mail);
    for (const bot of wantedBots(game, board)) {
      const id = idOf(services, ['orders', game.name, bot, turnKey(game, bot)]);
      if (!(await isHandled(id))) await takeIn(await ordersOf(services, game, board, bot, id));
    }
  } catch (error) {
    // The sweep comes back to it; at the deadline nobody waits for a bot any more.
    services.log('bot failed', { game: game.name, error: errorLocation(error) });
  }

  function isHandled(id: string): Promise<boolean> {
    return services.ledger.isDone(`delivery:${id}`);
  }

  async function post(mail: BotMail): Promise<void> {
    if (!(await isHandled(mail.id))) await takeIn?.(mail);
  }
}

function wantedBots(game: Game, board: Board): readonly PersonId[] {
  const bots = botsWaitedFor(game, board).map((power) => seatOf(game, power)!.person!);
  return [...new Set(bots)];
}

/** Distinguishes one time at which orders are due from every other, also where a phase is played again. */
function turnKey({ current, position, seats }: Game, bot: PersonId): string {
  const epochs = seats.filter(({ person }) => person === bot).map(({ epoch }) => epoch);
  return canonicalJson({ began: current?.clock.began ?? 0, epochs, position });
}

function idOf({ digest }: Services, about: readonly string[]): string {
  return botDelivery(digest(about.join('\n')).slice(0, 32));
}

async function ordersOf(services: Services, game: Game, board: Board, bot: PersonId, id: string): Promise<BotMail> {
  const position = seenPosition(board, game.position!, sightOf(game, bot));
  const powers = powersOf(game, bot);
  // Whoever has the sources could work out what a bot orders, did it not hang on something that only the judge knows.
  const seed = services.secrets.replyToken(['bot', game.name, String(game.created)].join('\n'));
  // Most games have no bot.
  const { botOrders } = await import('../../engine/bot/bot-orders.ts');
  const strength = game.seats.find(({ person }) => person === bot)?.strength ?? game.settings.botStrength;
  const orders = botOrders(board, position, powers, seed, strength);
  return mailOf(
    services,
    game,
    board,
    bot,
    id,
    `${position.phase} orders`,
    botOrderLines(position.phase, powers, orders),
  );
}

/** One answer to each power that writes to a bot in a phase. Broadcasts, other bots and whoever hides get none. */
function answersTo(services: Services, { commit, after: game }: CommitStep, board: Board): readonly BotMail[] {
  const events = commit.events.filter((event): event is GameEventOf<'press-sent'> => event.type === 'press-sent');
  return events.flatMap(({ by, sealed: { value: press } }) => {
    const { to, from, colour } = press;
    if (to === 'all' || isBot(by) || colour !== 'white' || from === 'OBSERVER') return [];
    const bots = to.flatMap((power) => seatOf(game, power)?.person ?? []).filter((person) => isBot(person));
    return [...new Set(bots)].map((bot) => {
      const id = idOf(services, [
        'press',
        game.name,
        bot,
        from,
        String(game.resolved.length),
        game.position?.phase ?? '',
      ]);
      return mailOf(services, game, board, bot, id, 'press', botPressLines(board, from));
    });
  });
}

function mailOf(
  { house, now }: Services,
  { name }: Game,
  board: Board,
  bot: PersonId,
  id: string,
  subject: string,
  lines: readonly string[],
): BotMail {
  const sender = botSender(board, bot, name, house.domain);
  const from = sender.address;
  const to = `${name}@${house.domain}`;
  const head = [
    `From: "${sender.name}" <${from}>`,
    `To: ${to}`,
    `Subject: [${name}] ${subject}`,
    `Date: ${new Date(now()).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@bots.${house.domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return { id, from, to, raw: [...head, '', ...lines, ''].join('\r\n') };
}

/** What a bot's mails show as their sender. */
export function botSender(
  board: Board,
  bot: PersonId,
  game: GameName,
  domain: string,
): { readonly name: string; readonly address: string } {
  const power = board.powers.find((each) => botFor(each.name) === bot);
  return {
    name: `Bot (${ascii(power?.display ?? '')})`,
    address: `${bot.slice(MARK.length)}@${game}.bots.${domain}`,
  };
}

function ascii(text: string): string {
  return text.replace(/[^ -~]|["\\]/g, '');
}
