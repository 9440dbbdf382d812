/** A text for each case of a union, told apart by one field: a case without a text does not compile. */
type CaseTexts<U, Tag extends keyof U> = {
  readonly [Case in U[Tag] & string]: string | ((each: CaseOf<U, Tag, Case>) => string);
};
type CaseOf<U, Tag extends PropertyKey, Case> =
  U extends Readonly<Record<Tag, infer Name>> ? (Case extends Name ? U : never) : never;

export function textOfCase<U extends object, Tag extends keyof U>(each: U, tag: Tag, texts: CaseTexts<U, Tag>): string {
  // Each text takes the case whose name it has.
  const text = (texts as Readonly<Record<string, string | ((each: U) => string)>>)[String(each[tag])]!;
  return typeof text === 'string' ? text : text(each);
}
