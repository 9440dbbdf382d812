/**
 * Where answers to a message go: to whoever wrote it. The address names the power where the message does, and else says only
 * which message is meant, so that whoever answers learns nothing of whom. Such an address is good for its one reader.
 */

import type { Board } from '../../engine/board/board.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { ProvenActor } from '../../engine/game/decide/draft.ts';
import type { Commit, GameEventOf, PersonId, Press } from '../../engine/game/events.ts';
import { type Game, roleOf } from '../../engine/game/game.ts';
import type { PressAddressee, PressWriter } from '../../engine/language/mail/mail-text.ts';
import { addressOf, hasGameAddresses } from '../addresses.ts';
import type { MailRoute } from '../mail/route.ts';
import type { HiddenPlace, Services } from '../ports.ts';

/** What an answer needs to know of the message that it answers. */
export interface Answered {
  readonly to: readonly PressAddressee[];
  /** The reader's power that the message was written to; null: the first of his. */
  readonly as: Power | null;
  readonly writer?: PressWriter;
}

/** `a-` and the place of the message, hidden. */
const ADDRESS = /^a-([a-z2-7]{26})$/;

/** Is this piece of an address the mark of a message? */
export function isAnswerAddress(detail: string): boolean {
  return ADDRESS.test(detail);
}

/** The messages of a commit, as they are counted in addresses. */
function messagesOf({ events }: Commit): readonly GameEventOf<'press-sent'>[] {
  return events.filter((event): event is GameEventOf<'press-sent'> => event.type === 'press-sent');
}

/** The address at which this reader answers the message; null where an answer could not go to its writer. */
export function answerAddress(
  services: Services,
  game: Game,
  board: Board,
  reader: PersonId,
  commit: Commit,
  press: Press,
): string | null {
  const { colours, partial, observers } = game.settings.press;
  const role = roleOf(game, reader);
  if (!hasGameAddresses(services.house)) return null;
  const isMasters = press.from === 'MASTER' || role.kind === 'master';
  if (!isMasters && (colours.length === 0 || !partial)) return null;
  if (!isMasters && role.kind === 'observer' && observers === 'none') return null;
  if (role.kind === 'applicant' && press.from !== 'MASTER') return null;
  const at = (addressee: string) => addressOf(services.house, `${game.name}+${addressee}`);
  const name = press.colour === 'grey' ? null : addressName(board, press.from);
  const powers = role.kind === 'player' ? role.powers : [];
  if (name !== null && powers.length < 2) return at(name);
  return at(`a-${services.secrets.hidePlace(refOf(commit, press), contextOf(game, reader))}`);
}

/** `france`, `two-sicilies`, `master`; null for an observer, who is one of several. */
function addressName(board: Board, from: Press['from']): string | null {
  if (from === 'OBSERVER') return null;
  if (from === 'MASTER') return 'master';
  const name = from.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return board.powers.some((power) => power.name === from) ? name : null;
}

function refOf(commit: Commit, press: Press): HiddenPlace {
  return { n: commit.n, i: messagesOf(commit).findIndex(({ sealed }) => sealed.value === press) };
}

/** An address is good for one reader. */
function contextOf(game: Game, reader: PersonId): string {
  return ['answer', game.name, reader].join('\n');
}

/** The message that a mail to this address answers; null when the address is none, or another's. */
export async function answeredBy(
  services: Services,
  game: Game,
  actor: ProvenActor,
  route: MailRoute,
): Promise<Answered | null> {
  if (route.kind !== 'press') return null;
  const [, hidden] = route.to.split('+').flatMap((piece) => ADDRESS.exec(piece) ?? []);
  const ref = hidden === undefined ? null : services.secrets.placeHidden(hidden, contextOf(game, actor.person));
  if (ref === null) return null;
  const [commit] = await services.games.commitsAfter(game.name, ref.n - 1, 1);
  const event = commit?.n === ref.n ? messagesOf(commit)[ref.i] : undefined;
  return event === undefined ? null : answered(actor, event);
}

function answered({ powers }: ProvenActor, { by, sealed }: GameEventOf<'press-sent'>): Answered {
  const { from, colour, to } = sealed.value;
  const as = (to === 'all' ? null : powers.find((power) => to.includes(power))) ?? null;
  if (from === 'OBSERVER') return { to: ['WRITER'], as, writer: { person: by } };
  if (from === 'MASTER') return { to: ['MASTER'], as };
  return colour === 'grey' ? { to: ['WRITER'], as, writer: { power: from } } : { to: [from], as };
}
