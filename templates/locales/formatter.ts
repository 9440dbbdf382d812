/**
 * What sentences are made of: the codes and facts of the engine, and what a language may ask for beside them. Each language
 * is a folder beside this file; `shape.ts` says what it must hold.
 */
import type { RulingKey, Rulings } from '../../engine/adjudicate/rulings.ts';
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import type { Place, Power, UnitText } from '../../engine/board/variant.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import type { ArchiveMessage } from '../../engine/messages/archive-messages.ts';
import type { ToldOutcome } from '../../engine/messages/change-messages.ts';
import type { Messages } from '../../engine/messages/message.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { Instant } from '../../engine/time.ts';

/** All but those about archives, whose words whoever reads archives brings along (`bringArchiveWords`). */
export type CommonMessage = Exclude<Message, ArchiveMessage>;

/** What can be shown of a game as an example of how it is written. */
export const EXAMPLE_NAMES = [
  ...['power', 'other', 'third', 'POWER', 'seat', 'letter', 'letters', 'phase', 'phaseInWords', 'laterPhase', 'at'],
  ...['to', 'supporter', 'placeToAsk', 'move', 'moveInWords', 'further', 'support', 'supportHold', 'guard'],
  ...['guarded', 'hold', 'holder', 'stay', 'byConvoy', 'convoy', 'convoySea', 'route', 'chain', 'ferry', 'coast'],
  ...['retreat', 'disband', 'build', 'buildCoast', 'coastAt', 'remove'],
] as const;
export type ExampleName = (typeof EXAMPLE_NAMES)[number];

/** What the words of a sentence may ask for beside its facts. */
export interface Formatter {
  /** For its plurals. */
  readonly language: string;
  /** The map of the game that is spoken of; null where there is none. */
  readonly board: Board | null;
  /** `France and Italy`: powers and seats by the names that readers know, in the order given. */
  readonly powers: (powers: Power | readonly Power[], and?: 'and' | 'or') => string;
  /** `the North Sea`, `St Petersburg (south coast)`: within a sentence. */
  readonly place: (place: Place) => string;
  /** `the army in Paris`. */
  readonly unit: (unit: UnitText) => string;
  /** `Spring 1902`, `the retreats of Spring 1902`. */
  readonly phase: (phase: PhaseCode) => string;
  /** An instant as the reader reads it, in words. */
  readonly time: (at: Instant) => string;
  /** A sentence for each setting that has changed, given by their fields; none where there is nothing to say. */
  readonly settings: (changes: Partial<Settings>) => readonly string[];
  /** How something is written, of powers, places and phases of the game. */
  readonly example: (name: ExampleName) => string;
  /** How a game ends, in a sentence. */
  readonly outcome: (outcome: ToldOutcome) => string;
  /** Another saying, to stand within this one. */
  readonly say: (telling: MessageOrText) => string;
}

/**
 * A message: text with the facts it takes in braces (`{name}`, `{at:time}`, `{count:day|days}`: see text/format-message.ts), or a
 * function where the sentence depends on more.
 */
export type MessageText<M> = string | ((facts: M, formatter: Formatter) => string);

/** Every message of a subject. */
export type MessagesIn<Subject extends keyof Messages> = MessagesOf<Messages[Subject]>;
export type MessagesOf<S extends { readonly code: string }> = {
  // By key remapping: an Extract of the whole union for each code was four fifths of all that the compiler did.
  readonly [M in S as M['code']]: MessageText<M>;
};

/** All catalogs of a module as one. */
export function joinParts<Parts extends object>(
  module: Parts,
): AllOf<Exclude<Parts[keyof Parts], (...given: never) => unknown>> {
  return Object.assign({}, ...Object.values(module).filter((each) => typeof each === 'object'));
}

/** What has all that the types of a union have. */
type AllOf<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never;

/** The names of the facts in a text's braces. */
type FactsIn<Text extends string> = Text extends `${string}{${infer Fact}}${infer Rest}`
  ? (Fact extends `${infer Name}:${string}` ? Name : Fact) | FactsIn<Rest>
  : never;

type FactNames<S extends { readonly code: string }> = { readonly [M in S as M['code']]: keyof M };

/** Of a catalog written as constants: the texts that ask for a fact which their message does not have; `never` in a sound one. */
export type UnknownFacts<Catalog, S extends { readonly code: string }> = {
  [Code in keyof Catalog & S['code']]: Catalog[Code] extends string
    ? Exclude<FactsIn<Catalog[Code]>, FactNames<S>[Code]> extends never
      ? never
      : Code
    : never;
}[keyof Catalog & S['code']];

/** Each ruling in words: the question, what each choice means, and why the first is the default. */
export type RulingWords = {
  readonly [Key in RulingKey]: {
    readonly question: string;
    readonly choices: { readonly [Value in Rulings[Key]]: string };
    readonly why: string;
  };
};

/** An issue of DATC chapter 4 on which there is no option. */
export interface SettledIssue {
  readonly clause: string;
  readonly question: string;
  readonly ruling: string;
}
