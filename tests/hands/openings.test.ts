/**
 * A message whose beginning is wrong is none of the writer's orders: from the nearest line above an ENDPRESS that could be its beginning
 * nothing is filed, and what stands around it is. To whom it would go is offered only where it can mean nobody else.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardIn } from '../../engine/board/translation.ts';
import type { SectionRead } from '../../engine/language/mail/mail-text.ts';
import { LANGUAGES, type LanguageCode } from '../../engine/messages/languages.ts';
import { addresseesOf } from '../../engine/sections/opening.ts';
import * as german from '../../templates/locales/de/grammar.ts';
import * as french from '../../templates/locales/fr/grammar.ts';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';
import { oneIn } from '../some-of.ts';

const position = positionOf(boardOf('standard'), 'S1901M' as never, 'FRANCE: A par, A mar, F bre');
const BODY = 'Here is what I would do, do you agree?\nA Par - Bur\nA Mar - Spa\nLove, Marianne';

function filedIn({ items }: SectionRead): readonly string[] {
  return items.flatMap((item) => (item.kind === 'order' && item.pending === undefined ? [item.order] : []));
}

function pendingIn({ items }: SectionRead): readonly string[] {
  return items.flatMap((item) => (item.kind === 'order' && item.pending !== undefined ? [item.order] : []));
}

/** To whom it is offered as a message, and what that says; null where it is not offered. */
function offeredBelow(opening: string): { readonly to: string; readonly body: string } | null {
  const read = readMail(`F Bre - Mao\n\n${opening}\n${BODY}\nENDPRESS\nA Mar - Bur`, { position });
  expect([opening, filedIn(read)]).toEqual([opening, ['F bre - mao', 'A mar - bur']]);
  expect([opening, pendingIn(read)]).toEqual([opening, []]);
  const [message, ...more] = read.press;
  expect([opening, more]).toEqual([opening, []]);
  if (message === undefined) return null;
  expect([opening, message.held]).not.toEqual([opening, null]);
  return { to: message.to === 'all' ? 'all' : [...message.to].sort().join(' '), body: message.body };
}

/** Openings that are nothing else, by whom they are for. */
const FOR: Readonly<Record<string, string>> = {
  GERMANY: `
press g | PRESS GERMANY | press germany: | press, Germany | PRESS=GERMANY | press(Germany) | PRESS [GERMANY] | *press germany*
PRES TO GERMANY | PRESS TO GREMANY | PRESS TO GERMANY PLEASE | PRSES TO GERMANY | presss to germany | PRESS 2 GERMANY | PRESS TOO GERMANY | press fot Germany | Press for Germany: | PRESS UNTO GERMANY
PRESSTO GERMANY | France to Germany: | From France to Germany | from France, to Germany: | white message to Germany
send to Germany | send g | Please send to Germany | Please send this message to Germany: | Please send the following to Germany | please send to Germany only
send this to the Germans: | Please forward to Germany: | please pass this on to Germany | Pass to Germany | relay to Germany | transmit to Germany
tell Germany | Tell Germany: | tell the Germans | TELL GERMANY THIS: | please tell Germany the following: | say to Germany | write to Germany: | reply to Germany
whisper g | whisper to Germany | /w germany | /msg Germany | /tell germany | /whisper Germany | !press germany | msg Germany | msg to Germany | DM Germany | pm to germany
message Germany | MESSAGE TO GERMANY | message for germany: | Private message for Germany: | Message -> Germany | A message to Germany | My message to Germany:
to Germany | TO GERMANY: | To: Germany | to - Germany | for Germany | For Germany only: | @Germany | @ Germany | -> Germany | letter to Germany | note to the Germans:
mail to Germany | email Germany | A letter for Germany: | secret note to Germany | diplomatic note to Germany | Telegram to Germany | attn Germany | Attention: Germany
begin press to Germany | START PRESS GERMANY | new press to Germany | open press to Germany | GM, please tell Germany: | answer to Germany | talk to Germany: | inform Germany:
To Gremany | press Germny | message to Germani | Send to Grmany
Presse an Deutschland | presse deutschland | an Deutschland | An Deutschland: | An: Deutschland | Nachricht an Deutschland: | Nachricht für Deutschland | Nachrciht an Deutschland
Bitte an Deutschland schicken: | Bitte folgendes an Deutschland weiterleiten: | bitte an Deutschland weitergeben | sag Deutschland | Sag den Deutschen: | Sage Deutschland bitte:
schreibe an Deutschland | Schreib an Deutschland: | schicke an Deutschland | Sende an Deutschland | flüstere Deutschland | Brief an Deutschland | Botschaft für Deutschland: | Antwort an Deutschland:
Geheime Nachricht an Deutschland | Private Nachricht an Deutschland: | Von Frankreich an Deutschland | Frankreich an Deutschland: | Für Deutschland: | Mitteilung an die Deutschen
message à l'Allemagne | Message pour l'Allemagne : | message allemagne | à l'Allemagne | À l'Allemagne : | pour l'Allemagne | Pour l’Allemagne : | Presse pour l'Allemagne
Envoyer à l'Allemagne | Envoie à l'Allemagne : | Envoyez ceci à l'Allemagne : | Merci de transmettre à l'Allemagne : | Veuillez transmettre à l'Allemagne | Dis à l'Allemagne
Dites à l'Allemagne : | dire à l'Allemagne | écris à l'Allemagne | Écrire à l'Allemagne : | chuchoter à l'Allemagne | Lettre à l'Allemagne | courrier pour l'Allemagne
réponse à l'Allemagne | De la France à l'Allemagne | Mot pour l'Allemagne : | Aux Allemands : | message privé à l'Allemagne`,
  RUSSIA:
    'press r | tell the Russians: | An Russland | Nachricht an die Russen | à la Russie | Aux Russes | message pour la Russie | send to ru',
  TURKEY: 'tell Turkey | An die Türkei: | à la Turquie | pour les Turcs : | Nachricht an die Türkei | press t',
  'GERMANY ITALY': `
press gi | press germany italy | PRESS GERMANY, ITALY | tell Germany and Italy: | send to Germany & Italy | to Germany and Italy | message to Germany/Italy
an Deutschland und Italien | Nachricht an Deutschland, Italien: | à l'Allemagne et à l'Italie | message pour l'Allemagne et l'Italie : | @Germany @Italy`,
  all: `
to all | TO ALL: | to everyone | to everybody: | send to all | message to all | Message to all players: | tell everyone | tell all | please send to all players | press all players please
an alle | An alle: | Nachricht an alle | Nachricht an alle Spieler: | à tous | À tous : | message à tous | message à tous les joueurs : | pour tous`,
  MASTER: 'press m | tell the GM: | send to master | Message to the GM: | message for the moderator',
};

/** They are the first words of the message too. */
const SALUTING: Readonly<Record<string, string>> = {
  GERMANY: `Dear Germany, | Hi Germany, | Hello Germany! | hey germany | Dear Germans, | Liebes Deutschland, | Hallo Deutschland, | Chère Allemagne, | Bonjour l'Allemagne, | Cher Allemagne
Tell Germany that I would like this: | Please tell Germany I plan to do this. | Write Germany that we should try these moves: | Could you please send Germany what I have in mind:
Sag Deutschland, dass ich das vorschlage: | Schreib bitte Deutschland, was ich vorhabe: | Dis à l'Allemagne que je propose ceci : | Dites à l'Allemagne que voici mon plan :`,
};

/** It does not show whom they are for. */
const UNKNOWN = `
press please | press now | message: | a message | private message | letter: | send this | Please send: | send this to my ally | tell my neighbour | whisper | pm | tell the Kaiser:
press to my friend | PRESS XYZ | message to the western powers | send to Kaiser Wilhelm | Nachricht: | Nachricht an den Kaiser | bitte weiterleiten: | Brief an meinen Nachbarn
message : | message au Kaiser | à envoyer : | transmettre à mon allié : | press germania und italia | to my ally:`;

function each(lines: string): readonly string[] {
  return oneIn(
    4,
    lines.split(/\n| \| /).flatMap((line) => line.trim() || []),
  );
}

describe('a message that begins wrongly and ends with ENDPRESS', () => {
  for (const [to, lines] of Object.entries(FOR))
    test.each(each(lines))(`%s: nothing of it is filed, and ${to} is offered`, (opening) => {
      expect(offeredBelow(opening)).toEqual({ to, body: BODY });
    });

  for (const [to, lines] of Object.entries(SALUTING))
    test.each(each(lines))(`%s: nothing of it is filed, and ${to} is offered with the line itself`, (opening) => {
      expect(offeredBelow(opening)).toEqual({ to, body: `${opening}\n${BODY}` });
    });

  test.each(each(UNKNOWN))('%s: nothing of it is filed, and nobody is offered', (opening) => {
    expect(offeredBelow(opening)).toBe(null);
  });
});

/** By their names with the articles of their language, on every map. */
const BY_ARTICLE: Readonly<Record<LanguageCode, (name: string) => readonly string[]>> = {
  en: (name) => [`To the ${name}:`, `Message to ${name}:`, `Dear ${name},`, `${name}, shall we attack together?`],
  de: (name) => [`An ${german.accusative(name)}:`, `Für ${name}:`, `Liebes ${name},`, `Nachricht an ${name}:`],
  fr: (name) => [
    ...[`${french.toThe(name)} :`, `À ${name} :`, `A ${name} :`, `Pour ${french.the(name)} :`, `Cher ${name},`],
    ...[`À l'attention ${french.ofThe(name)} :`, `${unaccented(french.toThe(name))}, on attaque ensemble ?`],
  ],
};

test('no power of any map is out of reach of a letter in one of the languages', () => {
  for (const board of readdirSync(new URL('../../variants', import.meta.url)).map(boardOf))
    for (const code of LANGUAGES)
      for (const [n, { name, display }] of boardIn(board, code).powers.entries())
        for (const line of BY_ARTICLE[code](display)) {
          const power = board.powers[(n + 1) % board.powers.length]!.name;
          expect([line, addresseesOf(board, line, [power])?.to]).toEqual([line, [name]]);
        }
});

function unaccented(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`.normalize('NFD').replace(/\p{M}/gu, '');
}

describe('where it begins', () => {
  test.each([
    ['the line that says whom, not a salutation below it', 'press g\nDear Germany,', 'Dear Germany,\n'],
    [
      'nor a sentence that begins like one',
      'tell Germany\nTo be honest, I am worried.',
      'To be honest, I am worried.\n',
    ],
    [
      'nor words for somebody else in it',
      'message to Germany\nPlease tell Italy nothing.',
      'Please tell Italy nothing.\n',
    ],
    ['blank lines part nothing', 'send to Germany\n\nHi!\n', 'Hi!\n\n'],
  ])('%s', (_, opening, body) => {
    expect(offeredBelow(opening)).toEqual({ to: 'GERMANY', body: `${body}${BODY}` });
  });

  test('each ENDPRESS has its own', () => {
    const text =
      'press g\nA Par - Bur\nplease\nENDPRESS\nF Bre - Mao\ntell Italy\nA Mar - Pie\nplease\nENDPRESS\nA Mar - Spa';
    const read = readMail(text, { position });
    expect(filedIn(read)).toEqual(['F bre - mao', 'A mar - spa']);
    expect(read.press.map(({ to, body }) => [to, body])).toEqual([
      [['GERMANY'], 'A Par - Bur\nplease'],
      [['ITALY'], 'A Mar - Pie\nplease'],
    ]);
  });

  test('one that begins rightly needs none, and no line in it', () => {
    const { press } = readMail('PRESS TO GERMANY\ntell Italy\nA Par - Bur\nENDPRESS\nA Mar - Spa', { position });
    expect(press.map(({ to, body, held }) => [to, body, held])).toEqual([
      [['GERMANY'], 'tell Italy\nA Par - Bur', null],
    ]);
  });
});

describe('an ENDPRESS above which nothing could be a beginning', () => {
  test.each([
    ['A Par - Bur\nA Mar - Spa\nENDPRESS', [], ['A par - bur', 'A mar - spa']],
    ['F Bre - Mao\n\nA Par - Bur\nA Mar - Spa\n\nENDPRESS', ['F bre - mao'], ['A par - bur', 'A mar - spa']],
    [
      'F Bre - Mao\n\nWhat do you think of it\nA Par - Bur\nENDPRESS\nA Mar - Spa',
      ['F bre - mao', 'A mar - spa'],
      ['A par - bur'],
    ],
    ['PRESS TO GERMANY\nHi\nENDPRESS\nA Par - Bur\nENDPRESS', [], ['A par - bur']],
  ])('the paragraph above it is asked about: %j', (text, filed, pending) => {
    const read = readMail(text, { position });
    expect([filedIn(read), pendingIn(read)]).toEqual([filed, pending]);
  });

  test.each(['A Par - Bur\n\nGood luck!\nENDPRESS', 'PRESS TO GERMANY\nHi\nENDPRESS\n\nENDPRESS\nA Par - Bur'])(
    'what stands elsewhere is filed: %j',
    (text) => {
      const read = readMail(text, { position });
      expect([filedIn(read), pendingIn(read)]).toEqual([['A par - bur'], []]);
    },
  );
});

describe('nothing but orders below a wrong beginning', () => {
  test('may be both: SEND and FILE are offered', () => {
    const read = readMail('F Bre - Mao\ntell Germany\nA Par - Bur\nA Mar - Spa\nENDPRESS', { position });
    expect([filedIn(read), pendingIn(read), read.press]).toEqual([['F bre - mao'], ['A par - bur', 'A mar - spa'], []]);
    const doubts = read.items.flatMap((item) => (item.kind === 'order' ? (item.pending ?? []) : []));
    expect(doubts.map(({ why, message }) => [why, message?.to, message?.body])).toEqual(
      doubts.map(() => [{ code: 'pending/message', to: ['GERMANY'] }, ['GERMANY'], 'A Par - Bur\nA Mar - Spa']),
    );
  });
});

describe('a beginning with no ENDPRESS below', () => {
  // What begins a block is read as one.
  const BARE = each(Object.values({ ...FOR, MASTER: '' }).join('\n')).filter(
    (line) => !/^press (?:to|all) /i.test(line),
  );

  test.each(BARE)('%s: the orders directly below are asked about', (opening) => {
    const read = readMail(`F Bre - Mao\n\n${opening}\nA Par - Bur\n\nA Mar - Spa`, { position });
    expect([pendingIn(read), read.press]).toEqual([['A par - bur'], []]);
    expect(filedIn(read)).toEqual(['F bre - mao', 'A mar - spa']);
  });

  test.each(
    each(`For France: | For the GM: | To the judge: | To: GM | An den Spielleiter: | Pour l'arbitre : | Hi all, | Hello everyone! | Dear GM, | For Spring: | For my armies:
Please send my orders: | Pass these on, thanks. | Press on! | Message received. | Thanks for the message. | Für Frankreich: | Pour la France : | Sending early because I travel tomorrow.
I told Germany about this, so: | Reply to your mail: | Re: your reminder | Letter follows. | Nachricht erhalten, danke. | Merci pour le message. | Anbei: | Ci-joint : | Au revoir !`),
  )('%s: is none, and they are filed', (line) => {
    expect(filedIn(readMail(`${line}\nA Par - Bur\nA Mar - Spa`, { position }))).toEqual([
      'A par - bur',
      'A mar - spa',
    ]);
  });
});

describe('without PRESS and ENDPRESS', () => {
  const toWhom = (mail: string) => readMail(mail, { position }).press.map(({ to, held }) => [to, held !== null]);

  test.each([
    ['ITALY', 'To Italy:\nHello neighbor, shall we both leave Piedmont empty?'],
    ['AUSTRIA', 'could you tell whoever plays austria that italy asked about trieste'],
    ['RUSSIA', '@Russia - are you going for Sweden this year? How do you like the English?'],
    ['GERMANY', 'For the eyes of the German player only:\n\nSir, would you leave Burgundy to me?'],
    [
      'ENGLAND GERMANY',
      'This is a letter for England and Germany, can you forward it?\nLet us have peace in the west.',
    ],
    ['ENGLAND', 'Würden Sie das an den englischen Mitspieler weiterleiten: Ich fahre nicht in den Kanal.'],
    ['ENGLAND', 'Pouvez-vous transmettre au joueur anglais ?\nLaissons la Manche vide.'],
    ['TURKEY', 'Lettre à remettre au Sultan\n\nVotre Hautesse, bonne chance à vous.'],
    ['ENGLAND ITALY', "À l'attention de l'Angleterre et de l'Italie\n\nJe voudrais vivre en paix avec vous deux."],
  ])('%s is offered what is written for it: %s', (to, mail) => {
    expect(toWhom(mail)).toEqual([[to.split(' '), true]]);
  });

  test.each([
    'How do I send a message to Germany without England seeing it?\nKaren',
    'Wenn ich über dich eine Nachricht an England schicke, lesen das dann alle?\nGruß, Tom',
    "Si j'envoie un message à la Turquie, les autres le voient aussi ?\nMerci",
    'ich und der russe kommen beide nicht weiter, kann man das abbrechen\nGruß',
  ])('a question about messages is none to anybody: %s', (mail) => {
    expect(toWhom(mail)).toEqual([]);
  });
});
