/** What is said in each language: whole, in that language, with the same facts as in English. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardIn } from '../../engine/board/translation.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { explanationOf, toldToOwner } from '../../templates/locales/explained.ts';
import { RENAMED } from '../../templates/locales/renamed.ts';
import type { Language } from '../../templates/locales/shape.ts';
import { formatterFor } from '../../templates/locales/speaker.ts';
import { withFullStop } from '../../templates/mail/parts/report.ts';
import { boardOf, standard } from '../boards.ts';
import { english, french, german } from './all-words.ts';
import { englishIn, factsIn } from './facts.ts';
import { outcomeSamples } from './outcomes.ts';
import { refusalSamples } from './refusals.ts';
import { samplesOf } from './samples.ts';

const CODES = (Object.keys(english.said) as Message['code'][]).filter((code) => !code.startsWith('refusals/'));
const SAYINGS: readonly Message[] = [...CODES.flatMap(samplesOf), ...refusalSamples];

/** All that a language says of the samples, each by what it is said of. */
function allIn(
  language: Language,
  namesIn: string = language.code,
): readonly { readonly of: string; readonly text: string }[] {
  const board = boardIn(standard, namesIn);
  return inLanguage(language, () => {
    const { say } = formatterFor({ board });
    return [
      ...SAYINGS.map((said) => ({
        of: said.code === 'refusals/order' ? said.refusal.reason : said.code,
        text: say(said),
      })),
      ...outcomeSamples.flatMap((outcome) => {
        const order = { power: 'FRANCE', order: 'A par H', outcome, result: ['ok'] } as unknown as Parameters<
          typeof explanationOf
        >[1];
        const of = JSON.stringify(outcome);
        return [
          { of, text: explanationOf(board, order) },
          { of, text: toldToOwner(board, order) },
        ];
      }),
    ];
  });
}

const inEnglish = allIn(english);

/** Complaints, each once. */
const none = (complaints: readonly string[]) => expect([...new Set(complaints)]).toEqual([]);

test('each fact that a sentence takes has a value to tell it with', () => {
  none(inEnglish.map(({ text }) => text).filter((text) => /undefined|\[object|NaN/.test(text)));
});

test('each meaning has one code: no two are told in the same words', { tags: ['long'] }, () => {
  const codes = new Map<string, Set<string>>();
  for (const code of CODES) {
    const telling = inLanguage(english, () => samplesOf(code).map(formatterFor({ board: standard }).say)).join('\n');
    codes.set(telling, (codes.get(telling) ?? new Set()).add(code));
  }
  none([...codes.values()].filter(({ size }) => size > 1).map((same) => [...same].join(', ')));
});

test('no link in a sentence of any language has a full stop or comma after it, which would be opened with it', () => {
  const told = [english, german, french].flatMap((language) => allIn(language).map(({ text }) => withFullStop(text)));
  const links = told.filter((text) => /https?:\/\//.test(text));
  expect(links.length).toBeGreaterThan(9);
  none(links.filter((text) => /https?:\S*[.,;:!?)](?=\s|$)/.test(text)));
});

test('a code of stored reports that no saying has any more is still told', () => {
  const { say } = formatterFor({ board: standard });
  const old = (code: string) => inLanguage(english, () => say({ code, command: 'MAP' } as unknown as Message));
  expect(old('filing/not-begun')).toContain('The game has not begun yet: you can send orders');
  expect(old('desk/once-in-a-mail')).toContain('MAP is answered once');
  expect(Object.keys(RENAMED).filter((code) => code in english.said)).toEqual([]);
});

test('what would be wrong is found', () => {
  expect(englishIn('Die Armee is nicht da')).toEqual(['is']);
  expect(englishIn("L'unité de Paris est là")).toEqual([]);
  expect(factsIn("SET WAIT: 3 of 12,000 in Paris, 'qzgame', S1901M")).toEqual(
    factsIn('« qzgame » (S1901M) : SET WAIT, 3 sur 12\u00a0000, Paris'),
  );
});

describe.each([
  ['German', german],
  ['French', french],
])('%s', (_, language) => {
  const told = allIn(language);

  test('says whole sentences, without a word of English', () => {
    none(told.map(({ text }) => text).filter((text) => /undefined|\[object|NaN/.test(text)));
    none(told.flatMap(({ of, text }) => englishIn(text).map((word) => `${of} (${word}): ${text}`)));
  });

  test('says everything itself', () => {
    // A text of facts and signs alone is the same in every language.
    const hasWords = (code: Message['code']) => /\p{L}{2}/u.test(String(english.said[code]).replace(/\{[^}]*\}/g, ''));
    const codes = CODES.filter((code) => hasWords(code) && language.said[code] === english.said[code]);
    expect(codes).toEqual([]);
    expect(language.results).not.toBe(english.results);
  });

  test('tells the same facts as English: numbers, names, what was quoted, lines to write', () => {
    const withEnglishNames = allIn(language, 'en');
    none(
      withEnglishNames.flatMap(({ of, text }, n) => {
        const [here, there] = [factsIn(text), factsIn(inEnglish[n]!.text)];
        const missing = there.filter((fact) => !here.includes(fact));
        const added = here.filter((fact) => !there.includes(fact));
        return missing.length + added.length === 0
          ? []
          : [`${of}: ${text} (without: ${missing.join(', ')}; beside: ${added.join(', ')})`];
      }),
    );
  });

  test('ends as English ends: a sentence that goes on has no full stop', () => {
    const ends = (text: string) => /[.?:]?$/.exec(text)![0];
    none(told.flatMap(({ text }, n) => (ends(text) === ends(inEnglish[n]!.text) ? [] : [text])));
  });
});

test('a rule of the variant is told as its translation has it', () => {
  const rule = 'Lakes Michigan and Superior are closed to everybody.';
  const said = { code: 'orders/closed-by-rule', rule } as const;
  const in1776 = (language: Language) =>
    inLanguage(language, () => formatterFor({ board: boardIn(boardOf('1776-ii'), language.code) }).say(said));
  expect(in1776(english)).toContain(rule.replace(/\.$/, ''));
  expect(in1776(german)).toContain('Michigansee und Oberer See sind für alle gesperrt');
  expect(in1776(french)).toContain('Les lacs Michigan et Supérieur sont fermés à tous');
});

test('French sets signs off by spaces at which no line breaks', () => {
  const broken = / [:;!»%]| \?(?!\w)|« |[^\u00a0]\?(?=\s|$)|\w[;!](?=\s)/;
  none(
    allIn(french)
      .map(({ text }) => text)
      .filter((text) => broken.test(text)),
  );
});

test('French has one sign for an elision, in mails, pages and sheets alike', () => {
  const folder = new URL('../../templates/locales/fr/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(10);
  none(files.filter((file) => /\p{L}’\p{L}/u.test(readFileSync(new URL(file, folder), 'utf8'))));
});

test.each(['de', 'fr'])('a thing has one word in %s, and a judge its own: Schiedsrichter, juge', (language) => {
  const root = new URL('../../', import.meta.url);
  const found = [`templates/locales/${language}/`, `docs/texts/${language}/`].flatMap((room) =>
    readdirSync(new URL(room, root), { encoding: 'utf8' }).flatMap((file) => {
      const whole = readFileSync(new URL(`${room}${file}`, root), 'utf8');
      const others =
        /\b(?:d(?:er|ie|as|e[nms]|iese[rsnm]?)|(?:k?ein|unser|jede)\w{0,2}|vom|zum|beim|am|le|un|ce|du|de|au|votre|notre|chaque) judges?(?![\w-])|Befehlsbl[aä]tt\w*|\b(?:courriel|robot)s?\b/gi;
      return (whole.match(others) ?? []).map((words) => `${file}: ${words}`);
    }),
  );
  none(found);
});

test('dates have one form, from one place', () => {
  const root = new URL('../../', import.meta.url);
  const others = ['templates', 'lambdas', 'infra/local', 'engine'].flatMap((room) =>
    readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${room}/${file}`)
      .filter((file) =>
        /toLocale(?:Date|Time)String|DateTimeFormat\((?!'en-US', (?:options|\{ timeZone)|\)\.resolvedOptions)|grammar\.date\(/.test(
          readFileSync(new URL(file, root), 'utf8'),
        ),
      ),
  );
  none(others);
});
