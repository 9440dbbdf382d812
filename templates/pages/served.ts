/**
 * How pages are served, on one machine and on AWS alike: what goes with each kind of file, and which paths lead elsewhere. One table,
 * from which the local server takes its headers and the distribution its policies.
 */

export const SERVED_KINDS = ['page', 'oneFile', 'drawing', 'asset'] as const;
/** A page of the site; a game in one file; a map, as SVG, PNG or PDF; what pages load. */
export type ServedKind = (typeof SERVED_KINDS)[number];

const SELF = "'self'";
const NONE = "'none'";
const INLINE = "'unsafe-inline'";

/** A content security policy from its directives; nothing is allowed that is not named. */
function policy(allowed: Readonly<Record<string, string>>): string {
  const directives = { 'default-src': NONE, ...allowed };
  return Object.entries(directives)
    .map((parts) => parts.join(' ').trim())
    .join('; ');
}

/** Nothing from anywhere else, no script but ours, and nobody may put our pages into theirs. */
const PAGE_POLICY = policy({
  // `blob:`: the analysis board makes a PNG of its own drawing.
  'img-src': `${SELF} blob:`,
  'style-src': SELF,
  'script-src': SELF,
  'connect-src': SELF,
  'font-src': SELF,
  'frame-src': SELF,
  'form-action': SELF,
  'base-uri': NONE,
  'frame-ancestors': SELF,
});

/** A game in one file brings its styles and its script along, and fetches nothing. */
const ONE_FILE_POLICY = policy({
  'style-src': INLINE,
  'script-src': INLINE,
  'font-src': 'data:',
  'img-src': 'data:',
  'frame-ancestors': SELF,
});

/** A drawing opened by itself is a document: it may have its own styles and fonts, and nothing that runs. */
const DRAWING_POLICY = policy({ 'style-src': INLINE, 'font-src': 'data:', 'img-src': 'data:', sandbox: '' });

interface Served {
  readonly policy: string;
  /** Who may put it into a page of theirs: maps are shown in mails, and styles by the page that ends invitations, which is another site on AWS. */
  readonly shownBy: 'same-origin' | 'cross-origin';
}

const SERVED: Readonly<Record<ServedKind, Served>> = {
  page: { policy: PAGE_POLICY, shownBy: 'same-origin' },
  oneFile: { policy: ONE_FILE_POLICY, shownBy: 'same-origin' },
  drawing: { policy: DRAWING_POLICY, shownBy: 'cross-origin' },
  asset: { policy: PAGE_POLICY, shownBy: 'cross-origin' },
};

/** Of a year, which is for https alone: a browser that has seen it asks no other way. */
export const HTTPS_FOR_SECONDS = 31_536_000;

/** What goes with a file of this kind, by the names of headers in lower case. */
export function headersOf(kind: ServedKind): Readonly<Record<string, string>> {
  const { policy, shownBy } = SERVED[kind];
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    // With no referrer at all browsers hide the origin of our own forms as well.
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': shownBy,
    'cross-origin-opener-policy': 'same-origin',
  };
}

export function servedKind(path: string): ServedKind {
  if (path.endsWith('/game.html')) return 'oneFile';
  if (/\.(?:svg|png|jpe?g|pdf)$/.test(path)) return path.startsWith('/assets/') ? 'asset' : 'drawing';
  return path.startsWith('/assets/') ? 'asset' : 'page';
}

/** Where a path leads that names a page's folder without its last slash, or in other capitals: `/games/War`; null: nowhere else. */
export function folderRedirect(path: string): string | null {
  const named = path
    .replace(/^\/games\/[^/]+/, (name) => name.toLowerCase())
    .replace(/(?<=^\/games\/[^/]+\/)[a-z]\d{1,4}[mra](?=\/|$)/i, (phase) => phase.toUpperCase());
  const folder = /\/(?:[^/.]+|6\.[a-j])$/.test(named) ? `${named}/` : named;
  return folder === path ? null : folder;
}

/** Files that nobody is served: received mail, records of phases, what lists are made of, variants on trial. */
export function isPrivateKey(key: string): boolean {
  return /^(?:inbox|mail|phases|lists|trials)\//.test(key);
}

/** The page for a path at which there is nothing. */
export const NOT_HERE_PATH = '/not-here/';
