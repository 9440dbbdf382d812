/**
 * The pages that end invitations, or the mail of a game that somebody watches, where there is no site that takes forms: one click of a
 * mail program (RFC 8058) acts, a look does not.
 */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import type { Language } from '../../templates/locales/shape.ts';
import { type PageContent, renderPage } from '../../templates/pages/frame.ts';
import { leavePage, noInvitationsPage, noSuchLinkPage } from '../../templates/pages/no-invitations-page.ts';
import { PLACES_PAGE } from '../../templates/pages/places.ts';
import { isToken, stopByToken } from '../account/stop-invitations.ts';
import { causeNamed } from '../games/correlation-id.ts';
import { leavingBy } from '../games/leave-links.ts';
import type { Services } from '../ports.ts';
import { languageAsked } from '../sheet/language-asked.ts';
import { shapeFault } from './shape.ts';
import type { LeaveNotice } from './stop-notice.ts';

/** What an HTTP API calls a function with (payload format 2.0), as far as it counts here. */
const request = z.object({
  rawPath: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  requestContext: z.object({
    http: z.object({ method: z.string() }),
    /** Of the call, as API Gateway has it. */
    requestId: z.optional(z.string()),
  }),
});

/** Parts of the judge that it needs; `site` has no slash at its end. */
export interface Parts extends Pick<Services, 'secrets' | 'stopped' | 'log'> {
  readonly house: Pick<Services['house'], 'site' | 'domain'>;
  /** Tells who knows of games. */
  readonly tell: (notice: LeaveNotice) => Promise<void>;
}

/** Throws on what is no request at all. */
export function makeNoInvitations(services: Parts): (event: unknown) => Promise<APIGatewayProxyStructuredResultV2> {
  const { site, domain } = services.house;
  const answerIn = (language: Language) => (statusCode: number, page: () => PageContent) => ({
    statusCode,
    headers: headersFor(site),
    body: inLanguage(language, () => renderPage(page(), PLACES_PAGE, site)),
  });
  return async (event) => {
    const read = request.safeParse(event);
    if (!read.success) throw new Error(`No request of a page: ${shapeFault(read.error)}`);
    const { rawPath, headers = {}, requestContext } = read.data;
    const answer = answerIn(await loadLanguage(languageAsked('', headers['accept-language'] ?? '')));
    const isPressed = requestContext.http.method === 'POST';
    const token = rawPath.slice(rawPath.lastIndexOf('/') + 1);
    const leaving = leavingBy(services, token);
    if (leaving !== null) {
      const cause = requestContext.requestId === undefined ? {} : { cause: causeNamed(requestContext.requestId) };
      if (isPressed) await services.tell({ left: leaving, token, ...cause });
      services.log('leaving', { ...cause, game: leaving.game, pressed: isPressed });
      const facts = { game: leaving.game, address: `${leaving.game}@${domain}` };
      return answer(200, () => leavePage(rawPath, facts, isPressed));
    }
    const isOurs = isPressed ? await stopByToken(services, token) : isToken(services, token);
    services.log('no invitations', { pressed: isPressed, ours: isOurs });
    return isOurs ? answer(200, () => noInvitationsPage(rawPath, isPressed)) : answer(404, () => noSuchLinkPage(token));
  };
}

/** What the page looks like comes from the site; its button leads to itself, and nobody may put it into a page of theirs. */
function headersFor(site: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      ...['img-src', 'style-src', 'script-src'].map((kind) => `${kind} ${site}`),
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
}
