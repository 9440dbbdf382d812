import { describe, expect, test } from 'vitest';
import { SET_FORMS } from '../../engine/commands/registry.ts';
import { boardWith } from '../../engine/rules/game-board.ts';
import type { SettingChange } from '../../engine/settings/game-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../engine/settings/settings.ts';
import { changeSettings, isOffered } from '../../engine/settings/settings-change.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { settingsInWords } from '../../templates/locales/settings.ts';
import { classicGameListing, parameterLines } from '../../templates/mail/classic/listing.ts';
import { standard } from '../boards.ts';
import { ask, DAY, gameNow, twoPlayers } from '../deadlines/games.ts';
import { write } from '../handling/rig.ts';
import { readMail } from '../language/mails.ts';
import { context } from '../letters/scenes.ts';
import { told } from '../told.ts';

const AROUND = { begun: false, zones, seats: 7, drawsSeats: true, isAlone: true };
const ACCESS = new Set(['allow', 'deny', 'approve', 'disapprove']);

/** Each setting as its example reads. */
const CHANGES: readonly (readonly [string, SettingChange])[] = SET_FORMS.flatMap((entry) => {
  const line = entry.example[0]!;
  const [item] = readMail(line, { role: 'master', power: null }).items;
  return item?.kind === 'command' && item.command === 'SET' ? [[line, item.args] as const] : [];
});
const OFFERED = CHANGES.filter(
  ([line, { setting }]) =>
    isOffered(setting) &&
    // A game against bots stays one.
    line !== 'SET NO PRACTICE' &&
    !ACCESS.has(setting) &&
    !/variant$/.test(setting) &&
    setting !== 'no-grace',
);

function listed(settings: Settings): string {
  return classicGameListing({ ...context({ settings }), board: boardWith(standard, settings) })
    .map(({ text }) => text)
    .join('\n');
}

/** Settings of one value, and a line that sets another than at first. */
const VALUED = [
  ['WARN', 'SET WARN 2D'],
  ['REPLACEMENT', 'SET REPLACEMENT 48'],
  ['COMMENT', 'SET COMMENT beginners welcome'],
  ['PLAYERS', 'SET PLAYERS 4'],
  ['POWERS', 'SET POWERS 5'],
  ['CENTERS', 'SET CENTERS 20'],
  ['SEATS', 'SET SEATS AUCTION'],
  ['LEVEL', 'SET LEVEL novice'],
  ['DEDICATION', 'SET DEDICATION 90'],
  ['ONTIMERAT', 'SET ONTIMERAT 0.9'],
  ['RESRAT', 'SET RESRAT 0.2'],
] as const;

describe('NO before a setting takes it back', () => {
  const settingsAfter = (line: string, settings: Settings): Settings => {
    const items = readMail(line, { role: 'master', power: null }).items;
    let now = settings;
    for (const item of items) {
      if (item.kind !== 'command' || item.command !== 'SET') throw new Error(`${line}: ${JSON.stringify(item)}`);
      const changed = changeSettings(now, item.args, { ...AROUND, drawsSeats: true, centersInAll: 34 });
      if ('problem' in changed) throw new Error(`${line}: ${told(changed.problem)}`);
      if ('changes' in changed) now = { ...now, ...changed.changes };
    }
    return now;
  };

  test.each(VALUED)('NO %s after %s: as it is in a new game, and twice is as once', (name, line) => {
    const changed = settingsAfter(line, DEFAULT_SETTINGS);
    expect(changed).not.toEqual(DEFAULT_SETTINGS);
    // Without reminders there are none, where a new game has some.
    const back = name === 'WARN' ? { ...DEFAULT_SETTINGS, reminders: [] } : DEFAULT_SETTINGS;
    for (const no of [
      `SET NO ${name}`,
      `set not ${name.toLowerCase()}.`,
      `SET NO${name}`,
      `SET NO ${name}\nSET NO ${name}`,
    ])
      expect(settingsAfter(no, changed), no).toEqual(back);
  });

  test('several behind one SET', () => {
    const changed = settingsAfter('SET CENTERS 20, WARN 2D, NMR', DEFAULT_SETTINGS);
    expect(settingsAfter('SET NO CENTERS, NO WARN, NO NMR', changed)).toEqual({ ...DEFAULT_SETTINGS, reminders: [] });
  });

  test('whoever is named is taken off the list', async () => {
    const services = await twoPlayers();
    const lists = async () => (await gameNow(services)).access;
    const before = await lists();
    for (const list of ['ALLOW', 'DENY']) {
      for (const no of ['NO', 'NOT']) {
        await ask(services, 'mara', `set ${list} player max@example.org, Zoe <zoe@example.org>`);
        expect(await lists()).not.toEqual(before);
        await ask(services, 'mara', `set ${no} ${list} player max@example.org, Zoe <zoe@example.org>`);
        expect(await lists()).toEqual(before);
      }
    }
  });

  test.each([
    ['SET NO ZONE', 'SET ZONE Europe/Paris'],
    ['SET NO MAX ABSENCE', 'SET MAX ABSENCE 15'],
    ['SET CLOCK 20:00', 'SET MOVE CLOCK 20:00'],
    ['SET NEXT 48', 'SET MOVE NEXT 48'],
    ['SET GRACE 48', 'SET MOVE GRACE 48'],
    ['SET GRACE 48h', 'SET MOVE GRACE 48H'],
  ])('%s: refused with %s, which can be sent', (line, suggestion) => {
    const [item] = readMail(line, { role: 'master', power: null }).items;
    expect(item).toMatchObject({ suggestion });
    expect(() => settingsAfter(suggestion, DEFAULT_SETTINGS)).not.toThrow();
  });

  test('the line of press that LIST prints has no grace press in it, and sets that', () => {
    const press = settingsAfter('SET NO GRACE PRESS, NO PARTIAL PRESS', DEFAULT_SETTINGS);
    const line = parameterLines(context({ settings: press }))
      .find(({ text }) => text.includes('Press:'))!
      .text.trim();
    expect(line).toContain('No Grace');
    expect(settingsAfter(`SET ${line}`, DEFAULT_SETTINGS)).toEqual(press);
  });

  test('NO GRACE: press or time is asked, nothing is guessed', async () => {
    const services = await twoPlayers();
    const { settings } = await gameNow(services);
    const answer = await ask(services, 'mara', 'set no grace');
    expect(answer).toContain('Send SET NO GRACE PRESS');
    expect(answer).toContain('SET MOVE GRACE 0');
    expect((await gameNow(services)).settings).toEqual(settings);
  });
});

describe('judge-language C2: settings', () => {
  test.each(OFFERED)('%s is told in a sentence and shown by LIST', (_, change) => {
    // Where the line sets what is so at first, its contrary is set before.
    const start = contrary(change);
    const changed = changeSettings(start, change, AROUND);
    if (!('changes' in changed)) throw new Error(JSON.stringify(changed));
    const after = { ...start, ...changed.changes };
    expect(settingsInWords(changed.changes).length).toBeGreaterThan(0);
    // 18 is what the variant says as well.
    if (JSON.stringify(after) !== JSON.stringify(start) && change.setting !== 'centers')
      expect(listed(after)).not.toBe(listed(start));
  });

  test.each(CHANGES.filter(([, { setting }]) => !isOffered(setting)))(
    '%s is not offered, and answered with why in one sentence',
    (_, change) => {
      const changed = changeSettings(DEFAULT_SETTINGS, change, AROUND);
      const sentence = 'problem' in changed ? told(changed.problem) : 'same' in changed ? `${told(changed.same)}.` : '';
      expect(sentence).toMatch(/^[A-Z'].{20,}[.]$/);
      expect(sentence).not.toContain('not offered');
    },
  );

  test('a game begins with the classic defaults', () => {
    expect(listed(DEFAULT_SETTINGS)).toContain('clock 1410 min  0.00 next  71.00 grace 167.00 delay 0.50 days -MTWTF-');
    expect(listed(DEFAULT_SETTINGS)).toContain('NoNMR, List, NoProxy, DIAS, Concessions');
    expect(listed(DEFAULT_SETTINGS)).toContain('White, Partial Allowed, No Fake');
  });

  test.each([
    ['set no gunboat', 'gunboat', /promised to be hidden/],
    ['set reveal', 'gunboat', null],
    ['set master sees', '', /promised that nobody sees/],
    ['set players 3', '', /seats are taken/],
    ['set prflist', '', /dealt already/],
  ])('%s after the start of a game with %s stays as it was promised', async (line, options, refusal) => {
    const services = await twoPlayers(options === '' ? '' : `set ${options}`);
    const answer = await ask(services, 'mara', line);
    if (refusal === null) expect(answer).not.toContain('could not be used');
    else expect(answer).toMatch(refusal);
  });

  test('SET VARIANT before the start: another board, its seats; preferences are to be sent anew, and all are told', async () => {
    const services = await twoPlayers('set players 3\nset manual start');
    const answer = await ask(services, 'mara', 'set variant octarine gunboat\nset powers 2');
    expect(answer).toContain('The game is Octarine now; preferences have to be sent again');
    expect(answer).toMatch(/set powers 2: [^:]+ Everyone has been told/);
    const game = await gameNow(services);
    expect([game.variant, game.settings.players, game.settings.powers, game.settings.anonymous]).toEqual([
      'octarine',
      null,
      2,
      true,
    ]);
    expect(game.applicants.map(({ preferences }) => preferences)).toEqual([[], []]);
    expect(await ask(services, 'ann', 'set preference Klatch')).not.toContain('could not be used');
    await ask(services, 'mara', 'force begin');
    expect(Object.keys((await gameNow(services)).position!.units)).toContain('KLATCH');
    expect(await ask(services, 'mara', 'set variant standard')).toContain('its variant stays');
  });

  test('SET VARIANT: the players are told in one mail; what cannot be is refused', async () => {
    const services = await twoPlayers('set players 3\nset manual start');
    await services.sent();
    await write(services, 'mara', 'set variant octarine\nset nodias');
    const mails = (await services.sent()).filter(({ to }) => to === 'ann@example.org');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('The variant is Octarine now; GET octarine tells its rules.');
    expect(mails[0]!.text).toContain('A draw may be among some of the survivors.');
    expect(await ask(services, 'mara', 'set variant atlantis')).toContain("There is no variant 'atlantis'");
    expect(await ask(services, 'mara', 'set variant standard payola')).toContain("'payola' is no option");
    expect(await ask(services, 'mara', 'set variant octarine')).toContain('nothing had to change');
    const both = await ask(services, 'mara', 'set variant gunboat\nset not variant gunboat');
    expect(both).toContain('Names were promised to be hidden');
    expect((await gameNow(services)).variant).toBe('octarine');
    for (const name of ['cy', 'di']) await write(services, name, 'signon ?marne pw', 'judge@judge.example.org');
    expect((await gameNow(services)).settings.anonymous).toBe(true);
  });

  test('a line below CREATE may name the variant', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'create ?somme sesame\nset variant octarine', 'judge@judge.example.org');
    expect((await loadGame(services.services, 'somme'))!.variant).toBe('octarine');
  });

  test('NMR needs more than a day of grace: the late are told a day before', async () => {
    const services = await twoPlayers('set retreat grace 12');
    expect(await ask(services, 'mara', 'set nmr')).toContain('SET RETREAT GRACE 71 first');
    expect((await gameNow(services)).settings.nmr).toBe('wait');
    await ask(services, 'mara', 'set retreat grace 71\nset nmr');
    expect((await gameNow(services)).settings.nmr).toBe('play-on');
    expect(await ask(services, 'mara', 'set move grace 24')).toContain('GRACE must be more than 24 hours');
  });

  test('several settings in one mail are told to all by one mail', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'list');
    await services.deliver(
      'From: mara@example.org\r\nTo: marne@judge.example.org\r\nMessage-ID: <two@example.org>\r\n\r\nset nodias\r\nset move next 47\r\n',
      { from: 'mara@example.org', to: ['marne@judge.example.org'] },
    );
    const mails = (await services.sent()).filter(({ to }) => to === 'ann@example.org');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('A draw may be among some of the survivors.');
    expect(mails[0]!.text).toContain('47 hours');
  });

  test('only a master changes settings, unless the game is unmoderated', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'ann', 'set nodias')).toContain('Only the GM');
    await ask(services, 'mara', 'set unmoderated');
    expect(await ask(services, 'ann', 'set nodias')).toContain('Everyone has been told');
    expect((await gameNow(services)).settings.dias).toBe(false);
    expect(await ask(services, 'ann', 'terminate')).toContain('Only the GM');
  });

  test('SHOW off: nobody is told who changed a setting', async () => {
    const services = await twoPlayers('set no show\nset unmoderated');
    await ask(services, 'ann', 'set nodias');
    await services.sent();
    await services.deliver(
      'From: ann@example.org\r\nTo: marne@judge.example.org\r\nMessage-ID: <show@example.org>\r\n\r\nset dias\r\n',
      { from: 'ann@example.org', to: ['marne@judge.example.org'] },
    );
    await services.moveTo(services.services.now() + DAY / 24);
    const [mail] = (await services.sent()).filter(({ to }) => to === 'bob@example.org');
    expect(mail!.text).toContain('A player has changed');
    expect(mail!.text).not.toContain('Ann');
  });
});

/** The default settings but for this one, which is the other way round. */
function contrary({ setting, value }: SettingChange): Settings {
  if (typeof value !== 'boolean') return DEFAULT_SETTINGS;
  const changed = changeSettings(DEFAULT_SETTINGS, { setting, value: !value } as SettingChange, AROUND);
  return 'changes' in changed ? { ...DEFAULT_SETTINGS, ...changed.changes } : DEFAULT_SETTINGS;
}
