/** Conditions as a player would write them, so that they can be sent again. `spell`: how the variant abbreviates a place. */
import type { Place } from '../../board/variant.ts';
import type { Condition, Guard } from './condition.ts';

type Spell = (place: Place) => string;

/** `A mun AND NOT FRANCE A par`: all guards as one condition that `readCondition` reads back; null where there are none. */
export function formatGuards(guards: readonly Guard[], spell: Spell): string | null {
  const parts = guards.map(({ condition, holds }): Condition => (holds ? condition : { test: 'not', of: condition }));
  const [first, ...others] = parts;
  if (first === undefined) return null;
  return formatCondition(others.length === 0 ? first : { test: 'and', of: parts }, spell);
}

export function formatCondition(condition: Condition, spell: Spell): string {
  switch (condition.test) {
    case 'unit':
      return [condition.power, condition.type, spell(condition.at)].filter((part) => part !== null).join(' ');
    case 'not':
      return `NOT ${grouped(condition.of, spell)}`;
    case 'and':
    case 'or':
      return condition.of.map((each) => grouped(each, spell)).join(` ${condition.test.toUpperCase()} `);
  }
}

function grouped(condition: Condition, spell: Spell): string {
  const text = formatCondition(condition, spell);
  return condition.test === 'and' || condition.test === 'or' ? `(${text})` : text;
}
