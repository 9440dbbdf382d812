/** `LIST`: all games in the short form of the classic judges (judge-language E). */

import { type Document, heading, type Inline, type Line, lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { classicDate } from '../../../words/times/times.ts';
import type { Desk, GameLine } from '../../mail.ts';

/** Open games first, then those that run, then those that are over. */
export function gameLines(games: readonly GameLine[], desk: Desk): Document {
  const say = words().mail.gameList;
  if (games.length === 0) return [paragraph(...say.none('CREATE ?marne password'))];
  const sorted = [...games].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  const width = Math.max(...sorted.map(({ name }) => name.length)) + 2;
  return [
    heading(say.games(games.length)),
    lines(...sorted.flatMap((game, n) => [...(n === 0 ? [] : ['']), ...gameEntry(game, width, desk)])),
    paragraph(...ways(sorted)),
  ];
}

/** What can be done with these games, in lines that do it. */
function ways(games: readonly GameLine[]): readonly Inline[] {
  const say = words().mail.gameList;
  const others = games.filter(({ isOwn }) => isOwn !== true);
  const forming = others.find(({ status }) => status === 'forming');
  const watched = others.find(({ status }) => status !== 'finished');
  return [
    ...say.list(`LIST ${games[0]!.name}`),
    ...(forming === undefined ? [] : [' ', ...say.signOn(`SIGNON ?${forming.name} password`)]),
    ...(watched === undefined ? [] : [' ', ...say.observe(`OBSERVE ${watched.name}`)]),
  ];
}

const RANKS = ['forming', 'active', 'paused', 'finished'];

function rank({ status, openings = [] }: GameLine): number {
  return openings.length > 0 ? 0 : RANKS.indexOf(status);
}

function gameEntry(game: GameLine, width: number, { zones, zone }: Desk): readonly Line[] {
  const { name, phase, variant, options = [], press, comment, status, deadline, players, seats, openings = [] } = game;
  const column = width + 9;
  const at = (text: string): Line => ({ text: `${' '.repeat(column)}${text}`, hang: column });
  const what = [[variant, ...options].join(' '), ...(press === undefined ? [] : [`Press:${press}`])].join(', ');
  const open = seats - players;
  return [
    { text: `${name.padEnd(width)}${(phase ?? STATES[status] ?? status).padEnd(9)}${what}.`, hang: column },
    ...(comment === undefined || comment === '' ? [] : [at(comment)]),
    ...(deadline === null ? [] : [at(`Deadline: ${classicDate(deadline, zone, zones)}`)]),
    ...(status === 'forming' ? [at(`Forming: ${open} more ${open === 1 ? 'player' : 'players'} needed.`)] : []),
    ...(openings.length === 0 ? [] : [at(`Openings: ${openings.map(opening).join(', ')}.`)]),
  ];
}

/** `Italy (3/4)`: its units and centers, where all may know them. */
function opening({ power, units, centers }: NonNullable<GameLine['openings']>[number]): string {
  return units === undefined || centers === undefined ? power : `${power} (${units}/${centers})`;
}

const STATES: Readonly<Record<string, string>> = { forming: 'Forming', finished: 'Over', paused: 'Paused' };
