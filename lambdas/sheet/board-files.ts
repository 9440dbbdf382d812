/**
 * What the page of an order sheet draws and reckons with: a variant's data and its drawn map, the same for everybody. What a file
 * holds is in its name, so that browsers and the distribution may keep it for good.
 */
import type { Board } from '../../engine/board/board.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Geography } from '../../templates/map/geometry/geography.ts';
import type { BoardFile } from '../../templates/sheet/sheet-data.ts';
import { SHEETS } from '../games/sheet-links.ts';
import type { Services } from '../ports.ts';

export interface BoardFiles {
  /** Where a game's board is; null where its variant has no drawn map. */
  readonly pathOf: (game: Pick<Game, 'variant' | 'edition'>) => string | null;
  /** `isForGood`: it is what the name says; otherwise it was another once. Null: there is none. */
  readonly file: (name: string) => { readonly body: string; readonly isForGood: boolean } | null;
}

interface Made {
  readonly body: string;
  readonly digest: string;
}

/** Made when first asked for. */
export function boardFiles(
  { board, digest }: Pick<Services, 'board' | 'digest'>,
  geography: (board: Board) => Geography | null,
): BoardFiles {
  const known = new Map<string, Made | null>();
  const make = (variant: string, edition: number): Made | null => {
    const found = board(variant, edition);
    const drawn = found === null ? null : geography(found);
    if (found === null || drawn === null) return null;
    const file: BoardFile = { variant: found.variant, translations: found.translations ?? [], geography: drawn };
    const body = JSON.stringify(file);
    return { body, digest: digest(body).slice(0, 12) };
  };
  const made = (variant: string, edition: number): Made | null => {
    const key = `${variant}-${edition}`;
    const file = known.get(key) ?? make(variant, edition);
    if (file !== null) known.set(key, file);
    return file;
  };
  return {
    pathOf: ({ variant, edition = 1 }) => {
      const file = made(variant, edition);
      return file === null ? null : `${SHEETS}/-/boards/${variant}-${edition}-${file.digest}.json`;
    },
    file: (name) => {
      const [, variant, edition, wanted] = /^([a-z0-9-]{1,40})-(\d{1,3})-([0-9a-f]{12})\.json$/.exec(name) ?? [];
      const file = variant === undefined ? null : made(variant, Number(edition));
      return file === null ? null : { body: file.body, isForGood: file.digest === wanted };
    },
  };
}
