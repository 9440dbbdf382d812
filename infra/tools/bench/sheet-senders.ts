/** Players who send their orders by order sheets, to a judge that is measured: over HTTP, each in a browser of its own. */
import { sheetPath } from '../../../lambdas/games/sheet-links.ts';
import { COOKIE } from '../../../lambdas/sheet/cookie.ts';
import { openAtHome } from '../../../lambdas/sheet/sessions.ts';
import { shownPhaseField } from '../../../templates/sheet/form-parts.ts';
import type { SheetAnswer, SheetData } from '../../../templates/sheet/sheet-data.ts';
import type { Judge } from '../../local/running-judge.ts';

interface OpenSheet {
  readonly headers: Readonly<Record<string, string>>;
  readonly links: SheetData['links'];
  readonly phase: string;
}

export function sheetSenders({ services, site }: Pick<Judge, 'services' | 'site'>) {
  const open = new Map<string, Promise<OpenSheet>>();
  const { origin } = new URL(site);
  const begin = async (address: string, game: string): Promise<OpenSheet> => {
    const person = await services.directory.personAt(address);
    const cookie = person === null ? null : await openAtHome(services, game, person);
    if (cookie === null) throw new Error(`No sheet of ${game} for ${address}.`);
    const headers = {
      accept: 'application/json',
      cookie: `${COOKIE}=${cookie}`,
      origin,
      'sec-fetch-site': 'same-origin',
    };
    const page = await fetch(`${origin}${sheetPath(game)}data.json`, { headers });
    const data = (await page.json()) as SheetData;
    return { headers, links: data.links, phase: shownPhaseField(data.phase) };
  };
  let sent = 0;
  return {
    /** Resolves when the page has the judge's answer. */
    send: async (address: string, game: string, text: string): Promise<void> => {
      const key = `${address} ${game}`;
      const opening = open.get(key) ?? begin(address, game);
      open.set(key, opening);
      const { headers, links, phase } = await opening;
      sent += 1;
      const id = `bench-${String(sent).padStart(12, '0')}`;
      const body = new URLSearchParams({ csrf: links.csrf, id, phase, game, text });
      const answer = await fetch(`${origin}${links.post}`, { method: 'POST', headers, body });
      const { refused } = (await answer.json()) as SheetAnswer;
      if (refused !== null) throw new Error(`The sheet of ${address} was not taken: ${refused}`);
    },
  };
}
