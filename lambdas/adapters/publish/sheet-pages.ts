/** What order sheets are shown with: the page, the drawn map of its variant, times as its reader reads them. */
import type { Board } from '../../../engine/board/board.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import { t } from '../../../templates/locales/current.ts';
import { timeFor } from '../../../templates/locales/times/format-times.ts';
import { sheetPage } from '../../../templates/sheet/page.ts';
import type { SheetAssets } from '../../../templates/sheet/sheet-data.ts';
import type { Services } from '../../ports.ts';
import type { SheetPages } from '../../sheet/respond.ts';
import { loadGeography } from '../variants/geography.ts';
import { loadEdition } from '../variants/variants.ts';

export function sheetPages(
  { secrets, zones }: Pick<Services, 'secrets' | 'zones'>,
  { assets, places }: Pick<SheetPages, 'places'> & { readonly assets: SheetAssets },
): SheetPages {
  const geographyOf = ({ variant }: Board) => {
    const loaded = loadEdition(variant.id, variant.edition ?? 1);
    return loaded === null ? null : loadGeography(loaded);
  };
  return {
    places,
    assets,
    sheet: (data, board) =>
      sheetPage(data, {
        assets,
        board: boardIn(board, t().code),
        geography: geographyOf(board),
        newId: () => secrets.salt(),
        time: (at) => timeFor(at, data.zone, zones),
      }),
    geography: geographyOf,
  };
}
