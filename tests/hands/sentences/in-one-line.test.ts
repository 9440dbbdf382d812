/** An order that stands in a sentence is never filed against the sentence, whatever is on file: a question, a regret, a refusal. */
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../boards.ts';
import { itemInShort, readMail } from '../../language/mails.ts';
import { positionOf } from '../../language/reading.ts';

const position = positionOf(boardOf('standard'), 'S1901M' as never, 'FRANCE: A par, A mar, F bre');
const FILED = ['A par H', 'A mar H', 'F bre - mao'];

const filedBy = (text: string, filed: readonly string[]) =>
  readMail(text, { position, filed }).items.flatMap((item) =>
    item.kind === 'order' && item.pending === undefined ? [itemInShort(item)] : [],
  );

const AGAINST = `
Would % be better? | Would % work? | Would % hurt Germany? | Would it be better to move %? | Could % be better? | Is % good? | Can % succeed? | Does % make sense? | Who would play %?
I would rather not play % | Better not % | I had better not move % | I should rather not move % | Let us not play % | Avoid % | I decided against % | I will refrain from % | Under no circumstances %
Please do everything except % | Anything but % | Had I only played %! | I should have played % | I nearly sent % | I considered % | My wife suggests % | Germany expects % | Expect % | Everybody thinks of %
Wäre % besser? | Würde % klappen? | Lieber nicht % | Besser nicht % | Vermeide % | Ich bereue % | Ich hätte % spielen sollen | Auf keinen Fall % | Alles außer % | Bloß nicht %
Mein Bruder empfiehlt % | Um ein Haar hätte ich % geschickt | Von % rate ich ab | Deutschland erwartet %
Plutôt pas % | Mieux vaut ne pas jouer % | Je préfère ne pas jouer % | J'aurais dû jouer % | En aucun cas % | Tout sauf % | Évitez % | Est-ce que % serait mieux ? | % serait-il mieux ?
Ma femme conseille % | J'ai failli envoyer % | J'ai renoncé à % | L'Allemagne attend %`;

describe('nothing is filed by', () => {
  test.each(AGAINST.trim().split(/\s*[|\n]\s*/))('%s', { tags: ['long'] }, (sentence) => {
    for (const order of ['A Par - Bur', 'A Par-Pic', 'a mar s a par - bur', 'F Bre - ENG']) {
      const text = sentence.replace('%', order);
      for (const filed of [[], FILED]) expect([text, filedBy(text, filed)]).toEqual([text, []]);
      for (const filed of [[], FILED])
        expect([text, filedBy(`A Mar - Spa\n\n${text}`, filed).filter((each) => each !== 'A mar - spa')]).toEqual([
          text,
          [],
        ]);
    }
  });
});

test.each([
  'Ich hab England erzählt, meine Flotte fährt jetzt in den Kanal. Stimmt natürlich nicht.',
  'I told England that my fleet goes to the Channel, ha.',
  "J'ai dit à l'Angleterre que ma flotte va dans la Manche.",
  'Oups, le « je retire tous mes ordres » en bas de mon dernier message, c’était une citation. Moi je ne retire rien du tout !',
  'The "I withdraw all my orders" below my last mail was only quoted. I take nothing back.',
  'Das „ich ziehe alle Befehle zurück“ in meiner letzten Mail war zitiert. Ich nehme nichts zurück.',
])('nothing is changed by what was told to others, or is quoted: %s', (text) => {
  expect(filedBy(text, FILED)).toEqual([]);
  expect(readMail(text, { position, filed: FILED }).items.filter(({ kind }) => kind === 'command')).toEqual([]);
});
