/**
 * No order is filed against what the line above it says, and none is asked about for a courtesy: both harms weigh alike. What such a
 * line is about decides, not the words it holds.
 */
import { describe, expect, test } from 'vitest';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';

const position = positionOf(boardOf('standard'), 'S1901M' as never, 'FRANCE: A par, A mar, F bre');

/** The orders of Paris and Marseilles below the line, how many are filed. */
function filedBelow(line: string): number {
  const { items } = readMail(`F Bre - Mao\n\n${line}\nA Par - Bur\nA Mar - Spa`, { position });
  const orders = items.flatMap((item) => (item.kind === 'order' ? [item] : []));
  expect([line, orders.length]).toEqual([line, 3]);
  expect([line, orders[0]!.pending]).toEqual([line, undefined]);
  return orders.filter(({ pending }) => pending === undefined).length - 1;
}

const AGAINST = `
If England agrees:
Only if Germany agrees:
Unless Italy attacks:
If he supports me:
Please do NOT file these:
Do not file these yet:
Don't submit these:
Next turn:
My old orders:
Old orders:
Last turn:
Previous orders:
Cancel these:
Please ignore the following:
Scratch these:
Draft:
First draft:
My draft orders:
Just an idea:
Proposal:
Not final:
Maybe:
Perhaps:
I am thinking of:
Option A:
Plan B:
Later:
Should I do this?
Shall we try these?
What about this?
What if I did this?
Would this be better?
Is this legal?
England suggested:
Germany wants:
He proposed:
These are not final:
These are only a proposal:
Wenn England zustimmt:
Nur wenn Italien zustimmt:
Falls Deutschland hilft:
Bitte nicht eintragen:
Diese Befehle bitte nicht ausführen:
Bitte streiche diese:
Ignoriere das Folgende:
Entwurf:
Mein Vorschlag:
Vielleicht:
Nächster Zug:
Alte Befehle:
Meine alten Befehle:
Letzte Runde:
Später:
Soll ich das machen?
Was wäre mit diesen?
Geht das?
England schlägt vor:
Variante A:
Si l'Allemagne accepte :
Seulement si l'Italie accepte :
Ne pas enregistrer :
N'enregistrez pas ces ordres :
Annulez ces ordres :
Ignorez ce qui suit :
Brouillon :
Ces ordres sont-ils possibles ?
Merci de ne pas encore exécuter :
Diese Züge bitte wieder löschen:
Supposing this, what would come of it:
I'm unsure about this, please wait:
Au tour précédent :
Ma proposition :
Peut-être :
Tour prochain :
Anciens ordres :
Mes anciens ordres :
Plus tard :
Dois-je faire ceci ?
Et si je faisais ceci ?
L'Angleterre propose :
Option B :
Once England agrees:
Sobald England zustimmt:
Dès que l'Angleterre accepte :
Sous réserve d'accord :
Not these:
These aren't my orders:
Nicht diese:
Pas ceux-ci :
Hold off on these:
If England agrees, my orders are:
If Germany agrees, please file:
Si l'Allemagne accepte, mes ordres :
Draft, so please wait:
These are only a first idea:`;

const HARMLESS = `
S'il vous plaît, mes ordres :
Hope I'm not too late:
How are you? Orders:
No changes since yesterday:
Sending early because I travel tomorrow.
If you have questions, write to me.
If possible, confirm receipt.
If it's not too late:
Sorry for the delay, I was not at home.
Don't wait for me next time.
I may be late next turn.
Can you file these, please?
Would you please enter these?
Did you get my last mail?
Sorry about last turn.
I hope you had a nice weekend. Here are my orders:
England agrees, so here are my orders:
Germany said yes, so:
Nothing new from my side:
What a season! My orders:
I won't be online until Monday.
Never a dull moment with you lot!
My orders, as agreed with England:
Same as always:
Thanks for the quick results last turn!
Old friend, my orders:
Perhaps you remember me from the last game.
Please do not hesitate to write.
Next year I will be in Rome, by the way.
My final orders:
Later than usual, sorry:
The draft was fun to read, thanks!
Not much to say:
I could not write earlier, sorry.
Is everybody well?
Hope this is readable.
Wie geht es euch? Meine Befehle:
Wenn es noch geht:
Falls ihr Fragen habt, schreibt mir.
Hoffentlich nicht zu spät:
Bitte nicht auf mich warten.
Vielleicht bis Sonntag!
Danke für die schnellen Ergebnisse letzte Runde!
Ich bin nächste Woche nicht da.
Nichts Neues von mir:
Sollte etwas fehlen, bitte melden.
Könnt ihr das bitte eintragen?
Alles wie besprochen:
Nicht viel Zeit heute, daher kurz:
Ist alles angekommen?
Was für ein Zug! Hier meine Befehle:
Schönen Gruß aus den alten Bergen!
Comment allez-vous ? Mes ordres :
Si ce n'est pas trop tard :
Si possible, confirmez la réception.
Désolé pour le retard du tour précédent.
Je ne serai pas là demain.
Merci pour les résultats du dernier tour !
Rien de nouveau :
Peut-être à dimanche !
N'hésitez pas à m'écrire.
Pouvez-vous enregistrer ceci ?
Avez-vous reçu mon message ?
Comme convenu avec l'Italie :
Pas beaucoup de temps aujourd'hui :
Est-ce que tout va bien ?
Est-ce que vous allez bien ?
May I wish you all a happy new year?
Is it good weather there?
Will it be sunny where you are?
What about that weather?
Geht das Spiel gut?
I may be late.
Maybe see you Sunday
Perhaps until Sunday.
Vielleicht bis bald.
Ideas welcome.
I could not resist:
If I read the map right, my orders are:
Wenn ich richtig liege, meine Befehle:
Si j'ai bien compris, mes ordres :
He wants to know whether this arrived:
Once again:
Please don't take this personally.
Don't count on me next week.
This is just to confirm my orders:
Das ist nur eine kurze Mail:
Ne comptez pas sur moi demain.
Italy will bounce me again:
Wenn du Zeit hast:`;

test('of orders below a sign, a line of words and a blank line nothing is asked', () => {
  const { items } = readMail('Draft:\n\nThank you all for the last year.\n\nA Par - Bur', { position });
  expect(items.map((item) => item.kind === 'order' && item.pending)).toEqual([undefined]);
});

test('an OR is about the paragraph above it alone', () => {
  const { items } = readMail('F Bre - Mao\n\nA Par - Bur\nOR\nA Par - Gas', { position });
  expect(items.map((item) => item.kind === 'order' && item.pending?.choice)).toEqual([undefined, true, true]);
});

test('of two sets with an OR between them none is filed, with blank lines or without', () => {
  for (const or of ['OR', 'or:', '\nOR\n', '-- or --', 'oder', 'sinon :']) {
    const { items } = readMail(`F Bre - Mao\n\nThanks!\nA Par - Bur\nA Mar - Spa\n${or}\nA Par - Gas\nA Mar H`, {
      position,
    });
    const asked = items.map((item) => (item.kind === 'order' ? (item.pending?.choice ?? false) : 'no order'));
    expect([or, asked]).toEqual([or, [false, true, true, true, true]]);
  }
});

const linesOf = (text: string) => text.trim().split('\n');

describe('the line above orders', () => {
  test.each(linesOf(AGAINST))('%s asks before they are filed', (line) => {
    expect(filedBelow(line)).toBe(0);
    expect(filedBelow(`${line}\n`), 'with a blank line').toBe(0);
  });

  test.each(linesOf(HARMLESS))('%s files them', (line) => {
    expect(filedBelow(line)).toBe(2);
    expect(filedBelow(`${line}\n`), 'with a blank line').toBe(2);
  });
});
