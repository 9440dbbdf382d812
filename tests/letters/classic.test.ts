import { describe, expect, it } from 'vitest';
import { adjustmentsDue } from '../../engine/adjudicate/phases/adjustments-due.ts';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Position, Resolution } from '../../engine/board/position.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { classicOwnership, countedAfter } from '../../templates/classic/centers.ts';
import { classicOrdersOnFile, classicResults } from '../../templates/classic/orders.ts';
import { asText } from '../../templates/layout/as-text.ts';
import { classicSpan } from '../../templates/locales/times/format-times.ts';
import {
  classicDeadlineSet,
  classicHead,
  classicLate,
  classicNext,
  classicPressHead,
  classicReport,
  classicStart,
} from '../../templates/mail/classic/classic.ts';
import { classicGameListing } from '../../templates/mail/classic/listing.ts';
import { type DocumentLine, linesBlock } from '../../templates/markup/document.ts';
import { boardOf, standard } from '../boards.ts';
import { CLOCK, context, DEADLINE, HOUR, resolve } from './scenes.ts';

const text = (content: readonly DocumentLine[]) => asText([linesBlock(...content)]);

/** The season that the formats of the classic judges were written down with (judge-language, part E). */
const before: Position = {
  variant: 'standard',
  phase: phaseCode('S1902M'),
  units: {
    AUSTRIA: ['A boh', 'A tyr'],
    ENGLAND: ['A lon', 'F nth'],
    FRANCE: ['A par'],
    GERMANY: ['A mun', 'F ska', 'F den', 'A bel', 'A hol', 'A ber'],
    ITALY: ['F tun', 'F nap', 'A ven', 'F ion'],
    RUSSIA: ['F stp/sc', 'A rum'],
    TURKEY: ['A bul', 'F aeg'],
  },
  centers: { AUSTRIA: ['vie', 'bud', 'tri'] },
};
const spring = resolve(
  standard,
  before,
  {
    AUSTRIA: ['A boh - mun', 'A tyr S A boh - mun'],
    ENGLAND: ['A lon - nth - nwy', 'F nth C A lon - nwy'],
    FRANCE: ['A par H'],
    GERMANY: ['F ska - nth', 'F den S F ska - nth', 'A ber - mun'],
    ITALY: ['F tun S F nap - ion', 'A ven - tyr', 'F ion - aeg', 'F nap S F ion - gre'],
    RUSSIA: ['F stp/sc - bot', 'A rum H'],
    TURKEY: ['A bul S A rum - ser', 'F aeg - gre'],
  },
  4,
);

describe('judge-language E, the head of every mail about a game', () => {
  it('is two `::` lines with two spaces between fields, and a blank one', () => {
    expect(text(classicHead(context()))).toBe(
      ':: Judge: CHAN  Game: Marne  Variant: Standard\n:: Deadline: S1901M Tue Mar 03 2026 23:30:00 +0000\n\n',
    );
  });

  it('names the options after the variant', () => {
    expect(text(classicHead(context({ settings: { anonymous: true } })))).toContain('Variant: Standard Gunboat\n');
  });

  it('names no deadline before the start', () => {
    expect(text(classicHead(context({ status: 'forming' })))).not.toContain('Deadline');
  });

  it("gives dates by the game's clock, with its offset", () => {
    expect(text(classicHead(context({ settings: { zone: 'America/New_York' } })))).toContain(
      'S1901M Tue Mar 03 2026 18:30:00 -0500\n',
    );
  });
});

describe('judge-language E, movement results', () => {
  const report = text(classicReport({ ...context({ last: spring }), isClassic: true }, spring));

  it.each([
    'Movement results for Spring of 1902.  (marne.004)\n\n',
    'Austria: Army Tyrolia SUPPORT Army Bohemia -> Munich.  (*cut*)\n\n',
    'England: Army London -> North Sea -> Norway.  (*no convoy*)\n',
    'England: Fleet North Sea CONVOY Army London -> Norway.  (*dislodged*)\n\n',
    'France: Army Paris HOLD.\n\n',
    'Germany: Army Munich, No Order Processed.\n',
    'Italy: Fleet Tunis SUPPORT Fleet Naples -> Ionian Sea.  (*void*)\n',
    'Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.\n',
    'Turkey: Army Bulgaria SUPPORT Russian Army Rumania -> Serbia.  (*void*)\n',
    'Turkey: Fleet Aegean Sea -> Greece.\n',
    '\n\n\nThe following units were dislodged:\n\nThe English Fleet in the North Sea can retreat to Edinburgh or English Channel\n',
    "\n\nThe next phase of 'marne' will be Retreats for Spring of 1902.\nThe deadline for orders will be Tue Mar 03 2026 23:30:00 +0000.\n",
  ])('has the line %j', (line) => {
    expect(report).toContain(line);
  });

  it('adds `dislodged` after a comma to what the order met', () => {
    const { resolution } = resolve(
      standard,
      { ...before, units: { TURKEY: ['F aeg'], ITALY: ['F ion', 'F eas'], AUSTRIA: ['A gre'] } },
      { TURKEY: ['F aeg - gre'], ITALY: ['F ion - aeg', 'F eas S F ion - aeg'] },
      1,
    );
    const found = text(
      classicResults(
        standard,
        { ...before, units: { TURKEY: ['F aeg'], ITALY: ['F ion', 'F eas'], AUSTRIA: ['A gre'] } },
        resolution,
        'marne',
        1,
      ),
    );
    expect(found).toContain('Turkey: Fleet Aegean Sea -> Greece.  (*bounce, dislodged*)\n');
  });

  it('tells the route of a convoy that the order did not name', () => {
    const position: Position = { ...before, units: { ENGLAND: ['A lon', 'F eng', 'F mao', 'F wes'] } };
    const { resolution } = resolve(
      standard,
      position,
      { ENGLAND: ['A lon - tun VIA', 'F eng C A lon - tun', 'F mao C A lon - tun', 'F wes C A lon - tun'] },
      1,
    );
    expect(text(classicResults(standard, position, resolution, 'marne', 1))).toContain(
      'England: Army London -> English Channel -> Mid-Atlantic Ocean -> Western Mediterranean -> Tunis.\n',
    );
  });

  it('leaves out orders for units that are not there, and prints every unit once', () => {
    const position: Position = { ...before, units: { FRANCE: ['A par'] } };
    const { resolution } = resolve(standard, position, { FRANCE: ['A par - bur', 'A par - pic', 'A mar - spa'] }, 1);
    expect(text(classicResults(standard, position, resolution, 'marne', 1))).toBe(
      'Movement results for Spring of 1902.  (marne.001)\n\nFrance: Army Paris -> Burgundy.\n',
    );
  });
});

describe('judge-language E, the list of the dislodged', () => {
  it('names the retreats after `can retreat to`, joined by `or`, wrapped at 78 columns', () => {
    const dislodged: Resolution['dislodged'] = {
      AUSTRIA: [{ unit: 'A boh', from: 'mun', retreats: ['gal', 'vie'] }],
      ENGLAND: [{ unit: 'F nth', from: 'ska', retreats: ['edi', 'ska', 'nwg'] }],
      TURKEY: [{ unit: 'F aeg', from: 'ion', retreats: [] }],
    };
    const resolution: Resolution = { ...spring.resolution, orders: [], dislodged };
    expect(text(classicReport(context({ last: spring }), { before, resolution, turn: 4 }))).toContain(
      `The following units were dislodged:

The Austrian Army in Bohemia can retreat to Galicia or Vienna.
The English Fleet in the North Sea can retreat to Edinburgh or Skagerrak or
Norwegian Sea.
The Turkish Fleet in the Aegean Sea with no valid retreats was destroyed.

`,
    );
  });
});

describe('retreats: power names in a column of 24 as in nJudge 1.7, the type in five characters', () => {
  const position: Position = {
    variant: 'standard',
    phase: phaseCode('S1902R'),
    units: {},
    centers: {},
    dislodged: {
      AUSTRIA: [{ unit: 'A boh', from: 'mun', retreats: ['gal', 'vie'] }],
      ENGLAND: [{ unit: 'F nth', from: 'ska', retreats: ['edi', 'nwg'] }],
      GERMANY: [{ unit: 'A ukr', from: 'mos', retreats: ['gal'] }],
      ITALY: [{ unit: 'A ven', from: 'tri', retreats: ['rom'] }],
      TURKEY: [{ unit: 'F aeg', from: 'ion', retreats: ['smy'] }],
    },
  };
  const { resolution } = resolve(
    standard,
    position,
    { AUSTRIA: ['A boh - gal'], ENGLAND: ['F nth - edi'], GERMANY: ['A ukr - gal'], ITALY: ['A ven D'] },
    5,
  );

  it('prints conflicts, disbanded units and units without orders', () => {
    expect(text(classicResults(standard, position, resolution, 'marne', 5))).toBe(
      `Retreat results for Spring of 1902.  (marne.005)

Austria:                  Army  Bohemia -> Galicia (*bounce, destroyed*).
England:                  Fleet North Sea -> Edinburgh.
Germany:                  Army  Ukraine -> Galicia (*bounce, destroyed*).
Italy:                    Army  Venice DISBAND.
Turkey:                   Fleet Aegean Sea, No Order Processed (DISBAND).
`,
    );
  });
});

describe('judge-language E, ownership and adjustments', () => {
  it('lists the centers of each power, continued under the first, then counts', () => {
    const resolution: Resolution = {
      ...spring.resolution,
      phase: phaseCode('F1901M'),
      next: phaseCode('W1901A'),
      dislodged: {},
      centers: {
        AUSTRIA: ['bud', 'gre', 'ser', 'tri', 'vie'],
        FRANCE: ['bel', 'bre', 'mar', 'par', 'por', 'spa', 'lon', 'lvp'],
      },
      units: { AUSTRIA: ['A bud', 'A gre', 'A ser', 'F tri'], FRANCE: Array.from({ length: 9 }, () => 'A par') },
      adjustments: { AUSTRIA: 1, FRANCE: -1 },
    };
    expect(text(classicOwnership(standard, countedAfter(resolution)))).toBe(
      `Ownership of supply centers:

Austria:   Budapest, Greece, Serbia, Trieste, Vienna.
France:    Belgium, Brest, Liverpool, London, Marseilles, Paris, Portugal,
           Spain.
Unowned:   Ankara, Berlin, Bulgaria, Constantinople, Denmark, Edinburgh,
           Holland, Kiel, Moscow, Munich, Naples, Norway, Rome, Rumania,
           Sevastopol, Smyrna, St Petersburg, Sweden, Tunis, Venice, Warsaw.

Austria:   5 Supply centers,  4 Units:  Builds   1 unit.
France:    8 Supply centers,  9 Units:  Removes  1 unit.
`,
    );
  });

  it('breaks lists after commas alone, where nJudge does: a comma may stand in column 79', () => {
    const held = 'bul spa por hol tun bel den swe nwy gre ser rum'.split(' ');
    const owned = standard.provinces.filter(({ id, center }) => center === true && !held.includes(id));
    const found = text(
      classicOwnership(standard, {
        centers: { TURKEY: owned.map(({ id }) => id) },
        units: {},
        winner: null,
        isOver: false,
      }),
    );
    expect(found).toContain(
      'Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Norway, Portugal,\n           Rumania, Serbia, Spain, Sweden, Tunis.\n',
    );
    expect(found).toContain('Paris, Rome,\n           Sevastopol, Smyrna, St Petersburg, Trieste');
    const some = ['bel', 'den', 'gre', 'nwy', 'por', 'rum', 'ser', 'swe', 'tun'];
    const line = text(
      classicOwnership(standard, { centers: { TURKEY: some }, units: {}, winner: null, isOver: false }),
    );
    expect(line).toContain(
      `Turkey:    Belgium, Denmark, Greece, Norway, Portugal, Rumania, Serbia, Sweden,\n           Tunis.\n`,
    );
  });

  it('counts one center and one unit in the singular', () => {
    const found = text(
      classicOwnership(standard, {
        centers: { TURKEY: ['con'] },
        units: { TURKEY: ['A con'] },
        winner: null,
        isOver: false,
      }),
    );
    expect(found).toContain('Turkey:    1 Supply center,   1 Unit:   Builds   0 units.\n');
  });

  it('marks the victory', () => {
    const centers = standard.provinces.filter(({ center }) => center === true).map(({ id }) => id);
    const resolution: Resolution = {
      ...spring.resolution,
      next: null,
      winner: 'ITALY',
      centers: { ITALY: centers.slice(0, 18) },
      units: { ITALY: Array.from({ length: 16 }, () => 'A rom') },
    };
    expect(text(classicOwnership(standard, countedAfter(resolution)))).toContain(
      'Italy:    18 Supply centers, 16 Units:  Builds   0 units.  (* VICTORY!! *)\n',
    );
    expect(text(classicReport(context(), { before, resolution, turn: 4 }))).toContain(
      'The game is over.  Thank you for playing.\n',
    );
  });

  it('prints builds, removals, waived, missing and unusable ones', () => {
    const position: Position = {
      variant: 'standard',
      phase: phaseCode('W1901A'),
      units: {
        FRANCE: ['A pic', 'A par'],
        GERMANY: ['F nth', 'A kie'],
        ITALY: ['A rom', 'F nap', 'A ven'],
        RUSSIA: ['A mos'],
        AUSTRIA: ['A bud'],
      },
      centers: {
        AUSTRIA: ['vie', 'bud'],
        FRANCE: ['par'],
        GERMANY: ['kie'],
        ITALY: ['rom', 'nap', 'ven', 'tun'],
        RUSSIA: ['mos', 'stp', 'war', 'sev'],
        TURKEY: ['ank', 'con'],
      },
    };
    const orders = {
      AUSTRIA: ['build A vie'],
      FRANCE: ['remove A pic'],
      RUSSIA: ['build F stp/sc', 'build A war', 'waive'],
      TURKEY: ['waive'],
    };
    const { resolution } = resolve(standard, position, orders, 3);
    expect(text(classicResults(standard, position, resolution, 'marne', 3))).toBe(
      `Adjustment results for Winter of 1901.  (marne.003)

Austria:                  Builds an army in Vienna.
France:                   Removes the army in Picardy.
Russia:                   Builds a fleet in St Petersburg (south coast).
Russia:                   Builds an army in Warsaw.
Russia:                   Build waived.
Turkey:                   Build waived.
Italy:                    1 unusable build waived.
Turkey:                   1 build pending.
Germany:                  Defaults, removing the fleet in the North Sea.
`,
    );
    const onFile = classicOrdersOnFile(standard, position, 'marne', 3, [
      { power: 'RUSSIA', due: { kind: 'builds', count: 3, sites: [] }, onFile: ['build A war'] },
      { power: 'GERMANY', due: { kind: 'removals', count: 1 }, onFile: [] },
    ]);
    expect(text(onFile)).toBe(
      `Adjustment orders for Winter of 1901.  (marne.003)

Russia:                   Builds an army in Warsaw.
Russia:                   2 builds pending.
Germany:                  Defaults, removing the fleet in the North Sea.
`,
    );
  });
});

describe('judge-language E, the other mails', () => {
  it('acknowledges orders unit by unit', () => {
    const position: Position = {
      variant: 'standard',
      phase: phaseCode('S1901M'),
      units: { ENGLAND: ['A lvp', 'F edi', 'F lon'] },
      centers: {},
    };
    const filed = {
      power: 'ENGLAND',
      due: { kind: 'orders', units: position.units['ENGLAND']! },
      onFile: ['A lvp - yor', 'F lon - nth'],
    } as const;
    expect(text(classicOrdersOnFile(standard, position, 'marne', 1, [filed]))).toBe(
      `Movement orders for Spring of 1901.  (marne.001)

England: Army Liverpool -> Yorkshire.
England: Fleet Edinburgh, No Order Processed.
England: Fleet London -> North Sea.
`,
    );
  });

  it('starts a game', () => {
    const scene = { ...context({ own: { FRANCE: [] } }), isClassic: true };
    const start = text(classicStart(scene, scene.view.position!, ['France']));
    expect(start).toContain("You have been selected as France in game 'marne' of Diplomacy.\n");
    expect(start).toContain('     Austria:                  Ada\n');
    expect(start).toContain('\nStarting position for Spring of 1901.\n\nAustria: Army  Budapest.\n');
    expect(start).toContain('\nRussia:  Fleet St Petersburg (south coast).\n');
    expect(start).toContain('\n\nThe deadline for the first orders is Tue Mar 03 2026 23:30:00 +0000.\n');
  });

  it('warns the late', () => {
    expect(text(classicLate(context(), ['ENGLAND']))).toBe(
      "Diplomacy game 'marne' is waiting for England's orders.\n\nThis power will be considered abandoned and free for takeover\nif orders are not received by Tue Mar 10 2026 22:30:00 +0000.\n",
    );
    expect(text(classicLate(context(), ['ENGLAND', 'FRANCE']))).toContain(
      "is waiting for England's orders.\nDiplomacy game 'marne' is waiting for France's orders.\n\nThese powers will",
    );
    expect(text(classicLate(context(), []))).toContain('is waiting for orders from one or more powers.\n');
  });

  it('announces a deadline that was set', () => {
    expect(text(classicDeadlineSet(context(), { name: 'Max', as: 'Master' }, DEADLINE))).toBe(
      "Max as Master set the deadline\nfor game 'marne' to Tue Mar 03 2026 23:30:00 +0000.\n",
    );
  });

  it('counts down', () => {
    expect(classicSpan(6 * 24 * HOUR - HOUR / 2)).toBe('5 days, 23 hours, 30 minutes, and 0 seconds');
  });

  it.each([
    ['white', ['FRANCE'], 'Ann', "Message from Ann as Germany to France in 'marne':"],
    ['white', ['FRANCE', 'ITALY', 'MASTER'], null, "Message from Germany to France, Italy and Master in 'marne':"],
    ['grey', ['FRANCE'], 'Ann', "Message to France in 'marne':"],
    ['white', 'all', 'Ann', "Broadcast message from Ann as Germany in 'marne':"],
    ['grey', 'all', 'Ann', "Broadcast message in 'marne':"],
  ] as const)('heads %s press to %j', (colour, shown, sender, head) => {
    expect(classicPressHead(standard, 'marne', { from: 'GERMANY', colour, to: shown, shown, body: '' }, sender)).toBe(
      head,
    );
  });

  it('lists the builds that are due, where a rule of the variant holds some back', () => {
    const board = boardOf('1812-overture');
    const owned = board.powers[0]!;
    const position: Position = {
      ...startingPosition(board),
      phase: phaseCode('W1811A'),
      units: { [owned.name]: [] },
      centers: { [owned.name]: owned.home },
    };
    const builds = (phase: string) => {
      const listing = classicGameListing({ ...context({ position: { ...position, phase: phaseCode(phase) } }), board });
      return /^France:.*Builds +(\d+) units?\.$/m.exec(text(listing))?.[1];
    };
    expect(owned.home.length).toBeGreaterThan(adjustmentsDue(board, position)[owned.name]!);
    expect(builds('W1811A')).toBe(String(adjustmentsDue(board, position)[owned.name]));
    expect(builds('F1811M'), 'what a winter can give at most, before it has come').toBe('2');
  });

  it('lists a game in the long form', () => {
    const listing = text(
      classicGameListing(
        context({
          settings: {
            timing: {
              ...context().view.settings.timing,
              M: { clock: 1410, min: 12, next: 71, grace: 167, delay: 0.5, days: '-MTWTF-' },
            },
          },
          late: ['ENGLAND'],
          own: { AUSTRIA: ['A vie - gal', 'A bud - ser', 'F tri - alb'] },
        }),
      ),
    );
    for (const line of [
      "Game 'marne' order #001 (S1901M) has a deadline of Tue Mar 03 2026 23:30:00 +0000.\n",
      '\nThe earliest orders will be processed is Sat Feb 28 2026 23:30:00 +0000.\n',
      "\nThose who haven't gotten their orders in will be abandoned if nothing\nis received by Tue Mar 10 2026 22:30:00 +0000.\n",
      '\nAustria: Army Budapest.\n',
      '\n\nOwnership of supply centers:\n\nAustria:   Budapest, Trieste, Vienna.\n',
      '\nTurkey:    3 Supply centers,  3 Units:  Builds   0 units.\n',
      "\nThe parameters for 'marne' are as follows:\n",
      '  Move    clock 1410 min 12.00 next  71.00 grace 167.00 delay 0.50 days -MTWTF-\n',
      '  Retreat clock   -1 min  0.00 next  23.00 grace  71.00 delay 0.50 days -MTWTF-\n',
      '  Adjust  clock   -1 min  0.00 next  23.00 grace  71.00 delay 0.50 days -MTWTF-\n',
      '   Access:  Any-site, Level: Any, Moderated, Dedication: -10000.\n',
      '  Variant:  Standard.\n',
      '    Press:  White, Partial Allowed, No Fake.\n',
      '  Winning Centers: 18.\n',
      "\nThe following players are signed up for game 'marne':\n",
      '   Master                         0 Max\n',
      '   Austria    move      3/3       0 Ada\n',
      '   England    late      3/3       0 Ben\n',
      '\nStatus of the Movement phase for Spring of 1901.  (marne.001)\n',
    ]) {
      expect(listing).toContain(line);
    }
  });
});

describe('the classic lines of variants', () => {
  it("use the variant's calendar, coasts and column", () => {
    const disc = boardOf('octarine');
    const scene = { ...context({ board: disc }), isClassic: true };
    expect(text(classicNext(scene, phaseCode('F1M')))).toBe(
      "The next phase of 'marne' will be Movement for Autumn of Fruitbat '01.\nThe deadline for orders will be Tue Mar 03 2026 23:30:00 +0000.\n",
    );
    const units = text(classicStart(scene, scene.view.position!, ['Genua']));
    expect(units).toMatch(/^Genua: {14}(Army {2}|Fleet )/m);
    expect(units).toMatch(/^Hubland Barbarians: (Army {2}|Fleet )/m);
  });

  it('name neutral units and their orders', () => {
    const board = boardOf('consolidation-1865');
    const position = context({ board, clock: CLOCK }).view.position!;
    const played = resolve(board, { ...position, units: { ...position.units, INDEPENDENT: ['A bav'] } }, {}, 1);
    expect(text(classicResults(board, played.before, played.resolution, 'elbe', 1))).toContain(
      'Independent: Army Bavaria HOLD.\n',
    );
  });
});
