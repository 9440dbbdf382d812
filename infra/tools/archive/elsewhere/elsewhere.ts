/** Saved pages and files of other programs: webDiplomacy's, Backstabbr's, jDip's. */
import { readBackstabbr } from './backstabbr.ts';
import type { ElsewhereGame } from './classic-text.ts';
import { readJdipGame, readJdipPage } from './jdip.ts';
import { isOtherPage, readWebDiplomacy } from './web-diplomacy.ts';

export type { ElsewhereGame } from './classic-text.ts';

/** Null when the text is none of theirs. `name`: the path of the file. */
export function readElsewhere(markup: string, name: string): ElsewhereGame | null {
  const file = name.split(/[/\\]/).at(-1)!;
  return (
    readWebDiplomacy(markup, file) ??
    readBackstabbr(markup, file) ??
    readJdipPage(markup, file) ??
    readJdipGame(markup, file)
  );
}

/** What to save instead, where the text is a page of theirs that holds no orders. */
export function saveInstead(markup: string): string | null {
  return isOtherPage(markup)
    ? 'webDiplomacy\'s page of a game without its orders: save the one behind "Archive: Orders"'
    : null;
}
