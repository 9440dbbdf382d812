/** The style sheet of the pages, for a page that has to bring it along. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function styleSheet(): string {
  return readFileSync(fileURLToPath(new URL('../../templates/pages/assets/style.css', import.meta.url)), 'utf8');
}
