/** Mail that nothing proves: whoever may have written it is shown it and asked, at the address it claims to be from. */
import type { Board } from '../../engine/board/board.ts';
import { powersShown } from '../../engine/board/powers-shown.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { type Game, powersOf } from '../../engine/game/game.ts';
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { withoutAddresses, withoutLinks } from '../../templates/locales/strangers.ts';
import { confirmationWordFor } from '../account/confirmations.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import { noteUnanswered } from '../games/unanswered-mail.ts';
import { takeFromLimit } from '../limits.ts';
import type { Received } from '../mail/received.ts';
import { mailLanguage, postDesk } from '../outgoing/account-post.ts';
import type { Services } from '../ports.ts';
import { isByOwnToken, mayAskForProof } from './rate-limits.ts';

/**
 * Tells whoever may have written how to prove it. The word proves it as well: it is mailed to the address in question, and
 * what was sent is carried out when it comes back. Mail whose sender is disproven is not answered: its From is somebody else.
 */
export async function sendUnproven(services: Services, received: Received, why: MessageOrText): Promise<void> {
  const { address, delivery, identity, mail } = received;
  if (delivery.verdicts.dmarc === 'FAIL' && !(await isByOwnToken(services, received))) return;
  if (!(await mayAskForProof(services, received))) return noteUnanswered(services, address);
  const word = await confirmationWordFor(services, { kind: 'mail', address, delivery });
  const { lines, more } = shownLines(received, (await services.directory.idAt(address)) !== null);
  const shown = { address, server: mail.server, at: delivery.received, lines, more };
  await postDesk(
    services,
    address,
    { report: [], asked: [{ kind: 'unproven', word, why, mail: shown }], subject: '' },
    `unproven-${identity}`,
    mail.messageId,
  );
}

/**
 * Somebody at another address says that they play this person's seat, or gives its password after too many wrong ones. We show the
 * mail to the person, at the address that we know, and ask; where it came from, unless that is somebody else's who plays or watches.
 * Answers the address that we know, or null if nobody is asked.
 */
export async function askKnownPlayer(
  services: Services,
  received: Received,
  game: Game,
  board: Board,
  id: PersonId,
  by: 'address' | 'password' = 'address',
): Promise<string | null> {
  const person = await services.directory.person(id);
  if (person === null || received.as !== null) return null;
  const known = mailAddresses(person)[0]!;
  const { delivery, identity, mail, address } = received;
  const word = await confirmationWordFor(services, { kind: 'mail', address: known, delivery, as: id });
  // The same mail decided again asks nothing twice.
  const key = `asked-for-seat:${identity}`;
  if (!(await services.ledger.isDone(key))) {
    const mayAsk =
      by === 'password'
        ? await takeFromLimit(services, 'right-passwords-asked', id)
        : (await takeFromLimit(services, 'seat-asked', id)) &&
          (await takeFromLimit(services, 'seat-asked-in-month', id));
    if (!mayAsk) return null;
    await services.ledger.done(key, 'asked');
  }
  const { lines, more } = shownLines(received, true);
  const { name } = game;
  const why: Message =
    by === 'password'
      ? { code: 'entering/after-guesses', game: name }
      : {
          code: 'entering/address-unknown',
          game: name,
          names: powersShown(board, powersOf(game, id), mailLanguage(person)),
        };
  const other = await services.directory.idAt(address);
  const isOthers = other !== null && other !== id && (await services.index.gamesOf(other)).length > 0;
  const from = isOthers ? { address: null, server: null } : { address, server: mail.server };
  const shown = { ...from, at: delivery.received, lines, more };
  await postDesk(
    services,
    known,
    { report: [], asked: [{ kind: 'unproven', word, why, mail: shown }], subject: '' },
    `seat-${identity}`,
  );
  return known;
}

const MOST_LINES = 12;
const LONGEST = 72;
const NO_GAME = { board: null, phase: null, role: 'stranger', power: null, position: null } as const;

/** The writer's own lines without passwords; to somebody unknown only what a judge understands, and no links. */
function shownLines(
  { mail }: Received,
  isKnown: boolean,
): { readonly lines: readonly string[]; readonly more: number } {
  const { sections } = readSections(mail.lines, findQuotes(mail.lines, mail.ignored));
  const all = sections.flatMap((section) => {
    const items = readSection(section, NO_GAME).items.filter((item) => item.kind !== 'error' || item.isProse !== true);
    const read = new Map(items.map((item) => [item.line, item]));
    const own = section.lines.filter(({ text, ignored }) => ignored === null && text.trim() !== '');
    return [
      ...(section.signOn === null ? [] : [section.signOn.text]),
      ...own.flatMap(({ number, text }) => {
        const item = read.get(number);
        return item === undefined && !isKnown ? [] : [item?.text ?? text];
      }),
    ];
  });
  const lines = all
    .slice(0, MOST_LINES)
    .map((line) => (isKnown ? withoutAddresses(line) : withoutLinks(line)).slice(0, LONGEST));
  return { lines, more: all.length - lines.length };
}
