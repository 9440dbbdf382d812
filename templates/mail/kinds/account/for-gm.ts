/** To a GM who does not play, and to nobody else (the operator, where each of them plays): a message that was reported, two people who may be one. */
import { t } from '../../../locales/current.ts';
import { powerName } from '../../../locales/powers.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { type Document, type DocumentBlock, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import type { DeskAnswer } from '../../mail.ts';
import { leadOfText } from '../../parts/wanted.ts';
import { whoIsMeant } from './mail-stopped.ts';

type ForGm = Extract<DeskAnswer, { kind: 'reported' | 'double-seat' }>;

export function isForGm(answer: DeskAnswer): answer is ForGm {
  return answer.kind === 'reported' || answer.kind === 'double-seat';
}

export function forGmSubject(answer: ForGm): string {
  const { reported, double } = t().mail.forGm;
  const game = answer.context.view.name;
  return answer.kind === 'reported'
    ? reported.subject(game, whoIsMeant(answer))
    : double.subject(game, whoIsMeant(answer), answer.other);
}

export function forGmLead(answer: ForGm): DocumentBlock {
  const { reported, double } = t().mail.forGm;
  return answer.kind === 'reported'
    ? leadOfText(reported.lead(whoIsMeant(answer)), 'act')
    : leadOfText(double.lead(whoIsMeant(answer), answer.other), 'rest');
}

export function forGmBlocks(answer: ForGm): Document {
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
