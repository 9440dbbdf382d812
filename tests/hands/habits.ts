/** What hands do beside writing orders. */
import { formatPhase, parsePhase } from '../../engine/board/phase.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import type { Draft } from './draft.ts';
import { type Block, writeMessage } from './envelope.ts';
import { noteAs, writeOrder } from './notation.ts';
import { QUOTE_HEADS, type QuoteHead } from './quotes.ts';
import { chooseOther } from './scene.ts';
import { AGAINST, COURTESY, powerIn } from './words.ts';

type Doing = (draft: Draft) => void;

/** In the order in which they are done. Who does one of WHOLE does no other of it, and nothing that needs orders. */
export const HABITS: Readonly<Record<string, Doing>> = {
  // The whole mail orders nothing.
  draft: (draft) => orderNothing(draft, 'draft', (lines) => [[draft.pick(AGAINST.draft), ...lines]]),
  options: (draft) => {
    const name = draft.pick(AGAINST.option);
    const second = draft.others('option');
    orderNothing(draft, 'option', (lines) => [
      [`${name} A:`, ...lines],
      [`${name} B:`, ...second],
    ]);
  },
  letter: (draft) =>
    orderNothing(draft, 'letter', (lines) => [
      [draft.pick(AGAINST.letter), draft.pick(COURTESY.plan), ...lines, draft.pick(AGAINST.question)],
    ]),
  'forwarded whole': (draft) => {
    draft.subject = 'Fwd: marne';
    orderNothing(draft, 'forwarded', (lines) => {
      draft.tail.push(forward(draft, lines));
      return [];
    });
  },
  // Words around the list.
  signon: (draft) => {
    if (draft.scene.board.variant.id !== 'standard') return;
    draft.above.push(draft.text([`SIGNON ${draft.own.letter}marne geheim7`]));
    draft.commands.push('SIGNON');
  },
  press: (draft) => writePress(draft, []),
  'orders in press': (draft) => {
    const lines = draft.others('press');
    if (lines.length > 0) writePress(draft, [draft.pick(COURTESY.plan), ...lines]);
  },
  broadcast: (draft) => {
    const body = draft.pick(COURTESY.press);
    draft.messages.push({ to: 'all', body });
    draft.below.push(draft.text(['BROADCAST', body, 'ENDBROADCAST']));
  },
  'wrong opening': (draft) => {
    const { name } = draft.random.pick(draft.scene.board.powers.filter((each) => each !== draft.own));
    const opening = draft.random.pick([`PRESS ${name}`, `send to ${name}`, `tell ${name}`, `message for ${name}`]);
    const lines = draft.others('below a wrong opening');
    draft.below.push(draft.text([opening, draft.pick(COURTESY.press), ...lines, 'ENDPRESS']));
  },
  aside: (draft) => {
    const lines = draft.others('aside');
    if (lines.length > 0) draft.below.push(draft.text([draft.pick(AGAINST.aside), ...lines]));
  },
  // Changes of mind.
  exchange: (draft) => {
    const found = draft.another('taken back');
    if (found === null) return;
    const words = draft.pick(AGAINST.exchange).split(/(\{\w+\})/);
    replace(draft, found, [
      words.map((each) => (each === '{old}' ? found.line : each === '{new}' ? found.entry.line : each)).join(''),
    ]);
  },
  correction: (draft) => {
    const found = draft.another('corrected');
    if (found !== null) replace(draft, found, [draft.pick(AGAINST.correction), found.entry.line]);
  },
  'second thoughts': (draft) => {
    const found = draft.another('replaced below');
    if (found === null) return;
    const { entry, line } = found;
    draft.entries = [{ line, order: null }, ...draft.entries.filter((each) => each !== entry), entry];
  },
  struck: (draft) => {
    const found = draft.another('struck out');
    if (found !== null) draft.below.push({ kind: 'struck', line: found.line });
  },
  'remarks against': (draft) => {
    const found = draft.another('remark');
    if (found === null) return;
    draft.entries.splice(draft.entries.indexOf(found.entry), 0, {
      line: `${found.line} (${draft.pick(AGAINST.remark)})`,
      order: null,
    });
  },
  // Behind and between orders.
  remarks: (draft) => {
    const own = draft.entries.filter(({ order }) => order !== null);
    if (own.length > 0) draft.random.pick(own).line += ` (${draft.pick(COURTESY.remark)})`;
  },
  comments: (draft) => {
    const own = draft.entries.filter(({ order }) => order !== null);
    if (own.length > 0)
      draft.random.pick(own).line += draft.random.pick([' % the usual', ' // as planned', ' % last chance!']);
  },
  'comments with orders': (draft) => {
    const found = draft.another('comment');
    if (found === null) return;
    const mark = draft.random.pick(['% ', '// ', '# ']);
    draft.entries.splice(draft.random.below(draft.entries.length + 1), 0, { line: mark + found.line, order: null });
  },
  wait: (draft) => {
    const command = draft.random.pick(['SET WAIT', 'SET NOWAIT']);
    draft.below.push(draft.text([draft.random.percent(50) ? command : command.toLowerCase()]));
    draft.commands.push(command);
  },
  'later phase': (draft) => {
    const { season, year, kind } = parsePhase(draft.scene.phase);
    if (kind !== 'M' || draft.entries.length === 0) return;
    const later = formatPhase(season === 'S' ? { season: 'F', year, kind } : { season: 'S', year: year + 1, kind });
    const { order, line } = draft.write(
      chooseOther(draft.scene, draft.random.pick(draft.entries.flatMap(({ order }) => order ?? [])), draft.random)!,
    );
    draft.after.push(draft.text([`PHASE ${later}`, line]));
    draft.given.set(`${later}: ${formatOrder(order)}`, line);
    draft.commands.push('PHASE');
  },
  signoff: (draft) => {
    draft.after.push(draft.text(['SIGNOFF']));
    draft.commands.push('SIGNOFF');
  },
  'after signoff': (draft) => {
    if (draft.commands.at(-1) === 'SIGNOFF') draft.tail.push(draft.text(draft.others('after SIGNOFF')));
  },
  // At the mail's end.
  signature: (draft) => {
    const tagline = draft.random.pick(['https://players.example', 'Club of Friends, founded 1987', '+49 30 1234567']);
    draft.tail.push(draft.text(['-- ', draft.hand.name, tagline]));
  },
  mobile: (draft) => {
    draft.tail.push(draft.text([draft.pick(COURTESY.mobile)]));
  },
  footer: (draft) => {
    draft.tail.push(draft.text([draft.pick(COURTESY.footer)]));
  },
  'quote below': (draft) => {
    const head = draft.random.pick(QUOTE_HEADS);
    // Some programs mark no line that they quote.
    const isBare = head.isMarked && draft.random.percent(20);
    draft.tail.push(...quote(draft, isBare ? { lines: [...head.lines, ''], isMarked: false } : head));
  },
  'forwarded below': (draft) => {
    const lines = draft.others('forwarded');
    if (lines.length > 0) draft.tail.push(forward(draft, lines));
  },
  'forwarded attached': (draft) => {
    const blocks = [draft.text(draft.others('attached mail'))];
    draft.attached = writeMessage({ name: 'Tom', subject: 'my orders', blocks, client: draft.hand.client });
  },
  'quote above': (draft) => {
    draft.above.push(...quote(draft, draft.random.pick(QUOTE_HEADS.filter(({ isMarked }) => isMarked))));
  },
  // Answers between the lines of the judge's list.
  inline: (draft) => {
    const head = draft.random.pick(QUOTE_HEADS.filter(({ isMarked }) => isMarked)).lines.map(signed);
    draft.entries = draft.entries.flatMap((entry) => {
      if (entry.order === null || !('unit' in entry.order)) return [entry];
      const { line } = writeOrder(
        { kind: 'hold', unit: entry.order.unit },
        noteAs('words=en | hold={u}'),
        draft.scene,
        draft.random,
      );
      return [{ line: `> ${draft.own.display}: ${line}, No Order Processed.`, order: null }, entry];
    });
    draft.entries.unshift(...head.map((line) => ({ line, order: null })));
  },
};

/** Of these one mail has at most one. */
export const WHOLE: readonly string[] = ['draft', 'options', 'letter', 'forwarded whole'];
/** They make the list into lines of its own, wherever they change or frame an entry. */
export const BY_LINE: readonly string[] = ['remarks', 'comments', 'comments with orders', 'remarks against', 'inline'];

type Another = NonNullable<ReturnType<Draft['another']>>;

/** What would be orders stands in blocks that say otherwise. */
function orderNothing(
  draft: Draft,
  why: string,
  blocksOf: (lines: readonly string[]) => readonly (readonly string[])[],
): void {
  const lines = draft.entries.map(({ line }) => line);
  draft.notFiled.push(...lines.map((line) => ({ line, why })));
  draft.entries = [];
  draft.below.push(...blocksOf(lines).map(draft.text));
}

/** The list has the other order, and lines below it give the one that counts. */
function replace(draft: Draft, { entry, line }: Another, lines: readonly string[]): void {
  draft.given.set(formatOrder(entry.order!), lines.at(-1)!);
  draft.below.push(draft.text(lines));
  entry.line = line;
  entry.order = null;
}

function writePress(draft: Draft, more: readonly string[]): void {
  const { board } = draft.scene;
  const to = draft.random
    .shuffle(board.powers.filter((each) => each !== draft.own))
    .slice(0, 1 + draft.random.below(2));
  const isStandard = board.variant.id === 'standard';
  const list =
    isStandard && draft.random.percent(50)
      ? to.map(({ letter }) => letter).join('')
      : to.map(({ display }) => display).join(', ');
  const lines = [draft.pick(COURTESY.press), ...more, draft.hand.name];
  draft.messages.push({ to: to.map(({ name }) => name), body: lines.join('\n') });
  const block = draft.text([`PRESS TO ${list}`, ...lines, 'ENDPRESS']);
  draft.random.pick([draft.above, draft.below]).push(block);
}

function quote(draft: Draft, head: QuoteHead): readonly Block[] {
  const { random, own, hand } = draft;
  const lines = draft.others('quoted');
  if (lines.length === 0) return [];
  const around = random.pick([
    { above: [], begin: '' },
    { above: ['Hello,', 'Thanks.'], begin: '' },
    { above: [`Movement results for Spring of 1901.  (marne.001)`, ''], begin: `${powerIn(hand.language, own)}: ` },
  ]);
  const quoted = [...around.above, ...lines.map((line) => `${around.begin}${line}`)];
  return [{ kind: 'quote', head: { ...head, lines: head.lines.map(signed) }, lines: quoted }];
}

function forward(draft: Draft, lines: readonly string[]): Block {
  const head = [
    draft.pick(AGAINST.forwarded),
    'From: N <A>',
    'Date: Mon, 2 Mar 2026 at 18:04',
    'Subject: orders',
    'To: Anna <anna@players.example>',
    '',
  ];
  return { kind: 'quote', head: { lines: head.map(signed), isMarked: false }, lines };
}

function signed(line: string): string {
  return line.replaceAll(/\bN\b/g, 'Tom Miller').replaceAll(/\bA\b/g, 'tom@players.example');
}
