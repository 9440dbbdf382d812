/** To a GM: mail does not reach somebody of the game, and how to try again. To players: it does not reach their GM. */
import type { Power } from '../../../../engine/board/variant.ts';
import { type Document, lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powersInWords } from '../../../words/powers.ts';
import type { DeskAnswer } from '../../mail.ts';
import { mailto } from '../../parts/answer.ts';

type Stopped = Extract<DeskAnswer, { kind: 'mail-stopped' }>;
type Meant = Pick<Stopped, 'context' | 'who' | 'powers'>;

/** The person, with their powers in brackets, as far as the reader may know. */
export function whoIsMeant({ context, who, powers }: Meant): string {
  if (powers.length === 0) return who ?? '';
  const names = powersInWords(context.board, powers);
  return who === null ? names : `${who} (${names})`;
}

export function mailStopped(stopped: Stopped): Document {
  const say = words().mail.mailStopped;
  const { context, powers, why } = stopped;
  const { name } = context.view;
  const who = whoIsMeant(stopped);
  // What its reader has marked as spam, nobody else brings back.
  if (why === 'complained') return [paragraph(say.complained(who))];
  const line = `UNMUTE ${powers[0] ?? 'ALL'}`;
  const [power] = powers;
  return [
    paragraph(say[why](who)),
    ...(power === undefined ? [] : [paragraph(say.elsewhere), ...elsewhere(context, power)]),
    paragraph(say.remedy),
    lines(line),
    {
      kind: 'answer',
      how: say.how,
      button: say.button,
      mailto: mailto(context.house.gameAddress(name), line, [line]),
      lines: [],
    },
  ];
}

/** What the GM writes, and then the player from another address. */
function elsewhere({ board, view }: Stopped['context'], power: Power): Document {
  const letter = board.powers.find(({ name }) => name === power)?.letter.toLowerCase() ?? '?';
  return [
    lines(`EJECT ${power}`),
    paragraph(words().mail.mailStopped.thenThey),
    lines(`SIGNON ${letter}${view.name} password`),
  ];
}

export function masterLost({ context, who }: Extract<DeskAnswer, { kind: 'master-lost' }>): Document {
  const say = words().mail.mailStopped.master;
  const { name, settings } = context.view;
  return [
    paragraph(say.told(who)),
    paragraph(settings.autoProcess ? say.goesOn : say.waits),
    paragraph(say.back(context.house.gameAddress(name))),
    lines(`SIGNON m${name} password`),
  ];
}
