/** Deadlines, reminders, pauses. */
import { phaseCode } from '../../../engine/vocabulary.ts';
import { writeMail } from '../../../templates/mail/write-mail.ts';
import { CLOCK, context, DEADLINE, HOUR, NOW } from '../scenes.ts';
import { BY_MASTER, LATE, type Letters } from './parts.ts';

export const times: Letters = {
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
  deadline: () => {
    const clock = { ...CLOCK, deadline: DEADLINE + 72 * HOUR, graceEnd: CLOCK.graceEnd + 72 * HOUR };
    return writeMail(
      { kind: 'deadline', clock, before: CLOCK, by: { name: 'Max', as: 'Master' } },
      context({ clock, own: { FRANCE: ['A par - bur'] } }),
    );
  },
  'deadline-grace': () => {
    const clock = { ...CLOCK, graceEnd: CLOCK.graceEnd + 48 * HOUR };
    return writeMail({ kind: 'deadline', clock, before: CLOCK, by: BY_MASTER }, context({ clock }));
  },
  paused: () => writeMail({ kind: 'paused', by: BY_MASTER }, context({ status: 'paused', own: { FRANCE: [] } })),
  resumed: () =>
    writeMail({ kind: 'resumed', by: BY_MASTER, wasOver: false, deadline: DEADLINE }, context({ own: { FRANCE: [] } })),
  'resumed-later': () => {
    const clock = { ...CLOCK, deadline: DEADLINE + 72 * HOUR };
    const pause = { since: NOW - 50 * HOUR, deadline: DEADLINE };
    return writeMail(
      { kind: 'resumed', by: BY_MASTER, wasOver: false, pause, deadline: clock.deadline },
      context({ clock, own: { FRANCE: [] } }),
    );
  },
  'deadline-wished': () =>
    writeMail(
      { kind: 'deadline-wished', by: { name: 'Dirk', as: 'GERMANY' }, at: DEADLINE + 48 * HOUR, have: 1, need: 7 },
      context({ own: { FRANCE: ['A par - bur'] } }),
    ),
  'resumed-after-end': () =>
    writeMail({ kind: 'resumed', by: { name: null, as: 'Master' }, wasOver: true, deadline: DEADLINE }, context()),
  'still-paused': () => writeMail({ kind: 'still-paused' }, context({ status: 'paused', role: { kind: 'master' } })),
  outage: () =>
    writeMail({ kind: 'outage', from: DEADLINE - 5 * HOUR, to: DEADLINE + HOUR }, context({ own: { FRANCE: [] } })),
  unstarted: () => writeMail({ kind: 'unstarted', by: BY_MASTER }, context({ status: 'forming', signedOn: 7 })),
  'rolled-back': () =>
    writeMail(
      { kind: 'rolled', by: BY_MASTER, direction: 'back', from: phaseCode('F1901M') },
      context({ own: { FRANCE: ['A par - bur'] } }),
    ),
  'late-hidden': () =>
    writeMail({ kind: 'late', powers: [], own: false }, context({ now: DEADLINE, settings: { hideLate: true } })),
  'process-wanted': () =>
    writeMail({ kind: 'process-wanted' }, context({ role: { kind: 'master' }, settings: { autoProcess: false } })),
};
