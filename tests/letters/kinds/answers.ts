/** Answers to mails of players. */
import { phaseCode } from '../../../engine/vocabulary.ts';
import { writeMail } from '../../../templates/mail/write-mail.ts';
import { boardOf } from '../../boards.ts';
import { acknowledgement, at, CLOCK, context, resolved } from '../scenes.ts';
import { conflict, done, fleets, LATE, type Letters, press, refused, remark } from './parts.ts';

export const answers: Letters = {
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
  'acted-for': () =>
    writeMail(
      { kind: 'acted-for', who: 'Max', power: 'FRANCE', lines: ['A Par - Bur', 'set wait'] },
      context({ own: { FRANCE: ['A par - bur'] }, wait: true }),
    ),
  'acknowledgement-other-phase': () =>
    writeMail(
      acknowledgement(),
      context({
        last: resolved('d1155', 'S1901M'),
        own: { FRANCE: [] },
        pending: [
          {
            number: 1,
            received: 0,
            why: { code: 'pending/other-phase', phase: phaseCode('S1901M') },
            orders: [{ power: 'FRANCE', order: 'A bur - bel', phase: null }],
            sends: false,
            isFiled: false,
          },
        ],
      }),
    ),
  'acknowledgement-answered-earlier': () =>
    writeMail(
      acknowledgement(),
      context({
        last: resolved('d1155', 'S1901M'),
        own: { FRANCE: ['A bur - bel'] },
        pending: [
          {
            number: 1,
            received: 0,
            why: { code: 'pending/answered', phase: phaseCode('S1901M'), current: phaseCode('F1901M') },
            orders: [{ power: 'FRANCE', order: 'A bur - bel', phase: null }],
            sends: false,
            isFiled: true,
          },
        ],
      }),
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
};
