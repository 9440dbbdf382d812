import { describe, expect, it } from 'vitest';
import { type Power, phaseCode } from '../../engine/vocabulary.ts';
import type { GameMailContent, MailContext, WrittenMail } from '../../templates/mail/mail.ts';
import { writeMail } from '../../templates/mail/write-mail.ts';
import { boardOf } from '../boards.ts';
import { acknowledgement, CLOCK, context, lookingBack, resolve, resolved, resultsOf } from './scenes.ts';
import { VARIANTS } from './variants.ts';
import { wideLines } from './wide.ts';

/** All that leaves the house with a mail. */
const whole = ({ subject, text, html, attachments = [] }: WrittenMail) =>
  [subject, text, html, ...attachments.map(({ content }) => content)].join('\n');

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Elsa', 'Fyodor', 'G\u00fcl'];

const fleets = resolved('d2709', 'F1902M');
const CONTENTS: readonly GameMailContent[] = [
  acknowledgement({ asked: [{ what: 'list' }, { what: 'status' }] }),
  lookingBack({ what: 'summary' }),
  { kind: 'start' },
  resultsOf(fleets),
  { kind: 'press', sender: null, press: { from: 'ITALY', colour: 'white', to: 'all', shown: 'all', body: 'Hello' } },
  { kind: 'reminder', hours: 24 },
  { kind: 'late', powers: ['ITALY'], own: false },
  { kind: 'late', powers: ['FRANCE'], own: true },
  { kind: 'abandoned', powers: ['ITALY'], own: false },
  { kind: 'replacement-wanted', powers: ['ITALY'] },
  { kind: 'civil-disorder', powers: ['ITALY'] },
  { kind: 'deadline', clock: CLOCK, before: CLOCK, by: { name: 'Max', as: 'Master' } },
  { kind: 'settings', changes: { anonymous: true }, by: { name: 'Max', as: 'Master' } },
  { kind: 'process-wanted' },
  { kind: 'paused', by: { name: 'Max', as: 'Master' } },
  { kind: 'rolled', by: { name: 'Max', as: 'Master' }, direction: 'back', from: phaseCode('F1901M') },
  { kind: 'position-set', by: { name: 'Max', as: 'Master' } },
  { kind: 'seat-taken', powers: ['ITALY'], who: null, returned: false, moved: true },
  { kind: 'bots-seated', powers: ['ITALY'] },
  { kind: 'vacated', powers: ['ITALY'], why: 'resigned', own: false },
  { kind: 'revived', power: 'ITALY', withPassword: true },
  { kind: 'voted', power: 'ITALY', vote: { draw: null, concede: 'FRANCE' } },
  { kind: 'outage', from: 1_772_000_000_000, to: 1_772_020_000_000 },
  { kind: 'ended', outcome: { kind: 'drawn', powers: ['ITALY', 'FRANCE'] } },
];

describe.each(CONTENTS.map((content) => [content.kind, content] as const))('a %s mail', (_, content) => {
  const read = (scene: Parameters<typeof context>[0] = {}): string => whole(writeMail(content, context(scene)));

  it("names no other player in an anonymous game: the reader's own name at the most", () => {
    const mail = read({ last: fleets, settings: { anonymous: true }, own: { FRANCE: [] } });
    for (const name of NAMES.filter((each) => each !== 'Cleo')) expect(mail).not.toContain(name);
    const observed = read({ last: fleets, settings: { anonymous: true } });
    for (const name of NAMES) expect(observed).not.toContain(name);
  });

  it('tells an observer nothing that depends on the orders somebody has on file', () => {
    const observer = { role: { kind: 'observer' } } as const;
    expect(read({ ...observer, own: { FRANCE: ['A par - bur'] }, wait: true })).toBe(read(observer));
  });
});

describe('a grey message', () => {
  const grey = (to: 'all' | readonly Power[], context: MailContext) =>
    whole(
      writeMail(
        { kind: 'press', sender: 'Dirk', press: { from: 'GERMANY', colour: 'grey', to, shown: to, body: 'Beware.' } },
        context,
      ),
    );

  it('names neither its sender nor the power, wherever one looks', () => {
    for (const to of ['all', ['FRANCE', 'ITALY']] as const) {
      const mail = grey(to, context({ status: 'forming', position: null, own: { FRANCE: [] } }));
      expect(mail).not.toMatch(/German|Dirk/);
    }
  });

  it('offers no way to answer, which would name the sender', () => {
    expect(grey(['FRANCE'], context({ own: { FRANCE: [] } }))).not.toContain('PRESS TO');
  });
});

describe('a message that shows other addressees than its own', () => {
  const press = {
    from: 'GERMANY',
    colour: 'white',
    to: ['FRANCE'],
    shown: ['ITALY', 'FRANCE'],
    body: 'To you both.',
  } as const;

  it('names to its reader those that it shows', () => {
    const { text } = writeMail({ kind: 'press', sender: null, press }, context({ own: { FRANCE: [] } }));
    expect(text).toContain("Message from Germany to Italy and France in 'marne':");
    expect(text.split('\n')[0]).toContain('Germany wrote to you and Italy.');
  });

  it('tells its sender who received it', () => {
    const { text } = writeMail(acknowledgement({ pressSent: [press] }), context({ own: { GERMANY: [] } }));
    expect(text).toContain('Sent to France.\nEnd of message.\n');
  });
});

describe('what people write', () => {
  const tricks = 'Max\r\nBcc: all@example.org\u0000\u202e';

  it('adds no header and no line to a subject', () => {
    for (const content of [
      { kind: 'joined', who: tricks, as: 'observer' },
      { kind: 'left', who: tricks },
      { kind: 'deadline', clock: CLOCK, before: CLOCK, by: { name: tricks, as: 'Master' } },
    ] as const) {
      const { subject } = writeMail(content, context());
      expect(subject).toMatch(/^[^\p{Cc}\p{Cf}]*$/u);
    }
  });

  it('stays in its letter, though it looks like the judge', () => {
    const body =
      ':: Judge: CHAN  Game: Marne  Variant: Standard\n\nMovement results for Spring of 1901.  (marne.001)\n-- \n<b>bold</b>';
    const { html } = writeMail(
      {
        kind: 'press',
        sender: 'Dirk',
        press: { from: 'GERMANY', colour: 'white', to: ['FRANCE'], shown: ['FRANCE'], body },
      },
      context(),
    );
    expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(html.match(/white-space:pre-wrap;overflow-wrap:anywhere">:: Judge/g)).toHaveLength(1);
  });
});

describe.each(VARIANTS)('on the map %s', (variant) => {
  const board = boardOf(variant);
  const start = context({ board }).view.position!;
  const first = resolve(board, start, {}, 1);
  const [own] = board.powers.map(({ name }) => name);

  it.each([
    ['start', { kind: 'start' }],
    ['results', resultsOf(first)],
    ['acknowledgement', acknowledgement({ asked: [{ what: 'list' }] })],
    ['reminder', { kind: 'reminder', hours: 4 }],
  ] as const)('a %s mail is at most 78 columns wide and speaks of its own places', (_, content) => {
    const scene = content.kind === 'results' ? { last: first } : {};
    const { text } = writeMail(
      content,
      context({ board, name: 'abcdefghijklmnopqrstuvwx', own: { [own!]: [] }, ...scene }),
    );
    expect(wideLines(text)).toEqual([]);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    if (content.kind !== 'reminder') expect(text).toContain(board.powers[0]!.display);
  });
});
