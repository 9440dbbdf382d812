/**
 * What CloudFront does with each request for a page, as its JavaScript 2.0: a folder's page lies in its `index.html`; a reader of
 * another language gets the page below that language's code, and the English one where there is no other. `?language=de`, a plain
 * link on each page, is remembered in a cookie. Files of games lie packed: who does not say that they take gzip, or Brotli for a whole
 * game in one file, is sent to the function that unpacks them, in English. It is a program, mostly. What is made of a game's archive when
 * somebody asks for it comes from the same function.
 */
import { LANGUAGES } from '../../engine/messages/languages.ts';

/** Ids of the origins of pages: `pages`, `pages-de`. */
export function originId(language: string): string {
  return language === 'en' ? 'pages' : `pages-${language}`;
}

/** Id of the origin of what is made when asked for. */
export const ON_DEMAND = 'on-demand';

/**
 * Part of the key under which an answer is cached: all that is decided here stands in it, so that nobody's request can put what was
 * meant for one reader where another finds it. What a reader sends by this name counts for nothing.
 */
export const LANGUAGE_HEADER = 'x-chancery-language';

/** The cookie that holds what a reader chose. */
const LANGUAGE_COOKIE = 'language';

/** Without the line that imports CloudFront's own module, for tests. */
export const HANDLER = `
var LANGUAGES = ${JSON.stringify(LANGUAGES)};
function wanted(request) {
  var cookie = request.cookies.${LANGUAGE_COOKIE};
  if (cookie && LANGUAGES.includes(cookie.value)) return cookie.value;
  var header = request.headers['accept-language'];
  var best = 'en';
  var most = 0;
  (header ? header.value : '').split(',').forEach(function (part) {
    var parts = part.trim().toLowerCase().split(';');
    var code = parts[0].split('-')[0];
    var weight = parts.length > 1 && parts[1].trim().startsWith('q=') ? Number(parts[1].trim().slice(2)) : 1;
    if (LANGUAGES.includes(code) && weight > most) { best = code; most = weight; }
  });
  return best;
}
function takes(request, encoding) {
  var header = request.headers['accept-encoding'];
  return (header ? header.value : '').toLowerCase().split(',').some(function (part) {
    var parts = part.split(';');
    return parts[0].trim() === encoding && !(parts.length > 1 && /^q=0(?:\\.0*)?$/.test(parts[1].trim()));
  });
}
function handler(event) {
  var request = event.request;
  delete request.headers['${LANGUAGE_HEADER}'];
  var chosen = request.querystring.language ? request.querystring.language.value : '';
  if (LANGUAGES.includes(chosen)) {
    var cookies = {};
    cookies.${LANGUAGE_COOKIE} = { value: chosen, attributes: 'Path=/; Max-Age=31536000; Secure; SameSite=Lax' };
    return {
      statusCode: 302,
      headers: { location: { value: request.uri.replace(/^[\\/\\\\]+/, '/') }, 'cache-control': { value: 'no-store' } },
      cookies: cookies
    };
  }
  var parts = request.uri.split('/');
  if (parts[1] === 'games' && parts[2]) {
    parts[2] = parts[2].toLowerCase();
    if (/^[a-z]\\d{1,4}[mra]$/i.test(parts[3])) parts[3] = parts[3].toUpperCase();
    if (parts.join('/') !== request.uri) return { statusCode: 301, headers: { location: { value: parts.join('/') } } };
  }
  if (/\\/(?:[^\\/.]+|6\\.[a-j])$/.test(request.uri)) {
    return { statusCode: 301, headers: { location: { value: request.uri.replace(/^[\\/\\\\]+/, '/') + '/' } } };
  }
  var isPage = request.uri.endsWith('/');
  if (isPage) request.uri += 'index.html';
  if (request.uri.startsWith('/games/')) {
    var isMade = /\\/(?:history\\.txt|research\\.jsonl|centres\\.csv|press\\.mbox)$/.test(request.uri);
    var isTaken = !isMade && takes(request, request.uri.endsWith('/game.html') ? 'br' : 'gzip');
    request.headers['${LANGUAGE_HEADER}'] = { value: isTaken ? 'packed' : 'unpacked' };
    if (!isTaken) {
      cf.selectRequestOriginById('${ON_DEMAND}');
      return request;
    }
  }
  if (!isPage) return request;
  var language = wanted(request);
  request.headers['${LANGUAGE_HEADER}'] = { value: language };
  if (language !== 'en') {
    cf.createRequestOriginGroup({
      originIds: [{ originId: 'pages-' + language }, { originId: 'pages' }],
      failoverCriteria: { statusCodes: [403, 404] }
    });
  }
  return request;
}`;

export const PAGES_FUNCTION = `import cf from 'cloudfront';${HANDLER}`;
