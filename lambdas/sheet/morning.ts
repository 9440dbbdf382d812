/**
 * The page on which a GM has all games: what needs them, and buttons that send the lines of a mail. It is opened as an order sheet is,
 * by a link in the GM's own mail, and shows of each game what the GM's view of it holds.
 */
import { phaseIdOf } from '../../engine/game/orders/phase-id.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { formatReportLine, formatterFor } from '../../templates/locales/speaker.ts';
import { contextInNames } from '../../templates/mail/in-names.ts';
import { renderPage } from '../../templates/pages/frame.ts';
import { devicePage, doorPage } from '../../templates/pages/sheet-entrance.ts';
import { type MorningAnswer, morningPage, unconfirmedMorning } from '../../templates/sheet/morning-page.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import { MORNING_PAGE, sheetPath } from '../games/sheet-links.ts';
import { takeFromLimit } from '../limits.ts';
import { judgeIdentity } from '../outgoing/judge-identity.ts';
import { gamesRun, morningOf } from '../outgoing/my-games.ts';
import { sheetCookie } from './cookie.ts';
import { answerOpened, isFormOf, openHandedOver, ownUp, rememberDevice } from './opening.ts';
import {
  answerHtml,
  answerJson,
  answerPage,
  answerPlain,
  answerRedirect,
  answerRefusal,
  type Call,
  type PageAnswer,
  placeOf,
} from './respond.ts';
import { formToken, type OpenMorning, openedMorning, openFromMorning, openMorning } from './sessions.ts';
import { maskAddress } from './sheet-data.ts';
import { submitMorning } from './submit.ts';

export async function answerMorning(call: Call): Promise<PageAnswer> {
  const [, what, which = ''] = call.rest;
  if (what === undefined) return answerRedirect(MORNING_PAGE);
  if (call.rest.length > (what === 'to' ? 3 : 2)) return answerPlain(404);
  switch (`${call.isPost ? 'POST' : 'GET'} ${what}`) {
    case 'GET ':
      return look(call);
    case 'GET device':
      return answerPage(call, 200, () => devicePage(`${MORNING_PAGE}device`, null));
    case 'GET to':
      return goToDesk(call, which);
    case 'POST open':
      return openHandedOver(call, MORNING_PAGE, (given) => openMorning(call.services, given));
    case 'POST device':
      return ownUp(call, MORNING_PAGE);
    case 'POST act':
      return act(call);
    case 'POST leave':
      return leave(call);
    default:
      return answerPlain(404);
  }
}

async function look(call: Call): Promise<PageAnswer> {
  const { services, cookie } = call;
  const open = await openedMorning(services, cookie);
  if (open === null) {
    if (call.wantsJson) return answerRefusal(call, 401, { code: 'sheet/link-dead' });
    const gone = cookie === null ? [] : [sheetCookie(services.house.site, MORNING_PAGE, '', 0)];
    return answerPage(call, 200, () => doorPage(MORNING_PAGE, placeOf(call)), gone);
  }
  if (!(await takeFromLimit(services, 'sheet-looks', open.session.id)))
    return answerRefusal(call, 429, { code: 'sheet/too-often' });
  if (call.wantsJson) return answerJson(200, { news: (await stateOf(call, open)).news });
  return shown(call, open, null, await rememberDevice(call, open.session, open.person));
}

/** What the page shows, and the same in short; that the clock goes on is no news. */
async function stateOf({ services, pages }: Call, { session, person, language }: OpenMorning) {
  const morning = session.isConfirmed ? await morningOf(services, person) : null;
  const run = session.isConfirmed ? await gamesRun(services, person.id) : [];
  const form = {
    path: MORNING_PAGE,
    csrf: '',
    newId: () => '',
    shown: new Map(run.map((game): [string, string] => [game.name, phaseIdOf(game)])),
    judge: judgeIdentity(services).judge,
    news: '',
    assets: pages.assets,
  };
  return inLanguage(language, () => {
    const games = (morning?.games ?? []).map(contextInNames);
    const still = games.map((context) => ({ ...context, now: 0 }));
    return { games, form, news: services.digest(morningPage(still, form, null).main.html).slice(0, 22) };
  });
}

/** Of a device that is not confirmed nothing is shown: there is nothing on this page that everybody may see. */
async function shown(
  call: Call,
  open: OpenMorning,
  answer: MorningAnswer | null,
  cookies: readonly string[] = [],
): Promise<PageAnswer> {
  const { services, pages } = call;
  const { session } = open;
  const language = session.isConfirmed ? open.language : call.language;
  const { games, form: still, news } = await stateOf(call, open);
  const form = { ...still, csrf: formToken(services, session), newId: () => services.secrets.salt(), news };
  const status = answer !== null && answer.refused !== null ? 403 : 200;
  return answerHtml(
    status,
    inLanguage(language, () => {
      const page = session.isConfirmed ? morningPage(games, form, answer) : unconfirmedMorning(MORNING_PAGE);
      return renderPage(page, pages.places);
    }),
    cookies,
  );
}

async function act(call: Call): Promise<PageAnswer> {
  const { services, form, cookie } = call;
  const open = await openedMorning(services, cookie);
  if (open === null) return answerRefusal(call, 401, { code: 'sheet/link-dead' });
  if (!isFormOf(services, open.session, form)) return answerRefusal(call, 403, { code: 'sheet/old-page' });
  const phases = new Map(
    form.getAll('shown').map((each): [string, string] => [each.split(' ')[0]!, each.split(' ')[1] ?? '']),
  );
  const sent = { id: form.get('id') ?? '', lines: linesOf(form, phases), shown: phases };
  const answer = await submitMorning(services, open, sent);
  const told = formatterFor({ zone: open.person.zone ?? 'UTC', zones: services.zones });
  const shownAnswer = inLanguage(
    open.language,
    (): MorningAnswer =>
      'refused' in answer
        ? { refused: formatterFor({}).say(answer.refused), report: [], mailedTo: null }
        : {
            refused: null,
            report: answer.report.map((line) => formatReportLine(line, told)),
            mailedTo: answer.report.length === 0 ? null : mailAddresses(open.person).map(maskAddress).join(', '),
          },
  );
  return shown(call, open, shownAnswer);
}

/** The lines of a button as they are; what is written for the games that are ticked, with their names in front. */
function linesOf(form: URLSearchParams, phases: ReadonlyMap<string, string>): readonly string[] {
  const line = form.get('line') ?? '';
  const text = (form.get('text') ?? '').replace(/\r\n?/g, '\n').trim();
  if (line !== '' && !line.startsWith('*')) return line.replace(/\r\n?/g, '\n').split('\n');
  const games = form.getAll('game').map((each) => each.slice(0, 24));
  const bare = line.slice(1).trim();
  // Each in its own phase.
  if (bare === 'PROCESS') {
    const phaseOf = (game: string) => phases.get(game)?.split('.')[0] ?? '';
    return [...new Set(games.map(phaseOf))].map((phase) => {
      const alike = games.filter((game) => phaseOf(game) === phase);
      return `${alike.join(', ')}: PROCESS ${phase === 'none' ? '' : phase}`.trimEnd();
    });
  }
  const front = games.join(', ');
  // A line that would end it is marked: what stands below is no command.
  const words = text.replace(/^\s*(?=(?:END|FIN)\S*(?:\s+\S+)?\s*$)/gim, '| ');
  const written = bare === 'ANNOUNCE' ? `ANNOUNCE\n${words}\nEND` : bare === '' ? text : bare;
  if (written === '') return [];
  const isBlock = bare === 'ANNOUNCE';
  return written.split('\n').map((each, n) => ((isBlock && n > 0) || each.trim() === '' ? each : `${front}: ${each}`));
}

async function goToDesk(call: Call, name: string): Promise<PageAnswer> {
  const open = await openedMorning(call.services, call.cookie);
  if (open === null || !/^[a-z][a-z0-9]{1,23}$/.test(name))
    return answerRefusal(call, 403, { code: 'sheet/link-dead' });
  return answerOpened({ ...call, wantsJson: false }, sheetPath(name), await openFromMorning(call.services, open, name));
}

async function leave(call: Call): Promise<PageAnswer> {
  const { services, cookie } = call;
  const open = await openedMorning(services, cookie);
  if (open !== null) await services.sessions.end(open.session.id);
  return answerRedirect(placeOf(call), [sheetCookie(services.house.site, MORNING_PAGE, '', 0)]);
}
