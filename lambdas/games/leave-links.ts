/** Links by which who watches a game leaves it with one click. Nothing of games is needed to make or to read one. */
import { type GameName, gameName, type PersonId, personId } from '../../engine/vocabulary.ts';
import type { Services } from '../ports.ts';

type Secretly = Pick<Services, 'secrets'>;

/** Who leaves which game. */
export interface Leaving {
  readonly game: GameName;
  readonly person: PersonId;
}

/** Whole addresses of pages, and their last part alone, are in small letters: some programs write links in capitals. */
const TOKEN = /^([a-z0-9]{2,24})\.([a-z0-9]{1,64})\.([a-z0-9]+)$/;

function sealOf({ secrets }: Secretly, { game, person }: Leaving): string {
  return secrets.replyToken(['leave', game, person].join('\n'));
}

/** Null where there are no pages. */
export function leaveLink(services: Pick<Services, 'secrets' | 'house'>, leaving: Leaving): string | null {
  const { stopPage } = services.house;
  const { game, person } = leaving;
  return stopPage === undefined ? null : `${stopPage}/${game}.${person}.${sealOf(services, leaving)}`;
}

/** Null: this judge has made no such link. */
export function leavingBy(services: Secretly, written: string): Leaving | null {
  const [, game = '', person = '', seal] = TOKEN.exec(written.toLowerCase()) ?? [];
  if (seal === undefined) return null;
  const leaving = { game: gameName(game), person: personId(person) };
  return sealOf(services, leaving) === seal ? leaving : null;
}
