/** How games begin, go on and end. */
import { boardWith } from '../../../engine/rules/game-board.ts';
import { DEFAULT_SETTINGS } from '../../../engine/settings/settings.ts';
import { phaseCode } from '../../../engine/vocabulary.ts';
import { writeMail } from '../../../templates/mail/write-mail.ts';
import { boardOf } from '../../boards.ts';
import { context, resolve, resultsOf } from '../scenes.ts';
import { told } from '../told.ts';
import { conflict, disorder, fleets, type Letters, victory } from './parts.ts';

export const results: Letters = {
  'start-player': () => writeMail({ kind: 'start' }, context({ own: { FRANCE: [] } })),
  'start-observer-gunboat': () =>
    writeMail({ kind: 'start' }, context({ settings: { anonymous: true }, zone: 'America/New_York' })),
  'start-octarine': () =>
    writeMail({ kind: 'start' }, context({ board: boardOf('octarine'), name: 'disc', own: { GENUA: [] } })),
  'results-movement-player': () => writeMail(resultsOf(fleets), context({ last: fleets, own: { GERMANY: [] } })),
  'results-unreached-master': () =>
    writeMail(resultsOf(fleets), { ...context({ last: fleets, role: { kind: 'master' } }), unreached: ['ITALY'] }),
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
  'results-enough-twice': () => {
    const board = boardWith(boardOf('standard'), { ...DEFAULT_SETTINGS, centers: 4 });
    const units = { AUSTRIA: ['A ser'], TURKEY: ['A bul', 'A con'] } as const;
    const centers = { AUSTRIA: ['bud', 'tri', 'vie'], TURKEY: ['ank', 'con', 'smy'] };
    const position = { variant: 'standard', phase: phaseCode('F1901M'), units, centers };
    const fall = resolve(board, position, {}, 2);
    return writeMail(resultsOf(fall), context({ board, last: fall, own: { AUSTRIA: [] } }));
  },
  'results-octarine': () => {
    const board = boardOf('octarine');
    const start = context({ board }).view.position!;
    const first = resolve(board, start, { GENUA: ['A gen H'] }, 1);
    return writeMail(resultsOf(first), context({ last: first, name: 'disc', own: { GENUA: [] } }));
  },
  'start-choices': () =>
    writeMail({ kind: 'start' }, context({ board: boardOf('eckert-napoleonic'), name: 'ulm', own: { ENGLAND: [] } })),
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
};
