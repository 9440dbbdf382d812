/**
 * The language that is being written. A mail or a page is written in one go, without waiting for anything, so that it is
 * enough to say once, around the writing, in which language; English where nobody does.
 */
import { english } from './en/english.ts';
import type { Language } from './shape.ts';

let current: Language = english;

/** The words of the language that is being written. */
export function t(): Language {
  return current;
}

/** Writes something in a language. Throws where the writing would go on later, when another language may be current. */
export function inLanguage<Written>(language: Language, write: () => Written): Written {
  const before = current;
  current = language;
  try {
    const written = write();
    if (written instanceof Promise) throw new TypeError('What is written in a language is written at once.');
    return written;
  } finally {
    current = before;
  }
}
