/** Conditions as a player would write them, so that they can be sent again. */
import type { Condition, Guard } from './condition.ts';

/** `A mun AND NOT FRANCE A par`: all guards as one condition that `readCondition` reads back; null where there are none. */
export function formatGuards(guards: readonly Guard[]): string | null {
  const parts = guards.map(({ condition, holds }): Condition => (holds ? condition : { test: 'not', of: condition }));
  const [first, ...others] = parts;
  if (first === undefined) return null;
  return formatCondition(others.length === 0 ? first : { test: 'and', of: parts });
}

export function formatCondition(condition: Condition): string {
  switch (condition.test) {
    case 'unit':
      return [condition.power, condition.type, capital(condition.at)].filter((part) => part !== null).join(' ');
    case 'not':
      return `NOT ${grouped(condition.of)}`;
    case 'and':
    case 'or':
      return condition.of.map(grouped).join(` ${condition.test.toUpperCase()} `);
  }
}

function capital(place: string): string {
  return place.slice(0, 1).toUpperCase() + place.slice(1);
}

function grouped(condition: Condition): string {
  const text = formatCondition(condition);
  return condition.test === 'and' || condition.test === 'or' ? `(${text})` : text;
}
