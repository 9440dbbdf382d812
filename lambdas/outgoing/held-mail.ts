/**
 * Which mails wait to go with others. Nothing waits that its reader has to act on, or that moves a deadline: notices that say little go as
 * lines of one mail a day, changes of settings within five minutes are one mail, and whoever wishes a digest gets all else in it too.
 */
import type { Board } from '../../engine/board/board.ts';
import { type Game, isPlayingMaster } from '../../engine/game/game.ts';
import { isGameFull } from '../../engine/game/start-game.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { Instant, Zones } from '../../engine/time.ts';
import type { GameMailContent } from '../../templates/mail/mail.ts';
import { rankOf } from '../../templates/mail/mails.ts';
import type { Person } from '../people.ts';
import type { OutgoingMail } from '../ports.ts';

/** The batch of what people ask of a GM who are away for long: one question for all games. */
export const ABSENCES = 'absences asked';

/** At seven in the morning, where its reader wishes no other hour. */
const MINUTE_OF_DAY = 7 * 60;

/** When the next digest goes, after this instant. `minute`: after midnight. */
export function nextDigest(zones: Zones, zone: string, after: Instant, minute = MINUTE_OF_DAY): Instant {
  const { year, month, day } = zones.localTime(after, zone);
  const today = zones.instantOf({ year, month, day, minute }, zone);
  return today > after ? today : zones.instantOf({ year, month, day: day + 1, minute }, zone);
}

/** Settings are changed one after the other. */
const BATCH = 5 * 60_000;
/** By these a player plans: who may write to whom, when orders are due, who plays what. */
const AT_ONCE: ReadonlySet<string> = new Set<keyof Settings>([
  'press',
  'timing',
  'zone',
  'seats',
  'nmr',
  'partialOrders',
]);
/** What a GM has to decide; the mail of the morning says it again. */
const DECISIONS: ReadonlySet<GameMailContent['kind']> = new Set<GameMailContent['kind']>([
  'process-wanted',
  'absence-asked',
  'still-paused',
]);

export function heldFor(
  zones: Zones,
  after: Game,
  board: Board,
  person: Person,
  content: GameMailContent,
  at: Instant,
): Pick<OutgoingMail, 'heldUntil' | 'batch' | 'told' | 'isBrief' | 'isReminder' | 'untilStart'> {
  const isAnswer = content.kind === 'acknowledgement' || content.kind === 'looking-back';
  if (person.mail === 'classic' || isAnswer) return {};
  const daily = { heldUntil: nextDigest(zones, person.zone ?? after.settings.zone, at, person.digestMinute) };
  if (isLine(content) && !(content.kind === 'joined' && isGameFull(after, board))) {
    const isForming = content.kind === 'joined' && after.status === 'forming';
    const isReminder = content.kind === 'replacement-wanted' && person.digest === true && isRun(after, person);
    return {
      ...{ ...daily, isBrief: true, ...(isForming ? { untilStart: after.name } : {}) },
      ...(isReminder ? { isReminder } : {}),
    };
  }
  if (person.digest === true && mayWait(after, person, content))
    return { ...daily, ...(isRun(after, person) ? { isBrief: true as const } : {}) };
  if (content.kind === 'absence-asked') return { heldUntil: at + BATCH, batch: ABSENCES };
  if (content.kind === 'acted-for' && content.lines.every((line) => / ABSENCE /.test(line)))
    return { heldUntil: at + BATCH, batch: 'absence', told: { game: after.name, content } };
  const isBatched = content.kind === 'settings' && !Object.keys(content.changes).some((key) => AT_ONCE.has(key));
  if (!isBatched || content.isOther === true) return {};
  return { heldUntil: at + BATCH, batch: after.name, told: { game: after.name, content } };
}

/** Is the subject all there is to it? */
function isLine(content: GameMailContent): boolean {
  switch (content.kind) {
    case 'joined':
      return content.asks !== true;
    case 'seat-taken':
      return !content.moved && content.isOwn !== true;
    case 'left':
    case 'replacement-wanted':
      return true;
    default:
      return false;
  }
}

function mayWait(game: Game, { id }: Person, content: GameMailContent): boolean {
  if (content.kind === 'joined' && content.asks === true) return false;
  if (isRun(game, { id }))
    return (
      !(DECISIONS.has(content.kind) && !('again' in content)) &&
      (content.kind !== 'press' || content.press.to === 'all')
    );
  return game.observers.includes(id) || rankOf(content) === 'notices';
}

/** Is it a game that the reader runs and does not play? */
function isRun(game: Game, { id }: Pick<Person, 'id'>): boolean {
  return game.masters.includes(id) && !isPlayingMaster(game, id);
}
