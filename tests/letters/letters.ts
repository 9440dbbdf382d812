/** One letter of each kind, and several of those that have several faces, by the name of its golden file. */

import type { HistorySpan, Press, ReportLine } from '../../engine/game/events.ts';
import type { Telling } from '../../engine/sayings/said.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import type { Desk, DeskContent, WrittenMail } from '../../templates/mail/mail.ts';
import { writeDeskMail } from '../../templates/mail/write-desk-mail.ts';
import { writeMail } from '../../templates/mail/write-mail.ts';
import { boardOf, standard } from '../boards.ts';
import {
  acknowledgement,
  at,
  CLOCK,
  context,
  DEADLINE,
  DESK,
  HOUR,
  lookingBack,
  NOW,
  resolve,
  resolved,
  resultsOf,
  type Scene,
} from './scenes.ts';
import { told } from './told.ts';

const refused = (line: number, text: string, message: string, suggestion?: string): ReportLine => ({
  line,
  text,
  outcome: 'refused',
  message,
  ...(suggestion === undefined ? {} : { suggestion }),
});
const done = (line: number, text: string, message = ''): ReportLine => ({ line, text, outcome: 'done', message });
const remark = (message: Telling): ReportLine => ({ line: null, text: '', outcome: 'note', message });

const press = (of: Partial<Press>): Press => ({
  from: 'GERMANY',
  colour: 'white',
  to: ['FRANCE', 'ENGLAND'],
  shown: ['FRANCE', 'ENGLAND'],
  body: 'Dear neighbours,\n\nBurgundy stays empty, as far as I am concerned. Shall we say so to each other in public, before Italy hears of it from somebody else?\n\n> nobody will believe that\n\nDirk\n',
  ...of,
});

const desk = (content: Partial<DeskContent>, where: Desk = DESK): WrittenMail =>
  writeDeskMail({ report: [], asked: [], subject: '', ...content }, where);

/** All of a history. */
const SPAN: HistorySpan = { from: 0, to: null, lines: 1_000, exclude: null, broadcasts: false };

const BY_MASTER = { name: 'Max', as: 'Master' } as const;

const LATE: Scene = { now: DEADLINE + 30 * 60_000, late: ['ENGLAND', 'FRANCE'] };

const AFTER_GRACE: Scene = { now: CLOCK.graceEnd + 60_000, late: ['ENGLAND', 'FRANCE'] };

/** A spring of three dislodged units, of which England owns one. */
const fleets = resolved('d2709', 'F1902M');
const conflict = resolved('d3720', 'F1905R');
const disorder = resolved('d12181', 'W1905A');
const victory = resolved('d10742', 'F1917M');

/** Where an answer to the message goes. */
const answered = (scene: Scene, to: string) => ({ ...context(scene), answers: `marne+${to}@chancery.example.org` });

export const LETTERS: Readonly<Record<string, () => WrittenMail>> = {
  'start-player': () => writeMail({ kind: 'start' }, context({ own: { FRANCE: [] } })),
  'start-observer-gunboat': () =>
    writeMail({ kind: 'start' }, context({ settings: { anonymous: true }, zone: 'America/New_York' })),
  'start-octarine': () =>
    writeMail({ kind: 'start' }, context({ board: boardOf('octarine'), name: 'disc', own: { GENUA: [] } })),

  'results-movement-player': () => writeMail(resultsOf(fleets), context({ last: fleets, own: { GERMANY: [] } })),
  'results-unreached-master': () =>
    writeMail({ ...resultsOf(fleets), unreached: ['ITALY'] }, context({ last: fleets, role: { kind: 'master' } })),
  'results-movement-dislodged': () => writeMail(resultsOf(fleets), context({ last: fleets, own: { ITALY: [] } })),
  'results-movement-observer': () => writeMail(resultsOf(fleets), context({ last: fleets, zone: 'UTC' })),
  'results-of-a-place-lost': () =>
    writeMail(
      resultsOf(fleets),
      context({ last: fleets, role: { kind: 'public' }, mayReturn: ['GERMANY'], zone: 'UTC' }),
    ),
  'results-retreats': () => writeMail(resultsOf(conflict), context({ last: conflict, own: { ENGLAND: [] } })),
  'results-adjustments': () => writeMail(resultsOf(disorder), context({ last: disorder, own: { AUSTRIA: [] } })),
  'results-victory-winner': () =>
    writeMail(
      { ...resultsOf(victory), outcome: { kind: 'won', powers: ['TURKEY'] } },
      context({
        last: victory,
        own: { TURKEY: [] },
        status: 'finished',
        outcome: { kind: 'won', powers: ['TURKEY'] },
      }),
    ),
  'results-octarine': () => {
    const board = boardOf('octarine');
    const start = context({ board }).view.position!;
    const first = resolve(board, start, { GENUA: ['A gen H'] }, 1);
    return writeMail(resultsOf(first), context({ last: first, name: 'disc', own: { GENUA: [] } }));
  },

  'acknowledgement-incomplete': () =>
    writeMail(
      acknowledgement({
        report: [
          done(2, 'A Par - Bur'),
          done(3, 'F Bre - Mao'),
          refused(4, 'A Mar - Sap', "there is no province 'Sap'", 'A Mar - Spa'),
          refused(5, 'A Lon - Wal', "the fleet in London is England's, not yours"),
          done(7, 'set wait', 'WAIT is on until the deadline'),
          { line: 3, text: 'F Bre - Mao', outcome: 'note', message: 'this order was F Bre - Eng before' },
          remark({
            code: 'entering/not-read',
            lines: [
              { why: 'quoted', count: 8 },
              { why: 'signature', count: 2 },
            ],
          }),
        ],
      }),
      context({ own: { FRANCE: ['A par - bur', 'F bre - mao'] }, wait: true }),
    ),
  'acknowledgement-complete': () =>
    writeMail(
      acknowledgement({ report: [done(1, 'A Mar - Spa')] }),
      context({
        own: { FRANCE: ['A mar - spa', 'A par - bur', 'F bre - mao'] },
        older: ['A par - bur', 'F bre - mao'],
        clock: { ...CLOCK, earliest: at('2026-03-02T11:30:00Z') },
      }),
    ),
  'acknowledgement-retreats': () => writeMail(acknowledgement(), context({ last: fleets, own: { ITALY: [] } })),
  'acknowledgement-builds': () => {
    const last = resolved('d1155', 'F1901M');
    return writeMail(
      acknowledgement({
        report: [
          done(1, 'build F Lon'),
          refused(
            2,
            'build A Nwy',
            'Norway is not a home center of England: you build in Edinburgh, Liverpool or London',
          ),
        ],
      }),
      context({ last, own: { ENGLAND: ['build F lon'] } }),
    );
  },
  'acknowledgement-removals': () => writeMail(acknowledgement(), context({ last: conflict, own: { ENGLAND: [] } })),
  'acknowledgement-two-powers': () => {
    const board = boardOf('1812-overture');
    const start = context({ board }).view.position!;
    const [first = '', ...rest] = start.units['FRANCE']!;
    const orders = rest.map((unit) => `${unit} H`);
    return writeMail(
      acknowledgement({ report: [done(1, `${first} H`)] }),
      context({ board, name: 'wagram', own: { FRANCE: orders, 'RHINE CONFEDERATION': [] }, wait: true }),
    );
  },
  'acknowledgement-influence': () => {
    const board = boardOf('consolidation-1865');
    return writeMail(
      acknowledgement({ report: [done(1, 'IP 2 Bav H')] }),
      context({ board, name: 'elbe', own: { PRUSSIA: ['IP 2 bav H', 'IP 1 han H'] } }),
    );
  },
  'start-choices': () =>
    writeMail({ kind: 'start' }, context({ board: boardOf('eckert-napoleonic'), name: 'ulm', own: { ENGLAND: [] } })),
  'acknowledgement-late': () => writeMail(acknowledgement(), context({ ...LATE, own: { FRANCE: ['A par - bur'] } })),
  'acknowledgement-press': () =>
    writeMail(
      acknowledgement({
        pressSent: [
          press({ from: 'FRANCE', to: ['GERMANY', 'MASTER'], shown: ['GERMANY', 'MASTER'], body: 'Agreed.' }),
        ],
      }),
      context({
        own: { FRANCE: ['A mar - spa', 'A par - bur', 'F bre - mao'] },
        older: ['A mar - spa', 'A par - bur', 'F bre - mao'],
      }),
    ),
  'acknowledgement-list-map': () =>
    writeMail(
      acknowledgement({ asked: [{ what: 'list' }, { what: 'map' }, { what: 'list' }] }),
      context({ role: { kind: 'master' }, settings: { comment: 'A friendly game for beginners' } }),
    ),
  'acknowledgement-help': () =>
    writeMail(
      acknowledgement({ asked: [{ what: 'help' }, { what: 'help', topic: 'gide' }] }),
      context({ last: fleets }),
    ),
  'looking-back-summary': () =>
    writeMail(lookingBack({ what: 'summary' }), { ...context({ last: fleets }), told: told('d2709', 'F1902M') }),
  'looking-back-history': () =>
    writeMail(lookingBack({ what: 'history', span: { ...SPAN, from: at('2026-01-08T00:00:00Z') } }), {
      ...context({ last: fleets }),
      told: told('d2709', 'F1902M'),
    }),
  'looking-back-history-cut': () =>
    writeMail(
      lookingBack(
        {
          what: 'history',
          span: { ...SPAN, lines: 12, exclude: { from: phaseCode('F1901M'), to: phaseCode('S1902R') } },
        },
        { what: 'history', span: { ...SPAN, from: NOW - HOUR } },
      ),
      { ...context({ last: fleets }), told: told('d2709', 'F1902M') },
    ),
  'acknowledgement-signed-on': () =>
    writeMail(
      acknowledgement({
        entered: 'signed-on',
        report: [done(1, 'signon ?marne', "you've been selected to play a power in game 'marne'")],
      }),
      context({
        status: 'forming',
        signedOn: 3,
        role: { kind: 'applicant', preferences: [['ENGLAND'], ['FRANCE', 'GERMANY'], ['TURKEY']] },
      }),
    ),

  'press-partial': () =>
    writeMail({ kind: 'press', press: press({}), sender: 'Dirk' }, answered({ own: { FRANCE: [] } }, 'germany')),
  'press-grey': () =>
    writeMail(
      { kind: 'press', press: press({ colour: 'grey' }), sender: null },
      answered({ own: { ENGLAND: [] } }, 'a-12-0-abcdefghijklmnop'),
    ),
  'press-broadcast-gunboat': () =>
    writeMail(
      { kind: 'press', press: press({ to: 'all', shown: 'all', body: 'To all: peace.' }), sender: null },
      answered({ settings: { anonymous: true } }, 'germany'),
    ),
  'press-master': () =>
    writeMail(
      {
        kind: 'press',
        press: press({ from: 'MASTER', to: 'all', shown: 'all', body: 'A happy new year!' }),
        sender: 'Max',
      },
      answered({ own: { ENGLAND: ['A lvp H', 'F edi H', 'F lon H'] } }, 'master'),
    ),

  reminder: () =>
    writeMail(
      { kind: 'reminder', hours: 24 },
      context({ now: DEADLINE - 24 * HOUR, own: { FRANCE: ['A par - bur'] } }),
    ),
  'reminder-partial': () =>
    writeMail(
      { kind: 'reminder', hours: 24 },
      context({ now: DEADLINE - 24 * HOUR, settings: { partialOrders: true }, own: { FRANCE: ['A par - bur'] } }),
    ),
  'late-own': () =>
    writeMail(
      { kind: 'late', powers: ['ENGLAND', 'FRANCE'], own: true },
      context({ ...LATE, own: { FRANCE: ['A par - bur'] } }),
    ),
  'late-others': () =>
    writeMail(
      { kind: 'late', powers: ['ENGLAND', 'FRANCE'], own: false },
      context({ ...LATE, own: { ITALY: ['F nap H', 'A rom H', 'A ven H'] } }),
    ),
  proxy: () =>
    writeMail(
      {
        kind: 'proxy',
        given: [{ owner: 'ITALY', to: 'FRANCE', unit: 'A ven' }],
        taken: [{ owner: 'ITALY', to: 'FRANCE', unit: 'A rom' }],
      },
      context({ settings: { proxy: true }, own: { FRANCE: ['A par - bur'] } }),
    ),
  'abandoned-former': () =>
    writeMail(
      { kind: 'abandoned', powers: ['FRANCE'], own: true },
      context({ ...AFTER_GRACE, role: { kind: 'public' } }),
    ),
  'abandoned-others': () =>
    writeMail(
      { kind: 'abandoned', powers: ['FRANCE'], own: false },
      context({ ...AFTER_GRACE, own: { ITALY: ['F nap H', 'A rom H', 'A ven H'] } }),
    ),
  'replacement-wanted': () =>
    writeMail(
      { kind: 'replacement-wanted', powers: ['FRANCE'] },
      context({ ...LATE, now: CLOCK.graceEnd + 49 * HOUR }),
    ),
  'civil-disorder': () =>
    writeMail(
      { kind: 'civil-disorder', powers: ['FRANCE', 'ENGLAND'] },
      context({ ...AFTER_GRACE, settings: { nmr: 'play-on' } }),
    ),
  joined: () =>
    writeMail(
      { kind: 'joined', who: 'Cleo', as: 'player' },
      context({ status: 'forming', signedOn: 3, role: { kind: 'master' } }),
    ),
  'joined-observer': () =>
    writeMail({ kind: 'joined', who: 'Otto', as: 'observer' }, context({ role: { kind: 'master' } })),
  left: () =>
    writeMail({ kind: 'left', who: 'Cleo' }, context({ status: 'forming', signedOn: 2, role: { kind: 'master' } })),
  deadline: () => {
    const clock = { ...CLOCK, deadline: DEADLINE + 72 * HOUR, graceEnd: CLOCK.graceEnd + 72 * HOUR };
    return writeMail(
      { kind: 'deadline', clock, before: CLOCK, by: { name: 'Max', as: 'Master' } },
      context({ clock, own: { FRANCE: ['A par - bur'] } }),
    );
  },
  settings: () => {
    const changes = {
      nmr: 'play-on',
      press: { ...context().view.settings.press, colours: ['white', 'grey'], observers: 'white' },
      timing: {
        ...context().view.settings.timing,
        R: { clock: 1200, min: 6, next: 47, grace: 24, delay: 1, days: 'SMTWTFS' },
      },
    } as const;
    return writeMail({ kind: 'settings', changes, by: { name: 'Max', as: 'Master' } }, context({ settings: changes }));
  },
  'deadline-grace': () => {
    const clock = { ...CLOCK, graceEnd: CLOCK.graceEnd + 48 * HOUR };
    return writeMail({ kind: 'deadline', clock, before: CLOCK, by: BY_MASTER }, context({ clock }));
  },
  paused: () => writeMail({ kind: 'paused', by: BY_MASTER }, context({ status: 'paused', own: { FRANCE: [] } })),
  resumed: () => writeMail({ kind: 'resumed', by: BY_MASTER, wasOver: false }, context({ own: { FRANCE: [] } })),
  'resumed-later': () => {
    const clock = { ...CLOCK, deadline: DEADLINE + 72 * HOUR };
    const pause = { since: NOW - 50 * HOUR, deadline: DEADLINE };
    return writeMail(
      { kind: 'resumed', by: BY_MASTER, wasOver: false, pause },
      context({ clock, own: { FRANCE: [] } }),
    );
  },
  'deadline-wished': () =>
    writeMail(
      { kind: 'deadline-wished', by: { name: 'Dirk', as: 'GERMANY' }, at: DEADLINE + 48 * HOUR, have: 1, need: 7 },
      context({ own: { FRANCE: ['A par - bur'] } }),
    ),
  'resumed-after-end': () => writeMail({ kind: 'resumed', by: { name: null, as: 'Master' }, wasOver: true }, context()),
  'still-paused': () => writeMail({ kind: 'still-paused' }, context({ status: 'paused', role: { kind: 'master' } })),
  outage: () =>
    writeMail({ kind: 'outage', from: DEADLINE - 5 * HOUR, to: DEADLINE + HOUR }, context({ own: { FRANCE: [] } })),
  unstarted: () => writeMail({ kind: 'unstarted', by: BY_MASTER }, context({ status: 'forming', signedOn: 7 })),
  'rolled-back': () =>
    writeMail(
      { kind: 'rolled', by: BY_MASTER, direction: 'back', from: phaseCode('F1901M') },
      context({ own: { FRANCE: ['A par - bur'] } }),
    ),
  'position-set': () => writeMail({ kind: 'position-set', by: BY_MASTER }, context({ own: { FRANCE: [] } })),
  'seat-taken': () =>
    writeMail(
      { kind: 'seat-taken', powers: ['ITALY'], who: 'Vera', returned: false, moved: true },
      context({ own: { FRANCE: [] } }),
    ),
  'bots-seated': () =>
    writeMail({ kind: 'bots-seated', powers: ['ITALY', 'TURKEY'] }, context({ own: { FRANCE: [] } })),
  'seat-returned': () =>
    writeMail({ kind: 'seat-taken', powers: ['ITALY'], who: null, returned: true, moved: false }, context()),
  'vacated-resigned': () => writeMail({ kind: 'vacated', powers: ['ITALY'], why: 'resigned', own: false }, context()),
  'vacated-ejected': () =>
    writeMail({ kind: 'vacated', powers: ['ITALY'], why: 'ejected', own: true }, context({ role: { kind: 'public' } })),
  'vacated-dummy': () => writeMail({ kind: 'vacated', powers: ['ITALY'], why: 'dummy', own: false }, context()),
  revived: () => writeMail({ kind: 'revived', power: 'ITALY', withPassword: false }, context()),
  'master-joined': () => writeMail({ kind: 'master-changed', who: 'Olga', joined: true, own: true }, context()),
  'master-left': () => writeMail({ kind: 'master-changed', who: 'Olga', joined: false, own: false }, context()),
  'sent-away': () => writeMail({ kind: 'sent-away', as: 'observer' }, context({ role: { kind: 'public' } })),
  approved: () => writeMail({ kind: 'approved' }, context({ own: { FRANCE: [] } })),
  'acted-for': () =>
    writeMail(
      { kind: 'acted-for', who: 'Max', power: 'FRANCE', lines: ['A Par - Bur', 'set wait'] },
      context({ own: { FRANCE: ['A par - bur'] }, wait: true }),
    ),
  voted: () =>
    writeMail(
      { kind: 'voted', power: 'ITALY', vote: { draw: 'survivors', concede: null } },
      context({ settings: { openVotes: true }, own: { FRANCE: [] } }),
    ),
  'press-vote': () =>
    writeMail(
      { kind: 'press-vote', powers: ['ITALY'], missing: 3 },
      context({ status: 'finished', own: { FRANCE: [] } }),
    ),
  'press-vote-last': () =>
    writeMail(
      { kind: 'press-vote', powers: ['ITALY'], missing: 1 },
      context({ status: 'finished', own: { FRANCE: [] } }),
    ),
  'press-open': () =>
    writeMail(
      { kind: 'press-vote', powers: ['ITALY'], missing: 0 },
      context({ status: 'finished', own: { FRANCE: [] } }),
    ),
  'absence-asked': () =>
    writeMail(
      {
        kind: 'absence-asked',
        who: 'Cleo',
        powers: ['FRANCE'],
        absence: { from: DEADLINE, to: DEADLINE + 30 * 24 * HOUR },
      },
      context({ role: { kind: 'master' } }),
    ),
  'late-hidden': () =>
    writeMail({ kind: 'late', powers: [], own: false }, context({ now: DEADLINE, settings: { hideLate: true } })),
  'joined-asks': () =>
    writeMail(
      { kind: 'joined', who: 'Cleo', as: 'player', asks: true },
      context({ status: 'forming', signedOn: 3, role: { kind: 'master' } }),
    ),
  'acknowledgement-confirm': () =>
    writeMail(
      acknowledgement({
        report: [
          {
            line: 1,
            text: 'terminate',
            outcome: 'confirm',
            message:
              "This ends 'marne' without a result, for 7 players. Its record stays; RESUME can take it up again.",
            suggestion: 'CONFIRM tavokobi',
          },
        ],
      }),
      context({ role: { kind: 'master' } }),
    ),
  'process-wanted': () =>
    writeMail({ kind: 'process-wanted' }, context({ role: { kind: 'master' }, settings: { autoProcess: false } })),
  'ended-draw': () =>
    writeMail(
      { kind: 'ended', outcome: { kind: 'drawn', powers: ['ENGLAND', 'FRANCE', 'TURKEY'] } },
      {
        ...context({ last: fleets, status: 'finished', own: { TURKEY: [] } }),
        told: told('d2709', 'F1902M', { outcome: { kind: 'drawn', powers: ['ENGLAND', 'FRANCE', 'TURKEY'] } }),
        archive: { name: 'marne.json', type: 'application/json', content: '{}\n' },
      },
    ),
  'ended-gunboat': () =>
    writeMail(
      { kind: 'ended', outcome: { kind: 'terminated' } },
      context({
        last: fleets,
        status: 'finished',
        outcome: { kind: 'terminated' },
        own: { TURKEY: [] },
        settings: { anonymous: true, reveal: false },
      }),
    ),

  'desk-welcome': () => desk({ asked: [{ kind: 'welcome' }], subject: 'hello' }),
  'desk-games': () =>
    desk({
      subject: 'list',
      asked: [
        {
          kind: 'games',
          games: [
            {
              name: 'marne',
              variant: 'Standard',
              status: 'active',
              phase: 'F1902M',
              deadline: DEADLINE,
              players: 7,
              seats: 7,
              press: 'W-P-',
              options: ['Gunboat'],
            },
            {
              name: 'aisne',
              variant: 'Standard',
              status: 'forming',
              phase: null,
              deadline: null,
              players: 4,
              seats: 7,
              press: 'WGP-',
              comment: 'Weekends only',
            },
            {
              name: 'somme',
              variant: 'Octarine',
              status: 'active',
              phase: 'S3M',
              deadline: DEADLINE,
              players: 7,
              seats: 8,
              openings: [{ power: 'Genua', units: 4, centers: 4 }],
            },
            {
              name: 'verdun',
              variant: 'Standard',
              status: 'finished',
              phase: null,
              deadline: null,
              players: 7,
              seats: 7,
            },
          ],
        },
        { kind: 'variants', variants: [standard, boardOf('octarine')] },
      ],
    }),
  'desk-game': () =>
    desk({
      subject: 'list marne',
      asked: [{ kind: 'game', what: 'list', context: context({ status: 'forming', signedOn: 5 }) }],
    }),
  'desk-mail-stopped': () =>
    desk({
      asked: [{ kind: 'mail-stopped', context: context({}), who: 'Jean Bart', powers: ['ITALY'], why: 'bounced' }],
      subject: '',
    }),
  'desk-mail-complained': () =>
    desk({
      asked: [{ kind: 'mail-stopped', context: context({}), who: null, powers: ['ITALY'], why: 'complained' }],
      subject: '',
    }),
  'desk-unproven': () =>
    desk({
      asked: [
        {
          kind: 'unproven',
          word: 'heron',
          why: 'example.org does not say which servers may send its mail.',
          mail: {
            address: 'jean@example.org',
            server: { ip: '192.0.2.25', host: 'mail.example.org' },
            at: NOW - 60_000,
            lines: ['signon fmarne ********', 'A Par - Bur', 'F Bre - Mao'],
            more: 1,
          },
        },
      ],
      subject: 'signon fmarne',
    }),
  'desk-confirm': () =>
    desk({
      asked: [
        {
          kind: 'confirm',
          what: 'tie',
          address: 'jean@work.example',
          asker: {
            address: 'jean@example.org',
            name: 'Jean',
            server: { ip: '192.0.2.25', host: 'mail.example.org' },
            at: NOW - 60_000,
          },
          isOwn: false,
          word: 'heron',
        },
      ],
      subject: '',
    }),
  'desk-unknown': () =>
    desk({
      asked: [{ kind: 'unknown-command', text: 'lsit marne', nearest: ['LIST MARNE'] }],
      report: [],
      subject: 'games?',
    }),
  'desk-error': () =>
    desk({
      report: [refused(1, 'signon fmarnee ********', "there is no game 'marnee' here", 'signon fmarne PASSWORD')],
      subject: 'orders',
    }),
};
