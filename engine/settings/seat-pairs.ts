/** What follows `SET SEATS`: who plays which powers together, where the variant leaves it open (rule `seats`). */
import type { Power } from '../board/variant.ts';
import type { Command } from '../language/commands/arguments.ts';
import type { CommandContext, Problem } from '../language/commands/command-context.ts';
import { isProblem } from '../language/commands/form.ts';
import { readPowerList } from '../language/names/power-list.ts';
import { makeSetting } from './setting.ts';

export function readSeats(args: string, { board }: CommandContext): Command | Problem {
  const text = args.trim();
  if (/^(?:drawn?|random(?:ly)?|by lot|lots?)$/i.test(text)) return makeSetting('seats', 'drawn');
  if (/^(?:auction(?:ed)?|by auction|bids?)$/i.test(text)) return makeSetting('seats', 'auction');
  const pools = board?.variant.rules.seats?.drawn?.pools;
  if (board === null || pools === undefined) {
    return { problem: { code: 'settings/seats-not-open' } };
  }
  const read = readPowerList(board, text.replaceAll('+', ' , '));
  if (isProblem(read)) return read;
  const pairs = chunks(read.list, pools.length);
  const isGood =
    read.list.length === pools.flat().length &&
    pairs.every((pair) => pools.every((pool) => pair.filter((power) => pool.includes(power)).length === 1));
  if (isGood) return makeSetting('seats', pairs);
  const example = pools[0]!.map((_, n) => pools.map((pool) => pool[n]!).join(' + ')).join(', ');
  return {
    problem: { code: 'settings/pairs' },
    suggestion: `SET SEATS ${example}`,
  };
}

function chunks(powers: readonly Power[], size: number): readonly (readonly Power[])[] {
  return Array.from({ length: Math.ceil(powers.length / size) }, (_, n) => powers.slice(n * size, (n + 1) * size));
}
