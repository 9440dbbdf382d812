/** Who comes, goes and sits where. */
import { writeMail } from '../../../templates/mail/write-mail.ts';
import { CLOCK, context, DEADLINE, HOUR } from '../scenes.ts';
import { AFTER_GRACE, LATE, type Letters } from './parts.ts';

export const seats: Letters = {
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
  'vacated-passed': () =>
    writeMail({ kind: 'vacated', powers: ['ITALY'], why: 'passed', own: true }, context({ role: { kind: 'public' } })),
  'vacated-replaced': () =>
    writeMail(
      { kind: 'vacated', powers: ['ITALY'], why: 'replaced', own: true },
      context({ role: { kind: 'public' } }),
    ),
  'seat-offered': () =>
    writeMail(
      {
        kind: 'seat-offered',
        powers: ['ITALY'],
        isSamePlayer: true,
        isWithdrawn: false,
        by: { name: 'Olga', as: 'Master' },
        reader: 'taker',
      },
      context({ role: { kind: 'public' } }),
    ),
  'seat-offered-player': () =>
    writeMail(
      {
        kind: 'seat-offered',
        powers: ['FRANCE'],
        isSamePlayer: true,
        isWithdrawn: false,
        by: { name: 'Olga', as: 'Master' },
        reader: 'player',
      },
      context({ own: { FRANCE: [] } }),
    ),
  'seat-offered-gm': () =>
    writeMail(
      {
        kind: 'seat-offered',
        powers: ['ITALY'],
        isSamePlayer: true,
        isWithdrawn: false,
        by: { name: 'Olga', as: 'Master' },
        reader: 'gm',
      },
      context({ role: { kind: 'master' } }),
    ),
  revived: () => writeMail({ kind: 'revived', power: 'ITALY', withPassword: false }, context()),
  'master-joined': () => writeMail({ kind: 'master-changed', who: 'Olga', joined: true, own: true }, context()),
  'master-left': () => writeMail({ kind: 'master-changed', who: 'Olga', joined: false, own: false }, context()),
  'sent-away': () => writeMail({ kind: 'sent-away', as: 'observer' }, context({ role: { kind: 'public' } })),
  approved: () => writeMail({ kind: 'approved' }, context({ own: { FRANCE: [] } })),
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
  'joined-asks': () =>
    writeMail(
      { kind: 'joined', who: 'Cleo', as: 'player', asks: true },
      context({ status: 'forming', signedOn: 3, role: { kind: 'master' } }),
    ),
};
