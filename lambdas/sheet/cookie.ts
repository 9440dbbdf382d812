/** The cookies of order sheets: out of reach of scripts and other sites. */
import { SHEETS, UNUSED_DAYS } from '../games/sheet-links.ts';

/** Stands for an open sheet, and is kept by the paths of its game alone. */
export const COOKIE = 'chancery-sheet';
/** Stands for a device that its person has owned up to: it opens no sheet without a link, and asks nothing again. */
export const DEVICE_COOKIE = 'chancery-device';

/** `path`: of the page; `age`: seconds; 0 takes it away. */
export function sheetCookie(site: string, path: string, value: string, age = UNUSED_DAYS * 86_400): string {
  return cookieText(site, COOKIE, value, path.slice(0, -1), age);
}

export function deviceCookie(site: string, value: string): string {
  return cookieText(site, DEVICE_COOKIE, value, SHEETS, UNUSED_DAYS * 86_400);
}

/** The one of that name among these; null: there is none that we have made. */
export function cookieIn(all: readonly string[], name: string): string | null {
  const value = all.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return /^[a-z2-7]{20,120}$/.test(value) ? value : null;
}

/** Strict: no other site's link or form brings it along. */
function cookieText(site: string, name: string, value: string, path: string, age: number): string {
  const secure = site.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
