/**
 * A whole game of each variant by mail, from sign-on to victory by the variant's own condition, with maps of its phases. One
 * seat conquers (tests/conqueror.ts); the others send nothing, and the GM has each phase processed. The shortest game, through the
 * local judge with its SMTP door, store on disk, pages and maps; with CHANCERY_FULL=1 all of them.
 * @module-tag long
 */
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Game } from '../../engine/game/game.ts';
import { mostPlayers } from '../../engine/rules/seat-rules.ts';
import { DOMAIN } from '../../infra/local/judge.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { Services } from '../../lambdas/ports.ts';
import { boardOf } from '../boards.ts';
import { conquer } from '../conqueror.ts';
import { openJudge } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';
import { processWord } from '../process-word.ts';
import { IS_FULL, someOf } from '../some-of.ts';

interface Case {
  readonly variant: string;
  /** Powers of the seat that conquers. */
  readonly seat: readonly Power[];
  /** What the variant's rules ask of a winner. */
  readonly hasWon: (board: Board, centers: (power: Power) => readonly string[], phase: string) => boolean;
}

const at =
  (many: number, power: Power): Case['hasWon'] =>
  (_board, centers) =>
    centers(power).length >= many;

const CASES: readonly Case[] = [
  {
    variant: '1776-ii',
    seat: ['CONTINENTALS'],
    hasWon: (board, centers, phase) => at(13, 'CONTINENTALS')(board, centers, phase) && /^F\d+M$/.test(phase),
  },
  {
    variant: '1812-overture',
    seat: ['BRITAIN', 'CANADA'],
    hasWon: (board, centers) => {
      const own = [...centers('BRITAIN'), ...centers('CANADA')];
      const theatres = own.map((id) => board.variant.provinces.find((province) => province.id === id)?.theatre);
      const most = Math.max(...theatres.map((each) => theatres.filter((other) => other === each).length));
      return own.length >= 18 && most >= 12;
    },
  },
  { variant: 'consolidation-1865', seat: ['PRUSSIA'], hasWon: at(14, 'PRUSSIA') },
  { variant: 'eckert-napoleonic', seat: ['AUSTRIA'], hasWon: at(19, 'AUSTRIA') },
  { variant: 'octarine', seat: ['MUNTAB'], hasWon: at(22, 'MUNTAB') },
];

interface Desk {
  readonly services: Services;
  /** Mails to the judge, or to a game, and waits until all is done that follows. */
  post(from: string, to: string, text: string): Promise<void>;
  /** The drawn map of a resolved phase. */
  mapOf(game: Game, phase: PhaseCode): Promise<string>;
  /** Subject of the newest mail to a player. */
  newest(player: string): Promise<string>;
}

describe('a whole game by mail', () => {
  it.each(someOf(CASES, 0))('of $variant, to victory by its own condition', async (each) => {
    await playThrough(await deskBySmtp(), each);
  });
});

async function playThrough(desk: Desk, { variant, seat, hasWon }: Case): Promise<void> {
  const board = boardOf(variant);
  const { services, post } = desk;
  const players = Array.from({ length: mostPlayers(board) }, (_, n) => `p${n}@example.org`);
  await post('gm@example.org', 'judge', `create ?war sesame ${variant}`);
  for (const [n, player] of players.entries()) {
    await post(player, 'judge', `signon ?war pw${n}${n === 0 ? `\nset preference ${seat[0]}` : ''}`);
  }
  const load = async () => (await loadGame(services, 'war'))!;
  let game = await load();
  const { id } = (await services.directory.personAt(players[0]!))!;
  expect(game.seats.filter(({ person }) => person === id).map(({ power }) => power)).toEqual(seat);
  for (let phases = 0; game.status === 'active' && phases < 60; phases += 1) {
    const { phase } = game.position!;
    const orders = conquer(board, game.position!, seat);
    const text = seat.flatMap((power) => [seat.length > 1 ? `${power}:` : '', ...orders[power]!]).join('\n');
    await post(players[0]!, 'war', text);
    await post('gm@example.org', 'war', `process ${phase}`);
    const word = processWord(await load());
    if (word !== null) await post('gm@example.org', 'war', `confirm ${word}`);
    game = await load();
    expect(game.resolved.at(-1)?.phase, `after ${phase}`).toBe(phase);
  }
  expect(game.outcome?.kind).toBe('won');
  const centers = (power: Power) => game.position!.centers[power] ?? [];
  expect(hasWon(board, centers, game.resolved.at(-1)!.phase)).toBe(true);
  // One of each kind, and the last; all at full count.
  const drawn = IS_FULL ? game.resolved : aFewOf(game.resolved);
  for (const { phase } of drawn) {
    const map = await desk.mapOf(game, phase);
    expect([phase, map.startsWith('<svg'), map.includes('</svg>')]).toEqual([phase, true, true]);
  }
  expect(await desk.newest(players.at(-1)!)).toContain(`${game.resolved.at(-1)!.phase} results`);
  expect(parsePhase(game.resolved.at(-1)!.phase).year).toBeLessThan(board.start.year + 30);
}

/** The first phase of each season and kind, and the last. */
function aFewOf<T extends { readonly phase: PhaseCode }>(phases: readonly T[]): readonly T[] {
  const kind = ({ phase }: T) => `${phase[0]}${phase.at(-1)}`;
  const first = phases.filter((each, p) => phases.findIndex((other) => kind(other) === kind(each)) === p);
  return [...new Set([...first, phases.at(-1)!])];
}

async function deskBySmtp(): Promise<Desk> {
  const judge = await openJudge(await scratch(), {});
  const door = createTransport({ host: '127.0.0.1', port: judge.smtpPort, secure: false, ignoreTLS: true });
  return {
    services: judge.services,
    post: async (from, to, text) => {
      await door.sendMail({ from, to: `${to}@${DOMAIN}`, subject: 'mail', text });
      await judge.settled();
    },
    mapOf: async (game, phase) => {
      const answer = await fetch(drawingOf(judge.services.publisher.mapUrl(game, phase, { isResolved: true })));
      return answer.status === 200 ? answer.text() : '';
    },
    newest: async (player) => (await judge.mailboxes.list(player))[0]!.subject,
  };
}

function drawingOf(picture: string): string {
  return picture.replace('-small.png', '.svg');
}
