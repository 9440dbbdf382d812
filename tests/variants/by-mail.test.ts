/**
 * A whole game of each variant by mail, from sign-on to victory by the variant's own condition, through the local judge with
 * its SMTP door, store, pages and maps. One seat conquers (tests/conqueror.ts); the others send nothing, and the master has each
 * phase processed.
 */
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Game } from '../../engine/game/game.ts';
import { mostPlayers } from '../../engine/rules/seats.ts';
import { DOMAIN, type Judge } from '../../infra/local/judge.ts';
import { loadGame } from '../../lambdas/app/load-game.ts';
import { boardOf } from '../boards.ts';
import { conquer } from '../conqueror.ts';
import { openJudge } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';

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

describe('a whole game by mail', () => {
  it.each(CASES)(
    'of $variant, to victory by its own condition',
    async ({ variant, seat, hasWon }) => {
      const board = boardOf(variant);
      const judge = await openJudge(await scratch(), {});
      const post = poster(judge);
      const players = Array.from({ length: mostPlayers(board) }, (_, n) => `p${n}@example.org`);
      await post('gm@example.org', 'judge', `create ?war sesame ${variant}`);
      for (const [n, player] of players.entries()) {
        await post(player, 'judge', `signon ?war pw${n}${n === 0 ? `\nset preference ${seat[0]}` : ''}`);
      }
      let game = await gameOf(judge);
      const { id } = (await judge.world.directory.personAt(players[0]!))!;
      expect(game.seats.filter(({ person }) => person === id).map(({ power }) => power)).toEqual(seat);
      for (let phases = 0; game.status === 'active' && phases < 60; phases += 1) {
        const { phase } = game.position!;
        const orders = conquer(board, game.position!, seat);
        const text = seat.flatMap((power) => [seat.length > 1 ? `${power}:` : '', ...orders[power]!]).join('\n');
        await post(players[0]!, 'war', text);
        await post('gm@example.org', 'war', `process ${phase}`);
        game = await gameOf(judge);
        expect(game.resolved.at(-1)?.phase, `after ${phase}`).toBe(phase);
      }
      expect(game.outcome?.kind).toBe('won');
      const centers = (power: Power) => game.position!.centers[power] ?? [];
      expect(hasWon(board, centers, game.resolved.at(-1)!.phase)).toBe(true);
      for (const { phase } of game.resolved) {
        const picture = judge.world.publisher.mapUrl(game, phase, { isResolved: true });
        const map = await fetch(picture.replace('-small.png', '.svg'));
        expect([phase, map.status, (await map.text()).includes('</svg>')]).toEqual([phase, 200, true]);
      }
      const last = await judge.mailboxes.list(players.at(-1)!);
      expect(last[0]!.subject).toContain(`${game.resolved.at(-1)!.phase} results`);
      expect(parsePhase(game.resolved.at(-1)!.phase).year).toBeLessThan(board.start.year + 30);
    },
    120_000,
  );
});

async function gameOf(judge: Judge): Promise<Game> {
  return (await loadGame(judge.world, 'war'))!;
}

/** Mails over SMTP, and waits until the judge has dealt with it. */
function poster(judge: Judge) {
  const door = createTransport({ host: '127.0.0.1', port: judge.smtpPort, secure: false, ignoreTLS: true });
  return async (from: string, to: string, text: string) => {
    await door.sendMail({ from, to: `${to}@${DOMAIN}`, subject: 'mail', text });
    await judge.settled();
  };
}
