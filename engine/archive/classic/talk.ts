/** Talk between results: letters, remarks, a whole issue of a magazine below them. */
import type { UnreadSourceMessage } from '../../messages/archive-messages.ts';
import type { Unreadable } from './classic-entries.ts';

type Telling = (line: number, text: string, why: UnreadSourceMessage) => void;

export interface Talk {
  /** Has it been dealt with? An entry that is nobody's is held until the next is read: one alone may be an order that was
   *  misspelled, and is reported; two of them are talk, and whatever cannot be read after them is none of the judge's. */
  readonly takes: (text: string, line: number, fault: Unreadable | null) => boolean;
  readonly isOn: () => boolean;
  /** The results end here. */
  readonly end: () => void;
}

export const STRANGE = { code: 'archive/no-power-begins' } as const;
export const NO_JUDGES = { code: 'archive/not-a-judges' } as const;

export function makeTalk(tell: Telling, leave: Telling): Talk {
  let held: { readonly text: string; readonly line: number } | null = null;
  let isOn = false;
  const end = () => {
    if (held !== null) tell(held.line, held.text, STRANGE);
    held = null;
    isOn = false;
  };
  return {
    takes: (text, line, fault) => {
      const isNobodys = fault?.fault.code === STRANGE.code && !/^\p{Lu}\p{Ll}+: /u.test(text);
      if (isNobodys && !isOn && held === null) {
        held = { text, line };
        return true;
      }
      isOn ||= isNobodys;
      if (!isOn || fault === null) {
        end();
        return false;
      }
      if (held !== null) leave(held.line, held.text, NO_JUDGES);
      held = null;
      leave(line, text, NO_JUDGES);
      return true;
    },
    isOn: () => isOn,
    end,
  };
}
