/** Every sentence of mails that no scene shows in all its forms tells the same facts in each language. */
import { expect, test } from 'vitest';
import { german } from '../../templates/locales/de/german.ts';
import { english } from '../../templates/locales/en/english.ts';
import { french } from '../../templates/locales/fr/french.ts';
import type { Language } from '../../templates/locales/shape.ts';

/** Facts are names that begin with a Q, and numbers of at least two figures. */
const SAID: Readonly<Record<string, (mail: Language['mail']) => readonly string[]>> = {
  masterChanged: ({ masterChanged: told }) => [
    told.subject('Qwho', true),
    told.joined('Qwho', 'Qothers'),
    told.joined('Qwho', null),
    told.left('Qwho'),
    told.youJoined('Qothers'),
  ],
  myGames: ({ myGames: told }) => [
    told.noneRunning(12),
    told.more(12),
    told.over(12),
    ...(['player', 'applicant', 'master', 'observer', 'public'] as const).map((role) =>
      told.game({ phase: 'Qphase', role, powers: 'Qpowers', state: { kind: 'nothing' }, deadline: null }),
    ),
    ...(
      [
        { kind: 'paused' },
        { kind: 'waits-to-begin' },
        { kind: 'nothing-due' },
        { kind: 'all-set' },
        { kind: 'needs-players', players: 12 },
        { kind: 'due', told: 'Qtold.' },
        { kind: 'orders', ready: 12, due: 13, late: 14 },
      ] as const
    ).map((state) =>
      told.game({
        phase: null,
        role: 'player',
        powers: 'Qpowers',
        state,
        deadline: { date: 'Qdate', fromNow: 'Qfrom' },
      }),
    ),
    told.table.caption('Qgame'),
    told.table.awayUntil('Qdate'),
    told.table.awayFrom('Qdate'),
  ],
  outage: ({ outage: told }) => [told.subject('Qdeadline'), told.told('Qspan', 'Qfrom')],
  outcome: ({ outcome: told }) => [
    told.win.together('Qpowers'),
    told.win.youTogether('Qpowers'),
    told.win.alone('Qpower'),
    told.win.you('Qpower'),
    told.win.with('Qpower', 18),
    told.win.youWith('Qpower', 18),
    told.conceded('Qpowers'),
    told.concededToYou('Qpowers'),
    told.drawAmong('Qpowers'),
  ],
  powerHelp: ({ powerHelp: told }) => [
    told.spellings(['Qa', 'Qb']),
    told.together(['Qa', 'Qb'], 'Qseat'),
    told.home(['Qa', 'Qb']),
    told.start(['Qa']),
    told.centers(Array.from({ length: 12 }, (_, n) => `Q${n + 20}`)),
    told.units(['Qa', 'Qb']),
  ],
  press: ({ press: told }) => [
    told.fromMaster('Qsubject'),
    told.several('Qsubject', 12),
    ...([{ power: 'Qfrom' }, 'master', 'observer', 'new player', null] as const).flatMap((from) => [
      told.subject({ from, isBroadcast: false, to: [{ power: 'Qa' }, 'master', 'observers', 'writer'], isCopy: true }),
      told.subject({ from, isBroadcast: true, to: [], isCopy: false }),
      told.lead({ from, to: ['you', { power: 'Qa' }, { power: 'Qb' }], rest: 'Qrest.' }),
      told.lead({ from, to: [{ power: 'Qa' }, 'observers'], rest: 'Qrest.' }),
      told.lead({ from, to: 'all', rest: 'Qrest.' }),
      told.howToAnswer({ who: from, readBy: ['master', 'observers'], all: 'Qall' }),
      told.answer(from),
    ]),
  ],
  proof: ({ proof: told }) => [
    told.arrived({ time: 'Qtime', address: 'Qaddress', server: { ip: 'Qip', host: 'Qhost' }, hasLines: true }),
    told.arrived({ time: 'Qtime', address: 'Qaddress', server: null, hasLines: false }),
    told.more(12),
    told.howToProve('Qwhy.'),
    told.wrongPassword({ time: 'Qtime', by: null, ip: null, game: 'Qgame', powers: null }),
    ...[true, false].map((isProven) =>
      told.wrongPassword({
        time: 'Qtime',
        by: { who: 'Qaddress', isProven },
        ip: 'Qip',
        game: 'Qgame',
        powers: ['Qa', 'Qb'],
      }),
    ),
  ],
  receipts: ({ receipts: told }) => [
    told.title('Qgame', 'Qphase'),
    told.receiptOf('Qpower'),
    told.seal(42),
    told.ofResults('Qfile'),
    told.ofOrders('Qfile'),
  ],
  report: ({ report: told }) => [
    told.refused(12, 13),
    told.refused(12, 0),
    told.where(12),
    told.about('Qmessage'),
    told.notDone('Qline'),
  ],
  results: ({ results: told }) => [
    told.placeOpen('Qpowers'),
    told.chosenYours(['Qa', 'Qb']),
    told.summary('Qphase', ['Qa', 'Qb']),
    told.centers(['Qa', 'Qb'], ['Qc']),
    told.centers([], ['Qc']),
    told.centers(['Qa'], []),
    told.orders(12, 0),
    told.orders(12, 12),
    told.orders(13, 12),
    told.unordered(12),
    told.built(['Qa', 'Qb']),
    told.wereGiven(['Qa', 'Qb']),
    told.removed(['Qa', 'Qb']),
    told.lostUnits(['Qa', 'Qb']),
    told.waived(12),
    told.ordersOfAll(13, 12),
    told.ordersOfAll(13, 0),
    told.dislodged(12),
    told.powerGained('Qpower', ['Qa', 'Qb']),
    told.rulebook('1982'),
    told.young(
      [
        { centers: ['Qa', 'Qb'], phase: 'Qphase' },
        { centers: ['Qc'], phase: 'Qlater' },
      ],
      3,
    ),
  ],
  resumed: ({ resumed: told }) => [
    told.subject('Qdeadline'),
    told.lateOrders('Qpause'),
    told.sameDeadline('Qpause'),
    told.movedAlike('Qpause', 'Qwas'),
    told.movedOn({ pause: 'Qpause', moved: 'Qmoved', hour: '20:30', days: 'Qdays', zone: 'Qzone', was: 'Qwas' }),
    told.movedOn({ pause: 'Qpause', moved: 'Qmoved', hour: null, days: 'Qdays', zone: 'UTC', was: 'Qwas' }),
  ],
  sentAhead: ({ sentAhead: told }) => [
    told.onFile({ phase: 'Qphase', power: 'Qpower', orders: Array.from({ length: 12 }, (_, n) => `Q${n + 20}`) }),
    told.onFile({ phase: 'Qphase', power: null, orders: ['Qa'] }),
    told.notUsed('Qorder', 'Qwhy.'),
    told.didNotCome('Qorder', 'Qphase'),
  ],
  settingsChanged: ({ settingsChanged: told }) => [
    told.told('Qby'),
    told.otherVariant({ name: 'Qname', id: 'Qid', preferences: 'Qline' }),
    told.all('Qgame'),
  ],
  start: ({ start: told }) => [
    told.youPlay('Qpowers', 'Qrest.'),
    told.lead('Qseason'),
    told.special('Qvariant'),
    JSON.stringify(told.rules('Qrules', 'Qprovinces')),
    told.mastersPlay(['Qa']),
    told.mastersPlay(['Qa', 'Qb']),
  ],
  pressVote: ({ pressVote: told }) => [
    told.wish('Qpower'),
    told.wished('Qpower', 12),
    told.wished('Qpower', 1),
    told.how,
    told.isOpen,
    told.open,
    told.game,
  ],
  voted: ({ voted: told }) => [
    told.vote({ power: 'Qpower', draw: { among: 'Qamong' }, concede: 'Qto' }),
    told.vote({ power: 'Qpower', draw: 'survivors', concede: null }),
    told.vote({ power: 'Qpower', draw: null, concede: null }),
    told.told('Qvote'),
  ],
  wanted: ({ wanted: told }) => [
    told.orders('Qphase', 12),
    told.someOrders({ missing: 12, due: 13, units: 'Qnames' }),
    told.retreats(12, 'Qnames'),
    told.builds(12),
    told.removals(12),
    told.choices(12),
    ...[told.stillDue, told.inSubject.incomplete, told.allSet].map((say) =>
      say([
        { kind: 'orders', count: 12 },
        { kind: 'retreats', count: 13 },
        { kind: 'builds', count: 14 },
        { kind: 'removals', count: 15 },
      ]),
    ),
    told.units(['Qa', 'Qb'], 12),
    told.out('Qpowers', 2),
    told.nothingToOrder('Qphase'),
    told.deadline('Qtime', 'Qfrom'),
    told.lateUntil('Qtime'),
  ],
  whatIf: ({ whatIf: told }) => [told.intro('Qphase', 'Qgame')],
  desk: ({ desk: told }) => [
    told.subject.wrongPassword('Qgame'),
    told.lead.refused(12),
    told.lead.codeSent(['Qaddress', null]),
    told.lead.due(12),
    told.variant({ id: 'Qid', players: 12, goal: 'Qgoal', designers: ['Qa', 'Qb'] }),
    told.welcome.intro('Qaddress'),
    JSON.stringify(told.unknown('Qline', true)),
  ],
};

const EACH = [german, french].flatMap((language) =>
  Object.entries(SAID).map(([subject, say]) => ({ code: language.code, mail: language.mail, subject, say })),
);

test.each(EACH)('$code, $subject: the same facts', ({ mail, say }) => {
  const told = say(mail);
  expect(told.map(facts)).toEqual(say(english.mail).map(facts));
  for (const text of told) expect(text).not.toMatch(/undefined|\bnull\b|\[object/);
});

/** In whatever order a language tells them, each once. */
function facts(text: string): readonly string[] {
  const all = text.match(/Q(?!u)\w+|\d{2,}|\b\p{Lu}{3,}/gu) ?? [];
  return [...new Set(all)].filter((fact) => !/^(?:INCOMPL|UNVOLLST)/.test(fact)).sort();
}
