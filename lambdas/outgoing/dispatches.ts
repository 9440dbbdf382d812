/** Which mails follow from a commit, and to whom. */
import { publicOrders } from '../../engine/archive/public-orders.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Power } from '../../engine/board/variant.ts';
import { isBot } from '../../engine/game/bots.ts';
import type { Asked, Commit, GameEvent, GameEventOf, GameName, PersonId } from '../../engine/game/events.ts';
import {
  formerPlayers,
  type Game,
  hidesLate,
  mastersAside,
  peopleOf,
  powersOf,
  sightOf,
  turnOf,
} from '../../engine/game/game.ts';
import { unapproved } from '../../engine/game/start.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { isWithoutBroadcasts, namedSender, playersOf, readersOfPress } from '../../engine/view/press-readers.ts';
import type { AheadTold, MailContent, MailContext, WrittenMail } from '../../templates/mail/mail.ts';
import type { By } from '../../templates/mail/parts/by.ts';
import { writeMail } from '../../templates/mail/write-mail.ts';
import { inLanguage, words } from '../../templates/words/current.ts';
import { loadLanguage } from '../../templates/words/languages.ts';
import { speakerFor } from '../../templates/words/speaker.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { mailAddresses, namesOf, peopleById } from '../games/people.ts';
import { type Past, pastFor } from '../games/public-history.ts';
import { findSequel } from '../games/sequel.ts';
import type { OutgoingMail, Person, Services } from '../ports.ts';
import { boundedMail } from './bounded-mail.ts';
import { languageOf } from './desk-post.ts';
import type { Dispatch, Who } from './dispatch.ts';
import { mastersDispatches } from './dispatches-of-masters.ts';
import { proxyDispatches } from './dispatches-of-proxies.ts';
import { contentSeen, mailContext } from './mail-context.ts';
import { mailHeaders } from './mail-headers.ts';
import { answerAddress } from './press-answers.ts';

type Acknowledgement = Extract<MailContent, { kind: 'acknowledgement' }>;

/** The mails of a commit, written and addressed. The same commit gives the same mails under the same ids. */
export async function mailsOf(
  services: Services,
  before: Game | null,
  after: Game,
  commit: Commit,
): Promise<readonly OutgoingMail[]> {
  const people = new Map([
    ...(before === null ? [] : await peopleById(services, before)),
    ...(await peopleById(services, after)),
  ]);
  const sequel = await findSequel(services, after, commit);
  const board = boardOfGame(services, after);
  const who: Who = { name: namesOf(people), address: (person) => people.get(person)?.addresses[0] ?? null };
  const dispatches = dispatchesOf(before, after, commit, who, board, sequel);
  const contents = dispatches.map(({ content }) => content);
  const past = board === null ? {} : await pastFor(services, after, board, contents);
  const mails: OutgoingMail[] = [];
  for (const [d, { to, content }] of dispatches.entries()) {
    for (const reader of to) {
      const person = people.get(reader);
      if (person === undefined) continue;
      // Numbers that run on would tell each reader how much was filed between two of his mails.
      const token = services.secrets.replyToken(
        ['mail', commit.game, String(commit.n), String(d), person.id].join('\n'),
      );
      const id = `${commit.game}-${token}`;
      const language = await loadLanguage(languageOf(person));
      const mail = inLanguage(language, () =>
        mailFor(services, after, commit, people, person, toldTo(after, people, person, content), id, past),
      );
      mails.push(...copiesOf(person, mail));
    }
  }
  return mails;
}

/** A GM learns with the results whom they do not reach: only of powers, which tells nobody who plays what. */
function toldTo(game: Game, people: ReadonlyMap<PersonId, Person>, { id }: Person, content: MailContent): MailContent {
  if (content.kind !== 'results' || !game.masters.includes(id)) return content;
  const unreached = game.seats.flatMap(({ power, person }) => {
    const player = person === null ? undefined : people.get(person);
    const stopped = player?.stopped ?? [];
    return stopped.some(({ address }) => mailAddresses(player!).includes(address)) ? [power] : [];
  });
  return unreached.length === 0 ? content : { ...content, unreached };
}

/** Whoever brings these about has the same mail as everybody. */
const FOR_ALL: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'game-started',
  'phase-resolved',
  'game-ended',
]);

/** What shows the past of a game to keep or pass on. */
const LOOKS_BACK: ReadonlySet<Asked['what']> = new Set<Asked['what']>(['summary', 'history']);

/** Who is told what. `before` is the game without the commit. */
function dispatchesOf(
  before: Game | null,
  after: Game,
  commit: Commit,
  who: Who,
  board: Board | null,
  sequel: GameName | null = null,
): readonly Dispatch[] {
  const names = who.name;
  const all = peopleOf(after);
  const answered = commit.events.find((event) => event.type === 'mail-answered');
  const isForAll = commit.events.some(({ type }) => FOR_ALL.has(type));
  const dispatches: Dispatch[] = [];
  const by = (person: PersonId) => byOf(after, person, names);
  const tell = (to: readonly PersonId[], content: MailContent) => {
    if (to.length > 0) dispatches.push({ to, content });
  };
  for (const event of commit.events) {
    switch (event.type) {
      case 'mail-answered': {
        const pressSent = pressOf(commit)
          .map((sent) => sent.sealed.value)
          .filter(({ quiet, postal }) => quiet !== true && postal !== true);
        const { report } = event.sealed.value;
        const back = event.sealed.value.asked.filter(({ what }) => LOOKS_BACK.has(what));
        const asked = event.sealed.value.asked.filter(({ what }) => !LOOKS_BACK.has(what));
        // Who only looks back is not told how their orders stand: such a mail is passed on.
        const isQuiet = report.every(({ outcome, message }) => outcome === 'note' || message === '');
        const isOnlyBack = back.length > 0 && asked.length === 0 && isQuiet && commit.events.length === 1;
        const lookingBack = () => {
          const notes = isOnlyBack ? report.filter(({ outcome }) => outcome === 'note') : [];
          if (back.length > 0) {
            tell([event.person], { kind: 'looking-back', mail: event.mail, report: notes, asked: back });
          }
        };
        if (isOnlyBack) {
          lookingBack();
          break;
        }
        // The mail to all that this one has brought about says it as well.
        const isToldAnyway = isForAll && asked.length === 0 && report.every(({ outcome }) => outcome === 'done');
        if (isToldAnyway && pressSent.length === 0) {
          lookingBack();
          break;
        }
        tell([event.person], {
          kind: 'acknowledgement',
          mail: event.mail,
          power: event.power,
          report,
          asked,
          pressSent,
          ...enteredBy(commit, event.person),
        });
        lookingBack();
        break;
      }
      case 'player-joined':
      case 'observer-joined':
        if (isForAll) break;
        tell(except(after.masters, event.person), {
          kind: 'joined',
          who: names(event.person),
          as: event.type === 'player-joined' ? 'player' : 'observer',
          ...(event.type === 'player-joined' ? { address: who.address(event.person) } : {}),
          asks: event.type === 'player-joined' && unapproved(after).includes(event.person),
        });
        break;
      case 'player-left':
      case 'observer-left':
        if (event.by === undefined) tell(after.masters, { kind: 'left', who: names(event.person) });
        else tell([event.person], { kind: 'sent-away', as: event.type === 'player-left' ? 'applicant' : 'observer' });
        break;
      case 'game-started':
        tell(all, { kind: 'start', ...(event.prices === undefined ? {} : { prices: event.prices }) });
        break;
      case 'phase-resolved': {
        const postal = pressOf(commit)
          .filter((sent) => sent.sealed.value.postal === true)
          .map((sent) => pressContent(sent, names, after));
        // Where orders stay secret, a salt would let them be guessed.
        const isTold = board !== null && publicOrders(board, before!.position!, event.orders, event.resolution).isWhole;
        const withoutPostal = postal.length === 0 ? [] : all.filter((person) => isWithoutBroadcasts(after, person));
        const readers = [...new Set([...all, ...formerPlayers(after)])];
        const groups = byWhatWasSentAhead(after, commit, readers).flatMap((group) => [
          { ...group, to: group.to.filter((person) => !withoutPostal.includes(person)), postal },
          { ...group, to: group.to.filter((person) => withoutPostal.includes(person)), postal: [] },
        ]);
        for (const { to, ahead, postal } of groups) {
          tell(to, {
            kind: 'results',
            before: before!.position!,
            resolution: event.resolution,
            turn: turnOf(before!),
            ...(before!.current === null ? {} : { deadline: before!.current.clock.deadline }),
            outcome: commit.events.find((each) => each.type === 'game-ended')?.outcome ?? null,
            ...(isTold ? { receipts: event.receipts, orders: event.orders } : {}),
            ...(ahead.length === 0 ? {} : { ahead }),
            ...(postal.length === 0 ? {} : { postal }),
            ...(sequel === null ? {} : { sequel }),
          });
        }
        break;
      }
      case 'game-ended':
        if (!commit.events.some((each) => each.type === 'phase-resolved')) {
          tell([...new Set([...all, ...formerPlayers(after)])], {
            kind: 'ended',
            outcome: event.outcome,
            ...(event.by === undefined ? {} : { by: by(event.by) }),
            ...(sequel === null ? {} : { sequel }),
          });
        }
        break;
      case 'press-sent':
        // Postal press stands in the results.
        if (event.sealed.value.postal === true) break;
        for (const { to, content } of pressDispatches(commit, event, names, after)) tell(to, content);
        break;
      case 'reminded':
        tell(playersOf(after, event.powers), { kind: 'reminder', hours: event.hours });
        break;
      case 'late-noticed': {
        // Who is late is told to everybody once; after that the late and the masters alone are told.
        const known = before?.current?.toldLate ?? [];
        const isNews = event.powers.some((power) => !known.includes(power));
        const late = playersOf(after, event.powers);
        if (!hidesLate(after)) tell(late, { kind: 'late', powers: event.powers, own: true });
        else
          for (const { to, powers } of byPlayer(after, event.powers)) tell([to], { kind: 'late', powers, own: true });
        const aside = mastersAside(after);
        const others = all.filter((person) => !late.includes(person) && (isNews || aside.includes(person)));
        const know = hidesLate(after) ? others.filter((person) => aside.includes(person)) : others;
        tell(know, { kind: 'late', powers: event.powers, own: false });
        tell(
          others.filter((person) => !know.includes(person)),
          { kind: 'late', powers: [], own: false },
        );
        break;
      }
      case 'powers-abandoned':
        for (const { to, powers } of byPlayer(before!, event.powers)) {
          tell([to], { kind: 'abandoned', powers, own: true });
        }
        tell(
          all.filter((person) => !playersOf(before!, event.powers).includes(person)),
          { kind: 'abandoned', powers: event.powers, own: false },
        );
        break;
      case 'replacement-wanted':
        tell(all, { kind: 'replacement-wanted', powers: event.powers });
        break;
      case 'civil-disorder':
        tell(all, { kind: 'civil-disorder', powers: event.powers });
        break;
      case 'settings-changed': {
        // All changes of a mail are told by one mail.
        if (event !== commit.events.find(({ type }) => type === 'settings-changed')) break;
        // The mail about the last master's leaving says it as well.
        if (after.masters.length === 0) break;
        tell(except(all, answered?.person), {
          kind: 'settings',
          changes: changesOf(commit),
          by: by(event.by),
          isOther: isOtherVariant(commit),
        });
        break;
      }
      case 'master-reminded':
        tell(after.masters, { kind: after.status === 'paused' ? 'still-paused' : 'process-wanted' });
        break;
      default:
        if (isBotSeated(event)) {
          // All bots of a mail are told of by one.
          const seated = commit.events.filter(isBotSeated);
          if (event !== seated[0]) break;
          tell(except(all, answered?.person), { kind: 'bots-seated', powers: seated.flatMap(({ powers }) => powers) });
          break;
        }
        for (const { to, content } of mastersDispatches(event, { before, after, who, by })) {
          tell(event.type === 'acted-for' ? to : except(to, answered?.person), content);
        }
    }
  }
  for (const { to, content } of proxyDispatches(before, after, commit)) tell(to, content);
  return dispatches;
}

function isBotSeated(event: GameEvent): event is GameEventOf<'seat-taken'> {
  return event.type === 'seat-taken' && isBot(event.person);
}

/** Who did it, as far as the settings let it be told. */
function byOf(after: Game, person: PersonId, names: (person: PersonId) => string): By {
  const isMaster = after.masters.includes(person);
  if (!after.settings.show) return { name: null, as: isMaster ? 'Master' : null };
  if (isMaster) return { name: names(person), as: 'Master' };
  if (after.settings.anonymous) return { name: null, as: null };
  return { name: names(person), as: powersOf(after, person)[0] ?? null };
}

function isOtherVariant({ events }: Commit): boolean {
  return events.some((event) => event.type === 'settings-changed' && event.variant !== undefined);
}

function changesOf({ events }: Commit): Partial<Settings> {
  return Object.assign({}, ...events.map((event) => (event.type === 'settings-changed' ? event.changes : {})));
}

/** The mail to each of the person's addresses; every copy has an id of its own. */
function copiesOf(person: Person, mail: OutgoingMail): readonly OutgoingMail[] {
  return mailAddresses(person).map((to, n) => {
    if (n === 0) return { ...mail, to };
    const id = `${mail.id}${COPY}${n + 1}`;
    return { ...mail, to, id, headers: { ...mail.headers, 'X-Judge-Mail-Id': id } };
  });
}

/** Between the id of a mail and the number of its copy. */
export const COPY = '_';

/** Writes one mail for one person, who sees the game with his own eyes only. */
function mailFor(
  services: Services,
  game: Game,
  commit: Commit,
  people: ReadonlyMap<PersonId, Person>,
  person: Person,
  content: MailContent,
  id: string,
  past: Past,
): OutgoingMail {
  const board = boardOfGame(services, game)!;
  const sight = sightOf(game, person.id);
  const shown = contentSeen(board, content, sight);
  // What looks back shows the whole board.
  const context = {
    ...mailContext(services, game, board, people, person, commit.at, shown),
    ...(sight === 'all' ? past : {}),
  };
  const answers =
    content.kind === 'press' ? answerAddress(services, game, board, person.id, commit, content.press) : null;
  const written = writtenOrExcused(services, shown, { ...context, ...(answers === null ? {} : { answers }) });
  const { subject, text, html, attachments } = boundedMail(written);
  return {
    id,
    to: person.addresses[0]!,
    from: { name: `${services.house.judge} (${game.name})`, address: context.house.gameAddress(game.name) },
    replyTo: answers ?? context.replyTo,
    subject,
    text,
    html,
    ...(attachments === undefined ? {} : { attachments }),
    headers: { ...mailHeaders(content, context, id, services.house.domain), 'Content-Language': words().code },
    date: commit.at,
  };
}

/** One mail that cannot be written must not hold up the game: its reader is told where to look, and the fault is logged. */
function writtenOrExcused(services: Services, content: MailContent, context: MailContext): WrittenMail {
  try {
    return writeMail(content, context);
  } catch (error) {
    const { name } = context.view;
    services.log('mail not written', {
      game: name,
      kind: content.kind,
      error: error instanceof Error ? error.message : '',
    });
    const { say } = speakerFor({});
    const text = `${say({ code: 'desk/mail-not-written', game: name, link: context.links.game })}\n`;
    return {
      subject: say({ code: 'desk/mail-not-written-subject', game: name }),
      text,
      html: `<pre>${escapeHtml(text)}</pre>`,
    };
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** Everybody, apart from those who had sent orders ahead: each of these is told what became of them. */
function byWhatWasSentAhead(
  game: Game,
  { events }: Commit,
  all: readonly PersonId[],
): readonly { readonly to: readonly PersonId[]; readonly ahead: readonly AheadTold[] }[] {
  const loaded = events.flatMap((event) =>
    event.type === 'ahead-loaded' ? [{ ...event.sealed.value, power: event.power, phase: event.phase }] : [],
  );
  const senders = playersOf(
    game,
    loaded.map(({ power }) => power),
  );
  return [
    { to: all.filter((person) => !senders.includes(person)), ahead: [] },
    ...senders.map((person) => ({
      to: [person],
      ahead: loaded
        .filter(({ power }) => game.seats.some((seat) => seat.power === power && seat.person === person))
        .map(({ power, phase, taken, unfit, past }) => ({ power, phase, taken, unfit, past })),
    })),
  ];
}

function pressOf(commit: Commit): readonly GameEventOf<'press-sent'>[] {
  return commit.events.filter((event): event is GameEventOf<'press-sent'> => event.type === 'press-sent');
}

/** How the writer of the commit's mail has come into the game by it. */
function enteredBy({ events }: Commit, person: PersonId): Pick<Acknowledgement, 'entered'> {
  for (const event of events) {
    if (event.type === 'game-created') return { entered: 'created' };
    if (!('person' in event) || event.person !== person) continue;
    if (event.type === 'player-joined') return { entered: 'signed-on' };
    if (event.type === 'observer-joined') return { entered: 'observes' };
    if (event.type === 'seat-taken') return { entered: 'seated' };
  }
  return {};
}

/** Each who plays some of these powers, with those. */
function byPlayer(
  game: Game,
  powers: readonly Power[],
): readonly { readonly to: PersonId; readonly powers: readonly Power[] }[] {
  return playersOf(game, powers).map((to) => ({
    to,
    powers: powersOf(game, to).filter((power) => powers.includes(power)),
  }));
}

/**
 * What one mail has sent to a reader comes in one mail: the messages that look to him as if they were of one sender. They go out
 * with the first of them.
 */
function pressDispatches(
  commit: Commit,
  event: GameEventOf<'press-sent'>,
  names: Who['name'],
  game: Game,
): readonly Dispatch[] {
  const looks = ({ sealed: { value } }: GameEventOf<'press-sent'>) =>
    `${value.from} ${value.colour} ${value.subject ?? ''}`;
  const alike = pressOf(commit).filter((each) => each.sealed.value.postal !== true && looks(each) === looks(event));
  const readers = new Map(alike.map((each) => [each, readersOfPress(game, each)]));
  const groups = new Map<string, { readonly to: PersonId[]; readonly more: readonly GameEventOf<'press-sent'>[] }>();
  for (const person of readers.get(event) ?? []) {
    const own = alike.filter((each) => readers.get(each)?.includes(person) === true);
    if (own[0] !== event) continue;
    const key = own.map((each) => alike.indexOf(each)).join();
    const group = groups.get(key) ?? { to: [], more: own.slice(1) };
    group.to.push(person);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ to, more }) => ({
    to,
    content: {
      ...pressContent(event, names, game),
      ...(more.length === 0 ? {} : { more: more.map((each) => pressContent(each, names, game)) }),
    },
  }));
}

/** Whose name stands on it. */
function pressContent(
  event: GameEventOf<'press-sent'>,
  names: (person: PersonId) => string,
  game: Game,
): Extract<MailContent, { kind: 'press' }> {
  const sender = namedSender(game, event);
  return { kind: 'press', press: event.sealed.value, sender: sender === null ? null : names(sender) };
}

function except(people: readonly PersonId[], one: PersonId | undefined): readonly PersonId[] {
  return people.filter((person) => person !== one);
}
