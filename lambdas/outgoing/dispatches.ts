/** The mails that follow from a commit: who learns of its events (engine/game/events), written and addressed. */

import { publicOrders } from '../../engine/archive/public-orders.ts';
import type { Board } from '../../engine/board/board.ts';
import { togetherUntil } from '../../engine/game/answers.ts';
import { isToldAll } from '../../engine/game/events/audience.ts';
import type { AddressedNotification } from '../../engine/game/events/event-definition.ts';
import { toldOf } from '../../engine/game/events/event-definitions.ts';
import type { Commit, GameName, PersonId } from '../../engine/game/events.ts';
import { type Game, sightOf } from '../../engine/game/game.ts';
import { NO_PHASE, phaseIdOf } from '../../engine/game/orders/phase-id.ts';
import { type Viewing, viewOf } from '../../engine/view/view.ts';
import { inLanguage, t } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { formatterFor } from '../../templates/locales/speaker.ts';
import { loadAsked, showsMore } from '../../templates/mail/kinds/account/asked-later.ts';
import type { GameMailContent, MailContext, WrittenMail } from '../../templates/mail/mail.ts';
import { rankOf } from '../../templates/mail/mails.ts';
import { writeMail } from '../../templates/mail/write-mail.ts';
import { loadMarkdown } from '../../templates/markup/markdown.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { errorLocation } from '../games/internal-errors.ts';
import { leaveLink } from '../games/leave-links.ts';
import { displayNames, mailAddresses, peopleById } from '../games/people-of-game.ts';
import { type PublicPast, pastFor } from '../games/public-history.ts';
import { findSequel } from '../games/sequel.ts';
import { takeUnanswered, takeUnheard } from '../games/unanswered-mail.ts';
import type { Person } from '../people.ts';
import type { OutgoingMail, Services } from '../ports.ts';
import { mailLanguage } from './account-post.ts';
import { boundedMail } from './bounded-mail.ts';
import { type NameLookup, namedContent } from './content-of.ts';
import { heldFor } from './held-mail.ts';
import { contentSeen, type Missed, mailContext } from './mail-context.ts';
import { mailHeaders } from './mail-headers.ts';
import { answerAddress } from './press-answers.ts';

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
  const board = boardOfGame(services, after);
  const told = toldBy(board, before, after, commit, await findSequel(services, after, commit));
  const who: NameLookup = {
    name: displayNames(people, after, board),
    address: (person) => people.get(person)?.addresses[0] ?? null,
  };
  const dispatches = told.map(({ to, tidings }) => ({ to, content: namedContent(tidings, after, who) }));
  const contents = dispatches.map(({ content }) => content);
  const past = board === null ? {} : await pastFor(services, after, board, contents);
  if (contents.some(showsMore)) await loadAsked();
  if (contents.some(holdsHelp)) await loadMarkdown();
  const mails: OutgoingMail[] = [];
  const readers = new Set<PersonId>();
  for (const [d, { to, content }] of dispatches.entries()) {
    for (const reader of to) {
      const person = people.get(reader);
      if (person === undefined) continue;
      // Numbers that run on would tell each reader how much was filed between two of his mails. Of a game that was brought back to an
      // instant another commit may have the same number: it is of another instant, and its mails have names of their own.
      const token = services.secrets.replyToken(
        ['mail', commit.game, String(commit.n), String(commit.at), String(d), person.id].join('\n'),
      );
      const id = `${commit.game}-${token}`;
      const language = await loadLanguage(mailLanguage(person));
      const unanswered = readers.has(reader) ? 0 : await takeUnanswered(services, person);
      const unheard = readers.has(reader) ? [] : await takeUnheard(services, person);
      readers.add(reader);
      const mail = inLanguage(language, () =>
        mailFor(services, { before, after, commit }, people, person, content, id, past, { unanswered, unheard }),
      );
      mails.push(...copiesOf(person, mail));
    }
  }
  return mails;
}

/**
 * The mails of a commit, if all of them are the answer to the mail that has brought it about, and nothing is published that the answer
 * tells of; else null. They can be written before the commit is stored.
 */
export async function onlyAnswer(
  services: Services,
  before: Game | null,
  after: Game,
  commit: Commit,
): Promise<readonly OutgoingMail[] | null> {
  if (after.status !== 'active') return null;
  const told = toldBy(boardOfGame(services, after), before, after, commit, null);
  const isOnly = told.length === 1 && told[0]!.to.length === 1;
  const { tidings } = told[0] ?? { tidings: null };
  const isPlain = tidings?.kind === 'acknowledgement' && tidings.asked.length === 0 && tidings.pressSent.length === 0;
  return isOnly && isPlain ? mailsOf(services, before, after, commit) : null;
}

function toldBy(
  board: Board | null,
  before: Game | null,
  after: Game,
  commit: Commit,
  sequel: GameName | null,
): readonly AddressedNotification[] {
  return toldOf({
    before,
    after,
    commit,
    writer: commit.events.find((event) => event.type === 'mail-answered')?.person ?? null,
    sequel,
    areOrdersPublic: (event) =>
      board !== null && publicOrders(board, before!.position!, event.orders, event.resolution).isWhole,
  });
}

function holdsHelp(content: GameMailContent): boolean {
  return content.kind === 'acknowledgement' && content.asked.some(({ what }) => what === 'help');
}

/** The mail to each of the person's addresses; every copy has an id of its own. */
function copiesOf(person: Person, mail: OutgoingMail): readonly OutgoingMail[] {
  return mailAddresses(person).map((to, n) => {
    if (n === 0) return { ...mail, to };
    const copyOf = (id: string) => `${id}${COPY}${n + 1}`;
    const id = copyOf(mail.id);
    const { together } = mail;
    return {
      ...mail,
      to,
      id,
      headers: { ...mail.headers, 'X-Judge-Mail-Id': id },
      ...(together === undefined ? {} : { together: { ...together, id: copyOf(together.id) } }),
    };
  });
}

/** Between the id of a mail and the number of its copy. */
export const COPY = '_';

/** Writes one mail for one person, who sees the game with his own eyes only. */
export function mailFor(
  services: Services,
  { before, after: game, commit }: { readonly before: Game | null; readonly after: Game; readonly commit: Commit },
  people: ReadonlyMap<PersonId, Person>,
  person: Person,
  content: GameMailContent,
  id: string,
  past: PublicPast,
  missed: Missed,
): OutgoingMail {
  const board = boardOfGame(services, game)!;
  const sight = sightOf(game, person.id);
  const shown = contentSeen(board, content, sight);
  // What looks back shows the whole board.
  const context = {
    ...mailContext(services, game, board, people, person, commit.at, shown, missed),
    ...(sight === 'all' ? past : {}),
    ...seenBefore(before, person.id, { board, names: displayNames(people, game, board), now: commit.at }, content),
  };
  const answers =
    content.kind === 'press' ? answerAddress(services, game, board, person.id, commit, content.press) : null;
  const phaseId = phaseIdOf(game);
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
    rank: rankOf(content),
    ...(answersWriter(commit, person, content) ? {} : heldFor(services.zones, game, board, person, content, commit.at)),
    ...togetherFor(services, before, person, content),
    headers: {
      ...mailHeaders(
        content,
        context,
        id,
        services.house.domain,
        phaseId === NO_PHASE ? null : phaseId,
        leaveLink(services, { game: game.name, person: person.id }),
      ),
      'Content-Language': t().code,
    },
    date: commit.at,
  };
}

/** The mail to all is the answer to whoever has brought it about, and answers wait for no morning. */
function answersWriter(commit: Commit, { id }: Person, { kind }: GameMailContent): boolean {
  const isWriter = commit.events.some((event) => event.type === 'mail-answered' && event.person === id);
  return isWriter && isToldAll(commit) && (kind === 'start' || kind === 'results' || kind === 'ended');
}

/** For mails that tell what has changed. */
function seenBefore(
  before: Game | null,
  person: PersonId,
  viewing: Viewing,
  { kind }: GameMailContent,
): Pick<MailContext, 'before'> {
  const tells = kind === 'rolled' || kind === 'position-set';
  return before === null || !tells ? {} : { before: viewOf(before, { person }, viewing) };
}

/** Answers wait for each other for two minutes, where each mail costs something. What a program reads is answered one by one. */
function togetherFor(
  { house, secrets }: Services,
  before: Game | null,
  { id, mail }: Person,
  content: GameMailContent,
): Pick<OutgoingMail, 'together'> {
  const current = before?.current ?? null;
  const isJoined = house.joinsAnswers === true && content.kind === 'acknowledgement' && mail !== 'classic';
  if (!isJoined || before === null || current === null || content.entered !== undefined) return {};
  const until = togetherUntil(current.answers?.[id], content.mail, current.clock.deadline);
  if (until === null) return {};
  const token = secrets.replyToken(['answers', before.name, id, String(until)].join('\n'));
  return { together: { id: `${before.name}-${token}`, until } };
}

/** One mail that cannot be written must not hold up the game: we tell its reader where to look, and log the fault. */
function writtenOrExcused(services: Services, content: GameMailContent, context: MailContext): WrittenMail {
  try {
    return writeMail(content, context);
  } catch (error) {
    const { name } = context.view;
    services.log('mail not written', { game: name, kind: content.kind, error: errorLocation(error) });
    const { say } = formatterFor({});
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
