/** A variant by its name as people write it: understood where only one fits, else answered with a line to try. */
import { expect, test } from 'vitest';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { findVariant, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';
import { oneIn } from '../some-of.ts';

const WRITTEN = {
  '1776-ii': ['1776 II', '1776', '1776 2', '1776-2', '1776ii', 'Amerikanische Revolution', 'révolution américaine'],
  '1812-overture': ['1812 overture', 'Overture 1812', '1812', 'Ouvertüre 1812', 'l’Ouverture 1812'],
  'consolidation-1865': ['consolidation 1865', 'CONSOLIDATION1865', '1865', '"Consolidation 1865"', 'Einigung 1865'],
  'eckert-napoleonic': ["eckert's napoleonic", 'Eckert’s Napoleonic', 'eckerts napoleonic', "Napoléonien d'Eckert"],
  octarine: ['Octarine', 'OCTARINÉ', 'the Octarine variant', 'Oktarin', 'Disque-monde'],
  standard: ['Standard', 'classic', 'standard game', 'klassisch', 'variante classique'],
} as const;
const ALL = Object.entries(WRITTEN).flatMap(([id, names]) => names.map((name) => [id, name] as const));

test('every name of every variant finds it alone, however it is joined, and none in part', { tags: ['long'] }, () => {
  const variants = loadVariants();
  for (const each of variants) {
    const { id, name, aliases = [] } = each.variant;
    const own = [id, name, ...aliases];
    for (const form of own) expect(findVariant(variants, form.replace(/[\s'-]+/g, ''))?.variant.id, form).toBe(id);
    for (const written of [...own, ...(WRITTEN[id as keyof typeof WRITTEN] ?? [])]) {
      for (const form of [written, written.toUpperCase(), `the ${written} variant`])
        expect(findVariant(variants, form)?.variant.id, form).toBe(id);
      // "Napoleonic Diplomacy" is a name of Eckert's.
      for (const other of variants.filter(({ variant }) => variant.id !== id && written !== 'diplomacy'))
        expect(
          findVariant(variants, `${written} ${other.variant.id}`)?.variant.id,
          `${written} ${other.variant.id}`,
        ).toBeUndefined();
    }
  }
  for (const part of ['revolution', 'ii', '2', 'game', 'the variant', '1898', 'gunboat', 'standard gunboat', ''])
    expect(findVariant(variants, part), part).toBeNull();
});

test('each name begins, watches for and changes to the same variant, and its rules are sent', {
  tags: ['long'],
}, async () => {
  const world = await freshWorld();
  const answer = async (line: string, name = 'mara') => {
    await write(world, name, line, JUDGE);
    return (await world.sent()).filter(({ to }) => to === `${name}@example.org`).at(-1)!;
  };
  const help = loadHelp();
  const joined = ALL.filter(([, written]) => /[^a-z]/i.test(written));
  for (const [n, [id, name]] of oneIn(4, [...joined.entries()])) {
    const letters = `${String.fromCharCode(97 + (n % 26))}${String.fromCharCode(97 + Math.floor(n / 26))}`;
    const who = `p${n}`;
    await answer(`CREATE ?c${letters} sesame ${name} gunboat`, who);
    expect((await loadGame(world.services, `c${letters}`))?.variant, name).toBe(id);
    await answer(`CREATE ?s${letters} sesame`, who);
    await answer(`SIGNON ms${letters} sesame\nSET VARIANT ${name}`, who);
    expect((await loadGame(world.services, `s${letters}`))?.variant, name).toBe(id);
    const practice = /^\[(\w+)\]/.exec((await answer(`PRACTICE ${name} easy\n`, who)).subject)![1]!;
    expect((await loadGame(world.services, practice))?.variant, name).toBe(id);
    const shown = world.services.board(id)!.variant.name;
    const watching = `${name.replaceAll('"', '')} gunboat`;
    expect((await answer(`WATCH FOR ${watching}`, who)).text.replace(/\s+/g, ' '), name).toContain(`${shown}, gunboat`);
    const rules = help.text(id);
    for (const topic of [name, `rules ${name}`, `regeln ${name}`, `les regles de ${name}`])
      expect(help.text(topic.toLowerCase()) === rules, topic).toBe(true);
  }
});

test('a misspelt name has the line with the right one, and prose that begins with practice is prose', async () => {
  const world = await freshWorld();
  const answer = async (line: string) => {
    await write(world, 'mara', line, JUDGE);
    return (await world.sent()).at(-1)!.text;
  };
  expect(await answer('PRACTICE consolidaton 1865 hard')).toContain('PRACTICE consolidation-1865 hard');
  expect(await answer('CREATE ?marne sesame octarin gunboat play')).toContain(
    'CREATE ?marne PASSWORD octarine gunboat play',
  );
  expect(await answer('WATCH FOR eckert napoleonik no press')).toContain('WATCH FOR eckert-napoleonic no press');
  await answer('CREATE ?marne sesame');
  expect(await answer('SIGNON mmarne sesame\nSET VARIANT 1812 overtur')).toContain('SET VARIANT 1812-overture');
  expect((await loadGame(world.services, 'marne'))?.variant).toBe('standard');
  const prose = await answer('SIGNON mmarne sesame\nPractice makes perfect\nSET GUNBOAT');
  expect(prose).toContain('Practice makes perfect');
  expect(prose).toContain('SET GUNBOAT');
  expect(prose).not.toContain('Variants:');
});
