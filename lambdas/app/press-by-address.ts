/** A mail to `game+france@…` is a message to France: the newcomer's way to write press (judge-language B1). */
import type {
  IgnoredRange,
  Item,
  NumberedLine,
  PressMessage,
  Section,
  SectionContext,
  SectionRead,
  SignOn,
} from '../../engine/language/mail-text.ts';
import { readAddressees } from '../../engine/language/power-list.ts';
import { readSection } from '../../engine/language/read-section.ts';
import { scrubText } from '../../engine/language/scrub.ts';
import { passwordsOfSignOn, readSignOn } from '../../engine/language/sign-on.ts';
import type { Route } from '../mail/route.ts';

const ALL = /^(?:all|everyone|everybody|broadcast|press)$/i;

/** Everything that was not set aside is the message. Orders sent to such an address by mistake are held, not sent on. */
export function pressByAddress(
  section: Section,
  context: SectionContext,
  { game, to }: Extract<Route, { kind: 'press' }>,
): SectionRead {
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
  const { items } = readSection(section, context);
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
    held: null,
  };
  if (written.some((each) => isSignOnTo(game, each)) || items.some(setsPassword)) {
    const text = scrubText(first?.text ?? '').trim();
    const problem = { kind: 'error', line, lastLine: message.lastLine, text, message: WITH_PASSWORD } as const;
    return { items: [{ ...problem, suggestion: null, suggestions: [] }], press: [], ignored: [] };
  }
  const held = items.some(({ kind }) => kind === 'order') ? LIKE_ORDERS : null;
  return { items: [], press: [{ ...message, held }], ignored: [] };
}

const WITH_PASSWORD =
  'A line of this message holds a password, so nothing was sent to anybody. A sign-on is read in the first line; leave out any other.';
const LIKE_ORDERS =
  'This looks like orders, and came to the address for messages: nothing was sent to anybody, and nothing was filed. Orders go to the address of the game.';

/** Is it a sign-on to the game with a password, quoted or misspelt? */
function isSignOnTo(game: string, { number, text }: NumberedLine): boolean {
  const line = text.replace(/^[\s>|]+/, '');
  const signOn = readSignOn(number, line);
  if (signOn === null || passwordsOfSignOn(line).length === 0) return false;
  return 'game' in signOn ? names(signOn, game) : line.toLowerCase().includes(game);
}

function names({ game, otherwise }: SignOn, name: string): boolean {
  return game === name || otherwise === name;
}

function setsPassword(item: Item): boolean {
  return item.kind === 'command' && item.command === 'SET PASSWORD';
}

/** A message, whatever it says. */
export function pressSection(lines: readonly string[], aside: readonly IgnoredRange[]): Section {
  const numbered = lines.map((text, n) => ({
    number: n + 1,
    text,
    ignored: aside.find(({ from, to }) => from <= n + 1 && n + 1 <= to)?.why ?? null,
  }));
  return { signOn: null, unreadable: null, lines: numbered, secrets: [] };
}

/** The same, when its first line is a sign-on with a password: that says who writes, and is no part of the message. */
export function signedPressSection(section: Section): (Section & { readonly signOn: SignOn }) | null {
  const { lines } = section;
  const at = lines.findIndex(({ text, ignored }) => ignored === null && text.trim() !== '');
  const first = lines[at];
  const signOn = first === undefined ? null : readSignOn(first.number, first.text);
  if (signOn === null || !('game' in signOn)) return null;
  const isSigned = signOn.password !== null && !signOn.mayBeGreeting && !signOn.resign && signOn.kind !== 'join';
  return isSigned ? { ...section, signOn, lines: lines.slice(at + 1) } : null;
}
