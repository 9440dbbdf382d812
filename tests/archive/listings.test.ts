/** What mails tell of a game besides its phases: settings in answers to LIST, dates; and magazines that print results among much else. */

import { describe, expect, it } from 'vitest';
import { formatResearchLine } from '../../engine/archive/research/research-lines.ts';
import { exportText } from '../../infra/tools/archive/export-archive.ts';
import { listArchive } from '../../infra/tools/archive/list-archives.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';
import { standard } from '../boards.ts';
import { HISTORY } from './import/sources.ts';
import { importing } from './importing.ts';

const mail = (day: number, body: string) =>
  `From judge@example.org Mon Mar  1 20:00:00 1999\nFrom: judge@example.org\nDate: ${day} Mar 1999 20:00:00 +0000\nSubject: marne\n\n${body}\n`;

const START = `:: Judge: USXX  Game: marne  Variant: Standard Gunboat

${/^Starting position[\s\S]*?\n\n(?=Date: )/m.exec(HISTORY)![0]}
The deadline for the first orders is Mon Mar 8 1999 23:30:00 -0500.
`;

const LISTED = `Game 'marne' order #002 (F1901M) has a deadline of Mon Mar 15 1999 23:30:00.

The parameters for 'marne' are as follows:
  Move    clock 1410 min 12.00 next  71.00 grace 167.00 delay 0.50 days -MTWTF-
   Access:  Any-site, Level: Any, Moderated, Dedication:
 -10000.
  Variant:  Standard, Gunboat.
    Press:  White, Partial Allowed, No Fake.
  Winning Centers: 18.
A game for those who like long deadlines.

The following players are signed up for game 'marne':
   Master                         0 gm@example.org
   Austria    move      3/3       0 someone@example.org
`;

const RESULTS = `:: Judge: USXX  Game: marne  Variant: Standard Gunboat

Movement results for Spring of 1901.  (marne.001)

Austria: Army Vienna -> Galicia.
France: Army Paris - > Burgundy.  (*bounce*)
Germany: Army Munich -> Burgundy.  (*bounce*)

The next phase of 'marne' will be Movement for Fall of 1901.
`;

const END = `:: Judge: USXX  Game: marne  Variant: Standard Gunboat

Game 'marne' has been declared a draw between England, France and Turkey.
`;

describe('what mails tell beside the phases', () => {
  it('settings from a LIST as they are written there, and the days of its start and end; addresses are not kept', async () => {
    const { games, told } = await importing(mail(1, START) + mail(4, LISTED) + mail(9, RESULTS) + mail(20, END));
    expect(told.filter((line) => !line.includes('where the engine has'))).toEqual([]);
    const [game] = games;
    expect(game).toMatchObject({
      created: '1999-03-01T20:00:00.000Z',
      ended: '1999-03-20T20:00:00.000Z',
      settings: null,
      outcome: { kind: 'drawn', powers: ['ENGLAND', 'FRANCE', 'TURKEY'] },
      parameters: {
        'Move clock': '1410 min 12.00 next 71.00 grace 167.00 delay 0.50 days -MTWTF-',
        Access: 'Any-site, Level: Any, Moderated, Dedication: -10000.',
        Variant: 'Standard, Gunboat.',
        Press: 'White, Partial Allowed, No Fake.',
        'Winning Centers': '18.',
        Judge: 'USXX',
      },
    });
    expect(Object.keys(game!.parameters!).length).toBe(6);
    expect(game!.phases[0]!.at).toBe('1999-03-09T20:00:00.000Z');
    expect(JSON.stringify(game)).not.toContain('@');
    expect(listArchive('marne.json', { kind: 'game', document: game! })).toMatchObject({
      judge: 'USXX',
      began: '1999-03-01',
    });
    const page = [...exportText(game!, loadVariant('standard')!, 'html')].join('');
    for (const fact of [
      '<dt>Press</dt><dd>White, Partial Allowed, No Fake.</dd>',
      '<dt>Judge</dt><dd>USXX</dd>',
      '>20 Mar 1999<',
    ]) {
      expect(page).toContain(fact);
    }
    // The way into lines for research tools and back.
    const again = await importing(formatResearchLine(game!, standard));
    expect(again.games[0]!.parameters).toEqual(game!.parameters);
  });

  it('a LIST alone is no game, and says so', async () => {
    expect(await importing(mail(4, LISTED))).toMatchObject({
      games: [],
      told: [
        expect.stringContaining('settings of a game of which nothing else was found: '),
        expect.stringContaining('nothing of a game was found in this file'),
      ],
    });
  });
});

describe('a magazine that prints results', () => {
  const issue = (talk: string) => RESULTS.replace(/\nThe next phase.*\n/, `\n${talk}\n`).replace(/^:: .*\n/, '');

  it('its letters below them are none of the judge’s; an arrow may be set in two pieces', async () => {
    const letters = [
      'Selected broadcast press of this season',
      'From Vienna we hear that all is quiet. Our man in Trieste writes each day.',
      'France: you have been warned! Nobody comes to Burgundy.',
      'The weather: it rains.',
    ].join('\n');
    const { games, told } = await importing(issue(letters));
    expect(games[0]!.phases[0]!.orders['FRANCE']).toEqual(['A par - bur']);
    expect(told.filter((line) => /line \d+: no power|line \d+: no order/.test(line))).toEqual([]);
  });

  it('one line alone that is nobody’s order is told: it may have been one', async () => {
    const text = RESULTS.replace('France: Army', 'Fance Army');
    const { told } = await importing(text);
    expect(told.filter((line) => line.includes('Fance Army Paris'))).toHaveLength(1);
    // One that cannot be read is told with its line and the reason, too.
    const lost = (await importing(RESULTS.replace('-> Galicia', '-> Atlantis'))).told;
    expect(lost).toContain("line 5: no place 'Atlantis' on this map: Austria: Army Vienna -> Atlantis.");
  });
});

it('a game whose end is not known yet is listed as one that goes on', async () => {
  const { games } = await importing(mail(1, START) + mail(9, RESULTS));
  expect(listArchive('marne.json', { kind: 'game', document: games[0]! }).outcome).toBe('goes on');
});
