/** What people bring from other judges and other programs around their orders: it is read as what it is, and costs no question. */
import { expect, test } from 'vitest';
import { ask, confirmed, gameNow, HOUR, mailsTo, onFile, twoPlayers } from '../deadlines/games.ts';
import { GAME, mailOf, write } from '../handling/rig.ts';

const ORDERS = 'vie-gal\nbud-ser\ntri-alb';
const ALL_SET = /^\[marne\] S1901M (?:orders complete|Befehle vollständig|ordres complets)/;

test.each([
  ...['% comment', '%comment', '% note', '# Note to self:', '// Anmerkung', '% remarques :', 'EOJ', 'Hi judge,'].map(
    (line) => `${line}\n${ORDERS}`,
  ),
  ...[
    'SIGNOFF\n\nBest regards,\nAnn Durand\nHead of Nothing',
    'eoj\nAnn\n+33 1 22 33 44',
    'Sign off\nann@example.org',
  ].map((lines) => `${ORDERS}\n${lines}`),
  `${ORDERS}\n\nOutlook für iOS beziehen<https://aka.ms/o0ukef>\n____________________\nVon: judge@judge.example.org\nGesendet: Montag\nAn: ann\nBetreff: x\n\nvie-boh`,
])('files and asks nothing: %j', async (text) => {
  const services = await twoPlayers();
  const answer = await ask(services, 'ann', text);
  expect(answer).toMatch(ALL_SET);
  expect(answer).not.toMatch(/SIGNOFF|Please note|Bitte beachten|neither an order|This is a judge/);
  expect(await onFile(services, 'AUSTRIA')).toEqual(['A vie - gal', 'A bud - ser', 'F tri - alb']);
});

test('a comment that speaks against the orders is still asked about, and what stands below SIGNOFF is told', async () => {
  const services = await twoPlayers();
  expect(await ask(services, 'ann', `% note: only if England agrees\n${ORDERS}`)).toContain(
    '3 orders for Spring 1901 NOT',
  );
  expect(await ask(services, 'ann', `${ORDERS}\nSIGNOFF\nvie-boh`)).toContain('after SIGNOFF');
});

test.each([
  ['HIST', 'History information'],
  ['BROAD\nHello all\nENDBROAD', 'Hello all'],
  ['SET WARTEN', 'SET WAIT'],
  ['set nicht warten', 'SET NOWAIT'],
  ["SET PAS D'ATTENTE", 'SET NOWAIT'],
  ['set no broad', 'only observers and the GM'],
])('%j is done, or answered with the line that does it', async (text, told) => {
  const services = await twoPlayers();
  expect((await ask(services, 'ann', text)).replace('nur Beobachter und die GM', told)).toContain(told);
});

test('PROCESS with the name of the game asks its GM which phase', async () => {
  expect(await ask(await twoPlayers(), 'mara', 'PROCESS marne')).toContain('PROCESS S1901M');
});

test('WAIT after the deadline says that it holds nothing', async () => {
  const services = await twoPlayers();
  expect(await ask(services, 'ann', 'SET WAIT')).toContain('WAIT is on');
  await services.moveTo((await gameNow(services)).current!.clock.deadline + HOUR);
  const headers = 'In-Reply-To: <marne.S1901M.1@judge.example.org>\r\n';
  await services.sent();
  await services.deliver(mailOf('ann@example.org', 'SET WAIT', { headers }), { from: 'ann@example.org', to: [GAME] });
  expect((await mailsTo(services)).get('ann@example.org')?.join()).toContain('WAIT holds a phase until its deadline');
});

test('a build that takes the place of one on file says so', async () => {
  const services = await twoPlayers();
  await ask(services, 'ann', ORDERS);
  await ask(services, 'bob', 'lon H; edi H; lvp H');
  await services.moveTo(services.services.now() + 2 * HOUR);
  await ask(services, 'ann', 'gal-rum; ser-gre; alb H');
  await ask(services, 'bob', 'lon H; edi H; lvp H');
  await services.moveTo(services.services.now() + 2 * HOUR);
  expect((await gameNow(services)).position!.phase).toBe('W1901A');
  await ask(services, 'ann', 'build f tri\nbuild a bud');
  expect(await ask(services, 'ann', 'build a tri')).toContain("'build F Tri' was on file and made room");
  expect(await ask(services, 'ann', 'build a vie\nbuild f tri')).toContain("'build A Bud' was on file and made room");
  expect(await ask(services, 'ann', 'build f tri')).not.toContain('made room');
});

test('whoever resigned hears how the game ends, and nothing before', async () => {
  const services = await twoPlayers();
  await confirmed(services, 'bob', 'resign');
  await services.sent();
  await write(services, 'carol', 'takeover england\nset preference e');
  await services.moveTo(services.services.now() + HOUR);
  expect((await mailsTo(services)).has('bob@example.org')).toBe(false);
  const [, word] = /CONFIRM (\w+)/.exec(await ask(services, 'mara', 'terminate')) ?? [];
  await write(services, 'mara', word === undefined ? '' : `confirm ${word}`);
  expect((await gameNow(services)).status).toBe('finished');
  expect((await mailsTo(services)).get('bob@example.org')?.join()).toContain('over');
});
