/**
 * Commands about the writer's own account (judge-language B): who he is, where his mail goes, what is held on him. What
 * gives an address to somebody, or takes everything away, is confirmed by a word first.
 */

import type { GameName, PersonId, ReportLine } from '../../engine/game/events.ts';
import { isPlayingMaster } from '../../engine/game/game.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import { passwordsIn } from '../../engine/language/mail/scrub.ts';
import { questionWords } from '../../engine/language/questions/question-words.ts';
import { zoneNamed } from '../../engine/settings/zone-named.ts';
import { asSecret } from '../../engine/text/secret.ts';
import { personPath } from '../../templates/pages/places.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { knownReader, shownName } from '../games/names-of-people.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import { personPunctuality } from '../games/punctuality.ts';
import { refusedLine } from '../games/refusal.ts';
import { COPY } from '../outgoing/dispatches.ts';
import { invalidateLists } from '../outgoing/invalidate-lists.ts';
import type { Person } from '../people.ts';
import type { OutgoingMail, Services } from '../ports.ts';
import {
  type AccountAnswer,
  type AccountWriter,
  answerDone,
  answerLine,
  answerRefused,
  joinAccountAnswers,
} from './account-answer.ts';
import { forgetSettings, setSubstitute, stopWatching, watchForGames } from './club-answers.ts';
import { setDigest } from './club-digest.ts';
import { askForAddress, askForErasure } from './confirmations.ts';
import { setInvitations } from './invitations.ts';
import { setLinks } from './order-sheets.ts';
import { personalRecord } from './record-of-person.ts';

/** Null: the command is about no account. */
export async function answerAccount(
  services: Services,
  writer: AccountWriter,
  item: CommandItem,
): Promise<AccountAnswer | null> {
  const { directory } = services;
  const { person } = writer;
  switch (item.command) {
    case 'SET NAME': {
      const name = shownName(item.args.name);
      if (name === null) return answerRefused(item, { code: 'desk/name-has-no-letters' }, 'SET NAME Ann');
      if (await isOfPlayer(services, person.id, name))
        return answerRefused(item, { code: 'desk/name-of-player', name }, null);
      if (await holdsPassword(services, writer, item.args.name)) return nameRefused(item);
      await directory.change(person.id, { name, nameIs: 'own' });
      if (name !== person.name) await showAnew(services, person.id);
      return answerDone(item, { code: 'desk/shown-as', name });
    }
    case 'SET MY ZONE': {
      const zone = zoneNamed(services.zones, item.args.zone);
      if (zone === null)
        return answerRefused(item, { code: 'desk/zone-unknown', zone: item.args.zone }, 'SET MY ZONE Europe/Paris');
      await directory.change(person.id, { zone });
      return answerDone(item, { code: 'desk/zone-set', zone, now: services.now() });
    }
    case 'SET LANGUAGE': {
      const { language } = item.args;
      await directory.change(person.id, { language, isLanguageGuessed: false });
      return answerDone(item, { code: 'desk/language-set', language });
    }
    case 'SET SUBJECT':
      await directory.change(person.id, { subject: item.args.style });
      return answerDone(
        item,
        item.args.style === 'classic'
          ? { code: 'desk/subjects-classic', judge: services.house.code }
          : { code: 'desk/subjects-plain' },
      );
    case 'SET MAIL':
      await directory.change(person.id, { mail: item.args.style });
      return answerDone(item, { code: item.args.style === 'classic' ? 'desk/mail-classic' : 'desk/mail-full' });
    case 'I AM ALSO':
      return askForAddress(services, writer, item, item.args.address, { first: false });
    case 'EXPORT': {
      const content = `${JSON.stringify(await personalRecord(services, person), null, 2)}\n`;
      return {
        report: [answerLine(item, { code: 'desk/record-attached' })],
        attachments: [{ name: 'my-record.json', type: 'application/json; charset=utf-8', content }],
      };
    }
    case 'CONFIRM':
      return answerRefused(item, { code: 'desk/code-unknown' }, null);
    default:
      return BY_WRITER[item.command]?.(services, writer, item as never) ?? null;
  }
}

/** What needs its writer, and is done elsewhere. */
const BY_WRITER: {
  readonly [I in CommandItem as I['command']]?: (
    services: Services,
    writer: AccountWriter,
    item: I,
  ) => Promise<AccountAnswer>;
} = {
  REGISTER: register,
  'SET INVITATIONS': setInvitations,
  'SET ADDRESS': setAddress,
  ERASE: askForErasure,
  RESEND: resend,
  WHO: who,
  DEDICATION: dedication,
  'SET SUBSTITUTE': setSubstitute,
  WATCH: watchForGames,
  'STOP WATCHING': stopWatching,
  'FORGET SETTINGS': forgetSettings,
  'SET DIGEST': (services, { person }, item) => setDigest(services, person, item),
  'SET LINKS': (services, writer, item) => setLinks(services, writer, item.args.links, item),
  'SET PUBLIC PAGE': (services, { person }, item) => setPublicPage(services, person, item),
};

/** `Italy Sam`, of a GM of a game with that power: it would be the name of somebody else. */
async function isOfPlayer(services: Services, person: PersonId, name: string): Promise<boolean> {
  const [, before = '', behind = ''] = POWER_IN_NAME.exec(name.trim()) ?? [];
  const runs = async (game: GameName) => {
    const found = await loadGame(services, game);
    const board = found === null ? null : boardOfGame(services, found);
    if (found?.masters.includes(person) !== true || board === null) return false;
    return [before, behind].some((each) => questionWords(each, board).powers.length > 0);
  };
  for (const game of await services.index.gamesOf(person)) if (await runs(game)) return true;
  return false;
}

/** `Italy Sam`, `Sam as Italy`, `Sam (Italien)`. */
const POWER_IN_NAME = /^(?:(\S+(?= )).*?)?(?:(?:(?<= )(?:as|for|als|für|pour|comme)(?= )|[(=/:])(.+))?$/i;

/** More words than these no name has; each costs a check in each game. */
const MOST_WORDS = 4;

/** A name is public: one in the form of a sign-on, or with a password of the person's in it, is none. */
async function holdsPassword(services: Services, { person, verify }: AccountWriter, name: string): Promise<boolean> {
  if (passwordsIn(name).length > 0) return true;
  const words = [...new Set([name.trim(), ...name.split(/[\s"'“”„<>()[\],;:]+/)])]
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  for (const game of await services.index.gamesOf(person.id)) {
    const hash = (await loadGame(services, game))?.passwords[person.id];
    if (hash === undefined) continue;
    for (const word of words) if (await verify?.(asSecret(word), hash)) return true;
  }
  return false;
}

/** Without the name. */
function nameRefused(item: CommandItem): AccountAnswer {
  return answerRefused({ ...item, text: item.command }, { code: 'desk/name-with-password' }, null);
}

async function showAnew(services: Services, person: PersonId): Promise<void> {
  const over: GameName[] = [];
  for (const name of await services.index.gamesOf(person)) {
    const { snapshot } = await services.games.latest(name);
    if (snapshot === null) continue;
    await services.publisher.publishGame(snapshot);
    if (snapshot.status === 'finished') over.push(name);
  }
  await invalidateLists(services, { games: over, people: [person] });
}

type Item<C extends CommandItem['command']> = Extract<CommandItem, { readonly command: C }>;

async function register(services: Services, writer: AccountWriter, item: Item<'REGISTER'>): Promise<AccountAnswer> {
  const { person } = writer;
  const { args } = item;
  if (args.name !== null && (await holdsPassword(services, writer, args.name))) return nameRefused(item);
  const name = args.name === null ? null : shownName(args.name);
  const zone = args.zone === null ? null : zoneNamed(services.zones, args.zone);
  const changed = await services.directory.change(person.id, {
    ...(name === null ? {} : { name, nameIs: 'own' as const }),
    ...(zone === null ? {} : { zone }),
  });
  if (name !== null && name !== person.name) await showAnew(services, person.id);
  const { name: shown, zone: read, addresses } = changed ?? person;
  const spare = Object.keys(args.fields).some((field) => !/^(?:name|zone|time ?zone|e-?mail|end)$/.test(field));
  return {
    report: [
      answerLine(item, { code: 'desk/registered', name: shown, addresses, zone: read }),
      ...(args.zone !== null && zone === null
        ? [refusedLine(item, { code: 'desk/zone-unknown', zone: args.zone }, 'SET MY ZONE Europe/Paris')]
        : []),
      ...(spare ? [{ ...answerLine(item, { code: 'desk/only-name-and-zone-kept' }), outcome: 'note' as const }] : []),
    ],
    asked: [{ kind: 'welcome', reader: knownReader(changed ?? person) }],
  };
}

async function setPublicPage(
  services: Services,
  person: Person,
  item: Item<'SET PUBLIC PAGE'>,
): Promise<AccountAnswer> {
  const { on } = item.args;
  await services.directory.change(person.id, { publicPage: on });
  await invalidateLists(services, { people: [person.id] });
  return answerDone(
    item,
    on
      ? { code: 'desk/public-page-on', name: person.name, page: pageOfPerson(services, person) }
      : { code: 'desk/public-page-off' },
  );
}

/** Null: nobody elsewhere can open it. */
const pageOfPerson = ({ house }: Services, { id }: Person) =>
  house.hasPages === false ? null : `${house.site}${personPath(id)}`;

/** More than these nobody reads. */
const MOST_ADDRESSES = 5;

/** Mail goes to all of them, as soon as each is known to be the writer's; the first comes first. */
async function setAddress(
  services: Services,
  writer: AccountWriter,
  item: Item<'SET ADDRESS'>,
): Promise<AccountAnswer> {
  const wanted = [...new Set(item.args.addresses.length === 0 ? [writer.address] : item.args.addresses)];
  const { person } = writer;
  if (wanted.length > MOST_ADDRESSES)
    return answerRefused(item, { code: 'desk/too-many-addresses', most: MOST_ADDRESSES }, null);
  const isOwn = person.addresses.includes(writer.address) && writer.isProven;
  const known = wanted.filter((address) => person.addresses.includes(address));
  const parts: AccountAnswer[] = [];
  if (isOwn && known.length > 0) {
    const already = known.join() === mailAddresses(person).join();
    if (known[0] === wanted[0]) await services.directory.give(wanted[0]!, person.id, 'first');
    await services.directory.change(person.id, { mailTo: wanted });
    parts.push(answerDone(item, { code: 'desk/mail-goes-to', addresses: known, already }));
  }
  for (const [n, address] of wanted.entries()) {
    if (known.includes(address) && (isOwn || n > 0)) continue;
    parts.push(await askForAddress(services, writer, item, address, { first: n === 0, mailTo: wanted }));
  }
  return joinAccountAnswers(parts);
}

const AGAIN = '-again-';

async function resend(
  services: Services,
  { person, identity }: AccountWriter,
  item: Item<'RESEND'>,
): Promise<AccountAnswer> {
  const count = item.args.count ?? 1;
  const lists = await Promise.all(person.addresses.map((address) => services.outbox.last(address, count * 2 + 5)));
  const mails = withoutCopies(lists.flat())
    .filter(({ id }) => !id.includes(AGAIN) && !/^(?:desk|word|unproven|device)-/.test(id))
    .sort((a, b) => b.date - a.date)
    .slice(0, count);
  if (mails.length === 0) return answerRefused(item, { code: 'desk/no-mail-kept' }, null);
  for (const mail of mails) {
    await services.outbox.post({
      ...mail,
      id: `${mail.id}${AGAIN}${identity.slice(0, 8)}`,
      to: mailAddresses(person)[0]!,
    });
  }
  return answerDone(item, { code: 'desk/sent-again', subjects: mails.map(({ subject }) => subject) });
}

/** One of those that have gone to several addresses. */
function withoutCopies(mails: readonly OutgoingMail[]): readonly OutgoingMail[] {
  return [...new Map(mails.map((mail) => [mail.id.split(COPY)[0]!, mail])).values()];
}

/** Addresses are shown to nobody who does not know whose they are: strangers get the same answer for each. */
async function who(services: Services, { person: asker }: AccountWriter, item: Item<'WHO'>): Promise<AccountAnswer> {
  const { addresses } = item.args;
  if (addresses.length === 0) return answerRefused(item, { code: 'desk/who-in-which-game' }, 'WHOGAME marne');
  const lines = await Promise.all(
    addresses.slice(0, 20).map(async (address): Promise<ReportLine> => {
      const person = await services.directory.personAt(address);
      const isTold = person !== null && (await maySeeWhose(services, asker, person));
      return answerLine(item, { code: 'desk/who-is', address, name: isTold ? person.name : null });
    }),
  );
  return { report: lines };
}

/** The person, whoever may see their page, and the GM of a game that they play or watch. */
async function maySeeWhose(services: Services, asker: Person, person: Person): Promise<boolean> {
  if (person.id === asker.id || person.publicPage === true) return true;
  const theirs = new Set(await services.index.gamesOf(person.id));
  const common = (await services.index.gamesOf(asker.id)).filter((name) => theirs.has(name));
  const games = await Promise.all(common.map((name) => loadGame(services, name)));
  return games.some((game) => game?.masters.includes(asker.id) === true && !isPlayingMaster(game, asker.id));
}

/** One's own figures, or those of somebody who lets others see them. */
async function dedication(
  services: Services,
  { person }: AccountWriter,
  item: Item<'DEDICATION'>,
): Promise<AccountAnswer> {
  const { address } = item.args;
  const isOwn = address === null || person.addresses.includes(address);
  const about = isOwn ? person : await services.directory.personAt(address);
  if (about === null || (!isOwn && about.publicPage !== true)) {
    return answerRefused(item, { code: 'desk/figures-are-private' }, 'GET DEDICATION');
  }
  const figures = await personPunctuality(services, about.id, !isOwn);
  const name = isOwn ? null : about.name;
  if (figures.due === 0) return answerDone(item, { code: 'desk/nothing-due-yet', name });
  return answerDone(item, {
    code: 'desk/punctuality',
    name,
    ...figures,
    isPrivate: isOwn && person.publicPage !== true,
  });
}
