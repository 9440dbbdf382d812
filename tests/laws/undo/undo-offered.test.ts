/**
 * Every UNDO that an answer offers, sent back at once as it is printed, works: over all that a GM can take back, on a plain board, on
 * one with bots, who order as soon as anything changes, on one board of an event and on several; in the three languages.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { SET_FORMS } from '../../../engine/commands/registry.ts';
import { loadGame } from '../../../lambdas/games/load-game.ts';
import type { TestWorld } from '../../conversations/world.ts';
import { freshWorld, JUDGE, playedGame, write } from '../../handling/rig.ts';
import { createRandom } from '../../random.ts';
import { IS_FULL } from '../../some-of.ts';

const ACTS = (
  'eject austria | replace austria by sam@example.org | seat sam@example.org as austria | ' +
  'become austria\nA vie - gal\nset wait | austria: A vie - gal | setup\naustria: A vie, F tri\nend | ' +
  'shorten 2h | set deadline in 9 days | set grace 9 april | terminate | set press none | set maxturns 9'
).split(' | ');
const ALWAYS = [
  'setup\nfree mun\nend',
  'extend 24h',
  'declare draw',
  'approve absence austria',
  'refuse absence austria',
];
const SETTINGS = SET_FORMS.filter(({ command }) => command === 'SET').flatMap(({ example }) => example);

interface Scene {
  readonly world: TestWorld;
  /** Where the GM's lines go, and what stands before them. */
  readonly to: string;
  readonly front: string;
  readonly games: readonly string[];
}

async function withBots(): Promise<Scene> {
  const world = await freshWorld();
  await write(world, 'mara', 'create ?marne\nset bots fill 2', JUDGE);
  for (const name of ['ann', 'bob'])
    await write(world, name, `signon ?marne\nset preference ${name[0] === 'a' ? 'A' : 'E'}`, JUDGE);
  return { world, to: 'marne@judge.example.org', front: '', games: ['marne'] };
}

async function cup(boards: number, front: string): Promise<Scene> {
  const world = await freshWorld();
  const to = 'cup@judge.example.org';
  await write(world, 'mara', `create event cup of ${boards}`, JUDGE);
  for (let n = 0; n < boards * 7; n += 1) await write(world, `p${n}`, 'join', to);
  await write(world, 'mara', 'begin', to);
  const games = Array.from({ length: boards }, (_, n) => `cup${n + 1}`);
  return { world, to: front === '' ? 'cup1@judge.example.org' : JUDGE, front, games };
}

const SCENES: Readonly<Record<string, () => Promise<Scene>>> = {
  'a plain board': async () => ({
    world: await playedGame(),
    to: 'marne@judge.example.org',
    front: '',
    games: ['marne'],
  }),
  'a board with bots': withBots,
  'an event of one board': () => cup(1, 'IN cup: '),
  'an event of two boards': () => cup(2, 'IN cup: '),
  'one board of an event': () => cup(2, ''),
};

const OFFERS = {
  en: /^\W*(.*UNDO) takes it back/m,
  de: /^\W*(.*UNDO) nimmt es zurück/m,
  fr: /^\W*(.*UNDO) annule cela/m,
};

async function answer(
  world: TestWorld,
  text: string,
  to: string,
): Promise<{ readonly text: string; readonly from: string }> {
  await world.sent();
  await write(world, 'mara', text, to);
  const mails = (await world.sent()).filter((each) => each.to === 'mara@example.org');
  return { text: mails.map((mail) => mail.text).join('\n'), from: mails[0]?.replyTo ?? mails[0]?.from.address ?? to };
}

describe('an UNDO that is offered works at once', () => {
  const LANGUAGES = ['en', 'de', 'fr'] as const;
  test.each(Object.keys(SCENES).map((name, n) => [name, LANGUAGES[n % 3]!] as const))(
    'on %s (%s)',
    async (name, language) => {
      const random = createRandom(411 + name.length);
      const { world, to, front, games } = await SCENES[name]!();
      await answer(world, `set language ${language}`, JUDGE);
      await write(world, 'ann', 'away 1 july to 30 august');
      const settings = IS_FULL ? SETTINGS : random.shuffle(SETTINGS).slice(0, 4);
      const lines = [...ALWAYS, ...(IS_FULL ? ACTS : random.shuffle(ACTS).slice(0, 5)), ...settings];
      let offered = 0;
      for (const line of lines) {
        await world.asIf(async () => {
          const asked = await answer(world, `${front}${line}`, to);
          const word = /CONFIRM \w+/.exec(asked.text)?.[0];
          const done = word === undefined ? asked : await answer(world, `${front}${word}`, to);
          const undo = OFFERS[language].exec(done.text)?.[1]?.trim();
          if (undo === undefined) return;
          offered += 1;
          const acted = (await loadGame(world.services, games[0]!))!.n;
          // A reply to the answer.
          const back = await answer(world, undo, done.from);
          expect([line, undo, back.text]).toEqual([
            line,
            undo,
            expect.not.stringMatching(/refused|abgelehnt|refus|line \d|Zeile \d|ligne \d/i),
          ]);
          expect([line, (await loadGame(world.services, games[0]!))!.n > acted]).toEqual([line, true]);
        });
      }
      expect([name, offered > 2]).toEqual([name, true]);
    },
  );
});
