/** The language of a person: chosen, kept, shown, and never guessed. */
import { describe, expect, it } from 'vitest';
import { languageOfMail } from '../../lambdas/incoming/language-of-mail.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { GAME, JUDGE, mailOf, playedGame, write } from './rig.ts';

const to = (mails: readonly OutgoingMail[], name: string) => mails.find((mail) => mail.to === `${name}@example.org`)!;

describe('SET LANGUAGE', () => {
  it('is answered in the language chosen, and is how mails of games and of the desk are written from then on', async () => {
    const judge = await playedGame();
    await write(judge, 'cy', 'set language Deutsch', JUDGE);
    const answer = to(await judge.sent(), 'cy');
    expect(answer.headers['Content-Language']).toBe('de');
    expect(answer.html).toContain('<html lang="de">');
    const person = await judge.services.directory.personAt('cy@example.org');
    expect(person?.language).toBe('de');
    await write(judge, 'cy', 'A Par - Bur', GAME);
    const orders = to(await judge.sent(), 'cy');
    expect(orders.headers['Content-Language']).toBe('de');
    expect(orders.text).toMatch(/A Marseille\b(?!s)/);
    await write(judge, 'ann', 'A Vie - Gal', GAME);
    const other = to(await judge.sent(), 'ann');
    expect([other.headers['Content-Language'], other.html.includes('<html lang="en')]).toEqual(['en', true]);
  });

  it('takes codes and names, as each language calls them, and asks about others', async () => {
    const judge = await playedGame();
    for (const [written, code] of [
      ['set language fr', 'fr'],
      ['set language français', 'fr'],
      ['set langue francais', 'fr'],
      ['set sprache englisch', 'en'],
      ['set language de-AT', 'de'],
      ['set my language to french', 'fr'],
    ] as const) {
      await write(judge, 'cy', written, JUDGE);
      expect((await judge.services.directory.personAt('cy@example.org'))?.language, written).toBe(code);
    }
    await judge.sent();
    await write(judge, 'di', 'set language Klingon', JUDGE);
    const { text } = to(await judge.sent(), 'di');
    expect(text.replace(/\s+/g, ' ')).toContain(
      "'Klingon' is no language of this judge. There are English, German and French.",
    );
    expect((await judge.services.directory.personAt('di@example.org'))?.language).toBe(undefined);
  });

  it('stands above orders in the same mail, whatever language they are in', async () => {
    const judge = await playedGame();
    await write(judge, 'cy', 'set language français\nArmée Paris vers la Bourgogne\nF Brest va en Manche', GAME);
    const mails = (await judge.sent()).filter((mail) => mail.to === 'cy@example.org');
    expect(mails.map(({ headers }) => headers['Content-Language'])).toEqual(['fr', 'fr']);
    const { text } = mails.find(({ subject }) => subject.includes('S1901M'))!;
    expect(text).toMatch(/flotte Brest → Manche/);
    expect(text).toMatch(/armée Paris → Bourgogne/);
  });

  it('and zone and form of mails count from the mail that sets them', async () => {
    const judge = await playedGame();
    await write(judge, 'cy', 'set my zone Berlin\nA Par - Bur', GAME);
    const { text } = to(await judge.sent(), 'cy');
    expect(text).toMatch(/Deadline: .* 00:30/);
    await write(judge, 'di', 'A Mun - Bur\nset mail classic', GAME);
    expect((await judge.sent()).filter((mail) => mail.to === 'di@example.org').map(({ html }) => html)).toEqual([
      '',
      '',
    ]);
  });

  it('leaves mails that programs read in English', async () => {
    const judge = await playedGame();
    await write(judge, 'cy', 'set language de\nset mail classic', JUDGE);
    await judge.sent();
    await write(judge, 'cy', 'A Par - Bur', GAME);
    const { text, headers } = to(await judge.sent(), 'cy');
    expect(headers['Content-Language']).toBe('en');
    expect(text).toContain('Army Paris -> Burgundy.');
  });

  it('is part of what one can have exported, and is gone with the account', async () => {
    const judge = await playedGame();
    await write(judge, 'cy', 'set language fr', JUDGE);
    await judge.sent();
    await write(judge, 'cy', 'export', JUDGE);
    const [record] = to(await judge.sent(), 'cy').attachments ?? [];
    expect(JSON.parse(record!.content).person.language).toBe('fr');
    await write(judge, 'cy', 'erase me', JUDGE);
    const word = /CONFIRM (\w+)/.exec(to(await judge.sent(), 'cy').text)![1]!;
    await write(judge, 'cy', `confirm ${word}`, JUDGE);
    expect(await judge.services.directory.personAt('cy@example.org')).toBe(null);
  });

  const FIRST: readonly (readonly string[])[] = [
    ['de', 'Hallo, ich möchte gern mitspielen. Wie geht das?'],
    ['de', 'Guten Tag,\n\nich suche eine Partie für Anfänger.\n\nViele Grüße\nGerda'],
    ['de', 'Hilfe'],
    ['de', 'signon ?marne geheim\n\nIch wäre am liebsten Frankreich, danke!'],
    ['de', 'Moin! Läuft hier noch was?'],
    ['de', 'Wann ist die Frist?'],
    ['fr', "Bonjour, je voudrais jouer. Comment s'inscrire ?"],
    ['fr', 'Salut'],
    ['fr', "Je n'ai pas compris les règles, pouvez-vous m'aider ?"],
    ['fr', 'signon ?marne secret\n\nMerci de me donner la France.'],
    ['fr', "C'est quoi la date limite ?"],
    // Sentences over several lines.
    [
      'fr',
      'Marseille remonte en Gascogne, soutenue par l’armée de Paris. La flotte, quant à elle, appareille pour la Manche.\nCol. de Vaugirard',
    ],
    ['fr', 'Veuillez considérer comme nuls et non avenus les ordres que je vous ai adressés hier soir.\nA. Dumas'],
    [
      'de',
      'Würden Sie bitte folgendes nach Russland weiterleiten?\nSehr geehrter Zar, ich biete Ihnen ein Bündnis an.',
    ],
    ['en', 'Hello, I would like to play. How do I join?'],
    ['en', 'Hi there', 'Accept-Language: de-DE\r\n'],
    ['en', 'A Par - Bur\n\nJörg Müller'],
    ['en', 'What does the German word Zug mean, and what is a "Rückzug"?'],
    // No words of their own: what their program says of itself, or of the mail that it quotes.
    ['de', 'register\nname: Zoe\nend', 'Content-Language: de-AT\r\n'],
    ['fr', 'list', 'Accept-Language: fr, en;q=0.5\r\n'],
    ['de', 'list\n\nAm Di., 3. März 2026 um 20:01 schrieb Chancery <judge@judge.example.org>:\n> Partien'],
    ['fr', 'list\n\nLe mar. 3 mars 2026 à 20:01, Chancery <judge@judge.example.org> a écrit :\n> Parties'],
  ];

  const SENTENCES = {
    fr: "Bonjour, je ne comprends rien et j'ai une question.",
    de: 'Ich verstehe das nicht, bitte hilf mir.',
    en: 'I do not understand this, please help me.',
  };
  /** First lines that settle nothing: a word, a signature, or none of their own. */
  const GUESSES = ['Hilfe', 'Salut', 'Hi there', 'A Par - Bur', 'register', 'list', 'signon ?marne secret'];

  it.each(FIRST)('is %s after a first mail: %s', async (...first) => {
    const [language, text = '', headers = ''] = first;
    const judge = await playedGame();
    const from = 'zoe@example.org';
    const write2 = (body: string, head = '') =>
      judge.deliver(mailOf(from, body, { subject: '', headers: head }), { from, to: [JUDGE] });
    await write2(text, headers);
    const answer = to(await judge.sent(), 'zoe');
    expect(answer.headers['Content-Language']).toBe(language);
    expect(answer.text.includes('SET LANGUAGE EN')).toBe(language !== 'en');
    const offers = answer.text.replaceAll('\u00a0', ' ').match(/SET LANGUAGE (?:EN|DE|FR)/g) ?? [];
    expect(offers).toEqual([...new Set(offers)]);
    // A sentence settles it, once, and never again without their asking; a word or a program leaves that to the first sentence.
    const isSettled = !GUESSES.includes(text.split('\n')[0]!);
    let now = language;
    for (const [code, sentence] of Object.entries(SENTENCES).filter(([code]) => code !== language)) {
      const isSaid = !isSettled && now === language;
      if (isSaid) now = code;
      await write2(sentence);
      const { headers, text } = to(await judge.sent(), 'zoe');
      const says = /Wir schreiben dir auf|Nous vous écrivons en|We write to you in/.test(text);
      expect([code, headers['Content-Language'], says]).toEqual([code, now, isSaid]);
    }
  });

  it('no name of a game tells a language', () => {
    for (const line of ['create cher\nset players 3', 'join ?partie', 'signon ?nouveau geheim'])
      expect([line, languageOfMail({ lines: line.split('\n'), ignored: [], subject: 'mail', language: null })]).toEqual(
        [line, null],
      );
  });

  const OWN: Readonly<Record<string, readonly string[]>> = {
    de: ['Hallo, ich bin neu hier.', 'Ja bitte!', 'Danke', 'nein', 'ok, mache ich', 'wie fange ich an', 'Dabei!'],
    fr: ['Bonjour, je suis nouveau.', 'Oui svp', 'Merci', 'non', "d'accord", 'comment on commence', 'Volontiers'],
    en: [
      'Hi all, I am new here.',
      'Yes please',
      'Thanks',
      'no',
      'ok, will do',
      'how do I start',
      'Who plays England',
      'Join the game marne',
    ],
  };
  /** What programs add below, in the languages that they speak. */
  const ADDED: readonly string[] = [
    'Am Di., 3. März 2026 um 20:01 Uhr schrieb Chancery <judge@judge.example.org>:\n> Hello.',
    'On Tue, Mar 3, 2026 at 8:01 PM Chancery <judge@judge.example.org> wrote:\n> Bonjour.',
    'Le mar. 3 mars 2026 à 20:01, Chancery <judge@judge.example.org> a écrit :\n> Hello.',
    'Von: Chancery <judge@judge.example.org>\nGesendet: Dienstag, 3. März 2026 20:01\nAn: Zoe\nBetreff: Welcome\n\nHello.',
    'From: Chancery <judge@judge.example.org>\nSent: Tuesday, March 3, 2026 8:01 PM\nTo: Zoe\nSubject: Welcome\n\nBonjour.',
    'De : Chancery <judge@judge.example.org>\nEnvoyé : mardi 3 mars 2026 20:01\nÀ : Zoe\nObjet : Welcome\n\nHello.',
    '> Message du 03/03/26 20:01\n> De : "Chancery" <judge@judge.example.org>\n> A : zoe@example.org\n> Objet : Welcome\n>\n> Hello.',
    '----- Mail original -----\nDe: "Chancery" <judge@judge.example.org>\nÀ: zoe@example.org\nEnvoyé: Mardi 3 Mars 2026 20:01:03\nObjet: Welcome\n\nHello.',
    'Von meinem/meiner Galaxy gesendet\n\n-------- Ursprüngliche Nachricht --------\nVon: Chancery <judge@judge.example.org>\nDatum: 03.03.26 20:01 (GMT+01:00)\nAn: zoe@example.org\nBetreff: Welcome\n\nHello.',
    'Envoyé avec la messagerie sécurisée Proton Mail.',
    '-- \nDiese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
    'Télécharger Outlook pour iOS<https://aka.ms/o0ukef>',
    'Outlook für iOS<https://aka.ms/o0ukef> beziehen',
    'Get Outlook for Android<https://aka.ms/AAb9ysg>',
  ];

  it('never is that of a mail program where its writer said a word of their own', () => {
    const rest = { ignored: [], subject: '', language: null };
    for (const [code, texts] of Object.entries(OWN))
      for (const text of texts)
        for (const added of ADDED)
          expect([languageOfMail({ lines: `${text}\n\n${added}`.split('\n'), ...rest }), text, added]).toEqual([
            code,
            text,
            added,
          ]);
  });

  it('is that of a stranger\u2019s mail too, where nothing proves who they are', async () => {
    const judge = await playedGame();
    const raw = mailOf('zoe@example.org', 'Hallo, ich möchte mitspielen.');
    await judge.deliver(raw, { from: 'zoe@example.org', to: [JUDGE], dmarc: 'GRAY' });
    expect(to(await judge.sent(), 'zoe').headers['Content-Language']).toBe('de');
  });

  it('of messages to others, of orders and of what is quoted says nothing', async () => {
    const judge = await playedGame();
    await write(
      judge,
      'cy',
      'press to england\nIch möchte gern mit dir sprechen, und das bald.\nendpress\nA Par - Bur',
    );
    expect((await judge.services.directory.personAt('cy@example.org'))?.language).toBe(undefined);
  });
});
