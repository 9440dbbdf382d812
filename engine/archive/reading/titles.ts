/** What a source calls its game, and what it tells of how it was set up. */
import { isObject } from '../../adjudicate/faults.ts';
import type { GameRecord } from '../of-record.ts';
import type { FieldUse } from './field-use.ts';

/** As the schema of archives has them. */
const LONGEST_NAME = 200;
const LONGEST_VALUE = 4_000;
const MOST_VALUES = 500;

/** A name that archives and files may have, and among the parameters the game's own, where that is another. */
export function namedAs(text: string, parameters?: GameRecord['parameters']): Pick<GameRecord, 'name' | 'parameters'> {
  const name = nameFrom(text);
  const told = name === text ? parameters : { ...parameters, Game: text.slice(0, LONGEST_VALUE) };
  return { name, ...(told === undefined ? {} : { parameters: told }) };
}

/** A name that files and addresses can bear. */
function nameFrom(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 80);
  return plain === '' ? 'game' : plain;
}

/**
 * Fields at the top of a game that the archive has no field for (`title`, `scoring_system`, `status`), as its parameters: by their names,
 * those within another after a full stop. Lists and longer texts are left to whoever counts what was not read.
 */
export function parametersFrom(
  input: Readonly<Record<string, unknown>>,
  use: FieldUse,
): Readonly<Record<string, string>> {
  const told: Record<string, string> = {};
  const take = (of: Readonly<Record<string, unknown>>, path: string) => {
    for (const [key, value] of Object.entries(of)) {
      const name = `${path}${key}`;
      const isRoom = Object.keys(told).length < MOST_VALUES && name.length <= LONGEST_NAME;
      if (path === '' && isObject(value) && !use.isAsked(of, key)) take(use.within(of, key), `${name}.`);
      else if (isShort(value) && isRoom && !use.isAsked(of, key)) told[name] = String(use.of(of, key));
    }
  };
  take(input, '');
  return told;
}

function isShort(value: unknown): boolean {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain && String(value) !== '' && String(value).length <= LONGEST_VALUE;
}
