/** All that the judge says to players in a language, of powers that go by given names. */
import { describe, expect, test } from 'vitest';
import type { Board } from '../../engine/board/board.ts';
import { boardIn } from '../../engine/board/translation.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { english } from '../../templates/locales/en/english.ts';
import { explanationOf, toldToOwner } from '../../templates/locales/explained.ts';
import type { Language } from '../../templates/locales/shape.ts';
import { formatterFor } from '../../templates/locales/speaker.ts';
import { boardOf, standard } from '../boards.ts';
import { LETTERS } from '../letters/letters.ts';
import { whileOn } from '../letters/scenes.ts';
import { VARIANTS } from '../letters/variants.ts';
import { someOf } from '../some-of.ts';
import { outcomeSamples } from './outcomes.ts';
import { refusalSamples } from './refusals.ts';
import { samplesOf } from './samples.ts';

const ORDER = ['FRANCE', 'ITALY', 'ENGLAND', 'AUSTRIA', 'GERMANY', 'RUSSIA', 'TURKEY'];

/** The standard map with the names for its powers, and for its places, in their order and over again, in every language. */
function boardCalled(names: readonly string[], places: readonly string[] = []): Board {
  const powers = Object.fromEntries(
    ORDER.map((power, n) => [power, { display: names[n % names.length]!, adjective: 'qz' }]),
  );
  const provinces = Object.fromEntries(
    standard.variant.provinces.map(({ id }, n) => [id, [places[n % places.length]!]]),
  );
  const called = places.length === 0 ? { powers } : { powers, provinces };
  return { ...standard, translations: (standard.translations ?? []).map((each) => ({ ...each, ...called })) };
}

/** Of each variant that has names in the language: its powers and seats by those that are not English too. */
export function namesOfVariants(code: string): readonly (readonly string[])[] {
  const english = new Set(boardOf('octarine').powers.map(({ display }) => display));
  return VARIANTS.map((id) => boardIn(boardOf(id), code)).map(({ powers, variant }) =>
    [...powers, ...(variant.rules.seats?.fixed ?? [])]
      .map(({ display }) => display)
      .filter((display) => !english.has(display)),
  );
}

/** Every saying, refusal and explanation with its samples. */
export function sayings(
  language: Language,
  names: readonly string[],
  places: readonly string[] = [],
): readonly string[] {
  const renamed = boardIn(boardCalled(names, places), language.code);
  return inLanguage(language, () => {
    const { say } = formatterFor({ board: renamed });
    const codes = (Object.keys(english.said) as Message['code'][]).filter((code) => !code.startsWith('refusals/'));
    const outcomes = outcomeSamples.flatMap((outcome) => {
      const order = { power: 'FRANCE', order: 'A par H', outcome, result: ['ok'] } as unknown as Parameters<
        typeof explanationOf
      >[1];
      return [explanationOf(renamed, order), toldToOwner(renamed, order)];
    });
    return [...[...codes.flatMap(samplesOf), ...refusalSamples].map(say), ...outcomes];
  });
}

/** Every mail of `tests/letters`, by paragraphs: a sentence may go on in the next line. */
export function paragraphs(
  language: Language,
  names: readonly string[],
  places: readonly string[] = [],
): readonly string[] {
  return whileOn(boardCalled(names, places), () =>
    Object.entries(LETTERS).flatMap(([kind, write]) => {
      const { subject, text } = inLanguage(language, write);
      return [subject, ...text.split(/\n{2,}/)].map((part) => `${kind}: ${part.replaceAll('\n', ' ')}`);
    }),
  );
}

/** Any of these forms as a whole word, the longest first. */
export const anyOf = (forms: readonly string[]) =>
  `(?:${[...forms].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}-])`;

/** What of some texts has one of these faults, with the text. */
export const faultyBy = (faults: readonly RegExp[]) => (texts: readonly string[]) => [
  ...new Set(
    texts.flatMap((text) => faults.flatMap((fault) => (fault.test(text) ? [`${fault.exec(text)![0]} | ${text}`] : []))),
  ),
];

/** Every saying and every mail of games whose powers have these names, one list of them a game. `form`: stands in some of the mails. */
export function describeCalled(
  language: Language,
  called: readonly (readonly string[])[],
  form: (names: readonly string[]) => string,
  faulty: (texts: readonly string[]) => readonly string[],
): void {
  describe.each(someOf(called, 0, 1, called.length - 1))('where France is %s', (...names) => {
    test('every saying', () => {
      expect(faulty(sayings(language, names))).toEqual([]);
    });

    test('every mail', () => {
      const told = paragraphs(language, names);
      expect(told.filter((text) => text.includes(form(names))).length).toBeGreaterThan(2);
      expect(faulty(told)).toEqual([]);
    });
  });
}
