/**
 * The deadline as a calendar entry (RFC 5545): one for each game, which moves when the deadline moves, since its UID stays
 * and its SEQUENCE rises with time (the number of commits would tell how much was filed in between).
 */
import { parsePhase } from '../../../engine/board/phase.ts';
import type { Instant } from '../../../engine/time.ts';
import { t } from '../../locales/current.ts';
import { seasonName } from '../../locales/times/phases.ts';
import type { Attachment, MailContext } from '../mail.ts';

/** The entry as an attachment; none while the game has no deadline. While it is paused, and when it is over, the entry is
 *  cancelled. */
export function deadlineEvent(context: MailContext): readonly Attachment[] {
  const { view } = context;
  const cancelled = view.status === 'finished' || view.status === 'paused';
  if (view.settings.practice || (view.clock === null && !cancelled)) return [];
  const method = cancelled ? 'CANCEL' : 'PUBLISH';
  return [
    {
      name: 'deadline.ics',
      type: `text/calendar; charset=utf-8; method=${method}`,
      content: calendar(context, method),
    },
  ];
}

/** Seconds since then fit into 31 bits, as programs expect, until 2088. */
const EPOCH = Date.UTC(2020, 0, 1);

function calendar(context: MailContext, method: 'PUBLISH' | 'CANCEL'): string {
  const { view, board, house, links, now } = context;
  const phase = view.phase ?? view.last?.resolution.phase ?? null;
  const told = t().calendar;
  const page = house.hasPages === false ? [] : [links.game];
  const due = phase === null ? null : { kind: parsePhase(phase).kind, season: seasonName(board, phase) };
  const properties: readonly (readonly [string, string])[] = [
    ['UID', `${view.name}.deadline@${domainOf(house.judge)}`],
    ['DTSTAMP', instantText(now)],
    ['SEQUENCE', String(Math.floor((now - EPOCH) / 1000))],
    ['STATUS', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'],
    ['DTSTART', instantText(view.clock?.deadline ?? now)],
    ['SUMMARY', calendarText(told.deadline(view.name, due))],
    ['DESCRIPTION', calendarText([told.ordersDue(view.name), ...page].join('\n'))],
    ...page.map((address) => ['URL', address] as const),
    ['TRANSP', 'TRANSPARENT'],
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chancery//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    ...properties.map(([name, value]) => foldCalendarLine(`${name}:${value}`)),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** `20260303T233000Z`. */
function instantText(instant: Instant): string {
  return new Date(instant).toISOString().replace(/\.\d+|[-:]/g, '');
}

/** TEXT of RFC 5545, 3.3.11. */
export function calendarText(value: string): string {
  return value
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u001f\u007f]/g, '');
}

/** Lines of at most 75 octets, continued after a space (RFC 5545, 3.1); never within a character. */
export function foldCalendarLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0)!);
    if (octets + size > 75) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** Of a character in UTF-8; half of a pair is sent as U+FFFD. */
function octetsOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}
