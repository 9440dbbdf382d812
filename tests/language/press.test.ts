/** Messages to other players (judge-language B1): to whom they go, what they show, where they end, and when they are held. */
import { describe, expect, test } from 'vitest';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { told } from '../told.ts';
import { itemInShort, pressIn, readMail } from './mails.ts';
import { positionOf } from './reading.ts';

const E = 'ENGLAND';
const F = 'FRANCE';
const G = 'GERMANY';
const I = 'ITALY';
const R = 'RUSSIA';
const T = 'TURKEY';
const A = 'AUSTRIA';

/** What the opening line says, with a body below it. */
function opening(line: string): unknown {
  const { press, items } = readMail(`${line}\nHello.\nendpress`);
  const [message] = press;
  if (message === undefined) return items.map(itemInShort);
  const { to, colour, shown, noFake, from, quiet, form } = message;
  expect(message.body).toBe('Hello.');
  expect(message.held).toBe(null);
  return {
    ...(form === 'press' ? {} : { form }),
    to,
    ...(colour === null ? {} : { colour }),
    ...(shown === null ? {} : { shown }),
    ...(noFake ? { noFake } : {}),
    ...(from === null ? {} : { from }),
    ...(quiet ? { quiet } : {}),
  };
}

describe('to whom', () => {
  test.each<readonly [string, unknown]>([
    ['press to F', [F]],
    ['PRESS TO FRG', [F, R, G]],
    ['press to France', [F]],
    ['press to France, Russia', [F, R]],
    ['press to France,Russia', [F, R]],
    ['press to France and Russia', [F, R]],
    ['press to France, Russia & Germany', [F, R, G]],
    ['press to F, Russia', [F, R]],
    ['press to the French and the Germans', [F, G]],
    ['press to FR, GE', [F, R, G, E]],
    ['press to the Turks', [T]],
    ['press to Turkey', [T]],
    ['press to Austria', [A]],
    ['press to M', ['MASTER']],
    ['press to master', ['MASTER']],
    ['press to GM', ['MASTER']],
    ['press to FM', [F, 'MASTER']],
    ['press to O', ['OBSERVERS']],
    ['press to observers', ['OBSERVERS']],
    ['press to France, observers', [F, 'OBSERVERS']],
    ['press to all', 'all'],
    ['press to everyone', 'all'],
    ['press to everybody', 'all'],
    ['press to all but F', [A, E, G, I, R, T, 'MASTER']],
    ['press to all but France and Italy', [A, E, G, R, T, 'MASTER']],
    ['press to all except FIM', [A, E, G, R, T]],
    ['press +FRG', [F, R, G]],
    ['press -FRG', [A, E, I, T, 'MASTER']],
    ['press - at', [E, F, G, I, R, 'MASTER']],
    ['press - fr', [A, E, G, I, T, 'MASTER']],
    ['press + fr', [F, R]],
    ['broadcast to F', [F]],

    ['press: to F', [F]],
    ['press to F:', [F]],
    ['press -> F', [F]],
  ])('%s', (line, to) => {
    expect(opening(line)).toEqual({ to });
  });
});

describe('colour, fakes, copies', () => {
  test.each<readonly [string, object]>([
    ['press white to F', { to: [F], colour: 'white' }],
    ['press grey to F', { to: [F], colour: 'grey' }],
    ['press gray to F', { to: [F], colour: 'grey' }],
    ['press to F grey', { to: [F], colour: 'grey' }],
    ['press anonymous to F', { to: [F], colour: 'grey' }],
    ['press anonymously to F', { to: [F], colour: 'grey' }],
    ['press unanonymously to F', { to: [F], colour: 'white' }],
    ['press to FRG fake', { to: [F, R, G], shown: 'all' }],
    ['press to FRG fake broadcast', { to: [F, R, G], shown: 'all' }],
    ['press fake to FRG', { to: 'all', shown: [F, R, G] }],
    ['press to FRG fake to ET', { to: [F, R, G], shown: [E, T] }],
    ['press to FRG fake partial to ET', { to: [F, R, G], shown: [E, T] }],
    ['press to FRG no fake', { to: [F, R, G], noFake: true }],
    ['press grey to FRG no fake', { to: [F, R, G], colour: 'grey', noFake: true }],
    ['press to FRG fake from Italy', { to: [F, R, G], from: I }],
    ['press to FRG from Italy', { to: [F, R, G], from: I }],
    ['press to F quiet', { to: [F], quiet: true }],
    ['broadcast', { form: 'broadcast', to: 'all' }],
    ['BROADCAST grey', { form: 'broadcast', to: 'all', colour: 'grey' }],
    ['postal press', { form: 'postal', to: 'all' }],
    ['POSTALPRESS', { form: 'postal', to: 'all' }],
  ])('%s', (line, expected) => {
    expect(opening(line)).toEqual(expected);
  });
});

describe('an opening that cannot be followed sends nothing', () => {
  test.each([
    ['press', "! To whom? We can't send a message without recipients. => PRESS TO ALL"],
    ['press to', '! To whom?'],
    ['press to Bohemia', "! There is no power 'Bohemia' in this game."],
    ['press white grey to F', '! A message is either white or gray, and this names a color twice.'],
    ['press to F to G', '! This names the recipients twice.'],
    [
      'postal press to F',
      '! POSTAL PRESS goes to everybody. To write to some of them, write PRESS TO and their names.',
    ],
    ['press to FRG fake from master', '! Only the GM writes as the GM.'],
    ['press to FRG fake from M', '! Only the GM writes as the GM.'],
    ['press to F fake fake', '! FAKE may be written only once.'],
  ])('%s', (line, message) => {
    const { press, items } = readMail(`${line}\nA Par H\nendpress\nA Mar H`);
    expect(press).toEqual([]);
    // The text below belongs to the message that was not sent: it is no order.
    expect(items.map(itemInShort)).toEqual([message, 'A mar H']);
  });

  test('letters that are also the beginning of a name are refused with both readings', () => {
    expect(opening('press to Fra')).toEqual([
      "! 'Fra' could be France, or the letters of France, Russia, Austria: please write names in full. => PRESS TO FRANCE",
    ]);
    expect(opening('press to Rus')).toEqual({ to: [R] });
    expect(opening('press to ATE')).toEqual({ to: [A, T, E] });
  });
});

describe('where a message ends', () => {
  const body = (text: string) => pressIn(text).map((message) => message.body);

  test.each(['endpress', 'ENDPRESS', 'EndPress', 'end press', 'endbroadcast', 'endpress.', '  endpress  '])(
    '%s',
    (end) => {
      const read = readMail(`press to F\nA Par H\n\nset wait\n${end}\nA Mar H`);
      expect(read.press.map(({ body: text }) => text)).toEqual(['A Par H\n\nset wait']);
      expect(read.items.map(itemInShort)).toEqual(['A mar H']);
    },
  );

  test('at SIGNOFF, a signature mark, or the end of the mail', () => {
    expect(body('press to F\nHello\nsignoff\nA Par H')).toEqual(['Hello']);
    expect(body('press to F\nHello\n-- \nJean')).toEqual(['Hello']);
    expect(body('press to F\nHello\nthere')).toEqual(['Hello\nthere']);
  });

  test.each(['End of message.', 'end message', 'End of press', 'end of broadcast'])('%s ends nothing', (line) => {
    const read = readMail(`press to F\nHere is the proof:\n${line}\nA Par H\nendpress\nA Mar H`);
    expect(read.press).toMatchObject([{ body: `Here is the proof:\n${line}\nA Par H`, held: null }]);
    expect(read.items.map(itemInShort)).toEqual(['A mar H']);
  });

  test.each([
    'On Tue, 3 Mar 2026 at 09:12, Max wrote:',
    '-----Original Message-----',
    'From: Max <max@players.example>\nSent: Tuesday, 3 March 2026 09:12\nTo: Jean\nSubject: x',
    '-- ',
    '--',
    '________________________________',
    ':: Judge: CHAN  Game: Marne',
    'Sent from my iPhone',
  ])('what looks like a quotation or a signature belongs to it: %j', (inside) => {
    const read = readMail(`press to F\nLook:\n${inside}\nwords\nendpress\nA Mar H`);
    expect(read.press).toMatchObject([{ body: `Look:\n${inside}\nwords`, held: null }]);
    expect(read.items.map(itemInShort)).toEqual(['A mar H']);
  });

  test('its words inside a sentence end nothing', () => {
    expect(body('press to F\nI forgot endpress last time.\nendpress')).toEqual(['I forgot endpress last time.']);
  });

  test('a second message begins after the first has ended', () => {
    expect(body('press to F\none\nendpress\npress to G\ntwo\nendpress')).toEqual(['one', 'two']);
  });

  test('blank lines at both ends are left out, those within kept, and so is space before and after a line', () => {
    expect(body('press to F\n\n  one\n\n  two  \n\nendpress')).toEqual(['  one\n\n  two  ']);
  });
});

describe('one line', () => {
  test.each<readonly [string, unknown, string]>([
    ['to France: shall we?', [F], 'shall we?'],
    ['To France and Germany: shall we?', [F, G], 'shall we?'],
    ['TO FRG: shall we?', [F, R, G], 'shall we?'],
    ['to all: hello: all', 'all', 'hello: all'],
    ['to GM: when?', ['MASTER'], 'when?'],
    ['to everyone: hi', 'all', 'hi'],
  ])('%s', (line, to, body) => {
    expect(pressIn(line)).toMatchObject([{ form: 'one-line', to, body, held: null }]);
  });

  test('goes on in the lines that a mail program broke off, and no further', () => {
    const long = 'to France: I think that we should attack Germany together in autumn,';
    expect(pressIn(`${long}\nbefore Russia does it without us.\n\nBest, Jean`)).toMatchObject([
      { line: 1, lastLine: 2, body: `${long.slice('to France: '.length)}\nbefore Russia does it without us.` },
    ]);
    for (const next of ['A Par - Bur', 'set wait', 'to Italy: hello', 'press to E', '> quoted', '-- ', 'signoff']) {
      expect(pressIn(`${long}\n${next}`)[0]).toMatchObject({ line: 1, lastLine: 1 });
    }
    expect(pressIn('to France: hello\nand farewell')).toMatchObject([{ body: 'hello', lastLine: 1 }]);
  });

  test('a line that names no power is prose', () => {
    expect(pressIn('to be fair: nobody saw it coming')).toEqual([]);
    expect(pressIn('to my friends: hello')).toEqual([]);
  });
});

describe('no order is taken out of a message', () => {
  const OPENINGS = ['press to F', 'press: to F', 'broadcast', 'postal press', 'press grey to F', 'press to F fake'];
  const BEFORE = ['', 'grey ', 'GRAY ', 'White ', 'fake ', 'partial ', 'anonymous ', 'quiet ', 'fake grey '];

  test.each(BEFORE.flatMap((before) => OPENINGS.map((opening) => before + opening)))('%s', (line) => {
    for (const end of ['endpress', 'END PRESS.', 'end-broadcast']) {
      const { items } = readMail(`${line}\nI order\nA Par - Bur\n${end}\nA Par - Pic`);
      expect(items.map(itemInShort).filter((each) => !each.startsWith('!'))).toEqual(['A par - pic']);
    }
  });

  test.each<readonly [string, unknown]>([
    ['grey press to F', { to: [F], colour: 'grey' }],
    ['WHITE PRESS TO FG', { to: [F, G], colour: 'white' }],
    ['anonymous broadcast', { form: 'broadcast', to: 'all', colour: 'grey' }],
    ['grey press white to F', ['! A message is either white or gray, and this names a color twice.']],
    [
      'fake press to F from R',
      ['! FAKE stands behind PRESS, with what the message is to show: PRESS TO FRANCE FAKE FROM RUSSIA.'],
    ],
  ])('%s', (line, expected) => {
    expect(opening(line)).toEqual(expected);
  });

  test('an end mark that ends nothing says so', () => {
    expect(readMail('A Par - Bur\n\nHere we go.\nendpress').items.map(itemInShort)).toContain(
      '! No line above begins a message, such as PRESS TO FRANCE: nothing was sent, and the lines above were read as orders and commands.',
    );
  });

  const WITHOUT_PRESS = { code: 'lines/press-without-its-word' };

  test.each(['A Mar - Spa\n\nI will not A Par - Bur.\nF Bre - Mao', 'CLEAR ALL\nSET WAIT'])(
    'whatever stands in a message that lacks its PRESS, it is held, and nothing else: %j',
    (text) => {
      const { items, press } = readMail(`to England\n${text}\nENDPRESS\nA Mar H`);
      expect(items.map(itemInShort)).toEqual(['A mar H']);
      expect(press).toMatchObject([{ to: [E], body: text, held: WITHOUT_PRESS }]);
    },
  );

  test('a message of one line with its end mark below is sent', () => {
    const { items, press } = readMail('to England: hello.\nENDPRESS\nA Mar H');
    expect(items.map(itemInShort)).toEqual(['A mar H']);
    expect(press).toMatchObject([{ to: [E], body: 'hello.', held: null }]);
  });

  test('the end mark is of the message next above it', () => {
    const { items, press } = readMail('to England: hello.\nA Par - Bur\nto Italy\nPlease A Mar - Spa!\nHi.\nENDPRESS');
    expect(items.map(itemInShort)).toEqual(['A par - bur']);
    expect(press).toMatchObject([
      { to: [E], body: 'hello.', held: null },
      { to: [I], body: 'Please A Mar - Spa!\nHi.', held: WITHOUT_PRESS },
    ]);
    expect(readMail('Dear England,\nA Par - Bur\nPRESS TO ITALY\nA Mar - Spa\nENDPRESS').press).toMatchObject([
      { to: [I], held: null },
    ]);
  });

  test.each(['to England', 'Dear England,', 'to the sea', 'Dear judge,'])(
    '%s without ENDPRESS takes no orders along',
    (head) => {
      const { items, press } = readMail(`${head}\nA Par - Bur\nA Mar H`);
      expect(items.map(itemInShort)).toEqual(expect.arrayContaining(['A par - bur', 'A mar H']));
      expect(press).toEqual([]);
    },
  );

  test.each(['grey press is fun', 'White press to everyone is allowed?', 'Fake press would be a joke.'])(
    'a sentence opens nothing: %s',
    (line) => {
      const { items, press } = readMail(`${line}\nA Par - Bur`);
      expect([items.map(itemInShort).at(-1), press]).toEqual(['A par - bur', []]);
    },
  );
});

describe('text on the line that opens a message', () => {
  test.each(['press to England: hello', 'PRESS TO E: hello', 'press to Eng : hello'])(
    'is the message where the mail goes on with orders: %s',
    (line) => {
      const { items, press } = readMail(`${line}\nA Par - Bur`);
      expect(press).toMatchObject([{ to: [E], body: 'hello', held: null }]);
      expect(items.map(itemInShort)).toEqual(['A par - bur']);
    },
  );

  test('begins it where an end mark stands below', () => {
    const { items, press } = readMail('press grey to E: hello\nA Par - Bur\nendpress\nA Par - Pic');
    expect(press).toMatchObject([{ to: [E], colour: 'grey', body: 'hello\nA Par - Bur', held: null }]);
    expect(items.map(itemInShort)).toEqual(['A par - pic']);
  });

  test('is not sent where the message seems to go on, and nothing below is lost', () => {
    const { items, press } = readMail('press to E: Dear friend\nWe should ally.\nA Par - Bur');
    expect(press).toEqual([]);
    expect(items.map(itemInShort)).toEqual([
      '! We are not sure where this message ends, so it was not sent. Write its text below PRESS TO …, and ENDPRESS below the text.',
      '? We should ally.',
      'A par - bur',
    ]);
  });
});

describe('accidents of the older judges are held and asked about', () => {
  const held = (text: string) => pressIn(text).map(({ held: why }) => (why === null ? null : told(why)));

  test('a quoted end mark ends nothing, and the message with it is held', () => {
    expect(held('press to F\nHello\n> endpress\nAnd so on')).toEqual([
      'This message has no end mark, and it contains quoted text.',
    ]);
  });

  test('a message without end mark that takes a sign-on with its password along', () => {
    expect(held('press to F\nHello\n\nsignon fmarne Secret1\nA Par H')).toEqual([
      'This message has no end mark, and it contains a sign-on with a password.',
    ]);
  });

  test.each(['A Par - Bur', 'A Par - Bur\nA Mar S A Par - Bur\n\nThanks,\nJean'])(
    'a message without end mark that takes the orders of its writer along: %j',
    (orders) => {
      const position = positionOf(standard, phaseCode('S1901M'), 'FRANCE: A par, A mar, F bre; ENGLAND: F lon');
      const holds = (text: string) => readMail(text, { position }).press.map(({ held: why }) => why !== null);
      const { items, press } = readMail(`press to E\nHello\n${orders}`, { position });
      expect(press).toEqual([]);
      expect(items.map((item) => item.kind === 'order' && item.pending?.message?.body)).toContain(`Hello\n${orders}`);
      expect(holds(`press to E\nHello\n${orders}\nendpress`)).toEqual([false]);
      expect(holds(`press to E\nHello\n${orders}\nWhat do you think of these?`)).toEqual([false]);
      expect(holds('press to E\nHello\nF Lon - Eng')).toEqual([false]);
    },
  );

  test('an end mark that belongs to a message in an unmarked quotation', () => {
    const text = 'press to F\nHello\n\nOn Tue, 3 Mar 2026 at 09:12, Max wrote:\npress to G\nHi\nendpress\nA Par H';
    expect(pressIn(text)).toMatchObject([
      {
        body: 'Hello',
        held: { code: 'lines/press-ends-in-quote' },
      },
    ]);
    expect(readMail(text).items).toEqual([]);
  });

  test('a quotation below a message without end mark is cut', () => {
    const text = 'press to F\nHello\n\nOn Tue, 3 Mar 2026 at 09:12, Max wrote:\n> Hi\n> set wait';
    expect(pressIn(text)).toMatchObject([{ body: 'Hello', held: null }]);
    expect(readMail(text).items).toEqual([]);
  });

  test('quoted text inside a message that is ended stays in it', () => {
    expect(pressIn('press to F\n> shall we?\nYes!\nendpress')).toMatchObject([
      { body: '> shall we?\nYes!', held: null },
    ]);
  });

  test('an empty message', () => {
    expect(held('press to F\n\nendpress')).toEqual(['This message is empty.']);
    expect(held('to France:')).toEqual(['This message is empty: its text belongs on the same line.']);
  });
});

describe('passwords', () => {
  test('that are words leave the message as it is', () => {
    const text =
      'signon fmarne against\npress to F\nWill you join me against Turkey? Watch your back; create trust.\nset p for peace\nSIGNON gmarne other1\nendpress\nto G: against whom?';
    expect(pressIn(text)).toMatchObject([
      {
        body: 'Will you join me against Turkey? Watch your back; create trust.\nset p for peace\nSIGNON gmarne other1',
        held: null,
      },
      { body: 'against whom?', held: null },
    ]);
  });

  test('in a sign-on of the message hold it back, when they are those of the mail, and go no further', () => {
    const text = 'signon fmarne Hush99\npress to F\nI pasted too much:\n> SIGNON fmarne Hush99\nendpress';
    expect(pressIn(text)).toMatchObject([
      {
        body: 'I pasted too much:\n> SIGNON fmarne ********',
        held: { code: 'lines/press-with-own-sign-on' },
      },
    ]);
  });
});

describe('after BECOME', () => {
  test('a message is of the power acted for', () => {
    const read = readMail('press to F\na\nendpress\nbecome Italy\npress to F\nb\nendpress\nto G: c', {
      role: 'master',
      power: null,
    });
    expect(read.press.map(({ as }) => as)).toEqual([null, I, I]);
  });
});

describe('no game known', () => {
  test('a message is refused, its text read as nothing else', () => {
    const read = readMail('press to F\nA Par H\nendpress', { board: null, phase: null, power: null, role: 'stranger' });
    expect(read.press).toEqual([]);
    expect(read.items.map(({ kind }) => kind)).toEqual(['error']);
  });
});

describe('a name that is only misspelt, in one line', () => {
  test.each([
    ['to Germny: hello', 'to Germany: …'],
    ['to Frnace: hello', 'to France: …'],
    ['to everbody: hello', 'to everybody: …'],
    ['to mastr: hello', 'to master: …'],
  ])('%s is asked about, and nothing is sent', (line, suggestion) => {
    const { press, items } = readMail(line);
    expect(press).toEqual([]);
    expect(items).toMatchObject([{ kind: 'error', suggestion, message: { code: 'lines/press-not-sent' } }]);
  });

  test.each(['to summarise: all is well', 'to be honest: no', 'to do: send orders', 'to wit: nothing'])(
    '%s is prose',
    (line) => {
      expect(readMail(line)).toMatchObject({ press: [], items: [{ kind: 'error', isProse: true }] });
    },
  );
});
