/** Notices that have waited for each other tell what is so when they go: all changes once, above the duties and the deadline of that instant. */
import type { Commit } from '../../engine/game/events.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import type { GameMailContent } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { peopleById } from '../games/people-of-game.ts';
import type { OutgoingMail, Services } from '../ports.ts';
import { mailLanguage } from './account-post.ts';
import { mailFor } from './dispatches.ts';

/** One mail for each game, or power for which a GM wrote, in the order in which they were held. */
export async function noticesNow(services: Services, mails: readonly OutgoingMail[]): Promise<readonly OutgoingMail[]> {
  const groups = new Map<string, OutgoingMail[]>();
  for (const mail of mails) {
    const { told } = mail;
    const power = told?.content.kind === 'acted-for' ? told.content.power : '';
    const key = told === undefined ? mail.id : `${told.game} ${power}`;
    groups.set(key, [...(groups.get(key) ?? []), mail]);
  }
  return Promise.all([...groups.values()].map((each) => noticeNow(services, each)));
}

/** As it was, where game or reader are gone. */
async function noticeNow(services: Services, mails: readonly OutgoingMail[]): Promise<OutgoingMail> {
  const last = mails.at(-1)!;
  const { told, to } = last;
  const game = told === undefined ? null : await loadGame(services, told.game);
  const person = await services.directory.personAt(to);
  if (told === undefined || game === null || boardOfGame(services, game) === null || person === null) return last;
  const people = new Map([...(await peopleById(services, game)), [person.id, person] as const]);
  const contents = mails.flatMap((mail) => mail.told?.content ?? []);
  const now: Commit = {
    ...{ game: game.name, n: 0, at: services.now(), events: [] },
    salt: '',
    previous: '',
    hash: '',
  };
  const content = allTold(contents, game.settings);
  const missed = { unanswered: 0, unheard: [] };
  const mail = inLanguage(await loadLanguage(mailLanguage(person)), () =>
    mailFor(services, { before: game, after: game, commit: now }, people, person, content, last.id, {}, missed),
  );
  return { ...mail, to };
}

/** A setting that was changed twice stands once, as it is now; what several GMs did bears no name. */
function allTold(contents: readonly GameMailContent[], settings: Settings): GameMailContent {
  return contents.reduce((all, next) => {
    if (all.kind === 'acted-for' && next.kind === 'acted-for') return { ...next, lines: [...all.lines, ...next.lines] };
    if (all.kind !== 'settings' || next.kind !== 'settings') return next;
    const by = all.by.name === next.by.name ? next.by : { ...next.by, name: null };
    const names = Object.keys({ ...all.changes, ...next.changes }) as (keyof Settings)[];
    return { ...next, by, changes: Object.fromEntries(names.map((name) => [name, settings[name]])) };
  }, contents[0]!);
}
