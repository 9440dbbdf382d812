/** Where mail for a game goes, also where all games of the judge share one address. */
import { t } from '../locales/current.ts';
import type { House } from './mail.ts';

/** `marne@judge.example.org`, or the judge's address and what the subject must have. */
export function gameAddressInWords(house: House, game: string): string {
  const address = house.gameAddress(game);
  return house.isTagged === true ? t().mail.letter.withSubject({ address, game }) : address;
}

/** The subject of a new mail to the game. */
export function subjectToGame(house: House, game: string, subject: string): string {
  return house.isTagged === true ? `[${game}] ${subject}` : subject;
}
