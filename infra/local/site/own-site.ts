/**
 * The pages of a judge that strangers write to: games, variants, help and order sheets, as a judge on AWS shows them. No mailbox is shown
 * and nothing is written in anybody's name; how the judge is doing only who sits at this machine sees.
 */
import type { Judge } from '../running-judge.ts';
import { jsonResponse, type Request, type Respond, type Response, redirectResponse } from './http.ts';
import { showMissing } from './show.ts';

/** What everybody may look at on any judge. */
export const PUBLISHED = 'games|variants|help|people|events|privacy|board|assets';
const OPEN = new RegExp(`^/(?:${PUBLISHED}|sheet|no-invitations)(?:/|$)|^/api/health$`);

export function ownSite(judge: Judge, respond: Respond): Respond {
  return async (request) => {
    const { path } = request;
    if (path === '/') return redirectResponse('/games/');
    if (path === '/status') return status(judge, request);
    return OPEN.test(path) ? respond(request) : showMissing();
  };
}

/** 503 while mail does not come in or go out: monitors know what that means. */
export function healthResponse({ provider, mailTrouble }: Judge): Response {
  const isOk = (provider?.isWell() ?? true) && mailTrouble() === null;
  return jsonResponse({ ok: isOk }, isOk ? 200 : 503);
}

/** A proxy says for whom it asks: that is nobody at this machine. */
function status({ provider, mailTrouble }: Judge, { headers = {} }: Request): Response {
  const isFromElsewhere = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  if (provider === null || isFromElsewhere) return showMissing();
  return {
    status: 200,
    type: 'text/plain; charset=utf-8',
    body: `${[mailTrouble() ?? [], provider.told()].flat().join('\n')}\n`,
  };
}
