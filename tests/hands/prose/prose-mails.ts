/** Mails in free words, below `prose/`: language, position and power, the orders that are meant (`-`: none), the text. */
import { readFileSync } from 'node:fs';
import type { Position } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { sentencesIn } from '../../../engine/sections/letters/letter.ts';
import { isLedToOthers } from '../../../engine/sections/letters/loose-doubt.ts';
import { looseScene, looseUnits } from '../../../engine/sections/letters/loose-orders.ts';
import { looseCandidates, type UnitCandidates } from '../../../engine/sections/letters/loose-ranking.ts';
import type { LooseScene } from '../../../engine/sections/letters/loose-scene.ts';
import { lazy } from '../../../engine/text/lazy.ts';
import { phaseCode, powerOf } from '../../../engine/vocabulary.ts';
import { boardOf } from '../../boards.ts';
import { contextFor, positionOf } from '../../language/reading.ts';

export interface ProseMail {
  readonly set: string;
  readonly text: string;
  readonly position: Position;
  readonly power: Power;
  readonly meant: readonly string[];
}

/** Of France in spring 1901. */
export const NAMED_SETS = ['own', 'third', 'fourth', 'fifth'].map((name) => `../sentences/${name}.tsv`);
/** Each by other writers. */
export const PROSE_SETS = ['first', 'second', 'third', 'questions', 'pa', 'pb', 'pc', 'pd', 'pe', 'pf', ...NAMED_SETS];

const linesOf = (file: string) =>
  readFileSync(new URL(`./${file.endsWith('.tsv') ? file : `${file}.txt`}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const positions = lazy(
  () =>
    new Map(
      linesOf('positions').map(([id, text]) => {
        const phase = phaseCode(/-(\w+)$/.exec(id!)?.[1] ?? 'S1901M');
        return [id!, positionOf(boardOf('standard'), phase, text!)];
      }),
    ),
);

const plainOrder = (order: string) =>
  order
    .replace(/\s*-\s*/g, ' - ')
    .replace(/\b[A-Z][A-Za-z]{2}\b/g, (place) => place.toLowerCase())
    .replace(/ via$/i, '');

export function proseMails(set: string): readonly ProseMail[] {
  return linesOf(set).flatMap((line) => {
    const [id, meant, text] = line.length > 3 ? line.slice(1) : ['start-FRANCE', ...line.slice(1)];
    if (line.length === 3 && !/^(?:en|de|fr)$/.test(line[0]!)) return [];
    return {
      set,
      text: text!.replaceAll('\\n', '\n'),
      position: positions().get(id!.replace(/-[A-Z]+$/, ''))!,
      power: powerOf(/[A-Z]+$/.exec(id!)![0]),
      meant: meant === '-' ? [] : meant!.split(/[,;] /).map(plainOrder),
    };
  });
}

/** Null: nothing is weighed there. */
export function sceneOf({
  text,
  position,
  power,
}: ProseMail): { readonly scene: LooseScene; readonly units: readonly UnitCandidates[] } | null {
  const { phase } = position;
  const board = boardOf('standard');
  const orders = contextFor({ board, position, power, phase });
  const own = orders.kind === 'A' ? null : looseUnits(orders);
  const sentences = text.split('\n').flatMap(sentencesIn);
  if (own === null || isLedToOthers(sentences, orders)) return null;
  const scene = looseScene(sentences, own, orders, { board, phase, own: [power] });
  return { scene, units: looseCandidates(scene) };
}
