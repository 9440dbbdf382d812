/** A line with a fault harms no other (docs/language.md): the orders beside it are filed. */
import { expect, test } from 'vitest';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';

const board = boardOf('standard');

test.each([
  ['A Berlin to Kiel\nF Kiel -> Denmrk\nA Mun to Rurh', ['A ber - kie']],
  ['A Berlin nach Kiel\nArmee München nach Rurh', ['A ber - kie']],
  ['Berlin - Kiel; Kiel - Denmrk; Munich to the ruhr', ['A ber - kie', 'A mun - ruh']],
])('no order waits for another in which a place is mistyped: %s', (text, filed) => {
  const position = positionOf(board, phaseCode('S1901M'), 'GERMANY: A ber, F kie, A mun');
  const { items } = readMail(text, { board, power: 'GERMANY', position });
  expect(items.flatMap((item) => (item.kind === 'order' && item.pending === undefined ? [item.order] : []))).toEqual(
    filed,
  );
});

/** How people in three languages close a mail, and names. */
const CLOSINGS =
  'Best regards,|Thanks,|Cheers|Yours sincerely|Viele Grüße|Mit freundlichen Grüßen|LG|Danke|Cordialement,|Bien cordialement,|Amicalement|Merci'.split(
    '|',
  );
const NAMES = ['Karen', 'Gérard', 'Hans-Jürgen', 'Malcolm Reed', 'J. D.', '- Max'];

test('no order waits because its writer signs below a closing, in three languages', () => {
  const position = positionOf(board, phaseCode('S1901M'), 'GERMANY: A ber, F kie, A mun');
  for (const closing of CLOSINGS)
    for (const name of NAMES) {
      const { items } = readMail(`A ber - kie\n${closing}\n${name}`, { board, power: 'GERMANY', position });
      expect([closing, name, items.map((item) => item.kind === 'order' && item.pending === undefined)]).toEqual([
        closing,
        name,
        [true],
      ]);
    }
});

test.each(['Draft', 'Annulé'])('no word of doubt below a closing is a name: %s', (word) => {
  const position = positionOf(board, phaseCode('S1901M'), 'GERMANY: A ber, F kie, A mun');
  const { items } = readMail(`A ber - kie\nThanks,\n${word}`, { board, power: 'GERMANY', position });
  expect(items.some((item) => item.kind === 'order' && item.pending === undefined && items.length === 1)).toBe(false);
});

test.each([
  "Scrap the lot below, I've had a better idea and will write again on Sunday.",
  'Vergiss die folgenden, ich hab mich anders entschieden und schreibe nachher neu.',
  'Oubliez ce qui suit, j’ai changé d’avis et je vous écris de nouveau dimanche soir.',
])('no line that speaks against orders is taken for the first of them alone: %s', (line) => {
  const position = positionOf(board, phaseCode('S1901M'), 'GERMANY: A ber, F kie, A mun');
  const { items } = readMail(`${line}\nA ber - kie\nF kie - den\nA mun - ruh`, { board, power: 'GERMANY', position });
  expect(items.map((item) => item.kind === 'order' && item.pending !== undefined)).toEqual([true, true, true]);
});

test.each([
  'ber → kie, and munich takes its place',
  'ber → kie, et munich prend sa place',
  'Berlin geht nach Kiel, und München nimmt den Platz',
])('no unit that goes nobody knows where is passed over beside an order: %s', (line) => {
  const position = positionOf(board, phaseCode('S1901M'), 'GERMANY: A ber, F kie, A mun');
  const { items } = readMail(line, { board, power: 'GERMANY', position });
  expect(items.some(({ kind }) => kind === 'error')).toBe(true);
});

test.each([
  'This is a draft, I will confirm tonight.\nA ber - kie',
  'Dies ist ein Entwurf, die endgültige Fassung folgt nach dem Abendessen.\nA ber - kie',
  'Das hier ist für den Herbst: A ber - kie',
  'Mon frère me conseille : A ber - kie',
  'Plan B: Berlin goes to Kiel',
  'Frankreich schlägt mir vor: A ber - kie',
  'This is a draft. Cancel the order for Berlin.',
  'Plan B: the order for Berlin is withdrawn',
])('nothing on file is changed by what is said not to be meant: %s', (mail) => {
  const position = positionOf(board, phaseCode('S1901M'), 'GERMANY: A ber, F kie, A mun');
  const filed = ['A ber - pru', 'F kie - hol', 'A mun - ruh'];
  const { items } = readMail(mail, { board, power: 'GERMANY', position, filed });
  expect(items.some((item) => item.kind === 'command')).toBe(false);
  expect(items.every((item) => item.kind !== 'order' || item.pending !== undefined)).toBe(true);
});
