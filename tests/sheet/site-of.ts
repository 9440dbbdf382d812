/** Order sheets over HTTP, for tests in a browser. */
import { readFileSync } from 'node:fs';
import { type HttpListener, listenHttp } from '../../infra/local/site/http.ts';
import { sheetAsset, sheetSite } from '../../infra/local/site/sheet-routes.ts';
import { showMissing } from '../../infra/local/site/show.ts';
import type { TestWorld } from '../conversations/world.ts';

/** The sheets of a judge, as the local judge serves them; a picture of the board is a picture of nothing. */
export function siteOf(world: TestWorld): Promise<HttpListener> {
  const sheets = sheetSite(world);
  return listenHttp({ host: '127.0.0.1', port: 0 }, () => async (request) => {
    const [, room, folder, name] = request.path.split('/');
    if (room === 'sheet') return sheets(request);
    if (room === 'assets' && folder === 'sheet' && name !== undefined) return sheetAsset(name);
    if (room === 'games' && request.path.endsWith('.png')) return { status: 200, type: 'image/png', body: NOTHING };
    const asset = room === 'assets' ? ASSETS[folder ?? ''] : undefined;
    if (asset === undefined) return showMissing();
    const file = new URL(`../../templates/pages/assets/${folder}`, import.meta.url);
    return { status: 200, type: asset, body: readFileSync(file), headers: {} };
  });
}

const ASSETS: Readonly<Record<string, string>> = {
  'door.js': 'text/javascript',
  'site.js': 'text/javascript',
  'style.css': 'text/css',
  'seal.svg': 'image/svg+xml',
};

/** One pixel. */
const NOTHING = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
