/**
 * What LIST prints of a game's settings is read behind SET, and sets what is so already.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { SET_FORMS } from '../../engine/commands/registry.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../engine/settings/settings.ts';
import { changeSettings, isOffered } from '../../engine/settings/settings-change.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { parameterLines } from '../../templates/mail/classic/listing.ts';
import { ask, gameNow } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';
import { readMail } from '../language/mails.ts';
import { context } from '../letters/scenes.ts';
import { oneIn } from '../some-of.ts';
import { told } from '../told.ts';

const AROUND = { begun: false, zones, seats: 7, drawsSeats: true, centersInAll: 34 };

/** Games whose settings are the usual ones, but for one. */
const GAMES: readonly (readonly [string, Settings])[] = SET_FORMS.flatMap((entry) => {
  const line = entry.example[0]!;
  return readMail(line, { role: 'master', power: null }).items.flatMap((item) => {
    if (item.kind !== 'command' || item.command !== 'SET' || !isOffered(item.args.setting)) return [];
    const changed = changeSettings(DEFAULT_SETTINGS, item.args, AROUND);
    return 'changes' in changed ? [[line, { ...DEFAULT_SETTINGS, ...changed.changes }] as const] : [];
  });
});

/** The settings in LIST, each as it stands there: whole lines of times, each flag, and each other line with its label. */
function printed(settings: Settings): readonly string[] {
  return parameterLines(context({ settings })).flatMap(({ text }) => {
    const line = text.trim().replace(/\.$/, '');
    const [, label = '', value = ''] = /^([A-Z][A-Za-z ]*): +(.*)$/.exec(line) ?? [];
    if (/^(?:Move|Retreat|Adjust) /.test(line)) return [line];
    if (/^(?:Flags|Access|Press)$/.test(label)) return value.split(', ');
    return label === '' ? [] : [`${label} ${value}`];
  });
}

/** Who designed it and the like. */
const NO_SETTING = /^(?:Designers?|Credits|Sources|Notice|Rules|Ending) /;

/** What is wrong with each line of the list, mailed back behind SET. */
function wrongIn(settings: Settings): readonly string[] {
  return printed(settings)
    .filter((line) => !NO_SETTING.test(line))
    .flatMap((line) => {
      const { items } = readMail(`SET ${line}`, { role: 'master', power: null });
      if (items.length === 0) return [`${line}: not read`];
      return items.flatMap((item) => {
        if (item.kind !== 'command') return [`${line}: ${'message' in item ? told(item.message) : item.kind}`];
        if (item.command !== 'SET') return [`${line}: read as ${item.command}`];
        // Set by the whole service, which answers that it is the variant already (below).
        if (item.args.setting === 'variant' && item.args.value.variant === 'standard') return [];
        const changed = changeSettings(settings, item.args, AROUND);
        if ('problem' in changed) return [`${line}: ${told(changed.problem)}`];
        if ('same' in changed) return [];
        const after = { ...settings, ...changed.changes };
        return asPlayed(after) === asPlayed(settings)
          ? []
          : [`${line}: would change ${JSON.stringify(changed.changes)}`];
      });
    });
}

/** What the settings come to: the variant's own number of centers may be set or not. */
function asPlayed({ centers, ...rest }: Settings): string {
  return JSON.stringify({ ...rest, centers: centers ?? 18 });
}

describe('each line of the settings in LIST, mailed back behind SET, changes nothing and is not refused', () => {
  test('at first', () => {
    expect(printed(DEFAULT_SETTINGS).length).toBeGreaterThan(15);
    expect(wrongIn(DEFAULT_SETTINGS)).toEqual([]);
  });

  test.each(oneIn(3, GAMES))('after %s', (_, settings) => {
    expect(wrongIn(settings)).toEqual([]);
  });
});

test('whole lines of it, by mail: nothing is refused, and the game stays as it was', async () => {
  for (const more of [
    '',
    'set chaos',
    'set gunboat\nset nolist\nset reminders none',
    'set grey\nset touch press\nset one center',
  ]) {
    const services = await freshWorld('memory');
    await write(services, 'mara', `create ?marne sesame\n${more}`, JUDGE);
    const { settings } = await gameNow(services);
    const lines = parameterLines(context({ settings })).map(({ text }) => `set ${text.trim()}`);
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) {
      const answer = await ask(services, 'mara', line);
      expect([line, /could not be used.*/s.exec(answer)?.[0] ?? '']).toEqual([line, '']);
    }
    expect(JSON.parse(asPlayed((await gameNow(services)).settings))).toEqual(JSON.parse(asPlayed(settings)));
  }
}, 60_000);
