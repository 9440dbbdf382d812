/** FILE and SEND: what becomes of orders that we asked about before filing them (engine/game/orders/pending-sets.ts). */

import type { DecisionDraft, MailLine } from '../../game/decide/draft.ts';
import { fileSets, sendInstead } from '../../game/decide/pending-orders.ts';
import type { None } from '../../language/commands/arguments.ts';
import { makeCommand, oneForm } from '../../language/commands/form.ts';
import { shortenText } from '../../text/shorten.ts';
import { defineCommand } from '../command-definition.ts';
import { withTopic } from '../information/information.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    /** The number of one set of orders; `all`: each of them; null: the only one. */
    readonly FILE: { readonly which: number | 'all' | null };
    readonly SEND: None;
  }
}

/** What settles orders that are not on file yet. */
export const FILING = {
  FILE: defineCommand('FILE', {
    who: ['player', 'master'],
    forms: oneForm('FILE', {
      also: ['FILE IT', 'FILE THEM', 'FILE THESE', 'FILE THESE ORDERS', 'FILE THE ORDERS', 'FILE MY ORDERS'],
      usage: 'FILE [number]',
      example: ['FILE', 'FILE 2', 'FILE ALL'],
      read: (args) => {
        const [, number, all] = /^(?:#?\s*(\d{1,3})|(all|both))?[.!\s]*$/i.exec(args.trim()) ?? [null];
        if (number === null)
          return { problem: { code: 'pending/file-what', text: shortenText(args) }, suggestion: 'FILE' };
        return makeCommand('FILE', {
          which: all !== undefined ? 'all' : number === undefined ? null : Number(number),
        });
      },
    }),
    afterOrders: true,
    decide: (draft, line) => {
      if (isAlone(draft, line)) fileSets(draft, line, line.args.which);
    },
  }),
  SEND: defineCommand('SEND', {
    who: ['player', 'master', 'observer'],
    forms: oneForm('SEND', {
      also: ['SEND IT', 'SEND THE MESSAGE', 'SEND MESSAGE', 'SEND AS MESSAGE', 'SEND AS A MESSAGE'],
      usage: 'SEND',
      // `SEND rules` asks for a text, as GET does.
      read: (args) =>
        /\w/.test(args) ? withTopic(args, (topic) => makeCommand('GET', { topic })) : makeCommand('SEND', {}),
    }),
    decide: (draft, line) => {
      if (isAlone(draft, line)) sendInstead(draft, line);
    },
  }),
};

/** Below words that are not understood the line may be quoted from our question; and nobody says yes and asks at once. */
function isAlone(draft: DecisionDraft, spot: MailLine): boolean {
  const isBeside = draft.request.read.items.some(
    (item) => item.kind === 'error' || (item.kind === 'order' && item.pending !== undefined),
  );
  if (isBeside) draft.refuse(spot, { code: 'pending/file-alone' });
  return !isBeside;
}
