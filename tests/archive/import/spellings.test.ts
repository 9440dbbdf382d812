/** Results mails in the spellings of older judges. */

import { describe, expect, it } from 'vitest';
import { importing } from '../importing.ts';
import { HISTORY } from './sources.ts';

describe('old and new spellings', () => {
  const head =
    ':: Judge: USEF  Game: Old  Variant: Standard Gunboat NMR\n:: Deadline: F1901M Mon Mar 01 1993 23:30 PST\n\n';
  const start = /^Starting position[\s\S]*?\n\n(?=Date: )/m.exec(HISTORY)![0];
  const moves = (text: string) =>
    `${head}Movement results for Spring of 1901.  (old.001)\n\n${text}\n\nThe next phase of 'old' will be Movement for Fall of 1901.\n`;
  const others = `Austria: Army Budapest, No order processed.
Austria: Fleet Trieste HOLD.
Austria: Army Vienna HOLDS.

England: Fleet Edinburgh -> Norwegian Sea.
England: Fleet London -> North Sea.
England: Army Liverpool -> Yorkshire.

France: Fleet Brest -> Mid Atlantic Ocean.
France: Army Marseilles SUPPORTS Army Paris -> Burgundy.
France: Army Paris -> Burgundy.

Germany: Army Berlin -> Kiel.
Germany: Fleet Kiel -> Denmark.
Germany: Army Munich -> Ruhr.

Italy: Fleet Naples -> Ionian Sea.
Italy: Army Rome -> Apulia.
Italy: Army Venice HOLD.
`;
  const russia = `
Russia: Fleet St. Petersburg (south coast) -> Gulf of Bothnia.
Russia: Army Moscow -> Ukraine.
Russia: Army Warsaw SUPPORT Russian Army Moscow -> Ukraine.
Russia: Fleet Sevastopol -> Black Sea.  (*bounce*)
`;
  const turkey = `
Turkey: Fleet Ankara -> Black Sea.
  (*bounce*)
Turkey: Army Constantinople ->
Bulgaria.
Turkey: Army Smyrna -> Constantinople.`;

  it('are read: holds, names with and without full stops, owners, notes on a line of their own', async () => {
    const { games, told } = await importing(`${head}${start}\n${moves(others + russia + turkey)}`);
    expect(told).toEqual([]);
    expect(games[0]?.name).toBe('old');
    expect(games[0]?.phases[0]?.orders).toMatchObject({
      AUSTRIA: ['F tri H', 'A vie H'],
      FRANCE: ['F bre - mao', 'A mar S A par - bur', 'A par - bur'],
      RUSSIA: ['F stp/sc - bot', 'A mos - ukr', 'A war S A mos - ukr', 'F sev - bla'],
      TURKEY: ['F ank - bla', 'A con - bul', 'A smy - con'],
    });
  });

  it('a line that cannot be read is told with its number and reason, and the rest is read', async () => {
    const bad = turkey.replace('Army Smyrna -> Constantinople', 'Army Smyrna -> Atlantis');
    const text = `${head}${start}\n${moves(`${others}${russia}${bad}\nNobody knows what this is`)}`;
    const { told } = await importing(text);
    const at = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1;
    expect(told[0]).toBe(
      `line ${at('Atlantis')}: no place 'Atlantis' on this map: Turkey: Army Smyrna -> Atlantis. Nobody knows what this is`.replace(
        ' Nobody knows what this is',
        '',
      ),
    );
    expect(told[1]).toBe(
      `line ${at('Nobody knows')}: no power of this game begins this line: Nobody knows what this is`,
    );
  });
});
