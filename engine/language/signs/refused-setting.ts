/** A refused line of SET for which a setting is offered is no sign against the orders beside it (`SET NOWIAT`). */
import { editDistance } from '../../text/edit-distance.ts';
import { foldText } from '../../text/fold.ts';

/** `offered`: the line that it may mean, if any. `Set aside for now` means none, and `set these back` may be about the orders. */
export function isRefusedSetting(text: string, offered: string | null): boolean {
  if (offered === null) return false;
  const [first = '', ...words] =
    foldText(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length > MOST_WORDS_OF_SETTING || editDistance(first, 'set', 1) > 1) return false;
  return !words.some((word) => ABOUT_ORDERS.some((each) => editDistance(word, each, 1) <= (each.length < 4 ? 0 : 1)));
}

const MOST_WORDS_OF_SETTING = 7;
const ABOUT_ORDERS =
  'order orders befehl befehle ordre ordres move moves zug zuge coup coups draft entwurf brouillon file clear cancel withdraw delete undo retract annul phase become proxy whatif if else endif wenn falls si unless not nicht kein keine pas old alte ignore back aside these this those them one two all later hold'.split(
    ' ',
  );
