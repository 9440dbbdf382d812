/**
 * A correction in words is done where it can mean one thing; else nothing changes, and its writer is told that the old order stands.
 * What is taken back is never filed, and what only sounds like a correction corrects nothing.
 */
import { describe, expect, test } from 'vitest';
import type { SectionItem } from '../../engine/language/mail/mail-text.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import { boardOf } from '../boards.ts';
import { itemInShort, readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';
import { correctionMails } from './correction-mails.ts';

const position = positionOf(boardOf('standard'), 'S1901M' as never, 'FRANCE: A par, A mar, F bre');

/** Orders as they are, what is taken back behind `-`, `?` for what is asked about and `…` for prose. */
function read(text: string): readonly string[] {
  return readMail(text, { position }).items.map((item) => {
    if (item.kind === 'command' && item.command === 'CLEAR') {
      const { args } = item;
      if (args.what === 'order') return `- ${args.order}`;
      return args.what === 'unit' ? `- ${args.unit.at}` : `- ${args.what}`;
    }
    if (item.kind === 'error') return item.corrects || isBack(item.message) ? '?' : item.isProse ? '…' : '!';
    return item.kind === 'order' && item.pending !== undefined ? `(${itemInShort(item)})` : itemInShort(item);
  });
}

function each(lines: string): readonly string[] {
  return lines.split(/\n| \| /).flatMap((line) => line.trim() || []);
}

describe('another order for the same unit', () => {
  test.each(
    each(`
Not A Par - Bur but A Par - Pic | Not A Par-Bur, but A Par-Pic. | Please not A Par - Bur but A Par - Pic | Scratch A Par - Bur. Instead: A Par - Pic
Scratch A Par - Bur, instead A Par - Pic | Cancel A Par - Bur, do A Par - Pic instead | Cancel A Par - Bur and order A Par - Pic | Forget A Par - Bur, use A Par - Pic instead.
A Par - Pic instead of A Par - Bur | A Par - Pic, not A Par - Bur | A Par - Pic rather than A Par - Bur | A Par - Pic (not A Par - Bur) | A Par - Pic and not A Par - Bur, please
A Par - Pic in place of A Par - Bur | A Par - Pic replaces A Par - Bur | Instead of A Par - Bur: A Par - Pic | Instead of A Par - Bur, A Par - Pic | instead of A Par - Bur do A Par - Pic
Replace A Par - Bur with A Par - Pic | Please replace A Par - Bur by A Par - Pic | Change A Par - Bur to A Par - Pic | change my order A Par - Bur to A Par - Pic | change A Par - Bur into A Par - Pic, thanks
Swap A Par - Bur for A Par - Pic | A Par - Bur should be A Par - Pic | A Par - Bur should read A Par - Pic. | My order A Par - Bur should have been A Par - Pic
Sorry, I meant A Par - Pic | I meant A Par - Pic. | Oops, I meant A Par - Pic! | Correction: A Par - Pic | CORRECTION - A Par - Pic | correction A Par - Pic | I mean A Par - Pic | Make that A Par - Pic
Make it A Par - Pic | Sorry, it should be A Par - Pic | should read: A Par - Pic | Change of plan: A Par - Pic | Instead: A Par - Pic | No wait, instead: A Par - Pic | Wait, A Par - Pic instead
A Par - Pic instead | A Par - Pic instead, please | Sorry, wrong order: A Par - Pic | My mistake: A Par - Pic | Oops: A Par - Pic | Sorry: A Par - Pic | On second thought, A Par - Pic | Actually A Par - Pic
Actually, I want A Par - Pic | A Par - Pic instead of Bur | A Par - Pic, not Bur | A Par - Pic (not Bur) | A Par to Picardy instead of Burgundy | rather A Par - Pic | New order: A Par - Pic | Corrected order: A Par - Pic
I ordered A Par - Bur, but I meant A Par - Pic | I wrote A Par - Bur but meant A Par - Pic | A Par - Bur was wrong, it should be A Par - Pic
Nicht A Par - Bur, sondern A Par - Pic | Bitte nicht A Par - Bur, sondern A Par - Pic. | Streiche A Par - Bur, stattdessen A Par - Pic | Streiche A Par - Bur. Stattdessen: A Par - Pic
A Par - Pic statt A Par - Bur | A Par - Pic anstatt A Par - Bur | A Par - Pic anstelle von A Par - Bur | Statt A Par - Bur bitte A Par - Pic | Statt A Par - Bur: A Par - Pic | A Par - Pic, nicht A Par - Bur
Ersetze A Par - Bur durch A Par - Pic | Bitte ersetze A Par - Bur durch A Par - Pic | Ändere A Par - Bur in A Par - Pic | ändere A Par - Bur zu A Par - Pic | Tausche A Par - Bur gegen A Par - Pic | A Par - Bur soll heißen A Par - Pic
Sorry, ich meinte A Par - Pic | Ich meinte A Par - Pic | Korrektur: A Par - Pic | Gemeint war A Par - Pic | Richtig ist: A Par - Pic | Planänderung: A Par - Pic | stattdessen A Par - Pic | Stattdessen bitte A Par - Pic
Lieber A Par - Pic | Doch lieber A Par - Pic | A Par - Pic stattdessen | Entschuldigung, A Par - Pic | A Par - Pic statt Bur | A Par - Pic, nicht Bur | Neuer Befehl: A Par - Pic | Armee Paris nach Picardie statt nach Burgund
Pas A Par - Bur mais A Par - Pic | Non pas A Par - Bur mais A Par - Pic | Annule A Par - Bur, plutôt A Par - Pic | Annulez A Par - Bur : A Par - Pic à la place | A Par - Pic au lieu de A Par - Bur | A Par - Pic plutôt que A Par - Bur
A Par - Pic et non A Par - Bur | A Par - Pic, pas A Par - Bur | Au lieu de A Par - Bur, A Par - Pic | Au lieu de A Par - Bur : A Par - Pic | Remplace A Par - Bur par A Par - Pic | Remplacez A Par - Bur par A Par - Pic, merci
Merci de remplacer A Par - Bur par A Par - Pic | Change A Par - Bur en A Par - Pic | Pardon, je voulais dire A Par - Pic | Je voulais dire A Par - Pic | Correction : A Par - Pic | Il faut lire A Par - Pic | Changement de plan : A Par - Pic
Plutôt A Par - Pic | A Par - Pic à la place | Désolé, A Par - Pic | A Par - Pic au lieu de Bur | Nouvel ordre : A Par - Pic | A Par - Bur devrait être A Par - Pic | Rectificatif : A Par - Pic`),
  )('%s', (line) => {
    expect(read(line)).toEqual(['A par - pic']);
  });
});

describe('another order for another unit', () => {
  test.each(
    each(`Not A Par - Bur but A Mar - Bur | A Mar - Bur instead of A Par - Bur | Scratch A Par - Bur. Instead: A Mar - Bur | Replace A Par - Bur with A Mar - Bur
Nicht A Par - Bur, sondern A Mar - Bur | A Mar - Bur statt A Par - Bur | Pas A Par - Bur mais A Mar - Bur | A Mar - Bur au lieu de A Par - Bur`),
  )('%s takes the first one back', (line) => {
    expect(read(line)).toEqual(['- A par - bur', 'A mar - bur']);
  });
});

describe('an order taken back', () => {
  test.each(
    each(`
Cancel A Par - Bur | cancel my order A Par - Bur | Please cancel A Par - Bur. | scratch A Par - Bur | Scratch A Par-Bur please | Forget A Par - Bur | forget about A Par - Bur | Ignore A Par - Bur | Please ignore my order A Par - Bur
Disregard A Par - Bur | withdraw A Par - Bur | drop A Par - Bur | delete A Par - Bur | Strike A Par - Bur | undo A Par - Bur | take back A Par - Bur | Could you please cancel A Par - Bur? | I want to cancel A Par - Bur
I would like to withdraw my order A Par - Bur | Sorry, scratch A Par - Bur | A Par - Bur is cancelled | A Par - Bur: cancelled | A Par - Bur is off | I take back A Par - Bur | I take A Par - Bur back | Cancel the order "A Par - Bur"
Streiche A Par - Bur | Bitte streiche A Par - Bur | Bitte A Par - Bur streichen | A Par - Bur bitte löschen | Lösche A Par - Bur | Storniere A Par - Bur | Ignoriere A Par - Bur | Vergiss A Par - Bur | Nimm A Par - Bur zurück
Ich nehme A Par - Bur zurück | Ich möchte A Par - Bur zurücknehmen | Bitte ignorieren Sie meinen Befehl A Par - Bur | A Par - Bur ist hinfällig | A Par - Bur ist gestrichen | Bitte den Befehl A Par - Bur stornieren
Annule A Par - Bur | Annulez A Par - Bur, svp | Annulez mon ordre A Par - Bur | Merci d'annuler A Par - Bur | Oubliez A Par - Bur | Ignorez A Par - Bur | Supprimez A Par - Bur | Effacez A Par - Bur | Je retire A Par - Bur | A Par - Bur est annulé
Veuillez annuler l'ordre A Par - Bur | Je voudrais annuler A Par - Bur | A Par - Bur à annuler`),
  )('%s', (line) => {
    expect(read(line)).toEqual(['- A par - bur']);
  });

  test.each(
    each(`Cancel my order for Paris | Ignore my order for A Par | Please cancel the order for the army in Paris | scratch Paris | forget my order for Paris | withdraw the orders for A Paris | cancel A Par
Streiche meinen Befehl für Paris | Ignoriere meinen Befehl für A Par | Annulez mon ordre pour Paris | Oubliez l'ordre pour A Par | Bitte den Befehl für Paris löschen | Annule l'ordre de l'armée de Paris`),
  )('%s: by its unit', (line) => {
    expect(read(line)).toEqual(['- par']);
  });

  test.each(
    each(`Ignore my previous orders | Please ignore all my earlier orders. | Disregard my previous orders | Cancel my previous orders | Scratch all my old orders | Forget the orders I sent before
Ignoriere meine bisherigen Befehle | Vergiss meine alten Befehle | Bitte streiche alle meine früheren Befehle | Annulez mes ordres précédents | Oubliez tous mes anciens ordres`),
  )('%s: all that came before', (line) => {
    expect(read(`${line}\nA Par - Pic`)).toEqual(['- before', 'A par - pic']);
  });
});

/** `Forget it`: nothing, and what stands is said. */
function isBack(message: MessageOrText): boolean {
  return typeof message !== 'string' && message.code === 'filing/nothing-back';
}

describe('what can mean several things changes nothing', () => {
  test.each(
    each(`
Sorry, I meant Picardy | I meant Pic | Not Bur but Pic | not to Bur but to Pic | Cancel A Par - Bur or A Par - Pic | Scratch that | cancel that order | Cancel my last order | Forget it | Forget my last order
Replace Bur with Pic | Change A Par - Bur to something else | cancel A Par - Bur and the other one | cancel A Par - Bur and the other two | instead of A Par - Bur, whatever you like | Undo that
Ich meinte Picardie | Nicht Bur, sondern Pic | Streiche das | Streiche den letzten Befehl | Ersetze Bur durch Pic | Je voulais dire Picardie | Pas Bur mais Pic | Annulez cela | Annule le dernier ordre`),
  )('%s', (line) => {
    expect(read(line)).toEqual(['?']);
  });
});

describe('what only sounds so', () => {
  test.each(
    each(`I would rather not say. | Not a problem, but thanks. | Instead of fighting we should talk. | Sorry I'm late. | Change is good. | I meant well. | Better late than never. | Plutôt bien joué !
Nicht schlecht, aber auch nicht gut. | Pas mal, mais bon. | Forget the past. | Never mind. | Cancel culture is everywhere. | Drop me a line. | Lieber spät als nie. | Streich ist gelungen!
I will correct the map later. | Replace the battery, please. | Oubliez-moi ! | My last mail was sent twice.`),
  )('%s', (line) => {
    expect(read(`${line}\n\nA Par - Bur`).filter((item) => item !== '…' && item !== '!')).toEqual(['A par - bur']);
  });
});

describe('beside other orders', () => {
  test.each([
    ['A Par - Bur\nA Mar - Spa\n\nSorry, I meant A Par - Pic.', ['A par - bur', 'A mar - spa', 'A par - pic']],
    ['A Mar - Spa\nScratch A Par - Bur.\nInstead: A Par - Pic', ['A mar - spa', '- A par - bur', 'A par - pic']],
    ['Cancel A Par - Bur and A Mar - Spa', ['- A par - bur', '- A mar - spa']],
    ['Correction:\nA Par - Pic', ['A par - pic']],
    ['Sorry, I meant\nA Par - Pic', ['A par - pic']],
    ['Korrektur:\nA Par - Pic', ['A par - pic']],
    ['Pardon, je voulais dire :\nA Par - Pic', ['A par - pic']],
    ['Please cancel my order\nA Par - Bur', ['- A par - bur']],
    ['Instead of\nA Par - Bur\nI want\nA Par - Pic', ['A par - pic']],
    ['Annulez\nA Par - Bur', ['- A par - bur']],
    ['Please cancel:\nA Par - Bur\nA Mar - Spa\n\nF Bre - Mao', ['- A par - bur', '- A mar - spa', 'F bre - mao']],
    ['Cancel my order for Paris.\nA Mar - Spa', ['- par', 'A mar - spa']],
    ['Sorry about that!\nA Par - Bur', ['A par - bur']],
    [
      'Hello, sorry, I would like to change my order for the army, A Par - Bur,\nto A Par - Pic please.',
      ['A par - pic'],
    ],
  ])('%j', (text, items) => {
    expect(read(text).filter((item) => item !== '…')).toEqual(items);
  });
});

function after(before: readonly string[], items: readonly SectionItem[], withAsked: boolean): readonly string[] {
  const filed = new Map(before.map((order) => [order.split(' ')[1]!, order]));
  for (const item of items) {
    if (item.kind === 'order' && (withAsked || item.pending === undefined))
      filed.set(item.order.split(' ')[1]!, item.order);
    if (item.kind === 'command' && item.command === 'CLEAR' && item.args.what === 'unit')
      filed.delete(item.args.unit.at);
  }
  return [...filed.values()].sort();
}

test.each(correctionMails('lines/named').map((mail) => [mail.text, mail] as const))(
  'in sentences, by the orders on file, what is meant is filed or offered and nothing else filed: %s',
  (text, { before, meant }) => {
    const { items } = readMail(text, { position, filed: before });
    const [filed, wanted, old] = [after(before, items, false), meant.toSorted(), before.toSorted()];
    if (filed.join() === old.join() && wanted.join() !== old.join()) expect(after(before, items, true)).toEqual(wanted);
    else expect(filed).toEqual(wanted);
  },
);
