/**
 * The mails are enough to play by: one player conquers and the others answer with the lines they are offered, all of them knowing
 * only what they have been sent. The first years; with CHANCERY_FULL=1 to the victory that the mails announce.
 */
import { describe, expect, it } from 'vitest';
import { filledIn, readMails } from './mail-reader.ts';
import { type Letter, openTable } from './table.ts';

const FULL = process.env['CHANCERY_FULL'] !== undefined;

interface Case {
  readonly variant: string;
  readonly people: Readonly<Record<string, string>>;
  readonly who: string;
  readonly power: string;
  readonly centers: number;
}

const CASES: readonly Case[] = [
  {
    variant: 'octarine',
    people: {
      mun: 'muntab',
      aga: 'agatean',
      cir: 'circle',
      gen: 'genua',
      hub: 'hubland',
      kla: 'klatch',
      ogg: 'oggland',
      xxx: 'xxxx',
    },
    who: 'mun',
    power: 'Muntab',
    centers: 22,
  },
  {
    variant: 'eckert-napoleonic',
    people: {
      aus: 'austria',
      rus: 'russia',
      fra: 'france',
      tur: 'turkish',
      eng: 'england',
      pru: 'prussia',
      swe: 'sweden',
      ita: 'italian',
      moo: 'moorish',
    },
    who: 'aus',
    power: 'Austria',
    centers: 19,
  },
];

describe('the mails alone', () => {
  it.each(CASES)(
    'are enough to play $variant by',
    async ({ variant, people, who, power, centers }) => {
      const table = await openTable(variant, people, ['set manual process']);
      const player = await readMails(table, who, 'war', power);
      const news = (name: string): Letter => table.last(name, /begins|results/);
      const ask = async (name: string, lines: readonly string[]) => {
        if (lines.length > 0) expect((await table.ask(name, lines.join('\n'))).text).not.toContain('could not be used');
      };
      for (let phases = 0; phases < (FULL ? 80 : 4); phases += 1) {
        await ask(who, await player.answer(news(who)));
        for (const name of Object.keys(people)) if (name !== who) await ask(name, filledIn(news(name)));
        const [, processed] = /Try: +(PROCESS \S+)/.exec((await table.ask('gm', 'PROCESS')).text) ?? [];
        if (processed === undefined) break;
        await table.write('gm', processed);
      }
      const end = table.last(who, /results/);
      expect(ownCenters(end, power)).toBeGreaterThanOrEqual(FULL ? centers : 6);
      expect(end.text.includes('(* VICTORY!! *)')).toBe(FULL);
      await table.close();
    },
    600_000,
  );
});

function ownCenters({ text }: Letter, power: string): number {
  return Number(new RegExp(`^${power}:? +(\\d+) `, 'm').exec(text)?.[1]);
}
