/** Places by words that are nearly their names: `burgandy`, `Pikardie`, `spian`, `marsay`. What is read so is only ever offered. */
import type { Board } from '../../board/board.ts';
import type { Province } from '../../board/variant.ts';
import { allNamesOf } from '../../language/names/board-names.ts';
import { editDistance } from '../../text/edit-distance.ts';

const SHORTEST = 4;
/** A word of so many letters may have two of them wrong. */
const MIDDLE = 5;
/** And of so many three. */
const LONG = 9;
/** A beginning is enough, where one name alone begins so, and is not much longer than that beginning. */
const BEGUN = 4;

/** The one place that is meant, of those that matter; null: none is near, or several are. */
export function nearestPlace(word: string, board: Board, among: ReadonlySet<Province>): Province | null {
  if (word.length < SHORTEST || COMMON.test(word)) return null;
  let least = word.length < MIDDLE ? 0 : word.length < LONG ? 2 : 3;
  let found = new Set<Province>();
  const begun = new Set<Province>();
  for (const [name, all] of allNamesOf(board).places.exact) {
    const ids = name.length < MIDDLE || name[0] !== word[0] ? [] : all.filter((id) => among.has(id));
    if (ids.length === 0) continue;
    if (name.startsWith(word.slice(0, Math.max(BEGUN, Math.min(word.length - 2, LONG)))))
      for (const id of ids) begun.add(id);
    const distance = editDistance(word, name, least);
    if (distance < least) [least, found] = [distance, new Set(ids)];
    else if (distance === least) found = new Set([...found, ...ids]);
  }
  const [only = null, ...others] = found.size > 0 ? found : begun;
  return others.length === 0 ? only : null;
}

/** Words that are near a name by chance. */
const COMMON =
  /^(?:best|breast|bleibt|brust|beste|being|party|parts|paire?|march|marche?|marks?|maria|spare|spring\w*|sprung|speak|space|spat\w*|gasse|again|every|english|engage\w*|channels?|change\w*|chance\w*|manche?[rs]?|mancher|piece|pieces|petit|poser|passe?r?|garde|grand\w*)$/;
