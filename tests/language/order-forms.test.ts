/** Forms of orders beside the worked lines (judge-language A1 to A9): each with what it reads as. */

import { describe, expect, test } from 'vitest';
import { readInfluence } from '../../engine/language/orders/influence-line.ts';
import { readOrders } from '../../engine/language/orders/read-orders.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf, standard } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { allTold } from '../told.ts';
import { readMail } from './mails.ts';
import { contextFor, inShort, positionOf } from './reading.ts';

const UNITS =
  'FRANCE: A par, F bre, A mar, F mao, A vie, A tri, F nap, F tun, F tys, A lon, F nth, F aeg, A gre; TURKEY: F con; ITALY: A ven';
const movement = contextFor({ position: positionOf(standard, phaseCode('F1901M'), UNITS) });
const retreats = contextFor({
  position: positionOf(standard, phaseCode('F1901R'), 'FRANCE dislodged: A mun > tyr boh, F con > bul/sc bul/ec'),
});
const builds = contextFor({
  position: positionOf(standard, phaseCode('W1901A'), 'FRANCE: A bur; FRANCE owns: par bre mar'),
});
const removals = contextFor({
  position: positionOf(standard, phaseCode('W1901A'), 'FRANCE: A bur, A gas, F mao; FRANCE owns: par bre'),
});

type Rows = readonly (readonly [line: string, ...orders: readonly string[]])[];

function check(rows: Rows, context: typeof movement): void {
  test.each(rows.map(([line, ...orders]) => ({ line, orders })))('$line', ({ line, orders }) => {
    expect(inShort(line, context)).toEqual(orders);
    // Neither case nor the width of spaces matters.
    expect(
      inShort(line.toUpperCase().replaceAll(' ', ' \u00a0\t'), context).map((each) =>
        each.split(' => ')[0]!.toLowerCase(),
      ),
    ).toEqual(orders.map((each) => each.split(' => ')[0]!.toLowerCase()));
  });
}

describe('signs that programs put into orders (A1)', () => {
  const read = (line: string) => inShort(line, movement);

  test.each([...'→⇒↦⇢⟶⟼⭢🡒👉', '👉🏽', '➡️', '–>', '=>'])('%s leads to a place', (arrow) => {
    expect(read(`A Par ${arrow} Bur`)).toEqual(['A par - bur']);
  });

  test.each([...'→⇒=>-', ...'↛⇏≠≯'])('crossed out, %s leads nowhere', (sign) => {
    const crossed = sign.normalize('NFD').length > 1 ? sign : `${sign}\u0338`;
    expect(read(`A Par ${crossed} Bur`)[0]).toMatch(/^! /);
  });

  test.each([
    '*A Par - Bur*',
    '**A Par - Bur**',
    '__A Par - Bur__',
    '`A Par - Bur`',
    'A *Par* - *Bur*',
    'A Par - _Bur_',
    '*A* Par - Bur',
    '***A Par*** - Bur',
    '* *A Par* - Bur',
    '1.A Par - Bur',
    '12.A Par - Bur',
    '§ A Par - Bur',
    '✓ A Par - Bur',
    '➢ A Par - Bur',
  ])('%s', (line) => {
    expect(read(line)).toEqual(['A par - bur']);
  });

  test.each(['~~A Par - Bur~~', '-A Par - Bur-', '☒ A Par - Bur', 'A Par - Bur ❌'])('%s orders nothing', (line) => {
    expect(read(line).every((each) => each.startsWith('!'))).toBe(true);
  });
});

test('a long dash before a place and nothing more is one, before anything else a remark; a way over land leads nowhere', () => {
  const read = (line: string) => inShort(line, movement);
  expect(read('A Par -- Bur')).toEqual(['A par - bur']);
  expect(read('A Mar S A Par -- Bur, A Par -- Bur.')).toEqual(['A mar S A par - bur', 'A par - bur']);
  expect(read('A Lon -- Nth -- Nwy')).toEqual(['A lon - nth - nwy']);
  for (const via of ['via convoy', 'VIA']) expect(read(`A Lon -- Nwy ${via}`)).toEqual(['A lon - nwy VIA']);
  expect(read('A Mar S A Par - Bur -- Bur is ours')).toEqual(['A mar S A par - bur']);
  for (const line of ['A Par - Bur -- Pic', 'A Par - Bur - Pic', 'A Par - Pic via Bur', 'A Par - Pic via convoy'])
    expect(read(line)).toEqual(['! Those waters do not lead from Paris to Picardy. => A par - pic']);
});

describe('old habits (A3)', () => {
  check(
    [
      ['Paris: hold', 'A par H'],
      ['Paris: Burgundy', 'A par - bur'],
      ['Fleet Brest: Hold', 'F bre H'],
      ['F Bre: MAO', 'F bre - mao'],
      ['A Par: - Bur', 'A par - bur'],
      ['A Mar: S A Par - Bur', 'A mar S A par - bur'],
      ['PAR A - BUR', 'A par - bur'],
      ['PAR A H', 'A par H'],
      ['Paris (army) - Burgundy', 'A par - bur'],
      ['BRE F-MAO', 'F bre - mao'],
      ['MAR A S PAR A - BUR', 'A mar S A par - bur'],
      ['MAR A S PAR A - BUR, PAR A - BUR', 'A mar S A par - bur', 'A par - bur'],
    ],
    movement,
  );
  test.each([
    'Prussia: A Ber - Kie',
    'Wales: Eng - Bre',
    'Bre F A - Mao',
    'F Bre A - Mao',
    'Par F - Bur',
    'A Par stays in Bur',
    'Paris: Burgundy or Picardy',
  ])('%s could mean something else, and orders nothing', (line) => {
    expect(inShort(line, movement).every((each) => each.startsWith('!'))).toBe(true);
  });
});

describe('look-alikes, list marks and remarks (A1)', () => {
  check(
    [
      ['A Par—>Bur', 'A par - bur'],
      ['A Par > Bur', 'A par - bur'],
      ['A Par−Bur', 'A par - bur'],
      ['A Par‑Bur', 'A par - bur'],
      ['Ａ Ｐａｒ － Ｂｕｒ', 'A par - bur'],
      ['a) A Par - Bur', 'A par - bur'],
      ['(a) A Par - Bur', 'A par - bur'],
      ['1. A Par - Bur', 'A par - bur'],
      ['(12) A Par - Bur', 'A par - bur'],
      ['• A Par - Bur', 'A par - bur'],
      ['- A Par-Bur', 'A par - bur'],
      ['-A Par-Bur', 'A par - bur'],
      ['A Par - Bur // as agreed', 'A par - bur'],
      ['A Par-Bur -- as agreed', 'A par - bur'],
      ['A Par - Bur please', 'A par - bur'],
      ['A Par - Bur, please.', 'A par - bur'],
      ['A Par - Bur thanks', 'A par - bur'],
      ['A Par - Bur, thanks in advance! // as agreed', 'A par - bur'],
      ['Please: A Par - Bur', 'A par - bur'],
      ['A Par holds its position and F Bre holds in place', 'A par H', 'F bre H'],
      ['A Par stays in Par', 'A par H'],
      ['Please A Mar S A Par - Bur. Thank you!', 'A mar S A par - bur'],
      ['A Par - Bur, A Mar - Spa, many thanks', 'A par - bur', 'A mar - spa'],
      ['Move army Paris to Burgundy', 'A par - bur'],
      ['please move the army in Paris to Burgundy please', 'A par - bur'],
      ['send F Bre to Eng and order A Mar to support A Par - Bur', 'F bre - eng', 'A mar S A par - bur'],
      ['order army Paris hold', 'A par H'],
      ['move army Kiel to Burgundy, please', '! You have no unit in Kiel.'],
      ['A Par - Bur!', 'A par - bur'],
      ['A Par - Bur ?', 'A par - bur'],
    ],
    movement,
  );
});

describe('several on a line (A2)', () => {
  check(
    [
      ['A Par - Bur & A Mar - Spa', 'A par - bur', 'A mar - spa'],
      ['A Par - Bur and A Mar - Spa', 'A par - bur', 'A mar - spa'],
      ['A Par H, F Bre H, and A Mar H', 'A par H', 'F bre H', 'A mar H'],
      ['A Vie-Tyr supported by A Tri', 'A vie - tyr', 'A tri S A vie - tyr'],
      ['A Vie - Tyr with support from A Tri', 'A vie - tyr', 'A tri S A vie - tyr'],
      ['A Par-Xyz, A Mar-Spa, F Bre-Eng', "! There is no province 'Xyz'.", 'A mar - spa', 'F bre - eng'],
      ['A Par, A Mar - Bur', '! What is the army in Paris to do? => A par H', 'A mar - bur'],
      ['Armee Paris', "! There is no province 'Armee'. => A par H"],
      ['Armeee Paris', "! There is no province 'Armeee'. => A par H"],
      ['Fleeet Picardy', "! There is no province 'Fleeet'. => F bre - pic"],
      ['Army Picardy', '! What is the army in Picardy to do? => A par - pic'],
      ['Fleeet Brest to Picardy', "! There is no province 'Fleeet'. => F bre - pic"],
    ],
    movement,
  );
});

describe('words of movement (A3)', () => {
  check(
    [
      ['A Par stays', 'A par H'],
      ['A Par stay', 'A par H'],
      ['A Par hold position', 'A par H'],
      ['The army at Paris is moving to Burgundy', 'A par - bur'],
      ['Fleet in Brest to the Mid-Atlantic Ocean', 'F bre - mao'],
      ['army paris-burgundy', 'A par - bur'],
      ['A Mar supporting A Par - Bur', 'A mar S A par - bur'],
      ['A Mar s. A Par-Bur', 'A mar S A par - bur'],
      ['A Mar sup A Par to Bur', 'A mar S A par - bur'],
      ['A Mar supports A Par into Bur', 'A mar S A par - bur'],
      ['A Mar supports Par - Bur', 'A mar S A par - bur'],
      ['A Mar S French A Par - Bur', 'A mar S A par - bur'],
      ["A Mar S France's army in Paris moving to Bur", 'A mar S A par - bur'],
      ['F Aeg S Turkish F Con - Bul', 'F aeg S F con - bul'],
      ['France: A Par - Bur', 'A par - bur'],
      ['[F] A Par - Bur', 'A par - bur'],
      ['(French) A Par - Bur', 'A par - bur'],
      ['A Par give proxy to Germany', 'A par P GERMANY'],
      ['A Par P Ger', 'A par P GERMANY'],
    ],
    movement,
  );

  test('the wrong owner of a supported unit is told, the order kept', () => {
    const { readings } = allTold(readOrders('A Tri S Austrian A Ven', movement));
    expect(readings).toMatchObject([
      { read: 'order', order: 'A tri S A ven', notes: [expect.stringMatching(/Italy/)] },
    ]);
  });
});

describe('convoys (A4)', () => {
  check(
    [
      ['A Lon - Nwy via C', 'A lon - nwy VIA'],
      ['A Lon-Nwy by sea', 'A lon - nwy VIA'],
      ['A Lon-Nwy by convoy', 'A lon - nwy VIA'],
      ['A Lon - Nwy (by convoy)', 'A lon - nwy VIA'],
      ['A Lon - Nwy VIA', 'A lon - nwy VIA'],
      ['A Lon convoyed to Nwy', 'A lon - nwy VIA'],
      ['A Lon-Nwy (via Nth)', 'A lon - nth - nwy'],
      ['A Lon via Nth to Nwy', 'A lon - nth - nwy'],
      ['A Lon through Nth to Nwy', 'A lon - nth - nwy'],
      ['A Lon -> Nth -> Nwy', 'A lon - nth - nwy'],
      ['A Lon to Nth to Nwy', 'A lon - nth - nwy'],
      ['A Lon m Nth m Nwy', 'A lon - nth - nwy'],
      ['A Lon moves to Nth to Nwy', 'A lon - nth - nwy'],
      ['F Nth convoys Lon to Nwy', 'F nth C A lon - nwy'],
      ['F Nth convoying army London to Norway', 'F nth C A lon - nwy'],
      ['F Nth ferry A Lon - Nwy', 'F nth C A lon - nwy'],
      ['F Nth ff A Lon - Nwy', 'F nth C A lon - nwy'],
      ['F Nth t A Lon - Nwy', 'F nth C A lon - nwy'],
      ['F Nth con. A Lon - Nwy', 'F nth C A lon - nwy'],
      ['F Nth C A Lon - Nth - Nwy', 'F nth C A lon - nwy'],
    ],
    movement,
  );

  test('a route through a sea without a fleet is kept, with a note', () => {
    const { readings } = allTold(readOrders('A Lon - Eng - Bel', movement));
    expect(readings).toMatchObject([
      {
        order: 'A lon - eng - bel',
        notes: ['Legal to write, but it cannot succeed: there is no fleet in the English Channel.'],
      },
    ]);
  });
});

describe('coasts (A5)', () => {
  const spain = '/nc|(nc)| (nc)| /nc|/north coast| (north coast)|-nc|.nc|nc| NC| North Coast| (n)| (north)| nth coast';
  check(
    [...spain.split('|'), '+(north coast)', ', north coast'].map(
      (coast) => [`F Mao - Spa${coast}`, 'F mao - spa/nc'] as const,
    ),
    movement,
  );
  check(
    [
      ['F Mao - north coast of Spain', 'F mao - spa/nc'],
      ['F Mao - the south coast of Spain', 'F mao - spa/sc'],
      ['A Gre - Bul/ec', 'A gre - bul'],
      [
        'F Mao - Spa/wc',
        "! Spain has no such coast as 'wc': there are Spain (north coast) and Spain (south coast). => F mao - spa/nc => F mao - spa/sc",
      ],
    ],
    movement,
  );
});

describe('retreats (A6)', () => {
  check(
    [
      ['A Mun m Tyr', 'A mun - tyr'],
      ['A Mun R Tyr', 'A mun - tyr'],
      ['A Mun retreat-Tyr', 'A mun - tyr'],
      ['A Mun disband', 'A mun D'],
      ['D A Mun', 'A mun D'],
      ['remove A Mun', 'A mun D'],
      ['A Mun OTB', 'A mun D'],
      ['The fleet in Constantinople retreats to Bulgaria (south coast)', 'F con - bul/sc'],
      [
        'A Mun - Ber',
        '! The army in Munich cannot retreat to Berlin. Open to it: Tyrolia or Bohemia. => A mun - tyr => A mun - boh => A mun D',
      ],
    ],
    retreats,
  );
});

describe('builds (A6)', () => {
  check(
    [
      ['b A Par', 'build A par'],
      ['build PAR A', 'build A par'],
      ['build Par A, Bre F', 'build A par', 'build F bre'],
      ['build army Paris', 'build A par'],
      ['build fleet in Brest', 'build F bre'],
      ['+ A Par', 'build A par'],
      ['+A Par', 'build A par'],
      ['Build: A Par', 'build A par'],
      ['A Par build', 'build A par'],
      ['build A Par, F Bre', 'build A par', 'build F bre'],
      ['builds A Par and F Bre', 'build A par', 'build F bre'],
      ['w', 'waive 1'],
      ['waive 2', 'waive 2'],
      ['waive two builds', 'waive 2'],
      ['waive rest', 'waive all'],
      ['no builds', 'waive all'],
      ['build nothing', 'waive all'],
      ['Build waived', 'waive 1'],
      ['- build A Par', 'build A par'],
      ['build Army Paris. build Fleet Brest. waive.', 'build A par', 'build F bre', 'waive 1'],
    ],
    builds,
  );

  test('a line that begins with build and says too little is asked about', () => {
    const { means, readings } = readOrders('build 2 armies', builds);
    expect([means, readings.map(({ read }) => read)]).toEqual([true, ['error']]);
  });
});

describe('removals (A6)', () => {
  check(
    [
      ['r A Bur', 'remove A bur'],
      ['disband A Bur', 'remove A bur'],
      ['debuild A Bur', 'remove A bur'],
      ['- A Bur', 'remove A bur'],
      ['-A Bur', 'remove A bur'],
      ['A Bur D', 'remove A bur'],
      ['F Mao disbands', 'remove F mao'],
      ['keep A Gas', 'keep gas'],
      ['maintain A Gas', 'keep gas'],
      ['France:                  Defaults, removing the army in Burgundy.', 'remove A bur'],
      ['default: remove A Bur, F Mao', 'remove A bur', 'remove F mao'],
    ],
    removals,
  );
});

/** Place and what else it is called. */
const NAMES: Readonly<Record<string, string>> = {
  adr: 'adriatic|Adriatic Sea',
  aeg: 'aegean|Aegean Sea',
  bal: 'baltic|Baltic Sea',
  bar: 'barents|barent|Barents Sea',
  bla: 'black|Black Sea',
  bot: 'gob|both|gulfofb|bothnia|Gulf of Bothnia|bothnia gulf',
  bur: 'burgandy|Burgundy|burg',
  eas: 'emed|east|eastern|eastmed|ems|eme|emd|eas med|Eastern Mediterranean|e. med',
  eng: 'channel|ech|english|eng ch|English Channel',
  hel: 'helgoland|heligoland|Helgoland Bight',
  ion: 'ionian|Ionian Sea',
  iri: 'irish|irs|Irish Sea',
  lvn: 'livo|lvo|lva|Livonia',
  lvp: 'livp|lpl|Liverpool|liverp',
  lyo: 'gol|gulfofl|lyon|Gulf of Lyon|gulf of lions|golfe du lion',
  mao: 'mid|mat|midatlantic|mid-atlantic|Mid-Atlantic Ocean|Mid Atlantic',
  mar: 'mars|Marseilles|Marseille|marse',
  mun: 'munchen|Munich|München',
  naf: 'nora|n afr|North Africa|N. Africa',
  nao: 'nat|North Atlantic Ocean|n. atlantic',
  nth: 'norsea|nts|North Sea|nsea|n. sea',
  nwg: 'norwegian|norwsea|nrg|norg|nwsea|Norwegian Sea',
  nwy: 'nor|norw|Norway',
  sev: 'sevastapol|Sevastopol',
  ska: 'skag|Skagerrak|Skagerrák',
  spa: 'spn|Spain',
  stp: 'stpete|st. petersburg|St Petersburg|St. Pete|St. Pétersbourg',
  tri: 'trie|Trieste',
  tyr: 'tyl|trl|tyo|tyrol|Tyrolia',
  tys: 'tyrr|tyrrhenian|tyn|tyh|Tyrrhenian Sea',
  vie: 'wien|Vienna',
  war: 'warsz|Warsaw',
  wes: 'wmed|west|western|westmed|wms|wme|wmd|Western Mediterranean|w. med',
  yor: 'york|yonkers|Yorkshire',
};

describe('names (A9)', () => {
  const aliases = Object.entries(NAMES).flatMap(([place, names]) =>
    names.split('|').map((name) => [name, place] as const),
  );
  test.each(aliases)('%s is %s', (name, place) => {
    const anywhere = contextFor({ phase: phaseCode('F1901M') });
    for (const written of [name, name.toUpperCase()]) expect(inShort(`${written} H`, anywhere)).toEqual([`${place} H`]);
  });

  test.each([
    ['liv', 'Liverpool or Livonia'],
    ['gul', 'Gulf of Bothnia or Gulf of Lyon'],
    ['north', 'North Africa, North Atlantic Ocean or North Sea'],
    ['nort', 'North Africa, North Atlantic Ocean or North Sea'],
  ])('%s is refused with the candidates', (name, candidates) => {
    expect(inShort(`${name} H`, contextFor({ phase: phaseCode('F1901M') }))[0]).toContain(
      `'${name}' could be ${candidates}.`,
    );
  });

  test('single letters are words, never places', () => {
    for (const letter of 'afschmprbdwt') {
      expect(inShort(`A Bur - ${letter}`, movement).every((each) => each.startsWith('!') || each.endsWith(' H'))).toBe(
        true,
      );
    }
  });
});

describe('a power that is a province too', () => {
  const named = VARIANTS.map(boardOf).flatMap((board) =>
    board.powers.flatMap(({ name, display }) => {
      const home = board.provinces.find((place) => place.name === display);
      return home === undefined ? [] : [{ board, power: name, display, id: home.id }];
    }),
  );

  test('there are some', () => {
    expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining(['pru', 'aus']));
  });

  test.each(named)('$display ($id) before a verb is the unit there', ({ board, power, display, id }) => {
    // An inland unit is an army, named so or not.
    const read = (line: string) =>
      inShort(line, contextFor({ board, power, phase: null })).map((order) => order.replace(/^A /, ''));
    const next = board.variant.adjacency.army.find((pair) => pair.includes(id))!.find((place) => place !== id)!;
    for (const place of [display, id, id.toUpperCase()]) {
      expect([place, read(`${place}: hold`)]).toEqual([place, [`${id} H`]]);
      expect([place, read(`${place}: ${next}`)]).toEqual([place, [`${id} - ${next}`]]);
      expect([place, read(`${place} A S A ${next}`)]).toEqual([place, [`${id} S A ${next}`]]);
      expect([place, read(`${place} A H`)]).toEqual([place, [`${id} H`]]);
    }
    // With a unit behind it, it is the power.
    for (const line of [`${display}: A ${next} H`, `${display} A ${next} H`]) expect(read(line)).toEqual([`${next} H`]);
  });
});

describe('what stands around orders, between them and in them (A1, A2, A5)', () => {
  const read = (line: string) => inShort(line, movement);
  const lines = (text: string) => text.trim().split('\n');

  test.each(
    lines(`
✅ A Par - Bur
☑ A Par - Bur
[x] A Par - Bur
🇫🇷 A Par - Bur 👍
⚔️ A Par – Bur ⚔️
1️⃣ A Par - Bur
(A Par - Bur)
[A Par - Bur]
{A Par - Bur}
<A Par - Bur>
[A] Par - [Bur]
A(Par)-Bur
A [Par] - (Bur)
“A Par - Bur”
'A Par - Bur'
« A Par - Bur »
A Par - Bur :)
A Par 🚂 Bur`),
  )('%s says nothing more', (line) => {
    expect(read(line)).toEqual(['A par - bur']);
  });

  test.each(lines('❌ A Par - Bur\n[ ] A Par - Bur\n☐ A Par - Bur\nA Par - Bur ❓\nA Par ⬅️ Bur\n🚫 A Par - Bur'))(
    '%s may say much',
    (line) => {
      expect(read(line)[0]).toMatch(/^! /);
    },
  );

  test.each(
    lines(`
A Par - Bur. A Mar - Spa. F Bre H.
A Par-Bur.A Mar-Spa.F Bre H
A Par - Bur / A Mar - Spa / F Bre H
A Par - Bur/A Mar - Spa/F Bre H
A Par - Bur | A Mar - Spa | F Bre H
A Par - Bur! A Mar - Spa! F Bre H!
Par-Bur / Mar-Spa / Bre H
France: A Par - Bur; France: A Mar - Spa; France: F Bre H
France: A Par - Bur. France: A Mar - Spa. France: F Bre H.
FRANCE A Par - Bur / FRANCE A Mar - Spa / FRANCE F Bre H
FRANCE | A Par - Bur | A Mar - Spa | F Bre H
France; A Par - Bur; France; A Mar - Spa; F Bre H
F: A Par-Bur | F: A Mar-Spa | F: F Bre H
(A Par - Bur) (A Mar - Spa) (F Bre H)
[A Par - Bur, A Mar - Spa, F Bre H]`),
  )('%s are three orders', (line) => {
    expect(read(line)).toEqual(['A par - bur', 'A mar - spa', 'F bre H']);
  });

  test('what stands behind a slash is another order only where it is a whole one', () => {
    for (const line of ['A Par - Bur/Pic', 'A Par - Bur / Pic', 'A Par - Bur. Pic'])
      expect([line, read(line)[0]]).toEqual([line, expect.stringMatching(/^! /)]);
  });

  test('the power before an order of another power is asked about', () => {
    const [own, other] = read('France: A Par - Bur; Turkey: F Con - Bla');
    expect(own).toBe('A par - bur');
    expect(other).toMatch(/^! .*Turkey/);
  });

  test.each(
    lines(`
F Stp:sc - Bot
F Stp : SC - Bot
F St Petersburg {sc} - Bot
F Stp s.c. - Bot
F Stp (s.c.) - Bot
F Stp/S.C. - Bot
F St. Petersburg (S.C.) - Bot
F Stp_sc - Bot
F Stp,sc - Bot
F Stp south - Bot`),
  )('%s has its coast', (line) => {
    const position = positionOf(standard, phaseCode('S1901M'), 'RUSSIA: F stp/sc');
    expect(inShort(line, contextFor({ position, power: 'RUSSIA' as never }))).toEqual(['F stp/sc - bot']);
  });

  test.each(lines('F(SDi tc) - WWO\nF (SDi) tc - WWO\nF(SDi/tc)-WWO'))('%s, as Octarine writes', (line) => {
    const context = contextFor({ board: boardOf('octarine'), power: 'AGATEAN EMPIRE' as never });
    expect(inShort(line, context)).toEqual(['F sdi/tc - wwo']);
  });

  test.each([
    ['1 IP HAN S WES - HES', 'IP 1 han S A wes - hes'],
    ['IP one HAN H', 'IP 1 han H'],
    ['zwei IP HAN H', 'IP 2 han H'],
    ['2 IP HAN H, 1 IP SAX H', 'IP 2 han H', 'IP 1 sax H'],
    ['* 1 IP HAN H', 'IP 1 han H'],
    ['2) IP 1 HAN H', 'IP 1 han H'],
  ])('%s, as Consolidation writes', (line, ...points) => {
    const context = contextFor({
      board: boardOf('consolidation-1865'),
      power: 'PRUSSIA' as never,
      phase: phaseCode('S1865M'),
    });
    expect(readInfluence(line, context)?.map((each) => each.read === 'influence' && each.order)).toEqual(points);
  });

  test('a remark against points asks about them, as about any order', () => {
    const board = boardOf('consolidation-1865');
    const { items } = readMail('IP 1 HAN H (if Austria agrees)\nIP 1 SAX H (as agreed)', {
      board,
      phase: phaseCode('S1865M'),
      power: 'PRUSSIA' as never,
    });
    expect(items.map((item) => item.kind === 'order' && item.pending !== undefined)).toEqual([true, false]);
  });

  test.each([
    ['F Aeg S F Con - Ion', 'F AEG U F Con - ION'],
    ['F Nth C A Lon - Nwy', 'F Nordsee K A Lon-Nwy'],
    ['A Par - Bur', '[A Par - Bur (wie besprochen)]'],
    ['F Mao - Eng', 'F Mid-Atl Oc - Engl Ch'],
    ['F Nap - Tys', 'F Napl - Tyrrh Sea'],
    ['F Con - Arm', 'F Con - Arme'],
  ])('%s is also %s', (plain, written) => {
    expect(inShort(written, movement).map((each) => each.split(' => ')[0])).toEqual(inShort(plain, movement));
  });
});

describe('letters of powers before orders on one line', () => {
  const master = contextFor({ power: null, also: 'all', position: null });
  const ORDERS = ['A par - bur', 'F lon - nth', 'A ber - kie'];

  test.each([
    'F: A Par - Bur / E: F Lon - NTH / G: A Ber - Kie',
    'F A Par - Bur / E F Lon - NTH / G A Ber - Kie',
    'F) A Par - Bur | E) F Lon - NTH | G) A Ber - Kie',
    'F A Par - Bur; E F Lon - NTH; G A Ber - Kie',
  ])('%s', (line) => {
    expect(inShort(line, master)).toEqual(ORDERS);
  });

  test('a coast stays a coast, and `from` a word', () => {
    expect(inShort('F Mar - Spa/s / A Par - Bur', contextFor())).toEqual(['F mar - spa/sc', 'A par - bur']);
    expect(inShort('FRom - Tys', contextFor({ power: 'ITALY', position: null }))).toEqual(['F rom - tys']);
    expect(inShort('A Par - Bur from Par', movement)).not.toContain('F par - bur');
  });
});

describe('words behind an order, with nothing to set them off', () => {
  test.each(['sorry Pierre', 'no hard feelings!', 'kleine Überraschung für dich'])('%s: a remark', (words) => {
    expect(inShort(`A Par - Bur ${words}`, movement)).toEqual(['A par - bur']);
  });

  test.each(['or Gas', 'via convoy maybe', 'S A Mar'])('%s: perhaps a part of it', (words) => {
    expect(inShort(`A Par - Bur ${words}`, movement)).not.toContain('A par - bur');
  });
});
