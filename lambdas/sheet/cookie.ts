/** The cookie that stands for an open sheet: kept by the paths of its game alone, out of reach of scripts and other sites. */
import { sheetPath, UNUSED_DAYS } from '../games/sheet-links.ts';

export const COOKIE = 'chancery-sheet';

/** Strict: no other site's link or form brings it along. `age`: seconds; 0 takes it away. */
export function sheetCookie(site: string, game: string, value: string, age = UNUSED_DAYS * 86_400): string {
  const secure = site.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=${sheetPath(game).slice(0, -1)}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
