/** A mail to `game+france@…` is a message to France: the newcomer's way to write press (judge-language B1). */
import type { PressMessage, Section, SectionContext, SectionRead } from '../../engine/language/mail-text.ts';
import { readAddressees } from '../../engine/language/power-list.ts';
import { readSection } from '../../engine/language/read-section.ts';

const ALL = /^(?:all|everyone|everybody|broadcast|press)$/i;

/** Everything that was not set aside is the message. Orders sent to such an address by mistake are held, not sent on. */
export function pressByAddress(section: Section, context: SectionContext, to: string): SectionRead {
  const written = section.lines.filter(({ ignored }) => ignored === null);
  const first = written.find(({ text }) => text.trim() !== '');
  const line = first?.number ?? 1;
  const addressees = ALL.test(to) ? { list: null } : readAddressees(context.board!, to.replaceAll(/[.+_-]/g, ' '));
  if ('problem' in addressees) {
    const error = {
      kind: 'error',
      line,
      lastLine: line,
      text: first?.text ?? '',
      message: addressees.problem,
    } as const;
    return { items: [{ ...error, suggestion: null, suggestions: [] }], press: [], ignored: [] };
  }
  const orders = readSection(section, context).items.some(({ kind }) => kind === 'order');
  const message: PressMessage = {
    line,
    lastLine: written.at(-1)?.number ?? line,
    form: 'press',
    to: addressees.list ?? 'all',
    colour: null,
    shown: null,
    noFake: false,
    from: null,
    quiet: false,
    as: null,
    body: written
      .map(({ text }) => text)
      .join('\n')
      .trim(),
    held: orders
      ? 'This looks like orders, and came to the address for messages: nothing was sent to anybody, and nothing was filed. Orders go to the address of the game.'
      : null,
  };
  return { items: [], press: [message], ignored: [] };
}
