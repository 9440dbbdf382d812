/** `LIST`: all games in the short form of the classic judges (judge-language E). */

import { t } from '../../../locales/current.ts';
import { classicDate } from '../../../locales/times/format-times.ts';
import {
  type Document,
  type DocumentLine,
  headingBlock,
  type Inline,
  linesBlock,
  paragraphBlock,
} from '../../../markup/document.ts';
import type { AccountMailContext, PublicGameRow } from '../../mail.ts';

/** Open games first, then those that run, then those that are over. */
export function gameListLines(games: readonly PublicGameRow[], desk: AccountMailContext): Document {
  const say = t().mail.gameList;
  if (games.length === 0) return [paragraphBlock(...say.none('CREATE ?marne password'))];
  const sorted = [...games].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  const width = Math.max(...sorted.map(({ name }) => name.length)) + 2;
  return [
    headingBlock(say.games(games.length)),
    linesBlock(...sorted.flatMap((game, n) => [...(n === 0 ? [] : ['']), ...gameEntry(game, width, desk)])),
    paragraphBlock(...ways(sorted)),
  ];
}

/** What can be done with these games, in lines that do it. */
function ways(games: readonly PublicGameRow[]): readonly Inline[] {
  const say = t().mail.gameList;
  const others = games.filter(({ isOwn }) => isOwn !== true);
  const forming = others.find(({ status }) => status === 'forming');
  const watched = others.find(({ status }) => status !== 'finished');
  return [
    ...say.list(`LIST ${games[0]!.name}`),
    ...(forming === undefined ? [] : [' ', ...say.signOn(`SIGNON ?${forming.name}`)]),
    ...(watched === undefined ? [] : [' ', ...say.observe(`OBSERVE ${watched.name}`)]),
  ];
}

const RANKS = ['forming', 'active', 'paused', 'finished'];

function rank({ status, openings = [] }: PublicGameRow): number {
  return openings.length > 0 ? 0 : RANKS.indexOf(status);
}

function gameEntry(game: PublicGameRow, width: number, { zones, zone }: AccountMailContext): readonly DocumentLine[] {
  const { name, phase, variant, options = [], press, comment, status, deadline, players, seats, openings = [] } = game;
  const column = width + 9;
  const at = (text: string): DocumentLine => ({ text: `${' '.repeat(column)}${text}`, hang: column });
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
function opening({ power, units, centers }: NonNullable<PublicGameRow['openings']>[number]): string {
  return units === undefined || centers === undefined ? power : `${power} (${units}/${centers})`;
}

const STATES: Readonly<Record<string, string>> = { forming: 'Forming', finished: 'Over', paused: 'Paused' };
