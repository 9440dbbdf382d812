import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMANDS, SET_FORMS } from '../../engine/commands/registry.ts';
import { readEventLine } from '../../engine/events/event-lines.ts';
import { type MailRead, readMail } from '../language/mails.ts';

/** What stands in a guide as something to write: spans and blocks in code, that begin with a word in capitals. */
function written(name: string): readonly string[] {
  const text = readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, body]) => body!.trim());
  const spans = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
  return [...new Set([...blocks, ...spans])].filter((each) => /^[A-Z]{3,}(?: |$)/.test(each) && !/…$/.test(each));
}

/** Keys of deadlines alone, the other judges' words, and lines of a block. */
const NO_LINES = /^(?:MIN|NEXT|DELAY|GRACE|CLOCK|DAYS|TIMING|ZONE|WARN|NOT|WAIT|END|SET DAYS|CENTERS ITALY:.*)\b/;
/** A command or a setting that is only named. */
const NAMES: ReadonlySet<string> = new Set([
  ...COMMANDS.flatMap(({ spellings }) => spellings),
  ...SET_FORMS.flatMap(({ spellings }) => spellings.map((each) => `SET ${each}`)),
]);

function understood(line: string): MailRead {
  const whole = /^(?:ANNOUNCE|OFFICIAL)\b/.test(line) ? `${line}\nText.\nEND` : line;
  const board = line === 'SETUP' ? `${line}\nITALY: A Ven\nEND` : whole;
  return readMail(board.replace(/\bname\b/, 'octarine').replace(/\baddress\b/g, 'jean@example.org'), {
    role: 'master',
    power: null,
  });
}

describe('docs/mastering.md', () => {
  // An event reads lines of its own at its address.
  const lines = written('mastering').filter(
    (line) => !NO_LINES.test(line) && !NAMES.has(line) && readEventLine(line) === null,
  );

  test('shows what to write', () => {
    expect(lines.length).toBeGreaterThan(25);
  });

  test.each(lines)('%s reads as a line of a mail', (line) => {
    const { items, signOns } = understood(line);
    expect(items.filter(({ kind }) => kind === 'error')).toEqual([]);
    expect(items.length + signOns.length).toBeGreaterThan(0);
  });
});
