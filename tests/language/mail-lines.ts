/** Mails made at random for the laws of reading: lines that people write, mixed and damaged. */
import fc from 'fast-check';

const ORDERS = [
  'A Par - Bur',
  'f bre-mao, A mar S a par-bur',
  'A Par H',
  'F Mao C A Bre - Spa',
  'A Par - Brt',
  'ENGLAND: F Lon - Nth',
  'build A Par',
  'waive 2',
  'remove F Bre',
  'The army in Paris moves to Burgundy.',
  'A Mos-Stp (England helps) // so they say',
  'A Bre S',
  '- A Par - Pic',
  '1) F Bre - Eng',
  'A Par -',
  'IP 2 Par',
];
const COMMANDS = [
  'set wait',
  'SETNOWAIT',
  'set nowait, draw, absence 3 to 10 August',
  'set move next 47 clock 23:30',
  'set deadline 3/4',
  'clear all',
  'phase S1903M',
  'phase nonsense',
  'IF A mun THEN',
  'else if france in par',
  'ELSE',
  'endif',
  'if A Mun then A Par - Bur else A Par H endif',
  'status',
  'list full',
  'history marne from 1 Jan lines 20',
  'help',
  'ready',
  'draw yes',
  'away 3 to 10 August',
  'become germany',
  'process',
  'whatis this',
  'sett wait',
  'register',
  'Name: Jean',
  'whatif',
  'setup',
  'diary',
  'announce A word to all',
  'set comment begin',
  'end',
];
const PRESS = [
  'press to FR',
  'PRESS TO France, Russia fake',
  'broadcast',
  'postal press',
  'press to nobody at all',
  'endpress',
  'ENDBROADCAST',
  'to France: shall we?',
  'press',
];
const AROUND = [
  'signon fmarne pw \\; A Par - Bur \\; set wait',
  'signon fmarne pw; hello; A Par - Burx; // so it is',
  'A Par - Bur \\; F Bre - Mao',
  '',
  '',
  '   ',
  'Hello judge,',
  'Thanks for running this game, it is great fun.',
  'Best wishes',
  '-- ',
  '--',
  '> A Gas - Mar',
  '>> endpress',
  '| signon fmarne pw',
  '// a comment',
  '% another',
  'On Tue, 3 Mar 2026 at 09:12, Judge wrote:',
  'Am 3. Maerz schrieb Max:',
  '-----Original Message-----',
  'From: judge@chancery.example',
  'Sent: Tuesday',
  'To: you',
  '____________________',
  'Sent from my iPhone',
  'signon fmarne secret',
  'SIGN ON ?marne',
  'signon',
  'observe marne pw',
  'join us tomorrow',
  'hello fmarne pw',
  'signoff',
  'ENGLAND',
  '[Germany]',
];

/** Signs that mean something somewhere, and some that look like nothing. */
const SIGNS = [...' \t,;:.-–>→()[]/&*%#@?!\'"\\\u00a0\u200b\u202e\u0000é中😀0aAfFs'];

const line = fc.constantFrom(...ORDERS, ...COMMANDS, ...PRESS, ...AROUND);

/** A line with a few characters put in, left out or doubled. */
const damaged = fc
  .tuple(
    line,
    fc.array(fc.tuple(fc.nat(40), fc.constantFrom('in', 'out', 'cut'), fc.constantFrom(...SIGNS)), { maxLength: 3 }),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [at, how, sign]) => {
      const n = Math.min(at, now.length);
      if (how === 'in') return now.slice(0, n) + sign + now.slice(n);
      return how === 'out' ? now.slice(0, n) + now.slice(n + 1) : now.slice(0, n);
    }, text),
  );

/** Two lines run into one. */
const glued = fc.tuple(line, fc.constantFrom(' ', '; ', ', ', ''), line).map(([a, between, b]) => a + between + b);
const noise = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 30 });
const anything = fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replaceAll('\n', ' '));

/** A mail's text, lines parted by `\n`. */
export const mailText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { arbitrary: line, weight: 8 },
      { arbitrary: damaged, weight: 4 },
      { arbitrary: glued, weight: 2 },
      { arbitrary: noise, weight: 1 },
      { arbitrary: anything, weight: 1 },
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((lines) => lines.join('\n'));
