/**
 * What GMs write in passing leads to the line that does it, and does nothing by itself; by writers who had not seen the reader (nothing
 * was taught by `blind.txt` and `blind-two.txt`). The bounds are what it does; they may only rise.
 */
import { expect, test } from 'vitest';
import { readCommand } from '../../../engine/commands/read-command.ts';
import { answersToGm } from '../../../engine/commands/wishes/answers-in-words.ts';
import { isRatherAsked, readWishes } from '../../../engine/commands/wishes/read-wish.ts';
import { answerOfWish, WISHES } from '../../../engine/commands/wishes/wish-answers.ts';
import { foldText } from '../../../engine/text/fold.ts';
import { phaseCode } from '../../../engine/vocabulary.ts';
import { loadHelp } from '../../../lambdas/adapters/publish/help.ts';
import { standard } from '../../boards.ts';
import { ask, twoPlayers } from '../../deadlines/games.ts';
import { taughtSentences } from '../../questions/labelled.ts';
import { oneIn } from '../../some-of.ts';
import { labelledWishes } from './labelled-wishes.ts';

const LEAST = [
  ['blind', 'en', 99],
  ['blind', 'de', 95],
  ['blind', 'fr', 92],
  ['blind-two', 'en', 101],
  ['blind-two', 'de', 99],
  ['blind-two', 'fr', 102],
] as const;
/** Of sentences that want nothing of the judge, how many are answered all the same. */
const MOST_OF_NOTHING = { blind: 0.08, asked: 0.05 };
const TAUGHT = ['named', 'one', 'two', 'three', 'four', 'five'];
const GM = { board: standard, phase: phaseCode('S1901M'), role: 'master', power: null, position: null } as const;

test.each(LEAST)('no more GMs than before miss their line: %s, %s', (set, language, least) => {
  const sentences = labelledWishes(set).filter((each) => each.language === language);
  const wanted = sentences.filter(({ topics }) => topics[0] !== 'none');
  const missed = wanted.filter(({ topics, text }) => !readWishes(text, standard).some((each) => topics.includes(each)));
  expect(wanted.length - missed.length, missed.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(least);
});

test.each([
  'Bitte die Frist nicht verlängern.',
  'Karl hat mich gebeten, die Frist um zwei Tage zu verlängern. Das mache ich nicht.',
  'Verlängere die Frist bitte nicht',
  'Please do not extend the deadline for them',
  "I won't pause the game over Christmas",
  'You should not process the turn before Monday.',
  'Ne repoussez pas la date limite',
  "Il ne faut pas prolonger l'échéance",
])('whoever writes not to do something never gets the line that does it: %s', (line) => {
  const lines = answersToGm(line, standard).map(({ suggestion }) => suggestion);
  expect(lines.filter((each) => /^(?:EXTEND|SET DEADLINE|PAUSE|PROCESS)/.test(each ?? ''))).toEqual([]);
});

test('what wants nothing is seldom answered, and what players ask seldom as a wish alone', () => {
  const blind = ['blind', 'blind-two'].flatMap(labelledWishes).filter(({ topics }) => topics[0] === 'none');
  const asked = oneIn(16, [...taughtSentences().values()].flat());
  for (const [sentences, most] of [
    [blind, MOST_OF_NOTHING.blind],
    [asked, MOST_OF_NOTHING.asked],
  ] as const) {
    const taken = sentences.filter(
      ({ text }) => readWishes(text, standard).length > 0 && !isRatherAsked(text, standard),
    );
    expect(taken.length, taken.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(sentences.length * most);
  }
});

test('what says that something else is meant, and not what, gets no line', () => {
  for (const line of [
    'Bitte entsprechend einrichten.',
    'Please adjust accordingly.',
    'Veuillez régler en conséquence.',
  ])
    expect([line, answersToGm(line, standard)]).toEqual([line, []]);
});

test('a line with a gap is never said to do it as it stands', () => {
  const [answer] = answersToGm('Could we push the deadline back a bit, please?', standard);
  expect(answer).toMatchObject({ suggestion: 'EXTEND hours', message: { code: 'master/line-to-fill' } });
});

test('no day, hour, power or address is in a line that the sentence has not named', () => {
  for (const text of ['Please see to it.', 'Kümmere dich bitte darum!', "Occupez-vous-en, s'il vous plaît."])
    for (const wish of WISHES) {
      const filled = answerOfWish(wish, text, standard).suggestion;
      expect([wish, filled]).toEqual([
        wish,
        expect.stringMatching(/^[A-Z/]+(?: [A-Z/]+)*(?: (?:167|[a-z?]+|AS|BY|BOT))*$/),
      ]);
    }
});

test('no line with a word that stands for something does anything, or is refused without a whole one', async () => {
  const services = await twoPlayers();
  for (const wish of WISHES) {
    const line = answerOfWish(wish, '', standard).suggestion;
    // A new game of that name would be one of its own.
    if (!(/[a-z]/.test(line) || line === 'ANNOUNCE' || line === 'PROCESS') || wish === 'create') continue;
    expect([line, await ask(services, 'mara', line)]).toEqual([
      line,
      expect.stringMatching(/could not be used(?:.|\n)*Try: {2}[A-Z]/),
    ]);
  }
});

test('no line that is offered is taken for the name of a game, and LIST of a text sends that text', async () => {
  const services = await twoPlayers();
  Object.assign(services.services, { help: loadHelp() });
  for (const wish of WISHES) {
    const line = answerOfWish(wish, '', standard).suggestion;
    if (/[a-z]/.test(line)) continue;
    expect([line, await ask(services, 'mara', line)]).toEqual([line, expect.not.stringContaining('There is no game')]);
  }
  for (const topic of ['variants', 'syntax', 'octarine'])
    expect([topic, await ask(services, 'mara', `LIST ${topic}`)]).toEqual([
      topic,
      expect.not.stringContaining('could not be used'),
    ]);
  expect(await ask(services, 'mara', 'LIST nowhere')).toContain("There is no game 'nowhere'");
});

test('every line that is offered is one that we read', { tags: ['long'] }, () => {
  const unread = oneIn(16, TAUGHT.flatMap(labelledWishes)).flatMap(({ text }) =>
    answersToGm(text, standard).flatMap(({ suggestion }) => {
      if (suggestion === null) return [];
      const isFilled =
        !/^(?:ANNOUNCE|PRESS TO|CREATE|EJECT [a-z]+$)| (?:address|date|days|hours?|number|power|zone)\b/.test(
          suggestion,
        );
      return isFilled && readCommand(foldText(suggestion), GM)?.every((read) => 'command' in read) !== true
        ? [[text, suggestion]]
        : [];
    }),
  );
  expect(unread).toEqual([]);
});

test.each([
  ['deadline', 'Could you set the next deadline for Thursday at 9 pm?', 'SET DEADLINE Thursday 21:00'],
  ['deadline', 'verschieb die Frist bitte auf den 14. März', 'SET DEADLINE 14 Mar'],
  ['deadline', 'Accordez-leur deux jours de plus, ils sont en congés.', 'EXTEND 48h'],
  ['rollback', 'Take us back to before Fall 1902, I had missed a set.', 'ROLLBACK F1902M'],
  ['pause', 'Wir machen bis zum 2. September Pause', 'SET DEADLINE 2 Sep'],
  ['days', 'Bitte keine Abgaben mehr an Samstagen und Sonntagen', 'SET MOVE DAYS -MTWTF-'],
  ['days', 'deadlines only on Tuesdays and Fridays please', 'SET MOVE DAYS --T--F-'],
  ['rhythm', 'Ein Zug pro Woche genügt uns.', 'SET MOVE NEXT 167'],
  ['replace', 'Setzt Sam (sam@example.org) an die Stelle von Italien', 'REPLACE Italy BY sam@example.org'],
  ['mute', 'Italy may not write for three days', 'MUTE Italy 3 days'],
  ['nmr-go', 'Run the turn now with whatever is in', 'PROCESS'],
  ['nmr-go', 'From now on process even if orders are missing', 'SET NMR'],
  ['no-partial-press', "Ils peuvent de nouveau s'écrire, merci de rouvrir le courrier.", 'SET PARTIAL PRESS'],
  ['remind', 'Von wem liegen Züge vor? Mahnen müssen Sie niemanden.', 'STATUS'],
  [
    'rhythm',
    'They voted over the weekend. Three days for moves from now on, one day each for the retreats and the winter stuff.',
    'SET MOVE NEXT 71, RETREAT NEXT 23, ADJUST NEXT 23',
  ],
  [
    'rhythm',
    'Für die Winterrunden brauchen wir keine zwei Tage, da reichen zwölf Stunden. Züge und Rückzüge bleiben wie gehabt.',
    'SET ADJUST NEXT 12',
  ],
] as const)('%s: %s', (wish, text, line) => {
  expect(answerOfWish(wish, text, standard).suggestion).toBe(line);
});
