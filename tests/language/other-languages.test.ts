/**
 * Orders in German and French: names of places and words of orders, mixed as people mix them, and never guessed.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { compileBoard } from '../../engine/board/board.ts';
import { coastInWords, provinceName } from '../../engine/board/display-names.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { spellingsOf } from '../../engine/language/names/spellings.ts';
import { readOrders } from '../../engine/language/orders/read-orders.ts';
import { parseOrder } from '../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import { boardOf, readNames, standard } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom } from '../random.ts';
import { legalLines, playAtRandom } from '../read-back/positions.ts';
import { IS_FULL } from '../some-of.ts';
import { contextFor, inShort } from './reading.ts';

const anyone = (board = standard, kind: 'M' | 'R' | 'A' = 'M') =>
  ({ ...contextFor({ board, position: null }), kind, power: board.powers[0]!.name, also: 'all' }) as const;

describe('orders as Germans and French write them', () => {
  it.each([
    ['Armee Paris nach Burgund', 'A par - bur'],
    ['A Par hält', 'A par H'],
    ['A Par haelt', 'A par H'],
    ['Flotte Brest nach Ärmelkanal', 'F bre - eng'],
    ['F London in den Kanal', 'F lon - eng'],
    ['F Lon - Ärm', 'F lon - eng'],
    ['A Munchen - Tirol', 'A mun - tyr'],
    ['A Muenchen zieht in die Picardie', '!'],
    ['Die Armee in Paris zieht nach Burgund und die Armee Marseille hält', 'A par - bur | A mar H'],
    ['A Gas unterstützt A Par nach Bur', 'A gas S A par - bur'],
    ['A Gas unterstützt A Mar halten', 'A gas S A mar'],
    ['A Gas stützt den Angriff von A Par auf Burgund', 'A gas S A par - bur'],
    ['F Nordsee befördert A Lon nach Nor', 'F nth C A lon - nwy'],
    ['F Nordsee geleitet Armee London nach Norwegen', 'F nth C A lon - nwy'],
    ['F Nordsee konvoyiert die Armee London nach Norwegen', 'F nth C A lon - nwy'],
    ['Armee London über die Nordsee nach Norwegen', 'A lon - nth - nwy'],
    ['Armee London nach Norwegen per Konvoi', 'A lon - nwy VIA'],
    ['F Gas - Spanien Nordküste', 'F gas - spa/nc'],
    ['F Wes nach Spanien (Südküste)', 'F wes - spa/sc'],
    ['F Wes an die Südküste von Spanien', 'F wes - spa/sc'],
    ['F Wes - Südküste Spaniens', 'F wes - spa/sc'],
    ['F Wes - Spa/SK', 'F wes - spa/sc'],
    ['Frankreich: Armee Paris nach Picardie', 'A par - pic'],
    ['französische Armee Paris nach Picardie', 'A par - pic'],
    ['Armée Paris va en Bourgogne', 'A par - bur'],
    ['Armée Paris vers Bourgogne', 'A par - bur'],
    ['Armee Paris va a Brest', 'A par - bre'],
    ['A Munich va à Berlin', 'A mun - ber'],
    ['A Par tient', 'A par H'],
    ['F Manche convoie A Lon vers Bre', 'F eng C A lon - bre'],
    ["F Liverpool - mer d'Irlande", 'F lvp - iri'],
    ["la flotte de Liverpool va en mer d'Irlande", 'F lvp - iri'],
    ['A Gas soutient A Mar', 'A gas S A mar'],
    ["A Gascogne soutient l'attaque de A Paris vers la Bourgogne", 'A gas S A par - bur'],
    ['A Lon vers Norvège par la mer du Nord', 'A lon - nth - nwy'],
    ['A Londres va en Norvège par convoi', 'A lon - nwy VIA'],
    ['F Gascogne va en Espagne (côte nord)', 'F gas - spa/nc'],
    ['F Gas - côte nord de l’Espagne', 'F gas - spa/nc'],
    ['A Mar se déplace vers Piémont', 'A mar - pie'],
    ['A Vienne soutient la marche de A Budapest vers Galicie', 'A vie S A bud - gal'],
    ['A Par se déplace en Bourgogne', 'A par - bur'],
    ['F Brest se dirige vers la Manche', 'F bre - eng'],
    ['F Brest part pour la Manche', 'F bre - eng'],
    ["l'armée à Paris avance vers la Picardie", 'A par - pic'],
    ["Je déplace l'armée de Paris vers la Bourgogne", 'A par - bur'],
    ['Veuillez déplacer A Par vers Bur', 'A par - bur'],
    ['A Paris reste à Paris', 'A par H'],
    ['A Par tient sa position', 'A par H'],
    ['A Par tient bon', 'A par H'],
    ['A Par ne bouge pas', 'A par H'],
    ['A Gas apporte son soutien à A Paris vers Bourgogne', 'A gas S A par - bur'],
    ['A Gas vient en soutien de A Mar', 'A gas S A mar'],
    ['A Gas soutient A Par qui va en Bourgogne', 'A gas S A par - bur'],
    ['A Gas soutient A Mar qui tient', 'A gas S A mar'],
    ['A Gas soutient A Par dans son mouvement vers la Bourgogne', 'A gas S A par - bur'],
    ['A Par tient et A Mar va en Bourgogne', 'A par H | A mar - bur'],
    ["S'il vous plaît, A Par - Bur", 'A par - bur'],
    ["s'il te plaît : A Par va en Bourgogne", 'A par - bur'],
    ["A Paris se déplace vers la Bourgogne, s'il vous plaît.", 'A par - bur'],
    ["A Par va en Bourgogne, merci d'avance", 'A par - bur'],
    ['A Par va en Bourgogne, merci beaucoup !', 'A par - bur'],
    ['SVP : A Par - Bur', 'A par - bur'],
    ['Bitte: A Par nach Burgund', 'A par - bur'],
    ['Bitte A Par nach Burgund ziehen', 'A par - bur'],
    ['Bitte ziehe A Par nach Burgund.', 'A par - bur'],
    ['Ich ziehe A Par nach Burgund', 'A par - bur'],
    ['Flotte Brest läuft in den Ärmelkanal aus', 'F bre - eng'],
    ['Armee Paris hält die Stellung', 'A par H'],
    ['Armee Paris bleibt stehen', 'A par H'],
    ['Armee Paris bleibt in Paris', 'A par H'],
    ['A Par hält und F Bre geht nach Mao', 'A par H | F bre - mao'],
    ['A Gas unt. A Par - Bur', 'A gas S A par - bur'],
    ['A Gas unterstützt Armee Paris bei der Bewegung nach Burgund', 'A gas S A par - bur'],
    ['A Par nach Burgund, vielen Dank im Voraus', 'A par - bur'],
    // What denies an order is none.
    ['A Par nicht nach Bur', '!'],
    ['A Par nach Bur nicht ziehen', '!'],
    ['A Par ne va pas en Bourgogne', '!'],
    ["A Par n'attaque pas la Bourgogne", '!'],
    ["A Par va en Bourgogne si l'Allemagne est d'accord", '!'],
    ['A Par nach Bur, wenn Deutschland zustimmt', '!'],
    ['A Paris reste à Brest', '!'],
  ])('%s', (line, expected) => {
    const { readings } = readOrders(line, anyone());
    const filed = readings.map((each) => (each.read === 'order' && (each.doubt ?? null) === null ? each.order : '!'));
    expect(filed.join(' | ')).toBe(expected);
  });

  it.each([
    ['Armee Paris zieht sich zurück nach Picardie', 'R', 'A par - pic'],
    ['A Par se retire en Gascogne', 'R', 'A par - gas'],
    ['A Par retraite vers Gascogne', 'R', 'A par - gas'],
    ['Armee Paris auflösen', 'R', 'A par D'],
    ['A Par löst sich auf', 'R', 'A par D'],
    ['A Par dissoudre', 'R', 'A par D'],
    ['baue Armee Paris', 'A', 'build A par'],
    ['bauen Flotte Brest', 'A', 'build F bre'],
    ['construire armée Paris', 'A', 'build A par'],
    ['dissoudre armée Paris', 'A', 'remove A par'],
    ['löse A Par auf', 'A', 'remove A par'],
    ['Frankreich: löst Armee Paris auf.', 'A', 'remove A par'],
    ['verzichten', 'A', 'waive'],
    ['verzichte auf einen Aufbau', 'A', 'waive'],
    ['renonce', 'A', 'waive'],
  ] as const)('%s (%s)', (line, kind, expected) => {
    const read = readOrders(line, anyone(standard, kind)).readings[0];
    expect(read?.read === 'order' ? read.order : read?.read).toBe(expected);
  });

  it('what is wrong is told in the words of the line, and what means two places is asked about', () => {
    const told = (line: string) => {
      const [read] = readOrders(line, anyone()).readings;
      return read?.read === 'error' ? read.message : read;
    };
    expect(told('Armee Paris nach Burgndi')).toEqual({ code: 'orders/no-such-place', shown: 'Burgndi' });
    expect(told('A Londres va en Angleterre')).toEqual({ code: 'orders/no-such-place', shown: 'Angleterre' });
    expect(told('F Nord hält')).toMatchObject({
      code: 'orders/several-places',
      places: expect.arrayContaining(['nth', 'naf']),
    });
    expect(told('A Arm - Sev'), 'Armenia, as ever').toMatchObject({ read: 'order', order: 'A arm - sev' });
  });

  it('leaves prose alone', () => {
    for (const line of [
      'Bonjour, je vais en vacances demain.',
      'Ich bin bis Freitag in Urlaub.',
      'Mit besten Grüßen aus Venedig',
    ])
      expect(readOrders(line, anyone()).means, line).toBe(false);
  });
});

describe.each(VARIANTS)('%s in all languages at once', (variant) => {
  const board = boardOf(variant);
  const alone = compileBoard(board.variant);
  const place = (line: string, on = board) => {
    const [read] = readOrders(line, anyone(on)).readings;
    if (read?.read !== 'error' || typeof read.message === 'string')
      return read?.read === 'order' ? [provinceOf(read.order.slice(2).split(' ')[0]!)] : [];
    const { message } = read;
    if (message.code === 'orders/several-places') return message.places;
    return message.code === 'orders/impassable' ? [message.place] : [];
  };
  const letter = (type: string) => (type === 'sea' ? 'F' : 'A');

  it('each name in another language is its own place, with and without its marks', () => {
    for (const { language, provinces = {} } of readNames(variant)) {
      for (const { id, type } of board.variant.provinces) {
        for (const name of (provinces[id] ?? []).flatMap(spellingsOf)) {
          const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
          for (const spelled of new Set([name, plain]))
            for (const hold of [language === 'de' ? 'hält' : 'tient']) {
              const line = `${letter(type)} ${spelled} ${hold}`;
              expect([language, line, place(line)]).toEqual([language, line, [id]]);
            }
        }
      }
    }
  });

  it('each English name, abbreviation and alias is read as if there were no other language', () => {
    for (const { id, name, abbr, aliases = [], type } of board.variant.provinces) {
      for (const spelled of [id, name, ...(abbr === undefined ? [] : [abbr]), ...aliases]) {
        for (const line of [`${letter(type)} ${spelled} H`, `${spelled} holds`, `${letter(type)} ${spelled}`])
          expect([line, readOrders(line, anyone(board))]).toEqual([line, readOrders(line, anyone(alone))]);
      }
    }
  });

  it('the beginning of a name means what it did, or is asked about with that place among the others', () => {
    for (const { name, type } of board.variant.provinces) {
      for (let many = 3; many < name.length; many++) {
        const line = `${letter(type)} ${name.slice(0, many).trim()} H`;
        const before = place(line, alone);
        if (before.length === 1) expect([line, place(line)]).toEqual([line, expect.arrayContaining([...before])]);
      }
    }
  });

  it('each legal order of games at random is read in the words of each language', () => {
    const random = createRandom(11);
    for (const { position } of playAtRandom(board, createRandom(3), IS_FULL ? 25 : 3)) {
      const { kind } = parsePhase(position.phase);
      for (const { name: power } of board.powers) {
        const context = contextFor({ board, position, power });
        for (const legal of legalLines(board, position, power)) {
          for (const text of random.shuffle(legal).slice(0, IS_FULL ? 10 : 1)) {
            const order = text === 'waive' ? ({ kind: 'waive' } as const) : parseOrder(text, kind);
            if (order === null || order.kind === 'influence') continue;
            for (const language of ['de', 'fr'] as const) {
              const line = inWords(boardIn(board, language), language, order);
              const expected = text === 'waive' ? ['waive 1'] : [text];
              expect([position.phase, power, line, inShort(line, context)]).toEqual([
                position.phase,
                power,
                line,
                expected,
              ]);
            }
          }
        }
      }
    }
  });
});

const WORDS = {
  de: {
    A: 'Armee',
    F: 'Flotte',
    hold: 'hält',
    to: 'zieht nach',
    goal: 'nach',
    helpedTo: 'beim Zug nach',
    support: 'unterstützt',
    convoy: 'befördert',
    sea: 'per Konvoi',
    back: 'zieht sich zurück nach',
    build: 'baue',
    remove: 'auflösen',
    disband: 'wird aufgelöst',
    waive: 'verzichte',
  },
  fr: {
    A: 'armée',
    F: 'flotte',
    hold: 'tient',
    to: 'va vers',
    goal: 'vers',
    helpedTo: 'qui va vers',
    support: 'soutient',
    convoy: 'convoie',
    sea: 'par convoi',
    back: 'se retire vers',
    build: 'construire',
    remove: 'dissoudre',
    disband: 'est dissoute',
    waive: 'renonce',
  },
} as const;

/** As somebody writes an order who has never seen an English word. */
function inWords(board: typeof standard, language: 'de' | 'fr', order: Exclude<Order, { kind: 'influence' }>): string {
  const words = WORDS[language];
  const at = (place: string) => {
    const coast = place.includes('/') && board.variant.id !== 'octarine' ? ` (${coastInWords(board, place)})` : '';
    const id = provinceOf(place);
    return coast === '' && place !== id ? `${id}${place.slice(id.length)}` : `${provinceName(board, place)}${coast}`;
  };
  const unit = ({ type, at: place }: UnitRef) => `${words[type]} ${at(place)}`;
  switch (order.kind) {
    case 'hold':
      return `${unit(order.unit)} ${words.hold}`;
    case 'move':
      return `${unit(order.unit)} ${words.to} ${at(order.to)}${order.route === 'any' ? ` ${words.sea}` : ''}`;
    case 'support-hold':
      return `${unit(order.unit)} ${words.support} ${unit(order.target)}`;
    case 'support-move':
      return `${unit(order.unit)} ${words.support} ${unit(order.target)} ${words.helpedTo} ${at(order.to)}`;
    case 'convoy':
      return `${unit(order.unit)} ${words.convoy} ${unit(order.target)} ${words.goal} ${at(order.to)}`;
    case 'retreat':
      return `${unit(order.unit)} ${words.back} ${at(order.to)}`;
    case 'build':
      return `${words.build} ${unit(order.unit)}`;
    case 'remove':
      return `${words.remove} ${unit(order.unit)}`;
    case 'disband':
      return `${unit(order.unit)} ${words.disband}`;
    case 'waive':
      return words.waive;
    case 'proxy':
      throw new Error('No proxies are lent in these games.');
  }
}
