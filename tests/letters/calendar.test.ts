import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarText, deadlineEvent, foldCalendarLine } from '../../templates/mail/parts/calendar.ts';
import { CLOCK, context, DEADLINE, HOUR } from './scenes.ts';

const octets = (line: string) => new TextEncoder().encode(line).length;

/** The properties of an event, unfolded. */
function properties(content: string): ReadonlyMap<string, string> {
  const lines = content.replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('the calendar entry of a deadline (RFC 5545)', () => {
  const [event] = deadlineEvent(context());

  it('is published, not an invitation', () => {
    expect(event?.type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(properties(event!.content).get('METHOD')).toBe('PUBLISH');
    expect(event!.content).not.toMatch(/ATTENDEE|ORGANIZER/);
  });

  it('falls on the deadline, in UTC', () => {
    expect(properties(event!.content).get('DTSTART')).toBe('20260303T233000Z');
  });

  it('moves with the deadline: the same UID, a higher SEQUENCE', () => {
    const later = context({ clock: { ...CLOCK, deadline: DEADLINE + 24 * HOUR } });
    const [moved] = deadlineEvent({ ...later, now: later.now + 1000 });
    const [before, after] = [properties(event!.content), properties(moved!.content)];
    expect(after.get('UID')).toBe(before.get('UID'));
    expect(Number(after.get('SEQUENCE'))).toBeGreaterThan(Number(before.get('SEQUENCE')));
    // What was filed in between moves nothing.
    const [filed] = deadlineEvent({ ...later, now: later.now + 1000, view: { ...later.view, n: later.view.n + 5 } });
    expect(filed).toEqual(moved);
    expect(after.get('DTSTART')).toBe('20260304T233000Z');
  });

  it('is cancelled when the game is over', () => {
    const [gone] = deadlineEvent(context({ status: 'finished' }));
    expect(gone?.type).toContain('method=CANCEL');
    expect(properties(gone!.content).get('STATUS')).toBe('CANCELLED');
  });

  it('is not there before the game begins', () => {
    expect(deadlineEvent(context({ status: 'forming' }))).toEqual([]);
  });

  it('tells nothing of what the reader has ordered', () => {
    const [own] = deadlineEvent(context({ own: { FRANCE: ['A par - bur'] } }));
    expect(own!.content).toBe(event!.content);
  });

  it('escapes commas, semicolons, backslashes and line ends', () => {
    expect(calendarText('a,b;c\\d\r\ne\nBEGIN:VEVENT')).toBe('a\\,b\\;c\\\\d\\ne\\nBEGIN:VEVENT');
  });

  it('folds lines at 75 octets, never within a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (value) => {
        const lines = foldCalendarLine(value).split('\r\n');
        for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
        expect(lines.map((line, n) => (n === 0 ? line : line.slice(1))).join('')).toBe(value);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});
