/** What of a mail is not the writer's own (judge-language F1, F2): quotations, signatures, footers, greetings and closings. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ignoredIn, inShort, itemInShort, readMail } from './mails.ts';

const orders = (text: string) => inShort(text).filter((each) => !/^[!?]/.test(each));

describe('quoted text', () => {
  // Heads and marks of mail programs: reply-forms.test.ts.
  test('a reply between quoted lines counts, the quoted lines do not', () => {
    const text =
      'On Tue, 3 Mar 2026 at 09:12, Judge wrote:\n> Your units: A Par, F Bre\n> A Par: no order\nA Par - Bur\n> F Bre: no order\nF Bre - Mao\n> Deadline: Friday';
    expect(inShort(text)).toEqual(['A par - bur', 'F bre - mao']);
    expect(ignoredIn(text)).toEqual(['1-3 quoted text', '5 quoted text', '7 quoted text']);
  });

  test('a mail with nothing but quoted orders has no items', () => {
    expect(inShort('> A Par - Bur\n> F Bre - Mao')).toEqual([]);
    expect(ignoredIn('> A Par - Bur\n> F Bre - Mao')).toEqual(['1-2 quoted text']);
  });

  test('whatever is quoted, with any mark, changes nothing of what is read', { tags: ['long'] }, () => {
    const lines = fc.constantFrom(
      'A Gas - Mar',
      'set wait',
      'signon gmarne pw',
      'press to E',
      'endpress',
      'signoff',
      'phase S1903M',
      '-- ',
      'Hello',
      '',
    );
    const marks = fc.constantFrom('> ', '>', '>> ', '> > ', '| ', '  > ');
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 8 }), marks, fc.nat(2), (quoted, mark, where) => {
        const own = ['signon fmarne pw', 'A Par - Bur', 'F Bre - Mao'];
        const cut = where + 1;
        const text = [...own.slice(0, cut), ...quoted.map((line) => mark + line), ...own.slice(cut)].join('\n');
        const read = readMail(text);
        expect(read.items.map(itemInShort)).toEqual(['A par - bur', 'F bre - mao']);
        expect(read.press).toEqual([]);
        expect(read.signOns).toHaveLength(1);
      }),
      { numRuns: 400, seed: 4 },
    );
  });
});

describe('signatures and footers', () => {
  test.each([
    ['-- \nJean\nA Gas - Mar', 'signature'],
    ['--\nJean\nA Gas - Mar', 'signature'],
    ['Sent from my iPhone', 'footer of the mail program'],
    ['Sent from my Samsung Galaxy', 'footer of the mail program'],
    ['Get Outlook for Android', 'footer of the mail program'],
    ['Von meinem iPhone gesendet', 'footer of the mail program'],
    ['Envoyé de mon iPhone', 'footer of the mail program'],
    ['Enviado desde mi iPhone', 'footer of the mail program'],
    ['You received this message because you are subscribed\nto the list A Gas - Mar', 'footer of the mail program'],
    ['This e-mail is confidential.\nA Gas - Mar', 'footer of the mail program'],
    ['Diese E-Mail enthält vertrauliche Informationen.\nA Gas - Mar', 'footer of the mail program'],
    ['Bitte denken Sie an die Umwelt, bevor Sie drucken.', 'footer of the mail program'],
    ['Ce message et ses pièces jointes sont confidentiels.\nA Gas - Mar', 'footer of the mail program'],
    ['Dit bericht en de bijlagen zijn vertrouwelijk.', 'footer of the mail program'],
    ['Este mensaje es confidencial.', 'footer of the mail program'],
    ['-=-=-=-=-=-=-=-=-=-=-=-\nGroups.io Links: A Gas - Mar\n-=-=-=-=-=-=-=-=-=-=-=-', 'footer of the mail program'],
  ])('%j', (tail, why) => {
    expect(inShort(`A Par - Bur\n\n${tail}`)).toEqual(['A par - bur']);
    expect(ignoredIn(`A Par - Bur\n\n${tail}`)[0]).toContain(why);
  });

  test('an answer above its quotation, with a signature between them', () => {
    const text = 'A Par - Bur\n-- \nJean\nOn Tue, 3 Mar 2026 at 09:12, Judge wrote:\n> F Bre: no order\nF Bre - Mao';
    expect(inShort(text)).toEqual(['A par - bur', 'F bre - mao']);
    expect(ignoredIn(text)).toEqual(['2-3 signature', '4-5 quoted text']);
  });
});

describe('greeting, closing and what stands between', () => {
  test('courtesies before the first and after the last item', () => {
    const text = 'Dear judge,\nhere are my orders:\n\nA Par - Bur\nset wait\n\nCheers,\nJean';
    expect(inShort(text)).toEqual(['A par - bur', 'SET WAIT']);
    expect(ignoredIn(text)).toEqual(['1 greeting', '2 heading', '7-8 closing']);
  });

  test.each([
    'Hello judge,',
    'Hi all!',
    'Dear Mara,',
    'Good evening gentlemen',
    'Sehr geehrter Herr Richter,',
    'Bonjour à tous,',
    'Dzień dobry!',
    'Привет!',
    'こんにちは',
    'Here are my orders for Fall 1901:',
    'Orders for France, Fall 1901',
    'My moves are as follows:',
    'Orders attached.',
    '--- Fall 1901 ---',
    '=====',
    ':-)',
  ])('%s is a greeting', (line) => {
    expect(inShort(`${line}\n\nA Par - Bur`)).toEqual(['A par - bur']);
  });

  test.each([
    'Thanks!',
    'Thank you very much for your help.',
    'Best regards, Jean',
    'Mit freundlichen Grüßen\nJean Dupont',
    'Cordialement,\n\nJean',
    'Jean',
    '- Jean',
    'Otto (Germany)',
    'King of France',
    'J. Dupont',
    'Good luck, everybody!',
    '*****',
  ])('%j is a closing', (lines) => {
    expect(inShort(`A Par - Bur\n\n${lines}`)).toEqual(['A par - bur']);
  });

  test('every other sentence is shown back, a paragraph at a time', () => {
    const text =
      'Please be so kind and read this slowly,\nand do not be cross.\n\nA Par - Bur\n\nNow for the fleet, which I love.\n\nF Bre - Mao\n\nDo not tell Germany.\n\nJean';
    expect(inShort(text)).toEqual([
      '? Please be so kind and read this slowly, and do not be cross.',
      'A par - bur',
      '? Now for the fleet, which I love.',
      'F bre - mao',
      '? Do not tell Germany.',
    ]);
  });

  test.each(['Hello, set my army to hold', 'Thanks, but hold Paris', 'Hi, no orders please', 'Hold', 'Army'])(
    '%s is more than a courtesy',
    (line) => {
      expect(inShort(`F Bre - Mao\n\n${line}`)).toHaveLength(2);
    },
  );

  test('a line glued to orders is asked about', () => {
    expect(inShort('A Par - Bur\nNow for the fleet, which I love.\nF Bre - Mao')).toEqual([
      'A par - bur',
      '! This is neither an order nor a command.',
      'F bre - mao',
    ]);
  });

  test('prose that mentions places or begins with a command’s word is no order', () => {
    for (const line of [
      'I hope that England leaves the North Sea alone this time.',
      'Paris is lovely in the spring, as everybody knows.',
      'Help would be welcome if somebody knew how this thing works for beginners.',
      'A word of thanks to the master for the patience.',
      'As for Norway, I cannot say.',
      'History will judge us, and the map will show who was right about Burgundy.',
      'Who would have thought it possible that Austria survives this year?',
    ]) {
      expect(orders(`${line}\n\nA Par - Bur\n\n${line}`)).toEqual(['A par - bur']);
    }
  });

  test('a line with a unit that is no order is an error, wherever it stands', () => {
    expect(inShort('Army Paris something\n\nF Bre - Mao')[0]).toMatch(/^! /);
    expect(inShort('F Bre - Mao\n\nA Par -')[1]).toMatch(/^! /);
  });
});

describe('lines that a mail program wrapped', () => {
  test.each([
    ['A Mar S A Par -\nBur', 'A mar S A par - bur'],
    ['A Mar supports\nA Par - Bur', 'A mar S A par - bur'],
    ['Fleet in the Mid-Atlantic Ocean convoys the army in\nBrest to Spain', 'F mao C A bre - spa'],
    ['F Mao C A Bre\n-> Spa', 'F mao C A bre - spa'],
    ['A Bre - Mao -\nWes - Tun', 'A bre - mao - wes - tun'],
    ['A Mun S A Ber\n- Kie', 'A mun S A ber - kie'],
    ['The army in Munich supports the army in Berlin\nto Kiel.', 'A mun S A ber - kie'],
    ['The army in Munich supports the army in Berlin\nmoving to Kiel', 'A mun S A ber - kie'],
    ['F Mao - Spa\n(sc)', 'F mao - spa/sc'],
    ['F Mao - Spain,\nsouth coast', 'F mao - spa/sc'],
    ['A Lon - Bel\nvia Nth', 'A lon - nth - bel'],
  ])('%j', (text, order) => {
    const read = readMail(text);
    expect(read.items.map(itemInShort)).toEqual([order]);
    expect(read.items[0]).toMatchObject({ line: 1, lastLine: 2 });
  });

  test('two whole orders are never joined', () => {
    expect(inShort('A Par - Bur\n- A Mar - Spa')).toEqual(['A par - bur', 'A mar - spa']);
    expect(inShort('A Par H\nF Bre - Mao')).toEqual(['A par H', 'F bre - mao']);
    expect(inShort('A Mun S A Ber\n- A Ber - Kie')).toEqual(['A mun S A ber', 'A ber - kie']);
    expect(inShort('A Mun S A Ber\nBer - Kie')).toEqual(['A mun S A ber', 'ber - kie']);
  });

  test('in as many as it takes', () => {
    const text = 'F Mao - Eng, A Bur S\nA Par - Pic, A Mar S A\nGas - Spa; F Bre S F Mao -\nEng';
    expect(inShort(text)).toEqual(['F mao - eng', 'A bur S A par - pic', 'A mar S A gas - spa', 'F bre S F mao - eng']);
  });

  test('what the half of a support leads to is no order of its own', () => {
    const orders = inShort('A Burgandi S A\nPar - Pic').filter((each) => !each.startsWith('!'));
    expect(orders).toEqual([]);
  });

  test.each(['A Mun S A Ber\n- Par', 'A Mar H; A Mun S A Ber\n-> Spa', 'A Mun supports A Ber\nto Prussia'])(
    'a support to move that is refused is no support to hold: %j',
    (text) => {
      const { items } = readMail(text);
      expect(items.map(itemInShort).filter((each) => each.startsWith('A mun'))).toEqual([]);
      expect(items.filter(({ kind }) => kind === 'error')).toHaveLength(1);
    },
  );

  test('a name below a dash is no goal', () => {
    expect(inShort('A Mun S A Ber\n- Tom')[0]).toBe('A mun S A ber');
  });

  test('in the middle of a name, where the next word did not fit', () => {
    const text = 'Fleet Mid-Atlantic Ocean moves to English Channel, F London moves to North\nSea';
    expect(inShort(text).at(-1)).toBe('F lon - nth');
    expect(inShort('F Lon - North\nSea')[0]).toMatch(/^! /);
  });

  test('nor is a message or a sentence joined to an order', () => {
    const { items, press } = readMail('A Mun S A Ber\nto Germany: to Kiel?');
    expect([items.map(itemInShort), press.map(({ body }) => body)]).toEqual([['A mun S A ber'], ['to Kiel?']]);
    expect(inShort('A Mun S A Ber\nto keep the French out')[0]).toBe('A mun S A ber');
  });
});
