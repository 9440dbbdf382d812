/** A line is offered only where the sentence bears it out: what tells a story, boasts, weighs, or names more than the line gets none. */
import { expect, test } from 'vitest';
import { answersInWords, answersToGm } from '../../../engine/commands/wishes/answers-in-words.ts';
import { phaseCode } from '../../../engine/vocabulary.ts';
import { standard } from '../../boards.ts';
import { labelledWishes } from './labelled-wishes.ts';

const linesFor = (text: string) => answersToGm(text, standard).flatMap(({ suggestion }) => suggestion ?? []);

test.each([
  // Gossip and what others did or would do.
  "Germany rang me last night, swearing he'd kick France out of the alliance.",
  'England hat mir erzählt, dass Russland ihn am liebsten rauswerfen würde.',
  'Österreich hat gestern geprahlt, er werde Italien in zwei Zügen aus dem Spiel werfen.',
  "I'd not be surprised if Austria is out by 1902.",
  // What was once.
  'Letztes Jahr hatten wir drei Tage Frist und 48 Stunden Nachfrist, da ging alles drunter und drüber.',
  "L'année dernière, j'avais mis 48 heures de grâce partout et ce fut une catastrophe.",
  'Sam told me he was away in Crete until last Monday and lost his suitcase there.',
  // What is only thought of.
  "Either I give them another day or I run it tonight, I haven't made up my mind.",
  'Vielleicht stellen wir irgendwann auf zwei Züge in der Woche um.',
  // What the club does on a day, at an hour.
  'We meet on Thursday at 7 pm in the library, whoever likes can bring a board.',
  'Die Jahreshauptversammlung ist am 14. März um 18 Uhr, Kassenbericht inklusive.',
  'Am Freitag um 20 Uhr ist Spieleabend, ich bringe die Karte mit.',
  // Refused already.
  "Turkey asked for 24 hours more. I've said no and that is final.",
  "L'Italie voudrait deux jours de plus, je ne les lui donne pas.",
  // Somebody plays for days, and then the player again.
  'Son frère jouera à sa place ces jours-là : selim@club.example. Après il reprend.',
  // One unit or one reader is no rule for all.
  "Let all of Italy's units hold this turn, and go ahead tonight at 8 as scheduled.",
  "Tu peux empêcher l'Italie d'écrire à l'Autriche, et seulement à elle ?",
  // Undone, too much, or taken back.
  "Why does Germany get a mail that he's been dropped? I never asked for that. Put him back in.",
  "Les joueurs râlent, trois rappels par tour c'est trop.",
  "J'avais invité luc@club.example. Annule son invitation et propose la place à ines@club.example.",
  // Nobody goes, whatever else is said of the seat; who stands in is no replacement.
  "Our Frenchman has turned up. So don't look for a successor any more, he carries on.",
  "Un dernier rappel à l'Italie : sans ordres ce soir, elle perd sa place. Mais ne l'exclus pas toi-même.",
  'Österreich und Russland wollen ein Remis zu zweit. Frag bitte alle, ob sie zustimmen, ich entscheide dann selbst.',
  // From another year on, on days that differ by phase, or for everybody.
  'Ab Frühjahr 1903 wollen die Leute stumm spielen, gar keine Nachrichten mehr.',
  'Züge immer mittwochs 21 Uhr, Rückzüge und Bauten freitags 21 Uhr, am Wochenende nie.',
  'Italien spammt, 40 Rundmails in zwei Tagen. Schalt ihn bis zur nächsten Auswertung stumm, danach wieder frei.',
  // Thanks.
  'Tolle Runde, hat allen riesig Spaß gemacht. Beim Essen danach wurde auf dich angestoßen, auch wenn du nichts davon hattest.',
  // Everybody's own zone is none of the game's.
  'Fais en sorte que chacun voie les échéances à son heure à lui.',
])('no line for %s', (text) => {
  expect(linesFor(text)).toEqual([]);
});

test.each([
  // One absence is no rule, and who stands in is no replacement.
  ['Sylvain sera absent du 8 au 11. On l’attend.', ['HELP BECOME']],
  [
    "L'Autrichien est absent quinze jours, son frère joue à sa place : t@club.example. Surtout pas de remplacement définitif.",
    ['HELP BECOME'],
  ],
  // An hour behind a day is no time that passes.
  ["On repousse l'échéance à mercredi 20 heures, c'est plus simple.", ['SET DEADLINE Wednesday 20:00']],
  ["On se donne jusqu'à lundi 19 heures, tout le monde est au courant.", ['SET DEADLINE Monday 19:00']],
  // Days that are the only ones, or just not those.
  ['Mouvements à rendre le mardi et le vendredi, jamais un autre jour.', ['SET MOVE DAYS --T--F-']],
  ['Moves are due on a Wednesday and on no other day.', ['SET MOVE DAYS ---W---']],
  ['Sonntags soll künftig keine Abgabe mehr fällig werden.', ['SET MOVE DAYS -MTWTFS']],
  // With or without orders, now or as a rule.
  ["Faites tourner tout de suite, s'il vous plaît, même s'il manque des ordres.", ['PROCESS']],
  ["I don't want a turn to run with someone's orders missing.", ['SET NO NMR']],
  ["À partir de maintenant, on n'attend plus les retardataires, on joue sans eux.", ['SET NMR']],
  // Of two powers none is picked, and an address is never another's.
  ['Kick Italy or Turkey out of the game, one of the two is cheating.', ['EJECT power']],
  ['Throw sam@club.example out of this game please.', ['EJECT sam@club.example']],
  // More time for late orders is grace.
  ['Wer die Frist reißt, soll einen Tag länger nachreichen dürfen.', ['SET MOVE GRACE 24h']],
  // A rule is no single act.
  ['Concernant les nulles : désormais uniquement celles où tous les survivants sont inclus.', ['SET DIAS']],
  // Numbers and hours in words.
  ['Le tournoi avance désormais au rythme de quarante-huit heures par phase.', ['SET MOVE NEXT 47']],
  ['Abgabe erst Mittwoch, halb acht abends.', ['SET DEADLINE Wednesday 19:30']],
  ['Abgabe diesmal bitte erst Sonntagabend um zehn.', ['SET DEADLINE Sunday 22:00']],
  // Nothing is done on a condition: who has ordered is shown.
  ["If Germany hasn't sent anything by 10 tonight, give him until noon. If he has, just process.", ['STATUS']],
  ['Si tout le monde a rendu, lance la résolution. Sinon prolonge de 24 heures.', ['STATUS']],
  // All have one deadline, of two days neither is picked, and a day that cannot be named is left to its writer.
  ['Für ihn allein bitte bis morgen früh um halb acht, die andern bleiben bei heut Abend.', ['EXTEND hours']],
  [
    'Make it Sunday for the moves. Oh and Austria may have until Monday lunchtime, his daughter gets christened.',
    ['EXTEND hours'],
  ],
  ['Next deadline Wednesday week at 8 in the evening.', ['SET DEADLINE date']],
  ['Frist dann neu auf übermorgen 20 Uhr.', ['SET DEADLINE date']],
  ["Put the game's deadline back a fortnight, would you.", ['EXTEND 336h']],
  // Of those who concede none wins.
  ['England, Italy and Germany all concede to France, nobody can stop him.', ['DECLARE CONCESSION power']],
  // What went wrong is not done again.
  [
    'Ich hab zu früh auswerten lassen, Russland war noch am Schreiben. Können wir die letzte Phase zurückdrehen?',
    ['ROLLBACK'],
  ],
  ['Bitte erst mal nichts auswerten. Ich melde mich, wenn das geklärt ist.', ['PAUSE']],
  ['Vergiss die Verlängerung von heute Mittag, alter Termin gilt wieder.', ['UNDO']],
  // Whose address is named comes in, or is the same person elsewhere.
  [
    'The Turk has been silent since the 9th. Throw him out and put Marge in instead (marge@club.example).',
    ['REPLACE power BY marge@club.example'],
  ],
  [
    'Dmitri is now at dmitri@club.example, the old one bounces. Same man, same country.',
    ['SEAT dmitri@club.example AS power'],
  ],
  ["Tu peux m'envoyer les ordres que l'Angleterre a donnés pour ce tour ?", ['ORDERS ALL']],
  ['Their turns should only fall due on Thursdays, instead of Tuesday.', ['SET MOVE DAYS ----T--']],
  // Two wishes are two lines.
  ['Throw Austria out of the game. And stop the clock until 3 March.', ['SET DEADLINE 3 Mar', 'EJECT Austria']],
] as const)('%s: %j', (text, lines) => {
  expect(linesFor(text)).toEqual(lines);
});

test('a game that goes on is not begun, but goes on again', () => {
  const gm = { board: standard, phase: phaseCode('S1901M') };
  const text = "Right, everyone's home and fed. Off we go again.";
  expect(answersInWords(text, gm).map(({ suggestion }) => suggestion)).toEqual(['RESUME']);
});

test('a place that nobody enters is no center to give', () => {
  expect(linesFor('We all live in Switzerland, so please show the times in Swiss time.')).toEqual(['SET ZONE Swiss']);
});

test('of sentences that nobody taught few get a line for something else', () => {
  const kinds = ['blind', 'blind-two'].flatMap(labelledWishes).map(({ topics, text }) => {
    const [none] = topics;
    return none === 'none' && linesFor(text).length > 0;
  });
  expect(kinds.filter((isWrong) => isWrong).length).toBeLessThanOrEqual(20);
});

test.each([
  ['Can you swap Austria and Italy round? They have each other’s seat.', phaseCode('S1901M'), ['UNSTART']],
  ['Can you swap Austria and Italy round? They have each other’s seat.', phaseCode('F1901M'), []],
  ['Give them another week please.', null, []],
  ['Sam has left, put kim@club.example in for Italy.', null, ['INVITE kim@club.example']],
] as const)('no line for another stage of the game than %s in %s', (text, phase, lines) => {
  const answers = answersInWords(text, { board: standard, phase });
  expect(answers.flatMap(({ suggestion }) => suggestion ?? [])).toEqual(lines);
});

test('a message to one power is offered as it would be sent, in German too', () => {
  expect(linesFor('Schick dem Italiener bitte von mir: Deine Befehle sind unlesbar. Bitte neu schicken.')).toEqual([
    'PRESS TO ITALY\nDeine Befehle sind unlesbar. Bitte neu schicken.\nENDPRESS',
  ]);
});
