/**
 * Links that are good for one seat of a game: whoever opens one joins by name and address. A link's secret is made from the judge's key
 * and the link's name, so that nothing is stored for it; the game remembers by which links somebody has come in. It lets nobody order:
 * whoever comes in has to answer a mail first.
 */
import { timingSafeEqual } from 'node:crypto';
import type { GameName } from '../../engine/game/events.ts';
import type { Services } from '../ports.ts';
import { sheetPath } from './sheet-links.ts';

type Secretly = Pick<Services, 'secrets' | 'house'>;

/** Last part of the path of such a link: its name, and its secret. */
const TOKEN = /^([a-z2-7]{8})-([a-z2-7]{32})$/;

/** `of`: what the link is made for, the same each time that it is made again. */
export function seatLink(services: Secretly, game: GameName, of: string): string {
  const name = services.secrets.replyToken(['seat', game, of].join('\n')).slice(0, 8);
  return `${services.house.site}${joinPath(game, `${name}-${secretOf(services, game, name)}`)}`;
}

/** `token` null: of whoever has no link. */
export function joinPath(game: string, token: string | null): string {
  return `${sheetPath(game)}join${token === null ? '' : `/${token}`}`;
}

/** The name of the link with this token; null: this judge has made no such link to this game. */
export function nameOfSeatLink(services: Secretly, game: string, token: string): string | null {
  const [, name = '', secret = ''] = TOKEN.exec(token.toLowerCase()) ?? [];
  if (name === '') return null;
  const right = secretOf(services, game, name);
  return timingSafeEqual(Buffer.from(right), Buffer.from(secret)) ? name : null;
}

function secretOf({ secrets, house }: Secretly, game: string, name: string): string {
  return secrets.linkToken([house.domain, game, 'seat', name].join('\n'));
}
