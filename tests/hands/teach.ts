/**
 * `npx tsx tests/hands/teach.ts`: learns what features weigh (engine/language/signs) from the lines that people have written and
 * judged, and writes weights.ts. With `--check` it learns from four fifths of them five times, and says what it would do with the rest.
 */
import { writeFileSync, writeSync } from 'node:fs';
import { featuresOf, type TextPlace } from '../../engine/language/signs/features.ts';
import { withoutBrackets } from '../../engine/language/signs/remark-sign.ts';
import { type SignContext, sentencesOf } from '../../engine/language/signs/sentences.ts';
import { packWeights, scaleOf, unpackWeights, type Weights } from '../../engine/language/signs/text-weight.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { type JudgedLine, judgedLines } from './judged-lines.ts';

interface Example {
  readonly features: readonly number[];
  /** 1: it speaks against the orders. */
  readonly isSign: 0 | 1;
  readonly standing: TextPlace;
}

/** Rarer features say more of the line than of what it means. */
const LEAST_LINES = 3;
const MOST_FEATURES = 7_900;
const PASSES = 20;
const SHRINK = 10;
const SPEED = 0.1;

const context: SignContext = { board: boardOf('standard'), phase: phaseCode('S1901M'), own: ['FRANCE'] };

function examples(lines: readonly JudgedLine[]): readonly Example[] {
  return lines.map(({ text, isSign, standing, phase }) => {
    const said = standing === 'behind' ? withoutBrackets(text) : text;
    return {
      features: [
        ...featuresOf(
          sentencesOf(said, phase === undefined ? context : { ...context, phase: phaseCode(phase) }),
          standing,
        ),
      ],
      isSign: isSign ? 1 : 0,
      standing,
    };
  });
}

const GREETINGS = ['Hello everybody,', 'Hallo zusammen,', 'Bonjour à tous,', 'Hi,', 'Dear GM,'];

/** Some lines stand below a greeting, which takes nothing from what they say. */
function greeted(line: JudgedLine, n: number): readonly JudgedLine[] {
  const isOne = line.standing === 'above' && n % 3 === 0;
  return isOne ? [{ ...line, text: `${GREETINGS[(n / 3) % GREETINGS.length]!}\n${line.text}` }] : [];
}

/** In the same order each time, so that the same lines give the same weights. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const keyed = list.map((item) => ({ item, key: next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

function learn(from: readonly Example[]): Weights {
  const counts = new Map<number, number>();
  for (const { features } of from) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const common = new Set([...counts].flatMap(([feature, count]) => (count >= LEAST_LINES ? [feature] : [])));
  const all = regress(from, common);
  const loudest = [...all.of].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, MOST_FEATURES);
  return regress(from, new Set(loudest.map(([feature]) => feature)));
}

/** Logistic regression, each weight with a step of its own that shrinks as it moves. */
function regress(from: readonly Example[], among: ReadonlySet<number>): Weights {
  const place = new Map([...among].map((feature, n) => [feature, n]));
  const rows = from.map(({ features, isSign }) => ({
    at: features.flatMap((feature) => place.get(feature) ?? []),
    isSign,
  }));
  const weights = new Float64Array(among.size);
  const moved = new Float64Array(among.size).fill(0.01);
  let bias = 0;
  for (let pass = 0; pass < PASSES; pass++)
    for (const { at, isSign } of shuffled(rows, pass + 1)) {
      const scale = scaleOf(at.length);
      const sum = at.reduce((total, n) => total + weights[n]!, 0);
      const off = 1 / (1 + Math.exp(-(sum * scale + bias))) - isSign;
      for (const n of at) {
        const slope = off * scale + (SHRINK / from.length) * weights[n]!;
        moved[n]! += slope * slope;
        weights[n]! -= (SPEED * slope) / Math.sqrt(moved[n]!);
      }
      bias -= SPEED * 0.1 * off;
    }
  return { bias, of: new Map([...among].map((feature, n) => [feature, weights[n]!])) };
}

function weightOf({ features }: Example, { bias, of }: Weights): number {
  const found = features.flatMap((feature) => of.get(feature) ?? []);
  return found.reduce((sum, each) => sum + each, 0) * scaleOf(found.length) + bias;
}

const FOLDS = 5;
/** As where they are read. */
const LEAST: Readonly<Record<TextPlace, number>> = { above: 0.5, behind: 0 };

function check(all: readonly Example[]): string {
  const mixed = shuffled(all, 7);
  const wrong = mixed.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learn(mixed.filter((_, n) => n % FOLDS !== fold));
    for (const [n, example] of mixed.entries())
      if (n % FOLDS === fold)
        wrong[n] = weightOf(example, weights) > LEAST[example.standing] === (example.isSign === 1) ? 0 : 1;
  }
  const rate = (standing: TextPlace, isSign: 0 | 1) => {
    const these = mixed.flatMap((each, n) => (each.standing === standing && each.isSign === isSign ? [wrong[n]!] : []));
    const failed = these.reduce<number>((sum, each) => sum + each, 0);
    return `${failed} of ${these.length} (${((100 * failed) / these.length).toFixed(1)} %)`;
  };
  return [
    `above orders: filed against the line ${rate('above', 1)}, asked without need ${rate('above', 0)}`,
    `behind an order: filed against the remark ${rate('behind', 1)}, asked without need ${rate('behind', 0)}`,
  ].join('\n');
}

const lines = judgedLines(process.argv.includes('--without-second') ? ['blind'] : undefined);
if (process.argv.includes('--check')) writeSync(1, `${check(examples(lines))}\n`);
else {
  const packed = packWeights(learn(examples([...lines, ...lines.flatMap(greeted)])));
  const of = unpackWeights(packed).of.size;
  const file = new URL('../../engine/language/signs/weights.ts', import.meta.url);
  const rows = packed.packed.match(/.{1,110}/g)!.map((line) => `    '${line}',`);
  writeFileSync(
    file,
    `/** Written by \`npx tsx tests/hands/teach.ts\` from ${lines.length} lines. */\nexport const LEARNED = {\n  bias: ${packed.bias},\n  step: ${packed.step},\n  packed: [\n${rows.join('\n')}\n  ].join(''),\n};\n`,
  );
  writeSync(1, `${of} features\n`);
}
