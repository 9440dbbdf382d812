/** What the desk writes. */
import { boardOf, standard } from '../../boards.ts';
import { context, DEADLINE, NOW } from '../scenes.ts';
import { byDesk, type Letters, refused } from './parts.ts';

export const desk: Letters = {
  'desk-welcome': () => byDesk({ asked: [{ kind: 'welcome' }], subject: 'hello' }),
  'desk-games': () =>
    byDesk({
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
    byDesk({
      subject: 'list marne',
      asked: [{ kind: 'game', what: 'list', context: context({ status: 'forming', signedOn: 5 }) }],
    }),
  'desk-digest': () =>
    byDesk({
      asked: [
        {
          kind: 'digest',
          mails: [
            {
              subject: '[marne] Italy to all',
              text: 'Italy wrote to all. No action needed.\n\n:: From Italy to all\nThe Alps are quiet.\n:: End of message',
              replyTo: 'marne@chancery.example.org',
            },
            { subject: '[aisne] Ann has joined', text: 'Ann Lee has joined aisne. 5 of 7 players.', replyTo: null },
          ],
        },
      ],
      subject: '',
    }),
  'desk-mail-stopped': () =>
    byDesk({
      asked: [{ kind: 'mail-stopped', context: context({}), who: 'Jean Bart', powers: ['ITALY'], why: 'bounced' }],
      subject: '',
    }),
  'desk-mail-complained': () =>
    byDesk({
      asked: [{ kind: 'mail-stopped', context: context({}), who: null, powers: ['ITALY'], why: 'complained' }],
      subject: '',
    }),
  'desk-master-lost': () =>
    byDesk({
      asked: [{ kind: 'master-lost', context: context({}), who: 'Mara Vogt' }],
      subject: '',
    }),
  'desk-mail-unread': () =>
    byDesk({
      asked: [{ kind: 'mail-unread', context: context({}), who: 'Jean Bart', powers: ['ITALY'], at: NOW }],
      subject: '',
    }),
  'desk-unproven': () =>
    byDesk({
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
    byDesk({
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
    byDesk({
      asked: [{ kind: 'unknown-command', text: 'lsit marne', nearest: ['LIST MARNE'] }],
      report: [],
      subject: 'games?',
    }),
  'desk-error': () =>
    byDesk({
      report: [refused(1, 'signon fmarnee ********', "there is no game 'marnee' here", 'signon fmarne PASSWORD')],
      subject: 'orders',
    }),
};
