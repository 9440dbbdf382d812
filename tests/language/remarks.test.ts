/** What stands behind an order (judge-language A1): shown in the answer, and never passed over where it changes the order. */
import { describe, expect, test } from 'vitest';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { oneIn } from '../some-of.ts';
import { itemInShort, readMail } from './mails.ts';
import { positionOf } from './reading.ts';

const position = positionOf(standard, phaseCode('F1901M'), 'FRANCE: A par, F bre, A mar');
const read = (text: string) => readMail(text, { position }).items;
const notesOf = (text: string) =>
  read(text).flatMap((item) => (item.kind === 'order' ? item.notes : [itemInShort(item)]));

const AGAINST = `
no | not | not this one | ? | old | old order | do not use | don't file this | changed my mind | cancelled | withdrawn | maybe | perhaps |
tentative | draft | not sure | undecided | if Germany agrees | IF he moves to Pic | unless Italy attacks | only when England supports |
or Pic | or A Par - Gas | depends on Germany | if possible | England's idea | Germany suggested this | next turn | not yet | right? | legal? |
ignore this | void | wrong | test | instead? | last year's order | except when he moves | just an idea | scrap this | no, A Par - Gas |
sorry, I meant Gas | for spring | otherwise Gas |
nein | nicht | alt | nicht ausführen | verworfen | vielleicht | wenn Deutschland zustimmt | falls möglich | nur mit Unterstützung |
außer er zieht ab | gestrichen | noch nicht | noch unsicher | Entwurf | gilt nicht | nächste Runde | oder Pic | Idee von England | war ein Irrtum |
non | pas celui-ci | ancien | ne pas utiliser | annulé | peut-être | si l'Allemagne est d'accord | sauf avis contraire | pas encore |
brouillon | au prochain tour | ou Pic | idée de l'Angleterre | à confirmer | erreur`
  .split('|')
  .map((each) => each.trim());

const HARMLESS = `
as agreed with Germany | bounce with Italy | expecting a bounce | hope it works | finally! | as agreed | the usual | last chance! |
England volunteered to support in there | as promised | with England's support | supported by Mar | my favourite | at last |
no surprise | why not | let's see if he comes | sorry, Italy | to cut the support | self-defence | just in case | via the coast |
against Italy's advice | not to be missed | hold the line | even if he bounces | first things first | to bounce Germany | good luck |
wie abgesprochen | zur Sicherheit | hoffentlich klappt es | wie besprochen | mal sehen, ob er kommt | gegen Italien | endlich |
auch wenn er abprallt | mit Hilfe von England | leider |
comme convenu | par précaution | on verra bien | déjà vu | contre l'Italie | enfin | même s'il rebondit | avec le soutien de l'Angleterre`
  .split('|')
  .map((each) => each.trim());

describe('what says that an order is not meant as it stands keeps it from being filed at once', () => {
  test.each(oneIn(4, AGAINST))('%s', (words) => {
    for (const [written, shown] of [
      [`A Par - Bur (${words})`, `(${words})`],
      [`A Par - Bur [${words}].`, `[${words}]`],
      [`A Par - Bur -- ${words}`, words],
      [`A Par - Bur % ${words}`, words],
      [`A Par - Bur (as agreed) (${words})`, `(${words})`],
      [`Armée Paris va en Bourgogne (${words})`, `(${words})`],
    ] as const) {
      const [item, ...others] = read(written);
      expect([written, others]).toEqual([written, []]);
      expect([written, item]).toMatchObject([
        written,
        { kind: 'order', order: 'A par - bur', pending: { set: 1, why: { code: 'pending/beside', shown } } },
      ]);
    }
  });

  test.each(
    oneIn(
      3,
      AGAINST.filter((words) => !words.includes(',')),
    ),
  )('nor is it filed without brackets: %s', (words) => {
    for (const written of [`A Par - Bur ${words}`, `A Par - Bur, ${words}`]) {
      const filed = read(written).filter((item) => item.kind === 'order' && item.pending === undefined);
      // `A Par - Bur cancelled` takes the order back.
      const isAnswered =
        read(written).some(({ kind }) => kind !== 'command') || itemInShort(read(written)[0]!).startsWith('CLEAR');
      expect([written, filed, isAnswered]).toEqual([written, [], true]);
    }
  });

  test('its order alone: the others stand, and the same remark is one question', () => {
    const items = read('A Mar H (?), A Par - Bur (if Germany agrees); F Bre - Mao (?)\nA Par - Bur (no)');
    expect(items.map((item) => [itemInShort(item), item.kind === 'order' && item.pending?.set])).toEqual([
      ['A mar H', 1],
      ['A par - bur', 2],
      ['F bre - mao', 1],
      ['A par - bur', 3],
    ]);
    expect(read('A Mar H, A Par - Bur (if Germany agrees)').map((item) => 'pending' in item)).toEqual([false, true]);
  });

  test('a build that is to lapse only if something is so', () => {
    const builds = positionOf(standard, phaseCode('W1901A'), 'FRANCE: A bur; FRANCE owns: par bre mar');
    const lines = (text: string) => readMail(text, { position: builds }).items.map(itemInShort);
    expect(readMail('waive (if Italy agrees)', { position: builds }).items).toMatchObject([{ pending: { set: 1 } }]);
    expect(lines('waive (as agreed)')).toEqual(['waive']);
  });
});

describe('any other remark is shown, and the order stands', () => {
  test.each(oneIn(3, HARMLESS))('%s', (words) => {
    for (const [line, shown] of [
      [`A Par - Bur (${words})`, `(${words})`],
      [`A Par - Bur [${words}].`, `[${words}]`],
      [`A Par - Bur -- ${words}`, words],
    ] as const) {
      expect([line, read(line)]).toMatchObject([line, [{ kind: 'order', order: 'A par - bur' }]]);
      expect([line, 'pending' in read(line)[0]!]).toEqual([line, false]);
      expect(notesOf(line)).toContainEqual({ code: 'orders/remark', shown });
    }
  });

  test.each([
    'A Par - Bur // as planned',
    'A Par - Bur % the usual',
    'A Par - Bur (*bounce*)',
    'A Par - Bur.',
    'F Mar - Spa (sc)',
  ])('a comment, a result, a coast is no remark: %s', (line) => {
    expect(notesOf(line).filter((note) => typeof note === 'object' && note.code === 'orders/remark')).toEqual([]);
  });
});
