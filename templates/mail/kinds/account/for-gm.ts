/** To a GM who does not play, and to nobody else (the operator, where each of them plays): a message that was reported, two people who may be one. */
import { linesForGames } from '../../../../engine/text/lines-for-games.ts';
import { t } from '../../../locales/current.ts';
import { powerName, powersInWords } from '../../../locales/powers.ts';
import { localDate, timeFor } from '../../../locales/times/format-times.ts';
import { type Document, type DocumentBlock, linesBlock, listBlock, paragraphBlock } from '../../../markup/document.ts';
import type { DeskAnswer } from '../../mail.ts';
import { leadOfText } from '../../parts/wanted.ts';
import { whoIsMeant } from './mail-stopped.ts';

type ForGm = Extract<DeskAnswer, { kind: 'reported' | 'double-seat' | 'absences-asked' }>;
type AbsencesAsked = Extract<DeskAnswer, { kind: 'absences-asked' }>;

export function forGmOpening(answer: ForGm): { readonly subject: string; readonly lead: DocumentBlock } {
  const { absencesAsked: asked, forGm } = t().mail;
  if (answer.kind === 'absences-asked')
    return { subject: asked.subject(answer.who, answer.games.length), lead: leadOfText(asked.lead(answer.who), 'act') };
  const [game, who] = [answer.context.view.name, whoIsMeant(answer)];
  return answer.kind === 'reported'
    ? { subject: forGm.reported.subject(game, who), lead: leadOfText(forGm.reported.lead(who), 'act') }
    : {
        subject: forGm.double.subject(game, who, answer.other),
        lead: leadOfText(forGm.double.lead(who, answer.other), 'rest'),
      };
}

export function forGmBlocks(answer: ForGm): Document {
  if (answer.kind === 'absences-asked') return absencesBlocks(answer);
  const { reported, double } = t().mail.forGm;
  const { board, zone, zones } = answer.context;
  if (answer.kind === 'double-seat')
    return [
      paragraphBlock(double.signs(answer.signs.map((sign) => double.sign[sign]).join(', '))),
      paragraphBlock(double.decides),
    ];
  const { from, at, body, why, isOperator } = answer;
  return [
    paragraphBlock(reported.signed(powerName(board, from), timeFor(at, zone, zones))),
    { kind: 'letter', body },
    ...(why === '' ? [] : [paragraphBlock(reported.why), { kind: 'letter', body: why } as const]),
    ...(isOperator === true
      ? [paragraphBlock(reported.operator)]
      : [paragraphBlock(reported.remedy), linesBlock(`MUTE ${from} 3 days`)]),
  ];
}

/** By the address one line says it in all games; by the power in one. */
function absencesBlocks({ who, address, games }: AbsencesAsked): Document {
  const say = t().mail.absencesAsked;
  const names = games.map(({ context }) => context.view.name);
  const answers = ['APPROVE', 'REFUSE'].map((verb) => `${verb} ABSENCE`);
  return [
    paragraphBlock(say.asked(who)),
    listBlock(
      games.map(({ context: { view, board, zone, zones }, powers, absence: { from, to } }) => [
        { strong: view.name },
        say.game(
          powersInWords(board, powers),
          localDate(from, zone, zones),
          localDate(to, zone, zones),
          view.settings.maxAbsence,
        ),
      ]),
    ),
    paragraphBlock(say.forAll),
    linesBlock(...answers.flatMap((line) => linesForGames(names, [`${line} ${address}`]))),
    paragraphBlock(say.forEach),
    linesBlock(...answers.flatMap((line) => names.map((name) => `${name}: ${line} ${address}`))),
  ];
}
