/**
 * `npx tsx tests/hands/teach.ts`: learns what features weigh (engine/language/signs) from the lines that people have written and
 * judged, and writes weights.ts. With `--check` it learns from the lines of all writers but one, and says what it would do with
 * those of that one; with `--why 'If England agrees:'` which features weigh most in that.
 */
import { writeFileSync, writeSync } from 'node:fs';
import { scaleOf } from '../../engine/language/questions/weigh-topics.ts';
import { featuresOf, type TextPlace } from '../../engine/language/signs/features.ts';
import { SURE } from '../../engine/language/signs/find-sign.ts';
import { withoutBrackets } from '../../engine/language/signs/remark-sign.ts';
import { type SignContext, sentencesOf } from '../../engine/language/signs/sentences.ts';
import {
  heaviestOf,
  packWeights,
  sumOf,
  unpackWeights,
  type Weights,
  weightOfText,
} from '../../engine/language/signs/text-weight.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { type JudgedLine, judgedLines, TAUGHT_SETS, WRITERS } from './judged-lines.ts';
import { shuffled } from './prose/shuffled.ts';

interface Example {
  readonly features: readonly number[];
  /** 1: it speaks against the orders. */
  readonly isSign: 0 | 1;
  readonly standing: TextPlace;
}

/** Rarer features say more of the line than of what it means. */
const LEAST_LINES = 3;
const MOST_FEATURES = 40_000;
const PASSES = 20;
/** The mean of the last passes is kept, so that a few lines more do not move what stands near the threshold. */
const MEAN_OF = 10;
const SHRINK = 20;
const SPEED = 0.05;

const context: SignContext = { board: boardOf('standard'), phase: phaseCode('S1901M'), own: ['FRANCE'] };

function exampleOf({ text, standing, isSign, phase }: JudgedLine): Example {
  const of = phase === undefined ? context : { ...context, phase: phaseCode(phase) };
  const sentences = sentencesOf(standing === 'behind' ? withoutBrackets(text) : text, of);
  return { features: [...featuresOf(sentences, standing).keys()], isSign: isSign ? 1 : 0, standing };
}

const GREETINGS = ['Hello everybody,', 'Hallo zusammen,', 'Bonjour à tous,', 'Hi,', 'Dear GM,'];

/** Some lines stand below a greeting, which takes nothing from what they say. */
function greeted(line: JudgedLine, n: number): readonly JudgedLine[] {
  const isOne = line.standing === 'above' && n % 3 === 0;
  return isOne ? [{ ...line, text: `${GREETINGS[(n / 3) % GREETINGS.length]!}\n${line.text}` }] : [];
}

function learn(lines: readonly JudgedLine[]): Weights {
  const from = [...lines, ...lines.flatMap(greeted)].map(exampleOf);
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
  const mean = new Float64Array(among.size);
  let [bias, meanBias] = [0, 0];
  for (let pass = 0; pass < PASSES; pass++) {
    for (const { at, isSign } of shuffled(rows, pass)) {
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
    if (pass < PASSES - MEAN_OF) continue;
    for (const [n, weight] of weights.entries()) mean[n]! += weight / MEAN_OF;
    meanBias += bias / MEAN_OF;
  }
  return { bias: meanBias, of: new Map([...among].map((feature, n) => [feature, mean[n]!])) };
}

function check(lines: ReadonlyMap<string, readonly JudgedLine[]>): void {
  for (const [writer, own] of lines) {
    const weights = learn([...lines].flatMap(([each, others]) => (each === writer ? [] : others)));
    const weighed = own.map(exampleOf).map((each) => ({ ...each, weight: sumOf(each.features, weights) }));
    const wrong = (standing: TextPlace, isSign: 0 | 1) => {
      const these = weighed.filter((each) => each.standing === standing && each.isSign === isSign);
      const failed = these.filter(({ weight }) => weight > SURE[standing] !== (isSign === 1));
      return `${failed.length} of ${these.length} (${((100 * failed.length) / these.length).toFixed(1)} %)`;
    };
    for (const standing of ['above', 'behind'] as const)
      writeSync(1, `${writer}, ${standing}: filed against ${wrong(standing, 1)}, asked ${wrong(standing, 0)}\n`);
  }
}

const HELD = ['lines/named', ...TAUGHT_SETS];

const [mode, asked] = process.argv.slice(2);
if (mode === '--why') {
  const sentences = sentencesOf(asked!, context);
  const rows = heaviestOf(sentences, 'above').map(([name, weight]) => `${weight.toFixed(2)} ${name}`);
  writeSync(1, `${[`${weightOfText(sentences, 'above').toFixed(2)} in all`, ...rows].join('\n')}\n`);
} else {
  const lines = new Map(WRITERS.map((writer) => [writer, judgedLines(writer)]));
  if (mode === '--check') check(lines);
  // What the tests hold counts more, so that lines of more writers do not undo it.
  else write([...WRITERS, 'lines', ...HELD, ...HELD].flatMap((writer) => lines.get(writer)!));
}

function write(lines: readonly JudgedLine[]): void {
  const packed = packWeights(learn(lines));
  const file = new URL('../../engine/language/signs/weights.ts', import.meta.url);
  writeFileSync(
    file,
    `/** Written by \`npx tsx tests/hands/teach.ts\` from ${lines.length} lines. */\n// biome-ignore format: by a program\nexport const LEARNED = {\n  bias: ${packed.bias},\n  step: ${packed.step},\n  packed: '${packed.packed}',\n};\n`,
  );
  writeSync(1, `${unpackWeights(packed).of.size} features\n`);
}
