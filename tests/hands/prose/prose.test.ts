/**
 * Orders in free words, as newcomers write them (`prose/`): some of those that the weights were learned from, as a conversation, and two
 * sets that nobody who worked on the reader has read, of many positions.
 */
import { describe, expect, test } from 'vitest';
import { lazy } from '../../../engine/text/lazy.ts';
import { boardOf } from '../../boards.ts';
import { onFile } from '../../deadlines/games.ts';
import { playedGame, write } from '../../handling/rig.ts';
import { readMail } from '../../language/mails.ts';
import { type ProseMail, proseMails } from './prose-mails.ts';

test('what newcomers order in their own words is offered, and filed once they say so', async () => {
  const world = await playedGame();
  for (const [text, meant] of [
    [
      'ok so burgundy with the paris guys and marseille backs them up. boat goes mid atlantic. thx',
      'A par - bur, A mar S A par - bur, F bre - mao',
    ],
    [
      'Have Marseilles help the Italians get from Venice into Piedmont. Paris to Burg., Brest to Mid-Atl.',
      'A mar S A ven - pie, A par - bur, F bre - mao',
    ],
    ['Nobody moves. I mean it, all three of them sit on their backsides this season.', 'A par H, A mar H, F bre H'],
    [
      'can u put my paris one in picardy, the marseilles one in spain n the boat in mid atlantic thanku 😊😊',
      'A par - pic, A mar - spa, F bre - mao',
    ],
    [
      'Both armies into Gascony?? Haha no, only kidding. Paris goes to Gascony, Marseilles goes to Spain. Boat stays in port.',
      'A par - gas, A mar - spa, F bre H',
    ],
    [
      'burgandy with the paris one. spane with the marsails one. boat mid atlantik',
      'A par - bur, A mar - spa, F bre - mao',
    ],
    ['Please sail the Brest fleet into the Channel, and never mind my earlier mail.', 'F bre - eng'],
    [
      'Flotte raus in den mittleren Atlantik, Paris schnappt sich Burgund und Marseille gibt Rückendeckung.',
      'A par - bur, A mar S A par - bur, F bre - mao',
    ],
    ['Mon armée de Paris ne bouge pas, elle garde la capitale.', 'A par H'],
    ['P to Burgundy, M to Spain, B to the Mid-Atlantic Ocean. Out.', 'A par - bur, A mar - spa, F bre - mao'],
    ['paris in die picardie, flotte in kanal, marsaille bleibt', 'A par - pic, F bre - eng, A mar H'],
    [
      'Mit Paris greife ich Burgund an, Marseille unterstützt den Angriff. Die Flotte überleg ich mir noch.',
      'A par - bur, A mar S A par - bur',
    ],
    ['Ich ziehe nur mit Paris, und zwar in die Picardie. Die anderen zwei halten.', 'A par - pic, A mar H, F bre H'],
    [
      'Servus! Marseille auffi nach Burgund, Paris umme in die Gascogne, und des Schifferl in Kanal eini. Pfiat di, der Sepp',
      'A mar - bur, A par - gas, F bre - eng',
    ],
    [
      'Marseille in die Gascogne, mit Rückendeckung aus Paris. Flotte: MAO.',
      'A par S A mar - gas, A mar - gas, F bre - mao',
    ],
    [
      'Ich hab Angst vor den Briten, darum: Flotte bleibt in Brest und Paris unterstützt sie dort. Marseille kommt rauf in die Gascogne.',
      'A par S F bre, A mar - gas, F bre H',
    ],
    ['alles bleibt stehn wo es steht. ich trau keinem', 'A par H, A mar H, F bre H'],
    [
      'bon alors paris attaque la bourgogne, marseille soutient, et la flotte file en atlantique centre. a+ Théo',
      'A par - bur, A mar S A par - bur, F bre - mao',
    ],
    [
      "Marseille soutient l'Italien de Venise vers le Piémont, Paris va en Bourg., Brest en Atlantique Centre.",
      'A mar S A ven - pie, A par - bur, F bre - mao',
    ],
    [
      "La capitale avance sur la Bourgogne avec l'appui de Marseille. Brest en Manche. Terminé.",
      'A par - bur, A mar S A par - bur, F bre - eng',
    ],
    [
      'g fait linverse des otres: cest marseille ki va en bourgogne et paris qui soutien. la flote atlantik centre. voila',
      'A par S A mar - bur, A mar - bur, F bre - mao',
    ],
    [
      "Un seul ordre pour l'instant, tant pis pour le reste : l'armée du Sud passe les Alpes et s'installe au Piémont.",
      'A mar - pie',
    ],
    [
      'Marseille en Espagne, Brest dans l’Atlantique Centre. Pour Paris j’attends le coup de fil de Berlin, je vous redis.',
      'A mar - spa, F bre - mao',
    ],
    ['The boat could go to the Channel. No wait. Paris to Burgundy.', 'A par - bur'],
  ] as const)
    await world.asIf(async () => {
      await write(world, 'cy', text);
      const filed = async () => (await onFile(world, 'FRANCE')).toSorted();
      expect([text, await filed()]).toEqual([text, []]);
      await write(world, 'cy', 'FILE');
      expect([text, await filed()]).toEqual([text, meant.split(', ').toSorted()]);
    });
}, 120_000);

/** `otherwise`: something is offered that is not meant. */
function judged({ text, position, power, meant }: ProseMail): 'whole' | 'among' | 'part' | 'otherwise' | 'nothing' {
  const { items } = readMail(text, { board: boardOf('standard'), position, power, phase: position.phase });
  const found = items.flatMap((item) => (item.kind === 'order' && item.phase === null ? [item] : []));
  const setOf = (of: (typeof found)[number]) => (of.pending?.choice === true ? of.pending.set : null);
  const choices = new Set(found.map(setOf).filter((set) => set !== null));
  const readings = [...(choices.size === 0 ? [null] : choices)].map((choice) =>
    found.flatMap((each) => (setOf(each) === null || setOf(each) === choice ? each.order.replace(/ VIA$/, '') : [])),
  );
  const isMeant = (order: string) => meant.includes(order);
  if (found.length === 0) return 'nothing';
  if (readings.some((each) => each.every(isMeant) && new Set(each).size === meant.length))
    return readings.length === 1 ? 'whole' : 'among';
  return readings.every((each) => each.every(isMeant)) ? 'part' : 'otherwise';
}

describe('of mails that nobody who worked on the reader has read', { tags: ['long'] }, () => {
  const all = lazy(() => ['unseen-one', 'unseen-two'].flatMap(proseMails).map((mail) => ({ mail, is: judged(mail) })));
  const countOf = (isOrdering: boolean, is: string) =>
    all().filter((each) => each.mail.meant.length > 0 === isOrdering && each.is === is).length;

  test('more than half of those that order something are offered whole, and few otherwise', () => {
    expect(countOf(true, 'whole')).toBeGreaterThanOrEqual(109);
    expect(countOf(true, 'whole') + countOf(true, 'among')).toBeGreaterThanOrEqual(116);
    expect(countOf(true, 'otherwise')).toBeLessThanOrEqual(10);
  });

  test('of those that order nothing, nothing is offered', () => {
    expect(countOf(false, 'nothing')).toBe(all().filter(({ mail }) => mail.meant.length === 0).length);
  });
});
