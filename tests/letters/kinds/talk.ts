/** Press, votes, proxies, settings, and what looks back. */
import { phaseCode } from '../../../engine/vocabulary.ts';
import { writeMail } from '../../../templates/mail/write-mail.ts';
import { at, context, HOUR, lookingBack, NOW } from '../scenes.ts';
import { told } from '../told.ts';
import { answered, BY_MASTER, fleets, type Letters, press, SPAN } from './parts.ts';

export const talk: Letters = {
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
  proxy: () =>
    writeMail(
      {
        kind: 'proxy',
        given: [{ owner: 'ITALY', to: 'FRANCE', unit: 'A ven' }],
        taken: [{ owner: 'ITALY', to: 'FRANCE', unit: 'A rom' }],
      },
      context({ settings: { proxy: true }, own: { FRANCE: ['A par - bur'] } }),
    ),
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
  'position-set': () => writeMail({ kind: 'position-set', by: BY_MASTER }, context({ own: { FRANCE: [] } })),
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
};
