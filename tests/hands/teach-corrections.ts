/**
 * `npx tsx tests/hands/teach-corrections.ts`: learns what sentences change (engine/sections/changes/plain-correction.ts) from mails that people
 * wrote, and writes change-weights.ts. With `--check` it learns from all writers but one, and says what it makes of that one.
 */
import { writeFileSync, writeSync } from 'node:fs';
import { packWeights, unpackWeights, type Weights } from '../../engine/language/signs/text-weight.ts';
import { type Candidate, candidatesIn, otherUnits, ownUnits } from '../../engine/sections/changes/change-candidates.ts';
import { chancesOf, likelyChange } from '../../engine/sections/changes/plain-correction.ts';
import { boardOf } from '../boards.ts';
import { CORRECTORS, type CorrectionMail, correctionMails, questionMails } from './correction-mails.ts';
import { shuffled } from './prose/shuffled.ts';

const board = boardOf('standard');
const questions = questionMails();

interface Example {
  readonly candidates: readonly Candidate[];
  readonly meant: number;
}

const LEAST = 2;
const PASSES = 24;
const SPEED = 0.2;
const SHRINK = 2e-4;
/** What tests name counts more than once. */
const NAMED = ['lines/named', 'lines/named', 'lines/named'];
const MOST_WEIGHTS = 14_000;

const made = new Map<CorrectionMail, readonly Example[]>();

function examplesOf(mail: CorrectionMail): readonly Example[] {
  const known = made.get(mail);
  if (known !== undefined) return known;
  const found = makeExamples(mail);
  made.set(mail, found);
  return found;
}

function makeExamples(mail: CorrectionMail): readonly Example[] {
  const { text, power, position, before } = mail;
  const units = ownUnits(board, position, power, before);
  const { candidates } = candidatesIn(text, board, power, units, otherUnits(position, power));
  return candidates.flatMap((each, n) => {
    const order = mail.meant.find((one) => one.startsWith(`${units[n]!.unit} `)) ?? null;
    const meant = each.findIndex((one) => one.order === order);
    if (meant < 0) return [];
    return { candidates: each, meant };
  });
}

/** A softmax over what each unit may do; AdaGrad, with a little shrinking. */
function learn(mails: readonly CorrectionMail[]): Weights {
  const examples = [...mails, ...questions].flatMap(examplesOf);
  const counts = new Map<number, number>();
  for (const { candidates } of examples)
    for (const feature of new Set(candidates.flatMap(({ features }) => features)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const counted = examples.map(({ candidates, meant }) => ({
    meant,
    candidates: candidates.map(({ order, features }) => ({
      order,
      features: features.filter((each) => counts.get(each)! >= LEAST),
    })),
  }));
  const of = new Map<number, number>();
  const moved = new Map<number, number>();
  for (let pass = 0; pass < PASSES; pass++)
    for (const { candidates, meant } of shuffled(counted, pass)) {
      const chances = chancesOf(candidates, { bias: 0, of });
      for (const [n, { features }] of candidates.entries()) {
        const off = chances[n]! - (n === meant ? 1 : 0);
        if (Math.abs(off) < 1e-4) continue;
        const scale = 1 / Math.sqrt(features.length + 1);
        for (const feature of features) {
          const slope = off * scale + SHRINK * (of.get(feature) ?? 0);
          const sum = (moved.get(feature) ?? 0.1) + slope * slope;
          moved.set(feature, sum);
          of.set(feature, (of.get(feature) ?? 0) - (SPEED * slope) / Math.sqrt(sum));
        }
      }
    }
  const loudest = [...of].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, MOST_WEIGHTS);
  return unpackWeights(packWeights({ bias: 0, of: new Map(loudest) }));
}

function check(): void {
  const all = CORRECTORS.map((writer) => ({ writer, mails: correctionMails(writer) }));
  for (const { writer, mails } of all) {
    const weights = learn(all.flatMap((each) => (each.writer === writer ? [] : each.mails)));
    const rows = mails.map((mail) => {
      const found = likelyChange(mail.text, board, mail.position, mail.power, mail.before, weights);
      const after = new Map(mail.before.map((order) => [order.split(' ')[1]!, order]));
      for (const { unit, order } of found?.changes ?? []) {
        if (order === null) after.delete(unit.split(' ')[1]!);
        else after.set(unit.split(' ')[1]!, order);
      }
      const result = [...after.values()].sort().join();
      return { mail, result, chance: found?.chance ?? 0, isRight: result === mail.meant.toSorted().join() };
    });
    const changing = rows.filter(({ mail }) => mail.meant.toSorted().join() !== mail.before.toSorted().join());
    const line = [0.8, 0.9, 0.95, 0.98].map((sure) => {
      const done = changing.filter(({ chance, isRight }) => chance >= sure && isRight).length;
      const wrong = rows.filter(
        ({ chance, isRight, mail, result }) => chance >= sure && !isRight && result !== mail.before.toSorted().join(),
      );
      return `${sure}: ${done} of ${changing.length} done, ${wrong.length} wrong`;
    });
    writeSync(
      1,
      `${writer}: ${line.join('; ')}; right at all ${rows.filter(({ isRight }) => isRight).length} of ${rows.length}\n`,
    );
  }
}

if (process.argv[2] === '--check') check();
else {
  const packed = packWeights(learn([...CORRECTORS, ...NAMED].flatMap(correctionMails)));
  writeFileSync(
    new URL('../../engine/sections/changes/change-weights.ts', import.meta.url),
    `/** Written by \`npx tsx tests/hands/teach-corrections.ts\`. */\n// biome-ignore format: by a program\nexport const CHANGE_WEIGHTS = {\n  bias: 0,\n  step: ${packed.step},\n  packed: '${packed.packed}',\n};\n`,
  );
}
