/**
 * What a language has to say: English is the measure, each other language is a folder that says the same. One that lacks a
 * sentence, or takes other facts for it, does not compile.
 */
import type { english } from './en/english.ts';

/** The same names with any text for each text; functions take the same facts. */
export type Shape<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Told
    ? (...facts: Facts) => Shape<Told>
    : T extends object
      ? { readonly [Key in keyof T]: Shape<T[Key]> }
      : T;

export type Language = Shape<typeof english>;
