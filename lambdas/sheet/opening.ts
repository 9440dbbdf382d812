/** A page behind a link: opened by what stands behind `#`, on a device that its person owns up to by mail, once. */
import { timingSafeEqual } from 'node:crypto';
import { devicePage } from '../../templates/pages/sheet-entrance.ts';
import { pendingFor } from '../account/confirmations.ts';
import { confirmDevice } from '../account/order-sheets.ts';
import type { Person } from '../people.ts';
import type { Services, SheetSession } from '../ports.ts';
import { deviceCookie, sheetCookie } from './cookie.ts';
import { deviceOf } from './device.ts';
import {
  answerJson,
  answerPage,
  answerRedirect,
  answerRefusal,
  type Call,
  mayTry,
  type PageAnswer,
} from './respond.ts';
import { beginDevice, formToken, type HandedOver, personOfDevice, type SheetOpening } from './sessions.ts';

/** The page, or a form without scripts, hands over what stands behind `#` in the link. `path`: of the page that it opens. */
export async function openHandedOver(
  call: Call,
  path: string,
  openBy: (given: HandedOver) => Promise<SheetOpening>,
): Promise<PageAnswer> {
  const { services, name, form, cookie, deviceCookie, agent } = call;
  if (!(await mayTry(call))) return answerRefusal(call, 429, { code: 'sheet/too-often' });
  const written = form.get('link')?.trim() ?? '';
  const token = written.slice(written.lastIndexOf('#') + 1).toLowerCase();
  const device = deviceOf(agent.slice(0, 500));
  const opening = await openBy({ token: token === '' ? null : token, cookie, deviceCookie, device });
  services.log('sheet opened', { game: name, what: opening.kind });
  return answerOpened(call, path, opening);
}

export function answerOpened(call: Call, path: string, opening: SheetOpening): PageAnswer {
  if (opening.kind !== 'open')
    return answerRefusal(call, opening.kind === 'too-many' ? 429 : 403, WHY_SHUT[opening.kind]);
  const cookies = [sheetCookie(call.services.house.site, path, opening.cookie)];
  return call.wantsJson ? answerJson(200, { path }, cookies) : answerRedirect(path, cookies);
}

const WHY_SHUT = {
  dead: { code: 'sheet/link-dead' },
  over: { code: 'sheet/game-over' },
  'too-many': { code: 'sheet/too-many-devices' },
} as const;

/** One tap, after a look that changes nothing: programs that look at links press no buttons. `path`: of the page it is about. */
export async function ownUp(call: Call, path: string): Promise<PageAnswer> {
  const { services, name, form } = call;
  if (!(await mayTry(call))) return answerRefusal(call, 429, { code: 'sheet/too-often' });
  const pending = await pendingFor(services, form.get('word')?.trim().toLowerCase() ?? '');
  const what = pending?.what.kind === 'device' && pending.what.game === name ? pending.what : null;
  const isDone = what !== null && (await confirmDevice(services, what));
  services.log('sheet device', { game: name, confirmed: isDone });
  return answerPage(call, isDone ? 200 : 403, () => devicePage(path, isDone));
}

/** Who has owned up to a device in one game is asked about it in no other. */
export async function rememberDevice(
  { services, deviceCookie: cookie }: Call,
  session: SheetSession,
  person: Person,
): Promise<readonly string[]> {
  if (!session.isConfirmed || (await personOfDevice(services, cookie))?.id === person.id) return [];
  return [deviceCookie(services.house.site, await beginDevice(services, person))];
}

/** Does the form come from the page that this browser has open? */
export function isFormOf(services: Services, session: SheetSession, form: URLSearchParams): boolean {
  const [given, right] = [form.get('csrf') ?? '', formToken(services, session)].map((text) => Buffer.from(text));
  return given!.length === right!.length && timingSafeEqual(given!, right!);
}
