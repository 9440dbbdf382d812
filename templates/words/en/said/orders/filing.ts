import { listInWords } from '../../../../../engine/explain/names.ts';
import type { FilingSaying } from '../../../../../engine/sayings/orders/filing.ts';
import type { Words } from '../../../language.ts';
import { counted } from '../../../text/counts.ts';

export const filing = {
  'filing/not-by-observers': () => 'You observe this game: only its players give orders.',
  'filing/whose': () => 'It is not clear whose order this is; name the power on a line above it.',
  'filing/not-yours': ({ power }, { powers }) => `You do not play ${powers(power)}.`,
  'filing/not-approved': () =>
    'You play here once the GM has approved you: your orders are taken then. The GM has been asked.',
  'filing/over': () => 'The game is over: no more orders are taken.',
  'filing/paused': () => 'The game is paused: orders are taken again when it goes on.',
  'filing/sent-before': ({ phase }) =>
    `This mail came in before ${phase} began, so it was meant for the phase before, which is over. If it still holds, send it again.`,
  'filing/on-file-for': ({ power }, { powers }) => `On file for ${powers(power)}`,
  'filing/later-mail-stands': ({ order }) => `A later mail of yours has ordered this unit already; '${order}' stands`,
  'filing/made-room': ({ order }) => `'${order}' was on file and made room for the orders of this mail.`,
  'filing/same-above': ({ line }) => `${above(line)} has the same order for this unit`,
  'filing/other-above': ({ line, order }) =>
    `${above(line)} has another order for this unit, '${order}': the last one counts`,
  'filing/inland-convoy': () => 'A convoy from or to a place without a coast is refused in this game (Strict Convoy).',
  'filing/no-unit-type': () => 'The type of this unit is not known; write A or F before it.',
  'filing/no-more-of-type': ({ provinces, armies, fleets, order }, { place }) =>
    `${listInWords(provinces.map(place))} have ${counted(armies, 'army', 'armies')} and ${counted(fleets, 'fleet')} between them; '${order}' took the last.`,
  'filing/none-due': ({ what }) => `No ${what} is due.`,
  'filing/too-many': ({ what, due, order, most }) =>
    `Only ${counted(due, what)} ${due === 1 ? 'is' : 'are'} due, and that many are ordered above; '${order}' is one too many.${
      most ? ` A power builds at most ${due} in one adjustment phase.` : ''
    }`,
  'filing/ahead-too-many': ({ most }) => `At most ${most} orders are kept for later phases.`,
  'filing/ahead-players-only': () => 'Only players send orders ahead.',
  'filing/ahead-wait': ({ wait, phase }) => `${wait ? 'WAIT' : 'NOWAIT'} is kept for ${phase}`,
  'filing/ahead-unread': () => 'It cannot be read as an order.',
  'filing/ahead-none-due': () => 'Nothing is due.',
  'filing/ahead-only-due': ({ due }) => `Only ${due} ${due === 1 ? 'is' : 'are'} due.`,
  'filing/ahead-no-unit': () => 'There is no unit of yours.',
  'filing/influence-points': ({ points }) => `You have ${counted(points, 'influence point')} for this phase.`,
} satisfies Words<FilingSaying>;

function above(line: number | null): string {
  return line === null ? 'This line' : `Line ${line}`;
}
