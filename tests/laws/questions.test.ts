/** Questions of beginners: each is answered by the game's own facts or by the rules, above all else; none is an order, and none is refused. */
import { describe, expect, test } from 'vitest';
import { ask, gameNow, twoPlayers } from '../deadlines/games.ts';
import { JUDGE, playedGame, write } from '../handling/rig.ts';

/** `ann` plays Austria in Spring 1901; nothing is ordered yet. */
const IN_GAME: readonly (readonly [asked: string, answer: RegExp])[] = [
  ['how do I win?', /18 of 34 centers win\. You have 3 now/],
  ['am I late?', /No: the deadline is Thu 5 Mar 2026, 23:30 UTC\. Orders are missing for 3 units/],
  ['has everyone sent their orders?', /only the GM can see who has ordered.*Of yours, 3 orders are missing/],
  ['Who plays England?', /England is played by Player/],
  ['which country am I?', /You play Austria/],
  ['Can my army in Vienna get to Galicia?', /Yes: an army can move from Vienna to Galicia/],
  ['does Vienna border on Munich?', /No: an army cannot.*goes to Bohemia, Budapest/],
  ['can A Tri get to Rome by sea?', /Only by convoy/],
  ['Vienna to Bavaria?', /An army in Vienna can go to Bohemia/],
  ['Wien nach Galizien?', /Ja: Eine Armee kann von Wien nach Galizien ziehen/],
  ['wohin kann meine Flotte in Triest ziehen?', /Von Triest kann eine Flotte nach Adria, Albanien, Venedig ziehen/],
  ['Kann man durch die Schweiz?', /kann niemand/],
  ['wie viele Zentren hat Russland?', /Russland hat 4 Versorgungszentren/],
  ['was habe ich befohlen?', /kein Befehl eingetragen.*3 Befehle/],
  ['bis wann muss ich abgeben?', /Die Frist für .* ist Do 5\. März 2026/],
  ["qui joue l'Angleterre ?", /L'Angleterre est jouée par Player/],
  ['combien de centres ai-je ?', /L'Autriche a 3 centres : Budapest/],
  ["comment parler à l'Italie ?", /PRESS TO ITALIE .*cela va à l'Italie/],
  ["qui est l'arbitre ?", /L'arbitre est Player/],
  ['Wer ist zu spät?', /Vor der Frist ist niemand zu spät/],
  ['one more day?', /EXTEND 24h proposes a day more.*EXTEND 24h/],
  ['Noch ein Tag?', /EXTEND 24h schlägt einen Tag mehr vor/],
  ['encore un jour ?', /EXTEND 24h propose un jour de plus/],
  ['who is italy', /Italy is played by Player/],
  ['who owns serbia', /Serbia is nobody’s yet/],
  ['if i skip one turn am i kicked out', /may lose the seat/],
  ['who is france and how long does it take', /France is played by.*A game lasts until/],
  ['What does that mean, 23 of grace?', /Grace is the time after the deadline.*until Thu 12 Mar 2026/],
  ['is there a way to write to everybody at once', /PRESS TO ALL on a line.*goes to everybody/],
  ['Wie kann ich was an alle Mitspieler schreiben?', /PRESS TO ALL .*Das geht an alle/],
  ['Est-ce que je peux voir les ordres des autres avant la date limite ?', /avant, personne ne voit ceux des autres/],
  ['What has England ordered?', /nobody sees those of others/],
  ['Kannst du mir verraten ob Deutschland nach Burgund zieht?', /sieht niemand die der anderen/],
  ['komm ich mit der Flotte direkt nach Albanien?', /Nach Albanien kannst du jetzt ziehen mit: F Triest/],
  ['can I get to Rome?', /None of your units can go to Rome in one move, unless by convoy/],
  ['I might be late on Friday, is that a problem?', /Late orders still count until Thu 12 Mar/],
  ['Combien de points d’influence me reste-t-il ?', /L'Autriche a 3 centres/],
  ['Comment jouer seul contre des robots ?', /PRACTICE seul sur une ligne/],
  ['Is it one move per year or two?', /A year has two rounds of moves/],
  ['do you have other maps', /GET VARIANTS/],
  ['STOP', /RESIGN leaves a game/],
];

/** One wish has one answer, and no line to copy that does harm stands below a question. */
const ONE_ANSWER: readonly (readonly [asked: string, answer: RegExp, isWithout: RegExp])[] = [
  ['Was kann meine Flotte in Triest im ersten Zug machen?', /Von Triest kann eine Flotte/, /CLEAR/],
  [
    'When do I have to send my orders, and can I change them later?',
    /The deadline for.*Yes, as often/,
    /\bCLEAR\s+0 of/,
  ],
  ['kann ich meine züge noch ändern wenn ich sie schon geschickt hab', /Ja, so oft du willst/, /\bCLEAR\s+0 von/],
  ['Hi there, first time playing. What do I actually have to do to win this?', /18 of 34 centers/, /SIGNON/],
  ["Sorry but something came up at work and I don't think I can play. How do I drop out?", /RESIGN/, /To stay out/],
  ['wie schreib ich dem deutschen? hab keine adresse von ihm', /PRESS TO DEUTSCHLAND/, /SET ADDRESS/],
  ['Ich bin vom 5. bis 12. Dezember im Urlaub, geht das?', /AWAY vom 5\. bis 12\. Dezember/, /DRAW/],
  ['Je suis absente du 5 au 12 décembre, que dois-je faire ?', /AWAY du 5 au 12 décembre/, /HELP ORDERS/],
  ['I don’t get supports. How do they work?', /lends its strength/, /GET RULES/],
  ['Guten Tag, ich bin neu hier. Wie läuft das jetzt ab?', /Ein Befehl ist eine Zeile/, /RESIGN/],
  ['Could you explain how convoys work, and how I should type one?', /A fleet at sea carries/, /HELP ORDERS/],
  ['Meine Armee in Galizien wurde vertrieben. Was muss ich jetzt schreiben?', /zieht sich an einen leeren/, /remove/],
  ["Hi, is the deadline Friday my time or yours? I'm in Chicago.", /The deadline for Spring/, /SIGNON/],
  ['Message à tous : moi c’est Karim, je joue l’Autriche !', / SEND /, /TO AUTRICHE/],
  ["J'ai un copain qui aimerait bien jouer avec nous, c'est possible ?", /INVITE suivi/, /est jouée par/],
  ['Did you get my email from last night? I never got a reply.', /no orders of yours on file/, /address/],
  ['No worries, take your time.', /Good to hear from you/, /could not be used/],
  ['Kein Stress, ich warte dann einfach ab. Schönes Wochenende!', /Schön, von dir zu hören/, /nicht verwenden/],
  ['Yes please! count me in', /You play Austria/, /SIGNON/],
  ['ja gerne, ich mache mit!', /Du spielst Österreich/, /SIGNON/],
  ['Can Vienna go to Tyrolia or Galicia?', /Yes: .* to Tyrolia. Yes: .* to Galicia/, /No:/],
  ['Kann Wien nach Tirol oder Rumänien ziehen?', /Ja: .* nach Tirol ziehen. Nein: .*Rumänien/, /Ja: [^.]*Rumänien/],
  [
    'Can Budapest get to Serbia in one go? And could the Albanian fleet help with that from where it is?',
    /Yes: an army can move from Budapest to Serbia/,
    /goes to \./,
  ],
  ['If somebody pushes me out of a place does my army die or can it go somewhere else?', /driven out/, /RESIGN/],
];

test('one wish has one answer, and none brings a line that harms whoever only asks', async () => {
  const services = await playedGame();
  for (const [asked, answer, isWithout] of ONE_ANSWER)
    await services.asIf(async () => {
      const mail = (await ask(services, 'ann', asked)).replace(/[\s\u00a0]+/g, ' ');
      const [body = ''] = mail.slice(mail.indexOf(':: Judge')).split('(marne.001)');
      expect([asked, body]).toEqual([asked, expect.stringMatching(answer)]);
      expect([asked, body]).toEqual([asked, expect.not.stringMatching(isWithout)]);
    });
});

test('a player is who is meant by their name', async () => {
  const services = await playedGame();
  await write(services, 'bob', 'SET NAME Claire Dubois');
  for (const [asked, answer] of [
    ['Comment est-ce que j’écris à Claire en privé ?', /PRESS TO ANGLETERRE .*à personne d'autre/],
    [
      'Ich möchte Claire schreiben, dass sie mich nicht angreifen soll. Wie geht das?',
      /PRESS TO ENGLAND .*niemanden sonst/,
    ],
    ['Can I talk to Claire without Italy seeing it? How do I write to her?', /PRESS TO ENGLAND .*to no other player/],
  ] as const)
    await services.asIf(async () => {
      const mail = (await ask(services, 'ann', asked)).replace(/[\s\u00a0]+/g, ' ');
      expect([asked, mail]).toEqual([asked, expect.stringMatching(answer)]);
      expect([asked, mail]).toEqual([asked, expect.not.stringMatching(/HELP ORDERS|GET RULES/)]);
    });
});

test('are answered above all else by what the game itself knows', async () => {
  const services = await playedGame();
  for (const [asked, answer] of IN_GAME)
    await services.asIf(async () => {
      const mail = (await ask(services, 'ann', asked)).replace(/[\s\u00a0]+/g, ' ');
      const [subject, body] = [mail.split(' :: ')[0]!, mail.slice(mail.indexOf(':: Judge'))];
      expect([asked, body.slice(0, 420)]).toEqual([asked, expect.stringMatching(answer)]);
      expect([asked, /refused|abgelehnt|refusée/.test(subject)]).toEqual([asked, false]);
      const seat = (await gameNow(services)).seats.find(({ power }) => power === 'AUSTRIA')!;
      expect([asked, seat.onFile, seat.person === null]).toEqual([asked, [], false]);
    });
});

/** In one breath, as on a phone: how many of three orders are filed, and what is answered. */
const BESIDE: readonly (readonly [mail: string, filed: number, answer?: RegExp])[] = [
  ['Hiya! vienna to galicia, budapest to serbia. Thanks a million, you’re a star x', 2],
  ['Guten Abend, wien nach galizien und triest nach albanien, danke euch und schönen abend noch :)', 2],
  ["Bonjour monsieur l'arbitre, Vienne en Galicie, merci bien cordialement", 1],
  ['Hi all! Vienna to Galicia', 0],
  ['I would like my fleet in Trieste to move to Albania', 1],
  ['I would like my fleet in Trieste to move to Albania if Italy agrees', 0],
  ['Vienna to Galicia, thanks but not if Italy attacks', 0],
  ['Vienna goes to Galicia. Can I still change that tomorrow?', 1, /Yes, as often as you like/],
  ['Wien nach Galizien, Triest nach Albanien. Wann seh ich was rauskommt?', 2],
  ['Vienne va en Galicie. Je peux encore changer demain ?', 1, /Oui, autant de fois/],
  ['Vienna to Galicia. Only if Italy agrees?', 0],
  ['A Vie - Gal. Or better Tyrolia?', 0],
];

test('no courtesy or question beside an order keeps it from being filed, and none files what is in doubt', async () => {
  const services = await playedGame();
  for (const [mail, filed, answer = /./] of BESIDE)
    await services.asIf(async () => {
      const said = (await ask(services, 'ann', mail)).replace(/[\s\u00a0]+/g, ' ');
      const seat = (await gameNow(services)).seats.find(({ power }) => power === 'AUSTRIA')!;
      expect([mail, seat.onFile.length, said]).toEqual([mail, filed, expect.stringMatching(answer)]);
    });
});

test('whoever has to retreat learns where that unit may go', async () => {
  const services = await playedGame();
  await write(services, 'di', 'A mun - bur');
  await write(services, 'cy', 'A mar - gas\nA par - pic');
  await write(services, 'mara', 'process s1901m');
  await write(services, 'cy', 'A gas - bur\nA pic S A gas - bur');
  await write(services, 'mara', 'process f1901m');
  for (const [asked, answer] of [
    [
      'Wohin kann ich mich zurückziehen?',
      /A Burgund kann sich zurückziehen nach Belgien, Marseille, München, Paris, Ruhrgebiet/,
    ],
    ['Where can I retreat to?', /A Burgundy can retreat to .*Ruhr/],
    ['où est-ce que je peux faire retraite ?', /A Bourgogne peut se retirer vers /],
  ] as const)
    await services.asIf(async () => {
      const mail = (await ask(services, 'di', asked)).replace(/[\s\u00a0]+/g, ' ');
      expect([asked, mail]).toEqual([asked, expect.stringMatching(answer)]);
    });
});

describe('of a stranger', () => {
  test('are answered by the rules, and not by all of the help', async () => {
    const services = await playedGame();
    for (const [asked, answer] of [
      ['What is a convoy?', /A Lon - Bre and F Eng C A Lon - Bre/],
      ['Was ist ein Konvoi?', /Eine Flotte auf See bringt eine Armee/],
      ["qu'est-ce qu'un soutien ?", /prête sa force à une autre/],
      ['What do I have to do?', /LIST shows the games that still take players.* PRACTICE If you have/],
      ['Was muss ich tun?', /LIST zeigt die Partien, die noch Spieler aufnehmen.* PRACTICE Hast du/],
      ['Que dois-je faire ?', /LIST montre les parties qui prennent encore des joueurs.* PRACTICE Une autre/],
      ['How do I join a game?', /starts one of your own against bots\. PRACTICE If you have/],
      ['I want to start a game with my friends. What do I have to do?', /CREATE \? with a name/],
    ] as const)
      await services.asIf(async () => {
        const mail = (await ask(services, 'zoe', asked, JUDGE)).replace(/\s+/g, ' ');
        expect([asked, mail]).toEqual([asked, expect.stringMatching(answer)]);
        expect([asked, mail.length < 1_200]).toEqual([asked, true]);
      });
  });

  test('at a game that has begun they are answered too: questions, wishes to play and refusals', async () => {
    const services = await playedGame();
    for (const [asked, answer] of [
      ['how do I win this game?', /holds enough supply centers/],
      ['Put me down for the next game, would you? I am not fussy.', /LIST shows the games that still take players/],
      ['ja gerne, ich mache mit!', /sobald du angemeldet bist/],
      ["Merci de l'invitation, mais je ne pourrai pas participer cette fois-ci.", /il n'y a rien à faire/],
    ] as const)
      await services.asIf(async () => {
        const mail = (await ask(services, 'zoe', asked)).replace(/[\s\u00a0]+/g, ' ');
        expect([asked, mail]).toEqual([asked, expect.stringMatching(answer)]);
        expect([asked, mail]).toEqual([asked, expect.not.stringMatching(/could not be used|nicht verwenden|pu être/)]);
      });
  });
});

test('names of players stay hidden where they are secret', async () => {
  const services = await playedGame();
  await services.asIf(async () => {
    const told = await ask(services, 'zoe', 'who plays England?', JUDGE);
    expect(told).not.toMatch(/bob|Player pers/);
  });
});

describe('a message to another power with neither PRESS nor ENDPRESS', () => {
  const rows = [
    'Dear Italy, shall we have peace?\nBest, Ann',
    'Cher Anglais, voulez-vous la paix ?',
    'An Russland: Frieden?',
    'message to Italy: peace?',
    'Liebes Italien,\nwollen wir Frieden halten?',
    'Italy, will you support me into Trieste?',
    'Ciao Italy! Are you going east or west?',
    'To the Tsar of Russia: keep out of Galicia.',
    "Mon cher Guillaume d'Allemagne,\nne nous battons pas.",
    'Frag doch mal den Deutschen, ob er die Schweiz mag.',
    'Würden Sie bitte dem Türken ausrichten, dass ich sein Angebot annehme?',
    "Réponds à l'Angleterre que c'est non.",
    "Très chère Allemagne, si tu tiens Munich, moi je tiens Trieste. D'accord ?",
    'Dearest Russia, shall we leave Galicia empty?',
  ];
  test.each(rows)('is offered, and goes out by SEND alone: %s', async (text) => {
    const services = await playedGame();
    const offered = await ask(services, 'ann', text);
    expect(offered).toMatch(/\bSEND\b/);
    expect((await services.sent()).filter(({ to }) => to !== 'ann@example.org')).toEqual([]);
    await write(services, 'ann', 'SEND');
    const others = (await services.sent()).map(({ to }) => to).filter((to) => to !== 'ann@example.org');
    expect(others).toHaveLength(1);
  });
});

test.each([
  'Great, thanks. How many of us are still missing?',
  'Ihr habt mir auf Englisch geantwortet, das ist für mich schwierig. Ginge das auch auf Deutsch?',
])('words whose letters are powers, or languages, are no message: %s', async (text) => {
  const services = await playedGame();
  expect(await ask(services, 'ann', text)).not.toMatch(/\bSEND\b|press (?:to|sent)|Nachricht an/);
});

test('a message to everyone but a power is never one to that power', async () => {
  const services = await playedGame();
  const asked = await ask(services, 'ann', 'To anyone outside of Italy: peace?');
  expect(asked).not.toMatch(/press to Italy/);
  expect((await services.sent()).filter(({ to }) => to !== 'ann@example.org')).toEqual([]);
});

test('a yes that could mean several things is never sent to a line that is none of them', async () => {
  const services = await playedGame();
  const asked = await ask(services, 'ann', 'tell Germany\nA Vie - Gal\nA Bud - Ser\nENDPRESS');
  expect(asked).toMatch(/reply FILE/);
  expect(await ask(services, 'ann', 'yes')).toMatch(/More than one thing waits[^:]*:\s+SEND\s+FILE 1\s/);
});

describe('a message to a player by name', () => {
  const rows = [
    'Dear Bob,\nshall we have peace?',
    'Lieber Herr Dylan,\nwollen wir Frieden?',
    'Cher Bob, voulez-vous la paix ?',
    'to Bob Dylan: peace?',
    'PRESS TO BOB: peace?',
    'press to Bob\npeace?\nENDPRESS',
    'Bob, will you support me into Tyrolia?',
  ];
  const told = async (settings: string, text: string) => {
    const services = await twoPlayers(settings);
    await write(services, 'bob', 'set name Bob Dylan', JUDGE);
    await services.sent();
    return (await ask(services, 'ann', text)).replace(/\s+/g, ' ');
  };

  test.each(rows)('never meets a wall: %s', async (text) => {
    expect(await told('', text)).toMatch(/(?:To|An|destinataires :) (?:l'Angleterre|England).*SEND/);
  });

  test.each(rows)('never tells in a gunboat game that somebody is called so: %s', async (text) => {
    const other = text.replace(/Bob/gi, 'Zed').replaceAll('Dylan', 'Mayer');
    const answer = (await told('set gunboat', text)).replace(/Bob/gi, 'Zed').replaceAll('Dylan', 'Mayer');
    expect(answer.replace(/\b(?:ZED|zed)\b/g, 'Zed')).toBe(
      (await told('set gunboat', other)).replace(/\bzed\b/gi, 'Zed'),
    );
  });
});
