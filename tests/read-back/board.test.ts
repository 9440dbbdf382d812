/**
 * What the judge writes about a board, it reads: the possibilities of each unit as an order form shows them, builds, the
 * older judges' lines, hints after a mistake, powers, and phases by code and in words. On every map, from games at random.
 */
import { describe, expect, it } from 'vitest';
import { parsePhase } from '../../engine/board/phase.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { dueOf } from '../../engine/game/due.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { formatOrder, parseOrder } from '../../engine/orders/notation.ts';
import { rowsOf } from '../../engine/vocabulary.ts';
import { classicOrdersOnFile } from '../../templates/classic/orders.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { spellOrders } from '../../templates/locales/order-spelling.ts';
import { powerAdjective, powerName } from '../../templates/locales/powers.ts';
import { classicCode, classicTurn, phaseName } from '../../templates/locales/times/phases.ts';
import { mailtoLink, orderLines } from '../../templates/mail/parts/answer.ts';
import { boardOf } from '../boards.ts';
import { commandOf, pressIn, readMail } from '../language/mails.ts';
import { contextFor, inShort } from '../language/reading.ts';
import { context } from '../letters/scenes.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { filledIn } from './mail-back.ts';
import { legalLines, playAtRandom } from './positions.ts';

const languages = {
  en: await loadLanguage('en'),
  de: await loadLanguage('de'),
  fr: await loadLanguage('fr'),
};

const GAMES = IS_FULL ? 20 : 1;
const PHASES = IS_FULL ? 25 : 4;

describe.each(VARIANTS)('%s: what is written of the board is read', (variant) => {
  const board = boardOf(variant);
  const moments = Array.from({ length: GAMES }, (_, n) => playAtRandom(board, createRandom(n + 1), PHASES)).flat();

  it('each order that is legal, as a mail writes it, by the power whose it is', () => {
    const random = createRandom(5);
    for (const { position } of moments) {
      for (const { name: power } of board.powers) {
        const context = contextFor({ board, position, power });
        for (const legal of legalLines(board, position, power)) {
          for (const order of IS_FULL ? legal : random.shuffle(legal).slice(0, 6)) {
            const read = order === 'waive' ? ['waive 1'] : [order];
            expect([position.phase, power, inShort(spellOrders(board, order), context)]).toEqual([
              position.phase,
              power,
              read,
            ]);
          }
        }
      }
    }
  });

  it('each possibility that a form shows behind a unit', { tags: ['long'] }, () => {
    for (const { position } of moments) {
      for (const { name: power } of board.powers) {
        const around = context({ board, position, own: { [power]: [] } });
        const { role } = around.view;
        if (role.kind !== 'player' || role.own[0]!.due.kind === 'nothing') continue;
        const form = orderLines(around, role.own, true);
        expect(decodeURIComponent(mailtoLink('a@b.example', 's', form))).toContain(form[0]!);
        // Sent back as it stands it is asked about for nothing that we wrote behind the lines or below them.
        for (const code of LANGUAGES) {
          const translated = boardIn(board, code);
          const own = inLanguage(languages[code], () => orderLines({ ...around, board: translated }, role.own, true));
          const sent = own.map((line) => line.replace(/ - +% (\S+)/, ' - $1  % $1')).join('\n');
          const { items } = readMail(sent, { board: translated, position, phase: position.phase, power });
          const asked = items.flatMap((item) =>
            item.kind === 'order' && item.pending !== undefined ? [item.text] : [],
          );
          expect([position.phase, power, code, sent, asked]).toEqual([position.phase, power, code, sent, []]);
        }
        if (role.own[0]!.due.kind === 'choices') continue;
        const reading = contextFor({ board, position, power });
        const lines = filledIn(form.join('\n'))
          .flatMap((text) => text.split('\n'))
          .flatMap(possibilities);
        for (const line of lines)
          expect([position.phase, power, line, inShort(line, reading).filter((read) => read.startsWith('!'))]).toEqual([
            position.phase,
            power,
            line,
            [],
          ]);
      }
    }
  });

  it("orders on file in the older judges' lines", () => {
    for (const { position, orders } of moments) {
      const { kind } = parsePhase(position.phase);
      for (const [power, list] of rowsOf(orders)) {
        const onFile = list.filter((order) => order !== 'waive');
        const lines = classicOrdersOnFile(board, position, 'marne', 1, [
          { power, due: dueOf(board, position, power), onFile },
        ]).filter(
          ({ text }) =>
            text.startsWith(`${powerName(board, power)}:`) && !/No Order|pending|waived|unusable/.test(text),
        );
        const context = contextFor({ board, position, power });
        const read = lines.flatMap(({ text }) => inShort(text, context));
        // That an army goes by sea, by any way, the older judges have no words for.
        const given = onFile.map((order) => formatOrder(parseOrder(order, kind)!).replace(/ VIA$/, ''));
        expect([position.phase, power, read.map((each) => each.replace(/ VIA$/, ''))]).toEqual([
          position.phase,
          power,
          expect.arrayContaining(given),
        ]);
        expect(read.filter((each) => each.startsWith('!'))).toEqual([]);
      }
    }
  });

  it('a list of what may be built or removed breaks between two of them, never in one', () => {
    for (const { position } of moments) {
      for (const { name: power } of board.powers) {
        const around = context({ board, position, own: { [power]: [] } });
        const { role } = around.view;
        if (role.kind !== 'player' || !['builds', 'removals'].includes(role.own[0]!.due.kind)) continue;
        for (const line of orderLines(around, role.own, true).filter((each) => each.startsWith('%')))
          expect(line).toMatch(/^%(?: [AF] \S+,?)+$/);
      }
    }
  });

  it('a hint after a slip of the pen', () => {
    const random = createRandom(11);
    for (const { position, orders } of moments) {
      for (const [power, list] of rowsOf(orders)) {
        const context = contextFor({ board, position, power });
        for (const order of list) {
          const at = random.below(order.length);
          const slip = `${order.slice(0, at)}${random.pick(['x', '', 'e', ' '])}${order.slice(at + 1)}`;
          for (const answer of inShort(slip, context)) {
            for (const hint of answer.startsWith('!') ? answer.split(' => ').slice(1) : [])
              expect([
                position.phase,
                power,
                slip,
                hint,
                inShort(hint, context).filter((read) => read.startsWith('!')),
              ]).toEqual([position.phase, power, slip, hint, []]);
          }
        }
      }
    }
  });

  it('powers by name, adjective and letter, as addressees', () => {
    const { position } = moments[0]!;
    const sender = board.powers[0]!.name;
    for (const { name, letter } of board.powers.slice(1)) {
      for (const words of [name, powerName(board, name), powerName(board, name).toUpperCase(), letter]) {
        const sent = pressIn(`press to ${words}\nhello\nendpress`, { board, position, power: sender });
        expect([words, sent.map(({ to }) => to)]).toEqual([words, [[name]]]);
      }
      expect([name, inShort(`${powerAdjective(board, name)}: `, contextFor({ board, position, power: name }))]).toEqual(
        [name, []],
      );
    }
  });

  it('phases by code and in words', () => {
    for (const { position } of moments) {
      const { phase } = position;
      const code = classicCode(board, phase);
      for (const words of [
        phase,
        code,
        phase.toLowerCase(),
        phaseName(board, phase),
        `${classicTurn(board, phase)} ${kindOf(phase)}`,
      ])
        expect([words, commandOf(`PROCESS ${words}`, { board, role: 'master', power: null, phase, position })]).toEqual(
          [words, ['PROCESS', { phase }]],
        );
    }
  });
});

function kindOf(phase: string): string {
  return { M: 'movement', R: 'retreats', A: 'adjustments' }[parsePhase(phase).kind];
}

/** `A Mos H    % Lvn Sev` is `A Mos H`, `A Mos - Lvn` and `A Mos - Sev`. */
function possibilities(line: string): readonly string[] {
  const [, order, unit, hint] = /^((\S+ \S+) H)\s*% (.*)$/.exec(line) ?? [];
  if (order === undefined) return line.startsWith('%') ? [] : [line];
  return [order, ...hint!.split(' ').map((place) => `${unit} - ${place}`)];
}
