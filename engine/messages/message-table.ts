/**
 * Messages from a table of what each tells: `'seats/muted': { power: Power }` is a code with its facts; null where the code says
 * all.
 */
export type MessageTable<Facts> = BareMessage<Facts> | FactMessage<Facts>;

/** One type for all of a table: the compiler compares each with each. */
type BareMessage<Facts> = [BareCode<Facts>] extends [never] ? never : { readonly code: BareCode<Facts> };
type BareCode<Facts> = { [Code in keyof Facts]: Facts[Code] extends null ? Code : never }[keyof Facts];

type FactMessage<Facts> = {
  [Code in keyof Facts]: Facts[Code] extends null ? never : { readonly code: Code } & Facts[Code];
}[keyof Facts];
