/** Lines that GMs really write: each does what it says, or is answered with the line that does it; in three languages. */
import { expect, test } from 'vitest';
import { placeName } from '../../engine/board/display-names.ts';
import { gmAnswer, gmCommand } from '../../engine/commands/gm-phrases.ts';
import { COMMANDS, SET_FORMS } from '../../engine/commands/registry.ts';
import { boardOf } from '../boards.ts';
import { ask, twoPlayers } from '../deadlines/games.ts';

/** Each with what the answer holds. */
const LINES: readonly (readonly [line: string, answer: RegExp])[] = [
  ['who is late', /Austria +Player/],
  ['wer fehlt noch?', /Austria +Player/],
  ['qui est en retard ?', /Austria +Player/],
  ['show me all addresses', /Austria +Player .*ann@example\.org/],
  ['montrez-moi toutes les adresses', /Austria +Player .*ann@example\.org/],
  ['set move next 1 week', /168 hours after/],
  ['set move next 2 weeks, grace 2 days', /336 hours after[\s\S]*48 hours of grace/],
  ['set move next une semaine', /168 hours after/],
  ['set retreat next 1 Tag', /24 hours after/],
  ['set move clock 9 pm', /at 21:00/],
  ['set move clock 9:30pm', /at 21:30/],
  ['set move next 47 days -MTWTF-', /47 hours after/],
  ['set deadline in a week', /Mon 9 Mar 2026, 19:00/],
  ['set deadline friday 9 pm', /Fri 6 Mar 2026, 21:00/],
  ['deadline friday 9 pm', /\n *SET DEADLINE friday 9 pm/],
  ['Deadline is Friday 21:00', /\n *SET DEADLINE friday 21:00/],
  ['Frist Freitag 21:00', /\n *SET DEADLINE freitag 21:00/],
  ['give everyone 24 more hours', /has moved from/],
  ['prolonger de deux semaines', /has moved from/],
  ["remplacer l'Autriche par sam@example.org", /We ask sam@example.org/],
  ['setze sam@example.org auf Österreich', /We ask sam@example.org/],
  ['move the deadline to friday 9pm', /Fri 6 Mar 2026, 21:00/],
  ['set next deadline friday 20:00', /Fri 6 Mar 2026, 20:00/],
  ['verschiebe die Frist auf Freitag 21:00', /Fri 6 Mar 2026, 21:00/],
  ['déplacez la date limite au vendredi 21:00', /Fri 6 Mar 2026, 21:00/],
  ['set grace 2 days', /\n *SET MOVE GRACE 2d/],
  ['délai de grâce de 2 jours', /\n *SET MOVE GRACE 2d/],
  ['pause until 5 january', /\n *SET DEADLINE 5/],
  ['pause bis 5. Januar', /\n *SET DEADLINE 5/],
  ["pause jusqu'au 5 janvier", /\n *SET DEADLINE 5/],
  ['pause for a week', /\n *EXTEND a week/],
  ['replace Austria by sam@example.org', /We ask sam@example.org/],
  ['make Olga.K@example.org gm', /\n *PROMOTE Olga.K@example.org/],
  ['je passe la main à Olga.K@example.org', /\n *PROMOTE Olga.K@example.org/],
  ['deadline for Austria friday', /same deadline[\s\S]*\n *EXTEND 24h/],
  ['extend deadline for Austria by 24 hours', /same deadline[\s\S]*\n *EXTEND 24h/],
  ['Frist für Österreich Freitag', /same deadline[\s\S]*\n *EXTEND 24h/],
  ["date limite pour l'Autriche vendredi", /same deadline[\s\S]*\n *EXTEND 24h/],
  ['let a bot play Austria', /Austria[\s\S]*CONFIRM/],
  ['mach Italien zum Bot', /bot plays Italy/],
  ["fais jouer l'Italie par un bot", /bot plays Italy/],
  ["mettez un bot à la place de l'Italie", /bot plays Italy/],
  ['end the game', /CONFIRM/],
  ['send a reminder to Austria', /\n *REMIND/],
  ['tell everyone the deadline is friday', /\n *ANNOUNCE/],
  ['sag allen, die Frist ist Freitag', /\n *ANNOUNCE/],
  ['dites à tous que la date limite est vendredi', /\n *ANNOUNCE/],
  ['push the deadline back by two days please', /has moved from/],
  ["repousse la date limite d'une semaine", /has moved from/],
  ['no phases on sundays', /\n *SET MOVE DAYS -MTWTFS/],
  ['give Italy another 12 hours', /same deadline[\s\S]*\n *EXTEND 24h/],
  ['Austria has resigned, find a substitute', /\n *EJECT austria/],
  ['Ersatzspieler für England gesucht', /\n *EJECT england/],
  ['process as soon as all orders are in', /\n *SET NO MANUAL PROCESS/],
  ['stop the clock', /\n *PAUSE/],
  ['Spiel fortsetzen', /\n *RESUME/],
  ['undo that', /\n *UNDO/],
  ['letzte Auswertung rückgängig machen', /\n *ROLLBACK/],
  ['send me all orders', /\n *ORDERS ALL/],
  ['set the grace period to 6 hours', /\n *SET MOVE GRACE 6/],
  ['Spiel beenden: Remis England, Österreich', /[\s\S]*CONFIRM/],
  ['exclure l’Autriche', /CONFIRM/],
  ['status of all my games', /Your games/],
  ['weekly deadlines', /\n *SET MOVE NEXT 167/],
  ['wöchentliche Fristen', /\n *SET MOVE NEXT 167/],
  ['une date limite par semaine', /\n *SET MOVE NEXT 167/],
  ['swap Austria and England', /\n *UNSTART/],
  ['Österreich und England tauschen die Plätze', /\n *UNSTART/],
  ["échangez l'Autriche et l'Angleterre", /\n *UNSTART/],
  ['give Italy to sam@example.org', /We ask sam@example.org/],
  ['gib Italien an sam@example.org', /We ask sam@example.org/],
  ["donnez l'Italie à sam@example.org", /We ask sam@example.org/],
  ['put Bob on Austria', /\n *HELP REPLACE/],
  ['Bob spielt jetzt Österreich', /\n *HELP REPLACE/],
  ["Bob joue l'Autriche maintenant", /\n *HELP REPLACE/],
  ['three-way draw Austria, England and France', /\n *DECLARE DRAW austria england france/],
  ['Remis zwischen Österreich und England', /\n *DECLARE DRAW osterreich england/],
  ["match nul entre l'Autriche et l'Angleterre", /\n *DECLARE DRAW autriche angleterre/],
  ['game ends in a draw between Austria and England', /CONFIRM/],
  ['Austria wins by concession', /\n *DECLARE CONCESSION austria/],
  ['Österreich gibt auf', /\n *HELP DECLARE/],
  ['run the turn now', /\n *PROCESS/],
  ['werte jetzt aus', /\n *PROCESS/],
  ['lancez la résolution', /\n *PROCESS/],
  ['go back one turn', /\n *ROLLBACK/],
  ['refaire le dernier tour', /\n *ROLLBACK/],
  ['everyone gets one more day', /has moved from/],
  ['un jour de plus pour tous', /\n *EXTEND un jour/],
  ['can we get a 2 day extension?', /\n *EXTEND 2 day/],
  ['Frist auf morgen 20 Uhr', /\n *SET DEADLINE morgen/],
  ["l'Autriche est en vacances jusqu'au 20 mars", /\n *HELP BECOME/],
  ["Austria's army is in Bohemia, not Vienna", /\n *HELP SETUP/],
  ['wirf Österreich raus', /CONFIRM/],
  ['drop Austria for inactivity', /CONFIRM/],
  ['turn off anonymous press', /\n *SET NO GREY/],
  ['keine Pressen mehr bis zur Auswertung', /\n *SET NO PRESS/],
  ['les observateurs peuvent écrire', /\n *SET OBSERVER ANY/],
  ['Neue Spieler nicht mehr zulassen', /\n *SET INVITED ONLY/],
  ['add sam@example.org as observer', /\n *HELP OBSERVE/],
  ['delete this game', /CONFIRM/],
];

test('lines that GMs write lead somewhere', async () => {
  const services = await twoPlayers();
  await ask(services, 'mara', 'set language en');
  const nowhere: unknown[] = [];
  for (const [line, answered] of LINES)
    await services.asIf(async () => {
      const answer = await ask(services, 'mara', line);
      if (!answered.test(answer)) nowhere.push([line, answer.slice(0, 300)]);
    });
  expect(nowhere).toEqual([]);
});

test('what is only answered does nothing, and a player who writes it is no GM', async () => {
  const services = await twoPlayers();
  expect(await ask(services, 'ann', 'end the game')).toContain('1 line refused');
  expect(await ask(services, 'ann', 'move the deadline to friday 9pm')).toContain('1 line refused');
});

test.each([
  "don't extend the deadline by two days",
  'extend it by 2 days if Italy asks',
  'the deadline was pushed by 2 days',
  'end the game when a draw is in sight',
  'who is France?',
  'help bot',
  'undo',
  'I will end the game tomorrow',
  'we should end the game in a draw',
  'if France agrees we process now',
  'the game starts tomorrow',
  'let us draw lots',
])('%s is no sentence that acts', (line) => {
  expect([gmCommand(line), gmAnswer(line)]).toEqual([null, null]);
});

test('no order, however it is written, and no example of a command is taken for a sentence', () => {
  const boards = ['standard', '1776-ii', '1812-overture', 'consolidation-1865', 'eckert-napoleonic', 'octarine'].map(
    boardOf,
  );
  const orders = boards.flatMap((board) => {
    const { fleet, army } = board.variant.adjacency;
    return [...fleet.map((pair) => ['F', ...pair]), ...army.map((pair) => ['A', ...pair])].flatMap(
      ([type, from, to]) => [
        `${type} ${from} - ${to}`,
        `${from} - ${to}`,
        `${to}-${from}`,
        `${type} ${to} H`,
        `${type} ${from} S ${to}`,
        `${to} s ${type} ${from}`,
        `${type} ${placeName(board, from!)} to ${placeName(board, to!)}`,
      ],
    );
  });
  const examples = [...COMMANDS, ...SET_FORMS].flatMap(({ example }) => example.filter((line) => !line.includes('\n')));
  const isOther = (line: string) => gmCommand(line)?.startsWith(line.split(' ')[0]!) === false;
  const taken = [...orders, ...examples].filter((line) => isOther(line) || gmAnswer(line) !== null);
  expect(taken).toEqual([]);
});

test('a question changes nothing, unless it asks us to', () => {
  for (const line of [
    'extend by two days?',
    'move the deadline to friday 9pm?',
    'give everyone 24 more hours?',
    'end the game?',
    'Partie beenden?',
    'Austria wins?',
    'game ends in a draw between Austria and England?',
    'kick Austria?',
  ])
    expect([line, gmCommand(line), gmAnswer(line)?.suggestion]).toEqual([line, null, expect.any(String)]);
  expect(gmCommand('Could you give everyone 24 more hours?')).toBe('EXTEND 24 hours');
  expect(gmCommand('who is late?')).toBe('STATUS');
});
